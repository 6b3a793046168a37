//! Two fields or one: a ranking for each line where nobody changes direction.

use crate::common::book::Book;
use openroom_movements::Movement;
use openroom_movements::generate::{Even, arrow_switch, mitchell};
use openroom_scoring::event::Direction;
use openroom_tournament::{Standing, view};

/// Five tables, the whole session played.
fn played(movement: &Movement) -> Book {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=10 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &movement.to_yaml());
    for round in 1..=5 {
        book.ok(&format!(
            "18:{round}0 director | round-started: {{round: {round}}}"
        ));
        book.play(&format!("18:{round}5"), 1, round);
    }
    book
}

fn places(book: &Book) -> Vec<Standing> {
    book.event.standings(None).unwrap().places
}

#[test]
fn a_mitchell_has_a_winner_in_each_line() {
    let book = played(&mitchell(5, 5, 2, Even::Skip).unwrap());
    let places = places(&book);
    let line = |line| {
        let of = places.iter().filter(move |place| place.line == Some(line));
        of.collect::<Vec<_>>()
    };
    for direction in Direction::BOTH {
        let line = line(direction);
        assert_eq!(line.len(), 5);
        assert_eq!(line[0].rank, Some(1));
        assert!(line.is_sorted_by(|a, b| a.percent >= b.percent));
        // North-South were compared with North-South only: half of what there is belongs to each line.
        let sum: openroom_scoring::Exact = line
            .iter()
            .filter_map(|place| place.percent.clone())
            .fold(openroom_scoring::Exact::ZERO, |a, b| a + b);
        assert_eq!(sum, openroom_scoring::Exact::int(250));
    }
    // North-South come first, and the export and the view say the line.
    assert!(places.is_sorted_by_key(|place| place.line));
    assert_eq!(book.event.export(None).matches(", line: ns}").count(), 5);
    let shown = view::standings(&book.event.standings(None).unwrap());
    let shown = serde_json::to_value(shown).unwrap();
    assert_eq!(shown["standings"][0]["line"], "ns");
    assert_eq!(shown["standings"][5]["line"], "ew");
    assert_eq!(shown["standings"][5]["rank"], 1);
}

#[test]
fn an_arrow_switch_makes_one_field_from_the_first_round_on() {
    let movement = mitchell(5, 5, 2, Even::Skip).unwrap();
    let switched = arrow_switch(&movement, &[4]).unwrap();
    let book = played(&switched);
    assert!(places(&book).iter().all(|place| place.line.is_none()));
    let through = openroom_tournament::Through {
        session: 1,
        round: 1,
    };
    let early = book.event.standings(Some(through)).unwrap();
    assert!(early.places.iter().all(|place| place.line.is_none()));
    assert_eq!(early.places.iter().filter_map(|p| p.rank).min(), Some(1));
}

#[test]
fn a_pair_that_sits_nowhere_has_no_place_in_either_line() {
    let mut book = played(&mitchell(5, 5, 2, Even::Skip).unwrap());
    book.ok("18:56 director | entered: {contestant: 11, players: [P11a, P11b]} | came late");
    let places = places(&book);
    let last = places.last().unwrap();
    assert_eq!((last.contestant, last.rank, last.line), (11, None, None));
}

#[test]
fn two_sessions_of_which_the_second_crosses_over_make_one_field() {
    let movement = mitchell(5, 5, 2, Even::Skip).unwrap();
    let mut book = Book::new("kind: pairs, sessions: 2", "");
    for n in 1..=10 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &movement.to_yaml());
    assert_eq!(book.event.state().rankings(), 2);
    book.movement("17:03", 2, &movement.to_yaml());
    assert_eq!(book.event.state().rankings(), 2);
    // Who began East-West sits North-South in the second session.
    book.ok("17:04 director | seated: {session: 2, positions: {1: 6, 2: 7, 3: 8, 4: 9, 5: 10, 6: 1, 7: 2, 8: 3, 9: 4, 10: 5}}");
    assert_eq!(book.event.state().rankings(), 1);
}

#[test]
fn only_a_swiss_has_rounds_that_are_still_to_be_drawn() {
    let mut plan = mitchell(5, 5, 2, Even::Skip).unwrap();
    plan.planned = Some(9);
    let act = |plan: &Movement| {
        let plan = plan.to_yaml().replace('"', "\\\"").replace('\n', "\\n");
        format!("17:02 director | movement: {{plan: \"{plan}\"}}")
    };
    let mut book = Book::new("kind: pairs", "");
    let refused = book.apply(&act(&plan)).unwrap_err().to_string();
    assert!(
        refused.contains("`planned` is 9") && refused.contains("structure: swiss"),
        "{refused}"
    );
    // Neither fewer than there are; as many as there are is true.
    plan.planned = Some(3);
    assert!(book.apply(&act(&plan)).is_err());
    plan.planned = Some(5);
    book.ok(&act(&plan));
    let mut swiss = Book::new("kind: pairs, structure: swiss", "");
    plan.planned = Some(9);
    swiss.ok(&act(&plan));
    let session = swiss.event.state().session(1).unwrap();
    assert_eq!(session.planned_rounds(), 9);
}
