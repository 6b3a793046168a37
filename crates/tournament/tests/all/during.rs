//! Contestants and matches during an event, as the White Book has them: how much substitutes may play, reserves, late pairs, matches that
//! are cut short, captains, variations.

use openroom_tournament::questions::{Step, Suggestion};

use crate::common::book::{Book, team_match};

fn told(book: &Book, wanted: &Suggestion) -> bool {
    book.event.suggestions().contains(wanted)
}

/// White Book 144.2: in one session half of the boards, told before it is too much, and enforced.
#[test]
fn a_substitute_plays_half_of_one_session() {
    // Five rounds of two boards: five of ten may be played by somebody else.
    let mut book = Book::pairs("");
    book.no(
        "17:10 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 1} | ill",
        "WB 144.2",
    );
    book.no(
        "17:10 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 3} | ill",
        "WB 144.2",
    );
    book.ok(
        "17:10 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 1, to: 2} | ill",
    );
    let near = Suggestion::ReplacedNext {
        contestant: 1,
        player: "P1a".into(),
        boards: 4,
        most: 5,
    };
    assert!(told(&book, &near), "{:?}", book.event.suggestions());
    // Somebody else in his place is one more round without him.
    book.no(
        "17:11 director | substitute: {contestant: 1, out: P1a, in: Tom, from: 3, to: 3} | ill",
        "WB 144.2",
    );
    // Who takes over the place, or plays out of competition, or has permission, may.
    let mut over = book.clone();
    over.ok("17:11 director | substitute: {contestant: 1, out: P1a, in: Tom, from: 3, for-good: true} | ill");
    assert!(!told(&over, &near));
    let mut emergency = book.clone();
    emergency.ok("17:11 director | substitute: {contestant: 1, out: P1a, in: Tom, from: 3, emergency: true} | ill");
    let mut permitted = book.clone();
    permitted.ok("17:11 organiser | permitted: {contestant: 1, player: P1a}");
    permitted.ok("17:11 director | substitute: {contestant: 1, out: P1a, in: Tom, from: 3} | ill");
    assert!(permitted.event.suggestions().iter().all(|one| !matches!(
        one,
        Suggestion::Replaced { .. } | Suggestion::ReplacedNext { .. }
    )));
    // A log that was taken before stays readable, and tells it.
    let mut old = book.clone();
    let entry = openroom_tournament::log::read_entry("{at: 2026-05-14T17:12:00Z, by: director, why: ill, substitute: {contestant: 1, out: P1a, in: Tom, from: 3}}").unwrap();
    old.event.recall(&entry).unwrap();
    let out = Suggestion::Replaced {
        contestant: 1,
        player: "P1a".into(),
        boards: 10,
        most: 5,
    };
    assert!(told(&old, &out), "{:?}", old.event.suggestions());
    // An organiser may set no limit.
    let mut free = Book::pairs("substitutes: free");
    free.ok("17:10 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 1} | ill");
}

/// Several sessions: one of them; two of more than four where one qualifies; four boards once qualified.
#[test]
fn substitutes_over_several_sessions() {
    let sessions = |count: u16, settings: &str| {
        let mut book = Book::new(&format!("kind: pairs, sessions: {count}"), settings);
        for n in 1..=6 {
            book.ok(&format!(
                "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
            ));
        }
        let plan = openroom_movements::generate::howell(3, 2)
            .unwrap()
            .to_yaml();
        for session in 1..=count {
            book.movement("17:02", session, &plan);
        }
        book
    };
    let whole = |session: u16| {
        format!(
            "17:10 director | substitute: {{contestant: 1, out: P1a, in: Sam, session: {session}, from: 1}} | ill"
        )
    };
    let one_more = "17:11 director | substitute: {contestant: 1, out: P1a, in: Sam, session: 3, from: 1, to: 1} | ill";
    for settings in ["", "substitutes: qualifying"] {
        let mut book = sessions(3, settings);
        book.ok(&whole(1));
        book.no(one_more, "WB 144.2");
    }
    let mut many = sessions(5, "substitutes: qualifying");
    many.ok(&whole(1));
    many.ok(&whole(2));
    many.no(one_more, "WB 144.2");
    let mut few = sessions(5, "");
    few.ok(&whole(1));
    few.no(one_more, "WB 144.2");
}

/// A later stage, as one makes it of others.
fn later_stage() -> Book {
    let mut book = Book::pairs("");
    book.ok("17:03 organiser | qualified-from: {events: [], plan: {stages: [{name: Final}]}, stage: 1, places: []}");
    book
}

