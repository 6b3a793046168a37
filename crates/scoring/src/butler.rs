//! Butler: IMPs against a datum (White Book 78.4, 78.5.2).

use crate::Exact;
use crate::event::{Direction, Weighted};
use crate::exact::Halves;
use crate::frequencies::Frequencies;
use crate::imps::imps;

/// The mean of a board's results without the `trim` highest and lowest, each frequency factored by E/R first.
///
/// Parts of a result may remain: of 1.6 results without one, 0.6 are left. When the trim leaves nothing, all results
/// count: a board of two tables has a datum too.
///
/// ```
/// use openroom_scoring::{Exact, butler::datum, exact::Halves, frequencies::Frequencies};
/// let table = Frequencies::new(vec![630, 600, 600, 150, -100], []);
/// assert_eq!(datum(&table, 8, 1, &Exact::int(10), Halves::TowardZero), Exact::int(410));
/// ```
#[must_use]
pub fn datum(table: &Frequencies, expected: u32, trim: u32, unit: &Exact, halves: Halves) -> Exact {
    mean(table, expected, trim).round_to(unit, halves)
}

/// The datum before it is rounded.
#[must_use]
pub fn mean(table: &Frequencies, expected: u32, trim: u32) -> Exact {
    let factor = table.factor(expected);
    let mut kept: Vec<(i32, Exact)> = table
        .lines()
        .iter()
        .map(|line| (line.score, line.frequency.clone() * factor.clone()))
        .collect();
    let trim = Exact::int(trim.into());
    if trim.clone() + trim.clone() < Exact::int(expected.into()) {
        take_away(kept.iter_mut(), trim.clone());
        take_away(kept.iter_mut().rev(), trim);
    }
    let count: Exact = kept.iter().map(|(_, frequency)| frequency.clone()).sum();
    let sum: Exact = kept
        .into_iter()
        .map(|(score, frequency)| Exact::from(score) * frequency)
        .sum();
    sum / count
}

/// Takes so many results from the lines, in the order given.
fn take_away<'a>(lines: impl Iterator<Item = &'a mut (i32, Exact)>, mut count: Exact) {
    for (_, frequency) in lines {
        let taken = count.clone().min(frequency.clone());
        *frequency -= taken.clone();
        count -= taken;
        if count.is_zero() {
            return;
        }
    }
}

/// The IMPs of a score against the datum. A datum that is not a multiple of 10 falls between the steps of the scale;
/// the step counts as reached only when it is reached.
#[must_use]
pub fn against(datum: &Exact, side: Direction, score: i32) -> Exact {
    let difference = Exact::from(score) - datum.clone();
    let whole = difference.abs().floor().to_i64().unwrap_or(i64::MAX);
    Exact::int(imps(whole) * difference.signum() * side.sign())
}

/// The IMPs of a weighted score: convert first, weight afterwards.
#[must_use]
pub fn against_weighted(datum: &Exact, side: Direction, parts: &[Weighted]) -> Exact {
    parts
        .iter()
        .map(|part| part.weight.clone() * against(datum, side, part.score))
        .sum()
}
