//! What happened, as it is told to the Director: one fact at a time, each of its kind.

use contract_bridge::Seat;
use openroom_scoring::event::Direction;
use serde::{Deserialize, Serialize};

/// A seat by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseSeat))]
pub enum At {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl At {
    /// That of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North => Self::N,
            Seat::East => Self::E,
            Seat::South => Self::S,
            Seat::West => Self::W,
        }
    }

    /// The seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::N => Seat::North,
            Self::E => Seat::East,
            Self::S => Seat::South,
            Self::W => Seat::West,
        }
    }

    /// Its side.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::N | Self::S => Side::Ns,
            Self::E | Self::W => Side::Ew,
        }
    }
}

/// A side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseSide))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl Side {
    /// As scores have it.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Ns => Direction::Ns,
            Self::Ew => Direction::Ew,
        }
    }
}

/// What a case is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseKind))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Unauthorised information from partner (16B, 73C; 16D of 2007, 16C of 2017 for what was withdrawn).
    Information,
    /// Information from elsewhere (16C of 2007, 16D of 2017).
    Extraneous,
    /// Misinformation (20F, 21, 40B, 47E, 75).
    Misinformation,
    /// A player misled by manner or tempo (73D, 73F of 2007; 73D, 73E of 2017).
    Deception,
    /// An infraction that its author could have known would pay (23 of 2007, 72C of 2017).
    Awareness,
    /// Help that an infraction gave although it was put right (27D; 23C of 2017).
    Afterwards,
    /// A psychic call, a misbid or a deviation, perhaps fielded (40C1).
    Psychic,
    /// A method that is not permitted (40B5 of 2007, 40B4 of 2017).
    IllegalMethod,
    /// A board lost for want of time (81C, 90B2).
    SlowPlay,
    /// A board that cannot be played or finished (12C2).
    Unplayable,
    /// The Director's own error (82C).
    DirectorsError,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Information,
        Self::Extraneous,
        Self::Misinformation,
        Self::Deception,
        Self::Awareness,
        Self::Afterwards,
        Self::Psychic,
        Self::IllegalMethod,
        Self::SlowPlay,
        Self::Unplayable,
        Self::DirectorsError,
    ];
}

/// How information came to partner, or how somebody was misled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseSource))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A break in tempo, slow or fast.
    Tempo,
    /// A question.
    Question,
    /// An answer or explanation.
    Explanation,
    /// A remark.
    Remark,
    /// An alert or announcement that partner did not expect.
    Alert,
    /// An alert that did not come.
    MissingAlert,
    /// An alert that came late.
    LateAlert,
    /// Emphasis, gesture, movement, mannerism.
    Manner,
    /// A call or play that was withdrawn.
    Withdrawn,
    /// Something seen or heard elsewhere.
    Elsewhere,
}

/// Whether the table agrees on a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAgreement))]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Nobody has been asked yet.
    #[default]
    Unknown,
    /// All agree.
    Agreed,
    /// It is disputed.
    Disputed,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What passed from a player: a pause, a question, a remark, an alert.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CasePassed))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Passed {
    /// How.
    pub by_way_of: Source,
    /// Who.
    pub by: At,
    /// Before or at which call or card: `4S`, `HK`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// How long, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// After a stop warning by the right-hand opponent (White Book 16.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub stop: bool,
    /// After a call of the opponents that nobody could expect (White Book 16.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub unexpected: bool,
    /// Before the player had looked at his cards, and partner knew it (White Book 16.9).
    #[serde(default, skip_serializing_if = "is_default")]
    pub before_cards: bool,
    /// The words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
    /// Who says so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told_by: Vec<At>,
    /// Whether it is agreed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub agreed: Agreement,
}

/// An explanation, or the want of one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseExplained))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Explained {
    /// Who explained, or should have alerted.
    pub by: At,
    /// The call or play.
    pub call: String,
    /// What was asked, if somebody asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// What was said; nothing if there was no alert.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What is agreed, as found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<String>,
    /// What the convention card has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// When it came out: `auction`, `clarification`, `play`, `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<String>,
}

/// What a player then did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseChosen))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chosen {
    /// Who.
    pub by: At,
    /// The call or card.
    pub action: String,
    /// The result at the table that needed it: no outcome of that contract is weighed once it is disallowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub led_to: Option<String>,
}

/// A call that does not fit its agreement, or a method.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseDeparted))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Departed {
    /// Who.
    pub by: At,
    /// The call.
    pub call: String,
    /// What is agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<String>,
    /// What he held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<String>,
}

/// An irregularity of another kind: an insufficient bid, a revoke, cards of another board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseIrregular))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Irregular {
    /// Who; nobody if it came from outside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<At>,
    /// What.
    pub what: String,
    /// The clause under which it was dealt with, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub law: Option<String>,
}

/// Time lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseSlow))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Slow {
    /// Minutes over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Boards that could not be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// Whether a board that is taken away had been begun (White Book 81.4.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub begun: bool,
}

/// One fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseFact))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Something passed from a player to his partner, or misled an opponent.
    Passed(Passed),
    /// An explanation.
    Explained(Explained),
    /// What was then chosen.
    Chosen(Chosen),
    /// A psychic call, a misbid, a deviation, an illegal method.
    Departed(Departed),
    /// Another irregularity.
    Irregular(Irregular),
    /// Slow play.
    Slow(Slow),
}

impl Fact {
    /// Whose act it tells, where it is a player's.
    #[must_use]
    pub const fn by(&self) -> Option<At> {
        match self {
            Self::Passed(passed) => Some(passed.by),
            Self::Explained(explained) => Some(explained.by),
            Self::Chosen(chosen) => Some(chosen.by),
            Self::Departed(departed) => Some(departed.by),
            Self::Irregular(irregular) => irregular.by,
            Self::Slow(_) => None,
        }
    }
}
