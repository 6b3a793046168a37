//! What a Director has to look at or has decided: results that are missing or doubtful, calls, rulings, penalties, appeals, and
//! until when what can be asked for.

use openroom_laws::Log;
use openroom_scoring::adjusted_score::ShownScore;
use openroom_tournament::entry::Decided;
use openroom_tournament::{Time, Tree, Who};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Spot;

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
    pub log: Option<Log>,
    /// Whom the Director consulted.
    pub consulted: Vec<String>,
    /// The result before.
    #[schema(required = true)]
    pub before: Option<String>,
    /// The same taken apart, if it was an adjusted score.
    #[serde(rename = "before-adjusted")]
    #[schema(required = true)]
    pub before_adjusted: Option<ShownScore>,
    /// The result by the ruling.
    #[schema(required = true)]
    pub score: Option<String>,
    /// The same taken apart, if it is an adjusted score.
    #[schema(required = true)]
    pub adjusted: Option<ShownScore>,
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
