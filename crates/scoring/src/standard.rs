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
/// What it is the federation says: in the White Book 10 % of a top at matchpoints, 3, 4, 5 IMPs for teams of 4, 8, 12, and so on.
#[must_use]
pub fn standard_value(event: &Event, measure: Measure, expected: u32, boards: u32) -> Exact {
    let scoring = &event.scoring;
    if measure == Measure::Final {
        if let Some(value) = &scoring.settings.standard_value {
            return value.clone();
        }
        let standard = &scoring.settings.rules.standard;
        if scoring.method == Method::Hybrid {
            return standard.hybrid.clone();
        }
        if event.in_vps() {
            return standard.of_vps(boards);
        }
    }
    let standard = &scoring.settings.rules.standard;
    of_any_board(scoring).unwrap_or_else(|| match scoring.method {
        Method::Matchpoints => {
            matchpoints::top(expected, scoring.settings.win) * standard.matchpoints.clone()
        }
        _ => standard.cross_imps.clone() * Exact::int((i64::from(expected) - 1).max(0)),
    })
}

/// The standard value of a board where it does not depend on how many results the board has.
#[must_use]
pub fn of_any_board(scoring: &Scoring) -> Option<Exact> {
    let standard = &scoring.settings.rules.standard;
    match scoring.method {
        Method::Matchpoints => None,
        Method::CrossImps => {
            let mean = scoring.settings.cross_imps_mean;
            mean.then(|| standard.cross_imps.clone())
        }
        Method::Butler => Some(standard.butler.clone()),
        Method::Imps => Some(standard.of_team(scoring.team_of)),
        Method::Total => Some(standard.total.clone()),
        Method::PointABoard => Some(standard.point_a_board.clone()),
        Method::Hybrid => Some(standard.hybrid.clone()),
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
