//! A clause that an edition does not have, and those that may be meant.

use core::fmt;

use openroom_said::{Said, quoted, said};

use super::Clause;
use crate::Edition;

/// The edition has no clause of that id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownClause {
    /// What was asked for.
    pub id: String,
    /// Where it was looked for.
    pub edition: Edition,
}

impl UnknownClause {
    /// Clauses of the same edition that may be meant, the nearest first; at most five.
    ///
    /// Its parts if it has any; else of its Law, if the id begins with one; else of like spelling.
    ///
    /// ```
    /// use openroom_laws::{Clause, Edition};
    /// let error = Clause::parse("27b1A", Edition::E2017).unwrap_err();
    /// assert_eq!(error.near()[0].id(), "27B1a");
    /// ```
    #[must_use]
    pub fn near(&self) -> Vec<Clause> {
        let wanted = self.id.trim();
        let parts: Vec<Clause> = Clause::under(self.edition, wanted).take(5).collect();
        if !parts.is_empty() {
            return parts;
        }
        let digits = wanted.len()
            - wanted
                .trim_start_matches(|c: char| c.is_ascii_digit())
                .len();
        let law: Option<u8> = wanted[..digits].parse().ok();
        let law = law.filter(|law| Clause::of_law(self.edition, *law).next().is_some());
        let wanted: Vec<char> = wanted.to_lowercase().chars().collect();
        let enough = wanted.len() / 3;
        let mut near: Vec<(usize, Clause)> = Clause::all(self.edition)
            .map(|clause| (distance(&wanted, &clause.id().to_lowercase()), clause))
            .filter(|(steps, clause)| match law {
                Some(_) => clause.law() == law,
                None => *steps <= enough && *steps < wanted.len(),
            })
            .collect();
        near.sort();
        near.into_iter().take(5).map(|(_, clause)| clause).collect()
    }

    /// As a sentence, with what may be meant.
    #[must_use]
    pub fn said(&self) -> Said {
        let mut said = said!(
            "unknown-clause",
            "the {edition} Laws have no clause {id}",
            edition = self.edition.to_string(),
            id = quoted(&self.id)
        );
        for other in Edition::ALL {
            if Clause::find(other, &self.id).is_some() {
                said = said!(
                    "unknown-clause-other",
                    "{said}, but the {other} Laws do",
                    said,
                    other = other.to_string()
                );
            }
        }
        let near: Vec<&str> = self.near().into_iter().map(Clause::id).collect();
        match near.is_empty() {
            true => said,
            false => said!(
                "unknown-clause-near",
                "{said}; similar: {near}",
                said,
                near = near.join(", ")
            ),
        }
    }
}

impl fmt::Display for UnknownClause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for UnknownClause {}

/// How many letters must be put in, taken out or changed to make one text the other.
fn distance(a: &[char], b: &str) -> usize {
    let mut row: Vec<usize> = (0..=a.len()).collect();
    for (above, other) in b.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (at, letter) in a.iter().enumerate() {
            let changed = diagonal + usize::from(*letter != other);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[a.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_clause_says_what_may_be_meant() {
        let check = |id: &str, edition, expected: &str| {
            let error = Clause::parse(id, edition).unwrap_err();
            assert_eq!(error.to_string(), expected);
        };
        check(
            "23A",
            Edition::E2007,
            "the 2007 Laws have no clause \"23A\", but the 2017 Laws do; similar: 23, 23-fn",
        );
        check(
            "def:pas",
            Edition::E2017,
            "the 2017 Laws have no clause \"def:pas\"; similar: def:pass, def:pack, def:play",
        );
        check(
            "27B1",
            Edition::E2017,
            "the 2017 Laws have no clause \"27B1\"; similar: 27B1a, 27B1b",
        );
        check("94", Edition::E2017, "the 2017 Laws have no clause \"94\"");
        check("", Edition::E2017, "the 2017 Laws have no clause \"\"");
        check(
            "no such thing",
            Edition::E2017,
            "the 2017 Laws have no clause \"no such thing\"",
        );
    }
}
