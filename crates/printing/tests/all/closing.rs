//! Conditions of contest, the sheet for the staff, prizes, the report, the closing list.

use openroom_printing::results::Results;
use openroom_printing::{Document, Format, Settings, Words, conditions, prizes, report};
use openroom_tournament::{Tournament, log};
use openroom_words::words::Language;

const LOG: &str = r"
- {at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Thursday, kind: pairs, organiser: Olga}}
- {at: 2026-05-14T17:00:00Z, by: organiser, regulations: {layer: event, settings: {deposit: 30 GBP, late-minutes: 10, entry-fee: 5 GBP, slow-play: a warning first}}}
- {at: 2026-05-14T17:00:00Z, by: organiser, staff: {name: Cleo, duty: director-in-charge}}
- {at: 2026-05-14T17:00:00Z, by: organiser, staff: {name: Adam, duty: appeals-adviser}}
- {at: 2026-05-14T17:00:00Z, by: organiser, prizes: {prizes: [{place: 1, prize: Cup, line: ns}, {place: 1, prize: Wine, amount: 20 GBP, line: ew}]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
- {at: 2026-05-14T17:01:00Z, by: director, fee: {contestant: 1}}
- at: 2026-05-14T17:02:00Z
  by: director
  movement:
    plan: |
      movement: one table
      entrants: pairs
      contestants: 2
      rounds:
      - tables:
        - {table: 1, ns: 1, ew: 2, boards: 1-2}
- {at: 2026-05-14T18:00:00Z, by: director, round-started: {round: 1}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}}
- {at: 2026-05-14T18:10:00Z, by: director, result: {round: 1, table: 1, board: 2, contract: 4S, by: N, tricks: 10}}
- {at: 2026-05-14T18:20:00Z, by: director Dora, ruling: {round: 1, table: 1, board: 1, laws: [12A1], facts: East hesitated, judgement: true, consulted: [Emil], score: {award: 60/40}}}
- {at: 2026-05-14T18:21:00Z, by: director, penalty: {contestant: 2, offence: noise, standard: 1}}
- {at: 2026-05-14T18:22:00Z, by: director-in-charge, why: the hall closes, variation: {rule: 81.4, change: rounds of 12 minutes}}
- {at: 2026-05-14T18:23:00Z, by: director, note: {subject: accident, text: a glass broke}}
- {at: 2026-05-14T18:23:00Z, by: director, note: {text: what Bea said of Dan, confidential: true}}
- {at: 2026-05-14T18:23:00Z, by: director, expense: {what: taxi, amount: 12 GBP, who: Dora}}
- {at: 2026-05-14T18:30:00Z, by: director, session-over: {}}
- {at: 2026-05-14T18:40:00Z, by: director, prize-given: {prize: 2, contestant: 1}}
";

fn event() -> Tournament {
    log::replay(LOG, None).unwrap()
}

fn words() -> Words {
    Words::new(Language::English)
}

fn page(document: &Document) -> String {
    let bytes = openroom_printing::write(document, Format::Html, "en", Settings::default());
    String::from_utf8(bytes.unwrap()).unwrap()
}

fn has(text: &str, wanted: &[&str]) {
    for told in wanted {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn the_conditions_are_made_of_the_settings_and_say_what_is_missing() {
    let text = page(&conditions::document(&event(), &words()));
    has(
        &text,
        &[
            "Conditions of contest",
            "Olga",
            "Matchpoints",
            "Still to be stated",
            "How results can be inspected",
            "Who decides on prizes, without appeal",
            "Minutes to correct scores",
            "Working days for gross errors",
            "30 GBP",
            "5 GBP",
            "a warning first",
            "Cup",
            "North-South",
            "Minutes between the results and the prize-giving",
        ],
    );
    let stated = "- {at: 2026-05-14T19:00:00Z, by: director-in-charge, why: forgotten, regulations: {layer: director, settings: {inspection: on the wall, afterwards: nothing, prizes-decided-by: Olga}}}\n";
    let event = log::replay(&format!("{LOG}{stated}"), None).unwrap();
    let text = page(&conditions::document(&event, &words()));
    assert!(!text.contains("Still to be stated"), "{text}");
    has(&text, &["on the wall", "no request is entertained"]);
}

#[test]
fn the_sheet_for_the_staff_has_what_differs_and_what_is_undecided() {
    let text = page(&conditions::differences(&event(), &words()));
    has(
        &text,
        &[
            "Minutes late without a penalty",
            "10",
            "rounds of 12 minutes",
            "not ratified yet",
            "Adam",
            "Appeals adviser",
            "Still undecided",
            "Venue",
        ],
    );
}

#[test]
fn prizes_name_who_has_won_and_who_has_to_hand_back() {
    let event = event();
    let now = event.prizes().unwrap();
    let text = page(&prizes::document(&event, &now, &words()));
    has(
        &text,
        &[
            "not before",
            "Cup",
            "Wine (20 GBP)",
            "2 Cid – Dan",
            "To be handed back by",
            "provisional",
        ],
    );
    assert_eq!(now[1].to_return, [1]);
}

#[test]
fn the_report_has_all_of_it_and_nothing_confidential() {
    let event = event();
    let scored = event.scored(None).unwrap();
    let results = Results {
        event: &scored.event,
        scores: &scored.scores,
    };
    let now = event.prizes().unwrap();
    let text = page(&report::document(&event, results, &now, &words()));
    has(
        &text,
        &[
            "Report on the event",
            "Cleo",
            "Ana",
            "not paid",
            "Rankings",
            "East hesitated",
            "12A1",
            "Emil",
            "noise",
            "rounds of 12 minutes",
            "a glass broke",
            "Entry fee not paid: 2 Cid",
            "taxi",
            "12 GBP",
            "Closing list",
            "Containers of 56 boxes",
        ],
    );
    assert!(!text.contains("what Bea said"), "{text}");
}

#[test]
fn the_closing_list_counts_the_equipment() {
    let text = page(&report::closing(&event(), &words()));
    // One table: four boxes, which one container holds.
    has(
        &text,
        &["Bidding boxes", ">4<", ">1<", "Boards in order", ">2<"],
    );
}
