//! Standings: who is first, who shares a place, and why.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::Exact;
use crate::event::{ContestantId, Direction, Event, Structure};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::knock_out::Bracket;
use crate::scores::{Scores, Standing, Warning};
use crate::settings::BreakTies;
use crate::tie_break::{Ladder, Tiers, Trial, extra_boards, extra_boards_of_three, wins};

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
pub(crate) fn rank(event: &Event, scores: &mut Scores, totals: Vec<Total>, story: &mut Story) {
    let gone = |id: ContestantId| {
        event
            .withdrawals
            .iter()
            .any(|gone| gone.contestant == id && !gone.accepted)
    };
    let knock_out = event.structure == Structure::KnockOut;
    let bracket = knock_out.then(|| Bracket::new(event, &scores.matches));
    // Nearly always all could win the same.
    let hundredth = totals.first().filter(|total| !total.possible.is_zero());
    let hundredth = hundredth.map(|total| {
        let share = Exact::int(100) / total.possible.clone();
        (total.possible.clone(), share)
    });
    let any_gone = !event.withdrawals.is_empty();
    let lines = event.contestants.iter().any(|c| c.line.is_some());
    // Who has no line of two has not sat down yet.
    let unplaced = |s: &Standing| lines && event.line_of(s.contestant).is_none();
    let line_of = |s: &Standing| event.line_of(s.contestant);
    let simple = (!any_gone && !lines && !knock_out)
        .then(|| by_whole_points(event, &totals))
        .flatten();
    let (mut standings, percent) = match simple {
        // Standings are large: each is made once, in its place.
        Some(order) => {
            let percent = hundredth.is_some();
            let mut totals = totals;
            let each = order.into_iter().map(|who| {
                let total = std::mem::take(&mut totals[who as usize]);
                standing(ContestantId(who), total, hundredth.as_ref(), None)
            });
            (each.collect(), percent)
        }
        None => {
            let all = (0..)
                .map(ContestantId)
                .zip(totals)
                .map(|(contestant, total)| {
                    let wins = bracket.as_ref().map(|bracket| {
                        let left = event
                            .withdrawals
                            .iter()
                            .any(|gone| gone.contestant == contestant);
                        let share = wins(&scores.matches, contestant, left);
                        (
                            share,
                            bracket.reached(contestant, left, event.waiting.contains(&contestant)),
                        )
                    });
                    standing(contestant, total, hundredth.as_ref(), wins)
                });
            let mut all: Vec<Standing> = all.collect();
            // Equal means equal percentage (143.1); without a percentage, equal points.
            let percent = all.iter().any(|standing| standing.percent.is_some())
                && all
                    .iter()
                    .all(|standing| standing.percent.is_some() || standing.boards == 0);
            let name = |s: &Standing| &event.contestants[s.contestant.index()].name;
            all.sort_unstable_by(|a, b| {
                let left = if any_gone {
                    gone(a.contestant).cmp(&gone(b.contestant))
                } else {
                    std::cmp::Ordering::Equal
                };
                unplaced(a)
                    .cmp(&unplaced(b))
                    .then_with(|| line_of(a).cmp(&line_of(b)))
                    .then(left)
                    .then_with(|| key(b, percent).cmp(key(a, percent)))
                    .then_with(|| name(a).cmp(name(b)))
            });
            (all, percent)
        }
    };
    let breaks = knock_out || event.scoring.settings.break_ties != BreakTies::Never;
    let before = if breaks {
        standings.clone()
    } else {
        Vec::new()
    };
    let mut ladder = None;
    let mut trials: Vec<Trial> = Vec::new();
    let is_ranked = |s: &Standing| !unplaced(s) && (!any_gone || !gone(s.contestant));
    // Each line is a ranking of its own (Law 78A: it was compared with nobody of the other).
    let (mut start, mut first) = (0, 0);
    while start < standings.len() {
        let line = line_of(&standings[start]);
        if start > 0 && line_of(&standings[start - 1]) != line {
            first = start;
        }
        if !is_ranked(&standings[start]) {
            start += 1;
            continue;
        }
        let level = key(&standings[start], percent).clone();
        let count = standings[start..]
            .iter()
            .take_while(|s| is_ranked(s) && line_of(s) == line && *key(s, percent) == level)
            .count();
        let place = u32::try_from(start - first + 1).unwrap_or(u32::MAX);
        let to_break = knock_out || to_break(&event.scoring.settings.break_ties, place, count);
        if count > 1 && to_break {
            let ladder = ladder.get_or_insert_with(|| Ladder::new(event, scores, &before));
            let tied = standings[start..start + count]
                .iter()
                .map(|standing| standing.contestant)
                .collect();
            let tiers = ladder.order(tied, &mut trials);
            place_tiers(&mut standings[start..start + count], place, tiers);
        } else {
            for standing in &mut standings[start..start + count] {
                standing.rank = Some(place);
                standing.tied = count > 1;
            }
        }
        start += count;
    }
    strata(event, &mut standings);
    categories(event, &mut standings);
    handicaps(event, &mut standings, percent);
    if knock_out {
        warn_of_level_matches(scores, &standings);
    }
    tell_place(event, &standings, &trials, story);
    scores.standings = standings;
}

