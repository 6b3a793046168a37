//! The ends of the periods, as the Laws and the White Book have them.

use super::Request;
use crate::entry::{EventKind, Structure};
use crate::regulations::Periods;
use crate::state::State;
use crate::time::Time;

/// Minutes before the next stage at which the last change can be made that decides who qualifies (White Book 146.2).
const BEFORE_NEXT_STAGE: i64 = 10;

/// The hour at which the period for gross errors ends.
const CLOSING_HOUR: u32 = 17;

impl State {
    /// Whether each round has periods of its own: teams that score up after it (White Book 146.3), and Swiss events, in
    /// which a round is a session of the Laws (80.6.1).
    pub(crate) fn rounds_apart(&self) -> bool {
        self.by_rounds() || self.swiss_sessions()
    }

    fn by_rounds(&self) -> bool {
        self.kind() == EventKind::Teams && self.regulations.conduct().periods == Periods::WhiteBook
    }

    fn swiss_sessions(&self) -> bool {
        let swiss = |created: &crate::entry::Created| created.structure == Structure::Swiss;
        self.kind() != EventKind::Teams
            && self.regulations.conduct().periods == Periods::WhiteBook
            && self.created.as_ref().is_some_and(swiss)
    }

    /// Until when something can be asked for; nothing while the period has not begun to run or has no end of its own.
    ///
    /// `told` is when the parties were told of a ruling, `anew` when a changed score was posted.
    pub(crate) fn until(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
        anew: Option<Time>,
    ) -> Option<Time> {
        let end = match (request, self.regulations.conduct().periods) {
            (Request::Gross, _) => self.gross(),
            (_, Periods::Laws) => self.by_the_laws(request, told, anew),
            (_, Periods::WhiteBook) => self.by_the_white_book(request, session, round, told, anew),
        };
        // Who qualifies is known ten minutes before the next stage, whatever else runs longer (146.2).
        let stage = self
            .next_stage
            .map(|next| next.plus_minutes(-BEFORE_NEXT_STAGE));
        match (end, stage) {
            (Some(end), Some(stage)) => Some(end.earlier(stage)),
            (None, Some(stage)) if request == Request::Gross => Some(stage),
            (end, _) => end,
        }
    }

    pub(crate) fn minutes(&self, request: Request) -> i64 {
        let conduct = self.regulations.conduct();
        i64::from(match request {
            Request::Ruling => conduct.ruling_minutes,
            Request::Appeal => conduct.appeal_minutes,
            Request::Score | Request::Gross => conduct.correction_minutes,
        })
    }

    /// When a score that was changed after the first posting was posted anew; nothing for all others.
    pub(crate) fn reposted(&self, entry: u32) -> Option<Time> {
        let shown = self.official_at.iter().position(|&posted| posted > entry)?;
        self.official.get(shown).copied().filter(|_| shown > 0)
    }

    /// Gross errors: until the afternoon of a working day after the event (White Book 146.3, 146.4).
    fn gross(&self) -> Option<Time> {
        let over = self.event_over()?;
        let conduct = self.regulations.conduct();
        let days = conduct.gross_days?;
        Some(over.working_days_later(days, CLOSING_HOUR, &conduct.holidays))
    }

    fn by_the_laws(
        &self,
        request: Request,
        told: Option<Time>,
        anew: Option<Time>,
    ) -> Option<Time> {
        let posted = anew.or(self.official.first().copied())?;
        let from = told.map_or(posted, |told| told.later(posted));
        Some(from.plus_minutes(self.minutes(request)))
    }

    fn by_the_white_book(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
        anew: Option<Time>,
    ) -> Option<Time> {
        let minutes = self.minutes(request);
        let end = match request {
            _ if self.by_rounds() => self.after_round(request, session, round, told)?,
            Request::Score => self.score_check(session, round)?,
            Request::Ruling | Request::Appeal | Request::Gross => {
                let over = self.law_session_over(session, round)?;
                let from = told.map_or(over, |told| told.later(over));
                from.plus_minutes(minutes)
            }
        };
        // A corrected score that is posted has a new period for corrections, of any board (WB 79.2); rulings are asked
        // for on the boards that were changed.
        let anew = match request {
            Request::Score => self.corrected,
            _ => anew,
        };
        let anew = anew.map(|posted| posted.plus_minutes(minutes));
        Some(anew.map_or(end, |anew| anew.later(end)))
    }

    /// Teams: until the next round begins, for an appeal the next one after the ruling; after the last one, some minutes
    /// (146.3).
    fn after_round(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
    ) -> Option<Time> {
        let minutes = self.minutes(request);
        let after_all = || {
            let over = self.event_over()?;
            let from = told.map_or(over, |told| told.later(over));
            Some(from.plus_minutes(minutes))
        };
        let next = self
            .starts_after(session, round)
            .find(|started| told.is_none_or(|told| started.is_after(told)));
        // A ruling told after the last round began has the period of the last round.
        next.or_else(after_all)
    }

    /// When the rounds after a round began, in order.
    fn starts_after(&self, session: u16, round: u32) -> impl Iterator<Item = Time> {
        let sessions = self.sessions.iter().zip(1_u16..);
        let rounds = sessions.flat_map(|(found, number)| {
            let rounds = found.rounds.iter().zip(1_u32..);
            rounds.map(move |(round, turn)| ((number, turn), round.started))
        });
        rounds
            .filter(move |&(place, _)| place > (session, round))
            .filter_map(|(_, started)| started)
    }

    /// The end of a session of the Laws: in a Swiss event of each round (80.6.1).
    fn law_session_over(&self, session: u16, round: u32) -> Option<Time> {
        match self.swiss_sessions() {
            true => self.signal(session, round),
            false => self.session(session)?.over,
        }
    }

    /// How many sessions of the Laws come after this one, as far as it matters: none, one, more.
    fn law_sessions_after(&self, session: u16, round: u32) -> usize {
        let last = self.session_count();
        if !self.swiss_sessions() {
            return usize::from(last.saturating_sub(session));
        }
        let rounds = |number: u16| self.session(number).map(|found| found.rounds.len());
        // A session that is not planned yet will have rounds enough.
        let later: usize = (session + 1..=last).map(|n| rounds(n).unwrap_or(2)).sum();
        let here = rounds(session).unwrap_or(0).saturating_sub(round as usize);
        here + later
    }

    /// Others: until the next session begins; after the last but one until minutes after the last; after the last as for
    /// gross errors (146.4).
    fn score_check(&self, session: u16, round: u32) -> Option<Time> {
        let minutes = self.minutes(Request::Score);
        match self.law_sessions_after(session, round) {
            0 => self
                .gross()
                .or_else(|| Some(self.event_over()?.plus_minutes(minutes))),
            1 => Some(self.event_over()?.plus_minutes(minutes)),
            _ if self.swiss_sessions() => self.starts_after(session, round).next(),
            _ => self.session(session + 1)?.rounds.first()?.started,
        }
    }

    /// When the last session was over, and every match that was put off was played or decided.
    fn event_over(&self) -> Option<Time> {
        let over = self.session(self.session_count())?.over?;
        let late = self.put_off.keys().map(|&meeting| self.played_at(meeting));
        let last: Option<Vec<Time>> = late.collect();
        Some(last?.into_iter().fold(over, Time::later))
    }
}
