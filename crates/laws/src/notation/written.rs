//! Seats, calls and cards as data: `serde` writes them by the letters of the log.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat, Suit};
use serde::{Serialize, Serializer};

use super::{call_text, card_text, seat_text, suit_text};

/// What the log writes as one word.
pub(crate) trait Written {
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
pub(crate) fn one<T: Written, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.word().serialize(serializer)
}

/// A word or null.
pub(crate) fn maybe<T: Written, S: Serializer>(
    value: &Option<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.as_ref().map(Written::word).serialize(serializer)
}

/// A list of words.
pub(crate) fn all<T: Written, S: Serializer>(
    values: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(Written::word))
}

/// A list of pairs of words: who, and which card.
pub(crate) fn pairs<T: Written, U: Written, S: Serializer>(
    values: &[(T, U)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(|(one, other)| (one.word(), other.word())))
}
