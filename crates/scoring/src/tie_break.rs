//! Breaking ties (White Book 143.5 to 143.7): a ladder of tests, each with the figure that decided.

use std::collections::HashMap;

use crate::Exact;
use crate::event::{ContestantId, Direction, Event, Kind, Method};
use crate::scores::{MatchScore, Scores};

/// What separated a contestant from those with the same score.
#[derive(Debug, Clone, PartialEq)]
pub struct Reason {
    /// The test.
    pub test: Test,
    /// The contestant's figure in it.
    pub figure: Exact,
}

/// The tests of 143.7.
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
        }
    }
}

/// What the tests are made on.
pub(crate) struct Ladder<'a> {
    event: &'a Event,
    matches: Vec<MatchScore>,
    totals: &'a [Exact],
    /// Points per board and contestant, with the average of the board.
    boards: HashMap<ContestantId, HashMap<BoardKey, Exact>>,
}

/// A board for counting: session, round and board.
type BoardKey = (u16, u32, u32);

impl<'a> Ladder<'a> {
    pub fn new(event: &'a Event, scores: &Scores, totals: &'a [Exact]) -> Self {
        let matches = if scores.matches.is_empty() {
            meetings(event, scores)
        } else {
            scores.matches.clone()
        };
        Self {
            event,
            matches,
            totals,
            boards: board_points(event, scores),
        }
    }

    /// Puts the tied in order: tiers, best first; those of one tier stay level.
    pub fn order(&self, tied: Vec<ContestantId>) -> Vec<Vec<(ContestantId, Option<Reason>)>> {
        if tied.len() < 2 {
            return vec![
                tied.into_iter()
                    .map(|contestant| (contestant, None))
                    .collect(),
            ];
        }
        for test in self.tests(&tied) {
            let figures = self.figures(test, &tied);
            let mut order: Vec<(ContestantId, Exact)> = tied.iter().copied().zip(figures).collect();
            order.sort_by(|(_, a), (_, b)| b.cmp(a));
            if order.first().map(|(_, figure)| figure) == order.last().map(|(_, figure)| figure) {
                continue;
            }
            return order
                .chunk_by(|(_, a), (_, b)| a == b)
                .flat_map(|level| {
                    // Those still level begin again from the first test, among themselves only (143.5.6).
                    let level_figure = level[0].1.clone();
                    let tiers =
                        self.order(level.iter().map(|(contestant, _)| *contestant).collect());
                    tiers.into_iter().map(move |tier| {
                        let reason = Reason {
                            test,
                            figure: level_figure.clone(),
                        };
                        let with = |(contestant, later): (_, Option<Reason>)| {
                            (contestant, later.or(Some(reason.clone())))
                        };
                        tier.into_iter().map(with).collect()
                    })
                })
                .collect();
        }
        vec![
            tied.into_iter()
                .map(|contestant| (contestant, None))
                .collect(),
        ]
    }

    fn tests(&self, tied: &[ContestantId]) -> Vec<Test> {
        use Test::{
            AmongThemselvesBasic, AmongThemselvesFinal, BasicMethod, BeatAllBasic, BeatAllFinal,
            BoardCount, MatchesWon, OwnMatchBasic, OwnMatchFinal, TieBreakPoints,
        };
        let all_met = tied.iter().enumerate().all(|(i, &a)| {
            tied[i + 1..]
                .iter()
                .all(|&b| self.matches.iter().any(|score| meets(score, a, b)))
        });
        let mut tests = match (all_met, tied.len()) {
            (true, 2) => vec![OwnMatchFinal, OwnMatchBasic],
            (true, _) => vec![
                BeatAllFinal,
                AmongThemselvesFinal,
                BeatAllBasic,
                AmongThemselvesBasic,
            ],
            (false, _) => Vec::new(),
        };
        tests.extend([MatchesWon, TieBreakPoints]);
        if self.matches.iter().any(|score| score.vps.is_some()) {
            tests.push(BasicMethod);
        }
        tests.push(BoardCount);
        tests
    }

    fn figures(&self, test: Test, tied: &[ContestantId]) -> Vec<Exact> {
        let each = |figure: &dyn Fn(ContestantId) -> Exact| {
            tied.iter().map(|&contestant| figure(contestant)).collect()
        };
        match test {
            Test::OwnMatchFinal | Test::AmongThemselvesFinal => {
                each(&|c| self.among(c, tied, false))
            }
            Test::OwnMatchBasic | Test::AmongThemselvesBasic => {
                each(&|c| self.among(c, tied, true))
            }
            Test::BeatAllFinal => each(&|c| self.beat_all(c, tied, false)),
            Test::BeatAllBasic => each(&|c| self.beat_all(c, tied, true)),
            Test::MatchesWon => each(&|c| self.wins(c)),
            Test::TieBreakPoints => each(&|c| self.tie_break_points(c)),
            Test::BasicMethod => each(&|c| self.basic(c)),
            Test::BoardCount => self.board_count(tied),
        }
    }

