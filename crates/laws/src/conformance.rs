//! The conformance suite: logs that say what their outcome must hold, and how much of the book they show.
//!
//! A scenario is a log with `expect`. A file holds several; one that cannot be read does not hide the others, and may
//! be what the scenario is about.
//!
//! ```
//! use openroom_laws::Edition;
//! use openroom_laws::conformance::scenarios;
//!
//! let file = "
//! id: first-call
//! laws: [17B]
//! board: 2
//! expect: {turn: E, auction: []}
//! ---
//! id: no-such-card
//! board: 1
//! log: [{N: S1}]
//! expect: {error: log entry 1}
//! ";
//! for scenario in scenarios(file) {
//!     assert_eq!(scenario.check(Edition::E2017), Ok(()));
//! }
//! ```

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::clause::{Clause, ClauseKind};
use crate::edition::Edition;
use crate::log::{self, Log, LogError};
use crate::replay::{replay, replay_with};
use crate::table::Table;

/// One document of a file of scenarios.
#[derive(Debug, Clone, PartialEq)]
pub struct Scenario {
    /// The document, from 1.
    pub document: usize,
    /// Its name.
    pub id: Option<String>,
    /// What it is about.
    pub title: Option<String>,
    /// The clauses that it is about, as written: `27B1a`, or `silent 9B1c` for one that shows in nothing that follows.
    pub laws: Vec<String>,
    /// The editions under which it is to be run.
    pub editions: Vec<Edition>,
    /// What the outcome must hold.
    pub expect: Value,
    /// The log, or why it cannot be read.
    pub log: Result<Log, LogError>,
}

/// The scenarios of a file, in order. A document without any content is none.
#[must_use]
pub fn scenarios(text: &str) -> Vec<Scenario> {
    documents(text)
        .into_iter()
        .zip(1..)
        .map(|((line, text), document)| scenario(document, line, &text))
        .collect()
}

/// The documents that hold anything, each with the number of lines before it.
///
/// Inside a document no line can begin with `---` or `...`, in no style of YAML, so the text can be cut without
/// reading it.
fn documents(text: &str) -> Vec<(usize, String)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let marker = |line: &str, mark: &str| {
        line.strip_prefix(mark)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
    };
    let mut documents = vec![(0, String::new())];
    for (at, line) in text.lines().enumerate() {
        let end = marker(line, "...");
        // A directive (`%YAML 1.2`) stands before the mark that begins its document.
        let begun = documents
            .last()
            .is_some_and(|(_, text)| is_directives(text));
        if end || marker(line, "---") && !begun {
            let start = if end { at + 1 } else { at };
            documents.push((start, String::new()));
        }
        if let (false, Some((_, document))) = (end, documents.last_mut()) {
            document.push_str(line);
            document.push('\n');
        }
    }
    let holds_something = |line: &str| {
        let line = line.strip_prefix("---").unwrap_or(line).trim();
        !line.is_empty() && !line.starts_with('#')
    };
    documents.retain(|(_, text)| text.lines().any(holds_something));
    documents
}

/// Whether the text is directives, with nothing of a document after them yet.
fn is_directives(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    });
    let first = lines.next();
    first.is_some_and(|line| line.starts_with('%')) && lines.all(|line| line.starts_with('%'))
}

fn scenario(document: usize, line: usize, text: &str) -> Scenario {
    let log = match log::read(text) {
        Ok(mut logs) => Ok(logs.swap_remove(0)),
        Err(error) => Err(LogError {
            document,
            line: if error.line > 0 { error.line + line } else { 0 },
            ..error
        }),
    };
    let head = log.as_ref().ok().cloned().or_else(|| head(text));
    let head = head.as_ref();
    Scenario {
        document,
        id: head.and_then(|log| log.id.clone()),
        title: head.and_then(|log| log.title.clone()),
        laws: head.map(|log| log.laws.clone()).unwrap_or_default(),
        editions: head.map_or_else(|| vec![Edition::default()], |log| log.editions.clone()),
        expect: head
            .and_then(|log| log.expect.clone())
            .unwrap_or_else(|| Value::Object(serde_json::Map::new())),
        log,
    }
}

