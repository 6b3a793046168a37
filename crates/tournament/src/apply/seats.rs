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
