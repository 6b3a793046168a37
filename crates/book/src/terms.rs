//! The terms of the game in five languages, with the other words that people use for them.
//!
//! `data/terms.tsv` has a row for each term: its key, then in English, Portuguese, Spanish, Italian and Romanian its forms (singular,
//! plural), with `|` between them. `data/synonyms.tsv` has further words for a term in one language.

use std::sync::LazyLock;

use openroom_words::words::Language;

const TERMS: &str = include_str!("../data/terms.tsv");
const SYNONYMS: &str = include_str!("../data/synonyms.tsv");

/// The languages of the table, in its order.
const COLUMNS: [Language; 5] = [
    Language::English,
    Language::Portuguese,
    Language::Spanish,
    Language::Italian,
    Language::Romanian,
];

/// One term.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// What it is called in the table: `penalty-card`.
    pub key: &'static str,
    /// Its forms, by language in the order of the table: the name first, then plural and synonyms.
    forms: [Vec<&'static str>; 5],
}

static ALL: LazyLock<Vec<Term>> = LazyLock::new(read);

impl Term {
    /// Every term.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The words for it in that language, the usual one first; a variety has those of its language.
    ///
    /// ```
    /// use openroom_book::terms::Term;
    /// use openroom_words::words::Language;
    /// let term = Term::all().iter().find(|term| term.key == "revoke").unwrap();
    /// assert_eq!(term.forms(Language::Italian)[0], "renonce");
    /// ```
    #[must_use]
    pub fn forms(&self, language: Language) -> &[&'static str] {
        &self.forms[column(language)]
    }
}

/// The column of a language.
pub(crate) fn column(language: Language) -> usize {
    let wanted = language.base().unwrap_or(language);
    let at = COLUMNS.iter().position(|&one| one == wanted);
    at.unwrap_or_default()
}

fn read() -> Vec<Term> {
    let mut terms: Vec<Term> = TERMS.lines().skip(1).filter_map(term).collect();
    for line in SYNONYMS.lines().skip(1) {
        let mut fields = line.split('\t');
        let (Some(key), Some(code), Some(also)) = (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        let language = COLUMNS.iter().position(|one| one.code() == code);
        let term = terms.iter_mut().find(|term| term.key == key);
        if let (Some(at), Some(term)) = (language, term) {
            term.forms[at].extend(also.split('|'));
        }
    }
    terms
}

fn term(line: &'static str) -> Option<Term> {
    let (key, rest) = line.split_once('\t')?;
    let columns: Vec<&str> = rest.split('\t').collect();
    let columns = <[&str; 5]>::try_from(columns).ok()?;
    let forms = columns.map(|column| column.split('|').filter(|one| !one.is_empty()).collect());
    Some(Term { key, forms })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_row_is_read_and_every_term_is_said_in_every_language() {
        assert_eq!(Term::all().len(), TERMS.lines().count() - 1);
        let keys: HashSet<&str> = Term::all().iter().map(|term| term.key).collect();
        assert_eq!(keys.len(), Term::all().len());
        for term in Term::all() {
            for language in COLUMNS {
                assert!(
                    !term.forms(language).is_empty(),
                    "{} {language:?}",
                    term.key
                );
            }
        }
        for line in SYNONYMS.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            assert_eq!(fields.len(), 3, "{line}");
            assert!(keys.contains(fields[0]), "{line}");
            assert!(COLUMNS.iter().any(|one| one.code() == fields[1]), "{line}");
        }
    }
}
