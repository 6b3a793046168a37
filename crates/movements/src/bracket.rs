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
    /// In a plate: who loses this match of the first round of the main bracket.
    Loser(usize),
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
    /// Whether those beaten in the semi-finals play for the third place.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub third: bool,
    /// The matches of each round.
    pub rounds: Vec<Vec<(Side, Side)>>,
    /// A second knock-out, for those beaten in the first round: the matches of each of its rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plate: Vec<Vec<(Side, Side)>>,
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
    /// A loser is no entrant of the main bracket, and a seed none of the plate.
    WrongSide(Match),
    /// The loser of a match of the first round that is not played.
    UnknownLoser(Match, usize),
    /// The loser of that match of the first round enters the plate again.
    LoserTwice(Match, usize),
    /// The loser of that match of the first round never enters the plate.
    LoserNever(usize),
    /// A match for the third place without two semi-finals that are played.
    NoThird,
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
            Self::WrongSide(of) => place(
                of,
                said!(
                    "knockout-wrong-side",
                    "the main bracket takes seeds, the plate takes losers of the first round"
                ),
            ),
            Self::UnknownLoser(of, number) => place(
                of,
                said!(
                    "knockout-unknown-loser",
                    "nobody loses match {number} of the first round",
                    number
                ),
            ),
            Self::LoserTwice(of, number) => place(
                of,
                said!(
                    "knockout-loser-twice",
                    "the loser of match {number} enters the plate twice",
                    number
                ),
            ),
            Self::LoserNever(number) => said!(
                "knockout-loser-never",
                "the loser of match {number} of the first round does not enter the plate",
                number
            ),
            Self::NoThird => said!(
                "knockout-no-third",
                "a match for third place needs two semi-finals, and so at least four contestants"
            ),
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
        let bracket = Self {
            contestants,
            drawn: false,
            third: false,
            rounds: rounds_of(contestants, |seed| Some(Side::Seed(seed))),
            plate: Vec::new(),
        };
        bracket.proved()
    }

    /// The same with a match for the third place.
    ///
    /// # Errors
    /// If there are no two semi-finals.
    pub fn with_third(self) -> Result<Self, NotMade> {
        let third = Self {
            third: true,
            ..self
        };
        third.proved()
    }

    /// The same with a plate: those beaten in the first round play a knock-out of their own. The loser of the match that looked the
    /// most even is taken for the strongest of them.
    ///
    /// # Errors
    /// If fewer than two matches are played in the first round.
    pub fn with_plate(self) -> Result<Self, NotMade> {
        let mut played = self.first_matches();
        // The best of each match has won, so far as one knows: the lower he is, the better is who lost to him.
        played.sort_by_key(|&(_, best)| core::cmp::Reverse(best));
        let losers: Vec<usize> = played.into_iter().map(|(number, _)| number).collect();
        if losers.len() < 2 {
            return Err(NotMade::Impossible(said!(
                "made-plate-for-two",
                "a plate needs at least two matches in the first round"
            )));
        }
        let count = u32::try_from(losers.len()).unwrap_or(u32::MAX);
        let entrant = |place: u32| losers.get(place as usize - 1).copied().map(Side::Loser);
        let plate = Self {
            plate: rounds_of(count, entrant),
            ..self
        };
        plate.proved()
    }

    fn proved(self) -> Result<Self, NotMade> {
        match self.check() {
            Ok(()) => Ok(self),
            Err(fault) => Err(NotMade::Impossible(fault.said())),
        }
    }

    /// The matches of the first round that are played, each with its best seed.
    fn first_matches(&self) -> Vec<(usize, u32)> {
        let first = self.rounds.first().map_or(&[][..], Vec::as_slice);
        let played = (1..).zip(first).filter_map(|(number, sides)| match *sides {
            (Side::Seed(a), Side::Seed(b)) => Some((number, a.min(b))),
            _ => None,
        });
        played.collect()
    }

    /// An order by lot, the same for the same seed on any machine and for ever: whoever doubts a draw can repeat it.
    ///
    /// ```
    /// use openroom_movements::Bracket;
    ///
    /// let order = Bracket::by_lot(&[1, 2, 3, 4, 5, 6], 271_828);
    /// assert_eq!(order, Bracket::by_lot(&[6, 5, 4, 3, 2, 1], 271_828));
    /// ```
    #[must_use]
    pub fn by_lot(contestants: &[u32], seed: u64) -> Vec<u32> {
        crate::draw::by_lot(contestants, seed)
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        openroom_placed::from_text(text)
    }

    /// Proves that everybody enters once and every winner goes on once; and, unless it was drawn by lot, that the byes
    /// go to the highest seeds and that no seeds meet before they must. Of a plate, that everybody beaten in the first round
    /// enters it once.
    ///
    /// Nothing is taken from how a bracket is made: the matches may stand in any order, and a contestant may enter in any
    /// round.
    ///
    /// # Errors
    /// The first thing wrong, with its place.
    pub fn check(&self) -> Result<(), BracketFault> {
        let reach = self.main()?;
        self.check_plate()?;
        if self.third && !self.has_semi_finals() {
            return Err(BracketFault::NoThird);
        }
        if self.drawn {
            return Ok(());
        }
        self.byes()?;
        late_meetings(&reach)
    }

    /// The seeds that can come out of each match of the main bracket, round by round, if all is in its place.
    fn main(&self) -> Result<Vec<Vec<BTreeSet<u32>>>, BracketFault> {
        let mut entered = BTreeSet::new();
        let reach = structure(&self.rounds, |place, side| match side {
            Side::Seed(seed) if seed == 0 || seed > self.contestants => {
                Err(BracketFault::UnknownSeed(place, seed))
            }
            Side::Seed(seed) if !entered.insert(seed) => {
                Err(BracketFault::EntersTwice(place, seed))
            }
            Side::Seed(seed) => Ok(seed),
            _ => Err(BracketFault::WrongSide(place)),
        })?;
        match (1..=self.contestants).find(|seed| !entered.contains(seed)) {
            Some(seed) => Err(BracketFault::NeverEnters(seed)),
            None => Ok(reach),
        }
    }

    fn check_plate(&self) -> Result<(), BracketFault> {
        if self.plate.is_empty() {
            return Ok(());
        }
        let played = self.first_matches();
        let is_played = |number: usize| played.iter().any(|&(other, _)| other == number);
        let mut entered = BTreeSet::new();
        structure(&self.plate, |place, side| match side {
            Side::Loser(of) if !is_played(of) => Err(BracketFault::UnknownLoser(place, of)),
            Side::Loser(of) if !entered.insert(of) => Err(BracketFault::LoserTwice(place, of)),
            Side::Loser(of) => Ok(u32::try_from(of).unwrap_or(u32::MAX)),
            _ => Err(BracketFault::WrongSide(place)),
        })?;
        let mut all = played.iter().map(|&(number, _)| number);
        match all.find(|number| !entered.contains(number)) {
            Some(number) => Err(BracketFault::LoserNever(number)),
            None => Ok(()),
        }
    }

    /// Whether two semi-finals are played, both by two contestants.
    fn has_semi_finals(&self) -> bool {
        let before = self.rounds.len().checked_sub(2);
        let semi = before.and_then(|round| self.rounds.get(round));
        semi.is_some_and(|two| {
            let played = |&(a, b): &(Side, Side)| a != Side::Bye && b != Side::Bye;
            two.len() == 2 && two.iter().all(played)
        })
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

/// The rounds of a knock-out of so many, in which those who enter first meet as late as they can and have the byes.
fn rounds_of(count: u32, entrant: impl Fn(u32) -> Option<Side>) -> Vec<Vec<(Side, Side)>> {
    let mut order = vec![1];
    while (order.len() as u32) < count {
        let size = 2 * order.len() as u32;
        order = order
            .iter()
            .flat_map(|&seed| [seed, size + 1 - seed])
            .collect();
    }
    let side = |seed: u32| match seed > count {
        true => Side::Bye,
        false => entrant(seed).unwrap_or(Side::Bye),
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
    rounds
}

/// Who can come out of each match, round by round, if every winner goes on once. `enters` says who enters on a side.
fn structure(
    rounds: &[Vec<(Side, Side)>],
    mut enters: impl FnMut(Match, Side) -> Result<u32, BracketFault>,
) -> Result<Vec<Vec<BTreeSet<u32>>>, BracketFault> {
    let mut reach: Vec<Vec<BTreeSet<u32>>> = Vec::new();
    for (round, matches) in (1..).zip(rounds) {
        let before = reach.last().map_or(&[][..], Vec::as_slice);
        let mut gone_on = BTreeSet::new();
        let mut now = Vec::new();
        for (number, &(a, b)) in (1..).zip(matches) {
            let place = Match { round, number };
            let mut found = BTreeSet::new();
            for side in [a, b] {
                match side {
                    Side::Winner(of) if of == 0 || of > before.len() => {
                        return Err(BracketFault::UnknownMatch(place, of));
                    }
                    Side::Winner(of) if !gone_on.insert(of) => {
                        return Err(BracketFault::GoesOnTwice(place, of));
                    }
                    Side::Winner(of) => found.extend(&before[of - 1]),
                    Side::Bye if round > 1 => return Err(BracketFault::LateBye(place)),
                    Side::Bye => {}
                    Side::Seed(_) | Side::Loser(_) => {
                        found.insert(enters(place, side)?);
                    }
                }
            }
            if found.is_empty() {
                return Err(BracketFault::TwoByes(place));
            }
            now.push(found);
        }
        if let Some(lost) = (1..=before.len()).find(|of| !gone_on.contains(of)) {
            return Err(BracketFault::NotGoingOn(round, lost));
        }
        reach.push(now);
    }
    if reach.last().is_none_or(|last| last.len() != 1) {
        return Err(BracketFault::NoFinal);
    }
    Ok(reach)
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
