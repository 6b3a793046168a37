//! What cannot be read, and where.

use core::fmt;

use openroom_said::{Arg, Said, ToArg, said};

/// A place in the input and what is wrong there.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fault {
    /// The line, from 1; 0 where none can be named.
    pub line: usize,
    /// The column or key, where the format has one.
    pub column: Option<Arg>,
    /// What is wrong, and what would be right.
    pub text: Said,
}

/// What is wrong with JSON, in our words. Where a value is of another kind than it should be, the words of the library say of which.
pub(crate) fn json_reason(error: &serde_json::Error) -> Said {
    use serde_json::error::Category;
    match error.classify() {
        Category::Syntax => said!(
            "json-syntax",
            "it is not valid JSON at column {column}",
            column = u32::try_from(error.column()).unwrap_or(0)
        ),
        Category::Eof => said!("placed-ends-too-early", "the text ends too early"),
        Category::Data | Category::Io => said!(
            "json-data",
            "a key is missing, or a value is of the wrong kind ({detail})",
            detail = error.to_string()
        ),
    }
}

impl Fault {
    /// A fault in a line.
    #[must_use]
    pub const fn new(line: usize, text: Said) -> Self {
        Self {
            line,
            column: None,
            text,
        }
    }

    /// A fault in a column of a line, or under a key.
    pub fn at(line: usize, column: impl ToArg, text: Said) -> Self {
        Self {
            line,
            column: Some(column.to_arg()),
            text,
        }
    }

    /// As a sentence, with its place.
    #[must_use]
    pub fn said(&self) -> Said {
        openroom_said::fault(self.line, self.column.clone(), self.text.clone())
    }
}

/// The first of several faults in one sentence, for where there is no room for more.
#[must_use]
pub fn first_faults(faults: &[Fault]) -> Said {
    const ROOM: usize = 5;
    let first = faults.iter().take(ROOM).map(Fault::said).collect();
    said!(
        "fault-all",
        "{faults}",
        faults = Arg::Each(first, "; ".into())
    )
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for Fault {}

/// The text in quotation marks, cut where it is long.
pub(crate) fn quoted(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{:?}...", &text[..end]),
        None => format!("{text:?}"),
    }
}
