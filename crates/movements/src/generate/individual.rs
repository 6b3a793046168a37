//! Individual events: partners and opponents change each round.

use super::made::{NotMade, Sequence, impossible, proved, set};
use crate::check::check;
use crate::movement::{Entrants, Movement, Round, Seats, Table};
use openroom_said::said;

/// An individual movement in which nobody has a partner twice or an opponent more than twice.
///
/// With 4k or 4k + 1 players everybody is partner of everybody once and opponent of everybody twice; with 4k + 2 or
/// 4k + 3 some twos are left out. Who has no seat sits out. With fewer than eight there is one table: no board has two results, so that
/// points are added up as they are (78C).
///
/// # Errors
/// Why there is none.
pub fn individual(players: u32, rounds: Option<u32>, per_round: u32) -> Result<Movement, NotMade> {
    if !(4..=100).contains(&players) || per_round == 0 || per_round > 64 {
        return impossible(said!(
            "made-individual-has-4-100-players",
            "an individual movement needs 4 to 100 players and 1 to 64 boards per round"
        ));
    }
    let stays = players.is_multiple_of(4);
    let moving = if stays { players - 1 } else { players };
    let rounds = rounds.unwrap_or(moving);
    if rounds == 0 || rounds > moving {
        return impossible(said!(
            "made-individual-players-has-1-rounds",
            "an individual movement for {players} players can have 1 to {moving} rounds",
            players,
            moving
        ));
    }
    let Some(plan) = Group::of(moving).and_then(|group| first_round(&group, stays)) else {
        return Err(NotMade::NotFound(said!(
            "made-individual-players",
            "individual movement for {players} players",
            players
        )));
    };
    let group = Group::of(moving).unwrap_or(Group(vec![moving]));
    let sets = sets_for(&group, &plan);
    let mut movement = Movement::new(
        format!("Individual, {players} players"),
        Entrants::Players,
        players,
    );
    movement.meetings = 2;
    for r in 0..rounds {
        let tables = (1..).zip(&plan).enumerate().map(|(t, (number, seats))| {
            let [n, e, s, w] = seats.map(|x| x.map_or(players, |x| group.add(x, r) + 1));
            let index = sets.as_ref().map_or(r, |sets| group.add(sets[t], r));
            Table {
                section: None,
                number,
                seats: Seats::Players { n, e, s, w },
                boards: set(index, per_round),
                shares: Vec::new(),
            }
        });
        movement.rounds.push(Round {
            tables: tables.collect(),
        });
    }
    movement.copies = u32::MAX;
    movement.copies = check(&movement).figures.copies.max(1) as u32;
    proved(movement)
}

/// A table of the first round: North, East, South, West; `None` is the player who stays.
type Four = [Option<u32>; 4];

/// The players who move: residues, or vectors of them.
#[derive(Debug, Clone)]
struct Group(Vec<u32>);

impl Group {
    fn of(order: u32) -> Option<Self> {
        // Nine players need two coordinates; for the others one will do.
        Some(Self(if order == 9 { vec![3, 3] } else { vec![order] }))
    }

    fn order(&self) -> u32 {
        self.0.iter().product()
    }

    fn add(&self, a: u32, b: u32) -> u32 {
        self.each(a, b, |x, y, m| (x + y) % m)
    }

    fn difference(&self, a: u32, b: u32) -> u32 {
        self.each(a, b, |x, y, m| (x + m - y) % m)
    }

    fn each(&self, mut a: u32, mut b: u32, f: impl Fn(u32, u32, u32) -> u32) -> u32 {
        let (mut out, mut unit) = (0, 1);
        for &m in &self.0 {
            out += unit * f(a % m, b % m, m);
            unit *= m;
            a /= m;
            b /= m;
        }
        out
    }

    /// A difference and its opposite count as one.
    fn least(&self, a: u32, b: u32) -> usize {
        self.difference(a, b).min(self.difference(b, a)) as usize
    }
}

