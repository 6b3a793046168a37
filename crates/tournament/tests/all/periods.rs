//! Periods as a side that comes too late would stretch them (79C, 82C, 92B, White Book 79.2, 146). What must come of each
//! entry was written down from the books first. The day is Thursday, 14 May 2026.

use crate::common::book::{Book, team_match, whole_session};
use openroom_movements::generate::howell;
use openroom_tournament::state::Round;
use openroom_tournament::{Request, Status};

/// One session, over at 18:20; rulings are asked for until 18:40, scores corrected until Monday at 17:00.
fn over(settings: &str) -> Book {
    let mut book = whole_session(settings);
    book.ok("18:20 director | session-over: {}");
    book
}

/// Round 1 of teams is over since 19:00; its scores can no longer be corrected.
fn second_round(settings: &str) -> Book {
    let mut book = team_match(settings);
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:30", 1, 1);
    book.ok("19:00 director | round-started: {round: 2}");
    book
}

/// All three rounds of teams are played, the last until 20:40.
fn all_rounds(settings: &str) -> Book {
    let mut book = second_round(settings);
    book.play("19:30", 1, 2);
    book.ok("20:00 director | round-started: {round: 3}");
    book.play("20:30", 1, 3);
    book.ok("20:40 director | session-over: {}");
    book
}

fn correct(board: u32, class: &str, more: &str) -> String {
    format!(
        "correction: {{round: 1, table: 1, board: {board}, class: {class}, contract: 2C, by: N, tricks: 8{more}}}"
    )
}

fn rule(board: u32, more: &str) -> String {
    format!(
        "ruling: {{round: 1, table: 1, board: {board}, laws: [12A1], score: {{award: 60/40}}{more}}}"
    )
}

/// The first board at table 1 in round 1.
fn board(book: &Book) -> u32 {
    book.event.table(1, 1, "1").unwrap().boards[0].0.board
}

#[test]
fn a_gross_error_after_the_period_needs_the_organiser() {
    let mut book = second_round("");
    let board = board(&book);
    let with = |more: &str| correct(board, "gross", more);
    book.no(
        &format!("19:01 director | {} | misread", with("")),
        "Law 79C2",
    );
    book.no(
        &format!("19:01 director | {} | misread", with(", approved-by: ' '")),
        "Law 79C2",
    );
    book.no(
        &format!("19:01 scorer | {} | misread", with(", approved-by: Olga")),
        "Law 79C1",
    );
    // Asked for in time it is a correction like any other.
    let mut asked = book.clone();
    asked.ok(&format!(
        "19:01 director | {} | misread",
        with(", requested: 2026-05-14T18:59:00Z")
    ));
    book.ok(&format!(
        "19:01 director | {} | misread",
        with(", approved-by: Olga")
    ));
}

#[test]
fn nothing_after_the_period_for_gross_errors() {
    let mut book = all_rounds("");
    let board = board(&book);
    let gross = correct(board, "gross", ", approved-by: Olga");
    let mut late = book.clone();
    late.no(
        &format!("2026-05-18T17:00:01Z director | {gross} | misread"),
        "WB 146.1",
    );
    book.ok(&format!(
        "2026-05-18T17:00:00Z director | {gross} | misread"
    ));
}

#[test]
fn the_players_own_errors_are_found_in_the_first_check() {
    // WB 146.1: the fourth period is for errors of officials only, whoever approves.
    let mut book = second_round("");
    let first = board(&book);
    book.no(
        &format!(
            "19:01 director | {} | typed wrongly",
            correct(first, "entry", ", approved-by: Olga")
        ),
        "WB 146.1",
    );
    // By the Laws of 2017 the consent is enough (79C2), and the Director writes it.
    let mut book = over("preset: wbf");
    book.ok("20:00 director | official: {}");
    let entry = correct(1, "entry", ", approved-by: Olga");
    book.no(
        &format!("20:31 scorer | {entry} | typed wrongly"),
        "Law 79C2",
    );
    book.no(
        &format!(
            "20:31 director | {} | typed wrongly",
            correct(1, "entry", "")
        ),
        "Law 79C2",
    );
    book.ok(&format!("20:31 director | {entry} | typed wrongly"));
}

