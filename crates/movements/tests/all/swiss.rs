//! Swiss rounds.

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{
    Assignment, Excess, Odd, Pairing, Part, Swiss, after_assignment_error, assignment,
};
use openroom_movements::{Entrants, Seats, check};

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

/// Those who meet, in halves of a match, of a whole event.
fn halves(swiss: &Swiss) -> BTreeMap<(u32, u32), u32> {
    let mut halves = BTreeMap::new();
    let mut add = |a: u32, b: u32, n: u32| *halves.entry((a.min(b), a.max(b))).or_default() += n;
    for pairing in &swiss.played {
        for &(a, b) in &pairing.matches {
            add(a, b, 2);
        }
        if let Some([a, b, c]) = pairing.triangle {
            add(a, b, 1);
            add(b, c, 1);
            add(c, a, 1);
        }
    }
    halves
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
        let last = swiss.played.last();
        match (odd, last.and_then(|p| p.long)) {
            (Odd::Long, Some(Part::First)) => {
                assert_eq!(pairing.long, Some(Part::Second));
                assert_eq!(pairing.triangle, last.and_then(|p| p.triangle));
            }
            (Odd::Long, _) => assert_eq!(pairing.long, Some(Part::First)),
            _ => assert_eq!(pairing.long, None),
        }
        for &(a, b) in &pairing.matches {
            let won = chance.below(21);
            points[a as usize] += won;
            points[b as usize] += 20 - won;
        }
        for who in pairing.triangle.into_iter().flatten() {
            points[who as usize] += chance.below(21);
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
    // Whoever met in a match meets no more; in a triangle, one and a half times at most (White Book 166.2).
    if n as usize > 3 * rounds {
        let most = halves(&swiss).values().copied().max();
        let limit = if odd == Odd::Bye { 2 } else { 3 };
        assert!(
            most <= Some(limit),
            "{n} contestants, {rounds} rounds, {odd:?}: {most:?}"
        );
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

/// With a bye, and for an odd number with triangles of both kinds.
fn simulate_all(n: u32, rounds: usize) {
    simulate(n, rounds, Odd::Bye);
    if n % 2 == 1 {
        simulate(n, rounds.min(n as usize / 3), Odd::Triangle);
        simulate(n, rounds.min(n as usize / 3), Odd::Long);
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
        simulate_all(n, rounds);
    }
}

#[test]
fn five_hundred() {
    simulate(500, 8, Odd::Bye);
    simulate_all(499, 5);
}

/// Run with `--run-ignored all`; `docs/movements.md` has when it was.
#[test]
#[ignore = "takes minutes"]
fn from_8_to_500_over_5_to_30_rounds() {
    for n in (8..=40)
        .chain((50..500).step_by(25))
        .chain([127, 255, 499, 500])
    {
        for rounds in [5, 10, 20, 30] {
            simulate_all(n, rounds);
        }
    }
}

#[test]
fn a_long_triangle() {
    let mut swiss = Swiss::new(7);
    swiss.odd = Odd::Long;
    let ranking = [1, 2, 3, 4, 5, 6, 7];
    let first = swiss.pair(&ranking).unwrap();
    assert_eq!(first.long, Some(Part::First));
    let three = first.triangle.unwrap();
    swiss.play(&first);
    // It goes on whatever the next round is asked to do, and although the others change places.
    swiss.odd = Odd::Triangle;
    let second = swiss.pair(&[7, 6, 5, 4, 3, 2, 1]).unwrap();
    assert_eq!(
        (second.triangle, second.long),
        (Some(three), Some(Part::Second))
    );
    assert_eq!(rematches(&swiss, &second), 0);
    // If one of the three withdraws, there is no triangle to finish.
    let mut without = swiss.clone();
    without.withdrawn = vec![three[0]];
    let left: Vec<u32> = ranking.into_iter().filter(|&w| w != three[0]).collect();
    let pairing = without.pair(&left).unwrap();
    assert_eq!((pairing.triangle, pairing.bye), (None, None));
    // If one of the others does, one of them has a bye.
    let other = ranking.into_iter().find(|w| !three.contains(w)).unwrap();
    let mut without = swiss.clone();
    without.withdrawn = vec![other];
    let left: Vec<u32> = ranking.into_iter().filter(|&w| w != other).collect();
    let pairing = without.pair(&left).unwrap();
    assert_eq!(pairing.triangle, Some(three));
    assert!(pairing.bye.is_some());
    swiss.play(&second);
    swiss.odd = Odd::Long;
    assert_eq!(swiss.pair(&ranking).unwrap().long, Some(Part::First));
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

/// A movement tells what was played: each bye is remembered, and the empty place of one who withdrew is none.
#[test]
fn a_swiss_goes_on_from_its_movement_after_a_withdrawal() {
    let mut swiss = Swiss::new(8);
    let mut withdrawn = Vec::new();
    let mut byes = Vec::new();
    for round in 0..5 {
        if round == 2 {
            withdrawn.push(3);
        }
        let mut so_far = swiss.movement(Entrants::Pairs, 4);
        if round == 0 {
            so_far.rounds.clear();
        }
        swiss = Swiss::of(&so_far, withdrawn.clone());
        let ranking: Vec<u32> = (1..=8).filter(|who| !withdrawn.contains(who)).collect();
        let next = swiss.pair(&ranking).unwrap();
        byes.extend(next.bye);
        swiss.play(&next);
    }
    assert_eq!(byes.len(), 3);
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 3, "nobody has a second bye");
}

/// What is planned and not drawn needs boards too.
#[test]
fn planned_rounds_need_their_boards() {
    let mut swiss = Swiss::new(8);
    let first = swiss.pair(&[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    swiss.play(&first);
    let mut movement = swiss.movement(Entrants::Pairs, 4);
    assert_eq!(movement.boards_to_draw().count(), 0);
    movement.planned = Some(3);
    assert!(movement.boards_to_draw().eq(5..=12));
    movement.planned = Some(u32::MAX);
    assert!(movement.boards_to_draw().count() <= 1000);
}

/// Teams of an odd number: long triangles, laid out so that every board is played both ways and nobody has one twice, and read again
/// from the movement round by round.
#[test]
fn long_triangles_of_teams_are_laid_out_and_go_on_from_their_movement() {
    for (teams, planned) in [(7, 4), (9, 5), (11, 6), (15, 3)] {
        let ranking: Vec<u32> = (1..=teams).collect();
        let mut swiss = Swiss::new(teams);
        swiss.odd = Odd::Long;
        let first = swiss.pair(&ranking).unwrap();
        swiss.play(&first);
        let mut movement = swiss.movement(Entrants::Teams, 4);
        movement.planned = Some(planned);
        let to_draw: Vec<u32> = movement.boards_to_draw().collect();
        for round in 2..=planned {
            let mut read = Swiss::of(&movement, Vec::new());
            assert_eq!(read.played, swiss.played, "{teams} teams, round {round}");
            // Somebody else leads each time.
            let mut ranking = ranking.clone();
            ranking.rotate_left(round as usize);
            let next = read.pair(&ranking).unwrap();
            // Only in a last round that stands alone somebody sits out.
            let alone = round == planned && planned % 2 == 1;
            assert_eq!(next.bye.is_some(), alone, "{teams} teams, round {round}");
            read.play(&next);
            movement = read.movement(Entrants::Teams, 4);
            movement.planned = Some(planned);
            swiss = read;
        }
        assert_eq!(check(&movement).faults, [], "{teams} teams");
        assert_eq!(movement.boards_to_draw().count(), 0);
        let all: BTreeSet<u32> = movement
            .rounds
            .iter()
            .flat_map(openroom_movements::Round::boards)
            .collect();
        let sets = planned + planned / 2;
        assert!(all.iter().copied().eq(1..=4 * sets), "{all:?}");
        assert!(to_draw.into_iter().eq(13..=4 * sets));
        // Each board of a match is played both ways, in one round or in two.
        let mut ways = BTreeMap::new();
        for table in movement.rounds.iter().flat_map(|round| &round.tables) {
            if let Seats::Sides {
                ns: Some(ns),
                ew: Some(ew),
            } = table.seats
            {
                for board in &table.boards.0 {
                    let both = ways.entry((ns.min(ew), ns.max(ew), *board));
                    *both.or_insert(0) += if ns < ew { 1 } else { -1 };
                }
            }
        }
        assert!(ways.values().all(|way| *way == 0), "{ways:?}");
    }
}