/// What a document that cannot be read says of itself, if that much can be read: the keys for people and tests.
fn head(text: &str) -> Option<Log> {
    const KEYS: [&str; 6] = ["id:", "title:", "laws:", "edition:", "editions:", "expect:"];
    let mut kept = String::from("board: 1\n");
    let mut keep = false;
    for line in text.lines() {
        if !line.starts_with([' ', '\t', '-', '#', '}', ']']) && !line.is_empty() {
            keep = KEYS.iter().any(|key| line.starts_with(key));
        }
        if keep {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    log::read(&kept).ok()?.pop()
}

impl Scenario {
    /// Replays the log and compares.
    ///
    /// # Errors
    ///
    /// The first difference, for people.
    pub fn check(&self, edition: Edition) -> Result<(), String> {
        if let Some(label) = self.labels().find(|label| !in_the_book(label.id)) {
            return Err(format!(
                "laws: neither edition has a clause {}, nor clauses below it",
                label.id
            ));
        }
        let named = self.named(edition);
        let mut silent = self.labels().filter(|label| label.silent);
        if let Some(label) = silent.find(|label| label.clause(edition, &named).is_some()) {
            let id = label.id;
            return Err(format!(
                "laws: `silent {id}`, but the outcome names it; write {id}"
            ));
        }
        let outcome = match &self.log {
            Err(error) => Err(error.to_string()),
            Ok(log) => replay(log, edition)
                .map_err(|error| format!("document {}: {error}", self.document))
                .and_then(|table| serde_json::to_value(table.outcome()).map_err(|e| e.to_string())),
        };
        match (self.expect.get("error"), outcome) {
            // A case that expects nothing holds nothing, and must not count as showing a clause.
            (None, Ok(_)) if self.expect.as_object().is_none_or(|map| map.is_empty()) => {
                Err("the case expects nothing: `expect` is missing or empty".into())
            }
            (None, Ok(outcome)) => holds(&self.expect, &outcome),
            (None, Err(error)) => Err(error),
            (Some(_), Ok(_)) => Err("expected an error, but the log can be replayed".into()),
            (Some(part), Err(error)) => {
                let part = scalar_text(part);
                match error.to_lowercase().contains(&part.to_lowercase()) {
                    true => Ok(()),
                    false => Err(format!("expected an error with {part:?}, got: {error}")),
                }
            }
        }
    }

    /// The clauses of an edition that the scenario shows: of those that it is about, what is named on the way by an irregularity, a
    /// clause applied, a question, a review, information, or the refusal; and those marked silent, which say that nothing follows.
    #[must_use]
    pub fn shows(&self, edition: Edition) -> Vec<Clause> {
        let named = self.named(edition);
        let shown = |label: Label| match label.silent {
            true => Clause::find(edition, label.id),
            false => label.clause(edition, &named),
        };
        self.labels().filter_map(shown).collect()
    }

    fn labels(&self) -> impl Iterator<Item = Label<'_>> {
        self.laws
            .iter()
            .map(|law| match law.strip_prefix("silent ") {
                Some(id) => Label {
                    id: id.trim(),
                    silent: true,
                },
                None => Label {
                    id: law,
                    silent: false,
                },
            })
    }

    /// Every clause that the log names on its way, entry by entry.
    #[must_use]
    pub fn named(&self, edition: Edition) -> BTreeSet<Clause> {
        let mut named = BTreeSet::new();
        let Ok(log) = &self.log else { return named };
        if let Err(error) = replay_with(log, edition, |table| name(table, &mut named)) {
            let error = error.to_string();
            let words = error.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            named.extend(words.filter_map(|word| Clause::find(edition, word)));
        }
        named
    }
}

/// A clause that a scenario is about.
#[derive(Clone, Copy)]
struct Label<'a> {
    id: &'a str,
    /// What it says shows in nothing that follows.
    silent: bool,
}

impl Label<'_> {
    fn clause(self, edition: Edition, named: &BTreeSet<Clause>) -> Option<Clause> {
        Clause::find(edition, self.id).filter(|clause| named.contains(clause))
    }
}

