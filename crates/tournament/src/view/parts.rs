//! Contestants, sessions, rounds and tables, as they are sent.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{BoardState, Seats};
use crate::entry::Arrangement;
use crate::entry::omitted::is_false;
use crate::questions::Moves;
use crate::state::{self, Round, State, TableRound};
use crate::time::Time;
use crate::tournament::Tournament;
use crate::tree::Tree;

/// A contestant.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Contestant {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
    /// The captain of a team, if not the first player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The stratum in which it is ranked besides the whole field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stratum: Option<String>,
    /// What is added to its result for the handicap ranking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Tree>,
    /// Needs a seat that it need not leave.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub stationary: bool,
    /// What else it needs, for the set-up list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    /// They are robots.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub robots: bool,
    /// The version of the regulations that it accepted by entering.
    pub regulations: u32,
    /// The limits of the federation do not hold for it: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exception: Option<String>,
    /// It came in after play had begun.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub late_entry: bool,
    /// When it was late.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub late: Vec<LateBy>,
    /// It has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Withdrawal>,
    /// Who plays in its place now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_by: Option<Vec<String>>,
    /// It is disqualified.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub disqualified: bool,
}

impl Contestant {
    pub(super) fn of(number: u32, contestant: &state::Contestant) -> Self {
        let entered = contestant.entered.clone();
        let late = contestant.late.iter();
        let left = contestant.withdrawn.as_ref();
        Self {
            contestant: number,
            name: entered.name,
            players: entered.players,
            captain: entered.captain,
            stratum: entered.stratum,
            handicap: entered.handicap,
            stationary: entered.stationary,
            needs: entered.needs,
            robots: contestant.is_robots(),
            regulations: contestant.regulations,
            exception: entered.exception,
            late_entry: contestant.late_entry,
            late: late
                .map(|&(session, minutes)| LateBy { session, minutes })
                .collect(),
            withdrawn: left.map(|left| Withdrawal {
                after: left.after,
                accepted: left.accepted,
            }),
            stand_by: contestant.standing_in().map(|other| other.players.clone()),
            disqualified: contestant.disqualified,
        }
    }
}

/// By how much a contestant was late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LateBy {
    /// The session.
    pub session: u16,
    /// By how many minutes.
    pub minutes: u32,
}

/// That a contestant has left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Withdrawal {
    /// Rounds that it had played, over all sessions.
    pub after: u32,
    /// Whether the reason is accepted.
    pub accepted: bool,
}

/// A session.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionState {
    /// Its number, from 1.
    pub session: u16,
    /// The name of its movement.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub movement: Option<String>,
    /// That name in each language, by its code; whoever knows the words adds it. Nothing where there is no movement.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub titles: BTreeMap<&'static str, String>,
    /// How many places the movement has; 0 without one.
    pub places: u32,
    /// Those who play in the event and have no place here.
    pub unseated: Vec<u32>,
    /// How many rankings it gives: two if nobody changes direction.
    pub rankings: u32,
    /// The contestant of each number of the movement.
    pub seating: BTreeMap<u32, u32>,
    /// Whether its hands are sealed.
    pub sealed: bool,
    /// How many boards are dealt.
    pub dealt: usize,
    /// When it was over.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub over: Option<Time>,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: usize,
    /// How the room moves after the round that is on; missing before the first and after the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Moves>,
    /// Its rounds.
    pub rounds: Vec<RoundState>,
}

impl SessionState {
    pub(super) fn of(event: &Tournament, session: &state::Session, number: u16) -> Self {
        let state = event.state();
        let begun = session
            .rounds
            .iter()
            .rposition(|round| round.started.is_some());
        let begun = begun.and_then(|at| u32::try_from(at + 1).ok());
        let movement = session.movement.as_ref();
        let rounds = session.rounds.iter().zip(1_u32..);
        Self {
            session: number,
            movement: movement.map(|movement| movement.name.clone()),
            titles: BTreeMap::new(),
            places: movement.map_or(0, |movement| movement.contestants),
            unseated: session.unseated(state),
            rankings: state.rankings(),
            seating: BTreeMap::clone(&session.seating),
            sealed: session.sealed,
            dealt: session.dealt.len(),
            over: session.over,
            planned_rounds: session.planned_rounds(),
            moves: begun.and_then(|round| event.moves(number, round)),
            rounds: rounds
                .map(|(round, turn)| RoundState::of(state, number, turn, round))
                .collect(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nought(seconds: &i64) -> bool {
    *seconds == 0
}

/// A round.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundState {
    /// Its number, from 1.
    pub round: u32,
    /// When it began.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub started: Option<Time>,
    /// How long it lasts.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub minutes: Option<u32>,
    /// Since when its clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Time>,
    /// For how many seconds it was stopped before.
    #[serde(skip_serializing_if = "is_nought")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub stopped: i64,
    /// Its tables.
    pub tables: Vec<TableState>,
}

impl RoundState {
    fn of(state: &State, session: u16, turn: u32, round: &Round) -> Self {
        let tables = round.tables.iter();
        Self {
            round: turn,
            started: round.started,
            minutes: round.minutes,
            paused: round.paused,
            stopped: round.stopped,
            tables: tables
                .map(|table| TableState::of(state, session, (turn, round), table))
                .collect(),
        }
    }
}

/// A table in a round.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableState {
    /// Its name.
    pub table: String,
    /// Who sits there.
    #[serde(flatten)]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::openapi::seats::<u32>))]
    pub seats: Seats<u32>,
    /// Its boards.
    pub boards: Vec<BoardState>,
    /// How many of them wait for no result any more.
    pub done: usize,
    /// From when it is slow, unless another board is done until then; missing where there is no clock or nothing left to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slow_from: Option<Time>,
    /// When its players have progressed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progressed: Option<Time>,
    /// How calls and cards are made known there, for players with special needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arranged: Option<Arrangement>,
}

impl TableState {
    fn of(state: &State, session: u16, (turn, round): (u32, &Round), table: &TableRound) -> Self {
        let boards = table.boards.iter();
        let boards: Vec<BoardState> = boards
            .map(|board| {
                let status = state.board_status(session, turn, table, board);
                BoardState::of(board, status)
            })
            .collect();
        let done = boards.iter().filter(|board| board.status.is_done()).count();
        Self {
            table: table.name.clone(),
            seats: table.sitting.into(),
            slow_from: round.slow_from(done, boards.len()),
            done,
            boards,
            progressed: table.progressed,
            arranged: table.arranged,
        }
    }
}
