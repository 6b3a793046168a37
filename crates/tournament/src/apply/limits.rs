//! What the federation says of entries: how many play together, how many enter, player numbers, categories. Whoever does not fit is
//! refused, unless a Director or the organiser takes him all the same and says why.

use openroom_scoring::federation::Person;

use super::Act;
use crate::entry::{Added, Entered, EventKind, Named, PersonOf};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::State;
use crate::who::Role;

/// An entry as far as the limits look at it.
#[derive(Default)]
pub(super) struct Entry<'e> {
    /// How many players it has; 0 while nobody is named.
    players: usize,
    /// The player numbers that are new.
    members: &'e [String],
    categories: &'e [String],
    persons: &'e [PersonOf],
    exception: Option<&'e str>,
    /// It is a new contestant.
    is_new: bool,
}

impl<'e> From<&'e Entered> for Entry<'e> {
    fn from(entered: &'e Entered) -> Self {
        Self {
            players: entered.players.len(),
            members: &entered.members,
            categories: &entered.categories,
            persons: &entered.persons,
            exception: entered.exception.as_deref(),
            is_new: true,
        }
    }
}

impl<'e> From<&'e Named> for Entry<'e> {
    fn from(named: &'e Named) -> Self {
        Self {
            players: named.players.len(),
            members: &named.members,
            exception: named.exception.as_deref(),
            ..Self::default()
        }
    }
}

impl<'e> Entry<'e> {
    /// Somebody joins a team, which has so many players then.
    pub(super) fn joined(added: &'e Added, players: usize) -> Self {
        Self {
            players,
            members: added.member.as_slice(),
            exception: added.exception.as_deref(),
            ..Self::default()
        }
    }
}

impl State {
    /// Refuses what the federation does not take. What was taken before it was asked stands.
    pub(super) fn check_limits(&self, act: &Act, entry: &Entry) -> Done {
        if act.recalled {
            return Ok(());
        }
        let wrong = self.over_limits(entry);
        let Some(first) = wrong.into_iter().next() else {
            return Ok(());
        };
        let may = act.by.role == Role::Organiser || act.by.role.is_director();
        match entry.exception {
            Some(why) if may && !why.trim().is_empty() => Ok(()),
            Some(_) => Err(Refused::white_book(
                "80.2",
                said!(
                    "entry-exception-who",
                    "{wrong}; only a Director or the Organizer takes such an entry, and says why",
                    wrong = first
                ),
            )),
            None => Err(Refused::white_book(
                "80.2",
                said!(
                    "entry-over-limits",
                    "{wrong}; correct the entry, or, as a Director, give the reason for an exception in `exception`",
                    wrong = first
                ),
            )),
        }
    }

    /// All that the federation would not take.
    fn over_limits(&self, entry: &Entry) -> Vec<Said> {
        let federation = self.regulations.federation();
        let limit = federation.limit(self.kind());
        let mut wrong = Vec::new();
        if let Some(most) = limit.and_then(|limit| limit.most)
            && entry.is_new
            && self.contestants.len() >= most as usize
        {
            wrong.push(said!(
                "entry-event-full",
                "the federation allows {most} contestants at most in such an event",
                most
            ));
        }
        // A team of eight and more has as many as its size says.
        let of_more = self.kind() == EventKind::Teams && self.team_limit() > USUAL_TEAM;
        if entry.players > 0 && !of_more {
            wrong.extend(federation.players_are_wrong(self.kind(), entry.players));
        }
        if let Some(rule) = &federation.numbers {
            let given = entry.members.iter().filter(|one| !one.is_empty());
            wrong.extend(given.filter_map(|number| rule.check(number).err()));
        }
        let people = people(entry);
        let categories = entry.categories.iter();
        wrong.extend(categories.filter_map(|id| federation.category_is_wrong(id, &people)));
        wrong
    }

    /// Why an entry that was taken is taken again: as it was said, or because it was taken before anybody asked.
    pub(crate) fn exception_of(&self, entered: &Entered) -> Option<String> {
        let entry = Entry {
            is_new: false,
            ..Entry::from(entered)
        };
        let before = || (!self.over_limits(&entry).is_empty()).then(|| "qualified".to_owned());
        entered.exception.clone().or_else(before)
    }

    /// Whether too little is known of the players of a contestant for a category of the federation.
    pub(crate) fn category_unchecked(&self, entered: &Entered, id: &str) -> bool {
        let federation = self.regulations.federation();
        let mut known = federation.categories.iter();
        let people = people(&Entry::from(entered));
        entered.exception.is_none()
            && known
                .find(|one| one.id == id)
                .is_some_and(|one| one.admits(&people).is_none())
    }
}

/// The most players of a team of four (White Book 144.1).
const USUAL_TEAM: usize = 6;

/// What is known of the players, of those of whom nothing was said too.
fn people(entry: &Entry) -> Vec<Person> {
    let said = entry.persons.iter().map(|one| Person {
        age: one.age,
        woman: one.woman,
    });
    let mut all: Vec<Person> = said.collect();
    all.resize(entry.players.max(all.len()).max(1), Person::default());
    all
}
