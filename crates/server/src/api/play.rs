//! Boards played in the browser. What of a board anybody is sent is a `Sight` of crate `tables`.

use openroom_laws::entry::Actor;
use openroom_tables::{Deed, Settings, Sight};
use openroom_tournament::Time;
use openroom_words::ask::Question;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DirectorCall, Step};

/// A table to be opened.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewTable {
    /// How it is played.
    pub settings: Option<Settings>,
    /// The edition of the Laws: 2007 or 2017.
    pub edition: Option<u16>,
    /// Boards to be played, as a file of PBN, LIN or table logs has them; after them, and without them, boards are dealt.
    pub boards: Option<String>,
    /// A team match: so many boards are played at two tables, the open room and the closed room.
    pub teams: Option<u32>,
}

/// A table that was opened.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableOpened {
    /// Its name in addresses. Whoever has only that sees nothing.
    pub id: String,
    /// The secret of whoever opened it, from which the links of the seats follow.
    pub host: String,
}

/// Who somebody is at a table, by the link that he came with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
pub enum LinkRole {
    /// Whoever opened it: he has the links, and sees no card.
    #[serde(rename = "host")]
    Host,
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
    /// The Director.
    #[serde(rename = "director")]
    Director,
    /// An onlooker.
    #[serde(rename = "onlooker")]
    Onlooker,
    /// A commentator: an onlooker whose words the others read.
    #[serde(rename = "commentator")]
    Commentator,
    /// Somebody who may choose a seat.
    #[serde(rename = "invited")]
    Invited,
    /// A captain who does not play, at the table that the Director has given him.
    #[serde(rename = "captain")]
    Captain,
}

impl LinkRole {
    /// Whether he does nothing at the table but look.
    pub const fn only_looks(self) -> bool {
        matches!(
            self,
            Self::Onlooker | Self::Commentator | Self::Invited | Self::Captain
        )
    }
}

/// A seat of a table at which seats are chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatOffered {
    /// Which.
    pub seat: LinkRole,
    /// Who has it; empty while nobody has said a name.
    pub name: String,
    /// It cannot be chosen any more.
    pub taken: bool,
    /// Somebody has chosen it by the invitation, and it can be freed.
    pub chosen: bool,
    /// Somebody is at a device there.
    pub here: bool,
}

/// A table at which seats are chosen; a team match has two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RoomOffered {
    /// Its name in addresses.
    pub id: String,
    /// It is the closed room of a team match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// By what a seat is chosen there, for whoever may choose one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Its seats, from North.
    pub seats: Vec<SeatOffered>,
}

/// A seat that somebody chooses.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatWish {
    /// Which: `N`, `E`, `S` or `W`.
    pub seat: String,
    /// Who sits down.
    #[serde(default)]
    pub name: String,
    /// The secret of the device, made by it: from then on the link of its seat. 32 to 64 letters of 0 to 9 and a to f.
    pub link: String,
}

/// The code of a table, as it was typed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeTyped {
    /// The code.
    pub code: String,
}

/// The table of a code.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableOfCode {
    /// Its name in addresses.
    pub id: String,
    /// The code as it is written behind the `#` of the address.
    pub link: String,
}

/// The links of a table, for whoever opened it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableLink {
    /// Whose.
    pub role: LinkRole,
    /// The secret that makes it.
    pub link: String,
    /// The address of the page.
    pub url: String,
    /// It leads to the closed room of a team match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// A robot sits there.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub robot: bool,
    /// A robot that errs so often in a thousand turns.
    pub errs: u16,
}

/// A board that was played at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedLine {
    /// Which one at this table, from 1.
    pub index: u32,
    /// The number on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The contract, such as `4SX`; none if it was passed out or has no result of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Who played it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
    /// Declarer's tricks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The score as North-South see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// In a team match, once both rooms have played it: the score of North-South in the other room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<i32>,
    /// The IMPs that North-South have won here, by that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imps: Option<i32>,
}

/// A table as somebody sees it: what is sent over its live connection, whenever that has changed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct PlaySeen {
    /// Its name in addresses.
    pub id: String,
    /// Who he is there.
    pub role: LinkRole,
    /// Which board is on, from 1; 0 before the first.
    pub index: u32,
    /// The boards that were played before.
    pub played: Vec<PlayedLine>,
    /// He may have the next board brought.
    pub next: bool,
    /// So many boards are played at this table, if that is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// The boards are of a kind that somebody practises, or of a file: not those that everybody plays here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// What he may see and do; nothing for whoever has only the links, and before the first board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sight: Option<Sight>,
    /// In a team match: how many boards it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<u32>,
    /// The round of the event, at a table of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<PlayRound>,
    /// For whoever has the links, and for those who choose a seat: who sits where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<RoomOffered>,
    /// A field too many: a test shows that it is found out.
    #[cfg(test)]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    pub widened: Option<serde_json::Value>,
}

