//! One rule each: a short log, the entry in question, and what must come of it.

use crate::common::book::{Book, team_match, whole_session};
use openroom_movements::generate::{head_to_head, howell, individual};
use openroom_tournament::questions::{Doubtful, Next, Step};
use openroom_tournament::state::Stage;
use openroom_tournament::{Status, Time, Tournament, log};

#[test]
fn the_event_comes_first_and_once() {
    let mut book = Book {
        event: Tournament::new(),
        log: Vec::new(),
    };
    book.no("17:00 director | note: {text: x}", "Law 80B2");
    book.no("17:00 contestant 1 | created: {name: X}", "Law 80B2");
    book.ok("17:00 organiser | created: {name: X}");
    book.no("17:00 organiser | created: {name: X}", "-");
    book.no("16:59 organiser | note: {text: x}", "-");
}

#[test]
fn layers_of_regulations() {
    let mut book = Book::new("kind: pairs", "");
    book.ok("17:00 organiser | regulations: {layer: authority, settings: {edition: 2007, preset: ebu}, reserved: [edition]}");
    book.no(
        "17:00 organiser | regulations: {layer: event, settings: {edition: 2017}}",
        "Law 80B2f",
    );
    book.ok("17:00 organiser | regulations: {layer: event, settings: {method: butler, appeal-minutes: 15}}");
    // A higher layer that speaks later does not undo what was left free.
    book.ok("17:00 organiser | regulations: {layer: organiser, settings: {appeal-minutes: 45, correction-minutes: 25}}");
    let conduct = book.event.state().regulations.conduct();
    assert_eq!(
        (conduct.appeal_minutes, conduct.correction_minutes),
        (15, 25)
    );
    book.no(
        "17:00 organiser | regulations: {layer: event, settings: {method: imps}}",
        "Law 80B2f",
    );
    book.no(
        "17:00 organiser | regulations: {layer: event, settings: {nonsense: 1}}",
        "Law 80B2f",
    );
    book.no("17:00 organiser | regulations: {layer: event, settings: {repeated-average-plus: [60, 50]}}", "Law 80B2f");
    book.no(
        "17:00 scorer | regulations: {layer: event, settings: {}}",
        "Law 80B2f",
    );
    assert_eq!(book.event.state().edition().year(), 2007);
}

#[test]
fn regulations_during_play_are_variations() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.no(
        "18:01 organiser | regulations: {layer: event, settings: {appeal-minutes: 40}}",
        "WB 80.7",
    );
    book.no(
        "18:01 director-in-charge | regulations: {layer: director, settings: {appeal-minutes: 40}}",
        "-",
    );
    book.ok("18:01 director-in-charge | regulations: {layer: director, settings: {appeal-minutes: 40}} | the hall closes late");
    book.ok("18:01 director-in-charge | variation: {rule: slow play, change: no penalties in round 1} | the lights failed");
    book.no("18:02 director | ratified: {number: 1}", "Law 80B2");
    book.ok("18:02 organiser | ratified: {number: 1}");
    assert!(book.event.state().variations[0].ratified);
}

#[test]
fn a_name_is_put_right_wherever_it_stands() {
    let mut book = Book::pairs("");
    book.ok(
        "17:03 director | substitute: {contestant: 1, out: P1a, in: Zoe, from: 2, to: 3} | ill",
    );
    book.ok("17:04 scorer | renamed: {contestant: 1, player: P1a, name: Paula One}");
    assert_eq!(
        book.event.state().people(1),
        ["Paula One", "P1b", "Zoe"],
        "the entry has the right name"
    );
    assert_eq!(book.event.state().substitutions[0].out, "Paula One");
    assert_eq!(book.event.substituted(1, "Paula One"), (2, 5));
    // Somebody else is a substitute, not another spelling.
    book.no(
        "17:05 director | renamed: {contestant: 1, player: P1b, name: P2a}",
        "Law 4",
    );
    book.no(
        "17:05 director | renamed: {contestant: 1, player: P2a, name: Quin}",
        "Law 4",
    );
    book.no(
        "17:05 director | renamed: {contestant: 99, player: P2a, name: Quin}",
        "-",
    );
    book.no(
        "17:05 director | renamed: {contestant: 1, player: P1b, name: ' '}",
        "-",
    );
    // A pair has no name of its own.
    book.no(
        "17:05 director | renamed: {contestant: 1, name: Tigers}",
        "-",
    );
    book.no(
        "17:05 contestant 1 | renamed: {contestant: 1, player: P1b, name: Quin}",
        "Law 80B2h",
    );
    // The same name in capitals is the same person.
    book.ok("17:06 director | renamed: {contestant: 1, player: p1B, name: P1B}");
    book.ok("18:00 director | round-started: {round: 1}");
    book.no(
        "18:01 scorer | renamed: {contestant: 1, player: Zoe, name: Zoé}",
        "-",
    );
    book.ok("18:01 scorer | renamed: {contestant: 1, player: Zoe, name: Zoé} | misspelt");
    assert_eq!(book.event.state().substitutions[0].in_, "Zoé");
}

