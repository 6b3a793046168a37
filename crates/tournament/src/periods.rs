//! Until when something can be asked for: rulings, appeals, score corrections, gross errors (79C, 92B, White Book 146).

use openroom_laws::law;

use crate::apply::{Act, Spot};
use crate::entry::Kind;
use crate::refusal::{Done, Refused};
use crate::regulations::Periods;
use crate::state::State;
use crate::time::Time;

/// What is asked for (White Book 146.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// A ruling (92B).
    Ruling,
    /// An appeal (92B).
    Appeal,
    /// The correction of a score (79C1).
    Score,
    /// The correction of an official's gross error (79C2).
    Gross,
}

/// Until when something can be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deadline {
    /// What.
    pub request: Request,
    /// Of which session.
    pub session: u16,
    /// Of which round, where rounds count apart.
    pub round: Option<u32>,
    /// Of which ruling, for an appeal.
    pub ruling: Option<u32>,
    /// Until when.
    pub at: Time,
}

/// Minutes before the next stage at which the last change can be made that decides who qualifies (White Book 146.2).
const BEFORE_NEXT_STAGE: i64 = 10;

/// The hour at which the period for gross errors ends.
const CLOSING_HOUR: u32 = 17;

impl State {
    /// Every deadline that is known by now.
    #[must_use]
    pub fn deadlines(&self) -> Vec<Deadline> {
        let mut found = Vec::new();
        let mut add = |request, session, round, ruling, at: Option<Time>| {
            if let Some(at) = at {
                found.push(Deadline {
                    request,
                    session,
                    round,
                    ruling,
                    at,
                });
            }
        };
        for session in 1..=u16::try_from(self.sessions.len()).unwrap_or(u16::MAX) {
            let rounds = self
                .session(session)
                .map_or(0, |s| u32::try_from(s.rounds.len()).unwrap_or(0));
            if self.by_rounds() {
                for round in 1..=rounds {
                    for request in [Request::Ruling, Request::Score] {
                        add(
                            request,
                            session,
                            Some(round),
                            None,
                            self.until(request, session, round, None, None),
                        );
                    }
                }
            } else {
                for request in [Request::Ruling, Request::Score] {
                    add(
                        request,
                        session,
                        None,
                        None,
                        self.until(request, session, rounds, None, None),
                    );
                }
            }
        }
        let last = self.session_count();
        add(
            Request::Gross,
            last,
            None,
            None,
            self.until(Request::Gross, last, 1, None, None),
        );
        for (ruling, number) in self.rulings.iter().zip(1..) {
            let given = &ruling.given;
            let at = self.until(
                Request::Appeal,
                given.session,
                given.round,
                Some(ruling.told),
                None,
            );
            add(Request::Appeal, given.session, None, Some(number), at);
        }
        found
    }

    /// Teams that score up after each round have a period for each (White Book 146.3).
    fn by_rounds(&self) -> bool {
        self.kind() == Kind::Teams && self.regulations.conduct().periods == Periods::WhiteBook
    }

    /// Until when something can be asked for; nothing while the period has not begun to run or has no end of its own.
    ///
    /// `told` is when the parties were told of a ruling, `changed` when the score of the board was last changed.
    pub(crate) fn until(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
        changed: Option<Time>,
    ) -> Option<Time> {
        let conduct = self.regulations.conduct();
        let end = match conduct.periods {
            Periods::Laws => self.by_the_laws(request, told, changed),
            Periods::WhiteBook => self.by_the_white_book(request, session, round, told, changed),
        }?;
        match self.next_stage {
            Some(next) if request != Request::Gross => {
                Some(end.earlier(next.plus_minutes(-BEFORE_NEXT_STAGE)))
            }
            _ => Some(end),
        }
    }

    fn minutes(&self, request: Request) -> i64 {
        let conduct = self.regulations.conduct();
        i64::from(match request {
            Request::Ruling => conduct.ruling_minutes,
            Request::Appeal => conduct.appeal_minutes,
            Request::Score | Request::Gross => conduct.correction_minutes,
        })
    }

    /// When the score as it is now was first made available.
    fn posted(&self, changed: Option<Time>) -> Option<Time> {
        let shown = |posted: &&Time| changed.is_none_or(|changed| !changed.is_after(**posted));
        self.official
            .iter()
            .find(shown)
            .or(self.official.first())
            .copied()
    }

    fn by_the_laws(
        &self,
        request: Request,
        told: Option<Time>,
        changed: Option<Time>,
    ) -> Option<Time> {
        if request == Request::Gross {
            let over = self.event_over()?;
            return self
                .regulations
                .conduct()
                .gross_days
                .map(|days| over.working_days_later(days, CLOSING_HOUR));
        }
        let posted = self.posted(changed)?;
        let from = told.map_or(posted, |told| told.later(posted));
        Some(from.plus_minutes(self.minutes(request)))
    }

    fn by_the_white_book(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
        changed: Option<Time>,
    ) -> Option<Time> {
        let minutes = self.minutes(request);
        // A corrected score that is posted after its period has a new one (WB 79.2).
        let anew = changed
            .and_then(|changed| {
                self.official
                    .iter()
                    .skip(1)
                    .find(|posted| !changed.is_after(**posted))
            })
            .map(|posted| posted.plus_minutes(minutes));
        let end = match request {
            Request::Gross => {
                let over = self.event_over()?;
                return self
                    .regulations
                    .conduct()
                    .gross_days
                    .map(|days| over.working_days_later(days, CLOSING_HOUR));
            }
            _ if self.by_rounds() => self.after_round(request, session, round, told)?,
            Request::Ruling => self.session(session)?.over?.plus_minutes(minutes),
            Request::Appeal => {
                let over = self.session(session)?.over?;
                told.map_or(over, |told| told.later(over))
                    .plus_minutes(minutes)
            }
            Request::Score => self.score_check(session)?,
        };
        Some(anew.map_or(end, |anew| anew.later(end)))
    }