/// The order of contestants who could all win the same, by whole points: nothing but whole numbers is compared. Nothing where it
/// is not so simple.
fn by_whole_points(event: &Event, totals: &[Total]) -> Option<Vec<u32>> {
    let first = totals.first()?;
    let names = event.contestants.iter().map(|one| &one.name);
    names.is_sorted().then_some(())?;
    let mut order = Vec::with_capacity(totals.len());
    for (who, total) in (0_u32..).zip(totals) {
        (total.possible == first.possible).then_some(())?;
        let [points, carried, penalty] =
            [&total.points, &total.carried, &total.penalty].map(Exact::to_i64);
        let sum = points?.checked_add(carried?)?.checked_sub(penalty?)?;
        order.push((sum.checked_neg()?, who));
    }
    order.sort_unstable();
    Some(order.into_iter().map(|(_, who)| who).collect())
}

/// Knock-out matches that are level go on with more boards (143.2).
fn warn_of_level_matches(scores: &mut Scores, standings: &[Standing]) {
    let matches_of = |team: ContestantId| {
        let of = scores.matches.iter();
        of.filter(|score| score.side_of(team).is_some()).count()
    };
    let mut found = Vec::new();
    for score in &scores.matches {
        let [Some(first), Some(second)] = score.teams else {
            continue;
        };
        let alone = matches_of(first) == 1 && matches_of(second) == 1;
        if alone && score.walkover.is_none() && score.lead(0) == score.lead(1) {
            found.push(Warning::ExtraBoards {
                teams: vec![first, second],
                boards: extra_boards(score.boards),
            });
        }
    }
    // Three teams that all met: who is still level after the tests.
    let three = standings.len() == 3 && standings.iter().all(|s| matches_of(s.contestant) == 2);
    if three {
        let boards = scores.matches.iter().map(|score| score.boards).max();
        let boards = boards.unwrap_or(0);
        for same in standings.chunk_by(|a, b| a.rank == b.rank) {
            let teams: Vec<_> = same.iter().map(|standing| standing.contestant).collect();
            let boards = match teams.len() {
                2 => extra_boards(boards),
                3 => extra_boards_of_three(2 * boards),
                _ => continue,
            };
            found.push(Warning::ExtraBoards { teams, boards });
        }
    }
    scores.warnings.extend(found);
}