#[test]
fn a_pair_entered_by_its_number_is_named_once() {
    let mut book = Book::pairs("");
    book.ok("17:03 director | entered: {contestant: 7, players: []}");
    assert!(book.event.state().people(7).is_empty());
    book.no(
        "17:04 contestant 1 | named: {contestant: 7, players: [Ann, Bob]}",
        "Law 80B2h",
    );
    book.no(
        "17:04 contestant 7 | named: {contestant: 7, players: [Ann]}",
        "Law 4",
    );
    book.no(
        "17:04 contestant 7 | named: {contestant: 7, players: []}",
        "Law 4",
    );
    book.no(
        "17:04 contestant 7 | named: {contestant: 7, players: [Ann, P1a]}",
        "Law 4",
    );
    book.no(
        "17:04 contestant 7 | named: {contestant: 7, players: [Ann, ' ']}",
        "-",
    );
    book.no(
        "17:04 contestant 9 | named: {contestant: 9, players: [Ann, Bob]}",
        "-",
    );
    book.ok(
        "17:04 contestant 7 | named: {contestant: 7, players: [Ann, Bob], members: ['', '12']}",
    );
    assert_eq!(book.event.state().people(7), ["Ann", "Bob"]);
    assert_eq!(book.event.state().contestants[&7].members(), ["", "12"]);
    book.no(
        "17:05 director | named: {contestant: 7, players: [Cid, Dan]}",
        "Law 4",
    );
    book.no(
        "17:05 director | entered: {contestant: 8, players: [ann, Cid]}",
        "Law 4",
    );
    book.ok("17:06 director | renamed: {contestant: 7, player: Ann, name: Anne}");
    // As it is shown to somebody who may not see who Anne is: neither her name nor her number.
    let shown = book
        .event
        .with_names(&|name| (name == "Bob").then(|| "B.".to_owned()));
    assert_eq!(shown.state().people(7), ["Anne", "B."]);
    assert_eq!(shown.state().contestants[&7].members(), ["", ""]);
    assert_eq!(book.event.state().people(7), ["Anne", "Bob"]);
}

#[test]
fn entries_and_substitutes() {
    let mut book = Book::pairs("");
    book.no(
        "17:03 director | entered: {contestant: 7, players: [Ann]}",
        "Law 4",
    );
    book.no(
        "17:03 director | entered: {contestant: 7, players: [Ann, P1a]}",
        "Law 4",
    );
    book.no(
        "17:03 director | entered: {contestant: 6, players: [Ann, Bob]}",
        "-",
    );
    book.no(
        "17:03 contestant 1 | entered: {contestant: 7, players: [Ann, Bob]}",
        "Law 80B2h",
    );
    book.no(
        "17:03 director | substitute: {contestant: 1, out: P1a, in: P2a, from: 2} | ill",
        "WB 144.1",
    );
    book.no(
        "17:03 director | substitute: {contestant: 1, out: P2a, in: Zoe, from: 2} | ill",
        "Law 4",
    );
    book.no(
        "17:03 director | substitute: {contestant: 1, out: P1a, in: Zoe, from: 9} | ill",
        "-",
    );
    book.ok(
        "17:03 director | substitute: {contestant: 1, out: P1a, in: Zoe, from: 2, to: 3} | ill",
    );
    assert_eq!(book.event.substituted(1, "P1a"), (2, 5));
    book.ok("18:00 director | round-started: {round: 1}");
    book.no(
        "18:01 scorer | entered: {contestant: 7, players: [Ann, Bob]} | late",
        "Law 81B1",
    );
    book.ok("18:01 director | entered: {contestant: 7, players: [Ann, Bob]} | late");
}

/// When the first round ended at a table for a board, as hours and minutes.
fn round_end(book: &Book, table: &str, board: u32) -> Option<String> {
    let end = book.event.round_end(1, 1, table, board)?.to_string();
    Some(end[11..16].to_owned())
}

#[test]
fn rounds_in_order_and_the_end_at_each_table() {
    let mut book = Book::pairs("");
    book.no("18:00 contestant 1 | round-started: {round: 1}", "Law 8B1");
    book.ok("18:00 director | round-started: {round: 1, minutes: 15}");
    book.no("18:01 director | round-started: {round: 1}", "Law 8B1");
    book.no(
        "18:01 contestant 1 | result: {round: 2, table: 1, board: 3, contract: Pass}",
        "Law 8B1",
    );
    book.no(
        "18:01 contestant 1 | progressed: {round: 1, table: 1}",
        "Law 8B1",
    );
    let table = book.event.table(1, 1, "1").unwrap();
    assert_eq!(table.ends.unwrap().to_string(), "2026-05-14T18:15:00Z");
    book.ok("18:07 director | result: {round: 1, table: 1, board: 1, contract: Pass}");
    book.ok("18:14 director | result: {round: 1, table: 1, board: 2, contract: Pass}");
    book.ok("18:07 director | clock: {round: 1, minutes: 17}"
        .replace("18:07", "18:14")
        .as_str());
    assert_eq!(round_end(&book, "1", 1), None);
    book.ok("18:17 director | round-started: {round: 2}");
    // Table 1 had finished: its round ended with the signal. Table 2 plays on.
    assert_eq!(round_end(&book, "1", 1).as_deref(), Some("18:17"));
    assert_eq!(round_end(&book, "2", 1), None);
    book.ok("18:18 director | result: {round: 1, table: 2, board: 1, contract: Pass}");
    book.ok("18:19 director | late-play: {round: 1, table: 2, board: 2}");
    assert_eq!(round_end(&book, "2", 1).as_deref(), Some("18:18"));
    // For the board that was put off it ends when it is played (8B2).
    assert_eq!(round_end(&book, "2", 2), None);
    book.ok("19:30 director | result: {round: 1, table: 2, board: 2, contract: Pass}");
    assert_eq!(round_end(&book, "2", 2).as_deref(), Some("19:30"));
    book.no("19:31 director | session-over: {}", "Law 8C");
}