/// The round of an event at a table where its boards are played.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct PlayRound {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// How many boards are played here.
    pub boards: usize,
    /// When the round should end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<Time>,
    /// Since when its clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Time>,
    /// The next round was called while the board was played: it waits for the Director, with what was played.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// The table to which he goes now, by its name in addresses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<String>,
    /// The call for the Director that is open at this table, as the event has it: how far it is, and who comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<DirectorCall>,
    /// Who runs the event and plays in it: he has still to play this board, and does not see its hands before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
}

/// The links by which others look on at the tables of an event.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OnlookerLinks {
    /// The event lets onlookers in.
    pub open: bool,
    /// The address for onlookers.
    pub onlooker: String,
    /// The address for commentators.
    pub commentator: String,
}

/// The tables that somebody may look on at.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TablesToWatch {
    /// The name of the event.
    pub event: String,
    /// What he is there.
    pub role: LinkRole,
    /// How much later the onlookers see all four hands, in minutes; none where each sits beside one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// The round that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Its tables.
    pub tables: Vec<TableToWatch>,
}

/// A table that somebody may look on at.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TableToWatch {
    /// Its name in addresses.
    pub id: String,
    /// The table.
    pub table: String,
    /// Who plays there, North-South first.
    pub players: [String; 2],
}

/// A system card that was taken in.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardKept {
    /// Where it is: to be attached as the card of the pair.
    pub card: String,
}

/// What comes over the live connection of a table.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayMessage {
    /// The time on the server's clock, in milliseconds since 1970.
    pub now: u64,
    /// The table; missing if it looks as the client has seen it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<PlaySeen>,
    /// What another browser tells this one, for picture and voice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signal: Option<SignalHeard>,
}

/// What another browser tells this one, for picture and voice.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SignalHeard {
    /// Whose it is: a seat, or `D`.
    pub by: Actor,
    /// What it says.
    pub data: String,
}

/// What the browser of one tells that of another, for picture and voice.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSignal {
    /// For whom: a seat, or `D`.
    pub to: Actor,
    /// What they tell each other.
    pub data: String,
}

/// The servers by whose help two browsers find each other (ICE); none are needed in one room.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct IceServers {
    /// Their addresses: `stun:stun.example.org`.
    pub urls: Vec<String>,
}

/// Something that somebody does at a table.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDeed {
    /// Made by the client, and other each time: the same one again is the same deed sent again.
    pub key: String,
    /// How many entries of the log he had before him: a call or card that was meant for an earlier moment is not taken.
    #[serde(default)]
    pub after: Option<usize>,
    /// What he does.
    pub deed: Deed,
}

/// The next board is to be brought.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextBoard {
    /// The board that he has before him, from 1; 0 before the first.
    pub after: u32,
}

/// Whether tables can be opened.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct TablesOpen {
    /// By whoever asks.
    pub open: bool,
    /// Whoever asks may play with robots.
    pub robots: bool,
}

/// A board in words: what is asked of whoever looks, and what the Laws make of it for those who may see it whole.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayTold {
    /// How much of the board it tells, as in the sight.
    pub version: usize,
    /// What is asked of him, with what each answer leads to. None if nothing is, or if that turns on cards that he cannot see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Question>,
    /// For the Director, and for all once the board may be looked at: the ruling step by step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// What robots have said of their calls, as far as he may know of it.
    pub meanings: Vec<MeaningTold>,
}

/// What a robot has said of a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MeaningTold {
    /// As it stands in what is seen of the call.
    pub meaning: String,
    /// The same in words.
    pub words: String,
}

/// A file of boards to be looked at.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayFile {
    /// Its text: PBN, LIN or table logs.
    pub text: String,
}

/// A board of which the worth of each card is asked.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WorthAsked {
    /// Its table log with all four hands.
    pub record: String,
}

/// What the cards of a board were worth.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct PlayWorth {
    /// Declarer's tricks before the first card, if all four hands are seen and played best; none if that cannot be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The cards in the order played.
    pub cards: Vec<CardWorth>,
}

/// What a card was worth.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardWorth {
    /// Who played it.
    pub by: String,
    /// The card.
    pub card: String,
    /// Declarer's tricks of the 13 after it; none within a trick with a revoke.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The tricks that it gave away; none where that cannot be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
}
