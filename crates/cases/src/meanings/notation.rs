//! A meaning as text: `5-10 6H | 5-10 6S | 20-22 balanced; asks:suit`.
//!
//! Parts are separated by `;`. A part that begins with `except` names hands that are ruled out, one that begins with the word of a purpose
//! names purposes, any other one the hands shown. Kinds of hands are separated by `|`, conditions by spaces or commas.

use core::fmt;
use core::str::FromStr;

use openroom_said::{Said, said};

use super::cells::MOST_POINTS;
use super::{About, Longer, Meaning, Purpose, Range, Shape, Shown, Suit, Suited};

/// What of a text is no meaning, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAMeaning {
    /// The character at which it begins, counted from 1; none if the meaning as a whole is wrong.
    pub place: Option<usize>,
    /// What is wrong.
    pub wrong: Said,
}

impl NotAMeaning {
    /// For people.
    #[must_use]
    pub fn said(&self) -> Said {
        match self.place {
            Some(place) => said!(
                "meaning-at",
                "character {place}: {wrong}",
                place,
                wrong = self.wrong
            ),
            None => self.wrong.clone(),
        }
    }
}

impl fmt::Display for NotAMeaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for NotAMeaning {}

/// A word of the text and where it begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    place: usize,
}

impl Word<'_> {
    fn wrong(self, wrong: Said) -> NotAMeaning {
        NotAMeaning {
            place: Some(self.place),
            wrong,
        }
    }
}

/// The words of a text; `;` and `|` are words of their own.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut all: Vec<Word> = Vec::new();
    let mut begun: Option<(usize, usize)> = None;
    // A separator at the end, so that the last word ends like any other.
    let letters = text.char_indices().chain([(text.len(), ' ')]);
    for (place, (at, letter)) in letters.enumerate() {
        let is_mark = matches!(letter, ';' | '|');
        if !is_mark && letter != ',' && !letter.is_whitespace() {
            begun.get_or_insert((at, place + 1));
            continue;
        }
        let ended = begun.take().map(|(from, place)| (from..at, place));
        let mark = is_mark.then_some((at..at + 1, place + 1));
        let both = ended.into_iter().chain(mark);
        all.extend(both.map(|(part, place)| Word {
            text: &text[part],
            place,
        }));
    }
    all
}

impl FromStr for Meaning {
    type Err = NotAMeaning;

    fn from_str(text: &str) -> Result<Self, NotAMeaning> {
        let whole = |wrong| NotAMeaning { place: None, wrong };
        // Before anything is built of it: what is longer than this is no meaning.
        if text.len() > 1000 {
            return Err(whole(super::too_much()));
        }
        let mut meaning = Self::default();
        let all = words(text);
        for part in all.split(|word| word.text == ";") {
            let Some(first) = part.first() else { continue };
            if first.text == "except" {
                meaning.except.extend(kinds(&part[1..], *first)?);
            } else if purpose(*first)?.is_some() {
                for word in part {
                    let found = purpose(*word)?;
                    let found = found.ok_or_else(|| word.wrong(no_purpose(word.text)))?;
                    meaning.purposes.push(found);
                }
            } else {
                meaning.hands.extend(kinds(part, *first)?);
            }
        }
        meaning.check().map_err(whole)?;
        Ok(meaning)
    }
}

/// Kinds of hands, one or another.
fn kinds(words: &[Word], begin: Word) -> Result<Vec<Shown>, NotAMeaning> {
    let mut all = Vec::new();
    for kind in words.split(|word| word.text == "|") {
        if kind.is_empty() {
            let place = words.first().unwrap_or(&begin);
            return Err(place.wrong(said!(
                "meaning-no-hand",
                "a kind of hand is missing here; write `any` for any hand"
            )));
        }
        let mut shown = Shown::default();
        for word in kind {
            put(&mut shown, *word)?;
        }
        all.push(shown);
    }
    Ok(all)
}

