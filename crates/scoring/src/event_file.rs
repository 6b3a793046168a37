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
pub(crate) mod fields;
mod matches;
mod results;
mod scales;
mod sections;
mod settings;
pub(crate) mod words;
mod write;

use openroom_said::said;
use std::collections::HashMap;
use std::hash::Hash;

use openroom_placed::{Limits, Node, Reader, WholeItems};

pub use crate::event_error::{EventError, EventErrors};
pub use results::KEYS as RESULT_KEYS;
pub use sections::{EVENT_KEYS, KEYS};
pub use settings::SETTINGS;
pub use write::write;

use crate::checks;
use crate::event::{BoardId, Contestant, ContestantId, Event, MatchId, Name, Side, TableResult};
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
    // What is wrong is told by the parser, which has seen every line.
    let quickly = WholeItems::of(text, "results")
        .and_then(|whole| read_with(whole.rest(), Some(&whole)).ok());
    match quickly {
        Some(event) => Ok(event),
        None => read_with(text, None),
    }
}

/// Reads an event; results that stand on lines of their own come before those in the text.
fn read_with(text: &str, whole: Option<&WholeItems>) -> Result<Event, EventErrors> {
    let mut errors = EventErrors::default();
    let mut rest: Vec<(String, Node)> = Vec::new();
    let mut written = Vec::new();
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
                written.push(results::read(&reader.node(start)?));
            }
        } else if sections::KEYS.contains(&name.as_str()) {
            let node = reader.node(value)?;
            if !(name == "results" && node.is_null()) {
                rest.push((name, node));
            }
        } else {
            errors.push(unknown(&key));
            reader.node(value)?;
        }
    }
    reader.close()?;
    assemble(&rest, whole, written, errors)
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
            "the key {key} appears twice",
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

/// The event of sections and results that are read.
fn assemble(
    rest: &[(String, Node)],
    whole: Option<&WholeItems>,
    written: Vec<Result<Written, EventError>>,
    mut errors: EventErrors,
) -> Result<Event, EventErrors> {
    let mut names = Names::default();
    let mut event = Event {
        sections: vec![String::new()],
        forms: vec![String::new()],
        ..Event::default()
    };
    names.tables.place(String::new());
    let listed = rest
        .iter()
        .find(|(key, node)| key == "contestants" && !node.is_null());
    if let Some((key, node)) = listed {
        match contestants(node) {
            Ok(listed) => names.contestants.declare(listed),
            Err(error) => {
                errors.push(error.within(key));
                names.contestants.declare(Vec::new());
            }
        }
    }
    let mut met = 0;
    let mut result = |read: Result<Written, EventError>| {
        match read.and_then(|written| names.result(written, &mut event)) {
            Ok(result) => event.results.push(result),
            Err(error) => errors.push(error.within(&format!("results[{met}]"))),
        }
        met += 1;
    };
    if let Some(whole) = whole {
        whole.each(|node| result(results::read(node)))?;
    }
    written.into_iter().for_each(result);

    let mut head = Head {
        event: &mut event,
        names: &mut names,
        errors: &mut errors,
    };
    head.read(rest);
    event.contestants = names.contestants.into_list(&mut errors);
    event.boards = names.boards.texts;
    event.match_names = names.matches.texts;
    event.tables = names.tables.texts;
    if errors.0.is_empty() {
        checks::whole(&event, &mut errors);
        for error in errors.0.iter_mut().filter(|error| error.line == 0) {
            error.line = line_of(rest, &error.place);
        }
    }
    errors.0.sort_by_key(|error| error.line);
    errors.or(event)
}

/// The line of a place such as `scoring.method`, or of what stands around it.
fn line_of(rest: &[(String, Node)], place: &str) -> u32 {
    let mut keys = place.split(['.', '[']);
    let section = keys.next().unwrap_or_default();
    let Some((_, section)) = rest.iter().find(|(key, _)| key == section) else {
        return 0;
    };
    let inner = keys.next().and_then(|key| section.get(key));
    inner.unwrap_or(section).line
}

