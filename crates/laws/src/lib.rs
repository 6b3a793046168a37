//! The Laws of Duplicate Bridge as a function of the log of a table.

pub mod clause;
pub mod edition;

pub use clause::{Cite, Clause, Kind, Rule, UnknownClause};
pub use edition::Edition;
