//! The acts of which a case is made. They are only ever added; what stands is a function of all of them.

use serde::{Deserialize, Serialize};

use crate::facts::{At, Fact, Kind, Side};
use crate::poll::{PollAnswer, Problem};
use crate::questions::Question;

/// When the Director was called, by whom, and why so late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseCalled))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Called {
    /// When: during the auction, the play, after it.
    pub when: When,
    /// Who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<At>,
    /// Why it was late, in their words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<String>,
    /// Whether attention was drawn at the time, and the Director not called (9B1a).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_director: bool,
}

/// How far the board had come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseWhen))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Before the first call.
    Before,
    /// During the auction.
    Auction,
    /// After the final pass, before the lead is faced.
    Clarification,
    /// During the play.
    Play,
    /// After it.
    After,
    /// On a later board, or in the correction period.
    Later,
}

/// The answer to a question, with the evidence (85).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseFound))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Found {
    /// Which question.
    pub question: Question,
    /// The answer: `yes`, `no`, or a word of the question.
    pub answer: String,
    /// On what that rests.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub evidence: Vec<String>,
    /// Of `alternatives`: which actions were logical alternatives; of `suggested`: over which of them the chosen one was suggested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// Of the second track, unauthorised information from the same explanation (White Book 10.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second: bool,
}

/// A question is not asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseSkipped))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Skipped {
    /// Which one.
    pub question: Question,
    /// Why.
    pub why: String,
    /// Of the second track.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second: bool,
}

/// A poll, or an answer to one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAnswered))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Answered {
    /// Which poll of the case, from 1; a second may ask what was suggested.
    #[serde(default = "first")]
    pub poll: u32,
    /// What was answered.
    pub answer: PollAnswer,
}

const fn first() -> u32 {
    1
}

/// Outcomes with weights or shares, as `openroom weigh` takes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseWeighted))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weighted {
    /// `60% 4S N =`, `3 4S N -1`.
    pub outcomes: Vec<String>,
    /// How a result of the disallowed contract could be reached legally (12C1c of 2017; White Book 16.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub route: Option<String>,
    /// Further results that a disallowed act alone leads to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disallowed: Vec<String>,
}

/// Another Director, or somebody else, was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseConsulted))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Consulted {
    /// Who.
    pub who: String,
    /// His opinion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opinion: Option<String>,
}

/// Players are asked on their own phones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAsked))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Asked {
    /// Which poll of the case, from 1.
    #[serde(default = "first")]
    pub poll: u32,
    /// The contestants to which they belong.
    pub contestants: Vec<u32>,
}

/// Another Director is asked for an opinion. Until it is given, he sees the case without the findings and the ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseConsult))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Consult {
    /// Who.
    pub who: String,
}

/// The written ruling as the Director has edited it, in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseWritten))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Written {
    /// The language: `en`, `pt`, `es`, `es-ES`, `it`, `ro`.
    pub language: String,
    /// The words.
    pub text: String,
}

/// What a player says of it: an opponent how he sees the call, the partner why he acted as he did (White Book 81.5, 92.5.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CasePlayerSaid))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerSaid {
    /// Who.
    pub by: At,
    /// His words.
    pub text: String,
}

/// A player asked that the hand be recorded; that is usual, and not a right (White Book 81.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseRecording))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recording {
    /// Who asked.
    pub by: At,
    /// Why it is not recorded, if it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// The parts of a side's system card that matter (White Book 121.5.10).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseCardPart))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardPart {
    /// Whose.
    pub side: Side,
    /// What stands there.
    pub text: String,
}

/// A case is taken out of the casebook: somebody has asked for it, or the record is to be kept no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseWithheld))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Withheld {
    /// Why.
    pub why: String,
}

/// What was told, asked or found is taken back. It stays in the log and is shown as withdrawn; the ruling is drafted without it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseTakenBack))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TakenBack {
    /// Which act of the case, from 1.
    pub act: u32,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Of a fact: as it is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Fact>,
}

/// What is added to a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAct))]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// The Director was called.
    Called(Called),
    /// A fact.
    Fact(Fact),
    /// The offending side, where the facts do not tell it.
    Offenders(Side),
    /// A question is answered.
    Found(Found),
    /// A question is skipped, with the reason.
    Skipped(Skipped),
    /// A problem is put to others.
    Poll(Problem),
    /// Players are asked on their phones.
    Asked(Asked),
    /// One of them has answered.
    Answer(Answered),
    /// What might have happened without the infraction, with weights.
    Outcomes(Weighted),
    /// What would have happened after the infraction without the non-offenders' own error.
    WithoutError(Weighted),
    /// Another Director is asked for an opinion (White Book 122.4).
    Consult(Consult),
    /// Somebody was consulted (White Book 122.4).
    Consulted(Consulted),
    /// What a player says of it.
    Said(PlayerSaid),
    /// Somebody asked that the hand be recorded.
    Recording(Recording),
    /// A part of a system card.
    Card(CardPart),
    /// The written ruling in the Director's own words.
    Written(Written),
    /// An earlier act is taken back, or a fact put right.
    Withdrawn(TakenBack),
    /// The case is taken out of the casebook; in its event it stays.
    Withheld(Withheld),
}

impl Act {
    /// Whether it can be taken back: what was told, asked, found or weighed. The wording of the ruling is written anew instead.
    #[must_use]
    pub const fn can_be_taken_back(&self) -> bool {
        match self {
            Self::Written(_) | Self::Withheld(_) => false,
            Self::Withdrawn(back) => back.instead.is_some(),
            _ => true,
        }
    }

    /// The fact that it tells.
    #[must_use]
    pub const fn fact(&self) -> Option<&Fact> {
        match self {
            Self::Fact(fact) => Some(fact),
            Self::Withdrawn(back) => back.instead.as_ref(),
            _ => None,
        }
    }
}

/// A case as a file has it: what it is about, the board, and the acts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseAbout))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Opened {
    /// What it is about.
    pub kind: Kind,
    /// What is known of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardKnown>,
}

/// What is known of the board, where no event tells it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseBoardKnown))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardKnown {
    /// Its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Who is vulnerable: `none`, `ns`, `ew`, `both`; by the number if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vul: Option<String>,
    /// The result at the table: `4S N =`, `-50`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// `pairs` or `teams`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// What average minus is compared with: `percent`, `imps`, or `other` where the event has neither, or has other figures than 40% and 3
    /// IMPs; by the form if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// How much average plus is above average on a board, in that unit, where it is neither per cent nor the 3 IMPs of teams of four
    /// (White Book 12.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<String>,
    /// In teams: whether the other table has still to play it (White Book 16.1.1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unplayed_elsewhere: bool,
    /// The log of the table (docs/table-log.md).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
}
