//! The Swiss: in each round those of like rank meet, and nobody meets again who need not (White Book 164 to 166).
//!
//! The pairing is a matching of least cost over everybody, found exactly. In this order: as few second meetings as can
//! be, as few second byes, the bye to the lowest rank, the squares of the differences in rank as small as can be.
//!
//! ```
//! use openroom_movements::{Pairing, Swiss};
//!
//! let mut swiss = Swiss::new(5);
//! let first = swiss.pair(&[1, 2, 3, 4, 5]).unwrap();
//! assert_eq!(first, Pairing { matches: vec![(1, 2), (3, 4)], bye: Some(5), ..Pairing::default() });
//! swiss.play(&first);
//! let second = swiss.pair(&[1, 3, 5, 2, 4]).unwrap();
//! assert_eq!(second.matches, [(1, 3), (5, 2)]);
//! assert_eq!(second.bye, Some(4));
//! ```

mod as_movement;
mod assignment;
mod laid;
mod matching;

use openroom_said::{Said, said};
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::generate::NotMade;
use crate::movement::{Contestant, Unreadable};

pub use assignment::{Assignment, Hundredths, after_assignment_error, assignment};
use matching::best_matching;

/// Meetings so far of each two, in halves: one for a short triangle, two for a match.
type Meetings = BTreeMap<(Contestant, Contestant), u32>;

/// Who meets in a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// Two and two, the better ranked first, from the top down.
    #[serde(default)]
    pub matches: Vec<(Contestant, Contestant)>,
    /// Who sits out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Contestant>,
    /// Who sat out besides: somebody whose opponent left after the draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more_byes: Vec<Contestant>,
    /// Three who play a triangle: each against both others, two half matches in a round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub triangle: Option<[Contestant; 3]>,
    /// Which round it is of a long triangle: two whole matches over two rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long: Option<Part>,
}

impl Pairing {
    /// Everybody who sits out.
    pub fn byes(&self) -> impl Iterator<Item = Contestant> {
        self.bye.into_iter().chain(self.more_byes.iter().copied())
    }
}

/// The rounds of a long triangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The first: the same three go on in the next.
    First,
    /// The second.
    Second,
}

/// What an odd number of contestants does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Odd {
    /// The lowest who has not yet sits out.
    #[default]
    Bye,
    /// Three play a short triangle, a little below the middle of the ranking (166.2).
    Triangle,
    /// Three play a long triangle, which takes this round and the next. Not across a break (166.2).
    Long,
}

/// What is done if there are more rounds than opponents (166.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Excess {
    /// Second meetings only when there is no other way.
    #[default]
    Avoid,
    /// Who met more than this many rounds ago may meet again (166.3d and e).
    After(usize),
    /// Anybody may meet anybody at any time: Danish (166.3a).
    Danish,
}

/// An event in progress.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swiss {
    /// How many contestants.
    #[serde(rename = "swiss")]
    pub contestants: u32,
    /// What an odd number does.
    #[serde(default)]
    pub odd: Odd,
    /// What is done if there are too many rounds.
    #[serde(default)]
    pub excess: Excess,
    /// Who has withdrawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawn: Vec<Contestant>,
    /// The rounds played.
    #[serde(default)]
    pub played: Vec<Pairing>,
    /// Everybody who plays on, the best first. Before the first round: by seed or lot.
    #[serde(default)]
    pub ranking: Vec<Contestant>,
}

impl Swiss {
    /// Before the first round.
    #[must_use]
    pub const fn new(contestants: u32) -> Self {
        Self {
            contestants,
            odd: Odd::Bye,
            excess: Excess::Avoid,
            withdrawn: Vec::new(),
            played: Vec::new(),
            ranking: Vec::new(),
        }
    }

