//! Boards that are played in the browser and whose time is over: they wait for the Director, with what was played.

use serde::Serialize;

use crate::regulations::{NextRound, Play};
use crate::spot::Spot;
use crate::tournament::Tournament;

/// A board whose time is over and that has no result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WaitingBoard))]
pub struct Waiting {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Which one it is at that table in that round, from 1.
    pub index: usize,
    /// The Director lets it be finished.
    pub late_play: bool,
}

impl Tournament {
    /// Whether another round was called, or the session was ended, after a round. Where each table begins the next round when it is ready
    /// nobody is called away.
    #[must_use]
    pub fn is_called_away(&self, session: u16, round: u32) -> bool {
        let over = self
            .state
            .session(session)
            .is_some_and(|session| session.over.is_some());
        let each = self.state.regulations.conduct().next_round == NextRound::EachTable;
        let later = self.current_round() > Some((session, round));
        over || later && !each
    }

    /// Whether a board is to be played later (8B2).
    #[must_use]
    pub fn is_put_off(&self, spot: Spot<'_>) -> bool {
        self.state.is_late_at(spot)
    }

    /// The boards that wait, where boards are played in the browser.
    #[must_use]
    pub fn waiting(&self) -> Vec<Waiting> {
        if self.state.regulations.conduct().play == Play::Tables {
            return Vec::new();
        }
        let places = self.state.places();
        let waits = places.filter(|(session, round, table, board)| {
            self.is_called_away(*session, *round)
                && self.state.is_missing(*session, *round, table, board)
        });
        waits
            .map(|(session, round, table, board)| {
                let before = table.boards.iter().take_while(|it| it.board != board.board);
                Waiting {
                    session,
                    round,
                    table: table.name.clone(),
                    board: board.board,
                    index: before.count() + 1,
                    late_play: self.state.is_late(session, round, table, board.postponed),
                }
            })
            .collect()
    }
}
