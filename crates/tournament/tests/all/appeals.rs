//! Appeals as a side that wants to win would try them (92, 93, White Book 90.6, 92, 93). What must come of each entry was
//! written down from the books first.

use crate::common::book::{Book, team_match};
use openroom_tournament::Tree;
use openroom_tournament::questions::Next;
use openroom_tournament::state::{Judge, Source, Stage};

/// Round 1 is played, and a Director has ruled on board 1 at table 1, where 1 and 6 sit.
fn ruled(settings: &str, by: &str) -> Book {
    let mut book = Book::pairs(settings);
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok(&format!("18:20 {by} | ruling: {{round: 1, table: 1, board: 1, laws: [12A1], score: {{award: 60/40}}}}"));
    book
}

/// Both partners of 1 have appealed, and a committee sits.
fn heard(points: &str, by: &str) -> Book {
    let mut book = ruled("", by);
    book.ok(&format!(
        "18:21 contestant 1 | appeal: {{ruling: 1, points: [{points}], players: [P1a, P1b]}}"
    ));
    book.ok("18:22 director-in-charge Cleo | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book
}

fn stage(book: &Book, appeal: usize) -> Stage {
    let state = book.event.state();
    state.stage(&state.appeals[appeal - 1])
}

const CHANGED: &str =
    "decided: {appeal: 1, decision: changed, reasons: seen again, score: {award: 50/50}";

#[test]
fn only_a_member_who_was_appointed_decides() {
    let mut book = heard("fact", "director Dora");
    let upheld = "decided: {appeal: 1, decision: upheld";
    for (by, more, ground) in [
        ("committee", "", "Law 93B2"),
        ("committee Zoe", "", "Law 93B2"),
        ("committee P1a", "", "Law 93B2"),
        ("director Dora", "", "Law 93B"),
        ("director Dora", ", signed-by: Zoe", "Law 93B2"),
        ("director-in-charge Cleo", "", "Law 93B2"),
        ("scorer", ", signed-by: Ann", "Law 93B"),
        ("contestant 6", ", signed-by: Ann", "Law 93B"),
        ("committee Ann", ", signed-by: Ann", "-"),
    ] {
        book.no(&format!("18:30 {by} | {upheld}{more}}}"), ground);
    }
    let mut written = book.clone();
    book.ok(&format!("18:30 committee ann | {upheld}}}"));
    // A Director writes the form down that a member signed (WB 93.4.3).
    written.ok(&format!(
        "18:30 director Dora | {upheld}, signed-by: ' CAL '}}"
    ));
    for book in [book, written] {
        let judged = book.event.state().appeals[0].judged.unwrap();
        assert_eq!(judged.0, Judge::Committee);
    }
}

#[test]
fn a_committee_punishes_during_its_hearing_by_its_members() {
    let mut book = heard("fact", "director Dora");
    let penalty = "penalty: {contestant: 1, offence: abuse, standard: 1}";
    book.no(&format!("18:23 committee | {penalty}"), "Law 81C4");
    book.no(&format!("18:23 committee Zoe | {penalty}"), "Law 81C4");
    book.ok(&format!("18:23 committee Bob | {penalty}"));
    book.ok("18:24 committee Ann | decided: {appeal: 1, decision: upheld}");
    book.no(&format!("18:25 committee Bob | {penalty}"), "Law 81C4");
}

#[test]
fn captains_of_the_parties_do_not_judge() {
    let mut book = team_match("");
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:30", 1, 1);
    let Some(Next::Table {
        table, opponents, ..
    }) = book.event.place_of(1, 1, 1)
    else {
        panic!("team 1 plays")
    };
    let other = opponents[0];
    let third = (2..=4).find(|&team| team != other).unwrap();
    let board = book.event.table(1, 1, &table).unwrap().boards[0].0.board;
    book.ok(&format!("18:31 director Dora | ruling: {{round: 1, table: {table}, board: {board}, laws: [12A1], score: {{award: 60/40}}}}"));
    // The captain appeals by his name alone (92D2), and nobody takes his place without a word.
    let appeal = "appeal: {ruling: 1, points: [fact]";
    book.no(&format!("18:32 captain 1 Zed | {appeal}}}"), "Law 92D2");
    book.no(
        &format!("18:32 contestant 1 | {appeal}, players: [Cap {other}]}}"),
        "Law 92D",
    );
    let mut stands_in = book.clone();
    stands_in.ok(&format!(
        "18:32 captain 1 Zed | {appeal}}} | Cap 1 is ill and Zed stands in"
    ));
    assert_eq!(stage(&stands_in, 1), Stage::Committee);
    book.ok(&format!(
        "18:32 contestant 1 | {appeal}, players: [CAP 1]}}"
    ));
    assert_eq!(stage(&book, 1), Stage::Committee);
    for out in [
        "Cap 1",
        "cap  1",
        &format!("Cap {other}"),
        &format!("T{other}d"),
    ] {
        book.no(
            &format!(
                "18:33 director-in-charge | committee: {{appeal: 1, members: [Ann, {out}, Cal]}}"
            ),
            "WB 93.3",
        );
    }
    book.ok(&format!(
        "18:33 director-in-charge | committee: {{appeal: 1, members: [Ann, Cap {third}, Cal]}}"
    ));
}

#[test]
fn no_director_judges_entered_as_staff_or_not() {
    let mut book = ruled("", "director Dora");
    book.ok("18:20 director Uma | note: {text: watched table 2}");
    book.ok("18:20 organiser | staff: {name: Vera, duty: director}");
    book.ok("18:20 organiser | staff: {name: Walt, duty: appeals-adviser}");
    book.ok("18:20 organiser | staff: {name: Xeno, duty: committee, related: [p6A]}");
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    for out in [
        "Dora", "DORA", "uma", "Vera", "véra", "Walt", "Xeno", "P6b", "p1a",
    ] {
        book.no(
            &format!(
                "18:22 director-in-charge | committee: {{appeal: 1, members: [Ann, {out}, Cal]}}"
            ),
            "WB 93.3",
        );
    }
    book.no(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann, ' ANN', Cal]}",
        "-",
    );
    book.ok("18:22 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    // Who becomes a Director meanwhile does not judge any more, nor do the others without him.
    book.ok("18:23 director Bob | note: {text: helped out}");
    let decided = "decided: {appeal: 1, decision: upheld}";
    book.no(&format!("18:24 committee Ann | {decided}"), "WB 93.3");
    book.ok("18:25 director-in-charge | committee: {appeal: 1, members: [Ann, Cal, Deb]}");
    book.ok(&format!("18:26 committee Ann | {decided}"));
}

