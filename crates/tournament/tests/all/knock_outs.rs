//! Knock-outs: which matches there are, who has won one without play, and who stands where in the middle of it.

use crate::common::book::{Book, team_matches};
use openroom_tournament::Through;

fn knock_out(teams: u32, sessions: u32) -> Book {
    let mut book = Book::new(
        &format!("kind: teams, structure: knock-out, sessions: {sessions}"),
        "method: imps",
    );
    for n in 1..=teams {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"
        ));
    }
    book
}

/// Plays a round: who is named first in each match makes so many tricks in four spades, the other one ten.
fn play(book: &mut Book, at: &str, (session, round): (u16, u32), tricks: &[u8]) {
    book.ok(&format!(
        "{at} director | round-started: {{session: {session}, round: {round}}}"
    ));
    let state = book.event.state();
    let tables = state.round(session, round).unwrap().tables.clone();
    for (n, table) in tables.iter().enumerate() {
        for board in &table.boards {
            let tricks = match n % 2 {
                0 => tricks[n / 2],
                _ => 10,
            };
            book.ok(&format!("{at} director | result: {{session: {session}, round: {round}, table: {}, board: {}, contract: 4S, by: N, tricks: {tricks}}}", table.name, board.board));
        }
    }
}

fn ranks(book: &Book, through: Option<Through>) -> Vec<Option<u32>> {
    let standings = book.event.standings(through).unwrap();
    let mut places = standings.places;
    places.sort_by_key(|place| place.contestant);
    places.iter().map(|place| place.rank).collect()
}

fn matches(book: &Book) -> usize {
    book.event.scored(None).unwrap().scores.matches.len()
}

/// 143.2.2: two survivors of a triangle meet again. Team 1 beat team 2 by far, but the final is another match.
#[test]
fn survivors_of_a_triangle_meet_in_another_match() {
    let mut book = knock_out(3, 1);
    let rounds: &[&[_]] = &[
        &[(1, 2, "1-8")],
        &[(2, 3, "9-16")],
        &[(1, 3, "17-24")],
        &[(1, 2, "25-32")],
    ];
    book.movement("17:02", 1, &team_matches(3, rounds));
    for round in 1..=3 {
        play(&mut book, "18:00", (1, round), &[13]);
    }
    play(&mut book, "18:30", (1, 4), &[9]);
    assert_eq!(matches(&book), 4, "{}", book.event.export(None));
    assert_eq!(ranks(&book, None), [Some(2), Some(1), Some(3)]);
}

/// The same after a triangle as it is usually played: each team against both others at once.
#[test]
fn survivors_of_a_triangle_at_three_tables() {
    let mut book = knock_out(3, 1);
    let mut whole = openroom_movements::generate::triangle(8).unwrap();
    let last =
        openroom_movements::Movement::read(&team_matches(3, &[&[(1, 2, "101-108")]])).unwrap();
    whole.rounds.extend(last.rounds);
    whole.meetings = 9;
    whole.copies = 2;
    book.movement("17:02", 1, &whole.to_yaml());
    let last = u32::try_from(whole.rounds.len()).unwrap();
    for round in 1..=last {
        book.ok(&format!(
            "18:00 director | round-started: {{round: {round}}}"
        ));
        let tables = book.event.state().round(1, round).unwrap().tables.clone();
        for table in &tables {
            let ns = table.sitting.contestants().next().unwrap();
            // The lower number wins in the triangle, team 2 in the final.
            let tricks = match (round == last, ns) {
                (false, ns) => 14 - u8::try_from(ns).unwrap(),
                (true, ns) => 8 + u8::try_from(ns).unwrap(),
            };
            for board in &table.boards {
                book.ok(&format!("18:00 director | result: {{round: {round}, table: {}, board: {}, contract: 4S, by: N, tricks: {tricks}}}", table.name, board.board));
            }
        }
    }
    assert_eq!(matches(&book), 4, "{}", book.event.export(None));
    assert_eq!(ranks(&book, None), [Some(2), Some(1), Some(3)]);
}

