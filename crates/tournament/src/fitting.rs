//! Whether the movement fits those who have entered: places, boards, and who has none.
//!
//! The log takes what does not fit, for a session that somebody wrote down otherwise, and an old log stays readable. Who writes for
//! others asks first: it would be noticed at the tables only.

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{Boards, Movement, Round};

use crate::entry::{Action, EventKind, Structure};
use crate::state::{Session, State};
use crate::tournament::Tournament;

/// What does not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misfit {
    /// The movement is for another number than has entered.
    Places {
        /// Its places.
        places: usize,
        /// Who plays.
        entered: usize,
    },
    /// The boards are too few for the session.
    Missing {
        /// How many it needs.
        needed: usize,
        /// Those that were not dealt.
        missing: Boards,
    },
    /// Rounds with boards that were not dealt: once a session has begun none are dealt any more (6D3).
    NotDealt {
        /// How many were.
        dealt: usize,
        /// Those that were not.
        missing: Boards,
    },
}

impl Tournament {
    /// What of a movement or of boards does not fit the event.
    #[must_use]
    pub fn misfit(&self, action: &Action) -> Option<Misfit> {
        let state = self.state();
        match action {
            Action::Movement(set) => {
                // What is wrong with a plan that cannot be read the event says.
                let movement = Movement::read(&set.plan).ok()?;
                let session = state.session(set.session);
                let dealt = session.map_or(&[][..], |session| &session.dealt);
                // A later session may be for some of them only.
                let places = (!state.has_begun()).then(|| misfit_of_places(state, &movement));
                places.flatten().or_else(|| match dealt.is_empty() {
                    true => None,
                    false => misfit_of_boards(&movement, dealt),
                })
            }
            Action::MovementChanged(set) => {
                let movement = Movement::read(&set.plan).ok()?;
                state.session(set.session)?.misfit(&movement, set.from)
            }
            Action::Drawn(drawn) => {
                let session = state.session(drawn.session)?;
                let own = drawn.boards.0.iter();
                let three = drawn.triangle.iter().flat_map(|three| &three.boards);
                let boards = own.chain(three.flat_map(|boards| &boards.0)).copied();
                let (_, missing) = not_dealt(boards, &session.dealt);
                (!session.dealt.is_empty() && !missing.is_empty()).then_some(Misfit::NotDealt {
                    dealt: session.dealt.len(),
                    missing: Boards(missing),
                })
            }
            Action::Dealt(dealt) => {
                let movement = state.session(dealt.session)?.movement.as_ref()?;
                misfit_of_boards(movement, &dealt.boards.0)
            }
            _ => None,
        }
    }

    /// Those who play in the event and have no place in a session that goes on.
    #[must_use]
    pub fn unseated(&self) -> Vec<u32> {
        let state = self.state();
        let sessions = state.sessions.iter();
        let open = sessions.filter(|session| session.over.is_none() && session.movement.is_some());
        let all: BTreeSet<u32> = open.flat_map(|session| session.unseated(state)).collect();
        all.into_iter().collect()
    }

    /// Seats for a session that has not begun: who has no place takes one that is empty, and who needs a fixed seat and would move takes the
    /// place of somebody who would stay and need not. Nothing if all is well, or nothing can be done.
    #[must_use]
    pub fn seats_for_all(&self) -> Option<(u16, BTreeMap<u32, u32>)> {
        let state = self.state();
        let mut sessions = state.sessions.iter().zip(1_u16..);
        sessions.find_map(|(session, number)| Some((number, session.seats_for_all(state)?)))
    }
}

impl Tournament {
    /// The same for fixed seats alone, of one session.
    #[must_use]
    pub fn seats_kept(&self, session: u16) -> Option<BTreeMap<u32, u32>> {
        let state = self.state();
        let session = state.session(session)?;
        if session.has_begun() {
            return None;
        }
        let mut seats = session.seats_now(state);
        session.keep_seats(state, &mut seats).then_some(seats)
    }
}

impl Session {
    fn has_begun(&self) -> bool {
        self.rounds.iter().any(|round| round.started.is_some())
    }

    /// Who has which number of the movement now.
    fn seats_now(&self, state: &State) -> BTreeMap<u32, u32> {
        let there: BTreeSet<u32> = playing(state).collect();
        let movement = self.movement.as_ref();
        let most = movement.map_or(0, |movement| movement.contestants);
        let now = |position| match self.seating.is_empty() {
            true => Some(position),
            false => self.seating.get(&position).copied(),
        };
        (1..=most)
            .filter_map(|position| Some((position, now(position)?)))
            .filter(|(_, who)| there.contains(who))
            .collect()
    }

