//! YAML and JSON as a tree in which every value knows its line.
//!
//! Every scalar is kept as the text that was written, so that `N`, `no`, `017` and `0.10` are never taken for something else;
//! who reads it says what it is. Depth and size are bounded and no key may be there twice, so that ten megabytes of brackets
//! are a [`Fault`], not a stack overflow. A fault names its line, its place, and the remedy.
//!
//! ```
//! use openroom_placed::{Limits, read};
//!
//! let event = read("name: Spring Pairs\nboards: [1, 2]\n", Limits::FLAT)?.unwrap_or_default();
//! let boards = event.get("boards").unwrap();
//! assert_eq!((boards.line, boards.items().unwrap().len()), (2, 2));
//!
//! let fault = read("name: A\nname: B\n", Limits::FLAT).unwrap_err();
//! assert_eq!(fault.to_string(), "line 2: the key \"name\" appears twice; remedy: keep one of them");
//! # Ok::<(), openroom_placed::Fault>(())
//! ```
//!
//! A long list is read item by item with a [`Reader`] or with [`each_item`], and is never in memory as a whole. Types that
//! implement serde's `Deserialize` come out of a tree with [`from_text`] and [`from_node`]:
//!
//! ```
//! #[derive(Debug, serde::Deserialize)]
//! struct Round {
//!     boards: Vec<u32>,
//! }
//! let round: Round = openroom_placed::from_text("boards: [1, 2]")?;
//! assert_eq!(round.boards, [1, 2]);
//!
//! let fault = openroom_placed::from_text::<Round>("boards:\n- 1\n- two\n").unwrap_err();
//! assert_eq!(
//!     fault.to_string(),
//!     "line 3: boards[1]: \"two\" is not allowed; remedy: use a whole number that is not too large"
//! );
//! # Ok::<(), openroom_placed::Fault>(())
//! ```
//!
//! JSON is read by a reader of its own, which knows nothing but JSON; anything else, and what is wrong, is for the YAML parser. Whole
//! lines of plain words can be read without it ([`WholeItems`]). Both give what the parser would give; properties hold that.
//!
//! [`write`](mod@write) has the way back: any text as a scalar that is read as the same text.

mod data;
mod de;
mod fault;
mod fields;
mod json;
mod lines;
mod node;
#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;

#[cfg(test)]
mod properties;
mod reader;
mod sent;
pub mod write;
mod yaml;

pub use de::{from_node, from_pair, from_text};
pub use fault::Fault;
pub use fields::{Fields, each, items, text, truth, whole, word, wrong};
pub use lines::{Item, WholeItems};
pub use node::{Node, Value, shown};
pub use reader::{Limits, Reader, Start, documents, each_item, read};
