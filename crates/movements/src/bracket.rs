//! Knock-out brackets with seeds and byes.
//!
//! ```
//! use openroom_movements::{Bracket, Side};
//!
//! let bracket = Bracket::seeded(6).unwrap();
//! assert_eq!(bracket.check(), Ok(()));
//! assert_eq!(bracket.rounds[0][0], (Side::Seed(1), Side::Bye));
//! ```

use core::fmt;

use openroom_said::{Said, said};
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::generate::NotMade;
use crate::movement::Unreadable;

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
    /// Drawn by lot: anybody may meet anybody, and anybody may have a bye.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub drawn: bool,
    /// The matches of each round.
    pub rounds: Vec<Vec<(Side, Side)>>,
}

/// A match: the round and its place there, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// The round.
    pub round: usize,
    /// The match.
    pub number: usize,
}

impl core::fmt::Display for Match {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "round {}, match {}", self.round, self.number)
    }
}

/// What is wrong with a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BracketFault {
    /// A seed that nobody is.
    UnknownSeed(Match, u32),
    /// A contestant enters again.
    EntersTwice(Match, u32),
    /// A contestant never enters.
    NeverEnters(u32),
    /// The winner of a match that is not played.
    UnknownMatch(Match, usize),
    /// A winner plays two matches of a round.
    GoesOnTwice(Match, usize),
    /// A winner has no next match.
    NotGoingOn(usize, usize),
    /// Nobody against nobody.
    TwoByes(Match),
    /// A bye that is not in the first round.
    LateBye(Match),
    /// A lower seed has a bye and a higher one has none.
    ByeToLower(u32),
    /// Two seeds can meet before they must.
    TooEarly(Match, u32, u32),
    /// The last round has not one match.
    NoFinal,
}

impl BracketFault {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        let place = |of: Match, what: Said| {
            said!(
                "knockout-in-match",
                "round {round}, match {number}: {what}",
                round = of.round,
                number = of.number,
                what
            )
        };
        match *self {
            Self::UnknownSeed(of, seed) => place(
                of,
                said!("knockout-unknown-seed", "there is no seed {seed}", seed),
            ),
            Self::EntersTwice(of, seed) => place(
                of,
                said!("knockout-enters-twice", "seed {seed} enters twice", seed),
            ),
            Self::NeverEnters(seed) => {
                said!("knockout-never-enters", "seed {seed} does not enter", seed)
            }
            Self::UnknownMatch(of, number) => place(
                of,
                said!(
                    "knockout-unknown-match",
                    "the previous round has no match {number}",
                    number
                ),
            ),
            Self::GoesOnTwice(of, number) => place(
                of,
                said!(
                    "knockout-goes-on-twice",
                    "the winner of match {number} advances twice",
                    number
                ),
            ),
            Self::NotGoingOn(round, number) => said!(
                "knockout-not-going-on",
                "round {round}: the winner of match {number} of the previous round does not advance",
                round,
                number
            ),
            Self::TwoByes(of) => place(of, said!("knockout-two-byes", "two byes meet")),
            Self::LateBye(of) => place(
                of,
                said!("knockout-late-bye", "there is a bye after the first round"),
            ),
            Self::ByeToLower(seed) => said!(
                "knockout-bye-to-lower",
                "seed {seed} has a bye before a higher seed",
                seed
            ),
            Self::TooEarly(of, a, b) => place(
                of,
                said!(
                    "knockout-too-early",
                    "seeds {a} and {b} meet too early",
                    a,
                    b
                ),
            ),
            Self::NoFinal => said!("knockout-no-final", "there is no final"),
        }
    }
}

impl fmt::Display for BracketFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl core::error::Error for BracketFault {}

impl Bracket {
    /// A bracket in which the seeds meet as late as they can and the highest have the byes.
    ///
    /// # Errors
    /// If there are fewer than two or more than 4096.
    pub fn seeded(contestants: u32) -> Result<Self, NotMade> {
        if !(2..=4096).contains(&contestants) {
            return Err(NotMade::Impossible(said!(
                "made-knock-out-for-2-4096",
                "a knockout is for 2 to 4096 contestants"
            )));
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
            drawn: false,
            rounds,
        };
        match bracket.check() {
            Ok(()) => Ok(bracket),
            Err(fault) => Err(NotMade::Impossible(fault.said())),
        }
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        openroom_placed::from_text(text)
    }

