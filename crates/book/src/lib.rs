//! The Laws as a book to read, made from the catalogue of crate `laws`, the words of crate `words`, the scenarios and the engine.
//!
//! ```
//! use openroom_book::{changes, contents, references, search, warnings};
//! use openroom_laws::{Clause, Edition};
//! use openroom_words::words::Language;
//!
//! // A clause is found however it is typed, and has an address.
//! let found = search::search(Some(Edition::E2017), "renonce consumta", Language::Italian);
//! let clause = found.clauses[0].clause;
//! assert_eq!(contents::at(Edition::E2017, &contents::slug(clause.id())), Some(clause));
//!
//! // What it leads to, what became of it, where translations part from each other.
//! let clause = Clause::find(Edition::E2007, "27B2").unwrap();
//! assert!(!references::leads_to(clause).is_empty());
//! assert_eq!(changes::counterparts(clause)[0].edition(), Edition::E2017);
//! assert!(!warnings::warnings("27B2", None, Some(Language::Italian)).is_empty());
//! ```
//!
//! The crate does no IO, reads no clock and uses no chance, and builds for `wasm32-unknown-unknown`. The feature `scenarios` puts the
//! conformance suite inside, and with it what only a replay can tell and the files that the pages fetch.

pub mod beside;
pub mod changes;
pub mod contents;
#[cfg(feature = "scenarios")]
pub mod files;
pub mod fold;
pub mod interpretations;
pub mod own;
pub mod references;
#[cfg(feature = "scenarios")]
pub mod scenarios;
pub mod search;
pub mod terms;
pub mod warnings;
