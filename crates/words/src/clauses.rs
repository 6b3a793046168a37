//! What the clauses of the Laws say, in the language of the reader.
//!
//! English is the catalogue of crate `laws` itself; each other language has `locales/<language>/clauses.tsv`, a row for each
//! rule of the catalogue, keyed by its clause and its editions. A variety has only the rows that differ.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use openroom_laws::clause::Clause;
use openroom_laws::edition::Edition;

use crate::words::Language;

type Summaries = HashMap<(&'static str, Edition), &'static str>;

/// In a program that has the words inside, English is the catalogue; else it is given as the others are.
#[cfg(not(feature = "texts"))]
static IN_EN: LazyLock<Summaries> = LazyLock::new(|| summaries(Language::English));
static IN_PT: LazyLock<Summaries> = LazyLock::new(|| summaries(Language::Portuguese));
static IN_ES: LazyLock<Summaries> = LazyLock::new(|| summaries(Language::Spanish));
static IN_ES_ES: LazyLock<Summaries> = LazyLock::new(|| {
    let mut all = summaries(Language::Spanish);
    all.extend(summaries(Language::SpanishOfSpain));
    all
});
static IN_IT: LazyLock<Summaries> = LazyLock::new(|| summaries(Language::Italian));
static IN_RO: LazyLock<Summaries> = LazyLock::new(|| summaries(Language::Romanian));

/// What a clause says, in our own words, in that language.
///
/// ```
/// use openroom_laws::{Clause, Edition};
/// use openroom_words::{clause_summary, words::Language};
/// let clause = Clause::find(Edition::E2017, "27A1").unwrap();
/// assert_eq!(clause_summary(clause, Language::English), clause.rule().summary());
/// assert_ne!(clause_summary(clause, Language::Romanian), clause.rule().summary());
/// ```
#[must_use]
pub fn clause_summary(clause: Clause, language: Language) -> &'static str {
    let there = match language {
        #[cfg(feature = "texts")]
        Language::English => return clause.rule().summary(),
        #[cfg(not(feature = "texts"))]
        Language::English => &*IN_EN,
        Language::Portuguese => &*IN_PT,
        Language::Spanish => &*IN_ES,
        Language::SpanishOfSpain => &*IN_ES_ES,
        Language::Italian => &*IN_IT,
        Language::Romanian => &*IN_RO,
    };
    let found = there.get(&(clause.id(), clause.edition()));
    // A test sees to it that none is missing.
    found.copied().unwrap_or_default()
}

/// What else the catalogue says of a clause. A text that is not needed is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct More {
    /// What the Director asks.
    pub judgement: &'static str,
    /// What follows.
    pub outcome: &'static str,
    /// What changed from 2007 to 2017.
    pub diff: &'static str,
}

