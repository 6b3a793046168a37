//! Breaking ties (White Book 143.2, 143.5 to 143.7): a ladder of tests, each with the figure that decided.

mod board_count;
mod reason;

use std::collections::HashMap;

use crate::Exact;
use crate::event::{ContestantId, Event, EventKind, Method, Structure};
use crate::penalties;
use crate::scores::{MatchScore, Scores, Standing};
use crate::standard::{Measure, standard_value};

use board_count::BoardCount;
pub use board_count::count_board;
pub use reason::{Part, Reason, Test, Trial};

/// A method in which a match is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum In {
    Final,
    Basic(Option<Part>),
}

/// What the tests are made on.
pub(crate) struct Ladder<'a> {
    event: &'a Event,
    matches: Vec<MatchScore>,
    /// The standings by contestant.
    standings: Vec<Option<&'a Standing>>,
    boards: BoardCount,
    /// How much of the event each has played: what could be won, or boards where there is no most.
    lengths: Vec<Exact>,
    longest: Exact,
    /// The standard penalty in the final method, and what one point of it is in the basic one (143.5.7).
    standard: Exact,
    penalty_factor: Exact,
}

/// The tied in order: tiers, best first; those of one tier stay level.
pub(crate) type Tiers = Vec<Vec<(ContestantId, Option<Reason>)>>;

impl<'a> Ladder<'a> {
    pub fn new(event: &'a Event, scores: &Scores, standings: &'a [Standing]) -> Self {
        let matches = if scores.matches.is_empty() {
            meetings(event, scores)
        } else if event.structure == Structure::RoundRobin {
            joined(&scores.matches)
        } else {
            scores.matches.clone()
        };
        let mut by_contestant = vec![None; event.contestants.len()];
        for standing in standings {
            by_contestant[standing.contestant.index()] = Some(standing);
        }
        let lengths = lengths(event, &by_contestant);
        let expected = scores.boards.iter().map(|board| board.expected).max();
        let boards = matches.iter().map(|score| score.boards).max().unwrap_or(0);
        let value = |measure| standard_value(event, measure, expected.unwrap_or(0), boards);
        Self {
            event,
            matches,
            standings: by_contestant,
            boards: BoardCount::new(event, scores),
            longest: lengths.iter().cloned().max().unwrap_or_default(),
            lengths,
            penalty_factor: value(Measure::Basic) / value(Measure::Final),
            standard: value(Measure::Final),
        }
    }

    /// Puts the tied in order and writes down every test that was made.
    pub fn order(&self, tied: Vec<ContestantId>, trials: &mut Vec<Trial>) -> Tiers {
        if tied.len() < 2 {
            return vec![level(tied)];
        }
        for (test, part) in self.tests(&tied) {
            let figures = self.figures(test, part, &tied);
            let mut order: Vec<(ContestantId, Exact)> = tied.iter().copied().zip(figures).collect();
            order.sort_by(|(_, a), (_, b)| b.cmp(a));
            trials.push(Trial {
                test,
                part,
                figures: order.clone(),
            });
            if order.first().map(|(_, figure)| figure) == order.last().map(|(_, figure)| figure) {
                continue;
            }
            let mut tiers = Tiers::new();
            for same in order.chunk_by(|(_, a), (_, b)| a == b) {
                // Those still level begin again from the first test, among themselves only (143.5.6).
                let again = same.iter().map(|(contestant, _)| *contestant).collect();
                let reason = Reason {
                    test,
                    part,
                    figure: same[0].1.clone(),
                };
                for mut tier in self.order(again, trials) {
                    for (_, later) in &mut tier {
                        later.get_or_insert_with(|| reason.clone());
                    }
                    tiers.push(tier);
                }
            }
            return tiers;
        }
        vec![level(tied)]
    }

    fn tests(&self, tied: &[ContestantId]) -> Vec<(Test, Option<Part>)> {
        use Test::{KnockOutNet, KnockOutOwnMatch};
        let all_met = tied.iter().enumerate().all(|(i, &a)| {
            let mut others = tied[i + 1..].iter();
            others.all(|&b| self.matches.iter().any(|score| meets(score, a, b)))
        });
        if self.event.structure == Structure::KnockOut {
            return match (all_met, tied.len()) {
                (true, 2) => vec![(KnockOutOwnMatch, None)],
                (true, 3) => vec![(KnockOutNet, None)],
                _ => Vec::new(),
            };
        }
        let order = &self.event.scoring.settings.rules.ties;
        let mut tests = match (all_met, tied.len()) {
            (true, 2) => order.two.clone(),
            (true, _) => order.more.clone(),
            (false, _) => Vec::new(),
        };
        tests.extend(&order.all);
        if self.event.structure == Structure::RoundRobin {
            tests.retain(|test| !order.never_in_round_robin.contains(test));
        }
        // Without victory points the basic method is the final one.
        if self.matches.iter().all(|score| score.vps.is_none()) {
            tests.retain(|test| !test.is_basic());
        }
        let hybrid = self.event.scoring.method == Method::Hybrid;
        let parts = |test: Test| match hybrid && test.is_basic() {
            true => vec![(test, Some(Part::Boards)), (test, Some(Part::Points))],
            false => vec![(test, None)],
        };
        tests.into_iter().flat_map(parts).collect()
    }

