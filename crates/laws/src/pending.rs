//! The one answer that a board waits for, with what follows from it.

use contract_bridge::{Card, Hand, Seat};

use crate::auction::Made;
use crate::auction::law23_comparable_call::Comparison;
use crate::auction::law29_out_of_rotation::Owed;
use crate::awaiting::Awaiting;
use crate::clause::{Cite, Clause};
use crate::entry::Said;
use crate::irregularities::law13_incorrect_number_of_cards::Inquiry;
use crate::play::law47_retraction::Changes;
use crate::play::law50_penalty_card::Kind;
use crate::play::law53_lead_out_of_turn::LeadOutOfTurn;

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
    /// 54: does declarer spread his hand, accept the opening lead or refuse it?
    OpeningLead { by: Seat, card: Card },
    /// 53, 55, 56: is the lead out of turn accepted?
    Lead(LeadOutOfTurn),
    /// 53: did the proper leader lead or follow?
    MeantCard { seat: Seat, card: Card },
    /// 45C4b: was the first designation a slip?
    Slip { named: Card },
    /// 46B: which card did declarer mean?
    Designation,
    /// 46B5: which card does a defender choose from dummy? With whether his partner has declined to.
    AnyCard { dummy: Seat, declined: bool },
    /// 50D2: what may the partner of a defender with penalty cards lead?
    PenaltyCardLead { leader: Seat, owner: Seat },
    /// 51A: which of his penalty cards does a defender play?
    WhichPenaltyCard { owner: Seat },
    /// 52B1: is the card played instead of a penalty card accepted?
    PenaltyNotPlayed { by: Seat, trick: usize },
    /// 52B2: the penalty card takes its place. With the cards that had been played to the next trick.
    PlayPenaltyCard { by: Seat, next: Vec<(Seat, Card)> },
    /// 57A: what may the partner of one who played too early play? With the offender's penalty cards before.
    Premature { by: Seat, before: Vec<(Card, Kind)> },
    /// 58B2: which of these cards is played? With the card that the next player has put on it meanwhile (58B3).
    WhichOfTheseCards {
        by: Seat,
        cards: Hand,
        over: Option<(Seat, Card)>,
    },
    /// 43B2a: from which hand does declarer lead?
    HandToLead,
    /// 47D, 62C: does the next player change his card?
    MayChange(Changes),
    /// 47E2a: does the misinformed player change his card?
    MisinformedCard { by: Seat },
    /// 62A: the revoker puts it right.
    CorrectRevoke { by: Seat, next: Vec<(Seat, Card)> },
    /// 67: the card that was left out of a trick.
    SupplyCard { by: Seat, trick: usize },
    /// 48B2: does a declarer who showed his hand claim, and how much?
    HandShown { by: Seat },
    /// 69A: is the claim or concession agreed?
    Claim,
    /// 68D2b: may the play go on?
    PlayOn,
    /// 70, 71: how many tricks does each side get?
    ContestedClaim,
    /// 62D1: how many tricks does each side have once a revoke on trick twelve is corrected?
    TwelfthCorrected,
    /// 13 to 17: what the Director finds about hands, cards and boards.
    Hands(Inquiry),
    /// A damage question answered yes: which adjusted score (12)?
    Adjust,
}

impl Then {
    /// A card that lies on the table while the answer is awaited.
    pub const fn card_on_the_table(&self) -> Option<(Seat, Card)> {
        match *self {
            Self::OpeningLead { by, card } => Some((by, card)),
            Self::Lead(LeadOutOfTurn { by, card, .. }) => Some((by, card)),
            Self::WhichOfTheseCards { over, .. } => over,
            _ => None,
        }
    }

    /// A choice of declarer before a defender's turn. It is asked again by itself, so something else that is irregular may
    /// be ruled on before.
    pub const fn comes_again(&self) -> bool {
        matches!(
            self,
            Self::PenaltyCardLead { .. } | Self::WhichPenaltyCard { .. }
        )
    }
}
