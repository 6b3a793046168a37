//! An event as its staff and as everybody sees it. `openroom_tournament::view` makes it; a test holds these shapes against it.

use std::collections::BTreeMap;

use openroom_tournament::entry::{Action, Decided, Kind, Staffed, Structure, Substitute};
use openroom_tournament::regulations::Layer;
use openroom_tournament::{Time, Tree, Who};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{AccountRole, Seat, TableView};

/// A new event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEvent {
    /// Its name, of 1 to 200 letters.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// Who competes.
    #[schema(value_type = Kind)]
    pub kind: String,
    /// How they meet; a field if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<Structure>)]
    pub structure: Option<String>,
    /// How many sessions; one if nothing is said.
    #[serde(default)]
    pub sessions: Option<u16>,
    /// Settings of the event, as `docs/events.md` and `docs/scoring.md` list them.
    #[serde(default)]
    #[schema(value_type = Option<BTreeMap<String, Tree>>)]
    pub settings: Option<serde_json::Map<String, Value>>,
}

/// An event that was made.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventMade {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u64,
}

/// The version of an event after an act.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct VersionNow {
    /// The number of its entries.
    pub version: u64,
    /// A call for the Director: its number. Who calls again while it is open is told the same one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<u32>,
}

/// An act to be written. Time and author are the server's.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// Made by the client, and other for each act: an act sent twice with one key is written once.
    #[schema(min_length = 1, max_length = 80)]
    pub key: String,
    /// The act.
    #[schema(value_type = Action)]
    pub action: Value,
    /// The reason; some acts need one.
    #[serde(default)]
    pub why: Option<String>,
    /// The version that the writer has seen: the act is refused if the event has gone on since.
    #[serde(default)]
    pub expected: Option<u64>,
    /// For a device that speaks for the whole table: the seat whose player acts.
    #[serde(default)]
    #[schema(value_type = Option<Seat>)]
    pub seat: Option<String>,
}

/// An event in the list.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventLine {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who competes; missing if its log cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// How far the result has come.
    pub status: LineStatus,
    /// Whether play has begun.
    #[serde(default)]
    pub begun: bool,
    /// Whether the last session is over.
    #[serde(default)]
    pub over: bool,
    /// Its version.
    #[serde(default)]
    pub version: u64,
    /// When it was made.
    pub created: String,
}

/// How far the result of an event has come, or that its log cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LineStatus {
    /// It may still change.
    Provisional,
    /// It can be inspected.
    Official,
    /// It stands.
    Final,
    /// The log cannot be read; only staff is told.
    Unreadable,
}

impl From<openroom_tournament::Status> for LineStatus {
    fn from(status: openroom_tournament::Status) -> Self {
        match status {
            openroom_tournament::Status::Provisional => Self::Provisional,
            openroom_tournament::Status::Official => Self::Official,
            openroom_tournament::Status::Final => Self::Final,
        }
    }
}

/// How far the result of an event has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It may still change.
    Provisional,
    /// It can be inspected (79C, 92B).
    Official,
    /// It stands.
    Final,
}

/// An event as the role sees it: staff, a device at a table, or anybody.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum EventSeen {
    /// For those who run it.
    Staff(Box<EventForStaff>),
    /// For anybody.
    Public(Box<EventForAll>),
    /// For a device at one of its tables.
    Table(Box<EventAtTable>),
}

/// An event for those who run it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventForStaff {
    /// Its version.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The role.
    pub role: AccountRole,
    /// The whole state.
    pub event: EventState,
}

/// Somebody who does not run the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OnlookerRole {
    /// Sees what is public.
    Spectator,
    /// A device at a table of another event, or one that asks for the public view.
    Table,
}

/// A device at a table of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DeviceRole {
    /// It sees its own table.
    Table,
}

/// An event for anybody.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventForAll {
    /// Its version.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The role.
    pub role: OnlookerRole,
    /// What everybody may see of it.
    pub event: PublicState,
}

