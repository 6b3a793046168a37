//! What broke a tie, as data.

use crate::Exact;
use crate::event::ContestantId;

/// What separated a contestant from those with the same score.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason {
    /// The test.
    pub test: Test,
    /// The part of a hybrid score that was tested.
    pub part: Option<Part>,
    /// The contestant's figure in it.
    pub figure: Exact,
}

/// A test among those who are level, with everybody's figure, best first.
#[derive(Debug, Clone, PartialEq)]
pub struct Trial {
    /// The test.
    pub test: Test,
    /// The part of a hybrid score that was tested.
    pub part: Option<Part>,
    /// Who had what.
    pub figures: Vec<(ContestantId, Exact)>,
}

/// The parts of a hybrid score (143.6.4): boards weigh more in every match, so they come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Boards won.
    Boards,
    /// Total points.
    Points,
}

/// The tests of 143.7, and those of a knock-out of three.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Test {
    /// The match between two, in the final method.
    OwnMatchFinal,
    /// The match between two, in the basic method.
    OwnMatchBasic,
    /// Beat all the others in the final method.
    BeatAllFinal,
    /// Points among themselves in the final method.
    AmongThemselvesFinal,
    /// Beat all the others in the basic method.
    BeatAllBasic,
    /// Points among themselves in the basic method.
    AmongThemselvesBasic,
    /// Matches won, a draw being half a win.
    MatchesWon,
    /// The sum of the final scores of the opponents met.
    TieBreakPoints,
    /// The basic method over all boards.
    BasicMethod,
    /// Boards won among those who are tied.
    BoardCount,
    /// Three teams of a knock-out, level on wins: the net score of their matches.
    KnockOutNet,
    /// Two teams of a knock-out of three, level so far: their own match.
    KnockOutOwnMatch,
}

impl Test {
    /// The paragraph in which the test stands.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::OwnMatchFinal | Self::OwnMatchBasic => "143.7.1(a)",
            Self::BeatAllFinal => "143.7.2(a)",
            Self::AmongThemselvesFinal => "143.7.2(b)",
            Self::BeatAllBasic => "143.7.2(c)",
            Self::AmongThemselvesBasic => "143.7.2(d)",
            Self::MatchesWon => "143.7.1(b)",
            Self::TieBreakPoints => "143.7.1(c)",
            Self::BasicMethod => "143.7.1(d)",
            Self::BoardCount => "143.7.1(e)",
            Self::KnockOutNet | Self::KnockOutOwnMatch => "143.2.2",
        }
    }

    pub(super) const fn is_basic(self) -> bool {
        matches!(
            self,
            Self::OwnMatchBasic
                | Self::BeatAllBasic
                | Self::AmongThemselvesBasic
                | Self::BasicMethod
        )
    }
}