/// White Book 144.5: where one qualifies for an event a reserve is asked first; anybody else plays out of competition.
#[test]
fn a_reserve_is_asked_first() {
    let mut book = later_stage();
    book.no(
        "17:50 director | stand-by: {contestant: 2, players: [Gil, Hal]} | absent",
        "WB 144.5",
    );
    let mut other = book.clone();
    other.ok("17:50 director | stand-by: {contestant: 2, players: [Gil, Hal], out-of-competition: true} | the movement would have a sit-out");
    book.ok(
        "17:50 director | stand-by: {contestant: 2, players: [Gil, Hal], reserve: true} | absent",
    );
    // Once qualified, somebody who is not entered plays four boards.
    book.ok(
        "17:51 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 1, to: 2} | ill",
    );
    book.no(
        "17:52 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 3, to: 3} | ill",
        "WB 144.2",
    );
}

/// White Book 145.6: the boards that a late pair misses are 60/40 by themselves, and vanish if it never comes.
#[test]
fn what_a_late_pair_misses_is_awarded() {
    let mut book = Book::pairs("");
    let awards = |book: &Book| {
        book.lines(&["award: {ns: 60, ew: 40}"]) + book.lines(&["award: {ns: 40, ew: 60}"])
    };
    book.ok("17:55 director | late: {contestant: 2, minutes: 40, awards: true}");
    book.start("18:00", 1, 1);
    let missing = |book: &Book, round: u32| {
        let all = book.event.missing().into_iter();
        all.filter(|one| one.round == round).count()
    };
    // The others play; at the table of the late pair nobody does.
    let at = {
        let openroom_tournament::questions::Next::Table { table, .. } =
            book.event.place_of(2, 1, 1).unwrap()
        else {
            panic!()
        };
        table
    };
    let others = |book: &mut Book, at: &str, round: u32, but: &str| {
        for one in book.event.missing() {
            if one.round == round && one.table != but {
                book.ok(&format!("{at} director | result: {{round: {round}, table: {}, board: {}, contract: 3NT, by: N, tricks: 9}}", one.table, one.board));
            }
        }
    };
    others(&mut book, "18:05", 1, &at);
    assert_eq!((missing(&book, 1), awards(&book)), (2, 0));
    book.start("18:15", 1, 2);
    assert_eq!((missing(&book, 1), awards(&book)), (0, 2));
    // Started too early: the round goes on, and nothing has been awarded.
    book.ok("18:16 director | round-taken-back: {round: 2}");
    assert_eq!((missing(&book, 1), awards(&book)), (2, 0));
    book.start("18:17", 1, 2);
    assert_eq!(awards(&book), 2);
    let mut comes = book.clone();
    comes.play("18:20", 1, 2);
    comes.start("18:30", 1, 3);
    assert_eq!((missing(&comes, 2), awards(&comes)), (0, 2));
    // After the time at which it was expected nothing is awarded by itself.
    let mut later = book.clone();
    let there = {
        let openroom_tournament::questions::Next::Table { table, .. } =
            later.event.place_of(2, 1, 2).unwrap()
        else {
            panic!()
        };
        table
    };
    others(&mut later, "18:20", 2, &there);
    later.start("18:50", 1, 3);
    assert_eq!((missing(&later, 2), awards(&later)), (2, 2));
    // It is told again, with the time that it has been by now: what has gone by is settled at once.
    later.ok("18:51 director | late: {contestant: 2, minutes: 60, awards: true}");
    assert_eq!((missing(&later, 2), awards(&later)), (0, 4));
    // It never comes: nobody has anything for it.
    later.ok("18:55 director | withdrew: {contestant: 2} | never came");
    assert_eq!(awards(&later), 0);
    let mut teams = team_match("");
    teams.no(
        "17:55 director | late: {contestant: 1, minutes: 40, awards: true}",
        "WB 145.6",
    );
}

