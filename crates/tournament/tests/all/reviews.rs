//! Damage questions that rulings leave for the end of the play (27D, 23C, 72C, ...).

use crate::cases;
use crate::common::book::{Book, whole_session};
use openroom_tournament::{log, state::Score};
use proptest::prelude::*;

/// An insufficient bid put right at the table: 27D is asked when the play is over.
const RULING: &str = r#"ruling: {round: 1, table: "1", board: 1, log: "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}, {S: declines}, {E: 2H}]"}"#;

fn ruled() -> Book {
    let mut book = Book::pairs("");
    book.ok("18:00 director | round-started: {round: 1}");
    book.ok(&format!("18:05 director | {RULING}"));
    book
}

#[test]
fn a_ruling_keeps_its_question_until_it_is_answered() {
    let mut book = ruled();
    let reviews = &book.event.state().rulings[0].reviews;
    assert_eq!(reviews.len(), 1);
    assert_eq!((reviews[0].law.as_str(), reviews[0].damage), ("27D", None));
    // Nobody can judge it before the board has a result.
    let answer = "director | reviewed: {ruling: 1, law: 27D, damage: false}";
    book.no(&format!("18:06 {answer}"), "-");
    book.ok("18:10 contestant 1 | result: {round: 1, table: \"1\", board: 1, contract: 4S, by: N, tricks: 10}");
    book.no(
        "18:11 contestant 1 | reviewed: {ruling: 1, law: 27D, damage: false}",
        "Law 81C6",
    );
    book.no(
        "18:11 director | reviewed: {ruling: 1, law: 23C, damage: false}",
        "-",
    );
    book.no(
        "18:11 director | reviewed: {ruling: 2, law: 27D, damage: false}",
        "-",
    );
    book.ok(&format!("18:11 {answer}"));
    book.no(&format!("18:12 {answer}"), "-");
    assert_eq!(book.event.open_reviews().count(), 0);
}

#[test]
fn damage_wants_an_adjusted_score() {
    let mut book = ruled();
    book.ok("18:10 contestant 1 | result: {round: 1, table: \"1\", board: 1, contract: 4S, by: N, tricks: 10}");
    book.ok("18:11 director | reviewed: {ruling: 1, law: 27D, damage: true}");
    assert_eq!(book.event.open_reviews().count(), 1);
    book.ok("18:12 director | ruling: {round: 1, table: \"1\", board: 1, laws: [27D], score: {award: {ns: AVE, ew: AVE-}}} | nobody else was there");
    assert_eq!(book.event.open_reviews().count(), 0);
}

#[test]
fn nothing_is_official_with_a_question_open() {
    let mut book = whole_session("");
    book.ok(&format!("18:15 director | {RULING}"));
    book.ok("18:16 director | session-over: {}");
    book.no("18:17 director | official: {}", "Law 12B1");
    book.ok("18:18 director | reviewed: {ruling: 1, law: 27D, damage: false}");
    book.ok("18:19 director | official: {}");
}

#[test]
fn what_was_official_before_this_was_asked_is_read_again() {
    let mut book = whole_session("");
    book.ok(&format!("18:15 director | {RULING}"));
    book.ok("18:16 director | session-over: {}");
    let official =
        log::read_entry("{at: 2026-05-14T18:17:00Z, by: director, official: {}}").unwrap();
    assert!(book.event.clone().apply(&official).is_err());
    book.event.recall(&official).unwrap();
}

#[test]
fn a_ruling_that_the_laws_refuse_now_is_read_with_its_score() {
    let mut book = whole_session("");
    let log = r#"board: 1\nlog: [{D: {played: {contract: 4S, by: N, tricks: 10}}}, {D: {breach: 16B1a, by: N}}, {D: {adjust: {assigned: 480, law: 16B3, offenders: ns}}}]"#;
    let text = format!(
        "{{at: 2026-05-14T18:15:00Z, by: director, why: alone, ruling: {{round: 1, table: \"1\", board: 1, log: \"{log}\"}}}}"
    );
    let stored = log::read_entry(&text).unwrap();
    assert!(book.event.clone().apply(&stored).is_err());
    book.event.recall(&stored).unwrap();
    let score = book.event.state().rulings[0].score.clone();
    assert!(matches!(score, Some(Score::Adjusted(_))), "{score:?}");
}

#[test]
fn a_ruling_that_leaves_a_question_now_is_read() {
    let mut book = whole_session("");
    let text = r#"{at: 2026-05-14T18:15:00Z, by: director, ruling: {round: 1, table: "1", board: 1, log: "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}]"}}"#;
    let stored = log::read_entry(text).unwrap();
    assert!(book.event.clone().apply(&stored).is_err());
    book.event.recall(&stored).unwrap();
}

/// Whether the acts of the property below can come to a final result at all.
#[test]
fn an_answered_question_lets_the_result_become_final() {
    let mut book = whole_session("preset: wbf");
    book.ok(&format!("18:13 director | {RULING}"));
    book.ok("18:14 director | session-over: {}");
    book.ok("18:15 director | reviewed: {ruling: 1, law: 27D, damage: false}");
    book.ok("18:16 director | official: {}");
    book.ok("18:47 director | final: {}");
}

proptest! {
    #![proptest_config(cases(64))]

    /// Whatever is done in whatever order: no board with an open question reaches `final`.
    #[test]
    fn no_open_question_is_final(acts in proptest::collection::vec(0_usize..6, 1..14)) {
        let mut book = whole_session("preset: wbf");
        book.ok("18:14 director | session-over: {}");
        let at = |minute: usize| format!("{}:{:02}", 18 + minute / 60, minute % 60);
        let acts_at = acts.iter().zip((15..).step_by(19));
        for (act, minute) in acts_at {
            let line = match act {
                0 => format!("director | {RULING} | asked for in time"),
                1 => "director | reviewed: {ruling: 1, law: 27D, damage: false}".to_owned(),
                2 => "director | reviewed: {ruling: 1, law: 27D, damage: true}".to_owned(),
                3 => "director | official: {}".to_owned(),
                4 => "director | final: {}".to_owned(),
                _ => "director | ruling: {round: 1, table: \"1\", board: 1, laws: [27D], score: {award: {ns: AVE, ew: AVE-}}} | alone".to_owned(),
            };
            let _ = book.apply(&format!("{} {line}", at(minute)));
            if book.event.state().final_at.is_some() {
                prop_assert_eq!(book.event.open_reviews().count(), 0);
            }
        }
    }
}
