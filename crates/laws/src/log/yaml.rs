//! A small tree of YAML with places, all scalars kept as the text that was written.
//!
//! The log gives its own meaning to words (`N`, `no`, `24`, `17E2`), so no scalar is taken for a number or a
//! boolean here. Depth and size are bounded: ten megabytes of brackets are an error, not a stack overflow.

use core::fmt::Write as _;
use openroom_said::{Said as Sentence, said};
use openroom_scoring::event_file;
use std::borrow::Cow;
use std::collections::HashMap;

use saphyr_parser::{Event, Parser, ScalarStyle, Span};

use super::{LogError, quote};

/// No log nests deeper than this; adjusted scores and `expect` are the deepest parts.
const MAX_DEPTH: usize = 24;
/// Nodes in one document, those repeated by aliases included.
const MAX_NODES: usize = 200_000;
/// Keys in one mapping; no part of a log has a tenth of this.
const MAX_KEYS: usize = 256;

/// A node with the line it starts on.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Node {
    pub line: usize,
    pub value: Value,
}

/// What a node holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    /// A word or text; `plain` if it was written without quotes.
    Scalar {
        text: String,
        plain: bool,
    },
    List(Vec<Node>),
    /// Keys in the order written, none of them twice.
    Map(Vec<(Node, Node)>),
}

impl Node {
    /// The text of a scalar.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }

    /// An empty value or the plain word for it.
    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar { text, plain: true } if matches!(text.as_str(), "" | "~" | "null"))
    }

    /// What kind of node it is, for messages.
    pub fn kind(&self) -> Sentence {
        match self.value {
            Value::Scalar { .. } => said!("a-word", "a word"),
            Value::List(_) => said!("a-list", "a list"),
            Value::Map(_) => said!("a-mapping", "a mapping"),
        }
    }

    /// As JSON, for data that is passed on: plain scalars are typed as YAML 1.2 types them, but only where
    /// nothing is lost: `017` and `17E2` stay text.
    pub fn to_json(&self) -> serde_json::Value {
        use serde_json::Value as Json;
        match &self.value {
            Value::Scalar { text, plain } if *plain => plain_json(text),
            Value::Scalar { text, .. } => Json::String(text.clone()),
            Value::List(items) => items.iter().map(Node::to_json).collect(),
            Value::Map(pairs) => Json::Object(
                pairs
                    .iter()
                    .map(|(k, v)| (k.text().unwrap_or_default().to_owned(), v.to_json()))
                    .collect(),
            ),
        }
    }
}

impl Node {
    /// As crate `scoring` has it.
    pub fn for_scoring(&self) -> event_file::yaml::Node<'_> {
        use event_file::yaml::{Node as Other, Value as Of};
        let value = match &self.value {
            Value::Scalar { text, plain } => Of::Scalar {
                text: text.as_str().into(),
                plain: *plain,
            },
            Value::List(items) => Of::List(items.iter().map(Self::for_scoring).collect()),
            Value::Map(pairs) => {
                let pairs = pairs.iter();
                Of::Map(
                    pairs
                        .map(|(k, v)| (k.for_scoring(), v.for_scoring()))
                        .collect(),
                )
            }
        };
        let line = u32::try_from(self.line).unwrap_or(u32::MAX);
        Other { line, value }
    }
}

fn plain_json(text: &str) -> serde_json::Value {
    use serde_json::Value as Json;
    match text {
        "" | "~" | "null" => Json::Null,
        "true" => Json::Bool(true),
        "false" => Json::Bool(false),
        _ if text.len() <= 18 && is_decimal(text) => text.parse().map_or_else(
            |_| Json::String(text.to_owned()),
            |n: serde_json::Number| Json::Number(n),
        ),
        _ => Json::String(text.to_owned()),
    }
}

/// Digits with an optional sign and an optional fraction, no exponent, no leading zeros.
fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    all_digits(whole) && all_digits(fraction) && (whole == "0" || !whole.starts_with('0'))
}

/// JSON writes a character outside the basic plane as two escapes, `\ud83d\ude00`; YAML has one for it, `\U0001f600`.
fn join_surrogates(text: &str) -> Cow<'_, str> {
    if !text.contains("\\ud") && !text.contains("\\uD") {
        return Cow::Borrowed(text);
    }
    let mut joined = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        joined.push_str(before);
        let taken = match surrogate_pair(escape) {
            Some(code) => {
                let _ = write!(joined, "\\U{code:08x}");
                12
            }
            // The character after a backslash belongs to it, so that an escaped backslash starts no escape.
            None => {
                let taken = 1 + escape[1..].chars().next().map_or(0, char::len_utf8);
                joined.push_str(&escape[..taken]);
                taken
            }
        };
        rest = &escape[taken..];
    }
    joined.push_str(rest);
    Cow::Owned(joined)
}

