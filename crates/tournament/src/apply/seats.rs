//! Who sits where: the seating of a movement, and seats that change while a session is being played.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use openroom_laws::law;

use super::{Act, Spot};
use crate::entry::{EventKind, Seated, Structure};
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{BoardAt, Round, Session, Sitting, State, TableRound};

/// Who has each number of a movement; without a seating, the contestant of the same number.
fn holders(session: &Session) -> BTreeMap<u32, u32> {
    let most = session.movement.as_ref().map_or(0, |m| m.contestants);
    match session.seating.is_empty() {
        true => (1..=most).map(|number| (number, number)).collect(),
        false => BTreeMap::clone(&session.seating),
    }
}

/// Those who exchange places among themselves with a new seating: who now has the place of each. Who takes the place of
/// somebody that has none any more is not among them: what was played there stays with who played it.
pub(super) fn exchanged(session: &Session, after: &BTreeMap<u32, u32>) -> BTreeMap<u32, u32> {
    let mut next: BTreeMap<u32, u32> = BTreeMap::new();
    for (position, before) in holders(session) {
        let now = after.get(&position).filter(|&&now| now != before);
        next.extend(now.map(|&now| (before, now)));
    }
    let returns = |who: u32| {
        let mut at = who;
        for _ in 0..next.len() {
            match next.get(&at) {
                Some(&then) if then == who => return true,
                Some(&then) => at = then,
                None => return false,
            }
        }
        false
    };
    let all = next.iter().map(|(&who, &now)| (who, now));
    all.filter(|&(who, _)| returns(who)).collect()
}

impl Session {
    /// Seats change since a round that has begun, or from the next one on. What is to come later is written when it is next:
    /// there is one seating, which holds for all rounds that have not begun.
    pub(super) fn check_from(&self, from: u32) -> Done {
        let rounds = self.rounds.len();
        if from == 0 || from as usize > rounds {
            return Err(Refused::plain(said!(
                "seated-from",
                "`from` must be a round of the session, 1 to {rounds}",
                rounds
            )));
        }
        let begun = self.rounds.iter().filter(|round| round.started.is_some());
        let next = begun.count() + 1;
        if from as usize > next {
            return Err(Refused::plain(said!(
                "seated-from-later",
                "seats can change from round {next}, the next one, at the latest; give those of round {from} once round {before} has begun",
                next,
                from,
                before = from - 1
            )));
        }
        Ok(())
    }

    /// Those who exchange places have sat so since a round that has begun: the results there are theirs, since a result
    /// belongs to who played it.
    pub(super) fn sit_since(&mut self, from: usize, exchanged: &BTreeMap<u32, u32>) {
        let rounds = self.rounds.iter_mut().skip(from.saturating_sub(1));
        for round in rounds.filter(|round| round.started.is_some()) {
            for table in round.tables.iter_mut().map(Arc::make_mut) {
                table.sitting = table.sitting.exchanged(exchanged);
            }
        }
    }
}

