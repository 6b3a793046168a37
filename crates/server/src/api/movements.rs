//! Movements and boards.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use std::collections::BTreeMap;

use openroom_tournament::entry::{EventKind, Structure};

/// For which event settings are to be chosen.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SettingsAsked {
    /// `pairs`, if nothing is said, `teams` or `individual`.
    #[serde(default)]
    pub kind: Option<EventKind>,
    /// Who meets whom; `field` if nothing is said.
    #[serde(default)]
    pub structure: Option<Structure>,
    /// How it is scored; `matchpoints` if nothing is said.
    #[serde(default)]
    pub method: Option<String>,
    /// Boards of a match; 8 if nothing is said.
    #[serde(default)]
    pub boards: Option<u32>,
}

/// What is to be played.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Suggest {
    /// Who competes; pairs if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<EventKind>)]
    pub kind: Option<String>,
    /// How many pairs, teams or players.
    #[schema(minimum = 2, maximum = 400)]
    pub contestants: u32,
    /// How many boards each should play.
    #[schema(minimum = 1, maximum = 200)]
    pub boards: u32,
    /// How long the session may take.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 6000)]
    pub minutes: Option<u32>,
    /// Half minutes for a board, moving included; 15 if nothing is said.
    #[serde(default)]
    #[schema(minimum = 4, maximum = 60)]
    pub half_minutes_a_board: Option<u32>,
    /// How many pairs each section has, for an event of several; they make up `contestants`. A single one is the whole field.
    #[serde(default)]
    pub sections: Option<Vec<u32>>,
}

/// Movements to be checked: one, or one for each section.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnMovement {
    /// The text of each movement, YAML or JSON. Several become the sections of one event.
    pub plans: Vec<String>,
    /// Half minutes for a board, moving included; 15 if nothing is said.
    #[serde(default)]
    #[schema(minimum = 4, maximum = 60)]
    pub half_minutes_a_board: Option<u32>,
}

/// What the checker says of a movement.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Verdict {
    /// All that is wrong with it; nothing is a proof that it is right.
    pub faults: Vec<String>,
    /// How many pairs, teams or players it is for; 0 if it cannot be read.
    pub contestants: u32,
    /// Who enters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<EventKind>,
    /// The movement, if nothing is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
}

/// A movement that fits.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Offer {
    /// Its name.
    pub title: String,
    /// The movement as the act `movement` takes it.
    pub plan: String,
    /// How contestants meet: what the event is to be made with. The plan of a Swiss has its first round; the others are drawn in play.
    pub structure: Structure,
    /// The scales of victory points that fit matches of this length, for the setting `vp` of the event; empty where there are no matches.
    pub scales: Vec<String>,
    /// How many rounds.
    pub rounds: usize,
    /// How many tables.
    pub tables: usize,
    /// Boards a round.
    pub boards: u32,
    /// Boards in play.
    pub total_boards: usize,
    /// How long it takes, each round in full minutes.
    pub minutes: u32,
    /// How long a round takes.
    pub round_minutes: u32,
    /// How many rankings it gives: two if nobody changes direction, else one.
    pub winners: u32,
    /// How many contestants have no play in one round, at most.
    pub sat_out: usize,
    /// The fewest boards that anybody plays.
    pub played_least: u32,
    /// The most boards that anybody plays.
    pub played_most: u32,
    /// How many copies of each board are needed, in each section.
    pub copies: usize,
    /// How many sections there are.
    pub sections: usize,
    /// Why the scores will be factored, in words: boards that are not played equally often, sections of unequal size.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub factored: Vec<String>,
    /// The top on a board, if it is scored by matchpoints.
    pub top: String,
    /// Who sits where: for each round, its tables.
    pub grid: Vec<Vec<Cell>>,
}

/// A table in a round of a movement.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct Cell {
    /// The table.
    pub table: String,
    /// Its boards: `1-3`.
    pub boards: String,
    /// The pair or team that sits North-South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<u32>,
    /// The pair or team that sits East-West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<u32>,
    /// The player on North, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u32>,
    /// The player on East.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<u32>,
    /// The player on South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<u32>,
    /// The player on West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<u32>,
}

/// A change of the movement in play: one of `leaves`, `arrives` and `behind`.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeWish {
    /// The session; the first if nothing is said.
    #[serde(default)]
    pub session: Option<u16>,
    /// This pair leaves: whoever should meet it sits out.
    #[serde(default)]
    pub leaves: Option<u32>,
    /// This pair has come: it takes an empty place, or roves.
    #[serde(default)]
    pub arrives: Option<u32>,
    /// A table is slow: it plays its last boards after the last round.
    #[serde(default)]
    pub behind: Option<Behind>,
}

/// A table that is slow.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Behind {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: String,
    /// How many boards it plays later.
    pub boards: usize,
}

/// A movement that is changed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ChangeOffer {
    /// The first round that is different.
    pub from: u32,
    /// The movement as the act `movement-changed` takes it.
    pub plan: String,
    /// Seats that the act `seating` has to set after it, if it has to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<BTreeMap<u32, u32>>,
    /// What is different, table by table.
    pub changes: Vec<ChangedTable>,
}

/// A table of one round that is not as it was.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ChangedTable {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: String,
    /// As it was, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Cell>,
    /// As it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Cell>,
}

/// Boards to be dealt, or hands from a file: one of `boards`, `pbn` and `lin`.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DealWish {
    /// The session; the first if nothing is said.
    #[serde(default)]
    pub session: Option<u16>,
    /// So many boards, from 1 on, at random.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 200)]
    pub boards: Option<u32>,
    /// The text of a PBN file.
    #[serde(default)]
    pub pbn: Option<String>,
    /// The text of a LIN file.
    #[serde(default)]
    pub lin: Option<String>,
    /// Boards of the file that cannot be read are left out and named, instead of refusing all of it.
    #[serde(default)]
    pub skip_faulty: Option<bool>,
}

/// How many boards there are now.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Dealt {
    /// The version of the event.
    pub version: u64,
    /// How many boards were dealt.
    pub boards: usize,
    /// The boards of the file that were left out, in words.
    pub left_out: Vec<String>,
}
