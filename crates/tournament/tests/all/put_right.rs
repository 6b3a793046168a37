//! Slips of the desk and of the phones, put right: a withdrawal, places, a direction, a result on the wrong board.

use crate::common::book::Book;
use openroom_movements::change;
use openroom_movements::generate::{Even, howell, mitchell};
use openroom_tournament::state::{Sitting, TableRound};
use openroom_tournament::view;

impl Book {
    fn tables(&self, round: u32) -> Vec<TableRound> {
        let tables = &self.event.state().round(1, round).unwrap().tables;
        tables
            .iter()
            .map(|table| TableRound::clone(table))
            .collect()
    }

    pub fn table_of(&self, contestant: u32, round: u32) -> TableRound {
        let mut tables = self.tables(round).into_iter();
        tables
            .find(|table| table.sitting.side_of(contestant).is_some())
            .unwrap()
    }

    /// A table at which two contestants sit, North-South first, with its first boards.
    fn first(&self) -> (String, u32, u32, [u32; 2]) {
        let table = self.tables(1).remove(0);
        let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting else {
            panic!("{table:?}");
        };
        let (one, two) = (table.boards[0].board, table.boards[1].board);
        (table.name, one, two, [ns, ew])
    }

    fn status(&self, table: &str, board: u32) -> String {
        let shown = serde_json::to_value(view::state(&self.event)).unwrap();
        let tables = &shown["sessions"][0]["rounds"][0]["tables"];
        let mut tables = tables.as_array().unwrap().iter();
        let at = tables.find(|at| at["table"] == table).unwrap();
        let mut boards = at["boards"].as_array().unwrap().iter();
        let found = boards.find(|other| other["board"] == board).unwrap();
        found["status"].as_str().unwrap().to_owned()
    }
}

/// Five tables of a Mitchell, two boards a round.
fn five_tables() -> Book {
    let mut book = Book::new("kind: pairs", "");
    for n in 1..=10 {
        book.ok(&format!(
            "17:01 director | entered: {{contestant: {n}, players: [P{n}a, P{n}b]}}"
        ));
    }
    book.movement(
        "17:02",
        1,
        &mitchell(5, 5, 2, Even::Skip).unwrap().to_yaml(),
    );
    book
}

/// 145: the wrong pair was withdrawn. Taken back, the event is as it would have been.
#[test]
fn a_withdrawal_is_taken_back() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.start("18:10", 1, 2);
    let mut as_was = book.clone();
    book.no("18:11 director | returned: {contestant: 3} | a slip", "-");
    book.ok("18:11 director | withdrew: {contestant: 3, accepted: true} | ill");
    let at = book.table_of(3, 2);
    let board = at.boards[0].board;
    let wanting = |book: &Book| {
        let mut all = book.event.missing().into_iter();
        all.any(|one| one.round == 2 && one.table == at.name && one.board == board)
    };
    assert!(!wanting(&book));
    let back = "returned: {contestant: 3} | the wrong pair";
    book.no(&format!("18:12 contestant 3 | {back}"), "Law 81C1");
    book.no("18:12 director | returned: {contestant: 3}", "-");
    book.ok(&format!("18:12 director | {back}"));
    assert!(wanting(&book));
    assert_eq!(book.event.export(None), as_was.event.export(None));
    for round in 2..=5 {
        for one in [&mut book, &mut as_was] {
            if round > 2 {
                one.start(&format!("18:{round}1"), 1, round);
            }
            one.play(&format!("18:{round}5"), 1, round);
        }
    }
    assert_eq!(
        book.event.standings(None).unwrap(),
        as_was.event.standings(None).unwrap()
    );
}

/// Before play who left has an empty place; who is back has it again, also in the round that is on.
#[test]
fn who_is_back_has_the_place_again() {
    let mut book = Book::pairs("");
    book.ok("17:30 director | withdrew: {contestant: 6, accepted: true} | did not come");
    book.start("18:00", 1, 1);
    assert!(book.tables(1).iter().any(|table| !table.sitting.is_full()));
    book.ok("18:02 director | returned: {contestant: 6} | they were in the bar");
    assert!(book.tables(1).iter().all(|table| table.sitting.is_full()));
    assert!(book.tables(3).iter().all(|table| table.sitting.is_full()));
}

