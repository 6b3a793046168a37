//! Knock-outs by their bracket, from the draw to the winner.

use proptest::prelude::*;

use crate::common::book::Book;
use openroom_tournament::entry::MatchPlace;
use openroom_tournament::knock_out::{Decided, Tie, TieState};
use openroom_tournament::questions::Suggestion;

/// A knock-out of so many teams, seeded by their numbers, with its bracket.
pub fn bracket(teams: u32, more: &str) -> Book {
    let mut book = Book::new("kind: teams, structure: knock-out", "method: imps");
    for n in 1..=teams {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"
        ));
    }
    let seeds: Vec<String> = (1..=teams).map(|n| n.to_string()).collect();
    book.ok(&format!(
        "17:02 director | bracket: {{seeds: [{}], boards: [2]{more}}}",
        seeds.join(", ")
    ));
    book
}

pub fn place(text: &str) -> MatchPlace {
    text.parse().unwrap()
}

pub fn tie(book: &Book, at: &str) -> Tie {
    let ties = book.event.ties();
    ties.into_iter().find(|tie| tie.place == place(at)).unwrap()
}

pub fn sides(book: &Book, at: &str) -> [Option<u32>; 2] {
    tie(book, at).sides.map(|slot| slot.team())
}

/// Lays out these matches, or all that can be, and starts the round.
pub fn next(book: &mut Book, at: &str, which: &[&str]) {
    let all: Vec<String> = match which {
        [] => book
            .event
            .to_lay_out()
            .iter()
            .map(|tie| tie.place.to_string())
            .collect(),
        some => some.iter().map(|&one| one.to_owned()).collect(),
    };
    book.ok(&format!(
        "{at} director | laid-out: {{matches: [{}]}}",
        all.join(", ")
    ));
    let round = book.event.state().sessions[0].rounds.len();
    book.ok(&format!(
        "{at} director | round-started: {{round: {round}}}"
    ));
}

/// Plays what is missing of a match: one side makes a trick more than the other on each board, or nobody does.
pub fn play(book: &mut Book, at: &str, which: &str, winner: Option<u32>) {
    let tables = tie(book, which).tables;
    for missing in book.event.missing() {
        if !tables.contains(&missing.table) {
            continue;
        }
        let sitting = book
            .event
            .state()
            .table(1, missing.round, &missing.table)
            .unwrap()
            .sitting;
        let home = sitting.contestants().next();
        let tricks = if winner.is_some() && home == winner {
            10
        } else {
            9
        };
        book.ok(&format!(
            "{at} director | result: {{round: {}, table: {}, board: {}, contract: 4S, by: N, tricks: {tricks}}}",
            missing.round, missing.table, missing.board
        ));
    }
}

/// The second checker has nothing to say.
pub fn kept(book: &Book) {
    let broken = openroom_tournament::promises::knock_out::look_at(&book.log, &book.event);
    let said: Vec<String> = broken.iter().map(|one| one.said.to_string()).collect();
    assert!(said.is_empty(), "{said:?}\n{}", told(book));
}

/// The log without its results, for whoever looks for a fault.
fn told(book: &Book) -> String {
    use openroom_tournament::Action;
    let acts = book.log.iter().map(|entry| &entry.action);
    let some = acts.filter(|act| !matches!(act, Action::Entered(_) | Action::Result(_)));
    some.map(|act| format!("{act:?}\n")).collect()
}

fn ranks(book: &Book) -> Vec<(u32, Option<u32>)> {
    let places = book.event.standings(None).unwrap().places;
    places
        .iter()
        .map(|place| (place.contestant, place.rank))
        .collect()
}