fn first_round(group: &Group, stays: bool) -> Option<Vec<Four>> {
    let n = group.order();
    if !stays && let Some(plan) = by_roots(n) {
        return Some(plan);
    }
    if stays && let Some((_, plan)) = FOUND.iter().find(|(moving, _)| *moving == n) {
        let seat = |x: u32| (x < n).then_some(x);
        return Some(plan.iter().map(|four| four.map(seat)).collect());
    }
    for attempt in 1..=400 {
        let mut search = Search {
            group,
            tables: (n + u32::from(stays)) / 4,
            stays,
            plan: Vec::new(),
            used: vec![false; n as usize],
            partners: vec![false; n as usize],
            opponents: vec![0; n as usize],
            steps: 20_000,
            sequence: Sequence::new(attempt),
        };
        if search.run() {
            return Some(search.plan);
        }
    }
    None
}

/// First rounds that the search below does not find in a moment: the number of players who move, and North, East, South and
/// West of each table. They were found by chance and improvement; the number itself is the player who stays.
const FOUND: [(u32, &[[u32; 4]]); 3] = [
    (
        31,
        &[
            [29, 18, 6, 28],
            [10, 24, 17, 13],
            [23, 12, 9, 25],
            [21, 22, 5, 0],
            [7, 15, 19, 31],
            [26, 14, 27, 20],
            [2, 4, 30, 8],
            [1, 16, 3, 11],
        ],
    ),
    (
        35,
        &[
            [28, 6, 22, 8],
            [9, 1, 21, 27],
            [25, 16, 26, 29],
            [4, 30, 19, 3],
            [23, 0, 34, 5],
            [15, 7, 32, 10],
            [31, 24, 17, 20],
            [33, 12, 14, 2],
            [11, 35, 18, 13],
        ],
    ),
    // Found with a symmetry: times 16 the first round is itself.
    (
        39,
        &[
            [39, 13, 0, 26],
            [1, 3, 2, 6],
            [16, 9, 32, 18],
            [22, 27, 5, 15],
            [4, 29, 37, 19],
            [25, 35, 7, 31],
            [10, 14, 34, 28],
            [8, 17, 36, 24],
            [11, 38, 30, 33],
            [20, 23, 12, 21],
        ],
    ),
];

/// A prime 4k + 1: the tables are the cosets of the fourth roots of one, half of the powers of a primitive root apart.
fn by_roots(p: u32) -> Option<Vec<Four>> {
    let prime = (2..p)
        .take_while(|d| d * d <= p)
        .all(|d| !p.is_multiple_of(d));
    if p % 4 != 1 || !prime {
        return None;
    }
    let quarter = (p - 1) / 4;
    let powers = |w: u32| {
        core::iter::successors(Some(1), move |x| Some(x * w % p))
            .take(p as usize - 1)
            .collect::<Vec<u32>>()
    };
    let root = (2..p)
        .map(powers)
        .find(|powers| powers[1..].iter().all(|&x| x != 1))?;
    let at = |i: u32| Some(root[i as usize]);
    Some(
        (0..quarter)
            .map(|i| {
                [
                    at(i),
                    at(i + quarter),
                    at(i + 2 * quarter),
                    at(i + 3 * quarter),
                ]
            })
            .collect(),
    )
}

struct Search<'a> {
    group: &'a Group,
    tables: u32,
    stays: bool,
    plan: Vec<Four>,
    used: Vec<bool>,
    partners: Vec<bool>,
    opponents: Vec<u8>,
    steps: u32,
    sequence: Sequence,
}

