//! A small tree of YAML with lines; every scalar stays the text that was written, so `N` and `no` stay words.
//!
//! Depth is bounded and there are no aliases: ten megabytes of brackets are an error, not a stack overflow.

use openroom_said::{Arg, said};
use std::borrow::Cow;

use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput};

use super::EventError;

/// No event nests deeper than this.
const MAX_DEPTH: usize = 12;

/// A node and the line on which it starts.
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

impl Node<'_> {
    /// The text of a scalar; nothing for an empty one.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar { text, plain } if !plain || !matches!(&**text, "" | "~" | "null") => {
                Some(text)
            }
            _ => None,
        }
    }

    /// An empty value, or a plain word for it.
    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar { text, plain: true } if matches!(&**text, "" | "~" | "null"))
    }

    /// What it is, for messages; long texts are cut.
    pub fn shown(&self) -> Arg {
        match &self.value {
            Value::Scalar { text, .. } => Arg::Text(shown(text)),
            Value::List(_) => Arg::Said(said!("a-list", "a list")),
            Value::Map(_) => Arg::Said(said!("a-mapping", "a mapping")),
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

/// Reads one document, piece by piece.
pub struct Reader<'a> {
    parser: Parser<'a, StrInput<'a>>,
}

impl<'a> Reader<'a> {
    /// A reader at the start of the text.
    pub fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            parser: Parser::new_from_str(text),
        }
    }

    /// The next token.
    ///
    /// # Errors
    /// When the text is not YAML.
    #[expect(
        clippy::should_implement_trait,
        reason = "the end of the text is an error here"
    )]
    pub fn next(&mut self) -> Result<(Event<'a>, Span), EventError> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(error)) => {
                let place = error.marker();
                let problem = said!(
                    "placed-not-yaml",
                    "not YAML at column {col}: {error}",
                    col = place.col() + 1,
                    error = error.info()
                );
                Err(EventError::new(
                    line_of(place.line()),
                    problem,
                    said!(
                        "placed-correct-the-line",
                        "correct the line; JSON is allowed too"
                    ),
                ))
            }
            None => Err(EventError::new(
                0,
                said!("placed-ends-too-early", "the text ends too early"),
                said!("placed-write-to-the-end", "write the file out to its end"),
            )),
        }
    }

    /// Skips to the first node of the one document.
    ///
    /// # Errors
    /// When the text is not YAML.
    pub fn open(&mut self) -> Result<Option<(Event<'a>, Span)>, EventError> {
        loop {
            match self.next()? {
                (Event::StreamStart | Event::DocumentStart(_) | Event::Nothing, _) => {}
                (Event::StreamEnd | Event::DocumentEnd, _) => return Ok(None),
                other => return Ok(Some(other)),
            }
        }
    }

    /// Nothing may follow the document.
    ///
    /// # Errors
    /// When something does.
    pub fn close(&mut self) -> Result<(), EventError> {
        loop {
            match self.next()? {
                (Event::StreamEnd, _) => return Ok(()),
                (Event::DocumentEnd | Event::Nothing, _) => {}
                (_, span) => {
                    let line = line_of(span.start.line());
                    return Err(EventError::new(
                        line,
                        said!("placed-second-document", "a second document"),
                        said!("placed-keep-one-document", "one file holds one event"),
                    ));
                }
            }
        }
    }

    /// The node that begins with this token.
    ///
    /// # Errors
    /// When the text is not YAML, or nested too deep.
    pub fn node(
        &mut self,
        event: Event<'a>,
        span: Span,
        depth: usize,
    ) -> Result<Node<'a>, EventError> {
        let line = line_of(span.start.line());
        if depth > MAX_DEPTH {
            return Err(EventError::new(
                line,
                said!("scored-nested-too-deep", "nested too deep"),
                said!(
                    "scored-event-flat-see-docs",
                    "an event is flat: see docs/scoring.md"
                ),
            ));
        }
        let value = match event {
            Event::Scalar(text, style, _, _) => Value::Scalar {
                text,
                plain: style == ScalarStyle::Plain,
            },
            Event::SequenceStart(..) => self.list(depth)?,
            Event::MappingStart(..) => self.map(depth)?,
            Event::Alias(_) => {
                return Err(EventError::new(
                    line,
                    said!("placed-alias", "an alias"),
                    said!(
                        "placed-write-value-out",
                        "write the value out; aliases are not allowed"
                    ),
                ));
            }
            _ => {
                return Err(EventError::new(
                    line,
                    said!("placed-no-value-here", "no value here"),
                    said!("placed-write-one", "write one"),
                ));
            }
        };
        Ok(Node { line, value })
    }

    fn list(&mut self, depth: usize) -> Result<Value<'a>, EventError> {
        let mut items = Vec::new();
        loop {
            match self.next()? {
                (Event::SequenceEnd, _) => return Ok(Value::List(items)),
                (event, span) => items.push(self.node(event, span, depth + 1)?),
            }
        }
    }

    fn map(&mut self, depth: usize) -> Result<Value<'a>, EventError> {
        let mut pairs: Vec<(Node<'a>, Node<'a>)> = Vec::new();
        loop {
            let key = match self.next()? {
                (Event::MappingEnd, _) => return Ok(Value::Map(pairs)),
                (event, span) => self.node(event, span, depth + 1)?,
            };
            let Some(name) = key.text() else {
                return Err(EventError::new(
                    key.line,
                    said!("placed-as-key", "{key} as a key", key = key.shown()),
                    said!("placed-key-is-word", "a key is a word"),
                ));
            };
            if pairs.iter().any(|(other, _)| other.text() == Some(name)) {
                return Err(EventError::new(
                    key.line,
                    said!(
                        "placed-key-there-twice",
                        "the key {key} is there twice",
                        key = name
                    ),
                    said!("placed-keep-one-of-them", "keep one of them"),
                ));
            }
            let (event, span) = self.next()?;
            let value = self.node(event, span, depth + 1)?;
            pairs.push((key, value));
        }
    }
}

/// A line as we count it.
pub fn line_of(line: usize) -> u32 {
    u32::try_from(line).unwrap_or(u32::MAX)
}

/// Reads a document that is one list, item by item, so that a long one is never in memory as a whole.
///
/// # Errors
/// What is no YAML or no list, or what `item` finds wrong.
pub fn each_item<E: From<EventError>>(
    text: &str,
    mut item: impl FnMut(&Node) -> Result<(), E>,
) -> Result<(), E> {
    let mut reader = Reader::new(text);
    match reader.open()? {
        None => return Ok(()),
        Some((Event::SequenceStart(..), _)) => {}
        Some((token, span)) => {
            let node = reader.node(token, span, 0)?;
            if node.is_null() {
                return Ok(reader.close()?);
            }
            let problem = said!(
                "placed-where-list-should-be",
                "{what} where a list should be",
                what = node.shown()
            );
            return Err(EventError::new(
                node.line,
                problem,
                said!(
                    "placed-write-list-of-items",
                    "write a list: each item begins with `- `"
                ),
            )
            .into());
        }
    }
    loop {
        match reader.next()? {
            (Event::SequenceEnd, _) => return Ok(reader.close()?),
            (token, span) => item(&reader.node(token, span, 1)?)?,
        }
    }
}
