//! Howell and its relatives: most pairs follow each other round the room, some stay.
//!
//! The pairs that move are the residues modulo the number of rounds. The first round is a plan of tables `(a, b)` and
//! sets `s`; each later round adds one to all of them. Two pairs meet at most once if the differences `b - a` are all
//! different, and nobody plays a set twice if the values `s - a` and `s - b` are all different.

mod designs;

use super::made::{NotMade, Sequence, bounded, impossible, not_this_way, proved, set};
use crate::movement::{Entrants, Movement, Round, Table};
use openroom_said::said;

/// A Howell: everybody meets everybody and plays every board.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use openroom_movements::{check, generate::howell};
///
/// let report = check(&howell(4, 3).unwrap());
/// let competition = report.figures.competition.unwrap();
/// assert_eq!((report.figures.met, competition.deviation), ((28, 28), 0.0));
/// ```
pub fn howell(tables: u32, per_round: u32) -> Result<Movement, NotMade> {
    if tables < 2 {
        return impossible(said!(
            "made-howell-has-two-tables-or",
            "a Howell needs at least two tables"
        ));
    }
    if tables <= 3 {
        return small(tables, per_round);
    }
    let mut movement = reduced_howell(tables, 2 * tables - 1, per_round)?;
    movement.name = format!("Howell, {tables} tables");
    Ok(movement)
}

/// A Howell with fewer rounds and more pairs that stay, the three-quarter Howell among them: everybody plays every
/// board and meets nobody twice.
///
/// # Errors
/// Why there is none.
pub fn reduced_howell(tables: u32, rounds: u32, per_round: u32) -> Result<Movement, NotMade> {
    bounded(tables, rounds, per_round)?;
    if rounds < tables || rounds >= 2 * tables {
        return impossible(said!(
            "made-howell-tables-has-rounds",
            "a Howell for {tables} tables must have {tables} to {most} rounds",
            tables,
            most = 2 * tables - 1
        ));
    }
    if tables > 64 {
        return not_this_way(said!(
            "made-howell-made-for-up-64",
            "a Howell can be made for up to 64 tables"
        ));
    }
    if let Some(found) = designs::found(tables, rounds) {
        return designs::made(tables, rounds, per_round, found);
    }
    if tables.is_multiple_of(2) && rounds == tables + 1 {
        // Add up sets and elements modulo the rounds: one table would have to play the set that is not in play.
        return not_this_way(said!(
            "made-howell-tables-with-rounds-turned",
            "a Howell for {tables} tables and {rounds} rounds, made by rotation, would need some boards twice",
            tables,
            rounds
        ));
    }
    let stay = 2 * tables - rounds;
    let Some(plan) = plan(rounds, stay) else {
        return Err(NotMade::NotFound(said!(
            "made-howell-tables-with-rounds",
            "Howell for {tables} tables and {rounds} rounds",
            tables,
            rounds
        )));
    };
    proved(written(
        format!("Howell of {rounds} rounds, {tables} tables"),
        rounds,
        per_round,
        &along_the_boards(rounds, oriented(rounds, plan)),
    ))
}

/// The tables in the order in which the boards go through the room: each set goes from a table to the one before it, or rests. The
/// first of the pairs that stay sits at table 1, with the first set.
fn along_the_boards(rounds: u32, mut starts: Vec<Start>) -> Vec<Start> {
    let first = starts.iter().find(|start| start.ns.is_none());
    let zero = first.or(starts.first()).map_or(0, |start| start.set);
    for start in &mut starts {
        start.set = (start.set + rounds - zero) % rounds;
    }
    starts.sort_by_key(|start| start.set);
    starts
}

