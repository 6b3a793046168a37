//! A ruling step by step.

use std::collections::BTreeMap;

use openroom_scoring::AdjustedScore;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::Seat;

/// What has happened so far at a table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepAsked {
    /// The edition of the Laws: 2007 or 2017.
    #[schema(minimum = 2007, maximum = 2017)]
    pub edition: u16,
    /// The number of the board; dealer and vulnerability follow from it.
    pub board: Option<u32>,
    /// The dealer, without a number.
    #[serde(default)]
    #[schema(value_type = Option<Seat>)]
    pub dealer: Option<String>,
    /// Who is vulnerable, without a number: `none`, `NS`, `EW` or `both`.
    #[serde(default)]
    pub vul: Option<String>,
    /// The hands, as PBN writes them.
    #[serde(default)]
    pub deal: Option<String>,
    /// Legal calls from the dealer on.
    #[serde(default)]
    pub auction: Vec<String>,
    /// Legal cards from the opening lead on.
    #[serde(default)]
    pub play: Vec<String>,
    /// What happened then.
    #[serde(default)]
    #[schema(value_type = Vec<LogEntry>)]
    pub entries: Vec<Value>,
    /// The language of the answer: `en`, `pt`, `es`, `it` or `ro`; without it, the one that the request asks for.
    #[serde(default)]
    pub language: Option<String>,
}

/// An entry of the table log: an object with one key, the seat or `D`; or a line that the server offered as an answer.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum LogEntry {
    /// A line of the log.
    Line(String),
    /// Who did what.
    Act(BTreeMap<String, Value>),
}

/// What the Laws make of it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Step {
    /// The board as it stands; nothing if an entry was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Outcome>)]
    pub outcome: Option<Value>,
    /// The one answer that the board waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Question>)]
    pub awaiting: Option<Value>,
    /// Something is open on which the Director would rule, were he called now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The ruling in words, an item for each entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Told>)]
    pub told: Vec<Value>,
    /// The log, to be kept with the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// Why an entry cannot have happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<StepRefused>,
}

/// Why an entry cannot have happened.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct StepRefused {
    /// For people.
    pub problem: String,
}

/// Who is asked what.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Question {
    /// The seats that may answer, or `D`.
    pub by: Vec<String>,
    /// The same in words.
    pub who: String,
    /// The clause.
    pub law: String,
    /// What it says, in our words.
    pub rule: String,
    /// The question.
    pub text: String,
    /// The answers, in the order in which a Director offers them.
    pub answers: Vec<OfferedAnswer>,
}

/// An answer: ready as `entry`, or in need of something more, to be written after `verb` for `by`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct OfferedAnswer {
    /// For people.
    pub text: String,
    /// Who answers: a seat or `D`.
    pub by: String,
    /// The line of the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<String>,
    /// The word before what is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<String>,
    /// What is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Need>,
    /// The clause that opens this way, where each has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub law: Option<String>,
    /// The calls among which it is found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<Vec<String>>,
}

/// What an answer needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Need {
    /// A call.
    Call,
    /// A card.
    Card,
    /// Tricks of a side.
    Tricks,
    /// A number.
    Number,
    /// An adjusted score, as in the event file.
    Adjust,
}

/// What came of an entry.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
// The event log has an act of the same name.
#[schema(as = ToldLine)]
pub struct Told {
    /// What was done.
    pub text: String,
    /// What follows.
    pub notes: Vec<String>,
    /// The clauses applied.
    pub laws: Vec<ClauseTold>,
}

/// A clause and what it says.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClauseTold {
    /// Which.
    pub clause: String,
    /// In our words.
    pub summary: String,
}

/// How far a board has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The auction.
    Auction,
    /// The final pass is made, no lead is faced.
    Clarification,
    /// The play.
    Play,
    /// It is over.
    Over,
}

/// A denomination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[expect(missing_docs, reason = "the denominations")]
pub enum Strain {
    C,
    D,
    H,
    S,
    #[serde(rename = "NT")]
    Nt,
}

/// A contract.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Contract {
    /// The level.
    pub level: u8,
    /// The denomination.
    pub strain: Strain,
    /// 0, 1 or 2.
    pub doubled: u8,
    /// Declarer.
    pub declarer: Seat,
}

/// A contract, or that nobody bid.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Ending {
    /// A contract.
    Contract(Contract),
    /// `passed-out`.
    PassedOut(String),
}

/// Tricks of both sides.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TricksWon {
    /// North-South.
    #[serde(rename = "NS")]
    pub ns: u8,
    /// East-West.
    #[serde(rename = "EW")]
    pub ew: u8,
}

/// What is irregular.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Irregularity {
    /// The clause.
    pub law: String,
    /// By whom.
    #[schema(value_type = Value)]
    pub by: Value,
}

/// The outcome of the table log: `docs/table-log.md` has its keys.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Outcome {
    /// The edition of the Laws.
    pub edition: u16,
    /// How far it has come.
    pub phase: Phase,
    /// Whose turn it is.
    #[schema(required = true)]
    pub turn: Option<Seat>,
    /// The calls that stand.
    pub auction: Vec<String>,
    /// The contract.
    #[schema(required = true)]
    pub contract: Option<Ending>,
    /// Who must pass.
    pub barred: BTreeMap<String, String>,
    /// Penalty cards on the table.
    pub penalty: BTreeMap<String, BTreeMap<String, String>>,
    /// What may be chosen now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// The cards on the table: seat and card each.
    pub trick: Vec<Vec<String>>,
    /// Tricks won as played.
    pub tricks: TricksWon,
    /// Tricks to be given to a side.
    pub transfer: BTreeMap<String, i32>,
    /// The result once it is over.
    #[schema(required = true)]
    pub result: Option<BoardResult>,
    /// What was irregular.
    pub irregularities: Vec<Irregularity>,
    /// The clauses applied.
    pub cited: Vec<String>,
    /// Questions of damage to be answered after play.
    pub review: Vec<String>,
    /// The adjusted score, as in the event file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<AdjustedScore>,
}

/// The result of a board.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BoardResult {
    /// Declarer's tricks; null if passed out.
    #[schema(required = true)]
    pub tricks: Option<u8>,
    /// The score as North-South see it.
    pub score: i32,
}
