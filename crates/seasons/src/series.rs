//! The ranking of a series: what each evening was worth, which of them count, and what that comes to.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use openroom_scoring::Exact;

use crate::evening::{Evening, EveningPlace};
use crate::people::{Key, People, Person};
use crate::season::{Of, PointsBy, Season, SeasonPoints, Shared, Sum, Tie};

/// A ranking with all that it rests on.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Ranking {
    /// The best first; those who are not ranked last.
    pub places: Vec<SeasonPlace>,
    /// The events, in the order of the season.
    pub evenings: Vec<Head>,
    /// How many evenings count at the most, as things stand.
    pub counting: Option<u32>,
}

/// An event of the season, as it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Head {
    /// By what the season names it.
    pub event: String,
    /// Its name.
    pub name: String,
    /// The day.
    pub day: Option<String>,
    /// Why it does not count yet.
    pub missing: Option<Missing>,
    /// Its result is official or final.
    pub official: bool,
}

/// Why an event does not count yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// It is not there, or cannot be scored.
    Absent,
    /// It is not over.
    NotOver,
}

/// Somebody's place in the season.
#[derive(Debug, Clone, PartialEq)]
pub struct SeasonPlace {
    /// The place; nothing for who is not ranked.
    pub rank: Option<u32>,
    /// Others share it.
    pub tied: bool,
    /// By what this one is known.
    pub key: Key,
    /// The people, as they were entered last; of a team, all who played for it.
    pub people: Vec<Person>,
    /// The name of the team.
    pub team: Option<String>,
    /// What it comes to.
    pub total: Exact,
    /// The evenings played, in the order of the season.
    pub results: Vec<SeasonResult>,
    /// So many evenings are missing for a rank.
    pub lacking: u32,
    /// What decided the place against the one before.
    pub decided: Option<Tie>,
}

/// What an evening was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct SeasonResult {
    /// Which evening: its place in [`Ranking::evenings`].
    pub evening: usize,
    /// The contestant there.
    pub contestant: u32,
    /// The place there.
    pub rank: u32,
    /// How many were ranked there.
    pub field: u32,
    /// What it is worth, with its weight.
    pub points: Exact,
    /// Whether it counts.
    pub counts: bool,
}

impl SeasonPlace {
    /// The evenings that count, the best first.
    fn counted(&self) -> Vec<&Exact> {
        let mut all: Vec<&Exact> = self
            .results
            .iter()
            .filter(|one| one.counts)
            .map(|one| &one.points)
            .collect();
        all.sort_by(|a, b| b.cmp(a));
        all
    }

    /// The best that does not count.
    fn next(&self) -> Option<&Exact> {
        self.results
            .iter()
            .filter(|one| !one.counts)
            .map(|one| &one.points)
            .max()
    }
}

/// The ranking of a season, of its events as they are: one for each that the season names, in that order; nothing for one that is not there.
#[must_use]
pub fn ranking(season: &Season, evenings: &[Option<Evening>]) -> Ranking {
    let people = People::of(evenings.iter().flatten());
    let mut all: BTreeMap<Key, SeasonPlace> = BTreeMap::new();
    let mut heads = Vec::new();
    for (at, named) in season.events.iter().enumerate() {
        let evening = evenings.get(at).and_then(Option::as_ref);
        heads.push(Head {
            event: named.event.clone(),
            name: named
                .name
                .clone()
                .or_else(|| evening.map(|one| one.name.clone()))
                .unwrap_or_else(|| named.event.clone()),
            day: evening.and_then(|one| one.day.clone()),
            missing: match evening {
                None => Some(Missing::Absent),
                Some(one) if !one.over => Some(Missing::NotOver),
                Some(_) => None,
            },
            official: evening.is_some_and(|one| one.official),
        });
        let weight = named
            .weight
            .as_ref()
            .map_or(Exact::int(1), |weight| weight.0.clone());
        for place in evening
            .filter(|one| one.over)
            .into_iter()
            .flat_map(|one| &one.places)
        {
            let Some(points) = worth(&season.points, place) else {
                continue;
            };
            let result = SeasonResult {
                evening: at,
                contestant: place.contestant,
                rank: place.rank,
                field: place.field,
                points: points * weight.clone(),
                counts: false,
            };
            for (key, members, team) in ranked_as(season.of, place, &people) {
                enter(&mut all, key, &members, team, &result, &people);
            }
        }
    }
    let held = heads.iter().filter(|head| head.missing.is_none()).count();
    let planned = season.events.len();
    let counting = match (season.count, season.drop) {
        (Some(count), _) => Some(count),
        // While evenings are still to come nobody knows which are the worst: as many are dropped as have been played beyond.
        (None, Some(drop)) => {
            let count = planned.saturating_sub(drop as usize).max(1);
            Some(u32::try_from(count).unwrap_or(u32::MAX))
        }
        (None, None) => None,
    };
    let mut places: Vec<SeasonPlace> = all.into_values().collect();
    for place in &mut places {
        count(place, season, counting, held);
    }
    rank(&mut places, season);
    Ranking {
        places,
        evenings: heads,
        counting,
    }
}

/// Who is ranked for a place of an evening.
fn ranked_as(
    of: Of,
    place: &EveningPlace,
    people: &People,
) -> Vec<(Key, Vec<Person>, Option<String>)> {
    match of {
        Of::Players => place
            .people
            .iter()
            .map(|one| (people.key(one), vec![one.clone()], None))
            .collect(),
        Of::Pairs => vec![(people.key_of_all(&place.people), place.people.clone(), None)],
        Of::Teams => {
            let key = match &place.team {
                Some(team) => Key(openroom_tournament::names::plain(team)),
                None => people.key_of_all(&place.people),
            };
            vec![(key, place.people.clone(), place.team.clone())]
        }
    }
}