/// A hesitation Mitchell: all but one of the North-South pairs stay, and there is one round more than tables. Who moves
/// goes up East-West, hesitates North-South at the last table, and goes on at the first. With an even number of tables two of
/// them, side by side in the middle of the room, share the boards in each round, and two sets rest.
///
/// # Errors
/// Why there is none.
pub fn hesitation(tables: u32, per_round: u32) -> Result<Movement, NotMade> {
    let rounds = tables + 1;
    bounded(tables, rounds, per_round)?;
    if !(3..=64).contains(&tables) {
        return not_this_way(said!(
            "made-hesitation-mitchell-made-for-3",
            "a Hesitation Mitchell can be made for 3 to 64 tables"
        ));
    }
    // Without sharing, add up sets and elements modulo the rounds: the set of the last table would have to be the one not in play.
    let sharing = tables.is_multiple_of(2).then_some(tables / 2 - 1);
    if sharing.is_some() && per_round < 2 {
        return impossible(said!(
            "made-two-tables-cannot-share-one",
            "two tables cannot share one board; play at least two per round"
        ));
    }
    // Who sits at table i in the first round sits at table i + 1 in the second.
    let element = |position: u32| (rounds - position) % rounds;
    let mut starts: Vec<Start> = (0..tables - 1)
        .map(|t| Start {
            ns: None,
            ew: element(t),
            set: 0,
        })
        .collect();
    starts.push(Start {
        ns: Some(element(tables)),
        ew: element(tables - 1),
        set: 0,
    });
    // The table with two pairs that move comes first, as it is the hardest, and then those that share.
    let mut order: Vec<Vec<usize>> = vec![vec![tables as usize - 1]];
    order.extend(sharing.map(|first| vec![first as usize, first as usize + 1]));
    let others = (0..tables as usize).rev();
    let others: Vec<usize> = others
        .filter(|t| !order.iter().flatten().any(|u| u == t))
        .collect();
    order.extend(others.into_iter().map(|t| vec![t]));
    for attempt in 0..200 {
        if sets_for(rounds, &mut starts, &order, &mut Sequence::new(attempt)) {
            let name = format!("Hesitation Mitchell, {tables} tables");
            let mut movement = written(name, rounds, per_round, &starts);
            if let Some(first) = sharing {
                share(&mut movement, first + 1, first + 2);
            }
            return proved(movement);
        }
    }
    Err(NotMade::NotFound(said!(
        "made-hesitation-mitchell-tables",
        "Hesitation Mitchell for {tables} tables",
        tables
    )))
}

/// These two tables play their boards by turns, in every round.
fn share(movement: &mut Movement, one: u32, other: u32) {
    for table in movement
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.tables)
    {
        if table.number == one {
            table.shares = vec![other];
        } else if table.number == other {
            table.shares = vec![one];
        }
    }
}

/// A table of the first round. A side without element is a pair that stays.
#[derive(Debug, Clone, Copy)]
struct Start {
    ns: Option<u32>,
    ew: u32,
    set: u32,
}

/// The movement that a first round gives. If `ns` stays it is one of the last pairs.
fn written(name: String, rounds: u32, per_round: u32, starts: &[Start]) -> Movement {
    let mut movement = Movement::new(name, Entrants::Pairs, 2 * starts.len() as u32);
    for r in 0..rounds {
        let mut stays = rounds;
        let tables = (1..).zip(starts).map(|(number, start)| {
            let moved = |element: u32| (element + r) % rounds + 1;
            let ns = start.ns.map_or_else(
                || {
                    stays += 1;
                    stays
                },
                moved,
            );
            let ew = moved(start.ew);
            Table::of_sides(number, ns, ew, set((start.set + r) % rounds, per_round))
        });
        movement.rounds.push(Round {
            tables: tables.collect(),
        });
    }
    movement
}

/// A first round with so many pairs that stay.
fn plan(rounds: u32, stay: u32) -> Option<Vec<Start>> {
    // With these signs all compete alike, if there is such a plan.
    let signs = (stay == 1).then(|| residues(rounds)).flatten();
    for (strong, signs, attempts) in [
        (true, signs, 1500_u64),
        (true, None, 300),
        (false, None, 200),
    ] {
        for attempt in 0..attempts {
            let mut search = Search {
                rounds,
                strong,
                signs: signs.as_deref(),
                stay,
                starts: Vec::new(),
                element: vec![false; rounds as usize],
                difference: vec![false; rounds as usize],
                set: vec![false; rounds as usize],
                value: vec![false; rounds as usize],
                steps: 3000,
                sequence: Sequence::new(attempt + 1),
            };
            if search.run() {
                let mut starts = search.starts;
                starts.sort_by_key(|start| (start.ns.is_some(), start.ew));
                return Some(starts);
            }
            if strong && signs.is_some() && rounds < 8 && attempt > 20 {
                break;
            }
        }
    }
    None
}