#[test]
fn results_are_for_the_table_and_possible() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    // Table 1: pair 6 North-South, pair 1 East-West, boards 1 and 2.
    for line in [
        "contestant 2 | result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}",
        "organiser | result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}",
    ] {
        book.no(&format!("18:05 {line}"), "Law 79A1");
    }
    for wrong in [
        "contract: 8S, by: N, tricks: 10",
        "contract: 4S, by: N, tricks: 14",
        "contract: 4S, by: N, result: '+4'",
        "contract: 4S, by: Q, tricks: 10",
        "contract: 4S, by: N",
        "contract: Pass, by: N, tricks: 0",
        "contract: 4S, by: N, tricks: 10, lead: ZZ",
        "contract: 4S, by: N, tricks: 10, score: 430",
        "contract: 4S, by: N, tricks: 10, result: '='",
    ] {
        book.no(
            &format!("18:05 contestant 1 | result: {{round: 1, table: 1, board: 1, {wrong}}}"),
            "-",
        );
    }
    book.no(
        "18:05 contestant 1 | result: {round: 1, table: 1, board: 5, contract: Pass}",
        "Law 8A1",
    );
    book.no("18:05 contestant 1 | result: {round: 1, table: 1, board: 1, contract: Pass, rotated: true}", "WB 121.5.5");
    book.no(
        "18:05 contestant 1 | result: {round: 1, table: 1, board: 1, not-played: true} | x",
        "WB 12.13",
    );
    book.no(
        "18:05 contestant 1 | agreed: {round: 1, table: 1, board: 1}",
        "Law 79A1",
    );
    book.ok("18:05 contestant 1 | result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10, score: 420, lead: HK}");
    book.no(
        "18:05 contestant 1 | agreed: {round: 1, table: 1, board: 1}",
        "-",
    );
    book.no(
        "18:05 contestant 2 | agreed: {round: 1, table: 1, board: 1}",
        "Law 79A1",
    );
    assert_eq!(book.event.doubts()[0].reason, Doubtful::NotAgreed);
    book.ok("18:05 contestant 6 | agreed: {round: 1, table: 1, board: 1}");
    assert!(book.event.doubts().is_empty());
    book.ok("18:06 contestant 6 | disputed: {round: 1, table: 1, board: 1} | eleven tricks");
    assert_eq!(book.event.doubts()[0].reason, Doubtful::Disputed);
}

#[test]
fn corrections_of_tricks_after_the_round() {
    let correct =
        "correction: {round: 1, table: 1, board: 1, class: tricks, contract: 3NT, by: N, tricks: 6";
    for (edition, ground) in [("2017", Some("Law 79B3")), ("2007", None)] {
        let mut book = Book::pairs(&format!("edition: {edition}"));
        book.ok("18:00 director | round-started: {round: 1}");
        book.play("18:10", 1, 1);
        book.no(&format!("18:11 director | {correct}}}"), "-");
        book.ok("18:15 director | round-started: {round: 2}");
        match ground {
            Some(ground) => {
                book.no(&format!("18:16 director | {correct}}} | asked"), ground);
                book.ok(&format!(
                    "18:16 director | {correct}, convinced: true}} | asked"
                ));
            }
            None => book.ok(&format!("18:16 director | {correct}}} | asked")),
        }
        assert_eq!(
            book.event
                .state()
                .board(1, 1, "1", 1)
                .unwrap()
                .versions
                .len(),
            2
        );
    }
}

#[test]
fn periods_of_the_laws_run_from_the_official_score() {
    let mut book = whole_session("preset: wbf");
    book.ok("18:20 director | session-over: {}");
    let entry =
        "correction: {round: 1, table: 1, board: 1, class: entry, contract: 2C, by: N, tricks: 8";
    book.ok(&format!("19:50 scorer | {entry}}} | typed wrongly"));
    book.ok("20:00 director | official: {}");
    assert_eq!(
        book.until(openroom_tournament::Request::Score, 1, None),
        "2026-05-14T20:30:00Z"
    );
    let again =
        "correction: {round: 1, table: 1, board: 2, class: entry, contract: 2C, by: N, tricks: 8";
    book.no(
        &format!("20:31 scorer | {again}}} | typed wrongly"),
        "Law 79C2",
    );
    book.ok(&format!(
        "20:32 director | {again}, requested: 2026-05-14T20:29:00Z}} | typed wrongly"
    ));
    let third =
        "correction: {round: 1, table: 1, board: 1, class: entry, contract: 2C, by: N, tricks: 9";
    book.ok(&format!(
        "20:33 director | {third}, approved-by: the club}} | the slip was found"
    ));
    book.no("20:34 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}", "Law 92B");
    book.no("20:34 director | final: {}", "WB 79.2");
    book.ok("20:35 director | official: {}");
    book.ok("21:06 director | final: {}");
    assert_eq!(book.event.state().status(), Status::Final);
    book.no(
        "21:07 scorer | entered: {contestant: 9, players: [Ann, Bob]}",
        "WB 146.1",
    );
    book.ok("21:08 organiser | disqualified: {contestant: 1} | found out later");
    assert_eq!(
        book.event
            .standings(None)
            .unwrap()
            .places
            .last()
            .unwrap()
            .rank,
        None
    );
}

