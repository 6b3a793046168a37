//! The hybrid of White Book 161.7: boards won and the ratio of total points, both in victory points.

use crate::Exact;
use crate::exact::Halves;

/// The victory points that go by the ratio: the least quotient, then the shares of the side ahead and of the other.
type Rows = &'static [(i64, i64, i64)];

/// Shares in half victory points, by the number of boards: 2, 3 or 4.
const RATIO: [Rows; 3] = [
    &[(8, 3, 3), (5, 4, 2), (3, 5, 1), (0, 6, 0)],
    &[(12, 4, 4), (8, 5, 3), (5, 6, 2), (3, 7, 1), (0, 8, 0)],
    &[
        (17, 5, 5),
        (12, 6, 4),
        (8, 7, 3),
        (5, 8, 2),
        (3, 9, 1),
        (0, 10, 0),
    ],
];

/// How a match came to its victory points.
#[derive(Debug, Clone, PartialEq)]
pub struct HybridMatch {
    /// Victory points for boards won, of each team.
    pub boards: [Exact; 2],
    /// Victory points by the ratio of total points.
    pub ratio: [Exact; 2],
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
    /// Gives nothing when the match has not 2, 3 or 4 boards: there is no scale for it.
    #[must_use]
    pub fn new(tables: &[[i64; 2]], rounded: bool) -> Option<Self> {
        let rows = RATIO.get(tables.len().checked_sub(2)?)?;
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
            share(rows, scored, net.abs(), rounded)
        };
        let halves = |n| Exact::ratio(n, 2);
        let ratio = if net >= 0 {
            [halves(ahead), halves(behind)]
        } else {
            [halves(behind), halves(ahead)]
        };
        Some(Self {
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

fn share(rows: Rows, scored: i64, difference: i64, rounded: bool) -> (i64, i64) {
    let quotient = Exact::ratio(scored, difference);
    let quotient = if rounded {
        quotient.round(Halves::TowardZero)
    } else {
        quotient
    };
    let row = rows
        .iter()
        .find(|(least, _, _)| quotient >= Exact::int(*least));
    row.map_or((0, 0), |&(_, ahead, behind)| (ahead, behind))
}
