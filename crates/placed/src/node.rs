//! The tree.

use std::borrow::Cow;

use openroom_said::{Arg, Said, said};

/// A value and the line on which it starts.
#[derive(Debug, Clone, PartialEq)]
pub struct Node<'a> {
    /// The line, counted from 1.
    pub line: u32,
    /// What stands there.
    pub value: Value<'a>,
}

/// What a node holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Value<'a> {
    /// A word or text.
    Scalar {
        /// As written.
        text: Cow<'a, str>,
        /// Whether it was written without quotation marks.
        plain: bool,
    },
    /// Values in order.
    List(Vec<Node<'a>>),
    /// Keys in the order written, none of them twice.
    Map(Vec<(Node<'a>, Node<'a>)>),
}

/// Nothing, on no line.
impl Default for Node<'_> {
    fn default() -> Self {
        Self::scalar(0, "", true)
    }
}

impl<'a> Node<'a> {
    /// A word or text.
    pub(crate) fn scalar(line: u32, text: impl Into<Cow<'a, str>>, plain: bool) -> Self {
        let text = text.into();
        Self {
            line,
            value: Value::Scalar { text, plain },
        }
    }

    /// The text of a scalar; nothing for an empty one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar { text, .. } if !self.is_null() => Some(text),
            _ => None,
        }
    }

    /// An empty value, or a plain word for it.
    #[must_use]
    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar { text, plain: true } if matches!(&**text, "" | "~" | "null"))
    }

    /// The values of a list.
    #[must_use]
    pub fn items(&self) -> Option<&[Self]> {
        match &self.value {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    /// The pairs of a mapping.
    #[must_use]
    pub fn pairs(&self) -> Option<&[(Self, Self)]> {
        match &self.value {
            Value::Map(pairs) => Some(pairs),
            _ => None,
        }
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Self> {
        let mut pairs = self.pairs()?.iter();
        pairs.find_map(|(name, value)| name.is_key(key).then_some(value))
    }

    /// Whether it is this key. Keys are asked for by the million, so that the first letter is looked at before all are compared.
    pub(crate) fn is_key(&self, key: &str) -> bool {
        match &self.value {
            Value::Scalar { text, .. } => {
                text.as_bytes().first() == key.as_bytes().first() && **text == *key
            }
            _ => false,
        }
    }

    /// What kind of value it is, for messages.
    #[must_use]
    pub fn kind(&self) -> Said {
        match self.value {
            Value::Scalar { .. } => said!("a-word", "a word"),
            Value::List(_) => said!("a-list", "a list"),
            Value::Map(_) => said!("a-mapping", "a mapping"),
        }
    }

    /// What it is, for messages; long texts are cut.
    #[must_use]
    pub fn shown(&self) -> Arg {
        match &self.value {
            Value::Scalar { text, .. } => Arg::Text(shown(text)),
            _ => Arg::Said(self.kind()),
        }
    }

    /// How many values it holds, itself included.
    pub(crate) fn size(&self) -> usize {
        1 + match &self.value {
            Value::Scalar { .. } => 0,
            Value::List(items) => items.iter().map(Self::size).sum(),
            Value::Map(pairs) => pairs.iter().map(|(k, v)| k.size() + v.size()).sum(),
        }
    }

    /// The pairs of a mapping, none of another value.
    pub(crate) fn into_pairs(self) -> Vec<(Self, Self)> {
        match self.value {
            Value::Map(pairs) => pairs,
            _ => Vec::new(),
        }
    }

    /// Puts it, and all that it holds, on a line.
    pub fn set_line(&mut self, line: u32) {
        self.line = line;
        match &mut self.value {
            Value::Scalar { .. } => {}
            Value::List(items) => items.iter_mut().for_each(|item| item.set_line(line)),
            Value::Map(pairs) => pairs.iter_mut().for_each(|(key, value)| {
                key.set_line(line);
                value.set_line(line);
            }),
        }
    }

    /// The same with a copy of its text.
    #[must_use]
    pub fn into_owned(self) -> Node<'static> {
        let value = match self.value {
            Value::Scalar { text, plain } => Value::Scalar {
                text: Cow::Owned(text.into_owned()),
                plain,
            },
            Value::List(items) => Value::List(items.into_iter().map(Node::into_owned).collect()),
            Value::Map(pairs) => {
                let pairs = pairs.into_iter();
                Value::Map(
                    pairs
                        .map(|(key, value)| (key.into_owned(), value.into_owned()))
                        .collect(),
                )
            }
        };
        Node {
            line: self.line,
            value,
        }
    }
}

/// A text in quotation marks, cut when it is long.
#[must_use]
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{:?}...", &text[..end]),
        None => format!("{text:?}"),
    }
}
