//! Handicaps that follow results.

use std::collections::BTreeMap;

use openroom_scoring::Exact;
use openroom_scoring::exact::Halves;

use crate::evening::Evening;
use crate::people::{Key, People, Person};
use crate::season::{HandicapRule, Of, Season};

/// The handicap of a player or a partnership, with what it rests on.
#[derive(Debug, Clone, PartialEq)]
pub struct Handicap {
    /// By what they are known.
    pub key: Key,
    /// The people.
    pub people: Vec<Person>,
    /// The evenings that were looked at, in the order of the season: the evening and the percentage.
    pub evenings: Vec<(usize, Exact)>,
    /// Their mean.
    pub mean: Exact,
    /// The handicap; nothing for who has not played often enough.
    pub handicap: Option<Exact>,
}

/// The handicaps as they are after the events that are over.
#[must_use]
pub fn handicaps(
    season: &Season,
    rule: &HandicapRule,
    evenings: &[Option<Evening>],
) -> Vec<Handicap> {
    let people = People::of(evenings.iter().flatten());
    let mut all: BTreeMap<Key, Handicap> = BTreeMap::new();
    for (at, evening) in evenings.iter().enumerate() {
        for place in evening
            .iter()
            .filter(|one| one.over)
            .flat_map(|one| &one.places)
        {
            let Some(percent) = &place.percent else {
                continue;
            };
            let members: Vec<Vec<Person>> = match season.of {
                Of::Players => place.people.iter().map(|one| vec![one.clone()]).collect(),
                Of::Pairs | Of::Teams => vec![place.people.clone()],
            };
            for members in members {
                let key = people.key_of_all(&members);
                let one = all.entry(key.clone()).or_insert_with(|| Handicap {
                    key,
                    people: Vec::new(),
                    evenings: Vec::new(),
                    mean: Exact::ZERO,
                    handicap: None,
                });
                one.people = members;
                if one.evenings.last().is_none_or(|(last, _)| *last != at) {
                    one.evenings.push((at, percent.clone()));
                }
            }
        }
    }
    let mut all: Vec<Handicap> = all.into_values().collect();
    for one in &mut all {
        let played = one.evenings.len();
        let from = played.saturating_sub(rule.last as usize);
        one.evenings.drain(..from);
        let sum = one
            .evenings
            .iter()
            .fold(Exact::ZERO, |sum, (_, percent)| sum + percent.clone());
        one.mean = sum / Exact::int(i64::try_from(one.evenings.len().max(1)).unwrap_or(1));
        one.handicap =
            (played >= rule.least.unwrap_or(1) as usize).then(|| of_mean(rule, &one.mean));
    }
    all.sort_by(|a, b| b.handicap.cmp(&a.handicap).then_with(|| a.key.cmp(&b.key)));
    all
}

/// What a pair without a common handicap plays with: the mean of its players', rounded, within the bounds.
#[must_use]
pub fn of_players(rule: &HandicapRule, each: &[Exact]) -> Exact {
    let count = i64::try_from(each.len().max(1)).unwrap_or(1);
    let sum: Exact = each.iter().cloned().sum();
    in_units(rule, sum / Exact::int(count))
}

/// `(par - mean) x share`, rounded, within its bounds.
fn of_mean(rule: &HandicapRule, mean: &Exact) -> Exact {
    let figure = |given: &Option<crate::Figure>, usual: Exact| {
        given.as_ref().map_or(usual, |figure| figure.0.clone())
    };
    let par = figure(&rule.par, Exact::int(50));
    let share = figure(&rule.share, Exact::int(1));
    in_units(rule, (par - mean.clone()) * share)
}

/// Rounded to the unit, and within the bounds.
fn in_units(rule: &HandicapRule, value: Exact) -> Exact {
    let unit = rule.unit.as_ref();
    let unit = unit.map_or(Exact::ratio(1, 100), |unit| unit.0.clone());
    let lowest = rule.lowest.as_ref();
    let lowest = lowest.map_or(Exact::ZERO, |lowest| lowest.0.clone());
    let made = value.round_to(&unit, Halves::AwayFromZero).max(lowest);
    match &rule.most {
        Some(most) => made.min(most.0.clone()),
        None => made,
    }
}