impl State {
    /// Two who sat in each other's places and say so after the session: whose the results are is put right while scores are
    /// (79C1). Nobody comes and nobody goes any more.
    pub(super) fn exchange_after(
        &mut self,
        act: &Act,
        seated: &Seated,
        seating: BTreeMap<u32, u32>,
        exchanged: &BTreeMap<u32, u32>,
    ) -> Done {
        let session = self.need_session(seated.session)?;
        let before = holders(session);
        let moved = seating
            .iter()
            .filter(|&(position, who)| before.get(position) != Some(who));
        let whole = seating.len() == before.len();
        if exchanged.is_empty() || !whole || moved.count() != exchanged.len() {
            let reason = said!(
                "only-exchanged-after-session",
                "the session is over; places can only be swapped: give the new place of each contestant who sat in another contestant’s place"
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        let since = seated.from.unwrap_or(1);
        for (round, turn) in session.rounds.iter().zip(1_u32..) {
            let theirs = round.tables.iter().filter(|table| {
                let mut there = table.sitting.contestants();
                turn >= since && there.any(|who| exchanged.contains_key(&who))
            });
            for (table, board) in
                theirs.flat_map(|table| table.boards.iter().map(move |b| (table, b)))
            {
                let spot = Spot {
                    session: seated.session,
                    round: turn,
                    table: &table.name,
                    board: board.board,
                };
                self.check_period(Request::Score, act, None, spot)?;
            }
        }
        let session = self.session_mut(seated.session);
        session.seating = seating.into();
        session.sit_since(since as usize, exchanged);
        Ok(())
    }

    /// The seating after a change. Before play it is as written. In mid-session what is not written stays as it was, and
    /// nobody who still plays loses the place (5A); where rounds are drawn as the event goes on, each seating is whole.
    pub(super) fn seats_after(&self, seated: &Seated) -> Result<BTreeMap<u32, u32>, Refused> {
        let session = self.need_session(seated.session)?;
        if seated.positions.is_empty() {
            return Ok(BTreeMap::clone(&session.seating));
        }
        let begun = session.rounds.iter().any(|round| round.started.is_some());
        let structure = self.created.as_ref().map(|created| created.structure);
        let drawn = matches!(structure, Some(Structure::Swiss | Structure::KnockOut));
        if !begun || drawn {
            return Ok(seated.positions.clone());
        }
        let before = holders(session);
        let moves = |who: &u32| seated.positions.values().any(|other| other == who);
        let mut after = before.clone();
        after.retain(|_, who| !moves(who));
        after.extend(&seated.positions);
        let plays = |who: &&u32| {
            let found = self.contestants.get(who);
            found.is_some_and(|contestant| contestant.withdrawn.is_none())
        };
        let mut lost = before.values().filter(plays);
        match lost.find(|&who| !after.values().any(|other| other == who)) {
            Some(&contestant) => Err(Refused::law(
                law!("5A"),
                self.edition(),
                said!(
                    "contestant-loses-its-place",
                    "contestant {contestant} is still playing and would lose its place; give its new place too",
                    contestant
                ),
            )),
            None => Ok(after),
        }
    }
}

impl State {
    pub(crate) fn seat(&mut self, act: &Act, seated: &Seated) -> Done {
        act.by_director(self, law!("5A"), said!("what-seating", "seating"))?;
        let session = self.need_session(seated.session)?;
        let Some(movement) = &session.movement else {
            return Err(Refused::plain(said!(
                "seats-come-after-movement",
                "set the movement before the seats; write `movement` first"
            )));
        };
        if session.over.is_some() && seated.from.is_none() {
            let reason = said!(
                "seats-after-the-session",
                "the session is over; those who sat in each other’s places can be swapped with `from`, the round from which they did so"
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        if session.rounds.iter().any(|round| round.started.is_some()) {
            act.reason(said!(
                "what-change-seats-during-session",
                "a change of seats during the session"
            ))?;
        }
        let mut taken = BTreeSet::new();
        for (&position, &contestant) in &seated.positions {
            if position == 0 || position > movement.contestants {
                return Err(Refused::plain(said!(
                    "movement-has-numbers-1",
                    "the movement uses numbers 1 to {most}; {position} is not one of them",
                    most = movement.contestants,
                    position
                )));
            }
            self.need_contestant(contestant)?;
            if !taken.insert(contestant) {
                return Err(Refused::law(
                    law!("5A"),
                    self.edition(),
                    said!(
                        "contestant-has-two-places",
                        "contestant {contestant} has two places",
                        contestant
                    ),
                ));
            }
        }
        if let Some(from) = seated.from {
            session.check_from(from)?;
        }
        let seating = self.seats_after(seated)?;
        let exchanged = exchanged(session, &seating);
        if session.over.is_some() {
            return self.exchange_after(act, seated, seating, &exchanged);
        }
        let session = self.session_mut(seated.session);
        session.seating = seating.into();
        let before = session.rounds.clone();
        let begun = before.iter().filter(|round| round.started.is_some());
        let from = u32::try_from(begun.count()).unwrap_or(u32::MAX - 1) + 1;
        self.lay_out(seated.session);
        if let Some(since) = seated.from {
            self.session_mut(seated.session)
                .sit_since(since as usize, &exchanged);
            self.fill_places(seated.session, since as usize);
        }
        if from > 1 {
            self.note_sit_outs(seated.session, from, &before);
        }
        Ok(())
    }

    /// Puts tables, seats and boards into the rounds that have not begun, from the movement and the seating.
    pub(crate) fn lay_out(&mut self, number: u16) {
        let session = self.session_mut(number);
        let Some(movement) = &session.movement else {
            return;
        };
        let begun = session
            .rounds
            .iter()
            .take_while(|round| round.started.is_some())
            .count();
        session.rounds.truncate(begun);
        for round in movement.rounds.iter().skip(begun) {
            let tables = round.tables.iter().map(|table| TableRound {
                name: table.name(),
                section: table.section.clone(),
                sitting: Sitting::of(table.seats, |_| None),
                boards: table.boards.0.iter().copied().map(BoardAt::new).collect(),
                progressed: None,
                arranged: None,
            });
            session.rounds.push(Round {
                started: None,
                minutes: None,
                paused: None,
                entry: 0,
                stopped: 0,
                tables: tables.map(Arc::new).collect::<Vec<_>>().into(),
            });
        }
        let last = session.rounds.last();
        let names = last.into_iter().flat_map(|round| &round.tables);
        let at = names
            .enumerate()
            .map(|(at, table)| (table.name.clone(), at));
        session.at = at.collect::<HashMap<_, _>>().into();
        self.reseat(number);
    }

    /// Who sits where in the rounds that have not begun.
    pub(crate) fn reseat(&mut self, number: u16) {
        let index = usize::from(number.max(1)) - 1;
        let by_matches = self.kind() != EventKind::Pairs || self.by_matches();
        let Some(session) = self.sessions.get_mut(index) else {
            return;
        };
        let Some(movement) = &session.movement else {
            return;
        };
        let seating = &session.seating;
        let contestants = &self.contestants;
        let who = |position: u32| {
            let contestant = match seating.is_empty() {
                true => Some(position),
                false => seating.get(&position).copied(),
            };
            // Who left before any play leaves an empty place; a match keeps its opponent, who has a bye.
            let plays = |who: &u32| {
                let found = contestants.get(who);
                let gone = found.and_then(|c| c.withdrawn.as_ref());
                let never = gone.is_some_and(|gone| gone.last_round.is_none());
                found.is_some() && (by_matches || !never)
            };
            contestant.filter(plays)
        };
        for (round, plan) in session.rounds.iter_mut().zip(&movement.rounds) {
            if round.started.is_some() {
                continue;
            }
            for (table, plan) in round.tables.iter_mut().zip(&plan.tables) {
                let sitting = Sitting::of(plan.seats, who);
                if table.sitting != sitting {
                    Arc::make_mut(table).sitting = sitting;
                }
            }
        }
        let begun = session
            .rounds
            .iter()
            .filter(|r| r.started.is_some())
            .count();
        if begun > 0 && session.over.is_none() {
            self.fill_places(number, begun);
        }
    }

    /// Who is late takes the place that is empty in rounds that have begun, from one on, if nothing was entered there (145.6).
    fn fill_places(&mut self, number: u16, from: usize) {
        let index = usize::from(number.max(1)) - 1;
        let Some(session) = self.sessions.get_mut(index) else {
            return;
        };
        let Some(movement) = &session.movement else {
            return;
        };
        let (seating, contestants) = (&session.seating, &self.contestants);
        let who = |position: u32| {
            let contestant = match seating.is_empty() {
                true => Some(position),
                false => seating.get(&position).copied(),
            };
            contestant.filter(|c| contestants.get(c).is_some_and(|c| c.withdrawn.is_none()))
        };
        let rounds = session.rounds.iter_mut().zip(&movement.rounds);
        for (round, plan) in rounds.skip(from.saturating_sub(1)) {
            if round.started.is_none() {
                continue;
            }
            let sits: Vec<u32> = round
                .tables
                .iter()
                .flat_map(|t| t.sitting.contestants())
                .collect();
            let new = |position: u32| who(position).filter(|c| !sits.contains(c));
            for table in round.tables.iter_mut() {
                let Some(plan) = plan.tables.iter().find(|plan| plan.is_named(&table.name)) else {
                    continue;
                };
                if table.boards.iter().all(|board| board.versions.is_empty()) {
                    let sitting = table.sitting.filled(Sitting::of(plan.seats, new));
                    Arc::make_mut(table).sitting = sitting;
                }
            }
        }
    }
}