#[test]
fn who_was_consulted_does_not_judge() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], judgement: true, consulted: [Gil Sá], score: {award: 60/40}}");
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    book.no(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann, gil sa, Cal]}",
        "WB 93.3",
    );
}

#[test]
fn one_partner_is_not_two() {
    let mut book = ruled("", "director Dora");
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [p1a, P1A, P1a]}");
    assert_eq!(stage(&book, 1), Stage::Concurrence);
    book.ok("18:21 contestant 1 | concurred: {appeal: 1, player: ' p1A'}");
    assert_eq!(stage(&book, 1), Stage::Concurrence);
    book.no(
        "18:22 contestant 6 | concurred: {appeal: 1, player: P1b}",
        "Law 92D",
    );
    book.no(
        "18:22 contestant 1 | concurred: {appeal: 1, player: P6b}",
        "Law 92D",
    );
    book.ok("18:22 director | concurred: {appeal: 1, player: p1b}");
    assert_eq!(stage(&book, 1), Stage::Committee);
    assert_eq!(book.event.state().appeals[0].concurring, ["P1a", "P1b"]);
}

#[test]
fn a_substitute_speaks_for_the_rounds_that_he_played() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:11 director | substitute: {contestant: 1, out: P1a, in: Sue, from: 2, to: 2} | a telephone call");
    book.ok("18:12 director | round-started: {round: 2}");
    book.play("18:20", 1, 2);
    let Some(Next::Table { table, boards, .. }) = book.event.place_of(1, 1, 2) else {
        panic!("pair 1 plays")
    };
    book.ok("18:20 director | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}");
    book.ok(&format!("18:20 director | ruling: {{round: 2, table: {table}, board: {}, laws: [12A1], score: {{award: 60/40}}}}", boards[0]));
    // Round 1: she did not play.
    book.no(
        "18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [Sue, P1b]}",
        "Law 92D",
    );
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a]}");
    book.no(
        "18:21 contestant 1 | concurred: {appeal: 1, player: Sue}",
        "Law 92D",
    );
    assert_eq!(stage(&book, 1), Stage::Concurrence);
    // Round 2: she and he for whom she played are one partner, not both.
    book.ok("18:22 contestant 1 | appeal: {ruling: 2, points: [fact], players: [sue, P1a]}");
    assert_eq!(stage(&book, 2), Stage::Concurrence);
    let state = book.event.state();
    assert_eq!(state.may_concur(&state.appeals[1]), ["P1b"]);
    book.ok("18:22 contestant 1 | concurred: {appeal: 2, player: P1b}");
    assert_eq!(stage(&book, 2), Stage::Committee);
    let form = book.event.appeal_form(2).unwrap();
    let side = [form.north_south, form.east_west].concat();
    let own = side.iter().find(|party| party.contestant == 1).unwrap();
    assert_eq!(own.players, ["Sue", "P1b"]);
}

