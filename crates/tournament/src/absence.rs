//! Who has left, and what the others get for it (White Book 145).

mod walkovers;

pub(crate) use walkovers::Walkover;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use openroom_scoring::Exact;
use openroom_scoring::event::{self as scoring, Direction};

use crate::entry::Structure;
use crate::export::{Matches, Note, NoteFate};
use crate::questions::members::EMERGENCY;
use crate::spot::Through;
use crate::state::{
    BoardAt, Contestant, Meeting, Round, SatOut, Score, Session, Sitting, Source, State,
    TableRound, Version, Withdrawal,
};
use crate::tree::Tree;

/// What a board without a result is worth, because somebody has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Absent {
    /// Nobody scores: it was known before the session, or nobody is there (145.3, 145.6).
    NotPlayed,
    /// Who is there gets average plus (145.4). What the others get, if anything, 145.5 says once for all boards.
    Award,
}

impl Score {
    /// Whether it is an award to both sides that stands in the place of play.
    pub(crate) fn is_artificial(&self) -> bool {
        matches!(self, Self::Adjusted(score) if score.is_artificial())
    }
}

impl State {
    /// How a contestant left, if it did.
    pub(crate) fn left(&self, contestant: u32) -> Option<&Withdrawal> {
        self.contestants.get(&contestant)?.withdrawn.as_ref()
    }

    /// Whether a table is without play because a contestant has left.
    pub(crate) fn absent(&self, session: u16, sitting: Sitting) -> Option<Absent> {
        let mut gone = 0;
        let mut here = 0;
        let mut earlier = false;
        for contestant in sitting.contestants() {
            match self.left(contestant) {
                Some(left) => {
                    gone += 1;
                    earlier |= left.in_session != Some(session);
                }
                None => here += 1,
            }
        }
        match (gone, here) {
            (0, _) => None,
            (_, 0) => Some(Absent::NotPlayed),
            _ if earlier => Some(Absent::NotPlayed),
            _ => Some(Absent::Award),
        }
    }

    /// Whether players sat down to a board: not, if all that was ever said of it is an award.
    pub(crate) fn was_played(&self, board: &BoardAt) -> bool {
        board.versions.iter().any(|version| match version.source {
            Source::Table | Source::Correction => version.score != Score::NotPlayed,
            Source::Ruling(number) => {
                let ruling = (number as usize)
                    .checked_sub(1)
                    .and_then(|n| self.rulings.get(n));
                let at_table = ruling.is_some_and(|ruling| ruling.given.log.is_some());
                at_table || !version.score.is_artificial()
            }
            Source::Appeal(_) | Source::Cancelled => false,
        })
    }

    /// Rounds of a session in which a contestant has played, its boards entered or not.
    pub(crate) fn rounds_played(&self, contestant: u32, session: u16) -> u32 {
        let rounds = self.session(session).into_iter().flat_map(|s| &s.rounds);
        let played = rounds.zip(1_u32..).filter(|(round, turn)| {
            let mut tables = round.tables.iter();
            tables.any(|table| {
                table.sitting.side_of(contestant).is_some()
                    && (table.boards.iter().any(|board| self.was_played(board))
                        || self.is_told(session, *turn, table))
            })
        });
        u32::try_from(played.count()).unwrap_or(u32::MAX)
    }

