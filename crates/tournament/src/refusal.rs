//! Why an entry cannot follow what the log says so far.

use std::fmt;

use openroom_laws::{Cite, Edition};

use crate::said::Said;

/// An entry that is refused: the reason, and what it rests on. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong, and what would be right.
    pub reason: Said,
    /// The clause of the Laws or the paragraph of the White Book: `Law 92B`, `WB 131.3`. Nothing where it is plain sense.
    pub ground: Option<String>,
}

impl Refused {
    /// Refused for plain sense: a table that is not there, a number given twice.
    pub fn plain(reason: Said) -> Self {
        Self {
            reason,
            ground: None,
        }
    }

    /// Refused under a clause of the Laws.
    pub(crate) fn law(cite: Cite, edition: Edition, reason: Said) -> Self {
        Self {
            reason,
            ground: Some(format!("Law {}", cite.in_edition(edition))),
        }
    }

    /// Refused under a paragraph of the White Book.
    pub(crate) fn white_book(paragraph: &str, reason: Said) -> Self {
        Self {
            reason,
            ground: Some(format!("WB {paragraph}")),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)?;
        match &self.ground {
            Some(ground) => write!(f, " ({ground})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}

/// What applying an entry gives.
pub(crate) type Done = Result<(), Refused>;
