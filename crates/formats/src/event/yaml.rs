//! YAML as data.

use openroom_said::{Said, said};
use saphyr_parser::{Event, Parser, ScalarStyle};
use serde_json::{Map, Number, Value};

use crate::fault::Fault;

/// No event file nests deeper.
const MAX_DEPTH: usize = 64;

/// No key is longer; YAML itself knows a limit.
const MAX_KEY: usize = 100;

/// A list or mapping that is not closed yet.
enum Open {
    List(Vec<Value>),
    Mapping(Map<String, Value>, Option<String>),
}

/// The first document of the text.
pub(super) fn read(text: &str) -> Result<Value, Fault> {
    let mut open: Vec<Open> = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|e| {
            Fault::new(
                e.marker().line(),
                said!("file-no-yaml", "no YAML: {reason}", reason = e.info()),
            )
        })?;
        let line = span.start.line();
        let fault = |text: Said| Fault::new(line, text);
        let done = match event {
            Event::SequenceStart(..) => {
                open.push(Open::List(Vec::new()));
                None
            }
            Event::MappingStart(..) => {
                open.push(Open::Mapping(Map::new(), None));
                None
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop() {
                Some(Open::List(items)) => Some(Value::Array(items)),
                Some(Open::Mapping(map, _)) => Some(Value::Object(map)),
                None => None,
            },
            Event::Scalar(text, style, ..) => {
                if let Some(Open::Mapping(_, key @ None)) = open.last_mut() {
                    if text.len() > MAX_KEY {
                        return Err(fault(said!(
                            "file-key-longer-than-100",
                            "a key is longer than 100 letters"
                        )));
                    }
                    *key = Some(text.into_owned());
                    continue;
                }
                Some(scalar(&text, style))
            }
            Event::Alias(_) => {
                return Err(fault(said!(
                    "file-alias-has-no-place",
                    "an alias has no place in an event file"
                )));
            }
            _ => None,
        };
        if open.len() > MAX_DEPTH {
            return Err(fault(said!("scored-nested-too-deep", "nested too deep")));
        }
        let Some(value) = done else { continue };
        match open.last_mut() {
            None => return Ok(value),
            Some(Open::List(items)) => items.push(value),
            Some(Open::Mapping(map, key)) => {
                let key = key
                    .take()
                    .ok_or_else(|| fault(said!("file-key-must-be-word", "a key must be a word")))?;
                if map.insert(key.clone(), value).is_some() {
                    return Err(fault(said!(
                        "scored-key-there-twice",
                        "the key {key} is there twice",
                        key
                    )));
                }
            }
        }
    }
    Err(Fault::new(
        1,
        said!("file-there-nothing", "there is nothing in it"),
    ))
}

fn scalar(text: &str, style: ScalarStyle) -> Value {
    if style != ScalarStyle::Plain {
        return Value::from(text);
    }
    match text {
        "" | "~" | "null" => Value::Null,
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
            match serde_json::from_str::<Value>(text) {
                Ok(Value::Number(number)) if is_written_so(&number, text) => Value::Number(number),
                _ => Value::from(text),
            }
        }
        _ => Value::from(text),
    }
}

/// Whether a number would be written as it stands; one that would not stays text.
fn is_written_so(number: &Number, text: &str) -> bool {
    let written = number.to_string();
    written == text
}