/// 145.4: the movement went on without it for a round. Who is back has no place until one is given; those who sat out that
/// round keep their average plus, and nobody else sits out.
#[test]
fn who_is_back_after_a_change_of_the_movement_is_given_a_place() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.ok("18:08 director | withdrew: {contestant: 2, accepted: true} | ill");
    let movement = howell(3, 2).unwrap();
    let (without, _) = change::leaves(&movement, 2, 1).unwrap();
    book.change("18:09", 2, &without);
    book.start("18:10", 1, 2);
    book.play("18:15", 1, 2);
    let unseated = |book: &Book| {
        let state = book.event.state();
        state.sessions[0].unseated(state)
    };
    let lines = |book: &Book| book.event.export(None).matches("absent:").count();
    assert_eq!((lines(&book), unseated(&book)), (8, vec![]));
    book.ok("18:16 director | returned: {contestant: 2} | better again");
    assert_eq!((lines(&book), unseated(&book)), (2, vec![2]));
    let (again, _) = change::arrives(&without, 2).unwrap();
    book.change("18:17", 3, &again);
    book.ok("18:18 director | seated: {positions: {1: 1, 3: 3, 4: 4, 5: 5, 6: 6, 7: 2}} | back");
    assert_eq!((lines(&book), unseated(&book)), (2, vec![]));
    for round in 3..=5 {
        assert!(
            book.tables(round)
                .iter()
                .all(|table| table.sitting.is_full())
        );
        book.start(&format!("18:{round}1"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    assert!(book.event.standings(None).is_ok());
    book.ok("19:00 director | session-over: {}");
}

/// What was ruled on while it was away stays, and a disqualification is another matter.
#[test]
fn rulings_stay_and_the_disqualified_stay_away() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.start("18:10", 1, 2);
    book.ok("18:11 director | withdrew: {contestant: 3, accepted: true} | ill");
    let at = book.table_of(3, 2);
    let board = at.boards[0].board;
    book.ok(&format!("18:12 director | ruling: {{round: 2, table: {}, board: {board}, score: {{award: 40/60}}, laws: [12C2a], facts: gone}} | gone", at.name));
    book.ok("18:13 director | returned: {contestant: 3} | better again");
    let kept = book.event.state().board(1, 2, &at.name, board).unwrap();
    assert!(kept.result().is_some());
    book.ok("18:14 director-in-charge | disqualified: {contestant: 3, approved-by: Org} | conduct");
    book.no(
        "18:15 director | returned: {contestant: 3} | sorry",
        "Law 91B",
    );
}

/// 5A: two pairs have sat in each other's places since the first round. From then on the places are exchanged, and what
/// was entered belongs to who played it.
#[test]
fn places_are_exchanged_from_the_round_that_is_on() {
    let mut book = five_tables();
    book.start("18:00", 1, 1);
    let (first, second) = (book.table_of(1, 1), book.table_of(2, 1));
    let board = first.boards[0].board;
    book.ok(&format!("18:05 contestant 1 | result: {{round: 1, table: {}, board: {board}, contract: 4S, by: N, tricks: 10}}", first.name));
    // From the next round on each would play the boards of the other.
    let change = "seated: {positions: {1: 2, 2: 1}";
    let refused = book
        .apply(&format!("18:06 director | {change}}} | sat wrongly"))
        .unwrap_err();
    assert_eq!(refused.reason.key(), "places-board-twice", "{refused}");
    assert!(refused.to_string().contains("from: 1"), "{refused}");
    book.ok(&format!(
        "18:06 director | {change}, from: 1}} | sat wrongly"
    ));
    assert_eq!(book.table_of(2, 1).name, first.name);
    assert_eq!(book.table_of(1, 1).name, second.name);
    let line = format!("board: {board}, ns: 2, ");
    assert!(
        book.event.export(None).contains(&line),
        "{}",
        book.event.export(None)
    );
    for round in 1..=5 {
        if round > 1 {
            book.start(&format!("18:{round}1"), 1, round);
        }
        assert_eq!(book.table_of(2, round).name, first.name);
        book.play(&format!("18:{round}5"), 1, round);
    }
    assert!(book.event.standings(None).is_ok());
    book.no(
        "19:30 contestant 1 | seated: {positions: {1: 2, 2: 1}, from: 1} | no",
        "Law 5A",
    );
}

/// There is one seating for all rounds to come: a change that is to hold later is written later, and changes nothing now.
#[test]
fn seats_of_a_later_round_are_written_when_it_is_next() {
    let mut book = five_tables();
    book.start("18:00", 1, 1);
    let before = book.table_of(1, 2).name;
    let change = "seated: {positions: {1: 2, 2: 1}";
    let refused = book
        .apply(&format!("18:06 director | {change}, from: 3}} | later"))
        .unwrap_err();
    assert_eq!(refused.reason.key(), "seated-from-later", "{refused}");
    assert!(refused.to_string().contains("round 2"), "{refused}");
    assert_eq!(book.table_of(1, 2).name, before);
}

/// 79C1: two pairs that sat in each other's places say so after the session, while scores are still put right.
#[test]
fn places_are_exchanged_after_the_session() {
    let mut book = five_tables();
    book.ok("17:03 organiser | regulations: {layer: event, settings: {periods: laws}}");
    for round in 1..=5 {
        book.start(&format!("18:{round}1"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let (first, second) = (book.table_of(1, 1).name, book.table_of(2, 1).name);
    book.ok("19:00 director | session-over: {}");
    let change = "seated: {positions: {1: 2, 2: 1}";
    book.no(
        &format!("19:05 director | {change}}} | sat wrongly"),
        "Law 8C",
    );
    book.no(
        "19:05 director | seated: {positions: {1: 1}, from: 1} | nothing",
        "Law 8C",
    );
    let mut late = book.clone();
    book.ok(&format!(
        "19:05 director | {change}, from: 1}} | sat wrongly"
    ));
    for round in 1..=5 {
        assert_eq!(book.table_of(2, round).name, first);
        assert_eq!(book.table_of(1, round).name, second);
    }
    assert!(book.event.standings(None).is_ok());
    late.ok("19:10 director | official: {}");
    late.no(
        &format!("23:59 director | {change}, from: 1}} | sat wrongly"),
        "Law 79C1",
    );
}

/// `none` is what the manual gives for both presets.
#[test]
fn a_round_may_have_no_minutes() {
    let book = Book::pairs("round-minutes: none");
    let conduct = book.event.state().regulations.conduct();
    assert_eq!(conduct.round_minutes, None);
}

/// Who takes the place of one that has left does not take over what that one played.
#[test]
fn the_place_of_who_left_brings_no_results() {
    let mut book = five_tables();
    book.start("18:00", 1, 1);
    book.play("18:05", 1, 1);
    book.ok("18:06 director | withdrew: {contestant: 1, accepted: true} | ill");
    book.ok("18:06 director | entered: {contestant: 11, players: [New, Other]} | for them");
    book.ok("18:07 director | seated: {positions: {1: 11}, from: 1} | for them");
    assert_eq!(book.table_of(1, 1).name, "1");
    assert_eq!(book.table_of(11, 2).name, "1");
}

/// WB 121.5.5: only the direction was wrong; the rest need not be written again.
#[test]
fn a_board_is_turned_afterwards() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, _, [ns, ew]) = book.first();
    book.ok(&format!("18:05 director | result: {{round: 1, table: {table}, board: {board}, contract: 4S, by: N, tricks: 10, lead: HK}}"));
    let turn = format!(
        "correction: {{round: 1, table: {table}, board: {board}, class: entry, rotated: true}} | the other way round"
    );
    book.no(&format!("18:06 scorer | {turn}"), "WB 121.5.5");
    book.ok(&format!("18:06 director | {turn}"));
    book.no(&format!("18:07 director | {turn}"), "-");
    let line = format!("board: {board}, ns: {ew}, ew: {ns}, round: 1");
    assert!(
        book.event.export(None).contains(&line),
        "{}",
        book.event.export(None)
    );
    assert!(
        book.event
            .export(None)
            .contains(&format!("tricks: 10, table: {table}, lead: HK}}"))
    );
    let scored = book.event.scored(None).unwrap();
    let spot = openroom_tournament::Spot {
        session: 1,
        round: 1,
        table: &table,
        board,
    };
    let points = scored.points_at(spot).unwrap();
    assert!(points.turned);
    assert_eq!(points.by_seats()[0], points.by_cards[1]);
    let elsewhere = openroom_tournament::Spot { round: 2, ..spot };
    assert_eq!(scored.points_at(elsewhere), None);
    let kept = book.event.state().board(1, 1, &table, board).unwrap();
    assert!(kept.result().unwrap().rotated);
}

/// 79A1: the side that wrote a result takes it away while it alone stands by it.
#[test]
fn a_side_takes_back_what_it_alone_has_said() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, _, [ns, ew]) = book.first();
    let at = format!("round: 1, table: {table}, board: {board}");
    let away = format!("removed: {{{at}}}");
    book.no(&format!("18:01 contestant {ns} | {away}"), "-");
    book.ok(&format!(
        "18:02 contestant {ns} | result: {{{at}, contract: 4S, by: N, tricks: 10}}"
    ));
    let other = (1..=6).find(|who| ![ns, ew].contains(who)).unwrap();
    for who in [ew, other] {
        book.no(&format!("18:03 contestant {who} | {away}"), "Law 79A1");
    }
    book.ok(&format!("18:03 contestant {ns} | {away}"));
    assert_eq!(book.status(&table, board), "missing");
    // What was said is kept, and everybody of the table may write again.
    let shown = serde_json::to_value(view::state(&book.event)).unwrap();
    let shown = shown["sessions"][0]["rounds"][0]["tables"][0].clone();
    assert_eq!(shown["boards"][0]["before"][0]["score"], 420, "{shown}");
    book.ok(&format!(
        "18:04 contestant {ew} | result: {{{at}, contract: 3NT, by: N, tricks: 9}}"
    ));
    book.ok(&format!("18:04 contestant {ns} | agreed: {{{at}}}"));
    book.no(&format!("18:05 contestant {ew} | {away}"), "Law 79A1");
    book.no(&format!("18:05 director | {away}"), "-");
    book.ok(&format!("18:05 director | {away} | not played yet"));
    assert_eq!(book.status(&table, board), "missing");
}

