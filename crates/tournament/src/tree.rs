//! Data that is passed on to crate `scoring` as it was written: a setting, a note of a match. And the
//! text of any data as YAML.

use std::borrow::Cow;
use std::fmt;

use openroom_placed::Node;
use openroom_placed::write::scalar;
use openroom_scoring::Exact;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// Words, lists and mappings; numbers stay the words that were written, so that nothing is rounded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tree {
    /// A word, a number or a text.
    Text(String),
    /// Values in order.
    List(Vec<Tree>),
    /// Keys in the order written.
    Map(Vec<(String, Tree)>),
}

impl Tree {
    /// The text of a word.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Map(pairs) => pairs
                .iter()
                .find(|(name, _)| name == key)
                .map(|(_, value)| value),
            _ => None,
        }
    }

    /// As YAML on one line.
    #[must_use]
    pub fn to_yaml(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    /// The pairs of a mapping as YAML, without the brackets.
    #[must_use]
    pub fn pairs_to_yaml(&self) -> String {
        let mut out = String::new();
        if let Self::Map(pairs) = self {
            write_pairs(&mut out, pairs);
        }
        out
    }

    /// The figure of a word, if it is one.
    pub(crate) fn exact(&self) -> Option<Exact> {
        self.text()?.parse().ok()
    }

    /// As crate `scoring` reads it.
    pub(crate) fn node(&self) -> Node<'_> {
        match self {
            Self::Text(text) => scalar_node(text),
            Self::List(items) => Node {
                line: 0,
                value: openroom_placed::Value::List(items.iter().map(Self::node).collect()),
            },
            Self::Map(pairs) => {
                let pairs = pairs.iter();
                let pairs = pairs.map(|(key, value)| (scalar_node(key), value.node()));
                Node {
                    line: 0,
                    value: openroom_placed::Value::Map(pairs.collect()),
                }
            }
        }
    }

    fn write(&self, out: &mut String) {
        match self {
            Self::Text(text) => scalar(out, text),
            Self::List(items) => {
                out.push('[');
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        out.push_str(", ");
                    }
                    item.write(out);
                }
                out.push(']');
            }
            Self::Map(pairs) => {
                out.push('{');
                write_pairs(out, pairs);
                out.push('}');
            }
        }
    }
}

fn write_pairs(out: &mut String, pairs: &[(String, Tree)]) {
    for (i, (key, value)) in pairs.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        scalar(out, key);
        out.push_str(": ");
        value.write(out);
    }
}

impl From<&Value> for Tree {
    fn from(value: &Value) -> Self {
        match value {
            Value::Null => Self::Text("null".to_owned()),
            Value::Bool(truth) => Self::Text(truth.to_string()),
            Value::Number(number) => Self::Text(number.to_string()),
            Value::String(text) => Self::Text(text.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(pairs) => {
                Self::Map(pairs.iter().map(|(k, v)| (k.clone(), v.into())).collect())
            }
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => match whole(text) {
                Some(number) => serializer.serialize_i64(number),
                None => serializer.serialize_str(text),
            },
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Self::Map(pairs) => {
                let mut map = serializer.serialize_map(Some(pairs.len()))?;
                for (key, value) in pairs {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}

/// A whole number that is written back just as it was.
fn whole(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a word, a list or a mapping")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::Text("null".to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Tree, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Tree::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tree, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Tree::Map(pairs))
    }
}

/// A text; what stands in quotation marks is never taken for nothing.
const fn scalar_node(text: &str) -> Node<'_> {
    Node {
        line: 0,
        value: openroom_placed::Value::Scalar {
            text: Cow::Borrowed(text),
            plain: false,
        },
    }
}
