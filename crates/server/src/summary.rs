//! What the list of events shows of each: kept with the log and written with each entry, so that nobody folds an event to list it.

use openroom_tournament::Tournament;
use openroom_tournament::entry::EventKind;
use serde::{Deserialize, Serialize};

use crate::access::live_cases;
use crate::api::LineStatus;

/// What the list shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Pairs, teams or single players.
    pub kind: EventKind,
    /// How far the result has come.
    pub status: LineStatus,
    /// Whether play has begun.
    pub begun: bool,
    /// Whether the last session is over.
    pub over: bool,
    /// How many of its cases are in the casebook; nothing where an earlier Openroom has not counted them.
    #[serde(default)]
    pub cases: Option<u32>,
    /// How many of its cases are open, or on a board that somebody may still have to play; nothing where an earlier Openroom has not counted them.
    #[serde(default)]
    pub live_cases: Option<u32>,
    /// The second in which a round begins by itself, or the session ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_itself: Option<i64>,
}

impl Summary {
    /// Of an event as it is.
    pub fn of(event: &Tournament) -> Self {
        let state = event.state();
        let last = state.sessions.last();
        let cases = state.cases.iter().filter(|case| case.is_in_casebook());
        Self {
            kind: state.kind(),
            status: state.status().into(),
            begun: state.has_begun(),
            over: last.is_some_and(|session| session.over.is_some()),
            cases: u32::try_from(cases.count()).ok(),
            live_cases: u32::try_from(live_cases(event).count()).ok(),
            by_itself: event.coming().map(|coming| coming.at.seconds()),
        }
    }

    /// As the store keeps it.
    pub fn text(self) -> String {
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// As the store has kept it; nothing if it was written by another Openroom, in other words.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}
