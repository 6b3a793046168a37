//! The table log: one board at one table, written down as what happened.
//!
//! [`read`] takes YAML or JSON text, [`write`](Log::to_yaml) gives it back; reading what was written gives the
//! same log.
//!
//! ```
//! use openroom_laws::log;
//!
//! let text = "board: 1\nauction: 1NT Pass 3NT Pass Pass Pass\nlog:\n- E: down S4\n";
//! let logs = log::read(text).unwrap();
//! assert_eq!(logs[0].calls.len(), 6);
//! assert_eq!(log::read(&logs[0].to_yaml()).unwrap(), logs);
//! ```

mod data;
mod form;
mod read;
mod words;
mod write;
mod yaml;

use core::fmt;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_said::{Arg, Said as Sentence, said};

use crate::edition::Edition;
use crate::entry::Entry;
use crate::preliminaries::law02_boards::Board;

pub use data::Sent;
pub use read::{read, read_deal, read_under};
pub use write::deal_text;

/// Text of the user's inside a message: short, and with nothing in it that a terminal would obey.
pub(crate) fn quote(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text
        .chars()
        .take(LONGEST)
        .map(|c| {
            if c.is_control() || is_invisible(c) {
                '\u{fffd}'
            } else {
                c
            }
        })
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

/// Marks that turn the direction of text or cannot be seen.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// One document of a log file.
#[derive(Debug, Clone, PartialEq)]
pub struct Log {
    /// A name, for tests.
    pub id: Option<String>,
    /// Free text.
    pub title: Option<String>,
    /// The clauses that the log shows.
    pub laws: Vec<String>,
    /// A remark.
    pub note: Option<String>,
    /// The editions under which it is to be read: one, or in a test several.
    pub editions: Vec<Edition>,
    /// Dealer and vulnerability.
    pub board: Board,
    /// The hands that are known, by seat.
    pub deal: Deal,
    /// Calls from the dealer on, each of them legal.
    pub calls: Vec<Call>,
    /// Cards from the opening lead on, each of them legal.
    pub cards: Vec<Card>,
    /// What happened after these.
    pub entries: Vec<Entry>,
    /// What a test expects of the outcome.
    pub expect: Option<serde_json::Value>,
}

impl Log {
    /// The edition, for a log that is no test; of several the last one named.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.editions.last().copied().unwrap_or_default()
    }
}

/// The hands of a board as far as they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Deal(pub [Option<Hand>; 4]);

impl Deal {
    /// Nothing is known of any hand.
    pub const UNKNOWN: Self = Self([None; 4]);

    /// The hand of a seat, if known.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Option<Hand> {
        self.0[seat as usize]
    }
}

impl From<contract_bridge::FullDeal> for Deal {
    fn from(deal: contract_bridge::FullDeal) -> Self {
        Self(Seat::ALL.map(|seat| Some(deal[seat])))
    }
}

/// Where a log cannot be read or replayed, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogError {
    /// The document, from 1.
    pub document: usize,
    /// The line, from 1; 0 where none can be named.
    pub line: usize,
    /// The key or entry: `log entry 7`, `deal`.
    pub place: Option<Box<Arg>>,
    /// What is wrong, and what would be right.
    pub reason: Box<Sentence>,
}

impl LogError {
    /// As a sentence, with its place.
    #[must_use]
    pub fn said(&self) -> Sentence {
        let place = self.place.as_deref().cloned();
        let fault = openroom_said::fault(0, place, (*self.reason).clone());
        match self.line {
            0 => said!(
                "fault-document",
                "document {document}: {fault}",
                document = self.document,
                fault
            ),
            line => said!(
                "fault-document-line",
                "document {document}, line {line}: {fault}",
                document = self.document,
                line,
                fault
            ),
        }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for LogError {}
