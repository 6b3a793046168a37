//! What other languages say of that which stands in English first: the interpretations of the White Book, our own readings, the titles of
//! the tables. `locales/<language>/interpretations.tsv`, `readings.tsv` and `tables.tsv`; a variety has the rows that differ. What a
//! language does not have yet is told in English, and the pages say so.

use std::collections::HashMap;
use std::sync::LazyLock;

use openroom_words::words::Language;

include!(concat!(env!("OUT_DIR"), "/own.rs"));

/// The rows of a file of a language under its heading, each as its fields.
pub(crate) fn rows(
    language: Language,
    name: &str,
) -> impl Iterator<Item = Vec<&'static str>> + use<> {
    let file = FILES
        .iter()
        .find(|(code, file, _)| *code == language.code() && *file == name);
    let text = file.map_or("", |(_, _, text)| text);
    text.lines().skip(1).map(|line| line.split('\t').collect())
}

/// What a language has, else what the language has that it is a variety of.
pub(crate) fn first<T>(language: Language, of: impl Fn(Language) -> Option<T>) -> Option<T> {
    of(language).or_else(|| language.base().and_then(of))
}

type Titles = HashMap<&'static str, &'static str>;

static TITLES: LazyLock<Vec<(Language, Titles)>> = LazyLock::new(|| {
    let of = |language| {
        let titles = rows(language, "tables").filter_map(|fields| match fields[..] {
            [scenario, title] => Some((scenario, title)),
            _ => None,
        });
        (language, titles.collect())
    };
    Language::ALL.map(of).into()
});

/// What a scenario is called in that language; nothing if it has not been put into it yet. Its own title is English.
#[must_use]
pub fn table_title(scenario: &str, language: Language) -> Option<&'static str> {
    first(language, |wanted| {
        let (_, titles) = TITLES.iter().find(|(one, _)| *one == wanted)?;
        titles.get(scenario).copied()
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::{BTreeSet, HashSet};

    use super::*;

    /// Whether a translation has all numbers and clauses of the English, and none of another Law: `26A/B` may become `26A and 26B`.
    pub(crate) fn keeps(own: &str, english: &str) -> bool {
        let (own, english) = (figures(own), figures(english));
        let law = |figure: &String| {
            figure
                .split(|c: char| !c.is_ascii_digit())
                .next()
                .map(str::to_owned)
        };
        let known: BTreeSet<_> = english.iter().map(law).collect();
        own.is_superset(&english) && own.iter().all(|figure| known.contains(&law(figure)))
    }

    /// What a translation must leave as it is: numbers, clauses, paragraphs.
    pub(crate) fn figures(text: &str) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        // A call is written with the letter of its suit or with the sign, a decimal with a point or a comma.
        let signs = [('♣', "C"), ('♦', "D"), ('♥', "H"), ('♠', "S"), (',', ".")];
        let plain = |text: String, (sign, letter): (char, &str)| text.replace(sign, letter);
        let text = signs.into_iter().fold(text.to_owned(), plain);
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
            let word = word.trim_matches('.');
            if word.starts_with(|c: char| c.is_ascii_digit()) {
                // No trump has another name in each language.
                let mut shorts = ["ST", "SA", "FA"].into_iter();
                let level = shorts.find_map(|short| word.strip_suffix(short));
                let strain = level.filter(|level| level.len() == 1);
                all.insert(strain.map_or(word.to_owned(), |level| format!("{level}NT")));
            }
        }
        all
    }

    /// The heading of a file is this one, and each row has as many fields, trimmed.
    pub(crate) fn is_whole(name: &str, heading: &str) {
        let fields = heading.split('\t').count();
        for (language, _, text) in FILES.iter().filter(|(_, file, _)| *file == name) {
            assert_eq!(text.lines().next(), Some(heading), "{language}");
            for (line, row) in (2..).zip(text.lines().skip(1)) {
                let there: Vec<&str> = row.split('\t').collect();
                assert_eq!(there.len(), fields, "{language}, line {line}: {row}");
                // The first field is a key, which may be the beginning of a sentence up to a space.
                let trimmed = there.iter().skip(1).all(|field| field.trim() == *field);
                assert!(trimmed, "{language}, line {line}: {row}");
            }
        }
    }

    #[test]
    fn figures_are_read() {
        let read = figures("By 27B1a (White Book 27.4) 1♥ and 2ST score 40, not 60.");
        let told: Vec<&str> = read.iter().map(String::as_str).collect();
        assert_eq!(told, ["1H", "27.4", "27B1a", "2NT", "40", "60"]);
        assert!(keeps("26A e 26B valem 2,5", "26A/B are worth 2.5"));
        assert!(!keeps("26A", "26A and 27B") && !keeps("26A e 27B", "26A"));
    }

    #[test]
    fn titles_name_scenarios_and_keep_their_figures() {
        is_whole("tables", "scenario\ttitle");
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        let mut english = HashMap::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|end| end == "yaml") {
                let text = std::fs::read_to_string(path).unwrap();
                for scenario in openroom_laws::conformance::scenarios(&text) {
                    let (id, title) = (scenario.id, scenario.title);
                    english.extend(id.zip(title));
                }
            }
        }
        for language in Language::ALL {
            let mut seen = HashSet::new();
            for fields in rows(language, "tables") {
                let [id, title] = fields[..] else {
                    panic!("{language:?}: {fields:?}");
                };
                let Some(there) = english.get(id) else {
                    panic!("{language:?}: no scenario `{id}` has a title");
                };
                assert!(seen.insert(id), "{language:?}: {id} twice");
                assert!(!title.is_empty(), "{language:?}: {id}");
                assert!(keeps(title, there), "{language:?}: {id}: {title}");
            }
        }
    }
}