#[test]
fn periods_of_the_white_book_for_sessions() {
    use openroom_tournament::Request;
    let mut book = Book::new("kind: pairs, sessions: 3", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let plan = howell(3, 2).unwrap().to_yaml();
    for session in 1..=3 {
        book.movement("17:02", session, &plan);
    }
    for session in 1..=3_u16 {
        let hour = 17 + session;
        for round in 1..=5 {
            book.ok(&format!(
                "{hour}:{:02} director | round-started: {{session: {session}, round: {round}}}",
                round * 2 + 1
            ));
            book.play(&format!("{hour}:{:02}", round * 2 + 1), session, round);
        }
        if session < 3 {
            let next = session + 1;
            book.no(
                &format!("{hour}:20 director | round-started: {{session: {next}, round: 1}}"),
                "Law 8B1",
            );
        }
        book.ok(&format!(
            "{hour}:30 director | session-over: {{session: {session}}}"
        ));
    }
    assert_eq!(book.until(Request::Ruling, 1, None), "2026-05-14T18:50:00Z");
    assert_eq!(
        book.until(Request::Score, 1, None),
        "2026-05-14T19:03:00Z",
        "until the next session starts"
    );
    assert_eq!(
        book.until(Request::Score, 2, None),
        "2026-05-14T20:50:00Z",
        "20 minutes after the last"
    );
    assert_eq!(
        book.until(Request::Score, 3, None),
        "2026-05-18T17:00:00Z",
        "the second working day"
    );
    assert_eq!(book.until(Request::Gross, 3, None), "2026-05-18T17:00:00Z");
    assert_eq!(book.event.standings(None).unwrap().places.len(), 6);
    // Those who qualify must be known ten minutes before the next stage (146.2).
    book.ok("20:31 director | official: {next-stage: 2026-05-14T21:00:00Z}");
    assert_eq!(book.until(Request::Score, 3, None), "2026-05-14T20:50:00Z");
}

#[test]
fn teams_have_periods_by_round_and_captains() {
    use openroom_tournament::Request;
    let mut book = team_match("vp: {scale: wbf-2013, boards: 4}, deposit: 30 GBP");
    let rounds = u32::try_from(book.event.state().sessions[0].rounds.len()).unwrap();
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:30", 1, 1);
    let place = book.event.place_of(1, 1, 1).unwrap();
    let Next::Table {
        table, opponents, ..
    } = place
    else {
        panic!()
    };
    let other = opponents[0];
    let board = book.event.table(1, 1, &table).unwrap().boards[0].0.board;
    let rule = format!(
        "ruling: {{round: 1, table: {table}, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"
    );
    book.ok(&format!("18:40 director Dora | {rule}"));
    book.ok("19:00 director | round-started: {round: 2}");
    assert_eq!(
        book.until(Request::Score, 1, Some(1)),
        "2026-05-14T19:00:00Z"
    );
    book.no(
        "19:01 contestant 1 | appeal: {ruling: 1, points: [fact]}",
        "Law 92B",
    );
    book.play("19:20", 1, 2);
    for round in 3..=rounds {
        book.ok(&format!(
            "{}:00 director | round-started: {{round: {round}}}",
            17 + round
        ));
        book.play(&format!("{}:20", 17 + round), 1, round);
    }
    let Next::Table { table, .. } = book.event.place_of(1, 1, rounds).unwrap() else {
        panic!()
    };
    let board = book.event.table(1, rounds, &table).unwrap().boards[0]
        .0
        .board;
    let hour = 17 + rounds;
    book.ok(&format!("{hour}:30 director Dora | ruling: {{round: {rounds}, table: {table}, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"));
    book.ok(&format!("{hour}:40 director | session-over: {{}}"));
    assert_eq!(
        book.until(Request::Ruling, 1, Some(rounds)),
        format!("2026-05-14T{}:00:00Z", hour + 1)
    );
    // The captain must concur (92D2).
    book.ok(&format!(
        "{hour}:45 contestant 1 | appeal: {{ruling: 2, points: [fact], players: [T1a]}}"
    ));
    assert_eq!(book.event.open_appeals()[0].2, Stage::Concurrence);
    book.no(
        &format!("{hour}:46 director | deposit: {{appeal: 1, amount: 30 GBP}}"),
        "Law 92D2",
    );
    book.ok(&format!(
        "{hour}:46 captain 1 | concurred: {{appeal: 1, player: Cap 1}}"
    ));
    book.no(
        &format!("{hour}:47 director | deposit: {{appeal: 1, waived: true}} | first time"),
        "WB 92.8",
    );
    book.ok(&format!(
        "{hour}:47 director-in-charge | deposit: {{appeal: 1, waived: true}} | first time"
    ));
    book.no(
        &format!("{hour}:48 director-in-charge | committee: {{appeal: 1, members: [Zed]}}"),
        "WB 93.2",
    );
    book.no(
        &format!("{hour}:48 director-in-charge | committee: {{appeal: 1, members: [Dora, Zed]}}"),
        "WB 93.3",
    );
    book.ok(&format!("{hour}:48 director-in-charge | committee: {{appeal: 1, members: [Zed]}} | nobody else is left"));
    book.no(
        &format!("{hour}:50 director | decided: {{appeal: 1, decision: upheld}}"),
        "Law 93B",
    );
    book.ok(&format!(
        "{hour}:50 committee Zed | decided: {{appeal: 1, decision: upheld}}"
    ));
    let standings = book.event.standings(None).unwrap();
    assert_eq!(standings.places.len(), 4);
    assert!(other > 0);
}

#[test]
fn a_team_board_counts_when_both_tables_have_it() {
    let mut book = team_match("");
    book.ok("18:00 director | round-started: {round: 1}");
    let missing = book.event.missing();
    let first = &missing[0];
    book.ok(&format!("18:05 director | result: {{round: 1, table: {}, board: {}, contract: 4S, by: N, tricks: 10}}", first.table, first.board));
    assert!(book.event.standings(None).is_ok());
    assert!(!book.event.export(None).contains("4S"));
    book.play("18:20", 1, 1);
    assert!(book.event.export(None).contains("match: R1-"));
    assert!(book.event.standings(None).unwrap().places[0].total.signum() >= 0);
}

#[test]
fn a_team_withdraws() {
    let mut book = team_match("vp: {scale: wbf-2013, boards: 4}");
    let rounds = u32::try_from(book.event.state().sessions[0].rounds.len()).unwrap();
    for round in 1..rounds {
        book.ok(&format!(
            "{}:00 director | round-started: {{round: {round}}}",
            17 + round
        ));
        book.play(&format!("{}:30", 17 + round), 1, round);
    }
    book.ok("21:00 director | withdrew: {contestant: 4} | went home");
    book.ok(&format!(
        "21:01 director | round-started: {{round: {rounds}}}"
    ));
    book.play("21:30", 1, rounds);
    assert!(book.event.missing().is_empty());
    assert!(book.event.export(None).contains("bye: {withdrawn: 4}"));
    let standings = book.event.standings(None).unwrap();
    assert_eq!(
        standings
            .places
            .last()
            .map(|place| (place.contestant, place.rank)),
        Some((4, None))
    );
}

#[test]
fn individuals_need_nobody_to_concur() {
    let mut book = Book::new("kind: individual", "");
    for n in 1..=8 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}]}}"
        ));
    }
    book.movement("17:02", 1, &individual(8, None, 2).unwrap().to_yaml());
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    let table = book.event.table(1, 1, "1").unwrap();
    let who = table.table.sitting.contestants().next().unwrap();
    let board = table.boards[0].0.board;
    assert!(matches!(
        book.event.place_of(who, 1, 1),
        Some(Next::Table {
            partner: Some(_),
            ..
        })
    ));
    book.ok(&format!("18:20 director Dora | ruling: {{round: 1, table: 1, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"));
    book.ok(&format!(
        "18:21 contestant {who} | appeal: {{ruling: 1, points: [law]}}"
    ));
    assert_eq!(book.event.open_appeals()[0].2, Stage::Committee);
    // Law alone: the Director in charge decides (93B1).
    book.ok("18:30 director-in-charge | decided: {appeal: 1, decision: upheld}");
    assert_eq!(book.event.standings(None).unwrap().places.len(), 8);
}

