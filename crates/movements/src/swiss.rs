//! The Swiss: in each round those of like rank meet, and nobody meets again who need not (White Book 164 to 166).
//!
//! The pairing is a matching of least cost over everybody, found exactly. In this order: as few second meetings as can
//! be, as few second byes, the bye to the lowest rank, the squares of the differences in rank as small as can be.
//!
//! ```
//! use openroom_movements::swiss::{Pairing, Swiss};
//!
//! let mut swiss = Swiss::new(5);
//! let first = swiss.pair(&[1, 2, 3, 4, 5]).unwrap();
//! assert_eq!(first, Pairing { matches: vec![(1, 2), (3, 4)], bye: Some(5), triangle: None });
//! swiss.play(&first);
//! let second = swiss.pair(&[1, 3, 5, 2, 4]).unwrap();
//! assert_eq!(second.matches, [(1, 3), (5, 2)]);
//! assert_eq!(second.bye, Some(4));
//! ```

use std::collections::{BTreeMap, BTreeSet};

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;
use serde::{Deserialize, Serialize};

use crate::generate::{NotMade, set};
use crate::movement::{Contestant, Entrants, Movement, Round, Table, Unreadable, read};

/// Who meets in a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// Two and two, the better ranked first, from the top down.
    #[serde(default)]
    pub matches: Vec<(Contestant, Contestant)>,
    /// Who sits out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Contestant>,
    /// Three who play a triangle: each against both others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub triangle: Option<[Contestant; 3]>,
}

/// What an odd number of contestants does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Odd {
    /// The lowest who has not yet sits out.
    #[default]
    Bye,
    /// Three play a triangle, a little below the middle of the ranking (166.2).
    Triangle,
}

/// What is done if there are more rounds than opponents (166.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Excess {
    /// Second meetings only when there is no other way.
    #[default]
    Avoid,
    /// Who met more than this many rounds ago may meet again (166.3d and e).
    After(usize),
    /// Anybody may meet anybody at any time: Danish (166.3a).
    Danish,
}

/// An event in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swiss {
    /// How many contestants.
    #[serde(rename = "swiss")]
    pub contestants: u32,
    /// What an odd number does.
    #[serde(default)]
    pub odd: Odd,
    /// What is done if there are too many rounds.
    #[serde(default)]
    pub excess: Excess,
    /// Who has withdrawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawn: Vec<Contestant>,
    /// The rounds played.
    #[serde(default)]
    pub played: Vec<Pairing>,
    /// Everybody who plays on, the best first. Before the first round: by seed or lot.
    #[serde(default)]
    pub ranking: Vec<Contestant>,
}

impl Swiss {
    /// Before the first round.
    #[must_use]
    pub const fn new(contestants: u32) -> Self {
        Self {
            contestants,
            odd: Odd::Bye,
            excess: Excess::Avoid,
            withdrawn: Vec::new(),
            played: Vec::new(),
            ranking: Vec::new(),
        }
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        read(text)
    }

    /// Puts a round on record.
    pub fn play(&mut self, pairing: &Pairing) {
        self.played.push(pairing.clone());
    }

    /// How many rounds there can be before somebody must meet an opponent again.
    #[must_use]
    pub const fn rounds_without_rematch(contestants: u32) -> u32 {
        (contestants + contestants % 2).saturating_sub(1)
    }

    /// Meetings that count, for each two.
    fn meetings(&self) -> BTreeMap<(Contestant, Contestant), u32> {
        let now = self.played.len();
        let from = match self.excess {
            Excess::Avoid => 0,
            Excess::After(rounds) => now.saturating_sub(rounds),
            Excess::Danish => now,
        };
        let mut meetings = BTreeMap::new();
        for pairing in &self.played[from..] {
            let [a, b, c] = pairing.triangle.unwrap_or_default();
            let triangle = pairing.triangle.map(|_| [(a, b), (b, c), (c, a)]);
            for &(a, b) in pairing.matches.iter().chain(triangle.iter().flatten()) {
                *meetings.entry((a.min(b), a.max(b))).or_default() += 1;
            }
        }
        meetings
    }

