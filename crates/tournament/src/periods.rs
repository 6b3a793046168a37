//! Until when something can be asked for: rulings, appeals, score corrections, gross errors (79C, 92B, White Book 146).

mod limits;

use openroom_laws::law;
use serde::Serialize;

use crate::apply::{Act, Matter};
use crate::entry::AppealMade;
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::spot::Spot;
use crate::state::{Meeting, State};
use crate::time::Time;

/// What is asked for (White Book 146.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A ruling (92B).
    Ruling,
    /// An appeal (92B).
    Appeal,
    /// The correction of a score (79C1).
    Score,
    /// The correction of an official's gross error (79C2).
    #[serde(rename = "gross-error")]
    Gross,
}

/// Until when something can be asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Deadline {
    /// What.
    pub request: Request,
    /// Of which session.
    pub session: u16,
    /// Of which round, where rounds count apart.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub round: Option<u32>,
    /// Of which ruling, for an appeal.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ruling: Option<u32>,
    /// Or of which penalty.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub penalty: Option<u32>,
    /// At which table, where a score was changed and posted anew.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub table: Option<String>,
    /// And of which board.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub board: Option<u32>,
    /// Until when.
    #[serde(rename = "until")]
    pub at: Time,
}

impl Deadline {
    const fn of_session(request: Request, session: u16, at: Time) -> Self {
        Self {
            request,
            session,
            round: None,
            ruling: None,
            penalty: None,
            table: None,
            board: None,
            at,
        }
    }
}

