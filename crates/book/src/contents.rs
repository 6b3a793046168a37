//! The parts of the book: chapters, Laws, and the address of each clause.

use openroom_laws::{Clause, Edition};

/// A chapter, with the Laws that stand in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chapter {
    /// Its number as the book writes it; `intro` and `def` for what stands before the Laws.
    pub id: &'static str,
    /// The first Law; 0 before the Laws.
    pub first: u8,
    /// The last Law.
    pub last: u8,
}

/// The chapters, alike in both editions. The first chapter is the Definitions.
pub const CHAPTERS: [Chapter; 12] = [
    chapter("intro", 0, 0),
    chapter("def", 0, 0),
    chapter("II", 1, 5),
    chapter("III", 6, 8),
    chapter("IV", 9, 16),
    chapter("V", 17, 39),
    chapter("VI", 40, 71),
    chapter("VII", 72, 76),
    chapter("VIII", 77, 79),
    chapter("IX", 80, 80),
    chapter("X", 81, 91),
    chapter("XI", 92, 93),
];

const fn chapter(id: &'static str, first: u8, last: u8) -> Chapter {
    Chapter { id, first, last }
}

/// How an address writes an id: `27B1a` as it is, `def:penalty card` as `def-penalty-card`.
///
/// ```
/// use openroom_book::contents::{at, slug};
/// use openroom_laws::{Clause, Edition};
/// let clause = Clause::find(Edition::E2017, "def:penalty card").unwrap();
/// assert_eq!(slug(clause.id()), "def-penalty-card");
/// assert_eq!(at(Edition::E2017, "def-penalty-card"), Some(clause));
/// assert_eq!(at(Edition::E2017, "27b1A").map(Clause::id), Some("27B1a"));
/// ```
#[must_use]
pub fn slug(id: &str) -> String {
    id.replace([':', ' '], "-")
}

/// The clause at an address; capitals and small letters do not matter.
#[must_use]
pub fn at(edition: Edition, address: &str) -> Option<Clause> {
    Clause::find(edition, address).or_else(|| {
        Clause::all(edition).find(|clause| slug(clause.id()).eq_ignore_ascii_case(address))
    })
}

/// Ids that stand for several clauses: the whole Laws, `intro`, `def`, and the headings that are no clause themselves (`27B1`).
#[must_use]
pub fn headings(edition: Edition) -> Vec<String> {
    let mut all: Vec<String> = vec!["intro".to_owned(), "def".to_owned()];
    all.extend((1..=93).map(|law: u8| law.to_string()));
    for clause in Clause::all(edition).filter(|clause| clause.law().is_some()) {
        for (end, _) in clause.id().char_indices().skip(1) {
            let id = &clause.id()[..end];
            let known = all.iter().any(|one| one == id);
            if !known
                && Clause::find(edition, id).is_none()
                && Clause::under(edition, id).next().is_some()
            {
                all.push(id.to_owned());
            }
        }
    }
    all
}

/// The rules, each once, in the order in which their first clauses stand: so they stand in the files that the pages fetch.
#[must_use]
pub fn rules() -> Vec<Clause> {
    let mut all: Vec<Clause> = Vec::new();
    for clause in Edition::ALL.into_iter().flat_map(Clause::all) {
        if clause.rule().editions.first() == Some(&clause.edition()) {
            all.push(clause);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_law_is_in_one_chapter() {
        for law in 1..=93 {
            let in_it = |chapter: &&Chapter| (chapter.first..=chapter.last).contains(&law);
            assert_eq!(CHAPTERS.iter().filter(in_it).count(), 1, "{law}");
        }
    }

    #[test]
    fn every_clause_has_an_address_of_its_own() {
        for edition in Edition::ALL {
            let mut seen = HashSet::new();
            let headings = headings(edition);
            for clause in Clause::all(edition) {
                let slug = slug(clause.id());
                let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.');
                assert!(slug.bytes().all(plain), "{slug}");
                assert_eq!(at(edition, &slug), Some(clause));
                assert_eq!(at(edition, &slug.to_uppercase()), Some(clause));
                assert!(seen.insert(slug.to_lowercase()), "{slug}");
            }
            // What stands under a heading stands together, so that a page can show it as a piece of the book.
            let all: Vec<Clause> = Clause::all(edition).collect();
            for heading in headings {
                let under: Vec<Clause> = Clause::under(edition, &heading).collect();
                let first = all.iter().position(|clause| *clause == under[0]).unwrap();
                assert_eq!(all[first..first + under.len()], under, "{heading}");
            }
        }
        assert_eq!(at(Edition::E2017, "no such thing"), None);
        assert_eq!(at(Edition::E2017, ""), None);
    }
}
