//! A revoke, how far it has gone, and what is known of it.

use contract_bridge::{Seat, Suit};

use super::trouble::{PenaltyKind, Restriction};
use crate::clause::Cite;
use crate::entry::AtTrick;

/// A revoke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Revoke {
    pub by: Seat,
    /// The trick, from 0.
    pub trick: usize,
    /// The suit led, or that had to be led.
    pub suit: Option<Suit>,
    /// What it was on the table before it was played, if it was a penalty card: it goes back as that (62B2).
    pub was_penalty: Option<PenaltyKind>,
    /// The restrictions that bound the player then; the card put in its place must meet them (61A, 62B).
    pub restrictions: Vec<Restriction>,
    /// What was owed lay faced on the table: a penalty card, or a card of dummy (64B3).
    pub owed_was_faced: bool,
    pub state: State,
    /// Attention has been drawn to it, or the Director has found it.
    pub noticed: bool,
    /// The Director has ruled on it.
    pub ruled: bool,
    /// Attention came too late for a transfer, by this clause (64B4, 64B5).
    pub too_late: Option<Cite>,
    /// All four hands were back in the board when it was noticed: too late to correct trick twelve (62D1).
    pub hands_were_back: bool,
    /// Attention was drawn to it in such a way that no agreement to a claim establishes it any more.
    pub before_agreement: bool,
    /// Not to be rectified (43B3).
    pub waived: bool,
    /// Corrected together with a revoke of the other side (62C3 of 2017).
    pub with_another: bool,
    /// How many had been corrected before it was: who corrected his own first may still change it after one of the other side (62C1).
    pub corrected_after: usize,
    /// All that its correction brought with it is done: what is played from then on cannot be taken back (62C).
    pub settled: bool,
    /// The question of equity has been opened (64C).
    pub equity: bool,
    /// What the Director was told of a play that is not written down.
    pub told: Option<Facts>,
}

/// How far a revoke has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// It may be corrected.
    Open,
    Corrected,
    /// By that clause.
    Established(Cite),
}

impl Revoke {
    /// A revoke of which nothing else is known yet.
    pub const fn bare(by: Seat, trick: usize, suit: Option<Suit>) -> Self {
        Self {
            by,
            trick,
            suit,
            was_penalty: None,
            restrictions: Vec::new(),
            owed_was_faced: false,
            state: State::Open,
            noticed: false,
            ruled: false,
            too_late: None,
            hands_were_back: false,
            before_agreement: false,
            waived: false,
            with_another: false,
            corrected_after: 0,
            settled: false,
            equity: false,
            told: None,
        }
    }

    pub fn is_established(&self) -> bool {
        matches!(self.state, State::Established(_))
    }
}

/// What the Law has to know of the play around a revoke. The cards show it where they are written down; else the Director
/// tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The hand that won the trick of the revoke; none if a claim cut it short.
    pub winner: Option<Seat>,
    /// The tricks that the revoking side had won before.
    pub before: u8,
}

/// A revoke to which attention was drawn by name, and that the known cards do not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Alleged {
    pub at: AtTrick,
    pub drawn: Drawn,
}

/// When attention was drawn to a revoke, and by whom, as far as the Laws ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// Too late for a transfer, by this clause (64B4, 64B5).
    pub late: Option<Cite>,
    /// All four hands were back in the board (62D1).
    pub hands_were_back: bool,
    /// No agreement of the side that revoked to a claim establishes it any more: in 2017 that side itself drew attention before its
    /// agreement was final (63A4, 69A), in 2007 somebody did before it agreed, and who knows of his revoke corrects it (62A).
    pub before_agreement: bool,
}
