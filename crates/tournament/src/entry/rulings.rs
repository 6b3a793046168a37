//! Acts of Director and committee: rulings, penalties, appeals.

use openroom_scoring::AdjustedScore;
use serde::{Deserialize, Serialize};

use super::directing::Statement;
use super::omitted::{is_false, is_one, one};
use crate::time::Time;
use crate::tree::Tree;

/// A ruling on a board: the log of the table, or an adjusted score, or both.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RulingGiven {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// What was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facts: Option<String>,
    /// The clauses that it rests on; those of the log are added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<String>,
    /// A matter of bridge judgement, on which a Director consults (White Book 122.4).
    #[serde(default, skip_serializing_if = "is_false")]
    pub judgement: bool,
    /// Whom the Director consulted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub consulted: Vec<String>,
    /// What players said who were given the hand without the infraction (White Book 16.6.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<String>,
    /// The convention card (White Book 92.5.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub convention_card: Option<ConventionCard>,
    /// The score that stands: `{award: ...}`, `{assigned: ...}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<AdjustedScore>,
    /// The log of the table; its outcome is the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// The board was played in the browser, and this was ruled there: where its table log is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// The case that it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<u32>,
    /// The ruling that it puts right (82C).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<u32>,
    /// When it was asked for, if that was before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requested: Option<Time>,
    /// Why it was not asked for at the time (White Book 9.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_because: Option<String>,
    /// What each player says happened (White Book 122.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub statements: Vec<Statement>,
    /// A decision of technical management, against which there is no appeal (White Book 93.4.7).
    #[serde(default, skip_serializing_if = "is_false")]
    pub management: bool,
}

/// Whether the convention card bears out what was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ConventionCard {
    /// It does.
    Agrees,
    /// It does not.
    Differs,
    /// There is none.
    NotAvailable,
}

/// The parties were told of a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Told {
    /// Which ruling, counted from 1.
    pub ruling: u32,
}

/// The Director answers a damage question that a ruling left for the end of the play (27D, 23C, 72C, ...).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Reviewed {
    /// Which ruling, counted from 1.
    pub ruling: u32,
    /// The clause that asks.
    pub law: String,
    /// Whether there was damage; then an adjusted score follows.
    pub damage: bool,
}

/// A contestant is warned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Warned {
    /// Who.
    pub contestant: u32,
    /// For what: a word that counts repeats, such as `slow-play`.
    pub offence: String,
    /// Whether opponents were materially harmed, where it depends on that (White Book 163.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harmed: Option<bool>,
}

/// A contestant is penalised: one of `standard`, `disciplinary` and `amount`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PenaltyGiven {
    /// Who.
    pub contestant: u32,
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
    /// The session, if it was given at a table.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The table; then its other players may appeal too (White Book 90.6, 91.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Whether opponents were materially harmed, where it depends on that whether a warning comes first (White Book 163.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harmed: Option<bool>,
}

/// A penalty is taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rescinded {
    /// Which one, counted from 1.
    pub penalty: u32,
}

/// What an appeal is about; it decides who may change what (93B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PointOfAppeal {
    /// Law or regulation: the Director in charge decides (93B1).
    Law,
    /// Facts.
    Fact,
    /// Bridge judgement.
    Judgement,
    /// A procedural penalty (90).
    Penalty,
    /// Discipline (91): a committee can only recommend (93B3).
    Discipline,
}

/// A ruling or penalty is appealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AppealMade {
    /// Which ruling, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
    /// Or which penalty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<u32>,
    /// Who appeals; needed if a Director writes it down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contestant: Option<u32>,
    /// The players who want it; both of a pair must (92D1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What it is about.
    pub points: Vec<PointOfAppeal>,
    /// The appellants' reason, in their words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// When they asked, if that was before it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requested: Option<Time>,
}

/// An appeal, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AppealStep {
    /// Which one.
    pub appeal: u32,
}

/// A partner or the captain concurs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Concurred {
    /// Which appeal.
    pub appeal: u32,
    /// Who.
    pub player: String,
}

/// The deposit is paid, or waived by the Director in charge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deposit {
    /// Which appeal.
    pub appeal: u32,
    /// How much, in words: `30 GBP`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<String>,
    /// Not asked for; `why` tells the reason.
    #[serde(default, skip_serializing_if = "is_false")]
    pub waived: bool,
}

/// Who will hear an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommitteeSat {
    /// Which appeal.
    pub appeal: u32,
    /// Who sits; one alone is a referee, and `why` tells the reason (White Book 93.2).
    pub members: Vec<String>,
    /// Who chairs; the first, if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chair: Option<String>,
}

impl CommitteeSat {
    /// Who chairs.
    #[must_use]
    pub fn in_chair(&self) -> Option<&String> {
        self.chair.as_ref().or(self.members.first())
    }
}

/// What was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The ruling stands.
    Upheld,
    /// It is changed.
    Changed,
    /// The Director in charge is advised to change it (93B3).
    Recommended,
}

/// What becomes of the deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DepositFate {
    /// It is given back.
    Returned,
    /// It is kept: the appeal was without merit, by all members (White Book 93.4.6).
    Kept,
}

/// The decision on an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Decided {
    /// Which appeal.
    pub appeal: u32,
    /// What.
    pub decision: Decision,
    /// The reasons; needed when anything is changed (White Book 92.5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<String>,
    /// The score that stands now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<AdjustedScore>,
    /// Of a penalty: its new multiple; 0 takes it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<Tree>,
    /// Of a penalty of discipline that stays one: its new multiple.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disciplinary: Option<Tree>,
    /// The member who signed the form, if a Director writes the committee's decision down (White Book 93.4.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed_by: Option<String>,
    /// All members were of one mind.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unanimous: bool,
    /// Who did not agree, if that is to be noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dissent: Option<String>,
    /// The deposit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposit: Option<DepositFate>,
    /// Why it was without merit, if it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merit: Option<String>,
}
