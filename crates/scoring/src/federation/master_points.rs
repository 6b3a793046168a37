//! Master points: what places and matches won are worth, as a federation has it.

use std::collections::BTreeMap;

use crate::Exact;
use crate::event::{ContestantId, Direction, Event, EventKind, Fate, Structure};
use crate::exact::Halves;
use crate::scores::{MatchScore, Scores};

/// How points between two units are rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rounding {
    /// To the nearest, halves up.
    #[default]
    Nearest,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// What those who share places get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shared {
    /// The mean of what the places are worth (White Book 143.4).
    #[default]
    Mean,
    /// What the best of them is worth.
    Best,
}

/// How awards fall from the first place to the last that has one.
#[derive(Debug, Clone, PartialEq)]
pub enum Falls {
    /// By equal steps, to this share of the first for the last.
    Evenly(Exact),
    /// Shares of the first, place by place; those after have nothing.
    Shares(Vec<Exact>),
}

/// What the first place is worth: a sum of parts.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct First {
    /// Always.
    pub fixed: Exact,
    /// For each contestant.
    pub a_contestant: Exact,
    /// For each table.
    pub a_table: Exact,
    /// For each board that a contestant plays.
    pub a_board: Exact,
    /// No more than this.
    pub most: Option<Exact>,
}

/// What one kind of event is worth. The first that fits is used.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scale {
    /// For these, or for all.
    pub kind: Option<EventKind>,
    /// For these, or for all.
    pub structure: Option<Structure>,
    /// For events of this level, or of all.
    pub level: Option<String>,
    /// For so many boards a contestant.
    pub boards: Option<(u32, u32)>,
    /// Not with fewer contestants.
    pub least_contestants: u32,
    /// Places that have an award: this share of the contestants, rounded up.
    pub placed: Exact,
    /// What the first place is worth.
    pub first: First,
    /// How it falls.
    pub falls: Option<Falls>,
    /// What a match won is worth; a drawn one half of it.
    pub a_match_won: Exact,
    /// A match of a short triangle, as a share of a whole one (White Book 164.4).
    pub mini_match: Exact,
    /// Where a match is worth no more than this, the short triangle as a whole is, for who has so many victory points in it (164.4).
    pub whole_series: Option<(Exact, Exact)>,
    /// The colour of the points.
    pub colour: Option<String>,
}

/// The master points of a federation.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MasterPoints {
    /// Awards are in this unit.
    pub unit: Exact,
    /// How they come to it.
    pub rounding: Rounding,
    /// What those who share places get.
    pub shared: Shared,
    /// What events are worth.
    pub scales: Vec<Scale>,
}

/// What a contestant is awarded: each of its players.
#[derive(Debug, Clone, PartialEq)]
pub struct MasterAward {
    /// Who.
    pub contestant: ContestantId,
    /// How much.
    pub points: Exact,
    /// In which colour.
    pub colour: Option<String>,
}

impl MasterPoints {
    /// What each is awarded, best placed first; nobody without an award.
    #[must_use]
    pub fn awards(&self, event: &Event, scores: &Scores) -> Vec<MasterAward> {
        let Some(scale) = self.scales.iter().find(|scale| scale.fits(event, scores)) else {
            return Vec::new();
        };
        let places = self.by_place(scale, event, scores);
        let mut awards = Vec::new();
        for standing in &scores.standings {
            let who = standing.contestant;
            // Who has left keeps its points if the organiser says so, of its matches also without a place (White Book 145.12).
            let keeps = event.contestants.get(who.index());
            let keeps = keeps.and_then(|one| one.keeps_points);
            if !keeps.unwrap_or(standing.rank.is_some()) {
                continue;
            }
            let placed = places.get(&who).cloned().unwrap_or_default();
            let points = self.rounded(placed) + self.rounded(scale.by_matches(event, scores, who));
            if points.signum() > 0 {
                awards.push(MasterAward {
                    contestant: who,
                    points,
                    colour: scale.colour.clone(),
                });
            }
        }
        awards
    }

    /// The levels for which a scale would fit, where none fits the event as it is: its level is not given, or is a slip.
    #[must_use]
    pub fn levels_that_fit(&self, event: &Event, scores: &Scores) -> Vec<&str> {
        if self.scales.iter().any(|scale| scale.fits(event, scores)) {
            return Vec::new();
        }
        let but_for_level = self
            .scales
            .iter()
            .filter(|scale| scale.fits_at_its_level(event, scores));
        let mut levels: Vec<&str> = but_for_level
            .filter_map(|scale| scale.level.as_deref())
            .collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }

    fn rounded(&self, points: Exact) -> Exact {
        match self.rounding {
            _ if self.unit.is_zero() => points,
            Rounding::Nearest => points.round_to(&self.unit, Halves::Up),
            Rounding::Up => points.ceil_to(&self.unit),
            Rounding::Down => {
                let up = points.ceil_to(&self.unit);
                match up == points {
                    true => up,
                    false => up - self.unit.clone(),
                }
            }
        }
    }