    fn figures(&self, test: Test, part: Option<Part>, tied: &[ContestantId]) -> Vec<Exact> {
        let each = |figure: &dyn Fn(ContestantId) -> Exact| {
            tied.iter().map(|&contestant| figure(contestant)).collect()
        };
        let basic = In::Basic(part);
        match test {
            Test::OwnMatchFinal
            | Test::AmongThemselvesFinal
            | Test::KnockOutNet
            | Test::KnockOutOwnMatch => each(&|c| self.among(c, tied, In::Final)),
            Test::OwnMatchBasic | Test::AmongThemselvesBasic => {
                each(&|c| self.among(c, tied, basic))
            }
            Test::BeatAllFinal => each(&|c| self.beat_all(c, tied, In::Final)),
            Test::BeatAllBasic => each(&|c| self.beat_all(c, tied, basic)),
            Test::MatchesWon => each(&|c| wins(&self.matches, c, false)),
            Test::TieBreakPoints => each(&|c| self.tie_break_points(c)),
            Test::BasicMethod => each(&|c| self.basic(c, part)),
            Test::BoardCount => self.boards.of(tied),
        }
    }

    /// What a contestant won in a match, less the penalties given for that match (143.5.7).
    fn value(
        &self,
        score: &MatchScore,
        side: usize,
        contestant: ContestantId,
        method: In,
    ) -> Exact {
        let won = match (method, &score.parts) {
            (In::Final, _) if self.event.structure == Structure::KnockOut => {
                score.draw.clone() + score.lead(side)
            }
            (In::Final, _) => score.won(side),
            (In::Basic(Some(Part::Boards)), Some([boards, _])) => boards[side].clone(),
            (In::Basic(Some(Part::Points)), Some([_, points])) => points[side].clone(),
            _ => score.basic[side].clone(),
        };
        let penalty = self.penalty(contestant, |id| id.is_some() && id == score.id);
        won - self.in_method(penalty, method)
    }

    /// The penalties of a contestant for matches that are meant, in the final method.
    fn penalty(
        &self,
        contestant: ContestantId,
        meant: impl Fn(Option<crate::event::MatchId>) -> bool,
    ) -> Exact {
        // In a knock-out they have moved the match already.
        if self.event.structure == Structure::KnockOut || self.event.penalties.is_empty() {
            return Exact::ZERO;
        }
        let own = self
            .event
            .penalties
            .iter()
            .filter(|penalty| penalty.contestant == contestant && meant(penalty.in_match));
        own.map(|penalty| penalties::cost(&penalty.amount, &self.standard))
            .sum()
    }

    fn in_method(&self, penalty: Exact, method: In) -> Exact {
        match method {
            In::Final => penalty,
            In::Basic(Some(Part::Points)) => penalty * Exact::int(200),
            In::Basic(Some(Part::Boards)) => penalty,
            In::Basic(None) => penalty * self.penalty_factor.clone(),
        }
    }

    /// Points against the others, as a share of what was at stake (143.6.2).
    fn among(&self, contestant: ContestantId, tied: &[ContestantId], method: In) -> Exact {
        let (mut points, mut stake) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            let Some(side) = score.side_of(contestant) else {
                continue;
            };
            let against_tied = tied
                .iter()
                .any(|&other| score.side_of(other) == Some(1 - side));
            if against_tied {
                points += self.value(score, side, contestant, method);
                stake += match method {
                    In::Final => stake_of(score),
                    In::Basic(None) => score.available.clone(),
                    In::Basic(Some(_)) => Exact::ZERO,
                };
            }
        }
        if stake.is_zero() {
            points
        } else {
            points / stake
        }
    }

    fn beat_all(&self, contestant: ContestantId, tied: &[ContestantId], method: In) -> Exact {
        let beats = |&other: &ContestantId| {
            let pair = [contestant, other];
            other == contestant
                || self.among(contestant, &pair[1..], method)
                    > self.among(other, &pair[..1], method)
        };
        Exact::int(i64::from(tied.iter().all(beats)))
    }

    /// The sum of the opponents' final scores; each counts by the share of a match that was played against it
    /// (143.5.2). In an individual it is divided by that of the partners.
    fn tie_break_points(&self, contestant: ContestantId) -> Exact {
        let weight = |score: &MatchScore| match stake_of(score) {
            stake if stake.is_zero() => Exact::int(score.boards.into()),
            stake => stake,
        };
        let most = self.matches.iter().map(weight).max().unwrap_or_default();
        let total = |c: Option<ContestantId>| c.map(|c| self.full_score(c)).unwrap_or_default();
        let (mut opponents, mut partners) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            let Some(side) = score.side_of(contestant) else {
                continue;
            };
            let share = if most.is_zero() {
                Exact::ONE
            } else {
                weight(score) / most.clone()
            };
            let other = 1 - side;
            opponents += (total(score.teams[other]) + total(score.partners[other])) * share.clone();
            let own = [score.teams[side], score.partners[side]]
                .into_iter()
                .find(|c| *c != Some(contestant));
            partners += total(own.flatten()) * share;
        }
        if self.event.kind == EventKind::Individual {
            opponents / partners
        } else {
            opponents
        }
    }

    /// The final score of an opponent, without what it carried (143.6.1). Who withdrew or missed a round is scaled to the
    /// full length (143.5.2).
    fn full_score(&self, contestant: ContestantId) -> Exact {
        let Some(standing) = self.standings.get(contestant.index()).copied().flatten() else {
            return Exact::ZERO;
        };
        let total = standing.total.clone() - standing.carried.clone();
        let [own, most] = [&self.lengths[contestant.index()], &self.longest];
        if own.is_zero() {
            return total;
        }
        total * most.clone() / own.clone()
    }

    fn basic(&self, contestant: ContestantId, part: Option<Part>) -> Exact {
        let (mut points, mut available) = (Exact::ZERO, Exact::ZERO);
        for score in &self.matches {
            if let Some(side) = score.side_of(contestant) {
                points += self.value(score, side, contestant, In::Basic(part));
                available += score.available.clone();
            }
        }
        // What was given for a match is off already.
        let rest = self.penalty(contestant, |id| {
            id.is_none() || self.matches.iter().all(|score| score.id != id)
        });
        points -= self.in_method(rest, In::Basic(part));
        if available.is_zero() {
            points
        } else {
            points / available
        }
    }
}

