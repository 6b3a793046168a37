//! Before play: who needs a fixed seat and keeps it, and starting places drawn by lot.

use openroom_movements::generate::{Even, howell, mitchell, sections};
use openroom_tournament::entry::DrawOf;
use openroom_tournament::questions::Suggestion;

use crate::common::book::Book;

/// Pairs, of whom some need a fixed seat.
fn pairs(count: u32, fixed: &[u32]) -> Book {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=count {
        let still = match fixed.contains(&n) {
            true => ", stationary: true",
            false => "",
        };
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]{still}}}"
        ));
    }
    book
}

fn draw(book: &mut Book, at: &str, seed: u64) {
    let drawn = book.event.draw_of_seats(1, seed);
    assert_eq!(book.event.retraced(&drawn), Ok(()));
    let text = serde_json::to_string(&drawn).unwrap();
    book.ok(&format!("{at} director | drawn: {text}"));
}

fn moved(book: &Book) -> Vec<u32> {
    let told = book.event.suggestions();
    let moves = told.iter().filter_map(|one| match one {
        Suggestion::Moves { contestant, .. } => Some(*contestant),
        _ => None,
    });
    moves.collect()
}

/// Where everybody sits in the first round.
fn places(book: &Book) -> Vec<(String, Vec<u32>)> {
    let round = book.event.state().round(1, 1).unwrap();
    let tables = round.tables.iter();
    tables
        .map(|table| (table.name.clone(), table.sitting.contestants().collect()))
        .collect()
}

/// The same seed gives the same places, another one others, and everybody has one (White Book 121.4.2).
#[test]
fn starting_places_are_drawn_by_a_lot_that_can_be_made_again() {
    let five = mitchell(5, 5, 2, Even::Skip).unwrap();
    let plan = sections(&[five.clone(), five]).unwrap().to_yaml();
    let mut of_seed = Vec::new();
    for seed in [1, 1, 2] {
        let mut book = pairs(20, &[]);
        book.movement("17:05", 1, &plan);
        draw(&mut book, "17:06", seed);
        let places = places(&book);
        let mut all: Vec<u32> = places.iter().flat_map(|(_, who)| who.clone()).collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(1..=20));
        of_seed.push(places);
    }
    assert_eq!(of_seed[0], of_seed[1]);
    assert_ne!(of_seed[0], of_seed[2]);
    // All sections were drawn together.
    let in_first: Vec<u32> = of_seed[0]
        .iter()
        .take(5)
        .flat_map(|(_, who)| who.clone())
        .collect();
    assert!(in_first.iter().any(|&who| who > 10));
}

/// A draw that somebody made up is not the lot of its seed, and is told so.
#[test]
fn a_made_up_draw_of_seats_is_found() {
    let mut book = pairs(6, &[]);
    book.movement("17:05", 1, &howell(3, 2).unwrap().to_yaml());
    let mut drawn = book.event.draw_of_seats(1, 7);
    drawn.from.swap(0, 1);
    assert!(book.event.retraced(&drawn).is_err());
    assert_eq!(drawn.of, DrawOf::Seats);
}

/// Whatever the lot, who needs a fixed seat has one as long as there are any (121.4.3), and who has none is told.
#[test]
fn the_draw_keeps_fixed_seats() {
    let plan = mitchell(4, 4, 2, Even::Share).unwrap().to_yaml();
    for seed in 0..20 {
        let mut book = pairs(8, &[2, 7, 8]);
        book.movement("17:05", 1, &plan);
        draw(&mut book, "17:06", seed);
        assert_eq!(moved(&book), Vec::<u32>::new(), "seed {seed}");
    }
    // In a Howell one pair stays.
    let mut book = pairs(6, &[2, 3]);
    book.movement("17:05", 1, &howell(3, 2).unwrap().to_yaml());
    draw(&mut book, "17:06", 5);
    assert_eq!(moved(&book).len(), 1);
}

