//! JSON, read straight: several times as fast as the YAML parser, which can read it too.
//!
//! Only a text that is JSON from its first to its last character is read here. Anything else is for the YAML parser, which
//! also says what is wrong with it.

use std::borrow::Cow;

use crate::node::Node;
use crate::reader::Token;
use crate::yaml::{escaped_unit, surrogate_pair};

#[derive(Clone)]
pub(crate) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// The lists and mappings that are open: whether each is a mapping.
    open: Vec<bool>,
    next: Next,
}

/// What may come next.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    Document,
    Value,
    /// A value, or the end of an empty list.
    FirstItem,
    Key,
    /// A key, or the end of an empty mapping.
    FirstKey,
    /// A comma, or the end of the list or mapping.
    Comma,
    Nothing,
}

impl<'a> Tokens<'a> {
    /// The tokens of a text that is a list or mapping in JSON; nothing for any other.
    pub fn of(text: &'a str) -> Option<Self> {
        let first = text.trim_start_matches([' ', '\t', '\r', '\n']);
        if !first.starts_with(['{', '[']) {
            return None;
        }
        let tokens = Self {
            text,
            at: 0,
            line: 1,
            open: Vec::new(),
            next: Next::Document,
        };
        let mut tried = tokens.clone();
        while !matches!(tried.next()?.0, Token::Finished) {}
        Some(tokens)
    }

    /// The next token, with its line; nothing if this is not JSON.
    pub fn next(&mut self) -> Option<(Token<'a>, u32)> {
        loop {
            if self.next == Next::Document {
                self.next = Next::Value;
                return Some((Token::Document, 1));
            }
            self.skip_space();
            let byte = self.peek();
            let line = self.line;
            let token = match (self.next, byte) {
                (Next::Nothing, None) => Token::Finished,
                (Next::Comma, Some(b',')) => {
                    self.at += 1;
                    self.next = match self.open.last()? {
                        true => Next::Key,
                        false => Next::Value,
                    };
                    continue;
                }
                (Next::Comma | Next::FirstItem, Some(b']')) => self.end(false)?,
                (Next::Comma | Next::FirstKey, Some(b'}')) => self.end(true)?,
                (Next::Key | Next::FirstKey, Some(b'"')) => {
                    let key = self.string()?;
                    self.skip_space();
                    (self.peek()? == b':').then_some(())?;
                    self.at += 1;
                    self.next = Next::Value;
                    Token::Scalar(Node::scalar(line, key, false), 0)
                }
                (Next::Value | Next::FirstItem, Some(byte)) => self.value(byte)?,
                _ => return None,
            };
            return Some((token, line));
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' => {}
                b'\n' => self.line = self.line.saturating_add(1),
                // Before a line feed it belongs to that.
                b'\r' => {
                    let alone = self.text.as_bytes().get(self.at + 1) != Some(&b'\n');
                    self.line = self.line.saturating_add(u32::from(alone));
                }
                _ => return,
            }
            self.at += 1;
        }
    }

    /// What comes after a whole value.
    fn after(&self) -> Next {
        match self.open.is_empty() {
            true => Next::Nothing,
            false => Next::Comma,
        }
    }

    fn end(&mut self, map: bool) -> Option<Token<'a>> {
        (self.open.pop()? == map).then_some(())?;
        self.at += 1;
        self.next = self.after();
        Some(Token::End)
    }

    fn value(&mut self, byte: u8) -> Option<Token<'a>> {
        match byte {
            b'[' | b'{' => {
                self.at += 1;
                let map = byte == b'{';
                self.open.push(map);
                let token;
                (self.next, token) = match map {
                    true => (Next::FirstKey, Token::Map(0)),
                    false => (Next::FirstItem, Token::List(0)),
                };
                Some(token)
            }
            b'"' => {
                let line = self.line;
                let text = self.string()?;
                self.next = self.after();
                Some(Token::Scalar(Node::scalar(line, text, false), 0))
            }
            _ => {
                let rest = &self.text[self.at..];
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"+-.".contains(c));
                let word = &rest[..end.unwrap_or(rest.len())];
                (matches!(word, "true" | "false" | "null") || is_number(word)).then_some(())?;
                self.at += word.len();
                self.next = self.after();
                Some(Token::Scalar(Node::scalar(self.line, word, true), 0))
            }
        }
    }

    /// The text of a string, after which the reader stands.
    fn string(&mut self) -> Option<Cow<'a, str>> {
        let start = self.at + 1;
        let special = |byte: &u8| *byte == b'"' || *byte == b'\\' || *byte < b' ';
        let bytes = self.text.as_bytes();
        let mut end = start + bytes[start..].iter().position(special)?;
        if bytes[end] == b'"' {
            self.at = end + 1;
            return Some(Cow::Borrowed(&self.text[start..end]));
        }
        let mut out = String::new();
        let mut copied = start;
        loop {
            out.push_str(&self.text[copied..end]);
            match bytes[end] {
                b'"' => {
                    self.at = end + 1;
                    return Some(Cow::Owned(out));
                }
                b'\\' => {
                    let (character, taken) = escape(&self.text[end..])?;
                    out.push(character);
                    copied = end + taken;
                }
                _ => return None,
            }
            end = copied + bytes[copied..].iter().position(special)?;
        }
    }
}

/// The character of the escape at the start of the text, and the length of the escape.
fn escape(text: &str) -> Option<(char, usize)> {
    let character = match text.as_bytes().get(1)? {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => {
            return match char::from_u32(escaped_unit(text)?) {
                Some(character) => Some((character, 6)),
                None => Some((surrogate_pair(text)?, 12)),
            };
        }
        _ => return None,
    };
    Some((character, 2))
}

/// Whether a word is a number as JSON writes it.
fn is_number(word: &str) -> bool {
    let word = word.strip_prefix('-').unwrap_or(word);
    let (number, power) = match word.find(['e', 'E']) {
        Some(at) => (&word[..at], Some(&word[at + 1..])),
        None => (word, None),
    };
    let (whole, fraction) = match number.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (number, None),
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let power = power.map(|power| power.strip_prefix(['+', '-']).unwrap_or(power));
    digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(digits)
        && power.is_none_or(digits)
}
