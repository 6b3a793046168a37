//! Reading the fields of a mapping: each key once, none unknown, every error with its line and place.

use openroom_said::{ToArg, said};
use std::str::FromStr;

use crate::fault::Fault;
use crate::node::{Node, Value};

/// A mapping whose keys are known.
pub struct Fields<'n, 'a> {
    /// The line of the mapping.
    pub line: u32,
    pairs: &'n [(Node<'a>, Node<'a>)],
}

impl<'n, 'a> Fields<'n, 'a> {
    /// The fields of a mapping, if it has no other keys than those.
    ///
    /// # Errors
    /// What is not so, with its line and place.
    pub fn of(node: &'n Node<'a>, keys: &[&str]) -> Result<Self, Fault> {
        let Value::Map(pairs) = &node.value else {
            let remedy = said!(
                "placed-write-mapping-with-keys",
                "write a mapping with the keys {keys}",
                keys = keys.join(", ")
            );
            return Err(Fault::new(
                node.line,
                said!(
                    "placed-not-mapping",
                    "{what} is not a mapping",
                    what = node.shown()
                ),
                remedy,
            ));
        };
        for (key, _) in pairs {
            if !keys.iter().any(|name| key.is_key(name)) {
                let remedy = said!(
                    "placed-known-here",
                    "use one of {keys}",
                    keys = keys.join(", ")
                );
                return Err(Fault::new(
                    key.line,
                    said!(
                        "placed-unknown-key",
                        "the key {key} is unknown",
                        key = key.shown()
                    ),
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
        let (_, value) = self.pairs.iter().find(|(name, _)| name.is_key(key))?;
        Some(value).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    ///
    /// # Errors
    /// What is not so, with its line and place.
    pub fn need(&self, key: &str) -> Result<&'n Node<'a>, Fault> {
        self.get(key).ok_or_else(|| {
            Fault::new(
                self.line,
                said!("placed-no", "{key} is missing", key),
                said!("placed-write", "write {key}: ...", key),
            )
        })
    }

    /// A field read by a function that knows its values.
    ///
    /// # Errors
    /// What is not so, with its line and place.
    pub fn read<T>(
        &self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        self.get(key)
            .map(|node| read(node).map_err(|error| error.within(key)))
            .transpose()
    }

    /// The same, of a field that must be there.
    ///
    /// # Errors
    /// What is not so, with its line and place.
    pub fn read_needed<T>(
        &self,
        key: &str,
        read: impl Fn(&'n Node<'a>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        read(self.need(key)?).map_err(|error| error.within(key))
    }
}

/// The values of a list.
///
/// # Errors
/// What is not so, with its line and place.
pub fn items<'n, 'a>(node: &'n Node<'a>) -> Result<&'n [Node<'a>], Fault> {
    match &node.value {
        Value::List(items) => Ok(items),
        _ => Err(Fault::new(
            node.line,
            said!(
                "placed-not-list",
                "{what} is not a list",
                what = node.shown()
            ),
            said!("placed-write-list", "write a list: [...]"),
        )),
    }
}

/// Reads every value of a list.
///
/// # Errors
/// What is not so, with its line and place.
pub fn each<'n, 'a, T>(
    node: &'n Node<'a>,
    mut read: impl FnMut(&'n Node<'a>) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let read_one = |(i, item)| read(item).map_err(|error| error.within(&format!("[{i}]")));
    items(node)?.iter().enumerate().map(read_one).collect()
}

/// What is not allowed there, and what is.
#[must_use]
pub fn wrong(node: &Node, allowed: impl ToArg) -> Fault {
    Fault::new(
        node.line,
        said!(
            "placed-not-allowed",
            "{what} is not allowed",
            what = node.shown()
        ),
        said!("placed-allowed", "use {allowed}", allowed),
    )
}

/// Any text.
///
/// # Errors
/// What is not so, with its line and place.
pub fn text(node: &Node) -> Result<String, Fault> {
    match &node.value {
        Value::Scalar { text, .. } => Ok(text.clone().into_owned()),
        _ => Err(wrong(node, said!("placed-text", "text"))),
    }
}

/// A whole number.
///
/// # Errors
/// What is not so, with its line and place.
pub fn whole<T: FromStr>(node: &Node) -> Result<T, Fault> {
    let text = node
        .text()
        .map(|text| text.strip_prefix('+').unwrap_or(text));
    text.and_then(|text| text.parse().ok()).ok_or_else(|| {
        wrong(
            node,
            said!(
                "placed-whole-number-not-too",
                "a whole number that is not too large"
            ),
        )
    })
}

/// Yes or no.
///
/// # Errors
/// What is not so, with its line and place.
pub fn truth(node: &Node) -> Result<bool, Fault> {
    match node.text() {
        Some("true" | "yes") => Ok(true),
        Some("false" | "no") => Ok(false),
        _ => Err(wrong(node, "true, false")),
    }
}

/// One of several words.
///
/// # Errors
/// What is not so, with its line and place.
pub fn word<T: Clone>(node: &Node, words: &[(&str, T)]) -> Result<T, Fault> {
    let found = node
        .text()
        .and_then(|text| words.iter().find(|(word, _)| *word == text));
    found.map(|(_, value)| value.clone()).ok_or_else(|| {
        let allowed: Vec<_> = words.iter().map(|(word, _)| *word).collect();
        wrong(node, allowed.join(", "))
    })
}
