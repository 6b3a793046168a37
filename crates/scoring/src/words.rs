//! The words of the event file, each with what it means: the reader and the writer have the same.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::event::{Direction, Edition, Eight, EventKind, Method, Room, Structure};
use crate::exact::Halves;
use crate::settings::{HalfWay, OwnAverage, Preset, Sections};
use crate::victory_points::Input;

/// A word for each of several values.
pub type Words<T, const N: usize> = [(&'static str, T); N];

pub const KINDS: Words<EventKind, 3> = [
    ("pairs", EventKind::Pairs),
    ("teams", EventKind::Teams),
    ("individual", EventKind::Individual),
];

pub const STRUCTURES: Words<Structure, 4> = [
    ("field", Structure::Field),
    ("swiss", Structure::Swiss),
    ("round-robin", Structure::RoundRobin),
    ("knock-out", Structure::KnockOut),
];

pub const EDITIONS: Words<Edition, 2> = [("2007", Edition::E2007), ("2017", Edition::E2017)];

/// The first word of a method is the one that is written; the others are what else people call it.
pub const METHODS: Words<Method, 10> = [
    ("matchpoints", Method::Matchpoints),
    ("cross-imps", Method::CrossImps),
    ("butler", Method::Butler),
    ("imps", Method::Imps),
    ("total", Method::Total),
    ("point-a-board", Method::PointABoard),
    ("hybrid", Method::Hybrid),
    ("patton", Method::Hybrid),
    ("pachabo", Method::Hybrid),
    ("board-a-match", Method::PointABoard),
];

pub const EIGHTS: Words<Eight, 3> = [
    ("fours", Eight::Fours),
    ("aggregate", Eight::Aggregate),
    ("cross-imps", Eight::CrossImps),
];

pub const DIRECTIONS: Words<Direction, 2> = [("ns", Direction::Ns), ("ew", Direction::Ew)];

pub const ROOMS: Words<Room, 2> = [("open", Room::Open), ("closed", Room::Closed)];

pub const INPUTS: Words<Input, 2> = [("imps", Input::Imps), ("percent", Input::Percent)];

/// When a contestant left, seen from the middle of the event (145.2).
pub const POINTS_IN_TIME: Words<Ordering, 3> = [
    ("before", Ordering::Less),
    ("exactly", Ordering::Equal),
    ("after", Ordering::Greater),
];

pub const PRESETS: Words<Preset, 2> = [("ebu", Preset::Ebu), ("wbf", Preset::Wbf)];

pub const OWN_AVERAGES: Words<OwnAverage, 3> = [
    ("pairs", OwnAverage::Pairs),
    ("all", OwnAverage::All),
    ("never", OwnAverage::Never),
];

pub const HALVES: Words<Halves, 4> = [
    ("toward-zero", Halves::TowardZero),
    ("down", Halves::Down),
    ("away-from-zero", Halves::AwayFromZero),
    ("up", Halves::Up),
];

pub const HALF_WAYS: Words<HalfWay, 2> =
    [("cancelled", HalfWay::Cancelled), ("kept", HalfWay::Kept)];

pub const SECTIONS: Words<Sections, 2> =
    [("together", Sections::Together), ("apart", Sections::Apart)];

/// The word for a value.
pub fn word_of<T: PartialEq + Copy>(words: &[(&'static str, T)], value: T) -> &'static str {
    let found = words.iter().find(|(_, known)| *known == value);
    found.map_or("", |(word, _)| word)
}

/// A word that is none of those that a type knows.
///
/// ```
/// use openroom_scoring::event::Structure;
/// assert_eq!("round-robin".parse(), Ok(Structure::RoundRobin));
/// assert_eq!(Structure::KnockOut.to_string(), "knock-out");
/// let unknown = "ladder".parse::<Structure>().unwrap_err();
/// assert_eq!(unknown.to_string(), "unknown word ladder; known: field, swiss, round-robin, knock-out");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown word {word}; known: {}", known.join(", "))]
#[non_exhaustive]
pub struct UnknownWord {
    /// The word.
    pub word: String,
    /// Those that are known.
    pub known: Vec<&'static str>,
}

fn value_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Result<T, UnknownWord> {
    let found = words.iter().find(|(known, _)| *known == word);
    found.map(|(_, value)| *value).ok_or_else(|| UnknownWord {
        word: word.to_owned(),
        known: words.iter().map(|(known, _)| *known).collect(),
    })
}

/// Gives types the words of the event file.
macro_rules! worded {
    ($($type:ty: $words:expr),* $(,)?) => {$(
        impl $type {
            /// The word of the event file.
            #[must_use]
            pub fn word(self) -> &'static str {
                word_of(&$words, self)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.word())
            }
        }

        impl FromStr for $type {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                value_of(&$words, word)
            }
        }
    )*};
}

worded! {
    EventKind: KINDS,
    Structure: STRUCTURES,
    Method: METHODS,
    Eight: EIGHTS,
    Direction: DIRECTIONS,
    Input: INPUTS,
    Preset: PRESETS,
    OwnAverage: OWN_AVERAGES,
    Halves: HALVES,
    HalfWay: HALF_WAYS,
    Sections: SECTIONS,
}
