//! The names of an event while it is being read.

use openroom_said::said;
use std::collections::HashMap;
use std::hash::Hash;

use super::results::Written;
use crate::checks::words::contestant_unknown;
use crate::event::{BoardId, Contestant, ContestantId, Event, MatchId, Name, Side, TableResult};
use crate::event_error::{EventError, EventErrors};

/// Names met so far, numbered in that order.
pub struct Interned<K> {
    places: HashMap<K, u32>,
    /// The places of names that are numbers, by the number: most are.
    numbers: Vec<u32>,
    pub texts: Vec<K>,
}

/// A name that may be a number.
pub trait MaybeNumber {
    /// The number, if it is one.
    fn as_number(&self) -> Option<u64>;
}

impl MaybeNumber for Name {
    fn as_number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Word(_) => None,
        }
    }
}

impl MaybeNumber for String {
    fn as_number(&self) -> Option<u64> {
        None
    }
}

/// Numbers up to this have a place in a list.
const LISTED: u64 = 1 << 20;

/// No place.
const NOWHERE: u32 = u32::MAX;

impl<K> Default for Interned<K> {
    fn default() -> Self {
        Self {
            places: HashMap::new(),
            numbers: Vec::new(),
            texts: Vec::new(),
        }
    }
}

impl<K: Clone + Eq + Hash + MaybeNumber> Interned<K> {
    pub fn place(&mut self, key: K) -> u32 {
        if let Some(place) = self.find(&key) {
            return place;
        }
        let place = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        self.texts.push(key.clone());
        match listed(&key) {
            Some(number) => {
                if number >= self.numbers.len() {
                    let room = (2 * number).max(64);
                    self.numbers.resize(room, NOWHERE);
                }
                self.numbers[number] = place;
            }
            None => {
                self.places.insert(key, place);
            }
        }
        place
    }

    /// The place of a name that was met.
    pub fn find(&self, key: &K) -> Option<u32> {
        match listed(key) {
            Some(number) => {
                let place = self.numbers.get(number).copied();
                place.filter(|&place| place != NOWHERE)
            }
            None => self.places.get(key).copied(),
        }
    }
}

fn listed(key: &impl MaybeNumber) -> Option<usize> {
    let number = key.as_number().filter(|number| *number < LISTED)?;
    usize::try_from(number).ok()
}

impl Interned<String> {
    /// The place of a text that was met.
    pub fn find_text(&self, text: &str) -> Option<u32> {
        self.places.get(text).copied()
    }
}

/// The names of an event while it is being read. Results may come before the contestants whom they name.
#[derive(Default)]
pub struct Names {
    pub contestants: Mentioned,
    pub boards: Interned<Name>,
    pub matches: Interned<Name>,
    pub tables: Interned<String>,
}

/// Contestants listed and mentioned, with the line of the first mention.
#[derive(Default)]
pub struct Mentioned {
    pub names: Interned<Name>,
    pub lines: Vec<u32>,
    /// The list, if there is one. Those on it come first among the names.
    pub declared: Option<Vec<Contestant>>,
}

impl Mentioned {
    pub fn id(&mut self, name: Name, line: u32) -> ContestantId {
        let place = self.names.place(name);
        if place as usize == self.lines.len() {
            self.lines.push(line);
        }
        ContestantId(place)
    }

    /// Takes over the list, before anybody is mentioned.
    pub fn declare(&mut self, listed: Vec<Contestant>) {
        for contestant in &listed {
            self.id(contestant.name.clone(), 0);
        }
        self.declared = Some(listed);
    }

    /// Those declared, or without a declaration those mentioned.
    pub fn into_list(self, errors: &mut EventErrors) -> Vec<Contestant> {
        let Some(declared) = self.declared else {
            let all = self.names.texts.into_iter();
            return all.map(Contestant::named).collect();
        };
        let mentioned = self.names.texts.iter().zip(&self.lines);
        for (name, &line) in mentioned.skip(declared.len()) {
            errors.push(EventError::of(line, contestant_unknown(name)));
        }
        declared
    }
}

impl Names {
    /// How many contestants were met so far.
    pub fn met(&self) -> usize {
        self.contestants.names.texts.len()
    }

    /// Refuses contestants that were met later. Contestants that are listed are checked against the list.
    pub fn refuse_new(&self, met: usize, errors: &mut EventErrors) {
        let mentioned = &self.contestants;
        let new = mentioned.names.texts.iter().zip(&mentioned.lines);
        for (name, &line) in new.skip(met).filter(|_| mentioned.declared.is_none()) {
            let problem = said!(
                "scored-contestant-unknown-has-no",
                "contestant {name} is unknown: no result",
                name
            );
            let remedy = said!(
                "scored-correct-or-list-everybody",
                "correct the contestant, or list everybody under `contestants`"
            );
            errors.push(EventError::new(line, problem, remedy));
        }
    }

    pub fn known_match(&self, name: &Name) -> Option<MatchId> {
        self.matches.find(name).map(MatchId)
    }

    pub fn board(&mut self, name: Name) -> BoardId {
        BoardId(self.boards.place(name))
    }

    pub fn in_match(&mut self, name: Name) -> MatchId {
        MatchId(self.matches.place(name))
    }

    pub fn result(
        &mut self,
        written: Written,
        event: &mut Event,
    ) -> Result<TableResult, EventError> {
        let line = written.line;
        let mut side = |(first, second): (Name, Option<Name>)| Side {
            first: self.contestants.id(first, line),
            second: second.map(|second| self.contestants.id(second, line)),
        };
        let [ns, ew] = written.sides.map(&mut side);
        let stood_in = written.stood_in.map(|name| self.contestants.id(name, line));
        let known = |list: &mut Vec<String>, text: String| {
            let place = list
                .iter()
                .position(|known| *known == text)
                .unwrap_or_else(|| {
                    list.push(text);
                    list.len() - 1
                });
            u16::try_from(place).map_err(|_| {
                EventError::new(
                    line,
                    said!(
                        "scored-too-many-sections-or",
                        "there are too many sections or forms"
                    ),
                    said!("scored-most-65-535-each", "use at most 65,535 of each"),
                )
            })
        };
        Ok(TableResult {
            board: self.board(written.board),
            ns,
            ew,
            outcome: written.outcome,
            in_match: written.in_match.map(|name| self.in_match(name)),
            round: written.round,
            session: written.session,
            section: known(&mut event.sections, written.section)?,
            table: match written.table.is_empty() {
                true => 0,
                false => self.tables.place(written.table),
            },
            form: known(&mut event.forms, written.form)?,
            room: written.room,
            four: written.four,
            stood_in,
            play: written.play,
            lead: written.lead,
            line,
        })
    }
}
