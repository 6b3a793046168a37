//! What a bracket promises: nobody plays after being beaten unless put back (White Book 145.11.1), the byes go to those to whom the
//! order gives them, seeds do not meet before they must, and each match is decided by its boards or by an act that says why.
//!
//! It reads the log and the scores, and makes no use of how matches are fed and laid out.

use std::collections::{BTreeMap, BTreeSet};

use openroom_scoring::Exact;
use openroom_scoring::event::Name;

use crate::entry::{Action, BracketSet, Entry, MatchPlace, Part, PutBackIf};
use crate::said::{Said, said};
use crate::tournament::Tournament;

/// A promise that was broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The session.
    pub session: u16,
    /// The round, if it is about one.
    pub round: Option<u32>,
    /// What was found.
    pub said: Said,
}

/// A match that was laid out and still has its players.
struct Sat {
    place: MatchPlace,
    teams: [u32; 2],
    session: u16,
    round: u32,
    extra: bool,
}

/// What the log says of one knock-out.
struct Looked<'e> {
    event: &'e Tournament,
    set: &'e BracketSet,
    /// The contestants by seed, as the lots of the log have it; [`NOBODY`] where a place is left free.
    seeds: Vec<u32>,
    sat: Vec<Sat>,
    /// Who has a match by an act.
    told: BTreeMap<MatchPlace, u32>,
    /// Who was put back, and the round that it lost.
    back: BTreeMap<u32, u32>,
    /// Who left.
    gone: BTreeSet<u32>,
    /// What the sides of each two teams won.
    won: BTreeMap<(u32, u32), Outcome>,
}

/// What came of a match.
struct Outcome {
    /// What the lower number is ahead.
    ahead: Exact,
    /// Who has it without play.
    walkover: Option<u32>,
    /// Whom lots chose.
    lots: Option<u32>,
}

/// Looks at a knock-out that has a bracket.
#[must_use]
pub fn look_at(log: &[Entry], event: &Tournament) -> Vec<Broken> {
    let set = log.iter().rev().find_map(|entry| match &entry.action {
        Action::Bracket(set) => Some(set),
        _ => None,
    });
    let Some(set) = set else {
        return Vec::new();
    };
    let looked = Looked::of(log, event, set);
    let mut found = Found(Vec::new());
    looked.each_once(&mut found);
    looked.never_again(&mut found);
    looked.by_seeds(&mut found);
    looked.byes(&mut found);
    looked.decided(&mut found);
    looked.put_back(log, &mut found);
    looked.one_is_left(&mut found);
    found.0
}

struct Found(Vec<Broken>);

impl Found {
    fn broken(&mut self, sat: &Sat, said: Said) {
        self.0.push(Broken {
            session: sat.session,
            round: Some(sat.round),
            said,
        });
    }
}

/// The order of a bracket: who is seeded, then the others by their lots (SplitMix64, Fisher and Yates from the last place down).
fn seeds(set: &BracketSet) -> Vec<u32> {
    let Some(lots) = set.lots else {
        return set.seeds.clone();
    };
    let mut all = set.seeds.clone();
    let kept = all.len().min(usize::try_from(set.seeded).unwrap_or(0));
    let pot: BTreeSet<u32> = all.drain(kept..).collect();
    let mut pot: Vec<u32> = pot.into_iter().collect();
    let mut state = lots ^ 100_u64.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let mut left = pot.len();
    while left > 1 {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        let with = (mixed >> 16) % left as u64;
        left -= 1;
        pot.swap(left, usize::try_from(with).unwrap_or(0));
    }
    all.extend(pot);
    all
}

/// In the place of somebody who does not come.
const NOBODY: u32 = 0;

/// Who comes from a qualifier keeps the place of his number: the places of those who do not come are nobody's (White Book 144.6).
fn with_free_places(mut seeds: Vec<u32>, event: &Tournament, set: &BracketSet) -> Vec<u32> {
    let Some(from) = event.state().qualified_from.as_ref() else {
        return seeds;
    };
    if set.plan.is_some() {
        return seeds;
    }
    let numbers: BTreeSet<u32> = from.places.iter().map(|one| one.contestant).collect();
    let mut number = 1;
    for &there in &numbers {
        while number < there && (number as usize) <= seeds.len() {
            if !seeds.contains(&number) {
                seeds.insert(number as usize - 1, NOBODY);
            }
            number += 1;
        }
        number = there + 1;
    }
    seeds
}

