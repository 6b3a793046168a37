//! Lessons: each can be played to its end under both editions, and whatever is tapped gets an answer.

use openroom_laws::Edition;
use openroom_laws::answers::Saying;
use openroom_laws::notation::card_text;
use openroom_practice::lesson::{ALL, Lesson, Taps};

/// What may be tapped at a stage.
fn taps(lesson: &Lesson, edition: Edition, done: &[String]) -> Vec<String> {
    let (_, table) = lesson.begins(edition, done).expect("a board");
    let by = openroom_laws::notation::seat_text(lesson.you);
    let cards = |of: contract_bridge::Seat, verb: &str| -> Vec<String> {
        let hand = table.hand(of).expect("a hand that is known");
        contract_bridge::Hand::iter(hand)
            .map(|card| format!("{by}: {verb}{}", card_text(card)))
            .collect()
    };
    match lesson.stages[done.len()].taps {
        Taps::Call => openroom_laws::Calls::ALL
            .iter()
            .map(|call| format!("{by}: {}", openroom_laws::notation::call_text(call)))
            .collect(),
        Taps::Card => cards(lesson.you, ""),
        Taps::FaceDown => cards(lesson.you, "down "),
        Taps::Corrects => cards(lesson.you, "corrects "),
        Taps::Names => cards(lesson.you.partner(), "names "),
        Taps::Acts(acts) => acts.iter().map(|&act| act.to_owned()).collect(),
        Taps::Answer => table
            .answers()
            .into_iter()
            .filter_map(|answer| match answer.said {
                Saying::Ready { entry } => Some(entry.to_string()),
                Saying::Unfinished { .. } => None,
            })
            .collect(),
    }
}

#[test]
fn each_can_be_played_to_its_end_and_whatever_is_tapped_gets_an_answer() {
    assert_eq!(ALL.len(), 10);
    for lesson in ALL {
        for edition in Edition::ALL {
            let mut done: Vec<String> = Vec::new();
            for stage in 0..lesson.stages.len() {
                let taps = taps(lesson, edition, &done);
                assert!(!taps.is_empty(), "{} {stage}", lesson.word);
                let mut good = None;
                for tap in taps {
                    let tried = lesson.tries(edition, &done, &tap).expect(lesson.word);
                    // Something happened, or it is said why not.
                    let told = tried.refused.is_some() || tried.log.entries.len() > tried.before;
                    assert!(told, "{} {stage}: {tap}", lesson.word);
                    if tried.goes_on && good.is_none() {
                        good = Some(tap);
                    }
                }
                done.push(good.unwrap_or_else(|| panic!("{} {stage}: no way on", lesson.word)));
            }
            let (_, table) = lesson.begins(edition, &done).expect(lesson.word);
            assert!(!table.cited().is_empty(), "{}", lesson.word);
        }
    }
}
