//! What a Director has decided or is to look at, as it is sent: calls, rulings, penalties, appeals.

use std::collections::BTreeMap;

use openroom_laws::Log;
use openroom_scoring::adjusted_score::ShownScore;
use serde::Serialize;

use super::{Seat, Spot};
use crate::entry::omitted::{is_false, is_one};
use crate::entry::{CallReason, CallStage, CommitteeSat, Decided, Statement};
use crate::questions::{LONG_WAIT_MINUTES, OpenReview, score_text};
use crate::spot::spot;
use crate::state::{self, Score, Stage, State};
use crate::time::Time;
use crate::tree::Tree;
use crate::who::Who;

/// A call for the Director.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub board: Option<u32>,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// From which seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<CallReason>,
    /// In further words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// How far it has come.
    pub stage: CallStage,
    /// The Director who comes, or is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub director: Option<Who>,
    /// The Director in whose area the table is.
    #[serde(rename = "goes-to", skip_serializing_if = "Option::is_none")]
    pub goes_to: Option<String>,
    /// When whoever has not come yet is told once more.
    #[serde(rename = "remind-at")]
    pub remind_at: Time,
}

impl DirectorCall {
    /// As it is sent.
    #[must_use]
    pub fn of(state: &State, (number, call): &(u32, &state::Call)) -> Self {
        Self {
            call: *number,
            session: call.session,
            round: call.round,
            table: call.table.clone(),
            board: call.board,
            at: call.at,
            by: call.by.clone(),
            seat: call.seat.map(Seat::from),
            reason: call.reason,
            why: call.why.clone(),
            stage: call.stage(),
            director: call.attended.as_ref().map(|(_, _, by)| by.clone()),
            goes_to: state
                .director_of(call.session, call.round, &call.table)
                .map(str::to_owned),
            remind_at: call.at.plus_minutes(LONG_WAIT_MINUTES),
        }
    }
}

/// A case that is open, and what of it calls for a Director's eye. What was found in it is not here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenCase {
    /// Its number, from 1.
    pub case: u32,
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// How many answers its polls have.
    pub answers: usize,
    /// The Directors who are asked for an opinion and have not given it.
    pub consulting: Vec<String>,
}

impl OpenCase {
    /// Those without a ruling.
    pub fn all(state: &State) -> impl Iterator<Item = Self> {
        let open = (1..).zip(&state.cases);
        open.filter(|(_, at)| at.ruling.is_none())
            .map(|(number, at)| Self {
                case: number,
                spot: at.spot().into(),
                answers: at.case.polls.iter().map(|poll| poll.answers.len()).sum(),
                consulting: at.case.consulting.clone(),
            })
    }
}

/// What the Director said to a table, or to all.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AnnouncementState))]
pub struct Announcement {
    /// Its number, from 1.
    pub number: u32,
    /// When.
    pub at: Time,
    /// By whom.
    pub by: Who,
    /// The session.
    pub session: u16,
    /// The round that was on.
    pub round: u32,
    /// The table; all of them without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// What he said.
    pub text: String,
}

impl Announcement {
    /// As it is sent.
    #[must_use]
    pub fn of((number, one): (u32, &state::Announcement)) -> Self {
        Self {
            number,
            at: one.at,
            by: one.by.clone(),
            session: one.said.session,
            round: one.round,
            table: one.said.table.clone(),
            text: one.said.text.clone(),
        }
    }
}

/// A damage question that a ruling left for the end of the play.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = OpenReview))]
pub struct Review {
    /// The ruling.
    pub ruling: u32,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// The clause that asks.
    pub law: String,
    /// There was damage, and an adjusted score is to be given.
    pub damage: bool,
    /// The board has a result, so that the question can be answered.
    pub due: bool,
}

impl Review {
    pub(super) fn of(open: OpenReview<'_>) -> Self {
        let given = &open.ruling.given;
        Self {
            ruling: open.number,
            session: given.session,
            round: given.round,
            table: given.table.clone(),
            board: given.board,
            law: open.review.law.clone(),
            damage: open.review.damage == Some(true),
            due: open.is_due,
        }
    }
}

