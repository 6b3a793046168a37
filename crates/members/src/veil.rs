//! Who may be named to whom: the one place where that is decided.

use std::collections::BTreeSet;

use openroom_tournament::names::plain;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::member::Member;
use crate::names::initials;

/// Somebody whom the club has forgotten. Not by name: by what comes of his name, with salt.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gone {
    /// Other for each.
    pub salt: String,
    /// What comes of each name that he went by.
    pub hashes: Vec<String>,
    /// When he was forgotten; whoever has that name afterwards is somebody else.
    pub at: String,
}

impl Gone {
    /// Of somebody who wants to be forgotten.
    #[must_use]
    pub fn of(member: &Member, salt: &str, at: &str) -> Self {
        Self {
            salt: salt.to_owned(),
            hashes: member.names().map(|name| hashed(salt, name)).collect(),
            at: at.to_owned(),
        }
    }

    fn was(&self, name: &str) -> bool {
        self.hashes.contains(&hashed(&self.salt, name))
    }
}

fn hashed(salt: &str, name: &str) -> String {
    let hash = Sha256::digest(format!("{salt}\n{}", plain(name)));
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What stands in the place of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whom {
    /// The first letters: he has not agreed to be named to everybody.
    Initials(String),
    /// Nobody whom the club knows any more: "a player".
    Player,
}

/// What lies over the names of a club.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Veil {
    unnamed: BTreeSet<String>,
    gone: Vec<Gone>,
}

impl Veil {
    /// Over those of a register who have not agreed, and those who are forgotten. Of two with the same name both have to agree.
    #[must_use]
    pub fn over<'m>(members: impl Iterator<Item = &'m Member>, gone: Vec<Gone>) -> Self {
        let silent = members.filter(|member| !member.consent);
        Self {
            unnamed: silent
                .flat_map(|member| member.names().map(plain).collect::<Vec<_>>())
                .collect(),
            gone,
        }
    }

    /// Whether everybody may be named to everybody.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.unnamed.is_empty() && self.gone.is_empty()
    }

    /// What stands for a name where everybody can see it, in an event of that time; nothing if the name itself does.
    #[must_use]
    pub fn of(&self, name: &str, event: &str) -> Option<Whom> {
        if self.is_gone(name, event) {
            return Some(Whom::Player);
        }
        let silent = self.unnamed.contains(&plain(name));
        silent.then(|| Whom::Initials(initials(name)))
    }

    /// Whether somebody was forgotten after an event of that time: then nobody is told his name, whoever asks.
    #[must_use]
    pub fn is_gone(&self, name: &str, event: &str) -> bool {
        self.gone
            .iter()
            .any(|gone| *event <= *gone.at && gone.was(name))
    }

    /// The same for those who play there and run the event: only who is forgotten has no name.
    #[must_use]
    pub fn for_those_there(&self) -> Self {
        Self {
            unnamed: BTreeSet::new(),
            gone: self.gone.clone(),
        }
    }
}