/// The clauses that a table names.
fn name(table: &Table, named: &mut BTreeSet<Clause>) {
    named.extend(table.irregularities().iter().map(|it| it.law));
    named.extend(table.cited());
    named.extend(table.reviews());
    named.extend(table.awaiting().map(|awaiting| awaiting.law));
    named.extend(table.information().iter().map(|it| it.law));
    named.extend(table.elsewhere().iter().map(|it| it.law));
    let ways = table.corrections().map(|(_, ways)| ways);
    named.extend(ways.into_iter().flatten().map(|way| way.law));
}

/// Whether either edition has the clause, or clauses below it: 62C is a heading only.
fn in_the_book(id: &str) -> bool {
    Edition::ALL
        .into_iter()
        .any(|edition| Clause::under(edition, id).next().is_some())
}

/// Whether the outcome holds what is expected of it.
///
/// A mapping must be contained, but an empty one must be empty; `cited`, `irregularities`, `review` and `options` hold
/// if each of their items is among the outcome's (an empty list: none there); `legal` and a list in `by` are sets;
/// everything else must be equal, scalars by their text.
///
/// # Errors
///
/// The first difference, with its place.
pub fn holds(expected: &Value, outcome: &Value) -> Result<(), String> {
    differ("", "", expected, outcome)
}

fn differ(key: &str, path: &str, want: &Value, got: &Value) -> Result<(), String> {
    let otherwise = || Err(format!("{}: expected {want}, got {got}", place(path)));
    match (want, got) {
        (Value::Object(want), Value::Object(got)) => {
            if want.is_empty() && !got.is_empty() && !path.is_empty() {
                return otherwise();
            }
            for (key, value) in want {
                let path = match path {
                    "" => key.clone(),
                    _ => format!("{path}.{key}"),
                };
                match got.get(key) {
                    Some(got) => differ(key, &path, value, got)?,
                    None => return Err(format!("{path}: missing, expected {value}")),
                }
            }
            Ok(())
        }
        (Value::Array(want), Value::Array(got)) => match key {
            "cited" | "irregularities" | "review" | "options" => {
                if want.is_empty() && !got.is_empty() {
                    return otherwise();
                }
                let among = |item: &Value| got.iter().any(|other| holds(item, other).is_ok());
                match want.iter().find(|item| !among(item)) {
                    Some(item) => Err(format!(
                        "{}: {item} is not among {}",
                        place(path),
                        Value::from(got.as_slice())
                    )),
                    None => Ok(()),
                }
            }
            "legal" | "by" if sorted(want) == sorted(got) => Ok(()),
            "legal" | "by" => otherwise(),
            _ if want.len() != got.len() => otherwise(),
            _ => (0..).zip(want).zip(got).try_for_each(|((i, want), got)| {
                let i: usize = i;
                differ("", &format!("{path}[{i}]"), want, got)
            }),
        },
        (Value::Object(_) | Value::Array(_), _) | (_, Value::Object(_) | Value::Array(_)) => {
            otherwise()
        }
        (Value::Null | Value::Bool(_), _) | (_, Value::Null | Value::Bool(_)) => {
            match want == got {
                true => Ok(()),
                false => otherwise(),
            }
        }
        (Value::Number(want), Value::Number(got)) if want.as_f64() == got.as_f64() => Ok(()),
        _ if scalar_text(want) == scalar_text(got) => Ok(()),
        _ => otherwise(),
    }
}

fn place(path: &str) -> &str {
    match path {
        "" => "outcome",
        path => path,
    }
}

fn scalar_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn sorted(items: &[Value]) -> Vec<String> {
    let mut texts: Vec<String> = items.iter().map(scalar_text).collect();
    texts.sort();
    texts
}

/// Clauses that no log of a table can show, each with the reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NotShown(BTreeMap<Clause, String>);

