//! The board count (143.5.3): who won more boards among those who are tied.

use std::collections::{BTreeMap, HashMap};

use crate::Exact;
use crate::event::{ContestantId, Direction, Event, EventKind, Method};
use crate::scores::Scores;

/// A board for counting: session, round and board.
type Key = (u16, u32, u32);

/// For each contestant and board, how far above average it was.
pub(super) struct BoardCount(HashMap<ContestantId, BTreeMap<Key, Exact>>);

impl BoardCount {
    pub fn new(event: &Event, scores: &Scores) -> Self {
        let mut points: HashMap<ContestantId, BTreeMap<Key, Exact>> = HashMap::new();
        // In teams both tables of a four show what the board brought: one of them counts.
        let mut fours: HashMap<(ContestantId, Key), Vec<u8>> = HashMap::new();
        for board in &scores.boards {
            let average = match event.scoring.method {
                Method::PointABoard => Exact::ONE,
                _ => board
                    .top
                    .clone()
                    .map(|top| top / Exact::int(2))
                    .unwrap_or_default(),
            };
            let key = (board.session, board.round, board.board.0);
            for &i in &board.results {
                let result = &event.results[i as usize];
                for side in Direction::BOTH {
                    for (contestant, player) in result.side(side).players() {
                        let Some(made) = scores.points.player(i, side, player) else {
                            continue;
                        };
                        if event.kind == EventKind::Teams {
                            let fours = fours.entry((contestant, key)).or_default();
                            let four = match event.scoring.eight {
                                crate::event::Eight::Fours => result.four,
                                _ => 0,
                            };
                            if fours.contains(&four) {
                                continue;
                            }
                            fours.push(four);
                        }
                        *points
                            .entry(contestant)
                            .or_default()
                            .entry(key)
                            .or_default() += made.clone() - average.clone();
                    }
                }
            }
        }
        Self(points)
    }

    /// On each board 2 for every tied rival beaten and 1 for every equal. It needs boards in common: where nobody of the tied
    /// shares a board with another, it decides nothing.
    pub fn of(&self, tied: &[ContestantId]) -> Vec<Exact> {
        let mut played: BTreeMap<Key, usize> = BTreeMap::new();
        for contestant in tied {
            for key in self.0.get(contestant).into_iter().flat_map(BTreeMap::keys) {
                *played.entry(*key).or_default() += 1;
            }
        }
        let mut counts = vec![0; tied.len()];
        if played.values().any(|&count| count > 1) {
            for key in played.keys() {
                let made: Vec<Exact> = tied
                    .iter()
                    .map(|contestant| self.0.get(contestant).and_then(|boards| boards.get(key)))
                    .map(|made| made.cloned().unwrap_or_default())
                    .collect();
                for (count, points) in counts.iter_mut().zip(count_board(&made)) {
                    *count += points;
                }
            }
        }
        counts.into_iter().map(Exact::int).collect()
    }
}

/// The board count of one board: figures above or below average, 0 for who did not play it.
///
/// ```
/// use openroom_scoring::{Exact, tie_break::count_board};
/// // A is best, B and C are worst, D did not play.
/// assert_eq!(count_board(&[8, -3, -3, 0].map(Exact::int)), [6, 1, 1, 4]);
/// ```
#[must_use]
pub fn count_board(above_average: &[Exact]) -> Vec<i64> {
    let against = |own: &Exact| {
        let points = above_average.iter().map(|other| match own.cmp(other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        });
        points.sum::<i64>() - 1
    };
    above_average.iter().map(against).collect()
}
