//! Two fields or one: where nobody changes direction, North-South were never compared with East-West, and each line has a ranking
//! of its own. And who has no place in the movement.

use std::collections::{BTreeMap, BTreeSet};

use openroom_scoring::event::Direction;

use crate::entry::{EventKind, Structure};
use crate::state::{Session, State};

impl Session {
    /// Those who play in the event and have no place in the movement of this session; nobody while there is none, or once it is
    /// over.
    #[must_use]
    pub fn unseated(&self, state: &State) -> Vec<u32> {
        if self.movement.is_none() || self.over.is_some() {
            return Vec::new();
        }
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let seated: BTreeSet<u32> = tables.flat_map(|t| t.sitting.contestants()).collect();
        let coming = self.rounds.iter().filter(|round| round.started.is_none());
        let coming: BTreeSet<u32> = coming
            .flat_map(|round| &round.tables)
            .flat_map(|t| t.sitting.contestants())
            .collect();
        // Who left, lost its place for that, and is back.
        let lost = |number: &u32| {
            let mut vacated = self.vacated.keys();
            !coming.is_empty() && !coming.contains(number) && vacated.any(|(who, _)| who == number)
        };
        let all = state.contestants.iter();
        all.filter(|(number, contestant)| {
            contestant.withdrawn.is_none()
                && !contestant.disqualified
                && (!seated.contains(number) || contestant.back && lost(number))
        })
        .map(|(&number, _)| number)
        .collect()
    }

    /// How many rounds are meant to be played: those there are, or more where some are still to be drawn.
    #[must_use]
    pub fn planned_rounds(&self) -> usize {
        let planned = self.movement.as_ref().and_then(|m| m.planned);
        let planned = planned.and_then(|rounds| usize::try_from(rounds).ok());
        // Nobody plays as many, whatever a file says.
        planned.unwrap_or(0).min(99).max(self.rounds.len())
    }
}

impl State {
    /// The line of each pair, if the movements of all sessions keep everybody in one direction; else nothing, and there is one
    /// ranking. The whole plan counts from the start: a switch in the last round makes one field of all.
    #[must_use]
    pub fn lines(&self) -> BTreeMap<u32, Direction> {
        let mut lines = BTreeMap::new();
        let is_field = self
            .created
            .as_ref()
            .is_some_and(|created| created.structure == Structure::Field);
        if self.kind() != EventKind::Pairs || !is_field || self.by_matches() {
            return lines;
        }
        let rounds = self.sessions.iter().flat_map(|session| &session.rounds);
        for table in rounds.flat_map(|round| &round.tables) {
            for direction in Direction::BOTH {
                for who in table.sitting.side(direction) {
                    if *lines.entry(who).or_insert(direction) != direction {
                        return BTreeMap::new();
                    }
                }
            }
        }
        lines
    }

    /// How many rankings there are: two if nobody changes direction.
    #[must_use]
    pub fn rankings(&self) -> u32 {
        if self.lines().is_empty() { 1 } else { 2 }
    }
}