/// An event for a device at one of its tables.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventAtTable {
    /// Its version.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The role.
    pub role: DeviceRole,
    /// The table.
    pub table: TableView,
}

/// A message of the live connection: the event as `EventSeen`, or only its version if nothing that the role sees has changed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum LiveMessage {
    /// Something has changed.
    Seen(Box<EventSeen>),
    /// Nothing has changed but the version.
    Still(LiveStill),
}

/// Nothing that the role sees has changed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct LiveStill {
    /// The version of the event.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
}

/// The whole state of an event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventState {
    /// Its name.
    pub event: String,
    /// Who competes.
    pub kind: Kind,
    /// How they meet.
    pub structure: Structure,
    /// How many entries its log has.
    pub entries: u64,
    /// The time of the last.
    #[schema(required = true)]
    pub last: Option<Time>,
    /// The edition of the Laws.
    pub edition: u16,
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
    /// The contestant of each number of the movement.
    pub seating: BTreeMap<String, u32>,
    /// Whether its hands are sealed.
    pub sealed: bool,
    /// How many boards are dealt.
    pub dealt: u32,
    /// When it was over.
    #[schema(required = true)]
    pub over: Option<Time>,
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

/// A result that is missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct MissingResult {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// It is to be played later.
    #[serde(rename = "late-play")]
    pub late_play: bool,
}

/// A result that looks wrong.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Doubt {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// Why.
    pub reason: DoubtReason,
}

/// Why a result looks wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DoubtReason {
    /// The leader did not hold the card.
    LeadNotHeld,
    /// So many tricks are hardly possible.
    Tricks,
    /// It is far from all others.
    FarFromAll,
    /// It looks like the other direction's.
    WrongDirection,
    /// Only one side has agreed.
    NotAgreed,
    /// The sides do not agree.
    Disputed,
}

/// A call for the Director.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DirectorCall {
    /// Its number, from 1.
    pub call: u32,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board, if it is about one.
    #[schema(required = true)]
    pub board: Option<u32>,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
}

/// A ruling.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Ruling {
    /// Its number, from 1.
    pub ruling: u32,
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// When the parties were told.
    #[schema(required = true)]
    pub told: Option<Time>,
    /// The clauses that it rests on.
    pub laws: Vec<String>,
    /// What was found.
    #[schema(required = true)]
    pub facts: Option<String>,
    /// The log of the table.
    #[schema(required = true)]
    pub log: Option<String>,
    /// Whom the Director consulted.
    pub consulted: Vec<String>,
    /// The result before.
    #[schema(required = true)]
    pub before: Option<String>,
    /// The result by the ruling.
    #[schema(required = true)]
    pub score: Option<String>,
    /// The ruling that stands instead.
    #[serde(rename = "replaced-by")]
    #[schema(required = true)]
    pub replaced_by: Option<u32>,
    /// The reason.
    #[schema(required = true)]
    pub why: Option<String>,
}

/// A warning.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Warning {
    /// Who was warned.
    pub contestant: u32,
    /// For what.
    pub offence: String,
    /// When.
    pub at: Time,
}

/// A penalty.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Penalty {
    /// Its number, from 1.
    pub penalty: u32,
    /// Who is penalised.
    pub contestant: u32,
    /// The session, if it was given at a table, and is not the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<u16>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// For what.
    pub offence: String,
    /// Multiples of the standard amount (90).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<Tree>,
    /// Multiples of the disciplinary one (91).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disciplinary: Option<Tree>,
    /// Points of the final method.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Tree>,
    /// The match, in a knock-out.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<Tree>,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// It was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rescinded: Option<bool>,
}

/// How far an appeal has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AppealStage {
    /// A partner or captain must concur.
    Concurrence,
    /// The deposit is to be paid.
    Deposit,
    /// A committee is to be named.
    Committee,
    /// It is to be heard.
    Hearing,
    /// The Director in charge is to answer a recommendation.
    Recommended,
    /// It is decided.
    Decided,
    /// It was dropped.
    Withdrawn,
}

