//! Who holds a place, who may take it, and who is called for one that is free.

mod common;

use common::book::Book;
use openroom_movements::generate::{Even, mitchell};

/// Three tables of a Mitchell, before the first round.
fn two_lines(settings: &str) -> Book {
    let mut book = Book::new("kind: pairs", settings);
    for n in 1..=6 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    let movement = mitchell(3, 3, 2, Even::Skip).unwrap();
    book.movement("17:02", 1, &movement.to_yaml());
    book
}

/// 144.3: the place belongs to those who stand in, and goes back with the arrival.
#[test]
fn lists_name_those_who_stand_in() {
    let mut book = two_lines("");
    book.ok("17:50 director | stand-by: {contestant: 4, players: [Gil, Hal]} | absent");
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:05", 1, 1);
    let title = |book: &Book| book.event.state().contestants[&4].title(", ");
    assert_eq!(title(&book), "Gil, Hal");
    let mut arrived = book.clone();
    arrived.ok("18:20 director | arrived: {contestant: 4}");
    assert_eq!(title(&arrived), "P4a, P4b");
    let mut named = Book::new("kind: pairs", "");
    named.ok("17:01 director | entered: {contestant: 1, name: Tigers, players: [A, B]}");
    let contestant = named.event.state().contestants[&1].clone();
    assert_eq!(contestant.title(", "), "Tigers");
}

/// 5A: in mid-session a seating changes what it names, and takes the place of nobody who still plays.
#[test]
fn a_seating_in_mid_session_leaves_the_others_where_they_are() {
    let sits = |book: &Book, round: u32| {
        let tables = book.event.state().round(1, round).unwrap().tables.iter();
        let all = tables.flat_map(|table| table.sitting.contestants().collect::<Vec<_>>());
        all.collect::<Vec<_>>()
    };
    let mut book = two_lines("");
    let plan = sits(&book, 2);
    book.ok("18:00 director | round-started: {round: 1}");
    book.play("18:05", 1, 1);
    book.ok("18:10 director | seated: {positions: {1: 1}} | sits there");
    assert_eq!(sits(&book, 2), plan);
    book.no(
        "18:11 director | seated: {positions: {1: 2}} | moves",
        "Law 5A",
    );
    book.ok("18:12 director | seated: {positions: {1: 4, 4: 1}} | exchanged");
    let exchanged = plan.iter().map(|&who| match who {
        1 => 4,
        4 => 1,
        other => other,
    });
    assert_eq!(sits(&book, 2), exchanged.collect::<Vec<_>>());
    // Who left has no place to lose; who comes for it is the only one to be named.
    book.ok("18:13 director | withdrew: {contestant: 6, accepted: true} | ill");
    book.ok("18:13 director | entered: {contestant: 7, players: [New, Other]} | came for them");
    book.ok("18:14 director | seated: {positions: {6: 7}} | pair 7 sits for pair 6");
    let seated = sits(&book, 2);
    assert_eq!(seated.len(), 6);
    assert!(seated.contains(&7) && !seated.contains(&6));
}
