//! Who of a team sits where, who has played how many boards, who joins, who leads (Law 5, White Book 81.4.3, 144, 163.2).

use crate::common::book::{Book, team_match};

/// Two teams of six that meet in one round, before it.
fn six_a_side(settings: &str) -> Book {
    let mut book = Book::new("kind: teams, structure: round-robin", settings);
    for n in 1..=4 {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d, T{n}e, T{n}f]}}"));
    }
    let plan = openroom_movements::generate::round_robin(4, 4).unwrap();
    book.movement("17:02", 1, &plan.to_yaml());
    book
}

fn shown(book: &Book) -> Vec<(u32, usize)> {
    let all = book.event.line_ups().into_iter();
    all.map(|one| (one.contestant, one.ns.len() + one.ew.len()))
        .collect()
}

/// Who meets contestant 1 in round 1.
fn opponent(book: &Book) -> u32 {
    let round = book.event.state().round(1, 1).unwrap();
    let mut two = round.tables.iter().filter_map(|table| table.sitting.two());
    two.find(|two| two.0 == 1).unwrap().1
}

/// White Book 5.1: both hand in, and neither sees the other's until both are in.
#[test]
fn line_ups_are_sealed_until_both_are_in() {
    let mut book = six_a_side("");
    let other = opponent(&book);
    let first = "line-up: {round: 1, contestant: 1, ns: [T1a, T1b], ew: [T1c, T1d]}";
    book.no(&format!("17:03 captain {other} | {first}"), "Law 5B");
    book.no(
        "17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a], ew: [T1c]}",
        "-",
    );
    book.no(
        "17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T2b], ew: [T1c, T1d]}",
        "Law 4",
    );
    book.no(
        "17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1b], ew: [T1a, T1d]}",
        "Law 3",
    );
    book.ok(&format!("17:03 captain 1 Cap | {first}"));
    assert_eq!(shown(&book), [(1, 0)]);
    // It may still be changed, and is still sealed.
    book.ok("17:04 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1e], ew: [T1c, T1d]}");
    assert_eq!(shown(&book), [(1, 0)]);
    book.ok(&format!("17:05 contestant {other} | line-up: {{round: 1, contestant: {other}, ns: [T{other}a, T{other}b], ew: [T{other}c, T{other}d]}}"));
    assert_eq!(shown(&book), [(1, 4), (other, 4)]);
    // Now it is for the Director, with the reason.
    book.no(&format!("17:06 captain 1 | {first}"), "WB 4.1");
    book.no(&format!("17:06 director | {first}"), "-");
    book.ok(&format!("17:06 director | {first} | T1e is ill"));
    assert_eq!(book.event.line_ups()[0].changes, 2);
}

/// When time is over, what is there is shown.
#[test]
fn a_round_that_begins_opens_line_ups() {
    let mut book = six_a_side("");
    book.ok("17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1b], ew: [T1c, T1d]}");
    book.start("17:10", 1, 1);
    assert_eq!(shown(&book), [(1, 4)]);
}

/// In the open: the one with the seating right sees the other's first.
#[test]
fn line_ups_in_the_open() {
    let mut book = six_a_side("line-ups: open");
    let other = opponent(&book);
    let late = format!(
        "captain {other} | line-up: {{round: 1, contestant: {other}, ns: [T{other}a, T{other}b], ew: [T{other}c, T{other}d]}}"
    );
    book.no(&format!("17:03 {late}"), "Law 5B");
    book.ok("17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1b], ew: [T1c, T1d]}");
    assert_eq!(shown(&book), [(1, 4)]);
    book.ok(&format!("17:04 {late}"));
    let closed = Book::new("kind: teams", "")
        .apply("17:00 organiser | regulations: {layer: event, settings: {line-ups: none}}");
    assert!(closed.is_err());
}

