//! The rules of a federation as data: how ties are broken, what penalties cost, what byes, places and matches are worth, how long requests can be
//! made. `docs/federations.md` describes the format; the White Book and the practice of the WBF come with the crate in the same form.
//!
//! ```
//! use openroom_scoring::federation::Federation;
//! let book = Federation::named("white-book").unwrap();
//! assert_eq!(book.conduct("correction-minutes"), Some("20"));
//!
//! let own = "federation: {id: mine, based-on: wbf}\nsettings: {cross-imps: sum}\n";
//! let own = Federation::read(own)?;
//! assert_eq!(own.conduct("correction-minutes"), Some("30"));
//! assert!(!own.settings.cross_imps_mean);
//!
//! let wrong = Federation::read("federation: {id: mine}\n").unwrap_err();
//! assert!(wrong.to_string().contains("settings"));
//! # Ok::<(), openroom_scoring::event_file::EventErrors>(())
//! ```

mod contradictions;
mod holidays;
mod library;
mod master_points;
mod match_rules;
mod numbers;
mod reading;
mod rules;

use std::sync::{Arc, OnceLock};

use openroom_placed::{Limits, Node, Value};
use openroom_said::said;

use crate::Exact;
use crate::event::{Bye, EventKind};
use crate::event_error::{EventError, EventErrors};
use crate::settings::{Preset, Settings};

pub use holidays::{Holiday, Holidays, date_of, days_of, is_weekend};
pub use library::{LibraryEntry, library_entries};
pub use master_points::{Falls, First, MasterAward, MasterPoints, Rounding, Scale, Shared};
pub use match_rules::{MatchRules, Shares};
pub use numbers::{CheckDigit, PlayerNumbers};
pub use reading::{CONDUCT, KEYS};
pub use rules::{Rules, StandardValues, TieTests};

/// A federation.
#[derive(Debug, Clone, PartialEq)]
pub struct Federation {
    /// Its short name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The book that has its rules.
    pub source: String,
    /// How events are scored, unless they say otherwise.
    pub settings: Settings,
    /// How events are run: periods, deposit, lateness; each as it is written.
    pub conduct: Vec<(String, String)>,
    /// What offences cost.
    pub penalties: Penalties,
    /// What a bye is worth, by the structure of the event.
    pub byes: Byes,
    /// The most that a fine for leaving may be, in per cent of a top (White Book 145.5).
    pub fine_most: Exact,
    /// Who may enter.
    pub entries: Vec<EntryLimit>,
    /// How player numbers look, if it has any.
    pub numbers: Option<PlayerNumbers>,
    /// Its categories.
    pub categories: Vec<Category>,
    /// Its master points, if it has any.
    pub master_points: Option<MasterPoints>,
    /// Its regulations by subject: what they say, or where they stand.
    pub library: Vec<LibraryEntry>,
    /// Public holidays where it is.
    pub holidays: Holidays,
    /// Whether everybody must try to win every match and board, also who gains by losing (White Book 72.1); nothing if it does not say.
    pub best_effort: Option<BestEffort>,
    /// As it was written, in one line.
    text: String,
}

/// What offences cost.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Penalties {
    /// Warnings before the first penalty.
    pub warnings: u32,
    /// Standard amounts of the first penalty.
    pub first: Exact,
    /// How many more each time.
    pub step: Exact,
    /// Offences that have a price of their own.
    pub schedule: Vec<Offence>,
}

/// An offence with its price.
#[derive(Debug, Clone, PartialEq)]
pub struct Offence {
    /// Its name.
    pub offence: String,
    /// Standard amounts.
    pub standard: Exact,
    /// Warnings before it.
    pub warnings: u32,
    /// The warnings are for whoever has not harmed opponents materially (White Book 163.1).
    pub unless_harmed: bool,
    /// The clause or paragraph.
    pub rule: String,
}

/// Whether best effort is demanded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestEffort {
    /// Whether it is.
    pub demanded: bool,
    /// The clause or paragraph.
    pub rule: String,
}

/// What byes are worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Byes {
    /// In a Swiss.
    pub swiss: Bye,
    /// Where all play all.
    pub round_robin: Bye,
}

/// Who may enter an event of a kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryLimit {
    /// Of which kind.
    pub kind: EventKind,
    /// The fewest and the most players of a contestant.
    pub players: (u32, u32),
    /// The most contestants, if there is a most.
    pub most: Option<u32>,
}

