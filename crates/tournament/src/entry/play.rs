//! Acts of the session: rounds, results, corrections.

use openroom_movements::Boards;
use openroom_scoring::AdjustedScore;
use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::time::Time;

/// A round begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RoundStarted {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round, from 1.
    pub round: u32,
    /// How long it should last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Nobody pressed a button: the setting `next-round` says when.
    #[serde(default, skip_serializing_if = "is_false")]
    pub by_itself: bool,
}

/// A round of a session: its clock stops, goes on, or its start is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OnRound {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
}

/// The clock of a round is changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// How long it lasts now, in all.
    pub minutes: u32,
}

/// The clock of the machine is right now.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TimePutRight {}

/// A table in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OnTable {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

/// How calls and cards are made known at a table, for players with special needs (White Book 141.4, 141.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArrangedAt {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The calls.
    #[serde(default)]
    pub calls: CallsMade,
    /// The cards.
    #[serde(default)]
    pub cards: CardsShown,
}

impl ArrangedAt {
    /// How calls and cards are made known there.
    #[must_use]
    pub const fn arrangement(&self) -> Arrangement {
        Arrangement {
            calls: self.calls,
            cards: self.cards,
        }
    }
}

/// How calls and cards are made known at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", default)]
pub struct Arrangement {
    /// The calls.
    pub calls: CallsMade,
    /// The cards.
    pub cards: CardsShown,
}

/// How calls are made at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CallsMade {
    /// Each with a bidding box of his own.
    #[default]
    Boxes,
    /// All speak them.
    Spoken,
    /// An opponent works the box of a player who cannot.
    Opponent,
}

/// How cards are made known at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardsShown {
    /// All see them.
    #[default]
    Seen,
    /// Whoever plays a card names it.
    Each,
    /// Dummy names all cards.
    Dummy,
}

impl CallsMade {
    /// As the log writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Boxes => "boxes",
            Self::Spoken => "spoken",
            Self::Opponent => "opponent",
        }
    }
}

impl CardsShown {
    /// As the log writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Seen => "seen",
            Self::Each => "each",
            Self::Dummy => "dummy",
        }
    }
}

/// The session is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SessionOver {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// Nobody pressed a button: the last round was done.
    #[serde(default, skip_serializing_if = "is_false")]
    pub by_itself: bool,
}

/// A board at a table in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OnBoard {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// The table has one phone: it was handed to this side, whose seat was chosen on it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub handed: bool,
    /// The entry that wrote the result that is meant: if another one stands there by now, it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
}

/// A result as it is entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Written {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// `4S`, `3NTX`, `Pass`; nothing if the board was not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Declarer's tricks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The same against the contract: `=`, `+1`, `-2`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// The score as North-South see it, as a check of the rest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The board was played in the wrong direction; only a Director may say so (White Book 121.5.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub rotated: bool,
    /// Not played, as the programme has it; only a Director may say so (White Book 12.13).
    #[serde(default, skip_serializing_if = "is_false")]
    pub not_played: bool,
    /// Both sides have signed; only for a scorer or Director with a slip.
    #[serde(default, skip_serializing_if = "is_false")]
    pub signed: bool,
    /// A slip is put right by the players while the round goes on: the entry that wrote the result which this one replaces. The other
    /// side has then to agree to it (79A1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// The board was played in the browser: where its table log is. Only the server writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// Which mistake is put right (Law 79, White Book 131.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CorrectionClass {
    /// The agreed result was entered wrongly (79C1).
    Entry,
    /// How many tricks were won is in dispute (79B).
    Tricks,
    /// A gross and manifest error of an official (79C2, White Book 146.1).
    Gross,
}

