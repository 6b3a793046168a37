//! What opens and closes an event besides bridge: the conditions of contest, prizes, entry fees (White Book 80.4, 80.10, 131).

use openroom_tournament::conditions::Stated;
use openroom_tournament::prizes::PrizeNow;

use crate::common::book::Book;

/// The state after one round at three tables, all of it played and over.
fn played(settings: &str) -> Book {
    let mut book = Book::pairs(settings);
    for round in 1..=5 {
        let at = format!("18:{round}0");
        book.start(&at, 1, round);
        book.play(&at, 1, round);
    }
    book.ok("19:00 director | session-over: {}");
    // So that nobody shares a place: contestant 1 is first, contestant 6 is last.
    for n in 2..=6 {
        book.ok(&format!(
            "19:00 director | penalty: {{contestant: {n}, offence: noise, standard: {}}}",
            20 * n
        ));
    }
    book
}

const PRIZES: &str =
    "prizes: {prizes: [{place: 1, prize: Cup}, {place: 2, prize: Wine, amount: 20 EUR}]}";

/// Who is first, second and third.
fn order(book: &Book) -> Vec<u32> {
    let places = book.event.standings(None).unwrap().places;
    places.iter().map(|one| one.contestant).collect()
}

fn prize(book: &Book, number: usize) -> PrizeNow {
    book.event.prizes().unwrap().remove(number - 1)
}

#[test]
fn a_prize_goes_to_the_next_when_its_winner_is_disqualified() {
    let mut book = played("");
    book.ok(&format!("19:01 organiser | {PRIZES}"));
    let [first, second, third, ..] = order(&book)[..] else {
        panic!("too few places");
    };
    assert_eq!(prize(&book, 1).due, [first]);
    assert_eq!(prize(&book, 2).to_give, [second]);
    book.ok(&format!(
        "19:05 director | prize-given: {{prize: 1, contestant: {first}}}"
    ));
    book.ok(&format!(
        "19:05 director | prize-given: {{prize: 2, contestant: {second}}}"
    ));
    let given = prize(&book, 1);
    assert!(given.given[0].provisional && given.to_give.is_empty() && given.to_return.is_empty());
    book.ok(&format!(
        "19:20 director-in-charge | disqualified: {{contestant: {first}, approved-by: Olga}} | played with marked cards"
    ));
    // Everybody below moves up one place (White Book 80.4).
    let (cup, wine) = (prize(&book, 1), prize(&book, 2));
    assert_eq!(
        (cup.due.as_slice(), cup.to_return.as_slice()),
        (&[second][..], &[first][..])
    );
    assert_eq!(
        (wine.due.as_slice(), wine.to_return.as_slice()),
        (&[third][..], &[second][..])
    );
    book.ok(&format!(
        "19:30 director | prize-returned: {{prize: 1, contestant: {first}}}"
    ));
    book.ok(&format!(
        "19:30 director | prize-given: {{prize: 1, contestant: {second}}}"
    ));
    assert!(prize(&book, 1).to_return.is_empty());
}

#[test]
fn a_prize_follows_a_correction() {
    let mut book = played("");
    book.ok(&format!("19:01 organiser | {PRIZES}"));
    let before = prize(&book, 1).due;
    book.ok(&format!(
        "19:02 director | penalty: {{contestant: {}, offence: conduct, standard: 200}}",
        before[0]
    ));
    let after = prize(&book, 1).due;
    assert_ne!(before, after);
}

#[test]
fn who_shares_a_place_shares_its_prizes() {
    let mut book = Book::pairs("");
    book.ok(&format!("17:05 organiser | {PRIZES}"));
    // Before a result nobody has won anything.
    assert!(prize(&book, 1).due.is_empty());
    book.start("18:00", 1, 1);
    for missing in book.event.missing() {
        book.ok(&format!(
            "18:10 director | result: {{round: 1, table: {}, board: {}, contract: Pass}}",
            missing.table, missing.board
        ));
    }
    assert_eq!(prize(&book, 1).due.len(), 6, "all are level");
    assert_eq!(
        prize(&book, 2).due.len(),
        6,
        "of two winners neither is second"
    );
}

#[test]
fn what_cannot_be_said_of_a_prize_is_refused() {
    let mut book = played("");
    book.no("19:01 contestant 1 | prizes: {prizes: []}", "Law 80B2");
    book.no(
        "19:01 organiser | prizes: {prizes: [{place: 0, prize: Cup}]}",
        "-",
    );
    book.no(
        "19:01 organiser | prizes: {prizes: [{place: 1, prize: ' '}]}",
        "-",
    );
    book.no(
        "19:01 organiser | prizes: {prizes: [{place: 1, prize: Cup, category: a, stratum: b}]}",
        "-",
    );
    book.no(
        "19:01 director | prize-given: {prize: 1, contestant: 1}",
        "-",
    );
    book.ok(&format!("19:01 organiser | {PRIZES}"));
    book.no(
        "19:02 director | prize-given: {prize: 3, contestant: 1}",
        "-",
    );
    book.no(
        "19:02 director | prize-given: {prize: 1, contestant: 9}",
        "-",
    );
    book.no(
        "19:02 director | prize-returned: {prize: 1, contestant: 1}",
        "-",
    );
    book.ok("19:02 director | prize-given: {prize: 1, contestant: 1}");
    book.no(
        "19:03 director | prize-given: {prize: 1, contestant: 1}",
        "-",
    );
    // What somebody holds in his hands is not another prize now; others may be added.
    book.no(
        "19:03 organiser | prizes: {prizes: [{place: 1, prize: Spoon}]}",
        "WB 131.5",
    );
    book.ok("19:03 organiser | prizes: {prizes: [{place: 1, prize: Cup}]}");
}

