//! Why something cannot be done.

use core::fmt;

use openroom_laws::{Clause, Impossible};
use openroom_said::Said;

/// Why something cannot be done: for people, and with the clause where a Law says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// For people.
    pub said: Box<Said>,
    /// The clause.
    pub law: Option<Clause>,
}

impl Refused {
    pub(crate) fn by(law: Option<Clause>, said: Said) -> Self {
        let said = Box::new(said);
        Self { said, law }
    }
}

impl From<Said> for Refused {
    fn from(said: Said) -> Self {
        Self::by(None, said)
    }
}

impl From<Impossible> for Refused {
    fn from(impossible: Impossible) -> Self {
        impossible.said().into()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said.fmt(f)
    }
}

impl core::error::Error for Refused {}