/// A category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// Its name.
    pub id: String,
    /// Nobody is younger, in years reached in the year of the event.
    pub age_least: Option<u32>,
    /// Nobody is older.
    pub age_most: Option<u32>,
    /// Who plays.
    pub only: Option<Only>,
}

/// Of whom a contestant is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Only {
    /// Women.
    Women,
    /// Men.
    Men,
    /// As many women as men.
    Mixed,
}

/// What is known of a player for a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Person {
    /// The age reached in the year of the event.
    pub age: Option<u32>,
    /// Whether it is a woman.
    pub woman: Option<bool>,
}

impl Category {
    /// Whether these players may play in it; nothing if too little is known of them.
    ///
    /// ```
    /// use openroom_scoring::federation::{Category, Only, Person};
    /// let mixed = Category { id: "mixed".into(), age_least: None, age_most: None, only: Some(Only::Mixed) };
    /// let person = |woman| Person { age: None, woman: Some(woman) };
    /// assert_eq!(mixed.admits(&[person(true), person(false)]), Some(true));
    /// assert_eq!(mixed.admits(&[person(true), person(true)]), Some(false));
    /// assert_eq!(mixed.admits(&[person(true), Person::default()]), None);
    /// assert_eq!(mixed.admits(&[person(true)]), None);
    /// ```
    #[must_use]
    pub fn admits(&self, players: &[Person]) -> Option<bool> {
        let mut known = !players.is_empty();
        for person in players {
            let young = self
                .age_least
                .zip(person.age)
                .map(|(least, age)| age < least);
            let old = self.age_most.zip(person.age).map(|(most, age)| age > most);
            if young == Some(true) || old == Some(true) {
                return Some(false);
            }
            let asked = self.age_least.is_some() || self.age_most.is_some();
            known &= !asked || person.age.is_some();
        }
        let women = players.iter().filter(|one| one.woman == Some(true)).count();
        let men = players
            .iter()
            .filter(|one| one.woman == Some(false))
            .count();
        let fits = match self.only {
            None => true,
            Some(Only::Women) if men > 0 => return Some(false),
            Some(Only::Men) if women > 0 => return Some(false),
            Some(Only::Women) => women == players.len(),
            Some(Only::Men) => men == players.len(),
            // Nobody plays with himself: who the partner is is not known.
            Some(Only::Mixed) if players.len() < 2 => false,
            Some(Only::Mixed) => {
                let half = players.len().div_ceil(2);
                if women > half || men > half {
                    return Some(false);
                }
                women + men == players.len()
            }
        };
        (known && fits).then_some(true)
    }
}

impl Federation {
    /// Those that come with the crate.
    pub const NAMES: [&str; 2] = ["white-book", "wbf"];

