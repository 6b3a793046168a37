//! A sentence for people, as data: a key by which other languages have it, its English, and what stands in it.
//!
//! The English stands in the code, where the sentence is said; crate `words` has the other languages, in
//! `locales/<language>/refusals.ftl`, by the key.

use std::fmt;

use crate::time::Time;
use crate::who::Role;

/// A sentence, or a part of one. [`Display`](fmt::Display) is its English.
///
/// ```
/// # use openroom_tournament::log;
/// let refused = log::replay("- {at: 2026-05-14T19:00:00Z, by: director, note: {text: hello}}", None).unwrap_err();
/// assert!(refused.to_string().contains("there is no event yet"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The key, one for each sentence.
    pub key: &'static str,
    /// The English, with `{name}` for what stands in it.
    english: &'static str,
    /// What stands in it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What stands in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name, a moment, a word of the log: the same in every language.
    Text(String),
    /// A part that has its own words in every language.
    Said(Said),
}

impl Said {
    /// The macro `said!` makes them.
    pub(crate) const fn new(
        key: &'static str,
        english: &'static str,
        args: Vec<(&'static str, Arg)>,
    ) -> Self {
        Self { key, english, args }
    }
}

/// Makes a [`Said`]: `said!("session-is-over", "session {session} is over", session = number)`.
///
/// A name in the English without a value, or a value without a name, does not compile.
macro_rules! said {
    ($key:literal, $english:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        // Never called: the compiler compares the names.
        #[allow(clippy::useless_format)]
        const _: fn() -> String = || format!($english $(, $name = "")*);
        $crate::said::Said::new(
            $key,
            $english,
            vec![$((stringify!($name), $crate::said::said!(@arg $name $($value)?))),*],
        )
    }};
    (@arg $name:ident) => { $crate::said::Arg::from($name) };
    (@arg $name:ident $value:expr) => { $crate::said::Arg::from($value) };
}
pub(crate) use said;

/// What a library says, in the words that it has.
pub(crate) fn in_its_words(words: impl fmt::Display) -> Said {
    said!("in-its-words", "{words}", words = words.to_string())
}

/// A text that somebody wrote, in quotation marks and harmless to print.
pub(crate) fn quoted(text: &str) -> String {
    format!("{text:?}")
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.english;
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
            if let Some((_, arg)) = self.args.iter().find(|(own, _)| *own == name) {
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
            Self::Said(said) => said.fmt(f),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

impl From<Time> for Arg {
    fn from(time: Time) -> Self {
        Self::Text(time.to_string())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Role> for Arg {
    fn from(role: Role) -> Self {
        Self::Said(match role {
            Role::Organiser => said!("role-organiser", "the organiser"),
            Role::Chief => said!("role-director-in-charge", "the Director in charge"),
            Role::Director => said!("role-director", "a Director"),
            Role::Scorer => said!("role-scorer", "a scorer"),
            Role::Committee => said!("role-committee", "the committee"),
            Role::Contestant(number) => said!("role-contestant", "contestant {number}", number),
            Role::Captain(number) => {
                said!("role-captain", "the captain of contestant {number}", number)
            }
        })
    }
}

/// For reasons that have no key yet.
impl From<String> for Said {
    fn from(text: String) -> Self {
        in_its_words(text)
    }
}

/// For reasons that have no key yet.
impl From<&str> for Said {
    fn from(text: &str) -> Self {
        in_its_words(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_filled_in() {
        let said = said!("x", "a {one} b {{c}} {two}{one}", one = 7_u32, two = "é");
        assert_eq!(said.to_string(), "a 7 b {c} é7");
        assert_eq!(said!("x", "nothing").to_string(), "nothing");
        let inside = said!("y", "{said}; {role}", said, role = Role::Captain(3));
        assert_eq!(
            inside.to_string(),
            "a 7 b {c} é7; the captain of contestant 3"
        );
    }

    #[test]
    fn what_is_filled_in_is_not_read_again() {
        let said = said!("x", "{name} {other}", name = "{other}", other = "}{");
        assert_eq!(said.to_string(), "{other} }{");
    }
}
