//! How a player may put right a call that was not accepted: clause by clause, in the order in which a Director explains it.
//!
//! The board waits for no answer here: the player has the turn and simply calls. This is what he is told before he does.

use contract_bridge::Seat;

use crate::Calls;
use crate::auction::{law23_comparable_call, law27_insufficient_bid};
use crate::clause::Clause;
use crate::table::auction::OwedFor;
use crate::table::{Phase, Table};

/// One way of putting it right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Correction {
    /// The clause that opens it.
    pub law: Clause,
    /// What kind of call it takes, and so what follows.
    pub way: Way,
    /// The calls among which it is found.
    pub calls: Calls,
}

/// The ways in which a call is put right, by what follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// The lowest sufficient bid in the denomination of the insufficient one: nothing more follows (27B1a of 2017).
    Lowest,
    /// The same in 2007, with neither bid artificial: nothing more follows (27B1a).
    LowestNatural,
    /// The same in 2007, with one of the bids artificial: the Director looks at the meaning (27B1b).
    LowestArtificial,
    /// A call that the Director finds comparable; in 2007, with the same or a more precise meaning: nothing more follows (27B1b, 23).
    Comparable,
    /// Any other: the partner passes for the rest of the auction (27B2, 27B3).
    PartnerSilent,
    /// Any other: the partner passes at his next turn (30 to 32 of 2017).
    PartnerPassesOnce,
}

impl Table {
    /// What the player in turn owes in place of a call that was not accepted; nothing if he owes nothing.
    #[must_use]
    pub fn corrections(&self) -> Option<(Seat, Vec<Correction>)> {
        if self.awaiting().is_some() || self.phase() != Phase::Auction {
            return None;
        }
        let seat = self.turn()?;
        let legal = self.legal_calls();
        let ways = self.auction.owed(seat).find_map(|owed| match owed.kind {
            OwedFor::Insufficient { .. } => Some(law27_insufficient_bid::ways(self, *owed, legal)),
            OwedFor::Comparable { yes, no } => {
                Some(law23_comparable_call::ways(self.edition(), yes, no, legal))
            }
            _ => None,
        })?;
        Some((seat, ways))
    }
}
