//! Seats, calls and cards as data: `serde` writes them by the letters of the log.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat, Suit};
use serde::de::{Deserialize, Deserializer, Error as _};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

use super::{call_text, card_text, parse_seat, parse_suit, seat_text, suit_text};

/// What the log writes as one word.
pub trait Written {
    /// The word.
    fn word(&self) -> impl Serialize + use<Self>;
}

impl Written for Seat {
    fn word(&self) -> impl Serialize + use<> {
        seat_text(*self)
    }
}

impl Written for Suit {
    fn word(&self) -> impl Serialize + use<> {
        suit_text(*self)
    }
}

impl Written for Call {
    fn word(&self) -> impl Serialize + use<> {
        call_text(*self)
    }
}

impl Written for Card {
    fn word(&self) -> impl Serialize + use<> {
        card_text(*self)
    }
}

/// For `#[serde(serialize_with)]`: a word.
///
/// # Errors
///
/// Those of the serializer.
pub fn one<T: Written, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.word().serialize(serializer)
}

/// A word or null.
///
/// # Errors
///
/// Those of the serializer.
pub fn maybe<T: Written, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.as_ref().map(Written::word).serialize(serializer)
}

/// A list of words.
///
/// # Errors
///
/// Those of the serializer.
pub fn all<T: Written, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(Written::word))
}

/// A list of pairs of words: who, and which card.
///
/// # Errors
///
/// Those of the serializer.
pub fn pairs<T: Written, U: Written, S: Serializer>(
    values: &[(T, U)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(|(one, other)| (one.word(), other.word())))
}

/// For `#[serde(deserialize_with)]`: a seat, if there is one.
///
/// # Errors
///
/// If there is a word, and it is none of the four letters.
pub fn read_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    let word = Option::<String>::deserialize(deserializer)?;
    let read = |word: String| parse_seat(&word).ok_or(word);
    let seat = word.map(read).transpose();
    seat.map_err(|word| D::Error::custom(format!("`{word}` is no seat: N, E, S or W")))
}

/// Suits by a number.
pub(crate) fn read_suits<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<u8, Suit>, D::Error> {
    let words = BTreeMap::<u8, String>::deserialize(deserializer)?;
    let read = |(number, word): (u8, String)| match parse_suit(&word) {
        Some(suit) => Ok((number, suit)),
        None => Err(D::Error::custom(format!(
            "`{word}` is no suit: S, H, D or C"
        ))),
    };
    words.into_iter().map(read).collect()
}
