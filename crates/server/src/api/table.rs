//! A table as the phones at it see it.

use openroom_tournament::Time;
use openroom_tournament::openapi::seats;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Announcement, BoardStatus, ComingState, DirectorCall, OpenCase, PollAsked, ResultText,
    ResultVersion, Seat, Seats, Side, SideWord, Status, Vul,
};

/// What a phone at a table needs.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableView {
    /// The version of the event.
    pub version: u64,
    /// The time on the server's clock.
    pub now: Time,
    /// The table.
    #[serde(flatten)]
    pub seen: TableSeen,
}

/// The round at a table, who sits there, the boards and how far they have come, where to go next.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableSeen {
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
    pub rounds: usize,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: usize,
    /// When the round began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// When it should end.
    #[schema(required = true)]
    pub ends: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// Since when its clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Time>,
    /// For how many seconds it was stopped before.
    pub stopped: i64,
    /// What happens by itself next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coming: Option<ComingState>,
    /// When the session was over.
    #[schema(required = true)]
    pub over: Option<Time>,
    /// The table.
    pub table: String,
    /// The seat that the player of this device has chosen.
    #[schema(required = true)]
    pub seat: Option<Seat>,
    /// The device goes with its player from table to table.
    pub follows: bool,
    /// It lies on the table for both sides.
    pub shared: bool,
    /// There is no play here in this round for whoever sits here.
    pub sits_out: bool,
    /// Who sits where.
    #[schema(schema_with = seats::<Sitter>)]
    pub sides: Seats<Sitter>,
    /// The boards of the round.
    pub boards: Vec<TableBoard>,
    /// What this device has still to say of rounds gone by, and of a table that it has left.
    pub owed: Vec<OwedBoard>,
    /// Where those who sit here go next.
    #[schema(schema_with = seats::<NextPlace>)]
    pub next: Seats<NextPlace>,
    /// The call for the Director that is open.
    #[schema(required = true)]
    pub call: Option<DirectorCall>,
    /// What the Director said to this table in this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub announcements: Vec<Announcement>,
    /// All calls that are open, for a Director who plays here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<DirectorCall>,
    /// All cases that are open, for him.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cases: Vec<OpenCase>,
    /// What the player of this device is asked for an opinion on, between rounds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub polls: Vec<PollAsked>,
    /// Rulings of judgement that concern the player of this device, and of which the parties have been told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<RulingToRead>,
    /// The boards are played in the browser: the name of this table in `/play`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
}

/// A written ruling that a player may read.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RulingToRead {
    /// Its number.
    pub ruling: u32,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// A board of a round gone by, or of a table that the device has left, whose result is not entered or not confirmed.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
    #[schema(schema_with = seats::<Sitter>)]
    pub sides: Seats<Sitter>,
    /// The board.
    pub board: TableBoard,
    /// Its time is over: it waits for the Director.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// Where boards are played in the browser: the table where it lies, by its name in addresses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
}

/// A contestant with its people.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Sitter {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
}

/// Where somebody goes next.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(untagged)]
pub enum NextPlace {
    /// To a table.
    Table(NextTable),
    /// Nowhere.
    SitsOut(NextSitOut),
}

/// To a table.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NextTable {
    /// In which round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The side.
    pub side: SideWord,
    /// The seat, in an individual.
    #[serde(skip_serializing_if = "Option::is_none")]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NextSitOut {
    /// Which round.
    pub round: u32,
    /// Always true.
    #[serde(rename = "sits-out")]
    pub sits_out: bool,
}

/// A board, before anybody has played it.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct BoardHead {
    /// Its number.
    pub board: u32,
    /// The dealer.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vul: Vul,
}

/// A board at a table.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableBoard {
    /// Which one.
    #[serde(flatten)]
    pub head: BoardHead,
    /// How far it has come.
    pub status: BoardStatus,
    /// Which sides have agreed.
    pub agreed: SidesAgreed,
    /// The result, in its parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultVersion>,
    /// The side that has entered it; missing if it was neither.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<Side>,
    /// All results of the board, if the event shows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traveller: Option<Vec<TravellerLine>>,
    /// What each side got, if the event shows it; null while it is not scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Points>)]
    pub points: Option<Option<Points>>,
}

/// Which sides have agreed to a result.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SidesAgreed {
    /// North-South.
    pub ns: bool,
    /// East-West.
    pub ew: bool,
}

/// A line of the traveller.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TravellerLine {
    /// The result.
    #[serde(flatten)]
    pub shown: ResultText,
    /// It is that of this table.
    pub mine: bool,
    /// Who sat there.
    #[serde(flatten)]
    #[schema(schema_with = seats::<u32>)]
    pub seats: Seats<u32>,
}

/// What each side got on a board, as decimal text, and the most that one could.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
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

/// Which codes.
#[derive(Debug, Clone, Copy, Default, serde::Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichCodes {
    /// Those of the club's tables, which stay the same from session to session and lead to the one that is on.
    #[serde(default)]
    pub lasting: Option<bool>,
}

/// A lead as it is about to be entered.
#[derive(Debug, Clone, serde::Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeadAsked {
    /// The board.
    pub board: u32,
    /// Declarer.
    #[schema(value_type = Seat)]
    pub by: String,
    /// The card.
    pub lead: String,
}

/// Whether the card can have been led.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct LeadKnown {
    /// Whether the hand to the left of declarer holds it; null where the hands are not known, or it was asked too often.
    #[schema(required = true)]
    pub held: Option<bool>,
}