    /// Reads YAML or JSON.
    ///
    /// # Errors
    /// What is wrong and where.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        openroom_placed::from_text(text)
    }

    /// Puts a round on record.
    pub fn play(&mut self, pairing: &Pairing) {
        self.played.push(pairing.clone());
    }

    /// How many rounds there can be before somebody must meet an opponent again.
    #[must_use]
    pub const fn rounds_without_rematch(contestants: u32) -> u32 {
        (contestants + contestants % 2).saturating_sub(1)
    }

    /// Meetings that count, for each two.
    fn meetings(&self) -> Meetings {
        let now = self.played.len();
        let from = match self.excess {
            Excess::Avoid => 0,
            Excess::After(rounds) => now.saturating_sub(rounds),
            Excess::Danish => now,
        };
        let mut meetings = BTreeMap::new();
        for pairing in &self.played[from..] {
            // Either round of a long triangle has half of each match, as a short one has.
            let triangle = pairing.triangle.map(|[a, b, c]| [(a, b), (b, c), (c, a)]);
            let matches = pairing.matches.iter().map(|&two| (two, 2));
            let halves = triangle.into_iter().flatten().map(|two| (two, 1));
            for ((a, b), halves) in matches.chain(halves) {
                *meetings.entry((a.min(b), a.max(b))).or_default() += halves;
            }
        }
        meetings
    }

    /// The three who are in the middle of a long triangle, if all of them play on.
    fn unfinished(&self, ranking: &[Contestant]) -> Option<[Contestant; 3]> {
        let last = self.played.last()?;
        let three = last.triangle.filter(|_| last.long == Some(Part::First))?;
        three
            .iter()
            .all(|who| ranking.contains(who))
            .then_some(three)
    }

    /// The next round. `ranking` has everybody who plays on, the best first.
    ///
    /// # Errors
    /// If the ranking is not one of those who play on, or there are too few.
    pub fn pair(&self, ranking: &[Contestant]) -> Result<Pairing, NotMade> {
        let impossible = |reason: Said| Err(NotMade::Impossible(reason));
        if self.contestants > 2000 {
            return impossible(said!(
                "made-swiss-has-no-more-than",
                "a Swiss can have at most 2000 contestants here"
            ));
        }
        let mut left: BTreeSet<Contestant> = (1..=self.contestants)
            .filter(|who| !self.withdrawn.contains(who))
            .collect();
        for &who in ranking {
            if !left.remove(&who) {
                return impossible(said!(
                    "made-ranking-twice-or-does-not",
                    "{who} appears twice in the ranking or is not playing",
                    who
                ));
            }
        }
        if let Some(who) = left.first() {
            return impossible(said!(
                "made-not-ranking",
                "{who} is not in the rankings",
                who
            ));
        }
        if ranking.len() < 2 {
            return impossible(said!(
                "made-there-fewer-than-two-contestants",
                "there must be at least two contestants"
            ));
        }
        self.check_played()?;
        let meetings = self.meetings();
        if let Some(three) = self.unfinished(ranking) {
            return Ok(self.second_part(three, ranking, &meetings));
        }
        if ranking.len() % 2 == 1 && self.odd != Odd::Bye && ranking.len() >= 3 {
            let mut pairing = self.with_triangle(ranking, &meetings);
            pairing.long = (self.odd == Odd::Long).then_some(Part::First);
            return Ok(pairing);
        }
        let byes = self.byes(ranking);
        Ok(best_matching(ranking, &meetings, &byes).1)
    }

    /// The rounds played can have been: nobody twice in one, nobody who does not exist, a long triangle in two rounds.
    fn check_played(&self) -> Result<(), NotMade> {
        let mut long: Option<[Contestant; 3]> = None;
        for (pairing, round) in self.played.iter().zip(1..) {
            let wrong = |reason: Said| {
                Err(NotMade::Impossible(said!(
                    "made-played-round",
                    "played, round {round}: {reason}",
                    round,
                    reason
                )))
            };
            let matches = pairing.matches.iter().flat_map(|&(a, b)| [a, b]);
            let others = pairing.triangle.into_iter().flatten().chain(pairing.byes());
            let mut seen = BTreeSet::new();
            for who in matches.chain(others) {
                if who == 0 || who > self.contestants {
                    return wrong(said!(
                        "made-there-no-contestant-they-1",
                        "there is no contestant {who}; the numbers are 1 to {contestants}",
                        who,
                        contestants = self.contestants
                    ));
                }
                if !seen.insert(who) {
                    return wrong(said!("made-there-twice", "{who} appears twice", who));
                }
            }
            match (pairing.long, pairing.triangle) {
                (Some(_), None) => {
                    return wrong(said!(
                        "made-long-without-triangle",
                        "`long` is given without a triangle"
                    ));
                }
                (Some(Part::Second), three) if long.is_none() || long != three => {
                    return wrong(said!(
                        "made-second-part-long-triangle-did",
                        "this is the second half of a long triangle that did not begin in the previous round"
                    ));
                }
                _ => {}
            }
            long = pairing
                .triangle
                .filter(|_| pairing.long == Some(Part::First));
        }
        if let Some(who) = self
            .withdrawn
            .iter()
            .find(|&&who| who == 0 || who > self.contestants)
        {
            return Err(NotMade::Impossible(said!(
                "made-withdrawn-there-no-contestant-they",
                "withdrawn: there is no contestant {who}; the numbers are 1 to {contestants}",
                who,
                contestants = self.contestants
            )));
        }
        Ok(())
    }

    /// How often each has had a bye.
    fn byes(&self, ranking: &[Contestant]) -> Vec<u32> {
        let had = |who: Contestant| {
            let rounds = self.played.iter();
            rounds.filter(|p| p.byes().any(|bye| bye == who)).count()
        };
        ranking.iter().map(|&who| had(who) as u32).collect()
    }

    /// The second round of a long triangle: the three go on, the others are paired; if their number is odd since somebody
    /// withdrew or came late, one of them has a bye.
    fn second_part(
        &self,
        three: [Contestant; 3],
        ranking: &[Contestant],
        meetings: &Meetings,
    ) -> Pairing {
        let rest: Vec<Contestant> = ranking
            .iter()
            .copied()
            .filter(|who| !three.contains(who))
            .collect();
        let (_, pairing) = best_matching(&rest, meetings, &self.byes(&rest));
        Pairing {
            triangle: Some(three),
            long: Some(Part::Second),
            ..pairing
        }
    }

    /// Three near and a little below the middle who have not met nor played a triangle, if the others can then be paired
    /// without a second meeting; else those that need the fewest.
    fn with_triangle(&self, ranking: &[Contestant], meetings: &Meetings) -> Pairing {
        let n = ranking.len();
        let before = |who: Contestant| {
            self.played
                .iter()
                .filter(|p| p.triangle.is_some_and(|t| t.contains(&who)))
                .count() as u32
        };
        let met = |a: Contestant, b: Contestant| {
            meetings.get(&(a.min(b), a.max(b))).copied().unwrap_or(0)
        };
        let middle = (n / 2 + 1).min(n - 2);
        let mut threes: Vec<((u32, usize), [usize; 3])> = Vec::new();
        let near = 12;
        let low = middle.saturating_sub(near);
        let high = (middle + near).min(n);
        for a in low..high {
            for b in a + 1..high.min(a + 8) {
                for c in b + 1..high.min(b + 8) {
                    let who = [ranking[a], ranking[b], ranking[c]];
                    let again = met(who[0], who[1])
                        + met(who[1], who[2])
                        + met(who[2], who[0])
                        + 2 * who.iter().map(|&w| before(w)).sum::<u32>();
                    let distance = (c - a - 2) * 2 + b.abs_diff(middle);
                    threes.push(((again, distance), [a, b, c]));
                }
            }
        }
        threes.sort_unstable();
        let mut best: Option<(u32, Pairing)> = None;
        for ((again, _), three) in threes.into_iter().take(60) {
            if best.as_ref().is_some_and(|(least, _)| *least <= again) {
                break;
            }
            let rest: Vec<Contestant> = (0..n)
                .filter(|i| !three.contains(i))
                .map(|i| ranking[i])
                .collect();
            let (rematches, mut pairing) = best_matching(&rest, meetings, &vec![0; rest.len()]);
            let value = again + 2 * rematches;
            if best.as_ref().is_none_or(|(least, _)| value < *least) {
                pairing.triangle = Some(three.map(|i| ranking[i]));
                best = Some((value, pairing));
            }
        }
        best.map(|(_, pairing)| pairing).unwrap_or_default()
    }
}
