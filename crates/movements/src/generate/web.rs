//! Web: many tables, few boards, two or more copies of them.

use super::made::{NotMade, bounded, impossible, proved, set};
use crate::check::check;
use crate::movement::{Entrants, Movement, Round, Table};
use openroom_said::said;

/// A web: everybody plays the same boards, though there are more tables than rounds.
///
/// East-West go up a table each round. In a first part of the room the sets ascend, in the rest they descend, so that
/// a pair that crosses over sees in steps of two, first upwards and then downwards, each set once.
/// With an even number of rounds there is one set more than rounds, and everybody misses one.
///
/// # Errors
/// Why there is none.
pub fn web(tables: u32, rounds: u32, per_round: u32) -> Result<Movement, NotMade> {
    bounded(tables, rounds, per_round)?;
    let sets = rounds | 1;
    if tables < sets {
        return impossible(said!(
            "made-web-rounds-has-least-tables",
            "a Web of {rounds} rounds needs at least {sets} tables; for fewer use a Mitchell",
            rounds,
            sets
        ));
    }
    let modulus = i64::from(sets);
    // The parts of the room are equal, or differ by the number of sets.
    let first = if tables.is_multiple_of(2) {
        tables / 2
    } else {
        (tables - sets) / 2
    };
    let mut movement = Movement::new(
        format!("Web, {tables} tables, {sets} sets of boards"),
        Entrants::Pairs,
        2 * tables,
    );
    for r in 0..rounds {
        let tables_of_round = (0..tables).map(|t| {
            let ew = (t + tables - r) % tables;
            let (at, round) = (i64::from(t), i64::from(r));
            let index = if t < first {
                at + round
            } else {
                2 * i64::from(first) - 2 - at - round
            };
            let boards = set(index.rem_euclid(modulus) as u32, per_round);
            Table::of_sides(t + 1, t + 1, tables + ew + 1, boards)
        });
        movement.rounds.push(Round {
            tables: tables_of_round.collect(),
        });
    }
    movement.copies = tables;
    movement.copies = check(&movement).figures.copies as u32;
    proved(movement)
}
