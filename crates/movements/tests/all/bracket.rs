//! Knock-out brackets.

use std::collections::BTreeSet;

use openroom_movements::{Bracket, Side};

/// Plays the bracket; the higher seed wins unless `upset` says otherwise. Gives back who meets in each round.
fn played(bracket: &Bracket, upset: impl Fn(u32, u32) -> bool) -> Vec<Vec<(u32, u32)>> {
    let mut winners: Vec<u32> = Vec::new();
    let mut rounds = Vec::new();
    for round in &bracket.rounds {
        let who = |side: Side| match side {
            Side::Seed(seed) => Some(seed),
            Side::Winner(of) => Some(winners[of - 1]),
            Side::Bye | Side::Loser(_) => None,
        };
        let sides: Vec<_> = round.iter().map(|&(a, b)| (who(a), who(b))).collect();
        winners = sides
            .iter()
            .map(|&(a, b)| match (a, b) {
                (Some(a), Some(b)) if upset(a, b) => a.max(b),
                (Some(a), Some(b)) => a.min(b),
                (a, b) => a.or(b).expect("somebody"),
            })
            .collect();
        rounds.push(
            sides
                .into_iter()
                .filter_map(|(a, b)| Some((a?, b?)))
                .collect(),
        );
    }
    assert_eq!(winners.len(), 1);
    rounds
}

/// What a bracket must do, seen by playing it and not by its structure.
#[test]
fn the_higher_seeds_come_through() {
    for n in 2..=128_u32 {
        let bracket = Bracket::seeded(n).unwrap();
        let rounds = played(&bracket, |_, _| false);
        let size = n.next_power_of_two();
        for (r, matches) in rounds.iter().enumerate() {
            let left = size >> r;
            let mut playing: Vec<u32> = matches.iter().flat_map(|&(a, b)| [a, b]).collect();
            playing.sort_unstable();
            // In the first round those with a bye, the highest, are missing.
            let first = if r == 0 { size - n + 1 } else { 1 };
            assert_eq!(playing, (first..=left.min(n)).collect::<Vec<u32>>(), "{n}");
            assert!(matches.iter().all(|&(a, b)| a + b == left + 1), "{n}");
        }
        // Whatever happens, everybody but the winner loses once.
        for chance in 0..7 {
            let rounds = played(&bracket, |a, b| (a * 7 + b * 3 + chance) % 5 < 2);
            let meetings: Vec<(u32, u32)> = rounds.into_iter().flatten().collect();
            assert_eq!(meetings.len() as u32, n - 1);
            let different: BTreeSet<_> = meetings.iter().collect();
            assert_eq!(different.len() as u32, n - 1);
        }
    }
}

#[test]
fn drawn_by_lot() {
    let mut bracket = Bracket::seeded(6).unwrap();
    bracket.rounds[0].swap(1, 2);
    assert!(bracket.check().is_err());
    bracket.drawn = true;
    assert_eq!(bracket.check(), Ok(()));
    bracket.rounds[0][1].0 = Side::Seed(1);
    assert!(bracket.check().is_err());
}

#[test]
fn entering_in_a_later_round() {
    let text = "bracket: 3\nrounds:\n- [[{seed: 2}, {seed: 3}]]\n- [[{winner: 1}, {seed: 1}]]\n";
    assert_eq!(Bracket::read(text).unwrap().check(), Ok(()));
    let text = text
        .replace("seed: 2", "seed: x")
        .replace("seed: 1", "seed: 2");
    let text = text.replace("seed: x", "seed: 1");
    let fault = Bracket::read(&text).unwrap().check().unwrap_err();
    assert_eq!(fault.to_string(), "seed 2 has a bye before a higher seed");
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
        let said = bad.check().unwrap_err().to_string();
        assert!(said.contains(reason), "{said}");
    };
    refuted(&|b| b.rounds[0][1].0 = Side::Seed(1), "enters twice");
    refuted(&|b| b.rounds[0][1].0 = Side::Seed(9), "no seed 9");
    refuted(&|b| b.contestants = 7, "seed 7 does not enter");
    refuted(&|b| b.rounds[1][0].1 = Side::Winner(1), "advances twice");
    refuted(&|b| b.rounds[1][0].1 = Side::Winner(7), "no match 7");
    refuted(
        &|b| {
            b.rounds.pop();
        },
        "no final",
    );
    refuted(
        &|b| b.rounds[1][0].1 = Side::Bye,
        "a bye after the first round",
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

/// Everybody beaten in the first round enters the plate once, and the loser of the most even match stands at its top.
#[test]
fn a_plate_for_those_beaten_first() {
    for n in 6..=64 {
        let bracket = Bracket::seeded(n).unwrap().with_third().unwrap();
        // One match alone has no plate.
        if [9, 17, 33].contains(&n) {
            assert!(bracket.with_plate().is_err());
            continue;
        }
        let with = bracket.with_plate().unwrap();
        let first = with.rounds[0]
            .iter()
            .filter(|(a, b)| *a != Side::Bye && *b != Side::Bye);
        let entrants = with.plate.iter().flatten().flat_map(|&(a, b)| [a, b]);
        let losers = entrants
            .filter(|side| matches!(side, Side::Loser(_)))
            .count();
        assert_eq!(losers, first.count(), "{n}");
        assert_eq!(with.check(), Ok(()));
    }
    let of_16 = Bracket::seeded(16).unwrap().with_plate().unwrap();
    // 8 v 9 is the second match.
    assert_eq!(of_16.plate[0][0].0, Side::Loser(2));
    let refuted = |change: &dyn Fn(&mut Bracket), reason: &str| {
        let mut bad = of_16.clone();
        change(&mut bad);
        let said = bad.check().unwrap_err().to_string();
        assert!(said.contains(reason), "{said}");
    };
    refuted(
        &|b| b.plate[0][0].0 = Side::Loser(9),
        "nobody loses match 9",
    );
    refuted(
        &|b| b.plate[0][0].0 = b.plate[0][1].0,
        "enters the plate twice",
    );
    refuted(&|b| b.plate[0][0].0 = Side::Bye, "does not enter the plate");
    refuted(&|b| b.plate[0][0].0 = Side::Seed(3), "takes losers");
    refuted(&|b| b.rounds[0][0].0 = Side::Loser(1), "takes seeds");
    assert!(Bracket::seeded(4).unwrap().with_third().is_ok());
    assert!(Bracket::seeded(3).unwrap().with_third().is_err());
    assert!(Bracket::seeded(5).unwrap().with_plate().is_err());
}