/// Adds a condition.
fn put(shown: &mut Shown, word: Word) -> Result<(), NotAMeaning> {
    let text = word.text;
    let twice = || {
        word.wrong(said!(
            "meaning-twice",
            "{text} says a second time what was already said of this hand",
            text
        ))
    };
    match text {
        "any" => return Ok(()),
        "balanced" | "semi-balanced" | "unbalanced" => {
            let shape = match text {
                "balanced" => Shape::Balanced,
                "semi-balanced" => Shape::SemiBalanced,
                _ => Shape::Unbalanced,
            };
            return match shown.shape.replace(shape) {
                None => Ok(()),
                Some(_) => Err(twice()),
            };
        }
        _ => {}
    }
    if let Some(counts) = text.strip_prefix("aces=") {
        let counts: Option<Vec<u8>> = counts.split('/').map(|count| count.parse().ok()).collect();
        let counts = counts.ok_or_else(|| word.wrong(no_condition(text)))?;
        return match shown.aces.is_empty() {
            true => {
                shown.aces = counts;
                Ok(())
            }
            false => Err(twice()),
        };
    }
    if let Some(longer) = longer(text) {
        shown.longer.push(longer);
        return Ok(());
    }
    let (range, suits) = length(text).ok_or_else(|| word.wrong(no_condition(text)))?;
    if suits.is_empty() {
        return match shown.points.replace(range(MOST_POINTS)) {
            None => Ok(()),
            Some(_) => Err(twice()),
        };
    }
    shown.suits.push(Suited {
        suits,
        cards: range(13),
    });
    Ok(())
}

/// `H>=D`, `H>D`.
fn longer(text: &str) -> Option<Longer> {
    let (suit, than) = text.split_once('>')?;
    let (or_same, than) = match than.strip_prefix('=') {
        Some(than) => (true, than),
        None => (false, than),
    };
    Some(Longer {
        suit: one_suit(suit)?,
        than: one_suit(than)?,
        or_same,
    })
}

fn one_suit(text: &str) -> Option<Suit> {
    let mut letters = text.chars();
    let suit = Suit::of_letter(letters.next()?)?;
    letters.next().is_none().then_some(suit)
}

/// A range, open until it is known how far one can go, and the suits after it.
fn length(text: &str) -> Option<(impl Fn(u8) -> Range + use<>, Vec<Suit>)> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    let (from, rest) = text.split_at(digits(text));
    let from: u8 = from.parse().ok()?;
    let (to, rest) = if let Some(rest) = rest.strip_prefix('+') {
        (None, rest)
    } else if let Some(rest) = rest.strip_prefix('-') {
        let (to, rest) = rest.split_at(digits(rest));
        (Some(to.parse().ok()?), rest)
    } else {
        (Some(from), rest)
    };
    let suits = match rest {
        "" => Vec::new(),
        "major" | "majors" => vec![Suit::S, Suit::H],
        "minor" | "minors" => vec![Suit::D, Suit::C],
        "suit" => Suit::ALL.to_vec(),
        _ => rest.split('/').map(one_suit).collect::<Option<_>>()?,
    };
    let range = move |most| Range {
        from,
        to: to.unwrap_or(most),
    };
    Some((range, suits))
}

/// The purpose that a word names. A word such as `asks:` that is not finished is an error.
fn purpose(word: Word) -> Result<Option<Purpose>, NotAMeaning> {
    Ok(Some(match word.text {
        "relay" => Purpose::Relay,
        "takeout" => Purpose::Takeout,
        "penalty" => Purpose::Penalty,
        "control" => Purpose::Control,
        "to-play" => Purpose::ToPlay,
        "forcing" => Purpose::Forcing,
        "game-forcing" => Purpose::GameForcing,
        "invites" => Purpose::Invites,
        text => {
            let Some((kind, what)) = text.split_once(':') else {
                return Ok(None);
            };
            let about = || About::ALL.into_iter().find(|about| about.word() == what);
            let found = match kind {
                "asks" => about().map(Purpose::Asks),
                "answers" => about().map(Purpose::Answers),
                "transfers" => one_suit(what).map(Purpose::Transfers),
                "agrees" => one_suit(what).map(Purpose::Agrees),
                _ => None,
            };
            return match found {
                Some(purpose) => Ok(Some(purpose)),
                None => Err(word.wrong(no_purpose(text))),
            };
        }
    }))
}