impl<'e> Looked<'e> {
    fn of(log: &[Entry], event: &'e Tournament, set: &'e BracketSet) -> Self {
        let mut looked = Self {
            event,
            set,
            seeds: with_free_places(seeds(set), event, set),
            sat: Vec::new(),
            told: BTreeMap::new(),
            back: BTreeMap::new(),
            gone: BTreeSet::new(),
            won: BTreeMap::new(),
        };
        let mut rounds: BTreeMap<u16, u32> = BTreeMap::new();
        for entry in log {
            match &entry.action {
                Action::LaidOut(laid) => {
                    let round = rounds.entry(laid.session).or_default();
                    *round += 1;
                    looked.sit(laid.session, *round, &laid.matches);
                }
                Action::MatchDecided(told) => {
                    if let Some(winner) = told.winner {
                        looked.told.insert(told.place, winner);
                    }
                }
                Action::PutBack(back) => {
                    looked.back.insert(back.contestant, back.place.round);
                }
                _ => {}
            }
        }
        let contestants = event.state().contestants.iter();
        let gone = contestants.filter(|(_, one)| one.withdrawn.is_some() || one.disqualified);
        looked.gone = gone.map(|(&number, _)| number).collect();
        looked.read_scores();
        looked
    }

    /// Who sits at the tables of a round: the tables stand in the order of the matches.
    fn sit(&mut self, session: u16, round: u32, places: &[MatchPlace]) {
        let Some(found) = self.event.state().round(session, round) else {
            return;
        };
        let each = found.tables.len() / places.len().max(1);
        for (place, tables) in places.iter().zip(found.tables.chunks(each.max(1))) {
            let sides = tables.first().map(|table| table.sitting);
            let all: Vec<u32> = sides
                .into_iter()
                .flat_map(crate::state::Sitting::contestants)
                .collect();
            if let [one, other] = all[..] {
                let before = self.sat.iter().any(|sat| sat.place == *place);
                self.sat.push(Sat {
                    place: *place,
                    teams: [one, other],
                    session,
                    round,
                    extra: before,
                });
            }
        }
    }

    fn read_scores(&mut self) {
        let Ok(scored) = self.event.scored(None) else {
            return;
        };
        let number = |at: usize| match &scored.event.contestants[at].name {
            Name::Number(number) => u32::try_from(*number).unwrap_or(0),
            Name::Word(_) => 0,
        };
        for score in &scored.scores.matches {
            let [Some(one), Some(other)] = score.teams else {
                continue;
            };
            let teams = [number(one.index()), number(other.index())];
            let low = usize::from(teams[1] < teams[0]);
            let total = |side: usize| score.won(side) + score.carried[side].clone();
            let outcome = Outcome {
                ahead: total(low) - total(1 - low),
                walkover: score.walkover.map(|side| teams[side]),
                lots: score.lots.map(|side| teams[side]),
            };
            self.won.insert((teams[low], teams[1 - low]), outcome);
        }
    }

    /// Who has won a match, as the scores and the acts have it.
    fn winner(&self, sat: &Sat) -> Option<u32> {
        let low = sat.teams[0].min(sat.teams[1]);
        let high = sat.teams[0].max(sat.teams[1]);
        let outcome = self.won.get(&(low, high))?;
        if let Some(winner) = outcome.walkover {
            return Some(winner);
        }
        match outcome.ahead.signum() {
            1 => Some(low),
            -1 => Some(high),
            _ => outcome.lots,
        }
    }

    /// Whether all boards of a match are there.
    fn is_over(&self, sat: &Sat) -> bool {
        let missing = self.event.missing();
        let state = self.event.state();
        let all = self.sat.iter().filter(|other| other.place == sat.place);
        all.clone().all(|one| {
            state
                .round(one.session, one.round)
                .is_some_and(|round| round.started.is_some())
        }) && !all.into_iter().any(|one| {
            let round = state.round(one.session, one.round);
            let tables = round.into_iter().flat_map(|round| &round.tables);
            let mut own = tables.filter(|table| {
                let mut who = table.sitting.contestants();
                who.all(|who| one.teams.contains(&who)) && table.sitting.is_full()
            });
            own.any(|table| {
                missing.iter().any(|gap| {
                    gap.session == one.session && gap.round == one.round && gap.table == table.name
                })
            })
        })
    }