    /// One of those that come with the crate; `ebu` is another word for the White Book.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        match name {
            "white-book" | "ebu" => Some(shipped(Preset::Ebu)),
            "wbf" => Some(shipped(Preset::Wbf)),
            _ => None,
        }
    }

    /// The one whose values a preset has.
    #[must_use]
    pub fn of(preset: Preset) -> &'static Self {
        shipped(preset)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line, place and remedy.
    pub fn read(text: &str) -> Result<Self, EventErrors> {
        match openroom_placed::read(text, Limits::FLAT)? {
            Some(node) => Self::of_node(&node),
            None => Err(EventError::new(
                0,
                said!("federation-empty", "the file is empty"),
                said!(
                    "federation-write",
                    "write the rules of a federation; see docs/federations.md"
                ),
            )
            .into()),
        }
    }

    /// Reads a file that is to be used from now on: what contradicts itself is wrong with it too. Where rules stand in an event or in its log
    /// they are [read](Self::of_node) as they stand, so that what was once taken is always taken.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line, place and remedy.
    pub fn check(text: &str) -> Result<Self, EventErrors> {
        let made = Self::read(text);
        let node = openroom_placed::read(text, Limits::FLAT)?.unwrap_or_default();
        let found = contradictions::contradictions(&node);
        match made {
            Ok(made) => found.or(made),
            Err(mut errors) => {
                for error in found.0 {
                    errors.push(error);
                }
                errors.0.sort_by_key(|error| error.line);
                Err(errors)
            }
        }
    }

    /// Reads it where it stands in an event.
    ///
    /// # Errors
    /// As for [`read`](Self::read).
    pub fn of_node(node: &Node) -> Result<Self, EventErrors> {
        reading::federation(node)
    }

    /// How an event is run, as it is written.
    #[must_use]
    pub fn conduct(&self, key: &str) -> Option<&str> {
        let mut found = self.conduct.iter().filter(|(name, _)| name == key);
        found.next().map(|(_, value)| value.as_str())
    }

    /// As it was written, in one line: an event that was scored by it can be written with it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with the entry of a contestant: the number of its players, their numbers.
    #[must_use]
    pub fn entry_is_wrong(
        &self,
        kind: EventKind,
        players: usize,
        members: &[String],
    ) -> Vec<openroom_said::Said> {
        let mut wrong: Vec<_> = self.players_are_wrong(kind, players).into_iter().collect();
        let numbers = members.iter().filter(|number| !number.is_empty());
        if let Some(rule) = &self.numbers {
            wrong.extend(numbers.filter_map(|number| rule.check(number).err()));
        }
        wrong
    }

    /// The limits of entries for a kind of event.
    #[must_use]
    pub fn limit(&self, kind: EventKind) -> Option<&EntryLimit> {
        self.entries.iter().find(|limit| limit.kind == kind)
    }

    /// Whether so many players cannot enter together.
    #[must_use]
    pub fn players_are_wrong(
        &self,
        kind: EventKind,
        players: usize,
    ) -> Option<openroom_said::Said> {
        let (least, most) = self.limit(kind)?.players;
        let fits = (least as usize..=most as usize).contains(&players);
        (!fits).then(|| {
            said!(
                "federation-players",
                "there are {players} players; {least} to {most} may enter together",
                players,
                least,
                most
            )
        })
    }

    /// Why players cannot play in a category, if they cannot; nothing too where too little is known of them.
    #[must_use]
    pub fn category_is_wrong(&self, id: &str, people: &[Person]) -> Option<openroom_said::Said> {
        let Some(category) = self.categories.iter().find(|one| one.id == id) else {
            let known: Vec<&str> = self.categories.iter().map(|one| one.id.as_str()).collect();
            // One that has no categories leaves them to the organiser.
            return (!known.is_empty()).then(|| {
                said!(
                    "federation-category-unknown",
                    "the federation has no category {id}; use one of {known}",
                    id = openroom_said::quoted(id),
                    known = known.join(", ")
                )
            });
        };
        (category.admits(people) == Some(false)).then(|| {
            said!(
                "federation-category-not-these",
                "these players may not play in the category {id}; take the category out, or correct what is said of them",
                id
            )
        })
    }
}

/// The rules that the scoring applies, shared by all events of a federation.
pub(crate) fn shared(rules: Rules) -> Arc<Rules> {
    Arc::new(rules)
}

fn shipped(preset: Preset) -> &'static Federation {
    static BOOK: OnceLock<Federation> = OnceLock::new();
    static WORLD: OnceLock<Federation> = OnceLock::new();
    let (cell, text) = match preset {
        Preset::Ebu => (&BOOK, include_str!("../data/federations/white-book.yaml")),
        Preset::Wbf => (&WORLD, include_str!("../data/federations/wbf.yaml")),
    };
    // The files are part of the crate, and a test reads them: they are sound.
    cell.get_or_init(|| {
        let mut read = Federation::read(text).unwrap_or_else(|_| reading::empty());
        read.settings.preset = preset;
        read
    })
}

/// A node in one line, as an event file can hold it.
fn in_line(node: &Node, out: &mut String) {
    match &node.value {
        Value::Scalar { plain: true, .. } if node.is_null() => out.push_str("null"),
        Value::Scalar { text, plain: true } => openroom_placed::write::scalar(out, text),
        Value::Scalar { text, .. } => openroom_placed::write::quoted(out, text),
        Value::List(items) => {
            out.push('[');
            for (i, item) in items.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                in_line(item, out);
            }
            out.push(']');
        }
        Value::Map(pairs) => {
            out.push('{');
            for (i, (key, value)) in pairs.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                in_line(key, out);
                out.push_str(": ");
                in_line(value, out);
            }
            out.push('}');
        }
    }
}
