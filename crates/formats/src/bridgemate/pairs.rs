//! Who has a number. Sections number their pairs each for itself, and a movement with two winners numbers those North-South and
//! those East-West apart.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::message::{PlayedResult, Round, Section};

/// The type of a section of teams.
pub(super) const TEAMS: i32 = 30;

/// A section of a session.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct Place<'a> {
    /// The session, by its identifier.
    pub session: Option<&'a str>,
    /// The section, by its letters.
    pub section: Option<&'a str>,
}

impl<'a> Place<'a> {
    /// Where a result comes from.
    pub fn of(result: &'a PlayedResult) -> Self {
        Self {
            session: result.session_guid.as_deref(),
            section: result.section_letters.as_deref(),
        }
    }
}

/// What tells pairs with the same number apart.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Apart<'a> {
    sections: bool,
    /// Where those North-South and those East-West are numbered apart: each section has its own movement.
    directions: HashSet<Place<'a>>,
}

impl<'a> Apart<'a> {
    /// As results show it: a number that two sections of a session have, or that sits in two places in a round.
    pub fn of_results(results: &[&'a PlayedResult]) -> Self {
        let mut section_of = HashMap::new();
        let mut seats = HashMap::new();
        let mut apart = Self::default();
        for result in results {
            let place = Place::of(result);
            for (number, direction) in [(result.pair_north_south, 1), (result.pair_east_west, 2)] {
                let first = *section_of.entry((place.session, number)).or_insert(place);
                apart.sections |= first != place;
                if result.round_number != 0 {
                    let seat = (result.table_number, direction);
                    let sitting = (place, result.round_number, number);
                    if *seats.entry(sitting).or_insert(seat) != seat {
                        apart.directions.insert(place);
                    }
                }
            }
        }
        apart
    }

    /// As the sections of an event say it.
    pub fn of_sections(sections: impl Iterator<Item = (Place<'a>, &'a Section)>) -> Self {
        let mut section_of: HashMap<(Option<&str>, i32), Place<'_>> = HashMap::new();
        let mut apart = Self::default();
        for (place, section) in sections {
            if section.winners == 2 && section.game_type != TEAMS && has_both_ways(section) {
                apart.directions.insert(place);
            }
            for number in rounds(section).flatten().filter(|n| *n != 0) {
                let first = *section_of.entry((place.session, number)).or_insert(place);
                apart.sections |= first != place;
            }
        }
        apart
    }

    /// The name of a pair: `7`, `A7`, `7NS`, `A7NS`; of a team, which has no direction: `7`, `A7`.
    pub fn name(&self, number: i32, place: Place<'_>, direction: &str) -> Value {
        let section = place.section.filter(|_| self.sections).unwrap_or_default();
        let direction = match self.directions.contains(&place) {
            true => direction,
            false => "",
        };
        match (section, direction) {
            ("", "") => Value::from(number),
            _ => Value::from(format!("{section}{number}{direction}")),
        }
    }
}

/// The pairs of each round at each table; of teams, the teams.
fn rounds(section: &Section) -> impl Iterator<Item = [i32; 2]> {
    let tables = section.tables.iter().flatten();
    let rounds = tables.flat_map(|table| table.rounds.iter().flatten());
    rounds.map(|round| contestants(section, round))
}

/// Who sits North-South and East-West: the pairs, or the teams if they have numbers.
pub(super) fn contestants(section: &Section, round: &Round) -> [i32; 2] {
    let pairs = [round.pair_ns, round.pair_ew];
    match section.game_type == TEAMS && (round.team_ns != 0 || round.team_ew != 0) {
        true => [round.team_ns, round.team_ew],
        false => pairs,
    }
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
