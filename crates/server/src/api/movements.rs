//! Movements and boards.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use openroom_tournament::entry::Kind;

/// What is to be played.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Suggest {
    /// Who competes; pairs if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<Kind>)]
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
}

/// A movement that fits.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Offer {
    /// Its name.
    pub title: String,
    /// The movement as the act `movement` takes it.
    pub plan: String,
    /// How many rounds.
    pub rounds: usize,
    /// How many tables.
    pub tables: usize,
    /// Boards a round.
    pub boards: u32,
    /// Boards in play.
    pub total_boards: usize,
    /// How long it takes.
    pub minutes: u32,
    /// How many rankings it gives: two if nobody changes direction, else one.
    pub winners: u32,
    /// How many sit a round out.
    pub sat_out: usize,
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
}

/// How many boards there are now.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Dealt {
    /// The version of the event.
    pub version: u64,
    /// How many boards were dealt.
    pub boards: usize,
}
