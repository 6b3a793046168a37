//! Mitchell: North-South stay, East-West go up a table, the boards go down.

use super::made::{NotMade, bounded, impossible, proved, set};
use crate::movement::{Entrants, Movement, Round, Table};
use openroom_said::said;

/// What an even number of tables does so that nobody meets boards again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Even {
    /// East-West skip a table half-way; the last round is lost.
    Skip,
    /// The first and the last table share boards, and a set rests half-way; all rounds are played.
    Share,
}

/// A Mitchell of so many tables and rounds; pairs 1 to `tables` stay North-South.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use openroom_movements::generate::{Even, mitchell};
///
/// let movement = mitchell(7, 7, 4, Even::Skip).unwrap();
/// assert_eq!(movement.contestants, 14);
/// ```
pub fn mitchell(tables: u32, rounds: u32, per_round: u32, even: Even) -> Result<Movement, NotMade> {
    bounded(tables, rounds, per_round)?;
    if tables < 2 {
        return impossible(said!(
            "made-mitchell-has-two-tables-or",
            "a Mitchell needs at least two tables"
        ));
    }
    let even = tables.is_multiple_of(2).then_some(even);
    let most = if even == Some(Even::Skip) {
        tables - 1
    } else {
        tables
    };
    if rounds > most {
        return impossible(match most < tables {
            true => said!(
                "made-mitchell-rounds-or-share",
                "a Mitchell for {tables} tables can have at most {most} rounds, or one more if two tables share boards",
                tables,
                most
            ),
            false => said!(
                "made-mitchell-rounds",
                "a Mitchell for {tables} tables can have at most {most} rounds",
                tables,
                most
            ),
        });
    }
    // Neither is needed if all is over before the boards come round.
    let even = even.filter(|_| rounds > tables / 2);
    if even == Some(Even::Share) && per_round < 2 {
        return impossible(said!(
            "made-two-tables-cannot-share-one",
            "two tables cannot share one board; play at least two per round"
        ));
    }
    let name = match even {
        None => format!("Mitchell, {tables} tables"),
        Some(Even::Skip) => format!("Mitchell with skip, {tables} tables"),
        Some(Even::Share) => format!("Mitchell with share and relay, {tables} tables"),
    };
    let mut movement = Movement::new(name, Entrants::Pairs, 2 * tables);
    for r in 0..rounds {
        let skipped = u32::from(even == Some(Even::Skip) && r >= tables / 2);
        let tables_of_round = (0..tables).map(|t| {
            let ew = (t + 2 * tables - r - skipped) % tables;
            let rests = u32::from(even == Some(Even::Share) && t >= tables / 2);
            let boards = set((t + rests + r) % tables, per_round);
            let mut table = Table::of_sides(t + 1, t + 1, tables + ew + 1, boards);
            if even == Some(Even::Share) && (t == 0 || t == tables - 1) {
                table.shares = vec![if t == 0 { tables } else { 1 }];
            }
            table
        });
        movement.rounds.push(Round {
            tables: tables_of_round.collect(),
        });
    }
    proved(movement)
}
