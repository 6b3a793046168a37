//! Clauses found by words.

use super::{CLAUSES, Clause};
use crate::Edition;

/// The clauses in which every word occurs: in the id or in any text of the rule.
///
/// Case and accents do not matter, and neither does where in a word the letters stand. First the clause with that id, and
/// those with all the words together in the summary, then those with them together elsewhere, then those with each word
/// somewhere in the summary, then the rest; within each group in the order of the book. Without words, nothing. With
/// `edition` left out, a rule that is the same in both is found once, as a clause of the newer.
///
/// ```
/// use openroom_laws::{Edition, clause};
/// let found = clause::search(Some(Edition::E2017), "comparable call");
/// assert!(found.iter().any(|clause| clause.id() == "23A"));
/// ```
#[must_use]
pub fn search(edition: Option<Edition>, words: &str) -> Vec<Clause> {
    search_with(edition, words, |clause| clause.rule().summary)
}

/// As [`search`], looking also in the summary that `summary_of` gives of a clause, in another language say.
#[must_use]
pub fn search_with(
    edition: Option<Edition>,
    words: &str,
    summary_of: impl Fn(Clause) -> &'static str,
) -> Vec<Clause> {
    let phrase = folded(words);
    let words: Vec<&str> = phrase.split(' ').filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(u8, Clause)> = Vec::new();
    for clause in (0..=u16::MAX).zip(&CLAUSES).map(|(place, _)| Clause(place)) {
        let rule = clause.rule();
        let wanted = match edition {
            Some(edition) => clause.edition() == edition,
            None => rule.editions.last() == Some(&clause.edition()),
        };
        if !wanted {
            continue;
        }
        let mut summary = folded(rule.summary);
        let other = summary_of(clause);
        if other != rule.summary {
            // Apart, so that no phrase is found across the two.
            summary.push('\n');
            summary.push_str(&folded(other));
        }
        let others = [clause.id(), rule.judgement, rule.outcome].map(folded);
        let in_all = |text: &str| words.iter().all(|word| text.contains(word));
        let anywhere =
            |word: &&str| summary.contains(word) || others.iter().any(|text| text.contains(word));
        let rank = if others[0] == phrase || summary.contains(&phrase) {
            0
        } else if others.iter().any(|text| text.contains(&phrase)) {
            1
        } else if in_all(&summary) {
            2
        } else if words.iter().all(anywhere) {
            3
        } else {
            continue;
        };
        found.push((rank, clause));
    }
    found.sort();
    found.into_iter().map(|(_, clause)| clause).collect()
}

/// Lower case, without accents, with single spaces.
fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.extend(word.chars().flat_map(char::to_lowercase).filter_map(plain));
    }
    out
}

/// The letter without its accent, of the languages of the books; nothing for an accent alone.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'ă' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        '\u{300}'..='\u{36f}' => return None,
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Rule;

    #[test]
    fn search_ranks_phrases_first() {
        for edition in [None, Some(Edition::E2007), Some(Edition::E2017)] {
            let found = search(edition, "Penalty  CARD");
            let with_phrase = |clause: &Clause| {
                clause
                    .rule()
                    .summary
                    .to_lowercase()
                    .contains("penalty card")
            };
            assert!(found.len() > 10);
            assert!(found.is_sorted_by_key(|clause| !with_phrase(clause)));
            assert!(
                found
                    .iter()
                    .all(|c| edition.is_none_or(|e| c.edition() == e))
            );
            let rules: HashSet<*const Rule> = found
                .iter()
                .map(|c| core::ptr::from_ref(c.rule()))
                .collect();
            assert_eq!(rules.len(), found.len());
        }
        assert_eq!(search(None, "pénálty cärd"), search(None, "penalty card"));
        let [first, second, ..] = search(None, "27b1A")[..] else {
            panic!("both editions have it");
        };
        assert_eq!((first.id(), second.id()), ("27B1a", "27B1a"));
        assert_eq!(search(None, " "), []);
        assert_eq!(search(None, "zugzwang"), []);
    }
}
