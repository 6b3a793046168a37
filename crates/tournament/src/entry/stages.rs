//! Acts that join the stages of a competition: where contestants come from, and where they go on to.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use openroom_scoring::event::Structure;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::omitted::{is_false, is_one, one};
use crate::tree::Tree;

/// Where the contestants of this event come from: the qualifying events, the plan by which they were chosen, and who is who.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct QualifiedFrom {
    /// The events that they played before.
    pub events: Vec<StageBefore>,
    /// What was asked for, with the lots that were drawn: from it everything can be worked out again.
    pub plan: StagePlan,
    /// Which stage of the plan this event is, counted from 1.
    pub stage: u16,
    /// Who is who, and came in how.
    pub places: Vec<StagePlace>,
}

/// An event of an earlier stage, and how far its log was when the later one was made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StageBefore {
    /// Its name.
    pub name: String,
    /// By what it is found: its id on the server, or its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// So many entries its log had.
    pub entries: u32,
}

/// A contestant of a later stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StagePlace {
    /// Its number here, which is its place in the movement.
    pub contestant: u32,
    /// The event from which it comes, counted from 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub event: u16,
    /// Its number there.
    pub was: u32,
    /// Its place in its group there.
    pub rank: u32,
    /// Called as a reserve for somebody who does not come (White Book 144.6).
    #[serde(default, skip_serializing_if = "is_false")]
    pub reserve: bool,
}

/// Somebody of a qualifying event: `7`, or `2/7` for contestant 7 of the second event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct StageWho {
    /// The event, counted from 1.
    pub event: u16,
    /// The contestant there.
    pub contestant: u32,
}

impl fmt::Display for StageWho {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.event, self.contestant)
    }
}

impl FromStr for StageWho {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (event, contestant) = text.split_once('/').unwrap_or(("1", text));
        let read = event
            .trim()
            .parse()
            .ok()
            .zip(contestant.trim().parse().ok());
        let (event, contestant) =
            read.ok_or_else(|| format!("{text}: write the event and the contestant: 1/7"))?;
        Ok(Self { event, contestant })
    }
}

impl Serialize for StageWho {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StageWho {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What is ranked apart in a qualifying event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GroupedBy {
    /// Each ranking: the whole event, or each line where nobody changes direction.
    #[default]
    Ranking,
    /// Each section.
    Section,
}

/// What contestants bring along.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Carry {
    /// Nothing.
    #[default]
    None,
    /// All that they scored.
    Full,
    /// Half of it.
    Half,
    /// By the formula of White Book 172.
    #[serde(rename = "white-book-172")]
    WhiteBook172,
}

/// How contestants come to their places in the movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlacedBy {
    /// By their rank: the first has number 1.
    #[default]
    Rank,
    /// Over several fields, there and back: 1 and 4 in the first of two, 2 and 3 in the second.
    Snake,
    /// By lot, with the seed of the plan.
    Random,
}

/// The plan of the stages that follow.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StagePlan {
    /// What is ranked apart.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by: GroupedBy,
    /// The stages, the best first.
    pub stages: Vec<StageWish>,
    /// Who does not come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>, example = json!(["1/7"])))]
    pub gone: Vec<StageWho>,
    /// Lots that were drawn among those who are level, the first first (White Book 144.6d).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>, example = json!(["1/9", "1/4"])))]
    pub drawn: Vec<StageWho>,
    /// The seed of all that is drawn by lot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// One stage that follows.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StageWish {
    /// The name of the event.
    pub name: String,
    /// How many of each group: one number for all, or one for each group. None: all that are left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub take: Vec<u32>,
    /// What they bring along.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carry: Carry,
    /// By White Book 172: the top on a board of this stage; without it, that of a movement in which each board is played at
    /// all tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_top: Option<Tree>,
    /// How they come to their places.
    #[serde(default, skip_serializing_if = "is_default")]
    pub places: PlacedBy,
    /// Over so many fields, where places go there and back: sections, or lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fields: Option<u32>,
    /// How they meet.
    #[serde(default, skip_serializing_if = "is_default")]
    pub structure: Structure,
    /// How many sessions it has.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub sessions: u16,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Contestants of this event go on to others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WentOn {
    /// So many entries this log had when they were chosen.
    pub entries: u32,
    /// Where they go.
    pub to: Vec<WentTo>,
}

/// An event of a later stage, and who goes there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WentTo {
    /// Its name.
    pub name: String,
    /// By what it is found: its id on the server, or its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The number here and the number there.
    pub contestants: BTreeMap<u32, u32>,
}
