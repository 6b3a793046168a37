//! The scenarios of the conformance suite, the clauses that each shows, and the clauses that are applied together.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use openroom_laws::conformance::{self, Scenario};
use openroom_laws::{Clause, Edition};

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// A scenario, with what a replay says of it.
#[derive(Debug)]
pub struct Shown {
    /// The scenario.
    pub scenario: Scenario,
    /// By edition, in the order of [`Edition::ALL`]; nothing where it is not told under that edition.
    by_edition: [Option<Clauses>; 2],
}

/// The clauses that a scenario has to do with, under one edition.
#[derive(Debug)]
pub struct Clauses {
    /// Those that it is about.
    pub shows: Vec<Clause>,
    /// All that its outcome names on the way, those that it is about included.
    pub names: Vec<Clause>,
}

static ALL: LazyLock<Vec<Shown>> = LazyLock::new(|| {
    let all = FILES.iter().flat_map(|text| conformance::scenarios(text));
    all.filter(|scenario| scenario.id.is_some() && scenario.log.is_ok())
        .map(shown)
        .collect()
});

fn shown(scenario: Scenario) -> Shown {
    let by_edition = Edition::ALL.map(|edition| {
        let told = scenario.editions.contains(&edition);
        told.then(|| Clauses {
            shows: scenario.shows(edition),
            names: scenario.named(edition).into_iter().collect(),
        })
    });
    Shown {
        scenario,
        by_edition,
    }
}

impl Shown {
    /// Every scenario that can be told, in the order of the suite. The first time all of them are replayed.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// What it has to do with under that edition.
    #[must_use]
    pub const fn under(&self, edition: Edition) -> Option<&Clauses> {
        self.by_edition[edition as usize].as_ref()
    }
}

/// The scenarios in which a clause is applied, by their places in [`Shown::all`]: first those that are about it, then the others.
///
/// ```
/// use openroom_book::scenarios::{Shown, showing};
/// use openroom_laws::{Clause, Edition};
/// let clause = Clause::find(Edition::E2017, "27A1").unwrap();
/// let first = &Shown::all()[showing(clause)[0]];
/// assert!(first.under(Edition::E2017).unwrap().shows.contains(&clause));
/// ```
#[must_use]
pub fn showing(clause: Clause) -> Vec<usize> {
    SHOWING.get(&clause).cloned().unwrap_or_default()
}

static SHOWING: LazyLock<BTreeMap<Clause, Vec<usize>>> = LazyLock::new(|| {
    let mut about: BTreeMap<Clause, Vec<usize>> = BTreeMap::new();
    let mut named: BTreeMap<Clause, Vec<usize>> = BTreeMap::new();
    for (at, shown) in ALL.iter().enumerate() {
        for clauses in shown.by_edition.iter().flatten() {
            for &clause in &clauses.shows {
                about.entry(clause).or_default().push(at);
            }
            let only = clauses
                .names
                .iter()
                .filter(|one| !clauses.shows.contains(one));
            for &clause in only {
                named.entry(clause).or_default().push(at);
            }
        }
    }
    for places in about.values_mut() {
        // A scenario that names a clause twice is still one.
        places.dedup();
    }
    for (clause, places) in named {
        about.entry(clause).or_default().extend(places);
    }
    about
});

/// How often clauses of an edition are applied in one and the same scenario: for each clause its companions. First those that come with it
/// often, and seldom without it: the first call (17B) comes with everything.
#[must_use]
pub fn together(edition: Edition) -> BTreeMap<Clause, Vec<(Clause, u16)>> {
    let mut counted: BTreeMap<Clause, BTreeMap<Clause, u16>> = BTreeMap::new();
    let mut all: BTreeMap<Clause, u64> = BTreeMap::new();
    for clauses in ALL.iter().filter_map(|shown| shown.under(edition)) {
        for &one in &clauses.names {
            *all.entry(one).or_default() += 1;
            let with = counted.entry(one).or_default();
            for &other in clauses.names.iter().filter(|&&other| other != one) {
                *with.entry(other).or_default() += 1;
            }
        }
    }
    counted
        .into_iter()
        .map(|(clause, with)| {
            let mut with: Vec<(Clause, u16)> = with.into_iter().collect();
            let close = |other: Clause, count: u16| u64::from(count).pow(2) * 1_000 / all[&other];
            with.sort_by_key(|&(other, count)| (core::cmp::Reverse(close(other, count)), other));
            (clause, with)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_scenario_has_a_name_of_its_own_and_stands_at_its_clauses() {
        let mut seen = HashSet::new();
        for shown in Shown::all() {
            let id = shown.scenario.id.as_deref().unwrap();
            assert!(seen.insert(id), "{id}");
        }
        assert!(seen.len() > 1_000, "{}", seen.len());
        let clause = Clause::find(Edition::E2007, "64A1").unwrap();
        assert!(showing(clause).len() > 5);
    }

    #[test]
    fn companions_are_of_one_edition_and_go_both_ways() {
        for edition in Edition::ALL {
            let all = together(edition);
            for (clause, with) in &all {
                for (other, count) in with {
                    assert_eq!(other.edition(), edition);
                    assert!(all[other].contains(&(*clause, *count)), "{clause} {other}");
                }
            }
        }
    }
}
