//! What somebody in charge should think of, rankings of parts of an event, and the rules of a federation in the log.

use openroom_scoring::federation::Federation;
use openroom_tournament::questions::{Step, Suggestion};

use crate::common::book::Book;

const ATLANTIS: &str = include_str!("../../../scoring/tests/all/data/federation.yaml");

#[test]
fn what_was_overlooked_is_suggested() {
    let mut book = Book::pairs("correction-minutes: 15");
    book.ok("17:05 organiser | staff: {name: Dora, duty: director, related: [P1a]}");
    book.ok("17:05 organiser | staff: {name: Emil, duty: director}");
    book.ok("17:06 director-in-charge | late: {contestant: 4, minutes: 25}");
    book.ok("17:06 director | warning: {contestant: 3, offence: noise}");
    let told = book.event.suggestions();
    assert!(told.contains(&Suggestion::LatePenalty {
        contestant: 4,
        minutes: 25
    }));
    assert!(told.contains(&Suggestion::NextStep {
        contestant: 3,
        offence: "noise".into(),
        standard: 1
    }));
    assert!(told.contains(&Suggestion::ShortPeriod { minutes: 15 }));
    // Once the penalty is given it is not suggested any more.
    book.ok("17:07 director | penalty: {contestant: 4, offence: lateness, standard: 1}");
    let told = book.event.suggestions();
    assert!(
        !told
            .iter()
            .any(|one| matches!(one, Suggestion::LatePenalty { .. }))
    );
}

#[test]
fn a_substitute_for_all_rounds_is_told() {
    let mut book = Book::pairs("");
    book.ok("17:10 director | substitute: {contestant: 1, out: P1a, in: Sam, from: 1} | ill");
    let told = book.event.suggestions();
    assert!(
        told.contains(&Suggestion::Substituted {
            contestant: 1,
            player: "P1a".into(),
            rounds: 5,
            of: 5
        }),
        "{told:?}"
    );
}

#[test]
fn who_needs_a_fixed_seat_and_is_moved_is_told() {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=6 {
        let still = if n == 2 { ", stationary: true" } else { "" };
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]{still}}}"
        ));
    }
    let plan = openroom_movements::generate::howell(3, 2).unwrap();
    book.movement("17:02", 1, &plan.to_yaml());
    let told = book.event.suggestions();
    assert!(
        told.iter()
            .any(|one| matches!(one, Suggestion::Moves { contestant: 2, .. })),
        "{told:?}"
    );
}

#[test]
fn the_rules_of_a_federation_stand_in_the_log() {
    let rules = Federation::read(ATLANTIS).unwrap();
    let settings = format!("edition: 2017, federation: {}", rules.text());
    let mut book = Book::pairs(&settings);
    let regulations = &book.event.state().regulations;
    assert_eq!(regulations.federation().id, "atlantis");
    let conduct = regulations.conduct();
    assert_eq!(conduct.correction_minutes, 45);
    assert_eq!(conduct.late_minutes, 1);
    assert_eq!(conduct.deposit.as_deref(), Some("100 shells"));
    // Two warnings, then three standard amounts, then two more each time.
    for _ in 0..2 {
        assert_eq!(book.event.next_step(3, "noise"), Step::Warning);
        book.ok("17:06 director | warning: {contestant: 3, offence: noise}");
    }
    assert_eq!(book.event.next_step(3, "noise"), Step::Standard(3));
    book.ok("17:07 director | penalty: {contestant: 3, offence: noise, standard: 3}");
    assert_eq!(book.event.next_step(3, "noise"), Step::Standard(5));
    assert_eq!(book.event.next_step(3, "lateness"), Step::Standard(4));
    // What the event sets stands over it.
    book.ok("17:08 organiser | regulations: {layer: event, settings: {correction-minutes: 25, level: reef}}");
    let regulations = &book.event.state().regulations;
    assert_eq!(regulations.conduct().correction_minutes, 25);
    // A player number that it cannot have given, and a pair of too many.
    book.ok(
        "17:09 director | entered: {contestant: 7, players: [Ann, Bea], members: [123456, 123455]}",
    );
    let told = book.event.suggestions();
    assert!(told.contains(&Suggestion::WrongNumber {
        contestant: 7,
        number: "123456".into()
    }));
}

#[test]
fn a_deposit_that_is_not_set_is_told_so() {
    let mut book = Book::pairs("");
    book.no(
        "18:30 director | deposit: {appeal: 1, amount: 30 GBP}",
        "WB 92.8",
    );
}
