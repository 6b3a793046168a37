//! A call from the call to its end, what the Director says to the tables, and slips that the players put right themselves.

use crate::common::book::Book;
use openroom_tournament::entry::CallStage;
use openroom_tournament::questions::BoardStatus;
use openroom_tournament::state::Sitting;

struct Spot {
    table: String,
    boards: Vec<u32>,
    ns: u32,
    ew: u32,
}

fn begun() -> (Book, Spot) {
    let mut book = Book::pairs("");
    book.start("19:00", 1, 1);
    let table = book.event.state().round(1, 1).unwrap().tables[0].clone();
    let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting else {
        panic!("{table:?}")
    };
    let spot = Spot {
        table: table.name.clone(),
        boards: table.boards.iter().map(|board| board.board).collect(),
        ns,
        ew,
    };
    (book, spot)
}

fn stages(book: &Book) -> Vec<CallStage> {
    let calls = book.event.state().calls.iter();
    calls.map(|call| call.stage()).collect()
}

#[test]
fn a_call_says_who_and_why_and_goes_from_stage_to_stage() {
    let (mut book, at) = begun();
    let Spot {
        table, ns, boards, ..
    } = &at;
    let board = boards[0];
    book.ok(&format!("19:05 contestant {ns} | called: {{round: 1, table: \"{table}\", board: {board}, seat: N, reason: revoke}} | East did not follow"));
    let call = &book.event.state().calls[0];
    assert_eq!(call.why.as_deref(), Some("East did not follow"));
    assert_eq!(stages(&book), [CallStage::Called]);
    book.ok("19:06 director Ann | attended: {call: 1, stage: on-the-way}");
    book.no(
        "19:06 director Ann | attended: {call: 1, stage: on-the-way}",
        "-",
    );
    // Another Director takes it over.
    book.ok("19:06 director Bob | attended: {call: 1, stage: on-the-way}");
    book.ok("19:07 director Bob | attended: {call: 1, stage: at-table}");
    assert_eq!(book.event.open_calls().len(), 1);
    book.no(
        &format!("19:07 contestant {ns} | attended: {{call: 1}}"),
        "Law 81C6",
    );
    book.no(
        "19:07 director Bob | attended: {call: 1, stage: on-the-way}",
        "-",
    );
    book.ok("19:09 director Bob | attended: {call: 1}");
    assert!(book.event.open_calls().is_empty());
    book.no("19:09 director Bob | attended: {call: 1}", "-");
    book.no(
        &format!("19:10 contestant {ns} | called: {{round: 1, table: \"{table}\", seat: Q}}"),
        "-",
    );
}

#[test]
fn a_saved_ruling_or_correction_ends_the_call_of_its_board() {
    let (mut book, at) = begun();
    let Spot {
        table, ns, boards, ..
    } = &at;
    let (one, two) = (boards[0], boards[1]);
    for board in boards {
        book.ok(&format!("19:05 director | result: {{round: 1, table: \"{table}\", board: {board}, contract: 1NT, by: N, tricks: 7}}"));
        book.ok(&format!(
            "19:05 contestant {ns} | called: {{round: 1, table: \"{table}\", board: {board}}}"
        ));
    }
    book.ok(&format!("19:06 director | ruling: {{round: 1, table: \"{table}\", board: {one}, facts: late, laws: [12C2], score: {{award: 60/40}}}}"));
    assert_eq!(stages(&book), [CallStage::Done, CallStage::Called]);
    book.ok(&format!("19:07 director | correction: {{round: 1, table: \"{table}\", board: {two}, class: entry, contract: 1NT, by: N, tricks: 8}} | they counted again"));
    assert_eq!(stages(&book), [CallStage::Done, CallStage::Done]);
}

#[test]
fn who_called_may_say_that_nobody_is_needed() {
    let (mut book, at) = begun();
    let Spot { table, ns, ew, .. } = &at;
    book.ok(&format!(
        "19:05 contestant {ns} | called: {{round: 1, table: \"{table}\"}}"
    ));
    let other = (1..=6).find(|who| who != ns && who != ew).unwrap();
    book.no(
        &format!("19:06 contestant {other} | attended: {{call: 1}}"),
        "Law 81C6",
    );
    book.no(
        &format!("19:06 contestant {ew} | attended: {{call: 1, stage: at-table}}"),
        "Law 81C6",
    );
    book.ok(&format!("19:06 contestant {ew} | attended: {{call: 1}}"));
}