/// 79C1: a result in dispute belongs to another board; the Director puts it there.
#[test]
fn a_result_is_put_to_its_board() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, to, [ns, ew]) = book.first();
    let at = format!("round: 1, table: {table}, board: {board}");
    book.ok(&format!(
        "18:02 contestant {ns} | result: {{{at}, contract: 4S, by: N, tricks: 10}}"
    ));
    book.no(
        &format!("18:02 contestant {ns} | removed: {{{at}, to: {to}}}"),
        "Law 79C1",
    );
    book.ok(&format!(
        "18:03 contestant {ew} | disputed: {{{at}}} | another board"
    ));
    book.no(
        &format!("18:03 contestant {ns} | removed: {{{at}}}"),
        "Law 79A1",
    );
    book.no(
        &format!("18:03 scorer | removed: {{{at}}} | another board"),
        "Law 79B",
    );
    book.no(
        &format!("18:04 director | removed: {{{at}, to: 99}} | another board"),
        "Law 8A1",
    );
    book.no(
        &format!("18:04 director | removed: {{{at}, to: {board}}} | another board"),
        "Law 79C1",
    );
    book.ok(&format!(
        "18:04 director | removed: {{{at}, to: {to}}} | another board"
    ));
    assert_eq!(book.status(&table, board), "missing");
    assert_eq!(book.status(&table, to), "agreed");
    assert_eq!(book.event.doubts(), []);
}