/// Adds a result. Whoever played twice in one evening has the better of the two.
fn enter(
    all: &mut BTreeMap<Key, SeasonPlace>,
    key: Key,
    members: &[Person],
    team: Option<String>,
    result: &SeasonResult,
    people: &People,
) {
    let place = all.entry(key.clone()).or_insert_with(|| SeasonPlace {
        rank: None,
        tied: false,
        key,
        people: members.to_vec(),
        team: team.clone(),
        total: Exact::ZERO,
        results: Vec::new(),
        lacking: 0,
        decided: None,
    });
    place.team = team.or_else(|| place.team.take());
    for one in members {
        match place
            .people
            .iter()
            .position(|other| people.key(other) == people.key(one))
        {
            Some(at) => place.people[at] = one.clone(),
            None => place.people.push(one.clone()),
        }
    }
    match place
        .results
        .iter_mut()
        .find(|one| one.evening == result.evening)
    {
        Some(before) if before.points < result.points => *before = result.clone(),
        Some(_) => {}
        None => place.results.push(result.clone()),
    }
}

/// What a place is worth; nothing where the event has no such figure.
fn worth(points: &SeasonPoints, place: &EveningPlace) -> Option<Exact> {
    let by = match points.by {
        PointsBy::Percent => place.percent.clone()?,
        PointsBy::Total => place.total.clone(),
        PointsBy::MasterPoints => place.master_points.clone().unwrap_or(Exact::ZERO),
        PointsBy::Beaten => over_places(points, place, |rank| {
            Exact::int(i64::from(place.field) - i64::from(rank))
        }),
        PointsBy::Place => over_places(points, place, |rank| {
            let at = points.table.get((rank as usize).saturating_sub(1));
            at.map_or(Exact::ZERO, |figure| figure.0.clone())
        }),
    };
    let attendance = points
        .attendance
        .as_ref()
        .map_or(Exact::ZERO, |figure| figure.0.clone());
    Some(by + attendance)
}

/// What the places are worth that somebody has, alone or with others.
fn over_places(points: &SeasonPoints, place: &EveningPlace, of: impl Fn(u32) -> Exact) -> Exact {
    match points.shared {
        Shared::Best => of(place.rank),
        Shared::Mean => {
            let sharing = place.sharing.max(1);
            let all = (place.rank..place.rank + sharing).map(of);
            all.fold(Exact::ZERO, |sum, one| sum + one) / Exact::int(sharing.into())
        }
    }
}

/// Says which evenings count, and adds them up.
fn count(place: &mut SeasonPlace, season: &Season, counting: Option<u32>, held: usize) {
    let mut order: Vec<usize> = (0..place.results.len()).collect();
    order.sort_by_key(|&at| {
        (
            Reverse(place.results[at].points.clone()),
            place.results[at].evening,
        )
    });
    let most = counting.map_or(usize::MAX, |count| count as usize);
    for &at in order.iter().take(most) {
        place.results[at].counts = true;
    }
    let counted = place.counted();
    let sum = counted
        .iter()
        .fold(Exact::ZERO, |sum, one| sum + (*one).clone());
    place.total = match season.sum {
        Sum::Sum => sum,
        Sum::Mean => sum / Exact::int(i64::try_from(counted.len().max(1)).unwrap_or(1)),
    };
    // As long as fewer evenings have been held nobody can have played more.
    let least = season
        .least
        .map_or(0, |least| (least as usize).min(held.max(1)));
    place.lacking = u32::try_from(least.saturating_sub(place.results.len())).unwrap_or(u32::MAX);
}

/// What decides if nothing is said.
const USUAL: [Tie; 2] = [Tie::Best, Tie::Evenings];

fn rank(places: &mut [SeasonPlace], season: &Season) {
    let ties: &[Tie] = match season.ties.is_empty() {
        true => &USUAL,
        false => &season.ties,
    };
    places.sort_by(|a, b| {
        let lacking = (a.lacking > 0).cmp(&(b.lacking > 0));
        let order = lacking
            .then_with(|| b.total.cmp(&a.total))
            .then_with(|| decide(a, b, ties).0);
        order.then_with(|| a.key.cmp(&b.key))
    });
    let mut rank = 0;
    for at in 0..places.len() {
        if places[at].lacking > 0 {
            continue;
        }
        let (same, decided) = match at
            .checked_sub(1)
            .map(|before| (&places[before], &places[at]))
        {
            Some((before, own)) if before.total == own.total => {
                let (order, by) = decide(before, own, ties);
                (order == Ordering::Equal, by)
            }
            _ => (false, None),
        };
        if !same {
            rank = u32::try_from(at + 1).unwrap_or(u32::MAX);
        } else if at > 0 {
            places[at - 1].tied = true;
            places[at].tied = true;
        }
        places[at].rank = Some(rank);
        places[at].decided = decided;
    }
}

/// Who of two with the same total comes first, and by what.
fn decide(a: &SeasonPlace, b: &SeasonPlace, ties: &[Tie]) -> (Ordering, Option<Tie>) {
    for &tie in ties {
        let order = match tie {
            Tie::Best => b.counted().cmp(&a.counted()),
            Tie::Evenings => b.results.len().cmp(&a.results.len()),
            Tie::Next => b.next().cmp(&a.next()),
            Tie::Last => {
                let both = a.results.iter().rev().find_map(|one| {
                    let other = b
                        .results
                        .iter()
                        .find(|other| other.evening == one.evening)?;
                    Some((&one.points, &other.points))
                });
                both.map_or(Ordering::Equal, |(a, b)| b.cmp(a))
            }
        };
        if order != Ordering::Equal {
            return (order, Some(tie));
        }
    }
    (Ordering::Equal, None)
}
