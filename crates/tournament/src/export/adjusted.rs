//! The one place where an adjusted score, which the state keeps as it was written, becomes that of crate `scoring`.

use openroom_scoring::event::Ruling;
use openroom_scoring::event_file::{self, EventError};

use crate::tree::Tree;

/// What the Director put in the place of a result.
pub(super) fn ruling(tree: &Tree) -> Result<Ruling, EventError> {
    event_file::read_ruling(&tree.node())
}