/// An appeal.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Appeal {
    /// Its number, from 1.
    pub appeal: u32,
    /// The ruling that is appealed.
    #[schema(required = true)]
    pub ruling: Option<u32>,
    /// Or the penalty.
    #[schema(required = true)]
    pub penalty: Option<u32>,
    /// Who appeals; nobody if a Director took his own ruling there.
    #[schema(required = true)]
    pub contestant: Option<u32>,
    /// How far it has come.
    pub stage: AppealStage,
    /// When.
    pub at: Time,
    /// Those of whom somebody has still to concur.
    #[serde(rename = "may-concur")]
    pub may_concur: Vec<String>,
    /// The deposit that was paid.
    #[schema(required = true)]
    pub deposit: Option<String>,
    /// Who hears it.
    #[schema(required = true)]
    pub committee: Option<Vec<String>>,
    /// Who chairs.
    #[schema(required = true)]
    pub chair: Option<String>,
    /// What was decided.
    #[schema(required = true)]
    pub decision: Option<Decided>,
    /// What the Director in charge made of a recommendation.
    #[schema(required = true)]
    pub answer: Option<Decided>,
}

/// A regulation varied for this event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Variation {
    /// Which rule.
    pub rule: String,
    /// What holds instead.
    pub change: String,
    /// When.
    pub at: Time,
    /// Why.
    #[schema(required = true)]
    pub why: Option<String>,
    /// Whether the organiser has ratified it.
    pub ratified: bool,
}

/// What can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A ruling.
    Ruling,
    /// An appeal.
    Appeal,
    /// A correction of the score.
    Score,
    /// A correction of a gross error of an official.
    GrossError,
}

/// Until when something can be asked for.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Deadline {
    /// What.
    pub request: Request,
    /// Of which session.
    #[schema(required = true)]
    pub session: Option<u16>,
    /// Of which round.
    #[schema(required = true)]
    pub round: Option<u32>,
    /// Of which ruling.
    #[schema(required = true)]
    pub ruling: Option<u32>,
    /// Or of which penalty.
    #[schema(required = true)]
    pub penalty: Option<u32>,
    /// At which table, where a changed score was posted anew.
    #[schema(required = true)]
    pub table: Option<String>,
    /// And of which board.
    #[schema(required = true)]
    pub board: Option<u32>,
    /// Until when.
    pub until: Time,
}

/// What everybody may see of the results.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicParts {
    /// How far the result has come.
    pub status: Status,
    /// For each session, what may be seen.
    pub sessions: Vec<PublicSessionParts>,
}

/// What everybody may see of a session.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicSessionParts {
    /// Results up to this round.
    pub rounds: u32,
    /// Boards whose results may be seen.
    pub boards: Vec<u32>,
    /// Whether the hands may be.
    pub hands: bool,
}

/// An event as everybody sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicState {
    /// Its name.
    pub event: String,
    /// Who competes.
    pub kind: Kind,
    /// How far the result has come.
    pub status: Status,
    /// The edition of the Laws.
    pub edition: u16,
    /// Who plays.
    pub contestants: Vec<PublicContestant>,
    /// The sessions.
    pub sessions: Vec<PublicSession>,
    /// Until when what can be asked for.
    pub deadlines: Vec<Deadline>,
    /// Each time that the score was made official.
    pub official: Vec<Time>,
    /// When it became final.
    #[serde(rename = "final")]
    #[schema(required = true)]
    pub final_: Option<Time>,
    /// What of the results may be seen.
    pub public: PublicParts,
}

/// A contestant as everybody sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicContestant {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
    /// Its stratum.
    #[schema(required = true)]
    pub stratum: Option<String>,
    /// It has left.
    pub withdrawn: bool,
}

/// A session as everybody sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicSession {
    /// Its number, from 1.
    pub session: u16,
    /// How many rounds it has.
    pub rounds: u32,
    /// The round that is on; 0 before the first.
    pub round: u32,
    /// When it began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// How many tables.
    pub tables: u32,
    /// When the session was over.
    #[schema(required = true)]
    pub over: Option<Time>,
}
