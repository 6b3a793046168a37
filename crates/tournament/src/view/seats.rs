//! Something for each side of a table, or for each seat of it in an individual.

use serde::Serialize;

use crate::state::Sitting;

/// What belongs to those who sit at a table: under `ns` and `ew`, in an individual under `n`, `e`, `s` and `w`. A key is null where
/// nobody sits; the keys of the other form are not there.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Seats<T> {
    /// North-South.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ns: Option<Option<T>>,
    /// East-West.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ew: Option<Option<T>>,
    /// North, in an individual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<Option<T>>,
    /// East.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub e: Option<Option<T>>,
    /// South.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub s: Option<Option<T>>,
    /// West.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub w: Option<Option<T>>,
}

impl<T> Seats<T> {
    const NONE: Self = Self {
        ns: None,
        ew: None,
        n: None,
        e: None,
        s: None,
        w: None,
    };

    /// By sides.
    pub fn of_sides([ns, ew]: [Option<T>; 2]) -> Self {
        Self {
            ns: Some(ns),
            ew: Some(ew),
            ..Self::NONE
        }
    }

    /// By seats, in an individual.
    pub fn of_players([n, e, s, w]: [Option<T>; 4]) -> Self {
        Self {
            n: Some(n),
            e: Some(e),
            s: Some(s),
            w: Some(w),
            ..Self::NONE
        }
    }

    /// Made for each who sits there.
    pub fn of(sitting: Sitting, mut make: impl FnMut(u32) -> T) -> Self {
        let mut one = |who: Option<u32>| who.map(&mut make);
        match sitting {
            Sitting::Sides(sides) => Self::of_sides(sides.map(&mut one)),
            Sitting::Players(players) => Self::of_players(players.map(one)),
        }
    }
}

impl From<Sitting> for Seats<u32> {
    fn from(sitting: Sitting) -> Self {
        Self::of(sitting, |who| who)
    }
}
