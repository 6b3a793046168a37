//! What stands on movement cards.

use std::collections::BTreeMap;

use openroom_movements::generate::{self, Even};
use openroom_movements::{Movement, Table};
use openroom_printing::document::Block;
use openroom_printing::movement_cards;
use openroom_printing::{Document, Language, Words};

/// For each table the boards of each round, with where they come from and where they go.
type Columns = BTreeMap<String, Vec<[String; 3]>>;

fn columns(document: &Document) -> Columns {
    let [Block::Cards(cards)] = &document.blocks[..] else {
        panic!("{document:?}")
    };
    let mut found = Columns::new();
    for card in &cards.cards {
        let name = card.iter().find_map(|block| match block {
            Block::Text(line) => line.text.strip_prefix("Table ").map(str::to_owned),
            _ => None,
        });
        let rows = card.iter().find_map(|block| match block {
            Block::Table(table) => Some(&table.rows),
            _ => None,
        });
        let last_three = rows.unwrap().iter().map(|row| {
            let at = row.len() - 3;
            [at, at + 1, at + 2].map(|at| row[at].text.clone())
        });
        found.insert(name.unwrap(), last_three.collect());
    }
    found
}

fn of(movement: &Movement) -> Columns {
    columns(&movement_cards::movement(
        movement,
        "",
        &Words::new(Language::English),
    ))
}

/// Five tables of a Mitchell: boards go down a table, against the way in which they were handed out; the last gets those of the first
/// (White Book 121.4.4).
#[test]
fn boards_come_from_the_table_above_and_go_to_the_one_below() {
    let cards = of(&generate::mitchell(5, 5, 2, Even::Skip).unwrap());
    for (table, from, to) in [
        ("1", "2", "5"),
        ("2", "3", "1"),
        ("3", "4", "2"),
        ("4", "5", "3"),
        ("5", "1", "4"),
    ] {
        for (row, turn) in cards[table].iter().zip(1..) {
            let from = if turn == 1 { "–" } else { from };
            let to = if turn == 5 { "–" } else { to };
            assert_eq!(
                [&*row[1], &*row[2]],
                [from, to],
                "table {table}, round {turn}"
            );
        }
    }
    assert_eq!(cards["1"][0][0], "1–2");
    assert_eq!(cards["1"][1][0], "3–4");
}

/// Boards that rest between two tables come from nowhere and go nowhere, and those that two tables share come from both.
#[test]
fn boards_that_rest_and_boards_that_are_shared_say_so() {
    let cards = of(&generate::mitchell(6, 6, 2, Even::Share).unwrap());
    let rests = |at: usize| cards.values().flatten().any(|row| row[at] == "–");
    assert!(rests(1) && rests(2));
    let shared = cards.values().flatten().any(|row| row[1].contains(", "));
    assert!(shared, "{cards:?}");
}

/// Whatever the movement: what a card says of where boards go, the card there says of where they come from; and it names the table that
/// has them, in the same section.
#[test]
fn every_table_that_gets_boards_is_named_by_the_one_that_has_them() {
    let five = generate::mitchell(5, 5, 2, Even::Skip).unwrap();
    let all = [
        generate::sections(&[five.clone(), five]).unwrap(),
        generate::mitchell(8, 8, 3, Even::Share).unwrap(),
        generate::mitchell(6, 5, 2, Even::Skip).unwrap(),
        generate::howell(5, 3).unwrap(),
        generate::individual(8, None, 2).unwrap(),
    ];
    for movement in all {
        let cards = of(&movement);
        for (turn, round) in movement.rounds.iter().enumerate() {
            for table in &round.tables {
                let row = &cards[&table.name()][turn];
                assert_eq!(row[1], expected(&movement, turn.checked_sub(1), table));
                assert_eq!(row[2], expected(&movement, Some(turn + 1), table));
            }
        }
    }
}

/// Worked out another way: board by board.
fn expected(movement: &Movement, turn: Option<usize>, of: &Table) -> String {
    let mut names: Vec<u32> = Vec::new();
    let round = turn.and_then(|turn| movement.rounds.get(turn));
    for table in round.iter().flat_map(|round| &round.tables) {
        let together = table.section == of.section;
        let boards = of.boards.0.iter();
        if together && boards.filter(|one| table.boards.0.contains(one)).count() > 0 {
            names.push(table.number);
        }
    }
    match names.is_empty() {
        true => "–".to_owned(),
        false => names
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}
