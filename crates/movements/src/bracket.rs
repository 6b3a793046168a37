//! Knock-out brackets with seeds and byes.
//!
//! ```
//! use openroom_movements::bracket::{Bracket, Side};
//!
//! let bracket = Bracket::seeded(6).unwrap();
//! assert_eq!(bracket.check(), Ok(()));
//! assert_eq!(bracket.rounds[0][0], (Side::Seed(1), Side::Bye));
//! ```

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::generate::NotMade;
use crate::movement::{Unreadable, read};

/// One side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// A contestant, by seed; 1 is the strongest.
    Seed(u32),
    /// Who wins this match of the round before; matches count from 1.
    Winner(usize),
    /// Nobody: the other side goes on.
    Bye,
}

/// A knock-out: rounds of matches, the final last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bracket {
    /// How many contestants.
    #[serde(rename = "bracket")]
    pub contestants: u32,
    /// The matches of each round.
    pub rounds: Vec<Vec<(Side, Side)>>,
}

impl Bracket {
    /// A bracket in which the seeds meet as late as they can and the highest have the byes.
    ///
    /// # Errors
    /// If there are fewer than two or more than 4096.
    pub fn seeded(contestants: u32) -> Result<Self, NotMade> {
        if !(2..=4096).contains(&contestants) {
            return Err(NotMade::Impossible("a knock-out is for 2 to 4096".into()));
        }
        let mut order = vec![1];
        while (order.len() as u32) < contestants {
            let size = 2 * order.len() as u32;
            order = order
                .iter()
                .flat_map(|&seed| [seed, size + 1 - seed])
                .collect();
        }
        let side = |seed: u32| {
            if seed > contestants {
                Side::Bye
            } else {
                Side::Seed(seed)
            }
        };
        let first: Vec<_> = order
            .chunks(2)
            .map(|two| (side(two[0]), side(two[1])))
            .collect();
        let mut rounds = vec![first];
        while let Some(last) = rounds.last().filter(|last| last.len() > 1) {
            let next = (1..=last.len())
                .step_by(2)
                .map(|i| (Side::Winner(i), Side::Winner(i + 1)));
            rounds.push(next.collect());
        }
        let bracket = Self {
            contestants,
            rounds,
        };
        match bracket.check() {
            Ok(()) => Ok(bracket),
            Err(reason) => Err(NotMade::Impossible(reason)),
        }
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        read(text)
    }

    /// Proves that everybody enters once, every winner goes on once, byes go to the highest seeds and no seeds meet
    /// before they must.
    ///
    /// # Errors
    /// The first thing wrong, with its place.
    pub fn check(&self) -> Result<(), String> {
        let mut entered = BTreeSet::new();
        let mut byes: Vec<u32> = Vec::new();
        // The seeds that can come out of each match of the round before.
        let mut before: Vec<BTreeSet<u32>> = Vec::new();
        for (r, round) in self.rounds.iter().enumerate() {
            let mut now = Vec::new();
            let mut gone_on = BTreeSet::new();
            for (m, &(a, b)) in round.iter().enumerate() {
                let place = format!("round {}, match {}", r + 1, m + 1);
                let mut seeds = BTreeSet::new();
                for side in [a, b] {
                    match side {
                        Side::Seed(seed) => {
                            if seed == 0 || seed > self.contestants {
                                return Err(format!("{place}: there is no seed {seed}"));
                            }
                            if !entered.insert(seed) {
                                return Err(format!("{place}: seed {seed} enters twice"));
                            }
                            seeds.insert(seed);
                        }
                        Side::Winner(of) => {
                            if of == 0 || of > before.len() {
                                return Err(format!("{place}: the round before has no match {of}"));
                            }
                            if !gone_on.insert(of) {
                                return Err(format!(
                                    "{place}: the winner of match {of} goes on twice"
                                ));
                            }
                            seeds.extend(&before[of - 1]);
                        }
                        Side::Bye => {}
                    }
                }
                match (a, b) {
                    (Side::Bye, Side::Bye) => return Err(format!("{place}: two byes meet")),
                    (Side::Bye, Side::Seed(seed)) | (Side::Seed(seed), Side::Bye) => {
                        byes.push(seed)
                    }
                    (Side::Bye, Side::Winner(_)) | (Side::Winner(_), Side::Bye) => {
                        return Err(format!("{place}: a bye after the first round"));
                    }
                    _ => {}
                }
                now.push(seeds);
            }
            if let Some(lost) = (1..=before.len()).find(|of| !gone_on.contains(of)) {
                return Err(format!(
                    "round {}: the winner of match {lost} of the round before does not go on",
                    r + 1
                ));
            }
            // With so many matches left, each has one of so many top seeds.
            let top = now.len() as u32;
            for (m, seeds) in now.iter().enumerate() {
                let high: Vec<u32> = seeds.iter().copied().filter(|&seed| seed <= top).collect();
                if high.len() > 1 {
                    return Err(format!(
                        "round {}, match {}: seeds {} and {} meet too early",
                        r + 1,
                        m + 1,
                        high[0],
                        high[1]
                    ));
                }
            }
            before = now;
        }
        if before.len() != 1 {
            return Err("there is no final".into());
        }
        if let Some(seed) = (1..=self.contestants.min(5000)).find(|seed| !entered.contains(seed)) {
            return Err(format!("seed {seed} does not enter"));
        }
        byes.sort_unstable();
        if let Some((_, seed)) = (1..).zip(&byes).find(|&(i, &seed)| i != seed) {
            return Err(format!("seed {seed} has a bye before a higher seed"));
        }
        Ok(())
    }
}
