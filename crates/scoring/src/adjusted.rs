//! Adjusted scores (Law 12; White Book 12, 86, 90.5, 145, 147, 165): the rules that turn a ruling into points.
//!
//! Each function applies one rule to figures in the unit of the board or of the match. Who was at fault is the
//! Director's to say.

use crate::Exact;
use crate::event::{AssignmentError, Award, Blame};
use crate::exact::Halves;
use crate::federation::MatchRules;

/// What redress is left when the non-offenders made things worse for themselves.
#[derive(Debug, Clone, PartialEq)]
pub struct RedressScore {
    /// Which of the four cases it is.
    pub case: RedressCase,
    /// The non-offenders' score, from their side.
    pub non_offenders: Exact,
    /// The offenders' score, from the non-offenders' side: turn it round.
    pub offenders: Exact,
}

/// The four cases of White Book 12.9.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RedressCase {
    /// The table result was better than without the infraction: it stands for both.
    NoDamage,
    /// Without the blunder the infraction would have done no harm: the non-offenders keep the table result.
    AllSelfInflicted,
    /// Part of the damage is their own.
    PartlySelfInflicted,
    /// None of it is.
    NoneSelfInflicted,
}

/// Redress reduced by self-inflicted damage (12C1b of 2007, 12C1e of 2017), all from the non-offenders' side.
///
/// ```
/// use openroom_scoring::{Exact, adjusted::redress};
/// // A = -9, B = 0, C = -5: four of the nine IMPs lost are their own.
/// let score = redress(&Exact::int(-9), &Exact::int(0), &Exact::int(-5));
/// assert_eq!((score.non_offenders, score.offenders), (Exact::int(-4), Exact::int(0)));
/// ```
#[must_use]
pub fn redress(table: &Exact, without_infraction: &Exact, without_error: &Exact) -> RedressScore {
    let (a, b, c) = (table, without_infraction, without_error);
    let (case, non_offenders, offenders) = if a > b {
        (RedressCase::NoDamage, a.clone(), a.clone())
    } else if c >= b && c > a {
        (RedressCase::AllSelfInflicted, a.clone(), b.clone())
    } else if c > a {
        (
            RedressCase::PartlySelfInflicted,
            a.clone() + b.clone() - c.clone(),
            b.clone(),
        )
    } else {
        (RedressCase::NoneSelfInflicted, b.clone(), b.clone())
    };
    RedressScore {
        case,
        non_offenders,
        offenders,
    }
}

/// The percentage of an artificial score (12C2a): 60, 50 or 40, or what the Director said; nothing for a complement.
#[must_use]
pub fn award_percent(award: &Award) -> Option<Exact> {
    match award {
        Award::Plus => Some(Exact::int(60)),
        Award::Average => Some(Exact::int(50)),
        Award::Minus => Some(Exact::int(40)),
        Award::Percent(percent) => Some(percent.clone()),
        Award::Complement => None,
        Award::Each(each) => {
            let [first, second] = each.each_ref().map(award_percent);
            Some((first? + second?) / Exact::int(2))
        }
    }
}

/// Average plus is the better of the award and the contestant's own average, average minus the worse (12C2c).
///
/// ```
/// use openroom_scoring::{Exact, adjusted::with_own_average, event::Award};
/// let of = |award, value, own| with_own_average(&award, Exact::int(value), Some(&Exact::int(own)));
/// assert_eq!(of(Award::Plus, 60, 63), Exact::int(63));
/// assert_eq!(of(Award::Plus, 3, 4), Exact::int(4));
/// assert_eq!(of(Award::Minus, -3, -4), Exact::int(-4));
/// assert_eq!(of(Award::Average, 50, 63), Exact::int(50));
/// ```
#[must_use]
pub fn with_own_average(award: &Award, value: Exact, own: Option<&Exact>) -> Exact {
    match (award, own) {
        (Award::Plus, Some(own)) => value.max(own.clone()),
        (Award::Minus, Some(own)) => value.min(own.clone()),
        _ => value,
    }
}

