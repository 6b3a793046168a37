//! What people read: the words of the five languages, boards drawn as text, rulings told step by step.
//!
//! It stands between the crates that know the rules and whoever speaks to people, the command line and the server.

mod adjusted;
pub mod answering;
pub mod ask;
pub mod beginnings;
#[cfg(feature = "club")]
pub mod brackets;
pub mod cases;
#[cfg(feature = "claims")]
pub mod claims;
pub mod clauses;
pub mod compare;
pub mod consequences;
pub mod deeds;
mod effects;
pub mod explain;
pub mod irregular;
pub mod judgement;
pub mod language;
#[cfg(feature = "club")]
pub mod losses;
pub mod meanings;
mod moments;
#[cfg(feature = "club")]
pub mod movements;
pub mod practice;
#[cfg(feature = "club")]
pub mod record;
pub mod refusals;
pub mod ruling;
pub mod scores;
#[cfg(feature = "club")]
mod settings;
pub mod show;
pub mod terminal;
mod titles;
pub mod words;

pub use clauses::{clause_more, clause_summary, give_more};
pub use titles::title;
