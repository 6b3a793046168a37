//! The event file: YAML or JSON in, an [`Event`] out. `docs/scoring.md` describes the format.
//!
//! ```
//! use openroom_scoring::event_file;
//! let event = event_file::read(
//!     "
//! event: {name: Thursday Pairs, kind: pairs}
//! scoring: {method: matchpoints}
//! contestants: [{id: 1}, {id: 2}, {id: 3}, {id: 4}]
//! results:
//!   - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: '='}
//!   - {board: 1, ns: 3, ew: 4, score: -50}
//! ",
//! )?;
//! assert_eq!(event.results.len(), 2);
//!
//! let errors = event_file::read("results: [{board: 1, ns: 1, ew: 2, scare: 50}]").unwrap_err();
//! assert!(errors.to_string().starts_with("line 1: results[0]: unknown key \"scare\""));
//! # Ok::<(), openroom_scoring::event_file::EventErrors>(())
//! ```

mod afterwards;
mod error;
mod fields;
mod matches;
mod results;
mod scales;
mod sections;
mod settings;

use openroom_said::said;
use std::collections::HashMap;
use std::hash::Hash;

use openroom_placed::{Limits, Node, Reader, plain_items};

pub use error::{EventError, EventErrors};
pub use results::KEYS as RESULT_KEYS;
pub use sections::{EVENT_KEYS, KEYS};
pub use settings::SETTINGS;

use crate::Exact;
use crate::event::{
    BoardId, Contestant, ContestantId, Direction, Event, MatchId, Name, Side, TableResult,
};
use crate::victory_points::TableScale;
use fields::{Fields, each};
use results::Written;
use sections::Head;

/// Reads an event.
///
/// # Errors
///
/// Everything that is wrong with the text, each with its line, place and remedy. What only scoring can tell (two results
/// for one board and contestant, a form that nobody shares) is found by [`crate::score_event`].
pub fn read(text: &str) -> Result<Event, EventErrors> {
    let mut reading = Reading::new();
    let rest = plain_items(text, "results", |node| reading.result(node));
    // What is wrong is told by the parser, which has seen every line.
    match rest.map(|rest| reading.document(&rest)) {
        Some(Ok(event)) => Ok(event),
        Some(Err(_)) | None => Reading::new().document(text),
    }
}

/// An event while it is being read.
struct Reading {
    event: Event,
    names: Names,
    errors: EventErrors,
    /// How many results were met.
    results: usize,
}

impl Reading {
    fn new() -> Self {
        Self {
            event: Event {
                sections: vec![String::new()],
                forms: vec![String::new()],
                ..Event::default()
            },
            names: Names::default(),
            errors: EventErrors::default(),
            results: 0,
        }
    }

    fn result(&mut self, node: &Node) {
        let written = results::read(node);
        match written.and_then(|written| self.names.result(written, &mut self.event)) {
            Ok(result) => self.event.results.push(result),
            Err(error) => {
                let place = format!("results[{}]", self.results);
                self.errors.push(error.within(&place));
            }
        }
        self.results += 1;
    }

    /// Reads the document; results that were met already come before those in it.
    fn document(mut self, text: &str) -> Result<Event, EventErrors> {
        let mut rest: Vec<(String, Node)> = Vec::new();
        let mut reader = Reader::new(text, Limits::FLAT);
        open(&mut reader)?;
        let mut have_results = false;
        while let Some(start) = reader.begin()? {
            let key = reader.node(start)?;
            let name = key.text().unwrap_or_default().to_owned();
            if rest.iter().any(|(other, _)| *other == name) || (name == "results" && have_results) {
                return Err(twice(&key).into());
            }
            let value = reader.value()?;
            if name == "results" && value.is_list() {
                have_results = true;
                while let Some(start) = reader.begin()? {
                    let node = reader.node(start)?;
                    self.result(&node);
                }
            } else if sections::KEYS.contains(&name.as_str()) {
                let node = reader.node(value)?;
                if !(name == "results" && node.is_null()) {
                    rest.push((name, node));
                }
            } else {
                self.errors.push(unknown(&key));
                reader.node(value)?;
            }
        }
        reader.close()?;
        self.finish(&rest)
    }

