//! The log of an event as text: YAML or JSON in, entries out, and back. One list; a new entry goes at its end.
//!
//! ```
//! use openroom_tournament::log;
//!
//! let text = "
//! - {at: 2026-05-14T18:00:00Z, by: organiser, created: {name: Thursday Pairs, kind: pairs}}
//! - {at: 2026-05-14T18:05:00Z, by: director Ana, entered: {contestant: 1, players: [Bea, Cid]}}
//! ";
//! let entries = log::read(text).unwrap();
//! assert_eq!(entries.len(), 2);
//! assert_eq!(log::read(&log::write(&entries)).unwrap(), entries);
//!
//! let error = log::read("- {at: 2026-05-14T18:00:00Z, by: organiser, created: {nam: x}}").unwrap_err();
//! assert!(error.to_string().starts_with("entry 1: line 1: created: the key \"nam\" is unknown"));
//! ```

use openroom_said::{Arg, Said, fault, remedied, said};
use std::fmt;

use openroom_placed::{Fault, Limits, Node, Value, each_item, from_node, from_pair, write};

use crate::entry::{Action, Entry};
use crate::refusal::Refused;
use crate::tournament::Tournament;

/// A text that is no log: which entry, where in it, and what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogError {
    /// The entry, counted from 1; 0 when none is to blame.
    pub entry: u32,
    /// The line, counted from 1; 0 when none is to blame.
    pub line: u32,
    /// The key inside the entry.
    pub place: String,
    /// What is wrong.
    pub problem: Box<Said>,
    /// What to do about it.
    pub remedy: Box<Said>,
}

impl LogError {
    fn new(entry: u32, fault: Fault) -> Self {
        Self {
            entry,
            line: fault.line,
            place: fault.place,
            problem: fault.problem,
            remedy: fault.remedy,
        }
    }
}

impl LogError {
    /// What is wrong and what to do about it, with its place in the entry.
    #[must_use]
    pub fn told(&self) -> Said {
        let told = remedied(&self.problem, &self.remedy);
        let place = Some(&self.place).filter(|place| !place.is_empty());
        fault(0, place.cloned().map(Arg::Text), told)
    }

