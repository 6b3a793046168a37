//! Results as nearly everybody writes them, a flat mapping of plain words or a row of a sheet, read without a tree.
//!
//! A simultaneous event has a million of them. What is not plain in every respect is left to the parser, so that this is a short cut
//! and never a second grammar: a test holds that both read the same.

use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};

use super::names::Names;
use crate::event::{Event, Name, Outcome, Play, Played, Side, TableResult};
use crate::played_contract::tricks_of;
use crate::{PASSED_OUT, Tricks};

/// The fields that are read here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Board,
    Ns,
    Ew,
    Contract,
    By,
    Tricks,
    Result,
    Score,
    Table,
    Round,
    Session,
    Section,
}

/// How many fields there are.
const FIELDS: usize = 12;

impl Key {
    pub fn of(word: &[u8]) -> Option<Self> {
        Some(match word {
            b"board" => Self::Board,
            b"ns" => Self::Ns,
            b"ew" => Self::Ew,
            b"contract" => Self::Contract,
            b"by" => Self::By,
            b"tricks" => Self::Tricks,
            b"result" => Self::Result,
            b"score" => Self::Score,
            b"table" => Self::Table,
            b"round" => Self::Round,
            b"session" => Self::Session,
            b"section" => Self::Section,
            _ => return None,
        })
    }
}

/// A result as written: the text of each field, empty where it is not there.
#[derive(Debug, Clone, Copy, Default)]
pub struct Row<'a> {
    fields: [&'a str; FIELDS],
}

impl<'a> Row<'a> {
    /// Sets a field; nothing if it is there already.
    pub fn set(&mut self, key: Key, text: &'a str) -> Option<()> {
        let field = &mut self.fields[key as usize];
        (field.is_empty() && !text.is_empty()).then(|| *field = text)
    }

    const fn get(&self, key: Key) -> &'a str {
        self.fields[key as usize]
    }
}

/// Whether a word that names something might mean nothing at all in YAML.
fn is_null(word: &str) -> bool {
    word == "-" || word.eq_ignore_ascii_case("null")
}

/// A sheet of results: its columns, and its rows one by one.
pub struct Sheet<'a> {
    columns: Vec<Key>,
    between: char,
    rows: &'a str,
}

impl<'a> Sheet<'a> {
    /// A sheet whose columns are all known here and stand for nothing else; nothing for any other.
    pub fn of(text: &'a str) -> Option<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (head, rows) = text.split_once('\n')?;
        let head = head.trim_end_matches('\r');
        let between = if head.contains(';') { ';' } else { ',' };
        let mut columns: Vec<Key> = Vec::new();
        for word in head.split(between) {
            let key = Key::of(word.as_bytes())?;
            // Rounds say something about the event as a whole: who knows the format reads them.
            (key != Key::Round && !columns.contains(&key)).then_some(())?;
            columns.push(key);
        }
        columns.contains(&Key::Board).then_some(Self {
            columns,
            between,
            rows,
        })
    }

    /// How many rows there may be.
    pub fn count(&self) -> usize {
        self.rows.bytes().filter(|&byte| byte == b'\n').count() + 1
    }

    /// Shows each row with its line; nothing if one of them is not plain.
    pub fn each(&self, mut show: impl FnMut(&Row<'a>, u32) -> Option<()>) -> Option<()> {
        let mut line = 1_u32;
        for text in self.rows.split('\n') {
            line = line.checked_add(1)?;
            let text = text.trim_end_matches('\r');
            if text.is_empty() {
                continue;
            }
            let mut row = Row::default();
            let mut columns = self.columns.iter();
            for field in text.split(self.between) {
                let &key = columns.next()?;
                field.bytes().all(is_plain).then_some(())?;
                if !field.is_empty() {
                    row.set(key, field)?;
                }
            }
            columns.next().is_none().then_some(())?;
            show(&row, line)?;
        }
        Some(())
    }
}

/// The fields of a mapping in braces, `{board: 1, ns: 2}` or `{"board": 1, "ns": 2}`, and how long it is. Nothing if any of it is not plain.
pub fn mapping(text: &str) -> Option<(Row<'_>, usize)> {
    let bytes = text.as_bytes();
    let mut row = Row::default();
    let mut at = 1;
    (bytes.first() == Some(&b'{')).then_some(())?;
    loop {
        at = skip(bytes, at);
        let quoted = bytes.get(at) == Some(&b'"');
        at += usize::from(quoted);
        let start = at;
        while bytes.get(at).is_some_and(u8::is_ascii_lowercase) {
            at += 1;
        }
        let key = Key::of(&bytes[start..at])?;
        if quoted {
            (bytes.get(at) == Some(&b'"')).then_some(())?;
            at += 1;
        }
        (bytes.get(at) == Some(&b':')).then_some(())?;
        // YAML wants a space after the colon unless the key is in quotation marks.
        at += 1;
        (quoted || bytes.get(at) == Some(&b' ')).then_some(())?;
        at = skip(bytes, at);
        let quoted = bytes.get(at) == Some(&b'"');
        at += usize::from(quoted);
        let start = at;
        while bytes.get(at).copied().is_some_and(is_plain) {
            at += 1;
        }
        row.set(key, &text[start..at])?;
        if quoted {
            (bytes.get(at) == Some(&b'"')).then_some(())?;
            at += 1;
        }
        at = skip(bytes, at);
        match bytes.get(at)? {
            b',' => at += 1,
            b'}' => return Some((row, at + 1)),
            _ => return None,
        }
    }
}

/// The place after spaces. A mapping of several lines is for the parser, which counts them.
fn skip(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    at
}

/// Signs that mean nothing but themselves, wherever they stand in a word.
const fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'=')
}