/// A movement gives the seats that stay to those who need them; the log keeps that as `seated`.
#[test]
fn a_movement_keeps_fixed_seats_where_it_can() {
    let mut book = pairs(8, &[6, 7]);
    book.movement(
        "17:05",
        1,
        &mitchell(4, 4, 2, Even::Share).unwrap().to_yaml(),
    );
    assert_eq!(moved(&book), [6, 7]);
    let seats = book.event.seats_kept(1).unwrap();
    let positions: Vec<String> = seats
        .iter()
        .map(|(at, who)| format!("{at}: {who}"))
        .collect();
    book.ok(&format!(
        "17:06 director | seated: {{positions: {{{}}}}}",
        positions.join(", ")
    ));
    assert_eq!(moved(&book), Vec::<u32>::new());
    assert_eq!(book.event.seats_kept(1), None);
    // Nobody lost a place.
    let mut all: Vec<u32> = places(&book).into_iter().flat_map(|(_, who)| who).collect();
    all.sort_unstable();
    assert!(all.into_iter().eq(1..=8));
    // Once play has begun nobody is moved by itself.
    book.ok("17:07 director | needs: {contestant: 5, stationary: true}");
    assert!(book.event.seats_kept(1).is_some() || !moved(&book).contains(&5));
    book.start("18:00", 1, 1);
    assert_eq!(book.event.seats_kept(1), None);
}

/// A Swiss puts the match of who needs a fixed seat at the table of the round before.
#[test]
fn a_swiss_leaves_who_needs_a_fixed_seat_at_the_table() {
    use openroom_tournament::draws::Ask;
    let mut book = Book::new("kind: pairs, structure: swiss", "vp: {scale: ebu-pairs-20}");
    for n in 1..=8 {
        let still = if n == 8 { ", stationary: true" } else { "" };
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]{still}}}"
        ));
    }
    let mut at = Vec::new();
    for round in 1..=4 {
        let ask = Ask {
            boards: Some(2),
            rounds: Some(4),
            ..Ask::default()
        };
        let drawn = book.event.next_draw(&ask).unwrap();
        assert_eq!(book.event.retraced(&drawn), Ok(()));
        let mut tables: Vec<u32> = drawn.matches.iter().map(|both| both.table).collect();
        tables.sort_unstable();
        assert_eq!(tables, [1, 2, 3, 4]);
        let own = drawn
            .matches
            .iter()
            .find(|both| [both.home, both.away].contains(&8));
        at.push(own.unwrap().table);
        let text = serde_json::to_string(&drawn).unwrap();
        book.ok(&format!("18:{round}0 director | drawn: {text}"));
        book.start(&format!("18:{round}1"), 1, round);
        book.play(&format!("18:{round}2"), 1, round);
    }
    assert!(at.windows(2).all(|two| two[0] == two[1]), "{at:?}");
    assert!(!moved(&book).contains(&8));
}

#[test]
fn what_somebody_needs_is_taken_down_with_the_entry_or_later() {
    let mut book = pairs(4, &[]);
    book.ok("17:02 scorer | entered: {contestant: 5, players: [Ana, Bea], stationary: true, needs: a lamp}");
    let needs = |book: &Book, who| {
        let entered = &book.event.state().contestants[&who].entered;
        (entered.stationary, entered.needs.clone())
    };
    assert_eq!(needs(&book, 5), (true, Some("a lamp".to_owned())));
    book.ok("17:03 director | needs: {contestant: 5, needs: sorted cards}");
    assert_eq!(needs(&book, 5), (false, Some("sorted cards".to_owned())));
    book.ok("17:04 director | needs: {contestant: 5}");
    assert_eq!(needs(&book, 5), (false, None));
    let nobody = book.apply("17:05 director | needs: {contestant: 9, stationary: true}");
    assert!(nobody.is_err());
    let blank = book.apply("17:05 director | needs: {contestant: 5, needs: ' '}");
    assert!(blank.unwrap_err().to_string().contains("one line"));
    let player = book.apply("17:05 contestant 5 | needs: {contestant: 5, stationary: true}");
    assert!(player.is_err());
}

#[test]
fn places_are_drawn_before_the_session_and_for_everybody() {
    let mut book = pairs(6, &[]);
    let drawn = serde_json::to_string(&book.event.draw_of_seats(1, 3)).unwrap();
    let entry = format!("17:04 director | drawn: {drawn}");
    assert!(
        book.apply(&entry)
            .unwrap_err()
            .to_string()
            .contains("movement")
    );
    book.movement("17:05", 1, &howell(3, 2).unwrap().to_yaml());
    let few = "17:06 director | drawn: {of: seats, order: given, from: [1, 2, 3]}";
    assert!(
        book.apply(few)
            .unwrap_err()
            .to_string()
            .contains("everyone who plays")
    );
    book.start("18:00", 1, 1);
    let late = format!("18:01 director | drawn: {drawn}");
    assert!(
        book.apply(&late)
            .unwrap_err()
            .to_string()
            .contains("has begun")
    );
}