impl NotShown {
    /// Reads the list: tab-separated columns `clause`, `editions` (2007, 2017 or both) and `reason`, under a header.
    ///
    /// # Errors
    ///
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut reasons = BTreeMap::new();
        for (line, number) in text.lines().zip(1..) {
            let wrong = |why: String| format!("line {number}: {why}");
            let [id, editions, reason] = line.split('\t').collect::<Vec<_>>()[..] else {
                return Err(wrong("three columns: clause, editions, reason".into()));
            };
            if number == 1 {
                match (id, editions, reason) {
                    ("clause", "editions", "reason") => continue,
                    _ => return Err(wrong("the header is: clause, editions, reason".into())),
                }
            }
            let editions = match editions {
                "both" => Edition::ALL.to_vec(),
                year => vec![year.parse().map_err(|_| {
                    wrong(format!("`{year}` is no edition; it is 2007, 2017 or both"))
                })?],
            };
            if reason.trim().is_empty() {
                return Err(wrong(format!("{id} has no reason")));
            }
            for edition in editions {
                let clause = Clause::parse(id, edition).map_err(|e| wrong(e.to_string()))?;
                if reasons.insert(clause, reason.to_owned()).is_some() {
                    return Err(wrong(format!("{id} of {edition} is there twice")));
                }
            }
        }
        Ok(Self(reasons))
    }

    /// The reason, if the clause is in the list.
    #[must_use]
    pub fn reason(&self, clause: Clause) -> Option<&str> {
        self.0.get(&clause).map(String::as_str)
    }
}

/// How much of an edition a suite shows: of the clauses that the engine applies alone or after a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// The edition.
    pub edition: Edition,
    /// Clauses with a scenario that passes.
    pub covered: Vec<Clause>,
    /// Clauses with none, for which no reason is given.
    pub uncovered: Vec<Clause>,
    /// Clauses with none, and the reason.
    pub not_shown: Vec<(Clause, String)>,
}

impl Coverage {
    /// The coverage of an edition by the clauses that passing scenarios show; only of the Laws that are wanted.
    #[must_use]
    pub fn new(
        edition: Edition,
        shown: &[Clause],
        reasons: &NotShown,
        wanted: impl Fn(Option<u8>) -> bool,
    ) -> Self {
        let mut coverage = Self {
            edition,
            covered: Vec::new(),
            uncovered: Vec::new(),
            not_shown: Vec::new(),
        };
        let applied = |clause: &Clause| {
            matches!(
                clause.rule().kind,
                ClauseKind::Mechanical | ClauseKind::Judgement
            ) && wanted(clause.law())
        };
        for clause in Clause::all(edition).filter(applied) {
            match reasons.reason(clause) {
                _ if shown.contains(&clause) => coverage.covered.push(clause),
                Some(reason) => coverage.not_shown.push((clause, reason.to_owned())),
                None => coverage.uncovered.push(clause),
            }
        }
        coverage
    }

