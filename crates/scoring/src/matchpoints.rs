//! Matchpoints (Law 78A; White Book 78.1 to 78.3).

use crate::Exact;
use crate::event::{Direction, Weighted};
use crate::frequencies::Frequencies;

/// What each score of a board is worth to one side.
///
/// ```
/// use openroom_scoring::{Exact, event::Direction, frequencies::Frequencies, matchpoints::Matchpoints};
/// let table = Frequencies::new(vec![650, 620, -100, -100, -200, -790], []);
/// let ns = Matchpoints::new(&table, Direction::Ns, 6, 2);
/// assert_eq!(ns.of(620), Exact::int(8));
/// let ew = Matchpoints::new(&table, Direction::Ew, 6, 2);
/// assert_eq!(ew.of(-100), Exact::int(5));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Matchpoints<'a> {
    table: &'a Frequencies,
    points: Vec<Exact>,
}

/// The most that a result can win on a board.
#[must_use]
pub fn top(expected: u32, win: u32) -> Exact {
    Exact::int(i64::from(win) * (i64::from(expected) - 1).max(0))
}

impl<'a> Matchpoints<'a> {
    /// Works out every line of the table.
    ///
    /// Each frequency is multiplied by E/R first, which is the formula of 78.3; then a score wins `win` for what lies
    /// below it and half of that for its equals, itself left out.
    #[must_use]
    pub fn new(table: &'a Frequencies, side: Direction, expected: u32, win: u32) -> Self {
        let factor = table.factor(expected);
        let sums = table.sums_below();
        let half_win = Exact::ratio(win.into(), 2);
        let points = table
            .lines()
            .iter()
            .enumerate()
            .map(|(place, line)| {
                let beaten = match side {
                    Direction::Ns => sums[place].clone(),
                    Direction::Ew => table.results().clone() - sums[place + 1].clone(),
                };
                let twice = beaten.clone() + beaten + line.frequency.clone();
                (factor.clone() * twice - Exact::ONE) * half_win.clone()
            })
            .collect();
        Self { table, points }
    }

    /// What a score that was made is worth. A line of less than one result may read below nought or above the top;
    /// only the weighted sum counts.
    #[must_use]
    pub fn of(&self, score: i32) -> Exact {
        self.table
            .place(score)
            .map_or(Exact::ZERO, |place| self.points[place].clone())
    }

    /// What a weighted score is worth (78.1.2).
    #[must_use]
    pub fn of_weighted(&self, parts: &[Weighted]) -> Exact {
        parts
            .iter()
            .map(|part| part.weight.clone() * self.of(part.score))
            .sum()
    }
}

/// What a score would be worth that is not in the table: its comparisons with the results that are.
///
/// `expected` counts the score itself, and the table is factored as if it were there.
#[must_use]
pub fn compared_with(
    others: &Frequencies,
    side: Direction,
    score: i32,
    expected: u32,
    win: u32,
) -> Exact {
    let place = others.place(score);
    let sums = others.sums_below();
    let (below, equal) = match place {
        Ok(place) => (sums[place].clone(), others.lines()[place].frequency.clone()),
        Err(place) => (sums[place].clone(), Exact::ZERO),
    };
    let beaten = match side {
        Direction::Ns => below,
        Direction::Ew => others.results().clone() - below - equal.clone(),
    };
    let among = beaten.clone() + beaten + equal;
    let results = others.results().clone() + Exact::ONE;
    let expected = Exact::int(expected.into());
    (among * expected.clone() + expected - results.clone()) / results * Exact::ratio(win.into(), 2)
}

/// An assigned score that nobody made, entered by hand when the board cannot be rescored (78.2): only an approximation.
///
/// ```
/// use openroom_scoring::{Exact, frequencies::Frequencies, matchpoints::entered_late};
/// let table = Frequencies::new(vec![500, 450, 450, 420, 420, 420, 420, 420], []);
/// assert_eq!(entered_late(&table, 430), Exact::int(9));
/// ```
#[must_use]
pub fn entered_late(table: &Frequencies, score: i32) -> Exact {
    let place = match table.place(score) {
        Ok(_) => {
            let results = u32::try_from(table.results().to_i64().unwrap_or(0)).unwrap_or(0);
            return Matchpoints::new(table, Direction::Ns, results, 2).of(score);
        }
        Err(place) => place,
    };
    let below = table.sums_below()[place].clone();
    let points = below.clone() + below - Exact::ONE;
    let top = table.results().clone() + table.results().clone() - Exact::int(2);
    points.clamp(Exact::ZERO, top.max(Exact::ZERO))
}