    fn seed(&self, who: u32) -> Option<u32> {
        let at = self.seeds.iter().position(|&other| other == who)?;
        u32::try_from(at + 1).ok()
    }

    fn size(&self) -> u32 {
        u32::try_from(self.seeds.len())
            .unwrap_or(1)
            .next_power_of_two()
    }

    /// Each match has one pair of teams, and nobody plays two matches of a round.
    fn each_once(&self, found: &mut Found) {
        let mut seen: BTreeMap<(Part, u32, u32), MatchPlace> = BTreeMap::new();
        for sat in self.sat.iter().filter(|sat| !sat.extra) {
            for who in sat.teams {
                let key = (sat.place.part, sat.place.round, who);
                if seen
                    .insert(key, sat.place)
                    .is_some_and(|other| other != sat.place)
                {
                    let said = said!(
                        "promise-two-matches",
                        "contestant {who} plays two matches of a round",
                        who
                    );
                    found.broken(sat, said);
                }
            }
        }
    }

    /// Who was beaten plays no further match of the main bracket.
    fn never_again(&self, found: &mut Found) {
        for sat in self.main() {
            for who in sat.teams {
                let earlier = self.main().filter(|other| {
                    other.place.round < sat.place.round && other.teams.contains(&who)
                });
                let lost = earlier
                    .filter(|other| self.winner(other).is_some_and(|winner| winner != who))
                    .map(|other| other.place.round)
                    .max();
                let back = self.back.get(&who);
                if let Some(lost) = lost.filter(|lost| back != Some(lost)) {
                    let said = said!(
                        "promise-beaten-plays",
                        "contestant {who} was beaten in round {lost} of the bracket and plays match {place}",
                        who,
                        lost,
                        place = sat.place
                    );
                    found.broken(sat, said);
                }
            }
        }
    }

    fn main(&self) -> impl Iterator<Item = &Sat> {
        let all = self.sat.iter();
        all.filter(|sat| sat.place.part == Part::Main && !sat.extra)
    }

    /// Where a seed stands among the lines of the bracket, from 0.
    fn line(seed: u32, size: u32) -> u32 {
        if size <= 1 {
            return 0;
        }
        match seed <= size / 2 {
            true => 2 * Self::line(seed, size / 2),
            false => 2 * Self::line(size + 1 - seed, size / 2) + 1,
        }
    }

    /// Two meet in the round in which their lines of the bracket come together, and no two of the top seeds before they must.
    fn by_seeds(&self, found: &mut Found) {
        if self.set.plan.is_some() {
            return;
        }
        let size = self.size();
        for sat in self.main() {
            let [Some(one), Some(other)] = sat.teams.map(|who| self.seed(who)) else {
                continue;
            };
            let left = size >> sat.place.round;
            if one <= left && other <= left {
                let said = said!(
                    "promise-seeds-early",
                    "seeds {one} and {other} meet in match {place}, before they must",
                    one,
                    other,
                    place = sat.place
                );
                found.broken(sat, said);
            }
            let width = 1 << sat.place.round;
            let lines = [one, other].map(|seed| Self::line(seed, size));
            let matches = lines.map(|line| line / width);
            let halves = lines.map(|line| line / (width / 2));
            let number = matches[0] + 1;
            if matches[0] != matches[1] || halves[0] == halves[1] || number != sat.place.number {
                let said = said!(
                    "promise-not-their-match",
                    "seeds {one} and {other} do not meet in match {place}",
                    one,
                    other,
                    place = sat.place
                );
                found.broken(sat, said);
            }
        }
    }

    /// The highest seeds sit out the first round, as many as are wanting to a full bracket.
    fn byes(&self, found: &mut Found) {
        if self.set.plan.is_some() {
            return;
        }
        let count = u32::try_from(self.seeds.len()).unwrap_or(0);
        let free = self.size() - count;
        for sat in self.main().filter(|sat| sat.place.round == 1) {
            for who in sat.teams {
                if self.seed(who).is_some_and(|seed| seed <= free) {
                    let said = said!(
                        "promise-bye-not-given",
                        "contestant {who} was to have a bye",
                        who
                    );
                    found.broken(sat, said);
                }
            }
        }
        // Who goes on without having played in the first round has a bye, or opponents who were not there.
        for sat in self.main().filter(|sat| sat.place.round == 2) {
            for who in sat.teams {
                let Some(seed) = self.seed(who) else {
                    continue;
                };
                let mut first = self.main().filter(|other| other.place.round == 1);
                let played = first.any(|other| other.teams.contains(&who));
                let against = self.size() + 1 - seed;
                let other = self.seeds.get(against as usize - 1);
                let absent =
                    other.is_some_and(|other| *other == NOBODY || self.gone.contains(other));
                let told = self.told.values().any(|&winner| winner == who);
                if seed > free && !played && !absent && !told {
                    let said = said!(
                        "promise-bye-not-due",
                        "contestant {who} went on without a match that it was to play",
                        who
                    );
                    found.broken(sat, said);
                }
            }
        }
    }

