//! How long what somebody writes may be, and of which signs. A log takes all of it, so that an old one stays readable: who writes for
//! others asks first.

use serde_json::Value;

use crate::entry::Entry;
use crate::names::is_unseen;
use crate::said::{Said, said};

/// The most characters of a name.
const NAME: usize = 200;

/// The most characters of what somebody tells.
const TEXT: usize = 4000;

/// The most characters of what programs write: the plan of a movement, the log of a table.
const PLAN: usize = 500_000;

/// What is a plan or a log, by its key.
const PLANS: [&str; 2] = ["plan", "log"];

/// What names somebody or something, by its key.
const NAMES: [&str; 16] = [
    "name",
    "players",
    "members",
    "captain",
    "stratum",
    "table",
    "player",
    "for",
    "from",
    "to",
    "signed-by",
    "person",
    "committee",
    "chair",
    "plays",
    "by",
];

impl Entry {
    /// What is too long in it, or has signs that nobody sees.
    #[must_use]
    pub fn unfit(&self) -> Option<Said> {
        let why = self.why.as_deref().and_then(|why| told("why", why));
        let action = || serde_json::to_value(&self.action).unwrap_or_default();
        why.or_else(|| unfit("", &action()))
    }
}

fn unfit(key: &str, value: &Value) -> Option<Said> {
    match value {
        Value::String(text) if PLANS.contains(&key) => too_long(key, text, PLAN),
        Value::String(text) if NAMES.contains(&key) => named(key, text),
        Value::String(text) => told(key, text),
        Value::Array(all) => all.iter().find_map(|value| unfit(key, value)),
        Value::Object(all) => all
            .iter()
            .find_map(|(key, value)| too_long("", key, NAME).or_else(|| unfit(key, value))),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

fn too_long(key: &str, text: &str, most: usize) -> Option<Said> {
    // Nothing has more characters than bytes, and those need not be counted.
    let long = text.len() > most && text.chars().count() > most;
    long.then(|| {
        said!(
            "text-too-long",
            "{key}: this is too long; {most} characters are allowed",
            key,
            most
        )
    })
}

/// A name is one line, in signs that can be seen.
fn named(key: &str, text: &str) -> Option<Said> {
    let unseen = || {
        let there = text.contains(is_unseen);
        there.then(|| signs(key))
    };
    too_long(key, text, NAME).or_else(unseen)
}

/// What is told may have several lines.
fn told(key: &str, text: &str) -> Option<Said> {
    let lines = |letter: char| matches!(letter, '\n' | '\r' | '\t');
    let unseen = || {
        let there = text.contains(|letter| is_unseen(letter) && !lines(letter));
        there.then(|| signs(key))
    };
    too_long(key, text, TEXT).or_else(unseen)
}

fn signs(key: &str) -> Said {
    said!(
        "text-unseen-signs",
        "{key}: this contains an invisible character; type it again",
        key
    )
}
