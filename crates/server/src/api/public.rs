//! An event as everybody sees it.

use openroom_tournament::Time;
use openroom_tournament::entry::EventKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Deadline, Status};

/// What everybody may see of the results.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicParts {
    /// How far the result has come.
    pub status: Status,
    /// For each session, what may be seen.
    pub sessions: Vec<PublicSessionParts>,
}

/// What everybody may see of a session.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicSessionParts {
    /// Results up to this round.
    pub rounds: u32,
    /// Boards whose results may be seen.
    pub boards: Vec<u32>,
    /// Whether the hands may be.
    pub hands: bool,
}

/// An event as everybody sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
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
    /// Until when what can be asked for.
    pub deadlines: Vec<Deadline>,
    /// Each time that the score was made official.
    pub official: Vec<Time>,
    /// When it became final.
    #[serde(rename = "final")]
    #[schema(required = true)]
    pub final_: Option<Time>,
    /// What of the results may be seen.
    pub public: PublicParts,
}

/// A contestant as everybody sees it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
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
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PublicSession {
    /// Its number, from 1.
    pub session: u16,
    /// How many rounds it has.
    pub rounds: u32,
    /// How many rounds are meant to be played: more than there are while a Swiss has some to draw.
    pub planned_rounds: u32,
    /// The round that is on; 0 before the first.
    pub round: u32,
    /// When it began.
    #[schema(required = true)]
    pub started: Option<Time>,
    /// How long it lasts.
    #[schema(required = true)]
    pub minutes: Option<u32>,
    /// How many tables.
    pub tables: u32,
    /// When the session was over.
    #[schema(required = true)]
    pub over: Option<Time>,
}
