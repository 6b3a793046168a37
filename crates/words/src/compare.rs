//! One log under both editions: where the outcomes differ, and the clauses that make the difference.

use openroom_laws::replay::{ReplayError, replay_with};
use openroom_laws::{Clause, Edition, Log, Table};
use serde_json::{Map, Value, json};

use crate::clauses::clause_summary;
use crate::words::{Language, Words};

/// Keys that name clauses or the edition: they differ by the names alone.
const NAMES: [&str; 6] = [
    "consequences",
    "edition",
    "cited",
    "irregularities",
    "review",
    "information",
];

/// Both outcomes and what lies between them.
pub struct Comparison {
    /// Under 2007 and 2017; what cannot have happened under one of them is `{"error": ...}`.
    pub outcomes: [Value; 2],
    /// The keys of the outcome that differ.
    pub differs: Vec<String>,
    /// The clauses that make the difference.
    pub clauses: Vec<Clause>,
}

/// Replays a log under both editions; what cannot have happened is said in the words of a language.
pub fn compare(log: &Log, words: &Words) -> Comparison {
    let replayed = Edition::ALL.map(|edition| as_far_as_it_goes(log, edition));
    let clauses = clauses(replayed.each_ref().map(|(table, _)| table));
    let outcomes = replayed.map(|(table, error)| match error {
        None => json!(table.outcome()),
        Some(error) => json!({"error": words.said(&error.said())}),
    });
    let differs = differs(&outcomes);
    Comparison {
        clauses: if differs.is_empty() {
            Vec::new()
        } else {
            clauses
        },
        outcomes,
        differs,
    }
}

/// The table after the last entry that can have happened, and why the next one cannot.
fn as_far_as_it_goes(log: &Log, edition: Edition) -> (Table, Option<ReplayError>) {
    let mut last = Table::new(edition, log.board, &log.deal);
    let error = replay_with(log, edition, |table| last = table.clone()).err();
    (last, error)
}

impl Comparison {
    /// Three lines of JSON: each outcome, then the difference, its clauses summed up in that language.
    pub fn lines(&self, language: Language) -> String {
        let clauses: Vec<Value> = self
            .clauses
            .iter()
            .map(|&clause| view(clause, language))
            .collect();
        let difference = json!({"differs": self.differs, "clauses": clauses});
        let [old, new] = &self.outcomes;
        format!("{old}\n{new}\n{difference}\n")
    }
}

fn view(clause: Clause, language: Language) -> Value {
    let rule = clause.rule();
    json!({
        "clause": clause.id(),
        "edition": clause.edition().year(),
        "summary": clause_summary(clause, language),
        "diff": rule.diff(),
    })
}

/// The keys under which the two outcomes hold something else, names of clauses aside.
fn differs(outcomes: &[Value; 2]) -> Vec<String> {
    let empty = Map::new();
    let [old, new] = outcomes.each_ref().map(|o| o.as_object().unwrap_or(&empty));
    let mut keys: Vec<&String> = old.keys().chain(new.keys()).collect();
    keys.sort();
    keys.dedup();
    let differ = |key: &&&String| {
        let [old, new] = [old, new].map(|map| map.get(**key).map(without_law));
        !NAMES.contains(&key.as_str()) && old != new
    };
    keys.iter()
        .filter(differ)
        .map(|key| (*key).clone())
        .collect()
}

/// A value without the clause that it is asked under.
fn without_law(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(map) = value.as_object_mut() {
        map.remove("law");
    }
    value
}

/// The clauses applied in one edition that the other has not, or has otherwise.
fn clauses(tables: [&Table; 2]) -> Vec<Clause> {
    let mut found = Vec::new();
    for table in tables {
        let asked = table.awaiting().map(|awaiting| awaiting.law);
        let irregular = table.irregularities().iter().map(|i| i.law);
        let all = table.cited().iter().copied();
        for clause in all
            .chain(asked)
            .chain(irregular)
            .chain(table.reviews().iter().copied())
        {
            if changed(clause) && !found.contains(&clause) {
                found.push(clause);
            }
        }
    }
    found.sort();
    found
}

/// Whether the catalogue says that the other edition has the clause otherwise, or not at all.
fn changed(clause: Clause) -> bool {
    let other = match clause.edition() {
        Edition::E2007 => Edition::E2017,
        Edition::E2017 => Edition::E2007,
    };
    let same = Clause::find(other, clause.id());
    match clause.rule().diff() {
        "" => same.is_none_or(|same| same.rule().summary() != clause.rule().summary()),
        diff => !only_renamed(diff),
    }
}

/// Whether the catalogue says that a clause has only got another number.
fn only_renamed(diff: &str) -> bool {
    let renumbered = diff.starts_with("2017: renumbered") || diff.starts_with("2017: lettered");
    diff.contains("same effect") || (renumbered && !diff.contains(';'))
}