/// Whether each residue is a square, if the squares of this modulus are a difference set: a prime of the form 4k + 3.
fn residues(modulus: u32) -> Option<Vec<bool>> {
    let prime = modulus > 2
        && (2..modulus)
            .take_while(|d| d * d <= modulus)
            .all(|d| !modulus.is_multiple_of(d));
    if !prime || modulus % 4 != 3 {
        return None;
    }
    let mut square = vec![false; modulus as usize];
    for x in 1..modulus {
        square[(x * x % modulus) as usize] = true;
    }
    Some(square)
}

struct Search<'a> {
    rounds: u32,
    /// Only sets that are the sum of the two elements: the values are then those elements.
    strong: bool,
    signs: Option<&'a [bool]>,
    stay: u32,
    starts: Vec<Start>,
    element: Vec<bool>,
    difference: Vec<bool>,
    set: Vec<bool>,
    value: Vec<bool>,
    steps: u32,
    sequence: Sequence,
}

impl Search<'_> {
    fn run(&mut self) -> bool {
        let n = self.rounds;
        let free: Vec<u32> = (0..n).filter(|&x| !self.element[x as usize]).collect();
        if free.is_empty() {
            return true;
        }
        if self.steps == 0 {
            return false;
        }
        self.steps -= 1;
        // A plan of one pair that stays can be turned until that pair meets 0.
        let x = if self.stay == 1 && self.signs.is_some() && free.len() == n as usize {
            0
        } else {
            free[self.sequence.below(free.len())]
        };
        let alone = self.stay - self.starts.iter().filter(|s| s.ns.is_none()).count() as u32;
        let mut others: Vec<Option<u32>> =
            free.iter().filter(|&&y| y != x).map(|&y| Some(y)).collect();
        self.sequence.shuffle(&mut others);
        if (free.len() as u32) < alone + 2 {
            // The rest sit with those who stay.
            others.clear();
        }
        if alone > 0 {
            let at = if free.len() == n as usize {
                0
            } else {
                self.sequence.below(others.len() + 1)
            };
            others.insert(at, None);
        }
        for other in others {
            match other {
                None => {
                    for s in self.sets(2 * x % n) {
                        if self.fits(s, &[x]) && self.with(x, None, s) {
                            return true;
                        }
                    }
                }
                Some(y) => {
                    let difference = (x + n - y) % n;
                    let least = difference.min(n - difference);
                    let signs_differ = |signs: &[bool]| signs[x as usize] != signs[y as usize];
                    if self.difference[least as usize]
                        || 2 * least == n
                        || !self.signs.is_none_or(signs_differ)
                    {
                        continue;
                    }
                    for s in self.sets((x + y) % n) {
                        if self.fits(s, &[x, y]) && self.with(x, Some((y, least)), s) {
                            return true;
                        }
                    }
                }
            }
            if self.steps == 0 {
                return false;
            }
        }
        false
    }

    fn sets(&mut self, sum: u32) -> Vec<u32> {
        if self.strong {
            return vec![sum];
        }
        let mut all: Vec<u32> = (0..self.rounds).collect();
        self.sequence.shuffle(&mut all);
        all
    }

    fn fits(&self, s: u32, elements: &[u32]) -> bool {
        !self.set[s as usize]
            && elements
                .iter()
                .all(|x| !self.value[((s + self.rounds - x) % self.rounds) as usize])
    }

    /// Goes on with this table.
    fn with(&mut self, x: u32, other: Option<(u32, u32)>, s: u32) -> bool {
        self.mark(x, other, s, true);
        self.starts.push(Start {
            ns: other.map(|(y, _)| y),
            ew: x,
            set: s,
        });
        if self.run() {
            return true;
        }
        self.starts.pop();
        self.mark(x, other, s, false);
        false
    }

    fn mark(&mut self, x: u32, other: Option<(u32, u32)>, s: u32, on: bool) {
        let n = self.rounds;
        self.set[s as usize] = on;
        for y in [Some(x), other.map(|(y, _)| y)].into_iter().flatten() {
            self.element[y as usize] = on;
            self.value[((s + n - y) % n) as usize] = on;
        }
        if let Some((_, least)) = other {
            self.difference[least as usize] = on;
        }
    }
}

