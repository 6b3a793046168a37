//! Who enters, leaves, stands in; what is agreed; what could not be scored.

use crate::common::book::Book;
use openroom_movements::change;
use openroom_movements::generate::{
    Even, howell, individual, mitchell, multiple_teams, round_robin,
};
use openroom_scoring::Exact;
use openroom_tournament::questions::Next;
use openroom_tournament::{Standing, Through, log};

impl Book {
    /// Rounds played in full, the first at 18:00, ten minutes each.
    fn rounds(&mut self, session: u16, rounds: std::ops::RangeInclusive<u32>) {
        for round in rounds {
            let hour = 18 + (round - 1) / 5;
            let minute = (round - 1) % 5 * 10;
            self.ok(&format!(
                "{hour}:{minute:02} director | round-started: {{session: {session}, round: {round}}}"
            ));
            self.play(&format!("{hour}:{:02}", minute + 5), session, round);
        }
    }

    fn place(&self, contestant: u32) -> Standing {
        let standings = self.event.standings(None).unwrap();
        let mut places = standings.places.into_iter();
        places.find(|place| place.contestant == contestant).unwrap()
    }

    /// How many lines of the event file have all of these.
    pub fn lines(&self, parts: &[&str]) -> usize {
        let export = self.event.export(None);
        let has = |line: &&str| parts.iter().all(|part| line.contains(part));
        export.lines().filter(has).count()
    }
}

fn teams(kind: &str, settings: &str, count: u32) -> Book {
    let mut book = Book::new(&format!("kind: teams, {kind}"), settings);
    for n in 1..=count {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"));
    }
    book
}

#[test]
fn an_accepted_withdrawal_has_average_minus_once_and_on_half_at_most() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    book.ok("18:08 director | withdrew: {contestant: 2, accepted: true} | ill");
    book.rounds(1, 2..=5);
    let place = book.place(2);
    // Two boards played of ten: five at most are average minus, no line adds to them.
    assert_eq!(place.boards, 2);
    assert_eq!(book.lines(&["AVE-"]), 0);
    assert_eq!(book.lines(&["absent:"]), 8);
    let [two, all] = [2, 7].map(Exact::int);
    let tops = all * Exact::int(4);
    let percent = place.percent.clone().unwrap();
    assert_eq!(place.total.clone() * Exact::int(100) / tops, percent);
    // 40 % of a top of 4 on each of the five.
    let played = place.total - Exact::ratio(16, 10) * Exact::int(5);
    assert!(played.signum() >= 0 && played <= two * Exact::int(4));
    // Everybody else has all ten boards.
    for other in [1, 3, 4, 5, 6] {
        assert_eq!(book.place(other).boards, 10);
    }
}

#[test]
fn a_reason_accepted_in_part_costs_a_fine() {
    let withdrawn = |fine: &str| {
        let mut book = Book::pairs("");
        book.rounds(1, 1..=3);
        book.ok(&format!(
            "18:28 director | withdrew: {{contestant: 2, accepted: true{fine}}} | business"
        ));
        book.place(2).total
    };
    // A tenth of a top of 4 on each of four boards.
    assert_eq!(
        withdrawn("") - withdrawn(", fine: 10"),
        Exact::ratio(16, 10)
    );
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    for wrong in [
        "accepted: true, fine: 41",
        "fine: 10",
        "accepted: true, fine: x",
    ] {
        book.no(
            &format!("18:08 director | withdrew: {{contestant: 2, {wrong}}} | ill"),
            "WB 145.5",
        );
    }
}

#[test]
fn a_movement_changed_without_the_pair_keeps_the_average_plus_of_the_others() {
    let movement = howell(3, 2).unwrap();
    let mut kept = Book::pairs("");
    kept.rounds(1, 1..=2);
    kept.ok("18:18 director | withdrew: {contestant: 2, accepted: true} | ill");
    let mut changed = Book::pairs("");
    changed.rounds(1, 1..=2);
    changed.ok("18:18 director | withdrew: {contestant: 2, accepted: true} | ill");
    let (without, _) = change::leaves(&movement, 2, 2).unwrap();
    changed.change("18:19", 3, &without);
    // Before the change is written, or after it: it is the same.
    let mut first = Book::pairs("");
    first.rounds(1, 1..=2);
    first.change("18:18", 3, &without);
    first.ok("18:19 director | withdrew: {contestant: 2, accepted: true} | ill");
    for book in [&mut kept, &mut changed, &mut first] {
        book.rounds(1, 3..=5);
        book.ok("19:00 director | session-over: {}");
        assert_eq!(book.lines(&["absent:"]), 6);
    }
    let standings = kept.event.standings(None).unwrap();
    assert_eq!(changed.event.standings(None).unwrap(), standings);
    assert_eq!(first.event.standings(None).unwrap(), standings);
    assert!(
        standings
            .places
            .iter()
            .all(|place| place.boards == 10 || place.contestant == 2)
    );
}

