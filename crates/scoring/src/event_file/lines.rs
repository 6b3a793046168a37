//! Results as nearly everybody writes them, one mapping of plain words to a line, read without the YAML parser.
//!
//! A simultaneous event has a million such lines, and the parser would take ten times as long as the scoring. What is not
//! plain in every respect stays with the parser, so that this is a short cut and never a second grammar.

use std::borrow::Cow;

use openroom_placed::{Node, Value, line_of};

/// Takes the plain lines out of the list of results, each as soon as it is found, and gives the text in which those lines
/// are empty: line numbers stay what they were. Nothing if there are none, or if what follows might belong to the last of
/// them: then forget what was taken.
pub fn split<'a>(text: &'a str, mut plain: impl FnMut(&Node<'a>)) -> Option<String> {
    let mut rest = String::new();
    let mut copied = 0;
    let mut indent = None;
    let mut inside = false;
    let mut start = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        let body = line.trim_end();
        if !inside {
            inside = body == "results:";
        } else if !body.is_empty() {
            let dash = body.len() - body.trim_start_matches(' ').len();
            let item = &body[dash..];
            let level = *indent.get_or_insert(dash);
            if item.starts_with('#') {
                start = end;
                continue;
            }
            if level != dash || !is_whole(item) {
                if stands_alone(item, dash, level) {
                    break;
                }
                return None;
            }
            let line = line_of(number + 1);
            if let Some(pairs) = mapping(item, line) {
                plain(&Node {
                    line,
                    value: Value::Map(pairs),
                });
                rest.push_str(&text[copied..start]);
                rest.push('\n');
                copied = end;
            }
        }
        start = end;
    }
    if copied == 0 {
        return None;
    }
    rest.push_str(&text[copied..]);
    Some(rest)
}

/// Whether a line begins something of its own: the next item, or the next key of the event.
fn stands_alone(item: &str, dash: usize, level: usize) -> bool {
    let next_item = dash == level && item.starts_with("- ");
    let next_key = dash == 0 && item.starts_with(|c: char| c.is_ascii_lowercase());
    next_item || next_key
}

/// Whether a line is one item of the list and nothing else: brackets closed, no quotation marks or comments that might
/// hide one.
fn is_whole(item: &str) -> bool {
    let Some(body) = item
        .strip_prefix("- {")
        .and_then(|body| body.strip_suffix('}'))
    else {
        return false;
    };
    let mut depth = 0_i32;
    for byte in body.bytes() {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b'#' | b'\'' | b'\\' | b'\t' | b'&' | b'*' | b'!' => return false,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
        && body
            .bytes()
            .filter(|&byte| byte == b'"')
            .count()
            .is_multiple_of(2)
}

type Pairs<'a> = Vec<(Node<'a>, Node<'a>)>;

/// The pairs of `- {key: word, key: word}`; nothing if any of it is not plain, or a key is there twice.
fn mapping(item: &str, line: u32) -> Option<Pairs<'_>> {
    let body = item.strip_prefix("- {")?.strip_suffix('}')?;
    let mut pairs: Pairs = Vec::with_capacity(6);
    for pair in body.split(", ") {
        let (key, value) = pair.split_once(": ")?;
        let is_key = !key.is_empty()
            && key
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        if !is_key
            || key.starts_with('-')
            || pairs.iter().any(|(other, _)| other.text() == Some(key))
        {
            return None;
        }
        let (text, is_plain) = match value
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
        {
            Some(quoted) => (quoted, false),
            None => (value, true),
        };
        let sound = text.bytes().all(|byte| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'/' | b'=')
        });
        if text.is_empty() || text == "-" || !sound {
            return None;
        }
        let scalar = |text, plain| Node {
            line,
            value: Value::Scalar {
                text: Cow::Borrowed(text),
                plain,
            },
        };
        pairs.push((scalar(key, true), scalar(text, is_plain)));
    }
    Some(pairs)
}
