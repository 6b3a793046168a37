//! Play against robots.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PlayedLine;

/// How much robots work for a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RobotStrength {
    /// For many tables on one machine.
    #[default]
    Fast,
    /// For a table at a club.
    Club,
    /// As well as they can.
    Strong,
}

/// A table at which one person plays with three robots.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewGame {
    /// How many boards, from 1 to 32; 4 if nothing is said.
    pub boards: Option<u32>,
    /// How much the robots work.
    pub strength: RobotStrength,
    /// The boards of this server are numbered, and whoever plays one is compared with the others who did: those after this number. From
    /// the first on if nothing is said.
    pub after: u32,
}

/// A table with robots, ready: the first board is on it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct GameOpened {
    /// Its name in addresses.
    pub id: String,
    /// The link of South, where whoever opened it sits.
    pub link: String,
    /// The number of the last of these boards: the `after` of the next game.
    pub last: u32,
}

/// A result of a board at another table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OtherTable {
    /// What came of it.
    #[serde(flatten)]
    pub line: PlayedLine,
    /// Four robots played it.
    #[serde(default)]
    pub robots: bool,
    /// It is the result of this table.
    #[serde(default)]
    pub own: bool,
}

/// A board beside the same board at other tables.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BesideOthers {
    /// The results, the best for North-South first.
    pub results: Vec<OtherTable>,
    /// The matchpoints of North-South here in per cent, with one decimal; none without others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<String>,
    /// Their IMPs, on average against each other table, with one decimal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub imps: Option<String>,
    /// So many tables of robots are still playing it.
    pub waiting: u32,
    /// The calls of whoever looks, each with what the robots would have called.
    pub bidding: Vec<RobotsCall>,
}

/// A call of a player, and what the robots would have called with that hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RobotsCall {
    /// The call that was made.
    pub made: String,
    /// The call of the robots.
    pub robots: String,
    /// What that call shows, in words.
    pub shows: String,
}