    fn finish(mut self, rest: &[(String, Node)]) -> Result<Event, EventErrors> {
        let mut head = Head {
            event: &mut self.event,
            names: &mut self.names,
            errors: &mut self.errors,
        };
        head.read(rest);
        let names = self.names;
        names.contestants.declare(&mut self.event, &mut self.errors);
        self.event.boards = names.boards.texts;
        self.event.match_names = names.matches.texts;
        self.errors.0.sort_by_key(|error| error.line);
        self.errors.or(self.event)
    }
}

/// Begins the mapping that an event is.
fn open(reader: &mut Reader) -> Result<(), EventError> {
    match reader.open()? {
        Some(start) if start.is_map() => Ok(()),
        Some(start) => Err(EventError::new(
            start.line,
            said!("scored-not-event", "not an event"),
            said!(
                "scored-write-mapping-event-scoring",
                "write a mapping: event, scoring, results ..."
            ),
        )),
        None => Err(EventError::new(
            0,
            said!("scored-file-empty", "the file is empty"),
            said!(
                "scored-write-event-see-docs",
                "write an event; see docs/scoring.md"
            ),
        )),
    }
}

fn twice(key: &Node) -> EventError {
    EventError::new(
        key.line,
        said!(
            "placed-key-there-twice",
            "the key {key} is there twice",
            key = key.shown()
        ),
        said!("placed-keep-one-of-them", "keep one of them"),
    )
}

fn unknown(key: &Node) -> EventError {
    EventError::new(
        key.line,
        said!("placed-unknown-key", "unknown key {key}", key = key.shown()),
        said!(
            "placed-known-here",
            "known here: {keys}",
            keys = sections::KEYS.join(", ")
        ),
    )
}

/// Reads scales only: those that come with the crate.
pub(crate) fn read_scales(text: &str) -> Result<Vec<TableScale>, EventErrors> {
    let Some(node) = openroom_placed::read(text, Limits::FLAT)? else {
        return Ok(Vec::new());
    };
    let fields = Fields::of(&node, &["scales"])?;
    Ok(fields.read_needed("scales", scales::scales)?)
}

/// Names met so far, numbered in that order.
struct Interned<K> {
    places: HashMap<K, u32>,
    texts: Vec<K>,
}

impl<K> Default for Interned<K> {
    fn default() -> Self {
        Self {
            places: HashMap::new(),
            texts: Vec::new(),
        }
    }
}

impl<K: Clone + Eq + Hash> Interned<K> {
    fn place(&mut self, key: K) -> u32 {
        if let Some(&place) = self.places.get(&key) {
            return place;
        }
        let place = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        self.texts.push(key.clone());
        self.places.insert(key, place);
        place
    }
}

/// The names of an event while it is being read. Results may come before the contestants whom they name.
#[derive(Default)]
struct Names {
    contestants: Mentioned,
    boards: Interned<Name>,
    matches: Interned<Name>,
}

/// Contestants mentioned, with the line of the first mention, and those declared.
#[derive(Default)]
struct Mentioned {
    names: Interned<Name>,
    lines: Vec<u32>,
    declared: Option<Vec<Contestant>>,
}

impl Mentioned {
    fn id(&mut self, name: Name, line: u32) -> ContestantId {
        let place = self.names.place(name);
        if place as usize == self.lines.len() {
            self.lines.push(line);
        }
        ContestantId(place)
    }

    fn name(&self, id: ContestantId) -> &Name {
        &self.names.texts[id.index()]
    }

    /// Puts the contestants into the event: those declared, or without a declaration those mentioned.
    fn declare(self, event: &mut Event, errors: &mut EventErrors) {
        let Some(declared) = self.declared else {
            event.contestants = self.names.texts.into_iter().map(plain_contestant).collect();
            return;
        };
        let known: std::collections::HashSet<_> =
            declared.iter().map(|contestant| &contestant.name).collect();
        for (name, &line) in self.names.texts.iter().zip(&self.lines) {
            if !known.contains(name) {
                let problem = said!(
                    "scored-contestant-unknown",
                    "contestant {name} is unknown",
                    name
                );
                errors.push(EventError::new(
                    line,
                    problem,
                    said!(
                        "scored-correct-or-add-contestants",
                        "correct it, or add it to contestants"
                    ),
                ));
            }
        }
        // Declared contestants were mentioned first or are added now, so that ids stay what results say.
        let mut places = self.names;
        let mut by_place: Vec<Option<Contestant>> = vec![None; places.texts.len()];
        for contestant in declared {
            let place = places.place(contestant.name.clone()) as usize;
            if place >= by_place.len() {
                by_place.resize(place + 1, None);
            }
            by_place[place] = Some(contestant);
        }
        let complete = by_place.into_iter().zip(places.texts);
        event.contestants = complete
            .map(|(c, name)| c.unwrap_or_else(|| plain_contestant(name)))
            .collect();
    }
}

