//! What the chapters and the Laws are called, in the language of the reader.
//!
//! Each language has `locales/<language>/titles.tsv`: the number of a chapter (`V`) or of a Law (`27`), the editions, the title. A
//! variety has only the rows that differ.

use std::collections::HashMap;
use std::sync::LazyLock;

use openroom_laws::edition::Edition;

use crate::words::Language;

type Titles = HashMap<(&'static str, Edition), &'static str>;

const FILES: [(Language, &str); 6] = [
    (
        Language::English,
        include_str!("../../../locales/en/titles.tsv"),
    ),
    (
        Language::Portuguese,
        include_str!("../../../locales/pt/titles.tsv"),
    ),
    (
        Language::Spanish,
        include_str!("../../../locales/es/titles.tsv"),
    ),
    (
        Language::SpanishOfSpain,
        include_str!("../../../locales/es-ES/titles.tsv"),
    ),
    (
        Language::Italian,
        include_str!("../../../locales/it/titles.tsv"),
    ),
    (
        Language::Romanian,
        include_str!("../../../locales/ro/titles.tsv"),
    ),
];

static TITLES: LazyLock<Vec<(Language, Titles)>> = LazyLock::new(|| {
    FILES
        .map(|(language, file)| (language, titles(file)))
        .into()
});

/// The title of a Law (`27`), of a chapter (`V`), of the Introduction (`intro`) or the Definitions (`def`); nothing if there is
/// no such part.
///
/// ```
/// use openroom_laws::Edition;
/// use openroom_words::{title, words::Language};
/// assert_eq!(title("27", Edition::E2017, Language::English), "Insufficient bid");
/// assert_eq!(title("23", Edition::E2007, Language::Italian), "Consapevolezza di un possibile danno");
/// assert_eq!(title("V", Edition::E2017, Language::SpanishOfSpain), "La subasta");
/// ```
#[must_use]
pub fn title(part: &str, edition: Edition, language: Language) -> &'static str {
    let of = |wanted: Language| {
        let titles = TITLES.iter().find(|(language, _)| *language == wanted);
        titles.and_then(|(_, titles)| titles.get(&(part, edition)).copied())
    };
    of(language)
        .or_else(|| language.base().and_then(of))
        .unwrap_or_default()
}

fn titles(file: &'static str) -> Titles {
    let mut all = HashMap::new();
    for line in file.lines().skip(1) {
        let mut fields = line.splitn(3, '\t');
        let (Some(part), Some(editions), Some(title)) =
            (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        for edition in Edition::ALL {
            if editions == "both" || editions == edition.to_string() {
                all.insert((part, edition), title);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_law_and_chapter_has_a_title_in_every_language() {
        let chapters = "intro def II III IV V VI VII VIII IX X XI";
        let laws = (1..=93).map(|law: u8| law.to_string());
        let parts: Vec<String> = chapters.split(' ').map(str::to_owned).chain(laws).collect();
        for language in Language::ALL {
            for edition in Edition::ALL {
                for part in &parts {
                    let title = title(part, edition, language);
                    assert!(!title.is_empty(), "{part} of {edition} in {language:?}");
                    assert_eq!(title.trim(), title, "{part} in {language:?}");
                }
            }
        }
        assert_eq!(title("94", Edition::E2017, Language::English), "");
    }

    #[test]
    fn no_row_is_there_twice() {
        for (language, file) in FILES {
            let mut seen = std::collections::HashSet::new();
            for line in file.lines().skip(1) {
                let fields: Vec<&str> = line.split('\t').collect();
                assert_eq!(fields.len(), 3, "{language:?}: {line}");
                for edition in Edition::ALL {
                    if fields[1] == "both" || fields[1] == edition.to_string() {
                        assert!(seen.insert((fields[0], edition)), "{language:?}: {line}");
                    }
                }
            }
        }
    }
}