    /// Teams: until the next round begins; after the last one, some minutes (146.3).
    fn after_round(
        &self,
        request: Request,
        session: u16,
        round: u32,
        told: Option<Time>,
    ) -> Option<Time> {
        let minutes = self.minutes(request);
        let starts = |after: Option<Time>| {
            let sessions = self.sessions.iter().zip(1..);
            let rounds = sessions.flat_map(|(s, number)| {
                s.rounds
                    .iter()
                    .zip(1..)
                    .map(move |(r, n)| ((number, n), r.started))
            });
            let later = rounds.filter(|&(place, _)| place > (session, round));
            later
                .filter_map(|(_, started)| started)
                .find(|started| after.is_none_or(|after| started.is_after(after)))
        };
        let is_last = session == self.session_count()
            && self
                .session(session)
                .is_some_and(|s| s.rounds.len() <= round as usize);
        if is_last {
            let over = self.session(session)?.over?;
            let from = told.map_or(over, |told| told.later(over));
            return Some(from.plus_minutes(minutes));
        }
        match request {
            Request::Appeal => {
                let next = starts(told);
                // A ruling told after the last round began has the period of the last round.
                next.or_else(|| {
                    let over = self.sessions.last()?.over?;
                    Some(
                        told.map_or(over, |told| told.later(over))
                            .plus_minutes(minutes),
                    )
                })
            }
            _ => starts(None),
        }
    }

    /// Others: until the next session begins; after the last but one until minutes after the last; after the last as for
    /// gross errors (146.4).
    fn score_check(&self, session: u16) -> Option<Time> {
        let last = self.session_count();
        let minutes = i64::from(self.regulations.conduct().correction_minutes);
        if session == last {
            let over = self.session(session)?.over?;
            return Some(match self.regulations.conduct().gross_days {
                Some(days) => over.working_days_later(days, CLOSING_HOUR),
                None => over.plus_minutes(minutes),
            });
        }
        if session + 1 == last {
            return Some(self.session(last)?.over?.plus_minutes(minutes));
        }
        self.session(session + 1)?.rounds.first()?.started
    }

    /// When the last session was over.
    fn event_over(&self) -> Option<Time> {
        self.session(self.session_count())?.over
    }

    pub(crate) fn check_period(
        &self,
        request: Request,
        act: &Act,
        requested: Option<Time>,
        spot: Spot,
    ) -> Done {
        let asked = requested.unwrap_or(act.at);
        if asked.is_after(act.at) {
            return Err(Refused::plain("`requested` is after the entry"));
        }
        let board = self.board(spot.session, spot.round, spot.table, spot.board);
        let changed = board
            .and_then(|board| board.result())
            .map(|version| version.at);
        let Some(end) = self.until(request, spot.session, spot.round, None, changed) else {
            return Ok(());
        };
        if !asked.is_after(end) {
            return Ok(());
        }
        let (cite, what) = match request {
            Request::Ruling => (law!("92B"), "rulings are asked for"),
            Request::Appeal => (law!("92B"), "appeals are made"),
            Request::Score => (law!("79C1"), "scores are corrected"),
            Request::Gross => (law!("79C2"), "errors of any kind are corrected"),
        };
        Err(Refused::law(
            cite,
            self.edition(),
            format!("{what} until {end}; this is {asked}"),
        ))
    }

    pub(crate) fn check_appeal_period(&self, asked: Time, spot: Spot, told: Time) -> Done {
        let end = self.until(Request::Appeal, spot.session, spot.round, Some(told), None);
        match end.filter(|&end| asked.is_after(end)) {
            Some(end) => Err(Refused::law(
                law!("92B"),
                self.edition(),
                format!("this ruling can be appealed until {end}; this is {asked}"),
            )),
            None => Ok(()),
        }
    }

    /// The signal that ends a round: the start of the next, or the end of the session (8B1).
    pub(crate) fn signal(&self, session: u16, round: u32) -> Option<Time> {
        let found = self.session(session)?;
        match found
            .rounds
            .get(round as usize)
            .and_then(|next| next.started)
        {
            Some(started) => Some(started),
            None => found.over,
        }
    }

    /// When the round ended for a board at a table: with the signal if the table had finished, else when its players had
    /// progressed or the last result was in; for a board put off, when it was played (8B1, 8B2).
    pub(crate) fn board_round_end(&self, spot: Spot) -> Option<Time> {
        let table = self.table(spot.session, spot.round, spot.table)?;
        let signal = self.signal(spot.session, spot.round)?;
        let board = table
            .boards
            .iter()
            .find(|board| board.board == spot.board)?;
        let entered =
            |board: &crate::state::BoardAt| board.versions.first().map(|version| version.at);
        if board.postponed {
            return Some(entered(board)?.later(signal));
        }
        if let Some(progressed) = table.progressed {
            return Some(progressed);
        }
        let mut end = signal;
        for other in table.boards.iter().filter(|other| !other.postponed) {
            end = end.later(entered(other)?);
        }
        Some(end)
    }
}
