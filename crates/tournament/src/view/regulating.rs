//! System cards and late requests, as they are sent.

use serde::Serialize;

use crate::questions::Effort;
use crate::state::{CardAt, LateRequest};
use crate::time::Time;
use crate::tournament::Tournament;

/// What the regulations of an event come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RegulationsNow {
    /// The version in force.
    pub version: u32,
    /// What they say of best effort.
    pub best_effort: Effort,
    /// The name of the policy of systems.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// The number of the licence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
}

impl RegulationsNow {
    /// Those of an event.
    #[must_use]
    pub fn of(event: &Tournament) -> Self {
        let state = event.state();
        let policy = state.regulations.conduct().policy.as_ref();
        let licence = state.rulebook.licence.as_ref();
        Self {
            version: state.rulebook.version(),
            best_effort: event.best_effort(),
            policy: policy.map(|one| one.name.clone()),
            licence: licence.map(|one| one.number.clone()),
        }
    }
}

/// A system card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SystemCardState))]
#[serde(rename_all = "kebab-case")]
pub struct CardState {
    /// Whose.
    pub contestant: u32,
    /// Whose of a team; empty where it has one alone.
    pub pair: String,
    /// The name of the system.
    pub name: String,
    /// When it was given.
    pub at: Time,
    /// The strictest of what was found: `permitted`, `flagged`, `barred`; nothing where the event has no policy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<&'static str>,
    /// What was found.
    pub findings: Vec<CardFinding>,
}

/// Something of a system card that a policy does not leave free.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct CardFinding {
    /// Where: a call, an overcall, `card`.
    pub place: String,
    /// Which method, by its word.
    pub method: &'static str,
    /// The paragraph of the White Book.
    pub paragraph: &'static str,
    /// `permitted`, `flagged` or `barred`.
    pub standing: &'static str,
    /// A hand that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
}

impl CardState {
    pub(super) fn of((contestant, pair): &(u32, String), card: &CardAt) -> Self {
        let report = card.report.as_deref();
        let findings = report.into_iter().flat_map(|report| &report.findings);
        Self {
            contestant: *contestant,
            pair: pair.clone(),
            name: card.name.clone(),
            at: card.at,
            standing: report.map(|report| report.standing().word()),
            findings: findings
                .map(|one| CardFinding {
                    place: one.place.to_string(),
                    method: one.method.word(),
                    paragraph: one.method.paragraph(),
                    standing: one.standing.word(),
                    hand: one.witness.as_ref().map(|it| it.hand.to_string()),
                })
                .collect(),
        }
    }
}

/// A ruling or a correction that was asked for late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct LateRequestState {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// When it was asked for.
    pub at: Time,
    /// Why it was not asked for at the time; nothing until somebody says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// It was asked for at the time, and written down later.
    pub in_time: bool,
}

impl From<&LateRequest> for LateRequestState {
    fn from(late: &LateRequest) -> Self {
        Self {
            session: late.session,
            round: late.round,
            table: late.table.clone(),
            board: late.board,
            at: late.at,
            why: late.why.clone(),
            in_time: late.in_time,
        }
    }
}
