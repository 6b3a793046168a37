//! Mappings and lists on lines of their own, and what things are called there.

use std::fmt::{Display, Write as _};

use openroom_placed::write::scalar;

use crate::event::{ContestantId, Event, MatchId, Name};

/// A list with a line for each item; an empty one only where the file says that it is empty.
pub fn list(out: &mut String, key: &str, lines: impl Iterator<Item = String>, always: bool) {
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
pub fn in_brackets(values: impl Iterator<Item = impl Display>) -> String {
    let mut out = String::from("[");
    for (i, value) in values.enumerate() {
        let between = if i > 0 { ", " } else { "" };
        let _ = write!(out, "{between}{value}");
    }
    out.push(']');
    out
}

/// A text as a scalar.
pub fn quoted(text: &str) -> String {
    let mut out = String::new();
    scalar(&mut out, text);
    out
}

/// The pairs of a mapping on one line.
pub struct Pairs {
    text: String,
}

impl Pairs {
    pub fn new() -> Self {
        Self {
            text: String::from("{"),
        }
    }

    pub fn key(&mut self, key: &str) {
        if self.text.len() > 1 {
            self.text.push_str(", ");
        }
        self.text.push_str(key);
        self.text.push_str(": ");
    }

    /// A figure, a word of the format, or what is written already.
    pub fn put(&mut self, key: &str, value: impl Display) {
        self.key(key);
        let _ = write!(self.text, "{value}");
    }

    pub fn put_if(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.put(key, value);
        }
    }

    /// Any text.
    pub fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        scalar(&mut self.text, text);
    }

    pub fn text_if(&mut self, key: &str, text: Option<&String>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    pub fn name(&mut self, key: &str, name: &Name) {
        match name {
            Name::Number(number) => self.put(key, number),
            Name::Word(word) => self.text(key, word),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.text.len() == 1
    }

    pub fn close(mut self) -> String {
        self.text.push('}');
        self.text
    }
}

/// What a contestant is called, as a scalar.
pub fn who(event: &Event, contestant: ContestantId) -> String {
    let known = event.contestants.get(contestant.index());
    known.map_or_else(String::new, |known| quoted(&known.name.to_string()))
}

pub fn match_name(event: &Event, id: MatchId) -> String {
    let known = event.match_names.get(id.0 as usize);
    known.map_or_else(String::new, |name| quoted(&name.to_string()))
}