#[test]
fn rulings_need_a_law_and_stand_until_put_right() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    let rule = |more: &str| {
        format!("18:20 director Dora | ruling: {{round: 1, table: 1, board: 1, {more}}}")
    };
    book.no(&rule("score: {award: 60/40}"), "Law 81B2");
    book.no(&rule("laws: [999Z], score: {award: 60/40}"), "Law 81B2");
    book.unreadable(
        &rule("laws: [12A1], score: {award: high}"),
        "ruling.score.award: \"high\" does not give two awards",
    );
    book.unreadable(
        &rule("laws: [12A1], score: {contract: 4S}"),
        "ruling.score: the key `contract` is unknown",
    );
    book.unreadable(
        &rule("laws: [12A1], score: {assigned: [[420, 0.5]]}"),
        "ruling.score.assigned: the weights add up to 0.5, not to 1",
    );
    book.no(
        &rule("laws: [12A1], score: {award: {ns: AVE+, ew: AVE-}, law: 82C}"),
        "Law 12C1a",
    );
    book.no(
        &rule("laws: [12A1], score: {assigned: 420, law: 999Z}"),
        "Law 81B2",
    );
    book.no(
        &rule("laws: [12A1], consulted: [Eve], score: {assigned: 20}"),
        "Law 77",
    );
    book.no(&rule("laws: [12A1], score: {assigned: 420}"), "WB 122.4");
    book.no(&rule("laws: [12A1], log: 'board: 2'"), "-");
    book.no("18:20 scorer | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}", "Law 81C6");
    book.ok(&rule("laws: [12A1, WB 81.4.2], score: {award: 60/40}"));
    book.no(&rule("laws: [12A1], score: {award: 40/60}"), "Law 82C");
    book.no(
        &rule("laws: [82C], replaces: 2, score: {award: 60/60}"),
        "Law 82C",
    );
    book.no("18:21 director | correction: {round: 1, table: 1, board: 1, class: entry, contract: Pass} | x", "Law 82C");
    book.no(
        "18:21 contestant 1 | disputed: {round: 1, table: 1, board: 1} | x",
        "Law 92A",
    );
    book.ok(
        &rule("laws: [82C], replaces: 1, score: {award: {ns: AVE+, ew: AVE+}}")
            .replace("18:20", "18:22"),
    );
    assert_eq!(book.event.state().rulings[0].replaced_by, Some(2));
    book.no(
        "18:23 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}",
        "Law 92A",
    );
}

#[test]
fn a_log_makes_the_score_with_no_retyping() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    let text = "board: 1\\nauction: 1NT Pass 3NT Pass Pass Pass\\nlog:\\n- E: SK\\n- N: claims 10\\n- E: agrees\\n";
    book.ok(&format!(
        "18:20 director Dora | ruling: {{round: 1, table: 1, board: 1, log: \"{text}\"}}"
    ));
    let board = book.event.state().board(1, 1, "1", 1).unwrap();
    assert_eq!(board.result().unwrap().score.points(1), Some(430));
    assert!(
        book.event
            .export(None)
            .contains("contract: 3NT, by: N, tricks: 10")
    );
    // A board that still waits for an answer has no ruling yet.
    let open = "board: 2\\nauction: 1NT\\nlog:\\n- S: 1S\\n- D: called\\n";
    book.no(
        &format!("18:21 director Dora | ruling: {{round: 1, table: 1, board: 2, log: \"{open}\"}}"),
        "Law 84C",
    );
}