/// Tells how the contestant that was asked for came to its place.
fn tell_place(event: &Event, standings: &[Standing], trials: &[Trial], story: &mut Story) {
    let Some(wanted) = story.total_of() else {
        return;
    };
    let Some(standing) = standings.iter().find(|s| s.contestant == wanted) else {
        return;
    };
    story.push("", Fact::Total, Some(standing.total.clone()));
    if let Some(percent) = &standing.percent {
        let fact = Fact::Percent(standing.possible.clone());
        story.push("White Book 143.1", fact, Some(percent.clone()));
    }
    if let Some(wins) = &standing.wins {
        story.push(
            "White Book 143.2.2, 164.3",
            Fact::KnockOutWins,
            Some(wins.clone()),
        );
    }
    for trial in trials {
        if let Some((_, figure)) = trial.figures.iter().find(|(who, _)| *who == wanted) {
            let rule = format!("White Book {}", trial.test.paragraph());
            story.push(&rule, Fact::Test(trial.clone()), Some(figure.clone()));
        }
    }
    match standing.rank {
        Some(rank) => {
            let line = event.line_of(wanted);
            let in_line = standings
                .iter()
                .filter(|s| event.line_of(s.contestant) == line);
            let sharing = in_line.filter(|s| s.rank == Some(rank)).count();
            story.push("White Book 143.1", Fact::Place { rank, sharing }, None);
        }
        None => story.push("White Book 145.5", Fact::Unranked, None),
    }
    for (name, place) in standing.strata.iter().chain(&standing.categories) {
        story.push("", Fact::Stratum(name.clone(), *place), None);
    }
    if let Some((value, place)) = &standing.handicap {
        let handicap = event.contestants[wanted.index()].handicap.clone();
        story.push("", Fact::Handicap(handicap, *place), Some(value.clone()));
    }
}

/// `knock_out` is the share of matches won, and how far the contestant got.
fn standing(
    contestant: ContestantId,
    total: Total,
    hundredth: Option<&(Exact, Exact)>,
    knock_out: Option<(Exact, Exact)>,
) -> Standing {
    let (wins, reached) = knock_out.unzip();
    let points = total.points + total.carried.clone() - total.penalty.clone();
    let percent = (!total.possible.is_zero()).then(|| {
        let known = hundredth.filter(|(possible, _)| *possible == total.possible);
        let share = known.map(|(_, share)| share.clone());
        let share = share.unwrap_or_else(|| Exact::int(100) / total.possible.clone());
        points.clone() * share
    });
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
        possible: total.possible,
        wins,
        reached,
        stratum_rank: None,
        strata: Vec::new(),
        categories: Vec::new(),
        handicap: None,
    }
}

const NOTHING: &Exact = &Exact::ZERO;

