//! A wrong opponent (White Book 165).

/// A wrong opponent in a Swiss (White Book 165.1): it matters if the strength was wrong by more than 5 of 20.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Assignment {
    /// No error, or none that matters.
    Right,
    /// The actual opponent had more than the correct one.
    Stronger,
    /// The actual opponent had less.
    Weaker,
}

/// Victory points in hundredths.
pub type Hundredths = i64;

/// Whether the opponent was wrong, from the points before the round of the actual opponent and of all that would have been
/// correct. On another scale than 20-0 the limit is a quarter of its top.
#[must_use]
pub fn assignment(actual: Hundredths, correct: &[Hundredths], top: Hundredths) -> Assignment {
    let limit = top / 4;
    if correct.is_empty() || correct.iter().any(|c| (actual - c).abs() <= limit) {
        Assignment::Right
    } else if correct.iter().all(|&c| actual > c) {
        Assignment::Stronger
    } else if correct.iter().all(|&c| actual < c) {
        Assignment::Weaker
    } else {
        Assignment::Right
    }
}

/// The points of a side after an error of assignment (165.2): `result` is what it won at the table; up to the next half.
#[must_use]
pub fn after_assignment_error(
    assignment: Assignment,
    at_fault: bool,
    result: Hundredths,
    top: Hundredths,
) -> Hundredths {
    let limit = top / 4;
    // In quarters of a hundredth, so that nothing is lost before the one rounding.
    let quarters = match (assignment, at_fault) {
        (Assignment::Right, _) | (Assignment::Stronger, true) | (Assignment::Weaker, false) => {
            return result;
        }
        (Assignment::Stronger, false) => 4 * limit + 3 * result,
        (Assignment::Weaker, true) => 4 * result - (result - limit).max(0),
    };
    // A half point is 200 quarters of a hundredth.
    quarters.div_euclid(200) * 50 + if quarters.rem_euclid(200) > 0 { 50 } else { 0 }
}