/// 79C1: two results that were entered under each other's number change places in one act, also when play is over.
#[test]
fn two_results_change_places() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, to, [ns, ew]) = book.first();
    let at = |board: u32| format!("round: 1, table: {table}, board: {board}");
    let swap = format!("removed: {{{}, to: {to}, swap: true}}", at(board));
    for (board, contract) in [(board, "4S"), (to, "1NT")] {
        book.no(&format!("18:01 director | {swap} | two slips"), "-");
        book.ok(&format!(
            "18:02 contestant {ns} | result: {{{}, contract: {contract}, by: N, tricks: 10}}",
            at(board)
        ));
    }
    book.ok(&format!(
        "18:03 contestant {ew} | agreed: {{{}}}",
        at(board)
    ));
    book.no(&format!("18:04 contestant {ns} | {swap}"), "Law 79A1");
    let alone = format!("removed: {{{}, swap: true}}", at(board));
    book.no(&format!("18:04 director | {alone} | two slips"), "-");
    book.ok(&format!("18:04 director | {swap} | two slips"));
    let score = |book: &Book, board: u32| {
        let at = book.event.state().board(1, 1, &table, board).unwrap();
        at.result().unwrap().score.points(board)
    };
    // Each side has still to say what it had not said: the agreement goes with the result.
    assert_eq!(book.status(&table, to), "agreed");
    assert_eq!(book.status(&table, board), "entered");
    assert_eq!(score(&book, board), Some(180));
    let vulnerable = score(&book, to);
    assert!(
        [Some(420), Some(620)].contains(&vulnerable),
        "{vulnerable:?}"
    );
}

