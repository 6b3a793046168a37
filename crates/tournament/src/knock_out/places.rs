//! The matches of a bracket by their places, and what feeds them.

use openroom_movements::Side;

use super::KnockOut;
use super::ties::Feed;
use crate::entry::{MatchPlace, Part};

impl KnockOut {
    /// Every match with what its sides come from: the main bracket round by round, then the match for the third place, then the
    /// plate. Each stands after those that feed it.
    pub(super) fn places(&self) -> Vec<(MatchPlace, [Feed; 2])> {
        let mut all = Vec::new();
        self.put(&mut all, Part::Main, &self.bracket.rounds);
        if self.bracket.third {
            let semi = self.rounds() - 1;
            let losers = [1, 2].map(|number| Feed::Loser(MatchPlace::main(semi, number)));
            all.push((MatchPlace::THIRD, losers));
        }
        self.put(&mut all, Part::Plate, &self.bracket.plate);
        all
    }

    fn put(
        &self,
        all: &mut Vec<(MatchPlace, [Feed; 2])>,
        part: Part,
        rounds: &[Vec<(Side, Side)>],
    ) {
        for (round, matches) in (1_u32..).zip(rounds) {
            for (number, &(one, other)) in (1_u32..).zip(matches) {
                let place = MatchPlace {
                    part,
                    round,
                    number,
                };
                all.push((place, [one, other].map(|side| self.feed(place, side))));
            }
        }
    }

    fn feed(&self, place: MatchPlace, side: Side) -> Feed {
        let number = |of: usize| u32::try_from(of).unwrap_or(u32::MAX);
        match side {
            Side::Seed(seed) => {
                let who = self.contestant_of(seed);
                who.map_or(Feed::Bye, |contestant| Feed::Seed { seed, contestant })
            }
            Side::Winner(of) => Feed::Winner(MatchPlace {
                round: place.round - 1,
                number: number(of),
                ..place
            }),
            Side::Loser(of) => Feed::Loser(MatchPlace::main(1, number(of))),
            Side::Bye => Feed::Bye,
        }
    }

    /// How many matches whoever wins this one has still to win: of the main bracket alone.
    pub(super) fn to_final(&self, place: MatchPlace) -> Option<u32> {
        (place.part == Part::Main).then(|| self.rounds() - place.round)
    }

    /// The matches that whoever wins this one still has to win, one after the other.
    pub(crate) fn after(&self, place: MatchPlace) -> Vec<MatchPlace> {
        let mut all = Vec::new();
        let mut at = place;
        while let Some((next, _)) = self.next_of(at) {
            all.push(next);
            at = next;
        }
        all
    }

    /// The match to which the winner of this one goes on, and on which side.
    pub(crate) fn next_of(&self, place: MatchPlace) -> Option<(MatchPlace, usize)> {
        let all = self.places();
        let mut found = all.iter().filter_map(|(next, feeds)| {
            let side = feeds.iter().position(|feed| *feed == Feed::Winner(place))?;
            Some((*next, side))
        });
        found.next()
    }
}
