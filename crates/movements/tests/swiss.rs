//! Swiss rounds and brackets.

use std::collections::BTreeSet;

use openroom_movements::bracket::{Bracket, Side};
use openroom_movements::swiss::{
    Assignment, Excess, Odd, Pairing, Swiss, after_assignment_error, assignment,
};
use openroom_movements::{Entrants, check};

/// Numbers that look like chance.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn met(swiss: &Swiss) -> Vec<(u32, u32)> {
    swiss
        .played
        .iter()
        .flat_map(|p| {
            let t = p.triangle.map(|[a, b, c]| vec![(a, b), (b, c), (c, a)]);
            p.matches
                .iter()
                .copied()
                .chain(t.into_iter().flatten())
                .collect::<Vec<_>>()
        })
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect()
}

/// Everybody once; gives back the second meetings.
fn rematches(swiss: &Swiss, pairing: &Pairing) -> usize {
    let mut all: Vec<u32> = pairing.matches.iter().flat_map(|&(a, b)| [a, b]).collect();
    all.extend(pairing.bye);
    all.extend(pairing.triangle.into_iter().flatten());
    all.sort_unstable();
    assert_eq!(all, (1..=swiss.contestants).collect::<Vec<u32>>());
    let before = met(swiss);
    pairing
        .matches
        .iter()
        .filter(|&&(a, b)| before.contains(&(a.min(b), a.max(b))))
        .count()
}

fn simulate(n: u32, rounds: usize, odd: Odd) {
    let mut swiss = Swiss::new(n);
    swiss.odd = odd;
    let mut chance = Chance(u64::from(n) * 31 + rounds as u64);
    let mut points = vec![0_usize; n as usize + 1];
    for round in 0..rounds {
        let mut ranking: Vec<u32> = (1..=n).collect();
        ranking.sort_by_key(|&who| (usize::MAX - points[who as usize], who));
        let pairing = swiss.pair(&ranking).unwrap();
        let again = rematches(&swiss, &pairing);
        // With so few rounds played a round without second meetings always exists (a theorem of Dirac).
        if (round + 1) * 2 < n as usize && odd == Odd::Bye {
            assert_eq!(again, 0, "{n} contestants, round {}", round + 1);
        }
        for &(a, b) in &pairing.matches {
            let won = chance.below(21);
            points[a as usize] += won;
            points[b as usize] += 20 - won;
        }
        if let Some(bye) = pairing.bye {
            let had = swiss.played.iter().filter(|p| p.bye == Some(bye)).count();
            assert!(
                had == 0 || round >= n as usize / 2,
                "{n}, round {round}: a second bye"
            );
            points[bye as usize] += 12;
        }
        swiss.play(&pairing);
    }
    let entrants = if n.is_multiple_of(4) {
        Entrants::Teams
    } else {
        Entrants::Pairs
    };
    if n <= 64 && odd == Odd::Bye {
        assert_eq!(check(&swiss.movement(entrants, 1)).faults, []);
    }
}

#[test]
fn simulated() {
    for (n, rounds) in [
        (8, 5),
        (9, 9),
        (12, 11),
        (15, 7),
        (31, 30),
        (40, 20),
        (64, 30),
        (101, 12),
    ] {
        simulate(n, rounds, Odd::Bye);
        if n % 2 == 1 {
            simulate(n, rounds.min(5), Odd::Triangle);
        }
    }
}

#[test]
fn five_hundred() {
    simulate(500, 8, Odd::Bye);
    simulate(499, 5, Odd::Bye);
}

/// The fewest second meetings, then the least sum of squares, by trying everything.
fn by_force(ranking: &[u32], before: &BTreeSet<(u32, u32)>) -> (usize, usize) {
    fn go(left: &[usize], ranking: &[u32], before: &BTreeSet<(u32, u32)>) -> (usize, usize) {
        let [first, rest @ ..] = left else {
            return (0, 0);
        };
        rest.iter()
            .map(|&other| {
                let (a, b) = (ranking[*first], ranking[other]);
                let again = usize::from(before.contains(&(a.min(b), a.max(b))));
                let others: Vec<usize> = rest.iter().copied().filter(|&x| x != other).collect();
                let (more, squares) = go(&others, ranking, before);
                (again + more, squares + (other - first) * (other - first))
            })
            .min()
            .unwrap()
    }
    go(&(0..ranking.len()).collect::<Vec<_>>(), ranking, before)
}

