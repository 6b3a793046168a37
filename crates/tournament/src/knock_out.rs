//! A knock-out by its bracket: which match comes when, who meets whom, and who has won. The log says how the bracket was drawn and
//! which matches were laid out; all else follows from the boards and from what was decided.

mod places;
mod ties;

use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::Bracket;
use openroom_scoring::Exact;

use crate::entry::{BracketSet, DecidedHow, MatchPlace};
use crate::spot::Through;
use crate::time::Time;

pub use ties::{Decided, Feed, Slot, Tie, TieState};

/// The bracket of an event, and what was said of its matches.
#[derive(Debug, Clone, PartialEq)]
pub struct KnockOut {
    /// As it was set.
    pub set: BracketSet,
    /// Who meets whom, by seeds.
    pub bracket: Bracket,
    /// Seeds that nobody has: who qualified for that place does not come, and the opponent has a bye (White Book 144.6).
    pub free: BTreeSet<u32>,
    /// Matches that were laid out as tables of a round, in order.
    pub laid_out: Vec<LaidOut>,
    /// When and where matches are played.
    pub arranged: BTreeMap<MatchPlace, Arranged>,
    /// Matches that were decided without their boards.
    pub decided: BTreeMap<MatchPlace, DecidedWithout>,
    /// Beaten teams that go on.
    pub put_back: Vec<PutBackAt>,
    /// Those put back, who play no consolation any more.
    pub(crate) out_of_plate: BTreeSet<u32>,
}

/// A match that was laid out, or more boards of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidOut {
    /// Which match.
    pub place: MatchPlace,
    /// The round of the event in which it is played.
    pub at: Through,
    /// The tables.
    pub tables: Vec<String>,
    /// Who meets.
    pub teams: [u32; 2],
    /// How many boards.
    pub boards: u32,
    /// Boards that break a tie (White Book 143.2).
    pub extra: bool,
    /// It counts no more: others meet in this match now.
    pub void: bool,
}

/// When and where a match is played, as far as it was said.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Arranged {
    /// The last moment.
    pub by: Option<Time>,
    /// When it is to be played.
    pub on: Option<Time>,
    /// Where.
    pub venue: Option<String>,
    /// Which of the two is the host.
    pub host: Option<u32>,
    /// Extensions, each with its reason.
    pub extended: Vec<(Time, String)>,
}

/// A match that was decided without its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecidedWithout {
    /// How.
    pub how: DecidedHow,
    /// Who goes on.
    pub winner: u32,
    /// The seed of the lots.
    pub lots: Option<u64>,
    /// Why.
    pub why: String,
    /// The last round that had begun.
    pub after: Option<Through>,
    /// The match was void because the other side was put back into the main bracket: whether the winner was leading or had won, and so
    /// has its ranking points (White Book 145.11.1).
    pub points: Option<bool>,
}

/// A beaten team that goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PutBackAt {
    /// The match that it lost.
    pub place: MatchPlace,
    /// Who.
    pub contestant: u32,
    /// Whom it replaces.
    pub instead_of: u32,
    /// Why.
    pub why: String,
}

impl KnockOut {
    /// Who has a seed.
    #[must_use]
    pub fn contestant_of(&self, seed: u32) -> Option<u32> {
        if self.free.contains(&seed) {
            return None;
        }
        let before = self.free.range(..seed).count();
        let at = (seed as usize).checked_sub(1 + before)?;
        self.set.seeds.get(at).copied()
    }

    /// The seed of a contestant.
    #[must_use]
    pub fn seed_of(&self, who: u32) -> Option<u32> {
        let at = self.set.seeds.iter().position(|&other| other == who)?;
        let place = u32::try_from(at + 1).ok()?;
        let passed = |seed, &free: &u32| seed + u32::from(free <= seed);
        Some(self.free.iter().fold(place, passed))
    }

    /// How many boards a match has.
    #[must_use]
    pub fn boards_of(&self, place: MatchPlace) -> u32 {
        use crate::entry::Part;
        let round = |round: u32| {
            let at = (round as usize).saturating_sub(1);
            let found = self.set.boards.get(at).or(self.set.boards.last());
            found.copied().unwrap_or(1)
        };
        match place.part {
            Part::Main => round(place.round),
            Part::Third => round(self.rounds()),
            Part::Plate => self.set.plate_boards.unwrap_or_else(|| round(1)),
        }
    }

    /// How many rounds the main bracket has.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        u32::try_from(self.bracket.rounds.len()).unwrap_or(u32::MAX)
    }

    /// Until when a match is to be played.
    #[must_use]
    pub fn by(&self, place: MatchPlace) -> Option<Time> {
        use crate::entry::Part;
        let own = self.arranged.get(&place).and_then(|told| told.by);
        let of_round = || match place.part {
            Part::Main => self.set.by.get(place.round as usize - 1).copied(),
            Part::Third => self.set.by.get(self.rounds() as usize - 1).copied(),
            Part::Plate => None,
        };
        own.or_else(of_round)
    }

    /// Who goes on from a match though it lost it.
    #[must_use]
    pub fn put_back_at(&self, place: MatchPlace) -> Option<u32> {
        let mut found = self.put_back.iter().rev();
        found
            .find(|back| back.place == place)
            .map(|back| back.contestant)
    }

    /// How a match was laid out, without what is void.
    pub fn laid_out_of(&self, place: MatchPlace) -> impl Iterator<Item = &LaidOut> {
        let all = self.laid_out.iter();
        all.filter(move |laid| laid.place == place && !laid.void)
    }
}

/// The score of a match: what each side won, with what it brought along.
pub type Score = [Exact; 2];
