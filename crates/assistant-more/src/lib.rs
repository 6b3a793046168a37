//! What a Director needs besides rulings, for a phone without a network: the search of the book, scores and weighted scores, cases of
//! judgement, practice and examinations. A file of its own beside crate `assistant`, which is small so that a ruling is there soon; it is
//! asked as that one is, JSON in and JSON out, and has its `give_words`.
//!
//! ```
//! let asked = r#"{"words": "penalty card", "edition": 2017, "language": "en"}"#;
//! let found = openroom_assistant_more::search_book(asked).unwrap();
//! assert!(found.contains(r#""id":"50""#));
//! ```

pub mod book;
#[cfg(feature = "openapi")]
pub mod describe;
mod figures;
pub mod judgement;
pub mod practice;

pub use book::{book_clause, give_book, search_book};
pub use figures::{ScoreAsked, ScoreFound, WeighAsked, Weighed, WeighedRow, WeighedSide};
pub use figures::{SideAsked, SmallField, score, weigh};
pub use judgement::judge;

use openroom_words::answering;
use wasm_bindgen::prelude::wasm_bindgen;

/// What stands at the head of the types for TypeScript: `Json<T>` is the text of a `T`.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type * as T from './types';
/** The text of a value as JSON. */
export type Json<V> = string & { readonly of?: V };";

/// Gives the words of a language (`locales/`), before anything is asked in it: the messages one after the other, the refusals, and
/// the table of clauses. A variety such as `es-ES` needs those of its language too.
///
/// # Errors
/// We have no such language.
#[wasm_bindgen]
pub fn give_words(
    language: &str,
    messages: String,
    refusals: String,
    clauses: String,
) -> Result<(), String> {
    answering::give(language, [messages, refusals, clauses])
}
