//! A scale of victory points by its name.

use openroom_placed::Node;
use openroom_said::said;

use crate::event_error::EventError;
use crate::victory_points::{Scale, TableScale};

/// One of the event's own scales, or one that everybody knows.
pub fn scale(node: &Node, own: &[TableScale]) -> Result<Scale, EventError> {
    let wanted = node.text().unwrap_or_default();
    let ours = own
        .iter()
        .find(|scale| scale.name == wanted)
        .cloned()
        .map(Scale::Table);
    ours.or_else(|| Scale::named(wanted)).ok_or_else(|| {
        let mut known: Vec<&str> = own.iter().map(|scale| scale.name.as_str()).collect();
        known.extend(Scale::names());
        let remedy = said!(
            "scored-known-or-add-under",
            "use one of {known}, or add it under scales",
            known = known.join(", ")
        );
        EventError::new(
            node.line,
            said!(
                "scored-scale-unknown",
                "the scale {what} is unknown",
                what = node.shown()
            ),
            remedy,
        )
    })
}
