//! Who may be asked in a poll, and who of them is nearest in strength. What others are asked they must not have to play any more.

use std::cmp::Reverse;

use openroom_cases::Poll;
use openroom_cases::casebook::auction_before;
use openroom_cases::facts::At;
use openroom_cases::poll::Problem;
use openroom_laws::Board;
use openroom_scoring::Exact;

use crate::entry::{EventKind, Staffed};
use crate::names;
use crate::refusal::Refused;
use crate::spot::Spot;
use crate::state::{Ruling, Score, Source, State, Version};
use crate::tournament::Tournament;
use crate::view::Vul;

/// Somebody who may be asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pollable {
    /// Who.
    pub contestant: u32,
    /// Places between it and the player's contestant in the standings, where both have one.
    pub apart: Option<u32>,
    /// Whether both are of the same stratum.
    pub same_stratum: bool,
    /// How far their handicaps lie apart, where both have one.
    pub handicaps_apart: Option<Exact>,
}

/// A poll that waits for somebody's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenPoll<'t> {
    /// The case, from 1.
    pub case: u32,
    /// The poll of it, from 1.
    pub poll: u32,
    /// What is asked.
    pub problem: &'t Problem,
}

impl State {
    /// The polls that a contestant is asked in and may answer: the case is open, and it may still be asked.
    pub(crate) fn polls_open_to(&self, contestant: u32) -> Vec<(u32, u32)> {
        let mut open = Vec::new();
        for (number, at) in (1..).zip(&self.cases) {
            let polls = (1..).zip(&at.case.polls);
            let asks = |poll: &Poll| !poll.withdrawn && poll.asked.contains(&contestant);
            for (poll, _) in polls.filter(|(_, poll)| asks(poll)) {
                if at.ruling.is_none() && self.may_be_polled(contestant, at.spot()) {
                    open.push((number, poll));
                }
            }
        }
        open
    }

    /// Whether a contestant may be asked about a board: no party, no team-mate of one, and one that has played it, or a session that
    /// is over. Who will never play it is not asked while others still do: the movement may yet be changed.
    pub(crate) fn may_be_polled(&self, contestant: u32, spot: Spot) -> bool {
        let known = self.contestants.contains_key(&contestant)
            && self.table(spot.session, spot.round, spot.table).is_some();
        known && !self.is_party(contestant, spot) && self.is_done_with(contestant, spot)
    }

    /// Whether a contestant has nothing more to do with a board: the session is over, or it has played the board; and so in every session
    /// that plays the same deal.
    pub(crate) fn is_done_with(&self, contestant: u32, spot: Spot) -> bool {
        let mut same = self.same_deal(spot);
        same.all(|at| self.is_over(at.0) || self.has_played(contestant, at))
    }

    /// Whether a contestant has a board still to come. A later session with the same deal counts too, also before it is known who sits
    /// where.
    pub(crate) fn has_to_come(&self, contestant: u32, spot: Spot) -> bool {
        let mut same = self.same_deal(spot);
        same.any(|at| {
            let to_come = match at.0 == spot.session {
                true => self.tables_with(contestant, at).is_none(),
                false => !self.has_played(contestant, at),
            };
            !self.is_over(at.0) && to_come
        })
    }

    fn is_over(&self, session: u16) -> bool {
        let session = self.session(session);
        session.is_some_and(|session| session.over.is_some())
    }

    /// Where the deal of a board is played: there, and in every other session that has the very same hands.
    fn same_deal(&self, spot: Spot) -> impl Iterator<Item = (u16, u32)> {
        let own = (spot.session, spot.board);
        let deal = self
            .session(spot.session)
            .and_then(|session| session.deals.get(&spot.board));
        let sessions = (1_u16..).zip(&self.sessions);
        let others = sessions.filter(move |(number, _)| *number != own.0);
        let same = others.flat_map(move |(number, session)| {
            let same = session.deals.iter();
            let same = same.filter(move |(_, one)| Some(*one) == deal);
            same.map(move |(&board, _)| (number, board))
        });
        same.chain([own])
    }