#[test]
fn those_left_alone_in_an_individual_have_average_plus() {
    let mut book = Book::new("kind: individual", "");
    for n in 1..=8 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}]}}"
        ));
    }
    book.movement("17:02", 1, &individual(8, None, 2).unwrap().to_yaml());
    book.rounds(1, 1..=1);
    book.ok("18:08 director | withdrew: {contestant: 3} | ill");
    let rounds = u32::try_from(book.event.state().sessions[0].rounds.len()).unwrap();
    book.rounds(1, 2..=rounds);
    assert_eq!(book.lines(&["AVE-"]), 0);
    let all = 2 * rounds;
    for other in [1, 2, 4, 5, 6, 7, 8] {
        assert_eq!(book.place(other).boards, all, "{other}");
    }
    assert_eq!(book.place(3).rank, None);
    assert!(book.event.standings(None).unwrap().warnings.is_empty());
}

#[test]
fn a_late_pair_that_never_comes_leaves_no_trace() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.ok("18:00 director | late: {contestant: 2, minutes: 20}");
    let Some(Next::Table { table, boards, .. }) = book.event.place_of(2, 1, 1) else {
        panic!()
    };
    for board in boards {
        book.ok(&format!("18:01 director | cancelled: {{round: 1, table: {table}, boards: {board}, score: {{award: 60/40}}}} | late"));
    }
    book.play("18:05", 1, 1);
    assert_eq!(
        book.lines(&["award: {ns: 60, ew: 40}"]),
        2,
        "it may still come"
    );
    book.ok("18:09 director | withdrew: {contestant: 2} | never came");
    assert_eq!(book.lines(&["award: {ns: 60, ew: 40}"]), 0);
    book.rounds(1, 2..=5);
    assert_eq!(book.lines(&["absent:"]), 0);
    assert_eq!(book.lines(&["not-played: true"]), 10);
    assert!(
        book.event
            .export(None)
            .contains("contestant: 2, after: 0, of: 5")
    );
    let opponents = [1, 3, 4, 5, 6].map(|other| book.place(other).boards);
    assert_eq!(opponents, [8; 5]);
}

#[test]
fn sit_outs_in_imps_are_credited_and_the_one_who_left_is_not() {
    let mut book = Book::pairs("method: butler");
    book.ok("17:30 director | withdrew: {contestant: 2, accepted: true} | did not come");
    book.rounds(1, 1..=5);
    // All play four rounds of five: nobody has played more, so nothing is credited.
    let others: Exact = [1, 3, 4, 5, 6]
        .map(|other| book.place(other).total)
        .into_iter()
        .sum();
    assert!(others.is_zero(), "{others}");
}

#[test]
fn who_has_left_plays_no_more() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    book.ok("18:10 director | round-started: {round: 2}");
    let Some(Next::Table { table, boards, .. }) = book.event.place_of(2, 1, 2) else {
        panic!()
    };
    book.ok("18:12 director | withdrew: {contestant: 2} | ill");
    let result = |round: u32, table: &str, board: u32| {
        format!("result: {{round: {round}, table: {table}, board: {board}, contract: Pass}}")
    };
    let slip = result(2, &table, boards[0]);
    book.no(&format!("18:13 scorer | {slip}"), "WB 145.1");
    book.no(&format!("18:13 director | {slip}"), "WB 145.1");
    assert!(
        book.event
            .export(None)
            .contains("contestant: 2, after: 1, ")
    );
    book.ok(&format!(
        "18:13 director | {slip} | played before they left"
    ));
    assert!(
        book.event
            .export(None)
            .contains("contestant: 2, after: 2, ")
    );
    book.play("18:14", 1, 2);
    book.rounds(1, 3..=5);
    let Some((table, board)) = absent_place(&book, 3) else {
        panic!()
    };
    let later = result(3, &table, board);
    book.no(&format!("18:50 director | {later} | x"), "WB 145.1");
    book.ok("18:50 director | session-over: {}");
    book.no(
        &format!(
            "18:51 director | {} | found on the floor",
            result(2, &absent_place(&book, 2).unwrap().0, boards[1])
        ),
        "Law 8C",
    );
}

