//! Rulings, for a phone without a network: the Laws behind a small interface for JavaScript. What else a Director needs is in crates
//! `assistant-more` and `assistant-solver`: files of their own, so that the first ruling need not wait for them.
//!
//! Every function takes and gives JSON as text, and answers as the server does. Their types for TypeScript are made of the types
//! here: `interface.json` describes them (a test keeps it true), `scripts/assistant` makes `types.d.ts` of it, and `wasm-bindgen`
//! says which function takes what. Nothing is known of any language until [`give_words`] has given its words.
//!
//! ```
//! let asked = r#"{"language": "en", "log": {"board": 1, "log": [{"N": "1H"}, {"E": "1D"}, {"D": "called"}]}}"#;
//! let step = openroom_assistant::step(asked).unwrap();
//! assert!(step.contains(r#""law":"27A1""#));
//! ```

#[cfg(feature = "openapi")]
pub mod describe;
mod rulings;
pub mod spoken;

pub use rulings::{begin, comparable, meanings, step};
pub use spoken::hear;

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
