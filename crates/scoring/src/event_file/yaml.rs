//! A small tree of YAML with lines; every scalar stays the text that was written, so `N` and `no` stay words.
//!
//! Depth is bounded and there are no aliases: ten megabytes of brackets are an error, not a stack overflow.

use std::borrow::Cow;

use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput};

use super::EventError;

/// No event nests deeper than this.
const MAX_DEPTH: usize = 12;

/// A node and the line on which it starts.
#[derive(Debug, Clone, PartialEq)]
pub struct Node<'a> {
    pub line: u32,
    pub value: Value<'a>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Value<'a> {
    Scalar { text: Cow<'a, str>, plain: bool },
    List(Vec<Node<'a>>),
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

    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar { text, plain: true } if matches!(&**text, "" | "~" | "null"))
    }

    /// What it is, for messages; long texts are cut.
    pub fn shown(&self) -> String {
        match &self.value {
            Value::Scalar { text, .. } => shown(text),
            Value::List(_) => "a list".to_owned(),
            Value::Map(_) => "a mapping".to_owned(),
        }
    }
}

/// A text in quotation marks, cut when it is long.
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{:?}...", &text[..end]),
        None => format!("{text:?}"),
    }
}

pub struct Reader<'a> {
    parser: Parser<'a, StrInput<'a>>,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            parser: Parser::new_from_str(text),
        }
    }

    pub fn next(&mut self) -> Result<(Event<'a>, Span), EventError> {
        match self.parser.next_event() {
            Some(Ok(event)) => Ok(event),
            Some(Err(error)) => {
                let place = error.marker();
                let problem = format!("not YAML at column {}: {}", place.col() + 1, error.info());
                Err(EventError::new(
                    line_of(place.line()),
                    problem,
                    "correct the line; JSON is allowed too",
                ))
            }
            None => Err(EventError::new(
                0,
                "the text ends too early",
                "write the file out to its end",
            )),
        }
    }

    /// Skips to the first node of the one document.
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
    pub fn close(&mut self) -> Result<(), EventError> {
        loop {
            match self.next()? {
                (Event::StreamEnd, _) => return Ok(()),
                (Event::DocumentEnd | Event::Nothing, _) => {}
                (_, span) => {
                    let line = line_of(span.start.line());
                    return Err(EventError::new(
                        line,
                        "a second document",
                        "one file holds one event",
                    ));
                }
            }
        }
    }

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
                "nested too deep",
                "an event is flat: see docs/scoring.md",
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
                    "an alias",
                    "write the value out; aliases are not allowed",
                ));
            }
            _ => return Err(EventError::new(line, "no value here", "write one")),
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
                    format!("{} as a key", key.shown()),
                    "a key is a word",
                ));
            };
            if pairs.iter().any(|(other, _)| other.text() == Some(name)) {
                return Err(EventError::new(
                    key.line,
                    format!("the key {name} is there twice"),
                    "keep one of them",
                ));
            }
            let (event, span) = self.next()?;
            let value = self.node(event, span, depth + 1)?;
            pairs.push((key, value));
        }
    }
}

pub fn line_of(line: usize) -> u32 {
    u32::try_from(line).unwrap_or(u32::MAX)
}