/// A board of a round that pair 2 does not play.
fn absent_place(book: &Book, round: u32) -> Option<(String, u32)> {
    let tables = &book.event.state().round(1, round)?.tables;
    let table = tables.iter().find(|t| t.sitting.side_of(2).is_some())?;
    let board = table.boards.iter().find(|b| b.result().is_none())?;
    Some((table.name.clone(), board.board))
}

#[test]
fn a_disqualified_pair_leaves_the_movement() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=2);
    book.ok("18:18 organiser | disqualified: {contestant: 2} | improper exchange of information");
    book.rounds(1, 3..=5);
    assert!(
        absent_place(&book, 3).is_some(),
        "nothing is played against it"
    );
    assert_eq!(book.lines(&["absent:"]), 6);
    book.ok("19:00 director | session-over: {}");
    assert_eq!(book.place(2).rank, None);
    // After the event everything stands (80.4).
    let mut after = Book::pairs("");
    after.rounds(1, 1..=5);
    after.ok("19:00 director | session-over: {}");
    let scores = after.place(1).total;
    after.ok("19:10 organiser | disqualified: {contestant: 2} | improper exchange of information");
    assert_eq!((after.place(1).total, after.place(2).rank), (scores, None));
    assert_eq!(after.lines(&["absent:"]), 0);
}

#[test]
fn a_team_that_leaves_in_the_middle_of_a_match_loses_the_rest() {
    let mut book = teams(
        "structure: round-robin",
        "vp: {scale: wbf-2013, boards: 4}",
        4,
    );
    book.movement("17:02", 1, &round_robin(4, 4).unwrap().to_yaml());
    book.rounds(1, 1..=2);
    book.ok("18:20 director | round-started: {round: 3}");
    let mine: Vec<_> = tables_of(&book, 3, 4);
    let boards = mine[0].1.clone();
    for (table, _, _) in &mine {
        for board in &boards[..2] {
            book.ok(&format!("18:25 director | result: {{round: 3, table: {table}, board: {board}, contract: Pass}}"));
        }
    }
    book.play_others("18:26", 3, 4);
    book.ok("18:30 director | withdrew: {contestant: 4} | went home");
    let name = book.event.export(None);
    let note = name
        .lines()
        .find(|line| line.contains("cut-short"))
        .unwrap();
    assert!(note.contains("boards: 4, cut-short: {fault: 4}"), "{note}");
    assert_eq!(book.lines(&["bye:"]), 0);
    book.ok("18:31 director | session-over: {}");
    // Two boards drawn and two at average plus: 6 IMPs to the others.
    let other = tables_of(&book, 3, 4)[0].2;
    let with = book.place(other).total;
    assert!(with > Exact::int(0));
    let mut drawn = book.event.export(None);
    drawn = drawn.replace("cut-short: {fault: 4}", "imps: [0, 0]");
    let scored = openroom_scoring::event_file::read(&drawn).unwrap();
    assert!(openroom_scoring::score_event(&scored).is_ok());
}

/// The tables of a team in a round: name, boards, opponent.
fn tables_of(book: &Book, round: u32, team: u32) -> Vec<(String, Vec<u32>, u32)> {
    let tables = &book.event.state().round(1, round).unwrap().tables;
    let own = tables.iter().filter(|t| t.sitting.side_of(team).is_some());
    own.map(|t| {
        let boards = t.boards.iter().map(|b| b.board).collect();
        let other = t.sitting.contestants().find(|&who| who != team).unwrap();
        (t.name.clone(), boards, other)
    })
    .collect()
}

impl Book {
    /// Every result of a round but those of a team.
    fn play_others(&mut self, at: &str, round: u32, team: u32) {
        let own: Vec<String> = tables_of(self, round, team)
            .into_iter()
            .map(|t| t.0)
            .collect();
        for missing in self.event.missing() {
            if missing.round == round && !own.contains(&missing.table) {
                self.ok(&format!("{at} director | result: {{round: {round}, table: {}, board: {}, contract: Pass}}", missing.table, missing.board));
            }
        }
    }
}

