//! Data as YAML.

use std::fmt::Write as _;

use serde_json::Value;

/// A text as a YAML scalar: plain where nobody could take it for anything else.
///
/// ```
/// use openroom_placed::write::scalar;
/// let mut out = String::new();
/// scalar(&mut out, "1-4, 7");
/// assert_eq!(out, "\"1-4, 7\"");
/// ```
pub fn scalar(out: &mut String, text: &str) {
    match is_plain(text) {
        true => out.push_str(text),
        false => quoted(out, text),
    }
}

/// A text as a YAML scalar in double quotes.
pub fn quoted(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() || is_odd(c) => {
                let _ = write!(out, "\\U{:08x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Characters that YAML counts as line ends or forbids, and those that cannot be seen.
const fn is_odd(c: char) -> bool {
    matches!(c, '\u{85}' | '\u{a0}' | '\u{2028}' | '\u{2029}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

fn is_plain(text: &str) -> bool {
    let sound =
        |c: char| c.is_alphanumeric() || matches!(c, ' ' | '_' | '+' | '.' | '/' | '-' | ':');
    let starts = match text.chars().next() {
        Some('+' | '-') => text[1..].starts_with(|c: char| c.is_ascii_digit()),
        Some(c) => c.is_alphanumeric(),
        None => false,
    };
    // Each word begins with a letter or digit, so that nothing in it can be taken for a sign of YAML.
    let words = text.split(' ').skip(1);
    starts
        && text.chars().all(sound)
        && words
            .into_iter()
            .all(|word| word.starts_with(char::is_alphanumeric))
        && !text.ends_with([':', '-'])
        && !text.contains(": ")
        && text != "null"
}

/// Data as YAML: on one line where no text has several, else a line for each key.
pub fn data(out: &mut String, value: &Value, indent: usize) {
    match value {
        Value::Object(pairs) if has_lines(value) => {
            for (key, value) in pairs {
                let _ = write!(out, "\n{:indent$}", "");
                scalar(out, key);
                out.push(':');
                write_value(out, value, indent);
            }
        }
        _ => {
            out.push(' ');
            flow(out, value);
        }
    }
}

fn write_value(out: &mut String, value: &Value, indent: usize) {
    match value {
        Value::String(text) if is_block(text) => {
            out.push_str(if text.ends_with('\n') { " |" } else { " |-" });
            for line in text.trim_end_matches('\n').split('\n') {
                out.push('\n');
                if !line.is_empty() {
                    let _ = write!(out, "{:width$}{line}", "", width = indent + 2);
                }
            }
        }
        value => data(out, value, indent + 2),
    }
}

/// Whether any text in it is better written on several lines.
#[must_use]
pub fn has_lines(value: &Value) -> bool {
    match value {
        Value::String(text) => is_block(text),
        Value::Object(pairs) => pairs.values().any(has_lines),
        _ => false,
    }
}

/// Several lines that a literal block gives back as they are.
fn is_block(text: &str) -> bool {
    let body = text.strip_suffix('\n').unwrap_or(text);
    body.contains('\n')
        && !body.starts_with([' ', '\n'])
        && !body.ends_with('\n')
        && body.lines().all(|line| !line.ends_with(' '))
        && body
            .chars()
            .all(|c| c == '\n' || !(c.is_control() || is_odd(c)))
}

/// Data as YAML on one line; numbers and words as they are.
pub fn flow(out: &mut String, value: &Value) {
    match value {
        Value::Null => out.push_str("\"null\""),
        Value::Bool(truth) => scalar(out, if *truth { "true" } else { "false" }),
        Value::Number(number) => scalar(out, &number.to_string()),
        Value::String(text) => scalar(out, text),
        Value::Array(items) => {
            out.push('[');
            for (i, item) in items.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                flow(out, item);
            }
            out.push(']');
        }
        Value::Object(pairs) => {
            out.push('{');
            for (i, (key, value)) in pairs.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                scalar(out, key);
                out.push_str(": ");
                flow(out, value);
            }
            out.push('}');
        }
    }
}
