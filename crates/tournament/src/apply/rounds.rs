//! Rounds, the clock, the end of a round at each table and of the session (Law 8).

use std::sync::Arc;

use openroom_laws::law;

use super::Act;
use crate::entry::{ArrangedAt, Arrangement, Clock, OnRound, OnTable, RoundStarted, SessionOver};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Round, State, TableRound};
use crate::who::Role;

/// No round lasts longer; more is a slip.
const MAX_MINUTES: u32 = 24 * 60;

impl State {
    pub(crate) fn start_round(&mut self, act: &Act, start: &RoundStarted) -> Done {
        act.by_director(
            self,
            law!("8B1"),
            said!("what-signal-for-round", "the signal for a round"),
        )?;
        let session = self.need_session(start.session)?;
        let round = self.need_round(start.session, start.round)?;
        let refuse = |reason: Said| Err(Refused::law(law!("8B1"), self.edition(), reason));
        if session.over.is_some() {
            return refuse(said!(
                "session-over",
                "session {session} is over",
                session = start.session
            ));
        }
        if round.started.is_some() {
            return refuse(said!(
                "round-has-begun-already",
                "round {round} has already begun",
                round = start.round
            ));
        }
        let before = session
            .rounds
            .iter()
            .take_while(|round| round.started.is_some())
            .count();
        if before + 1 != start.round as usize {
            return refuse(said!(
                "round-comes-next-not",
                "the next round is {next}, not {round}",
                next = before + 1,
                round = start.round
            ));
        }
        check_minutes(start.minutes)?;
        // The weeks of a league need not be over one after another.
        if start.session > 1
            && self.league.is_none()
            && let Some(earlier) = self.session(start.session - 1)
            && earlier.over.is_none()
        {
            return refuse(said!(
                "session-not-over",
                "session {session} is not over",
                session = start.session - 1
            ));
        }
        if !round.tables.iter().any(|table| table.sitting.is_full()) {
            let reason = said!(
                "nobody-seated-enter-contestants",
                "nobody is seated; enter the contestants, and use `seated` if their numbers differ from those in the movement"
            );
            return Err(Refused::law(law!("5A"), self.edition(), reason));
        }
        let index = usize::from(start.session) - 1;
        let usual = self.regulations.conduct().round_minutes;
        // Nobody is there to say how long it lasts: as long as the one before.
        let before = start.round.checked_sub(1).filter(|_| start.by_itself);
        let before = before.and_then(|before| self.round(start.session, before)?.minutes);
        if let Some(round) = self.sessions[index]
            .rounds
            .get_mut(start.round as usize - 1)
        {
            round.started = Some(act.at);
            round.entry = act.number;
            round.minutes = start.minutes.or(usual).or(before);
            // What an earlier start had on its clock was taken back with it.
            round.paused = None;
            round.stopped = 0;
        }
        self.award_suspended(act, start.session, start.round);
        self.award_late(act, start.session, start.round);
        Ok(())
    }

    /// The round that is on, of a session that is not over.
    fn need_on(&self, on: OnRound) -> Result<&Round, Refused> {
        let round = self.need_round(on.session, on.round)?;
        let refuse = |reason: Said| Err(Refused::law(law!("8B1"), self.edition(), reason));
        if round.started.is_none() {
            return refuse(said!(
                "round-not-begun",
                "round {round} has not begun",
                round = on.round
            ));
        }
        if self.signal(on.session, on.round).is_some() {
            return refuse(said!(
                "round-is-over",
                "round {round} is over",
                round = on.round
            ));
        }
        Ok(round)
    }

    fn round_mut(&mut self, on: OnRound) -> Option<&mut Round> {
        let session = self
            .sessions
            .get_mut(usize::from(on.session).checked_sub(1)?);
        session?.rounds.get_mut((on.round as usize).checked_sub(1)?)
    }

