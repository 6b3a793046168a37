//! The event file of an event: what [`super::read`] makes the same event of.

mod afterwards;
mod results;
mod scoring;

use std::fmt::{Display, Write as _};

use super::words::{DIRECTIONS, EDITIONS, KINDS, STRUCTURES, word_of};
use crate::event::{Contestant, ContestantId, Edition, Event, MatchId, Name};
use openroom_placed::write::scalar;

/// Writes an event, one line for each contestant, result and note.
///
/// ```
/// use openroom_scoring::event_file;
/// let text = "results: [{board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +1, table: 3, lead: H2}]";
/// let written = event_file::write(&event_file::read(text)?);
/// let line = "  - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, table: 3, lead: H2}";
/// assert!(written.lines().any(|written| written == line), "{written}");
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn write(event: &Event) -> String {
    let mut out = String::new();
    head(&mut out, event);
    scoring::write(&mut out, event);
    let lines = event.contestants.iter().map(contestant);
    list(&mut out, "contestants", lines, true);
    let lines = event
        .results
        .iter()
        .map(|result| results::line(event, result));
    list(&mut out, "results", lines, true);
    afterwards::write(&mut out, event);
    out
}

fn head(out: &mut String, event: &Event) {
    let mut pairs = Pairs::new();
    pairs.text("name", &event.name);
    pairs.put("kind", word_of(&KINDS, event.kind));
    pairs.put("structure", word_of(&STRUCTURES, event.structure));
    pairs.text_if("date", event.date.as_ref());
    pairs.text_if("club", event.club.as_ref());
    pairs.text_if("club-id", event.club_id.as_ref());
    let _ = writeln!(out, "event: {}", pairs.close());
    if event.edition != Edition::default() {
        let _ = writeln!(out, "edition: {}", word_of(&EDITIONS, event.edition));
    }
}

fn contestant(contestant: &Contestant) -> String {
    let mut pairs = Pairs::new();
    pairs.name("id", &contestant.name);
    if !contestant.players.is_empty() {
        pairs.put(
            "names",
            in_brackets(contestant.players.iter().map(|name| quoted(name))),
        );
    }
    if !contestant.members.is_empty() {
        pairs.put(
            "members",
            in_brackets(contestant.members.iter().map(|number| quoted(number))),
        );
    }
    pairs.text_if("team", contestant.team.as_ref());
    pairs.text_if("stratum", contestant.stratum.as_ref());
    if let Some(line) = contestant.line {
        pairs.put("line", word_of(&DIRECTIONS, line));
    }
    if !contestant.handicap.is_zero() {
        pairs.put("handicap", &contestant.handicap);
    }
    pairs.close()
}

/// A list with a line for each item; an empty one only where the file says that it is empty.
fn list(out: &mut String, key: &str, lines: impl Iterator<Item = String>, always: bool) {
    let mut lines = lines.peekable();
    match lines.peek() {
        Some(_) => {
            let _ = writeln!(out, "{key}:");
        }
        None if always => {
            let _ = writeln!(out, "{key}: []");
        }
        None => {}
    }
    for line in lines {
        let _ = writeln!(out, "  - {line}");
    }
}

/// Values between square brackets.
fn in_brackets(values: impl Iterator<Item = impl Display>) -> String {
    let mut out = String::from("[");
    for (i, value) in values.enumerate() {
        let between = if i > 0 { ", " } else { "" };
        let _ = write!(out, "{between}{value}");
    }
    out.push(']');
    out
}

/// A text as a scalar.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    scalar(&mut out, text);
    out
}

/// The pairs of a mapping on one line.
struct Pairs {
    text: String,
}

impl Pairs {
    fn new() -> Self {
        Self {
            text: String::from("{"),
        }
    }

    fn key(&mut self, key: &str) {
        if self.text.len() > 1 {
            self.text.push_str(", ");
        }
        self.text.push_str(key);
        self.text.push_str(": ");
    }

    /// A figure, a word of the format, or what is written already.
    fn put(&mut self, key: &str, value: impl Display) {
        self.key(key);
        let _ = write!(self.text, "{value}");
    }

    fn put_if(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.put(key, value);
        }
    }

    /// Any text.
    fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        scalar(&mut self.text, text);
    }

    fn text_if(&mut self, key: &str, text: Option<&String>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    fn name(&mut self, key: &str, name: &Name) {
        match name {
            Name::Number(number) => self.put(key, number),
            Name::Word(word) => self.text(key, word),
        }
    }

    fn is_empty(&self) -> bool {
        self.text.len() == 1
    }

    fn close(mut self) -> String {
        self.text.push('}');
        self.text
    }
}

/// What a contestant is called, as a scalar.
fn who(event: &Event, contestant: ContestantId) -> String {
    let known = event.contestants.get(contestant.index());
    known.map_or_else(String::new, |known| quoted(&known.name.to_string()))
}

fn match_name(event: &Event, id: MatchId) -> String {
    let known = event.match_names.get(id.0 as usize);
    known.map_or_else(String::new, |name| quoted(&name.to_string()))
}
