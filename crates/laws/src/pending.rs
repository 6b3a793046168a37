//! The one answer that a board waits for, with what follows from it.

use contract_bridge::Seat;

use crate::auction::Made;
use crate::auction::law23_comparable_call::Comparison;
use crate::auction::law29_out_of_rotation::Owed;
use crate::awaiting::Awaiting;
use crate::clause::{Cite, Clause};
use crate::entry::Said;
use crate::irregularities::law13_incorrect_number_of_cards::Inquiry;

/// A question with its continuation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pending {
    pub awaiting: Awaiting,
    pub then: Then,
}

/// What the answer is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Then {
    /// 27A1: is the insufficient bid accepted?
    Insufficient {
        by: Seat,
        said: Said,
        changed: Option<Said>,
    },
    /// 27B4: is the second one accepted?
    SecondInsufficient { owed: Owed, said: Said },
    /// 29A: is the call out of rotation accepted?
    OutOfRotation { by: Seat, said: Said, turn: Seat },
    /// 25A: was the first call unintended?
    Unintended { by: Seat, at: usize, said: Said },
    /// 25B: is the substitute accepted?
    Substitute { by: Seat, at: usize, said: Said },
    /// 23A, 27B1b: is the replacement comparable?
    Comparable(Comparison),
    /// 25A: was the first of two calls out of rotation unintended?
    UnintendedOutOfRotation {
        by: Seat,
        first: Said,
        second: Said,
        turn: Seat,
    },
    /// 25B: is the second of two calls out of rotation accepted in place of the first?
    SubstituteOutOfRotation {
        by: Seat,
        first: Said,
        second: Said,
        turn: Seat,
    },
    /// 25A6, 21B2: does the left-hand opponent keep his call?
    LeftHandOpponent { old: Made, law: Cite },
    /// 21B1a: does the misinformed player keep his call?
    Misinformed { seat: Seat, at: usize },
    /// 28B or 29A: what did the player in turn mean?
    Meant { seat: Seat, said: Said },
    /// 26: what may the offender's partner lead?
    LeadAfterWithdrawnCall { leader: Seat, law: Clause },
    /// 69A: is the claim or concession agreed?
    Claim,
    /// 13 to 17: what the Director finds about hands, cards and boards.
    Hands(Inquiry),
    /// A damage question answered yes: which adjusted score (12)?
    Adjust,
}
