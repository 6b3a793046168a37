//! The bracket of a knock-out, and what becomes of its matches.

use std::fmt;
use std::str::FromStr;

use openroom_said::{Said, quoted, said};
use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::said::Arg;
use crate::time::Time;

/// One of the knock-outs that a bracket has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The one that everybody enters.
    Main,
    /// The match for the third place.
    Third,
    /// That of those beaten in the first round.
    Plate,
}

/// A match of the bracket by its place: `2/1` is the first match of the second round, `plate 1/3` one of the plate, `third` the
/// match for the third place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchPlace {
    /// In which of the knock-outs.
    pub part: Part,
    /// The round of the bracket, from 1.
    pub round: u32,
    /// The match in that round, from 1.
    pub number: u32,
}

impl MatchPlace {
    /// The match for the third place.
    pub const THIRD: Self = Self {
        part: Part::Third,
        round: 1,
        number: 1,
    };

    /// A match of the main bracket.
    #[must_use]
    pub const fn main(round: u32, number: u32) -> Self {
        Self {
            part: Part::Main,
            round,
            number,
        }
    }
}

impl fmt::Display for MatchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Main => write!(f, "{}/{}", self.round, self.number),
            Part::Third => f.write_str("third"),
            Part::Plate => write!(f, "plate {}/{}", self.round, self.number),
        }
    }
}

impl openroom_said::ToArg for MatchPlace {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

/// A text that is no place of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoMatchPlace(String);

impl NoMatchPlace {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        said!(
            "written-match-place",
            "{text} is not a match of a bracket; write its round and its number there, such as 2/1, plate 1/3 or third",
            text = quoted(&self.0)
        )
    }
}

impl fmt::Display for NoMatchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for NoMatchPlace {}

impl FromStr for MatchPlace {
    type Err = NoMatchPlace;

    fn from_str(text: &str) -> Result<Self, NoMatchPlace> {
        let refused = || NoMatchPlace(text.to_owned());
        let trimmed = text.trim();
        if trimmed == "third" {
            return Ok(Self::THIRD);
        }
        let (part, place) = match trimmed.strip_prefix("plate") {
            Some(place) => (Part::Plate, place.trim()),
            None => (Part::Main, trimmed),
        };
        let (round, number) = place.split_once('/').ok_or_else(refused)?;
        let count = |text: &str| match text.parse::<u32>() {
            Ok(count @ 1..=9999) => Ok(count),
            _ => Err(refused()),
        };
        Ok(Self {
            part,
            round: count(round)?,
            number: count(number)?,
        })
    }
}

impl Serialize for MatchPlace {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MatchPlace {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// When a beaten team is put back for the one that beat it (White Book 145.11.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PutBackIf {
    /// If that one is disqualified.
    #[default]
    Disqualified,
    /// Also if it withdraws before its next match.
    Withdrawn,
    /// Never.
    Never,
}

impl PutBackIf {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
    fn is_usual(&self) -> bool {
        *self == Self::Disqualified
    }
}

/// The bracket of a knock-out: who stands where in it, and how long its matches are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BracketSet {
    /// The contestants by seed, the strongest first; where lots are drawn those who are `seeded` first, and the others in any order.
    pub seeds: Vec<u32>,
    /// The seed of the lots by which the order is drawn: all of it, or what comes after those who are `seeded`. Whoever has it
    /// can draw again and sees the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
    /// Where lots were drawn: so many kept their places at the top.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub seeded: u32,
    /// Another bracket than the usual one, as `openroom movement make bracket --yaml` writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
    /// Boards of a match, round by round; the last figure holds for the rounds after it.
    pub boards: Vec<u32>,
    /// Boards of a match of the plate; as in the first round of the main bracket if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plate_boards: Option<u32>,
    /// Those beaten in the semi-finals play for the third place.
    #[serde(default, skip_serializing_if = "is_false")]
    pub third: bool,
    /// Those beaten in the first round play a knock-out of their own.
    #[serde(default, skip_serializing_if = "is_false")]
    pub plate: bool,
    /// Until when the matches of each round are to be played, where they are played by a date.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<Time>,
    /// When a beaten team is put back.
    #[serde(default, skip_serializing_if = "PutBackIf::is_usual")]
    pub put_back: PutBackIf,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_none_yet(count: &u32) -> bool {
    *count == 0
}

/// The next matches are laid out as a round of a session: those whose two teams are known, or more boards for those that are level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchesLaidOut {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// Which matches.
    pub matches: Vec<MatchPlace>,
    /// Another number of boards than the bracket has: it is stated before they begin (White Book 147.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
}

/// When and where a match is played, and until when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchArranged {
    /// Which match.
    #[serde(rename = "match")]
    pub place: MatchPlace,
    /// The last moment; a later one than before is an extension, which needs a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Time>,
    /// When it is to be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Time>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Which of the two is the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u32>,
}

/// How a match is decided that the boards do not decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DecidedHow {
    /// One side has it without play, or before the end of it (White Book 145.10).
    Walkover,
    /// By lot.
    Lots,
}

/// A match is decided without its boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchDecided {
    /// Which match.
    #[serde(rename = "match")]
    pub place: MatchPlace,
    /// How.
    pub how: DecidedHow,
    /// Who goes on; of lots it may be left out, since they tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u32>,
    /// The seed of the lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lots: Option<u64>,
}

/// A team that was beaten goes on in the place of the one that beat it (White Book 145.11.1), or because the score of their match has
/// changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PutBack {
    /// The match that it lost.
    #[serde(rename = "match")]
    pub place: MatchPlace,
    /// Who is put back.
    pub contestant: u32,
    /// When the irregularity occurred for which the other was disqualified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurred: Option<Time>,
}

/// The organiser has decided whether a contestant that left keeps its ranking points (White Book 145.12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PointsDecided {
    /// Whose.
    pub contestant: u32,
    /// Whether it keeps them.
    pub keeps: bool,
}
