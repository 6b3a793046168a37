//! What people read: the words of the five languages, boards drawn as text, rulings told step by step.
//!
//! It stands between the crates that know the rules and whoever speaks to people, the command line and the server.

mod adjusted;
pub mod ask;
pub mod cases;
pub mod clauses;
pub mod compare;
pub mod consequences;
pub mod deeds;
mod effects;
pub mod explain;
pub mod irregular;
pub mod language;
pub mod losses;
pub mod meanings;
pub mod movements;
pub mod record;
pub mod refusals;
pub mod scores;
pub mod show;
pub mod terminal;
pub mod words;

pub use clauses::clause_summary;
