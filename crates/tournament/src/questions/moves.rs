//! How the room moves from one round to the next, where that can be said in a few words: East-West up one table, boards down one.

use std::collections::{BTreeMap, HashMap};

use openroom_scoring::event::Direction;
use serde::Serialize;

use crate::state::{Round, TableRound};
use crate::tournament::Tournament;

/// By how many tables each moves: 0 stays, more is up, less is down. Nothing where not all move alike, as in a Howell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moves {
    /// North-South.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ns: Option<i32>,
    /// East-West.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ew: Option<i32>,
    /// The boards.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub boards: Option<i32>,
}

impl Tournament {
    /// How the room moves after a round; nothing after the last one.
    #[must_use]
    pub fn moves(&self, session: u16, after: u32) -> Option<Moves> {
        let now = self.state.round(session, after)?;
        let next = self.state.round(session, after + 1)?;
        let (now, next) = (Ring::of(now), Ring::of(next));
        let side = |side: Direction| {
            let who = move |table: &TableRound| table.sitting.side(side);
            common(&now, &next, who)
        };
        let boards = |table: &TableRound| table.boards.iter().map(|board| board.board).collect();
        Some(Moves {
            ns: side(Direction::Ns),
            ew: side(Direction::Ew),
            boards: common(&now, &next, boards),
        })
    }
}

/// The tables of each section, in the order in which they stand.
struct Ring<'e>(BTreeMap<Option<&'e str>, Vec<&'e TableRound>>);

impl<'e> Ring<'e> {
    fn of(round: &'e Round) -> Self {
        let mut sections: BTreeMap<Option<&str>, Vec<&TableRound>> = BTreeMap::new();
        for table in round.tables.iter() {
            let section = sections.entry(table.section.as_deref()).or_default();
            section.push(table);
        }
        for tables in sections.values_mut() {
            // 10 comes after 9.
            tables.sort_by_key(|table| (table.name.len(), table.name.as_str()));
        }
        Self(sections)
    }
}

/// By how many tables all go that `what` finds at the tables, if it is the same for all. In a room of seven, down one is the same as up
/// six: the shorter way is said.
fn common(now: &Ring<'_>, next: &Ring<'_>, what: impl Fn(&TableRound) -> Vec<u32>) -> Option<i32> {
    let mut found = None;
    for (section, tables) in &now.0 {
        let later = next.0.get(section)?;
        let size = i32::try_from(tables.len()).ok()?;
        if later.len() != tables.len() {
            return None;
        }
        let there: HashMap<Vec<u32>, usize> = (0..)
            .zip(later)
            .map(|(at, table)| (what(table), at))
            .collect();
        for (at, table) in (0_i32..).zip(tables) {
            let moved = what(table);
            if moved.is_empty() {
                continue;
            }
            let to = i32::try_from(*there.get(&moved)?).ok()?;
            let up = (to - at).rem_euclid(size);
            let by = if 2 * up > size { up - size } else { up };
            if *found.get_or_insert(by) != by {
                return None;
            }
        }
    }
    found
}
