//! A sentence for people, as data: a key by which other languages have it, its English, and what stands in it.
//!
//! ```
//! use openroom_said::said;
//! let said = said!("session-is-over", "session {session} is over", session = 2_u32);
//! assert_eq!(said.to_string(), "session 2 is over");
//! assert_eq!(said.key(), "session-is-over");
//! ```
//!
//! The English stands in the code, where the sentence is said; crate `words` has the other languages, in
//! `locales/<language>/refusals.ftl`, by the key. So the crates that know the rules need no language.

mod code;

use std::borrow::Cow;
use std::fmt;

use contract_bridge::{Card, Seat};

/// A sentence, or a part of one. [`Display`](fmt::Display) is its English; `{:#}` is a code that [`Said::decode`] reads, for ways
/// on which only text can pass, such as the errors of serde.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    sentence: Sentence,
    /// What stands in it, by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// Which sentence it is: its key, and the English with `{name}` for what stands in it.
#[derive(Debug, Clone)]
enum Sentence {
    /// As the code has it.
    Ours(&'static str, &'static str),
    /// As it was read from a code.
    Read(Box<(String, String)>),
}

impl Sentence {
    fn texts(&self) -> (&str, &str) {
        match self {
            Self::Ours(key, english) => (key, english),
            Self::Read(texts) => (&texts.0, &texts.1),
        }
    }
}

impl PartialEq for Sentence {
    fn eq(&self, other: &Self) -> bool {
        self.texts() == other.texts()
    }
}

impl Eq for Sentence {}

/// What stands in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name, a moment, a word of a log: the same in every language; or what a library says in the words that it has.
    Text(String),
    /// A seat.
    Seat(Seat),
    /// The side of a seat.
    SideOf(Seat),
    /// A card.
    Card(Card),
    /// A part that has its own words in every language.
    Said(Said),
    /// Several of those, with what stands between them.
    Each(Vec<Said>, Cow<'static, str>),
}

impl Said {
    /// The macro [`said!`] makes them.
    #[must_use]
    pub const fn new(
        key: &'static str,
        english: &'static str,
        args: Vec<(Cow<'static, str>, Arg)>,
    ) -> Self {
        Self {
            sentence: Sentence::Ours(key, english),
            args,
        }
    }

    /// The key, one for each sentence.
    #[must_use]
    pub fn key(&self) -> &str {
        self.sentence.texts().0
    }

    fn english(&self) -> &str {
        self.sentence.texts().1
    }
}

/// Makes a [`Said`]: `said!("session-is-over", "session {session} is over", session = number)`.
///
/// A name in the English without a value, or a value without a name, does not compile.
#[macro_export]
macro_rules! said {
    ($key:literal, $english:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        // Never called: the compiler compares the names.
        #[allow(clippy::useless_format)]
        const _: fn() -> String = || format!($english $(, $name = "")*);
        $crate::Said::new(
            $key,
            $english,
            vec![$((::std::borrow::Cow::Borrowed(stringify!($name)), $crate::said!(@arg $name $($value)?))),*],
        )
    }};
    (@arg $name:ident) => { $crate::ToArg::to_arg(&$name) };
    (@arg $name:ident $value:expr) => { $crate::ToArg::to_arg(&$value) };
}
/// What a library says, in the words that it has.
#[must_use]
pub fn in_its_words(words: impl fmt::Display) -> Said {
    said!("in-its-words", "{words}", words = words.to_string())
}

/// What is wrong, and what to do about it, in one sentence.
#[must_use]
pub fn remedied(problem: &Said, remedy: &Said) -> Said {
    said!(
        "fault-remedy",
        "{problem}; remedy: {remedy}",
        problem,
        remedy
    )
}

/// What is wrong, with its line (0 where none is to blame) and its place, if it has one, in front.
#[must_use]
pub fn fault(line: usize, place: Option<Arg>, fault: Said) -> Said {
    let fault = match place {
        Some(place) => said!("fault-place", "{place}: {fault}", place, fault),
        None => fault,
    };
    match line {
        0 => fault,
        _ => said!("fault-line", "line {line}: {fault}", line, fault),
    }
}

/// A text that somebody wrote, in quotation marks and harmless to print.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("{text:?}")
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return f.write_str(&self.encode());
        }
        let mut rest = self.english();
        while let Some(at) = rest.find(['{', '}']) {
            f.write_str(&rest[..at])?;
            let brace = &rest[at..=at];
            rest = &rest[at + 1..];
            if let Some(after) = rest.strip_prefix(brace) {
                // Doubled: the brace itself.
                f.write_str(brace)?;
                rest = after;
                continue;
            }
            let (name, after) = rest.split_once('}').unwrap_or((rest, ""));
            rest = after;
            if let Some((_, arg)) = self.args.iter().find(|(own, _)| own == name) {
                arg.fmt(f)?;
            }
        }
        f.write_str(rest)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Seat(seat) => write!(f, "{}", seat.letter()),
            Self::SideOf(Seat::North | Seat::South) => f.write_str("NS"),
            Self::SideOf(Seat::East | Seat::West) => f.write_str("EW"),
            Self::Card(card) => write!(f, "{}{}", card.suit.letter(), card.rank.letter()),
            Self::Said(said) => said.fmt(f),
            Self::Each(all, between) => {
                for (i, said) in all.iter().enumerate() {
                    if i > 0 {
                        f.write_str(between)?;
                    }
                    said.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

/// What can stand in a sentence.
pub trait ToArg {
    /// As it stands in a sentence.
    fn to_arg(&self) -> Arg;
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> Arg {
        (**self).to_arg()
    }
}

impl<T: ToArg + ?Sized> ToArg for &mut T {
    fn to_arg(&self) -> Arg {
        (**self).to_arg()
    }
}

impl ToArg for Arg {
    fn to_arg(&self) -> Arg {
        self.clone()
    }
}

impl ToArg for str {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_owned())
    }
}

impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl ToArg for Seat {
    fn to_arg(&self) -> Arg {
        Arg::Seat(*self)
    }
}

impl ToArg for Card {
    fn to_arg(&self) -> Arg {
        Arg::Card(*self)
    }
}

impl ToArg for Said {
    fn to_arg(&self) -> Arg {
        Arg::Said(self.clone())
    }
}

/// Numbers that an `i64` holds.
macro_rules! numbers {
    ($($of:ty)*) => {$(
        impl ToArg for $of {
            fn to_arg(&self) -> Arg {
                Arg::Number((*self).into())
            }
        }
    )*};
}
numbers!(u8 u16 u32 i32 i64);

impl ToArg for usize {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_filled_in() {
        let said = said!("x", "a {one} b {{c}} {two}{one}", one = 7_u32, two = "é");
        assert_eq!(said.to_string(), "a 7 b {c} é7");
        assert_eq!(said!("x", "nothing").to_string(), "nothing");
        let inside = said!("y", "({said})", said);
        assert_eq!(inside.to_string(), "(a 7 b {c} é7)");
    }

    #[test]
    fn seats_sides_and_cards_are_written_as_in_a_log() {
        let seat = Seat::West;
        let card: Card = "H10".parse().unwrap();
        let said = said!(
            "x",
            "{seat} {card} {side}",
            seat,
            card,
            side = Arg::SideOf(seat)
        );
        assert_eq!(said.to_string(), "W HT EW");
    }

    #[test]
    fn what_is_filled_in_is_not_read_again() {
        let said = said!("x", "{name} {other}", name = "{other}", other = "}{");
        assert_eq!(said.to_string(), "{other} }{");
    }
}