/// White Book 81.4.3: a pair that was slow may not play together in the next round.
#[test]
fn a_pair_that_is_kept_apart() {
    let mut book = six_a_side("");
    book.no(
        "17:03 director | kept-apart: {round: 1, contestant: 1, players: [T1a, T1b]}",
        "-",
    );
    book.no(
        "17:03 director | kept-apart: {round: 1, contestant: 1, players: [T1a, T2b]} | slow",
        "-",
    );
    book.ok("17:03 director | kept-apart: {round: 1, contestant: 1, players: [T1b, T1a]} | slow in the last two rounds");
    book.no(
        "17:04 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1c, T1d], ew: [T1a, T1b]}",
        "WB 81.4.3",
    );
    book.ok("17:04 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1c], ew: [T1b, T1d]}");
    book.ok("17:05 captain 1 | line-up: {round: 2, contestant: 1, ns: [T1c, T1d], ew: [T1a, T1b]}");
}

/// White Book 144.1: boards played by each member, with those who stood in.
#[test]
fn boards_of_each_member() {
    let mut book = six_a_side("");
    for (by, round, four) in [
        ("captain 1", 1, "ns: [T1a, T1b], ew: [T1c, T1d]"),
        ("director", 2, "ns: [T1a, T1e], ew: [T1f, T1d]"),
    ] {
        book.ok(&format!(
            "17:03 {by} | line-up: {{round: {round}, contestant: 1, {four}}} | two are ill"
        ));
    }
    book.ok(
        "17:04 director | substitute: {contestant: 1, out: T1d, in: Sub, from: 2, to: 2} | ill",
    );
    for round in 1..=3 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let all = book.event.team_boards();
    let of = |player: &str| {
        all[0]
            .members
            .iter()
            .find(|one| one.player == player)
            .map(|one| one.boards)
    };
    assert_eq!((all[0].boards, all[0].untold), (12, 4));
    let told = ["T1a", "T1b", "T1c", "T1d", "T1e", "T1f", "Sub"].map(|player| of(player).unwrap());
    assert_eq!(told, [8, 4, 4, 4, 4, 4, 4]);
    // Of a team of four everybody has played everything.
    let mut four = team_match("");
    four.start("18:00", 1, 1);
    four.play("18:05", 1, 1);
    let own = &four.event.team_boards()[0];
    assert_eq!((own.boards, own.untold), (4, 0));
    assert!(own.members.iter().all(|one| one.boards == 4));
}

/// White Book 144.1: additions until half-way, with approval, of people who play in no other team.
#[test]
fn players_join_a_team_until_half_way() {
    let mut book = team_match("");
    book.no(
        "17:03 director | added: {contestant: 1, player: New One}",
        "WB 144.1",
    );
    book.no(
        "17:03 organiser | added: {contestant: 1, player: T2a}",
        "Law 4",
    );
    book.ok("17:03 organiser | added: {contestant: 1, player: New One, member: '77'}");
    book.ok("17:04 director | added: {contestant: 1, player: Sixth, approved-by: Org}");
    book.no(
        "17:05 organiser | added: {contestant: 1, player: Seventh}",
        "Law 4",
    );
    assert_eq!(book.event.state().contestants[&1].entered.players.len(), 6);
    assert_eq!(book.event.state().contestants[&1].entered.members[4], "77");
    for round in 1..=2 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    book.no(
        "18:30 organiser | added: {contestant: 2, player: Late}",
        "WB 144.1",
    );
}