/// In a knock-out match both sides get one balanced result: the average of the two (12C4; 86B of 2007).
///
/// Artificial scores follow the rules of the federation (White Book 90.5: halves go away from zero); others follow `halves`.
///
/// ```
/// use openroom_scoring::{Exact, adjusted::balanced, exact::Halves, federation::MatchRules};
/// let rules = MatchRules::default();
/// let artificial = |first: i64, second: i64| {
///     balanced(&rules, [&Exact::int(first), &Exact::int(second)], true, &Exact::ONE, Halves::TowardZero)
/// };
/// assert_eq!(artificial(3, -3), Exact::int(3));
/// assert_eq!(artificial(3, 0), Exact::int(2));
/// assert_eq!(artificial(3, 3), Exact::int(0));
/// ```
#[must_use]
pub fn balanced(
    rules: &MatchRules,
    [first, second]: [&Exact; 2],
    artificial: bool,
    unit: &Exact,
    halves: Halves,
) -> Exact {
    let mean = (first.clone() - second.clone()) / Exact::int(2);
    mean.round_to(
        unit,
        if artificial {
            rules.knock_out_halves
        } else {
            halves
        },
    )
}

/// What a penalty moves the result of a knock-out match by, in IMPs (90.5): 3 alone. Where the offenders also have
/// average minus on the board both are averaged over the two sides, so that it adds only a share, half in the White Book, rounded up: 5
/// in all.
#[must_use]
pub fn knock_out_penalty(
    rules: &MatchRules,
    standard: &Exact,
    times: &Exact,
    beside_average_minus: bool,
) -> Exact {
    let full = standard.clone() * times.clone();
    if beside_average_minus {
        (full * rules.knock_out_beside.clone()).round(rules.knock_out_halves)
    } else {
        full
    }
}

/// What a match is worth that was cut short before half of it could be played (147.7, 147.8): for each side the margin
/// in IMPs, or the percentage.
///
/// ```
/// use openroom_scoring::{Exact, adjusted::void_match, event::Blame, federation::MatchRules};
/// let void = |blame, boards, percent| void_match(&MatchRules::default(), blame, boards, percent);
/// assert_eq!(void(Blame::Second, 8, false), [Exact::int(12), Exact::int(-12)]);
/// assert_eq!(void(Blame::Second, 13, false)[0], Exact::int(20));
/// assert_eq!(void(Blame::First, 8, true), [Exact::int(45), Exact::int(55)]);
/// ```
#[must_use]
pub fn void_match(rules: &MatchRules, blame: Blame, boards: u32, percent: bool) -> [Exact; 2] {
    at_fault(blame).map(|fault| void_side(rules, fault, boards, percent))
}

/// The same for one side, by whether it is at fault.
#[must_use]
pub fn void_side(rules: &MatchRules, at_fault: bool, boards: u32, percent: bool) -> Exact {
    if percent {
        let innocent = rules.void_percent.clone();
        return if at_fault {
            Exact::int(100) - innocent
        } else {
            innocent
        };
    }
    let margin = (rules.void_imps.clone() * Exact::int(boards.into())).round(Halves::AwayFromZero);
    if at_fault { -margin } else { margin }
}

/// Which of the two sides is at fault.
#[must_use]
pub const fn at_fault(blame: Blame) -> [bool; 2] {
    match blame {
        Blame::Nobody => [false, false],
        Blame::First => [true, false],
        Blame::Second => [false, true],
        Blame::Both => [true, true],
    }
}

/// Victory points of each team when a match was wrongly seated and cannot be replayed (147.6): 8 of 20, 4 of 10, 5 of
/// 12, 13 of 25; when the Director was to blame 12, 6, 7, 17. On other scales the same share of the range.
#[must_use]
pub fn wrong_seating(rules: &MatchRules, most: &Exact, director: bool) -> Exact {
    match director {
        true => rules.seating_director.at(most),
        false => rules.seating.at(most),
    }
}

/// The least that an opponent gets for a match against a contestant that withdrew (145.2c).
#[must_use]
pub fn withdrawn_floor(rules: &MatchRules, most: &Exact) -> Exact {
    rules.floor.at(most)
}

/// The award for a match against a contestant that withdrew after half-way (145.2): the best of the own average, the
/// complement of the withdrawn contestant's average, and a floor; fractions up to the unit.
///
/// ```
/// use openroom_scoring::{Exact, adjusted::withdrawn_award, federation::MatchRules};
/// let rules = MatchRules::default();
/// let award = withdrawn_award(&rules, &Exact::ratio(123, 10), &Exact::int(9), &Exact::int(20));
/// assert_eq!(award, Exact::ratio(25, 2));
/// ```
#[must_use]
pub fn withdrawn_award(
    rules: &MatchRules,
    own_average: &Exact,
    withdrawn_average: &Exact,
    most: &Exact,
) -> Exact {
    let complement = most.clone() - withdrawn_average.clone();
    own_average
        .clone()
        .max(complement)
        .max(withdrawn_floor(rules, most))
        .ceil_to(&rules.unit)
}

