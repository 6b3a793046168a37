//! What is wrong with an event: the line, the place, the problem and the remedy.

use std::fmt;

/// Something in an event that cannot be scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventError {
    /// The line of the file, counted from 1; 0 when no line is to blame.
    pub line: u32,
    /// Where in the event: `results[3]`, a board, a contestant.
    pub place: String,
    /// What is wrong.
    pub problem: String,
    /// What to do about it.
    pub remedy: String,
}

impl EventError {
    /// An error whose place is told later.
    #[must_use]
    pub fn new(line: u32, problem: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            line,
            place: String::new(),
            problem: problem.into(),
            remedy: remedy.into(),
        }
    }

    /// Puts the place in front of what is there already.
    #[must_use]
    pub fn within(mut self, place: &str) -> Self {
        self.place = match self.place.as_str() {
            "" => place.to_owned(),
            inner if inner.starts_with('[') => format!("{place}{inner}"),
            inner => format!("{place}.{inner}"),
        };
        self
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        write!(f, "{}; remedy: {}", self.problem, self.remedy)
    }
}

impl std::error::Error for EventError {}

/// Every error found, in the order of the file; a long list is cut.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventErrors(pub Vec<EventError>);

/// How many errors are kept; the rest would say the same.
pub(crate) const MOST_ERRORS: usize = 20;

impl EventErrors {
    /// Adds an error, unless there are enough.
    pub fn push(&mut self, error: EventError) {
        if self.0.len() < MOST_ERRORS {
            self.0.push(error);
        }
    }

    /// `value` if nothing was wrong.
    ///
    /// # Errors
    ///
    /// When something was.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl From<EventError> for EventErrors {
    fn from(error: EventError) -> Self {
        Self(vec![error])
    }
}

impl fmt::Display for EventErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for EventErrors {}