    /// At how many tables the contestant meets a board of a session; nothing if one of them has no result yet.
    fn tables_with(&self, contestant: u32, (session, number): (u16, u32)) -> Option<usize> {
        let mut tables = 0;
        for (at, _, table, board) in self.places() {
            let here = at == session && board.board == number;
            if !here || !table.sitting.contestants().any(|one| one == contestant) {
                continue;
            }
            // A board that was taken out may be put back.
            let played = |version: &Version| {
                version.source != Source::Cancelled && version.score != Score::NotPlayed
            };
            board.result().filter(|version| played(version))?;
            tables += 1;
        }
        Some(tables)
    }

    /// Whether every table at which the contestant meets the board in that session has its result, and there is one.
    fn has_played(&self, contestant: u32, at: (u16, u32)) -> bool {
        // A team plays a board at two tables; one of them is not enough.
        let least = usize::from(self.kind() == EventKind::Teams);
        self.tables_with(contestant, at)
            .is_some_and(|tables| tables > least)
    }

    /// Whether somebody, by name, plays for a contestant that is a party to what happened there, or has the board still to come. Who runs
    /// an event may play in it: under his own name, or as the log says of him.
    pub(crate) fn is_kept_from(&self, name: &str, spot: Spot) -> bool {
        let said = self.said_to_play(name);
        let mut mine = self.players_named(name).into_iter().chain(said);
        mine.any(|contestant| self.is_kept(contestant, spot))
    }

    /// Whether what happened there is not for the eyes of a contestant.
    pub(crate) fn is_kept(&self, contestant: u32, spot: Spot) -> bool {
        self.is_party(contestant, spot) || self.has_to_come(contestant, spot)
    }

    /// The contestant with which somebody of the staff plays, as the log says of him: what was said last.
    pub(crate) fn said_to_play(&self, name: &str) -> Option<u32> {
        let told = |one: &&Staffed| names::same(&one.name, name) && one.says_whether_plays();
        self.staff.iter().rev().find(told)?.plays
    }

    /// Whether a contestant has to do with what happened at a table: a party, or a team-mate of one.
    pub(crate) fn is_party(&self, contestant: u32, spot: Spot) -> bool {
        let Some(table) = self.table(spot.session, spot.round, spot.table) else {
            return false;
        };
        let asked = self.contestants.get(&contestant);
        let asked = asked.and_then(|asked| asked.entered.name.as_ref());
        let mut parties = table.sitting.contestants();
        parties.any(|party| {
            let team = self.contestants.get(&party);
            let team = team.and_then(|party| party.entered.name.as_ref());
            party == contestant || (team.is_some() && team == asked)
        })
    }
}