/// Victory points after a pairing that should not have been (165.2). Fractions go up to half a victory point; the
/// fives are those of a scale of 20 and shrink or grow with it.
///
/// ```
/// use openroom_scoring::{Exact, adjusted::after_assignment_error, event::AssignmentError, federation::MatchRules};
/// let rules = MatchRules::default();
/// let weaker = AssignmentError { stronger: false, at_fault: true };
/// assert_eq!(after_assignment_error(&rules, &Exact::int(13), weaker, &Exact::int(20)), Exact::int(11));
/// let stronger = AssignmentError { stronger: true, at_fault: false };
/// assert_eq!(after_assignment_error(&rules, &Exact::int(12), stronger, &Exact::int(20)), Exact::int(14));
/// ```
#[must_use]
pub fn after_assignment_error(
    rules: &MatchRules,
    vps: &Exact,
    error: AssignmentError,
    most: &Exact,
) -> Exact {
    let five = most.clone() * rules.pairing_range.clone();
    let share = rules.pairing_share.clone();
    let changed = match (error.stronger, error.at_fault) {
        (true, false) => five + vps.clone() * (Exact::ONE - share),
        (false, true) => vps.clone() - (vps.clone() - five).max(Exact::ZERO) * share,
        (true, true) | (false, false) => vps.clone(),
    };
    changed.ceil_to(&rules.unit)
}

/// Whether a contestant was wrongly paired (165.1): its opponent's score differs by more than 5 (on a scale of 20) from
/// that of every opponent it might rightly have had. Two of those who are themselves more than 5 apart leave no room for an error.
#[must_use]
pub fn is_assignment_error(
    rules: &MatchRules,
    actual: &Exact,
    correct: &[Exact],
    most: &Exact,
) -> bool {
    let five = most.clone() * rules.pairing_range.clone();
    !correct.is_empty()
        && !are_far_apart(rules, correct, most)
        && correct
            .iter()
            .all(|other| (actual.clone() - other.clone()).abs() > five)
}

/// Whether the opponents that a contestant might rightly have had differ by more than 5 among themselves: then no pairing is an error
/// (165.1).
#[must_use]
pub fn are_far_apart(rules: &MatchRules, correct: &[Exact], most: &Exact) -> bool {
    let five = most.clone() * rules.pairing_range.clone();
    let range = correct.iter().max().zip(correct.iter().min());
    range.is_some_and(|(high, low)| high.clone() - low.clone() > five)
}

/// The better of two grounds for adjustment (White Book 10.2).
#[must_use]
pub fn better_for_non_offenders(first: Exact, second: Exact) -> Exact {
    first.max(second)
}

/// What becomes of a board on which a method was illegal or a psyche fielded (90.4.2): whether the result stands, given
/// the offenders' percentage, and the non-offenders' award if it does not; they keep what is better than average plus.
#[must_use]
pub fn illegal_method(offenders: &Exact, non_offenders: &Exact) -> Option<[Exact; 2]> {
    if *offenders <= Exact::int(40) {
        return None;
    }
    Some([Exact::int(40), non_offenders.clone().max(Exact::int(60))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_knock_out_table() {
        let three = Exact::int(3);
        let rules = MatchRules::default();
        let penalty = |beside| knock_out_penalty(&rules, &three, &Exact::ONE, beside);
        assert_eq!(penalty(false), Exact::int(3));
        // Average plus against average minus is 3; with a standard penalty 5 in all.
        assert_eq!(penalty(true), Exact::int(2));
    }

    #[test]
    fn teams_wrongly_paired() {
        let scores = [60, 54, 52, 50].map(Exact::int);
        let wrong = |actual: usize, correct: usize| {
            let correct = [scores[correct].clone()];
            is_assignment_error(
                &MatchRules::default(),
                &scores[actual],
                &correct,
                &Exact::int(20),
            )
        };
        assert_eq!(
            [wrong(3, 1), wrong(2, 0), wrong(1, 3), wrong(0, 2)],
            [false, true, false, true]
        );
        // Right opponents that are themselves more than 5 apart: whoever was met, it is no error.
        let twenty = Exact::int(20);
        let rules = MatchRules::default();
        let far = [50, 70].map(Exact::int);
        assert!(!is_assignment_error(&rules, &scores[0], &far, &twenty));
        assert!(are_far_apart(&rules, &far, &twenty));
        let near = [50, 53].map(Exact::int);
        assert!(is_assignment_error(&rules, &scores[0], &near, &twenty));
    }
}