/// A triangle in two halves stays three matches, one after the other or at once, also if the third team leaves in between; and
/// extra boards belong to the match that was level (143.2.2b).
#[test]
fn halves_of_a_triangle_are_one_match() {
    let mut book = knock_out(3, 1);
    let rounds: &[&[_]] = &[
        &[(1, 2, "1-8")],
        &[(2, 3, "9-16")],
        &[(1, 3, "17-24")],
        &[(1, 2, "25-32")],
        &[(2, 3, "33-40")],
        &[(1, 3, "41-48")],
    ];
    book.movement("17:02", 1, &team_matches(3, rounds));
    for round in 1..=6 {
        play(&mut book, "18:00", (1, round), &[11]);
    }
    assert_eq!(matches(&book), 3);
    let mut book = knock_out(3, 1);
    book.movement("17:02", 1, &team_matches(3, rounds));
    for round in 1..=3 {
        play(&mut book, "18:00", (1, round), &[11]);
    }
    book.ok("18:10 director | withdrew: {contestant: 3, accepted: true} | ill");
    let rest = team_matches(3, &rounds[..4]).replace('\n', "\\n");
    book.ok(&format!(
        "18:11 director | movement-changed: {{from: 4, plan: \"{rest}\"}} | one team less"
    ));
    play(&mut book, "18:20", (1, 4), &[9]);
    assert_eq!(matches(&book), 3, "{}", book.event.export(None));
    let mut book = knock_out(3, 1);
    let rounds: &[&[_]] = &[
        &[(1, 2, "1-16")],
        &[(2, 3, "17-32")],
        &[(1, 3, "33-48")],
        &[(1, 2, "49-50")],
    ];
    book.movement("17:02", 1, &team_matches(3, rounds));
    for (round, tricks) in [(1, 10), (2, 11), (3, 11), (4, 9)] {
        play(&mut book, "18:00", (1, round), &[tricks]);
    }
    assert_eq!(matches(&book), 3, "{}", book.event.export(None));
    assert_eq!(ranks(&book, None), [Some(2), Some(1), Some(3)]);
}

/// A repechage: 2 lost to 1, beat 4, and meets 1 again in the final.
#[test]
fn a_repechage_brings_another_match() {
    let mut book = knock_out(4, 1);
    let rounds: &[&[_]] = &[
        &[(1, 2, "1-8"), (3, 4, "1-8")],
        &[(1, 3, "9-16"), (2, 4, "9-16")],
        &[(1, 2, "17-24")],
    ];
    book.movement("17:02", 1, &team_matches(4, rounds));
    play(&mut book, "18:00", (1, 1), &[13, 11]);
    play(&mut book, "18:20", (1, 2), &[11, 11]);
    play(&mut book, "18:40", (1, 3), &[9]);
    assert_eq!(matches(&book), 5);
    assert_eq!(ranks(&book, None)[..2], [Some(2), Some(1)]);
    // Who leaves the final has lost it, and nothing of the first match is taken back (145.10).
    let mut book = knock_out(4, 1);
    book.movement("17:02", 1, &team_matches(4, rounds));
    play(&mut book, "18:00", (1, 1), &[13, 11]);
    play(&mut book, "18:20", (1, 2), &[11, 11]);
    book.ok("18:30 director | withdrew: {contestant: 1, accepted: true} | ill");
    let text = book.event.export(None);
    assert!(
        text.contains("{match: R3-1-2, teams: [1, 2], boards: 8, round: 3, walkover: 2}"),
        "{text}"
    );
    assert_eq!(text.matches("walkover").count(), 1, "{text}");
    assert!(text.contains("match: R1-1-2, room"), "{text}");
    // The same when the final is taken out of the plan.
    let rest = team_matches(4, &rounds[..2]).replace('\n', "\\n");
    book.ok(&format!(
        "18:31 director | movement-changed: {{from: 3, plan: \"{rest}\"}} | no final"
    ));
    let text = book.event.export(None);
    assert!(
        text.contains("{match: R3-1-2, teams: [1, 2], boards: 8, round: 3, walkover: 2}"),
        "{text}"
    );
    assert!(text.contains("match: R1-1-2, room"), "{text}");
}

