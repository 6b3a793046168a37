//! YAML, by the parser that knows all of it.

use std::fmt::Write as _;

use openroom_said::{Said, said};
use saphyr_parser::{Event, Parser, ScalarStyle, StrInput};

use crate::fault::Fault;
use crate::node::Node;
use crate::reader::Token;

pub(crate) struct Tokens<'a> {
    parser: Parser<'a, StrInput<'a>>,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            parser: Parser::new_from_str(text),
        }
    }

    pub fn next(&mut self) -> Result<(Token<'a>, u32), Fault> {
        loop {
            let (event, line) = match self.parser.next_event() {
                Some(Ok((event, span))) => (event, line_of(span.start.line())),
                Some(Err(error)) => {
                    let place = error.marker();
                    return Err(Fault::new(
                        line_of(place.line()),
                        said!(
                            "placed-not-yaml",
                            "this is not valid YAML at column {col}: {error}",
                            col = place.col() + 1,
                            error = reason(error.info())
                        ),
                        said!(
                            "placed-correct-the-line",
                            "correct the line; JSON is allowed too"
                        ),
                    ));
                }
                None => {
                    return Err(Fault::new(
                        0,
                        said!("placed-ends-too-early", "the text ends too early"),
                        said!("placed-write-to-the-end", "complete the text"),
                    ));
                }
            };
            let token = match event {
                Event::Scalar(text, style, anchor, _) => Token::Scalar(
                    Node::scalar(line, text, style == ScalarStyle::Plain),
                    anchor,
                ),
                Event::SequenceStart(anchor, _) => Token::List(anchor),
                Event::MappingStart(anchor, _) => Token::Map(anchor),
                Event::SequenceEnd | Event::MappingEnd => Token::End,
                Event::Alias(anchor) => Token::Alias(anchor),
                Event::DocumentStart(_) => Token::Document,
                Event::StreamEnd => Token::Finished,
                Event::StreamStart | Event::DocumentEnd | Event::Nothing => continue,
            };
            return Ok((token, line));
        }
    }
}

/// What is wrong, by the words of the parser: it has many, and they are English.
fn reason(info: &str) -> Said {
    let info = info.to_ascii_lowercase();
    let speaks_of = |words: &[&str]| words.iter().any(|word| info.contains(word));
    if speaks_of(&["escape", "hex", "unicode"]) {
        said!(
            "yaml-escape",
            "what follows a backslash in double quotes has no meaning"
        )
    } else if speaks_of(&["quote", "end of stream", "eof"]) {
        said!(
            "yaml-quote",
            "a quotation mark, a bracket or a brace is not closed"
        )
    } else if speaks_of(&["tab", "indent"]) {
        said!(
            "yaml-indent",
            "the line does not begin in the right column, or it begins with a tab"
        )
    } else if speaks_of(&["flow", "',' or", "bracket", "sequence", "block entry"]) {
        said!(
            "yaml-bracket",
            "a bracket, a brace or a comma is missing or in the wrong place"
        )
    } else if speaks_of(&["key", "mapping value", "':'", "colon"]) {
        said!(
            "yaml-colon",
            "a colon is missing or in the wrong place; text with a colon must be in quotes"
        )
    } else if speaks_of(&["anchor", "alias", "tag", "directive"]) {
        said!(
            "yaml-sign",
            "text that begins with one of & * ! % must be in quotes"
        )
    } else {
        said!("yaml-other", "this is not allowed here")
    }
}

fn line_of(line: usize) -> u32 {
    u32::try_from(line).unwrap_or(u32::MAX)
}

/// JSON writes a character outside the basic plane as two escapes, `\ud83d\ude00`; YAML has one for it, `\U0001f600`. Nothing if
/// there are none.
pub(crate) fn join_surrogates(text: &str) -> Option<String> {
    if !text.contains("\\ud") && !text.contains("\\uD") {
        return None;
    }
    let mut joined = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        joined.push_str(before);
        let taken = match surrogate_pair(escape) {
            Some(character) => {
                let _ = write!(joined, "\\U{:08x}", u32::from(character));
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
    Some(joined)
}

/// The code of an escape of four digits at the start of the text.
pub(crate) fn escaped_unit(text: &str) -> Option<u32> {
    let digits = text.get(..6)?.strip_prefix("\\u")?;
    let sound = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u32::from_str_radix(digits, 16).ok().filter(|_| sound)
}

/// The character that two escapes at the start of the text stand for together.
pub(crate) fn surrogate_pair(text: &str) -> Option<char> {
    match (escaped_unit(text)?, escaped_unit(text.get(6..)?)?) {
        (high @ 0xd800..=0xdbff, low @ 0xdc00..=0xdfff) => {
            char::from_u32(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
        }
        _ => None,
    }
}