/// Sets for tables that are given, in that order; those that stand together play the same one.
fn sets_for(
    rounds: u32,
    starts: &mut [Start],
    order: &[Vec<usize>],
    sequence: &mut Sequence,
) -> bool {
    fn go(
        rounds: u32,
        starts: &mut [Start],
        order: &[Vec<usize>],
        set: &mut [bool],
        value: &mut [bool],
        sequence: &mut Sequence,
        steps: &mut u32,
    ) -> bool {
        let Some((together, rest)) = order.split_first() else {
            return true;
        };
        if *steps == 0 {
            return false;
        }
        *steps -= 1;
        let elements: Vec<u32> = together
            .iter()
            .flat_map(|&t| [Some(starts[t].ew), starts[t].ns])
            .flatten()
            .collect();
        let mut all: Vec<u32> = (0..rounds).collect();
        sequence.shuffle(&mut all);
        for s in all {
            // They are all different, as the elements are.
            let values: Vec<usize> = elements
                .iter()
                .map(|x| ((s + rounds - x) % rounds) as usize)
                .collect();
            if set[s as usize] || values.iter().any(|&v| value[v]) {
                continue;
            }
            set[s as usize] = true;
            values.iter().for_each(|&v| value[v] = true);
            together.iter().for_each(|&t| starts[t].set = s);
            if go(rounds, starts, rest, set, value, sequence, steps) {
                return true;
            }
            set[s as usize] = false;
            values.iter().for_each(|&v| value[v] = false);
        }
        false
    }
    let mut set = vec![false; rounds as usize];
    let mut value = set.clone();
    go(
        rounds,
        starts,
        order,
        &mut set,
        &mut value,
        sequence,
        &mut 20_000,
    )
}

/// The same plan with North-South and East-West chosen so that all compete as equally as can be found.
fn oriented(rounds: u32, starts: Vec<Start>) -> Vec<Start> {
    let mut sequence = Sequence::new(7);
    let turnable: Vec<usize> = (0..starts.len())
        .filter(|&t| starts[t].ns.is_some())
        .collect();
    let mut best = (i64::MAX, starts.clone());
    for attempt in 0..60 {
        let mut plan = starts.clone();
        for &t in &turnable {
            if attempt > 0 && sequence.below(2) == 1 {
                turn(&mut plan[t]);
            }
        }
        let mut value = unevenness(rounds, &plan);
        loop {
            let before = value;
            for &t in &turnable {
                turn(&mut plan[t]);
                let now = unevenness(rounds, &plan);
                if now < value {
                    value = now;
                } else {
                    turn(&mut plan[t]);
                }
            }
            if value == before {
                break;
            }
        }
        if value < best.0 {
            best = (value, plan);
        }
        if best.0 == 0 {
            break;
        }
    }
    best.1
}

const fn turn(start: &mut Start) {
    if let Some(ns) = start.ns {
        start.ns = Some(start.ew);
        start.ew = ns;
    }
}

/// How far the competition of each two is from equal, from the plan alone.
fn unevenness(rounds: u32, starts: &[Start]) -> i64 {
    let n = rounds as usize;
    let tables = starts.len() as i64;
    let mut sign = vec![0_i64; n];
    let mut meet = vec![false; n];
    let at = |s: u32, x: u32| ((s + rounds - x) % rounds) as usize;
    for start in starts {
        sign[at(start.set, start.ew)] = -1;
        if let Some(ns) = start.ns {
            sign[at(start.set, ns)] = 1;
            let difference = ((ns + rounds - start.ew) % rounds) as usize;
            meet[difference] = true;
            meet[n - difference] = true;
        }
    }
    let stay = 2 * tables - i64::from(rounds);
    let (mut count, mut sum, mut squares) = (0, 0, 0);
    let mut add = |times: i64, value: i64| {
        count += times;
        sum += times * value;
        squares += times * value * value;
    };
    for e in 1..n {
        let along: i64 = (0..n).map(|d| sign[d] * sign[(d + n - e) % n]).sum();
        // Each two are seen from both sides.
        add(i64::from(rounds), along + if meet[e] { tables } else { 0 });
    }
    add(
        2 * stay * i64::from(rounds),
        sign.iter().sum::<i64>() + tables,
    );
    add(stay * (stay - 1), i64::from(rounds));
    count * squares - sum * sum
}