    /// Whoever goes on has won: by the boards, by lot where they were level, or because the log says so.
    fn decided(&self, found: &mut Found) {
        for sat in self.main().filter(|sat| sat.place.round > 1) {
            for who in sat.teams {
                let before = self.main().find(|other| {
                    other.place.round + 1 == sat.place.round && other.teams.contains(&who)
                });
                let Some(before) = before else {
                    continue;
                };
                let winner = self.winner(before);
                let back = self.back.get(&who) == Some(&before.place.round);
                if winner != Some(who) && !back {
                    let said = said!(
                        "promise-not-won",
                        "contestant {who} plays match {place} without having won match {before}",
                        who,
                        place = sat.place,
                        before = before.place
                    );
                    found.broken(sat, said);
                }
            }
        }
        for sat in self.sat.iter().filter(|sat| !sat.extra) {
            let key = (
                sat.teams[0].min(sat.teams[1]),
                sat.teams[0].max(sat.teams[1]),
            );
            let Some(winner) = self.won.get(&key).and_then(|outcome| outcome.walkover) else {
                continue;
            };
            let mut others = sat.teams.iter().filter(|&&who| who != winner);
            let left = others.any(|who| self.gone.contains(who) || self.back.contains_key(who));
            let told = self.told.get(&sat.place) == Some(&winner)
                || self.event.state().knock_out.as_ref().is_some_and(|of| {
                    of.decided
                        .get(&sat.place)
                        .is_some_and(|told| told.winner == winner)
                });
            if !left && !told {
                let said = said!(
                    "promise-walkover-untold",
                    "contestant {winner} has match {place} without play, and nothing says why",
                    winner,
                    place = sat.place
                );
                found.broken(sat, said);
            }
        }
    }

    /// Whoever was put back takes the place of one who is no longer there, or of one whose score has changed.
    fn put_back(&self, log: &[Entry], found: &mut Found) {
        for entry in log {
            let Action::PutBack(back) = &entry.action else {
                continue;
            };
            let mut lost = self.main().filter(|sat| sat.place == back.place);
            let Some(sat) = lost.find(|sat| sat.teams.contains(&back.contestant)) else {
                continue;
            };
            let other = sat.teams[usize::from(sat.teams[0] == back.contestant)];
            let out = self.gone.contains(&other) && self.set.put_back != PutBackIf::Never;
            let won = self.winner(sat) == Some(back.contestant);
            if !out && !won {
                let said = said!(
                    "promise-put-back-wrongly",
                    "contestant {who} was put back, and contestant {other} is still in the event",
                    who = back.contestant,
                    other
                );
                found.broken(sat, said);
            }
        }
    }

    /// Once the final is over nobody else is unbeaten.
    fn one_is_left(&self, found: &mut Found) {
        let rounds = self.size().trailing_zeros();
        let last = self
            .main()
            .find(|sat| sat.place == MatchPlace::main(rounds, 1));
        let Some(last) = last.filter(|last| self.set.plan.is_none() && self.is_over(last)) else {
            return;
        };
        let Some(champion) = self.winner(last) else {
            return;
        };
        let beaten = |who: u32| {
            let mut own = self.main().filter(|sat| sat.teams.contains(&who));
            own.any(|sat| self.winner(sat).is_some_and(|winner| winner != who))
        };
        for &who in &self.seeds {
            if ![champion, NOBODY].contains(&who) && !self.gone.contains(&who) && !beaten(who) {
                let told = self.told.values().any(|&winner| winner != who);
                if !told {
                    let said = said!(
                        "promise-never-beaten",
                        "contestant {who} was never beaten, and contestant {champion} has won",
                        who,
                        champion
                    );
                    found.broken(last, said);
                }
            }
        }
    }
}