#[test]
fn who_stands_in_for_a_pair_appeals_for_it() {
    let mut book = Book::pairs("");
    book.ok(
        "17:30 director | stand-by: {contestant: 1, players: [Sue, Tom]} | pair 1 has not come",
    );
    book.ok("18:00 director Dora | round-started: {round: 1}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}");
    let mut come = book.clone();
    let appeal = |players: &str| {
        format!("18:21 contestant 1 | appeal: {{ruling: 1, points: [fact], players: [{players}]}}")
    };
    book.no(&appeal("P1a, P1b"), "Law 92D");
    book.ok(&appeal("Sue, tom"));
    assert_eq!(stage(&book, 1), Stage::Committee);
    let seated = |book: &Book| {
        let form = book.event.appeal_form(1).unwrap();
        let side = [form.north_south, form.east_west].concat();
        let own = side.into_iter().find(|party| party.contestant == 1);
        own.unwrap().players
    };
    assert_eq!(seated(&book), ["Sue", "Tom"]);
    // The pair has come and has its place again; the others sat there, and belong to a party all the same.
    come.ok("18:20 director | arrived: {contestant: 1}");
    come.no(&appeal("Sue, Tom"), "Law 92D");
    come.ok(&appeal("P1a, P1b"));
    assert_eq!(seated(&come), ["Sue", "Tom"]);
    come.no(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann, SUE, Cal]}",
        "WB 93.3",
    );
}

#[test]
fn the_director_in_charge_answers_a_recommendation() {
    let mut book = heard("law", "director-in-charge Cleo");
    book.no(&format!("18:30 committee Ann | {CHANGED}}}"), "Law 93B3");
    book.ok("18:30 committee Ann | decided: {appeal: 1, decision: recommended, reasons: the clause was misread}");
    assert_eq!(stage(&book, 1), Stage::Recommended);
    assert_eq!(book.event.open_appeals().len(), 1);
    for (by, act, ground) in [
        ("director Dora", format!("{CHANGED}}}"), "Law 93B3"),
        ("committee Ann", format!("{CHANGED}}}"), "Law 93B3"),
        (
            "director-in-charge Cleo",
            format!("{CHANGED}, signed-by: Ann}}"),
            "Law 93B3",
        ),
        (
            "director-in-charge Cleo",
            "decided: {appeal: 1, decision: recommended, reasons: x}".to_owned(),
            "Law 93B3",
        ),
        (
            "director-in-charge Cleo",
            format!("{CHANGED}, deposit: returned}}"),
            "-",
        ),
        (
            "contestant 1",
            "appeal-withdrawn: {appeal: 1}".to_owned(),
            "WB 92.12",
        ),
    ] {
        book.no(&format!("18:31 {by} | {act}"), ground);
    }
    let mut stays = book.clone();
    stays.ok("18:31 director-in-charge Cleo | decided: {appeal: 1, decision: upheld}");
    let board = |book: &Book| {
        let board = book.event.state().board(1, 1, "1", 1).unwrap();
        board.result().unwrap().source
    };
    assert_eq!(board(&stays), Source::Ruling(1));
    book.ok("18:31 director-in-charge Cleo | decided: {appeal: 1, decision: changed, score: {award: 50/50}}");
    assert_eq!(board(&book), Source::Appeal(1));
    for mut book in [book, stays] {
        assert_eq!(stage(&book, 1), Stage::Decided);
        assert!(book.event.appeal_form(1).unwrap().answer.is_some());
        book.no(
            &format!("18:32 director-in-charge Cleo | {CHANGED}}}"),
            "WB 92.12",
        );
        book.no(
            "18:32 contestant 6 | appeal: {ruling: 1, points: [law], players: [P6a, P6b]}",
            "Law 93C1",
        );
    }
}

