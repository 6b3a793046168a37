//! Names of people as people compare them: case, accents, hyphens and spaces do not make somebody else.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The first character of a text that nobody sees, or that turns what stands beside it: a control character, a mark of direction, a
/// space without width. None of them belongs in a name.
#[must_use]
pub fn unseen(text: &str) -> Option<char> {
    text.chars().find(|&letter| is_unseen(letter))
}

/// Whether it is one of them.
#[must_use]
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Whether two texts name the same person.
///
/// `JOÃO  da Silva` is `Joao da Silva`; `Ana Maria` is `Ana-Maria`.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    one == other || plain(one) == plain(other)
}

/// Whether somebody is among those named.
pub fn among<'n>(name: &str, mut names: impl Iterator<Item = &'n str>) -> bool {
    names.any(|other| same(name, other))
}

/// A name in small letters, without accents, its words one space apart. A text without letters stays as it is.
#[must_use]
pub fn plain(name: &str) -> String {
    let letters: String = name
        .nfkd()
        .filter(|&letter| !is_accent(letter))
        .flat_map(char::to_lowercase)
        .flat_map(base)
        .map(
            |letter| match letter.is_alphanumeric() || is_combining_mark(letter) {
                true => letter,
                false => ' ',
            },
        )
        .collect();
    let words: Vec<&str> = letters.split_whitespace().collect();
    match words.is_empty() {
        true => name.trim().to_owned(),
        false => words.join(" "),
    }
}

/// The marks of Latin, Greek and Cyrillic letters. Those of other scripts make another letter and stay.
const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Letters that Unicode does not take apart, as they are written where they are not at hand.
fn base(letter: char) -> impl Iterator<Item = char> {
    let text = match letter {
        'ø' => "o",
        'ł' => "l",
        'đ' | 'ð' => "d",
        'ħ' => "h",
        'ı' => "i",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        _ => "",
    };
    let own = Some(letter).filter(|_| text.is_empty());
    text.chars().chain(own)
}

#[cfg(test)]
mod tests {
    use super::same;

    #[test]
    fn the_same_person_written_in_another_way() {
        for (one, other) in [
            ("P4a", "p4a"),
            ("João da Silva", "JOAO  da silva "),
            ("Jo\u{e3}o", "Joa\u{303}o"),
            ("Ștefan Țiriac", "stefan tiriac"),
            ("Ana-Maria", "Ana Maria"),
            ("Søren Łukasz", "soren lukasz"),
            ("Weiß", "WEISS"),
            ("İpek", "ipek"),
        ] {
            assert!(same(one, other), "{one} {other}");
        }
    }

    #[test]
    fn another_person() {
        for (one, other) in [
            ("Player 1-1", "Player 11"),
            ("Ana", "Anna"),
            ("Ana Lima", "Lima Ana"),
            ("?", "!"),
            ("か", "が"),
        ] {
            assert!(!same(one, other), "{one} {other}");
        }
    }
}
