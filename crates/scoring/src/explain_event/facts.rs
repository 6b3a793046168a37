//! The steps of an explanation, as data. Whoever shows them finds the words.

use crate::Exact;
use crate::adjusted::RedressCase;
use crate::carry_over;
use crate::event::{
    AssignmentError, Award, BoardId, ContestantId, Direction, PenaltyAmount, Weighted,
};
use crate::tie_break::Trial;

/// A step of an explanation.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplainStep {
    /// The clause of the Laws or the paragraph of the White Book; empty where plain addition is all.
    pub rule: String,
    /// What was done.
    pub fact: Fact,
    /// The figure that came out, if there is one.
    pub value: Option<Exact>,
}

/// What a step says.
#[derive(Debug, Clone, PartialEq)]
pub enum Fact {
    /// The score at the table, as the side sees it.
    TableScore(Direction, i32),
    /// One of the results of a weighted score.
    Part(Weighted),
    /// A fouled board: only so many results are compared.
    Form(usize),
    /// The table of one side: how often each score was made, as the side sees it, the best first.
    Frequencies(Direction, Vec<(i32, Exact)>),
    /// Fewer results than expected: E and R.
    Factor(u32, Exact),
    /// A score, how many it beats, its own frequency, the factor E/R, and the points for one beaten.
    Beats {
        /// As the side sees it.
        score: i32,
        /// Results that it beats.
        beaten: Exact,
        /// How often it was made.
        frequency: Exact,
        /// E/R.
        factor: Exact,
        /// Points for one beaten.
        win: u32,
    },
    /// A score against all others: IMPs.
    CrossImps(i32),
    /// Another result with which it is compared, by its place in the event's results; the value is what the comparison is worth.
    Against(u32),
    /// Another result that counts in the datum, by its place in the event's results.
    Counted(u32),
    /// Divided by the number of comparisons.
    Mean(Exact),
    /// The mean of the results left after the trim.
    Datum(u32, Exact),
    /// The par of the board is the datum.
    Par,
    /// A score against the datum or the other table, as the side sees them.
    Difference(i32, Exact),
    /// The same of weighted scores: the weight, the team's score at one table and that at the other.
    WeightedDifference(Exact, i32, i32),
    /// A weighted part: its weight and what it is worth.
    WeightedPart(Exact, Exact),
    /// An artificial score.
    Award(Award),
    /// The contestant's own average on the boards of the session that have a result: points, what could be won there (0
    /// if the method has no most), boards. The value is what the average is worth on the board.
    OwnAverage {
        /// Points made.
        points: Exact,
        /// Points that could be made.
        possible: Exact,
        /// Boards.
        boards: i64,
    },
    /// So many boards have average plus already: no more are scored (the cap of the event).
    OverTheCap(u32),
    /// The assigned score is better than average plus.
    AssignedIsBetter,
    /// What the opponents have not got.
    Complement,
    /// Redress: A, B and C, and the case.
    Redress(Exact, Exact, Exact, RedressCase),
    /// The points as they are.
    Points,
    /// Rounded to the unit.
    Rounded(Exact),
    /// Both sides balanced (knock-out).
    Balanced,
    /// Not played.
    NotPlayed,
    /// The side was not there.
    Absent,
    /// What the side scores for the board.
    Scores,

