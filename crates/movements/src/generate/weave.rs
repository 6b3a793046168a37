//! Double weave: a Mitchell of two rows of tables, for an even number of them, that needs no skip and no sharing.

use super::made::{NotMade, bounded, impossible, not_this_way, proved, set};
use crate::movement::{Entrants, Movement, Round, Table};
use openroom_said::said;

/// A way across the room: to the other row or not, and so many tables up.
#[derive(Debug, Clone, Copy)]
struct Step {
    across: bool,
    up: u32,
}

/// A double weave Mitchell: in as many rounds as tables East-West meet all North-South, and everybody plays every board.
///
/// The tables are the group of the rows and the places in a row. After each round East-West and boards go a step in it, and the places
/// that East-West have reached, those that a set has reached, and the differences of both are all different. That cannot be with
/// places in a single row of an even length, nor with two rows of an odd one.
///
/// Everything that moves goes across, by turns straight and aslant: East-West straight across and then across and up a table, the
/// boards across and down a table and then straight across. Half-way East-West go up a table without going across.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use openroom_movements::{check, generate};
///
/// let figures = check(&generate::double_weave(12, 12, 2).unwrap()).figures;
/// assert_eq!((figures.rounds, figures.boards, figures.sharing), (12, 24, 0));
/// assert_eq!(figures.played, (24, 24));
/// ```
pub fn double_weave(tables: u32, rounds: u32, per_round: u32) -> Result<Movement, NotMade> {
    bounded(tables, rounds, per_round)?;
    if !tables.is_multiple_of(4) {
        return not_this_way(said!(
            "made-double-weave-by-four",
            "a Double Weave Mitchell needs a number of tables that is divisible by 4; for an odd number use a Mitchell, for another even one a Mitchell with a skip or with share and relay"
        ));
    }
    if rounds > tables {
        return impossible(said!(
            "made-mitchell-rounds",
            "a Mitchell for {tables} tables can have at most {most} rounds",
            tables,
            most = tables
        ));
    }
    let row = tables / 2;
    // The table that is a step away from this one.
    let from = |table: u32, step: Step| {
        let other = (table / row + u32::from(step.across)) % 2;
        other * row + (table + step.up) % row
    };
    let mut east_west: Vec<u32> = (0..tables).collect();
    let mut sets = east_west.clone();
    let name = format!("Double Weave Mitchell, {tables} tables");
    let mut movement = Movement::new(name, Entrants::Pairs, 2 * tables);
    for played in 1..=rounds {
        let tables_of_round = (0..tables).zip(east_west.iter().zip(&sets));
        let tables_of_round = tables_of_round.map(|(t, (&ew, &index))| {
            Table::of_sides(t + 1, t + 1, tables + ew + 1, set(index, per_round))
        });
        movement.rounds.push(Round {
            tables: tables_of_round.collect(),
        });
        let straight = played % 2 == 1;
        let pairs_go = Step {
            across: played != row,
            up: u32::from(!straight),
        };
        let boards_go = Step {
            across: true,
            up: if straight { row - 1 } else { 0 },
        };
        east_west = moved(&east_west, |table| from(table, pairs_go));
        sets = moved(&sets, |table| from(table, boards_go));
    }
    proved(movement)
}

/// What stands at each table when everything has gone from its table to another.
fn moved(here: &[u32], to: impl Fn(u32) -> u32) -> Vec<u32> {
    let mut there = here.to_vec();
    for (table, &what) in (0..).zip(here) {
        if let Some(place) = there.get_mut(to(table) as usize) {
            *place = what;
        }
    }
    there
}