#[test]
fn a_log_is_ruled_under_the_edition_of_the_event() {
    let rule = |named: &str| {
        let text = format!(
            "{named}board: 1\\nauction: 1NT Pass 3NT Pass Pass Pass\\nlog:\\n- E: SK\\n- N: claims 10\\n- E: agrees\\n"
        );
        format!("18:20 director Dora | ruling: {{round: 1, table: 1, board: 1, log: \"{text}\"}}")
    };
    for (edition, other) in [("2007", "2017"), ("2017", "2007")] {
        // One that names none takes that of the event.
        for named in [String::new(), format!("edition: {edition}\\n")] {
            let mut book = Book::pairs(&format!("edition: {edition}"));
            book.ok("18:00 director | round-started: {round: 1}");
            book.no(&rule(&format!("edition: {other}\\n")), "Law 78D");
            book.ok(&rule(&named));
        }
    }
}

#[test]
fn penalties_climb_a_ladder() {
    let mut book = Book::pairs("");
    assert_eq!(book.event.next_step(3, "slow-play"), Step::Warning);
    book.ok("17:10 director | warning: {contestant: 3, offence: slow-play}");
    assert_eq!(book.event.next_step(3, "slow-play"), Step::Standard(1));
    book.ok("17:11 director | penalty: {contestant: 3, offence: slow-play, standard: 1}");
    assert_eq!(book.event.next_step(3, "slow-play"), Step::Standard(2));
    assert_eq!(book.event.next_step(3, "noise"), Step::Warning);
    for wrong in [
        "standard: 0",
        "standard: -1",
        "standard: x",
        "standard: 1, amount: 2",
        "",
    ] {
        book.no(
            &format!("17:12 director | penalty: {{contestant: 3, offence: noise, {wrong}}}"),
            "-",
        );
    }
    book.no(
        "17:12 committee | penalty: {contestant: 3, offence: noise, standard: 1}",
        "Law 81C4",
    );
    book.ok("17:13 director | penalty: {contestant: 3, offence: conduct, disciplinary: 1}");
    book.ok("17:13 director-in-charge | late: {contestant: 4, minutes: 6}");
    assert_eq!(book.event.late_penalties_due(), [4]);
    // A committee cannot overrule the Director on discipline (93B3).
    book.ok("17:14 contestant 3 | appeal: {penalty: 2, points: [discipline], players: [P3a, P3b]}");
    book.ok("17:15 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.no(
        "17:16 committee Ann | decided: {appeal: 1, decision: changed, standard: 0, reasons: mild}",
        "Law 93B3",
    );
    book.ok("17:16 committee Ann | decided: {appeal: 1, decision: recommended, reasons: mild}");
    book.ok("17:17 director-in-charge | decided: {appeal: 1, decision: changed, standard: 0}");
    // A procedural one it can.
    book.ok("17:18 contestant 3 | appeal: {penalty: 1, points: [penalty], players: [P3a, P3b]}");
    book.ok("17:19 director-in-charge | committee: {appeal: 2, members: [Ann, Bob, Cal]}");
    book.ok("17:20 committee Bob | decided: {appeal: 2, decision: changed, standard: 0, reasons: the clock was wrong}");
    assert!(
        book.event
            .state()
            .penalties
            .iter()
            .all(|penalty| penalty.rescinded)
    );
}

#[test]
fn deposits_are_kept_only_without_merit_and_by_all() {
    let mut book = Book::pairs("deposit: 30 GBP");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}");
    book.no(
        "18:21 contestant 1 | appeal: {ruling: 1, points: [], players: [P1a, P1b]}",
        "WB 92.4",
    );
    book.no(
        "18:21 contestant 1 | appeal: {ruling: 2, points: [fact], players: [P1a, P1b]}",
        "WB 92.12",
    );
    book.no(
        "18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P2a]}",
        "Law 92D",
    );
    book.no(
        "18:21 scorer | appeal: {ruling: 1, points: [fact]}",
        "Law 92A",
    );
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    book.no(
        "18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}",
        "Law 92A",
    );
    // The other side appeals for itself (WB 92.3).
    book.ok("18:21 contestant 6 | appeal: {ruling: 1, points: [fact], players: [P6a, P6b]}");
    book.ok("18:22 director | deposit: {appeal: 1, amount: 30 GBP}");
    book.no(
        "18:23 committee | decided: {appeal: 1, decision: upheld, deposit: returned}",
        "Law 93A",
    );
    book.ok("18:23 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.no(
        "18:24 committee Cal | decided: {appeal: 1, decision: upheld}",
        "WB 92.5.2",
    );
    book.no(
        "18:24 committee Cal | decided: {appeal: 1, decision: upheld, deposit: kept}",
        "WB 93.4.6",
    );
    book.no(
        "18:24 director-in-charge | decided: {appeal: 1, decision: upheld, deposit: returned}",
        "Law 93B2",
    );
    book.ok("18:24 committee Cal | decided: {appeal: 1, decision: upheld, deposit: kept, unanimous: true, merit: nothing new was said}");
    book.ok("18:25 contestant 6 | appeal-withdrawn: {appeal: 2}");
    assert!(book.event.open_appeals().is_empty());
    let form = book.event.appeal_form(1).unwrap();
    assert!(
        form.table_result
            .as_deref()
            .is_some_and(|text| text.starts_with("3NT N"))
    );
    assert_eq!((form.dealer, form.vulnerable), (Some("N"), Some("none")));
}