/// The log of a table with a ruling: the event has it as it was written, and a server takes it apart, so that a page can tell it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RulingLog {
    /// As written.
    Text(String),
    /// Taken apart.
    Apart(Box<Log>),
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    pub told: Time,
    /// The clauses that it rests on.
    pub laws: Vec<String>,
    /// What was irregular, in each language by its code; whoever knows the words adds it. Nothing where the log of a table does not tell.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub subjects: BTreeMap<&'static str, String>,
    /// What was found.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub facts: Option<String>,
    /// The log of the table; null too for who may not see the hands.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Log>, required = true))]
    pub log: Option<RulingLog>,
    /// What each player says happened. Not for who may not see the hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub statements: Vec<Statement>,
    /// A decision of technical management, which cannot be appealed.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub management: bool,
    /// Whom the Director consulted.
    pub consulted: Vec<String>,
    /// The case that it ended.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub case: Option<u32>,
    /// The result before.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub before: Option<String>,
    /// The same taken apart, if it was an adjusted score.
    #[serde(rename = "before-adjusted")]
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub before_adjusted: Option<ShownScore>,
    /// The result by the ruling.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub score: Option<String>,
    /// The same taken apart, if it is an adjusted score.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub adjusted: Option<ShownScore>,
    /// The ruling that stands instead.
    #[serde(rename = "replaced-by")]
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub replaced_by: Option<u32>,
    /// The reason.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub why: Option<String>,
}

impl Ruling {
    pub(super) fn of(ruling: &state::Ruling, number: u32) -> Self {
        let given = &ruling.given;
        let text = |score: &Option<Score>| score.as_ref().map(score_text);
        let shown = |score: &Option<Score>| score.as_ref().and_then(|one| one.shown(given.board));
        Self {
            ruling: number,
            spot: spot!(given).into(),
            by: ruling.by.clone(),
            at: ruling.at,
            told: ruling.told,
            laws: ruling.laws.clone(),
            subjects: BTreeMap::new(),
            facts: given.facts.clone(),
            log: given.log.clone().map(RulingLog::Text),
            statements: given.statements.clone(),
            management: given.management,
            consulted: given.consulted.clone(),
            case: given.case,
            before: text(&ruling.before),
            before_adjusted: shown(&ruling.before),
            score: text(&ruling.score),
            adjusted: shown(&ruling.score),
            replaced_by: ruling.replaced_by,
            why: ruling.why.clone(),
        }
    }
}

/// A penalty.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Penalty {
    /// Its number, from 1.
    pub penalty: u32,
    /// Who is penalised.
    pub contestant: u32,
    /// For what.
    pub offence: String,
    /// Multiples of the standard amount (90).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard: Option<Tree>,
    /// Multiples of the disciplinary one (91).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disciplinary: Option<Tree>,
    /// Points of the final method.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<Tree>,
    /// The match, in a knock-out.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub in_match: Option<Tree>,
    /// The session, if it was given at a table; missing if it is the first.
    #[serde(skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub session: u16,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// By whom.
    pub by: Who,
    /// When.
    pub at: Time,
    /// It was taken back.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rescinded: bool,
}

impl Penalty {
    pub(super) fn of(penalty: &state::Penalty, number: u32) -> Self {
        let given = penalty.given.clone();
        Self {
            penalty: number,
            contestant: given.contestant,
            offence: given.offence,
            standard: given.standard,
            disciplinary: given.disciplinary,
            amount: given.amount,
            in_match: given.in_match,
            session: given.session,
            round: given.round,
            table: given.table,
            by: penalty.by.clone(),
            at: penalty.at,
            rescinded: penalty.rescinded,
        }
    }
}

/// An appeal.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Appeal {
    /// Its number, from 1.
    pub appeal: u32,
    /// The ruling that is appealed.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ruling: Option<u32>,
    /// Or the penalty.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub penalty: Option<u32>,
    /// Who appeals; nobody if a Director took his own ruling there.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub contestant: Option<u32>,
    /// How far it has come.
    pub stage: Stage,
    /// When.
    pub at: Time,
    /// Those of whom somebody has still to concur.
    #[serde(rename = "may-concur")]
    pub may_concur: Vec<String>,
    /// The deposit that was paid.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub deposit: Option<String>,
    /// Who hears it.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub committee: Option<Vec<String>>,
    /// Who chairs.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub chair: Option<String>,
    /// What was decided.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub decision: Option<Decided>,
    /// What the Director in charge made of a recommendation.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub answer: Option<Decided>,
}

impl Appeal {
    pub(super) fn of(state: &State, appeal: &state::Appeal, number: u32) -> Self {
        let committee = appeal.committee.as_ref();
        let may_concur = state.may_concur(appeal).into_iter();
        Self {
            appeal: number,
            ruling: appeal.made.ruling,
            penalty: appeal.made.penalty,
            contestant: appeal.contestant,
            stage: state.stage(appeal),
            at: appeal.at,
            may_concur: may_concur.map(str::to_owned).collect(),
            deposit: appeal.deposit.clone().and_then(Result::ok),
            committee: committee.map(|sat| sat.members.clone()),
            chair: committee.and_then(CommitteeSat::in_chair).cloned(),
            decision: appeal.decided.clone(),
            answer: appeal.answer.clone(),
        }
    }
}