#[test]
fn six_teams_to_the_winner() {
    let mut book = bracket(6, ", third: true");
    assert_eq!(sides(&book, "1/2"), [Some(4), Some(5)]);
    assert_eq!(tie(&book, "1/1").how, Some(Decided::Bye));
    assert_eq!(tie(&book, "2/1").state, TieState::Waiting);
    next(&mut book, "18:00", &[]);
    book.no("18:00 director | laid-out: {matches: [1/2]}", "-");
    play(&mut book, "18:10", "1/2", Some(5));
    // The one match is over, the other is not: whoever is ready plays on.
    assert_eq!(sides(&book, "2/1"), [Some(1), Some(5)]);
    next(&mut book, "18:20", &["2/1"]);
    play(&mut book, "18:25", "1/4", Some(3));
    play(&mut book, "18:30", "2/1", Some(1));
    next(&mut book, "18:40", &[]);
    assert_eq!(sides(&book, "2/2"), [Some(2), Some(3)]);
    assert_eq!(tie(&book, "2/2").tables, ["1", "2"]);
    play(&mut book, "18:50", "2/2", Some(3));
    assert_eq!(sides(&book, "third"), [Some(5), Some(2)]);
    next(&mut book, "19:00", &[]);
    play(&mut book, "19:10", "third", Some(2));
    play(&mut book, "19:10", "3/1", Some(3));
    assert_eq!(book.event.champion(), Some(3));
    kept(&book);
    book.ok("19:20 director | session-over: {}");
    let expected = [(3, 1), (1, 2), (2, 3), (5, 4), (4, 5), (6, 5)];
    assert_eq!(ranks(&book), expected.map(|(who, rank)| (who, Some(rank))));
    let text = book.event.export(None);
    assert!(text.contains("to-final: 2"), "{text}");
    let again = openroom_scoring::event_file::read(&text).unwrap();
    assert_eq!(openroom_scoring::event_file::write(&again), text);
}

/// A penalty of the second round reversed the first, which was over.
#[test]
fn a_penalty_moves_the_match_that_was_being_played() {
    for place in ["", ", round: 2, table: 1"] {
        let mut book = bracket(4, "");
        next(&mut book, "18:00", &[]);
        play(&mut book, "18:30", "1/1", Some(1));
        play(&mut book, "18:30", "1/2", Some(2));
        next(&mut book, "19:00", &[]);
        book.ok(&format!(
            "19:10 director | penalty: {{contestant: 1, offence: late, standard: 2{place}}}"
        ));
        assert_eq!(sides(&book, "2/1"), [Some(1), Some(2)]);
        play(&mut book, "19:30", "2/1", None);
        assert_eq!(tie(&book, "2/1").winner, Some(2), "{}", told(&book));
        kept(&book);
    }
    // That of the first round moves the first, whenever it is scored.
    let mut book = bracket(4, "");
    next(&mut book, "18:00", &[]);
    book.ok("18:10 director | penalty: {contestant: 1, offence: late, standard: 2}");
    play(&mut book, "18:30", "1/1", None);
    assert_eq!(tie(&book, "1/1").winner, Some(4), "{}", told(&book));
}

