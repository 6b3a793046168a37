//! Conditions on a hand: points, lengths of suits, shape, Aces.

use core::fmt;

use openroom_said::{Said, said};
use serde::{Deserialize, Serialize};

use super::cells::{Cell, MOST_POINTS};
use super::{Meaning, too_much};

/// A suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningSuit))]
pub enum Suit {
    /// Spades.
    S,
    /// Hearts.
    H,
    /// Diamonds.
    D,
    /// Clubs.
    C,
}

impl Suit {
    /// All of them, as hands are written.
    pub const ALL: [Self; 4] = [Self::S, Self::H, Self::D, Self::C];

    /// Its place in a hand.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        ["S", "H", "D", "C"][self.index()]
    }

    /// Its symbol.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        ["♠", "♥", "♦", "♣"][self.index()]
    }

    pub(super) fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'S' | 's' | '♠' => Self::S,
            'H' | 'h' | '♥' => Self::H,
            'D' | 'd' | '♦' => Self::D,
            'C' | 'c' | '♣' => Self::C,
            _ => return None,
        })
    }
}

/// From so many to so many, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningRange))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Range {
    /// At least.
    pub from: u8,
    /// At most.
    pub to: u8,
}

impl Range {
    /// Whether it is in there.
    #[must_use]
    pub const fn has(self, number: u8) -> bool {
        self.from <= number && number <= self.to
    }

    /// As people write it: `12-14`, `16+`, `5`. What reaches the most that there can be has no end.
    #[must_use]
    pub fn text(self, most: u8) -> String {
        match self {
            Self { from, to } if from == to => from.to_string(),
            Self { from, to } if to >= most => format!("{from}+"),
            Self { from, to } => format!("{from}-{to}"),
        }
    }

    fn check(self, most: u8) -> Result<(), Said> {
        match self.from <= self.to && self.to <= most {
            true => Ok(()),
            false => Err(said!(
                "meaning-range",
                "{from} to {to} is not a range; it must go up and end at {most} at most",
                from = self.from,
                to = self.to,
                most
            )),
        }
    }
}

/// A length of one suit, or of at least one of several: `5+H`, `4+C/D`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningSuited))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Suited {
    /// The suits, of which one must be so long.
    pub suits: Vec<Suit>,
    /// How long.
    pub cards: Range,
}

/// The pattern of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningShape))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// 4-3-3-3, 4-4-3-2 or 5-3-3-2.
    Balanced,
    /// Balanced, or 5-4-2-2, or 6-3-2-2.
    SemiBalanced,
    /// Not balanced.
    Unbalanced,
}

impl Shape {
    /// Whether lengths have that pattern.
    #[must_use]
    pub fn has(self, lengths: [u8; 4]) -> bool {
        let mut sorted = lengths;
        sorted.sort_unstable();
        let balanced = matches!(sorted, [3, 3, 3, 4] | [2, 3, 4, 4] | [2, 3, 3, 5]);
        match self {
            Self::Balanced => balanced,
            Self::SemiBalanced => balanced || matches!(sorted, [2, 2, 4, 5] | [2, 2, 3, 6]),
            Self::Unbalanced => !balanced,
        }
    }

    /// Its word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::SemiBalanced => "semi-balanced",
            Self::Unbalanced => "unbalanced",
        }
    }
}

/// One suit against another: `H>=D` hearts are not shorter than diamonds, `H>D` they are longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningLonger))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Longer {
    /// The longer suit.
    pub suit: Suit,
    /// Than this one.
    pub than: Suit,
    /// They may be of the same length.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub or_same: bool,
}

/// One kind of hand: all of it must be so. Nothing named is any hand.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningHand))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Shown {
    /// High-card points; any if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Range>,
    /// Lengths of suits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suits: Vec<Suited>,
    /// The pattern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    /// Suits against each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub longer: Vec<Longer>,
    /// How many Aces: one of these numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aces: Vec<u8>,
}

