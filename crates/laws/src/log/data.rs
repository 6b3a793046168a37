//! Entries and logs as data: what `serde` hands over is made a tree, and the one reader of the log reads it. So the words of the
//! format are known in one place only.

use core::fmt;
use core::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use super::read::{Fault, action, document, entry, finding};
use super::yaml::{self, Node, Value};
use super::{Log, LogError};
use crate::edition::Edition;
use crate::entry::{Action, Entry, Finding};

/// A log as somebody sent it: read, or what is wrong with it. It never fails as data, so that whoever gets it can say in his own
/// words why it cannot be read, with the place.
#[derive(Debug, Clone, PartialEq)]
pub struct Sent(pub Result<Log, LogError>);

impl<'de> Deserialize<'de> for Sent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let node = Node::deserialize(deserializer)?;
        let read = document(&node, Edition::default());
        Ok(Self(read.map_err(|fault| fault.in_document(1))))
    }
}

impl<'de> Deserialize<'de> for Log {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Sent::deserialize(deserializer)?
            .0
            .map_err(de::Error::custom)
    }
}

fn read<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    read: fn(&Node) -> Result<T, Fault>,
) -> Result<T, D::Error> {
    let node = Node::deserialize(deserializer)?;
    read(&node).map_err(|fault| de::Error::custom(fault.reason))
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, entry)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, action)
    }
}

impl<'de> Deserialize<'de> for Finding {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, finding)
    }
}

/// One entry as a line of the log has it: `S: 2H`.
///
/// ```
/// use openroom_laws::Entry;
///
/// let entry: Entry = "D: {comparable: yes}".parse().unwrap();
/// assert_eq!(entry.to_string(), "D: {comparable: yes}");
/// let json = serde_json::to_string(&entry).unwrap();
/// assert_eq!(json, r#"{"D":{"comparable":"yes"}}"#);
/// assert_eq!(serde_json::from_str::<Entry>(&json).unwrap(), entry);
/// ```
impl FromStr for Entry {
    type Err = LogError;

    fn from_str(line: &str) -> Result<Self, LogError> {
        let documents = yaml::documents(line)?;
        let nothing = Node::null();
        let node = documents.first().unwrap_or(&nothing);
        entry(node).map_err(|fault| fault.in_document(1))
    }
}

impl Node {
    fn scalar(text: String, plain: bool) -> Self {
        Self::of(Value::Scalar { text, plain })
    }

    fn null() -> Self {
        Self::scalar(String::new(), true)
    }

    /// Data has no lines.
    const fn of(value: Value) -> Self {
        Self { line: 0, value }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Anything)
    }
}

struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word, a number, a list or a mapping")
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::scalar(text.to_owned(), false))
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Node, E> {
        Ok(Node::scalar(yes.to_string(), true))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::scalar(number.to_string(), true))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(Node::scalar(number.to_string(), true))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Node, E> {
        let text = serde_json::Number::from_f64(number).map(|number| number.to_string());
        Ok(Node::scalar(text.unwrap_or_default(), true))
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::null())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::of(Value::List(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Node, A::Error> {
        let mut map: Vec<(Node, Node)> = Vec::new();
        while let Some((key, value)) = pairs.next_entry::<String, Node>()? {
            if map.iter().any(|(other, _)| other.text() == Some(&key)) {
                return Err(de::Error::custom(format!("the key `{key}` is there twice")));
            }
            map.push((Node::scalar(key, false), value));
        }
        Ok(Node::of(Value::Map(map)))
    }
}
