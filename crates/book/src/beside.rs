//! Texts beside the Laws, such as the regulations of an event, searched by the same words: in any form, with slips of the finger, by any
//! name that a term of the Laws has in the five languages.

use openroom_words::words::Language;

use crate::fold::{distance, folded, forgiven, stem, words};
use crate::terms::Term;

/// At most so many letters and words of a search are looked at.
const LONGEST: usize = 200;
const MOST: usize = 12;

/// A text that is searched.
#[derive(Debug, Clone, Copy)]
pub struct Beside<'t> {
    /// What it is called.
    pub title: &'t str,
    /// What it says.
    pub text: &'t str,
}

/// The places of those that the words find, the best first: those with all of the words, else those with the most.
///
/// ```
/// use openroom_book::beside::{Beside, beside};
/// use openroom_words::words::Language;
///
/// let all = [
///     Beside { title: "Telephones", text: "A telephone that rings costs a tenth of a top." },
///     Beside { title: "Kibitzers", text: "Spectators stay behind one player." },
/// ];
/// assert_eq!(beside(&all, "telefones", Language::English), [0]);
/// // By another name of the thing.
/// assert_eq!(beside(&all, "espectador", Language::English), [1]);
/// assert!(beside(&all, "weather", Language::English).is_empty());
/// ```
#[must_use]
pub fn beside(texts: &[Beside<'_>], typed: &str, language: Language) -> Vec<usize> {
    let typed: String = typed.chars().take(LONGEST).collect();
    let wanted: Vec<Vec<String>> = words(&typed)
        .into_iter()
        .take(MOST)
        .filter(|word| word.chars().count() > 2 || word.contains(|c: char| c.is_ascii_digit()))
        .map(|word| names_of(&word))
        .collect();
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    for (place, text) in texts.iter().enumerate() {
        let title = words(text.title);
        let body = words(text.text);
        let has = |all: &[String]| {
            let met = wanted.iter().filter(|names| {
                let mut names = names.iter();
                names.any(|name| all.iter().any(|word| is_like(word, name, language)))
            });
            met.count()
        };
        let both: Vec<String> = title.iter().chain(&body).cloned().collect();
        let met = has(&both);
        if met > 0 {
            found.push((met, has(&title), place));
        }
    }
    let most = found.iter().map(|(met, _, _)| *met).max();
    found.retain(|(met, _, _)| Some(*met) == most);
    found.sort_by_key(|&(_, title, place)| (core::cmp::Reverse(title), place));
    found.into_iter().map(|(_, _, place)| place).collect()
}

/// A word, and the other names of what it names, if it is the name of a term.
fn names_of(word: &str) -> Vec<String> {
    let mut all = vec![word.to_owned()];
    for term in Term::all() {
        let forms = || Language::ALL.into_iter().flat_map(|one| term.forms(one));
        if forms().any(|form| folded(form) == word) {
            // Names of several words are left out: one of them alone says something else.
            let single = forms().filter(|form| !form.contains(' '));
            all.extend(single.map(|form| folded(form)));
        }
    }
    all
}

/// Whether a word of a text is the one that was meant: in another form, longer, or with a slip.
fn is_like(word: &str, meant: &str, language: Language) -> bool {
    let letters = meant.chars().count();
    word == meant
        || letters > 3 && word.starts_with(meant)
        || [language, Language::English]
            .into_iter()
            .any(|one| stem(word, one) == stem(meant, one))
        || distance(meant, word, forgiven(letters)).is_some_and(|steps| steps > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_before_some() {
        let all = [
            Beside {
                title: "Late entries",
                text: "Entries are taken until noon.",
            },
            Beside {
                title: "Late results",
                text: "Results that come late are scored as 40 per cent.",
            },
        ];
        assert_eq!(beside(&all, "late results", Language::English), [1]);
        assert_eq!(beside(&all, "late", Language::English), [0, 1]);
        assert_eq!(beside(&all, "late weather", Language::English), [0, 1]);
        assert!(beside(&all, "", Language::English).is_empty());
        assert!(beside(&[], "late", Language::English).is_empty());
    }
}
