//! A field divided into sections: each plays its own movement with its own boards, all of the same length.

use std::collections::BTreeMap;

use crate::generate::sections;

use super::{Length, Offer, Wish, candidates};

/// The tables of a section, if nobody says how many sections there are to be: fewer are no field, more need more boards than a set has.
const FEWEST: u32 = 7;
const MOST: u32 = 13;

/// So many lengths of an evening are looked at, those nearest to the wish.
pub(super) const LENGTHS: usize = 8;

/// A section of up to so many pairs may play a Howell.
const HOWELL: u32 = 12;

/// The pairs of each section, as equal as can be in tables; a half table is in the last.
pub(super) fn sizes(pairs: u32, count: u32) -> Vec<u32> {
    let tables = pairs.div_ceil(2);
    let mut sizes: Vec<u32> = (0..count)
        .map(|i| 2 * (tables / count + u32::from(i < tables % count)))
        .collect();
    if let Some(last) = sizes.last_mut().filter(|_| pairs % 2 == 1) {
        *last -= 1;
    }
    sizes
}

/// The best divisions of a field for an evening of that length.
pub(super) fn divided(wish: Wish, length: Length) -> Vec<Offer> {
    let tables = wish.pairs.div_ceil(2);
    let counts = match wish.sections {
        Some(count) => count..=count,
        None => 2.max(tables.div_ceil(MOST))..=tables / FEWEST,
    };
    counts
        .filter(|&count| count > 1 && tables / count >= 2)
        .take(3)
        .filter_map(|count| of(&sizes(wish.pairs, count), wish, length))
        .collect()
}

/// Each section with the movement that is best for its size.
pub(super) fn of(sizes: &[u32], wish: Wish, length: Length) -> Option<Offer> {
    let mut best = BTreeMap::new();
    for &pairs in sizes {
        best.entry(pairs).or_insert_with(|| {
            let alone = Wish {
                pairs,
                sections: Some(1),
                ..wish
            };
            let mut offers: Vec<Offer> = candidates(pairs, length, pairs <= HOWELL)
                .into_iter()
                .map(|one| Offer::of(one, length.per_round, alone))
                .collect();
            super::sort(&mut offers);
            offers.into_iter().next()
        });
    }
    let parts: Option<Vec<_>> = sizes
        .iter()
        .map(|pairs| {
            best.get(pairs)?
                .as_ref()
                .map(|offer| offer.movement.clone())
        })
        .collect();
    let whole = sections(&parts?).ok()?;
    Some(Offer::of(whole, length.per_round, wish))
}
