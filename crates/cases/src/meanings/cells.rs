//! All hands, counted. Hands of the same lengths, points and Aces are one cell: no condition of a meaning tells them apart, so that
//! two meanings are compared exactly by looking at each cell once.

use std::sync::LazyLock;

/// No hand has more points: four Aces, four Kings, four Queens and a Jack.
pub const MOST_POINTS: u8 = 37;

/// Hands that no condition of a meaning tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    /// Spades, hearts, diamonds, clubs.
    pub lengths: [u8; 4],
    /// High-card points.
    pub points: u8,
    /// How many Aces.
    pub aces: u8,
}

/// So many hands for each number of points and Aces.
type Counts = [[u64; 5]; MOST_POINTS as usize + 1];

/// The honours of a suit: points, Aces, cards.
pub(super) const HONOURS: [(u8, u8); 4] = [(4, 1), (3, 0), (2, 0), (1, 0)];

/// What a set of honours comes to: points, Aces, cards. The set has a bit for each of Ace, King, Queen, Jack.
pub(super) fn honours(set: u8) -> (u8, u8, u8) {
    let held = HONOURS
        .iter()
        .enumerate()
        .filter(|(at, _)| set & (1 << at) != 0);
    held.fold((0, 0, 0), |(points, aces, cards), (_, one)| {
        (points + one.0, aces + one.1, cards + 1)
    })
}

/// How many ways there are to take so many of so many.
const fn choose(all: u64, taken: u64) -> u64 {
    let mut ways = 1;
    let mut at = 0;
    while at < taken {
        ways = ways * (all - at) / (at + 1);
        at += 1;
    }
    ways
}

/// A suit of that length: points, Aces, and how many holdings have them.
fn holdings(length: u8) -> Vec<(u8, u8, u64)> {
    let mut all = Vec::new();
    for set in 0..16 {
        let (points, aces, cards) = honours(set);
        // The other nine cards of the suit have no points.
        if cards <= length && length - cards <= 9 {
            all.push((points, aces, choose(9, u64::from(length - cards))));
        }
    }
    all
}

/// The counts of a pattern. They do not depend on which suit is which.
fn counts(pattern: [u8; 4]) -> Counts {
    let mut counts: Counts = [[0; 5]; MOST_POINTS as usize + 1];
    counts[0][0] = 1;
    for length in pattern {
        let mut next: Counts = [[0; 5]; MOST_POINTS as usize + 1];
        for (points, aces, ways) in holdings(length) {
            for (had, row) in counts.iter().enumerate() {
                for (of, &before) in row.iter().enumerate() {
                    let at = (had + usize::from(points), of + usize::from(aces));
                    // More than a hand can hold never comes of lengths that make 13.
                    if before > 0
                        && let Some(cell) = next.get_mut(at.0).and_then(|row| row.get_mut(at.1))
                    {
                        *cell += before * ways;
                    }
                }
            }
        }
        counts = next;
    }
    counts
}

/// The 39 patterns, longest suit first, with their counts. It never changes: it is only kept so as not to be counted again.
static PATTERNS: LazyLock<Vec<([u8; 4], Counts)>> = LazyLock::new(|| {
    let sorted = shapes().filter(|shape| shape.is_sorted_by(|a, b| a >= b));
    sorted.map(|shape| (shape, counts(shape))).collect()
});

/// The 560 ways in which 13 cards can lie in four suits.
pub fn shapes() -> impl Iterator<Item = [u8; 4]> {
    (0..=13u8).flat_map(|s| {
        (0..=13 - s).flat_map(move |h| (0..=13 - s - h).map(move |d| [s, h, d, 13 - s - h - d]))
    })
}

/// How many hands of those lengths have each number of points and Aces.
fn of_shape(shape: [u8; 4]) -> &'static Counts {
    static NONE: Counts = [[0; 5]; MOST_POINTS as usize + 1];
    let mut sorted = shape;
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut all = PATTERNS.iter();
    let found = all.find(|(pattern, _)| *pattern == sorted);
    found.map_or(&NONE, |(_, counts)| counts)
}

/// Every cell that has a hand in it, with how many.
pub fn counted() -> impl Iterator<Item = (Cell, u64)> {
    shapes().flat_map(of_lengths)
}

/// The cells of those lengths, with how many hands each has.
pub fn of_lengths(lengths: [u8; 4]) -> impl Iterator<Item = (Cell, u64)> {
    let rows = of_shape(lengths).iter().zip(0..);
    rows.flat_map(move |(row, points)| {
        row.iter().zip(0..).filter_map(move |(&count, aces)| {
            let cell = Cell {
                lengths,
                points,
                aces,
            };
            (count > 0).then_some((cell, count))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_hands_are_there_once() {
        assert_eq!(shapes().count(), 560);
        assert_eq!(PATTERNS.len(), 39);
        let total: u64 = counted().map(|(_, count)| count).sum();
        // 52 choose 13.
        assert_eq!(total, 635_013_559_600);
    }

    fn count(which: impl Fn(&Cell) -> bool) -> u64 {
        let found = counted().filter(|(cell, _)| which(cell));
        found.map(|(_, count)| count).sum()
    }

    #[test]
    fn known_numbers() {
        // Hands without an Ace: 48 choose 13. With all four: 48 choose 9.
        assert_eq!(count(|cell| cell.aces == 0), 192_928_249_296);
        assert_eq!(count(|cell| cell.aces == 4), 1_677_106_640);
        // No points: 36 choose 13. 37 points: one of four Jacks.
        assert_eq!(count(|cell| cell.points == 0), 2_310_789_600);
        assert_eq!(count(|cell| cell.points == MOST_POINTS), 4);
        // 4-4-3-2, the most frequent pattern.
        let is = |cell: &Cell| {
            let mut sorted = cell.lengths;
            sorted.sort_unstable();
            sorted == [2, 3, 4, 4]
        };
        assert_eq!(count(is), 136_852_887_600);
    }
}