#[test]
fn teams_left_without_opponents_in_the_middle_of_a_session_have_average_plus() {
    let mut book = teams("structure: field", "vp: {scale: wbf-2013, boards: 3}", 5);
    book.movement("17:02", 1, &multiple_teams(5, 3).unwrap().to_yaml());
    let rounds = u32::try_from(book.event.state().sessions[0].rounds.len()).unwrap();
    book.rounds(1, 1..=1);
    book.ok("18:08 director | withdrew: {contestant: 4} | went home");
    book.rounds(1, 2..=rounds);
    assert!(book.lines(&["bye: average-plus", "boards: 3"]) > 0);
    book.ok("19:50 director | session-over: {}");
    assert!(book.event.standings(None).is_ok());
}

#[test]
fn pairs_that_score_by_matches_have_byes() {
    for (structure, bye) in [
        ("field", "average-plus"),
        ("round-robin", "{withdrawn: 2}"),
        ("swiss", "usual"),
    ] {
        let mut book = Book::new(
            &format!("kind: pairs, structure: {structure}"),
            "vp: {scale: ebu-pairs-20, boards: 2}",
        );
        for n in 1..=6 {
            book.ok(&format!(
                "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
            ));
        }
        book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
        book.rounds(1, 1..=3);
        book.ok("18:28 director | withdrew: {contestant: 2} | ill");
        book.rounds(1, 4..=5);
        assert_eq!(book.lines(&["bye: ", bye]), 2, "{structure}");
        assert_eq!(book.lines(&["absent"]), 0);
        book.ok("19:00 director | session-over: {}");
        let standings = book.event.standings(None).unwrap();
        assert_eq!(standings.places.len(), 6);
        // In each round, too.
        for round in 1..=5 {
            let through = Through { session: 1, round };
            assert!(book.event.standings(Some(through)).is_ok());
        }
    }
}

#[test]
fn a_form_played_once_is_awarded() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=5);
    let line = book.event.traveller(1, 1)[0].clone();
    let (round, table) = (line.round, line.table.to_owned());
    book.ok(&format!("18:50 director | fouled: {{board: 1, form: b, at: [{{round: {round}, table: {table}}}]}} | a card was in the wrong hand"));
    assert_eq!(
        book.lines(&["board: 1,", "form: b", "award: {ns: AVE+, ew: AVE+}"]),
        1
    );
    book.ok("18:55 director | session-over: {}");
    book.ok("18:56 director | official: {}");
    // Two tables of three in form b: the third stands alone.
    let other = book.event.traveller(1, 2)[..2].to_vec();
    let at: Vec<String> = other
        .iter()
        .map(|line| format!("{{round: {}, table: {}}}", line.round, line.table))
        .collect();
    book.ok(&format!(
        "18:57 director | fouled: {{board: 2, form: b, at: [{}]}} | two hands exchanged",
        at.join(", ")
    ));
    assert_eq!(book.lines(&["board: 2,", "AVE+"]), 1);
    assert!(book.event.standings(None).is_ok());
}

#[test]
fn what_could_not_be_scored_is_refused() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    book.no(
        "18:08 director | match: {match: 1, teams: [1, 2], imps: [3, -3]}",
        "Law 78D",
    );
    book.no(
        "18:08 director | carry-over: {totals: [{contestant: 1, total: 100}]}",
        "Law 78D",
    );
    book.ok("18:08 director | carry-over: {totals: [{contestant: 1, total: 100, possible: 200}]}");
    book.no(
        "18:08 director | penalty: {contestant: 1, offence: late, standard: 1, match: 7}",
        "Law 81C4",
    );
    // Victory points for longer matches than there are columns, or of the wrong kind.
    let mut wrong = Book::new("kind: pairs", "vp: {scale: wbf-2013, boards: 2}");
    for n in 1..=6 {
        wrong.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let plan = howell(3, 2).unwrap().to_yaml();
    let plan: String = plan.lines().map(|line| format!("      {line}\n")).collect();
    let entry = format!("at: 2026-05-14T17:02:00Z\nby: director\nmovement:\n    plan: |\n{plan}");
    let refused = wrong
        .event
        .apply(&log::read_entry(&entry).unwrap())
        .unwrap_err();
    assert_eq!(refused.ground.as_deref(), Some("Law 8A1"), "{refused}");
    assert!(
        refused
            .reason
            .to_string()
            .contains("cannot be used with the method"),
        "{refused}"
    );
    assert!(
        wrong.event.state().sessions.is_empty(),
        "nothing has changed"
    );
}

