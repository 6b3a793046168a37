//! Entries and logs as data: what `serde` hands over is made a tree, and the one reader of the log reads it. So the words of the
//! format are known in one place only.

use core::str::FromStr;

use openroom_placed::Node;
use serde::de::{self, Deserialize, Deserializer};

use super::read::{Fault, action, document, entry, finding, played};
use super::yaml;
use super::{Log, LogError};
use crate::edition::Edition;
use crate::entry::{Action, Entry, Finding, Played};

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

impl<'de> Deserialize<'de> for Played {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer, played)
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
        let nothing = Node::default();
        let node = documents.first().unwrap_or(&nothing);
        entry(node).map_err(|fault| fault.in_document(1))
    }
}