fn no_purpose(text: &str) -> Said {
    let about: Vec<&str> = About::ALL.into_iter().map(About::word).collect();
    said!(
        "meaning-no-purpose",
        "{text} is not a purpose; write relay, takeout, penalty, control, to-play, forcing, game-forcing, invites, transfers:H, agrees:H, or asks: or answers: followed by {about}",
        text,
        about = about.join(", ")
    )
}

fn no_condition(text: &str) -> Said {
    said!(
        "meaning-no-condition",
        "{text} is not a condition; write points (12-14, 16+), lengths (5+H, 4+H/S, 0-3major), balanced, semi-balanced, unbalanced, H>=D, aces=0/3 or any",
        text
    )
}

/// As it can be read again.
impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = |list: &[Shown]| {
            let kinds: Vec<String> = list.iter().map(ToString::to_string).collect();
            kinds.join(" | ")
        };
        let mut parts = Vec::new();
        if self.says_hands() {
            parts.push(kinds(&self.hands));
        }
        if !self.except.is_empty() {
            parts.push(format!("except {}", kinds(&self.except)));
        }
        if !self.purposes.is_empty() {
            let purposes: Vec<String> = self.purposes.iter().map(ToString::to_string).collect();
            parts.push(purposes.join(" "));
        }
        f.write_str(&parts.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, written: &str) {
        let meaning: Meaning = text
            .parse()
            .unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        assert_eq!(meaning.to_string(), written);
        assert_eq!(written.parse(), Ok(meaning));
    }

    #[test]
    fn reads_what_it_writes() {
        check("12-14,balanced", "12-14 balanced");
        check("11+ 5+♥ 4+minor", "11+ 5+H 4+D/C");
        check(
            "5-10 6h | 5-10 6s|20-22 balanced ;asks:suit",
            "5-10 6H | 5-10 6S | 20-22 balanced; asks:suit",
        );
        check("asks:aces", "asks:aces");
        check("any; relay", "any; relay");
        check("0-7; except 5-7 6+major", "0-7; except 5-7 6+S/H");
        check("4+H H>=D D>C aces=1/4", "4+H H>=D D>C aces=1/4");
        check("15 5-13S", "15 5+S");
        check("7+suit", "7+S/H/D/C");
    }

    fn refused(text: &str, place: Option<usize>, key: &str) {
        let wrong = text.parse::<Meaning>().expect_err(text);
        assert_eq!((wrong.place, wrong.wrong.key()), (place, key), "{text}");
    }

    #[test]
    fn says_where_it_is_wrong() {
        refused("12-14 balancd", Some(7), "meaning-no-condition");
        refused("♥♥ 5+X", Some(1), "meaning-no-condition");
        refused("any 5+X", Some(5), "meaning-no-condition");
        refused("12-14 16+", Some(7), "meaning-twice");
        refused("5H |", Some(1), "meaning-no-hand");
        refused("5H; except", Some(5), "meaning-no-hand");
        refused("asks:age", Some(1), "meaning-no-purpose");
        refused("relay 5H", Some(7), "meaning-no-purpose");
        refused("14-12", None, "meaning-range");
        refused("38+", None, "meaning-range");
        refused("5-14H", None, "meaning-range");
        refused("aces=5", None, "meaning-aces");
        refused("7+H 7+S", None, "meaning-impossible");
        refused("37 4+H 4+S", None, "meaning-impossible");
        refused("", None, "meaning-empty");
        refused("except 5H", None, "meaning-except-of-nothing");
        refused(&"5H | ".repeat(300), None, "meaning-too-much");
        refused(&"5H ".repeat(20), None, "meaning-too-much");
        refused("999H", Some(1), "meaning-no-condition");
    }
}
