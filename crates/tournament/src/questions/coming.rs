//! What happens next by itself: the setting `next-round` lets the clock, or the last result of the room, give the signal (8B1). The
//! event says from when on; whoever has a clock does it then.

use crate::entry::{Action, RoundStarted, SessionOver};
use crate::questions::BoardStatus;
use crate::regulations::NextRound;
use crate::state::Round;
use crate::time::Time;
use crate::tournament::Tournament;

/// A result that one side has not agreed to holds nobody up for longer; it can still be agreed to in the next round.
const TO_AGREE: i64 = 60;

/// What happens by itself, unless something else is written before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coming {
    /// The session.
    pub session: u16,
    /// The round that begins; nothing if the session ends.
    pub round: Option<u32>,
    /// From when on.
    pub at: Time,
}

impl Coming {
    /// The act.
    #[must_use]
    pub const fn action(&self) -> Action {
        match self.round {
            Some(round) => Action::RoundStarted(RoundStarted {
                session: self.session,
                round,
                minutes: None,
                by_itself: true,
            }),
            None => Action::SessionOver(SessionOver {
                session: self.session,
                by_itself: true,
            }),
        }
    }
}

impl Tournament {
    /// What happens by itself next, and when. The first round of a session, and one that is still to be drawn, the Director starts.
    #[must_use]
    pub fn coming(&self) -> Option<Coming> {
        let state = &self.state;
        let conduct = state.regulations.conduct();
        let (session, turn) = self.current_round()?;
        let found = state.session(session)?;
        let round = state.round(session, turn)?;
        if found.over.is_some() || round.paused.is_some() {
            return None;
        }
        let moving = i64::from(conduct.move_minutes) * 60;
        let done = self.done_at(session, turn, round);
        if found.rounds.len() > turn as usize {
            let ended = match conduct.next_round {
                NextRound::Director => None,
                NextRound::AllDone => done,
                NextRound::Clock => round.ends(),
                NextRound::EachTable => self.first_ready(session, turn),
            };
            return ended.map(|ended| Coming {
                session,
                round: Some(turn + 1),
                at: ended.plus_seconds(moving),
            });
        }
        let drawn = found.rounds.len() >= found.planned_rounds();
        let all_drawn = drawn && !state.bracket_goes_on();
        if conduct.next_round == NextRound::Director || !all_drawn || !self.can_end(session) {
            return None;
        }
        // The last results are looked at once more, as between rounds.
        done.map(|done| Coming {
            session,
            round: None,
            at: done.plus_seconds(moving),
        })
    }

    /// What is to be done now by itself.
    #[must_use]
    pub fn due(&self, now: Time) -> Option<Coming> {
        self.coming().filter(|coming| !coming.at.is_after(now))
    }

    /// When the last board of a round was done; nothing while somebody plays. A board that is put off is waited for by nobody.
    fn done_at(&self, session: u16, turn: u32, round: &Round) -> Option<Time> {
        let (mut last, mut all_agreed) = (round.started?, true);
        for table in round.tables.iter() {
            for board in &table.boards {
                match self.state.board_status(session, turn, table, board) {
                    BoardStatus::Missing | BoardStatus::ToCome => return None,
                    BoardStatus::Entered => all_agreed = false,
                    _ => {}
                }
                if let Some(version) = board.versions.first() {
                    last = last.later(version.at);
                }
            }
        }
        Some(match all_agreed {
            true => last,
            false => last.plus_seconds(TO_AGREE),
        })
    }

    /// When those who meet at some table of the next round had all played their boards; nothing while there is no such table.
    fn first_ready(&self, session: u16, turn: u32) -> Option<Time> {
        let next = self.state.round(session, turn + 1)?;
        let tables = next.tables.iter().filter(|table| table.sitting.is_full());
        let ready = tables.filter_map(|table| {
            let mut latest = self.state.round(session, turn)?.started?;
            for who in table.sitting.contestants() {
                latest = latest.later(self.played_at(session, turn, who)?);
            }
            Some(latest)
        });
        ready.reduce(|one, other| if one.is_after(other) { other } else { one })
    }

    /// Whether a contestant has played all boards of the rounds of a session up to one.
    #[must_use]
    pub fn is_done_until(&self, session: u16, until: u32, who: u32) -> bool {
        until == 0 || self.played_at(session, until, who).is_some()
    }

    /// When a contestant had played all boards of the rounds up to one; nothing while some are missing.
    fn played_at(&self, session: u16, until: u32, who: u32) -> Option<Time> {
        let mut last = self.state.round(session, until)?.started?;
        for turn in 1..=until {
            let round = self.state.round(session, turn)?;
            let own = round.tables.iter();
            let own = own.filter(|table| table.sitting.contestants().any(|it| it == who));
            for table in own.filter(|table| table.sitting.is_full()) {
                for board in &table.boards {
                    let status = self.state.board_status(session, turn, table, board);
                    if matches!(status, BoardStatus::Missing | BoardStatus::ToCome) {
                        return None;
                    }
                    if let Some(version) = board.versions.first() {
                        last = last.later(version.at);
                    }
                }
            }
        }
        Some(last)
    }

    /// Whether nothing of a session is open: no result missing, none in dispute, no call.
    fn can_end(&self, session: u16) -> bool {
        let calls = self.open_calls();
        let missing = self.state.missing_places();
        let mut boards = self.state.places();
        !calls.iter().any(|(_, call)| call.session == session)
            && !missing
                .iter()
                .any(|one| one.session == session && !one.late_play)
            && !boards.any(|(of, _, _, board)| of == session && board.disputed.is_some())
    }
}
