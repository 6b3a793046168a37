//! A table as the phones at it see it.

use openroom_scoring::adjusted_score::ShownScore;
use openroom_tournament::{Time, Who};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{BoardStatus, ResultSource, Seat, Side, Status, Vul};

/// What a phone at a table needs.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TableView {
    /// The version of the event.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The name of the event.
    pub name: String,
    /// How far its result has come.
    pub status: Status,
    /// The edition of the Laws.
    pub edition: u16,
    /// The session that is on.
    pub session: u16,
    /// The round that is on.
    pub round: u32,
    /// How many rounds the session has.
    pub rounds: u32,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: u32,
    /// When the round began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// When it should end.
    #[schema(required = true)]
    pub ends: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// When the session was over.
    #[schema(required = true)]
    pub over: Option<Time>,
    /// The table.
    pub table: String,
    /// The seat that the player of this device has chosen.
    #[schema(required = true)]
    pub seat: Option<Seat>,
    /// Who sits where.
    pub sides: Sides,
    /// The boards of the round.
    pub boards: Vec<TableBoard>,
    /// What this device has still to say of rounds gone by, and of a table that it has left.
    pub owed: Vec<OwedBoard>,
    /// Where those who sit here go next.
    pub next: NextPlaces,
    /// The number of the call for the Director that is open.
    #[schema(required = true)]
    pub call: Option<u32>,
}

/// A board of a round gone by, or of a table that the device has left, whose result is not entered or not confirmed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct OwedBoard {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The seat for which the device speaks there: it goes with the act.
    pub seat: Seat,
    /// Who sat where.
    pub sides: Sides,
    /// The board.
    pub board: TableBoard,
}

/// Who sits where: by sides, or by seats in an individual.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct Sides {
    /// North-South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<Sitter>,
    /// East-West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<Sitter>,
    /// North, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<Sitter>,
    /// East.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<Sitter>,
    /// South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<Sitter>,
    /// West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<Sitter>,
}

/// A contestant with its people.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Sitter {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
}

/// Where those who sit at a table go next.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct NextPlaces {
    /// North-South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<NextPlace>,
    /// East-West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<NextPlace>,
    /// North, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<NextPlace>,
    /// East.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<NextPlace>,
    /// South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<NextPlace>,
    /// West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<NextPlace>,
}

/// Where somebody goes next.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum NextPlace {
    /// To a table.
    Table(NextTable),
    /// Nowhere.
    SitsOut(NextSitOut),
}

/// To a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct NextTable {
    /// In which round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The side.
    pub side: SideWord,
    /// The seat, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The partner, in an individual.
    #[schema(required = true)]
    pub partner: Option<Sitter>,
    /// Against whom.
    pub opponents: Vec<Sitter>,
    /// Which boards.
    pub boards: Vec<u32>,
}

/// Nowhere for a round.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct NextSitOut {
    /// Which round.
    pub round: u32,
    /// Always true.
    #[serde(rename = "sits-out")]
    pub sits_out: bool,
}

/// A side, in capital letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum SideWord {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

/// A board at a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TableBoard {
    /// Its number.
    pub board: u32,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vul: Vul,
    /// How far it has come.
    pub status: BoardStatus,
    /// Which sides have agreed.
    pub agreed: SidesAgreed,
    /// The result, in its parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultInParts>,
    /// The side that has entered it; null if it was neither.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<Side>,
    /// All results of the board, if the event shows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traveller: Option<Vec<TravellerLine>>,
    /// What each side got, if the event shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
}

/// Which sides have agreed to a result.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
pub struct SidesAgreed {
    /// North-South.
    pub ns: bool,
    /// East-West.
    pub ew: bool,
}

/// A result in its parts.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ResultInParts {
    /// As people write it.
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
}

/// A line of the traveller.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TravellerLine {
    /// As people write it.
    pub text: String,
    /// The score as North-South see it.
    #[schema(required = true)]
    pub score: Option<i32>,
    /// An adjusted score, taken apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
    /// It is that of this table.
    pub mine: bool,
    /// Who sat North-South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<u32>,
    /// Who sat East-West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<u32>,
    /// Who sat North, in an individual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u32>,
    /// Who sat East.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<u32>,
    /// Who sat South.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<u32>,
    /// Who sat West.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<u32>,
}

/// What each side got on a board, as decimal text, and the most that one could.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Points {
    /// North-South.
    #[schema(required = true)]
    pub ns: Option<String>,
    /// East-West.
    #[schema(required = true)]
    pub ew: Option<String>,
    /// The top, where there is one.
    #[schema(required = true)]
    pub top: Option<String>,
}

/// The code of a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TableCode {
    /// The table.
    pub table: String,
    /// Its code.
    pub code: String,
    /// The address that leads there.
    pub url: String,
    /// The same as a QR code.
    pub svg: String,
}
