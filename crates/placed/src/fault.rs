//! What is wrong with a text: the line, the place, the problem and the remedy.

use std::fmt;

use openroom_said::{Arg, Said, fault, remedied};

/// Something in a text that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; 0 when no line is to blame.
    pub line: u32,
    /// Where in the text: `results[3]`.
    pub place: String,
    /// Of what it is told: a board, a match.
    pub about: Option<Box<Said>>,
    /// What is wrong.
    pub problem: Box<Said>,
    /// What to do about it.
    pub remedy: Box<Said>,
}

impl Fault {
    /// A fault whose place is told later.
    #[must_use]
    pub fn new(line: u32, problem: Said, remedy: Said) -> Self {
        Self {
            line,
            place: String::new(),
            about: None,
            problem: Box::new(problem),
            remedy: Box::new(remedy),
        }
    }

    /// The same, of what is wrong and what to do about it.
    #[must_use]
    pub fn of(line: u32, (problem, remedy): (Said, Said)) -> Self {
        Self::new(line, problem, remedy)
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

    /// Names the line, unless something inside has named one.
    #[must_use]
    pub fn at(mut self, line: u32) -> Self {
        if self.line == 0 {
            self.line = line;
        }
        self
    }

    /// Names the board or the match.
    #[must_use]
    pub fn about(mut self, what: impl Into<Option<Said>>) -> Self {
        self.about = what.into().map(Box::new);
        self
    }

    /// What is wrong and what to do about it, in one sentence.
    #[must_use]
    pub fn told(&self) -> Said {
        let told = remedied(&self.problem, &self.remedy);
        fault(0, self.about.as_deref().cloned().map(Arg::Said), told)
    }

    /// The same with its place, but without its line: for a text that its writer has not seen.
    #[must_use]
    pub fn in_place(&self) -> Said {
        let place = Some(&self.place).filter(|place| !place.is_empty());
        fault(0, place.cloned().map(Arg::Text), self.told())
    }

    /// The same with its place and its line.
    #[must_use]
    pub fn said(&self) -> Said {
        let line = usize::try_from(self.line).unwrap_or(usize::MAX);
        fault(line, None, self.in_place())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for Fault {}
