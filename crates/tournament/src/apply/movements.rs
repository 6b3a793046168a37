//! The movement of a session, before play and in it.

use std::collections::BTreeSet;

use openroom_laws::law;
use openroom_movements::{Entrants, Fault, Movement, check};

use super::Act;
use crate::entry::{EventKind, MovementSet, Structure};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;

impl State {
    pub(crate) fn set_movement(&mut self, act: &Act, set: &MovementSet) -> Done {
        act.by_director(self, law!("8A1"), said!("what-movement", "the movement"))?;
        self.check_session(set.session)?;
        if set.from.is_some() {
            return Err(Refused::plain(said!(
                "from-belongs-movement-changed",
                "`from` belongs to `movement-changed`"
            )));
        }
        if let Some(session) = self.session(set.session)
            && session.rounds.iter().any(|round| round.started.is_some())
        {
            return Err(Refused::plain(said!(
                "session-has-begun-write",
                "the session has begun; write `movement-changed` with `from`, so that the rounds played are kept"
            )));
        }
        let movement = self.read_movement(act, set)?;
        let session = self.session_mut(set.session);
        session.movement = Some(movement.into());
        self.lay_out(set.session);
        Ok(())
    }

    pub(crate) fn change_movement(&mut self, act: &Act, set: &MovementSet) -> Done {
        act.by_director(self, law!("8A1"), said!("what-movement", "the movement"))?;
        act.reason(said!("what-change-movement", "a change of the movement"))?;
        let session = self.need_session(set.session)?;
        let Some(before) = &session.movement else {
            return Err(Refused::plain(said!(
                "there-no-movement-change",
                "there is no movement to change yet; write `movement`"
            )));
        };
        let Some(from) = set.from.filter(|&from| from > 0) else {
            return Err(Refused::plain(said!(
                "say-from-which-round",
                "say from which round, such as `from: 3`"
            )));
        };
        if session.over.is_some() {
            return Err(Refused::law(
                law!("8C"),
                self.edition(),
                said!("the-session-is-over", "the session is over"),
            ));
        }
        let kept = from as usize - 1;
        if let Some(begun) = session
            .rounds
            .iter()
            .skip(kept)
            .position(|r| r.started.is_some())
        {
            return Err(Refused::plain(said!(
                "round-has-begun-movement",
                "round {round} has begun; change the movement from a round that has not",
                round = kept + begun + 1
            )));
        }
        let movement = self.read_movement(act, set)?;
        if movement.rounds.len() < kept
            || movement.rounds[..kept] != before.rounds[..kept.min(before.rounds.len())]
        {
            return Err(Refused::plain(said!(
                "rounds-before-round-not",
                "the rounds before round {from} differ from those played; `openroom movement change` keeps them",
                from
            )));
        }
        let session = self.session_mut(set.session);
        session.movement = Some(movement.into());
        let rounds = session.rounds.clone();
        self.lay_out(set.session);
        self.note_sit_outs(set.session, from, &rounds);
        Ok(())
    }

    /// The movement of an entry, proved.
    fn read_movement(&self, act: &Act, set: &MovementSet) -> Result<Movement, Refused> {
        let movement = Movement::read(&set.plan).map_err(|error| {
            Refused::plain(said!(
                "plan-write-as-docs",
                "plan: {error}; write the plan as shown in docs/movements.md",
                error = error.said()
            ))
        })?;
        let entrants = self.entering();
        if movement.entrants != entrants {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "movement-for-event-for",
                    "the movement is for {these}, but the event is for {those}",
                    these = movement.entrants,
                    those = entrants
                ),
            ));
        }
        if movement.rounds.is_empty() {
            return Err(Refused::plain(said!(
                "movement-has-no-rounds",
                "the movement has no rounds"
            )));
        }
        self.check_planned(&movement)?;
        for round in &movement.rounds {
            let names: BTreeSet<String> = round.tables.iter().map(|table| table.name()).collect();
            if names.len() != round.tables.len() {
                return Err(Refused::plain(said!(
                    "two-tables-round-have",
                    "two tables in a round have the same name"
                )));
            }
        }
        if set.unproved {
            act.reason(said!("what-movement-not-proved", "an unproved movement"))?;
        } else if let Some(fault) = self.fault(set.session, set.from, &movement) {
            return Err(Refused::plain(said!(
                "movement-wrong-correct-or",
                "the movement is wrong: {fault}; correct it, or write `unproved: true` and `why`",
                fault
            )));
        }
        Ok(movement)
    }

    /// What enters, as movements call it.
    pub(super) fn entering(&self) -> Entrants {
        match self.kind() {
            EventKind::Pairs => Entrants::Pairs,
            EventKind::Teams => Entrants::Teams,
            EventKind::Individual => Entrants::Players,
        }
    }

    /// Only a Swiss has rounds to be drawn: elsewhere all that are to be played are there, and who waits for more waits in vain.
    fn check_planned(&self, movement: &Movement) -> Done {
        if self.knock_out.is_some() {
            return Ok(());
        }
        let structure = self.created.as_ref().map(|created| created.structure);
        let rounds = movement.rounds.len();
        match movement.planned {
            Some(planned) if structure != Some(Structure::Swiss) && planned as usize != rounds => {
                Err(Refused::plain(said!(
                    "movement-plans-more-rounds",
                    "`planned` is {planned}, but the number of rounds in the movement is {rounds}, and only a Swiss can draw more; leave `planned` out, or create the event with `structure: swiss`",
                    planned,
                    rounds
                )))
            }
            _ => Ok(()),
        }
    }

    /// What is wrong with a movement. Where rounds are drawn as the event goes on, some may not play yet or any more, who leaves after
    /// play began may have sat out until then, and a triangle that one of the three has left stays half played.
    pub(super) fn fault(
        &self,
        number: u16,
        from: Option<u32>,
        movement: &Movement,
    ) -> Option<Fault> {
        let structure = self.created.as_ref().map(|created| created.structure);
        let drawn = matches!(structure, Some(Structure::Swiss | Structure::KnockOut))
            || structure == Some(Structure::RoundRobin) && self.session_count() > 1;
        let is_swiss = structure == Some(Structure::Swiss);
        let begun = |turn: usize| {
            let session = self.session(number);
            let round = session.and_then(|session| session.rounds.get(turn.checked_sub(1)?));
            round.is_some_and(|round| round.started.is_some())
        };
        let mut faults = check(movement).faults.into_iter();
        let in_play = from.is_some_and(|from| from > 1);
        faults.find(|fault| match fault {
            Fault::NeverPlays { .. } => !(drawn || in_play),
            Fault::HalfOfAMatch { place, .. } => !(is_swiss && begun(place.round)),
            _ => true,
        })
    }
}