fn key(standing: &Standing, percent: bool) -> &Exact {
    if let Some(reached) = &standing.reached {
        return reached;
    }
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

fn place_tiers(standings: &mut [Standing], first: u32, tiers: Tiers) {
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

/// The standings of some contestants alone, in their order: as many as stand better, and one. Ties stay.
///
/// ```
/// use openroom_scoring::{event::ContestantId, event_file, ranking::among, score_event};
/// let event = event_file::read("
/// results:
///   - {board: 1, ns: 1, ew: 2, score: 420}
///   - {board: 1, ns: 3, ew: 4, score: 50}
/// ")?;
/// let scores = score_event(&event)?;
/// // 1 and 4 have everything, 2 and 3 nothing.
/// let odd = among(&event, &scores.standings, |one| one.0 % 2 == 0);
/// assert_eq!(odd.iter().map(|s| (s.contestant, s.rank)).collect::<Vec<_>>(), [
///     (ContestantId(0), Some(1)),
///     (ContestantId(2), Some(2)),
/// ]);
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn among(
    event: &Event,
    standings: &[Standing],
    belongs: impl Fn(ContestantId) -> bool,
) -> Vec<Standing> {
    let places = places(event, standings, &belongs);
    let own = standings.iter().filter(|one| belongs(one.contestant));
    let mut own: Vec<Standing> = own.cloned().collect();
    for standing in &mut own {
        standing.rank = places.get(&standing.contestant).copied();
        let line = event.line_of(standing.contestant);
        let shared = |(&who, &rank): (&ContestantId, &u32)| {
            who != standing.contestant && Some(rank) == standing.rank && event.line_of(who) == line
        };
        standing.tied = standing.tied && places.iter().any(shared);
    }
    own
}

/// The place of each that belongs, among those that do.
fn places(
    event: &Event,
    standings: &[Standing],
    belongs: impl Fn(ContestantId) -> bool,
) -> HashMap<ContestantId, u32> {
    // How many were met in a line, the rank of the last, and its place.
    let mut counts: HashMap<Option<Direction>, (u32, u32, u32)> = HashMap::new();
    let mut places = HashMap::new();
    for standing in standings.iter().filter(|one| belongs(one.contestant)) {
        let Some(rank) = standing.rank else {
            continue;
        };
        let line = event.line_of(standing.contestant);
        let (count, last, place) = counts.entry(line).or_default();
        *count += 1;
        if *last != rank {
            (*last, *place) = (rank, *count);
        }
        places.insert(standing.contestant, *place);
    }
    places
}

/// The strata of an event, the highest first.
fn strata_of(event: &Event) -> Vec<&str> {
    let used = event.contestants.iter();
    let used: BTreeSet<&str> = used.filter_map(|c| c.stratum.as_deref()).collect();
    let told = &event.scoring.settings.strata;
    let mut all: Vec<&str> = told.iter().map(String::as_str).collect();
    all.retain(|name| used.contains(name));
    let more: Vec<&str> = used
        .into_iter()
        .filter(|name| !all.contains(name))
        .collect();
    all.extend(more);
    all
}

/// The places in the strata: who is of a lower one counts in those above too.
fn strata(event: &Event, standings: &mut [Standing]) {
    let all = strata_of(event);
    if all.is_empty() {
        return;
    }
    let level: Vec<Option<usize>> = event
        .contestants
        .iter()
        .map(|c| {
            all.iter()
                .position(|name| c.stratum.as_deref() == Some(name))
        })
        .collect();
    for (height, name) in all.iter().enumerate() {
        let counts = |who: ContestantId| level[who.index()].is_some_and(|own| own >= height);
        let places = places(event, standings, counts);
        for standing in standings.iter_mut() {
            let Some(&place) = places.get(&standing.contestant) else {
                continue;
            };
            standing.strata.push(((*name).to_owned(), place));
            standing.stratum_rank = Some(place);
        }
    }
}

/// The places in the categories.
fn categories(event: &Event, standings: &mut [Standing]) {
    let all = event.contestants.iter().flat_map(|c| &c.categories);
    let all: BTreeSet<&String> = all.collect();
    for name in all {
        let own = |who: ContestantId| event.contestants[who.index()].categories.contains(name);
        let places = places(event, standings, own);
        for standing in standings.iter_mut() {
            if let Some(&place) = places.get(&standing.contestant) {
                standing.categories.push((name.clone(), place));
            }
        }
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
    let line_of = |standing: &Standing| event.line_of(standing.contestant);
    let mut all: BTreeMap<Option<Direction>, Vec<Exact>> = BTreeMap::new();
    for standing in standings.iter().filter(|standing| standing.rank.is_some()) {
        all.entry(line_of(standing))
            .or_default()
            .push(with(standing));
    }
    for line in all.values_mut() {
        line.sort_by(|a, b| b.cmp(a));
    }
    for standing in standings
        .iter_mut()
        .filter(|standing| standing.rank.is_some())
    {
        let value = with(standing);
        let line = all.get(&line_of(standing)).map_or(&[][..], Vec::as_slice);
        let better = line.partition_point(|other| *other > value);
        standing.handicap = Some((value, u32::try_from(better + 1).unwrap_or(u32::MAX)));
    }
}
