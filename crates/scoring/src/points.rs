//! What the two sides of every result got.
//!
//! A score that was made a thousand times on a board is worth the same a thousand times, so every value is kept once and
//! results say which is theirs: eight bytes each, however large the event.

use std::collections::HashMap;

use crate::Exact;
use crate::event::Direction;
pub use crate::event::Player;

/// No points.
const NONE: u32 = u32::MAX;

/// The points of both sides, result by result.
#[derive(Clone, Default)]
pub struct Points {
    values: Vec<Exact>,
    places: Vec<[u32; 2]>,
    /// Second players of an individual whose points are not those of their partner: own averages differ (12C2c), and who
    /// stood in for one of them changes nothing for the other (White Book 144.3).
    apart: HashMap<(u32, Direction), u32>,
}

impl Points {
    /// No points for either side.
    pub(crate) const NOTHING: [u32; 2] = [NONE, NONE];

    /// Values, and for each result which are those of its two sides.
    pub(crate) fn with(values: Vec<Exact>, places: Vec<[u32; 2]>) -> Self {
        Self {
            values,
            places,
            apart: HashMap::new(),
        }
    }

    /// So many results, with no points yet.
    pub(crate) fn new(results: usize) -> Self {
        Self {
            values: Vec::new(),
            places: vec![Self::NOTHING; results],
            apart: HashMap::new(),
        }
    }

    /// What the two sides of a result got, North-South first; nothing where nothing is scored.
    #[must_use]
    pub fn of(&self, result: u32) -> [Option<&Exact>; 2] {
        let places = self.places.get(result as usize);
        places.map_or([None, None], |places| {
            places.map(|place| self.values.get(place as usize))
        })
    }

    /// What one side of a result got.
    #[must_use]
    pub fn side(&self, result: u32, side: Direction) -> Option<&Exact> {
        self.of(result)[side.index()]
    }

    /// What a player of a side got: the second may have points of its own in an individual.
    #[must_use]
    pub fn player(&self, result: u32, side: Direction, player: Player) -> Option<&Exact> {
        self.values.get(self.place(result, side, player) as usize)
    }

    /// Whether the two players of a side have points of their own.
    #[must_use]
    pub fn are_apart(&self, result: u32, side: Direction) -> bool {
        !self.apart.is_empty() && self.apart.contains_key(&(result, side))
    }

    /// Where the points of a player are among the values.
    pub(crate) fn place(&self, result: u32, side: Direction, player: Player) -> u32 {
        let apart = match player {
            Player::Second if !self.apart.is_empty() => self.apart.get(&(result, side)),
            _ => None,
        };
        let both = self.places.get(result as usize);
        apart
            .copied()
            .unwrap_or_else(|| both.map_or(NONE, |both| both[side.index()]))
    }

    /// How many results there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are no results.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// All of them, in the order of the results.
    pub fn iter(&self) -> impl Iterator<Item = [Option<&Exact>; 2]> {
        let value = |place: u32| self.values.get(place as usize);
        self.places.iter().map(move |places| places.map(value))
    }

    /// All of them, as values of their own.
    #[must_use]
    pub fn to_vec(&self) -> Vec<[Option<Exact>; 2]> {
        self.iter()
            .map(|points| points.map(|points| points.cloned()))
            .collect()
    }

    /// Puts values beside those that are there; the first has the place that is given back.
    pub(crate) fn add(&mut self, values: Vec<Exact>) -> u32 {
        let first = u32::try_from(self.values.len()).unwrap_or(NONE);
        self.values.extend(values);
        first
    }

    /// Where the points of both sides are among the values, result by result; the second player of an individual may have its own.
    pub(crate) fn places(&self) -> &[[u32; 2]] {
        &self.places
    }

    /// Gives the sides of a result values that were added.
    pub(crate) fn put(&mut self, result: u32, places: [u32; 2]) {
        self.places[result as usize] = places;
    }

    /// Gives one side of a result a value of its own.
    pub(crate) fn set(&mut self, result: u32, side: Direction, value: Option<Exact>) {
        self.places[result as usize][side.index()] = match value {
            Some(value) => self.add(vec![value]),
            None => NONE,
        };
    }

    /// Gives the second player of a side points of its own.
    pub(crate) fn set_apart(&mut self, result: u32, side: Direction, value: Option<Exact>) {
        let place = value.map_or(NONE, |value| self.add(vec![value]));
        self.apart.insert((result, side), place);
    }

    /// The values, each once.
    pub(crate) fn values(&self) -> &[Exact] {
        &self.values
    }
}

/// Two are the same if every result has the same points, in whatever order they were put down.
impl PartialEq for Points {
    fn eq(&self, other: &Self) -> bool {
        let apart = |points: &Self| {
            let each = points.apart.keys();
            let each = each.map(|&(result, side)| {
                let own = points.player(result, side, Player::Second);
                ((result, side), own.cloned())
            });
            each.collect::<HashMap<_, _>>()
        };
        self.len() == other.len() && self.iter().eq(other.iter()) && apart(self) == apart(other)
    }
}

impl std::fmt::Debug for Points {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
