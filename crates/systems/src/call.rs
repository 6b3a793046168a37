//! Calls as a system card writes them, and where on the card one stands.

use std::fmt;

use openroom_cases::meanings::Suit;
use openroom_placed::{Fault, Node};
use openroom_said::said;

/// A suit or no-trump.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strain {
    /// A suit.
    Suit(Suit),
    /// No-trump.
    NoTrump,
}

impl Strain {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Suit(Suit::C), "C"),
        (Self::Suit(Suit::D), "D"),
        (Self::Suit(Suit::H), "H"),
        (Self::Suit(Suit::S), "S"),
        (Self::NoTrump, "NT"),
    ];

    /// Its place from clubs up.
    fn rank(self) -> usize {
        let mut all = Self::ALL.iter();
        all.position(|(one, _)| *one == self).unwrap_or_default()
    }

    fn of(text: &str) -> Option<Self> {
        let symbol = ["♣", "♦", "♥", "♠", "N"];
        let mut all = Self::ALL.iter().zip(symbol);
        let found = all.find(|((_, name), symbol)| *name == text || *symbol == text);
        found.map(|((one, _), _)| *one)
    }
}

/// A call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// A pass.
    Pass,
    /// A double.
    Double,
    /// A bid.
    Bid(u8, Strain),
}

impl Call {
    /// A call as people write it: `Pass`, `X`, `1NT`, `2d`.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.to_uppercase();
        match text.as_str() {
            "PASS" | "P" => return Some(Self::Pass),
            "X" => return Some(Self::Double),
            _ => {}
        }
        let mut letters = text.chars();
        let level = letters.next()?.to_digit(10)?;
        let level = u8::try_from(level).ok()?;
        let strain = Strain::of(letters.as_str())?;
        (1..=7).contains(&level).then_some(Self::Bid(level, strain))
    }

    /// A call of a file.
    pub(crate) fn read(node: &Node) -> Result<Self, Fault> {
        node.text().and_then(Self::of).ok_or_else(|| {
            Fault::new(
                node.line,
                said!(
                    "system-no-call",
                    "{what} is not a call",
                    what = node.shown()
                ),
                said!(
                    "system-write-call",
                    "write Pass, X, or a bid such as 1C, 2NT or 3S"
                ),
            )
        })
    }

    /// Whether it can be made over that bid.
    #[must_use]
    pub fn can_follow(self, bid: Self) -> bool {
        match (self, bid) {
            (Self::Bid(level, strain), Self::Bid(under, below)) => {
                (level, strain.rank()) > (under, below.rank())
            }
            _ => true,
        }
    }

    /// The level of a bid.
    #[must_use]
    pub fn level(self) -> Option<u8> {
        match self {
            Self::Bid(level, _) => Some(level),
            _ => None,
        }
    }

    /// The suit of a bid.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        match self {
            Self::Bid(_, Strain::Suit(suit)) => Some(suit),
            _ => None,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("Pass"),
            Self::Double => f.write_str("X"),
            Self::Bid(level, strain) => {
                write!(f, "{level}{}", Strain::ALL[strain.rank()].1)
            }
        }
    }
}

/// Where on a card something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A call in opening position.
    Opening(Call),
    /// An overcall of a natural opening of one of a suit.
    Overcall(Call, Call),
    /// A call of the defence against an artificial or unusual opening.
    Defence(Call, Call),
    /// What the card declares as a whole.
    Card,
}

impl Place {
    /// A place as a ruling or an agreement names it: `2D`, `(1H) 2H`, `card`.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if text == "card" {
            return Some(Self::Card);
        }
        let Some(rest) = text.strip_prefix('(') else {
            return Call::of(text).map(Self::Opening);
        };
        let (over, call) = rest.split_once(')')?;
        Some(Self::Overcall(Call::of(over)?, Call::of(call.trim())?))
    }

    pub(crate) fn read(node: &Node) -> Result<Self, Fault> {
        node.text().and_then(Self::of).ok_or_else(|| {
            Fault::new(
                node.line,
                said!(
                    "system-no-place",
                    "{what} is not a place on a system card",
                    what = node.shown()
                ),
                said!(
                    "system-write-place",
                    "write an opening such as 2D, an overcall such as (1H) 2H, or `card`"
                ),
            )
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening(call) => call.fmt(f),
            Self::Overcall(over, call) | Self::Defence(over, call) => write!(f, "({over}) {call}"),
            Self::Card => f.write_str("card"),
        }
    }
}
