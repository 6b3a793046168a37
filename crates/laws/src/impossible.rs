//! What cannot have happened. The irregular is no error; only this is.

use contract_bridge::{Card, Seat};

use crate::entry::Side;
use crate::notation::{card_text, seat_text};

/// Why an entry cannot follow what the log says so far.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// The hand is known, and the card is not in it.
    #[error("{} does not hold {}", seat_text(*.seat), card_text(*.card))]
    NotHeld {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card is in another hand that is known.
    #[error("{} cannot hold {}: it is in the hand of {}", seat_text(*.seat), card_text(*.card), seat_text(*.holder))]
    HeldBy {
        /// Who is said to have it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who has it.
        holder: Seat,
    },
    /// The card was played before.
    #[error("{} has been played already", card_text(*.card))]
    Gone {
        /// The card.
        card: Card,
    },
    /// A hand has thirteen cards, and this would be one more.
    #[error("{} cannot hold {}: thirteen other cards of his have been seen", seat_text(*.seat), card_text(*.card))]
    Fourteenth {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Nobody asked the player for this.
    #[error("`{word}` by {}: nothing is open to him that this could answer", seat_text(*.seat))]
    NotAsked {
        /// Who answered.
        seat: Seat,
        /// What he said.
        word: String,
    },
    /// The board waits for somebody else.
    #[error("the board waits for {by}; nobody acts before the answer (9B2)")]
    Held {
        /// Who is to answer: a seat, or the Director.
        by: String,
    },
    /// The Director found what nobody asked for.
    #[error("`{finding}`: the board does not wait for this finding")]
    NotSought {
        /// The finding.
        finding: String,
    },
    /// The board is over.
    #[error("the board is over")]
    Over,
    /// No lead lies face down before that player.
    #[error("no lead of {} lies face down", seat_text(*.seat))]
    NothingFaceDown {
        /// Who would face it.
        seat: Seat,
    },
    /// A call or card that cannot be made at this stage, with the reason.
    #[error("{reason}")]
    NotNow {
        /// Why not.
        reason: &'static str,
    },
    /// More tricks than are left.
    #[error("{tricks} tricks are named, but only {left} are left")]
    TooManyTricks {
        /// As said.
        tricks: u8,
        /// Still to come.
        left: u8,
    },
    /// Equity after a revoke would take tricks away from the side that did not revoke.
    #[error(
        "equity gives tricks to the side that did not revoke and never takes any away (64C, 12B2): {side} keeps at least {least}"
    )]
    TakenAway {
        /// The side that did not revoke.
        side: Side,
        /// Its tricks with the transfer.
        least: u8,
    },
    /// The Laws do not let the Director give this adjusted score here.
    #[error("{0}")]
    NoAdjustment(openroom_said::Said),
    /// The clause is not in the catalogue.
    #[error(transparent)]
    UnknownClause(#[from] crate::clause::UnknownClause),
    /// In the short form of a log every call and card is legal.
    #[error("{what} is not legal here; what is irregular goes into `log`, with its actor")]
    NotLegalInShort {
        /// The call or card.
        what: String,
    },
}