/// 79A1: a side that has not spoken has still to do so, and it speaks of the result that it was shown.
#[test]
fn a_word_belongs_to_the_result_that_was_shown() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, to, [ns, ew]) = book.first();
    let at = format!("round: 1, table: {table}, board: {board}");
    let result = |tricks: u32| format!("result: {{{at}, contract: 4S, by: N, tricks: {tricks}}}");
    book.ok(&format!("18:01 contestant {ns} | {}", result(10)));
    let shown = book.event.state().entries;
    book.ok(&format!(
        "18:02 contestant {ns} | removed: {{{at}, of: {shown}}}"
    ));
    book.ok(&format!("18:03 contestant {ns} | {}", result(12)));
    for act in ["agreed", "disputed", "removed"] {
        let who = if act == "removed" { ns } else { ew };
        book.no(
            &format!("18:04 contestant {who} | {act}: {{{at}, of: {shown}}} | looked"),
            "Law 79A1",
        );
    }
    book.ok(&format!(
        "18:05 director | removed: {{{at}, to: {to}}} | another board"
    ));
    assert_eq!(book.status(&table, to), "entered");
    let there = format!("round: 1, table: {table}, board: {to}");
    let now = book.event.state().entries;
    book.ok(&format!(
        "18:06 contestant {ew} | agreed: {{{there}, of: {now}}}"
    ));
    assert_eq!(book.status(&table, to), "agreed");
}