    /// Exchanges those who need a fixed seat and would move with others who would stay (White Book 121.4.3); whether anybody was.
    fn keep_seats(&self, state: &State, seats: &mut BTreeMap<u32, u32>) -> bool {
        let structure = state.created.as_ref().map(|created| created.structure);
        // Where rounds are drawn, places are matches; the draw keeps the tables.
        let drawn = matches!(structure, Some(Structure::Swiss | Structure::KnockOut));
        let Some(movement) = self.movement.as_ref().filter(|_| !drawn) else {
            return false;
        };
        let still = movement.stationary();
        let fixed = |who: &u32| state.needs_fixed_seat(*who);
        let moved: Vec<u32> = seats
            .iter()
            .filter(|&(number, who)| fixed(who) && !still.contains(number))
            .map(|(&number, _)| number)
            .collect();
        let free = still
            .iter()
            .filter(|&number| seats.get(number).is_none_or(|who| !fixed(who)));
        let exchanged: Vec<(u32, u32)> = moved.into_iter().zip(free.copied()).collect();
        for &(from, to) in &exchanged {
            let who = seats.remove(&from);
            let other = seats.remove(&to);
            seats.extend(who.map(|who| (to, who)));
            seats.extend(other.map(|other| (from, other)));
        }
        !exchanged.is_empty()
    }

    /// Whether another movement has rounds with boards that were not dealt, from a round on.
    #[must_use]
    pub fn misfit(&self, movement: &Movement, from: Option<u32>) -> Option<Misfit> {
        let kept = from.unwrap_or(1).saturating_sub(1) as usize;
        let rounds = movement.rounds.iter().skip(kept);
        let (_, missing) = not_dealt(rounds.flat_map(Round::boards), &self.dealt);
        (!self.dealt.is_empty() && !missing.is_empty()).then_some(Misfit::NotDealt {
            dealt: self.dealt.len(),
            missing: Boards(missing),
        })
    }

    fn seats_for_all(&self, state: &State) -> Option<BTreeMap<u32, u32>> {
        let movement = self.movement.as_ref()?;
        if self.has_begun() {
            return None;
        }
        let mut seats = self.seats_now(state);
        let empty = (1..=movement.contestants).filter(|number| !seats.contains_key(number));
        let empty: Vec<u32> = empty.collect();
        let taken: Vec<(u32, u32)> = empty.into_iter().zip(self.unseated(state)).collect();
        seats.extend(taken.iter().copied());
        let kept = self.keep_seats(state, &mut seats);
        (kept || !taken.is_empty()).then_some(seats)
    }
}

fn misfit_of_places(state: &State, movement: &Movement) -> Option<Misfit> {
    let (places, entered) = (movement.contestants as usize, playing(state).count());
    // A pair may be missing: whoever meets it sits out.
    let spare = usize::from(state.kind() == EventKind::Pairs);
    let fits = entered == 0 || (entered..=entered + spare).contains(&places);
    (!fits).then_some(Misfit::Places { places, entered })
}

/// Boards for all rounds that are planned, also for those of a Swiss that are still to be drawn.
fn misfit_of_boards(movement: &Movement, dealt: &[u32]) -> Option<Misfit> {
    let drawn = movement.rounds.iter().flat_map(Round::boards);
    let (needed, missing) = not_dealt(drawn.chain(movement.boards_to_draw()), dealt);
    (!missing.is_empty()).then_some(Misfit::Missing {
        needed,
        missing: Boards(missing),
    })
}

/// How many boards there are to be, and those of them that were not dealt.
fn not_dealt(boards: impl Iterator<Item = u32>, dealt: &[u32]) -> (usize, Vec<u32>) {
    let needed: BTreeSet<u32> = boards.collect();
    let missing = needed.iter().filter(|board| !dealt.contains(board));
    (needed.len(), missing.copied().collect())
}

fn playing(state: &State) -> impl Iterator<Item = u32> {
    let all = state.contestants.iter();
    all.filter(|(_, contestant)| contestant.withdrawn.is_none() && !contestant.disqualified)
        .map(|(&number, _)| number)
}
