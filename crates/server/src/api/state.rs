//! The state of an event as its staff sees it: contestants, sessions, tables, boards. `openroom_tournament::view` makes it; a test
//! holds these shapes against it.

use std::collections::BTreeMap;

use openroom_laws::entry::Played;
use openroom_scoring::adjusted_score::ShownScore;
use openroom_tournament::entry::{EventKind, Staffed, Structure, Substitute};
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Time, Tree, Who};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Appeal, Deadline, DirectorCall, Doubt, MissingResult, Penalty, PublicParts, Ruling, Seat,
    Status, Variation, Warning,
};

/// The whole state of an event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventState {
    /// Its name.
    pub event: String,
    /// Who competes.
    pub kind: EventKind,
    /// How they meet.
    pub structure: Structure,
    /// How many entries its log has.
    pub entries: u64,
    /// The time of the last.
    #[schema(required = true)]
    pub last: Option<Time>,
    /// The edition of the Laws.
    pub edition: u16,
    /// The clause on which each kind of adjusted score rests.
    pub grounds: Grounds,
    /// The settings in force.
    pub settings: BTreeMap<String, SettingNow>,
    /// How far the result has come.
    pub status: Status,
    /// Why nothing is to be published for now.
    #[schema(required = true)]
    pub held: Option<String>,
    /// Who has a duty.
    pub staff: Vec<Staffed>,
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// The sessions.
    pub sessions: Vec<SessionState>,
    /// Who plays for whom.
    pub substitutions: Vec<Substitute>,
    /// Results that are missing.
    pub missing: Vec<MissingResult>,
    /// Results that look wrong.
    pub doubts: Vec<Doubt>,
    /// Calls for the Director that are open.
    pub calls: Vec<DirectorCall>,
    /// Rulings.
    pub rulings: Vec<Ruling>,
    /// Warnings.
    pub warnings: Vec<Warning>,
    /// Penalties.
    pub penalties: Vec<Penalty>,
    /// Appeals.
    pub appeals: Vec<Appeal>,
    /// Regulations varied.
    pub variations: Vec<Variation>,
    /// Until when what can be asked for.
    pub deadlines: Vec<Deadline>,
    /// Each time that the score was made official.
    pub official: Vec<Time>,
    /// When it became final.
    #[serde(rename = "final")]
    #[schema(required = true)]
    pub final_: Option<Time>,
    /// What everybody may see.
    pub public: PublicParts,
}

/// A setting and who gave it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SettingNow {
    /// Its value, as written.
    pub value: Tree,
    /// Whose it is.
    pub layer: Layer,
    /// Lower layers may not change it.
    pub reserved: bool,
}

/// A contestant.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Contestant {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
    /// The captain of a team, if not the first player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The stratum in which it is ranked besides the whole field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stratum: Option<String>,
    /// What is added to its result for the handicap ranking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Tree>,
    /// Needs a seat that it need not leave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stationary: Option<bool>,
    /// It came in after play had begun.
    #[serde(
        default,
        rename = "late-entry",
        skip_serializing_if = "Option::is_none"
    )]
    pub late_entry: Option<bool>,
    /// When it was late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<Vec<LateBy>>,
    /// It has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Withdrawal>,
    /// Who plays in its place now.
    #[serde(default, rename = "stand-by", skip_serializing_if = "Option::is_none")]
    pub stand_by: Option<Vec<String>>,
    /// It is disqualified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disqualified: Option<bool>,
}

/// By how much a contestant was late.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct LateBy {
    /// The session.
    pub session: u16,
    /// By how many minutes.
    pub minutes: u32,
}

/// That a contestant has left.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Withdrawal {
    /// Rounds that it had played, over all sessions.
    pub after: u32,
    /// Whether the reason is accepted.
    pub accepted: bool,
}

/// A session.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SessionState {
    /// Its number, from 1.
    pub session: u16,
    /// The name of its movement.
    #[schema(required = true)]
    pub movement: Option<String>,
    /// That name in each language, by its code. Nothing where there is no movement.
    #[serde(default)]
    pub titles: std::collections::BTreeMap<String, String>,
    /// How many places the movement has; 0 without one.
    pub places: u32,
    /// Those who play in the event and have no place here.
    pub unseated: Vec<u32>,
    /// How many rankings it gives: two if nobody changes direction.
    pub rankings: u32,
    /// The contestant of each number of the movement.
    pub seating: BTreeMap<String, u32>,
    /// Whether its hands are sealed.
    pub sealed: bool,
    /// How many boards are dealt.
    pub dealt: u32,
    /// When it was over.
    #[schema(required = true)]
    pub over: Option<Time>,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: u32,
    /// Its rounds.
    pub rounds: Vec<RoundState>,
}

/// A round.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RoundState {
    /// Its number, from 1.
    pub round: u32,
    /// When it began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// Its tables.
    pub tables: Vec<TableState>,
}

/// A table in a round.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TableState {
    /// Its name.
    pub table: String,
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
    /// Its boards.
    pub boards: Vec<BoardState>,
    /// When its players have progressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progressed: Option<Time>,
}

/// How far a board has come at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStatus {
    /// To be played.
    ToCome,
    /// The result is missing.
    Missing,
    /// To be played later.
    Late,
    /// Entered, and not agreed.
    Entered,
    /// Agreed by both sides.
    Agreed,
    /// The sides do not agree.
    Disputed,
    /// A ruling stands.
    Ruled,
    /// It is not played here.
    NotPlayed,
}

/// A board at a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BoardState {
    /// Its number.
    pub board: u32,
    /// How far it has come.
    pub status: BoardStatus,
    /// The result that stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultVersion>,
    /// What the players made of it, whatever was ruled since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// The results that stood before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Vec<ResultVersion>>,
    /// The form in which it was played, if it was fouled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// One phone spoke for both sides; it was handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handed: Option<bool>,
    /// Who disputes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disputed: Option<String>,
}

/// Where a result comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ResultSource {
    /// The players.
    Table,
    /// A correction.
    Correction,
    /// The board was cancelled.
    Cancelled,
    /// The ruling of that number.
    Ruling(u32),
    /// The appeal of that number.
    Appeal(u32),
}

/// A result: its text, its points, and where it comes from.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ResultVersion {
    /// As people write it: `4S N = 10`.
    pub text: String,
    /// The score as North-South see it; null for an adjusted one.
    #[schema(required = true)]
    pub score: Option<i32>,
    /// An adjusted score, taken apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
    /// Where it comes from.
    pub source: ResultSource,
    /// Who wrote it.
    pub by: Who,
    /// When.
    pub at: Time,
    /// The entry of the log.
    pub entry: u64,
    /// The board was played in the wrong direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotated: Option<bool>,
    /// `4S`, `3NTX`, `Pass`; missing for an adjusted score.
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
}

/// The clause on which each kind of adjusted score rests, unless the Director names another; null where he must name one.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Grounds {
    /// An artificial score.
    #[schema(required = true)]
    pub award: Option<String>,
    /// One result, assigned to both sides.
    #[schema(required = true)]
    pub assigned: Option<String>,
    /// Several results with their weights.
    #[schema(required = true)]
    pub weighted: Option<String>,
    /// Another assigned score for each side.
    #[schema(required = true)]
    pub split: Option<String>,
}

/// A place in the event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Spot {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
}
