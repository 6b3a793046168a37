//! Sheets of whoever runs an event, and the levels of the players on the appeal form.

use openroom_printing::sheets::{self, ConductLine};
use openroom_printing::{Document, Format, Settings, Words, appeal};
use openroom_tournament::log;
use openroom_words::words::Language;

/// A ruling that is appealed and heard, its deposit kept; and a recorded hand.
const LOG: &str = r"
- {at: 2026-05-14T17:00:00Z, by: organiser, created: {name: Thursday, kind: pairs}}
- {at: 2026-05-14T17:00:00Z, by: organiser, regulations: {layer: event, settings: {deposit: 30 GBP}}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
- {at: 2026-05-14T17:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
- {at: 2026-05-14T17:01:00Z, by: director, level: {contestant: 1, player: Bea, level: beginner}}
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
- {at: 2026-05-14T18:20:00Z, by: director Dora, ruling: {round: 1, table: 1, board: 1, laws: [12A1], judgement: true, consulted: [Emil], score: {award: 60/40}}}
- {at: 2026-05-14T18:21:00Z, by: contestant 2, appeal: {ruling: 1, points: [judgement], players: [Cid, Dan]}}
- {at: 2026-05-14T18:22:00Z, by: director Dora, deposit: {appeal: 1, amount: 30 GBP}}
- {at: 2026-05-14T18:23:00Z, by: director Dora, in-appeal: {appeal: 1, act: {hearing: {time: 2026-05-14T20:00:00Z, room: Blue room}}}}
- {at: 2026-05-14T18:23:00Z, by: director Dora, in-appeal: {appeal: 1, act: {contact: {who: Cid, how: 555 0199}}}}
- {at: 2026-05-14T18:24:00Z, by: director-in-charge Cleo, committee: {appeal: 1, members: [Ann, Bob, Cal]}}
- {at: 2026-05-14T18:25:00Z, by: director Dora, case: {round: 1, table: 1, board: 1, about: {kind: psychic}}}
- {at: 2026-05-14T18:26:00Z, by: director Dora, in-case: {case: 1, act: {fact: {departed: {by: S, call: 1S}}}}}
- {at: 2026-05-14T18:26:00Z, by: director Dora, in-case: {case: 1, act: {recording: {by: W}}}}
- {at: 2026-05-14T18:26:00Z, by: director Dora, in-case: {case: 1, act: {said: {by: E, text: North should have raised}}}}
- {at: 2026-05-14T18:26:00Z, by: director Dora, in-case: {case: 1, act: {card: {side: ns, text: one spade shows five}}}}
";

fn page(document: &Document) -> String {
    let bytes = openroom_printing::write(document, Format::Html, "en", Settings::default());
    String::from_utf8(bytes.unwrap()).unwrap()
}

#[test]
fn the_hearings_of_the_day_are_without_how_to_reach_people() {
    let event = log::replay(LOG, None).unwrap();
    let text = page(&sheets::hearings(&event, &Words::new(Language::English)));
    for told in [
        "Appeal 1",
        "Blue room",
        "Ana - Bea",
        "Ann, Bob, Cal",
        "Missing from the form",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(!text.contains("555 0199"));
}

/// The committee with the chair in the middle, opposite them the appellants on the left, the Director, the others (White Book 93.4.2).
#[test]
fn the_sheet_of_a_hearing_says_who_sits_where() {
    use openroom_printing::document::Block;
    let event = log::replay(LOG, None).unwrap();
    let sheet = sheets::hearings(&event, &Words::new(Language::English));
    let mut tables = sheet.blocks.iter().filter_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    });
    let table = tables.next().unwrap();
    let row = |at: usize| {
        let cells = table.rows[at].iter();
        cells.map(|cell| cell.text.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(row(0), ["Member: Bob", "Chair: Ann", "Member: Cal"]);
    assert_eq!(
        row(2),
        [
            "Appellants: 2 Cid - Dan",
            "Director",
            "The other side: 1 Ana - Bea"
        ]
    );
    // By telephone nobody sits anywhere.
    let event = log::replay(&LOG.replace("room: Blue room", "by: telephone"), None).unwrap();
    let sheet = sheets::hearings(&event, &Words::new(Language::English));
    let has_table = |block: &Block| matches!(block, Block::Table(_));
    assert!(!sheet.blocks.iter().any(has_table));
}

#[test]
fn receipts_and_deposits_that_were_kept() {
    let kept = "- {at: 2026-05-14T20:30:00Z, by: committee Ann, decided: {appeal: 1, decision: upheld, unanimous: true, deposit: kept, merit: nothing new was said}}\n";
    let event = log::replay(&format!("{LOG}{kept}"), None).unwrap();
    let text = page(&sheets::deposits(&event, &Words::new(Language::English)));
    for told in [
        "Receipt",
        "30 GBP",
        "2 Cid - Dan",
        "Deposits kept",
        "nothing new was said",
        "To be reviewed",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn recorded_hands_come_in_one_bundle() {
    let event = log::replay(LOG, None).unwrap();
    let hands = event.recorded_hands();
    assert_eq!(hands.len(), 1);
    let words = Words::new(Language::English);
    let text = page(&sheets::recorded(&event, &hands, &words));
    for told in [
        "board 1",
        "Recording asked for by",
        "North should have raised",
        "one spade shows five",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn the_levels_of_the_log_stand_on_the_anonymous_form() {
    let event = log::replay(LOG, None).unwrap();
    let form = appeal::of_log(event.appeal_form(1).unwrap());
    for (language, level) in [
        (Language::English, "beginner"),
        (Language::Portuguese, "iniciante"),
    ] {
        let words = Words::new(language);
        let text = page(&appeal::document(&form, true, &words));
        assert!(text.contains(level), "{text}");
        // The letters of the fonts before it may have any name by chance.
        let (_, body) = text.split_once("<body").unwrap();
        assert!(!body.contains("Bea"), "{body}");
    }
}

#[test]
fn a_report_on_conduct_names_its_readers() {
    let line = ConductLine {
        day: "2026-05-14".to_owned(),
        event: "Thursday".to_owned(),
        offence: "conduct".to_owned(),
        measure: "warning".to_owned(),
        text: "He shouted.".to_owned(),
        by: "ana".to_owned(),
    };
    let readers = ["ana".to_owned(), "bela".to_owned()];
    let words = Words::new(Language::English);
    let text = page(&sheets::conduct("Cid Lo", &readers, &[line], &words));
    for told in ["Confidential", "Cid Lo", "ana, bela", "He shouted."] {
        assert!(text.contains(told), "{told}: {text}");
    }
}
