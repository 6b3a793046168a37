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

/// The most characters of the plan of a movement. A table has a line of some 60 in each round: this is room for 2,000 tables in 12 rounds,
/// or 5,000 tables, all that contestants have numbers for, in 4. In JSON it stays within the 2 MiB that the server takes at once.
const PLAN: usize = 1_500_000;

/// The most characters of the log of a table.
const LOG: usize = 500_000;

/// What programs write, by its key, and how long it may be.
const WRITTEN: [(&str, usize); 2] = [("plan", PLAN), ("log", LOG)];

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
    let written = WRITTEN.iter().find(|(written, _)| *written == key);
    match (value, written) {
        (Value::String(text), Some(&(_, most))) => too_long(key, text, most),
        (Value::String(text), None) if NAMES.contains(&key) => named(key, text),
        (Value::String(text), None) => told(key, text),
        (Value::Array(all), _) => all.iter().find_map(|value| unfit(key, value)),
        (Value::Object(all), _) => all
            .iter()
            .find_map(|(key, value)| too_long("", key, NAME).or_else(|| unfit(key, value))),
        (Value::Null | Value::Bool(_) | Value::Number(_), _) => None,
    }
}

fn too_long(key: &str, text: &str, most: usize) -> Option<Said> {
    // Nothing has more characters than bytes, and those need not be counted.
    let long = text.len() > most && text.chars().count() > most;
    long.then(|| {
        said!(
            "text-too-long",
            "{key}: this is too long; at most {most} characters are allowed",
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{LOG, PLAN, unfit};
    use openroom_movements::generate::{Even, mitchell, sections};

    #[test]
    fn a_plan_of_two_thousand_tables_fits_and_a_longer_one_does_not() {
        let section = mitchell(25, 8, 2, Even::Skip).unwrap();
        let plan = sections(&vec![section; 80]).unwrap().to_yaml();
        // What the server takes at once, of which some is not the plan.
        const BODY: usize = 2 * 1024 * 1024 - 4096;
        assert!(json!(plan).to_string().len() < BODY, "{}", plan.len());
        assert_eq!(unfit("", &json!({"plan": plan})), None);
        let longest: String = plan.chars().cycle().take(PLAN).collect();
        assert!(json!(longest).to_string().len() < BODY);
        assert_eq!(unfit("", &json!({"plan": longest})), None);
        assert!(unfit("", &json!({"plan": "x".repeat(PLAN + 1)})).is_some());
        assert!(unfit("", &json!({"log": "x".repeat(LOG + 1)})).is_some());
    }
}
