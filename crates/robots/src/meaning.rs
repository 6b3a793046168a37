//! What a call shows, as the robots explain it.

use core::fmt;

use contract_bridge::eval::{HandEvaluator as _, SimpleEvaluator, hcp};
use contract_bridge::{Hand, Suit};
use pons::bidding::{Envelope, EnvelopeUnion, Range};

/// What a call shows, with what its player has shown before.
///
/// It is written in the notation that the comparison of calls reads: points, then lengths of suits, other kinds of hands after `|`.
/// So whoever shows it can say it in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meaning {
    /// It is a convention: it does not mean what it names.
    pub artificial: bool,
    /// The kinds of hands that it shows, one or another.
    pub kinds: Vec<Kind>,
}

/// A kind of hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// High-card points, from and to.
    pub points: (u8, u8),
    /// The lengths of the suits from spades to clubs, from and to.
    pub lengths: [(u8, u8); 4],
}

/// More kinds than these are told as one that holds them all.
const MOST_KINDS: usize = 4;
pub(crate) const MOST_POINTS: u8 = 37;
const SUITS: [(Suit, char); 4] = [
    (Suit::Spades, 'S'),
    (Suit::Hearts, 'H'),
    (Suit::Diamonds, 'D'),
    (Suit::Clubs, 'C'),
];

impl Meaning {
    /// What the rules say that a call shows, within the bounds that were found where they do not say it.
    pub(crate) fn new(shown: &EnvelopeUnion, found: Option<Kind>, artificial: bool) -> Self {
        let within = |kind: Kind| found.and_then(|found| kind.within(&found)).unwrap_or(kind);
        let told: Vec<Kind> = shown.boxes().iter().map(Kind::of).map(within).collect();
        let mut kinds = without_parts(told);
        if kinds.len() > MOST_KINDS {
            kinds = vec![within(Kind::of(&shown.hull()))];
        }
        Self { artificial, kinds }
    }

    /// Whether it says anything about the hand.
    #[must_use]
    pub fn says_something(&self) -> bool {
        self.kinds.iter().all(|kind| *kind != Kind::ANY)
    }

    /// Whether a hand is of one of its kinds.
    #[must_use]
    pub fn fits(&self, hand: Hand) -> bool {
        self.kinds.iter().any(|kind| kind.fits(hand))
    }
}

/// The kinds that are not a part of another.
fn without_parts(kinds: Vec<Kind>) -> Vec<Kind> {
    let mut whole: Vec<Kind> = Vec::new();
    for kind in kinds {
        if !whole.iter().any(|other| other.holds(&kind)) {
            whole.retain(|other| !kind.holds(other));
            whole.push(kind);
        }
    }
    whole
}

impl Kind {
    /// Any hand.
    pub const ANY: Self = Self {
        points: (0, MOST_POINTS),
        lengths: [(0, 13); 4],
    };

    fn of(shown: &Envelope) -> Self {
        /// What the rules add to the points of a shapely hand at most, and what they take from a flat one.
        const UPGRADE: u8 = 2;
        const FLAT: u8 = 1;
        let Range { min, max } = shown.strength.points;
        let counted = (min.saturating_sub(UPGRADE), (max + FLAT).min(MOST_POINTS));
        let raw = shown.strength.hcp;
        let points = match (counted.0.max(raw.min), counted.1.min(raw.max)) {
            (from, to) if from <= to => (from, to),
            _ => counted,
        };
        Self {
            points,
            lengths: SUITS.map(|(suit, _)| (shown.length(suit).min, shown.length(suit).max)),
        }
    }

    fn ranges(&self) -> impl Iterator<Item = (u8, u8)> {
        [self.points].into_iter().chain(self.lengths)
    }

    /// Whether every hand of another kind is of this one.
    fn holds(&self, other: &Self) -> bool {
        let mut both = self.ranges().zip(other.ranges());
        both.all(|(wide, narrow)| wide.0 <= narrow.0 && narrow.1 <= wide.1)
    }

    /// What is of both kinds; none if nothing is.
    fn within(&self, other: &Self) -> Option<Self> {
        let both = |one: (u8, u8), other: (u8, u8)| {
            let range = (one.0.max(other.0), one.1.min(other.1));
            (range.0 <= range.1).then_some(range)
        };
        let [spades, hearts, diamonds, clubs] =
            [0, 1, 2, 3].map(|suit| both(self.lengths[suit], other.lengths[suit]));
        Some(Self {
            points: both(self.points, other.points)?,
            lengths: [spades?, hearts?, diamonds?, clubs?],
        })
    }

    /// Whether a hand is of this kind.
    #[must_use]
    pub fn fits(&self, hand: Hand) -> bool {
        let has = |(from, to): (u8, u8), number: u8| from <= number && number <= to;
        let points = points(hand);
        let lengths = SUITS.iter().zip(self.lengths);
        has(self.points, points)
            && lengths
                .into_iter()
                .all(|((suit, _), range)| has(range, hand[*suit].len() as u8))
    }
}

/// The high-card points of a hand, as explanations count them.
#[must_use]
pub fn points(hand: Hand) -> u8 {
    SimpleEvaluator(hcp::<u8>).eval(hand)
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, kind) in self.kinds.iter().enumerate() {
            if place > 0 {
                f.write_str(" | ")?;
            }
            kind.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::ANY {
            return f.write_str("any");
        }
        let text = |(from, to): (u8, u8), most: u8| match (from, to) {
            (from, to) if from == to => from.to_string(),
            (from, to) if to >= most => format!("{from}+"),
            (from, to) => format!("{from}-{to}"),
        };
        let mut words = Vec::new();
        if self.points != Self::ANY.points {
            words.push(text(self.points, MOST_POINTS));
        }
        let lengths = SUITS.iter().zip(self.lengths);
        let told = lengths.filter(|(_, range)| *range != (0, 13));
        words.extend(told.map(|((_, letter), range)| format!("{}{letter}", text(range, 13))));
        f.write_str(&words.join(" "))
    }
}
