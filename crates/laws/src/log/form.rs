//! The form that the log gives to what it says: words, numbers, lists, mappings. YAML and JSON are both written from it.

use core::fmt;

use openroom_scoring::AdjustedScore;
use serde::{Serialize, Serializer};

/// A value as the log writes it.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Form {
    /// A word of the format, which YAML writes without quotes.
    Word(String),
    /// Text of people's, or a word that YAML would take for something else: always in quotes.
    Text(String),
    Number(u32),
    List(Vec<Form>),
    Map(Vec<(&'static str, Form)>),
    /// Data that is passed on as it is.
    Data(serde_json::Value),
    /// Crate `scoring` writes it.
    Adjusted(Box<AdjustedScore>),
}

impl Form {
    pub fn word(word: impl fmt::Display) -> Self {
        Self::Word(word.to_string())
    }

    pub fn text(text: impl fmt::Display) -> Self {
        Self::Text(text.to_string())
    }

    pub fn yes_no(yes: bool) -> Self {
        Self::word(if yes { "yes" } else { "no" })
    }

    /// A list of words.
    pub fn words<T: fmt::Display>(words: impl IntoIterator<Item = T>) -> Self {
        Self::List(words.into_iter().map(Self::word).collect())
    }

    /// A mapping of one key.
    pub fn of(key: &'static str, value: Self) -> Self {
        Self::Map(vec![(key, value)])
    }
}

impl From<u8> for Form {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Form {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

/// On one line, as YAML.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            // JSON is YAML, but its strings must not be read as plain words, so they stay quoted.
            Self::Text(text) => write!(f, "{}", serde_json::Value::from(text.as_str())),
            Self::Number(number) => write!(f, "{number}"),
            Self::Data(data) => write!(f, "{data}"),
            Self::Adjusted(score) => score.fmt(f),
            Self::List(items) => {
                f.write_str("[")?;
                for (at, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", comma(at))?;
                }
                f.write_str("]")
            }
            Self::Map(pairs) => {
                f.write_str("{")?;
                for (at, (key, value)) in pairs.iter().enumerate() {
                    write!(f, "{}{key}: {value}", comma(at))?;
                }
                f.write_str("}")
            }
        }
    }
}

const fn comma(at: usize) -> &'static str {
    if at == 0 { "" } else { ", " }
}

impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Word(text) | Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_u32(*number),
            Self::List(items) => serializer.collect_seq(items),
            Self::Map(pairs) => {
                serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
            }
            Self::Data(data) => data.serialize(serializer),
            Self::Adjusted(score) => score.serialize(serializer),
        }
    }
}
