//! Stages: where the contestants of an event come from, and where they go on to.

use std::collections::BTreeSet;

use openroom_laws::law;

use super::Act;
use crate::entry::{QualifiedFrom, WentOn};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;
use crate::who::Role;

impl State {
    fn joins_stages(&self, act: &Act) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-stages", "joining stages"),
            said!("who-organiser-or-director", "the Organizer or a Director"),
            |role| role == Role::Organiser || role.is_director(),
        )
    }

    pub(crate) fn come_from(&mut self, act: &Act, from: &QualifiedFrom) -> Done {
        self.joins_stages(act)?;
        if self.has_begun() {
            return Err(Refused::plain(said!(
                "stage-has-begun",
                "play has begun; where the contestants come from is said before"
            )));
        }
        let stages = from.plan.stages.len();
        if from.stage == 0 || usize::from(from.stage) > stages {
            return Err(Refused::plain(said!(
                "stage-not-in-plan",
                "the plan has no stage {stage}, only {stages}",
                stage = from.stage,
                stages
            )));
        }
        let (mut here, mut there) = (BTreeSet::new(), BTreeSet::new());
        for place in &from.places {
            self.need_contestant(place.contestant)?;
            if place.event == 0 || usize::from(place.event) > from.events.len() {
                return Err(Refused::plain(said!(
                    "stage-no-such-event",
                    "contestant {contestant}: there is no event {event} among those before",
                    contestant = place.contestant,
                    event = place.event
                )));
            }
            if !here.insert(place.contestant) || !there.insert((place.event, place.was)) {
                return Err(Refused::plain(said!(
                    "stage-twice",
                    "contestant {contestant} is named twice",
                    contestant = place.contestant
                )));
            }
        }
        self.qualified_from = Some(from.clone());
        Ok(())
    }

    pub(crate) fn go_on(&mut self, act: &Act, went: &WentOn) -> Done {
        self.joins_stages(act)?;
        let mut gone = BTreeSet::new();
        for to in &went.to {
            for &number in to.contestants.keys() {
                self.need_contestant(number)?;
                if !gone.insert(number) {
                    return Err(Refused::plain(said!(
                        "stage-twice",
                        "contestant {contestant} is named twice",
                        contestant = number
                    )));
                }
            }
        }
        self.went_on.push((act.at, went.clone()));
        Ok(())
    }
}