#[test]
fn a_note_or_a_penalty_waits_for_its_match() {
    let mut book = teams(
        "structure: round-robin",
        "vp: {scale: wbf-2013, boards: 4}",
        4,
    );
    book.movement("17:02", 1, &round_robin(4, 4).unwrap().to_yaml());
    let other = tables_of(&book, 2, 4)[0].2;
    let (low, high) = (other.min(4), other.max(4));
    book.rounds(1, 1..=1);
    book.ok(&format!("18:08 director | penalty: {{contestant: 4, offence: late, standard: 1, match: R2-{low}-{high}}}"));
    book.ok(&format!("18:08 director | match: {{match: R2-{low}-{high}, teams: [{low}, {high}], assignment-errors: {{{low}: {{opponent: stronger, at-fault: false}}}}}}"));
    let none = book.event.standings(None).unwrap();
    assert!(none.places.iter().all(|place| place.penalty.is_zero()));
    // A note that could never be scored is refused before its match.
    book.no(&format!("18:08 director | match: {{match: R3-1-2, teams: [{low}, {high}], boards: 1, vps: [1, 2, 3]}}"), "-");
    book.no(
        &format!(
            "18:08 director | match: {{match: R2-{low}-{high}, teams: [{low}, {high}], boards: 2}}"
        ),
        "Law 78D",
    );
    book.rounds(1, 2..=2);
    assert!(!book.place(4).penalty.is_zero());
    let first = book.event.standings(Some(Through {
        session: 1,
        round: 1,
    }));
    assert!(
        first
            .unwrap()
            .places
            .iter()
            .all(|place| place.penalty.is_zero())
    );
}

#[test]
fn an_event_that_cannot_be_scored_is_not_posted() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=5);
    book.ok("19:00 director | session-over: {}");
    book.ok("19:01 director | official: {}");
    let mut long = teams("structure: swiss", "vp: {scale: ebu-teams4-20}", 2);
    long.movement(
        "17:02",
        1,
        &openroom_movements::generate::head_to_head(1, 8)
            .unwrap()
            .to_yaml(),
    );
    long.ok("18:00 director | round-started: {round: 1}");
    // Whatever has come in so far, there are standings.
    for missing in long.event.missing() {
        long.ok(&format!(
            "18:10 director | result: {{round: 1, table: {}, board: {}, contract: Pass}}",
            missing.table, missing.board
        ));
        assert!(long.event.standings(None).is_ok());
    }
}

#[test]
fn a_substitute_plays_in_one_place_only() {
    let mut book = Book::pairs("");
    book.ok(
        "17:10 director | substitute: {contestant: 1, out: P1a, in: Sue, from: 2, to: 3} | ill",
    );
    book.no(
        "17:10 director | substitute: {contestant: 2, out: P2a, in: Sue, from: 3} | ill",
        "WB 144.1",
    );
    book.no(
        "17:10 director | substitute: {contestant: 1, out: P1b, in: Sue, from: 1, to: 2} | ill",
        "WB 144.1",
    );
    book.ok("17:10 director | substitute: {contestant: 2, out: P2a, in: Sue, from: 4} | ill");
    // Relieved by another, she is free again.
    book.ok("17:10 director | substitute: {contestant: 2, out: Sue, in: Tom, from: 5} | tired");
    book.ok("17:10 director | substitute: {contestant: 3, out: P3a, in: Sue, from: 5} | ill");
    book.no(
        "17:10 director | substitute: {contestant: 4, out: P4a, in: Tom, from: 5} | ill",
        "WB 144.1",
    );
}

#[test]
fn edition_and_method_stay_once_play_has_begun() {
    let mut book = Book::pairs("method: matchpoints");
    book.ok("17:30 organiser | regulations: {layer: event, settings: {edition: 2017}}");
    book.ok("18:00 director | round-started: {round: 1}");
    for setting in ["edition: 2007", "method: butler", "preset: wbf"] {
        book.no(
            &format!("18:01 director-in-charge | regulations: {{layer: director, settings: {{{setting}}}}} | x"),
            "Law 78D",
        );
    }
    book.ok("18:01 director-in-charge | regulations: {layer: director, settings: {edition: 2017, show-results: after-round}} | asked for");
}

