//! Who a contestant is that was entered by its number alone: its players say it at the table, or the Director does.

use openroom_laws::law;

use super::Act;
use crate::entry::Named;
use crate::names::plain;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;
use crate::who::Role;

impl State {
    pub(crate) fn name(&mut self, act: &Act, named: &Named) -> Done {
        let number = named.contestant;
        act.by_one_of(
            self,
            law!("80B2h"),
            said!("what-naming", "naming a contestant"),
            said!(
                "who-own-players-or-director",
                "its own players, the Organizer, a Director or a scorer"
            ),
            |role| match role {
                Role::Contestant(own) => own == number,
                Role::Organiser | Role::Scorer => true,
                role => role.is_director(),
            },
        )?;
        let Some(contestant) = self.contestants.get(&number) else {
            return Err(Refused::plain(said!(
                "no-such-contestant-to-rename",
                "there is no contestant {number}",
                number
            )));
        };
        // Who has a name keeps it: somebody else is a substitute, and a slip is put right (Law 4).
        if !contestant.entered.players.is_empty() {
            return Err(Refused::law(
                law!("4"),
                self.edition(),
                said!(
                    "named-already",
                    "contestant {number} already has its names: {players}; the Director can correct them",
                    number,
                    players = contestant.entered.players.join(", ")
                ),
            ));
        }
        self.check_count(&named.players)?;
        self.check_names(&named.players, &named.members)?;
        self.check_limits(act, &named.into())?;
        for player in &named.players {
            self.entered.insert(plain(player), number);
        }
        if let Some(contestant) = self.contestants.get_mut(&number) {
            contestant.entered.players.clone_from(&named.players);
            contestant.entered.members.clone_from(&named.members);
        }
        Ok(())
    }
}
