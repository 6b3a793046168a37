//! A clock that was ahead: entries were stamped with a time to come, and every later one at or after it. Once the clock is right, nothing
//! has happened later than now.

use std::sync::Arc;

use openroom_laws::law;

use super::Act;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{Appeal, Session, State};
use crate::time::Time;

impl State {
    /// Brings every time to come to now. Periods run from the times of rounds, sessions and scores (8B, 79C, 92B), and rounds that start
    /// later get their own.
    pub(crate) fn put_time_right(&mut self, act: &Act) -> Done {
        act.by_director(
            self,
            law!("81C1"),
            said!("what-putting-time-right", "correcting the time"),
        )?;
        if self.last.is_none_or(|last| !last.is_after(act.at)) {
            return Err(Refused::plain(said!(
                "time-right-already",
                "no entry is stamped later than {at}; there is nothing to correct",
                at = act.at
            )));
        }
        let now = act.at;
        let sessions = self.sessions.iter_mut().flat_map(times_of_session);
        let appeals = self.appeals.iter_mut().flat_map(times_of_appeal);
        let rulings = self.rulings.iter_mut();
        let rulings = rulings.flat_map(|ruling| [&mut ruling.at, &mut ruling.told]);
        let calls = self.calls.iter_mut();
        let calls = calls.flat_map(|call| {
            let attended = call.attended.iter_mut().map(|(_, at, _)| at);
            std::iter::once(&mut call.at).chain(attended)
        });
        let said = self.announcements.iter_mut().map(|said| &mut said.at);
        let warnings = self.warnings.iter_mut().map(|warning| &mut warning.at);
        let penalties = self.penalties.iter_mut().map(|penalty| &mut penalty.at);
        let variations = self
            .variations
            .iter_mut()
            .map(|variation| &mut variation.at);
        let notes = self.notes.iter_mut().map(|(at, _)| at);
        let published = self.published.iter_mut().map(|(at, _)| at);
        // The start of the next stage is a plan, and may well be to come.
        let official = self.official.iter_mut();
        let official = official
            .chain(&mut self.corrected)
            .chain(&mut self.final_at);
        let all = sessions.chain(appeals).chain(rulings).chain(calls);
        let all = all.chain(warnings).chain(penalties).chain(variations);
        for time in all
            .chain(notes)
            .chain(published)
            .chain(official)
            .chain(said)
        {
            *time = time.earlier(now);
        }
        Ok(())
    }
}

fn times_of_session(session: &mut Session) -> impl Iterator<Item = &mut Time> {
    let rounds = session.rounds.iter_mut().flat_map(|round| {
        let tables = round.tables.iter_mut().flat_map(|table| {
            let table = Arc::make_mut(table);
            let boards = table.boards.iter_mut();
            let versions = boards.flat_map(|board| &mut board.versions);
            versions
                .map(|version| &mut version.at)
                .chain(&mut table.progressed)
        });
        tables.chain(&mut round.started).chain(&mut round.paused)
    });
    rounds.chain(&mut session.over)
}

fn times_of_appeal(appeal: &mut Appeal) -> impl Iterator<Item = &mut Time> {
    let judged = appeal.judged.iter_mut().map(|(_, at)| at);
    std::iter::once(&mut appeal.at).chain(judged)
}