/// E14: an entry made by mistake goes, before its first result; then no ranking has it.
#[test]
fn an_entry_made_by_mistake_is_removed() {
    let mut book = team_match("");
    book.ok("17:03 director | entered: {contestant: 5, name: Wrong, players: [Wa, Wb, Wc, Wd]}");
    book.no("17:04 director | entry-removed: {contestant: 5}", "-");
    book.no(
        "17:04 contestant 5 | entry-removed: {contestant: 5} | typed twice",
        "Law 80B2h",
    );
    book.ok("17:04 director | entry-removed: {contestant: 5} | typed twice");
    let places = book.event.standings(None).unwrap().places;
    assert!(places.iter().all(|place| place.contestant != 5));
    // The people may be entered anew.
    book.ok("17:05 director | entered: {contestant: 6, players: [Wa, Wb, Wc, Wd]}");
    book.ok("17:05 director | entry-removed: {contestant: 6} | once more");
    book.start("18:00", 1, 1);
    let mut early = book.clone();
    early.ok("18:01 director | entry-removed: {contestant: 4} | is not here");
    assert!(early.event.missing().iter().all(|one| {
        let table = early.event.state().table(1, 1, &one.table).unwrap();
        table.sitting.side_of(4).is_none()
    }));
    book.play("18:05", 1, 1);
    book.no(
        "18:06 director | entry-removed: {contestant: 4} | is not here",
        "-",
    );
}

/// White Book 144.1, 144.2: emergency substitutes play four boards; beyond that the team is out of competition. A substitute may take the
/// place over, and the organiser may permit more in advance.
#[test]
fn substitutes_in_an_emergency_and_for_good() {
    let mut book = Book::pairs("");
    book.ok("17:03 director | substitute: {contestant: 1, out: P1a, in: Fill, from: 1, emergency: true} | not here");
    for round in 1..=2 {
        book.start(&format!("18:{round}0"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let ranked = |book: &Book| {
        let places = book.event.standings(None).unwrap().places;
        places
            .iter()
            .find(|place| place.contestant == 1)
            .unwrap()
            .rank
            .is_some()
    };
    assert!(ranked(&book));
    book.start("18:30", 1, 3);
    book.play("18:35", 1, 3);
    assert!(!ranked(&book));
    let mut other = Book::pairs("");
    other.no(
        "17:03 director | permitted: {contestant: 2, player: P2a}",
        "Law 80B2",
    );
    other.ok("17:03 organiser | permitted: {contestant: 2, player: P2a}");
    assert_eq!(other.event.state().permissions.len(), 1);
    other.ok("17:04 director | substitute: {contestant: 2, out: P2a, in: Newcomer, from: 1, for-good: true} | ill");
    assert_eq!(
        other.event.state().contestants[&2].entered.players,
        ["Newcomer", "P2b"]
    );
    other.no("17:05 director | substitute: {contestant: 2, out: P2a, in: Again, from: 1, for-good: true} | ill", "Law 4");
}

/// White Book 163.2: a captain for each match, and both confirm its result.
#[test]
fn captains_of_matches() {
    let mut book = team_match("");
    assert_eq!(book.event.captain_of(1, 1, 1), Some("Cap 1"));
    book.ok("17:03 captain 1 | captain: {contestant: 1, name: T1a}");
    book.ok("17:03 director | captain: {contestant: 1, name: Visitor, session: 1, round: 2}");
    book.no(
        "17:03 captain 2 | captain: {contestant: 1, name: T2a}",
        "Law 92D2",
    );
    let of = |book: &Book, round: u32| book.event.captain_of(1, 1, round).map(str::to_owned);
    assert_eq!(of(&book, 1).as_deref(), Some("T1a"));
    assert_eq!(of(&book, 2).as_deref(), Some("Visitor"));
    let two = opponent(&book);
    book.start("18:00", 1, 1);
    let act = format!("match-confirmed: {{round: 1, teams: [1, {two}]}}");
    book.no(&format!("18:01 captain 1 | {act}"), "Law 79A1");
    book.play("18:05", 1, 1);
    book.no(&format!("18:06 director | {act}"), "Law 79A1");
    book.ok(&format!("18:06 captain 1 | {act}"));
    book.no(&format!("18:07 captain 1 | {act}"), "-");
    book.ok(&format!("18:07 captain {two} | {act}"));
    let confirmed: Vec<_> = book.event.state().confirmed.values().collect();
    assert_eq!(confirmed[0].len(), 2);
}
