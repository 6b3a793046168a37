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
//! assert!(errors.to_string().starts_with("line 1: results[0]: the key \"scare\" is unknown"));
//! # Ok::<(), openroom_scoring::event_file::EventErrors>(())
//! ```

mod afterwards;
mod matches;
mod names;
mod quick;
mod results;
mod scale_names;
mod sections;
mod settings;
mod write;

use std::sync::Arc;

use openroom_said::{Said, said};

use openroom_placed::{Item, Limits, Node, Reader, WholeItems};

pub use crate::event_error::{EventError, EventErrors};
pub use results::KEYS as RESULT_KEYS;
pub use sections::{EVENT_KEYS, KEYS};
pub use settings::SETTINGS;
pub(crate) use settings::{bye, settings_over};
pub use write::write;

use crate::checks;
use crate::event::{Contestant, Event, EventKind};
use crate::federation::Federation;
use crate::fields::{self, Fields, each};
use crate::words;
use names::Names;
use results::Written;
use sections::Head;

/// Reads an event.
///
/// # Errors
///
/// Everything that is wrong with the text, each with its line, place and remedy. What only scoring can tell (two results
/// for one board and contestant, a form that nobody shares) is found by [`crate::score_event`].
pub fn read(text: &str) -> Result<Event, EventErrors> {
    read_by(text, None)
}

/// Reads an event by the rules of a federation, whatever federation the text names; what the text sets itself stands over those rules.
///
/// ```
/// use openroom_scoring::event_file;
/// use openroom_scoring::federation::Federation;
///
/// let wbf = Federation::named("wbf").unwrap().clone().into();
/// let event = event_file::read_by("settings: {halves: up}", Some(&wbf))?;
/// assert!(event.scoring.settings.cross_imps_mean);
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
///
/// # Errors
///
/// Those of [`read`].
pub fn read_by(text: &str, by: Option<&Arc<Federation>>) -> Result<Event, EventErrors> {
    // What is wrong is told by the parser, which has seen every line.
    let quickly = match quick::Array::of(text) {
        Some(array) => read_with(&array.rest, Aside::Array(&array), by).ok(),
        None => WholeItems::of(text, "results")
            .and_then(|whole| read_with(whole.rest(), Aside::Lines(&whole), by).ok()),
    };
    match quickly {
        Some(event) => Ok(event),
        None => read_with(text, Aside::Nothing, by),
    }
}

/// Reads a plain sheet of results of pairs, a row for each, with the columns of a result in its first line. Nothing if any of it is not
/// plain: who knows the format of sheets reads it then.
///
/// ```
/// use openroom_scoring::event_file;
/// let event = event_file::read_sheet("board,ns,ew,contract,by,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,8\n", None).unwrap();
/// assert_eq!(event.results.len(), 2);
/// assert!(event_file::read_sheet("board,ns,ew,award-ns\n1,1,2,AVE+\n", None).is_none());
/// ```
#[must_use]
pub fn read_sheet(text: &str, by: Option<&Arc<Federation>>) -> Option<Event> {
    let sheet = quick::Sheet::of(text)?;
    let none = EventErrors::default();
    assemble(&[], Aside::Sheet(&sheet), Some(Vec::new()), none, by).ok()
}

/// Results that are not in the text that is parsed.
#[derive(Clone, Copy)]
enum Aside<'r, 'a> {
    /// There are none.
    Nothing,
    /// On lines of their own.
    Lines(&'r WholeItems<'a>),
    /// In a list of JSON.
    Array(&'r quick::Array<'a>),
    /// In a sheet.
    Sheet(&'r quick::Sheet<'a>),
}

impl Aside<'_, '_> {
    fn count(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Lines(whole) => whole.count(),
            Self::Array(array) => array.count(),
            Self::Sheet(sheet) => sheet.count(),
        }
    }
}

/// Something is not plain: the parser says what.
fn not_plain() -> EventError {
    EventError::new(
        0,
        said!("scored-not-event", "this is not an event"),
        said!(
            "scored-write-mapping-event-scoring",
            "write a mapping with `event`, `scoring`, `results` and so on"
        ),
    )
}

/// Reads an event; results that stand aside come before those in the text.
fn read_with(text: &str, aside: Aside, by: Option<&Arc<Federation>>) -> Result<Event, EventErrors> {
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
    assemble(&rest, aside, Some(written), errors, by)
}

