//! How much a robot works, as numbers and not as time: the same robot does the same on a slow machine and on a fast one.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// How much a robot works for a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// For phones, and for many tables on one machine.
    Fast,
    /// For a table at a club.
    #[default]
    Club,
    /// As well as it can within about a second.
    Strong,
}

/// The bounds of the work for one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// Deals that are solved, at most.
    pub deals: usize,
    /// Deals that are drawn to find those that agree with the auction, at most.
    pub draws: usize,
    /// Nodes of the double-dummy search after which no other deal is begun, once there are [`Work::LEAST`].
    pub nodes: u64,
}

impl Work {
    /// So many deals are solved whatever they cost.
    pub const LEAST: usize = 3;
}

impl Strength {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Fast, Self::Club, Self::Strong];

    /// What it does for a card.
    #[must_use]
    pub const fn work(self) -> Work {
        match self {
            Self::Fast => Work {
                deals: 10,
                draws: 1_000,
                nodes: 20_000,
            },
            Self::Club => Work {
                deals: 40,
                draws: 5_000,
                nodes: 300_000,
            },
            Self::Strong => Work {
                deals: 160,
                draws: 30_000,
                nodes: 3_000_000,
            },
        }
    }

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Club => "club",
            Self::Strong => "strong",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let all = Self::ALL.into_iter();
        all.into_iter().find(|it| it.word() == word).ok_or(())
    }
}
