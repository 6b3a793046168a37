//! What everybody may see: nothing of a board that somebody has still to play (90B3, White Book 121.3).

use std::collections::BTreeMap;

use crate::event::Event;
use crate::regulations::Show;
use crate::state::Status;

/// What everybody may see at this moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Public {
    /// How sure the result is.
    pub status: Status,
    /// For each session: the last round whose results are public, and the boards.
    pub sessions: Vec<PublicSession>,
}

/// What everybody may see of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicSession {
    /// Results and standings up to this round; 0 for none.
    pub rounds: u32,
    /// Boards whose travellers are public.
    pub boards: Vec<u32>,
    /// Whether the hands of those boards are.
    pub hands: bool,
}

impl Event {
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
        let rounds = match show {
            _ if over => all,
            Show::AfterSession => by_entry.unwrap_or(0),
            Show::AfterBoard | Show::AfterRound => by_entry.unwrap_or(0).max(complete()),
        };
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
}
