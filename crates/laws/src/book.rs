//! What the table of contents knows of a Law: which entries are its business. A chapter lists its Laws; an entry goes to the first
//! Law that takes it.

use contract_bridge::{Card, Seat};

use crate::clause::Cite;
use crate::entry::{Action, Finding};
use crate::impossible::Impossible;
use crate::table::Table;

/// What became of an entry that a Law has taken; none if it is not that Law's business.
pub(crate) type Taken = Option<Result<Next, Impossible>>;

/// The entries that a Law takes.
pub(crate) struct Law {
    /// What a player did.
    pub act: fn(&mut Table, Seat, &Action) -> Taken,
    /// What the Director did or found.
    pub finding: fn(&mut Table, &Finding) -> Taken,
}

impl Law {
    /// A Law that takes nothing, for those that take but one sort: `Law { act: ..., ..Law::TAKES_NOTHING }`.
    pub const TAKES_NOTHING: Self = Self {
        act: |_, _, _| None,
        finding: |_, _| None,
    };
}

/// What comes next when a Law has dealt with an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    /// Nothing.
    Nothing,
    /// The Director goes on with what else is open (9).
    Settle,
    /// Declarer is asked if he has a choice over the next lead or play (26, 50D2, 51A).
    BeforeLead,
    /// This card is played; the clause is cited that made it this one.
    Plays {
        seat: Seat,
        card: Card,
        law: Option<Cite>,
    },
}

/// A Law has taken an entry, and nothing comes next.
pub(crate) const fn done() -> Taken {
    Some(Ok(Next::Nothing))
}

/// The same where the entry may prove impossible.
pub(crate) fn checked(result: Result<(), Impossible>) -> Taken {
    Some(result.map(|()| Next::Nothing))
}
