//! What scoring gives: points on each board, matches, and the standings.

use crate::Exact;
use crate::event::{BoardId, ContestantId, MatchId};
use crate::points::Points;
use crate::tie_break::Reason;
use openroom_said::{Said, said};

/// A scored event.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scores {
    /// The standings, best first; those without a rank last.
    pub standings: Vec<Standing>,
    /// The boards, each with its results.
    pub boards: Vec<BoardScore>,
    /// For each result of the event, what the two sides got.
    pub points: Points,
    /// The matches, where there are any.
    pub matches: Vec<MatchScore>,
    /// What a Director should look at; nothing is refused for it.
    pub warnings: Vec<Warning>,
    /// Decimals of points on a board.
    pub board_decimals: u32,
    /// Decimals of totals.
    pub total_decimals: u32,
}

/// What a Director should look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// A result with two awards of more than 100 % together, which wants an outside cause (White Book 12.1.1, 12.19).
    AboveHundred {
        /// The place of the result in the event.
        result: u32,
    },
    /// An artificial score at one table of a match where the other has a result, which is cancelled (86D of 2007, 86B1 of
    /// 2017).
    OtherTableCancelled {
        /// The place of the awarded result in the event.
        result: u32,
    },
    /// A contestant of one line was entered in the other direction: the commonest slip of entry.
    WrongLine {
        /// Who.
        contestant: ContestantId,
        /// The place of the first such result in the event.
        result: u32,
        /// How many there are.
        results: u32,
    },
    /// Contestants with results in several sections of one session: two sections that both number from 1?
    SeveralSections {
        /// Who.
        contestants: Vec<ContestantId>,
    },
    /// A ranking by points in which some have played more boards than others.
    UnequalBoards {
        /// The fewest boards that somebody has.
        fewest: u32,
        /// The most.
        most: u32,
    },
    /// Contestants who play and carry nothing over, though others do.
    NothingCarried {
        /// Who.
        contestants: Vec<ContestantId>,
    },
    /// A knock-out match is level: so many more boards are to be played (White Book 143.2).
    ExtraBoards {
        /// The teams, by name.
        teams: Vec<ContestantId>,
        /// The boards to play.
        boards: u32,
    },
}

impl Warning {
    /// What should be looked at, without its place.
    #[must_use]
    pub fn what(&self) -> Said {
        match self {
            Self::AboveHundred { .. } => said!(
                "warned-above-hundred",
                "the two awards add up to more than 100% (White Book 12.1.1, 12.19)"
            ),
            Self::OtherTableCancelled { .. } => said!(
                "warned-other-table-cancelled",
                "the other table’s result is cancelled (86D of 2007, 86B1 of 2017)"
            ),
            Self::WrongLine { results, .. } => said!(
                "warned-wrong-line",
                "a contestant of one line is entered in the other direction; results: {results}",
                results
            ),
            Self::SeveralSections { contestants } => said!(
                "warned-several-sections",
                "contestants have results in more than one section of a session ({count}); if each section has its own numbers, give each contestant its own, such as A1 and B1",
                count = contestants.len()
            ),
            Self::UnequalBoards { fewest, most } => said!(
                "warned-unequal-boards",
                "the ranking is by points, and not everyone has played the same number of boards: {fewest} to {most}",
                fewest,
                most
            ),
            Self::NothingCarried { contestants } => said!(
                "warned-nothing-carried",
                "contestants without a carry-over, though others have one: {count}",
                count = contestants.len()
            ),
            Self::ExtraBoards { boards, .. } => said!(
                "warned-extra-boards",
                "a knockout match is tied; extra boards to play: {boards} (White Book 143.2)",
                boards
            ),
        }
    }

    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        match self {
            Self::AboveHundred { result } | Self::OtherTableCancelled { result } => said!(
                "warned-of-result",
                "result {number}: {what}",
                number = result.saturating_add(1),
                what = self.what()
            ),
            Self::ExtraBoards { .. }
            | Self::WrongLine { .. }
            | Self::SeveralSections { .. }
            | Self::UnequalBoards { .. }
            | Self::NothingCarried { .. } => self.what(),
        }
    }
}

