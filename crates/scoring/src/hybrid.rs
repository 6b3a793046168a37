//! The hybrid of White Book 161.7: boards won and the ratio of total points, both in victory points.

use crate::Exact;
use crate::exact::Halves;

/// The victory points that go by the ratio: the least quotient, then the shares of the side ahead and of the other, in half
/// victory points.
type Rows = Vec<(i64, i64, i64)>;

/// The rows for so many boards. 161.7 has them for 2, 3 and 4: a half victory point more for the side ahead at quotients below 17, 12, 8,
/// 5 and 3, each border one step nearer to the last than the one before. Longer matches go on in the same way.
fn rows(boards: usize) -> Option<Rows> {
    let most = i64::try_from(boards)
        .ok()
        .filter(|n| (2..=64).contains(n))?
        + 1;
    let border = |step: i64| match step {
        0 => 0,
        _ => 2 + step * (step + 1) / 2,
    };
    let row = |step: i64| (border(step), 2 * most - step, step);
    Some((0..=most).rev().map(row).collect())
}

/// What is at stake in a match of so many boards, for both sides together: two for each board, and one more than the boards.
#[must_use]
pub const fn stake(boards: u32) -> u32 {
    3 * boards + 1
}

/// How a match came to its victory points.
#[derive(Debug, Clone, PartialEq)]
pub struct HybridMatch {
    /// Victory points for boards won, of each team.
    pub boards: [Exact; 2],
    /// Victory points by the ratio of total points.
    pub ratio: [Exact; 2],
    /// The quotient that was looked up; nothing where the totals are equal.
    pub quotient: Option<Exact>,
    /// S: total points scored by both teams together.
    pub scored: i64,
    /// The first team's net total points.
    pub net: i64,
}

impl HybridMatch {
    /// Scores a match; `tables` has, board by board, the first team's score at each of the two tables as that team
    /// sees it.
    ///
    /// ```
    /// use openroom_scoring::{Exact, hybrid::HybridMatch};
    /// // +420 and -420: drawn. +620 and +50: won. -100 and +90: drawn, 10 points do not win a board.
    /// let m = HybridMatch::new(&[[420, -420], [620, 50], [-100, 90]], true).unwrap();
    /// assert_eq!(m.boards, [Exact::int(4), Exact::int(2)]);
    /// assert_eq!((m.scored, m.net), (1700, 660));
    /// // 1700 / 660 = 2.6, rounded 3: 3.5 to 0.5.
    /// assert_eq!(m.vps(), [Exact::ratio(15, 2), Exact::ratio(5, 2)]);
    /// ```
    ///
    /// Gives nothing when the match has fewer than 2 boards or more than 64: there is no scale for it.
    #[must_use]
    pub fn new(tables: &[[i64; 2]], rounded: bool) -> Option<Self> {
        let rows = rows(tables.len())?;
        let mut boards = [0, 0];
        for [a, b] in tables {
            let (ours, theirs) = board_points(a + b);
            boards[0] += ours;
            boards[1] += theirs;
        }
        let scored = tables.iter().flatten().map(|score| score.abs()).sum();
        let net: i64 = tables.iter().flatten().sum();
        let (ahead, behind) = if net == 0 {
            (rows[0].1, rows[0].2)
        } else {
            share(&rows, scored, net.abs(), rounded)
        };
        let halves = |n| Exact::ratio(n, 2);
        let ratio = if net >= 0 {
            [halves(ahead), halves(behind)]
        } else {
            [halves(behind), halves(ahead)]
        };
        let quotient = (net != 0).then(|| quotient(scored, net.abs(), rounded));
        Some(Self {
            quotient,
            boards: boards.map(Exact::int),
            ratio,
            scored,
            net,
        })
    }

    /// Boards and ratio together.
    #[must_use]
    pub fn vps(&self) -> [Exact; 2] {
        [0, 1].map(|team: usize| self.boards[team].clone() + self.ratio[team].clone())
    }
}

/// Two points for a board won by more than 10, one each within 10 (161.7).
#[must_use]
pub const fn board_points(difference: i64) -> (i64, i64) {
    if difference > 10 {
        (2, 0)
    } else if difference < -10 {
        (0, 2)
    } else {
        (1, 1)
    }
}

fn quotient(scored: i64, difference: i64, rounded: bool) -> Exact {
    let quotient = Exact::ratio(scored, difference);
    match rounded {
        true => quotient.round(Halves::TowardZero),
        false => quotient,
    }
}

fn share(rows: &Rows, scored: i64, difference: i64, rounded: bool) -> (i64, i64) {
    let quotient = quotient(scored, difference, rounded);
    let row = rows
        .iter()
        .find(|(least, _, _)| quotient >= Exact::int(*least));
    row.map_or((0, 0), |&(_, ahead, behind)| (ahead, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_161_7_and_those_that_go_on() {
        let two = [(8, 3, 3), (5, 4, 2), (3, 5, 1), (0, 6, 0)];
        let three = [(12, 4, 4), (8, 5, 3), (5, 6, 2), (3, 7, 1), (0, 8, 0)];
        let four = [
            (17, 5, 5),
            (12, 6, 4),
            (8, 7, 3),
            (5, 8, 2),
            (3, 9, 1),
            (0, 10, 0),
        ];
        assert_eq!(rows(2).unwrap(), two);
        assert_eq!(rows(3).unwrap(), three);
        assert_eq!(rows(4).unwrap(), four);
        assert_eq!(rows(5).unwrap()[0], (23, 6, 6));
        assert_eq!((stake(2), stake(3), stake(4), stake(5)), (7, 10, 13, 16));
        assert_eq!((rows(1), rows(65)), (None, None));
    }
}
