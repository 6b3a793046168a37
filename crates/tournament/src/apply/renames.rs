//! A name that was written wrongly. The person stays the same, so the right name takes the place of the wrong one wherever it
//! stands; somebody else is a substitute (Law 4).

use openroom_laws::law;

use super::Act;
use crate::entry::{EventKind, Renamed};
use crate::names::{among, same};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;
use crate::who::Role;

impl State {
    /// Puts another name in the place of each for which there is one, wherever the names of players stand. For a copy that is shown: it is
    /// not what the log says.
    pub(crate) fn put_names(&mut self, shown: &dyn Fn(&str) -> Option<String>) {
        let put = |text: &mut String| {
            if let Some(name) = shown(text) {
                *text = name;
            }
        };
        for entry in self.contestants.values_mut() {
            let entered = &mut entry.entered;
            for (i, player) in entered.players.iter_mut().enumerate() {
                if let Some(name) = shown(player) {
                    *player = name;
                    // The number would say who it is.
                    if let Some(member) = entered.members.get_mut(i) {
                        member.clear();
                    }
                }
            }
            entered.captain.iter_mut().for_each(put);
            for stood_in in &mut entry.stood_in {
                stood_in.stand_by.players.iter_mut().for_each(put);
            }
        }
        for substitute in &mut self.substitutions {
            put(&mut substitute.out);
            put(&mut substitute.in_);
        }
        for line_up in self.line_ups.values_mut() {
            line_up.ns.iter_mut().chain(&mut line_up.ew).for_each(put);
        }
        for captain in &mut self.captains {
            put(&mut captain.name);
        }
        for appeal in &mut self.appeals {
            appeal.concurring.iter_mut().for_each(put);
            appeal.made.players.iter_mut().for_each(put);
        }
    }

    pub(crate) fn rename(&mut self, act: &Act, renamed: &Renamed) -> Done {
        act.by_one_of(
            self,
            law!("80B2h"),
            said!("what-putting-name-right", "correcting a name"),
            said!(
                "who-organiser-director-or-scorer",
                "the Organizer, a Director or a scorer"
            ),
            |role| matches!(role, Role::Organiser | Role::Scorer) || role.is_director(),
        )?;
        if self.has_begun() {
            act.reason(said!("what-putting-name-right", "correcting a name"))?;
        }
        let name = renamed.name.trim();
        if name.is_empty() {
            return Err(Refused::plain(said!(
                "name-empty",
                "the name must not be empty"
            )));
        }
        if !self.contestants.contains_key(&renamed.contestant) {
            return Err(Refused::plain(said!(
                "no-such-contestant-to-rename",
                "there is no contestant {number}",
                number = renamed.contestant
            )));
        }
        match &renamed.player {
            Some(player) => self.rename_player(renamed.contestant, player, name),
            None => self.rename_team(renamed.contestant, name),
        }
    }

    fn rename_team(&mut self, contestant: u32, name: &str) -> Done {
        if self.kind() != EventKind::Teams {
            return Err(Refused::plain(said!(
                "only-team-has-name",
                "only a team has a name of its own; say which player is meant: `player: ...`"
            )));
        }
        if let Some(entry) = self.contestants.get_mut(&contestant) {
            entry.entered.name = Some(name.to_owned());
        }
        Ok(())
    }

    fn rename_player(&mut self, contestant: u32, player: &str, name: &str) -> Done {
        let people = self.people(contestant);
        let Some(wrong) = people.iter().find(|other| same(other, player)) else {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "rename-who",
                    "{player} does not play for contestant {number}; its players are {players}",
                    player,
                    number = contestant,
                    players = people.join(", ")
                ),
            ));
        };
        let wrong = (*wrong).to_owned();
        let others = self.contestants.keys().flat_map(|&number| {
            let own = number == contestant;
            let people = self.people(number).into_iter();
            people.filter(move |other| !own || !same(other, player))
        });
        if among(name, others) {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "renamed-is-entered",
                    "{name} is already playing; if this is someone else, give a fuller name",
                    name
                ),
            ));
        }
        self.replace_name(contestant, &wrong, name);
        Ok(())
    }

    /// In the entry, among substitutes and stand-bys, and with the appeals of this contestant.
    fn replace_name(&mut self, contestant: u32, wrong: &str, name: &str) {
        let put = |text: &mut String| {
            if same(text, wrong) {
                name.clone_into(text);
            }
        };
        if let Some(entry) = self.contestants.get_mut(&contestant) {
            entry.entered.players.iter_mut().for_each(put);
            entry.entered.captain.iter_mut().for_each(put);
            for stood_in in &mut entry.stood_in {
                stood_in.stand_by.players.iter_mut().for_each(put);
            }
        }
        let substitutions = self.substitutions.iter_mut();
        for substitute in substitutions.filter(|other| other.contestant == contestant) {
            put(&mut substitute.out);
            put(&mut substitute.in_);
        }
        let line_ups = self.line_ups.iter_mut();
        for (_, line_up) in line_ups.filter(|((_, _, team), _)| *team == contestant) {
            line_up.ns.iter_mut().chain(&mut line_up.ew).for_each(put);
        }
        let captains = self.captains.iter_mut();
        for captain in captains.filter(|other| other.contestant == contestant) {
            put(&mut captain.name);
        }
        let appeals = self.appeals.iter_mut();
        for appeal in appeals.filter(|other| other.contestant == Some(contestant)) {
            appeal.concurring.iter_mut().for_each(put);
            appeal.made.players.iter_mut().for_each(put);
        }
    }
}