/// Reads an event of data that is no text: how it is scored, mostly. It has no results.
///
/// # Errors
///
/// Everything that is wrong, each with its place.
pub fn from_sections(sections: &[(String, Node)]) -> Result<Event, EventErrors> {
    assemble(sections, None, Vec::new(), EventErrors::default())
}

/// Everything that is wrong with an event as a whole and needs no scoring to be found.
///
/// # Errors
///
/// What is wrong, each with its place.
pub fn check(event: &Event) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    checks::whole(event, &mut errors);
    errors.or(())
}

/// Adds a note of a match to an event.
///
/// # Errors
///
/// What is wrong with it.
pub fn add_match(event: &mut Event, note: &Node) -> Result<(), EventErrors> {
    let own = event.scales.clone();
    let note = with_names(event, |names| matches::match_note(note, names, &own))?;
    event.matches.push(note);
    Ok(())
}

/// Gives an event its carry-over.
///
/// # Errors
///
/// What is wrong with it.
pub fn set_carry_over(event: &mut Event, carried: &Node) -> Result<(), EventErrors> {
    event.carry_over = with_names(event, |names| afterwards::carry_over(carried, names))?;
    Ok(())
}

/// Reads something that names contestants and matches of an event.
fn with_names<T>(
    event: &mut Event,
    read: impl FnOnce(&mut Names) -> Result<T, EventError>,
) -> Result<T, EventErrors> {
    let mut names = Names::default();
    let mut errors = EventErrors::default();
    names.contestants.declare(event.contestants.clone());
    for name in &event.match_names {
        names.in_match(name.clone());
    }
    let read = read(&mut names)?;
    names.contestants.into_list(&mut errors);
    event.match_names = names.matches.texts;
    errors.or(read)
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
    tables: Interned<String>,
}

/// Contestants listed and mentioned, with the line of the first mention.
#[derive(Default)]
struct Mentioned {
    names: Interned<Name>,
    lines: Vec<u32>,
    /// The list, if there is one. Those on it come first among the names.
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

    /// Takes over the list, before anybody is mentioned.
    fn declare(&mut self, listed: Vec<Contestant>) {
        for contestant in &listed {
            self.id(contestant.name.clone(), 0);
        }
        self.declared = Some(listed);
    }

    /// Those declared, or without a declaration those mentioned.
    fn into_list(self, errors: &mut EventErrors) -> Vec<Contestant> {
        let Some(declared) = self.declared else {
            let all = self.names.texts.into_iter();
            return all.map(Contestant::named).collect();
        };
        let mentioned = self.names.texts.iter().zip(&self.lines);
        for (name, &line) in mentioned.skip(declared.len()) {
            let problem = said!(
                "scored-contestant-unknown",
                "contestant {name} is unknown",
                name
            );
            let remedy = said!(
                "scored-correct-or-add-contestants",
                "correct it, or add it to contestants"
            );
            errors.push(EventError::new(line, problem, remedy));
        }
        declared
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
                "contestant {name} is unknown: no result",
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

/// The keys of a contestant. No score depends on the name of a team or on a membership number.
pub const CONTESTANT_KEYS: [&str; 7] = [
    "id", "names", "members", "team", "stratum", "line", "handicap",
];

/// Reads the list of contestants.
fn contestants(node: &Node) -> Result<Vec<Contestant>, EventError> {
    let list = each(node, |node| {
        let fields = Fields::of(node, &CONTESTANT_KEYS)?;
        let contestant = Contestant {
            name: fields.read_needed("id", fields::name)?,
            players: fields
                .read("names", |node| each(node, fields::text))?
                .unwrap_or_default(),
            members: fields
                .read("members", |node| each(node, fields::text))?
                .unwrap_or_default(),
            team: fields.read("team", fields::text)?,
            stratum: fields.read("stratum", fields::text)?,
            line: fields.read("line", |node| fields::word(node, &words::DIRECTIONS))?,
            handicap: fields.read("handicap", fields::exact)?.unwrap_or_default(),
        };
        Ok((contestant, node.line))
    })?;
    let names = list.iter().map(|(contestant, _)| &contestant.name);
    if let Some((place, mut error)) = checks::named_twice(names) {
        error.line = list[place].1;
        return Err(error);
    }
    Ok(list.into_iter().map(|(contestant, _)| contestant).collect())
}
