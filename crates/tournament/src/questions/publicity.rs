//! What everybody may see: nothing of a board that somebody has still to play (90B3, White Book 121.3).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::names;
use crate::regulations::Show;
use crate::spot::Through;
use crate::state::{State, Status};
use crate::tournament::Tournament;

/// What everybody may see at this moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = PublicParts))]
pub struct Public {
    /// How sure the result is.
    pub status: Status,
    /// For each session: the last round whose results are public, and the boards.
    pub sessions: Vec<PublicSession>,
}

/// What everybody may see of a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = PublicSessionParts))]
pub struct PublicSession {
    /// Results and standings up to this round; 0 for none.
    pub rounds: u32,
    /// Boards whose travellers are public.
    pub boards: Vec<u32>,
    /// Whether the hands of those boards are.
    pub hands: bool,
}

impl State {
    fn has_result(&self, session: u16) -> bool {
        let rounds = self.session(session).map(|session| session.rounds.iter());
        let tables = rounds.into_iter().flatten().flat_map(|round| &round.tables);
        let mut boards = tables.flat_map(|table| &table.boards);
        boards.any(|board| board.result().is_some())
    }
}

impl Tournament {
    /// The contestant with which somebody of the staff plays: as the log says of him, else the one that has a player of his name.
    #[must_use]
    pub fn plays(&self, name: &str) -> Option<u32> {
        let state = &self.state;
        if let Some(plays) = state.said_to_play(name) {
            return Some(plays);
        }
        let mut all = state.contestants.keys();
        let is_of = |who: &&u32| names::among(name, state.people(**who).into_iter());
        all.find(is_of).copied()
    }

    /// Whether a contestant has played a board of a session, and has not to play it again: it may see the hands.
    #[must_use]
    pub fn has_played(&self, contestant: u32, session: u16, board: u32) -> bool {
        let rounds = self.state.session(session).map(|one| one.rounds.iter());
        let tables = rounds.into_iter().flatten().flat_map(|round| &round.tables);
        let own = tables.filter(|table| table.sitting.side_of(contestant).is_some());
        let boards: Vec<_> = own
            .flat_map(|table| table.boards.iter().filter(|at| at.board == board))
            .collect();
        !boards.is_empty() && boards.iter().all(|at| at.result().is_some())
    }

    /// What everybody may see at this moment.
    #[must_use]
    pub fn public(&self) -> Public {
        let sessions = (1..=u16::try_from(self.state.sessions.len()).unwrap_or(u16::MAX))
            .map(|number| self.public_session(number));
        Public {
            status: self.state.status(),
            sessions: sessions.collect(),
        }
    }

    /// The last round of which everybody may see all results.
    #[must_use]
    pub fn public_rounds(&self) -> Option<Through> {
        let last = u16::try_from(self.state.sessions.len()).unwrap_or(u16::MAX);
        let mut shown = (1..=last).rev().map(|session| Through {
            session,
            round: self.rounds_shown(session),
        });
        shown.find(|shown| shown.round > 0)
    }

    /// The last round that counts in the ranking for everybody. Where results are shown after each board, the ranking goes with every
    /// result of the round that is on: it tells how somebody stands, not what was played on a board.
    #[must_use]
    pub fn public_ranking(&self) -> Option<Through> {
        let complete = self.public_rounds();
        let state = &self.state;
        let live = state.regulations.conduct().show == Show::AfterBoard && state.held.is_none();
        let now = self.current_round().filter(|_| live);
        let now = now.map(|(session, round)| Through { session, round });
        complete.max(now.filter(|at| state.has_result(at.session)))
    }

    fn public_session(&self, number: u16) -> PublicSession {
        let state = &self.state;
        let none = PublicSession {
            rounds: 0,
            boards: Vec::new(),
            hands: false,
        };
        let Some(session) = state.session(number).filter(|_| state.held.is_none()) else {
            return none;
        };
        let over = session.over.is_some();
        let show = state.regulations.conduct().show;
        let rounds = self.rounds_shown(number);
        // A board that somebody has still to play is shown to nobody (90B3, WB 121.3).
        let mut open: BTreeMap<u32, bool> = BTreeMap::new();
        for (round, turn) in session.rounds.iter().zip(1_u32..) {
            for table in round.tables.iter().filter(|table| table.sitting.is_full()) {
                for board in &table.boards {
                    let to_come =
                        round.started.is_none() && state.absent(number, table.sitting).is_none();
                    let late = turn > rounds && show != Show::AfterBoard;
                    let waits = to_come || late || state.is_missing(number, turn, table, board);
                    *open.entry(board.board).or_default() |= waits;
                }
            }
        }
        let shown = rounds > 0 || show == Show::AfterBoard;
        PublicSession {
            rounds,
            boards: open
                .into_iter()
                .filter(|&(_, waits)| !waits && shown)
                .map(|(board, _)| board)
                .collect(),
            hands: over,
        }
    }

    /// The last round of a session whose results everybody may see; 0 for none.
    fn rounds_shown(&self, number: u16) -> u32 {
        let state = &self.state;
        let Some(session) = state.session(number).filter(|_| state.held.is_none()) else {
            return 0;
        };
        let all = u32::try_from(session.rounds.len()).unwrap_or(u32::MAX);
        let over = session.over.is_some();
        let show = state.regulations.conduct().show;
        let complete = || {
            let done = |(round, turn): &(&crate::state::Round, u32)| {
                round.started.is_some()
                    && round.tables.iter().all(|table| {
                        table
                            .boards
                            .iter()
                            .all(|board| !state.is_missing(number, *turn, table, board))
                    })
            };
            u32::try_from(session.rounds.iter().zip(1_u32..).take_while(done).count())
                .unwrap_or(u32::MAX)
        };
        let by_entry = state
            .published
            .iter()
            .filter(|(_, p)| p.session == number)
            .map(|(_, p)| p.round.unwrap_or(all))
            .max();
        match show {
            _ if over => all,
            Show::AfterSession => by_entry.unwrap_or(0),
            Show::AfterBoard | Show::AfterRound => by_entry.unwrap_or(0).max(complete()),
        }
    }
}