    /// The result that counts. Awards for the boards of somebody who was late vanish if he never came (145.6).
    pub(crate) fn standing<'b>(
        &self,
        session: u16,
        sitting: Sitting,
        board: &'b BoardAt,
    ) -> Option<&'b Version> {
        let version = board.result()?;
        let vanished = || {
            let mut gone = sitting
                .contestants()
                .filter(|&who| self.left(who).is_some());
            gone.any(|who| self.rounds_played(who, session) == 0)
        };
        let award = version.score.is_artificial() && !self.was_played(board);
        (!award || !vanished()).then_some(version)
    }

    /// How a contestant leaves now.
    pub(crate) fn leaving(
        &self,
        contestant: u32,
        accepted: bool,
        fine: Option<crate::Tree>,
    ) -> Withdrawal {
        let mut after = 0;
        let mut in_session = None;
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            let played = self.rounds_played(contestant, number);
            after += played;
            if session.over.is_none() && played > 0 {
                in_session = Some(number);
            }
        }
        Withdrawal {
            accepted,
            fine,
            entry: self.entries + 1,
            after,
            in_session,
            last_round: self.last_round(),
            event_then: self.stood(),
            unfinished: self.unfinished(contestant),
        }
    }

    /// How far the event is: boards done, and boards of the programme. Rounds before the last that began are done, of that
    /// one what has a result or waits for none, because the session is over or somebody who sits there has left. A session
    /// without a movement counts as much as one with it.
    pub(crate) fn stood(&self) -> (u64, u64) {
        let last = self.last_round().unwrap_or((0, 0));
        let (mut done, mut all) = (0, 0);
        for (session, round, table, board) in self.places() {
            if table.sitting.is_full() {
                let here = (session, round);
                all += 1;
                let has_result = || {
                    let mut sitting = table.sitting.contestants();
                    board.result().is_some()
                        || sitting.any(|who| self.left(who).is_some())
                        || self.is_decided(session, round, table)
                };
                let over = || self.session(session).is_some_and(|s| s.over.is_some());
                // What was put off is still to come, and the weeks of a league are not played one after another.
                let apart =
                    self.league.is_some() || self.is_late(session, round, table, board.postponed);
                done += u64::from(match apart {
                    true => has_result(),
                    false => here < last || here == last && (has_result() || over()),
                });
            }
        }
        let planned = self
            .sessions
            .iter()
            .filter(|s| !s.rounds.is_empty())
            .count();
        let planned = u64::try_from(planned).unwrap_or(u64::MAX);
        (done * planned, all * u64::from(self.session_count()))
    }

    /// The round that was started last, with its session.
    pub(crate) fn last_round(&self) -> Option<(u16, u32)> {
        let sessions = self.sessions.iter().zip(1_u16..);
        let begun = sessions.flat_map(|(session, number)| {
            let rounds = session.rounds.iter().zip(1_u32..);
            rounds
                .filter(|(round, _)| round.started.is_some())
                .map(move |(_, turn)| (number, turn))
        });
        begun.last()
    }

    /// A result that was made before somebody left has come in: he has played more than was known.
    pub(crate) fn count_rounds_again(&mut self, sitting: Sitting) {
        self.count_rounds_of(sitting.contestants().collect());
    }

    /// The same for contestants.
    pub(crate) fn count_rounds_of(&mut self, contestants: Vec<u32>) {
        for contestant in contestants {
            let Some(left) = self.left(contestant).cloned() else {
                continue;
            };
            let now = self.leaving(contestant, left.accepted, left.fine.clone());
            if let Some(contestant) = self.contestants.get_mut(&contestant) {
                contestant.withdrawn = Some(Withdrawal {
                    entry: left.entry,
                    last_round: left.last_round,
                    event_then: left.event_then,
                    unfinished: left.unfinished,
                    ..now
                });
            }
        }
    }

    /// Whether anybody left during the session, so that rounds to come have awards.
    pub(crate) fn left_in(&self, session: u16) -> bool {
        let mut left = self
            .contestants
            .values()
            .filter_map(|c| c.withdrawn.as_ref());
        left.any(|withdrawal| withdrawal.in_session == Some(session))
    }

    /// Puts on record who sits out since the movement was changed: if somebody leaves, or has left, that is what 145.4 asks.
    /// `before` are the rounds as they were.
    pub(crate) fn note_sit_outs(&mut self, number: u16, from: u32, before: &[Round]) {
        let Some(session) = self.session(number) else {
            return;
        };
        let kept = from as usize - 1;
        let seated = |rounds: &[Round], full: bool| -> BTreeSet<u32> {
            let rounds = rounds.iter().skip(kept);
            let tables = rounds.flat_map(|round| &round.tables);
            tables
                .filter(|table| !full || table.sitting.is_full())
                .flat_map(|table| table.sitting.contestants())
                .collect()
        };
        let stay = seated(&session.rounds, false);
        let leavers: Vec<u32> = seated(before, true).difference(&stay).copied().collect();
        let plays = |who: u32, round: &Round| {
            let mut tables = round.tables.iter().filter(|table| table.sitting.is_full());
            tables.any(|table| table.sitting.side_of(who).is_some())
        };
        let mut sat_out: Vec<SatOut> = session
            .sat_out
            .iter()
            .filter(|sat| {
                let round = session.rounds.get(sat.round as usize - 1);
                sat.round < from || round.is_some_and(|round| !plays(sat.contestant, round))
            })
            .cloned()
            .collect();
        let mut vacated = session.vacated.clone();
        // Who is back and has a place again misses there what its tables tell.
        vacated.retain(|(who, round), _| *round < from || !stay.contains(who));
        let rounds = before.iter().zip(&session.rounds).zip(1_u32..);
        for ((old, new), turn) in rounds.skip(kept) {
            for table in old.tables.iter().filter(|table| table.sitting.is_full()) {
                let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting else {
                    continue;
                };
                for (who, other, side) in [(ns, ew, Direction::Ns), (ew, ns, Direction::Ew)] {
                    if leavers.contains(&who) {
                        let boards = table.boards.iter().filter(|b| b.result().is_none());
                        *vacated.entry((who, turn)).or_default() +=
                            u32::try_from(boards.count()).unwrap_or(0);
                        continue;
                    }
                    let because = leavers.iter().find(|&&left| left == other);
                    let Some(&instead_of) = because.or(leavers.first()) else {
                        continue;
                    };
                    if plays(who, new) {
                        continue;
                    }
                    let half = new
                        .tables
                        .iter()
                        .find(|t| t.sitting.side_of(who).is_some())
                        .unwrap_or(table);
                    let elsewhere = boards_of(&session.rounds, who);
                    let boards = half.boards.iter().map(|board| board.board);
                    sat_out.push(SatOut {
                        round: turn,
                        contestant: who,
                        side,
                        instead_of,
                        section: half.section.clone(),
                        boards: boards.filter(|board| !elsewhere.contains(board)).collect(),
                        since_back: false,
                    });
                }
            }
        }
        if let Some(session) = self.sessions.get_mut(usize::from(number) - 1) {
            session.sat_out = sat_out;
            session.vacated = vacated;
        }
    }

    /// Those who sit out because somebody left in the middle of their session, up to a round.
    pub(crate) fn sit_outs(
        &self,
        through: Option<Through>,
    ) -> impl Iterator<Item = (Through, &SatOut)> {
        let sessions = self.sessions.iter().zip(1_u16..);
        let all = sessions
            .flat_map(|(session, number)| session.sat_out.iter().map(move |sat| (number, sat)));
        all.filter_map(move |(session, sat)| {
            let round = sat.round;
            let here = Through { session, round };
            let away = self
                .left(sat.instead_of)
                .is_some_and(|left| left.in_session == Some(session));
            let owed = (away || sat.since_back)
                && self.left(sat.contestant).is_none()
                && through.is_none_or(|last| here <= last);
            owed.then_some((here, sat))
        })
    }

    /// Who left, each by its number. Up to a round nobody is charged for what comes after it.
    pub(crate) fn withdrawals(&self, through: Option<Through>) -> Vec<(u32, scoring::Withdrawal)> {
        let sessions = self.sessions.iter().zip(1_u16..);
        let rounds: usize = sessions.map(|(s, number)| s.until(number, through)).sum();
        let rounds = rounds.max(1);
        let gone = self.contestants.iter().filter_map(|(&number, contestant)| {
            let gone = match &contestant.withdrawn {
                Some(left) => self.gone(number, contestant, left, rounds, through),
                None => {
                    // Those who only help the movement have no rank either, and their opponents score (144.5).
                    let helps = contestant
                        .standing_in()
                        .is_some_and(|stand_by| stand_by.out_of_competition);
                    // Who was filled in beyond an emergency plays out of competition (144.1).
                    let filled_in = self.emergency_boards(number) > EMERGENCY;
                    if !contestant.disqualified && !helps && !filled_in {
                        return None;
                    }
                    // Disqualified after the end: opponents keep what they scored (80.4), as if it had left then.
                    leaving_after(rounds, rounds)
                }
            };
            Some((number, gone))
        });
        gone.collect()
    }

    /// How a contestant that has left is scored.
    fn gone(
        &self,
        number: u32,
        contestant: &Contestant,
        left: &Withdrawal,
        rounds: usize,
        through: Option<Through>,
    ) -> scoring::Withdrawal {
        let by_session = match self.is_knock_out() {
            // It has lost the match that it does not play, and that is all (145.10).
            true => Vec::new(),
            false => self.missed(number, left, through),
        };
        let missed: usize = by_session.iter().sum();
        // Of whoever played nothing and has nothing to play, nothing is known that could be ranked.
        let accepted = left.accepted && !contestant.disqualified && (missed > 0 || left.after > 0);
        let sat_out = match accepted {
            true => self.sat_out_by_plan(number, left, through),
            false => 0,
        };
        let rounds = rounds - sat_out.min(rounds - 1);
        // Who has missed nothing yet was there to the end, also if it sat out a round.
        let after = match missed {
            0 if accepted && !self.is_knock_out() => rounds,
            _ => (left.after as usize).min(rounds),
        };
        let mut gone = leaving_after(after, rounds);
        gone.accepted = accepted;
        if self.structure() == Some(Structure::RoundRobin) {
            let (done, all) = left.event_then;
            gone.half_way = Some((2 * done).cmp(&all));
        }
        if accepted && missed > 0 {
            gone.boards = Some(count(missed));
            // The sessions may have boards of different worth.
            if by_session.len() != 1 {
                gone.by_session = by_session.into_iter().map(count).collect();
            }
        }
        if accepted {
            let fine = left.fine.as_ref().and_then(Tree::exact);
            gone.fine = fine.unwrap_or_default();
        }
        gone
    }

    /// Boards of each session that a contestant should have played and has no result for. A later session has no place for it:
    /// there it misses as many as others play (145.5).
    fn missed(&self, contestant: u32, left: &Withdrawal, through: Option<Through>) -> Vec<usize> {
        let mut by_session = Vec::new();
        let last = left.last_round.map_or(0, |(session, _)| session);
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            let until = session.until(number, through);
            let rounds = &session.rounds[..until];
            // In a league all weeks are laid out from the start, and a week without a place is one without an opponent.
            let later = number > last && left.after > 0 && self.league.is_none();
            if later && !session.seats(contestant) {
                by_session.push(longest(rounds));
                continue;
            }
            let mut missed = 0;
            let tables = rounds
                .iter()
                .zip(1_u32..)
                .flat_map(|(round, turn)| round.tables.iter().map(move |table| (turn, table)));
            let tables = tables.filter(|(turn, t)| {
                t.sitting.is_full()
                    && t.sitting.side_of(contestant).is_some()
                    && !self.is_decided(number, *turn, t)
            });
            for (_, table) in tables {
                let boards = table.boards.iter();
                missed += boards
                    .filter(|board| self.standing(number, table.sitting, board).is_none())
                    .count();
            }
            let vacated = session.vacated.iter().filter(|((who, round), _)| {
                *who == contestant && usize::try_from(*round).is_ok_and(|round| round <= until)
            });
            missed += vacated.map(|(_, &boards)| boards as usize).sum::<usize>();
            by_session.push(missed);
        }
        by_session
    }

    /// Rounds in which a contestant has no opponent by the plan, whether it is there or not: it does not miss them (145.5). A Swiss has
    /// no plan beyond the round that is drawn.
    fn sat_out_by_plan(
        &self,
        contestant: u32,
        left: &Withdrawal,
        through: Option<Through>,
    ) -> usize {
        if matches!(
            self.structure(),
            Some(Structure::Swiss | Structure::KnockOut)
        ) {
            return 0;
        }
        let last = left.last_round.map_or(0, |(session, _)| session);
        let sessions = self.sessions.iter().zip(1_u16..);
        let placed = sessions.filter(|&(session, number)| {
            number <= last || session.seats(contestant) || self.league.is_some()
        });
        let rounds = placed.flat_map(|(session, number)| {
            let rounds = &session.rounds[..session.until(number, through)];
            let rounds = rounds.iter().zip(1_u32..);
            rounds.filter(move |(round, turn)| {
                let sits = |table: &Arc<TableRound>| {
                    table.sitting.is_full() && table.sitting.side_of(contestant).is_some()
                };
                !round.tables.is_empty()
                    && !round.tables.iter().any(sits)
                    && !session.vacated.contains_key(&(contestant, *turn))
            })
        });
        rounds.count()
    }

    /// What those get for a match whose opponents have left: a bye (80.5, 145.2, 145.4), or for a match that they left in
    /// the middle what 147.7 and 147.8 give. By the name of the match, or for a bye of the round and the contestant.
    pub(crate) fn matches_of_those_who_left(
        &self,
        through: Option<Through>,
        matches: &Matches,
        walkovers: &[Walkover],
    ) -> BTreeMap<String, Note> {
        let mut notes = BTreeMap::new();
        let nobody = self.contestants.values().all(|c| c.withdrawn.is_none());
        if nobody && walkovers.is_empty() {
            return notes;
        }
        // Whether a match was left before its end does not depend on the round that is looked at.
        let open = self.open_boards(matches, None);
        let hidden = |from: Through| through.is_some_and(|last| from > last);
        for walkover in walkovers.iter().filter(|won| !hidden(won.from)) {
            notes.insert(walkover.name.clone(), walkover.note());
        }
        // What was told or decided stands, or is cancelled as any other result is (145.2): there is nothing to give for it.
        let decided: BTreeSet<usize> = matches
            .meetings()
            .filter(|&(at, teams, _)| {
                let Through { session, round } = at;
                self.decided.contains_key(&Meeting {
                    session,
                    round,
                    teams,
                })
            })
            .map(|(_, _, place)| place)
            .collect();
        for (place, played) in matches.all.iter().enumerate() {
            let (first, second) = played.teams;
            if self.is_knock_out() || hidden(played.from) || decided.contains(&place) {
                continue;
            }
            let fault = match (self.left(first), self.left(second)) {
                (Some(_), None) => first,
                (None, Some(_)) => second,
                _ => continue,
            };
            let length = played.boards.len();
            let wanting = played.boards.iter();
            let wanting =
                wanting.filter(|&&(session, board)| open.contains(&(place, session, board)));
            match wanting.count() {
                0 => {}
                all if all == length => {
                    let stays = first + second - fault;
                    self.bye(&mut notes, played.from, [stays, fault], length);
                }
                _ => {
                    let note = Note {
                        teams: vec![first, second],
                        boards: length,
                        when: None,
                        fate: NoteFate::CutShort(fault),
                    };
                    notes.insert(played.name.clone(), note);
                }
            }
        }
        let without_bracket = self.knock_out.is_none();
        for (here, sat) in self
            .sit_outs(through)
            .filter(|_| self.by_matches() && without_bracket)
        {
            let (stays, gone) = (sat.contestant, sat.instead_of);
            if !self.is_knock_out() {
                self.bye(&mut notes, here, [stays, gone], sat.boards.len());
                continue;
            }
            let teams = (stays.min(gone), stays.max(gone));
            if walkovers.iter().any(|won| won.teams == teams) {
                continue;
            }
            let name = self.match_name(here, &format!("{stays}-{gone}"));
            let note = Note {
                teams: vec![stays, gone],
                boards: sat.boards.len().max(1),
                when: Some(here),
                fate: NoteFate::Walkover(stays),
            };
            notes.insert(name, note);
        }
        notes
    }

    /// The byes of a Swiss that is ranked by victory points: whoever sat out a round has what a bye is worth there (80.5).
    pub(crate) fn byes_of_a_swiss(&self, through: Option<Through>) -> BTreeMap<String, Note> {
        let mut notes = BTreeMap::new();
        let in_vps = self.regulations.scored().scoring.vp.is_some();
        if self.structure() != Some(Structure::Swiss) || !in_vps {
            return notes;
        }
        for (session, number) in self.sessions.iter().zip(1_u16..) {
            for (round, turn) in session.rounds.iter().zip(1_u32..) {
                let here = Through {
                    session: number,
                    round: turn,
                };
                if round.started.is_none() || through.is_some_and(|last| here > last) {
                    continue;
                }
                let tables = round.tables.iter();
                let boards = tables.map(|table| table.boards.len()).max().unwrap_or(1);
                for who in self.byes_in(here) {
                    // Who has left has nothing for what comes after.
                    let last = self.left(who).map(|left| left.last_round);
                    if last.is_none_or(|last| last.is_some_and(|last| last >= (number, turn))) {
                        let note = Note {
                            teams: vec![who],
                            boards: boards.max(1),
                            when: self.noted(here),
                            fate: NoteFate::Usual,
                        };
                        notes.insert(self.match_name(here, &who.to_string()), note);
                    }
                }
            }
        }
        notes
    }

    fn structure(&self) -> Option<Structure> {
        self.created.as_ref().map(|created| created.structure)
    }

    /// When a bye was, where there are several sessions: it has no results that tell it.
    fn noted(&self, here: Through) -> Option<Through> {
        (self.session_count() > 1).then_some(here)
    }

    /// Who stays has a bye. A second one in the same round says in its name who left.
    fn bye(
        &self,
        notes: &mut BTreeMap<String, Note>,
        here: Through,
        [team, gone]: [u32; 2],
        boards: usize,
    ) {
        let in_session = self
            .left(gone)
            .is_some_and(|left| left.in_session == Some(here.session));
        let fate = match self.structure() {
            Some(Structure::RoundRobin) => NoteFate::Withdrawn(gone),
            // Each round of a Swiss is a session (80.6.1): nobody leaves between two in the middle of one.
            Some(Structure::Field) if in_session => NoteFate::AveragePlus,
            Some(Structure::Swiss) => NoteFate::Usual,
            _ => NoteFate::OwnAverage,
        };
        let mut name = self.match_name(here, &team.to_string());
        if notes.contains_key(&name) {
            name = self.match_name(here, &format!("{}-{}", team.min(gone), team.max(gone)));
        }
        let note = Note {
            teams: vec![team],
            boards: boards.max(1),
            when: self.noted(here),
            fate,
        };
        notes.insert(name, note);
    }
}