#[test]
fn boards_fouled_cancelled_and_late() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.no("18:05 director | cancelled: {round: 1, table: 1, boards: 2, score: {assigned: 110}} | slow", "WB 81.4.2");
    book.no("18:05 director | cancelled: {round: 1, table: 1, boards: 2, begun: true, score: {award: 60/40}} | slow", "WB 81.4.1");
    book.ok("18:05 director | do-not-start: {round: 1, table: 1, board: 2}");
    book.ok("18:06 director | cancelled: {round: 1, table: 1, boards: 2, begun: true, score: {fault: {ns: directly, ew: directly}}} | slow");
    book.ok("18:07 director | result: {round: 1, table: 2, board: 1, contract: Pass}");
    book.no("18:08 director | cancelled: {round: 1, table: 2, boards: 1-2, score: {award: 60/40}} | slow", "Law 82B2");
    assert!(
        book.event
            .state()
            .board(1, 1, "2", 2)
            .unwrap()
            .result()
            .is_none(),
        "all or none"
    );
    book.ok("18:09 director | fouled: {board: 1, form: b, at: [{round: 1, table: 2}]} | a card was in the wrong hand");
    assert!(book.event.export(None).contains("form: b"));
    // Found fouled by mistake: it is as it was dealt.
    let taken_back = "fouled: {board: 1, form: \"\", at: [{round: 1, table: 2}]} | it was sound";
    book.ok(&format!("18:10 director | {taken_back}"));
    assert!(!book.event.export(None).contains("form: b"));
    book.no(&format!("18:11 director | {taken_back}"), "-");
    let mut teams = team_match("");
    teams.ok("18:00 director | round-started: {round: 1}");
    let missing = teams.event.missing();
    teams.no(
        &format!(
            "18:09 director | fouled: {{board: {}, form: b, at: [{{round: 1, table: {}}}]}} | x",
            missing[0].board, missing[0].table
        ),
        "Law 87C",
    );
}

#[test]
fn what_is_public_and_what_is_not() {
    let mut book = Book::pairs("show-results: after-round");
    book.ok("18:00 director | round-started: {round: 1}");
    assert_eq!(book.event.public().sessions[0].rounds, 0);
    book.no("18:01 scorer | published: {round: 1}", "Law 90B4");
    book.play("18:10", 1, 1);
    let public = book.event.public();
    assert_eq!(
        (public.sessions[0].rounds, public.sessions[0].hands),
        (1, false)
    );
    // In this Howell boards 1 and 2 are played in the first round only.
    assert_eq!(public.sessions[0].boards, [1, 2]);
    book.no("18:11 director | published: {hands: true}", "WB 121.3");
    book.ok("18:12 director | held: {} | a doubt");
    assert_eq!(book.event.public().sessions[0].rounds, 0);
    book.no("18:13 director | published: {round: 1}", "WB 121.5.7");
    book.ok("18:14 director | released: {}");
    assert_eq!(book.event.public().sessions[0].rounds, 1);
}

#[test]
fn doubtful_results_are_flagged() {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=14 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let mut plan = String::from(
        "movement: all at once\nentrants: pairs\ncontestants: 14\ncopies: 7\nrounds:\n- tables:\n",
    );
    for table in 1..=7 {
        plan.push_str(&format!(
            "  - {{table: {table}, ns: {}, ew: {}, boards: \"1\"}}\n",
            2 * table - 1,
            2 * table
        ));
    }
    book.movement("17:02", 1, &plan);
    book.ok("17:03 director | dealt: {boards: 1, deals: {1: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'}}");
    book.ok("18:00 director | round-started: {round: 1}");
    for table in 1..=4 {
        book.ok(&format!("18:01 director | result: {{round: 1, table: {table}, board: 1, contract: 4S, by: N, tricks: 10}}"));
    }
    book.ok(
        "18:02 director | result: {round: 1, table: 5, board: 1, contract: 4S, by: E, tricks: 10}",
    );
    book.ok("18:02 director | result: {round: 1, table: 6, board: 1, contract: 7NTXX, by: N, tricks: 13, lead: HK}");
    book.ok("18:02 director | result: {round: 1, table: 7, board: 1, contract: 1C, by: N, tricks: 13, lead: SA}");
    let doubts: Vec<(String, Doubtful)> = book
        .event
        .doubts()
        .into_iter()
        .map(|doubt| (doubt.table, doubt.reason))
        .collect();
    let doubt = |table: &str, reason| (table.to_owned(), reason);
    assert_eq!(
        doubts,
        [
            doubt("5", Doubtful::WrongDirection),
            doubt("6", Doubtful::FarFromAll),
            doubt("7", Doubtful::LeadNotHeld),
            doubt("7", Doubtful::Tricks),
        ]
    );
}

#[test]
fn movements_are_proved_and_changed_from_a_round_on() {
    let mut book = Book::pairs("");
    let wrong = "{table: 1, ns: 1, ew: 1, boards: 1}";
    let act = format!(
        "movement: {{plan: 'movement: x\n\n\nentrants: pairs\n\n\ncontestants: 2\n\n\nrounds: [{{tables: [{wrong}]}}]\n\n'}}"
    );
    assert!(
        book.apply(&format!("17:30 director | {act}"))
            .unwrap_err()
            .reason
            .to_string()
            .contains("the movement is wrong")
    );
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    let plan = howell(3, 2).unwrap();
    let change = |book: &mut Book, from: u32, plan: &openroom_movements::Movement, why: &str| {
        let text = plan.to_yaml();
        let indented: String = text.lines().map(|line| format!("      {line}\n")).collect();
        let why = if why.is_empty() {
            String::new()
        } else {
            format!("why: {why}\n")
        };
        let entry = format!(
            "at: 2026-05-14T18:20:00Z\nby: director\n{why}movement-changed:\n    from: {from}\n    plan: |\n{indented}"
        );
        book.event.apply(&log::read_entry(&entry).unwrap())
    };
    let (left, _) = openroom_movements::change::leaves(&plan, 3, 1).unwrap();
    assert!(
        change(&mut book, 2, &left, "").is_err(),
        "a reason is needed"
    );
    assert!(
        change(&mut book, 1, &left, "gone").is_err(),
        "round 1 has begun"
    );
    let mut other = left.clone();
    other.rounds[0].tables.swap(0, 1);
    assert!(
        change(&mut book, 2, &other, "gone").is_err(),
        "the first round is not as it was"
    );
    change(&mut book, 2, &left, "gone").unwrap();
    assert_eq!(
        book.event.place_of(3, 1, 2),
        Some(Next::SitsOut { round: 2 })
    );
    assert!(
        book.event
            .state()
            .board(1, 1, "1", 1)
            .unwrap()
            .result()
            .is_some()
    );
}

