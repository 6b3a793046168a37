//! Events made, written to, listed, and sent to whoever looks at them.

use openroom_tournament::entry::{Action, EventKind, Structure};
use openroom_tournament::{Time, Tree};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{AccountRole, EventState, PublicState, Seat, TableSeen, TableView};
use crate::sent::SentAct;

/// A new event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEvent {
    /// Its name, of 1 to 200 letters.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// Who competes.
    #[schema(value_type = EventKind)]
    pub kind: String,
    /// How they meet; a field if nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<Structure>)]
    pub structure: Option<String>,
    /// How many sessions; one if nothing is said.
    #[serde(default)]
    pub sessions: Option<u16>,
    /// Settings of the event, as `docs/events.md` and `docs/scoring.md` list them. What they may be the log says, when it reads them.
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
    /// Those who have no place in the movement after an act that could seat them; choose another movement, or change it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unseated: Vec<u32>,
}

/// An act to be written. Time and author are the server's.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// Made by the client, and other for each act: an act sent twice with one key is written once.
    #[schema(min_length = 1, max_length = 80)]
    pub key: String,
    /// The act.
    #[schema(value_type = Action)]
    pub action: SentAct,
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
    pub kind: Option<EventKind>,
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
    /// Whether it is put away; only those who run events see such ones.
    #[serde(default)]
    pub away: bool,
}

/// Whether an event is put away.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
pub struct PutAway {
    /// Put away, or brought back.
    pub away: bool,
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

/// An event as the role sees it: staff, a device at a table, or anybody.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum OnlookerRole {
    /// Sees what is public.
    Spectator,
    /// A device at a table of another event, or one that asks for the public view.
    Table,
}

/// A device at a table of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DeviceRole {
    /// It sees its own table.
    Table,
}

/// An event for anybody.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct EventForAll {
    /// Its version.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// Over a live connection: the version of the newest ranking; it need be asked for again only when this changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranking: Option<u64>,
    /// The role.
    pub role: OnlookerRole,
    /// What everybody may see of it.
    pub event: PublicState,
}

/// An event for a device at one of its tables.
#[derive(Debug, Clone, Serialize, ToSchema)]
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

/// A message of the live connection: the event as the role sees it, or only its version if nothing that the role sees has changed.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(untagged)]
pub enum LiveMessage {
    /// For those who run it.
    Staff(Box<EventForStaff>),
    /// For anybody.
    Public(Box<EventForAll>),
    /// For a device at one of its tables.
    Table(Box<LiveAtTable>),
    /// Nothing has changed but the version.
    Still(LiveStill),
}

/// An event for a device at one of its tables, over a live connection.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LiveAtTable {
    /// Its version.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The role.
    pub role: DeviceRole,
    /// The table.
    pub table: TableSeen,
}

/// Nothing that the role sees has changed.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LiveStill {
    /// The version of the event.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// For onlookers: the version of the newest ranking; it need be asked for again only when this changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranking: Option<u64>,
}