/// White Book 145.7: the start may wait ten minutes for somebody who is on the way.
#[test]
fn the_start_may_wait() {
    let mut book = Book::pairs("");
    book.ok("17:55 director | late: {contestant: 2, minutes: 8, notice: true}");
    book.ok("17:55 director | late: {contestant: 3, minutes: 30, notice: true}");
    let waits = Suggestion::StartMayWait {
        contestant: 2,
        session: 1,
        minutes: 8,
        most: 10,
    };
    let all = |book: &Book| {
        let all = book.event.suggestions().into_iter();
        all.filter(|one| matches!(one, Suggestion::StartMayWait { .. }))
            .collect::<Vec<_>>()
    };
    assert_eq!(all(&book), [waits]);
    book.ok("17:56 organiser | regulations: {layer: event, settings: {delay-minutes: 5}}");
    assert_eq!(all(&book), []);
    book.ok("17:56 organiser | regulations: {layer: event, settings: {delay-minutes: 10}}");
    book.start("18:00", 1, 1);
    assert_eq!(all(&book), []);
}

/// White Book 147.7: seven full minutes a board, said before play, and nothing comes back but by consent.
#[test]
fn a_match_that_begins_late_is_cut_short() {
    let mut book = Book::new(
        "kind: teams, structure: swiss",
        "method: imps, vp: wbf-2013",
    );
    for n in 1..=4 {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"));
    }
    let plan = openroom_movements::generate::round_robin(4, 8).unwrap();
    book.movement("17:02", 1, &plan.to_yaml());
    let two = {
        let round = book.event.state().round(1, 1).unwrap();
        let mut two = round.tables.iter().filter_map(|table| table.sitting.two());
        two.find(|two| two.0 == 1).unwrap()
    };
    let teams = format!("teams: [{}, {}]", two.0, two.1);
    book.no(
        &format!("18:01 director | cut-short: {{round: 1, {teams}}} | late"),
        "Law 8B1",
    );
    book.ok("18:00 director | round-started: {round: 1, minutes: 64}");
    book.no(
        &format!("18:05 director | cut-short: {{round: 1, {teams}}} | late"),
        "WB 147.7",
    );
    book.no(
        "18:20 director | cut-short: {round: 1, teams: [1, 1]} | late",
        "-",
    );
    book.no(
        &format!("18:20 director | cut-short: {{round: 1, {teams}}}"),
        "-",
    );
    // 44 minutes are six boards of seven, not seven.
    book.no(
        &format!("18:20 director | cut-short: {{round: 1, {teams}, boards: 7}} | late"),
        "WB 147.7",
    );
    book.ok(&format!(
        "18:20 director | cut-short: {{round: 1, {teams}, fault: [1]}} | late"
    ));
    let open = |book: &Book| {
        let missing = book.event.missing().into_iter();
        let own = missing.filter(|one| {
            let table = book.event.state().table(1, 1, &one.table).unwrap();
            table.sitting.two() == Some(two)
        });
        own.count()
    };
    assert_eq!(open(&book), 12);
    book.no(
        &format!("18:21 director | cut-short: {{round: 1, {teams}}} | late"),
        "WB 147.7",
    );
    let table = {
        let state = book.event.state();
        let round = state.round(1, 1).unwrap();
        let mut own = round.tables.iter();
        own.find(|table| table.sitting.two() == Some(two))
            .unwrap()
            .clone()
    };
    let last = table.boards[7].board;
    let back = format!(
        "restored: {{round: 1, table: {}, boards: {last}",
        table.name
    );
    book.no(
        &format!("18:22 director | {back}}} | both were quick"),
        "WB 147.7",
    );
    book.no(
        &format!("18:22 director | {back}, agreed: [1]}} | both were quick"),
        "WB 147.7",
    );
    let mut again = book.clone();
    again.ok(&format!(
        "18:22 director | {back}, agreed: [{}, {}]}} | both were quick",
        two.0, two.1
    ));
    assert_eq!(open(&again), 13);
    // The match counts once what is left of it has been played, and the boards that are missing are charged to who was late.
    assert_eq!(book.lines(&["cut-short"]), 0);
    book.play("18:30", 1, 1);
    assert_eq!(book.lines(&["cut-short: {fault: 1}"]), 1);
    assert!(book.event.standings(None).is_ok());
    assert_eq!(
        book.event.state().boards_in_time(
            "2026-05-14T18:00:00Z".parse().unwrap(),
            "2026-05-14T18:48:59Z".parse().unwrap()
        ),
        6
    );
}

