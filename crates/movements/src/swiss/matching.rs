//! A round as a perfect matching of least cost.

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::{Meetings, Pairing};
use crate::movement::Contestant;

/// The cost of a second meeting, of a second bye, of a rank for the bye: each outweighs all that follows it.
struct Costs {
    closeness: i128,
    bye_rank: i128,
    bye_again: i128,
    rematch: i128,
}

/// The number of second meetings that cannot be avoided, and the round.
pub(super) fn best_matching(
    ranking: &[Contestant],
    meetings: &Meetings,
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
                    ..Pairing::default()
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