impl std::fmt::Display for Warning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
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
    /// What a drawn match is worth to one side, in the final method.
    pub draw: Exact,
    /// Whether it was played at all.
    pub played: bool,
    /// Boards won and total points of a hybrid match, for ties.
    pub parts: Option<[[Exact; 2]; 2]>,
    /// The side that won it without playing it out (White Book 145.10).
    pub walkover: Option<usize>,
    /// The side that lots chose, if the boards leave it level.
    pub lots: Option<usize>,
    /// What each brought into a match of a knock-out, in the final method.
    pub carried: [Exact; 2],
}

impl Default for MatchScore {
    fn default() -> Self {
        Self {
            id: None,
            round: 0,
            teams: [None, None],
            partners: [None, None],
            boards: 0,
            basic: [Exact::ZERO, Exact::ZERO],
            available: Exact::ZERO,
            vps: None,
            at_stake: Exact::ZERO,
            draw: Exact::ZERO,
            played: true,
            parts: None,
            walkover: None,
            lots: None,
            carried: [Exact::ZERO, Exact::ZERO],
        }
    }
}

impl MatchScore {
    /// Which side a contestant is on: 0 or 1.
    #[must_use]
    pub fn side_of(&self, contestant: ContestantId) -> Option<usize> {
        let on =
            |&place: &usize| [self.teams[place], self.partners[place]].contains(&Some(contestant));
        [0, 1].into_iter().find(on)
    }

    /// 1 if a contestant won the match, 1/2 if it drew: a win is more than a draw, on each side separately (143.5.4), also
    /// where the match was not played.
    pub(crate) fn win_of(&self, contestant: ContestantId) -> Exact {
        let Some(side) = self.side_of(contestant) else {
            return Exact::ZERO;
        };
        let goes_to = |winner: Option<usize>| {
            winner.map(|winner| match winner == side {
                true => std::cmp::Ordering::Greater,
                false => std::cmp::Ordering::Less,
            })
        };
        let by_boards = || {
            let ahead = self.lead(side).cmp(&Exact::ZERO);
            match (ahead, goes_to(self.lots)) {
                (std::cmp::Ordering::Equal, Some(drawn)) => drawn,
                _ => ahead,
            }
        };
        match goes_to(self.walkover).unwrap_or_else(by_boards) {
            std::cmp::Ordering::Greater => Exact::ONE,
            std::cmp::Ordering::Equal => Exact::ratio(1, 2),
            std::cmp::Ordering::Less => Exact::ZERO,
        }
    }

    /// How far a side is above a draw, what was carried into the match counted. Where the two sides share what is at stake, half
    /// of what one carries is what it is ahead.
    pub(crate) fn lead(&self, side: usize) -> Exact {
        let ahead = self.carried[side].clone() - self.carried[1 - side].clone();
        let ahead = match self.is_net() {
            true => ahead,
            false => ahead / Exact::int(2),
        };
        self.won(side) - self.draw.clone() + ahead
    }

    /// Whether what a side won is its margin, so that the other has as much less.
    pub(crate) fn is_net(&self) -> bool {
        self.vps.is_none() && self.available.is_zero()
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
    /// What could be won, carry-over included; 0 where the method has no most.
    pub possible: Exact,
    /// In a knock-out, the share of its matches that the contestant won (White Book 143.2.2, 164.3).
    pub wins: Option<Exact>,
    /// In a knock-out, how far it got: places go by it.
    pub(crate) reached: Option<Exact>,
    /// The place within the contestant's stratum: 1 for the best of it and of those below.
    pub stratum_rank: Option<u32>,
    /// The places in all strata in which it counts, the highest first: its own and those above.
    pub strata: Vec<(String, u32)>,
    /// The places in its categories, in the order in which the contestant has them.
    pub categories: Vec<(String, u32)>,
    /// The result with the handicap, and the place by it, if anybody has a handicap.
    pub handicap: Option<(Exact, u32)>,
}
