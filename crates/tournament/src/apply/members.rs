//! Members of teams who join, entries made by mistake, permissions given in advance (White Book 144).

use std::sync::Arc;

use openroom_laws::law;

use super::Act;
use super::limits::Entry;
use crate::entry::{Added, EntryRemoved, EventKind, Permitted};
use crate::names::plain;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::State;
use crate::who::Role;

impl State {
    pub(crate) fn add_player(&mut self, act: &Act, added: &Added) -> Done {
        act.by_one_of(
            self,
            law!("80B2h"),
            said!("what-adding-player", "adding a player to a team"),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        self.still_plays(added.contestant)?;
        if self.kind() != EventKind::Teams {
            return Err(Refused::white_book(
                "144.1",
                said!(
                    "only-teams-add-players",
                    "a player can join a team only; in other events write `substitute`"
                ),
            ));
        }
        if act.by.role != Role::Organiser && added.approved_by.is_none() {
            return Err(Refused::white_book(
                "144.1",
                said!(
                    "added-needs-approval",
                    "the Organizer must approve a player who joins a team; write `approved-by`"
                ),
            ));
        }
        let (done, all) = self.stood();
        if self.has_begun() && 2 * done > all {
            return Err(Refused::white_book(
                "144.1",
                said!(
                    "added-after-half-way",
                    "the event is more than half over; nobody can join a team any more"
                ),
            ));
        }
        let team = self.need_contestant(added.contestant)?;
        let mut players = team.entered.players.clone();
        players.push(added.player.clone());
        self.check_count(&players)?;
        self.check_names(std::slice::from_ref(&added.player), &[])?;
        self.check_limits(act, &Entry::joined(added, players.len()))?;
        self.entered.insert(plain(&added.player), added.contestant);
        if let Some(team) = self.contestants.get_mut(&added.contestant) {
            let known = team.entered.players.len();
            if let Some(member) = &added.member {
                team.entered.members.resize(known, String::new());
                team.entered.members.push(member.clone());
            }
            team.entered.players.push(added.player.clone());
        }
        Ok(())
    }

    pub(crate) fn remove_entry(&mut self, act: &Act, removed: &EntryRemoved) -> Done {
        let what = || said!("what-removing-entry", "removing an entry");
        act.by_one_of(
            self,
            law!("80B2h"),
            what(),
            said!("who-director-or-organiser", "a Director or the Organizer"),
            |role| role.is_director() || role == Role::Organiser,
        )?;
        act.reason(what())?;
        let number = removed.contestant;
        self.need_contestant(number)?;
        let played = {
            let mut own = self
                .places()
                .filter(|(_, _, table, _)| table.sitting.side_of(number).is_some());
            own.any(|(_, _, _, board)| !board.versions.is_empty())
        };
        let named = self
            .penalties
            .iter()
            .any(|one| one.given.contestant == number)
            || self
                .substitutions
                .iter()
                .any(|one| one.contestant == number);
        if played || named {
            return Err(Refused::plain(said!(
                "entry-has-played",
                "contestant {number} has results, penalties or substitutes; an entry can be removed only before its first result. If it leaves, write `withdrew`",
                number
            )));
        }
        self.contestants.remove(&number);
        self.entered.retain(|_, of| *of != number);
        self.fixtures
            .retain(|meeting, _| meeting.teams.0 != number && meeting.teams.1 != number);
        self.put_off
            .retain(|meeting, _| meeting.teams.0 != number && meeting.teams.1 != number);
        for session in &mut self.sessions {
            for round in &mut session.rounds {
                for table in round.tables.iter_mut() {
                    if table.sitting.side_of(number).is_some() {
                        let table = Arc::make_mut(table);
                        table.sitting = table.sitting.without(number);
                    }
                }
            }
        }
        for session in 1..=u16::try_from(self.sessions.len()).unwrap_or(u16::MAX) {
            self.reseat(session);
        }
        Ok(())
    }

    pub(crate) fn permit(&mut self, act: &Act, permitted: &Permitted) -> Done {
        act.by_one_of(
            self,
            law!("80B2"),
            said!("what-permission", "a permission given in advance"),
            said!("who-organiser", "the Organizer"),
            |role| role == Role::Organiser,
        )?;
        self.still_plays(permitted.contestant)?;
        let of = |other: &Permitted| {
            other.contestant == permitted.contestant
                && plain(&other.player) == plain(&permitted.player)
        };
        self.permissions.retain(|other| !of(other));
        if !permitted.revoked {
            self.permissions.push(permitted.clone());
        }
        Ok(())
    }
}
