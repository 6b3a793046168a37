//! Results as everybody may see them.

use std::collections::BTreeMap;

use openroom_scoring::adjusted_score::ShownScore;
use openroom_tournament::openapi::seats;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    BoardHead, Place, Places, Points, ResultText, ResultVersion, Seats, SideWord, Spot, null,
    perhaps,
};

/// The ranking.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Standings {
    /// Of which version of the event.
    pub version: u64,
    /// How it is scored: `matchpoints`, `imps`, `cross-imps`, ...
    #[schema(value_type = String)]
    pub method: &'static str,
    /// In what the totals are.
    pub unit: Unit,
    /// The places, and what should be looked at.
    #[serde(flatten)]
    pub places: Places,
    /// The warnings in each language, by its code. Empty where there are none.
    pub warnings_in: BTreeMap<&'static str, Vec<String>>,
}

/// In what totals are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
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

/// The ranking after a round.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ChartPoint {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The places, and what should be looked at.
    #[serde(flatten)]
    pub places: Places,
}

/// A board with all its results.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardPage {
    /// Which one.
    #[serde(flatten)]
    pub head: BoardHead,
    /// The results.
    pub results: Vec<BoardLine>,
    /// The hands, once they may be seen.
    #[serde(flatten)]
    #[schema(schema_with = perhaps::<Hands>)]
    pub hands: Option<Hands>,
}

/// The hands of a board, and what double dummy makes of them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Hands {
    /// The hands, as PBN writes them.
    pub deal: String,
    /// What each declarer makes with all four hands seen, once it is worked out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dd: Option<DoubleDummy>,
    /// How far that is.
    pub dd_status: DoubleDummyStatus,
}

/// How far double dummy is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RecordedHands {
    /// Which one.
    #[serde(flatten)]
    pub head: BoardHead,
    /// Its hands.
    #[serde(flatten)]
    pub hands: Hands,
}

/// What each declarer makes with all four hands seen.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DoubleDummy {
    /// Tricks by declarer's seat and denomination (`C`, `D`, `H`, `S`, `NT`).
    pub tricks: BTreeMap<String, BTreeMap<String, u8>>,
    /// The par score as North-South see it.
    pub par: i32,
    /// The contracts that make it, as people write them: `4S N =`.
    pub par_contracts: Vec<String>,
}

/// A result of a board.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct BoardLine {
    /// The result.
    #[serde(flatten)]
    pub result: Stands,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The form of a fouled board.
    #[schema(required = true)]
    pub form: Option<String>,
    /// Who held the cards of which seats: the others at the table if the board was turned (`rotated`).
    #[serde(flatten)]
    #[schema(schema_with = seats::<u32>)]
    pub seats: Seats<u32>,
    /// What each side got; null if nothing is scored there, missing where a large event is not scored yet with what was entered last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Points>)]
    pub points: Option<Option<Points>>,
    /// Where it can be looked at card by card, of a board that was played in the browser and for those who may see its hands: the table and
    /// which board there, `event-1-2-A3/1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay: Option<String>,
}

/// The result that stands, if there is one.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Stands {
    /// A result.
    Result(Box<ResultVersion>),
    /// None yet.
    Nothing {
        /// Always null.
        #[schema(schema_with = null)]
        text: (),
    },
}

/// A contestant's scorecard.
#[derive(Debug, Clone, Serialize, ToSchema)]
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
    /// Its place, once the event is scored.
    #[serde(flatten)]
    #[schema(schema_with = perhaps::<Place>)]
    pub place: Option<Place>,
}

/// A board on a scorecard.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ScorecardLine {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// The side whose cards it held.
    pub side: SideWord,
    /// The board was played in the wrong direction: it sat on the other side.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub rotated: bool,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<ShownScore>,
    /// What each side got; null and missing as in `BoardLine`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Points>)]
    pub points: Option<Option<Points>>,
}

/// How the points of a contestant on a board came about: its result against each of the others.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Explained {
    /// Which board.
    #[serde(flatten)]
    pub head: BoardHead,
    /// How it is scored: `matchpoints`, `imps`, `cross-imps`, ...
    #[schema(value_type = String)]
    pub method: &'static str,
    /// The side whose cards it held.
    pub side: SideWord,
    /// Its result.
    pub own: Option<ResultText>,
    /// The results with which it is compared; none for an artificial score.
    pub comparisons: Vec<ComparedLine>,
    /// How the points came about, step by step.
    pub steps: Vec<ExplainedStep>,
    /// What all comparisons together come to; missing where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<String>,
    /// What each side got.
    #[schema(required = true)]
    pub points: Option<Points>,
}

/// A result with which another is compared.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ComparedLine {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// What it says.
    #[serde(flatten)]
    pub result: ResultText,
    /// Who held the cards of which seats.
    #[serde(flatten)]
    #[schema(schema_with = seats::<u32>)]
    pub seats: Seats<u32>,
    /// What the comparison is worth; missing where results are not compared one by one, as those of which Butler makes a datum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<String>,
}

/// A contestant who may go on to a final.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Qualifier {
    /// The number there.
    pub contestant: u32,
    /// The place.
    pub rank: u32,
    /// The name of the team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// Who plays.
    pub players: Vec<String>,
    /// The total, exact: a fraction where it is one.
    pub total: String,
    /// What could be won, where the method has a most.
    #[schema(required = true)]
    pub possible: Option<String>,
    /// The top on a board of that event, where boards have one: the most there was.
    #[schema(required = true)]
    pub top: Option<String>,
}

/// A step in which a figure came about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ExplainedStep {
    /// What was done, in the language of who asks.
    pub text: String,
    /// The figure that came out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The clause of the Laws or the paragraph of the White Book; empty where plain addition is all.
    pub rule: String,
}

/// The score of a contract.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ContractScore {
    /// As North-South see it; null if it is not a played result.
    #[schema(required = true)]
    pub score: Option<i32>,
}
