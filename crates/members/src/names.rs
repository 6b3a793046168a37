//! Finding somebody by a name or a number.

use std::collections::BTreeMap;

use openroom_tournament::names::plain;

use crate::member::Member;

/// The first letters of a name, as they stand where it may not: `Ana-Maria Lima` is `A. M. L.`
#[must_use]
pub fn initials(name: &str) -> String {
    let parts =
        name.split(|letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '’');
    let first = parts.filter_map(|part| part.chars().find(|letter| letter.is_alphanumeric()));
    let letters: Vec<String> = first
        .map(|letter| format!("{}.", letter.to_uppercase()))
        .collect();
    match letters.is_empty() {
        true => "?".to_owned(),
        false => letters.join(" "),
    }
}

/// People by what they are found: each is known by a place in a list.
#[derive(Debug, Clone, Default)]
pub struct Register {
    names: BTreeMap<String, usize>,
    federation: BTreeMap<String, usize>,
    numbers: BTreeMap<String, usize>,
}

impl Register {
    /// Of a list. Of two with the same name the first is found.
    #[must_use]
    pub fn of<'m>(members: impl IntoIterator<Item = &'m Member>) -> Self {
        let mut register = Self::default();
        for (at, member) in members.into_iter().enumerate() {
            register.add(at, member);
        }
        register
    }

    /// One more, at the end of the list.
    pub fn add(&mut self, at: usize, member: &Member) {
        for name in member.names() {
            self.names.entry(plain(name)).or_insert(at);
        }
        for (numbers, number) in [
            (&mut self.federation, &member.federation),
            (&mut self.numbers, &member.number),
        ] {
            if !number.is_empty() {
                numbers.entry(plain(number)).or_insert(at);
            }
        }
    }

    /// Who goes by that name.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<usize> {
        self.names.get(&plain(name)).copied()
    }

    /// Who has that number: of the federation, else of the club.
    #[must_use]
    pub fn by_number(&self, number: &str) -> Option<usize> {
        let number = plain(number);
        self.federation
            .get(&number)
            .or_else(|| self.numbers.get(&number))
            .copied()
    }

    /// Whether somebody is the same as one who is known: by the number of the federation if both have one, else by that of the club, else by
    /// the name. Somebody of the same name with another number of the federation is somebody else.
    #[must_use]
    pub fn same<'m>(&self, one: &Member, of: impl Fn(usize) -> &'m Member) -> Option<usize> {
        if !one.federation.is_empty()
            && let Some(&at) = self.federation.get(&plain(&one.federation))
        {
            return Some(at);
        }
        let differ = |a: &str, b: &str| !a.is_empty() && !b.is_empty() && plain(a) != plain(b);
        let other = |at: &usize| differ(&of(*at).federation, &one.federation);
        if !one.number.is_empty()
            && let Some(&at) = self.numbers.get(&plain(&one.number))
        {
            return Some(at).filter(|at| !other(at));
        }
        let named = one.names().find_map(|name| self.by_name(name));
        named.filter(|at| !other(at) && !differ(&of(*at).number, &one.number))
    }
}
