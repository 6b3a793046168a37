//! How long the boards of a round took: what slow play is judged by (White Book 81.4).

use crate::state::BoardAt;
use crate::time::Time;
use crate::tournament::Tournament;

/// A board, and the minutes until its result came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// The board.
    pub board: u32,
    /// Minutes since the result before it, or since the round began.
    pub minutes: i64,
}

impl Tournament {
    /// How long each board took at a table in a round, in the order in which the results came in.
    #[must_use]
    pub fn pace(&self, session: u16, round: u32, table: &str) -> Vec<Pace> {
        let state = &self.state;
        let started = state.round(session, round).and_then(|round| round.started);
        let (Some(mut since), Some(found)) = (started, state.table(session, round, table)) else {
            return Vec::new();
        };
        let first = |board: &BoardAt| Some((board.versions.first()?.at, board.board));
        let mut came: Vec<(Time, u32)> = found.boards.iter().filter_map(first).collect();
        came.sort_by_key(|(at, _)| at.seconds());
        let mut paces = Vec::with_capacity(came.len());
        for (at, board) in came {
            paces.push(Pace {
                board,
                minutes: (at.seconds() - since.seconds()) / 60,
            });
            since = at;
        }
        paces
    }
}