#[test]
fn seats_by_draw() {
    let mut book = Book::pairs("");
    book.no(
        "17:10 director | seated: {positions: {1: 2, 2: 2}}",
        "Law 5A",
    );
    book.no("17:10 director | seated: {positions: {9: 2}}", "-");
    book.no("17:10 contestant 1 | seated: {positions: {1: 2}}", "Law 5A");
    book.ok("17:10 director | seated: {positions: {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}}");
    // Position 6 sat North-South at table 1 in the first round, against position 1.
    let Some(Next::Table {
        table, opponents, ..
    }) = book.event.next_place(1)
    else {
        panic!()
    };
    assert_eq!((table.as_str(), opponents), ("1", vec![6]));
}

#[test]
fn withdrawals_give_average_plus_to_those_left_without_opponents() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:15 director | withdrew: {contestant: 2} | ill");
    book.no(
        "18:15 director | withdrew: {contestant: 2} | ill",
        "WB 145.1",
    );
    for round in 2..=5 {
        book.ok(&format!(
            "18:{}0 director | round-started: {{round: {round}}}",
            round
        ));
        book.play(&format!("18:{}5", round), 1, round);
    }
    book.ok("19:10 director | session-over: {}");
    let export = book.event.export(None);
    assert_eq!(
        export.matches("absent: ").count(),
        8,
        "two boards in each of four rounds"
    );
    assert_eq!(
        book.event
            .standings(None)
            .unwrap()
            .places
            .last()
            .unwrap()
            .contestant,
        2
    );
    // Whoever left before the session began leaves no trace in it (145.6).
    let mut early = Book::pairs("");
    early.ok("17:30 director | withdrew: {contestant: 2} | did not come");
    early.ok("18:00 director | round-started: {round: 1}");
    early.play("18:10", 1, 1);
    assert!(!early.event.export(None).contains("AVE"));
}

#[test]
fn head_to_head_is_a_match() {
    let mut book = Book::new("kind: teams, structure: knock-out", "");
    for n in 1..=2 {
        book.ok(&format!("17:01 director | entered: {{contestant: {n}, name: Team {n}, players: [T{n}a, T{n}b, T{n}c, T{n}d]}}"));
    }
    book.movement("17:02", 1, &head_to_head(2, 8).unwrap().to_yaml());
    for round in 1..=2 {
        book.ok(&format!(
            "{}:00 director | round-started: {{round: {round}}}",
            17 + round
        ));
        book.play(&format!("{}:30", 17 + round), 1, round);
    }
    let standings = book.event.standings(None).unwrap();
    assert_eq!(standings.places.len(), 2);
    let at: Time = "2026-05-14T20:00:00Z".parse().unwrap();
    assert!(at.is_after(book.event.state().last.unwrap()));
}

#[test]
fn swiss_rounds_are_drawn_as_the_event_goes_on() {
    let plan = |rounds: &[[[u32; 2]; 2]]| {
        let mut text =
            String::from("movement: Swiss\nentrants: pairs\ncontestants: 4\ncopies: 2\nrounds:\n");
        for (tables, round) in rounds.iter().zip(0_u32..) {
            text.push_str("- tables:\n");
            for ([ns, ew], table) in tables.iter().zip(1..) {
                let boards = format!("{}-{}", 2 * round + 1, 2 * round + 2);
                text.push_str(&format!(
                    "  - {{table: {table}, ns: {ns}, ew: {ew}, boards: \"{boards}\"}}\n"
                ));
            }
        }
        text
    };
    let mut book = Book::new(
        "kind: pairs, structure: swiss",
        "vp: {scale: ebu-pairs-20, boards: 2}",
    );
    for n in 1..=4 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &plan(&[[[1, 2], [3, 4]]]));
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    assert_eq!(book.event.next_place(1), None, "not drawn yet");
    let indented: String = plan(&[[[1, 2], [3, 4]], [[1, 3], [2, 4]]])
        .lines()
        .map(|line| format!("      {line}\n"))
        .collect();
    let entry = format!(
        "at: 2026-05-14T18:20:00Z\nby: director\nwhy: drawn\nmovement-changed:\n    from: 2\n    plan: |\n{indented}"
    );
    book.event.apply(&log::read_entry(&entry).unwrap()).unwrap();
    let Some(Next::Table { opponents, .. }) = book.event.next_place(1) else {
        panic!()
    };
    assert_eq!(opponents, [3]);
    book.ok("18:21 director | round-started: {round: 2}");
    book.play("18:40", 1, 2);
    book.ok("18:41 director | session-over: {}");
    let standings = book.event.standings(None).unwrap();
    let sum = standings.places.iter().map(|place| place.total.clone());
    assert_eq!(sum.sum::<openroom_scoring::Exact>().to_i64(), Some(80));
    let first = book.event.standings(Some(openroom_tournament::Through {
        session: 1,
        round: 1,
    }));
    assert_eq!(first.unwrap().places.len(), 4);
}