    /// All clauses that could be shown or excused.
    #[must_use]
    pub fn total(&self) -> usize {
        self.covered.len() + self.uncovered.len() + self.not_shown.len()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_holds() {
        let outcome = json!({
            "phase": "auction", "barred": {}, "contract": null, "awaiting": {"by": ["E", "W"], "options": ["a", "b"]},
            "cited": ["17B", "24"], "review": [], "legal": ["X", "Pass"], "trick": [["W", "HJ"]], "tricks": {"NS": 3, "EW": 2},
            "irregularities": [{"law": "18D", "by": "S"}],
        });
        for (expected, why) in [
            (json!({}), ""),
            (
                json!({"phase": "auction", "barred": {}, "contract": null}),
                "",
            ),
            (json!({"phase": "play"}), "phase"),
            (json!({"tricks": {"NS": 3}}), ""),
            (json!({"tricks": {"NS": "3"}}), ""),
            (json!({"tricks": {}}), "tricks"),
            (json!({"tricks": {"NS": 4}}), "tricks.NS"),
            (json!({"cited": [24]}), ""),
            (json!({"cited": []}), "cited"),
            (json!({"cited": ["17B", "17C"]}), "cited"),
            (json!({"review": []}), ""),
            (json!({"legal": ["Pass", "X"]}), ""),
            (json!({"legal": ["Pass"]}), "legal"),
            (
                json!({"awaiting": {"by": ["W", "E"], "options": ["b"]}}),
                "",
            ),
            (json!({"awaiting": null}), "awaiting"),
            (json!({"contract": {}}), "contract"),
            (json!({"trick": [["W", "HJ"]]}), ""),
            (json!({"trick": [["W", "HQ"]]}), "trick[0][1]"),
            (json!({"trick": []}), "trick"),
            (json!({"irregularities": [{"law": "18D"}]}), ""),
            (
                json!({"irregularities": [{"law": "18D", "by": "N"}]}),
                "irregularities",
            ),
            (json!({"penalty": {}}), "penalty: missing"),
        ] {
            let found = holds(&expected, &outcome).err().unwrap_or_default();
            assert_eq!(found.is_empty(), why.is_empty(), "{expected}: {found}");
            assert!(found.starts_with(why), "{expected}: {found}");
        }
    }

    #[test]
    fn a_document_that_cannot_be_read_hides_no_other() {
        let file = "# remark\n---\n# nothing here\n---\nid: a\nboard: 1\nexpect: {turn: N}\n...\n---\nid: b\nlaws: [2]\nbored: 1\nexpect:\n  error: bored\n--- # last\nid: c\nboard: 0\n";
        let found = scenarios(file);
        let ids: Vec<_> = found.iter().map(|s| s.id.as_deref()).collect();
        assert_eq!(ids, [Some("a"), Some("b"), Some("c")]);
        let checks: Vec<_> = found.iter().map(|s| s.check(Edition::E2017)).collect();
        assert_eq!(checks[..2], [Ok(()), Ok(())]);
        let error = checks[2].clone().unwrap_err();
        assert!(error.starts_with("document 3, line 17: board:"), "{error}");
    }

    #[test]
    fn directives_belong_to_the_document_after_them() {
        let file = "%YAML 1.2\n# remark\n---\nid: a\nboard: 1\nexpect: {turn: N}\n...\n%YAML 1.2\n---\nid: b\nboard: 0\n";
        let found = scenarios(file);
        let ids: Vec<_> = found.iter().map(|s| s.id.as_deref()).collect();
        assert_eq!(ids, [Some("a"), Some("b")]);
        assert_eq!(found[0].check(Edition::E2017), Ok(()));
        let error = found[1].check(Edition::E2017).unwrap_err();
        assert!(error.starts_with("document 2, line 11: board:"), "{error}");
    }

    #[test]
    fn laws_are_in_the_book() {
        let check = |laws: &str| {
            let file = format!("board: 1\nlaws: {laws}\nexpect: {{turn: N}}");
            scenarios(&file)[0].check(Edition::E2007)
        };
        assert_eq!(check("[17B, 23A1, 62C, 77]"), Ok(()));
        assert!(check("[17Z]").unwrap_err().contains("17Z"));
    }

    #[test]
    fn expected_errors() {
        let check = |expect: &str| {
            let file = format!("board: 1\nlog: [{{N: agrees}}]\nexpect: {expect}");
            scenarios(&file)[0].check(Edition::E2017)
        };
        assert_eq!(check("{error: Log Entry 1}"), Ok(()));
        assert!(check("{error: log entry 2}").is_err());
        assert!(check("{phase: auction}").is_err());
    }

    #[test]
    fn reasons_for_what_is_not_shown() {
        let header = "clause\teditions\treason\n";
        let read = |rows: &str| NotShown::read(&format!("{header}{rows}"));
        let list = read("18D\tboth\tsays what a word means\n").unwrap();
        let clause = |edition| Clause::find(edition, "18D").unwrap();
        assert!(list.reason(clause(Edition::E2007)).is_some());
        let coverage = Coverage::new(
            Edition::E2017,
            &[Clause::find(Edition::E2017, "18B").unwrap()],
            &list,
            |law| law == Some(18),
        );
        assert_eq!(coverage.covered.len(), 1);
        assert_eq!(coverage.not_shown[0].0, clause(Edition::E2017));
        for wrong in [
            "18Z\tboth\tx\n",
            "18D\t2012\tx\n",
            "18D\tboth\t\n",
            "18D\tboth\n",
            "18D\tboth\tx\n18D\t2007\ty\n",
        ] {
            assert!(read(wrong).unwrap_err().starts_with("line "), "{wrong}");
        }
    }
}
