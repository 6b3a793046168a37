//! Rounds that begin by themselves: by the clock, or with the last result of the room; stopped, given more time, taken back.

use crate::common::book::Book;
use openroom_movements::generate::{Even, howell, mitchell};
use openroom_tournament::questions::{Coming, Moves};
use openroom_tournament::{Action, Entry, Role, Time, Who};

fn at(hour: &str) -> Time {
    format!("2026-05-14T{hour}Z").parse().unwrap()
}

fn coming(book: &Book) -> Option<(Option<u32>, String)> {
    let coming = book.event.coming()?;
    Some((coming.round, coming.at.to_string()[11..19].to_owned()))
}

#[track_caller]
fn check(book: &Book, round: Option<u32>, hour: &str) {
    assert_eq!(coming(book), Some((round, hour.to_owned())));
}

/// Does what is due, as a server would.
fn by_itself(book: &mut Book, hour: &str) -> Option<Coming> {
    let due = book.event.due(at(hour))?;
    let entry = Entry::new(at(hour), Who::new(Role::Chief), due.action());
    book.event.apply(&entry).unwrap();
    Some(due)
}

fn clocked(settings: &str) -> Book {
    let mut book = Book::pairs(settings);
    book.ok("19:00 director | round-started: {round: 1, minutes: 15}");
    book
}

#[test]
fn by_the_clock_with_time_for_moving() {
    let mut book = clocked("next-round: clock, move-minutes: 2");
    check(&book, Some(2), "19:17:00");
    assert_eq!(by_itself(&mut book, "19:16:59"), None);
    assert!(by_itself(&mut book, "19:17:00").is_some());
    // As long as the one before; once is enough.
    check(&book, Some(3), "19:34:00");
    assert_eq!(by_itself(&mut book, "19:17:01"), None);
}

#[test]
fn a_room_without_a_clock_waits_for_the_director() {
    let mut book = Book::pairs("next-round: clock");
    book.start("19:00", 1, 1);
    assert_eq!(coming(&book), None);
    let mut book = clocked("");
    assert_eq!(coming(&book), None);
    book.play("19:10", 1, 1);
    assert_eq!(coming(&book), None);
}

#[test]
fn one_minute_more_is_one_minute_later() {
    let mut book = clocked("next-round: clock");
    book.ok("19:05 director | clock: {round: 1, minutes: 16}");
    check(&book, Some(2), "19:16:00");
}

#[test]
fn a_stopped_clock_stops_everything_and_goes_on_where_it_stood() {
    let mut book = clocked("next-round: clock");
    book.ok("19:05 director | paused: {round: 1}");
    assert_eq!(coming(&book), None);
    book.no("19:06 director | paused: {round: 1}", "-");
    book.no("19:06 contestant 1 | resumed: {round: 1}", "Law 81C1");
    book.no("19:06 director | paused: {round: 2}", "Law 8B1");
    book.ok("19:12 director | resumed: {round: 1}");
    check(&book, Some(2), "19:22:00");
    book.no("19:12 director | resumed: {round: 1}", "-");
}

#[test]
fn when_every_table_is_done() {
    let mut book = clocked("next-round: all-done, move-minutes: 1");
    assert_eq!(coming(&book), None);
    book.play("19:08", 1, 1);
    check(&book, Some(2), "19:09:00");
}

#[test]
fn each_table_begins_when_those_who_meet_there_have_played() {
    let mut book = clocked("next-round: each-table");
    let state = book.event.state();
    let meet: Vec<u32> = state.round(1, 2).unwrap().tables[0]
        .sitting
        .contestants()
        .collect();
    let tables = state.round(1, 1).unwrap().tables.iter();
    let before: Vec<_> = tables
        .filter(|table| table.sitting.contestants().any(|who| meet.contains(&who)))
        .cloned()
        .collect();
    assert_eq!(before.len(), 2);
    for (hour, table) in ["19:05", "19:06"].into_iter().zip(before) {
        assert_eq!(coming(&book), None);
        for board in &table.boards {
            let (name, board) = (&table.name, board.board);
            book.ok(&format!("{hour} director | result: {{round: 1, table: \"{name}\", board: {board}, contract: 1NT, by: N, tricks: 7}}"));
        }
    }
    // The third table still plays; it comes after.
    check(&book, Some(2), "19:06:00");
    assert!(by_itself(&mut book, "19:06:00").is_some());
    assert_eq!(coming(&book), None);
}

#[test]
fn a_result_that_nobody_confirms_holds_the_room_up_for_a_minute_only() {
    let mut book = clocked("next-round: all-done");
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let (name, board) = (&table.name, table.boards[0].board);
    let [ns, ew] = ["ns", "ew"].map(|side| {
        let sides: Vec<u32> = table.sitting.contestants().collect();
        sides[usize::from(side == "ew")]
    });
    book.ok(&format!("19:07 contestant {ns} | result: {{round: 1, table: \"{name}\", board: {board}, contract: 1NT, by: N, tricks: 7}}"));
    book.play("19:08", 1, 1);
    check(&book, Some(2), "19:09:00");
    book.ok(&format!(
        "19:08 contestant {ew} | agreed: {{round: 1, table: \"{name}\", board: {board}}}"
    ));
    check(&book, Some(2), "19:08:00");
}

