//! What cannot be read, and where.

use core::fmt;

/// A place in the input and what is wrong there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 where none can be named.
    pub line: usize,
    /// The column or key, where the format has one.
    pub column: Option<String>,
    /// What is wrong, and what would be right.
    pub text: String,
}

impl Fault {
    /// A fault in a line.
    pub fn new(line: usize, text: impl Into<String>) -> Self {
        Self {
            line,
            column: None,
            text: text.into(),
        }
    }

    /// A fault in a column of a line, or under a key.
    pub fn at(line: usize, column: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            line,
            column: Some(column.into()),
            text: text.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if let Some(column) = &self.column {
            write!(f, "{column}: ")?;
        }
        f.write_str(&self.text)
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