/// A whole number without a sign or noughts in front.
fn number(text: &str) -> Option<u32> {
    let bytes = text.as_bytes();
    if bytes.is_empty() || bytes.len() > 9 || (bytes[0] == b'0' && bytes.len() > 1) {
        return None;
    }
    let mut value = 0_u32;
    for byte in bytes {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * 10 + u32::from(digit);
    }
    Some(value)
}

/// A contract such as `3NTX`, in capitals.
fn contract(text: &str) -> Option<Contract> {
    let bytes = text.as_bytes();
    let level = bytes.first()?.wrapping_sub(b'0');
    if !(1..=7).contains(&level) {
        return None;
    }
    let (strain, rest) = match bytes.get(1)? {
        b'C' => (Strain::Clubs, &bytes[2..]),
        b'D' => (Strain::Diamonds, &bytes[2..]),
        b'H' => (Strain::Hearts, &bytes[2..]),
        b'S' => (Strain::Spades, &bytes[2..]),
        b'N' if bytes.get(2) == Some(&b'T') => (Strain::Notrump, &bytes[3..]),
        _ => return None,
    };
    let penalty = match rest {
        b"" => Penalty::Undoubled,
        b"X" => Penalty::Doubled,
        b"XX" => Penalty::Redoubled,
        _ => return None,
    };
    Some(Contract::new(level, strain, penalty))
}

fn seat(text: &str) -> Option<Seat> {
    Some(match text {
        "N" => Seat::North,
        "E" => Seat::East,
        "S" => Seat::South,
        "W" => Seat::West,
        _ => return None,
    })
}

/// A score as North-South see it.
fn score(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let points = i32::try_from(number(digits)?).ok()? * sign;
    crate::checks::points_are_wrong(points)
        .is_none()
        .then_some(points)
}

/// What came of the board.
fn outcome(row: &Row, board: u32) -> Option<(Outcome, Play)> {
    let (told, points) = (row.get(Key::Contract), row.get(Key::Score));
    let rest = [Key::By, Key::Tricks, Key::Result].map(|key| row.get(key));
    if told.is_empty() {
        // Who declared says nothing where there is no contract: the parser decides what it thinks of that.
        rest.iter().all(|text| text.is_empty()).then_some(())?;
        return Some((Outcome::Score(score(points)?), Play::Untold));
    }
    points.is_empty().then_some(())?;
    if matches!(told, "Pass" | "PASS" | "pass") {
        rest.iter().all(|text| text.is_empty()).then_some(())?;
        return Some((Outcome::Score(PASSED_OUT), Play::PassedOut));
    }
    let contract = contract(told)?;
    let [by, tricks, result] = rest;
    let tricks = match (tricks.is_empty(), result.is_empty()) {
        (false, true) => Tricks::try_new(u8::try_from(number(tricks)?).ok()?).ok()?,
        (true, false) => tricks_of(result, contract)?,
        _ => return None,
    };
    let play = Play::Played(Played {
        contract,
        declarer: seat(by)?,
        tricks,
        vul: vulnerability(board)?,
    });
    Some((Outcome::Score(play.score()?), play))
}

fn vulnerability(board: u32) -> Option<AbsoluteVulnerability> {
    Name::Number(board.into()).vulnerability()
}

impl Names {
    /// The result of a row; nothing if any of it is not plain, and then nothing has been named.
    pub fn plain(&mut self, row: &Row, line: u32, event: &mut Event) -> Option<TableResult> {
        let board = number(row.get(Key::Board))?;
        let [ns, ew] = [number(row.get(Key::Ns))?, number(row.get(Key::Ew))?];
        let of = |key: Key| match row.get(key) {
            "" => Some(0),
            text => number(text),
        };
        let (round, session) = (of(Key::Round)?, u16::try_from(of(Key::Session)?).ok()?);
        if is_null(row.get(Key::Table)) {
            return None;
        }
        let (outcome, play) = outcome(row, board)?;
        let section = match row.get(Key::Section) {
            "" => 0,
            name if is_null(name) => return None,
            name => section(event, name)?,
        };
        let board = self.board(Name::Number(board.into()));
        let [ns, ew] = [ns, ew].map(|number| {
            let id = self.contestants.id(Name::Number(number.into()), line);
            Side::one(id)
        });
        let table = match row.get(Key::Table) {
            "" => 0,
            name => self.table(name),
        };
        Some(TableResult {
            round,
            session,
            section,
            table,
            play,
            line,
            ..TableResult::new(board, ns, ew, outcome)
        })
    }

