//! Howells that cannot be turned round the room: every round is written down.
//!
//! They are Howell designs, found by a search for an exact cover: rounds by sets, at most one table in each, in which every
//! pair is once in each round and once with each set, and no two meet twice.

use std::collections::BTreeMap;

use super::super::made::{NotMade, proved, set};
use super::best_turned;
use crate::movement::{Entrants, Movement, Round, Table};

/// The tables of each round: two pairs and a set, all counted from 0.
type Design = &'static [&'static [(u32, u32, u32)]];

/// The design of so many tables and rounds, if it is known here.
pub(super) fn found(tables: u32, rounds: u32) -> Option<Design> {
    let known = FOUND
        .iter()
        .find(|known| (known.0, known.1) == (tables, rounds));
    known.map(|known| known.2)
}

/// The movement that a design gives.
pub(super) fn made(
    tables: u32,
    rounds: u32,
    per_round: u32,
    design: Design,
) -> Result<Movement, NotMade> {
    let games: usize = design.iter().map(|round| round.len()).sum();
    let numbers = numbered(design);
    let write = |turned: &[bool]| {
        let name = format!("Howell of {rounds} rounds, {tables} tables");
        let mut movement = Movement::new(name, Entrants::Pairs, 2 * tables);
        let mut turned = turned.iter();
        for (round, numbers) in design.iter().zip(&numbers) {
            let tables = numbers.iter().zip(*round).map(|(&number, &(a, b, index))| {
                let (ns, ew) = match turned.next() {
                    Some(true) => (b, a),
                    _ => (a, b),
                };
                Table::of_sides(number, ns + 1, ew + 1, set(index, per_round))
            });
            let mut tables: Vec<Table> = tables.collect();
            tables.sort_by_key(|table| table.number);
            movement.rounds.push(Round { tables });
        }
        movement
    };
    proved(best_turned(games, write))
}

/// At which table each game of each round is played: so that as many sets as can be go from a table to the one before it, from the
/// first to the last, or rest; then, so that as many pairs as can be stay where they are. Not all do: such a design has no way round
/// the room.
fn numbered(design: Design) -> Vec<Vec<u32>> {
    let mut rounds: Vec<Vec<u32>> = Vec::new();
    // Where each set and each pair was last.
    let (mut sets, mut pairs) = (BTreeMap::new(), BTreeMap::new());
    for round in design {
        let mut numbers: Vec<u32> = (1..).take(round.len()).collect();
        let count = numbers.len() as u32;
        let worth = |numbers: &[u32]| -> u32 {
            let one = |(&number, &(a, b, index)): (&u32, &(u32, u32, u32))| {
                let goes = sets.get(&index).is_some_and(|&at: &u32| {
                    let before = if at == 1 { count } else { at - 1 };
                    before == number
                });
                let stays = [a, b].iter().any(|pair| pairs.get(pair) == Some(&number));
                4 * u32::from(goes) + u32::from(stays)
            };
            numbers.iter().zip(*round).map(one).sum()
        };
        let mut best = (worth(&numbers), numbers.clone());
        while next_order(&mut numbers) {
            let worth = worth(&numbers);
            if worth > best.0 {
                best = (worth, numbers.clone());
            }
        }
        for (&number, &(a, b, index)) in best.1.iter().zip(*round) {
            sets.insert(index, number);
            pairs.extend([(a, number), (b, number)]);
        }
        rounds.push(best.1);
    }
    rounds
}

/// The next order of some numbers, from the smallest to the greatest; false after the last.
fn next_order(numbers: &mut [u32]) -> bool {
    let Some(at) = (1..numbers.len())
        .rev()
        .find(|&i| numbers[i - 1] < numbers[i])
    else {
        return false;
    };
    let after = (at..numbers.len())
        .rev()
        .find(|&i| numbers[i] > numbers[at - 1]);
    if let Some(after) = after {
        numbers.swap(at - 1, after);
    }
    numbers[at..].reverse();
    true
}

const FOUND: [(u32, u32, Design); 3] = [
    (
        4,
        6,
        &[
            &[(0, 1, 0), (2, 3, 1), (4, 5, 2), (6, 7, 3)],
            &[(1, 7, 1), (2, 4, 3), (3, 5, 4), (0, 6, 5)],
            &[(4, 7, 0), (5, 6, 1), (0, 2, 2), (1, 3, 3)],
            &[(2, 5, 0), (1, 6, 2), (0, 7, 4), (3, 4, 5)],
            &[(3, 6, 0), (0, 5, 3), (1, 4, 4), (2, 7, 5)],
            &[(0, 4, 1), (3, 7, 2), (2, 6, 4), (1, 5, 5)],
        ],
    ),
    (
        5,
        8,
        &[
            &[(0, 1, 0), (2, 3, 1), (4, 5, 2), (6, 7, 3), (8, 9, 4)],
            &[(3, 6, 0), (7, 8, 2), (0, 5, 3), (1, 2, 5), (4, 9, 7)],
            &[(1, 4, 1), (2, 9, 3), (3, 5, 4), (0, 7, 6), (6, 8, 7)],
            &[(0, 9, 2), (3, 4, 3), (1, 6, 4), (5, 7, 5), (2, 8, 6)],
            &[(4, 8, 0), (7, 9, 1), (2, 6, 2), (1, 5, 6), (0, 3, 7)],
            &[(0, 8, 1), (1, 3, 2), (4, 7, 4), (6, 9, 5), (2, 5, 7)],
            &[(5, 9, 0), (0, 2, 4), (3, 8, 5), (4, 6, 6), (1, 7, 7)],
            &[(2, 7, 0), (5, 6, 1), (1, 8, 3), (0, 4, 5), (3, 9, 6)],
        ],
    ),
    (
        6,
        7,
        &[
            &[
                (0, 1, 0),
                (2, 3, 1),
                (4, 5, 2),
                (6, 7, 3),
                (8, 9, 4),
                (10, 11, 5),
            ],
            &[
                (3, 8, 0),
                (5, 7, 1),
                (2, 10, 3),
                (4, 6, 4),
                (1, 9, 5),
                (0, 11, 6),
            ],
            &[
                (4, 7, 0),
                (9, 10, 1),
                (3, 11, 2),
                (1, 2, 4),
                (0, 6, 5),
                (5, 8, 6),
            ],
            &[
                (5, 10, 0),
                (6, 8, 1),
                (1, 7, 2),
                (9, 11, 3),
                (0, 3, 4),
                (2, 4, 6),
            ],
            &[
                (6, 9, 0),
                (0, 8, 2),
                (3, 4, 3),
                (5, 11, 4),
                (2, 7, 5),
                (1, 10, 6),
            ],
            &[
                (2, 11, 0),
                (0, 4, 1),
                (6, 10, 2),
                (1, 8, 3),
                (3, 5, 5),
                (7, 9, 6),
            ],
            &[
                (1, 11, 1),
                (2, 9, 2),
                (0, 5, 3),
                (7, 10, 4),
                (4, 8, 5),
                (3, 6, 6),
            ],
        ],
    ),
];
