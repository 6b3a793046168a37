//! What crate `placed` reads of the fields of a mapping, and the values that only scores have.

use openroom_said::said;

pub use openroom_placed::{Fields, each, items, text, truth, whole, word};
use openroom_placed::{Node, wrong};

use crate::Exact;
use crate::checks::words::not_above_nought;
use crate::event::Name;
use crate::event_error::EventError;

/// A number or a word that names something.
pub fn name(node: &Node) -> Result<Name, EventError> {
    match node.text() {
        Some(text) if !text.is_empty() => Ok(Name::new(text)),
        _ => Err(wrong(
            node,
            said!("scored-number-or-word", "a number or a word"),
        )),
    }
}

/// An exact decimal or fraction.
pub fn exact(node: &Node) -> Result<Exact, EventError> {
    let number = node.text().and_then(|text| text.parse().ok());
    number.ok_or_else(|| {
        wrong(
            node,
            said!("scored-number-3-0-6", "a number: 3, 0.6 or 1/3"),
        )
    })
}

/// A count: 1 to 10000.
pub fn positive(node: &Node) -> Result<u32, EventError> {
    match whole(node)? {
        0 => Err(EventError::new(
            node.line,
            said!("scored-0-not-allowed", "0 is not allowed"),
            said!("scored-least-1", "write 1 or more"),
        )),
        number if number > 10_000 => Err(EventError::new(
            node.line,
            said!("scored-too-large", "the number is too large"),
            said!("scored-most-10000", "write 10000 or less"),
        )),
        number => Ok(number),
    }
}

/// A number above 0.
pub fn more_than_nought(node: &Node) -> Result<Exact, EventError> {
    let number = exact(node)?;
    match number.signum() > 0 {
        true => Ok(number),
        false => Err(EventError::of(node.line, not_above_nought(node.shown()))),
    }
}
