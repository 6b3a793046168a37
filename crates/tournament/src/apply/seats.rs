//! Seats that change while a session is being played.

use std::collections::BTreeMap;

use openroom_laws::law;

use crate::entry::{Seated, Structure};
use crate::refusal::Refused;
use crate::said::said;
use crate::state::{Session, State};

/// Who has each number of a movement; without a seating, the contestant of the same number.
fn holders(session: &Session) -> BTreeMap<u32, u32> {
    let most = session.movement.as_ref().map_or(0, |m| m.contestants);
    match session.seating.is_empty() {
        true => (1..=most).map(|number| (number, number)).collect(),
        false => session.seating.clone(),
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
    /// Those who exchange places have sat so since a round that has begun: the results there are theirs, since a result
    /// belongs to who played it.
    pub(super) fn sit_since(&mut self, from: usize, exchanged: &BTreeMap<u32, u32>) {
        let rounds = self.rounds.iter_mut().skip(from.saturating_sub(1));
        for round in rounds.filter(|round| round.started.is_some()) {
            for table in &mut round.tables {
                table.sitting = table.sitting.exchanged(exchanged);
            }
        }
    }
}

impl State {
    /// The seating after a change. Before play it is as written. In mid-session what is not written stays as it was, and
    /// nobody who still plays loses the place (5A); where rounds are drawn as the event goes on, each seating is whole.
    pub(super) fn seats_after(&self, seated: &Seated) -> Result<BTreeMap<u32, u32>, Refused> {
        let session = self.need_session(seated.session)?;
        if seated.positions.is_empty() {
            return Ok(session.seating.clone());
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
                    "contestant {contestant} still plays and would lose its place; write its new place too",
                    contestant
                ),
            )),
            None => Ok(after),
        }
    }
}
