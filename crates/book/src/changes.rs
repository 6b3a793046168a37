//! What became of a clause from 2007 to 2017, and where it stands in the other edition.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition};

use crate::references::pointers;

/// What became of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The same rule under the same id in both.
    Same,
    /// The same clause in both, with a difference that the catalogue names.
    Noted,
    /// Another rule, or in another place.
    Changed,
    /// Only one edition has it.
    Alone,
}

/// The clauses of the other edition that a clause answers to: itself if the rule is the same, else what the catalogue names, else
/// the one with the same id. None if only this edition has it.
///
/// ```
/// use openroom_book::changes::counterparts;
/// use openroom_laws::{Clause, Edition};
/// let of = |edition, id| {
///     let all = counterparts(Clause::find(edition, id).unwrap());
///     all.into_iter().map(Clause::id).collect::<Vec<_>>()
/// };
/// assert_eq!(of(Edition::E2007, "27A1"), ["27A1"]);
/// assert_eq!(of(Edition::E2007, "16C2a"), ["16D2a"]);
/// assert_eq!(of(Edition::E2017, "16D2a"), ["16C2a"]);
/// assert!(of(Edition::E2017, "23A1").is_empty());
/// ```
#[must_use]
pub fn counterparts(clause: Clause) -> Vec<Clause> {
    let rule = clause.rule();
    if rule.editions.len() == 2 {
        let other = other(clause.edition());
        return Clause::find(other, clause.id()).into_iter().collect();
    }
    MOVED.get(&clause).cloned().unwrap_or_default()
}

/// Of the rules that one edition has: where they stand in the other.
static MOVED: LazyLock<BTreeMap<Clause, Vec<Clause>>> = LazyLock::new(|| {
    let alone = |clause: &Clause| clause.rule().editions.len() == 1;
    let all = || Edition::ALL.into_iter().flat_map(Clause::all).filter(alone);
    let named: BTreeMap<Clause, Vec<Clause>> = all()
        .map(|clause| (clause, named(clause, other(clause.edition()))))
        .collect();
    let mut back: BTreeMap<Clause, Vec<Clause>> = BTreeMap::new();
    for (&clause, there) in &named {
        for &one in there {
            back.entry(one).or_default().push(clause);
        }
    }
    let of = |clause: Clause| {
        let said = &named[&clause];
        if !said.is_empty() {
            return said.clone();
        }
        // What points here from the other side.
        let back = back.get(&clause).cloned().unwrap_or_default();
        if !back.is_empty() || is_alone(clause.rule().diff()) {
            return back;
        }
        Clause::find(other(clause.edition()), clause.id())
            .filter(alone)
            .into_iter()
            .collect()
    };
    all().map(|clause| (clause, of(clause))).collect()
});

/// What became of it.
#[must_use]
pub fn change(clause: Clause) -> Change {
    match (clause.rule().editions.len(), clause.rule().diff()) {
        (2, "") => Change::Same,
        (2, _) => Change::Noted,
        _ if counterparts(clause).is_empty() => Change::Alone,
        _ => Change::Changed,
    }
}

const fn other(edition: Edition) -> Edition {
    match edition {
        Edition::E2007 => Edition::E2017,
        Edition::E2017 => Edition::E2007,
    }
}

/// The clause of the other edition that the catalogue says it is or was: `This is 16D2a in 2017`, `In 2007 (32B2) ...`.
fn named(clause: Clause, other: Edition) -> Vec<Clause> {
    let diff = clause.rule().diff();
    let year = other.to_string();
    let first = diff
        .split_inclusive(['.', ';', ':'])
        .next()
        .unwrap_or_default();
    let says = [
        format!("In {year} this is "),
        format!("In {year} this was "),
        "This is ".to_owned(),
        "This was ".to_owned(),
        "This becomes ".to_owned(),
        format!("In {year} ("),
    ];
    if is_alone(diff)
        || !says.iter().any(|start| first.starts_with(start))
        || !first.contains(&year)
    {
        return Vec::new();
    }
    pointers(first, other)
        .iter()
        .filter_map(|id| Clause::find(other, id))
        .collect()
}

/// The catalogue says that the other edition has nothing of the kind.
fn is_alone(diff: &str) -> bool {
    ["new in 2017", "is new", "not in 2017", "no such"]
        .iter()
        .any(|words| diff.contains(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counterparts_are_of_the_other_edition() {
        let mut counts = [0; 4];
        for edition in Edition::ALL {
            for clause in Clause::all(edition) {
                counts[change(clause) as usize] += 1;
                for there in counterparts(clause) {
                    assert_ne!(there.edition(), edition, "{clause}");
                }
                if clause.rule().editions.len() == 2 {
                    assert_eq!(counterparts(clause)[0].id(), clause.id());
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
    }
}