impl Search<'_> {
    fn run(&mut self) -> bool {
        if self.plan.len() as u32 == self.tables {
            return true;
        }
        let mut free: Vec<u32> = (0..self.group.order())
            .filter(|&x| !self.used[x as usize])
            .collect();
        self.sequence.shuffle(&mut free);
        let north = if self.stays && self.plan.is_empty() {
            None
        } else {
            Some(free[0])
        };
        let rest: Vec<u32> = free.iter().copied().filter(|&x| Some(x) != north).collect();
        for &south in &rest {
            if !self.partner(north, Some(south)) {
                continue;
            }
            for (i, &east) in rest.iter().enumerate() {
                if east == south || !self.opposes(east, north, south) {
                    continue;
                }
                for &west in &rest[i + 1..] {
                    if self.steps == 0 {
                        return false;
                    }
                    self.steps -= 1;
                    let seats = [north, Some(east), Some(south), Some(west)];
                    if west == south || !self.fits(seats) {
                        continue;
                    }
                    self.mark(seats, true);
                    self.plan.push(seats);
                    if self.run() {
                        return true;
                    }
                    self.plan.pop();
                    self.mark(seats, false);
                }
            }
        }
        false
    }

    fn partner(&self, a: Option<u32>, b: Option<u32>) -> bool {
        let (Some(a), Some(b)) = (a, b) else {
            return true;
        };
        // A difference that is its own opposite would come round twice.
        !self.partners[self.group.least(a, b)]
            && self.group.difference(a, b) != self.group.difference(b, a)
    }

    fn opposes(&self, x: u32, north: Option<u32>, south: u32) -> bool {
        [north, Some(south)]
            .into_iter()
            .flatten()
            .all(|y| self.opponents[self.group.least(x, y)] < 2)
    }

    fn fits(&self, [n, e, s, w]: Four) -> bool {
        let (Some(e), Some(s), Some(w)) = (e, s, w) else {
            return false;
        };
        if !self.partner(Some(e), Some(w))
            || n.is_some_and(|n| self.group.least(n, s) == self.group.least(e, w))
        {
            return false;
        }
        let mut counts = Vec::with_capacity(4);
        for a in [n, Some(s)].into_iter().flatten() {
            for b in [e, w] {
                let least = self.group.least(a, b);
                let own = if self.group.difference(a, b) == self.group.difference(b, a) {
                    2
                } else {
                    1
                };
                counts.extend(core::iter::repeat_n(least, own));
            }
        }
        counts
            .iter()
            .all(|c| self.opponents[*c] as usize + counts.iter().filter(|d| *d == c).count() <= 2)
    }

    fn mark(&mut self, [n, e, s, w]: Four, on: bool) {
        let group = self.group;
        for x in [n, e, s, w].into_iter().flatten() {
            self.used[x as usize] = on;
        }
        for (a, b) in [(n, s), (e, w)] {
            if let (Some(a), Some(b)) = (a, b) {
                self.partners[group.least(a, b)] = on;
            }
        }
        for a in [n, s].into_iter().flatten() {
            for b in [e, w].into_iter().flatten() {
                let own = if group.difference(a, b) == group.difference(b, a) {
                    2
                } else {
                    1
                };
                let count = &mut self.opponents[group.least(a, b)];
                *count = if on { *count + own } else { *count - own };
            }
        }
    }
}

/// Sets so that one copy of each board is enough, if there are any; else all tables play the same boards.
fn sets_for(group: &Group, plan: &[Four]) -> Option<Vec<u32>> {
    fn go(
        group: &Group,
        plan: &[Four],
        sets: &mut Vec<u32>,
        value: &mut [bool],
        steps: &mut u32,
        sequence: &mut Sequence,
    ) -> bool {
        let Some(seats) = plan.get(sets.len()) else {
            return true;
        };
        let mut all: Vec<u32> = (0..group.order()).collect();
        sequence.shuffle(&mut all);
        for s in all {
            if *steps == 0 {
                return false;
            }
            *steps -= 1;
            let values: Vec<usize> = seats
                .iter()
                .flatten()
                .map(|&x| group.difference(s, x) as usize)
                .collect();
            if sets.contains(&s) || values.iter().any(|&v| value[v]) {
                continue;
            }
            values.iter().for_each(|&v| value[v] = true);
            sets.push(s);
            if go(group, plan, sets, value, steps, sequence) {
                return true;
            }
            sets.pop();
            values.iter().for_each(|&v| value[v] = false);
        }
        false
    }
    (1..=50).find_map(|attempt| {
        let mut sets = Vec::new();
        let mut value = vec![false; group.order() as usize];
        go(
            group,
            plan,
            &mut sets,
            &mut value,
            &mut 20_000,
            &mut Sequence::new(attempt),
        )
        .then_some(sets)
    })
}
