//! What an organiser works out beside the scores: whether a board may be replaced, how a tied match goes on, how triangles are laid
//! over the rounds of a Swiss.

use crate::event::Structure;

/// In which set of a match a spoilt board was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InSet {
    /// The set that is being played.
    Current,
    /// One before it.
    Earlier,
    /// The last of the match.
    Last,
}

/// Boards that cannot be scored at one table of a match, and what is known there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spoilt {
    /// How the event goes.
    pub structure: Structure,
    /// How many boards.
    pub boards: u32,
    /// Where they were.
    pub set: InSet,
    /// Whether somebody who would play the new board may know the result of the match without it.
    pub result_known: bool,
    /// Whether it can be played at once, without holding up the event.
    pub at_once: bool,
}

/// Whether a board may be replaced, and by what paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replacement {
    /// In the set that is being played.
    InThisSet,
    /// In the next set.
    InTheNextSet,
    /// Not, because the result without it may be known (86.2, 147.4.1).
    ResultKnown,
    /// Not, because it would hold up the event (147.4.2).
    Disrupts,
}

impl Replacement {
    /// Whether it may be.
    #[must_use]
    pub const fn is_allowed(self) -> bool {
        matches!(self, Self::InThisSet | Self::InTheNextSet)
    }

    /// The paragraph of the White Book.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        match self {
            Self::InThisSet | Self::InTheNextSet => "147.4",
            Self::ResultKnown => "86.2, 147.4.1",
            Self::Disrupts => "147.4.2",
        }
    }
}

/// Whether spoilt boards of a match may be replaced (White Book 86.2, 147.4).
///
/// Two boards or more, and one of an earlier set, may always be, unless that disrupts the event. A single one of the last set may not be once
/// somebody who would play it can know the score. In a Swiss it is replaced at once or not at all.
///
/// ```
/// use openroom_scoring::event::Structure;
/// use openroom_scoring::organising::{InSet, Replacement, Spoilt, may_replace};
/// let one = Spoilt { structure: Structure::KnockOut, boards: 1, set: InSet::Last, result_known: true, at_once: true };
/// assert_eq!(may_replace(one), Replacement::ResultKnown);
/// assert_eq!(may_replace(Spoilt { boards: 2, ..one }), Replacement::InThisSet);
/// assert_eq!(may_replace(Spoilt { set: InSet::Earlier, ..one }), Replacement::InTheNextSet);
/// ```
#[must_use]
pub fn may_replace(spoilt: Spoilt) -> Replacement {
    let barred = spoilt.boards == 1 && spoilt.result_known && spoilt.set != InSet::Earlier;
    // A knock-out match goes on until it is decided: only what is known stands in the way.
    let waits = spoilt.structure == Structure::KnockOut;
    if barred {
        Replacement::ResultKnown
    } else if !spoilt.at_once && !waits {
        Replacement::Disrupts
    } else if spoilt.set == InSet::Earlier {
        Replacement::InTheNextSet
    } else {
        Replacement::InThisSet
    }
}

/// Boards to play when a match of pivot teams is tied, as in the Hubert Phillips (143.2.1): rounds and boards in each. An eighth of the match,
/// brought up to three equal rounds of two at least.
///
/// ```
/// use openroom_scoring::organising::extra_boards_of_pivot;
/// assert_eq!([30, 48, 60].map(extra_boards_of_pivot), [(3, 2), (3, 2), (3, 3)]);
/// ```
#[must_use]
pub const fn extra_boards_of_pivot(boards: u32) -> (u32, u32) {
    let each = boards.div_ceil(8).div_ceil(3);
    (3, if each < 2 { 2 } else { each })
}

/// A triangle of three teams in a Swiss with an odd number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Triangle {
    /// Two half matches in one round.
    Short,
    /// Two whole matches in two rounds.
    Long,
}

/// How triangles are laid over so many rounds (166.2): the first is short, for those who come late, none is long across a break, and the
/// rest are long. `breaks` are the rounds after which there is one.
///
/// ```
/// use openroom_scoring::organising::{Triangle::{Long, Short}, triangles};
/// assert_eq!(triangles(7, &[4]), [Short, Short, Long, Long, Short]);
/// ```
#[must_use]
pub fn triangles(rounds: u32, breaks: &[u32]) -> Vec<Triangle> {
    let mut ends: Vec<u32> = breaks
        .iter()
        .copied()
        .filter(|after| *after < rounds)
        .collect();
    ends.push(rounds);
    ends.sort_unstable();
    ends.dedup();
    let mut plan = Vec::new();
    let mut start = 0;
    for end in ends {
        let mut left = end - start;
        if start == 0 && left > 0 {
            plan.push(Triangle::Short);
            left -= 1;
            // One that is left over comes before the long ones: late-comers again.
            if left % 2 == 1 {
                plan.push(Triangle::Short);
                left -= 1;
            }
        }
        plan.extend((0..left / 2).map(|_| Triangle::Long));
        plan.extend((0..left % 2).map(|_| Triangle::Short));
        start = end;
    }
    plan
}