impl Tournament {
    /// The polls that wait for an answer from a phone that speaks for a contestant.
    #[must_use]
    pub fn open_polls(&self, contestant: u32, device: &str) -> Vec<OpenPoll<'_>> {
        let open = self.state.polls_open_to(contestant).into_iter();
        open.filter_map(|(case, poll)| {
            let at = self.case(case)?;
            let found = at.case.polls.get(poll as usize - 1)?;
            let answered = at.has_answered(poll, device);
            (!answered).then_some(OpenPoll {
                case,
                poll,
                problem: &found.problem,
            })
        })
        .collect()
    }

    /// The problem of a poll on a case, drafted: the hand of a seat, the auction up to the point, vulnerability and scoring. What
    /// happened is not in it.
    #[must_use]
    pub fn poll_problem(&self, case: u32, seat: At) -> Option<Problem> {
        let at = self.case(case)?;
        let deals = self.state.session(at.session).map(|session| &session.deals);
        let deal = deals.and_then(|deals| deals.get(&at.board));
        let hand = deal.and_then(|deal| deal.0[seat.seat() as usize]);
        let board = Board::number(at.board);
        Some(Problem {
            hand: hand.map(|hand| hand.to_string()).unwrap_or_default(),
            seat: Some(seat),
            dealer: Some(At::of(board.dealer)),
            auction: auction_before(&at.case, Some(seat)),
            vul: Some(Vul::from(&board).word().to_owned()),
            scoring: Some(self.state.regulations.method().to_owned()),
            ..Problem::default()
        })
    }

    /// Whether a contestant may read the written ruling on a case: it is a party, the parties have been told (92B), and the board is not
    /// still to come. A team meets a board twice, and its other half may not have played it.
    #[must_use]
    pub fn may_read(&self, contestant: u32, ruling: &Ruling) -> bool {
        let spot = ruling.spot();
        let table = self.state.table(spot.session, spot.round, spot.table);
        let mut parties = table
            .into_iter()
            .flat_map(|table| table.sitting.contestants());
        let told = ruling.informed && ruling.given.case.is_some();
        told && parties.any(|one| one == contestant) && !self.has_to_come(contestant, spot)
    }

    /// Whether a contestant has a board still to come in its session: nothing of it may come to its eyes.
    #[must_use]
    pub fn has_to_come(&self, contestant: u32, spot: Spot) -> bool {
        self.state.has_to_come(contestant, spot)
    }

    /// Whether a case is kept from somebody, by name, because he plays: he is a party, or has the board still to come.
    #[must_use]
    pub fn is_kept_from(&self, name: &str, spot: Spot) -> bool {
        self.state.is_kept_from(name, spot)
    }

    /// Whether a case is kept from a contestant: it is a party, a team-mate of one, or has the board still to come.
    #[must_use]
    pub fn is_kept(&self, contestant: u32, spot: Spot) -> bool {
        self.state.is_kept(contestant, spot)
    }

    /// Whether what a poll asks may lie open at a table where a contestant sits: it is no party, and has the board not still to come.
    #[must_use]
    pub fn may_see_poll(&self, contestant: u32, spot: Spot) -> bool {
        !self.state.is_party(contestant, spot) && !self.state.has_to_come(contestant, spot)
    }

    /// Whether a contestant may be asked about the board of a case.
    #[must_use]
    pub fn may_be_polled(&self, contestant: u32, spot: Spot) -> bool {
        self.state.may_be_polled(contestant, spot)
    }

    /// All who may be asked about a board, those nearest to the player's contestant in strength first: of the same stratum, then by
    /// places in the standings as they are.
    ///
    /// # Errors
    /// When the event cannot be scored as it is.
    pub fn pollable(&self, player: u32, spot: Spot) -> Result<Vec<Pollable>, Refused> {
        let standings = self.standings(None)?;
        let rank = |contestant: u32| {
            let mut places = standings.places.iter();
            places
                .find(|place| place.contestant == contestant)
                .and_then(|place| place.rank)
        };
        let stratum = |contestant: u32| {
            let found = self.state.contestants.get(&contestant);
            found.and_then(|found| found.entered.stratum.as_ref())
        };
        let handicap = |contestant: u32| {
            let entered = &self.state.contestants.get(&contestant)?.entered;
            entered.handicap.as_ref()?.text()?.parse::<Exact>().ok()
        };
        let own = rank(player);
        let mut all: Vec<Pollable> = self
            .state
            .contestants
            .keys()
            .filter(|&&one| self.state.may_be_polled(one, spot))
            .map(|&contestant| Pollable {
                contestant,
                apart: own
                    .zip(rank(contestant))
                    .map(|(own, other)| own.abs_diff(other)),
                same_stratum: stratum(contestant) == stratum(player),
                handicaps_apart: handicap(player)
                    .zip(handicap(contestant))
                    .map(|(own, other)| (own - other).abs()),
            })
            .collect();
        // A handicap says more of a player's strength than the places of one evening.
        all.sort_by_key(|one| {
            (
                Reverse(one.same_stratum),
                one.handicaps_apart.is_none(),
                one.handicaps_apart.clone(),
                one.apart.unwrap_or(u32::MAX),
                one.contestant,
            )
        });
        Ok(all)
    }
}
