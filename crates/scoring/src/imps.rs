//! International match points (Law 78B): the scale, and the IMPs of weighted results.

use crate::Exact;
use crate::event::Weighted;

/// The least difference that earns 1, 2, 3 ... 24 IMPs.
pub const STEPS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
    2000, 2250, 2500, 3000, 3500, 4000,
];

/// The IMPs for a difference in points; as many for the other side with the sign turned.
///
/// ```
/// use openroom_scoring::imps::imps;
/// assert_eq!(imps(620 - 140), 10);
/// assert_eq!(imps(-100 - 140), -6);
/// assert_eq!(imps(10), 0);
/// assert_eq!(imps(7600), 24);
/// ```
#[must_use]
pub fn imps(difference: i64) -> i64 {
    let size = difference.unsigned_abs();
    let won = STEPS.partition_point(|&step| u64::from(step.unsigned_abs()) <= size);
    difference.signum() * i64::try_from(won).unwrap_or(0)
}

/// The IMPs when either score may be a weighted one: convert first, weight afterwards (White Book 12.1.4).
///
/// Two weighted scores are weighted both: an extension of ours, the book is silent.
///
/// ```
/// use openroom_scoring::{Exact, event::Weighted, imps::weighted_imps};
/// let ours = [
///     Weighted::new(620, Exact::ratio(2, 3)),
///     Weighted::new(-100, Exact::ratio(1, 3)),
/// ];
/// let theirs = [Weighted::new(140, Exact::ONE)];
/// assert_eq!(weighted_imps(&ours, &theirs), Exact::ratio(14, 3));
/// ```
#[must_use]
pub fn weighted_imps(ours: &[Weighted], theirs: &[Weighted]) -> Exact {
    weighted(ours, theirs, |difference| Exact::int(imps(difference)))
}

/// The weighted mean of a function of the difference.
pub(crate) fn weighted(
    ours: &[Weighted],
    theirs: &[Weighted],
    convert: impl Fn(i64) -> Exact,
) -> Exact {
    ours.iter()
        .flat_map(|a| theirs.iter().map(move |b| (a, b)))
        .map(|(a, b)| {
            let points = convert(i64::from(a.score) - i64::from(b.score));
            a.weight.clone() * b.weight.clone() * points
        })
        .sum()
}