#[test]
fn prizes_are_given_and_handed_back_after_the_final_result_too() {
    let mut book = played("gross-error-days: none");
    book.ok(&format!("19:01 organiser | {PRIZES}"));
    book.ok("19:01 director | official: {}");
    let first = order(&book)[0];
    book.ok("2026-05-20T18:00:00Z director | final: {}");
    book.ok(&format!(
        "2026-05-20T18:01:00Z director | prize-given: {{prize: 1, contestant: {first}}}"
    ));
    assert!(!prize(&book, 1).given[0].provisional);
    book.ok("2026-05-20T18:02:00Z organiser | fee: {contestant: 2}");
    book.no(
        "2026-05-20T18:03:00Z organiser | prizes: {prizes: []}",
        "WB 146.1",
    );
}

#[test]
fn entry_fees_are_paid_or_not() {
    let mut book = Book::pairs("entry-fee: 10 EUR");
    assert_eq!(book.event.unpaid(), [1, 2, 3, 4, 5, 6]);
    book.ok("17:10 scorer | fee: {contestant: 2, amount: 12 EUR}");
    book.ok("17:10 scorer | fee: {contestant: 3}");
    book.ok("17:11 director | fee: {contestant: 3, unpaid: true}");
    assert_eq!(book.event.unpaid(), [1, 3, 4, 5, 6]);
    book.no("17:11 contestant 1 | fee: {contestant: 1}", "Law 80B2");
    // Where no fee is set nobody owes one.
    assert!(Book::pairs("").event.unpaid().is_empty());
}

#[test]
fn what_the_conditions_should_state_is_missing_until_it_is_said() {
    let mut book = Book::pairs("");
    let lacking = [Stated::Inspection, Stated::Afterwards, Stated::Prizes];
    assert_eq!(book.event.not_stated(), lacking);
    let required: Vec<&str> = book
        .event
        .undecided()
        .iter()
        .filter(|one| one.required)
        .map(|one| one.key)
        .collect();
    assert_eq!(required, ["inspection", "afterwards", "prizes-decided-by"]);
    book.ok("17:05 organiser | regulations: {layer: event, settings: {inspection: on the club's page, afterwards: nothing, prizes-decided-by: the Organizer}}");
    assert!(book.event.not_stated().is_empty());
    assert!(book.event.undecided().iter().all(|one| !one.required));
    // Without a period of its own for gross errors the White Book wants one.
    book.ok("17:06 organiser | regulations: {layer: event, settings: {gross-error-days: none}}");
    assert_eq!(book.event.not_stated(), [Stated::GrossErrors]);
}

#[test]
fn what_nobody_decided_is_left_to_the_preset_or_open() {
    let book = Book::pairs("preset: wbf, deposit: 30 EUR");
    let open = book.event.undecided();
    let of = |key: &str| open.iter().find(|one| one.key == key);
    assert!(of("preset").is_none() && of("deposit").is_none());
    assert_eq!(of("correction-minutes").unwrap().preset, Some("30"));
    assert_eq!(of("slow-play").unwrap().preset, None);
    // What says nothing of this event, or only of boards played in the browser, is nobody's decision here.
    assert!(of("first-draw").is_none() && of("play-undo").is_none());
}

#[test]
fn what_differs_from_the_preset_is_told_with_whose_word_it_is() {
    let mut book = Book::pairs("correction-minutes: 20, deposit: 30 EUR");
    book.start("18:00", 1, 1);
    book.ok("18:05 director-in-charge | regulations: {layer: director, settings: {late-minutes: 10}} | the motorway is closed");
    let told: Vec<(String, Option<&str>)> = book
        .event
        .differs()
        .into_iter()
        .map(|one| (one.key, one.preset))
        .collect();
    assert_eq!(
        told,
        [
            ("late-minutes".to_owned(), Some("5")),
            ("deposit".to_owned(), Some("none"))
        ]
    );
}

#[test]
fn prizes_are_not_given_before_the_pause_is_over() {
    let mut book = Book::pairs("prize-giving-minutes: 45");
    assert_eq!(book.event.state().prize_giving(), None);
    book = played("prize-giving-minutes: 45");
    let over = book.event.state().prize_giving().unwrap();
    assert_eq!(over.earliest.to_string(), "2026-05-14T19:45:00Z");
    book.ok("19:10 director | official: {}");
    let posted = book.event.state().prize_giving().unwrap();
    assert_eq!(posted.earliest.to_string(), "2026-05-14T19:55:00Z");
    // Under ten minutes nobody can check anything (White Book 131.3).
    let short = book.apply("19:11 director-in-charge | regulations: {layer: director, settings: {prize-giving-minutes: 5}} | the bus leaves");
    assert!(short.is_err());
}

#[test]
fn a_condition_is_a_text_or_some_lines() {
    let mut book = Book::pairs("");
    book.ok("17:05 organiser | regulations: {layer: event, settings: {special-rules: [No phones., Screens in the final.]}}");
    assert_eq!(
        book.event
            .state()
            .regulations
            .told("special-rules")
            .as_deref(),
        Some("No phones.\nScreens in the final.")
    );
    for wrong in [
        "special-rules: ''",
        "special-rules: []",
        "special-rules: {a: b}",
        "afterwards: sometimes",
    ] {
        let refused = book.apply(&format!(
            "17:06 organiser | regulations: {{layer: event, settings: {{{wrong}}}}}"
        ));
        assert!(refused.is_err(), "{wrong}");
    }
    book.ok("17:07 organiser | regulations: {layer: event, settings: {special-rules: none}}");
    assert_eq!(book.event.state().regulations.told("special-rules"), None);
}
