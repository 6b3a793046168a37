//! An event as everybody sees it.

use openroom_tournament::entry::{EventKind, LeagueSet};
use openroom_tournament::questions::{Moves, Public};
use openroom_tournament::{Deadline, Time};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ComingState, Status};

/// An event as everybody sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PublicState {
    /// Its name.
    pub event: String,
    /// Who competes.
    pub kind: EventKind,
    /// How far the result has come.
    pub status: Status,
    /// The edition of the Laws.
    pub edition: u16,
    /// Who plays.
    pub contestants: Vec<PublicContestant>,
    /// The sessions.
    pub sessions: Vec<PublicSession>,
    /// The bracket of a knock-out, without the scores of matches that are not decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bracket: Option<openroom_tournament::view::BracketState>,
    /// What happens by itself next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coming: Option<ComingState>,
    /// Until when what can be asked for.
    pub deadlines: Vec<Deadline>,
    /// Each time that the score was made official.
    pub official: Vec<Time>,
    /// When it became final.
    #[serde(rename = "final")]
    #[schema(required = true)]
    pub final_: Option<Time>,
    /// What of the results may be seen.
    pub public: Public,
    /// The rules of the league of which it is a division.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub league: Option<LeagueSet>,
}

/// A contestant as everybody sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PublicContestant {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
    /// Its stratum.
    #[schema(required = true)]
    pub stratum: Option<String>,
    /// It has left.
    pub withdrawn: bool,
}

/// A session as everybody sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PublicSession {
    /// Its number, from 1.
    pub session: u16,
    /// How many rounds it has.
    pub rounds: usize,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: usize,
    /// The round that is on; 0 before the first.
    pub round: usize,
    /// When it began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// Since when its clock is stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paused: Option<Time>,
    /// For how many seconds it was stopped before.
    pub stopped: i64,
    /// How the room moves after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Moves>,
    /// How many tables.
    pub tables: usize,
    /// When the session was over.
    #[schema(required = true)]
    pub over: Option<Time>,
}