#[test]
fn a_committee_does_not_pass_its_decision_on() {
    let recommended = "decided: {appeal: 1, decision: recommended, reasons: hard to say}";
    let mut book = heard("fact, judgement", "director Dora");
    book.no(&format!("18:30 committee Ann | {recommended}"), "WB 93.4.9");
    let mut book = heard("law, judgement", "director Dora");
    book.ok(&format!("18:30 committee Ann | {recommended}"));
}

#[test]
fn law_alone_goes_to_the_director_in_charge_and_from_him_to_a_committee() {
    let mut book = heard("law", "director Dora");
    book.no(
        "18:30 committee Ann | decided: {appeal: 1, decision: upheld}",
        "Law 93B1",
    );
    book.no(
        "18:30 director-in-charge Cleo | decided: {appeal: 1, decision: recommended, reasons: x}",
        "Law 93A",
    );
    book.ok("18:30 director-in-charge Cleo | decided: {appeal: 1, decision: upheld}");
    // His ruling may be appealed to the committee, by either side, in the time that begins with it.
    for round in 2..=5 {
        book.ok(&format!(
            "18:{} director | round-started: {{round: {round}}}",
            30 + round
        ));
        book.play(&format!("18:{}", 30 + round), 1, round);
    }
    book.ok("18:36 director | session-over: {}");
    book.ok("18:40 contestant 6 | appeal: {ruling: 1, points: [law], players: [P6a, P6b]}");
    book.no(
        "18:40 contestant 6 | appeal: {ruling: 1, points: [law], players: [P6a, P6b]}",
        "Law 92A",
    );
    book.no(
        "18:41 director-in-charge Cleo | decided: {appeal: 2, decision: upheld}",
        "Law 93B1",
    );
    book.ok("18:41 director-in-charge Cleo | committee: {appeal: 2, members: [Ann, Bob, Cal]}");
    book.ok(
        "18:42 committee Ann | decided: {appeal: 2, decision: recommended, reasons: the clause was misread}",
    );
    book.ok("18:43 director-in-charge Cleo | decided: {appeal: 2, decision: changed, score: {award: 50/50}}");
    book.no(
        "18:44 contestant 1 | appeal: {ruling: 1, points: [law], players: [P1a, P1b]}",
        "Law 93C1",
    );
}

#[test]
fn the_time_for_a_committee_runs_from_the_decision_on_law() {
    let mut book = heard("law", "director Dora");
    for round in 2..=5 {
        book.ok(&format!(
            "18:{} director | round-started: {{round: {round}}}",
            30 + round
        ));
        book.play(&format!("18:{}", 30 + round), 1, round);
    }
    book.ok("18:40 director | session-over: {}");
    book.ok("19:30 director-in-charge Cleo | decided: {appeal: 1, decision: upheld}");
    let appeal = "appeal: {ruling: 1, points: [law], players: [P1a, P1b]}";
    let mut late = book.clone();
    late.no(&format!("19:51 contestant 1 | {appeal}"), "Law 92B");
    book.ok(&format!("19:50 contestant 1 | {appeal}"));
}

#[test]
fn what_a_committee_decided_is_not_appealed_again() {
    let mut book = heard("fact", "director Dora");
    // An appeal in time is heard, although the other side's is decided first (WB 92.10).
    let mut both = book.clone();
    both.ok("18:25 contestant 6 | appeal: {ruling: 1, points: [fact], players: [P6a, P6b]}");
    both.ok("18:26 director-in-charge Cleo | committee: {appeal: 2, members: [Ann, Bob, Cal]}");
    for book in [&mut book, &mut both] {
        book.ok(&format!("18:30 committee Ann | {CHANGED}}}"));
    }
    both.ok("18:30 committee Ann | decided: {appeal: 2, decision: upheld}");
    for side in ["1", "6"] {
        book.no(&format!("18:31 contestant {side} | appeal: {{ruling: 1, points: [fact], players: [P{side}a, P{side}b]}}"), "Law 93C1");
    }
    book.no(
        "18:31 director Dora | appeal: {ruling: 1, points: [fact]} | I am not sure",
        "Law 93C1",
    );
    // Nor does the Director put it right by himself.
    book.no("18:31 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [12A1], replaces: 1, score: {award: 60/40}}", "Law 82C");
    book.no("18:31 director Dora | ruling: {round: 1, table: 1, board: 1, laws: [12A1], score: {award: 60/40}}", "Law 93B3");
}

