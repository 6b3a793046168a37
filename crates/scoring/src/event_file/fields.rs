//! Reading the fields of a mapping: each key once, none unknown, every error with its line and place.

use openroom_said::{ToArg, said};
use std::str::FromStr;

use super::EventError;
use super::yaml::{Node, Value};
use crate::Exact;
use crate::checks::not_above_nought;
use crate::event::Name;

/// A mapping whose keys are known.
pub struct Fields<'n, 'a> {
    pub line: u32,
    pairs: &'n [(Node<'a>, Node<'a>)],
}

impl<'n, 'a> Fields<'n, 'a> {
    /// The fields of a mapping, if it has no other keys than those.
    pub fn of(node: &'n Node<'a>, keys: &[&str]) -> Result<Self, EventError> {
        let Value::Map(pairs) = &node.value else {
            let remedy = said!(
                "scored-write-mapping-with-keys",
                "write a mapping with the keys {keys}",
                keys = keys.join(", ")
            );
            return Err(EventError::new(
                node.line,
                said!(
                    "scored-not-mapping",
                    "{what} is not a mapping",
                    what = node.shown()
                ),
                remedy,
            ));
        };
        for (key, _) in pairs {
            let name = key.text().unwrap_or_default();
            if !keys.iter().any(|key| same(key, name)) {
                let remedy = said!(
                    "scored-known-here",
                    "known here: {keys}",
                    keys = keys.join(", ")
                );
                return Err(EventError::new(
                    key.line,
                    said!("scored-unknown-key", "unknown key {key}", key = key.shown()),
                    remedy,
                ));
            }
        }
        Ok(Self {
            line: node.line,
            pairs,
        })
    }

    /// A field, unless it is missing or empty.
    pub fn get(&self, key: &str) -> Option<&'n Node<'a>> {
        let (_, value) = self
            .pairs
            .iter()
            .find(|(name, _)| name.text().is_some_and(|name| same(name, key)))?;
        Some(value).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub fn need(&self, key: &str) -> Result<&'n Node<'a>, EventError> {
        self.get(key).ok_or_else(|| {
            EventError::new(
                self.line,
                said!("scored-no", "no {key}", key),
                said!("scored-write", "write {key}: ...", key),
            )
        })
    }

    /// A field read by a function that knows its values.
    pub fn read<T>(
        &self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, EventError>,
    ) -> Result<Option<T>, EventError> {
        self.get(key)
            .map(|node| read(node).map_err(|error| error.within(key)))
            .transpose()
    }

    /// The same, of a field that must be there.
    pub fn read_needed<T>(
        &self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, EventError>,
    ) -> Result<T, EventError> {
        read(self.need(key)?).map_err(|error| error.within(key))
    }
}

/// Equality that looks at the first letter before it calls for a comparison: keys are asked for by the million.
fn same(a: &str, b: &str) -> bool {
    a.as_bytes().first() == b.as_bytes().first() && a == b
}

/// The values of a list.
pub fn items<'n, 'a>(node: &'n Node<'a>) -> Result<&'n [Node<'a>], EventError> {
    match &node.value {
        Value::List(items) => Ok(items),
        _ => Err(EventError::new(
            node.line,
            said!(
                "scored-not-list",
                "{what} is not a list",
                what = node.shown()
            ),
            said!("scored-write-list", "write a list: [...]"),
        )),
    }
}

/// Reads every value of a list.
pub fn each<'n, 'a, T>(
    node: &'n Node<'a>,
    read: impl Fn(&'n Node<'a>) -> Result<T, EventError>,
) -> Result<Vec<T>, EventError> {
    let read_one = |(i, item)| read(item).map_err(|error| error.within(&format!("[{i}]")));
    items(node)?.iter().enumerate().map(read_one).collect()
}

fn wrong(node: &Node, allowed: impl ToArg) -> EventError {
    EventError::new(
        node.line,
        said!(
            "scored-not-allowed",
            "{what} is not allowed",
            what = node.shown()
        ),
        said!("scored-allowed", "allowed: {allowed}", allowed),
    )
}

/// A number or a word that names something.
pub fn name(node: &Node) -> Result<Name, EventError> {
    match node.text() {
        Some(text) if !text.is_empty() => Ok(Name::new(text)),
        _ => Err(wrong(
            node,
            said!("scored-number-or-word", "a number or a word"),
        )),
    }
}

/// Any text.
pub fn text(node: &Node) -> Result<String, EventError> {
    match &node.value {
        Value::Scalar { text, .. } => Ok(text.clone().into_owned()),
        _ => Err(wrong(node, said!("scored-text", "a text"))),
    }
}

/// A whole number.
pub fn whole<T: FromStr>(node: &Node) -> Result<T, EventError> {
    let text = node
        .text()
        .map(|text| text.strip_prefix('+').unwrap_or(text));
    text.and_then(|text| text.parse().ok()).ok_or_else(|| {
        wrong(
            node,
            said!(
                "scored-whole-number-not-too",
                "a whole number that is not too large"
            ),
        )
    })
}

/// An exact decimal or fraction.
pub fn exact(node: &Node) -> Result<Exact, EventError> {
    let number = node.text().and_then(|text| text.parse().ok());
    number.ok_or_else(|| {
        wrong(
            node,
            said!("scored-number-3-0-6", "a number: 3, 0.6 or 1/3"),
        )
    })
}

/// Yes or no.
pub fn truth(node: &Node) -> Result<bool, EventError> {
    match node.text() {
        Some("true" | "yes") => Ok(true),
        Some("false" | "no") => Ok(false),
        _ => Err(wrong(node, "true, false")),
    }
}

/// One of several words.
pub fn word<T: Clone>(node: &Node, words: &[(&str, T)]) -> Result<T, EventError> {
    let found = node
        .text()
        .and_then(|text| words.iter().find(|(word, _)| *word == text));
    found.map(|(_, value)| value.clone()).ok_or_else(|| {
        let allowed: Vec<_> = words.iter().map(|(word, _)| *word).collect();
        wrong(node, allowed.join(", "))
    })
}

/// Reads every value of a list with a function that remembers something.
pub fn each_with<'n, 'a, T>(
    node: &'n Node<'a>,
    mut read: impl FnMut(&'n Node<'a>) -> Result<T, EventError>,
) -> Result<Vec<T>, EventError> {
    let read_one = |(i, item)| read(item).map_err(|error| error.within(&format!("[{i}]")));
    items(node)?.iter().enumerate().map(read_one).collect()
}

/// A count: 1 to 10000.
pub fn positive(node: &Node) -> Result<u32, EventError> {
    match whole(node)? {
        0 => Err(EventError::new(
            node.line,
            said!("scored-0-not-allowed", "0 is not allowed"),
            said!("scored-least-1", "at least 1"),
        )),
        number if number > 10_000 => Err(EventError::new(
            node.line,
            said!("scored-too-large", "too large"),
            said!("scored-most-10000", "at most 10000"),
        )),
        number => Ok(number),
    }
}

/// A number above 0.
pub fn more_than_nought(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    match number.signum() > 0 {
        true => Ok(number),
        false => Err(EventError::of(node.line, not_above_nought(node.shown()))),
    }
}