    /// Proves that everybody enters once and every winner goes on once; and, unless it was drawn by lot, that the byes
    /// go to the highest seeds and that no seeds meet before they must.
    ///
    /// Nothing is taken from how a bracket is made: the matches may stand in any order, and a contestant may enter in any
    /// round.
    ///
    /// # Errors
    /// The first thing wrong, with its place.
    pub fn check(&self) -> Result<(), BracketFault> {
        let reach = self.structure()?;
        if self.drawn {
            return Ok(());
        }
        self.byes()?;
        late_meetings(&reach)
    }

    /// The seeds that can come out of each match, round by round, if all is in its place.
    fn structure(&self) -> Result<Vec<Vec<BTreeSet<u32>>>, BracketFault> {
        let mut entered = BTreeSet::new();
        let mut reach: Vec<Vec<BTreeSet<u32>>> = Vec::new();
        for (round, matches) in (1..).zip(&self.rounds) {
            let before = reach.last().map_or(&[][..], Vec::as_slice);
            let mut gone_on = BTreeSet::new();
            let mut now = Vec::new();
            for (number, &(a, b)) in (1..).zip(matches) {
                let place = Match { round, number };
                let mut seeds = BTreeSet::new();
                for side in [a, b] {
                    match side {
                        Side::Seed(seed) if seed == 0 || seed > self.contestants => {
                            return Err(BracketFault::UnknownSeed(place, seed));
                        }
                        Side::Seed(seed) if !entered.insert(seed) => {
                            return Err(BracketFault::EntersTwice(place, seed));
                        }
                        Side::Seed(seed) => {
                            seeds.insert(seed);
                        }
                        Side::Winner(of) if of == 0 || of > before.len() => {
                            return Err(BracketFault::UnknownMatch(place, of));
                        }
                        Side::Winner(of) if !gone_on.insert(of) => {
                            return Err(BracketFault::GoesOnTwice(place, of));
                        }
                        Side::Winner(of) => seeds.extend(&before[of - 1]),
                        Side::Bye if round > 1 => return Err(BracketFault::LateBye(place)),
                        Side::Bye => {}
                    }
                }
                if seeds.is_empty() {
                    return Err(BracketFault::TwoByes(place));
                }
                now.push(seeds);
            }
            if let Some(lost) = (1..=before.len()).find(|of| !gone_on.contains(of)) {
                return Err(BracketFault::NotGoingOn(round, lost));
            }
            reach.push(now);
        }
        if reach.last().is_none_or(|last| last.len() != 1) {
            return Err(BracketFault::NoFinal);
        }
        match (1..=self.contestants).find(|seed| !entered.contains(seed)) {
            Some(seed) => Err(BracketFault::NeverEnters(seed)),
            None => Ok(reach),
        }
    }

    /// Whoever does not play in the first round is seeded above whoever does.
    fn byes(&self) -> Result<(), BracketFault> {
        let first = self.rounds.first().map_or(&[][..], Vec::as_slice);
        let highest_who_plays = first
            .iter()
            .filter_map(|sides| match *sides {
                (Side::Seed(a), Side::Seed(b)) => Some(a.min(b)),
                _ => None,
            })
            .min()
            .unwrap_or(u32::MAX);
        let with_bye = first.iter().filter_map(|sides| match *sides {
            (Side::Seed(seed), Side::Bye) | (Side::Bye, Side::Seed(seed)) => Some(seed),
            _ => None,
        });
        let later = self.rounds.iter().skip(1).flatten();
        let entering = later
            .flat_map(|&(a, b)| [a, b])
            .filter_map(|side| match side {
                Side::Seed(seed) => Some(seed),
                _ => None,
            });
        match with_bye.chain(entering).find(|&s| s > highest_who_plays) {
            Some(seed) => Err(BracketFault::ByeToLower(seed)),
            None => Ok(()),
        }
    }
}

/// With so many matches in a round, each has at most one of so many top seeds.
fn late_meetings(reach: &[Vec<BTreeSet<u32>>]) -> Result<(), BracketFault> {
    for (round, matches) in (1..).zip(reach) {
        let top = u32::try_from(matches.len()).unwrap_or(u32::MAX);
        for (number, seeds) in (1..).zip(matches) {
            let mut high = seeds.range(..=top);
            if let (Some(&a), Some(&b)) = (high.next(), high.next()) {
                return Err(BracketFault::TooEarly(Match { round, number }, a, b));
            }
        }
    }
    Ok(())
}