#[test]
fn level_matches_have_more_boards_or_lots() {
    let mut book = bracket(4, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/1", None);
    play(&mut book, "18:10", "1/2", None);
    assert_eq!(tie(&book, "1/1").state, TieState::Level);
    let told = book.event.suggestions();
    assert!(told.contains(&Suggestion::MatchLevel {
        place: place("1/1"),
        boards: 2,
        one: 1,
        other: 4
    }));
    // One is decided by two more boards, the other by lot.
    book.no(
        "18:20 director | match-decided: {match: 1/2, how: lots} | no time",
        "-",
    );
    next(&mut book, "18:20", &["1/1"]);
    play(&mut book, "18:30", "1/1", Some(4));
    assert_eq!(tie(&book, "1/1").winner, Some(4));
    assert_eq!(tie(&book, "1/1").boards, 4);
    book.ok("18:30 director | match-decided: {match: 1/2, how: lots, lots: 271828} | no time");
    let drawn = tie(&book, "1/2").winner.unwrap();
    let other = 5 - drawn;
    book.no(
        &format!("18:31 director | match-decided: {{match: 1/2, how: lots, lots: 271828, winner: {other}}} | no time"),
        "-",
    );
    let text = book.event.export(None);
    assert!(text.contains(&format!("lots: {drawn}")), "{text}");
    next(&mut book, "18:40", &[]);
    play(&mut book, "18:50", "2/1", Some(4));
    assert_eq!(ranks(&book)[..2], [(4, Some(1)), (drawn, Some(2))]);
    kept(&book);
}

/// A match that is being played and is given to one side wants no more results, and the session ends (145.10).
#[test]
fn a_walkover_frees_the_session() {
    let mut book = bracket(4, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/2", Some(2));
    // One board of it has been played at both tables, and team 1 won that.
    let wanting = book.event.missing();
    let board = wanting[0].board;
    for (one, tricks) in wanting.iter().filter(|one| one.board == board).zip([10, 9]) {
        book.ok(&format!("18:10 director | result: {{round: {}, table: {}, board: {board}, contract: 4S, by: N, tricks: {tricks}}}", one.round, one.table));
    }
    book.ok(
        "18:11 director | match-decided: {match: 1/1, how: walkover, winner: 4} | Team 1 went home",
    );
    assert!(book.event.missing().is_empty());
    // The bracket shows who won, and no score of what was left.
    let shown = openroom_tournament::view::bracket(&book.event).unwrap();
    let place: MatchPlace = "1/1".parse().unwrap();
    let given = shown.matches.iter().find(|one| one.place == place).unwrap();
    assert_eq!(given.winner, Some(4));
    assert!(given.sides.iter().all(|side| side.score.is_none()));
    assert!(
        shown
            .matches
            .iter()
            .any(|one| one.sides.iter().all(|side| side.score.is_some()))
    );
    next(&mut book, "18:20", &[]);
    play(&mut book, "18:30", "2/1", Some(4));
    book.ok("18:40 director | session-over: {}");
    assert_eq!(book.event.champion(), Some(4));
    kept(&book);
}

/// Whoever is not out stands above whoever is, also while its match is played (a seed with a bye, a match that is level).
#[test]
fn who_is_not_out_stands_first() {
    let mut book = bracket(6, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/2", Some(4));
    play(&mut book, "18:10", "1/4", Some(3));
    next(&mut book, "18:20", &["2/2"]);
    play(&mut book, "18:30", "2/2", Some(2));
    next(&mut book, "18:40", &["2/1"]);
    let first: Vec<u32> = ranks(&book)
        .into_iter()
        .filter(|(_, rank)| *rank == Some(1))
        .map(|(who, _)| who)
        .collect();
    assert_eq!(first, [1, 2, 4]);
    play(&mut book, "18:50", "2/1", None);
    assert_eq!(tie(&book, "2/1").state, TieState::Level);
    next(&mut book, "19:00", &["2/1"]);
    assert_eq!(
        ranks(&book)[..3].iter().map(|one| one.1).max(),
        Some(Some(1))
    );
    assert_eq!(ranks(&book)[3], (3, Some(4)));
}

/// 143.2.1: a knock-out is not final without a winner.
#[test]
fn a_level_final_is_decided_first() {
    let mut book = bracket(2, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/1", None);
    book.ok("18:40 director | session-over: {}");
    book.ok("18:41 director | official: {}");
    book.ok("18:42 director | published: {}");
    let day = "2026-05-20T12:00:00Z";
    book.no(&format!("{day} director | final: {{}}"), "WB 143.2.1");
    book.ok(&format!(
        "{day} director | match-decided: {{match: 1/1, how: lots, lots: 7}} | level"
    ));
    book.ok(&format!("{day} director | official: {{}}"));
    book.ok("2026-05-27T12:00:00Z director | final: {}");
}

#[test]
fn matches_by_a_date() {
    let mut book = bracket(4, ", by: [2026-06-01T23:59:00Z, 2026-07-01T23:59:00Z]");
    book.ok("17:10 director | arranged: {match: 1/1, host: 4, venue: Owl Club, on: 2026-05-28T19:00:00Z}");
    book.no("17:10 director | arranged: {match: 1/1, host: 2}", "-");
    book.no(
        "17:11 director | arranged: {match: 1/2, by: 2026-06-08T23:59:00Z}",
        "-",
    );
    book.ok("17:11 director | arranged: {match: 1/2, by: 2026-06-08T23:59:00Z} | two are ill");
    let due = |book: &Book, at: &str| {
        book.event
            .suggestions()
            .into_iter()
            .find_map(|one| match one {
                Suggestion::MatchBy { place: of, by, .. } if of == place(at) => {
                    Some(by.to_string())
                }
                _ => None,
            })
    };
    assert_eq!(due(&book, "1/1").unwrap(), "2026-06-01T23:59:00Z");
    assert_eq!(due(&book, "1/2").unwrap(), "2026-06-08T23:59:00Z");
    book.no(
        "17:12 director | match-decided: {match: 1/1, how: walkover} | not played",
        "WB 145.10",
    );
    book.no(
        "17:12 director | match-decided: {match: 1/1, how: walkover, winner: 4}",
        "-",
    );
    book.ok("17:12 director | match-decided: {match: 1/1, how: walkover, winner: 4} | not played");
    assert_eq!(due(&book, "1/1"), None);
    next(&mut book, "18:00", &["1/2"]);
    play(&mut book, "18:10", "1/2", Some(3));
    book.no(
        "18:11 director | arranged: {match: 1/2, venue: Crow Club}",
        "-",
    );
    next(&mut book, "18:20", &[]);
    // What was decided is not decided otherwise once its winner has sat down.
    book.no(
        "18:21 director | match-decided: {match: 1/1, how: walkover, winner: 1} | wrong",
        "-",
    );
    play(&mut book, "18:30", "2/1", Some(4));
    assert_eq!(
        ranks(&book),
        [(4, Some(1)), (3, Some(2)), (1, Some(3)), (2, Some(3))]
    );
}

/// 145.11.1: the team that was beaten last takes the place of the one that is disqualified.
#[test]
fn a_beaten_team_is_put_back() {
    let mut book = bracket(8, ", plate: true");
    next(&mut book, "18:00", &[]);
    for (at, winner) in [("1/1", 8), ("1/2", 4), ("1/3", 2), ("1/4", 3)] {
        play(&mut book, "18:10", at, Some(winner));
    }
    next(&mut book, "18:20", &[]);
    assert_eq!(sides(&book, "2/1"), [Some(8), Some(4)]);
    // Team 1 plays the plate meanwhile, and is ahead.
    let plate = book.event.ties().into_iter().find(|tie| {
        tie.place.part == openroom_tournament::entry::Part::Plate
            && tie.teams().is_some_and(|teams| teams.contains(&1))
    });
    let plate = plate.unwrap();
    let against = plate
        .teams()
        .unwrap()
        .into_iter()
        .find(|&who| who != 1)
        .unwrap();
    let back = "18:30 director | put-back: {match: 1/1, contestant: 1, occurred: 2026-05-14T18:05:00Z} | another signal";
    book.no(back, "WB 145.11.1");
    book.ok("18:30 organiser | disqualified: {contestant: 8} | wild signals");
    assert!(
        book.event
            .suggestions()
            .contains(&Suggestion::MayBePutBack {
                place: place("1/1"),
                contestant: 1,
                winner: 8
            })
    );
    assert_eq!(tie(&book, "2/1").winner, Some(4));
    // Neither without the time, nor after the end of that match.
    book.no(
        "18:30 director | put-back: {match: 1/1, contestant: 1} | signals",
        "WB 145.11.1",
    );
    book.no(&back.replace("18:05", "18:15"), "WB 145.11.1");
    book.no("18:30 director | put-back: {match: 1/2, contestant: 5, occurred: 2026-05-14T18:05:00Z} | signals", "WB 145.11.1");
    book.ok(back);
    assert_eq!(sides(&book, "2/1"), [Some(1), Some(4)]);
    assert_eq!(tie(&book, "2/1").state, TieState::Ready);
    let void = tie(&book, &plate.place.to_string());
    assert_eq!(void.winner, Some(against));
    let of = book.event.state().knock_out.as_ref().unwrap();
    assert_eq!(of.decided[&plate.place].points, Some(false));
    play(&mut book, "18:35", "2/2", Some(2));
    next(&mut book, "18:40", &["2/1"]);
    play(&mut book, "18:50", "2/1", Some(1));
    let rest: Vec<String> = book
        .event
        .missing()
        .iter()
        .map(|m| m.table.clone())
        .collect();
    assert!(!rest.is_empty());
    next(&mut book, "19:00", &["3/1"]);
    play(&mut book, "19:10", "3/1", Some(1));
    assert_eq!(book.event.champion(), Some(1));
    kept(&book);
    let ranks = ranks(&book);
    assert_eq!(ranks[..2], [(1, Some(1)), (2, Some(2))]);
    assert!(ranks.contains(&(8, None)));
}

/// 145.11.1 c: the next match goes on once an eighth of it is played; a withdrawal is a walkover unless the conditions say otherwise.
#[test]
fn nobody_is_put_back_into_a_match_that_is_far() {
    let act = "18:40 director | put-back: {match: 1/1, contestant: 4, occurred: 2026-05-14T18:05:00Z} | signals";
    for (boards, ground) in [(0, None), (1, Some("WB 145.11.1"))] {
        let mut book = bracket(4, "");
        next(&mut book, "18:00", &[]);
        play(&mut book, "18:10", "1/1", Some(1));
        play(&mut book, "18:10", "1/2", Some(2));
        next(&mut book, "18:20", &[]);
        for missing in book.event.missing().into_iter().take(boards) {
            book.ok(&format!("18:25 director | result: {{round: 2, table: {}, board: {}, contract: 4S, by: N, tricks: 10}}", missing.table, missing.board));
        }
        book.ok("18:30 organiser | disqualified: {contestant: 1} | signals");
        match ground {
            None => book.ok(act),
            Some(ground) => book.no(act, ground),
        }
        assert_eq!(
            tie(&book, "2/1").winner.is_none(),
            ground.is_none(),
            "{boards}"
        );
    }
    for (conditions, taken) in [("", false), (", put-back: withdrawn", true)] {
        let mut book = bracket(4, conditions);
        next(&mut book, "18:00", &[]);
        play(&mut book, "18:10", "1/1", Some(1));
        book.ok("18:30 director | withdrew: {contestant: 1, accepted: true} | ill");
        match taken {
            true => book.ok(act),
            false => book.no(act, "WB 145.11.1"),
        }
    }
}

/// 145.12: who leaves keeps ranking points or not, as the organiser says.
#[test]
fn whether_points_are_kept_is_for_the_organiser() {
    let mut book = bracket(4, "");
    book.ok("17:30 director | withdrew: {contestant: 4, accepted: true} | ill");
    assert_eq!(tie(&book, "1/1").how, Some(Decided::Left));
    let open = Suggestion::PointsToDecide { contestant: 4 };
    assert!(book.event.suggestions().contains(&open));
    book.no(
        "17:31 scorer | points-decided: {contestant: 4, keeps: true}",
        "Law 80B2",
    );
    book.no(
        "17:31 organiser | points-decided: {contestant: 3, keeps: true}",
        "WB 145.12",
    );
    book.ok("17:31 organiser | points-decided: {contestant: 4, keeps: true}");
    assert!(!book.event.suggestions().contains(&open));
}

/// A score that is put right after the next match was laid out: the right team takes its place there.
#[test]
fn a_changed_score_changes_who_goes_on() {
    let mut book = bracket(4, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/1", Some(1));
    play(&mut book, "18:10", "1/2", Some(2));
    next(&mut book, "18:12", &[]);
    let table = &tie(&book, "1/1").tables[1].clone();
    for board in [1, 2] {
        book.ok(&format!("18:13 director | correction: {{round: 1, table: {table}, board: {board}, class: gross, approved-by: Org, contract: 4S, by: N, tricks: 12}} | typed wrongly"));
    }
    assert_eq!(tie(&book, "1/1").winner, Some(4));
    assert!(tie(&book, "2/1").stale);
    book.ok("18:14 director | put-back: {match: 1/1, contestant: 4} | the score was wrong");
    assert_eq!(sides(&book, "2/1"), [Some(4), Some(2)]);
    assert!(!tie(&book, "2/1").stale);
    kept(&book);
}

#[test]
fn a_bracket_is_proved() {
    let mut book = Book::new("kind: teams, structure: knock-out", "method: imps");
    for n in 1..=5 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"
        ));
    }
    for wrong in [
        "seeds: [1, 2, 3, 4], boards: [2]",
        "seeds: [1, 2, 3, 4, 4], boards: [2]",
        "seeds: [1, 2, 3, 4, 6], boards: [2]",
        "seeds: [1, 2, 3, 4, 5], boards: []",
        "seeds: [1, 2, 3, 4, 5], boards: [0]",
        "seeds: [1, 2, 3, 4, 5], boards: [2], plate: true",
        "seeds: [1, 2, 3, 4, 5], boards: [2], plan: 'bracket: 4'",
    ] {
        book.no(&format!("17:02 director | bracket: {{{wrong}}}"), "-");
    }
    book.no(
        "17:02 contestant 1 | bracket: {seeds: [1, 2, 3, 4, 5], boards: [2]}",
        "Law 80B2",
    );
    // Lots are the lots of their seed, in whatever order they are put into the pot.
    let drawn = openroom_movements::Bracket::by_lot(&[3, 4, 5], 99);
    for order in ["3, 4, 5", "5, 3, 4"] {
        let mut again = book.clone();
        again.ok(&format!(
            "17:02 director | bracket: {{seeds: [1, 2, {order}], seeded: 2, lots: 99, boards: [2]}}"
        ));
        let seeds = &again.event.state().knock_out.as_ref().unwrap().set.seeds;
        assert_eq!(seeds[..2], [1, 2]);
        assert_eq!(seeds[2..], drawn);
        next(&mut again, "18:00", &[]);
        kept(&again);
    }
    book.ok("17:02 director | bracket: {seeds: [5, 4, 3, 2, 1], boards: [2]}");
    book.no(
        "17:03 director | bracket: {seeds: [1, 2, 3, 4, 5], boards: [2]}",
        "-",
    );
    book.ok("17:03 director | bracket: {seeds: [1, 2, 3, 4, 5], boards: [4, 6]} | drawn anew");
    assert_eq!(tie(&book, "3/1").boards, 6);
    next(&mut book, "18:00", &[]);
    book.no(
        "18:01 director | bracket: {seeds: [5, 2, 3, 4, 1], boards: [2]} | again",
        "-",
    );
    let mut book = Book::new("kind: pairs", "");
    book.no("17:02 director | bracket: {seeds: [], boards: [2]}", "-");
}

/// What a stream of numbers makes of a bracket: matches laid out and played in any order, teams that leave, teams put back.
fn played_by_chance(teams: u32, mut chance: u64) -> Book {
    let mut below = move |end: usize| {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (chance >> 33) as usize % end.max(1)
    };
    let conditions = match (teams, below(3)) {
        (4.., 0) => ", third: true",
        (8.., 1) if ![9, 17, 33].contains(&teams) => ", plate: true, put-back: withdrawn",
        _ => "",
    };
    let mut book = bracket(teams, conditions);
    let mut minute = 0;
    for _ in 0..40 * teams {
        minute += 1;
        let at = format!(
            "2026-05-{:02}T{:02}:{:02}:00Z",
            15 + minute / 1440,
            minute / 60 % 24,
            minute % 60
        );
        let ties = book.event.ties();
        if ties.iter().all(|tie| tie.state == TieState::Over) {
            break;
        }
        let alive: Vec<u32> = (1..=teams)
            .filter(|&who| {
                let there = book.event.state().contestants[&who].withdrawn.is_none();
                let lost = |tie: &Tie| tie.to_final.is_some() && tie.loser() == Some(who);
                let back = ties
                    .iter()
                    .any(|tie| tie.goes_on == Some(who) && tie.winner != Some(who));
                there && (back || !ties.iter().any(lost))
            })
            .collect();
        match below(12) {
            0 if alive.len() > 2 => {
                let who = alive[below(alive.len())];
                let act = match below(2) {
                    0 => format!(
                        "{at} director | withdrew: {{contestant: {who}, accepted: true}} | ill"
                    ),
                    _ => format!("{at} organiser | disqualified: {{contestant: {who}}} | signals"),
                };
                book.ok(&act);
            }
            1 | 2
                if book
                    .event
                    .state()
                    .contestants
                    .values()
                    .any(|one| one.disqualified) =>
            {
                for one in book.event.suggestions() {
                    if let Suggestion::MayBePutBack {
                        place, contestant, ..
                    } = one
                    {
                        book.ok(&format!("{at} director | put-back: {{match: {place}, contestant: {contestant}, occurred: 2026-05-14T18:00:00Z}} | signals"));
                        break;
                    }
                }
            }
            3 => {
                let level: Vec<_> = ties
                    .iter()
                    .filter(|tie| tie.state == TieState::Level)
                    .collect();
                if let Some(tie) = level.first() {
                    let lots = below(1000);
                    book.ok(&format!("{at} director | match-decided: {{match: {}, how: lots, lots: {lots}}} | late", tie.place));
                }
            }
            4 => {
                let ready: Vec<_> = ties
                    .iter()
                    .filter(|tie| tie.state == TieState::Ready)
                    .collect();
                if let Some(tie) = ready.first().filter(|_| below(3) == 0) {
                    let winner = tie.teams().unwrap()[below(2)];
                    book.ok(&format!("{at} director | match-decided: {{match: {}, how: walkover, winner: {winner}}} | not played by its date", tie.place));
                }
            }
            5 | 6 => {
                let open = book.event.to_lay_out();
                if !open.is_empty() {
                    let some = 1 + below(open.len());
                    let which: Vec<String> = open
                        .iter()
                        .take(some)
                        .map(|tie| tie.place.to_string())
                        .collect();
                    let which: Vec<&str> = which.iter().map(String::as_str).collect();
                    next(&mut book, &at, &which);
                }
            }
            _ => {
                let on: Vec<_> = ties
                    .iter()
                    .filter(|tie| tie.state == TieState::Playing)
                    .collect();
                if !on.is_empty() {
                    let tie = on[below(on.len())];
                    let winner = tie.teams().unwrap();
                    let winner =
                        [Some(winner[0]), Some(winner[1]), Some(winner[1]), None][below(4)];
                    play(&mut book, &at, &tie.place.to_string(), winner);
                }
            }
        }
    }
    book
}

proptest! {
    #![proptest_config(crate::cases(6))]

    /// Whatever happens, one team is left, and the second checker finds every promise kept.
    #[test]
    fn one_team_is_left(teams in 2_u32..=40, chance in any::<u64>()) {
        let book = played_by_chance(teams, chance);
        let ties = book.event.ties();
        let open: Vec<_> = ties.iter().filter(|tie| tie.state != TieState::Over).collect();
        prop_assert!(open.is_empty(), "{open:?}");
        let champion = book.event.champion().unwrap();
        prop_assert!(book.event.state().contestants[&champion].withdrawn.is_none());
        kept(&book);
        let places = book.event.standings(None).unwrap().places;
        prop_assert_eq!(places[0].contestant, champion);
        prop_assert_eq!(places[0].rank, Some(1));
        let text = book.event.export(None);
        let again = openroom_scoring::event_file::read(&text).unwrap();
        prop_assert_eq!(openroom_scoring::event_file::write(&again), text);
    }
}

/// The checker is not blind: what the log tells is changed behind its back.
#[test]
fn broken_promises_are_found() {
    use openroom_tournament::Action;
    let mut book = bracket(4, "");
    next(&mut book, "18:00", &[]);
    play(&mut book, "18:10", "1/1", Some(1));
    play(&mut book, "18:10", "1/2", Some(2));
    next(&mut book, "18:20", &[]);
    kept(&book);
    let found = |change: &dyn Fn(&mut Action)| {
        let mut log = book.log.clone();
        log.iter_mut().for_each(|entry| change(&mut entry.action));
        let broken = openroom_tournament::promises::knock_out::look_at(&log, &book.event);
        broken
            .iter()
            .map(|one| one.said.to_string())
            .collect::<Vec<_>>()
    };
    let seeds = found(&|action| {
        if let Action::Bracket(set) = action {
            set.seeds = vec![1, 4, 3, 2];
        }
    });
    assert!(
        seeds.iter().any(|said| said.contains("before they must")),
        "{seeds:?}"
    );
    let fewer = found(&|action| {
        if let Action::Bracket(set) = action {
            set.seeds.pop();
        }
    });
    assert!(
        fewer.iter().any(|said| said.contains("was to have a bye")),
        "{fewer:?}"
    );
    let swapped = found(&|action| {
        if let Action::LaidOut(laid) = action
            && laid.matches.len() == 2
        {
            laid.matches.reverse();
        }
    });
    assert!(
        swapped
            .iter()
            .any(|said| said.contains("do not meet in match")),
        "{swapped:?}"
    );
    // A team that was beaten sits down again.
    let mut log = book.log.clone();
    for entry in &mut log {
        if let Action::LaidOut(laid) = &mut entry.action
            && laid.matches.len() == 1
        {
            laid.matches[0] = place("1/1");
        } else if let Action::LaidOut(laid) = &mut entry.action {
            laid.matches = vec![place("2/1"), place("1/2")];
        }
    }
    let broken = openroom_tournament::promises::knock_out::look_at(&log, &book.event);
    let said: Vec<String> = broken.iter().map(|one| one.said.to_string()).collect();
    assert!(
        said.iter()
            .any(|said| said.contains("was beaten") || said.contains("without having won")),
        "{said:?}"
    );
}