#[test]
fn the_last_round_ends_the_session_once_nothing_is_open() {
    let mut book = Book::new("kind: pairs", "next-round: all-done");
    for n in 1..=4 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement("17:02", 1, &howell(2, 2).unwrap().to_yaml());
    let rounds = u32::try_from(book.event.state().session(1).unwrap().rounds.len()).unwrap();
    book.start("19:00", 1, 1);
    for round in 1..=rounds {
        let hour = format!("19:{:02}", 5 + round * 5);
        book.play(&hour, 1, round);
        if round < rounds {
            assert!(by_itself(&mut book, &format!("{hour}:30")).is_some());
        }
    }
    let table = book.event.state().round(1, rounds).unwrap().tables[0]
        .name
        .clone();
    book.ok(&format!(
        "19:40 director | called: {{round: {rounds}, table: \"{table}\"}}"
    ));
    assert_eq!(coming(&book), None);
    book.ok("19:41 director | attended: {call: 1}");
    assert_eq!(coming(&book).unwrap().0, None);
    let done = by_itself(&mut book, "19:42:00").unwrap();
    assert!(matches!(done.action(), Action::SessionOver(over) if over.by_itself));
    assert!(book.event.state().session(1).unwrap().over.is_some());
    assert_eq!(coming(&book), None);
}

#[test]
fn a_round_started_too_early_is_taken_back_and_nothing_is_lost() {
    let mut book = clocked("next-round: clock");
    book.play("19:08", 1, 1);
    book.ok("19:10 director | round-started: {round: 2, minutes: 15}");
    book.no(
        "19:11 contestant 1 | round-taken-back: {round: 2}",
        "Law 82A",
    );
    book.no("19:11 director | round-taken-back: {round: 1}", "Law 8B1");
    book.play("19:12", 1, 2);
    book.ok("19:13 director | round-taken-back: {round: 2}");
    assert_eq!(book.event.current_round(), Some((1, 1)));
    // The clock stands where it stood, and nothing starts before the Director says so.
    let round = book.event.state().round(1, 1).unwrap();
    assert_eq!(round.paused, Some(at("19:10:00")));
    assert_eq!(coming(&book), None);
    book.ok("19:20 director | resumed: {round: 1}");
    check(&book, Some(2), "19:25:00");
    assert!(by_itself(&mut book, "19:25:00").is_some());
    // What was entered meanwhile is there.
    assert!(book.event.missing().is_empty());
    assert_eq!(
        book.event.state().round(1, 2).unwrap().started,
        Some(at("19:25:00"))
    );
}

#[test]
fn the_first_round_is_taken_back_while_it_has_no_result() {
    let mut book = clocked("");
    book.ok("19:01 director | round-taken-back: {round: 1}");
    assert_eq!(book.event.current_round(), None);
    book.start("19:02", 1, 1);
    book.play("19:08", 1, 1);
    book.no("19:09 director | round-taken-back: {round: 1}", "Law 8B1");
}

#[test]
fn the_settings_say_what_is_allowed() {
    let mut book = Book::new("kind: pairs", "");
    book.no(
        "17:01 organiser | regulations: {layer: event, settings: {next-round: soon}}",
        "Law 80B2f",
    );
    book.no(
        "17:01 organiser | regulations: {layer: event, settings: {move-minutes: 31}}",
        "Law 80B2f",
    );
}

#[test]
fn the_room_is_told_in_words_what_moves() {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=14 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement(
        "17:02",
        1,
        &mitchell(7, 7, 2, Even::Skip).unwrap().to_yaml(),
    );
    let usual = Moves {
        ns: Some(0),
        ew: Some(1),
        boards: Some(-1),
    };
    assert_eq!(book.event.moves(1, 1), Some(usual));
    assert_eq!(book.event.moves(1, 6), Some(usual));
    assert_eq!(book.event.moves(1, 7), None);
    // In a Howell each goes where the card says.
    let book = Book::pairs("");
    assert_eq!(book.event.moves(1, 1).unwrap().ew, None);
}

#[test]
fn a_skip_is_told() {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=12 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement(
        "17:02",
        1,
        &mitchell(6, 5, 2, Even::Skip).unwrap().to_yaml(),
    );
    let moves: Vec<Option<i32>> = (1..5)
        .map(|round| book.event.moves(1, round).unwrap().ew)
        .collect();
    assert!(moves.contains(&Some(2)), "{moves:?}");
    assert!(moves.contains(&Some(1)), "{moves:?}");
}
