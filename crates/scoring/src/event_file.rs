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
mod lines;
mod matches;
mod results;
mod scales;
mod sections;
mod settings;
pub(crate) mod words;
mod write;
pub mod yaml;

use openroom_said::said;
use std::collections::HashMap;
use std::hash::Hash;

use saphyr_parser::Event as Token;

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
use yaml::{Node, Reader};

/// Reads an event.
///
/// # Errors
///
/// Everything that is wrong with the text, each with its line, place and remedy. What only scoring can tell (two results
/// for one board and contestant, a form that nobody shares) is found by [`crate::score_event`].
pub fn read(text: &str) -> Result<Event, EventErrors> {
    let mut plain = Vec::new();
    let rest = lines::split(text, |node| plain.push((node.line, results::read(node))));
    // What is wrong is told by the parser, which has seen every line.
    match rest.map(|rest| read_with(&rest, plain)) {
        Some(Ok(event)) => Ok(event),
        Some(Err(_)) | None => read_with(text, Vec::new()),
    }
}

/// A result as read, with its line.
type Line = (u32, Result<Written, EventError>);

/// Reads an event whose plain results are read already.
fn read_with(text: &str, mut written: Vec<Line>) -> Result<Event, EventErrors> {
    let mut errors = EventErrors::default();
    let mut rest: Vec<(String, Node)> = Vec::new();
    let mut reader = Reader::new(text);
    match reader.open()? {
        Some((Token::MappingStart(..), _)) => {}
        Some((_, span)) => {
            let line = yaml::line_of(span.start.line());
            return Err(EventError::new(
                line,
                said!("scored-not-event", "not an event"),
                said!(
                    "scored-write-mapping-event-scoring",
                    "write a mapping: event, scoring, results ..."
                ),
            )
            .into());
        }
        None => {
            return Err(EventError::new(
                0,
                said!("scored-file-empty", "the file is empty"),
                said!(
                    "scored-write-event-see-docs",
                    "write an event; see docs/scoring.md"
                ),
            )
            .into());
        }
    }
    let mut have_results = false;
    loop {
        let key = match reader.next()? {
            (Token::MappingEnd, _) => break,
            (token, span) => reader.node(token, span, 1)?,
        };
        let key_text = key.text().unwrap_or_default().to_owned();
        let (token, span) = reader.next()?;
        if rest.iter().any(|(other, _)| *other == key_text)
            || (key_text == "results" && have_results)
        {
            return Err(EventError::new(
                key.line,
                said!(
                    "scored-key-there-twice",
                    "the key {key} is there twice",
                    key = key_text
                ),
                said!("scored-keep-one", "keep one"),
            )
            .into());
        }
        match (key_text.as_str(), token) {
            ("results", Token::SequenceStart(..)) => {
                have_results = true;
                read_results(&mut reader, &mut written)?;
            }
            (name, token) if sections::KEYS.contains(&name) => {
                let node = reader.node(token, span, 1)?;
                if !(name == "results" && node.is_null()) {
                    rest.push((key_text, node));
                }
            }
            (_, token) => {
                let remedy = said!(
                    "scored-known-here",
                    "known here: {keys}",
                    keys = sections::KEYS.join(", ")
                );
                errors.push(EventError::new(
                    key.line,
                    said!("scored-unknown-key", "unknown key {key}", key = key.shown()),
                    remedy,
                ));
                reader.node(token, span, 1)?;
            }
        }
    }
    reader.close()?;
    written.sort_by_key(|(line, _)| *line);
    assemble(&rest, written, errors)
}

/// The event of sections and results that are read.
fn assemble(
    rest: &[(String, Node)],
    written: Vec<Line>,
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
    for (i, (_, read)) in written.into_iter().enumerate() {
        match read.and_then(|written| names.result(written, &mut event)) {
            Ok(result) => event.results.push(result),
            Err(error) => errors.push(error.within(&format!("results[{i}]"))),
        }
    }

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

/// The results that the YAML parser has to read, each with its line.
fn read_results(reader: &mut Reader, written: &mut Vec<Line>) -> Result<(), EventError> {
    loop {
        let (token, span) = reader.next()?;
        if matches!(token, Token::SequenceEnd) {
            return Ok(());
        }
        let node = reader.node(token, span, 2)?;
        written.push((node.line, results::read(&node)));
    }
}

/// Reads an event of data that is no text: how it is scored, mostly. It has no results.
///
/// # Errors
///
/// Everything that is wrong, each with its place.
pub fn from_sections(sections: &[(String, Node)]) -> Result<Event, EventErrors> {
    assemble(sections, Vec::new(), EventErrors::default())
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
    let mut reader = Reader::new(text);
    let Some((token, span)) = reader.open()? else {
        return Ok(Vec::new());
    };
    let node = reader.node(token, span, 0)?;
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
