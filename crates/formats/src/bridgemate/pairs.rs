//! Who has a number. Sections number their pairs each for itself, and a movement with two winners numbers those North-South and
//! those East-West apart.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::message::{PlayedResult, Section};

/// What tells pairs with the same number apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Apart {
    sections: bool,
    directions: bool,
}

impl Apart {
    /// As results show it: a number that two sections of a session have, or that sits in two places in a round.
    pub fn of_results(results: &[&PlayedResult]) -> Self {
        let mut section_of = HashMap::new();
        let mut seats = HashMap::new();
        let mut apart = Self::default();
        for result in results {
            let section = &result.section_letters;
            for (number, direction) in [(result.pair_north_south, 1), (result.pair_east_west, 2)] {
                let pair = (&result.session_guid, number);
                apart.sections |= *section_of.entry(pair).or_insert(section) != section;
                if result.round_number != 0 {
                    let round = (&result.session_guid, section, result.round_number);
                    let seat = (result.table_number, direction);
                    let is_there = *seats.entry((round, number)).or_insert(seat) != seat;
                    apart.directions |= is_there;
                }
            }
        }
        apart
    }

    /// As the sections of an event say it.
    pub fn of_sections<'a>(sections: impl Iterator<Item = &'a Section>) -> Self {
        let mut seen: HashSet<i32> = HashSet::new();
        let mut apart = Self::default();
        for section in sections {
            apart.directions |= section.winners == 2 && has_both_ways(section);
            let numbers: HashSet<i32> = rounds(section).flatten().filter(|n| *n != 0).collect();
            apart.sections |= numbers.iter().any(|number| !seen.insert(*number));
        }
        apart
    }

    /// The name of a pair: `7`, `A7`, `7NS`, `A7NS`.
    pub fn name(self, number: i32, section: Option<&str>, direction: &str) -> Value {
        let section = section.filter(|_| self.sections).unwrap_or_default();
        let direction = if self.directions { direction } else { "" };
        match (section, direction) {
            ("", "") => Value::from(number),
            _ => Value::from(format!("{section}{number}{direction}")),
        }
    }
}

/// The pairs of each round at each table.
fn rounds(section: &Section) -> impl Iterator<Item = [i32; 2]> {
    let tables = section.tables.iter().flatten();
    let rounds = tables.flat_map(|table| table.rounds.iter().flatten());
    rounds.map(|round| [round.pair_ns, round.pair_ew])
}

/// Whether a number sits North-South and East-West.
fn has_both_ways(section: &Section) -> bool {
    let ns: HashSet<i32> = rounds(section).map(|[ns, _]| ns).collect();
    rounds(section).any(|[_, ew]| ew != 0 && ns.contains(&ew))
}

/// The number in a name that was made so.
pub(super) fn number(name: &str, section: Option<&str>, direction: &str) -> Option<i32> {
    let name = name.strip_suffix(direction).unwrap_or(name);
    let plain = || name.parse().ok();
    plain().or_else(|| name.strip_prefix(section?)?.parse().ok())
}
