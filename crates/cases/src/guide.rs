//! Guide weights of the White Book for a board that cannot be played at the second table of a match (12.6, 86.1, 86.3; 86D of 2007).

use openroom_scoring::imps::imps;

/// Who spoilt the board for the second table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spoiler {
    /// The opponents of the team that had the good result.
    OtherTeam,
    /// Nobody.
    Nobody,
    /// The team that had the good result, by an error at the second table.
    SecondTable,
    /// The team that had the good result, otherwise.
    SameTeam,
}

impl Spoiler {
    /// Whether the team that had the good result has a right to keep something of it (12.6).
    #[must_use]
    pub const fn is_entitled(self) -> bool {
        matches!(self, Self::OtherTeam | Self::Nobody)
    }
}

/// The weight in per cent of an exceptional result at the first table. One that is not exceptional changes nothing: the board has an artificial
/// adjusted score (86.3).
#[must_use]
pub const fn guide_weight(spoiler: Spoiler) -> u8 {
    match spoiler {
        Spoiler::OtherTeam => 100,
        Spoiler::Nobody => 60,
        Spoiler::SecondTable => 50,
        Spoiler::SameTeam => 30,
    }
}

/// How far a result is from the field, in IMPs: against the middle one of the other results, half-way between the two in the middle where
/// their number is even. Nothing where there is nothing to compare it with.
///
/// ```
/// use openroom_cases::guide::from_field;
/// assert_eq!(from_field(1430, &[680, 650, 680]), Some(13));
/// assert_eq!(from_field(450, &[420, 420]), Some(1));
/// assert_eq!(from_field(420, &[]), None);
/// ```
#[must_use]
pub fn from_field(result: i32, field: &[i32]) -> Option<i64> {
    let mut sorted = field.to_vec();
    sorted.sort_unstable();
    let high = *sorted.get(sorted.len() / 2)?;
    let low = *sorted.get(sorted.len().checked_sub(1)? / 2)?;
    let middle = (i64::from(low) + i64::from(high)) / 2;
    Some(imps(i64::from(result) - middle))
}
