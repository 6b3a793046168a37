//! What leaves the house: the event file of a log holds what the log holds, field by field.

use std::collections::BTreeMap;

use openroom_movements::generate::howell;
use openroom_scoring::event::{Event, Outcome, Play, Ruling, SideScore, TableResult};
use openroom_scoring::event_file;
use openroom_scoring::notation::card_text;

use crate::common::book::Book;

/// A club's evening: six pairs with membership numbers, a round played with leads, two boards adjusted. Gives the lead of each
/// board at each table.
fn evening() -> (Book, BTreeMap<(String, u32), &'static str>) {
    let mut book = Book::new("kind: pairs, organiser: Test Club", "");
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b], members: ['', '00{n}']}}"
        ));
    }
    book.movement("17:02", 1, &howell(3, 2).unwrap().to_yaml());
    book.start("18:00", 1, 1);
    let mut leads = BTreeMap::new();
    let missing = book.event.missing().into_iter();
    for (missing, lead) in missing
        .filter(|missing| missing.round == 1)
        .zip(["HK", "S2", "DT", "C9", "H3", "SA"])
    {
        book.ok(&format!(
            "18:10 director | result: {{round: 1, table: {}, board: {}, contract: 3NT, by: N, tricks: 9, lead: {lead}}}",
            missing.table, missing.board
        ));
        leads.insert((missing.table, missing.board), lead);
    }
    (book, leads)
}

fn at(event: &Event, result: &TableResult) -> (String, u32) {
    let table = event.tables[result.table as usize].clone();
    let board = event.boards[result.board.index()].to_string();
    (table, board.parse().unwrap())
}

#[test]
fn the_exported_file_says_what_the_log_says() {
    let (mut book, leads) = evening();
    let mut places = leads.keys().cloned();
    let [(first, one), (second, other)] = [places.next().unwrap(), places.next().unwrap()];
    book.ok(&format!("18:20 director | ruling: {{round: 1, table: {first}, board: {one}, laws: [12B1], consulted: [Eve], score: {{assigned: [[4S N =, 0.6], [4S N -1, 0.4]]}}}}"));
    book.ok(&format!("18:20 director | ruling: {{round: 1, table: {second}, board: {other}, laws: [12A2], score: {{award: 60/AVE-}}}}"));

    let text = book.event.export(None);
    let event = event_file::read(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let state = book.event.state();
    let created = state.created.as_ref().unwrap();
    assert_eq!(event.name, created.name);
    assert_eq!(
        (event.kind, event.structure),
        (created.kind, created.structure)
    );
    assert_eq!(event.club.as_deref(), Some("Test Club"));
    assert_eq!(event.date.as_deref(), Some("2026-05-14"));
    for (contestant, (number, entered)) in event.contestants.iter().zip(&state.contestants) {
        assert_eq!(contestant.name.to_string(), number.to_string());
        assert_eq!(contestant.players, entered.entered.players);
        assert_eq!(contestant.members, ["".to_owned(), format!("00{number}")]);
    }
    assert_eq!(event.results.len(), leads.len());
    for result in &event.results {
        let place = at(&event, result);
        assert_eq!(result.round, 1);
        if place == (first.clone(), one) {
            let Outcome::Ruled(ruling) = &result.outcome else {
                panic!("{text}")
            };
            let Ruling::Sides([SideScore::Assigned(parts), _]) = &**ruling else {
                panic!("{text}")
            };
            let named = parts.iter().map(|part| part.contract.unwrap().to_string());
            assert_eq!(named.collect::<Vec<_>>(), ["4S N =", "4S N -1"]);
        } else if place == (second.clone(), other) {
            assert!(matches!(result.outcome, Outcome::Ruled(_)), "{text}");
            assert!(text.contains("award: {ns: 60, ew: AVE-}"), "{text}");
        } else {
            let Play::Played(played) = result.play else {
                panic!("{text}")
            };
            assert_eq!(played.tricks.get(), 9);
            assert_eq!(result.lead.map(card_text).as_deref(), Some(leads[&place]));
        }
    }
    // Scored anew, it says the same.
    assert_eq!(event_file::write(&event), text);
}
