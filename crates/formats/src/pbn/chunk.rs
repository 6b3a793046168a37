//! A stream cut into games at its empty lines.

use std::io::{self, BufRead, Read as _};

/// No game is longer; a longer stretch without an empty line is cut here.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// The bytes of one game.
pub(super) struct Chunk<'a> {
    /// The line on which it starts, from 1.
    pub line: usize,
    /// Its bytes.
    pub bytes: &'a [u8],
}

/// The games of a stream as bytes.
pub(super) struct Chunks<R> {
    input: R,
    line: usize,
    done: bool,
    /// The game that was read last; its room is used again.
    bytes: Vec<u8>,
}

impl<R: BufRead> Chunks<R> {
    pub fn new(input: R) -> Self {
        Self {
            input,
            line: 0,
            done: false,
            bytes: Vec::new(),
        }
    }

    /// The next game; nothing at the end of the stream.
    pub fn next(&mut self) -> Option<io::Result<Chunk<'_>>> {
        self.bytes.clear();
        let mut first = self.line + 1;
        let mut inside = Inside::default();
        while !self.done {
            let start = self.bytes.len();
            let room = (MAX_BYTES - start) as u64;
            let read = (&mut self.input)
                .take(room)
                .read_until(b'\n', &mut self.bytes);
            match read {
                Err(e) => {
                    self.done = true;
                    return Some(Err(e));
                }
                Ok(0) => {
                    self.done = self.bytes.len() < MAX_BYTES;
                    break;
                }
                Ok(_) => {}
            }
            let line = &self.bytes[start..];
            self.line += usize::from(line.ends_with(b"\n"));
            let empty = line.iter().all(u8::is_ascii_whitespace);
            if empty && !inside.comment {
                if start == 0 {
                    self.bytes.clear();
                    first = self.line + 1;
                    continue;
                }
                break;
            }
            inside.line(line);
        }
        (!self.bytes.is_empty()).then_some(Ok(Chunk {
            line: first,
            bytes: &self.bytes,
        }))
    }
}

/// Whether a line ends inside a brace comment, in which empty lines do not count.
#[derive(Default)]
struct Inside {
    comment: bool,
}

impl Inside {
    fn line(&mut self, line: &[u8]) {
        if !self.comment && line.first() == Some(&b'%') {
            return;
        }
        if !self.comment && !line.contains(&b'{') {
            return;
        }
        let mut string = false;
        let mut bytes = line.iter();
        while let Some(&byte) = bytes.next() {
            match byte {
                b'}' if self.comment => self.comment = false,
                _ if self.comment => {}
                b'\\' if string => {
                    bytes.next();
                }
                b'"' => string = !string,
                _ if string => {}
                b';' => return,
                b'{' => self.comment = true,
                _ => {}
            }
        }
    }
}