    /// The next round. `ranking` has everybody who plays on, the best first.
    ///
    /// # Errors
    /// If the ranking is not one of those who play on, or there are too few.
    pub fn pair(&self, ranking: &[Contestant]) -> Result<Pairing, NotMade> {
        let impossible = |reason: String| Err(NotMade::Impossible(reason));
        if self.contestants > 2000 {
            return impossible("a Swiss has no more than 2000 contestants here".into());
        }
        let mut left: BTreeSet<Contestant> = (1..=self.contestants)
            .filter(|who| !self.withdrawn.contains(who))
            .collect();
        for &who in ranking {
            if !left.remove(&who) {
                return impossible(format!("{who} is in the ranking twice, or does not play"));
            }
        }
        if let Some(who) = left.first() {
            return impossible(format!("{who} is not in the ranking"));
        }
        if ranking.len() < 2 || (self.odd == Odd::Triangle && ranking.len() == 1) {
            return impossible("there are fewer than two contestants".into());
        }
        let meetings = self.meetings();
        if ranking.len() % 2 == 1 && self.odd == Odd::Triangle && ranking.len() >= 3 {
            return Ok(self.with_triangle(ranking, &meetings));
        }
        let byes: Vec<u32> = ranking
            .iter()
            .map(|&who| self.played.iter().filter(|p| p.bye == Some(who)).count() as u32)
            .collect();
        Ok(best_matching(ranking, &meetings, &byes).1)
    }

    /// Three near and a little below the middle who have not met nor played a triangle, if the others can then be paired
    /// without a second meeting; else those that need the fewest.
    fn with_triangle(
        &self,
        ranking: &[Contestant],
        meetings: &BTreeMap<(Contestant, Contestant), u32>,
    ) -> Pairing {
        let n = ranking.len();
        let before = |who: Contestant| {
            self.played
                .iter()
                .filter(|p| p.triangle.is_some_and(|t| t.contains(&who)))
                .count() as u32
        };
        let met = |a: Contestant, b: Contestant| {
            meetings.get(&(a.min(b), a.max(b))).copied().unwrap_or(0)
        };
        let middle = (n / 2 + 1).min(n - 2);
        let mut threes: Vec<((u32, usize), [usize; 3])> = Vec::new();
        let near = 12;
        let low = middle.saturating_sub(near);
        let high = (middle + near).min(n);
        for a in low..high {
            for b in a + 1..high.min(a + 8) {
                for c in b + 1..high.min(b + 8) {
                    let who = [ranking[a], ranking[b], ranking[c]];
                    let again = met(who[0], who[1])
                        + met(who[1], who[2])
                        + met(who[2], who[0])
                        + who.iter().map(|&w| before(w)).sum::<u32>();
                    let distance = (c - a - 2) * 2 + b.abs_diff(middle);
                    threes.push(((again, distance), [a, b, c]));
                }
            }
        }
        threes.sort_unstable();
        let mut best: Option<(u32, Pairing)> = None;
        for ((again, _), three) in threes.into_iter().take(60) {
            if best.as_ref().is_some_and(|(least, _)| *least <= again) {
                break;
            }
            let rest: Vec<Contestant> = (0..n)
                .filter(|i| !three.contains(i))
                .map(|i| ranking[i])
                .collect();
            let (rematches, mut pairing) = best_matching(&rest, meetings, &vec![0; rest.len()]);
            let value = again + rematches;
            if best.as_ref().is_none_or(|(least, _)| value < *least) {
                pairing.triangle = Some(three.map(|i| ranking[i]));
                best = Some((value, pairing));
            }
        }
        best.map(|(_, pairing)| pairing).unwrap_or_default()
    }

    /// The rounds as a movement: all matches on the same boards in a round, two tables a match if they are teams.
    /// Triangles are left out: whoever plays one sits out here. Second meetings count as meant.
    #[must_use]
    pub fn movement(&self, entrants: Entrants, per_round: u32) -> Movement {
        let mut movement = Movement::new(
            format!(
                "Swiss, {} {entrants}, {} rounds",
                self.contestants,
                self.played.len()
            ),
            entrants,
            self.contestants,
        );
        let mut met: BTreeMap<(Contestant, Contestant), u32> = BTreeMap::new();
        for (r, pairing) in (0..).zip(&self.played) {
            let mut round = Round::default();
            let boards = set(r, per_round);
            let mut number = 1;
            for &(a, b) in &pairing.matches {
                *met.entry((a.min(b), a.max(b))).or_default() += 1;
                if entrants == Entrants::Teams {
                    round
                        .tables
                        .push(Table::of_sides(number, a, b, boards.clone()));
                    round
                        .tables
                        .push(Table::of_sides(number + 1, b, a, boards.clone()));
                    number += 2;
                } else {
                    round
                        .tables
                        .push(Table::of_sides(number, a, b, boards.clone()));
                    number += 1;
                }
            }
            movement.copies = movement.copies.max(round.tables.len() as u32);
            movement.rounds.push(round);
        }
        movement.meetings = met.values().copied().max().unwrap_or(1);
        movement
    }
}