#[test]
fn in_2007_a_late_correction_needs_a_regulation() {
    for (days, allowed) in [("none", false), ("2", true)] {
        let mut book = over(&format!(
            "preset: wbf, edition: 2007, gross-error-days: {days}"
        ));
        book.ok("20:00 director | official: {}");
        let act = format!(
            "20:31 director | {} | misread",
            correct(1, "gross", ", approved-by: Olga")
        );
        match allowed {
            true => book.ok(&act),
            false => book.no(&act, "Law 79C2"),
        }
    }
}

#[test]
fn no_consent_settles_tricks_after_the_period() {
    for edition in ["2007", "2017"] {
        let mut book = second_round(&format!("edition: {edition}"));
        let first = board(&book);
        let late = correct(first, "tricks", ", convinced: true, approved-by: Olga");
        book.no(&format!("19:01 director | {late} | asked"), "Law 79C2");
        let asked = correct(
            first,
            "tricks",
            ", convinced: true, requested: 2026-05-14T18:50:00Z",
        );
        book.ok(&format!("19:01 director | {asked} | asked"));
    }
}

#[test]
fn nobody_asked_before_there_was_anything_to_ask() {
    let mut book = over("");
    // Round 1 began at 18:02.
    for (requested, ground) in [
        ("2026-05-14T18:01:59Z", "-"),
        ("2026-05-14T19:00:01Z", "-"),
        ("2026-05-14T18:41:00Z", "Law 92B"),
    ] {
        book.no(
            &format!(
                "19:00 director | {}",
                rule(1, &format!(", requested: {requested}"))
            ),
            ground,
        );
    }
    book.no(
        &format!(
            "19:00 director | {} | typed wrongly",
            correct(1, "entry", ", requested: 2026-05-14T18:01:59Z")
        ),
        "-",
    );
    // In time, wherever the clock hangs.
    book.ok(&format!(
        "19:00 director | {}",
        rule(1, ", requested: 2026-05-14T19:40:00+01:00")
    ));
    // The ruling was given at 19:00: nobody appealed it at 18:39.
    let appeal = "appeal: {ruling: 1, points: [fact], players: [P1a, P1b]";
    book.no(
        &format!("19:05 contestant 1 | {appeal}, requested: 2026-05-14T18:39:00Z}}"),
        "-",
    );
    book.no(
        &format!("19:05 contestant 1 | {appeal}, requested: 2026-05-14T19:05:01Z}}"),
        "-",
    );
    book.no(&format!("19:21 contestant 1 | {appeal}}}"), "Law 92B");
    book.ok(&format!(
        "19:21 contestant 1 | {appeal}, requested: 2026-05-14T19:20:00Z}}"
    ));
}

#[test]
fn the_parties_are_told_once() {
    let mut book = over("");
    book.ok(&format!("18:30 director | {}", rule(1, "")));
    book.no("18:50 director | told: {ruling: 2}", "-");
    book.no("18:50 contestant 1 | told: {ruling: 1}", "Law 83");
    book.ok("18:55 director | told: {ruling: 1}");
    book.no("19:10 director | told: {ruling: 1}", "Law 92B");
    let appeal = "appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}";
    let mut late = book.clone();
    late.no(&format!("19:16 contestant 1 | {appeal}"), "Law 92B");
    book.ok(&format!("19:15 contestant 1 | {appeal}"));
}

