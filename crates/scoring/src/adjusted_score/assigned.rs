//! The results of which an assigned score is made: a score, or the contract that makes it.

use std::fmt;

use contract_bridge::{AbsoluteVulnerability, Seat};

use crate::event::{Direction, Weighted};
use crate::played_contract::PlayedContract;
use crate::{Exact, PASSED_OUT};

/// A result with its share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The result.
    pub result: AssignedResult,
    /// Its weight: more than 0 and at most 1.
    pub weight: Exact,
}

impl Part {
    /// A result that is certain.
    #[must_use]
    pub const fn whole(result: AssignedResult) -> Self {
        Self {
            result,
            weight: Exact::ONE,
        }
    }

    /// In points.
    #[must_use]
    pub fn weighted(&self, vul: AbsoluteVulnerability) -> Weighted {
        Weighted {
            contract: match self.result {
                AssignedResult::Played(played) => Some(played),
                AssignedResult::Score(_) | AssignedResult::PassedOut => None,
            },
            ..Weighted::new(self.result.score(vul), self.weight.clone())
        }
    }
}

/// A result that the Director assigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AssignedResult {
    /// So many points, as North-South see them.
    Score(i32),
    /// All four passed.
    PassedOut,
    /// A contract with its tricks.
    Played(PlayedContract),
}

impl AssignedResult {
    /// The points as North-South see them (77).
    #[must_use]
    pub const fn score(self, vul: AbsoluteVulnerability) -> i32 {
        match self {
            Self::Score(score) => score,
            Self::PassedOut => PASSED_OUT,
            Self::Played(played) => played.score(vul),
        }
    }
}

impl AssignedResult {
    /// Whether it needs the call that led to another result; of bare points, whether they are the same. If the declaring side has
    /// offended its bid is disallowed, doubled or not; if the other side has, its double is. Where that is not known, a
    /// contract that is doubled more needs the bid all the same.
    #[must_use]
    pub fn needs_call_of(
        self,
        other: Self,
        offenders: Option<Direction>,
        vul: AbsoluteVulnerability,
    ) -> bool {
        let (Self::Played(one), Self::Played(other)) = (self, other) else {
            return self.score(vul) == other.score(vul);
        };
        let declaring = match other.declarer {
            Seat::North | Seat::South => Direction::Ns,
            Seat::East | Seat::West => Direction::Ew,
        };
        let doubles = |played: PlayedContract| played.contract.penalty;
        let by_double = match offenders {
            Some(side) if side == declaring => true,
            Some(_) => doubles(one) == doubles(other),
            None => doubles(one) as u8 >= doubles(other) as u8,
        };
        (one.contract.bid, one.declarer) == (other.contract.bid, other.declarer) && by_double
    }
}

impl fmt::Display for AssignedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Score(score) => score.fmt(f),
            Self::PassedOut => f.write_str("Pass"),
            Self::Played(played) => played.fmt(f),
        }
    }
}
