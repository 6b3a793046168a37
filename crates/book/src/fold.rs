//! Words as a search compares them: without accents, without endings, with a slip of the finger forgiven.

use openroom_words::words::Language;

/// Lower case, without accents.
#[must_use]
pub fn folded(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .filter_map(plain)
        .collect()
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

/// The words of a text, folded: letters and digits.
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    folded(text)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A word without the ending by which its language bends it. What is left means nothing: it is only compared.
///
/// ```
/// use openroom_book::fold::stem;
/// use openroom_words::words::Language;
/// assert_eq!(stem("carte", Language::Italian), stem("carta", Language::Italian));
/// assert_eq!(stem("cartile", Language::Romanian), stem("carte", Language::Romanian));
/// assert_eq!(stem("penalties", Language::English), stem("penalty", Language::English));
/// ```
#[must_use]
pub fn stem(word: &str, language: Language) -> String {
    /// Fewer letters than these tell no word from another.
    const LEAST: usize = 3;
    if word.bytes().any(|b| b.is_ascii_digit()) {
        return word.to_owned();
    }
    let endings = endings(language).iter();
    for &(ending, instead) in endings {
        if let Some(rest) = word.strip_suffix(ending)
            && rest.chars().count() >= LEAST
        {
            return format!("{rest}{instead}");
        }
    }
    word.to_owned()
}

/// Endings, the longer before the shorter, and what stands in their place.
const fn endings(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[
            ("ies", "y"),
            ("ings", ""),
            ("ing", ""),
            ("sses", "ss"),
            ("ss", "ss"),
            ("ed", ""),
            ("es", ""),
            ("e", ""),
            ("s", ""),
        ],
        Language::Portuguese => &[
            ("coes", "c"),
            ("cao", "c"),
            ("oes", ""),
            ("ao", ""),
            ("ais", "al"),
            ("eis", "el"),
            ("ens", "em"),
            ("as", ""),
            ("os", ""),
            ("es", ""),
            ("a", ""),
            ("o", ""),
            ("e", ""),
            ("s", ""),
        ],
        Language::Spanish | Language::SpanishOfSpain => &[
            ("iones", ""),
            ("ion", ""),
            ("as", ""),
            ("os", ""),
            ("es", ""),
            ("a", ""),
            ("o", ""),
            ("e", ""),
            ("s", ""),
        ],
        Language::Italian => &[
            ("zioni", "z"),
            ("zione", "z"),
            ("che", "c"),
            ("chi", "c"),
            ("ghe", "g"),
            ("ghi", "g"),
            ("ie", ""),
            ("ii", ""),
            ("a", ""),
            ("e", ""),
            ("i", ""),
            ("o", ""),
        ],
        Language::Romanian => &[
            ("tiilor", "t"),
            ("tiile", "t"),
            ("tiei", "t"),
            ("tia", "t"),
            ("tie", "t"),
            ("tii", "t"),
            ("urilor", ""),
            ("urile", ""),
            ("ului", ""),
            ("elor", ""),
            ("ilor", ""),
            ("uri", ""),
            ("ile", ""),
            ("ele", ""),
            ("lui", ""),
            ("ei", ""),
            ("ii", ""),
            ("ea", ""),
            ("ul", ""),
            ("le", ""),
            ("a", ""),
            ("e", ""),
            ("i", ""),
            ("u", ""),
        ],
    }
}

/// How many slips a word of that length may have: none in short words, which would be other words.
#[must_use]
pub const fn forgiven(letters: usize) -> usize {
    match letters {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// How many letters must be put in, taken out, changed or exchanged with the next to make one word the other; nothing if more
/// than `most`.
///
/// ```
/// use openroom_book::fold::distance;
/// assert_eq!(distance("penalizata", "penalizzata", 2), Some(1));
/// assert_eq!(distance("revkoe", "revoke", 1), Some(1));
/// assert_eq!(distance("claim", "trump", 2), None);
/// ```
#[must_use]
pub fn distance(one: &str, other: &str, most: usize) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        if row.iter().all(|&steps| steps > most) {
            return None;
        }
        before = core::mem::replace(&mut last, row);
    }
    last.last().copied().filter(|&steps| steps <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_endings_do_not_matter() {
        assert_eq!(
            words("Révoque, NÃO-penalizado!"),
            ["revoque", "nao", "penalizado"]
        );
        for (language, one, other) in [
            (Language::English, "cards", "card"),
            (Language::English, "penalized", "penalize"),
            (Language::Portuguese, "marcações", "marcação"),
            (Language::Portuguese, "penalizadas", "penalizada"),
            (Language::Spanish, "reclamaciones", "reclamación"),
            (Language::Spanish, "cantos", "canto"),
            (Language::Italian, "prese", "presa"),
            (Language::Italian, "licitazioni", "licitazione"),
            (Language::Romanian, "licitației", "licitația"),
            (Language::Romanian, "renonsei", "renonsă"),
            (Language::Romanian, "cărților", "carte"),
        ] {
            let [one, other] = [one, other].map(|word| stem(&folded(word), language));
            assert_eq!(one, other, "{language:?}");
        }
    }

    #[test]
    fn distances() {
        assert_eq!(distance("", "", 0), Some(0));
        assert_eq!(distance("", "ab", 2), Some(2));
        assert_eq!(distance("abcd", "acbd", 1), Some(1));
        assert_eq!(distance("kitten", "sitting", 3), Some(3));
        assert_eq!(distance("kitten", "sitting", 2), None);
        assert_eq!(distance("è", "e", 1), Some(1));
    }
}
