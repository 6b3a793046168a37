//! Results as everybody may see them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Points, ResultSource, Seat, Side, SideWord, Vul};
use openroom_scoring::adjusted_score::ShownScore;
use openroom_tournament::{Time, Who};

/// The ranking.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Standings {
    /// Of which version of the event.
    pub version: u64,
    /// How it is scored: `matchpoints`, `imps`, `cross-imps`, ...
    pub method: String,
    /// In what the totals are.
    pub unit: Unit,
    /// The places, the best first.
    pub standings: Vec<Standing>,
    /// What should be looked at.
    pub warnings: Vec<String>,
    /// The same in each language, by its code. Empty where there are none.
    #[serde(default)]
    pub warnings_in: std::collections::BTreeMap<String, Vec<String>>,
}

/// In what totals are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Per cent of the matchpoints.
    Percent,
    /// Victory points.
    Vp,
    /// Total points.
    Points,
    /// IMPs.
    Imps,
}

/// A place in the ranking.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Standing {
    /// The rank; null for who is not ranked.
    #[schema(required = true)]
    pub rank: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// The total.
    #[schema(value_type = f64)]
    pub total: serde_json::Number,
    /// The same per cent, where the method has it.
    #[schema(value_type = Option<f64>, required = true)]
    pub percent: Option<serde_json::Number>,
    /// Others have the same rank.
    pub tied: bool,
    /// The line whose ranking this is, `ns` or `ew`, where nobody changes direction: then there are two rankings, North-South first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Side>,
    /// How many boards count.
    pub boards: u32,
    /// Penalties in the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    pub penalty: Option<serde_json::Number>,
    /// The rank in its stratum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stratum_rank: Option<u32>,
    /// The result with handicap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
}

/// A result with handicap.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Handicap {
    /// The result.
    #[schema(value_type = f64)]
    pub result: serde_json::Number,
    /// The rank by it.
    #[schema(required = true)]
    pub rank: Option<u32>,
}

/// The ranking after a round.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ChartPoint {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The places.
    pub standings: Vec<Standing>,
    /// What should be looked at.
    pub warnings: Vec<String>,
}

/// A board with all its results.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BoardPage {
    /// Its number.
    pub board: u32,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vul: Vul,
    /// The results.
    pub results: Vec<BoardLine>,
    /// The hands, as PBN writes them, once they may be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// What each declarer makes with all four hands seen, once it is worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dd: Option<DoubleDummy>,
    /// How far that is; missing where the hands may not be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dd_status: Option<DoubleDummyStatus>,
}

/// How far double dummy is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DoubleDummyStatus {
    /// It is there.
    Ready,
    /// It is being worked out; ask again in a moment.
    Working,
    /// A hand is not known.
    Unknown,
}

/// The boards of a session with their hands.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct HandRecord {
    /// The session.
    pub session: u16,
    /// How many boards have their double dummy, or never will because a hand is not known.
    pub done: usize,
    /// How many boards there are.
    pub of: usize,
    /// The boards.
    pub boards: Vec<RecordedHands>,
}

/// A board of a hand record.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RecordedHands {
    /// Its number.
    pub board: u32,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vul: Vul,
    /// The hands, as PBN writes them.
    pub deal: String,
    /// What each declarer makes with all four hands seen, once it is worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dd: Option<DoubleDummy>,
    /// How far that is.
    pub dd_status: DoubleDummyStatus,
}

/// What each declarer makes with all four hands seen.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DoubleDummy {
    /// Tricks by declarer's seat and denomination (`C`, `D`, `H`, `S`, `NT`).
    pub tricks: BTreeMap<String, BTreeMap<String, u8>>,
    /// The par score as North-South see it.
    pub par: i32,
}

/// A result of a board.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BoardLine {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The form of a fouled board.
    #[schema(required = true)]
    pub form: Option<String>,
    /// As people write it; null without a result.
    #[schema(required = true)]
    pub text: Option<String>,
    /// The score as North-South see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// An adjusted score, taken apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<ResultSource>,
    /// Who wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Who>,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Time>,
    /// The entry of the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// The board was played in the wrong direction: each side held the other's cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotated: Option<bool>,
    /// `4S`, `3NTX`, `Pass`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_seat: Option<Seat>,
    /// Declarer's tricks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// Who held the cards of North-South: the others at the table if the board was turned (`rotated`). The same with the keys below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<u32>,
    /// Who held those of East-West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<u32>,
    /// North, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u32>,
    /// East.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<u32>,
    /// South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<u32>,
    /// West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<u32>,
    /// What each side got; missing where a large event is not scored yet with what was entered last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// A contestant's scorecard.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Scorecard {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
    /// Its boards.
    pub boards: Vec<ScorecardLine>,
    /// The rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The line in whose ranking it is, where there are two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Side>,
    /// The total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    pub total: Option<serde_json::Number>,
    /// The same per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    pub percent: Option<serde_json::Number>,
    /// Others have the same rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tied: Option<bool>,
    /// Penalties in the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<f64>)]
    pub penalty: Option<serde_json::Number>,
}

/// A board on a scorecard.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ScorecardLine {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// The side whose cards it held.
    pub side: SideWord,
    /// The board was played in the wrong direction: it sat on the other side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotated: Option<bool>,
    /// The partner, in an individual.
    #[schema(required = true)]
    pub partner: Option<u32>,
    /// Against whom.
    pub opponents: Vec<u32>,
    /// As people write it; null without a result.
    #[schema(required = true)]
    pub text: Option<String>,
    /// The score as North-South see it.
    #[schema(required = true)]
    pub score: Option<i32>,
    /// An adjusted score, taken apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
    /// What each side got.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// The score of a contract.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ContractScore {
    /// As North-South see it; null if it is not a played result.
    #[schema(required = true)]
    pub score: Option<i32>,
}
