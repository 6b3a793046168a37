//! What the target of a conversion cannot hold.

use core::fmt;

/// Something of the source that is not in what was written.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loss {
    /// The board or line of the source: `game 3, board 7`, `line 12`.
    pub place: String,
    /// What is lost, and how it was written instead if it was.
    pub what: String,
}

impl Loss {
    /// Something lost at a place.
    pub fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            what: what.into(),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => f.write_str(&self.what),
            place => write!(f, "{place}: {}", self.what),
        }
    }
}