fn lengths(event: &Event, standings: &[Option<&Standing>]) -> Vec<Exact> {
    let mut possible: Vec<Exact> = standings
        .iter()
        .map(|standing| standing.map_or(Exact::ZERO, |standing| standing.possible.clone()))
        .collect();
    for carried in &event.carry_over.totals {
        possible[carried.contestant.index()] -= event.possible_of(carried);
    }
    if possible.iter().any(|possible| !possible.is_zero()) {
        return possible;
    }
    let boards = standings
        .iter()
        .map(|standing| standing.map_or(0, |standing| standing.boards));
    boards.map(|boards| Exact::int(boards.into())).collect()
}

fn level(tied: Vec<ContestantId>) -> Vec<(ContestantId, Option<Reason>)> {
    let without = |contestant| (contestant, None);
    tied.into_iter().map(without).collect()
}

/// Matches won as a share of those there were. Who has `left` a knock-out unbeaten has lost the match that it did not play
/// (145.10).
pub(crate) fn wins(matches: &[MatchScore], contestant: ContestantId, left: bool) -> Exact {
    let (mut wins, mut count, mut beaten) = (Exact::ZERO, 0, !left);
    let own = matches.iter();
    for score in own.filter(|score| score.side_of(contestant).is_some()) {
        let win = score.win_of(contestant);
        count += 1;
        beaten |= win.is_zero();
        wins += win;
    }
    wins / Exact::int(count + i64::from(!beaten))
}

/// Encounters that were arranged beforehand are one match (143.5.4): a round robin played twice.
fn joined(matches: &[MatchScore]) -> Vec<MatchScore> {
    let mut joined: Vec<MatchScore> = Vec::new();
    let mut places: HashMap<[ContestantId; 2], usize> = HashMap::new();
    for score in matches {
        let [Some(first), Some(second)] = score.teams else {
            joined.push(score.clone());
            continue;
        };
        let turned = second < first;
        let key = if turned {
            [second, first]
        } else {
            [first, second]
        };
        let Some(&place) = places.get(&key) else {
            places.insert(key, joined.len());
            joined.push(score.clone());
            continue;
        };
        let whole = &mut joined[place];
        let same = whole.teams == score.teams;
        for side in 0..2 {
            let other = if same { side } else { 1 - side };
            whole.basic[side] += score.basic[other].clone();
            if let (Some(sum), Some(vps)) = (&mut whole.vps, &score.vps) {
                sum[side] += vps[other].clone();
            }
            if let (Some(sums), Some(parts)) = (&mut whole.parts, &score.parts) {
                for (sum, part) in sums.iter_mut().zip(parts) {
                    sum[side] += part[other].clone();
                }
            }
        }
        whole.boards += score.boards;
        whole.available += score.available.clone();
        whole.at_stake += score.at_stake.clone();
        whole.draw += score.draw.clone();
    }
    joined
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
            let [Some(ns), Some(ew)] = scores.points.of(i) else {
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
                round: result.round,
                teams: [Some(sides[0].first), Some(sides[1].first)],
                partners: [sides[0].second, sides[1].second],
                ..MatchScore::default()
            });
            score.boards += 1;
            score.available += board.top.clone().unwrap_or_default();
            score.draw = score.available.clone() / Exact::int(2);
            for (basic, points) in score.basic.iter_mut().zip(points) {
                *basic += points.clone();
            }
        }
    }
    found.into_values().collect()
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
