//! What somebody in charge should think of, rankings of parts of an event, and the rules of a federation in the log.

use openroom_scoring::federation::Federation;
use openroom_tournament::questions::{Step, Suggestion};

use crate::common::book::Book;

const ATLANTIS: &str = include_str!("../../../scoring/tests/all/data/federation.yaml");

#[test]
fn what_was_overlooked_is_suggested() {
    let mut book = Book::pairs("");
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
    let mut book = crate::common::book::team_match("");
    let player = book.event.state().contestants[&1].entered.players[0].clone();
    book.ok(&format!(
        "17:10 director | substitute: {{contestant: 1, out: {player}, in: Sam, from: 1}} | ill"
    ));
    let told = book.event.suggestions();
    let all = told.iter().any(|one| {
        matches!(one, Suggestion::Substituted { contestant: 1, rounds, of, .. } if rounds == of)
    });
    assert!(all, "{told:?}");
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
    // A player number that it cannot have given is taken as an exception only, and told.
    let wrong = "entered: {contestant: 7, players: [Ann, Bea], members: [123456, 123455]";
    book.no(&format!("17:09 director | {wrong}}}"), "WB 80.2");
    book.ok(&format!("17:09 director | {wrong}, exception: a guest}}"));
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

#[test]
fn a_variation_and_a_ruling_on_somebody_close_are_told() {
    let mut book = Book::pairs("");
    book.ok("17:05 organiser | staff: {name: Dora, duty: director, related: [P1a]}");
    book.ok("17:05 organiser | staff: {name: Emil, duty: director}");
    book.ok("17:06 director-in-charge | variation: {rule: late entries, change: taken until 18:00} | snow");
    let varied = |book: &Book| {
        let told = book.event.suggestions();
        told.iter()
            .any(|one| matches!(one, Suggestion::NotRatified { rule } if rule == "late entries"))
    };
    assert!(varied(&book));
    book.ok("17:07 organiser | ratified: {number: 1}");
    assert!(!varied(&book));
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    let at = book.table_of(1, 1);
    let (table, board) = (&at.name, at.boards[0].board);
    let ruling = format!(
        "ruling: {{round: 1, table: {table}, board: {board}, score: {{award: 60/40}}, laws: [12C2a], facts: spoilt}} | nobody else was free"
    );
    book.ok(&format!("18:06 director Dora | {ruling}"));
    let told = book.event.suggestions();
    assert!(
        told.contains(&Suggestion::CloseRuling {
            ruling: 1,
            director: "Dora".into(),
            player: "P1a".into(),
            other: "Emil".into(),
        }),
        "{told:?}"
    );
}

#[test]
fn offences_with_a_price_of_their_own_have_it_next() {
    let mut book = Book::pairs("");
    assert_eq!(book.event.next_step(3, "captain"), Step::Warning);
    book.ok("17:06 director | warning: {contestant: 3, offence: captain, harmed: false}");
    assert_eq!(book.event.next_step(3, "captain"), Step::Standard(4));
    assert_eq!(
        book.event.next_step(3, "board-wrongly-duplicated"),
        Step::Standard(2)
    );
    assert_eq!(
        book.event.next_step(3, "wrong-number-of-cards"),
        Step::Warning
    );
    assert_eq!(
        book.event.next_step(3, "thirteen-wrong-cards"),
        Step::Standard(1)
    );
}