    /// The same with the entry and its line.
    #[must_use]
    pub fn said(&self) -> Said {
        let line = usize::try_from(self.line).unwrap_or(usize::MAX);
        let fault = fault(line, None, self.told());
        match self.entry {
            0 => fault,
            entry => said!("fault-entry", "entry {entry}: {fault}", entry, fault),
        }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for LogError {}

impl From<Fault> for LogError {
    fn from(fault: Fault) -> Self {
        Self::new(0, fault)
    }
}

/// Why a log cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayError {
    /// It cannot be read.
    Unreadable(LogError),
    /// An entry cannot follow those before it.
    Refused {
        /// Which one, counted from 1.
        entry: u32,
        /// Its line.
        line: u32,
        /// Why.
        refused: Refused,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Refused {
                entry,
                line,
                refused,
            } => write!(f, "entry {entry}: line {line}: {refused}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl From<LogError> for ReplayError {
    fn from(error: LogError) -> Self {
        Self::Unreadable(error)
    }
}

impl From<Fault> for ReplayError {
    fn from(fault: Fault) -> Self {
        Self::Unreadable(fault.into())
    }
}

/// Reads every entry.
///
/// # Errors
/// The first thing that cannot be read.
pub fn read(text: &str) -> Result<Vec<Entry>, LogError> {
    let mut entries = Vec::new();
    each(text, |_, _, entry| {
        entries.push(entry);
        Ok::<_, LogError>(())
    })?;
    Ok(entries)
}

/// Reads one entry, with or without the `- ` of a list before it.
///
/// # Errors
/// What cannot be read, and texts with none or with several entries.
pub fn read_entry(text: &str) -> Result<Entry, LogError> {
    let mut entries = read_entries(text)?;
    match (entries.pop(), entries.is_empty()) {
        (Some(entry), true) => Ok(entry),
        (entry, _) => Err(LogError {
            entry: 0,
            line: 0,
            place: String::new(),
            problem: Box::new(match entry {
                None => said!("written-no-entry-too", "this is not an entry"),
                Some(_) => said!(
                    "written-more-than-one-entry",
                    "there is more than one entry"
                ),
            }),
            remedy: Box::new(said!(
                "written-give-one-entry-by",
                "give one entry: at, by, and what was done"
            )),
        }),
    }
}

/// Reads a list of entries, or one entry that stands alone.
///
/// # Errors
/// The first thing that cannot be read.
pub fn read_entries(text: &str) -> Result<Vec<Entry>, LogError> {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_blank = |line: &str| {
        let line = line.trim();
        line.is_empty() || line.starts_with('#') || line == "---"
    };
    let first = body.lines().find(|line| !is_blank(line));
    if first.is_none_or(|line| line.trim_start().starts_with(['-', '['])) {
        return read(body);
    }
    // The entry becomes the one item of a list; lines keep their numbers.
    let mut item = String::with_capacity(body.len() + 2);
    let mut begun = false;
    for line in body.split_inclusive('\n') {
        if !begun && is_blank(line) {
            item.push('\n');
            continue;
        }
        item.push_str(if begun { "  " } else { "- " });
        begun = true;
        item.push_str(line);
    }
    read(&item)
}

/// Reads and applies every entry, or the first `limit` of them.
///
/// # Errors
/// The first entry that cannot be read, or that cannot follow those before it.
pub fn replay(text: &str, limit: Option<u32>) -> Result<Tournament, ReplayError> {
    let mut event = Tournament::new();
    each(text, |number, line, entry| {
        if limit.is_some_and(|limit| number > limit) {
            return Ok(());
        }
        event.apply(&entry).map_err(|refused| ReplayError::Refused {
            entry: number,
            line,
            refused,
        })
    })?;
    Ok(event)
}

fn each<E: From<LogError> + From<Fault>>(
    text: &str,
    mut take: impl FnMut(u32, u32, Entry) -> Result<(), E>,
) -> Result<(), E> {
    let mut number = 0;
    each_item(text, Limits::FLAT, |node| {
        number += 1;
        let entry = entry(node).map_err(|fault| E::from(LogError::new(number, fault)))?;
        take(number, node.line, entry)
    })
}

fn entry(node: &Node) -> Result<Entry, Fault> {
    let Value::Map(pairs) = &node.value else {
        let problem = said!(
            "written-no-entry",
            "{what} is not an entry",
            what = node.shown()
        );
        return Err(Fault::new(
            node.line,
            problem,
            said!(
                "written-write-by-what-was",
                "write at, by, and what was done: {{at: ..., by: ..., result: {{...}}}}"
            ),
        ));
    };
    let find = |name: &str| {
        pairs
            .iter()
            .find(|(key, _)| key.text() == Some(name))
            .map(|(_, value)| value)
    };
    let need = |name: &str| {
        find(name).ok_or_else(|| {
            Fault::new(
                node.line,
                said!("placed-no", "{key} is missing", key = name),
                said!("placed-write", "write {key}: ...", key = name),
            )
        })
    };
    let mut acts = pairs
        .iter()
        .filter(|(key, _)| !matches!(key.text(), Some("at" | "by" | "why" | "device")));
    let action: Action = match (acts.next(), acts.next()) {
        (Some((key, value)), None) => from_pair(key, value)?,
        (None, _) => {
            return Err(Fault::new(
                node.line,
                said!("written-nothing-was-done", "no act is given"),
                said!(
                    "written-write-act-such-as",
                    "write the act, such as result: {{...}}; docs/events.md lists them"
                ),
            ));
        }
        (Some((first, _)), Some((second, _))) => {
            let problem = said!(
                "written-one-entry",
                "{first} and {second} are in the same entry",
                first = first.shown(),
                second = second.shown()
            );
            return Err(Fault::new(
                second.line,
                problem,
                said!(
                    "written-write-entry-for-each",
                    "write a separate entry for each"
                ),
            ));
        }
    };
    let text = |name: &str| -> Result<Option<String>, Fault> {
        let found = find(name).map(|node| from_node(node).map_err(|fault| fault.within(name)));
        let found: Option<Option<String>> = found.transpose()?;
        Ok(found.flatten().filter(|text| !text.trim().is_empty()))
    };
    Ok(Entry {
        at: from_node(need("at")?).map_err(|fault| fault.within("at"))?,
        by: from_node(need("by")?).map_err(|fault| fault.within("by"))?,
        why: text("why")?,
        device: text("device")?,
        action,
    })
}

/// The entries as one list.
#[must_use]
pub fn write(entries: &[Entry]) -> String {
    entries.iter().map(Entry::to_yaml).collect()
}

impl Entry {
    /// As an item of the list, with the end of its last line: to be put at the end of the log.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        let mut out = String::new();
        if write::has_lines(&value) {
            write::data(&mut out, &value, 2);
            // The first line of the mapping begins the item.
            out = format!("- {}", out.trim_start());
        } else {
            out.push_str("- ");
            write::flow(&mut out, &value);
        }
        out.push('\n');
        out
    }

    /// As one line of JSON, which [`read_entry`] reads too.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
