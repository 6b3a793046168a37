//! The results of an event, under the keys of the event file.
//!
//! Keys that are not known here are kept and written back, so that nothing of an event file is lost on the way.
//!
//! ```
//! use openroom_formats::EventFile;
//!
//! let text = "event: {name: Thursday, kind: pairs}\nresults:\n- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +1}\n";
//! let event = EventFile::read(text).unwrap();
//! assert_eq!(event.results[0].tricks(), Some(11));
//! assert_eq!(EventFile::read(&event.to_yaml()).unwrap(), event);
//! ```

mod contradictions;
mod deals;
mod games;
mod gathered;
mod line;
mod ruling;
mod scorable;
mod yaml;

use openroom_said::said;
use openroom_scoring::event_file::{self, EventError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::fault::{Fault, json_reason};
use crate::loss::{Fact, Loss, Lost, Source};

pub(crate) use contradictions::contradictions;
pub use deals::Dealt;
pub use gathered::Gathered;
pub use line::Line;
pub(crate) use line::{award_sides, is_award, over_text, read_over, side_text, vul_text};
pub(crate) use ruling::{Figure, read_ruling, ruling_text};

/// An event: who played and what happened on each board.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct EventFile {
    /// Its name and kind.
    #[serde(default, skip_serializing_if = "Head::is_empty")]
    pub event: Head,
    /// The edition of the Laws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u16>,
    /// The method and its settings.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub scoring: Map<String, Value>,
    /// Pairs, teams or players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contestants: Vec<Contestant>,
    /// The lines of all travellers.
    #[serde(default)]
    pub results: Vec<Line>,
    /// The hands, board by board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deals: Vec<Dealt>,
    /// Everything else.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// What the event is.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Head {
    /// Its name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// `pairs`, `teams` or `individual`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// Everything else: `structure`, `date`, `club`, `club-id`.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Head {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether it says `structure: swiss`.
    #[must_use]
    pub fn is_swiss(&self) -> bool {
        self.extra.get("structure") == Some(&Value::from("swiss"))
    }
}

/// A pair, a team or a player.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Contestant {
    /// The number.
    pub id: Value,
    /// The players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Their membership numbers, in the order of the names; empty where one is not known.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "texts"
    )]
    pub members: Vec<String>,
    /// Everything else.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Contestant {
    /// The players, each with the membership number if it is known.
    pub fn players(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let members = self.members.iter().map(String::as_str);
        let members = members.map(|number| Some(number).filter(|number| !number.is_empty()));
        let names = self.names.iter().map(String::as_str);
        names.zip(members.chain(std::iter::repeat(None)))
    }
}

/// Numbers or words as texts.
fn texts<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let values = Vec::<Value>::deserialize(from)?;
    Ok(values.iter().map(text).collect())
}

/// A number or word as text.
pub(crate) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// A number as a number, anything else as a word.
pub(crate) fn value(text: &str) -> Value {
    match text.parse::<u64>() {
        Ok(number) if number.to_string() == text => Value::from(number),
        _ => Value::from(text),
    }
}

impl EventFile {
    /// What a list of results says nothing about: the edition, and every key that we do not know.
    pub(crate) fn head_lost(&self, losses: &mut Vec<Loss>) {
        let mut lost = |what| losses.push(Loss::new(Source::File, what));
        for key in self.extra.keys() {
            lost(Lost::Key(key.clone()));
        }
        if self.edition.is_some() {
            lost(Lost::Edition);
        }
    }

    /// The method, where a format has no place for it.
    pub(crate) fn method_lost(&self, losses: &mut Vec<Loss>) {
        for (key, value) in &self.scoring {
            let lost = Lost::Scoring(key.clone(), text(value));
            losses.push(Loss::new(Source::File, lost));
        }
    }

    /// The name and kind, where a format has no place for them.
    pub(crate) fn name_lost(&self, losses: &mut Vec<Loss>) {
        let mut lost = |what| losses.push(Loss::new(Source::File, what));
        if !self.event.name.is_empty() {
            lost(Lost::Fact(Fact::Event, self.event.name.clone()));
        }
        if !self.event.kind.is_empty() {
            lost(Lost::Key("kind".into()));
        }
        for key in self.event.extra.keys() {
            lost(Lost::Key(key.clone()));
        }
    }

    /// Reads an event file: YAML, or JSON, which is YAML.
    ///
    /// # Errors
    ///
    /// What is wrong, and where.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let value = yaml::read(text)?;
        serde_json::from_value(value).map_err(|e| {
            Fault::new(
                0,
                said!(
                    "file-event-file",
                    "event file: {reason}",
                    reason = json_reason(&e)
                ),
            )
        })
    }

    /// The event file, as YAML with one result a line.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let Ok(Value::Object(keys)) = serde_json::to_value(self) else {
            return String::new();
        };
        let mut out = String::new();
        for (key, value) in keys {
            let in_word = |c: char| c.is_ascii_alphabetic() || c == '-';
            let is_word = key.starts_with(|c: char| c.is_ascii_alphabetic());
            let key = match is_word && key.chars().all(in_word) {
                true => key,
                false => Value::from(key).to_string(),
            };
            match value {
                Value::Array(items) if !items.is_empty() => {
                    out.push_str(&format!("{key}:\n"));
                    for item in items {
                        out.push_str(&format!("- {item}\n"));
                    }
                }
                value => out.push_str(&format!("{key}: {value}\n")),
            }
        }
        out
    }

    /// The event file as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

/// What is wrong with an event file that cannot be read, with lines: as `openroom score` says it, else the fault itself.
pub(crate) fn faults(text: &str, fault: Fault) -> Vec<Fault> {
    if fault.line > 0 {
        return vec![fault];
    }
    match event_file::read(text) {
        Ok(_) => vec![fault],
        Err(errors) => errors.0.iter().map(of_error).collect(),
    }
}

fn of_error(error: &EventError) -> Fault {
    let line = usize::try_from(error.line).unwrap_or(0);
    let text = error.told();
    match error.place.as_str() {
        "" => Fault::new(line, text),
        place => Fault::at(line, place, text),
    }
}

/// Reads YAML as JSON data: plain numbers, `true`, `false` and `null` are taken as such, everything else is text.
///
/// # Errors
///
/// Where it is no YAML.
pub fn read_data(text: &str) -> Result<Value, Fault> {
    yaml::read(text)
}

/// What a file of data is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileKind {
    /// An event file.
    Event,
    /// Messages of the Bridgemate Data Connector.
    Bridgemate,
    /// The log of an event.
    EventLog,
    /// Table logs, or nothing that is known.
    Log,
}

/// Tells what YAML or JSON is about, by its keys.
#[must_use]
pub fn kind_of(text: &str) -> FileKind {
    let Ok(data) = yaml::read(text) else {
        return FileKind::Log;
    };
    let is_list = data.is_array();
    let keys = match &data {
        Value::Object(keys) => keys,
        Value::Array(items) => match items.first() {
            Some(Value::Object(keys)) => keys,
            _ => return FileKind::Log,
        },
        _ => return FileKind::Log,
    };
    let has = |names: &[&str]| names.iter().any(|name| keys.contains_key(*name));
    if has(&["event", "results", "contestants"]) {
        FileKind::Event
    } else if has(&["SessionGuid", "Sessions", "SerializedData"]) {
        FileKind::Bridgemate
    } else if is_list && has(&["by", "created"]) {
        FileKind::EventLog
    } else {
        FileKind::Log
    }
}
