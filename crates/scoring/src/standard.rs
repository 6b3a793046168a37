//! The standard value of a method (White Book 12.5): what average plus is above average, and what a penalty costs.

use crate::Exact;
use crate::event::{Event, Method, Scoring};
use crate::matchpoints;

/// What a penalty is taken from, and what it is measured in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Measure {
    /// The basic method.
    Basic,
    /// The final method: victory points where there are any.
    Final,
}

/// The standard value of an event. `expected` is the number of results on a board, `boards` the length of a match.
///
/// Matchpoints: 10 % of a top. Teams of 4, 8, 12: 3, 4, 5 IMPs. Total points: 100. Point-a-board: 0.5. Cross-IMPs: 2 a
/// comparison. Butler: 2. Victory points: 0.5, in matches of fewer than five boards 1. Hybrid: 0.5.
#[must_use]
pub fn standard_value(event: &Event, measure: Measure, expected: u32, boards: u32) -> Exact {
    let scoring = &event.scoring;
    if measure == Measure::Final {
        if let Some(value) = &scoring.settings.standard_value {
            return value.clone();
        }
        if event.in_vps() || scoring.method == Method::Hybrid {
            return if boards >= 5 || scoring.method == Method::Hybrid {
                Exact::ratio(1, 2)
            } else {
                Exact::ONE
            };
        }
    }
    of_any_board(scoring).unwrap_or_else(|| match scoring.method {
        Method::Matchpoints => matchpoints::top(expected, scoring.settings.win) / Exact::int(10),
        _ => Exact::int(2 * (i64::from(expected) - 1).max(0)),
    })
}

/// The standard value of a board where it does not depend on how many results the board has.
#[must_use]
pub fn of_any_board(scoring: &Scoring) -> Option<Exact> {
    match scoring.method {
        Method::Matchpoints => None,
        Method::CrossImps => scoring.settings.cross_imps_mean.then(|| Exact::int(2)),
        Method::Butler => Some(Exact::int(2)),
        Method::Imps => Some(match scoring.team_of {
            0..8 => Exact::int(3),
            8..12 => Exact::int(4),
            12.. => Exact::int(5),
        }),
        Method::Total => Some(Exact::int(100)),
        Method::PointABoard | Method::Hybrid => Some(Exact::ratio(1, 2)),
    }
}

/// The decimals to which figures of the event are shown: the smallest unit of the method (12.5).
#[must_use]
pub fn decimals(event: &Event, measure: Measure) -> u32 {
    let scoring = &event.scoring;
    if measure == Measure::Final && (event.in_vps() || scoring.method == Method::Hybrid) {
        return 2;
    }
    match scoring.method {
        Method::Matchpoints | Method::CrossImps => 4,
        _ => 2,
    }
}