/// The character that two escapes at the start of the text stand for together.
fn surrogate_pair(text: &str) -> Option<u32> {
    let unit = |at: usize| {
        let digits = text.get(at..at + 6)?.strip_prefix("\\u")?;
        u32::from_str_radix(digits, 16).ok()
    };
    match (unit(0)?, unit(6)?) {
        (high @ 0xd800..=0xdbff, low @ 0xdc00..=0xdfff) => {
            Some(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
        }
        _ => None,
    }
}

/// Reads every document of the text.
pub(super) fn documents(text: &str) -> Result<Vec<Node>, LogError> {
    let text = join_surrogates(text);
    let mut reader = Reader {
        parser: Parser::new_from_str(&text),
        anchors: HashMap::new(),
        nodes: 0,
        document: 0,
    };
    reader.stream()
}

struct Reader<'a> {
    parser: Parser<'a, saphyr_parser::StrInput<'a>>,
    anchors: HashMap<usize, Node>,
    nodes: usize,
    document: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Result<(Event<'a>, Span), LogError> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(e)) => {
                let place = e.marker();
                Err(self.error(
                    place.line(),
                    said!(
                        "table-log-not-yaml-column",
                        "not YAML at column {col}: {reason}",
                        col = place.col() + 1,
                        reason = e.info()
                    ),
                ))
            }
            None => Err(self.error(
                0,
                said!("scored-text-ends-too-early", "the text ends too early"),
            )),
        }
    }

    fn error(&self, line: usize, reason: Sentence) -> LogError {
        LogError {
            document: self.document.max(1),
            line,
            place: None,
            reason: Box::new(reason),
        }
    }

    fn stream(&mut self) -> Result<Vec<Node>, LogError> {
        let mut documents = Vec::new();
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => return Ok(documents),
                Event::DocumentStart(_) => {
                    self.document += 1;
                    self.anchors.clear();
                    self.nodes = 0;
                }
                Event::StreamStart | Event::DocumentEnd | Event::Nothing => {}
                other => documents.push(self.node(other, span, 0)?),
            }
        }
    }

    fn node(&mut self, event: Event<'a>, span: Span, depth: usize) -> Result<Node, LogError> {
        let line = span.start.line();
        self.count(1, line)?;
        if depth > MAX_DEPTH {
            let reason = said!(
                "table-log-nested-too-deep",
                "nested more than {most} deep; a log is flat",
                most = MAX_DEPTH
            );
            return Err(self.error(line, reason));
        }
        let (value, anchor) = match event {
            Event::Scalar(text, style, anchor, _) => (
                Value::Scalar {
                    text: text.into_owned(),
                    plain: style == ScalarStyle::Plain,
                },
                anchor,
            ),
            Event::SequenceStart(anchor, _) => (self.list(depth)?, anchor),
            Event::MappingStart(anchor, _) => (self.map(depth)?, anchor),
            Event::Alias(anchor) => return self.alias(anchor, line),
            other => {
                return Err(self.error(
                    line,
                    said!(
                        "table-log-unexpected",
                        "unexpected {other}",
                        other = format!("{other:?}")
                    ),
                ));
            }
        };
        let node = Node { line, value };
        if anchor != 0 {
            self.anchors.insert(anchor, node.clone());
        }
        Ok(node)
    }

    fn alias(&mut self, anchor: usize, line: usize) -> Result<Node, LogError> {
        let Some(node) = self.anchors.get(&anchor).cloned() else {
            return Err(self.error(
                line,
                said!(
                    "table-log-alias-refers-what-contains",
                    "an alias refers to what contains it"
                ),
            ));
        };
        self.count(size(&node), line)?;
        Ok(node)
    }

    fn count(&mut self, more: usize, line: usize) -> Result<(), LogError> {
        self.nodes += more;
        if self.nodes > MAX_NODES {
            let reason = said!(
                "table-log-too-many-values",
                "the document holds more than {most} values",
                most = MAX_NODES
            );
            return Err(self.error(line, reason));
        }
        Ok(())
    }

    fn list(&mut self, depth: usize) -> Result<Value, LogError> {
        let mut items = Vec::new();
        loop {
            match self.next()? {
                (Event::SequenceEnd, _) => return Ok(Value::List(items)),
                (event, span) => items.push(self.node(event, span, depth + 1)?),
            }
        }
    }

    fn map(&mut self, depth: usize) -> Result<Value, LogError> {
        let mut pairs: Vec<(Node, Node)> = Vec::new();
        loop {
            let key = match self.next()? {
                (Event::MappingEnd, _) => return Ok(Value::Map(pairs)),
                (event, span) => self.node(event, span, depth + 1)?,
            };
            let Some(name) = key.text() else {
                return Err(self.error(
                    key.line,
                    said!(
                        "table-log-key-must-be-word",
                        "a key must be a word, not {key}",
                        key = key.kind()
                    ),
                ));
            };
            if pairs.len() == MAX_KEYS {
                let reason = said!(
                    "table-log-too-many-keys",
                    "a mapping with more than {most} keys is no part of a log",
                    most = MAX_KEYS
                );
                return Err(self.error(key.line, reason));
            }
            if pairs.iter().any(|(k, _)| k.text() == Some(name)) {
                return Err(self.error(
                    key.line,
                    said!(
                        "table-log-key-there-twice",
                        "the key {name} is there twice",
                        name = quote(name)
                    ),
                ));
            }
            let (event, span) = self.next()?;
            let value = self.node(event, span, depth + 1)?;
            pairs.push((key, value));
        }
    }
}

fn size(node: &Node) -> usize {
    1 + match &node.value {
        Value::Scalar { .. } => 0,
        Value::List(items) => items.iter().map(size).sum(),
        Value::Map(pairs) => pairs.iter().map(|(k, v)| size(k) + size(v)).sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, expected: &str) {
        let node = &documents(json).unwrap()[0];
        assert_eq!(node.text(), Some(expected));
    }

    #[test]
    fn json_escapes_outside_the_basic_plane() {
        check(r#""\ud83d\ude00 caf\u00e9""#, "😀 café");
        check(r#""\\ud83d\\ude00""#, r"\ud83d\ude00");
        check(r#""\uD83D\uDE00""#, "😀");
    }

    #[test]
    fn half_a_pair_is_no_character() {
        assert!(documents(r#""\ud83d""#).is_err());
    }
}
