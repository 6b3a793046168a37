//! What scoring gives: points on each board, matches, and the standings.

use crate::Exact;
use crate::event::{BoardId, ContestantId, MatchId};
use crate::tie_break::Reason;

/// A scored event.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scores {
    /// The standings, best first; those without a rank last.
    pub standings: Vec<Standing>,
    /// The boards, each with its results.
    pub boards: Vec<BoardScore>,
    /// For each result of the event, what the two sides got: North-South first. Nothing where nothing is scored.
    pub points: Vec<[Option<Exact>; 2]>,
    /// The matches, where there are any.
    pub matches: Vec<MatchScore>,
    /// What a Director should look at; nothing is refused for it.
    pub warnings: Vec<String>,
    /// Decimals of points on a board.
    pub board_decimals: u32,
    /// Decimals of totals.
    pub total_decimals: u32,
}

/// A board with its results.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardScore {
    /// Which board.
    pub board: BoardId,
    /// The session in which it was played.
    pub session: u16,
    /// The round, in an event whose rounds are sessions.
    pub round: u32,
    /// The section, where sections are scored apart.
    pub section: Option<u16>,
    /// E: the results it should have.
    pub expected: u32,
    /// The most that could be won, where the method has a most.
    pub top: Option<Exact>,
    /// Its results: places in [`crate::event::Event::results`].
    pub results: Vec<u32>,
}

/// A match.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchScore {
    /// Its name, if it has one.
    pub id: Option<MatchId>,
    /// The round.
    pub round: u32,
    /// Who met; the second is missing in a bye.
    pub teams: [Option<ContestantId>; 2],
    /// Their partners, in an individual.
    pub partners: [Option<ContestantId>; 2],
    /// Boards of the match.
    pub boards: u32,
    /// What each won in the basic method: IMPs, matchpoints, points.
    pub basic: [Exact; 2],
    /// The most that could be won in the basic method; 0 if it has no most.
    pub available: Exact,
    /// Victory points, where there are any.
    pub vps: Option<[Exact; 2]>,
    /// The victory points at stake for one side.
    pub at_stake: Exact,
    /// Whether it was played at all.
    pub played: bool,
    /// Boards won and total points of a hybrid match, for ties.
    pub parts: Option<[[Exact; 2]; 2]>,
}

impl MatchScore {
    /// Which side a contestant is on: 0 or 1.
    #[must_use]
    pub fn side_of(&self, contestant: ContestantId) -> Option<usize> {
        let on =
            |&place: &usize| [self.teams[place], self.partners[place]].contains(&Some(contestant));
        [0, 1].into_iter().find(on)
    }

    /// What a side won in the final method: victory points, or else the basic method.
    #[must_use]
    pub fn won(&self, side: usize) -> Exact {
        match &self.vps {
            Some(vps) => vps[side].clone(),
            None => self.basic[side].clone(),
        }
    }
}

/// A place in the standings.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// Who.
    pub contestant: ContestantId,
    /// The place; nothing for a contestant that withdrew.
    pub rank: Option<u32>,
    /// Whether others share the place.
    pub tied: bool,
    /// Points of the final method, penalties and carry-over included.
    pub total: Exact,
    /// Per cent of what could be won, where the method has a most.
    pub percent: Option<Exact>,
    /// What decided the place among those with equal scores.
    pub reason: Option<Reason>,
    /// Penalties taken off.
    pub penalty: Exact,
    /// Carry-over put on.
    pub carried: Exact,
    /// Boards scored.
    pub boards: u32,
    /// The place within the contestant's stratum: 1 for the best of it.
    pub stratum_rank: Option<u32>,
    /// The result with the handicap, and the place by it, if anybody has a handicap.
    pub handicap: Option<(Exact, u32)>,
}