    pub(crate) fn pause(&mut self, act: &Act, on: OnRound) -> Done {
        act.by_director(self, law!("81C1"), said!("what-clock", "the clock"))?;
        if self.need_on(on)?.paused.is_some() {
            return Err(Refused::plain(said!(
                "clock-paused-already",
                "the clock of round {round} is already stopped",
                round = on.round
            )));
        }
        let at = act.at;
        if let Some(round) = self.round_mut(on) {
            round.paused = Some(at);
        }
        Ok(())
    }

    pub(crate) fn resume(&mut self, act: &Act, on: OnRound) -> Done {
        act.by_director(self, law!("81C1"), said!("what-clock", "the clock"))?;
        let Some(since) = self.need_on(on)?.paused else {
            return Err(Refused::plain(said!(
                "clock-not-paused",
                "the clock of round {round} is not stopped",
                round = on.round
            )));
        };
        let for_seconds = (act.at.seconds() - since.seconds()).max(0);
        if let Some(round) = self.round_mut(on) {
            round.paused = None;
            round.stopped += for_seconds;
        }
        Ok(())
    }

    /// The signal was given too early: the round before goes on, with its clock as it stood at the signal, and stopped until the Director
    /// says otherwise. Nothing that was entered is lost.
    pub(crate) fn take_round_back(&mut self, act: &Act, on: OnRound) -> Done {
        act.by_director(
            self,
            law!("82A"),
            said!("what-taking-round-back", "undoing the start of a round"),
        )?;
        let round = self.need_on(on)?;
        let started = round.started;
        let entry = round.entry;
        let mut boards = round.tables.iter().flat_map(|table| &table.boards);
        if on.round == 1 && boards.any(|board| board.result().is_some()) {
            let reason = said!(
                "first-round-has-results",
                "round 1 has results; its start can no longer be undone"
            );
            return Err(Refused::law(law!("8B1"), self.edition(), reason));
        }
        if let Some(round) = self.round_mut(on) {
            round.started = None;
            round.minutes = None;
            round.paused = None;
            round.stopped = 0;
        }
        self.take_late_awards_back(on.session, on.round, entry);
        let before = OnRound {
            round: on.round.saturating_sub(1),
            ..on
        };
        if let Some(round) = self.round_mut(before) {
            round.paused = round.paused.or(started);
            for table in round.tables.iter_mut() {
                if table.progressed.is_some() {
                    Arc::make_mut(table).progressed = None;
                }
            }
        }
        Ok(())
    }

    pub(crate) fn set_clock(&mut self, act: &Act, clock: &Clock) -> Done {
        act.by_director(self, law!("81C1"), said!("what-clock", "the clock"))?;
        let round = self.need_round(clock.session, clock.round)?;
        if round.started.is_none() {
            let reason = said!(
                "round-not-begun",
                "round {round} has not begun",
                round = clock.round
            );
            return Err(Refused::law(law!("8B1"), self.edition(), reason));
        }
        check_minutes(Some(clock.minutes))?;
        let index = usize::from(clock.session) - 1;
        if let Some(round) = self.sessions[index]
            .rounds
            .get_mut(clock.round as usize - 1)
        {
            round.minutes = Some(clock.minutes);
        }
        Ok(())
    }

    pub(crate) fn progress(&mut self, act: &Act, place: &OnTable) -> Done {
        let table = self.need_table(place.session, place.round, &place.table)?;
        let sits = |role: Role| {
            role.contestant()
                .is_some_and(|who| table.sitting.side_of(who).is_some())
        };
        act.by_one_of(
            self,
            law!("8B1"),
            said!("what-end-round-table", "ending a round at a table"),
            said!("who-director-or-table", "a Director or the table"),
            |role| role.is_director() || sits(role),
        )?;
        if self.signal(place.session, place.round).is_none() {
            let reason = said!(
                "next-round-has-not",
                "the next round has not been called; wait for the signal to move"
            );
            return Err(Refused::law(law!("8B1"), self.edition(), reason));
        }
        if table.progressed.is_some() {
            return Err(Refused::plain(said!(
                "table-has-progressed-already",
                "table {table} has already moved",
                table = place.table
            )));
        }
        let tables = &mut self.sessions[usize::from(place.session) - 1].rounds
            [place.round as usize - 1]
            .tables;
        if let Some(table) = tables.iter_mut().find(|table| table.name == place.table) {
            Arc::make_mut(table).progressed = Some(act.at);
        }
        Ok(())
    }

