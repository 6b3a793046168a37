//! Chance and matchings once more, in another hand than the one that draws.

use std::collections::BTreeSet;

/// The order that a seed gives to each pot, one after the other: SplitMix64 and the shuffle of Fisher and Yates, from the last place down.
pub fn order(pots: &[Vec<u32>], seed: u64) -> Vec<u32> {
    let mut state = seed ^ 100_u64.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let mut all = Vec::new();
    for pot in pots {
        let mut these: Vec<u32> = pot
            .iter()
            .copied()
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let mut last = these.len();
        while last > 1 {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^= mixed >> 31;
            let with = (mixed >> 16) % last as u64;
            last -= 1;
            these.swap(last, usize::try_from(with).unwrap_or(0));
        }
        all.extend(these);
    }
    all
}

/// The most pairs that can be made at once of so many points, where `fits` says who goes with whom: Edmonds' blossoms, one path at a
/// time.
pub fn most_pairs(count: usize, fits: &dyn Fn(usize, usize) -> bool) -> usize {
    let mut search = Search {
        fits,
        mate: vec![None; count],
        parent: vec![None; count],
        base: (0..count).collect(),
        outer: vec![false; count],
        count,
    };
    let mut pairs = 0;
    for root in 0..count {
        if search.mate[root].is_none()
            && let Some(end) = search.path_from(root)
        {
            search.turn(end);
            pairs += 1;
        }
    }
    pairs
}

struct Search<'f> {
    fits: &'f dyn Fn(usize, usize) -> bool,
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    outer: Vec<bool>,
    count: usize,
}

impl Search<'_> {
    /// The end of a path from a free point to another free one, along which those with and those without a mate take turns.
    fn path_from(&mut self, root: usize) -> Option<usize> {
        self.parent = vec![None; self.count];
        self.base = (0..self.count).collect();
        self.outer = vec![false; self.count];
        self.outer[root] = true;
        let mut waiting = std::collections::VecDeque::from([root]);
        while let Some(at) = waiting.pop_front() {
            for to in 0..self.count {
                if at == to
                    || !(self.fits)(at, to)
                    || self.base[at] == self.base[to]
                    || self.mate[at] == Some(to)
                {
                    continue;
                }
                let closes = self.mate[to].is_some_and(|mate| self.parent[mate].is_some());
                if to == root || closes {
                    self.blossom(at, to, &mut waiting);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(at);
                    match self.mate[to] {
                        None => return Some(to),
                        Some(mate) => {
                            self.outer[mate] = true;
                            waiting.push_back(mate);
                        }
                    }
                }
            }
        }
        None
    }

    fn blossom(
        &mut self,
        one: usize,
        other: usize,
        waiting: &mut std::collections::VecDeque<usize>,
    ) {
        let common = self.common_base(one, other);
        let mut inside = vec![false; self.count];
        self.mark(one, common, other, &mut inside);
        self.mark(other, common, one, &mut inside);
        for point in 0..self.count {
            if inside[self.base[point]] {
                self.base[point] = common;
                if !self.outer[point] {
                    self.outer[point] = true;
                    waiting.push_back(point);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.count];
        let mut at = one;
        loop {
            at = self.base[at];
            seen[at] = true;
            match self.mate[at].and_then(|mate| self.parent[mate]) {
                Some(next) => at = next,
                None => break,
            }
        }
        at = other;
        loop {
            at = self.base[at];
            if seen[at] {
                return at;
            }
            match self.mate[at].and_then(|mate| self.parent[mate]) {
                Some(next) => at = next,
                None => return at,
            }
        }
    }

    fn mark(&mut self, mut at: usize, common: usize, mut child: usize, inside: &mut [bool]) {
        while self.base[at] != common {
            let Some(mate) = self.mate[at] else { return };
            inside[self.base[at]] = true;
            inside[self.base[mate]] = true;
            self.parent[at] = Some(child);
            child = mate;
            let Some(next) = self.parent[mate] else {
                return;
            };
            at = next;
        }
    }

    /// Along a path who had a mate gets another one.
    fn turn(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(point) = at {
            let Some(before) = self.parent[point] else {
                return;
            };
            let next = self.mate[before];
            self.mate[point] = Some(before);
            self.mate[before] = Some(point);
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::most_pairs;

    /// By trying everything.
    fn tried(edges: &[(usize, usize)], used: u32) -> usize {
        let free = |&&(a, b): &&(usize, usize)| used & (1 << a | 1 << b) == 0;
        let each = edges.iter().filter(free);
        let each = each.map(|&(a, b)| 1 + tried(edges, used | 1 << a | 1 << b));
        each.max().unwrap_or(0)
    }

    #[test]
    fn as_many_pairs_as_trying_everything_finds() {
        let mut chance = openroom_chance::Chance::new(7, 1);
        for _ in 0..400 {
            let count = 2 + chance.below(7);
            let mut edges = Vec::new();
            for a in 0..count {
                for b in a + 1..count {
                    if chance.happens(35) {
                        edges.push((a, b));
                    }
                }
            }
            let fits = |a: usize, b: usize| edges.contains(&(a.min(b), a.max(b)));
            assert_eq!(most_pairs(count, &fits), tried(&edges, 0), "{edges:?}");
        }
    }
}