/// What a Director gave is not taken away but put right in its own way.
#[test]
fn what_was_ruled_on_is_not_taken_away() {
    let mut book = Book::pairs("");
    book.start("18:00", 1, 1);
    let (table, board, other, _) = book.first();
    let away =
        |board: u32| format!("removed: {{round: 1, table: {table}, board: {board}}} | a slip");
    book.ok(&format!("18:02 director | cancelled: {{round: 1, table: {table}, boards: \"{board}\", score: {{award: 50/50}}}} | slow"));
    book.no(&format!("18:03 director | {}", away(board)), "WB 81.4.3");
    book.ok(&format!("18:04 director | ruling: {{round: 1, table: {table}, board: {other}, score: {{award: 40/60}}, laws: [12C2a], facts: x}} | x"));
    book.no(&format!("18:05 director | {}", away(other)), "Law 82C");
    book.ok(&format!(
        "18:06 director | restored: {{round: 1, table: {table}, boards: \"{board}\"}} | a slip"
    ));
    book.play("18:07", 1, 1);
    for round in 2..=5 {
        book.start(&format!("18:{round}1"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    book.ok("19:00 director | session-over: {}");
    book.no(&format!("19:01 director | {}", away(board)), "Law 8C");
}

/// 147.2: average plus to both for a form that nobody else has played has its cause outside; other awards above 100 % are
/// named by their board.
#[test]
fn awards_above_a_hundred_are_told_where_somebody_must_look() {
    let mut book = Book::pairs("");
    for round in 1..=5 {
        book.start(&format!("18:{round}1"), 1, round);
        book.play(&format!("18:{round}5"), 1, round);
    }
    let (table, board, other, [ns, ew]) = book.first();
    book.ok(&format!("18:56 director | fouled: {{board: {board}, form: b, at: [{{round: 1, table: {table}}}]}} | cards"));
    assert!(book.event.export(None).contains("AVE+"));
    let told = |book: &Book| -> Vec<String> {
        let warnings = book.event.standings(None).unwrap().warnings;
        warnings.iter().map(ToString::to_string).collect()
    };
    assert_eq!(told(&book), [""; 0]);
    book.ok(&format!("18:57 director | ruling: {{round: 1, table: {table}, board: {other}, score: {{award: 60/60}}, laws: [12C2a], facts: noise}} | noise"));
    let [one] = &told(&book)[..] else {
        panic!("{:?}", told(&book));
    };
    assert!(
        one.starts_with(&format!("board {other}, round 1, contestants {ns}, {ew}: ")),
        "{one}"
    );
}

/// 81C1: the clock of the machine was a day ahead for one entry. Until it is put right every later entry has its time; then a round that
/// begins has its own, and what seemed to happen tomorrow happened by now.
#[test]
fn a_clock_that_was_ahead_is_put_right() {
    let mut book = five_tables();
    book.no("17:30 director | time-put-right: {}", "-");
    book.ok("23:10 director | round-started: {round: 1, minutes: 15}");
    assert!(
        book.apply("18:01 director | note: {text: the clock}")
            .is_err()
    );
    book.no("18:02 scorer | time-put-right: {}", "Law 81C1");
    book.ok("18:02 director | time-put-right: {}");
    let started = book.event.state().round(1, 1).unwrap().started.unwrap();
    assert!(started.to_string().contains("T18:02"), "{started}");
    book.play("18:10", 1, 1);
    book.ok("18:20 director | round-started: {round: 2, minutes: 15}");
    let started = book.event.state().round(1, 2).unwrap().started.unwrap();
    assert!(started.to_string().contains("T18:20"), "{started}");
}

/// A membership number in the column of the numbers is a slip; a log that has one is still read.
#[test]
fn a_contestant_has_a_number_that_people_say() {
    let mut book = Book::new("kind: pairs", "");
    let entered = "17:01 director | entered: {contestant: 20261115, players: [Ana, Bea]}";
    book.no(entered, "-");
    let at = book.event.state().last.unwrap();
    let text = format!(
        "{{at: {at}, by: director, entered: {{contestant: 20261115, players: [Ana, Bea]}}}}"
    );
    let entry = openroom_tournament::log::read_entry(&text).unwrap();
    book.event.recall(&entry).unwrap();
}

/// Whoever looks at the event while a result is entered shares every table but that one.
#[test]
fn an_entry_copies_the_table_that_it_changes() {
    let mut book = five_tables();
    book.ok("18:00 director | round-started: {round: 1, minutes: 15}");
    let (table, board, ..) = book.first();
    let before = book.event.clone();
    book.ok(&format!(
        "18:05 director | result: {{round: 1, table: {table}, board: {board}, contract: 4S, by: N, tricks: 10}}"
    ));
    let tables = |event: &openroom_tournament::Tournament| {
        let rounds = event.state().sessions[0].rounds.clone();
        rounds
            .into_iter()
            .flat_map(|round| round.tables.to_vec())
            .collect::<Vec<_>>()
    };
    let (before, after) = (tables(&before), tables(&book.event));
    let both = before.iter().zip(&after);
    let copied = both.filter(|(one, other)| !std::sync::Arc::ptr_eq(one, other));
    assert_eq!(copied.count(), 1);
}
