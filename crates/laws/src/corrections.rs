//! How a player may put right a call that was not accepted: clause by clause, in the order in which a Director explains it.
//!
//! The board waits for no answer here: the player has the turn and simply calls. This is what he is told before he does.

use crate::Calls;
use crate::clause::Clause;
use crate::entry::Spoken;

/// One way of putting it right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
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
    /// A call that the Director finds comparable; in 2007, with the same or a more precise meaning: nothing more follows (27B1b, 23). With
    /// the call that was withdrawn, where its maker has withdrawn several.
    Comparable(Option<Spoken>),
    /// Any other: the partner passes for the rest of the auction (27B2, 27B3).
    PartnerSilent,
    /// Any other: the partner passes at his next turn (30 to 32 of 2017).
    PartnerPassesOnce,
}