#[test]
fn no_second_meeting_that_can_be_avoided() {
    let mut chance = Chance(1);
    for case in 0..60 {
        let n = [4, 6, 8][case % 3];
        let mut swiss = Swiss::new(n);
        for _ in 0..n + 1 {
            let mut ranking: Vec<u32> = (1..=n).collect();
            for i in (1..ranking.len()).rev() {
                ranking.swap(i, chance.below(i + 1));
            }
            let pairing = swiss.pair(&ranking).unwrap();
            let meetings = met(&swiss);
            let before: BTreeSet<(u32, u32)> = meetings.iter().copied().collect();
            let least = by_force(&ranking, &before);
            let again = rematches(&swiss, &pairing);
            if least.0 == 0 {
                let rank = |who: u32| ranking.iter().position(|&x| x == who).unwrap();
                let squares: usize = pairing
                    .matches
                    .iter()
                    .map(|&(a, b)| rank(a).abs_diff(rank(b)).pow(2))
                    .sum();
                assert_eq!((again, squares), least, "{swiss:?} {ranking:?}");
            } else if before.len() == meetings.len() {
                assert_eq!(again, least.0);
            }
            swiss.play(&pairing);
        }
    }
}

#[test]
fn too_many_rounds() {
    assert_eq!(Swiss::rounds_without_rematch(12), 11);
    assert_eq!(Swiss::rounds_without_rematch(11), 11);
    let mut swiss = Swiss::new(4);
    let ranking = [1, 2, 3, 4];
    for _ in 0..3 {
        let pairing = swiss.pair(&ranking).unwrap();
        assert_eq!(rematches(&swiss, &pairing), 0);
        swiss.play(&pairing);
    }
    assert_eq!(rematches(&swiss, &swiss.pair(&ranking).unwrap()), 2);
    swiss.excess = Excess::After(2);
    assert_eq!(swiss.pair(&ranking).unwrap().matches, [(1, 2), (3, 4)]);
    swiss.excess = Excess::Danish;
    assert_eq!(swiss.pair(&[4, 1, 3, 2]).unwrap().matches, [(4, 1), (3, 2)]);
    assert!(swiss.pair(&[1, 2, 3]).is_err());
    assert!(swiss.pair(&[1, 2, 3, 3]).is_err());
    swiss.withdrawn = vec![4];
    assert_eq!(swiss.pair(&[1, 2, 3]).unwrap().bye, Some(3));
}

#[test]
fn a_wrong_opponent() {
    // White Book 165: more than 5 of 20 apart, judged for each.
    assert_eq!(assignment(5000, &[4500], 2000), Assignment::Right);
    assert_eq!(assignment(5001, &[4500], 2000), Assignment::Stronger);
    assert_eq!(assignment(3000, &[4500, 3501], 2000), Assignment::Weaker);
    assert_eq!(assignment(3000, &[4500, 3500], 2000), Assignment::Right);
    let points = |a, fault, r| after_assignment_error(a, fault, r, 2000);
    assert_eq!(points(Assignment::Stronger, true, 800), 800);
    assert_eq!(points(Assignment::Stronger, false, 800), 1100);
    assert_eq!(points(Assignment::Stronger, false, 900), 1200);
    assert_eq!(points(Assignment::Weaker, true, 1700), 1400);
    assert_eq!(points(Assignment::Weaker, true, 400), 400);
    assert_eq!(points(Assignment::Weaker, false, 1700), 1700);
}

#[test]
fn brackets_of_3_to_128() {
    for n in 2..=128 {
        let bracket = Bracket::seeded(n).unwrap();
        assert_eq!(bracket.check(), Ok(()));
        let matches = bracket
            .rounds
            .iter()
            .flatten()
            .filter(|(a, b)| *a != Side::Bye && *b != Side::Bye);
        assert_eq!(matches.count() as u32, n - 1);
    }
    let good = Bracket::seeded(6).unwrap();
    let refuted = |change: &dyn Fn(&mut Bracket), reason: &str| {
        let mut bad = good.clone();
        change(&mut bad);
        let said = bad.check().unwrap_err();
        assert!(said.contains(reason), "{said}");
    };
    refuted(&|b| b.rounds[0][1].0 = Side::Seed(1), "enters twice");
    refuted(&|b| b.rounds[0][1].0 = Side::Seed(9), "no seed 9");
    refuted(&|b| b.contestants = 7, "seed 7 does not enter");
    refuted(&|b| b.rounds[1][0].1 = Side::Winner(1), "goes on twice");
    refuted(&|b| b.rounds[1][0].1 = Side::Winner(7), "no match 7");
    refuted(
        &|b| {
            b.rounds.pop();
        },
        "no final",
    );
    refuted(&|b| b.rounds[0].swap(1, 2), "meet too early");
    refuted(
        &|b| {
            b.rounds[0][0] = (Side::Seed(1), Side::Seed(5));
            b.rounds[0][1] = (Side::Seed(4), Side::Bye);
        },
        "bye",
    );
}