impl Session {
    /// Whether the movement has a place for a contestant.
    fn seats(&self, contestant: u32) -> bool {
        let mut tables = self.rounds.iter().flat_map(|round| &round.tables);
        tables.any(|table| table.sitting.side_of(contestant).is_some())
    }

    /// How many of its rounds are not after another; it is the session of that number.
    fn until(&self, number: u16, through: Option<Through>) -> usize {
        let all = self.rounds.len();
        match through {
            Some(last) if number > last.session => 0,
            Some(last) if number == last.session => all.min(last.round as usize),
            _ => all,
        }
    }
}

/// A contestant that left after so many rounds, for no reason that was accepted.
fn leaving_after(after: usize, of: usize) -> scoring::Withdrawal {
    scoring::Withdrawal {
        // Whoever puts it into an event knows under which place.
        contestant: scoring::ContestantId(u32::MAX),
        after: count(after),
        of: count(of),
        accepted: false,
        boards: None,
        by_session: Vec::new(),
        half_way: None,
        fine: Exact::ZERO,
        line: 0,
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The most boards that anybody plays in these rounds.
fn longest(rounds: &[Round]) -> usize {
    let mut boards: BTreeMap<u32, usize> = BTreeMap::new();
    let tables = rounds.iter().flat_map(|round| &round.tables);
    for table in tables.filter(|table| table.sitting.is_full()) {
        for contestant in table.sitting.contestants() {
            *boards.entry(contestant).or_default() += table.boards.len();
        }
    }
    boards.into_values().max().unwrap_or(0)
}

/// The boards that a contestant plays or has played in these rounds.
fn boards_of(rounds: &[Round], who: u32) -> BTreeSet<u32> {
    let tables = rounds.iter().flat_map(|round| &round.tables);
    tables
        .filter(|table| table.sitting.is_full() && table.sitting.side_of(who).is_some())
        .flat_map(|table| table.boards.iter().map(|board| board.board))
        .collect()
}
