//! What cannot have happened. The irregular is no error; only this is.

use std::fmt;

use contract_bridge::{Card, Seat};
use openroom_said::{Said, said};

use crate::awaiting::{Asked, Fact};
use crate::clause::UnknownClause;
use crate::edition::Edition;
use crate::entry::Side;

/// Why an entry cannot follow what the log says so far.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Impossible {
    /// The hand is known, and the card is not in it.
    NotHeld {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card is in another hand that is known.
    HeldBy {
        /// Who is said to have it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who has it.
        holder: Seat,
    },
    /// The card was played before.
    Gone {
        /// The card.
        card: Card,
    },
    /// A hand has thirteen cards, and this would be one more.
    Fourteenth {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Nobody asked the player for this.
    NotAsked {
        /// Who answered.
        seat: Seat,
        /// What he said.
        word: String,
    },
    /// The board waits for somebody else.
    Held {
        /// Who is to answer.
        by: Asked,
    },
    /// The board waits for a finding of the Director.
    HeldForDirector {
        /// What he is to find.
        fact: Fact,
        /// The edition, on which the words of the question depend.
        edition: Edition,
    },
    /// The Director found what nobody asked for.
    NotSought {
        /// The finding.
        finding: String,
    },
    /// The board is over.
    Over,
    /// No lead lies face down before that player.
    NothingFaceDown {
        /// Who would face it.
        seat: Seat,
    },
    /// A call or card that cannot be made at this stage, with the reason.
    NotNow(Said),
    /// More tricks than are left.
    TooManyTricks {
        /// As said.
        tricks: u8,
        /// Still to come.
        left: u8,
    },
    /// Equity after a revoke would take tricks away from the side that did not revoke.
    TakenAway {
        /// The side that did not revoke.
        side: Side,
        /// Its tricks with the transfer.
        least: u8,
    },
    /// No adjusted score is written like this.
    NoAdjustment(Said),
    /// The clause is not in the catalogue.
    UnknownClause(UnknownClause),
    /// In the short form of a log every call and card is legal.
    NotLegalInShort {
        /// The call or card.
        what: String,
    },
}

impl Impossible {
    /// As a sentence, which other languages have by its key.
    #[must_use]
    pub fn said(&self) -> Said {
        match self {
            Self::NotHeld { seat, card } => said!(
                "impossible-not-held",
                "{seat} does not hold {card}",
                seat,
                card
            ),
            Self::HeldBy { seat, card, holder } => said!(
                "impossible-held-by",
                "{seat} cannot hold {card}: {holder} has it",
                seat,
                card,
                holder
            ),
            Self::Gone { card } => said!("impossible-gone", "{card} has already been played", card),
            Self::Fourteenth { seat, card } => said!(
                "impossible-fourteenth",
                "{seat} cannot hold {card}: all thirteen of that hand’s cards have been seen",
                seat,
                card
            ),
            Self::NotAsked { seat, word } => said!(
                "impossible-not-asked",
                "`{word}` by {seat}: there is nothing for this to answer",
                word,
                seat
            ),
            Self::Held { by } => said!(
                "impossible-held",
                "the table is waiting for {by}; nobody may act until the question is answered (9B2)",
                by
            ),
            Self::HeldForDirector { fact, edition } => said!(
                "impossible-held-director",
                "the table is waiting for the Director: {question} (in the log: `{finding}`); nobody may act until the question is answered (9B2)",
                question = fact.asks(*edition),
                finding = fact.word().to_owned()
            ),
            Self::NotSought { finding } => said!(
                "impossible-not-sought",
                "`{finding}`: this finding is not needed at this point",
                finding
            ),
            Self::Over => said!("impossible-over", "the board is over"),
            Self::NothingFaceDown { seat } => said!(
                "impossible-nothing-face-down",
                "{seat} has no face-down lead on the table",
                seat
            ),
            Self::TooManyTricks { tricks, left } => said!(
                "impossible-too-many-tricks",
                "the number of tricks named is {tricks}, but the number remaining is only {left}",
                tricks,
                left
            ),
            Self::TakenAway { side, least } => said!(
                "impossible-taken-away",
                "equity can only give tricks to the non-offending side, never take any away (64C, 12B2): {side} keep at least {least}",
                side,
                least
            ),
            Self::UnknownClause(unknown) => unknown.said(),
            Self::NotLegalInShort { what } => said!(
                "impossible-not-legal-in-short",
                "{what} is not legal here; enter irregularities under `log`, with the player’s seat",
                what
            ),
            Self::NotNow(reason) | Self::NoAdjustment(reason) => reason.clone(),
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for Impossible {}

impl From<UnknownClause> for Impossible {
    fn from(unknown: UnknownClause) -> Self {
        Self::UnknownClause(unknown)
    }
}