/// White Book 163.1: it is asked whether a breach by a captain harmed opponents: then no warning is enough.
#[test]
fn harm_is_asked_about() {
    let mut book = team_match("");
    assert!(book.event.asks_for_harm("captain"));
    assert_eq!(book.event.next_step(1, "captain"), Step::Warning);
    assert_eq!(
        book.event.next_step_if_harmed(1, "captain"),
        Step::Standard(4)
    );
    assert_eq!(book.event.next_step_if_harmed(1, "noise"), Step::Warning);
    book.no(
        "17:30 director | warning: {contestant: 1, offence: captain}",
        "WB 163.1",
    );
    book.no(
        "17:30 director | warning: {contestant: 1, offence: captain, harmed: true}",
        "WB 163.1",
    );
    book.no(
        "17:30 director | penalty: {contestant: 1, offence: captain, standard: 4}",
        "WB 163.1",
    );
    book.ok(
        "17:30 director | penalty: {contestant: 1, offence: captain, standard: 4, harmed: true}",
    );
    book.ok("17:31 director | warning: {contestant: 2, offence: captain, harmed: false}");
    book.ok("17:31 director | warning: {contestant: 2, offence: noise}");
}

/// Law 4, White Book 4.1, 80.6.1: partners stay together within a session; in a Swiss each round is one.
#[test]
fn partners_stay_within_a_session() {
    let six = |structure: &str| {
        let mut book = Book::new(&format!("kind: teams, structure: {structure}"), "");
        for n in 1..=4 {
            book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d, T{n}e, T{n}f]}}"));
        }
        let plan = openroom_movements::generate::round_robin(4, 4).unwrap();
        book.movement("17:02", 1, &plan.to_yaml());
        book.ok(
            "17:03 captain 1 | line-up: {round: 1, contestant: 1, ns: [T1a, T1b], ew: [T1c, T1d]}",
        );
        book
    };
    let other = "line-up: {round: 2, contestant: 1, ns: [T1a, T1c], ew: [T1e, T1f]}";
    let mut book = six("round-robin");
    book.no(&format!("17:04 captain 1 | {other}"), "WB 4.1");
    book.no(&format!("17:04 director | {other}"), "-");
    // Others may come in, as pairs of their own, and the pairs may change directions.
    book.ok("17:04 captain 1 | line-up: {round: 2, contestant: 1, ns: [T1e, T1f], ew: [T1b, T1a]}");
    book.ok(&format!("17:05 director | {other} | T1b is ill"));
    let mut swiss = six("swiss");
    swiss.ok(&format!("17:04 captain 1 | {other}"));
}

/// White Book 141.2: a regulation is varied for somebody, and the tables that it touches are told, in one act.
#[test]
fn a_variation_tells_the_tables() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let texts = |book: &Book| {
        let all = book.event.state().announcements.iter();
        all.map(|one| (one.said.table.clone(), one.said.text.clone()))
            .collect::<Vec<_>>()
    };
    let openroom_tournament::questions::Next::Table { table, .. } =
        book.event.place_of(2, 1, 1).unwrap()
    else {
        panic!()
    };
    book.no("18:01 director-in-charge | variation: {rule: bidding boxes, change: calls are spoken, tables: [9], tell: Speak} | needs it", "-");
    book.no("18:01 director-in-charge | variation: {rule: bidding boxes, change: calls are spoken, tables: [1]} | needs it", "-");
    book.ok("18:01 director-in-charge | variation: {rule: bidding boxes, change: calls are spoken, contestant: 2, tell: Speak your calls} | cannot use a box");
    assert_eq!(texts(&book), [(Some(table), "Speak your calls".to_owned())]);
    book.ok("18:02 director-in-charge | variation: {rule: cards, change: each card is named, tables: [1, 2], tell: Name your cards} | cannot see them");
    assert_eq!(texts(&book).len(), 3);
    assert_eq!(book.event.state().variations.len(), 2);
}

/// A match noted in victory points, where boards are played and nothing says what they are out of: refused, since the event could not be
/// scored once somebody leaves.
#[test]
fn victory_points_without_a_scale_are_refused() {
    let five = |settings: &str| {
        let mut book = Book::new("kind: teams", settings);
        for n in 1..=5 {
            book.ok(&format!("17:01 director | entered: {{contestant: {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"));
        }
        let plan = openroom_movements::generate::multiple_teams(5, 2).unwrap();
        book.movement("17:02", 1, &plan.to_yaml());
        book
    };
    let note = "17:03 director | match: {match: R1-1-2, teams: [1, 2], vps: [12, 8]}";
    five("").no(note, "Law 78D");
    let mut book = five("vp: {scale: wbf-2013, boards: 4}");
    book.ok(note);
    book.ok("17:04 organiser | disqualified: {contestant: 3} | cheated");
    assert!(book.event.standings(None).is_ok());
}