#[test]
fn a_scorer_settles_no_dispute_and_no_direction() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (table.name.clone(), table.boards[0].board);
    let sides: Vec<u32> = table.sitting.contestants().collect();
    book.ok(&format!("18:05 contestant {} | result: {{round: 1, table: {name}, board: {board}, contract: 3NT, by: N, tricks: 9}}", sides[0]));
    let fix = |tricks: u8, more: &str| {
        format!(
            "correction: {{round: 1, table: {name}, board: {board}, class: entry, contract: 3NT, by: N, tricks: {tricks}{more}}} | typed wrongly"
        )
    };
    book.ok(&format!("18:06 contestant {} | disputed: {{round: 1, table: {name}, board: {board}}} | eight tricks", sides[1]));
    book.no(&format!("18:07 scorer | {}", fix(8, "")), "Law 79B");
    book.ok(&format!("18:07 director | {}", fix(8, "")));
    book.no(
        &format!("18:08 scorer | {}", fix(8, ", rotated: true")),
        "WB 121.5.5",
    );
    book.ok(&format!("18:08 director | {}", fix(8, ", rotated: true")));
    book.no(
        &format!("18:08 scorer | {}", fix(9, ", rotated: false")),
        "WB 121.5.5",
    );
    // Without a word about it the board stays as it was played.
    book.ok(&format!("18:09 scorer | {}", fix(9, "")));
    book.ok(&format!("18:09 director | {}", fix(10, "")));
    let turned = |book: &Book| {
        let board = book.event.state().board(1, 1, &name, board);
        board.and_then(|board| board.result()).unwrap().rotated
    };
    assert!(turned(&book));
    book.ok(&format!("18:09 director | {}", fix(10, ", rotated: false")));
    assert!(!turned(&book));
}

#[test]
fn what_one_side_alone_agreed_to_is_not_final() {
    let mut book = Book::pairs("periods: laws, gross-error-days: none");
    book.ok("18:00 director | round-started: {round: 1}");
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (table.name.clone(), table.boards[0].board);
    let sides: Vec<u32> = table.sitting.contestants().collect();
    book.ok(&format!("18:05 contestant {} | result: {{round: 1, table: {name}, board: {board}, contract: 3NT, by: N, tricks: 9}}", sides[0]));
    book.play("18:06", 1, 1);
    book.rounds_from(2);
    book.ok("19:00 director | session-over: {}");
    book.ok("19:01 director | official: {}");
    book.no("21:00 director | final: {}", "Law 79A1");
    book.no(
        &format!("21:01 director | agreed: {{round: 1, table: {name}, board: {board}}}"),
        "-",
    );
    book.ok(&format!("21:01 director | agreed: {{round: 1, table: {name}, board: {board}}} | both asked by telephone"));
    book.no(
        &format!("21:01 director | agreed: {{round: 1, table: {name}, board: {board}}} | again"),
        "-",
    );
    book.ok("21:02 director | final: {}");
}

impl Book {
    fn rounds_from(&mut self, first: u32) {
        self.rounds(1, first..=5);
    }
}

#[test]
fn a_ruling_may_name_a_whole_law() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (table.name.clone(), table.boards[0].board);
    let ruling = |laws: &str| {
        format!(
            "18:08 director | ruling: {{round: 1, table: {name}, board: {board}, laws: [{laws}], score: {{award: 60/40}}}}"
        )
    };
    book.no(&ruling("94"), "Law 81B2");
    book.no(&ruling("0"), "Law 81B2");
    book.ok(&ruling("64"));
    assert_eq!(book.event.state().rulings[0].laws, ["64"]);
}

#[test]
fn a_movement_of_sections_still_has_its_awards() {
    let half = mitchell(3, 3, 2, Even::Skip).unwrap();
    let movement = openroom_movements::generate::sections(&[half.clone(), half]).unwrap();
    let mut book = Book::new("kind: pairs", "sections: apart");
    for n in 1..=12 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &movement.to_yaml());
    book.rounds(1, 1..=1);
    book.ok("18:08 director | withdrew: {contestant: 2} | ill");
    let (without, _) = change::leaves(&movement, 2, 1).unwrap();
    book.change("18:09", 2, &without);
    book.rounds(1, 2..=3);
    assert_eq!(book.lines(&["absent:", "section:"]), 4);
    assert!(book.event.standings(None).is_ok());
}

