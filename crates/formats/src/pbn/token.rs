//! The tokens of a game.

use openroom_said::said;
use std::borrow::Cow;

use crate::fault::Fault;

/// A token and its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub line: usize,
    pub kind: Kind<'a>,
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind<'a> {
    /// `[Name "value"]`; the value with its backslashes.
    Tag(&'a str, &'a str),
    /// A comment of either kind, without its marks.
    Comment(&'a str),
    /// A line for other programs, without `%`.
    Escape(&'a str),
    /// A word or a string in a section; a string with its quotes.
    Word(&'a str),
}

/// The tokens of a text.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Inside the auction or the play, where marks are tokens by themselves.
    pub marks: bool,
}

impl<'a> Tokens<'a> {
    pub const fn new(text: &'a str, line: usize) -> Self {
        Self {
            text,
            at: 0,
            line,
            marks: false,
        }
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while let Some(byte) = self.byte() {
            match byte {
                b'\n' => self.line += 1,
                _ if byte.is_ascii_whitespace() || byte == 0x0b => {}
                _ => break,
            }
            self.at += 1;
        }
    }

    /// From here to the end of the line, without it.
    fn rest_of_line(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let end = rest.find('\n').unwrap_or(rest.len());
        self.at += end;
        rest[..end].trim_end_matches('\r')
    }

    /// A string that starts at the quote here: what is between the quotes.
    fn string(&mut self) -> Result<&'a str, Fault> {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut end = start;
        loop {
            match bytes.get(end) {
                None | Some(b'\n') => {
                    return Err(Fault::new(
                        self.line,
                        said!(
                            "file-string-has-no-closing",
                            "a string has no closing quote"
                        ),
                    ));
                }
                Some(b'"') => break,
                Some(b'\\') if matches!(bytes.get(end + 1), Some(b'"' | b'\\')) => end += 2,
                Some(_) => end += 1,
            }
        }
        self.at = end + 1;
        Ok(&self.text[start..end])
    }

    fn tag(&mut self) -> Result<Kind<'a>, Fault> {
        self.at += 1;
        self.skip_space();
        let start = self.at;
        while self
            .byte()
            .is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_')
        {
            self.at += 1;
        }
        let name = &self.text[start..self.at];
        if name.is_empty() {
            return Err(Fault::new(
                self.line,
                said!("file-tag-has-no-name", "a tag has no name after its ["),
            ));
        }
        self.skip_space();
        if self.byte() != Some(b'"') {
            return Err(Fault::new(
                self.line,
                said!(
                    "file-tag-has-no-value",
                    "the tag {name} has no value in quotes",
                    name
                ),
            ));
        }
        let line = self.line;
        let value = self.string()?;
        self.skip_space();
        if self.byte() != Some(b']') {
            // A quote inside a value, not escaped: the value goes on to the last `"]` of the line.
            let rest = &self.text[self.at..];
            let of_line = &rest[..rest.find('\n').unwrap_or(rest.len())];
            if let (true, Some(end)) = (line == self.line, of_line.rfind("\"]")) {
                let start = value.as_ptr().addr() - self.text.as_ptr().addr();
                let end = self.at + end;
                self.at = end + 2;
                return Ok(Kind::Tag(name, &self.text[start..end]));
            }
            return Err(Fault::new(
                line,
                said!(
                    "file-tag-has-no-closing",
                    "the tag {name} has no closing ]",
                    name
                ),
            ));
        }
        self.at += 1;
        Ok(Kind::Tag(name, value))
    }

    /// Goes to the next line, after a fault.
    pub fn recover(&mut self) {
        self.rest_of_line();
    }

    pub fn next(&mut self) -> Option<Result<Token<'a>, Fault>> {
        self.skip_space();
        let byte = self.byte()?;
        let line = self.line;
        let first = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
        let kind = match byte {
            b'%' if first => {
                self.at += 1;
                Ok(Kind::Escape(self.rest_of_line()))
            }
            b'[' => self.tag(),
            b';' => {
                self.at += 1;
                Ok(Kind::Comment(self.rest_of_line()))
            }
            b'{' => self.brace(),
            b'"' => {
                let start = self.at;
                self.string()
                    .map(|_| Kind::Word(&self.text[start..self.at]))
            }
            _ => Ok(Kind::Word(self.word())),
        };
        Some(kind.map(|kind| Token { line, kind }))
    }

    fn brace(&mut self) -> Result<Kind<'a>, Fault> {
        let start = self.at + 1;
        let Some(length) = self.text[start..].find('}') else {
            let fault = Fault::new(
                self.line,
                said!("file-comment-has-no-closing", "a comment has no closing }}"),
            );
            self.at = self.text.len();
            return Err(fault);
        };
        let text = &self.text[start..start + length];
        self.line += text.bytes().filter(|&b| b == b'\n').count();
        self.at = start + length + 1;
        Ok(Kind::Comment(text))
    }

    fn word(&mut self) -> &'a str {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let own = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b >= 0x80;
        let mut end = start + 1;
        if self.marks {
            match bytes[start] {
                b'=' => {
                    while bytes.get(end).is_some_and(u8::is_ascii_digit) {
                        end += 1;
                    }
                    end += usize::from(bytes.get(end) == Some(&b'='));
                }
                b'$' => {
                    while bytes.get(end).is_some_and(u8::is_ascii_digit) {
                        end += 1;
                    }
                }
                b'!' | b'?' => end += usize::from(matches!(bytes.get(end), Some(b'!' | b'?'))),
                b'^' => end += usize::from(bytes.get(end).is_some_and(u8::is_ascii_alphabetic)),
                byte if own(byte) => {
                    while bytes.get(end).is_some_and(|&b| own(b)) {
                        end += 1;
                    }
                }
                _ => {}
            }
        } else {
            while bytes
                .get(end)
                .is_some_and(|b| !b.is_ascii_whitespace() && !b"[]{};\"".contains(b))
            {
                end += 1;
            }
        }
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        self.at = end;
        &self.text[start..end]
    }
}

/// A string without its escapes.
pub(super) fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                out.push(next);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    Cow::Owned(out)
}

impl<'a> Tokens<'a> {
    /// The line of a section that starts with this word, which was the last token read: as it stands in the text.
    pub fn section_line(&mut self, word: &'a str) -> &'a str {
        let start = self.at - word.len();
        let line = self.line;
        let mut end = self.at;
        loop {
            let (at, line_before) = (self.at, self.line);
            match self.next() {
                Some(Ok(Token {
                    line: of_token,
                    kind: Kind::Word(_),
                })) if of_token == line => end = self.at,
                _ => {
                    (self.at, self.line) = (at, line_before);
                    return &self.text[start..end];
                }
            }
        }
    }
}