/// A result is put right.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Correction {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// What kind of mistake it was.
    pub class: CorrectionClass,
    /// `4S`, `3NTX`, `Pass`; nothing if only the direction is put right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// Declarer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Declarer's tricks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// The same against the contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The opening lead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<String>,
    /// The score as North-South see it, as a check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The directions were exchanged, or were not; without it, as the result says so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotated: Option<bool>,
    /// Tricks, after the round: the Director is firmly convinced of the result (79B3 of 2017).
    #[serde(default, skip_serializing_if = "is_false")]
    pub convinced: bool,
    /// After the period: who approved for the organiser (79C2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved_by: Option<String>,
    /// When it was asked for, if that was before it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requested: Option<crate::time::Time>,
    /// Why it was not asked for at the time (White Book 9.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_because: Option<String>,
}

/// A result is taken away, because it was entered for the wrong board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Removed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// The board of that table and round to which the result belongs; only a Director may say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// The result of that other board belongs here: the two change places.
    #[serde(default, skip_serializing_if = "is_false")]
    pub swap: bool,
    /// The entry that wrote the result that is meant: if another one stands there by now, it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
}

/// A board is not played at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cancelled {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// Which boards.
    #[serde(with = "super::omitted::boards")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "1-4, 7"))]
    pub boards: Boards,
    /// Its auction had begun.
    #[serde(default, skip_serializing_if = "is_false")]
    pub begun: bool,
    /// What the sides get: `{award: 60/40}`, `{fault: {ns: none, ew: directly}}`.
    pub score: AdjustedScore,
}

/// Boards that were taken away are put back and played after all (White Book 81.4.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Restored {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// Which boards.
    #[serde(with = "super::omitted::boards")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "1-4, 7"))]
    pub boards: Boards,
    /// Who of a match that was cut short agree to it: both sides must (White Book 147.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u32>,
}

/// A match that begins late is cut short before it is played (White Book 147.7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchCutShort {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The two who meet.
    pub teams: Vec<u32>,
    /// How many boards they play; without it as many as the clock allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// When play should be over; without it, when the clock of the round runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// Who came late: nobody of the two, one of them, or both.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fault: Vec<u32>,
}

/// A board was played in more than one form: who played another one than the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Fouled {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The board.
    pub board: u32,
    /// A letter for the form; empty if it was not fouled after all.
    pub form: String,
    /// Where it was played so: `[round, table]` each.
    pub at: Vec<Where>,
}

/// A round and a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Where {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

/// A table calls the Director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Called {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The seat from which it was called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::view::Seat>))]
    pub seat: Option<String>,
    /// What it is about; further words stand in `why`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<CallReason>,
}

/// What a table calls the Director for, as players would say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CallReason {
    /// A call: insufficient, out of turn, inadmissible.
    Bidding,
    /// A card: led or played out of turn, dropped, shown.
    Card,
    /// Somebody did not follow suit.
    Revoke,
    /// What partner said or did: a hesitation, a wrong explanation.
    Information,
    /// A claim that is not agreed.
    Claim,
    /// The score.
    Score,
    /// The boards, the movement, the time.
    Movement,
    /// Something else, or a question.
    Other,
}

impl CallReason {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Bidding,
        Self::Card,
        Self::Revoke,
        Self::Information,
        Self::Claim,
        Self::Score,
        Self::Movement,
        Self::Other,
    ];
}

/// How far a call has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CallStage {
    /// Nobody has seen it yet.
    Called,
    /// A Director has seen it and comes.
    OnTheWay,
    /// A Director is there.
    AtTable,
    /// It is over.
    Done,
}

/// The call of that number, counted from 1, has come to a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attended {
    /// Which call.
    pub call: u32,
    /// How far it is; without it, it is over.
    #[serde(default = "done", skip_serializing_if = "is_done")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub stage: CallStage,
}

/// As logs were written before a call had stages.
const fn done() -> CallStage {
    CallStage::Done
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_done(stage: &CallStage) -> bool {
    matches!(stage, CallStage::Done)
}

/// The Director says something to a table, or to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Announced {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The table; all of them without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// What he says, of 1 to 300 letters.
    pub text: String,
}