    /// A match: its name or round, and who met.
    Match(MatchLabel),
    /// A board that counts in the sum.
    Board {
        /// Which board.
        board: BoardId,
        /// Its session; 0 if none is told.
        session: u16,
        /// Its round; 0 if none is told.
        round: u32,
    },
    /// The figures so far are added.
    Sum,
    /// The match was decided elsewhere, and the event tells the result.
    DecidedElsewhere,
    /// Boards that were taken out, each with an artificial score.
    CutShort {
        /// How many.
        missing: u32,
        /// The award for each.
        award: Award,
    },
    /// Less than half could be played: the whole match has a fixed margin or percentage.
    VoidMatch {
        /// Boards of the match.
        boards: u32,
        /// Whether this side is to blame.
        at_fault: bool,
    },
    /// Cut down to the most that a short match may bring.
    Capped(Exact),
    /// The share of what was available, in per cent.
    Percentage(Exact, Exact),
    /// The sum of all comparisons divided before it is looked up: by the share, of so many results.
    Divided(Exact, u32),
    /// Rounded to whole IMPs.
    WholeImps,
    /// Looked up in a scale.
    Scale {
        /// Its name.
        scale: String,
        /// Boards for which it was entered.
        boards: u32,
        /// The column, if it is a table.
        column: Option<(u32, u32)>,
        /// The margin or percentage.
        margin: Exact,
    },
    /// Changed because the match should not have been.
    WrongPairing(AssignmentError),
    /// Wrongly seated; whether the Director was to blame.
    WrongSeating(bool),
    /// Boards of a hybrid match won.
    HybridBoards,
    /// The quotient of a hybrid match, or of one of the matches that a weighted score makes of it, and what it is worth.
    HybridQuotient {
        /// The weight of this match: 1 where nothing is weighted.
        weight: Exact,
        /// Total points of both teams together.
        scored: i64,
        /// The net total points of the team.
        net: i64,
        /// The quotient that was looked up; nothing where the totals are equal.
        quotient: Option<Exact>,
    },
    /// The share of the total points of a hybrid match.
    HybridPoints,
    /// A bye: its own average over so many matches.
    ByeOwnAverage(usize),
    /// A bye because an opponent withdrew: the best of the own average, the complement of the other's and a floor.
    ByeWithdrawn {
        /// The own average.
        own: Exact,
        /// What the other had not won, on average.
        complement: Exact,
        /// The least.
        floor: Exact,
    },
    /// A bye with so much, as the event says.
    ByeGiven,
    /// A bye because the opponents left in the middle of the session: average plus on so many boards (145.4).
    ByeAveragePlus(u32),
    /// The match was not played out; whether it is won by that.
    Walkover(bool),
    /// A penalty that moves a knock-out match; whether it stands beside average minus.
    KnockOutPenalty {
        /// Multiples of the standard value.
        times: Exact,
        /// Beside average minus of the same side.
        beside_average_minus: bool,
    },

    /// Boards that were sat out, each at the contestant's own average.
    SatOut {
        /// How many.
        count: u32,
        /// What each is worth.
        each: Exact,
    },
    /// A contestant that withdrew for an accepted reason: so many boards or matches at so much.
    Withdrew {
        /// Boards, or matches where there are victory points.
        count: u32,
        /// What each is worth.
        each: Exact,
    },
    /// Brought from an earlier stage: the total there, and the rule.
    Carried(Exact, carry_over::Rule),
    /// A penalty, and the standard value.
    Penalty(PenaltyAmount, Exact),
    /// The total.
    Total,
    /// Per cent of what could be won.
    Percent(Exact),
    /// Ranked; how many others have the same.
    Place {
        /// The place.
        rank: u32,
        /// How many share it.
        sharing: usize,
    },
    /// Not ranked: withdrew.
    Unranked,
    /// A test among those who are level, with everybody's figure, best first.
    Test(Trial),
    /// The share of its knock-out matches that the team won.
    KnockOutWins,
    /// The place in the stratum.
    Stratum(String, u32),
    /// The result with the handicap, and the place by it.
    Handicap(Exact, u32),
    /// The place with handicaps in IMPs, of which the team has so many a board: its matches are worked out with them.
    ImpHandicap(Exact, u32),
}

/// What to call a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchLabel {
    /// Its name, if it has one.
    pub id: Option<crate::event::MatchId>,
    /// Its round; 0 if none is told.
    pub round: u32,
    /// The two; the second is missing in a bye.
    pub teams: [Option<ContestantId>; 2],
}
