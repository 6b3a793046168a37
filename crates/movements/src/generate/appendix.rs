//! Appendix: one table more than a Mitchell of a good number of tables, in the same rounds.

use super::made::{NotMade, bounded, impossible, not_this_way, proved, set};
use crate::movement::{Entrants, Movement, Round, Table};
use openroom_said::said;

/// An appendix Mitchell: `tables - 1` tables as a Mitchell, and one more that shares the boards of another in each round.
///
/// In round `r` the extra East-West pair sits at table `2r` and sends whoever belongs there to the appendix, which
/// plays the same boards. It works if the base has no divisor 2 or 3.
///
/// # Errors
/// Why there is none.
pub fn appendix(tables: u32, per_round: u32) -> Result<Movement, NotMade> {
    bounded(tables, tables, per_round)?;
    let base = tables - 1;
    if base < 5 || base.is_multiple_of(2) || base.is_multiple_of(3) {
        return not_this_way(said!(
            "made-appendix-made-5-tables-or",
            "an Appendix Mitchell must be built on 5 or more tables, their number not divisible by 2 or 3, not on {base}",
            base
        ));
    }
    if per_round < 2 {
        return impossible(said!(
            "made-two-tables-cannot-share-one",
            "two tables cannot share one board; play at least two per round"
        ));
    }
    let mut movement = Movement::new(
        format!("Appendix Mitchell, {tables} tables"),
        Entrants::Pairs,
        2 * tables,
    );
    let extra = 2 * tables;
    for r in 0..base {
        let shared = 2 * r % base;
        let mut round = Round::default();
        for t in 0..base {
            let ew = tables + 1 + (t + base - r) % base;
            let boards = set((t + r) % base, per_round);
            if t == shared {
                let mut table = Table::of_sides(t + 1, t + 1, extra, boards.clone());
                table.shares = vec![tables];
                round.tables.push(table);
                let mut table = Table::of_sides(tables, tables, ew, boards);
                table.shares = vec![t + 1];
                round.tables.push(table);
            } else {
                round.tables.push(Table::of_sides(t + 1, t + 1, ew, boards));
            }
        }
        round.tables.sort_by_key(|table| table.number);
        movement.rounds.push(round);
    }
    proved(movement)
}