    fn value(&self, score: &MatchScore, side: usize, basic: bool) -> Exact {
        if !basic {
            return score.won(side);
        }
        match &score.parts {
            // 143.6.4: the part of the hybrid that weighs more is tested first; boards weigh more in every match.
            Some([boards, points]) => {
                boards[side].clone() * Exact::int(1_000_000) + points[side].clone()
            }
            None => score.basic[side].clone(),
        }
    }

    /// Points against the others, as a share of what was at stake (143.6.2).
    fn among(&self, contestant: ContestantId, tied: &[ContestantId], basic: bool) -> Exact {
        let (mut points, mut stake) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            let Some(side) = score.side_of(contestant) else {
                continue;
            };
            let against_tied = tied
                .iter()
                .any(|&other| score.side_of(other) == Some(1 - side));
            if against_tied {
                points += self.value(score, side, basic);
                stake += if basic {
                    score.available.clone()
                } else {
                    stake_of(score)
                };
            }
        }
        if stake.is_zero() {
            points
        } else {
            points / stake
        }
    }

    fn beat_all(&self, contestant: ContestantId, tied: &[ContestantId], basic: bool) -> Exact {
        let beats = |&other: &ContestantId| {
            let pair = [contestant, other];
            other == contestant
                || self.among(contestant, &pair[1..], basic) > self.among(other, &pair[..1], basic)
        };
        Exact::int(i64::from(tied.iter().all(beats)))
    }

    /// Matches won as a share of those played: a win is more than the average of the match, on each side separately.
    fn wins(&self, contestant: ContestantId) -> Exact {
        let (mut wins, mut count) = (Exact::ZERO, 0);
        for score in &self.matches {
            let Some(side) = score.side_of(contestant) else {
                continue;
            };
            count += 1;
            let twice = score.won(side) + score.won(side);
            let both = if stake_of(score).is_zero() {
                Exact::ZERO
            } else {
                stake_of(score)
            };
            wins += match twice.cmp(&both) {
                std::cmp::Ordering::Greater => Exact::ONE,
                std::cmp::Ordering::Equal => Exact::ratio(1, 2),
                std::cmp::Ordering::Less => Exact::ZERO,
            };
        }
        wins / Exact::int(count)
    }

    /// The sum of the opponents' final scores; each counts by the share of a match that was played against it
    /// (143.5.2). In an individual it is divided by that of the partners.
    fn tie_break_points(&self, contestant: ContestantId) -> Exact {
        let most = self.matches.iter().map(stake_of).max().unwrap_or_default();
        let total = |c: Option<ContestantId>| c.map(|c| self.final_score(c)).unwrap_or_default();
        let (mut opponents, mut partners) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            let Some(side) = score.side_of(contestant) else {
                continue;
            };
            let share = if most.is_zero() {
                Exact::ONE
            } else {
                stake_of(score) / most.clone()
            };
            let other = 1 - side;
            opponents += (total(score.teams[other]) + total(score.partners[other])) * share.clone();
            let own = [score.teams[side], score.partners[side]]
                .into_iter()
                .find(|c| *c != Some(contestant));
            partners += total(own.flatten()) * share;
        }
        if self.event.kind == Kind::Individual {
            opponents / partners
        } else {
            opponents
        }
    }

    /// The final score of an opponent; one who withdrew is scaled to the full length.
    fn final_score(&self, contestant: ContestantId) -> Exact {
        let total = self
            .totals
            .get(contestant.index())
            .cloned()
            .unwrap_or_default();
        let gone = self
            .event
            .withdrawals
            .iter()
            .find(|gone| gone.contestant == contestant && gone.after > 0);
        match gone {
            Some(gone) => total * Exact::ratio(gone.of.into(), gone.after.into()),
            None => total,
        }
    }

    fn basic(&self, contestant: ContestantId) -> Exact {
        let (mut points, mut available) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            if let Some(side) = score.side_of(contestant) {
                points += self.value(score, side, true);
                available += score.available.clone();
            }
        }
        if available.is_zero() {
            points
        } else {
            points / available
        }
    }

    /// On each board 2 for every tied rival beaten and 1 for every equal (143.5.3).
    fn board_count(&self, tied: &[ContestantId]) -> Vec<Exact> {
        let mut keys: Vec<BoardKey> = tied
            .iter()
            .filter_map(|c| self.boards.get(c))
            .flat_map(|boards| boards.keys().copied())
            .collect();
        keys.sort_unstable();
        keys.dedup();
        let mut counts = vec![0; tied.len()];
        for key in keys {
            let made: Vec<Exact> = tied
                .iter()
                .map(|contestant| {
                    self.boards
                        .get(contestant)
                        .and_then(|boards| boards.get(&key))
                        .cloned()
                })
                .map(Option::unwrap_or_default)
                .collect();
            for (count, points) in counts.iter_mut().zip(count_board(&made)) {
                *count += points;
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

fn stake_of(score: &MatchScore) -> Exact {
    if score.vps.is_some() {
        score.at_stake.clone()
    } else {
        score.available.clone()
    }
}

fn meets(score: &MatchScore, a: ContestantId, b: ContestantId) -> bool {
    matches!((score.side_of(a), score.side_of(b)), (Some(x), Some(y)) if x != y)
}

/// The encounters of a field: who met whom in a round, and with what points.
fn meetings(event: &Event, scores: &Scores) -> Vec<MatchScore> {
    let mut found: HashMap<(u16, u32, ContestantId, ContestantId), MatchScore> = HashMap::new();
    for board in &scores.boards {
        for &i in &board.results {
            let result = &event.results[i as usize];
            let [Some(ns), Some(ew)] = &scores.points[i as usize] else {
                continue;
            };
            let turned = result.ew.first < result.ns.first;
            let sides = if turned {
                [result.ew, result.ns]
            } else {
                [result.ns, result.ew]
            };
            let points = if turned { [ew, ns] } else { [ns, ew] };
            let key = (result.session, result.round, sides[0].first, sides[1].first);
            let score = found.entry(key).or_insert_with(|| MatchScore {
                id: None,
                round: result.round,
                teams: [Some(sides[0].first), Some(sides[1].first)],
                partners: [sides[0].second, sides[1].second],
                boards: 0,
                basic: [Exact::ZERO, Exact::ZERO],
                available: Exact::ZERO,
                vps: None,
                at_stake: Exact::ZERO,
                played: true,
                parts: None,
            });
            score.boards += 1;
            score.available += board.top.clone().unwrap_or_default();
            for (basic, points) in score.basic.iter_mut().zip(points) {
                *basic += points.clone();
            }
        }
    }
    found.into_values().collect()
}

/// For each contestant and board, how far above average it was.
fn board_points(event: &Event, scores: &Scores) -> HashMap<ContestantId, HashMap<BoardKey, Exact>> {
    let mut points: HashMap<ContestantId, HashMap<BoardKey, Exact>> = HashMap::new();
    for board in &scores.boards {
        let average = match event.scoring.method {
            Method::PointABoard => Exact::ONE,
            _ => board
                .top
                .clone()
                .map(|top| top / Exact::int(2))
                .unwrap_or_default(),
        };
        for &i in &board.results {
            let result = &event.results[i as usize];
            for side in Direction::BOTH {
                let Some(made) = &scores.points[i as usize][side.index()] else {
                    continue;
                };
                for contestant in result.side(side).contestants() {
                    let key = (board.session, board.round, board.board.0);
                    points
                        .entry(contestant)
                        .or_default()
                        .insert(key, made.clone() - average.clone());
                }
            }
        }
    }
    points
}

/// Boards to play when a knock-out match of two is tied (143.2.1): an eighth of the match, at least 2.
///
/// ```
/// use openroom_scoring::tie_break::{extra_boards, extra_boards_of_three};
/// assert_eq!((extra_boards(32), extra_boards(16), extra_boards(33)), (4, 2, 5));
/// assert_eq!(extra_boards_of_three(48), 6);
/// ```
#[must_use]
pub const fn extra_boards(boards: u32) -> u32 {
    let eighth = boards.div_ceil(8);
    if eighth < 2 { 2 } else { eighth }
}

/// Boards to play when three teams are level on wins and IMPs (143.2.2): an eighth, at least two against each.
#[must_use]
pub const fn extra_boards_of_three(boards: u32) -> u32 {
    let eighth = boards.div_ceil(8);
    if eighth < 4 { 4 } else { eighth + eighth % 2 }
}
