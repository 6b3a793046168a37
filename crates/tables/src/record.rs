//! The record of a board being played: every entry of its table log, and what else was done, with the time of each.

use contract_bridge::Seat;
use openroom_laws::entry::Actor;
use openroom_laws::{Action, Entry, Log};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::settings::{Arranged, Settings};

/// A moment, in milliseconds since 1970. Times are given: there is no clock in here.
pub type Moment = u64;

/// Something that was done, and when.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Timed {
    /// When.
    pub at: Moment,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What is written down of a board being played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The board is brought to the table: always the first.
    Opened(Box<Opened>),
    /// An entry of the table log; the Laws say what it does.
    Log(Entry),
    /// A call is alerted.
    Alert(Note),
    /// Somebody asks what a call means.
    Ask(Note),
    /// A call is explained, unasked or not.
    Explain(Note),
    /// Words to the table or to the Director.
    Say(Message),
    /// A player calls the Director.
    Calls(Summons),
    /// A player asks that his last call or card be taken back.
    Slip(Slip),
    /// An opponent says whether it may be.
    SlipAnswered(SlipAnswered),
    /// The table goes back: the entries of the table log from this one on are withdrawn by consent.
    Back(Back),
    /// A player puts his hand back into the board.
    HandBack(By),
    /// Another way of playing, by the Director.
    Set(Settings),
    /// Another player sits down.
    Sits(Sits),
    /// The Director lets the board be finished though its time is over.
    GoesOn(By),
    /// A commentator says something to the onlookers.
    Comment(Comment),
    /// The tray is passed to the other side of the screen, held back, or brought back.
    Tray(Tray),
    /// Whoever was told of a call by his screen-mate has seen it.
    Acknowledge(Note),
    /// Behind a screen: a player says that a call of his is to be changed, before the tray goes.
    Changes(Changes),
    /// Whether it may be. If so it is withdrawn, with the call of the screen-mate after it, and neither crosses.
    Changed(SlipAnswered),
    /// Somebody else has made a call for a player: who, and which entry it is.
    Proxy(Note),
    /// A player proposes what is arranged for one with special needs.
    Arranges(Arranges),
    /// Another agrees to that, or does not.
    Agrees(SlipAnswered),
}

/// The board as it comes to the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Opened {
    /// A table log without entries: the board, its deal, the edition.
    pub head: Log,
    /// How it is played.
    pub settings: Settings,
    /// Who sits where, in the order of the seats.
    pub players: [Player; 4],
}

/// The head is written as the table log that it is.
#[derive(Serialize, Deserialize)]
struct OpenedWritten {
    head: String,
    settings: Settings,
    players: [Player; 4],
}

impl Serialize for Opened {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = OpenedWritten {
            head: self.head.to_yaml(),
            settings: self.settings,
            players: self.players.clone(),
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Opened {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = OpenedWritten::deserialize(deserializer)?;
        let logs = openroom_laws::log::read(&written.head).map_err(D::Error::custom)?;
        let head = logs.into_iter().next();
        Ok(Self {
            head: head.ok_or_else(|| D::Error::custom("no table log"))?,
            settings: written.settings,
            players: written.players,
        })
    }
}

/// Who sits at a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = TablePlayer))]
pub struct Player {
    /// His name; empty while nobody has said one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// It is a program.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub robot: bool,
    /// A robot that errs so often in a thousand turns, where errors can happen: a pupil, on whom a Director practises.
    #[serde(skip_serializing_if = "is_zero")]
    pub errs: u16,
    /// The system card of the pair: an address, or its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// What is left out where it is nothing.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// Something about a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// Who says or asks it.
    pub by: Actor,
    /// Which call: the number of its entry in the table log, from 0.
    pub entry: usize,
    /// What it means, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// Words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Whose.
    pub by: Actor,
    /// For whom.
    pub to: To,
    /// The words.
    pub words: String,
}

/// For whom words are. There is no way to speak to partner alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = SaidTo))]
pub enum To {
    /// Everybody at the table.
    Table,
    /// The screen-mate alone, in writing (White Book 151.3).
    Mate,
    /// The Director alone.
    Director,
}

/// What a commentator says. He sees what the onlookers see, as late as they do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comment {
    /// The words.
    pub words: String,
}

/// A player calls the Director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summons {
    /// Who.
    pub by: Actor,
    /// Why, for the Director alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// A player asks that his last call or card be taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slip {
    /// Who.
    pub by: Actor,
    /// The entry of the table log that he did not mean.
    pub entry: usize,
}

/// An answer to that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlipAnswered {
    /// Whose.
    pub by: Actor,
    /// Whether it may be.
    pub yes: bool,
}

/// Somebody does something with the tray behind a screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tray {
    /// Who.
    pub by: Actor,
    /// What.
    pub does: TrayDone,
}

/// What is done with the tray behind a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TrayDone {
    /// It goes to the other side, with the calls that were made on this one.
    Pass,
    /// Either player of its side keeps it for a while, so that how long they thought cannot be told apart (White Book 151.5.1).
    Hold,
    /// He lets it go again.
    LetGo,
    /// The Director has it brought back.
    Back,
    /// The Director opens the screen: from now on all four see every call.
    Open,
}

impl TrayDone {
    pub(crate) const ALL: [Self; 5] = [Self::Pass, Self::Hold, Self::LetGo, Self::Back, Self::Open];
}

/// Behind a screen: a call is to be changed before the tray goes (White Book 151.2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Changes {
    /// Whose call.
    pub by: Actor,
    /// The entry of the table log that he did not mean.
    pub entry: usize,
    /// What he meant.
    pub meant: Action,
    /// When he saw it, as he says: there the pause for thought begins.
    pub saw: Moment,
    /// His attention had been drawn off.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub drawn_off: bool,
}

/// A player proposes what is arranged for one with special needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arranges {
    /// Who.
    pub by: Actor,
    /// What.
    pub arranged: Arranged,
}

/// The table goes back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Back {
    /// The first entry of the table log that is withdrawn.
    pub to: usize,
}

/// Somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct By {
    /// Who.
    pub by: Actor,
}

/// Another player sits down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sits {
    /// Where.
    pub seat: Actor,
    /// Who.
    pub player: Player,
}

impl Sits {
    /// A player at a seat.
    #[must_use]
    pub const fn at(seat: Seat, player: Player) -> Self {
        Self {
            seat: Actor::Player(seat),
            player,
        }
    }
}
