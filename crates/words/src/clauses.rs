//! What the clauses of the Laws say, in the language of the reader.
//!
//! English is the catalogue of crate `laws` itself; each other language has `locales/<language>/clauses.tsv`, a row for each
//! rule of the catalogue, keyed by its clause and its editions. A variety has only the rows that differ.

use std::collections::HashMap;
use std::sync::LazyLock;

use openroom_laws::clause::{self, Clause};
use openroom_laws::edition::Edition;

use crate::words::Language;

type Summaries = HashMap<(&'static str, Edition), &'static str>;

const PT: &str = include_str!("../../../locales/pt/clauses.tsv");
const ES: &str = include_str!("../../../locales/es/clauses.tsv");
const ES_ES: &str = include_str!("../../../locales/es-ES/clauses.tsv");
const IT: &str = include_str!("../../../locales/it/clauses.tsv");
const RO: &str = include_str!("../../../locales/ro/clauses.tsv");

static IN_PT: LazyLock<Summaries> = LazyLock::new(|| summaries(PT));
static IN_ES: LazyLock<Summaries> = LazyLock::new(|| summaries(ES));
static IN_ES_ES: LazyLock<Summaries> = LazyLock::new(|| {
    let mut all = summaries(ES);
    all.extend(summaries(ES_ES));
    all
});
static IN_IT: LazyLock<Summaries> = LazyLock::new(|| summaries(IT));
static IN_RO: LazyLock<Summaries> = LazyLock::new(|| summaries(RO));

/// What a clause says, in our own words, in that language.
///
/// ```
/// use openroom_laws::{Clause, Edition};
/// use openroom_words::{clause_summary, words::Language};
/// let clause = Clause::find(Edition::E2017, "27A1").unwrap();
/// assert_eq!(clause_summary(clause, Language::English), clause.rule().summary);
/// assert_ne!(clause_summary(clause, Language::Romanian), clause.rule().summary);
/// ```
#[must_use]
pub fn clause_summary(clause: Clause, language: Language) -> &'static str {
    let there = match language {
        Language::English => return clause.rule().summary,
        Language::Portuguese => &*IN_PT,
        Language::Spanish => &*IN_ES,
        Language::SpanishOfSpain => &*IN_ES_ES,
        Language::Italian => &*IN_IT,
        Language::Romanian => &*IN_RO,
    };
    let found = there.get(&(clause.id(), clause.edition()));
    // A test sees to it that none is missing.
    found.copied().unwrap_or(clause.rule().summary)
}

/// The clauses in which every word occurs, as [`clause::search`] finds them, also in the summaries of that language.
#[must_use]
pub fn search(edition: Option<Edition>, words: &str, language: Language) -> Vec<Clause> {
    clause::search_with(edition, words, |clause| clause_summary(clause, language))
}

/// The rows of a file: clause, editions, summary.
fn summaries(file: &'static str) -> Summaries {
    let mut all = HashMap::new();
    for line in file.lines().skip(1) {
        let mut fields = line.splitn(3, '\t');
        let (Some(id), Some(editions), Some(summary)) =
            (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        for edition in Edition::ALL {
            if editions == "both" || editions == edition.to_string() {
                all.insert((id, edition), summary);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The editions of a rule, as the files name them.
    fn editions(clause: Clause) -> String {
        match clause.rule().editions {
            [one] => one.to_string(),
            _ => "both".to_owned(),
        }
    }

    #[test]
    fn every_language_has_every_clause_and_no_other() {
        let clauses = || Edition::ALL.into_iter().flat_map(Clause::all);
        let known: HashSet<(String, String)> = clauses()
            .map(|clause| (clause.id().to_owned(), editions(clause)))
            .collect();
        let files = [
            ("pt", PT),
            ("es", ES),
            ("es-ES", ES_ES),
            ("it", IT),
            ("ro", RO),
        ];
        for (language, file) in files {
            assert!(
                file.starts_with("clause\teditions\tsummary\n"),
                "{language}"
            );
            let mut there = HashSet::new();
            for (line, row) in (2..).zip(file.lines().skip(1)) {
                let fields: Vec<&str> = row.split('\t').collect();
                let [id, editions, summary] = fields[..] else {
                    panic!("{language}, line {line}: {} fields", fields.len())
                };
                assert!(
                    !summary.is_empty() && summary.trim() == summary,
                    "{language}, line {line}"
                );
                let key = (id.to_owned(), editions.to_owned());
                assert!(
                    known.contains(&key),
                    "{language}, line {line}: no clause {key:?}"
                );
                assert!(there.insert(key), "{language}, line {line}: twice");
            }
            if language == "es-ES" {
                continue; // only what differs
            }
            let missing: Vec<_> = known.difference(&there).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn no_summary_was_left_in_english() {
        for clause in Edition::ALL.into_iter().flat_map(Clause::all) {
            for language in Language::ALL.into_iter().skip(1) {
                let summary = clause_summary(clause, language);
                assert_ne!(summary, clause.rule().summary, "{clause} in {language:?}");
            }
        }
    }

    #[test]
    fn each_edition_has_its_own() {
        let [old, new] = Edition::ALL.map(|edition| Clause::find(edition, "17D1").unwrap());
        let romanian = |clause| clause_summary(clause, Language::Romanian);
        assert_ne!(romanian(old), romanian(new));
    }

    #[test]
    fn search_in_the_language_and_in_english() {
        let find = |words, language| search(Some(Edition::E2017), words, language);
        let english = find("penalty card", Language::English);
        assert_eq!(
            english,
            clause::search(Some(Edition::E2017), "penalty card")
        );
        for (language, words) in [
            (Language::Portuguese, "carta penalizada"),
            (Language::Spanish, "carta penalizada"),
            (Language::Italian, "carta penalizzata"),
            (Language::Romanian, "carte penalizată"),
        ] {
            let found = find(words, language);
            assert!(
                found.iter().any(|clause| clause.id().starts_with("50")),
                "{language:?}"
            );
            assert_eq!(find("penalty card", language).len(), english.len());
        }
    }
}