/// A stand-by for pair 2 has played the first round.
fn stood_in(more: &str, late: &str) -> Book {
    let mut book = Book::pairs("");
    if !late.is_empty() {
        book.ok(&format!(
            "17:30 director | late: {{contestant: 2, minutes: 50{late}}}"
        ));
    }
    book.no(
        "17:50 director | stand-by: {contestant: 2, players: [Gil, P3a]} | absent",
        "WB 144.3",
    );
    book.no(
        "17:50 director | stand-by: {contestant: 2, players: [Gil]} | absent",
        "Law 4",
    );
    book.ok(&format!(
        "17:50 director | stand-by: {{contestant: 2, players: [Gil, Hal]{more}}} | absent"
    ));
    book.no(
        "17:50 director | stand-by: {contestant: 3, players: [gil, Ida]} | absent",
        "WB 144.3",
    );
    book.rounds(1, 1..=1);
    assert!(book.event.export(None).contains("id: 2, names: [Gil, Hal]"));
    book
}

#[test]
fn who_comes_in_time_has_average_minus_on_what_a_stand_by_played() {
    let mut book = stood_in("", "");
    let standing = book.event.standings(None).unwrap();
    book.ok("18:45 director | arrived: {contestant: 2}");
    assert!(book.event.export(None).contains("id: 2, names: [P2a, P2b]"));
    assert_eq!(book.lines(&["stood-in: 2"]), 2);
    // Those who played against them keep what they had.
    let opponents = match book.event.place_of(2, 1, 1) {
        Some(Next::Table { opponents, .. }) => opponents,
        other => panic!("{other:?}"),
    };
    let mut before = standing.places.iter();
    let before = before
        .find(|place| place.contestant == opponents[0])
        .unwrap();
    assert_eq!(book.place(opponents[0]).total, before.total);
    book.no("18:46 director | arrived: {contestant: 2}", "-");
    book.no(
        "18:46 director | stand-by: {contestant: 1, players: [Gil, Hal]} | went home",
        "WB 144.3",
    );
}

#[test]
fn a_stand_by_has_the_place_for_good_after_a_time() {
    let mut book = stood_in("", "");
    book.no("18:46 director | arrived: {contestant: 2}", "WB 144.3");
    let mut noticed = stood_in("", ", notice: true");
    noticed.ok("19:30 director | arrived: {contestant: 2}");
    let mut reserve = stood_in(", reserve: true", ", notice: true");
    reserve.no("18:46 director | arrived: {contestant: 2}", "WB 144.3");
    // Who only helps the movement has no rank, and no right to the place.
    let mut helps = stood_in(", out-of-competition: true", "");
    assert_eq!(helps.place(2).rank, None);
    assert!(helps.place(1).rank.is_some());
    helps.ok("20:00 director | arrived: {contestant: 2}");
    assert!(helps.place(2).rank.is_some());
}

#[test]
fn others_may_take_the_seats_of_who_has_left() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=2);
    book.ok("18:18 director | withdrew: {contestant: 2, accepted: true} | ill");
    book.ok("18:18 director | entered: {contestant: 7, players: [New, Other]} | came for them");
    book.ok("18:19 director | seated: {positions: {1: 1, 2: 7, 3: 3, 4: 4, 5: 5, 6: 6}} | pair 7 sits for pair 2");
    book.rounds(1, 3..=5);
    assert_eq!(book.lines(&["absent:"]), 0, "nobody sits out");
    assert!(
        book.event
            .export(None)
            .contains("contestant: 2, after: 2, of: 5, accepted: true, boards: 6")
    );
    assert_eq!(book.place(7).boards, 6);
}