/// 145.10, 143.2.1: extra boards of another match do not make one that was over go on; who was beaten stays beaten. A second
/// half does, and so do extra boards for a match that was level itself.
#[test]
fn extra_boards_elsewhere_give_no_walkover() {
    let first: &[_] = &[(1, 4, "1-16"), (2, 3, "1-16")];
    for (tricks, more, won) in [
        ([11, 10], "17-18", 0),
        ([10, 10], "17-18", 1),
        ([11, 11], "17-18", 1),
        ([11, 10], "17-32", 1),
    ] {
        let mut book = knock_out(4, 1);
        book.movement("17:02", 1, &team_matches(4, &[first]));
        play(&mut book, "18:00", (1, 1), &tricks);
        book.ok("18:30 director | withdrew: {contestant: 1, accepted: true} | ill");
        let whole = team_matches(4, &[first, &[(2, 3, more)]]).replace('\n', "\\n");
        book.ok(&format!(
            "18:31 director | movement-changed: {{from: 2, plan: \"{whole}\"}} | level"
        ));
        play(&mut book, "18:40", (1, 2), &[11]);
        let text = book.event.export(None);
        assert_eq!(
            text.matches("walkover: 4").count(),
            won,
            "{tricks:?} {more}"
        );
    }
}

/// A knock-out in steps: who comes in later stands with those whom nobody has put out, until the event is over.
#[test]
fn who_comes_in_later_is_not_last() {
    let mut book = knock_out(5, 1);
    let rounds: &[&[_]] = &[
        &[(4, 5, "1-8")],
        &[(3, 4, "9-16")],
        &[(2, 3, "17-24")],
        &[(1, 2, "25-32")],
    ];
    book.movement("17:02", 1, &team_matches(5, rounds));
    for (round, expected) in [
        (1, [1, 1, 1, 1, 5]),
        (2, [1, 1, 1, 4, 5]),
        (3, [1, 1, 3, 4, 5]),
        (4, [1, 2, 3, 4, 5]),
    ] {
        play(&mut book, "18:00", (1, round), &[11]);
        assert_eq!(ranks(&book, None), expected.map(Some), "{round}");
    }
    book.ok("19:00 director | session-over: {}");
    let after = Through {
        session: 1,
        round: 3,
    };
    assert_eq!(ranks(&book, Some(after)), [1, 1, 3, 4, 5].map(Some));
    // Who never played at all stands last when it is over.
    let mut book = knock_out(5, 1);
    let rounds: &[&[_]] = &[
        &[(1, 2, "1-8"), (3, 4, "1-8")],
        &[(1, 3, "9-16")],
        &[(1, 3, "17-24")],
    ];
    book.movement("17:02", 1, &team_matches(5, rounds));
    play(&mut book, "18:00", (1, 1), &[11, 11]);
    play(&mut book, "18:20", (1, 2), &[11]);
    play(&mut book, "18:40", (1, 3), &[11]);
    assert_eq!(ranks(&book, None)[4], Some(1));
    book.ok("19:00 director | session-over: {}");
    assert!(!book.event.export(None).contains("waiting"));
}

/// 145.10: a match of two sessions that one leaves after the first, and the second is never laid out.
#[test]
fn a_second_session_that_is_never_laid_out() {
    let mut book = knock_out(2, 2);
    book.movement("17:02", 1, &team_matches(2, &[&[(1, 2, "1-8")]]));
    play(&mut book, "18:00", (1, 1), &[11]);
    book.ok("18:30 director | session-over: {}");
    assert_eq!(ranks(&book, None), [Some(1), Some(2)]);
    book.ok("18:31 director | withdrew: {contestant: 1, accepted: true} | ill");
    assert_eq!(ranks(&book, None), [Some(2), Some(1)]);
    // A semi-final is over; its winner leaves before the final.
    let mut book = knock_out(4, 2);
    let semi: &[_] = &[(1, 2, "1-8"), (3, 4, "1-8")];
    book.movement("17:02", 1, &team_matches(4, &[semi]));
    play(&mut book, "18:00", (1, 1), &[11, 11]);
    book.ok("18:30 director | session-over: {}");
    book.ok("18:31 director | withdrew: {contestant: 1, accepted: true} | ill");
    assert!(!book.event.export(None).contains("walkover"));
    // The final over two sessions.
    let mut book = knock_out(4, 3);
    book.movement("17:02", 1, &team_matches(4, &[semi]));
    book.movement("17:02", 2, &team_matches(4, &[&[(1, 3, "1-8")]]));
    play(&mut book, "18:00", (1, 1), &[11, 11]);
    book.ok("18:30 director | session-over: {}");
    play(&mut book, "18:40", (2, 1), &[11]);
    book.ok("18:50 director | session-over: {session: 2}");
    book.ok("18:51 director | withdrew: {contestant: 1, accepted: true} | ill");
    assert_eq!(ranks(&book, None)[..3], [Some(2), Some(3), Some(1)]);
}