#[test]
fn a_dropped_appeal_may_be_made_again_in_time() {
    let mut book = heard("fact", "director Dora");
    book.no(
        "18:25 contestant 6 | appeal-withdrawn: {appeal: 1}",
        "Law 92C",
    );
    book.ok("18:25 contestant 1 | appeal-withdrawn: {appeal: 1}");
    book.no(
        "18:26 committee Ann | decided: {appeal: 1, decision: upheld}",
        "WB 92.12",
    );
    book.ok("18:26 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    book.no(
        "18:27 committee Ann | decided: {appeal: 2, decision: upheld}",
        "Law 93A",
    );
}

#[test]
fn without_a_committee_the_director_in_charge_decides_with_the_reason() {
    let mut book = ruled("", "director Dora");
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact, law], players: [P1a, P1b]}");
    book.no(
        "18:22 director-in-charge Cleo | decided: {appeal: 1, decision: upheld, signed-by: Ann} | nobody can sit",
        "Law 93A",
    );
    book.no(
        "18:22 director-in-charge Cleo | decided: {appeal: 1, decision: upheld}",
        "Law 93A",
    );
    book.ok("18:22 director-in-charge Cleo | decided: {appeal: 1, decision: upheld} | nobody can sit without stopping play");
    // That is the end of it here: there is no committee to which it could go.
    book.no(
        "18:23 contestant 6 | appeal: {ruling: 1, points: [fact], players: [P6a, P6b]}",
        "Law 93C1",
    );
}

#[test]
fn a_director_takes_his_own_ruling_there() {
    let mut book = ruled("", "director Dora");
    book.no(
        "18:21 director Dora | appeal: {ruling: 1, points: [fact]}",
        "-",
    );
    book.ok("18:21 director Dora | appeal: {ruling: 1, points: [fact]} | another view is possible");
    assert_eq!(stage(&book, 1), Stage::Committee);
    book.no(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann, P6a, Cal]}",
        "WB 93.3",
    );
    book.ok("18:22 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.ok(&format!("18:30 committee Cal | {CHANGED}}}"));
}

#[test]
fn penalties_are_appealed_by_the_table_where_they_were_given() {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    let give = "penalty: {contestant: 1, offence: noise, standard: 1";
    book.no(&format!("18:01 director | {give}, round: 1}}"), "-");
    book.no(
        &format!("18:01 director | {give}, round: 1, table: 9}}"),
        "-",
    );
    book.no(
        &format!("18:01 director | {give}, round: 1, table: 2}}"),
        "-",
    );
    book.ok(&format!("18:01 director | {give}}}"));
    book.ok(&format!("18:01 director | {give}, round: 1, table: 1}}"));
    let appeal = |penalty: u32, who: u32| {
        format!(
            "18:02 contestant {who} | appeal: {{penalty: {penalty}, points: [penalty], players: [P{who}a, P{who}b]}}"
        )
    };
    book.no(&appeal(1, 6), "Law 92A");
    book.no(&appeal(2, 2), "Law 92A");
    book.ok(&appeal(2, 6));
    // Their opponents do not judge it either.
    book.no(
        "18:03 director-in-charge | committee: {appeal: 1, members: [Ann, P1a, Cal]}",
        "WB 93.3",
    );
    book.no(
        "18:03 contestant 1 | appeal: {penalty: 1, points: [discipline], players: [P1a, P1b]}",
        "Law 90A",
    );
    book.ok(&appeal(1, 1));
}

#[test]
fn a_ruling_is_not_appealed_as_a_penalty() {
    // Else a committee could not change it (93B3).
    let mut book = ruled("", "director Dora");
    for points in ["discipline", "penalty", "penalty, discipline"] {
        book.no(
            &format!("18:21 contestant 1 | appeal: {{ruling: 1, points: [{points}], players: [P1a, P1b]}}"),
            "WB 92.4",
        );
    }
    book.ok(
        "18:21 contestant 1 | appeal: {ruling: 1, points: [fact, discipline], players: [P1a, P1b]}",
    );
    book.ok(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal], chair: CAL}",
    );
    book.ok(&format!("18:30 committee Ann | {CHANGED}}}"));
    assert_eq!(
        book.event.appeal_form(1).unwrap().chair.as_deref(),
        Some("Cal")
    );
}