/// Two and three tables, where no plan exists: tables must share boards in some rounds, in as few as can be.
fn small(tables: u32, per_round: u32) -> Result<Movement, NotMade> {
    let rounds = 2 * tables - 1;
    bounded(tables, rounds, per_round)?;
    let games: Vec<(u32, u32, u32)> = (0..rounds)
        .flat_map(|r| {
            let stays = [(r, rounds, r)];
            let others = (1..tables).map(move |d| (r, (r + d) % rounds, (r + rounds - d) % rounds));
            stays.into_iter().chain(others)
        })
        .collect();
    fn go(games: &[(u32, u32, u32)], rounds: u32, sets: &mut Vec<u32>, allowed: u32) -> bool {
        let Some(&(round, a, b)) = games.get(sets.len()) else {
            return true;
        };
        for s in 0..rounds {
            let met = |who: u32| {
                games
                    .iter()
                    .zip(sets.iter())
                    .any(|(&(_, x, y), &t)| t == s && (x == who || y == who))
            };
            if met(a) || met(b) {
                continue;
            }
            let shared = games
                .iter()
                .zip(sets.iter())
                .any(|(&(r, ..), &t)| r == round && t == s);
            if shared && allowed == 0 {
                continue;
            }
            sets.push(s);
            if go(games, rounds, sets, allowed - u32::from(shared)) {
                return true;
            }
            sets.pop();
        }
        false
    }
    let mut sets = Vec::new();
    for allowed in 0.. {
        sets.clear();
        if go(&games, rounds, &mut sets, allowed) {
            break;
        }
    }
    let write = |turned: &[bool]| {
        let name = format!("Howell, {tables} tables");
        let mut movement = Movement::new(name, Entrants::Pairs, 2 * tables);
        for r in 0..rounds {
            let mut round = Round::default();
            for t in 0..tables {
                let index = (r * tables + t) as usize;
                let (_, mut ns, mut ew) = games[index];
                if turned[index] {
                    core::mem::swap(&mut ns, &mut ew);
                }
                let mut table = Table::of_sides(t + 1, ns + 1, ew + 1, set(sets[index], per_round));
                let same = |u: &u32| *u != t && sets[(r * tables + u) as usize] == sets[index];
                table.shares = (0..tables).filter(same).map(|u| u + 1).collect();
                let sharing = table.shares.len() as u32 + 1;
                if per_round < sharing {
                    // Too few boards to share: copies of them.
                    table.shares.clear();
                    movement.copies = movement.copies.max(sharing);
                }
                round.tables.push(table);
            }
            movement.rounds.push(round);
        }
        movement
    };
    proved(best_turned(games.len(), write))
}

/// The movement with North-South and East-West of each game chosen so that all compete as equally as can be found.
fn best_turned(games: usize, write: impl Fn(&[bool]) -> Movement) -> Movement {
    let deviation = |turned: &[bool]| {
        let competition = crate::check::check(&write(turned)).figures.competition;
        competition.map_or(f64::MAX, |c| c.deviation)
    };
    let mut sequence = Sequence::new(1);
    let mut best = (f64::MAX, vec![false; games]);
    for _ in 0..12 {
        let mut turned: Vec<bool> = (0..games).map(|_| sequence.below(2) == 1).collect();
        let mut value = deviation(&turned);
        loop {
            let before = value;
            for i in 0..turned.len() {
                turned[i] ^= true;
                let now = deviation(&turned);
                if now < value {
                    value = now;
                } else {
                    turned[i] ^= true;
                }
            }
            if value >= before {
                break;
            }
        }
        if value < best.0 {
            best = (value, turned);
        }
    }
    write(&best.1)
}
