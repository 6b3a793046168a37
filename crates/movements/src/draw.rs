//! Draws: an order by lot, who meets whom in it, and groups of like strength. Chance is a seed that is given, so that whoever doubts a
//! draw can repeat it.
//!
//! ```
//! use openroom_movements::draw;
//!
//! let order = draw::by_lot(&[1, 2, 3, 4, 5, 6], 271_828);
//! assert_eq!(order, draw::by_lot(&[1, 2, 3, 4, 5, 6], 271_828));
//!
//! // Top half against bottom half, first against last, neighbours; who is left over sits out.
//! assert_eq!(draw::halves(&[1, 2, 3, 4, 5]), (vec![(1, 3), (2, 4)], Some(5)));
//! assert_eq!(draw::folded(&[1, 2, 3, 4]), (vec![(1, 4), (2, 3)], None));
//! assert_eq!(draw::neighbours(&[1, 2, 3, 4]), (vec![(1, 2), (3, 4)], None));
//!
//! // Three groups, there and back.
//! assert_eq!(draw::snake(&[1, 2, 3, 4, 5, 6, 7], 3), [vec![1, 6, 7], vec![2, 5], vec![3, 4]]);
//! ```

use openroom_chance::Chance;

use crate::movement::Contestant;

/// The stream of chance that draws use, beside those of others with the same seed.
const DRAWS: u64 = 100;

/// Matches, the better of the two first, and who sits out if their number is odd.
pub type Pairs = (Vec<(Contestant, Contestant)>, Option<Contestant>);

/// The contestants in an order by lot. In what order they are given does not matter: it is the lot of the seed for these contestants.
#[must_use]
pub fn by_lot(contestants: &[Contestant], seed: u64) -> Vec<Contestant> {
    in_pots(&[contestants.to_vec()], seed)
}

/// The same where only those of one pot change places: first all of the first pot by lot, then all of the second.
#[must_use]
pub fn in_pots(pots: &[Vec<Contestant>], seed: u64) -> Vec<Contestant> {
    let mut chance = Chance::new(seed, DRAWS);
    let drawn = pots.iter().flat_map(|pot| {
        let mut these = pot.clone();
        these.sort_unstable();
        chance.shuffle(&mut these);
        these
    });
    drawn.collect()
}

/// First against second, third against fourth; the last of an odd number sits out.
#[must_use]
pub fn neighbours(order: &[Contestant]) -> Pairs {
    let (these, left) = even(order);
    let pairs = these.chunks_exact(2).map(|two| (two[0], two[1]));
    (pairs.collect(), left)
}

/// The top half against the bottom half: the first against the first of the bottom half, and so on; the last of an odd number sits
/// out.
#[must_use]
pub fn halves(order: &[Contestant]) -> Pairs {
    let (these, left) = even(order);
    let (top, bottom) = these.split_at(these.len() / 2);
    (
        top.iter().copied().zip(bottom.iter().copied()).collect(),
        left,
    )
}

/// The first against the last, the second against the last but one; the last of an odd number sits out.
#[must_use]
pub fn folded(order: &[Contestant]) -> Pairs {
    let (these, left) = even(order);
    let (top, bottom) = these.split_at(these.len() / 2);
    let bottom = bottom.iter().rev().copied();
    (top.iter().copied().zip(bottom).collect(), left)
}

/// Groups of like strength: the first to the first group, and so on to the last, which has the next one too, and back. In each group
/// the best stands first.
#[must_use]
pub fn snake(order: &[Contestant], groups: usize) -> Vec<Vec<Contestant>> {
    let mut made = vec![Vec::new(); groups];
    for (row, these) in order.chunks(groups.max(1)).enumerate() {
        for (place, &who) in these.iter().enumerate() {
            let group = if row % 2 == 0 {
                place
            } else {
                groups - 1 - place
            };
            if let Some(group) = made.get_mut(group) {
                group.push(who);
            }
        }
    }
    made
}

/// All of them if their number is even, else all but the last.
fn even(order: &[Contestant]) -> (&[Contestant], Option<Contestant>) {
    match order.split_last() {
        Some((&last, others)) if order.len() % 2 == 1 => (others, Some(last)),
        _ => (order, None),
    }
}
