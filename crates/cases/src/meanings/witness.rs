//! A hand that can be shown: thirteen cards of given lengths, points and Aces.

use serde::{Deserialize, Serialize};

use super::cells::{Cell, honours};

/// Thirteen cards, suit by suit: spades, hearts, diamonds, clubs, each from the top (`AKQJT98765432`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningWitness))]
#[serde(rename_all = "kebab-case")]
pub struct Witness {
    /// The hand, as `AQ7.Q643.A6.AJ93`.
    pub hand: String,
    /// Its high-card points.
    pub points: u8,
}

impl Witness {
    /// A hand of that cell, if there is one. No condition says where the honours are, so they go where they look natural: into the
    /// long suits.
    #[must_use]
    pub fn of(cell: &Cell) -> Option<Self> {
        let sets = honours_of(cell)?;
        let suits: Vec<String> = (0..4)
            .map(|suit| cards(cell.lengths[suit], sets[suit]))
            .collect();
        Some(Self {
            hand: suits.join("."),
            points: cell.points,
        })
    }
}

/// Which honours each suit has. Of all ways the one with most of its points in long suits, but no more than the suit would
/// mostly have: an honour apiece rather than all in one place.
fn honours_of(cell: &Cell) -> Option<[u8; 4]> {
    let [s, h, d, c] = cell.lengths.map(holdings);
    let mut best: Option<(u32, [u8; 4])> = None;
    for s in &s {
        for h in &h {
            for d in &d {
                let points = s.points + h.points + d.points;
                let aces = s.aces + h.aces + d.aces;
                if points > cell.points || aces > cell.aces {
                    continue;
                }
                let last = (cell.points - points, cell.aces - aces);
                for c in c.iter().filter(|c| (c.points, c.aces) == last) {
                    let worse = strain(cell, [s.points, h.points, d.points, c.points]);
                    if best.is_none_or(|(least, _)| worse < least) {
                        best = Some((worse, [s.set, h.set, d.set, c.set]));
                    }
                }
            }
        }
    }
    best.map(|(_, sets)| sets)
}

/// Honours of a suit.
struct Holding {
    set: u8,
    points: u8,
    aces: u8,
}

/// Those that a suit of that length can have.
fn holdings(length: u8) -> Vec<Holding> {
    let mut all = Vec::with_capacity(16);
    for set in 0..16 {
        let (points, aces, cards) = honours(set);
        if cards <= length && length - cards <= 9 {
            all.push(Holding { set, points, aces });
        }
    }
    all
}

/// How far the points lie from being spread by length: each card of a suit its share of them.
fn strain(cell: &Cell, points: [u8; 4]) -> u32 {
    let mut strain = 0;
    for (points, length) in points.into_iter().zip(cell.lengths) {
        let share = u32::from(cell.points) * u32::from(length);
        strain += (u32::from(points) * 13).abs_diff(share);
    }
    strain
}

/// The cards of a suit: its honours, then spot cards from all over the suit.
fn cards(length: u8, set: u8) -> String {
    const SPOTS: [u8; 9] = *b"734928T65";
    let held = |at: usize| set & (1 << at) != 0;
    let mut out: String = (0..4)
        .filter(|&at| held(at))
        .map(|at| ['A', 'K', 'Q', 'J'][at])
        .collect();
    let spots = usize::from(length).saturating_sub(out.len());
    let mut chosen: Vec<u8> = SPOTS.into_iter().take(spots).collect();
    chosen.sort_unstable_by_key(|&spot| match spot {
        b'T' => 0,
        spot => b'9' - spot + 1,
    });
    out.extend(chosen.into_iter().map(char::from));
    out
}