fn plain_contestant(name: Name) -> Contestant {
    Contestant {
        name,
        players: Vec::new(),
        stratum: None,
        line: None,
        handicap: Exact::ZERO,
    }
}

impl Names {
    /// How many contestants were met so far.
    fn met(&self) -> usize {
        self.contestants.names.texts.len()
    }

    /// Refuses contestants that were met later. Contestants that are listed are checked against the list.
    fn refuse_new(&self, met: usize, errors: &mut EventErrors) {
        let mentioned = &self.contestants;
        let new = mentioned.names.texts.iter().zip(&mentioned.lines);
        for (name, &line) in new.skip(met).filter(|_| mentioned.declared.is_none()) {
            let problem = said!(
                "scored-contestant-unknown-has-no",
                "contestant {name} is unknown: it has no result",
                name
            );
            let remedy = said!(
                "scored-correct-or-list-everybody",
                "correct it, or list everybody under contestants"
            );
            errors.push(EventError::new(line, problem, remedy));
        }
    }

    fn known_match(&self, name: &Name) -> Option<MatchId> {
        self.matches.places.get(name).copied().map(MatchId)
    }

    fn board(&mut self, name: Name) -> BoardId {
        BoardId(self.boards.place(name))
    }

    fn in_match(&mut self, name: Name) -> MatchId {
        MatchId(self.matches.place(name))
    }

    fn result(&mut self, written: Written, event: &mut Event) -> Result<TableResult, EventError> {
        let line = written.line;
        let mut side = |(first, second): (Name, Option<Name>)| Side {
            first: self.contestants.id(first, line),
            second: second.map(|second| self.contestants.id(second, line)),
        };
        let [ns, ew] = written.sides.map(&mut side);
        let stood_in = written
            .stood_in
            .map(|name| (self.contestants.id(name.clone(), line), name));
        if let Some((who, name)) = &stood_in
            && !ns.has(*who)
            && !ew.has(*who)
        {
            let problem = said!(
                "scored-does-not-sit-there",
                "{name} does not sit there",
                name
            );
            let remedy = said!(
                "scored-name-who-came-back",
                "name who came back to find the board played by a stand-by (White Book 144.3)"
            );
            return Err(EventError::new(line, problem, remedy).within("stood-in"));
        }
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
                    said!("scored-too-many-sections-or", "too many sections or forms"),
                    said!("scored-most-65-535-each", "at most 65,535 of each"),
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
            form: known(&mut event.forms, written.form)?,
            room: written.room,
            four: written.four,
            stood_in: stood_in.map(|(who, _)| who),
            line,
        })
    }
}

/// Reads the list of contestants.
/// The keys of a contestant. No score depends on the name of a team.
pub const CONTESTANT_KEYS: [&str; 6] = ["id", "names", "team", "stratum", "line", "handicap"];

fn contestants(node: &Node) -> Result<Vec<Contestant>, EventError> {
    let list = each(node, |node| {
        let fields = Fields::of(node, &CONTESTANT_KEYS)?;
        fields.read("team", fields::text)?;
        let contestant = Contestant {
            name: fields.read_needed("id", fields::name)?,
            players: fields
                .read("names", |node| each(node, fields::text))?
                .unwrap_or_default(),
            stratum: fields.read("stratum", fields::text)?,
            line: fields.read("line", |node| {
                fields::word(node, &[("ns", Direction::Ns), ("ew", Direction::Ew)])
            })?,
            handicap: fields.read("handicap", fields::exact)?.unwrap_or_default(),
        };
        Ok((contestant, node.line))
    })?;
    let mut seen = HashMap::new();
    for (i, (contestant, line)) in list.iter().enumerate() {
        if seen.insert(&contestant.name, i).is_some() {
            let problem = said!(
                "scored-contestant-there-twice",
                "contestant {name} is there twice",
                name = contestant.name
            );
            let error = EventError::new(
                *line,
                problem,
                said!(
                    "scored-give-each-contestant-own",
                    "give each contestant its own id"
                ),
            );
            return Err(error.within(&format!("[{i}]")));
        }
    }
    Ok(list.into_iter().map(|(contestant, _)| contestant).collect())
}
