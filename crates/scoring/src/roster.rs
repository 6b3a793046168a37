//! What contestants have besides a name, looked at once for all: nearly always nothing, and then nobody need ask again.

use crate::event::Event;

/// What there is among the contestants.
pub(crate) struct Roster {
    /// Whether their names rise, so that none is there twice.
    pub in_order: bool,
    /// Whether anybody is of a line of two.
    pub lines: bool,
    pub strata: bool,
    pub categories: bool,
    pub handicaps: bool,
}

impl Roster {
    pub fn of(event: &Event) -> Self {
        let mut roster = Self {
            in_order: true,
            lines: false,
            strata: false,
            categories: false,
            handicaps: false,
        };
        let mut last = None;
        for one in &event.contestants {
            roster.in_order &= last.is_none_or(|last| last < &one.name);
            roster.lines |= one.line.is_some();
            roster.strata |= one.stratum.is_some();
            roster.categories |= !one.categories.is_empty();
            roster.handicaps |= !one.handicap.is_zero();
            last = Some(&one.name);
        }
        roster
    }
}
