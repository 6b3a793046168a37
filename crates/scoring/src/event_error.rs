//! What is wrong with an event: the line, the place, the problem and the remedy.

use std::fmt;

use openroom_said::Arg;

pub use openroom_placed::Fault as EventError;

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

    /// Adds an error, unless one with the same problem is there: what is wrong with the whole is said once.
    pub(crate) fn push_once(&mut self, error: EventError) {
        if self.0.iter().all(|other| other.problem != error.problem) {
            self.push(error);
        }
    }

    /// The same within a part of the file.
    #[must_use]
    pub(crate) fn within(self, place: &str) -> Self {
        Self(
            self.0
                .into_iter()
                .map(|error| error.within(place))
                .collect(),
        )
    }

    /// Takes what was read, or keeps what is wrong with it, so that the reader goes on.
    pub(crate) fn keep<T>(&mut self, read: Result<T, impl Into<Self>>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            Err(errors) => {
                for error in errors.into().0 {
                    self.push(error);
                }
                None
            }
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

    /// All of them, a line for each.
    #[must_use]
    pub fn said(&self) -> Arg {
        Arg::Each(self.0.iter().map(EventError::said).collect(), "\n".into())
    }
}

impl From<EventError> for EventErrors {
    fn from(error: EventError) -> Self {
        Self(vec![error])
    }
}

impl fmt::Display for EventErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for EventErrors {}