    /// How calls and cards are made known at a table (White Book 141.4, 141.5): the Director writes down what the four have agreed.
    pub(crate) fn arrange(&mut self, act: &Act, at: &ArrangedAt) -> Done {
        act.by_director(
            self,
            law!("80B2"),
            said!(
                "what-arranging",
                "how calls and cards are made known at a table"
            ),
        )?;
        self.need_table(at.session, at.round, &at.table)?;
        let tables =
            &mut self.sessions[usize::from(at.session) - 1].rounds[at.round as usize - 1].tables;
        if let Some(table) = tables.iter_mut().find(|table| table.name == at.table) {
            let usual = at.arrangement() == Arrangement::default();
            Arc::make_mut(table).arranged = (!usual).then(|| at.arrangement());
        }
        Ok(())
    }

    pub(crate) fn end_session(&mut self, act: &Act, over: &SessionOver) -> Done {
        act.by_director(
            self,
            law!("8C"),
            said!("what-end-session", "ending a session"),
        )?;
        let session = self.need_session(over.session)?;
        let refuse = |reason: Said| Err(Refused::law(law!("8C"), self.edition(), reason));
        if session.over.is_some() {
            return refuse(said!(
                "session-over-already",
                "session {session} is already over",
                session = over.session
            ));
        }
        let begins = self.begins_with_its_end(over.session);
        if let Some(round) = session
            .rounds
            .iter()
            .position(|round| round.started.is_none())
            && !begins
        {
            return refuse(said!(
                "round-has-not-been",
                "round {round} has not been played; if it will not be, change the movement",
                round = round + 1
            ));
        }
        let missing: Vec<_> = self
            .missing_places()
            .into_iter()
            .filter(|missing| missing.session == over.session && !missing.late_play)
            .collect();
        if let Some(first) = missing.first() {
            return refuse(said!(
                "results-missing-first-them",
                "the number of results missing is {count}; the first is board {board} at table {table} in round {round}",
                count = missing.len(),
                board = first.board,
                table = first.table,
                round = first.round
            ));
        }
        let disputed = session.rounds.iter().zip(1..).find_map(|(round, number)| {
            let tables = round.tables.iter();
            let mut boards = tables.flat_map(|table| table.boards.iter().map(move |b| (table, b)));
            let (table, board) = boards.find(|(_, board)| board.disputed.is_some())?;
            Some((number, &table.name, board.board))
        });
        if let Some((round, table, board)) = disputed {
            return refuse(said!(
                "score-board-table-round-disputed",
                "the score of board {board} at table {table} in round {round} is disputed; write a correction or a ruling",
                board,
                table,
                round
            ));
        }
        if begins {
            self.start_round(
                act,
                &RoundStarted {
                    session: over.session,
                    round: 1,
                    minutes: None,
                    by_itself: false,
                },
            )?;
        }
        self.sessions[usize::from(over.session) - 1].over = Some(act.at);
        Ok(())
    }

    /// Whether a week of a league needs no start: each of its matches was decided otherwise or put off, and nobody sits down for it.
    fn begins_with_its_end(&self, number: u16) -> bool {
        let session = self.session(number).filter(|_| self.league.is_some());
        let Some([round]) = session.map(|session| &session.rounds[..]) else {
            return false;
        };
        let settled = |table: &TableRound| {
            self.is_decided(number, 1, table)
                || self.is_late(number, 1, table, false)
                || self.absent(number, table.sitting).is_some()
        };
        round.started.is_none() && round.tables.iter().all(|table| settled(table))
    }
}

fn check_minutes(minutes: Option<u32>) -> Done {
    match minutes {
        Some(minutes) if minutes == 0 || minutes > MAX_MINUTES => Err(Refused::plain(said!(
            "round-lasts-1-minutes",
            "a round must last 1 to {most} minutes",
            most = MAX_MINUTES
        ))),
        _ => Ok(()),
    }
}