#[test]
fn the_director_speaks_to_all_or_to_one() {
    let (mut book, at) = begun();
    let table = &at.table;
    book.ok("19:05 director | announced: {text: Tea is ready}");
    book.ok(&format!(
        "19:05 director | announced: {{table: \"{table}\", text: Please hurry}}"
    ));
    book.no("19:05 contestant 1 | announced: {text: Hello}", "Law 81C1");
    book.no("19:05 director | announced: {text: \" \"}", "-");
    book.no(
        "19:05 director | announced: {table: \"99\", text: Hello}",
        "-",
    );
    assert_eq!(book.event.announced_to(table).count(), 2);
    assert_eq!(book.event.announced_to("2").count(), 1);
    book.start("19:20", 1, 2);
    assert_eq!(book.event.announced_to(table).count(), 0);
}

fn status(book: &Book, at: &Spot, board: u32) -> BoardStatus {
    let found = book.event.table(1, 1, &at.table).unwrap();
    let mut boards = found.boards.iter();
    boards.find(|(one, _)| one.board == board).unwrap().1
}

#[test]
fn the_two_sides_put_a_slip_right_while_the_round_goes_on() {
    let (mut book, at) = begun();
    let Spot {
        table,
        ns,
        ew,
        boards,
    } = &at;
    let board = boards[0];
    let on = format!("round: 1, table: \"{table}\", board: {board}");
    book.ok(&format!(
        "19:05 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 10}}"
    ));
    let entry = book.event.state().entries;
    // Another result of the other side is still another result, unless it says which one it replaces.
    book.no(
        &format!("19:06 contestant {ew} | result: {{{on}, contract: 4S, by: N, tricks: 9}}"),
        "Law 79C1",
    );
    book.no(
        &format!(
            "19:06 contestant {ew} | result: {{{on}, contract: 4S, by: N, tricks: 9, of: {}}}",
            entry - 1
        ),
        "Law 79A1",
    );
    book.ok(&format!(
        "19:06 contestant {ew} | result: {{{on}, contract: 4S, by: N, tricks: 9, of: {entry}}}"
    ));
    assert_eq!(status(&book, &at, board), BoardStatus::Entered);
    book.ok(&format!("19:07 contestant {ns} | agreed: {{{on}}}"));
    assert_eq!(status(&book, &at, board), BoardStatus::Agreed);
    // Agreed by both, and still wrong.
    let entry = book.event.state().entries - 1;
    book.ok(&format!(
        "19:08 contestant {ns} | result: {{{on}, contract: 4S, by: S, tricks: 9, of: {entry}}}"
    ));
    assert_eq!(status(&book, &at, board), BoardStatus::Entered);
    book.ok(&format!("19:09 contestant {ew} | agreed: {{{on}}}"));
    // All of it is in the log.
    let now = book.event.state().board(1, 1, table, board).unwrap();
    assert_eq!(now.versions.len(), 3);
}

#[test]
fn a_slip_in_dispute_is_put_right_by_the_sides_and_after_the_round_by_the_director() {
    let (mut book, at) = begun();
    let Spot {
        table,
        ns,
        ew,
        boards,
    } = &at;
    let board = boards[0];
    let on = format!("round: 1, table: \"{table}\", board: {board}");
    book.ok(&format!(
        "19:05 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 10}}"
    ));
    let entry = book.event.state().entries;
    book.ok(&format!(
        "19:06 contestant {ew} | disputed: {{{on}}} | nine tricks"
    ));
    book.ok(&format!(
        "19:07 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 9, of: {entry}}}"
    ));
    assert_eq!(status(&book, &at, board), BoardStatus::Entered);
    book.play("19:10", 1, 1);
    book.start("19:15", 1, 2);
    let entry = book
        .event
        .state()
        .board(1, 1, table, board)
        .unwrap()
        .result()
        .unwrap()
        .entry;
    book.no(
        &format!(
            "19:16 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 8, of: {entry}}}"
        ),
        "Law 79C1",
    );
}

#[test]
fn what_a_director_has_put_there_the_players_leave() {
    let (mut book, at) = begun();
    let Spot {
        table, ns, boards, ..
    } = &at;
    let on = format!("round: 1, table: \"{table}\", board: {}", boards[0]);
    book.ok(&format!(
        "19:05 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 10}}"
    ));
    book.ok(&format!("19:06 director | correction: {{{on}, class: entry, contract: 4S, by: N, tricks: 9}} | both say so"));
    let entry = book.event.state().entries;
    book.no(
        &format!(
            "19:07 contestant {ns} | result: {{{on}, contract: 4S, by: N, tricks: 10, of: {entry}}}"
        ),
        "Law 79C1",
    );
}