#[test]
fn a_ruling_leaves_the_direction_in_which_a_board_was_played() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (table.name.clone(), table.boards[0].board);
    let spot = format!("round: 1, table: {name}, board: {board}");
    book.ok(&format!(
        "18:05 director | result: {{{spot}, contract: 2S, by: N, tricks: 10, rotated: true}}"
    ));
    let [ns, ew]: [u32; 2] = table.sitting.contestants().collect::<Vec<_>>()[..]
        .try_into()
        .unwrap();
    let turned = [format!("ns: {ew},"), format!("ew: {ns},")];
    let turned: Vec<&str> = turned.iter().map(String::as_str).collect();
    assert_eq!(book.lines(&turned), 1, "{}", book.event.export(None));
    book.ok(&format!("18:10 director | ruling: {{{spot}, laws: [12C1], score: {{assigned: {{ns: 170, ew: 170}}}}}} | all agree"));
    assert_eq!(book.lines(&turned), 1, "{}", book.event.export(None));
}

#[test]
fn nobody_withdraws_from_an_official_result() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:05", 1, 1);
    book.rounds_from(2);
    book.ok("19:00 director | session-over: {}");
    book.ok("19:01 director | official: {}");
    book.no(
        "19:02 director | withdrew: {contestant: 1} | goes home",
        "WB 80.4",
    );
}

#[test]
fn the_halves_of_a_team_go_to_different_tables() {
    let mut book = teams("structure: round-robin", "", 4);
    book.movement("17:02", 1, &round_robin(4, 4).unwrap().to_yaml());
    book.ok("18:00 director | round-started: {round: 1}");
    let round = book.event.state().round(1, 2).unwrap().clone();
    for team in 1..=4 {
        let goes = openroom_scoring::event::Direction::BOTH.map(|side| {
            match book.event.next_place_on(team, side) {
                Some(Next::Table {
                    table, side: there, ..
                }) => {
                    assert_eq!(there, side, "the half goes on in its direction");
                    table
                }
                other => panic!("{other:?}"),
            }
        });
        assert_ne!(goes[0], goes[1], "team {team} in {:?}", round.tables);
    }
}

#[test]
fn how_a_table_calls_and_plays_is_written_down() {
    let mut book = Book::pairs("");
    book.rounds(1, 1..=1);
    let name = book.event.state().round(1, 1).unwrap().tables[0]
        .name
        .clone();
    let arranged = |by: &str, how: &str| {
        format!("18:08 {by} | table-arranged: {{round: 1, table: {name}, {how}}}")
    };
    book.no(&arranged("contestant 1", "calls: spoken"), "Law 80B2");
    book.ok(&arranged("director", "calls: opponent, cards: dummy"));
    let now = |book: &Book| book.event.state().round(1, 1).unwrap().tables[0].arranged;
    let there = now(&book).unwrap();
    assert_eq!(
        (there.calls.word(), there.cards.word()),
        ("opponent", "dummy")
    );
    // As usual again.
    book.ok(&arranged("director", "calls: boxes"));
    assert!(now(&book).is_none());
}

#[test]
fn a_room_is_closed_before_the_match_and_a_captain_has_one_place() {
    let mut book = Book::new("kind: teams", "");
    for n in 1..=2 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [A{n}, B{n}, C{n}, D{n}]}}"
        ));
    }
    let plan = "movement: a match\nentrants: teams\ncontestants: 2\ncopies: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n  - {table: 2, ns: 2, ew: 1, boards: 1-2}\n";
    let plan = serde_json::to_string(plan).unwrap();
    book.ok(&format!("17:02 director | movement: {{plan: {plan}}}"));
    book.ok("18:00 director | round-started: {round: 1}");
    book.no("18:01 captain 1 | room-closed: {round: 1, table: 9}", "-");
    book.ok("18:01 captain 1 | room-closed: {round: 1, table: 2}");
    book.no("18:01 captain 2 | room-closed: {round: 1, table: 1}", "-");
    assert!(
        book.event
            .state()
            .closed_rooms
            .contains(&(1, 1, "2".to_owned()))
    );
    book.no(
        "18:02 captain 1 | captain-watches: {round: 1, contestant: 1, table: 1}",
        "Law 76A1",
    );
    book.no(
        "18:02 captain 1 | captain-watches: {round: 1, contestant: 1, table: 1, left: true}",
        "-",
    );
    book.ok("18:02 director | captain-watches: {round: 1, contestant: 1, table: 1}");
    book.ok("18:30 captain 1 | captain-watches: {round: 1, contestant: 1, table: 1, left: true}");
    book.no(
        "18:31 director | captain-watches: {round: 1, contestant: 1, table: 2}",
        "-",
    );
}