#[test]
fn discipline_is_lowered_by_the_director_in_charge_alone() {
    let mut book = Book::pairs("");
    book.ok("17:10 director Dora | penalty: {contestant: 3, offence: conduct, disciplinary: 2}");
    book.ok("17:11 contestant 3 | appeal: {penalty: 1, points: [fact], players: [P3a, P3b]}");
    book.ok("17:12 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    let changed = "decided: {appeal: 1, decision: changed, reasons: provoked, disciplinary: ";
    book.no(&format!("17:13 committee Ann | {changed}1}}"), "Law 93B3");
    book.ok("17:13 committee Ann | decided: {appeal: 1, decision: recommended, reasons: provoked}");
    book.no(&format!("17:14 director-in-charge | {changed}2}}"), "-");
    book.no(&format!("17:14 director-in-charge | {changed}x}}"), "-");
    book.no(
        &format!("17:14 director-in-charge | {changed}1, standard: 1}}"),
        "-",
    );
    book.no(
        &format!("17:14 director-in-charge | {changed}1, score: {{award: 60/40}}}}"),
        "-",
    );
    book.ok(&format!("17:14 director-in-charge | {changed}1}}"));
    let given = &book.event.state().penalties[0].given;
    assert_eq!(given.disciplinary, Some(Tree::Text("1".to_owned())));
    assert_eq!(given.standard, None);
}

#[test]
fn a_penalty_taken_back_needs_no_more() {
    let mut book = Book::pairs("");
    book.ok("17:10 director Dora | penalty: {contestant: 3, offence: noise, standard: 1}");
    book.ok("17:11 contestant 3 | appeal: {penalty: 1, points: [penalty], players: [P3a, P3b]}");
    book.ok("17:12 director-in-charge | committee: {appeal: 1, members: [Ann, Bob, Cal]}");
    book.ok("17:13 director Dora | rescinded: {penalty: 1} | it was another table");
    let changed = "decided: {appeal: 1, decision: changed, reasons: x, standard: ";
    book.no(&format!("17:14 committee Ann | {changed}2}}"), "-");
    book.ok(&format!("17:14 committee Ann | {changed}0}}"));
    book.no(
        "17:15 contestant 3 | appeal: {penalty: 1, points: [penalty], players: [P3a, P3b]}",
        "Law 92A",
    );
}

#[test]
fn a_referee_who_was_named_sits_alone_without_a_reason() {
    let mut book = ruled("", "director Dora");
    book.ok("18:20 organiser | staff: {name: Rita, duty: referee}");
    book.ok("18:21 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a, P1b]}");
    book.no(
        "18:22 director-in-charge | committee: {appeal: 1, members: [Ann]}",
        "WB 93.2",
    );
    book.ok("18:22 director-in-charge | committee: {appeal: 1, members: [rita]}");
    book.ok("18:23 committee Rita | decided: {appeal: 1, decision: upheld}");
}

#[test]
fn partners_may_concur_after_the_time_but_nobody_appeals_then() {
    let mut book = ruled("", "director Dora");
    for round in 2..=5 {
        book.ok(&format!(
            "18:{} director | round-started: {{round: {round}}}",
            20 + round
        ));
        book.play(&format!("18:{}", 20 + round), 1, round);
    }
    book.ok("18:30 director | session-over: {}");
    book.ok("18:49 contestant 1 | appeal: {ruling: 1, points: [fact], players: [P1a]}");
    let late = "appeal: {ruling: 1, points: [fact], players: [P6a, P6b]";
    book.no(&format!("18:51 contestant 6 | {late}}}"), "Law 92B");
    for (requested, ground) in [
        ("2026-05-14T18:51:30Z", "-"),
        ("2026-05-14T18:19:59Z", "-"),
        ("2026-05-14T19:19:59+01:00", "-"),
        ("2026-05-14T18:50:01Z", "Law 92B"),
    ] {
        book.no(
            &format!("18:51 contestant 6 | {late}, requested: {requested}}}"),
            ground,
        );
    }
    book.ok(&format!(
        "18:51 contestant 6 | {late}, requested: 2026-05-14T19:50:00+01:00}}"
    ));
    book.ok("18:55 contestant 1 | concurred: {appeal: 1, player: P1b}");
    assert_eq!(stage(&book, 1), Stage::Committee);
}
