//! Who holds a place, who may take it, and who is called for one that is free.

use crate::common::book::{Book, whole_session};
use openroom_movements::generate::{Even, head_to_head, in_fours, mitchell};
use openroom_scoring::Exact;
use openroom_scoring::event::Direction;
use openroom_tournament::reserves::{self, Group};

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

fn group(book: &Book, line: Option<Direction>, qualify: u32) -> Group {
    let standings = book.event.standings(None).unwrap();
    Group::of(&book.event, &standings, line, qualify)
}

/// 78A, 144.6: each line of a Mitchell is a field, of which some qualify.
#[test]
fn reserves_of_a_line_are_of_that_line() {
    let mut book = two_lines("");
    for round in 1..=3 {
        book.ok(&format!(
            "18:{round}0 director | round-started: {{round: {round}}}"
        ));
        book.play(&format!("18:{round}5"), 1, round);
    }
    let groups = Direction::BOTH.map(|line| group(&book, Some(line), 2));
    for (group, line) in groups.iter().zip([[1, 2, 3], [4, 5, 6]]) {
        let mut who: Vec<u32> = group.ranked.iter().map(|one| one.contestant).collect();
        who.sort_unstable();
        assert_eq!((who.as_slice(), group.entrants), (&line[..], 3));
    }
    let order = reserves::order(&groups, &[]).unwrap();
    assert_eq!(order.len(), 2);
    assert!(order.iter().all(|reserve| reserve.place == 1));
    assert!(group(&book, None, 2).ranked.is_empty());
}

/// Who has left is not called.
#[test]
fn who_left_is_no_reserve() {
    let mut book = whole_session("");
    let last = group(&book, None, 2).ranked.pop().unwrap().contestant;
    book.ok(&format!(
        "18:30 director | withdrew: {{contestant: {last}, accepted: true}} | ill"
    ));
    let field = group(&book, None, 2);
    assert_eq!((field.ranked.len(), field.entrants), (5, 6));
    let order = reserves::order(&[field], &[]).unwrap();
    assert_eq!(order.len(), 3);
    assert!(order.iter().all(|reserve| reserve.contestant != last));
    // Among those who qualified it keeps the place, which is free for a reserve.
    assert_eq!(group(&book, None, 6).ranked.len(), 6);
}

/// 161.5: an award to one four of a team of eight says nothing of the other four, which waits for its second room.
#[test]
fn an_award_to_one_four_leaves_the_other_open() {
    let mut book = Book::new("kind: teams", "team-of: 8, teams-of-eight: fours");
    for n in 1..=2 {
        let names: Vec<String> = (1..=8).map(|p| format!("T{n}P{p}")).collect();
        let names = names.join(", ");
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [{names}]}}"
        ));
    }
    let plan = in_fours(&head_to_head(1, 1).unwrap(), 2).unwrap();
    book.movement("17:02", 1, &plan.to_yaml());
    book.ok("18:00 director | round-started: {round: 1}");
    let made = |book: &mut Book, table: u32, tricks: u32| {
        book.ok(&format!("18:11 director | result: {{round: 1, table: {table}, board: 1, contract: 4S, by: N, tricks: {tricks}}}"));
    };
    let exported = |book: &Book| book.event.export(None).matches("{board: 1,").count();
    made(&mut book, 1, 11);
    made(&mut book, 3, 9);
    assert_eq!(exported(&book), 0);
    book.ok("18:11 director | ruling: {round: 1, table: 1, board: 1, laws: [12C2], score: {award: 60/40}} | disturbed");
    assert_eq!(exported(&book), 1);
    let total = |book: &Book| {
        let places = book.event.standings(None).unwrap().places;
        let found = places.into_iter().find(|place| place.contestant == 1);
        found.unwrap().total
    };
    // Average plus of a team of eight is 4 IMPs.
    assert_eq!(total(&book), Exact::int(4));
    made(&mut book, 4, 10);
    assert_eq!(exported(&book), 3);
    // The second four loses 10.
    assert_eq!(total(&book), Exact::int(-6));
}

/// 144.3: what a stand-by played is average minus for who comes, also when the result comes in later.
#[test]
fn a_late_result_is_that_of_the_stand_by() {
    let mut book = two_lines("");
    book.ok("17:50 director | stand-by: {contestant: 4, players: [Gil, Hal]} | absent");
    book.ok("18:00 director | round-started: {round: 1}");
    let result = |board: u32| {
        format!(
            "18:20 director | result: {{round: 1, table: 1, board: {board}, contract: 2H, by: N, tricks: 8}}"
        )
    };
    let stood_in = |book: &Book| book.event.export(None).matches("stood-in: 4").count();
    book.ok(&result(1));
    let mut plays = book.clone();
    book.ok("18:20 director | arrived: {contestant: 4}");
    assert_eq!(stood_in(&book), 1);
    let mut not_played = book.clone();
    book.ok(&result(2));
    assert_eq!(stood_in(&book), 2);
    // The next round is its own.
    book.play("18:22", 1, 1);
    book.ok("18:25 director | round-started: {round: 2}");
    book.play("18:30", 1, 2);
    assert_eq!(stood_in(&book), 2);
    // What nobody played is no board of the stand-by.
    not_played.ok("18:21 director | cancelled: {round: 1, table: 1, boards: \"2\", score: {award: 60/40}} | late");
    assert_eq!(stood_in(&not_played), 1);
    // It takes over in the middle of the round.
    plays.no("18:20 director | arrived: {contestant: 4, plays: [1]}", "-");
    plays.no("18:20 director | arrived: {contestant: 4, plays: [3]}", "-");
    plays.ok("18:20 director | arrived: {contestant: 4, plays: [2]}");
    plays.ok(&result(2));
    assert_eq!(stood_in(&plays), 1);
}
