//! A tree as JSON data.

use serde_json::{Number, Value as Json};

use crate::node::{Node, Value};

impl Node<'_> {
    /// As JSON, for data that is passed on. Plain `true`, `false`, `null` and numbers are taken as such, but a number only where
    /// it would be written just as it stands: `017`, `0.50` and `17E2` stay text.
    #[must_use]
    pub fn to_json(&self) -> Json {
        match &self.value {
            Value::Scalar { text, plain: true } => plain(text),
            Value::Scalar { text, .. } => Json::from(&**text),
            Value::List(items) => items.iter().map(Node::to_json).collect(),
            Value::Map(pairs) => {
                let pairs = pairs.iter();
                let pair = |(key, value): &(Node, Node)| {
                    (key.text().unwrap_or_default().to_owned(), value.to_json())
                };
                Json::Object(pairs.map(pair).collect())
            }
        }
    }
}

fn plain(text: &str) -> Json {
    match text {
        "" | "~" | "null" => Json::Null,
        "true" => Json::Bool(true),
        "false" => Json::Bool(false),
        _ => match number(text) {
            Some(number) => Json::Number(number),
            None => Json::from(text),
        },
    }
}

fn number(text: &str) -> Option<Number> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits
        .starts_with(|c: char| c.is_ascii_digit())
        .then_some(())?;
    let number: Number = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
