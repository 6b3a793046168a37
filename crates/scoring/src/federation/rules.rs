//! Rules of a federation that the scoring itself applies.

use super::match_rules::MatchRules;
use crate::Exact;
use crate::tie_break::Test;

/// What is tried among those who are level, in this order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TieTests {
    /// Two who have met.
    pub two: Vec<Test>,
    /// Three or more who have all met.
    pub more: Vec<Test>,
    /// Then, and where not all have met.
    pub all: Vec<Test>,
    /// Never where all play all.
    pub never_in_round_robin: Vec<Test>,
}

/// What average plus is above average and what a penalty costs, by method (White Book 12.5).
#[derive(Debug, Clone, PartialEq, Default)]
pub struct StandardValues {
    /// Share of a top.
    pub matchpoints: Exact,
    /// IMPs a comparison.
    pub cross_imps: Exact,
    /// IMPs against the datum.
    pub butler: Exact,
    /// IMPs of a team of at least so many players, the smallest first.
    pub imps: Vec<(u32, Exact)>,
    /// Total points.
    pub total: Exact,
    /// Points of a board of two.
    pub point_a_board: Exact,
    /// Victory points of a hybrid match.
    pub hybrid: Exact,
    /// Victory points.
    pub vp: Exact,
    /// Victory points of matches of fewer boards than these.
    pub vp_short: Option<(u32, Exact)>,
}

impl StandardValues {
    /// IMPs of a team of so many players.
    #[must_use]
    pub fn of_team(&self, players: u32) -> Exact {
        let fits = self.imps.iter().rev().find(|(least, _)| *least <= players);
        let found = fits.or(self.imps.first());
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    /// Victory points of a match of so many boards.
    #[must_use]
    pub fn of_vps(&self, boards: u32) -> Exact {
        match &self.vp_short {
            Some((below, value)) if boards < *below => value.clone(),
            _ => self.vp.clone(),
        }
    }
}

/// The rules that the scoring applies.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rules {
    /// The federation that has them.
    pub federation: String,
    /// The order of the tests among those who are level.
    pub ties: TieTests,
    /// Standard values.
    pub standard: StandardValues,
    /// Matches that were not played as they should have been.
    pub matches: MatchRules,
}
