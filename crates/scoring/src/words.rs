//! The words of the event file, each with what it means: the reader and the writer have the same.

use std::cmp::Ordering;

use crate::event::{Direction, Edition, Eight, EventKind, Room, Structure};
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
