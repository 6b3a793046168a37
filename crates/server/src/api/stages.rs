//! From a qualifier to its finals.

use openroom_tournament::entry::StagePlan;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The stages that are to follow.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StagesWish {
    /// Further qualifying events, after the one that is asked: their ids.
    #[serde(default)]
    pub others: Vec<String>,
    /// Who goes where.
    pub plan: StagePlan,
    /// Make the stages; otherwise they are only shown.
    #[serde(default)]
    pub make: bool,
    /// Make them although contestants have gone on before.
    #[serde(default)]
    pub again: bool,
}

/// The stages as they would be, or as they were made.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StagesShown {
    /// The stages.
    pub stages: Vec<StageShown>,
    /// Lots that were drawn, the first first: event and contestant, `1/7`.
    pub drawn: Vec<String>,
    /// Who does not go on.
    pub out: Vec<StagePerson>,
    /// The groups of which contestants are taken, in the order of the numbers in `take`.
    pub groups: Vec<StageGroupShown>,
    /// What the rules of the qualifiers say of best effort, which matters where opponents can be chosen.
    pub best_effort: openroom_tournament::questions::Effort,
}

/// A stage.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StageShown {
    /// The name.
    pub name: String,
    /// The event, once it was made.
    #[schema(required = true)]
    pub id: Option<String>,
    /// Who plays, in the order of their numbers.
    pub places: Vec<StagePlaceShown>,
    /// By White Book 172: the top on a board of this stage.
    #[schema(required = true)]
    pub final_top: Option<String>,
    /// Places that stay free.
    pub free: u32,
}

/// A contestant of a qualifying event.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StagePerson {
    /// Event and contestant: `1/7`.
    pub who: String,
    /// The name of the team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
}

/// A contestant of a stage.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StagePlaceShown {
    /// The number there.
    pub contestant: u32,
    /// Who.
    #[serde(flatten)]
    pub person: StagePerson,
    /// The place in its group.
    pub rank: u32,
    /// Called as a reserve.
    pub reserve: bool,
    /// The total in the qualifying event, to two decimals.
    pub total: String,
}

/// A group of a qualifying event.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StageGroupShown {
    /// The name of the event.
    pub event: String,
    /// The section, where sections are groups.
    #[schema(required = true)]
    pub section: Option<String>,
    /// The line, where there are two rankings.
    #[schema(required = true)]
    pub line: Option<super::Side>,
    /// How many are ranked.
    pub count: usize,
}

/// Before and after an event.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StageLinks {
    /// The events from which its contestants come.
    pub from: Vec<StageLink>,
    /// The events to which contestants have gone on.
    pub to: Vec<StageLink>,
    /// For those who run events: what would be different if this stage were made now.
    #[schema(required = true)]
    pub changed: Option<StageChanged>,
}

/// An event before or after.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StageLink {
    /// Its name.
    pub name: String,
    /// Its id, if it is here.
    #[schema(required = true)]
    pub id: Option<String>,
    /// How many contestants are meant.
    pub count: usize,
    /// Its result was corrected since this stage was made of it.
    pub corrected: bool,
}

/// What would be different now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StageChanged {
    /// In words.
    pub lines: Vec<String>,
    /// Nothing of it concerns this stage.
    pub same: bool,
}
