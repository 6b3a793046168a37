//! What a call is for, beside what it shows.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::Suit;

/// What a call is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningPurpose))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// It asks partner about something.
    Asks(About),
    /// It answers such a question.
    Answers(About),
    /// It asks partner to bid that suit, which the caller has.
    Transfers(Suit),
    /// It asks partner for the cheapest bid, or for the next step of a description.
    Relay,
    /// It agrees that suit as trumps.
    Agrees(Suit),
    /// It asks partner to choose a suit.
    Takeout,
    /// It is meant to be passed, so that the opponents play doubled.
    Penalty,
    /// It shows a control and asks partner to show one.
    Control,
    /// It is meant as the final contract.
    ToPlay,
    /// Partner may not pass.
    Forcing,
    /// Nobody of the side may pass before game.
    GameForcing,
    /// It asks partner to go on with the better hands.
    Invites,
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MeaningAbout))]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The number of Aces.
    Aces,
    /// The number of key cards.
    KeyCards,
    /// Kings.
    Kings,
    /// A four-card major, or a longer one.
    Majors,
    /// Which suit, or which suits.
    Suit,
    /// A stopper in the opponents' suit, or in the fourth suit.
    Stopper,
    /// A singleton or void.
    Shortness,
    /// How strong the hand is.
    Strength,
    /// Where the trump honours are.
    Trumps,
}

impl About {
    pub(super) const ALL: [Self; 9] = [
        Self::Aces,
        Self::KeyCards,
        Self::Kings,
        Self::Majors,
        Self::Suit,
        Self::Stopper,
        Self::Shortness,
        Self::Strength,
        Self::Trumps,
    ];

    /// Its word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Aces => "aces",
            Self::KeyCards => "key-cards",
            Self::Kings => "kings",
            Self::Majors => "majors",
            Self::Suit => "suit",
            Self::Stopper => "stopper",
            Self::Shortness => "shortness",
            Self::Strength => "strength",
            Self::Trumps => "trumps",
        }
    }
}

impl Purpose {
    /// Whether two calls that have it have the same purpose in the sense of 23A3, which means calls that ask partner for something. How
    /// far a call binds partner is not what it is for: two calls that are both forcing, or both invitations, may be about different
    /// things. What agrees a suit, answers a question or punishes shows a hand: there the hands are compared.
    #[must_use]
    pub const fn asks_partner(self) -> bool {
        matches!(
            self,
            Self::Asks(_) | Self::Transfers(_) | Self::Relay | Self::Takeout | Self::Control
        )
    }

    /// Whether it says what the call is for, so that a call that is for something else has not the same meaning.
    #[must_use]
    pub const fn is_of_its_own(self) -> bool {
        self.asks_partner() || matches!(self, Self::Penalty | Self::Answers(_))
    }
}

/// As the notation has it.
impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Asks(about) => write!(f, "asks:{}", about.word()),
            Self::Answers(about) => write!(f, "answers:{}", about.word()),
            Self::Transfers(suit) => write!(f, "transfers:{}", suit.letter()),
            Self::Agrees(suit) => write!(f, "agrees:{}", suit.letter()),
            Self::Relay => f.write_str("relay"),
            Self::Takeout => f.write_str("takeout"),
            Self::Penalty => f.write_str("penalty"),
            Self::Control => f.write_str("control"),
            Self::ToPlay => f.write_str("to-play"),
            Self::Forcing => f.write_str("forcing"),
            Self::GameForcing => f.write_str("game-forcing"),
            Self::Invites => f.write_str("invites"),
        }
    }
}