#[test]
fn who_has_appealed_has_been_told() {
    let mut book = over("");
    book.ok(&format!("18:30 director | {}", rule(1, "")));
    book.ok("18:31 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    book.no("18:55 director | told: {ruling: 1}", "Law 92B");
}

#[test]
fn a_ruling_that_was_put_right_is_told_no_more() {
    let mut book = over("");
    book.ok(&format!("18:30 director | {}", rule(1, "")));
    book.ok("18:35 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], replaces: 1, score: {award: 50/50}}");
    book.no("18:36 director | told: {ruling: 1}", "-");
    book.no(
        "18:36 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}",
        "Law 92A",
    );
    book.ok("18:36 director | told: {ruling: 2}");
}

#[test]
fn posting_again_opens_what_was_changed_and_nothing_else() {
    for settings in [
        "",
        "preset: wbf, ruling-minutes: 20, correction-minutes: 20",
    ] {
        let mut book = over(settings);
        book.ok("18:25 director | official: {}");
        book.ok(&format!(
            "18:44 director | {} | typed wrongly",
            correct(1, "entry", "")
        ));
        book.no(&format!("18:50 director | {}", rule(2, "")), "Law 92B");
        book.ok("18:55 director | official: {}");
        book.no(&format!("19:00 director | {}", rule(2, "")), "Law 92B");
        let mut late = book.clone();
        late.no(
            &format!("2026-05-14T19:15:01Z director | {}", rule(1, "")),
            "Law 92B",
        );
        book.ok(&format!("19:15 director | {}", rule(1, "")));
    }
}

#[test]
fn a_corrected_posting_opens_the_check_of_scores() {
    // WB 79.2: twenty minutes for corrections, once the period was over.
    let mut book = all_rounds("");
    let first = board(&book);
    let entry = correct(first, "entry", "");
    book.ok("20:41 director | official: {}");
    book.no(&format!("20:45 director | {entry} | misread"), "WB 146.1");
    // The same once more corrects nothing and opens nothing.
    book.ok("20:46 director | official: {}");
    book.no(&format!("20:47 director | {entry} | misread"), "WB 146.1");
    book.ok("20:48 director | penalty: {contestant: 1, offence: noise, standard: 1}");
    book.ok("20:50 director | official: {}");
    let mut late = book.clone();
    late.no(&format!("21:11 director | {entry} | misread"), "WB 146.1");
    book.no(&format!("21:00 director | {}", rule(first, "")), "Law 92B");
    book.ok(&format!("21:10 director | {entry} | misread"));
}

#[test]
fn an_error_of_the_director_is_put_right_late_too() {
    let mut book = over("");
    book.ok(&format!("18:30 director | {}", rule(1, "")));
    let right =
        "ruling: {round: 1, table: 1, board: 1, laws: [12A1], replaces: 1, score: {award: 50/50}}";
    // Not under another's name, not without saying what was wrong, and not after everything is closed.
    book.no(&format!("20:00 director | {}", rule(2, "")), "Law 92B");
    book.no(&format!("20:00 director | {right}"), "Law 82C");
    let mut late = book.clone();
    late.no(
        &format!("2026-05-18T17:00:01Z director | {right} | the wrong board"),
        "WB 146.1",
    );
    book.ok(&format!("20:00 director | {right} | the wrong board"));
    // The new ruling can be appealed like any other.
    let appeal = "appeal: {ruling: 2, points: [fact], players: [P6a, P6b]}";
    let mut late = book.clone();
    late.no(&format!("20:21 contestant 6 | {appeal}"), "Law 92B");
    book.ok(&format!("20:20 contestant 6 | {appeal}"));
}

#[test]
fn final_waits_for_the_new_period_of_a_correction() {
    let mut book = over("preset: wbf");
    book.ok("20:00 director | official: {}");
    book.ok(&format!(
        "20:20 director | {} | typed wrongly",
        correct(1, "entry", "")
    ));
    book.no("20:31 director | final: {}", "WB 79.2");
    book.ok("20:40 director | official: {}");
    book.no("21:10 director | final: {}", "WB 146.1");
    book.ok("21:11 director | final: {}");
    assert_eq!(book.event.state().status(), Status::Final);
}

#[test]
fn final_waits_until_every_change_was_posted() {
    for act in [
        "director | penalty: {contestant: 1, offence: noise, standard: 1}",
        "organiser | disqualified: {contestant: 1} | found out",
        "director | rescinded: {penalty: 1} | the clock was wrong",
    ] {
        let mut book = over("preset: wbf");
        book.ok("19:50 director | penalty: {contestant: 2, offence: noise, standard: 1}");
        book.ok("20:00 director | official: {}");
        book.ok(&format!("20:10 {act}"));
        book.no("20:50 director | final: {}", "WB 79.2");
        book.ok("20:51 director | official: {}");
        book.ok("20:52 director | final: {}");
    }
    // What does not touch the score needs no posting.
    let mut book = over("preset: wbf");
    book.ok("20:00 director | official: {}");
    book.ok("20:10 director | warning: {contestant: 1, offence: noise}");
    book.ok(
        "20:10 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], facts: no damage}",
    );
    book.no("20:40 director | final: {}", "WB 146.1");
    book.ok("20:41 director | final: {}");
}

#[test]
fn what_follows_in_the_same_second_was_not_posted() {
    let mut book = over("preset: wbf");
    book.ok("20:00 director | official: {}");
    book.ok(&format!(
        "20:00 director | {} | typed wrongly",
        correct(1, "entry", "")
    ));
    book.no("20:50 director | final: {}", "WB 79.2");
}

#[test]
fn final_waits_for_appeals_against_penalties() {
    let mut book = over("preset: wbf");
    book.ok("20:00 director | official: {}");
    book.ok("20:25 director | penalty: {contestant: 1, offence: noise, standard: 1}");
    book.ok("20:26 director | official: {}");
    book.no("20:50 director | final: {}", "WB 146.1");
    let appeal = "appeal: {penalty: 1, points: [penalty], players: [P1a, P1b]}";
    let mut late = book.clone();
    late.no(&format!("20:56 contestant 1 | {appeal}"), "Law 92B");
    late.ok("20:57 director | final: {}");
    book.ok(&format!("20:55 contestant 1 | {appeal}"));
    book.no("20:57 director | final: {}", "WB 131.4");
}

#[test]
fn who_qualifies_is_known_ten_minutes_before() {
    let mut book = over("");
    book.ok("18:21 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}");
    book.no(
        "18:25 director | official: {next-stage: 2026-05-14T18:25:00Z}",
        "-",
    );
    book.ok("18:25 director | official: {next-stage: 2026-05-14T18:45:00Z}");
    for request in [Request::Ruling, Request::Score, Request::Gross] {
        assert_eq!(book.until(request, 1, None), "2026-05-14T18:35:00Z");
    }
    let gross = correct(2, "gross", ", approved-by: Olga");
    book.no(&format!("18:36 director | {gross} | misread"), "WB 146.1");
    book.no(
        "18:36 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], replaces: 1, score: {award: 50/50}} | wrong",
        "WB 146.1",
    );
    book.no(
        "18:36 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}",
        "Law 92B",
    );
    book.ok("18:36 director | final: {}");
}

#[test]
fn in_a_swiss_event_each_round_is_a_session() {
    let mut book = Book::new("kind: pairs, structure: swiss", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    for round in 1..=5 {
        book.ok(&format!(
            "18:{round}0 director | round-started: {{round: {round}}}"
        ));
        book.play(&format!("18:{round}5"), 1, round);
    }
    // WB 80.6.1 and 146.4: rulings 20 minutes after each round, scores until the next one begins.
    assert_eq!(
        book.until(Request::Ruling, 1, Some(1)),
        "2026-05-14T18:40:00Z"
    );
    assert_eq!(
        book.until(Request::Score, 1, Some(1)),
        "2026-05-14T18:20:00Z"
    );
    assert_eq!(book.until(Request::Score, 1, Some(4)), "");
    book.ok("19:00 director | session-over: {}");
    assert_eq!(
        book.until(Request::Score, 1, Some(4)),
        "2026-05-14T19:20:00Z",
        "the last but one"
    );
    assert_eq!(
        book.until(Request::Score, 1, Some(5)),
        "2026-05-18T17:00:00Z",
        "the last"
    );
    book.no(&format!("19:01 director | {}", rule(1, "")), "Law 92B");
    book.no(
        &format!(
            "19:01 director | {} | typed wrongly",
            correct(1, "entry", ", approved-by: Olga")
        ),
        "WB 146.1",
    );
}

#[test]
fn a_penalty_of_a_session_is_appealed_in_its_time() {
    let mut book = Book::new("kind: pairs, sessions: 2", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let plan = howell(3, 2).unwrap().to_yaml();
    book.movement("17:02", 1, &plan);
    for round in 1..=5 {
        book.ok(&format!(
            "18:{round}0 director | round-started: {{round: {round}}}"
        ));
        book.play(&format!("18:{round}5"), 1, round);
    }
    book.ok("18:56 director | penalty: {contestant: 1, offence: noise, standard: 1}");
    book.ok("19:00 director | session-over: {}");
    // The second session is set up, and is not over: that opens nothing of the first.
    book.movement("19:10", 2, &plan);
    let appeal = "appeal: {penalty: 1, points: [penalty], players: [P1a, P1b]}";
    let mut late = book.clone();
    late.no(&format!("19:21 contestant 1 | {appeal}"), "Law 92B");
    book.ok(&format!("19:20 contestant 1 | {appeal}"));
}

#[test]
fn teams_appeal_until_the_next_round_after_they_were_told() {
    let mut book = second_round("");
    let first = board(&book);
    let teams: Vec<u32> = {
        let table = book.event.table(1, 1, "1").unwrap().table;
        table.sitting.contestants().collect()
    };
    let team = teams[0];
    book.ok(&format!(
        "19:05 director | {}",
        rule(first, ", requested: 2026-05-14T18:55:00Z")
    ));
    let appeal = format!("appeal: {{ruling: 1, points: [fact], players: [Cap {team}]}}");
    book.play("19:30", 1, 2);
    let mut told = book.clone();
    book.ok("20:00 director | round-started: {round: 3}");
    book.no(&format!("20:01 contestant {team} | {appeal}"), "Law 92B");
    // Told after the last round began, they have the time of the last round.
    told.ok("20:00 director | round-started: {round: 3}");
    told.ok("20:01 director | told: {ruling: 1}");
    told.play("20:30", 1, 3);
    told.ok("20:40 director | session-over: {}");
    let mut late = told.clone();
    late.no(&format!("21:01 contestant {team} | {appeal}"), "Law 92B");
    told.ok(&format!("21:00 contestant {team} | {appeal}"));
}

#[test]
fn a_dispute_has_the_time_of_the_score() {
    let mut book = second_round("");
    let first = board(&book);
    let team = {
        let table = book.event.table(1, 1, "1").unwrap().table;
        table.sitting.contestants().next().unwrap()
    };
    book.no(
        &format!("19:01 contestant {team} | disputed: {{round: 1, table: 1, board: {first}}} | ten tricks"),
        "Law 79C1",
    );
}

#[test]
fn nothing_follows_a_final_result() {
    let mut book = over("preset: wbf");
    book.ok("18:21 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}");
    book.ok("20:00 director | official: {}");
    book.ok("20:31 director | final: {}");
    for act in [
        "contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}",
        "director | told: {ruling: 1}",
        "director | penalty: {contestant: 1, offence: noise, standard: 1}",
        "director | official: {}",
    ] {
        book.no(&format!("20:32 {act}"), "WB 146.1");
    }
}

#[test]
fn a_table_is_slow_once_the_share_of_its_next_board_is_over() {
    let round = Round {
        entry: 1,
        started: Some("2026-05-14T19:00:00Z".parse().unwrap()),
        minutes: Some(20),
        tables: Vec::new().into(),
        paused: None,
        stopped: 0,
    };
    let from = |done, of| round.slow_from(done, of).map(|at| at.to_string());
    assert_eq!(from(0, 3).as_deref(), Some("2026-05-14T19:06:40Z"));
    assert_eq!(from(1, 3).as_deref(), Some("2026-05-14T19:13:20Z"));
    assert_eq!(from(2, 3).as_deref(), Some("2026-05-14T19:20:00Z"));
    assert_eq!(from(3, 3), None);
    assert_eq!(from(0, 0), None);
    let without_clock = Round {
        minutes: None,
        ..round.clone()
    };
    assert_eq!(without_clock.slow_from(0, 3), None);
}
