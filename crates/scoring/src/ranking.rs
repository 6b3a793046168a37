//! Standings: who is first, who shares a place, and why.

use crate::Exact;
use crate::event::{ContestantId, Event};
use crate::scores::{Scores, Standing};
use crate::settings::BreakTies;
use crate::tie_break::{Ladder, Reason};

/// What a contestant has, before it is ranked.
#[derive(Debug, Clone, Default)]
pub(crate) struct Total {
    pub points: Exact,
    pub possible: Exact,
    pub boards: u32,
    pub penalty: Exact,
    pub carried: Exact,
}

/// Ranks the contestants. Those who withdrew without an accepted reason come last and have no rank (145.5).
pub(crate) fn rank(event: &Event, scores: &mut Scores, totals: Vec<Total>) {
    let gone = |id: ContestantId| {
        event
            .withdrawals
            .iter()
            .any(|gone| gone.contestant == id && !gone.accepted)
    };
    let mut standings: Vec<Standing> = (0..)
        .map(ContestantId)
        .zip(totals)
        .map(|(contestant, total)| standing(contestant, total))
        .collect();
    // Equal means equal percentage (143.1); without a percentage, equal points.
    let percent = standings
        .iter()
        .all(|standing| standing.percent.is_some() || standing.boards == 0);
    let name = |standing: &Standing| &event.contestants[standing.contestant.index()].name;
    standings.sort_by(|a, b| {
        gone(a.contestant)
            .cmp(&gone(b.contestant))
            .then_with(|| key(b, percent).cmp(key(a, percent)))
            .then_with(|| name(a).cmp(name(b)))
    });
    let ranked = standings
        .iter()
        .take_while(|standing| !gone(standing.contestant))
        .count();
    let mut start = 0;
    let mut ladder = None;
    let finals: Vec<Exact> = {
        let mut finals = vec![Exact::ZERO; event.contestants.len()];
        for standing in &standings {
            finals[standing.contestant.index()] = standing.total.clone();
        }
        finals
    };
    while start < ranked {
        let level = key(&standings[start], percent).clone();
        let count = standings[start..ranked]
            .iter()
            .take_while(|s| *key(s, percent) == level)
            .count();
        let place = u32::try_from(start + 1).unwrap_or(u32::MAX);
        if count > 1 && to_break(&event.scoring.settings.break_ties, place, count) {
            let ladder = ladder.get_or_insert_with(|| Ladder::new(event, scores, &finals));
            let tied = standings[start..start + count]
                .iter()
                .map(|standing| standing.contestant)
                .collect();
            place_tiers(
                &mut standings[start..start + count],
                place,
                ladder.order(tied),
            );
        } else {
            for standing in &mut standings[start..start + count] {
                standing.rank = Some(place);
                standing.tied = count > 1;
            }
        }
        start += count;
    }
    strata(event, &mut standings);
    handicaps(event, &mut standings, percent);
    scores.standings = standings;
}

fn standing(contestant: ContestantId, total: Total) -> Standing {
    let points = total.points + total.carried.clone() - total.penalty.clone();
    let percent =
        (!total.possible.is_zero()).then(|| points.clone() * Exact::int(100) / total.possible);
    Standing {
        contestant,
        rank: None,
        tied: false,
        total: points,
        percent,
        reason: None,
        penalty: total.penalty,
        carried: total.carried,
        boards: total.boards,
        stratum_rank: None,
        handicap: None,
    }
}

const NOTHING: &Exact = &Exact::ZERO;

fn key(standing: &Standing, percent: bool) -> &Exact {
    match &standing.percent {
        Some(value) if percent => value,
        None if percent => NOTHING,
        _ => &standing.total,
    }
}

/// Whether the border below one of the places lies inside the tie (143.4).
fn to_break(settings: &BreakTies, place: u32, count: usize) -> bool {
    let last = place.saturating_add(u32::try_from(count).unwrap_or(u32::MAX)) - 1;
    match settings {
        BreakTies::Never => false,
        BreakTies::All => true,
        BreakTies::Places(places) => places.iter().any(|border| (place..last).contains(border)),
    }
}

fn place_tiers(
    standings: &mut [Standing],
    first: u32,
    tiers: Vec<Vec<(ContestantId, Option<Reason>)>>,
) {
    let mut place = first;
    let mut next = 0;
    for tier in tiers {
        let tied = tier.len() > 1;
        let size = u32::try_from(tier.len()).unwrap_or(u32::MAX);
        for (contestant, reason) in tier {
            if let Some(found) = standings[next..]
                .iter()
                .position(|standing| standing.contestant == contestant)
            {
                standings[next..=next + found].rotate_right(1);
                let standing = &mut standings[next];
                (standing.rank, standing.tied, standing.reason) = (Some(place), tied, reason);
                next += 1;
            }
        }
        place = place.saturating_add(size);
    }
}

/// The place of each among its own stratum: as many as stand better, and one.
fn strata(event: &Event, standings: &mut [Standing]) {
    let stratum = |standing: &Standing| {
        event.contestants[standing.contestant.index()]
            .stratum
            .as_ref()
    };
    if standings.iter().all(|standing| stratum(standing).is_none()) {
        return;
    }
    let mut counts: std::collections::HashMap<String, (u32, u32, u32)> =
        std::collections::HashMap::new();
    for standing in standings {
        let (Some(stratum), Some(rank)) = (stratum(standing).cloned(), standing.rank) else {
            continue;
        };
        let (count, last, place) = counts.entry(stratum).or_insert((0, 0, 0));
        *count += 1;
        if *last != rank {
            (*last, *place) = (rank, *count);
        }
        standing.stratum_rank = Some(*place);
    }
}

/// The result with handicaps, and the place by it.
fn handicaps(event: &Event, standings: &mut [Standing], percent: bool) {
    if event
        .contestants
        .iter()
        .all(|contestant| contestant.handicap.is_zero())
    {
        return;
    }
    let with = |standing: &Standing| {
        key(standing, percent).clone()
            + event.contestants[standing.contestant.index()]
                .handicap
                .clone()
    };
    let mut all: Vec<Exact> = standings
        .iter()
        .filter(|standing| standing.rank.is_some())
        .map(with)
        .collect();
    all.sort_by(|a, b| b.cmp(a));
    for standing in standings
        .iter_mut()
        .filter(|standing| standing.rank.is_some())
    {
        let value = with(standing);
        let better = all.partition_point(|other| *other > value);
        standing.handicap = Some((value, u32::try_from(better + 1).unwrap_or(u32::MAX)));
    }
}
