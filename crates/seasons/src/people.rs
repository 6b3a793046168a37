//! Who is the same in several events: by the number of the federation, else by the name, however it is written.

use std::collections::{BTreeMap, BTreeSet};

use openroom_tournament::names;

use crate::evening::Evening;

/// Somebody who has played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Person {
    /// The name as entered.
    pub name: String,
    /// The number of the federation, if it is known.
    pub member: Option<String>,
}

/// By what somebody, a partnership or a team is known in a season.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub String);

/// A name that was entered with several numbers: several people, or a slip in one of the numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TwoNumbers {
    /// The name, as it was entered last.
    pub name: String,
    /// The numbers.
    pub numbers: Vec<String>,
}

/// The names that were entered with several numbers.
pub fn two_numbers<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> Vec<TwoNumbers> {
    let mut all: BTreeMap<String, (String, BTreeSet<String>)> = BTreeMap::new();
    let places = evenings.into_iter().flat_map(|evening| &evening.places);
    for person in places.flat_map(|place| &place.people) {
        let Some(member) = &person.member else {
            continue;
        };
        let (name, numbers) = all.entry(names::plain(&person.name)).or_default();
        name.clone_from(&person.name);
        numbers.insert(member.clone());
    }
    let several = all
        .into_values()
        .filter(|(_, numbers)| numbers.len() > 1)
        .map(|(name, numbers)| TwoNumbers {
            name,
            numbers: numbers.into_iter().collect(),
        });
    several.collect()
}

/// The people of a season.
#[derive(Debug, Clone, Default)]
pub struct People {
    /// The numbers under which a name was entered. One alone is also meant where the name stands without a number.
    numbers: BTreeMap<String, BTreeSet<String>>,
}

impl People {
    /// All who played in some evenings.
    pub fn of<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> Self {
        let mut people = Self::default();
        let places = evenings.into_iter().flat_map(|evening| &evening.places);
        for person in places.flat_map(|place| &place.people) {
            if let Some(member) = &person.member {
                let names = people
                    .numbers
                    .entry(names::plain(&person.name))
                    .or_default();
                names.insert(member.clone());
            }
        }
        people
    }

    /// By what somebody is known.
    #[must_use]
    pub fn key(&self, person: &Person) -> Key {
        let name = names::plain(&person.name);
        let known = self.numbers.get(&name).filter(|all| all.len() == 1);
        let member = person.member.as_ref().or_else(|| known?.first());
        Key(match member {
            Some(member) => format!("#{member}"),
            None => name,
        })
    }

    /// By what people are known who play together, in whatever order they were entered.
    #[must_use]
    pub fn key_of_all(&self, people: &[Person]) -> Key {
        let mut keys: Vec<String> = people.iter().map(|one| self.key(one).0).collect();
        keys.sort();
        Key(keys.join(" & "))
    }
}