    /// What the places are worth; each line is a field of its own.
    fn by_place(
        &self,
        scale: &Scale,
        event: &Event,
        scores: &Scores,
    ) -> BTreeMap<ContestantId, Exact> {
        let mut lines: BTreeMap<Option<Direction>, Vec<(u32, ContestantId, u32)>> = BTreeMap::new();
        for one in &scores.standings {
            if let Some(rank) = one.rank {
                let line = lines.entry(event.line_of(one.contestant)).or_default();
                line.push((rank, one.contestant, one.boards));
            }
        }
        let mut all = BTreeMap::new();
        for line in lines.values() {
            let worth = scale.worth(event, line.len(), line.first().map_or(0, |one| one.2));
            let at = |place: u32| worth.get(place as usize - 1).cloned().unwrap_or_default();
            for same in line.chunk_by(|a, b| a.0 == b.0) {
                let rank = same[0].0;
                let count = u32::try_from(same.len()).unwrap_or(1);
                let each = match self.shared {
                    Shared::Best => at(rank),
                    Shared::Mean => {
                        let sum: Exact = (rank..rank + count).map(at).sum();
                        sum / Exact::int(count.into())
                    }
                };
                all.extend(same.iter().map(|one| (one.1, each.clone())));
            }
        }
        all
    }
}

impl Scale {
    fn fits(&self, event: &Event, scores: &Scores) -> bool {
        let level = event.scoring.settings.level.as_ref();
        (self.level.is_none() || self.level.as_ref() == level)
            && self.fits_at_its_level(event, scores)
    }

    /// Whether it fits an event of its own level.
    fn fits_at_its_level(&self, event: &Event, scores: &Scores) -> bool {
        let ranked = scores.standings.iter().filter(|one| one.rank.is_some());
        let boards = ranked.clone().map(|one| one.boards).max().unwrap_or(0);
        self.kind.is_none_or(|kind| kind == event.kind)
            && self.structure.is_none_or(|one| one == event.structure)
            && self
                .boards
                .is_none_or(|(least, most)| (least..=most).contains(&boards))
            && ranked.count() >= self.least_contestants as usize
    }

    /// What each place is worth, the first first.
    fn worth(&self, event: &Event, contestants: usize, boards: u32) -> Vec<Exact> {
        let Some(falls) = &self.falls else {
            return Vec::new();
        };
        let field = Exact::int(i64::try_from(contestants).unwrap_or(0));
        let a_table = match event.kind {
            EventKind::Pairs if event.contestants.iter().any(|one| one.line.is_some()) => 1,
            EventKind::Pairs => 2,
            EventKind::Teams => 1,
            EventKind::Individual => 4,
        };
        let tables = (field.clone() / Exact::int(a_table)).ceil_to(&Exact::ONE);
        let first = self.first.fixed.clone()
            + self.first.a_contestant.clone() * field.clone()
            + self.first.a_table.clone() * tables
            + self.first.a_board.clone() * Exact::int(boards.into());
        let first = match &self.first.most {
            Some(most) => first.min(most.clone()),
            None => first,
        };
        let placed = (self.placed.clone() * field).ceil_to(&Exact::ONE);
        let placed = usize::try_from(placed.to_i64().unwrap_or(0)).unwrap_or(0);
        match falls {
            Falls::Shares(shares) => {
                let shares = shares.iter().take(placed.max(1));
                shares.map(|share| first.clone() * share.clone()).collect()
            }
            Falls::Evenly(last) => {
                let steps = Exact::int(i64::try_from(placed.max(2) - 1).unwrap_or(1));
                let fall = (Exact::ONE - last.clone()) / steps;
                (0..placed)
                    .map(|place| {
                        let down = Exact::int(i64::try_from(place).unwrap_or(0));
                        first.clone() * (Exact::ONE - fall.clone() * down)
                    })
                    .collect()
            }
        }
    }

    /// What the matches that a contestant won are worth.
    fn by_matches(&self, event: &Event, scores: &Scores, who: ContestantId) -> Exact {
        if self.a_match_won.is_zero() {
            return Exact::ZERO;
        }
        let own = scores
            .matches
            .iter()
            .filter(|one| one.side_of(who).is_some());
        let mut sum = Exact::ZERO;
        let mut series: BTreeMap<(u16, u32), Exact> = BTreeMap::new();
        for score in own {
            let bye = score.teams.iter().any(Option::is_none);
            if bye && !score.played {
                continue;
            }
            let mini = is_mini(event, score);
            let as_a_whole = self.whole_series.as_ref();
            if let Some((at, _)) = as_a_whole.filter(|_| mini)
                && self.a_match_won <= *at
            {
                let side = score.side_of(who).unwrap_or(0);
                *series.entry(when(event, score)).or_default() += score.won(side);
                continue;
            }
            let share = match mini {
                true => self.mini_match.clone(),
                false => Exact::ONE,
            };
            sum += self.a_match_won.clone() * share * score.win_of(who);
        }
        if let Some((_, vps)) = &self.whole_series {
            let won = series.values().filter(|made| **made >= *vps).count();
            sum += self.a_match_won.clone() * Exact::int(i64::try_from(won).unwrap_or(0));
        }
        sum
    }
}

/// Whether a match is one of a short triangle: it has a scale of its own, of less than the others.
fn is_mini(event: &Event, score: &MatchScore) -> bool {
    let note = event.matches.iter().find(|note| Some(note.id) == score.id);
    let own = note.and_then(|note| note.scale.as_ref());
    let whole = event.scoring.vp.as_ref().map(|vp| vp.scale.most());
    own.zip(whole)
        .is_some_and(|(own, whole)| own.most() < whole)
}

/// The session and round of a match.
fn when(event: &Event, score: &MatchScore) -> (u16, u32) {
    let note = event.matches.iter().find(|note| Some(note.id) == score.id);
    match note {
        Some(note) if !matches!(note.fate, Fate::Bye(_)) => note.when.unwrap_or((0, score.round)),
        _ => (0, score.round),
    }
}
