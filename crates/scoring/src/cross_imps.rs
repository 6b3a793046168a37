//! Cross-IMPs: IMPs against every other result of the board (White Book 78.4, 12.1.8).

use crate::Exact;
use crate::event::{Direction, Weighted};
use crate::frequencies::Frequencies;
use crate::imps::STEPS;

/// What each score of a board is worth, for North-South.
///
/// ```
/// use openroom_scoring::{Exact, cross_imps::CrossImps, event::Direction, frequencies::Frequencies};
/// let table = Frequencies::new(vec![620, 170, -100], []);
/// let points = CrossImps::new(&table, 3);
/// assert_eq!(points.of(Direction::Ns, 620), Exact::int(10 + 12));
/// assert_eq!(points.of(Direction::Ew, 620), Exact::int(-22));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct CrossImps<'a> {
    table: &'a Frequencies,
    points: Vec<Exact>,
}

impl<'a> CrossImps<'a> {
    /// The sum of all comparisons, scaled to the results that the board should have (White Book 78.4).
    #[must_use]
    pub fn new(table: &'a Frequencies, expected: u32) -> Self {
        Self::scaled(table, &table.factor(expected))
    }

    /// The mean of the comparisons that there are: a board with fewer results has fewer, and is not scaled.
    ///
    /// ```
    /// use openroom_scoring::{Exact, cross_imps::CrossImps, event::Direction, frequencies::Frequencies};
    /// let table = Frequencies::new(vec![620, 170], []);
    /// assert_eq!(CrossImps::mean(&table).of(Direction::Ns, 620), Exact::int(10));
    /// ```
    #[must_use]
    pub fn mean(table: &'a Frequencies) -> Self {
        Self::scaled(table, &(Exact::ONE / comparisons(table)))
    }

    /// As the settings of an event have it.
    pub(crate) fn by(table: &'a Frequencies, expected: u32, mean: bool) -> Self {
        match mean {
            true => Self::mean(table),
            false => Self::new(table, expected),
        }
    }

    /// Works out every line. A score earns one IMP more for each step of the scale that lies between, so the sum over
    /// all results is a sum over 24 steps: the cost does not grow with the square of the scores.
    fn scaled(table: &'a Frequencies, factor: &Exact) -> Self {
        let sums = table.sums_below();
        let points = table
            .lines()
            .iter()
            .map(|line| {
                let won = STEPS
                    .iter()
                    .map(|&step| at_most(table, &sums, i64::from(line.score) - i64::from(step)));
                let lost = STEPS.iter().map(|&step| {
                    let reach = i64::from(line.score) + i64::from(step);
                    table.results().clone() - at_most(table, &sums, reach - 1)
                });
                (won.sum::<Exact>() - lost.sum::<Exact>()) * factor.clone()
            })
            .collect();
        Self { table, points }
    }

    /// What a score that was made is worth to a side.
    #[must_use]
    pub fn of(&self, side: Direction, score: i32) -> Exact {
        let points = self
            .table
            .place(score)
            .map_or(Exact::ZERO, |place| self.points[place].clone());
        points * Exact::int(side.sign())
    }

    /// What a weighted score is worth: the weights count in every comparison (12.1.8).
    #[must_use]
    pub fn of_weighted(&self, side: Direction, parts: &[Weighted]) -> Exact {
        parts
            .iter()
            .map(|part| part.weight.clone() * self.of(side, part.score))
            .sum()
    }
}

/// With how many results each is compared; 1 at least, so that it can be divided by.
pub(crate) fn comparisons(table: &Frequencies) -> Exact {
    (table.results().clone() - Exact::ONE).max(Exact::ONE)
}

/// How many results are at most so much.
fn at_most(table: &Frequencies, sums: &[Exact], score: i64) -> Exact {
    let place = table
        .lines()
        .partition_point(|line| i64::from(line.score) <= score);
    sums[place].clone()
}
