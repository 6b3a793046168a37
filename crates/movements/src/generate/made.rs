//! What all makers of movements use: why one is not made, and the checker that hands it out.

use core::fmt;

use crate::check::check;
use crate::fault::Fault;
use crate::movement::{Boards, Movement};
use openroom_said::{Said, said};

/// Why there is no such movement.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotMade {
    /// It is asked for in a way that cannot be.
    Impossible(Said),
    /// The construction that is used here does not give one; there may be one of another kind.
    NotThisWay(Said),
    /// The search ended without one.
    NotFound(Said),
    /// The checker refuted what was made: a bug of ours, and never handed out.
    Refuted {
        /// The movement.
        name: String,
        /// The first fault.
        fault: Fault,
    },
}

impl NotMade {
    /// The reason, as a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        match self {
            Self::Impossible(reason) => reason.clone(),
            Self::NotThisWay(reason) => said!(
                "not-made-this-way",
                "{reason}; a different kind may exist, but it is not made here",
                reason
            ),
            Self::NotFound(what) => said!(
                "not-made-not-found",
                "no {what} was found; one may still exist",
                what
            ),
            Self::Refuted { name, fault } => {
                said!(
                    "not-made-refuted",
                    "{name} came out wrong: {fault}",
                    name,
                    fault
                )
            }
        }
    }
}

impl fmt::Display for NotMade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for NotMade {}

pub(crate) fn impossible<T>(reason: Said) -> Result<T, NotMade> {
    Err(NotMade::Impossible(reason))
}

pub(crate) fn not_this_way<T>(reason: Said) -> Result<T, NotMade> {
    Err(NotMade::NotThisWay(reason))
}

/// Hands out what the checker passes.
pub(crate) fn proved(movement: Movement) -> Result<Movement, NotMade> {
    match check(&movement).faults.into_iter().next() {
        None => Ok(movement),
        Some(fault) => Err(NotMade::Refuted {
            name: movement.name,
            fault,
        }),
    }
}

/// The boards of a set; sets count from 0.
pub(crate) fn set(index: u32, per_round: u32) -> Boards {
    Boards((index * per_round + 1..=(index + 1) * per_round).collect())
}

/// Bounds that no hall exceeds, so that a slip does not take an hour.
pub(crate) fn bounded(tables: u32, rounds: u32, per_round: u32) -> Result<(), NotMade> {
    if tables == 0 || rounds == 0 || per_round == 0 {
        return impossible(said!(
            "made-there-least-one-table-one",
            "there must be at least one table, one round and one board per round"
        ));
    }
    if tables > 500 || rounds > 500 || per_round > 64 {
        return impossible(said!(
            "made-no-more-than-500-tables",
            "there can be at most 500 tables, 500 rounds and 64 boards per round"
        ));
    }
    if rounds * per_round > 2000 {
        return impossible(said!(
            "made-no-more-than-2000-boards",
            "there can be no more than 2000 boards"
        ));
    }
    Ok(())
}

/// A sequence of numbers that only looks like chance: the same search finds the same movement everywhere.
pub(crate) struct Sequence(u64);

impl Sequence {
    pub const fn new(start: u64) -> Self {
        Self(start.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
