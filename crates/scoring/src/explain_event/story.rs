//! A listener to the scoring: it writes down the steps that lead to one figure and is deaf to all others, so that an
//! explanation cannot say anything but what was done.

use super::facts::{ExplainStep, Fact, MatchLabel};
use crate::Exact;
use crate::event::{ContestantId, Direction, MatchId};
use crate::points::Player;
use crate::scores::MatchScore;

/// The figure that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// None: an event is being scored, nothing else.
    Nothing,
    /// What a player of a side, or the whole side, has for a result.
    Award(u32, Direction, Player),
    /// A contestant's points in a match.
    Match(MatchFilter, ContestantId),
    /// A contestant's total and place.
    Total(ContestantId),
}

/// Which of a contestant's matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MatchFilter {
    /// The one of that name.
    Id(MatchId),
    /// Those of the round.
    Round(u32),
}

/// The listener.
pub(crate) struct Story {
    wanted: Wanted,
    pub steps: Vec<ExplainStep>,
}

impl Story {
    pub const fn silent() -> Self {
        Self::of(Wanted::Nothing)
    }

    pub const fn of(wanted: Wanted) -> Self {
        Self {
            wanted,
            steps: Vec::new(),
        }
    }

    pub fn push(&mut self, rule: &str, fact: Fact, value: Option<Exact>) {
        self.steps.push(ExplainStep {
            rule: rule.to_owned(),
            fact,
            value,
        });
    }

    /// Whether the artificial score of that side is asked for.
    pub fn wants_award(&self, result: u32, side: Direction, player: Player) -> bool {
        self.wanted == Wanted::Award(result, side, player)
    }

    /// The side of the match that is asked for.
    pub fn side(&self, score: &MatchScore) -> Option<usize> {
        let Wanted::Match(filter, contestant) = self.wanted else {
            return None;
        };
        let meant = match filter {
            MatchFilter::Id(id) => score.id == Some(id),
            MatchFilter::Round(round) => score.round == round,
        };
        score.side_of(contestant).filter(|_| meant)
    }

    /// Whether the total of that contestant is asked for.
    pub fn wants_total(&self, contestant: ContestantId) -> bool {
        self.wanted == Wanted::Total(contestant)
    }

    /// The contestant whose total is asked for.
    pub fn total_of(&self) -> Option<ContestantId> {
        match self.wanted {
            Wanted::Total(contestant) => Some(contestant),
            _ => None,
        }
    }
}

impl MatchScore {
    /// What to call it.
    #[must_use]
    pub fn label(&self) -> MatchLabel {
        MatchLabel {
            id: self.id,
            round: self.round,
            teams: self.teams,
        }
    }
}
