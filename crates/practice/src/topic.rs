//! What may go wrong at a table: the irregularities that cases are about, by Law and difficulty.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// How hard a case is.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Level {
    /// What happens every week; few questions, few wrong answers beside the right one.
    Easy,
    /// What every Director meets.
    #[default]
    Usual,
    /// What is rare, and all that follows.
    Hard,
}

impl Level {
    /// Every level with its word.
    pub const WORDS: [(&'static str, Self); 3] = [
        ("easy", Self::Easy),
        ("usual", Self::Usual),
        ("hard", Self::Hard),
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::WORDS.iter().find(|(word, _)| *word == text);
        found
            .map(|(_, level)| *level)
            .ok_or_else(|| "a level is easy, usual or hard".to_owned())
    }
}

macro_rules! topics {
    ($($topic:ident $word:literal $law:literal $level:ident, $about:literal;)*) => {
        /// What a case is about.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum Topic {
            $(#[doc = $about] $topic,)*
        }

        impl Topic {
            /// Every topic, in the order of the Laws.
            pub const ALL: &'static [Self] = &[$(Self::$topic,)*];

            /// Its word: `insufficient-bid`.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$topic => $word,)*
                }
            }

            /// The Law that it is found under.
            #[must_use]
            pub const fn law(self) -> u8 {
                match self {
                    $(Self::$topic => $law,)*
                }
            }

            /// From which level on it comes.
            #[must_use]
            pub const fn level(self) -> Level {
                match self {
                    $(Self::$topic => Level::$level,)*
                }
            }
        }
    };
}

topics! {
    WrongCount "wrong-count" 13 Hard, "A hand has a card too many and another one too few.";
    MissingCard "missing-card" 14 Usual, "A card was missing from a hand.";
    Hesitation "hesitation" 16 Easy, "A player breaks tempo.";
    Misinformed "misinformed" 21 Usual, "A player was given wrong information in the auction.";
    CardInAuction "card-in-auction" 24 Easy, "A card is seen in the auction.";
    UnintendedCall "unintended-call" 25 Easy, "A player changes a call that he did not mean to make.";
    ChangeOfCall "change-of-call" 25 Usual, "A player changes a call because he has thought better of it.";
    InsufficientBid "insufficient-bid" 27 Easy, "An insufficient bid.";
    AcceptedByCalling "accepted-by-calling" 29 Usual, "A call out of rotation over which the next player calls.";
    PassOutOfRotation "pass-out-of-rotation" 30 Usual, "A pass out of rotation.";
    BidOutOfRotation "bid-out-of-rotation" 31 Easy, "A bid out of rotation.";
    DoubleOutOfRotation "double-out-of-rotation" 32 Hard, "A double out of rotation.";
    InadmissibleDouble "inadmissible-double" 36 Usual, "A double or redouble that is not admissible.";
    ForbiddenCall "forbidden-call" 37 Hard, "A player who must pass makes a bid.";
    BidAboveSeven "bid-above-seven" 38 Hard, "A bid of more than seven.";
    CallAfterFinalPass "call-after-final-pass" 39 Usual, "A call after the final pass.";
    LeadFaceDown "lead-face-down" 41 Easy, "The wrong defender leads face down.";
    DummySpeaks "dummy-speaks" 43 Hard, "Dummy draws attention to an irregularity.";
    SlipOfTheTongue "slip-of-the-tongue" 45 Usual, "Declarer changes the card that he has called from dummy.";
    IncompleteDesignation "incomplete-designation" 46 Usual, "Declarer does not name the whole card of dummy.";
    DeclarerExposes "declarer-exposes" 48 Easy, "Declarer shows a card.";
    DefenderExposes "defender-exposes" 49 Easy, "A defender shows a card.";
    PenaltyCardAndLead "penalty-card-and-lead" 50 Usual, "A defender has a penalty card and his partner is to lead.";
    TwoPenaltyCards "two-penalty-cards" 51 Hard, "A defender has two penalty cards and his partner is to lead.";
    PenaltyCardNotPlayed "penalty-card-not-played" 52 Hard, "A defender does not play his penalty card.";
    LeadPlayedOver "lead-played-over" 53 Usual, "A defender plays over a lead from the wrong hand.";
    OpeningLead "opening-lead" 54 Easy, "The wrong defender makes the opening lead.";
    DeclarersLead "declarers-lead" 55 Usual, "Declarer leads from the wrong hand.";
    DefendersLead "defenders-lead" 56 Usual, "A defender leads out of turn.";
    PrematurePlay "premature-play" 57 Hard, "A defender plays before his partner has.";
    TwoCards "two-cards" 58 Hard, "A player plays two cards at once.";
    RevokeInTime "revoke-in-time" 62 Easy, "A revoke that can still be corrected.";
    RevokeEstablished "revoke-established" 64 Usual, "A revoke that is established.";
    DefectiveTrick "defective-trick" 67 Hard, "A hand played no card to a trick.";
    AgreedClaim "agreed-claim" 69 Hard, "A player withdraws his agreement to a claim.";
    ContestedClaim "contested-claim" 70 Usual, "A claim to which the opponents object.";
    Concession "concession" 71 Hard, "A side objects to its own concession.";
}

impl Topic {
    /// The topics of a Law; of no Law, all that come at a level.
    pub fn of(law: Option<u8>, level: Level) -> impl Iterator<Item = Self> {
        let fits = move |topic: &Self| match law {
            Some(law) => topic.law() == law,
            None => topic.level() <= level,
        };
        Self::ALL.iter().copied().filter(fits)
    }

    /// The Laws that there are cases on, in order.
    #[must_use]
    pub fn laws() -> Vec<u8> {
        let mut laws: Vec<u8> = Self::ALL.iter().map(|topic| topic.law()).collect();
        laws.dedup();
        laws
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Topic {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().copied().find(|topic| topic.word() == text);
        found.ok_or_else(|| {
            let all: Vec<&str> = Self::ALL.iter().map(|topic| topic.word()).collect();
            format!("`{text}` is not a topic; write one of {}", all.join(", "))
        })
    }
}
