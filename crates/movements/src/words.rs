//! Everything that has a text can be parsed from it, and shown as it.

use core::fmt;
use core::str::FromStr;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{Deserialize, IntoDeserializer};

use crate::bracket::Bracket;
use crate::movement::{Boards, Entrants, Movement, Unreadable};
use crate::swiss::{Odd, Swiss};

/// A word or a list of boards that is none; says which there are.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotAWord(String);

fn word<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, NotAWord> {
    let text: StrDeserializer<'a, Error> = text.trim().into_deserializer();
    T::deserialize(text).map_err(|error| NotAWord(error.to_string()))
}

impl FromStr for Boards {
    type Err = NotAWord;

    /// Reads `1-4` or `1-2, 7`.
    fn from_str(text: &str) -> Result<Self, NotAWord> {
        word(text)
    }
}

impl FromStr for Entrants {
    type Err = NotAWord;

    /// Reads `pairs`, `players` or `teams`.
    fn from_str(text: &str) -> Result<Self, NotAWord> {
        word(text)
    }
}

impl FromStr for Odd {
    type Err = NotAWord;

    /// Reads `bye`, `triangle` or `long`.
    fn from_str(text: &str) -> Result<Self, NotAWord> {
        word(text)
    }
}

impl FromStr for Movement {
    type Err = Unreadable;

    /// The same as [`Movement::read`].
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::read(text)
    }
}

impl fmt::Display for Movement {
    /// The same as [`Movement::to_yaml`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_yaml())
    }
}

impl FromStr for Swiss {
    type Err = Unreadable;

    /// The same as [`Swiss::read`].
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::read(text)
    }
}

impl FromStr for Bracket {
    type Err = Unreadable;

    /// The same as [`Bracket::read`].
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::howell;

    #[test]
    fn what_is_shown_is_parsed() {
        let boards: Boards = "1-3, 7".parse().unwrap();
        assert_eq!(boards, Boards(vec![1, 2, 3, 7]));
        assert_eq!(boards.to_string().parse(), Ok(boards));
        assert!("3-1".parse::<Boards>().is_err());
        for entrants in [Entrants::Pairs, Entrants::Players, Entrants::Teams] {
            assert_eq!(entrants.to_string().parse(), Ok(entrants));
        }
        assert!("fours".parse::<Entrants>().is_err());
        assert_eq!("long".parse(), Ok(Odd::Long));
        let movement = howell(3, 2).unwrap();
        assert_eq!(movement.to_string().parse(), Ok(movement));
    }
}