impl Shown {
    /// Whether a hand is of this kind.
    #[must_use]
    pub fn fits(&self, cell: &Cell) -> bool {
        self.fits_lengths(cell.lengths) && self.fits_honours(cell)
    }

    /// Whether a hand of those lengths can be of this kind.
    #[must_use]
    pub fn fits_lengths(&self, lengths: [u8; 4]) -> bool {
        self.suits.iter().all(|suited| suited.fits(lengths))
            && self.shape.is_none_or(|shape| shape.has(lengths))
            && self.longer.iter().all(|longer| longer.fits(lengths))
    }

    /// Whether a hand of lengths that fit is of this kind.
    pub(super) fn fits_honours(&self, cell: &Cell) -> bool {
        self.points.is_none_or(|range| range.has(cell.points))
            && (self.aces.is_empty() || self.aces.contains(&cell.aces))
    }

    /// What of this the hand does not have, each as a kind of hand of its own.
    #[must_use]
    pub fn lacks(&self, cell: &Cell) -> Self {
        Self {
            points: self.points.filter(|range| !range.has(cell.points)),
            suits: keep(&self.suits, |suited| !suited.fits(cell.lengths)),
            shape: self.shape.filter(|shape| !shape.has(cell.lengths)),
            longer: keep(&self.longer, |longer| !longer.fits(cell.lengths)),
            aces: match self.aces.contains(&cell.aces) {
                true => Vec::new(),
                false => self.aces.clone(),
            },
        }
    }

    /// How many conditions it has.
    #[must_use]
    pub fn conditions(&self) -> usize {
        usize::from(self.points.is_some())
            + self.suits.len()
            + usize::from(self.shape.is_some())
            + self.longer.len()
            + usize::from(!self.aces.is_empty())
    }

    pub(super) fn check(&self) -> Result<(), Said> {
        if self.conditions() > Meaning::MOST || self.aces.len() > 5 {
            return Err(too_much());
        }
        if let Some(points) = self.points {
            points.check(MOST_POINTS)?;
        }
        for suited in &self.suits {
            suited.cards.check(13)?;
            if suited.suits.is_empty() || suited.suits.len() > 4 {
                return Err(said!(
                    "meaning-which-suit",
                    "a length needs one to four suits"
                ));
            }
        }
        match self.aces.iter().find(|&&count| count > 4) {
            Some(count) => Err(said!(
                "meaning-aces",
                "a hand has at most 4 Aces, not {count}",
                count
            )),
            None => Ok(()),
        }
    }
}

fn keep<T: Clone>(all: &[T], which: impl Fn(&T) -> bool) -> Vec<T> {
    all.iter().filter(|one| which(one)).cloned().collect()
}

impl Suited {
    fn fits(&self, lengths: [u8; 4]) -> bool {
        let mut suits = self.suits.iter();
        suits.any(|suit| self.cards.has(lengths[suit.index()]))
    }
}

impl Longer {
    fn fits(&self, lengths: [u8; 4]) -> bool {
        let [one, other] = [self.suit, self.than].map(|suit| lengths[suit.index()]);
        one > other || (self.or_same && one == other)
    }
}

/// As the notation has it.
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.points.map(|points| points.text(MOST_POINTS)));
        parts.extend(self.suits.iter().map(ToString::to_string));
        parts.extend(self.shape.map(|shape| shape.word().to_owned()));
        parts.extend(self.longer.iter().map(ToString::to_string));
        if !self.aces.is_empty() {
            let counts: Vec<String> = self.aces.iter().map(u8::to_string).collect();
            parts.push(format!("aces={}", counts.join("/")));
        }
        match parts.is_empty() {
            true => f.write_str("any"),
            false => f.write_str(&parts.join(" ")),
        }
    }
}

impl fmt::Display for Suited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suits: Vec<&str> = self.suits.iter().map(|suit| suit.letter()).collect();
        write!(f, "{}{}", self.cards.text(13), suits.join("/"))
    }
}

impl fmt::Display for Longer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.or_same { ">=" } else { ">" };
        write!(f, "{}{sign}{}", self.suit.letter(), self.than.letter())
    }
}