type Further = HashMap<(&'static str, Edition), More>;

/// Not in a program that is given its words: it has the summaries alone, and the rest where somebody searches the book ([`give_more`]).
#[cfg(not(feature = "texts"))]
const MORE: [(Language, &str); 0] = [];
#[cfg(feature = "texts")]
const MORE: [(Language, &str); 5] = [
    (
        Language::Portuguese,
        include_str!("../../../locales/pt/clauses-more.tsv"),
    ),
    (
        Language::Spanish,
        include_str!("../../../locales/es/clauses-more.tsv"),
    ),
    (
        Language::SpanishOfSpain,
        include_str!("../../../locales/es-ES/clauses-more.tsv"),
    ),
    (
        Language::Italian,
        include_str!("../../../locales/it/clauses-more.tsv"),
    ),
    (
        Language::Romanian,
        include_str!("../../../locales/ro/clauses-more.tsv"),
    ),
];

static FURTHER: LazyLock<Vec<(Language, Further)>> = LazyLock::new(|| {
    MORE.map(|(language, file)| (language, further(file)))
        .into()
});

/// What was given, by language.
static GIVEN: [OnceLock<Further>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Gives what the Director asks and what follows to a program without the words inside: rows as in `clauses-more.tsv`, with their heading.
/// It stays; what was given before counts.
pub fn give_more(language: Language, rows: String) {
    if let Some(there) = of_language(language) {
        there.get_or_init(|| further(rows.leak()));
    }
}

fn of_language(language: Language) -> Option<&'static OnceLock<Further>> {
    let at = Language::ALL.iter().position(|&one| one == language)?;
    GIVEN.get(at)
}

/// What the Director asks of a clause, what follows and what changed, in that language. Nothing if it has not been put into that
/// language yet: then the English of the catalogue is all there is. A variety has the rows that differ, and else what its language has.
///
/// ```
/// use openroom_laws::{Clause, Edition};
/// use openroom_words::{clause_more, words::Language};
/// let clause = Clause::find(Edition::E2017, "27A1").unwrap();
/// let more = clause_more(clause, Language::English).unwrap();
/// assert_eq!(more.outcome, clause.rule().outcome());
/// ```
#[must_use]
pub fn clause_more(clause: Clause, language: Language) -> Option<More> {
    let rule = clause.rule();
    if language == Language::English {
        return Some(More {
            judgement: rule.judgement(),
            outcome: rule.outcome(),
            diff: rule.diff(),
        });
    }
    let of = |wanted: Language| {
        let inside = FURTHER.iter().find(|(one, _)| *one == wanted);
        let there = match inside {
            Some((_, there)) => there,
            None => of_language(wanted)?.get()?,
        };
        there.get(&(clause.id(), clause.edition())).copied()
    };
    of(language).or_else(|| language.base().and_then(of))
}

/// The rows of a file: clause, editions, judgement, outcome, diff.
fn further(file: &'static str) -> Further {
    let mut all = HashMap::new();
    for line in file.lines().skip(1) {
        let fields: Vec<&'static str> = line.split('\t').collect();
        let [id, editions, judgement, outcome, diff] = fields[..] else {
            continue;
        };
        let more = More {
            judgement,
            outcome,
            diff,
        };
        for edition in Edition::ALL {
            if editions == "both" || editions == edition.to_string() {
                all.insert((id, edition), more);
            }
        }
    }
    all
}

/// The rows of the file of a language: clause, editions, summary.
fn summaries(language: Language) -> Summaries {
    let mut all = HashMap::new();
    for line in language.clauses().lines().skip(1) {
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
        for (language, file) in Language::ALL
            .into_iter()
            .skip(1)
            .map(|language| (language.code(), language.clauses()))
        {
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
                assert_ne!(summary, clause.rule().summary(), "{clause} in {language:?}");
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
    fn what_else_is_said_has_the_same_parts_as_the_catalogue() {
        for (language, file) in MORE {
            assert!(file.starts_with("clause\teditions\tjudgement\toutcome\tdiff\n"));
            let mut seen = HashSet::new();
            for (line, row) in (2..).zip(file.lines().skip(1)) {
                let place = format!("{language:?}, line {line}");
                let fields: Vec<&str> = row.split('\t').collect();
                assert_eq!(fields.len(), 5, "{place}");
                assert!(seen.insert((fields[0], fields[1])), "{place}: twice");
                let clause = Edition::ALL
                    .into_iter()
                    .filter_map(|edition| Clause::find(edition, fields[0]))
                    .find(|clause| editions(*clause) == fields[1]);
                let rule = clause
                    .unwrap_or_else(|| panic!("{place}: no such clause"))
                    .rule();
                for (said, english) in [
                    (fields[2], rule.judgement()),
                    (fields[3], rule.outcome()),
                    (fields[4], rule.diff()),
                ] {
                    assert_eq!(said.is_empty(), english.is_empty(), "{place}");
                    assert_eq!(said.trim(), said, "{place}");
                }
            }
            // A variety has only what differs.
            if language.base().is_none() {
                let all = Edition::ALL.into_iter().flat_map(Clause::all);
                let first = |clause: &Clause| clause.rule().editions[0] == clause.edition();
                for clause in all.filter(first) {
                    let rule = clause.rule();
                    let nothing = [rule.judgement(), rule.outcome(), rule.diff()] == [""; 3];
                    assert!(
                        nothing || clause_more(clause, language).is_some(),
                        "{language:?}: {clause} of {} is missing",
                        clause.edition()
                    );
                }
            }
        }
    }
}