/// Begins the mapping that an event is.
fn open(reader: &mut Reader) -> Result<(), EventError> {
    match reader.open()? {
        Some(start) if start.is_map() => Ok(()),
        Some(start) => Err(EventError::new(
            start.line,
            said!("scored-not-event", "this is not an event"),
            said!(
                "scored-write-mapping-event-scoring",
                "write a mapping with `event`, `scoring`, `results` and so on"
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
        said!(
            "placed-unknown-key",
            "the key {key} is unknown",
            key = key.shown()
        ),
        said!(
            "placed-known-here",
            "use one of {keys}",
            keys = sections::KEYS.join(", ")
        ),
    )
}

/// The event of sections and results that are read; without results it is not whole.
fn assemble(
    rest: &[(String, Node)],
    aside: Aside,
    written: Option<Vec<Result<Written, EventError>>>,
    mut errors: EventErrors,
    by: Option<&Arc<Federation>>,
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
        let listed = contestants(node, &mut |error| errors.push(error.within(key)));
        names.contestants.declare(listed);
    }
    event.results.reserve_exact(aside.count());
    let mut met = 0;
    let mut add = |read: Result<Written, EventError>, names: &mut Names, event: &mut Event| {
        match read.and_then(|written| names.result(written, event)) {
            Ok(result) => event.results.push(result),
            Err(error) => errors.push(error.within(&format!("results[{met}]"))),
        }
        met += 1;
    };
    match aside {
        Aside::Nothing => {}
        Aside::Lines(whole) => whole.each_or(|item| match item {
            Item::Text(text, line) => {
                let row = quick::mapping(text).filter(|(_, length)| *length == text.len());
                let plain = row.and_then(|(row, _)| names.plain(&row, line, &mut event));
                let is_plain = plain.is_some();
                event.results.extend(plain);
                is_plain
            }
            Item::Node(node) => {
                add(results::read(node), &mut names, &mut event);
                true
            }
        })?,
        Aside::Array(array) => {
            let all = array.each(|text, line| {
                let row = quick::mapping(text);
                let plain = row
                    .and_then(|(row, length)| Some((names.plain(&row, line, &mut event)?, length)));
                if let Some((result, length)) = plain {
                    event.results.push(result);
                    return Some(length);
                }
                let length = quick::length(text)?;
                let node = openroom_placed::read(&text[..length], Limits::FLAT);
                let mut node = node.ok()??;
                node.set_line(line);
                add(results::read(&node), &mut names, &mut event);
                Some(length)
            });
            all.ok_or_else(not_plain)?;
        }
        Aside::Sheet(sheet) => {
            let all = sheet.each(|row, line| {
                let result = names.plain(row, line, &mut event)?;
                event.results.push(result);
                Some(())
            });
            all.ok_or_else(not_plain)?;
        }
    }
    let is_whole = written.is_some();
    for read in written.into_iter().flatten() {
        add(read, &mut names, &mut event);
    }

    let mut head = Head {
        event: &mut event,
        names: &mut names,
        errors: &mut errors,
    };
    head.read(rest, by);
    for note in &mut event.matches {
        matches::as_margin(event.scoring.method, note);
    }
    event.contestants = names.contestants.into_list(&mut errors);
    event.boards = names.boards.texts;
    event.match_names = names.matches.texts;
    event.tables = names.tables.texts;
    if errors.0.is_empty() {
        checks::whole(&event, &mut errors);
        // Settings alone may still be changed.
        if is_whole {
            checks::scale_of_event(&event, &mut errors);
            checks::victory_points_of_scale(&event, &mut errors);
            handicaps(&event, &mut errors);
        }
        for error in errors.0.iter_mut().filter(|error| error.line == 0) {
            error.line = line_of(rest, &error.place);
        }
    }
    errors.0.sort_by_key(|error| error.line);
    errors.or(event)
}

/// Handicaps in IMPs change the matches of teams: of others they change nothing, and another handicap beside them would count nowhere.
fn handicaps(event: &Event, errors: &mut EventErrors) {
    let mut all = event.contestants.iter();
    let Some(with) = all.position(|one| !one.imp_handicap.is_zero()) else {
        return;
    };
    let mut wrong = |place: usize, key: &str, problem: Said, remedy: Said| {
        let error = EventError::new(0, problem, remedy);
        errors.push(error.within(&format!("contestants[{place}].{key}")));
    };
    if event.kind != EventKind::Teams {
        wrong(
            with,
            "imp-handicap",
            said!(
                "scored-imp-handicap-not-team",
                "a handicap in IMPs changes the matches of teams, and these are not teams"
            ),
            said!("scored-write-handicap", "write `handicap`"),
        );
        return;
    }
    let mut all = event.contestants.iter();
    if let Some(other) = all.position(|one| !one.handicap.is_zero()) {
        wrong(
            other,
            "handicap",
            said!(
                "scored-two-handicaps",
                "where teams have an `imp-handicap`, no other handicap counts"
            ),
            said!(
                "scored-keep-one-handicap",
                "give all `imp-handicap` or all `handicap`"
            ),
        );
    }
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
    assemble(sections, Aside::Nothing, None, EventErrors::default(), None)
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
    let mut note = with_names(event, |names| matches::match_note(note, names, &own))?;
    matches::as_margin(event.scoring.method, &mut note);
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

/// The keys of a contestant. No score depends on the name of a team or on a membership number.
pub const CONTESTANT_KEYS: [&str; 10] = [
    "id",
    "names",
    "members",
    "team",
    "stratum",
    "categories",
    "line",
    "handicap",
    "imp-handicap",
    "keeps-points",
];

/// Reads the list of contestants. One with a fault is still there by its name: what else is said of it is not taken for unknown.
fn contestants(node: &Node, wrong: &mut dyn FnMut(EventError)) -> Vec<Contestant> {
    let items = match fields::items(node) {
        Ok(items) => items,
        Err(error) => {
            wrong(error);
            return Vec::new();
        }
    };
    let mut list: Vec<(Contestant, u32)> = Vec::new();
    for (place, node) in items.iter().enumerate() {
        match contestant(node) {
            Ok(contestant) => list.push((contestant, node.line)),
            Err(error) => {
                wrong(error.within(&format!("[{place}]")));
                let name = node.get("id").and_then(|id| fields::name(id).ok());
                list.extend(name.map(|name| (Contestant::named(name), node.line)));
            }
        }
    }
    let names = list.iter().map(|(contestant, _)| &contestant.name);
    if let Some((place, mut error)) = checks::named_twice(names) {
        error.line = list[place].1;
        wrong(error);
    }
    list.into_iter().map(|(contestant, _)| contestant).collect()
}

/// Reads a contestant.
fn contestant(node: &Node) -> Result<Contestant, EventError> {
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
        categories: fields
            .read("categories", |node| each(node, fields::text))?
            .unwrap_or_default(),
        handicap: fields.read("handicap", fields::exact)?.unwrap_or_default(),
        imp_handicap: fields
            .read("imp-handicap", fields::exact)?
            .unwrap_or_default(),
        keeps_points: fields.read("keeps-points", fields::truth)?,
    };
    Ok(contestant)
}
