//! Where a translation of the Laws says something from which another ruling would follow.
//!
//! `data/translations.tsv` has the places, in English; the language that a warning is about has it in its own words in
//! `locales/<language>/translations.tsv`. What is quoted of a book is a few words, as evidence.

use std::collections::HashMap;
use std::sync::LazyLock;

use openroom_laws::{Clause, Edition};
use openroom_words::words::Language;
use serde::Serialize;

const PLACES: &str = include_str!("../data/translations.tsv");
const OWN: [(Language, &str); 5] = [
    (
        Language::Portuguese,
        include_str!("../../../locales/pt/translations.tsv"),
    ),
    (
        Language::Spanish,
        include_str!("../../../locales/es/translations.tsv"),
    ),
    (
        Language::SpanishOfSpain,
        include_str!("../../../locales/es-ES/translations.tsv"),
    ),
    (
        Language::Italian,
        include_str!("../../../locales/it/translations.tsv"),
    ),
    (
        Language::Romanian,
        include_str!("../../../locales/ro/translations.tsv"),
    ),
];

/// How much depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// Another ruling would follow.
    OtherRuling,
    /// Another ruling might follow.
    Doubtful,
    /// A number or a letter is missing or wrong.
    Numbering,
}

/// A place where a translation parts from the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Warning {
    /// Its name.
    pub id: &'static str,
    /// The edition.
    #[serde(skip)]
    pub edition: Edition,
    /// The clauses, Laws or headings that it is about.
    pub about: Vec<&'static str>,
    /// The language of the book.
    #[serde(skip)]
    pub language: Language,
    /// How much depends on it.
    pub severity: Severity,
    /// What that book says.
    pub says: &'static str,
    /// What the others say.
    pub others: &'static str,
    /// What it would do to a ruling.
    pub effect: &'static str,
}

static ALL: LazyLock<Vec<Warning>> =
    LazyLock::new(|| PLACES.lines().skip(1).filter_map(warning).collect());

type Texts = HashMap<&'static str, [&'static str; 3]>;

static IN_OWN: LazyLock<Vec<(Language, Texts)>> = LazyLock::new(|| {
    OWN.map(|(language, file)| (language, file.lines().skip(1).filter_map(own).collect()))
        .into()
});

impl Warning {
    /// Every place, in the order of the book.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The same in the words of a reader: of the language that it is about if that is his, else in English.
    #[must_use]
    pub fn told(&self, reader: Language) -> Self {
        let mut told = self.clone();
        if reader.base().unwrap_or(reader) != self.language {
            return told;
        }
        let of = |wanted: Language| {
            let (_, texts) = IN_OWN.iter().find(|(language, _)| *language == wanted)?;
            texts.get(self.id)
        };
        // A variety has the rows that differ.
        let own = of(reader).or_else(|| reader.base().and_then(of));
        if let Some([says, others, effect]) = own {
            (told.says, told.others, told.effect) = (says, others, effect);
        }
        told
    }

    /// The clauses at which it stands: those that it names, those under a heading that it names; if the book has none of the name, the
    /// first clause of that Law or part.
    #[must_use]
    pub fn clauses(&self) -> Vec<Clause> {
        let mut all: Vec<Clause> = Vec::new();
        for id in &self.about {
            let whole = match id.split_once(':') {
                Some((part, _)) => part.to_owned(),
                None => id.chars().take_while(char::is_ascii_digit).collect(),
            };
            let under = || Clause::under(self.edition, id).collect();
            let mut here: Vec<Clause> =
                Clause::find(self.edition, id).map_or_else(under, |one| vec![one]);
            if here.is_empty() {
                here.extend(Clause::under(self.edition, &whole).next());
            }
            all.extend(here);
        }
        all
    }

    /// Whether it stands at this clause.
    #[must_use]
    pub fn is_about(&self, clause: Clause) -> bool {
        self.edition == clause.edition() && self.clauses().contains(&clause)
    }
}

/// The warnings for what stands at an id, a clause, a heading or a Law, in both editions or one; of one language or all.
///
/// ```
/// use openroom_book::warnings::warnings;
/// use openroom_words::words::Language;
/// let all = warnings("54", None, None);
/// assert!(all.iter().any(|warning| warning.language == Language::Portuguese));
/// ```
#[must_use]
pub fn warnings(
    id: &str,
    edition: Option<Edition>,
    language: Option<Language>,
) -> Vec<&'static Warning> {
    let language = language.map(|one| one.base().unwrap_or(one));
    let fits = |warning: &&Warning| {
        edition.is_none_or(|edition| warning.edition == edition)
            && language.is_none_or(|language| warning.language == language)
            && (warning.about.contains(&id)
                || warning
                    .clauses()
                    .iter()
                    .any(|one| Clause::under(warning.edition, id).any(|under| under == *one)))
    };
    ALL.iter().filter(fits).collect()
}

fn warning(line: &'static str) -> Option<Warning> {
    let fields: Vec<&'static str> = line.split('\t').collect();
    let [id, edition, about, language, severity, says, others, effect] = fields[..] else {
        return None;
    };
    Some(Warning {
        id,
        edition: edition.parse().ok()?,
        about: about.split(',').collect(),
        language: language.parse().ok()?,
        severity: match severity {
            "other-ruling" => Severity::OtherRuling,
            "doubtful" => Severity::Doubtful,
            "numbering" => Severity::Numbering,
            _ => return None,
        },
        says,
        others,
        effect,
    })
}

fn own(line: &'static str) -> Option<(&'static str, [&'static str; 3])> {
    let fields: Vec<&'static str> = line.split('\t').collect();
    let [id, says, others, effect] = fields[..] else {
        return None;
    };
    Some((id, [says, others, effect]))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_place_is_read_and_stands_in_its_book() {
        assert_eq!(ALL.len(), 146);
        assert_eq!(ALL.len(), PLACES.lines().count() - 1);
        let ids: HashSet<&str> = ALL.iter().map(|warning| warning.id).collect();
        assert_eq!(ids.len(), ALL.len());
        for warning in ALL.iter() {
            assert!(!warning.clauses().is_empty(), "{}", warning.id);
        }
    }

    #[test]
    fn every_warning_is_told_in_the_language_that_it_is_about() {
        for warning in ALL.iter().filter(|one| one.language != Language::English) {
            let told = warning.told(warning.language);
            assert_ne!(told.effect, warning.effect, "{}", warning.id);
            assert_ne!(told.says, warning.says, "{}", warning.id);
            for text in [told.says, told.others, told.effect] {
                assert!(!text.is_empty() && text.trim() == text, "{}", warning.id);
            }
        }
        for (language, file) in OWN {
            for line in file.lines().skip(1) {
                let id = line.split('\t').next().unwrap();
                let about = ALL.iter().find(|warning| warning.id == id);
                let own = language.base().unwrap_or(language);
                assert_eq!(about.map(|one| one.language), Some(own), "{line}");
                assert_eq!(line.split('\t').count(), 4, "{line}");
            }
        }
    }

    #[test]
    fn a_clause_has_the_warnings_of_its_edition_and_language() {
        let of = |id: &str, language| {
            let clause = Clause::find(Edition::E2007, id).unwrap();
            ALL.iter()
                .filter(|one| one.language == language && one.is_about(clause))
                .count()
        };
        assert_eq!(of("20F2", Language::Portuguese), 2);
        assert_eq!(of("20F2", Language::Italian), 0);
        assert!(of("48A", Language::Portuguese) > 0);
        assert!(warnings("54", Some(Edition::E2017), None).is_empty());
    }
}