/// The cost of a second meeting, of a second bye, of a rank for the bye: each outweighs all that follows it.
struct Costs {
    closeness: i128,
    bye_rank: i128,
    bye_again: i128,
    rematch: i128,
}

/// The number of second meetings that cannot be avoided, and the round.
fn best_matching(
    ranking: &[Contestant],
    meetings: &BTreeMap<(Contestant, Contestant), u32>,
    byes: &[u32],
) -> (u32, Pairing) {
    let n = ranking.len();
    let size = n as i128 + 1;
    let closeness = size * size * size;
    let bye_rank = closeness * size * size * size;
    let bye_again = bye_rank * size;
    let costs = Costs {
        closeness,
        bye_rank,
        bye_again,
        rematch: bye_again * 10_000,
    };
    let met = |i: usize, j: usize| {
        let (a, b) = (ranking[i], ranking[j]);
        meetings.get(&(a.min(b), a.max(b))).copied().unwrap_or(0)
    };
    // First only those near in rank. Any pair farther apart than `near` alone costs (near + 1)^2 and each other one at
    // least 1: if the whole costs less, the rest of the graph cannot do better.
    let mut near = 16_usize;
    loop {
        let all = near >= n;
        let found = matching(n, near, &costs, byes, &|i, j| {
            let times = met(i, j);
            (times == 0 || all).then_some(times)
        });
        if let Some((pairs, bye)) = found {
            let squares: usize = pairs.iter().map(|&(i, j)| (j - i) * (j - i)).sum();
            let rematches = pairs.iter().filter(|&&(i, j)| met(i, j) > 0).count() as u32;
            let fewest = byes.iter().min();
            let lowest = (0..n).rev().find(|&i| Some(&byes[i]) == fewest);
            let bye_is_best = bye.is_none() || bye == lowest;
            let bound = (near + 1) * (near + 1) + (n / 2).saturating_sub(1);
            if all || (bye_is_best && squares < bound) {
                let matches = pairs
                    .iter()
                    .map(|&(i, j)| (ranking[i], ranking[j]))
                    .collect();
                let pairing = Pairing {
                    matches,
                    bye: bye.map(|i| ranking[i]),
                    triangle: None,
                };
                return (rematches, pairing);
            }
        } else if all {
            return (0, Pairing::default());
        }
        near *= 2;
    }
}

type Found = (Vec<(usize, usize)>, Option<usize>);

/// A perfect matching of least cost among those not farther apart than `near`, if there is one.
fn matching(
    n: usize,
    near: usize,
    costs: &Costs,
    byes: &[u32],
    times: &dyn Fn(usize, usize) -> Option<u32>,
) -> Option<Found> {
    let mut graph: UnGraph<(), i128> = UnGraph::new_undirected();
    let nodes: Vec<_> = (0..n + n % 2).map(|_| graph.add_node(())).collect();
    let mut edges = Vec::new();
    for (i, &had) in byes.iter().enumerate() {
        for j in i + 1..n.min(i + near + 1) {
            if let Some(times) = times(i, j) {
                let apart = (j - i) as i128;
                // Of two equally close rounds, the one that is closer at the top.
                let top = (n - i) as i128 * apart;
                let cost = costs.rematch * i128::from(times * times)
                    + costs.closeness * apart * apart
                    + top;
                edges.push((i, j, cost));
            }
        }
        if n % 2 == 1 {
            let cost = costs.bye_again * i128::from(had) + costs.bye_rank * (n - i) as i128;
            edges.push((i, n, cost));
        }
    }
    let most = edges.iter().map(|&(.., cost)| cost).max()?;
    for (i, j, cost) in edges {
        graph.add_edge(nodes[i], nodes[j], most + 1 - cost);
    }
    let found =
        max_weight_matching(&graph, true, |edge| Ok::<_, ()>(*edge.weight()), false).ok()?;
    if 2 * found.len() != n + n % 2 {
        return None;
    }
    let mut pairs = Vec::new();
    let mut bye = None;
    for (a, b) in found {
        let (i, j) = (a.min(b), a.max(b));
        if j == n {
            bye = Some(i)
        } else {
            pairs.push((i, j))
        }
    }
    pairs.sort_unstable();
    Some((pairs, bye))
}

/// A wrong opponent in a Swiss (White Book 165.1): it matters if the strength was wrong by more than 5 of 20.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
