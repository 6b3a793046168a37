//! The documents of a log file.

use openroom_placed::{Limits, Node};

use super::LogError;

/// Adjusted scores and `expect` are the deepest parts of a log; no part has a tenth of so many keys.
const LIMITS: Limits = Limits {
    depth: 24,
    values: 200_000,
    keys: 256,
    aliases: true,
};

/// Reads every document of the text.
pub(super) fn documents(text: &str) -> Result<Vec<Node<'_>>, LogError> {
    openroom_placed::documents(text, LIMITS).map_err(|(document, fault)| LogError {
        document,
        line: line_of(fault.line),
        place: None,
        reason: Box::new(fault.told()),
    })
}

/// A line as an error names it.
pub(super) fn line_of(line: u32) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