impl State {
    /// Every deadline that is known by now.
    #[must_use]
    pub fn deadlines(&self) -> Vec<Deadline> {
        let mut found = Vec::new();
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            let rounds = u32::try_from(session.rounds.len()).unwrap_or(0);
            let apart = self.rounds_apart();
            for round in if apart { 1..=rounds } else { rounds..=rounds } {
                for request in [Request::Ruling, Request::Score] {
                    let until = self.until(request, number, round, None, None);
                    found.extend(until.map(|at| Deadline {
                        round: apart.then_some(round),
                        ..Deadline::of_session(request, number, at)
                    }));
                }
            }
        }
        let last = self.session_count();
        let gross = self.until(Request::Gross, last, 1, None, None);
        found.extend(gross.map(|at| Deadline::of_session(Request::Gross, last, at)));
        found.extend(self.of_put_off());
        found.extend(self.posted_anew());
        let rulings = (1..).take(self.rulings.len()).map(|n| (Some(n), None));
        let penalties = (1..).take(self.penalties.len()).map(|n| (None, Some(n)));
        found.extend(rulings.chain(penalties).filter_map(|(ruling, penalty)| {
            let (session, at) = self.appeal_until(ruling, penalty)?;
            Some(Deadline {
                ruling,
                penalty,
                ..Deadline::of_session(Request::Appeal, session, at)
            })
        }));
        found
    }

    /// The new periods of scores that were changed and posted anew (White Book 79.2).
    fn posted_anew(&self) -> impl Iterator<Item = Deadline> {
        self.places()
            .flat_map(move |(session, round, table, board)| {
                let anew = board.result().and_then(|v| self.reposted(v.entry));
                let requests = anew.map(|_| [Request::Ruling, Request::Score]);
                requests.into_iter().flatten().filter_map(move |request| {
                    let at = self.until(request, session, round, None, anew)?;
                    Some(Deadline {
                        round: Some(round),
                        table: Some(table.name.clone()),
                        board: Some(board.board),
                        ..Deadline::of_session(request, session, at)
                    })
                })
            })
    }

    /// The match of a board, if it was put off.
    fn meeting_at(&self, spot: Spot) -> Option<Meeting> {
        if self.put_off.is_empty() {
            return None;
        }
        let table = self.table(spot.session, spot.round, spot.table)?;
        let meeting = Meeting::at(spot.session, spot.round, table)?;
        self.put_off.contains_key(&meeting).then_some(meeting)
    }

    /// A match that was put off has periods of its own: as many minutes from its end on, if that is later. While it goes on they have
    /// not begun to run.
    fn until_put_off(
        &self,
        request: Request,
        meeting: Meeting,
        usual: Time,
        told: Option<Time>,
    ) -> Option<Time> {
        let played = self.played_at(meeting)?;
        let from = told.map_or(played, |told| told.later(played));
        if request == Request::Gross {
            return Some(usual);
        }
        Some(from.plus_minutes(self.minutes(request)).later(usual))
    }

    /// The periods of matches that were put off and have been played.
    fn of_put_off(&self) -> impl Iterator<Item = Deadline> {
        self.put_off.keys().flat_map(move |&meeting| {
            let Meeting { session, round, .. } = meeting;
            let table = self.tables_of(meeting).next();
            let table = table.map(|table| table.name.clone());
            let requests = [Request::Ruling, Request::Score].into_iter();
            requests.filter_map(move |request| {
                let usual = self.until(request, session, round, None, None)?;
                let at = self.until_put_off(request, meeting, usual, None)?;
                Some(Deadline {
                    round: Some(round),
                    table: table.clone(),
                    ..Deadline::of_session(request, session, at)
                })
            })
        })
    }

    /// Until when a ruling or a penalty can be appealed, with its session.
    fn appeal_until(&self, ruling: Option<u32>, penalty: Option<u32>) -> Option<(u16, Time)> {
        let told = self.told_of(ruling, penalty)?;
        let at = |number: u32| number as usize - 1;
        let matter = match (ruling, penalty) {
            (Some(number), _) => Matter::Ruling(self.rulings.get(at(number))?),
            (None, number) => Matter::Penalty(self.penalties.get(at(number?))?),
        };
        let (session, round) = self.when(matter);
        let at = self.until(Request::Appeal, session, round, Some(told), None)?;
        let at = match matter {
            Matter::Ruling(ruling) => {
                self.meeting_at(ruling.spot()).map_or(Some(at), |meeting| {
                    self.until_put_off(Request::Appeal, meeting, at, Some(told))
                })?
            }
            Matter::Penalty(_) => at,
        };
        Some((session, at))
    }

    /// When somebody asked: now, or as `requested` says, which is not before there was anything to ask about.
    pub(crate) fn asked(
        &self,
        act: &Act,
        requested: Option<Time>,
        earliest: Option<Time>,
        what: Said,
    ) -> Result<Time, Refused> {
        let Some(asked) = requested else {
            return Ok(act.at);
        };
        if asked.is_after(act.at) {
            return Err(Refused::plain(said!(
                "requested-after-entry",
                "`requested` is later than the entry"
            )));
        }
        match earliest.filter(|earliest| earliest.is_after(asked)) {
            Some(earliest) => Err(Refused::plain(said!(
                "requested-before",
                "`requested` is {asked}, before {what} at {earliest}",
                asked,
                what,
                earliest
            ))),
            None => Ok(asked),
        }
    }

    /// When somebody asked about a board: not before its round began.
    pub(crate) fn asked_of_board(
        &self,
        act: &Act,
        requested: Option<Time>,
        spot: Spot,
    ) -> Result<Time, Refused> {
        let round = self.round(spot.session, spot.round);
        let started = round.and_then(|round| round.started);
        self.asked(
            act,
            requested,
            started,
            said!("round-began", "the round began"),
        )
    }

    /// When a period for a board ended before it was asked; nothing if that was in time.
    pub(crate) fn ended(&self, request: Request, asked: Time, spot: Spot) -> Option<Time> {
        let board = self.board(spot.session, spot.round, spot.table, spot.board);
        let anew = board
            .and_then(|board| board.result())
            .and_then(|version| self.reposted(version.entry));
        let end = self.until(request, spot.session, spot.round, None, anew)?;
        let end = match self.meeting_at(spot) {
            Some(meeting) => self.until_put_off(request, meeting, end, None)?,
            None => end,
        };
        asked.is_after(end).then_some(end)
    }

    pub(crate) fn check_period(
        &self,
        request: Request,
        act: &Act,
        requested: Option<Time>,
        spot: Spot,
    ) -> Done {
        let asked = self.asked_of_board(act, requested, spot)?;
        let Some(end) = self.ended(request, asked, spot) else {
            return Ok(());
        };
        let (cite, reason) = match request {
            Request::Ruling => (
                law!("92B"),
                said!(
                    "rulings-until",
                    "the time for asking for a ruling ended at {end}; the request came at {asked}",
                    end,
                    asked
                ),
            ),
            Request::Appeal => (
                law!("92B"),
                said!(
                    "appeals-until",
                    "the time for appeals ended at {end}; the request came at {asked}",
                    end,
                    asked
                ),
            ),
            Request::Score => (
                law!("79C1"),
                said!(
                    "scores-corrected-until",
                    "the time for correcting scores ended at {end}; the request came at {asked}",
                    end,
                    asked
                ),
            ),
            Request::Gross => (
                law!("79C2"),
                said!(
                    "errors-corrected-until",
                    "the time for correcting errors ended at {end}; the request came at {asked}",
                    end,
                    asked
                ),
            ),
        };
        Err(Refused::law(cite, self.edition(), reason))
    }

    /// An appeal comes after what it is against, and in time (92B).
    pub(crate) fn check_appeal_period(&self, act: &Act, made: &AppealMade, matter: Matter) -> Done {
        let given = match matter {
            Matter::Ruling(ruling) => ruling.at,
            Matter::Penalty(penalty) => penalty.at,
        };
        let asked = self.asked(
            act,
            made.requested,
            Some(given),
            said!("was-ruled", "the ruling or penalty was given"),
        )?;
        let end = self.appeal_until(made.ruling, made.penalty);
        match end.filter(|&(_, end)| asked.is_after(end)) {
            Some((_, end)) => Err(Refused::law(
                law!("92B"),
                self.edition(),
                said!(
                    "this-can-be-appealed",
                    "the time to appeal against this ruling or penalty ended at {end}; the request came at {asked}",
                    end,
                    asked
                ),
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
        if self.is_late(spot.session, spot.round, table, board.postponed) {
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
