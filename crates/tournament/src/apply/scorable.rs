//! Whether the event can still be scored: an entry that would make it impossible is refused.
//!
//! Scoring takes a moment, so only the few acts are looked at that can do it; no result is among them, because the boards
//! of the programme are looked at when it is set, as if all of them had been played.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::entry::{Action, DrawOf};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{Score, Source, State, Version};
use crate::time::Time;
use crate::who::{Role, Who};

/// What is asked of an act.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The event as it will be when all has been played can be scored, if it could before.
    AsPlanned(&'static str),
    /// The same of who sits where: nobody is to play a board twice.
    Places(&'static str),
    /// What there is can be scored: it is to be shown.
    Now(&'static str),
}

impl Asked {
    /// What is asked of an act, and on what ground it is refused.
    pub fn of(state: &State, action: &Action) -> Option<Self> {
        match action {
            Action::Match(_) | Action::CarryOver(_) => Some(Self::AsPlanned("Law 78D")),
            Action::Regulations(_) if !state.sessions.is_empty() => {
                Some(Self::AsPlanned("Law 80B2f"))
            }
            Action::Drawn(drawn) if drawn.of == DrawOf::Round => Some(Self::AsPlanned("Law 8A1")),
            Action::Movement(_) | Action::MovementChanged(_) | Action::LaidOut(_) => {
                Some(Self::AsPlanned("Law 8A1"))
            }
            Action::Seated(_) => Some(Self::Places("Law 8A1")),
            Action::Drawn(drawn) if drawn.of == DrawOf::Seats => Some(Self::Places("Law 8A1")),
            Action::Returned(_) => Some(Self::AsPlanned("Law 78D")),
            Action::RoundStarted(start) if start.round == 1 => Some(Self::AsPlanned("Law 8A1")),
            Action::Official(_) | Action::Final(_) => Some(Self::Now("Law 78D")),
            _ => None,
        }
    }

    /// Refuses an act after which the event cannot be scored.
    pub fn check(self, before: &State, after: &State) -> Done {
        let refused = |ground: &str, problem: openroom_said::Said| {
            Err(Refused {
                reason: said!(
                    "event-could-not-be",
                    "the event could not be scored: {problem}",
                    problem
                ),
                ground: Some(ground.to_owned()),
            })
        };
        match self {
            Self::Now(ground) => match after.unscorable() {
                Some(problem) => refused(ground, problem),
                None => Ok(()),
            },
            Self::Places(ground) => {
                Self::AsPlanned(ground)
                    .check(before, after)
                    .map_err(|refused| match after.played_twice() {
                        Some(reason) => Refused { reason, ..refused },
                        None => refused,
                    })
            }
            Self::AsPlanned(ground) => match after.as_planned().unscorable() {
                // What was wrong before is not the fault of this act.
                Some(problem) if before.as_planned().unscorable().is_none() => {
                    refused(ground, problem)
                }
                // Results to come may hide what is wrong with a match that has none yet.
                _ => match after.unscorable() {
                    Some(problem) if before.unscorable().is_none() => refused(ground, problem),
                    _ => Ok(()),
                },
            },
        }
    }
}

impl State {
    /// Why the event cannot be scored; nothing if it can.
    fn unscorable(&self) -> Option<openroom_said::Said> {
        let errors = self.scorable(None).scores().err()?;
        let error = errors.0.first()?;
        Some(error.in_place())
    }

    /// Who would play a board a second time in a session, with what to do about it.
    fn played_twice(&self) -> Option<Said> {
        // Where matches count each round has its own boards.
        if self.by_matches() {
            return None;
        }
        let mut played: BTreeMap<(u16, u32, u32), u32> = BTreeMap::new();
        for (session, second, table, board) in self.places() {
            if !table.sitting.is_full() || self.absent(session, table.sitting).is_some() {
                continue;
            }
            for contestant in table.sitting.contestants() {
                let before = played.insert((session, contestant, board.board), second);
                if let Some(first) = before.filter(|&first| first != second) {
                    return Some(said!(
                        "places-board-twice",
                        "with these places contestant {contestant} would play board {board} in round {first} and again in round {second}; if they have been sitting there since round {first}, start the change there (`from: {first}`); otherwise ask them to sit where the movement puts them",
                        contestant,
                        board = board.board,
                        first,
                        second
                    ));
                }
            }
        }
        None
    }

    /// The event when everything has been played: each board that wants a result is passed out.
    fn as_planned(&self) -> Self {
        let mut planned = self.clone();
        let at = self.last.unwrap_or(Time::of_utc(0));
        let passed = Version {
            score: Score::PassedOut,
            rotated: false,
            source: Source::Table,
            entry: self.entries,
            at,
            by: Who::new(Role::Scorer),
            played: None,
        };
        for (session, number) in planned.sessions.iter_mut().zip(1_u16..) {
            for round in &mut session.rounds {
                round.started = round.started.or(Some(at));
                for table in round.tables.iter_mut().map(Arc::make_mut) {
                    let played =
                        table.sitting.is_full() && self.absent(number, table.sitting).is_none();
                    for board in table.boards.iter_mut().filter(|_| played) {
                        if board.versions.is_empty() {
                            board.versions.push(passed.clone());
                        }
                    }
                }
            }
        }
        planned
    }
}