    /// A table, which is nearly always the one of the line before.
    fn table(&mut self, name: &str) -> u32 {
        match self.tables.find_text(name) {
            Some(place) => place,
            None => self.tables.place(name.to_owned()),
        }
    }
}

/// The place of a section among those of the event.
fn section(event: &mut Event, name: &str) -> Option<u16> {
    let known = event.sections.iter().position(|known| known == name);
    let place = known.unwrap_or_else(|| {
        event.sections.push(name.to_owned());
        event.sections.len() - 1
    });
    u16::try_from(place).ok()
}

/// The results of a JSON event: where they stand in the text, and the text without them.
pub struct Array<'a> {
    text: &'a str,
    start: usize,
    /// The line of the start.
    line: u32,
    pub rest: String,
}

impl<'a> Array<'a> {
    /// Finds the list under `"results"` of a mapping; nothing if the text is no such mapping.
    pub fn of(text: &'a str) -> Option<Self> {
        let bytes = text.as_bytes();
        let mut at = space(bytes, 0);
        (bytes.get(at) == Some(&b'{')).then_some(())?;
        at += 1;
        loop {
            at = space(bytes, at);
            (bytes.get(at) == Some(&b'"')).then_some(())?;
            let end = string(bytes, at)?;
            let key = &bytes[at..end];
            at = space(bytes, end);
            (bytes.get(at) == Some(&b':')).then_some(())?;
            at = space(bytes, at + 1);
            let after = value(bytes, at)?;
            if key == b"\"results\"" {
                (bytes.get(at) == Some(&b'[')).then_some(())?;
                // Lists of a few are not worth it.
                (after - at > 4096).then_some(())?;
                let mut rest = String::with_capacity(text.len() - (after - at) + 2);
                rest.push_str(&text[..at]);
                rest.push_str("[]");
                rest.push_str(&text[after..]);
                let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
                return Some(Self {
                    text,
                    start: at + 1,
                    line: u32::try_from(line).ok()? + 1,
                    rest,
                });
            }
            at = space(bytes, after);
            match bytes.get(at)? {
                b',' => at += 1,
                _ => return None,
            }
        }
    }

    /// How many items there may be.
    pub fn count(&self) -> usize {
        let bytes = &self.text.as_bytes()[self.start..];
        bytes.iter().filter(|&&byte| byte == b'{').count()
    }

    /// Shows each item with its line: the text from its beginning, and back how long it is. Nothing if the list is not one.
    pub fn each(&self, mut show: impl FnMut(&'a str, u32) -> Option<usize>) -> Option<()> {
        let bytes = self.text.as_bytes();
        let (mut at, mut line) = (self.start, self.line);
        let mut first = true;
        loop {
            at = lines(bytes, at, &mut line);
            match bytes.get(at)? {
                b']' if first => return Some(()),
                b'{' => {}
                _ => return None,
            }
            first = false;
            let length = show(&self.text[at..], line)?;
            let inside = &bytes[at..at + length];
            line += u32::try_from(inside.iter().filter(|&&byte| byte == b'\n').count()).ok()?;
            at = lines(bytes, at + length, &mut line);
            match bytes.get(at)? {
                b',' => at += 1,
                b']' => return Some(()),
                _ => return None,
            }
        }
    }
}

/// The length of the value that begins a text.
pub fn length(text: &str) -> Option<usize> {
    value(text.as_bytes(), 0)
}

fn space(bytes: &[u8], mut at: usize) -> usize {
    while matches!(bytes.get(at), Some(b' ' | b'\n' | b'\t' | b'\r')) {
        at += 1;
    }
    at
}

/// The same, and lines are counted.
fn lines(bytes: &[u8], mut at: usize, line: &mut u32) -> usize {
    while let Some(byte @ (b' ' | b'\n' | b'\t' | b'\r')) = bytes.get(at) {
        *line += u32::from(*byte == b'\n');
        at += 1;
    }
    at
}

/// The place after a string that begins here.
fn string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += 1;
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 1,
            _ => {}
        }
    }
}

/// The place after a value that begins here.
fn value(bytes: &[u8], mut at: usize) -> Option<usize> {
    let mut depth = 0_u32;
    loop {
        match bytes.get(at)? {
            b'"' => at = string(bytes, at)?,
            b'{' | b'[' => {
                depth += 1;
                at += 1;
                continue;
            }
            b'}' | b']' => {
                depth = depth.checked_sub(1)?;
                at += 1;
            }
            b',' if depth == 0 => return Some(at),
            _ => {
                at += 1;
                if depth == 0 && matches!(bytes.get(at), Some(b'}' | b']' | b',') | None) {
                    return Some(at);
                }
                continue;
            }
        }
        if depth == 0 {
            return Some(at);
        }
    }
}
