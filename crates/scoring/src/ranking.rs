//! Standings: who is first, who shares a place, and why.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::Exact;
use crate::event::{ContestantId, Direction, Event, Structure};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::knock_out::Bracket;
use crate::roster::Roster;
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
pub(crate) fn rank(
    event: &Event,
    roster: &Roster,
    scores: &mut Scores,
    totals: Vec<Total>,
    story: &mut Story,
) {
    let gone = |id: ContestantId| {
        event
            .withdrawals
            .iter()
            .any(|gone| gone.contestant == id && !gone.accepted)
    };
    let knock_out = event.structure == Structure::KnockOut;
    let bracket = knock_out.then(|| Bracket::new(event, &scores.matches));
    // Nearly always all could win the same.
    let hundredth = totals.first().and_then(|one| Hundredth::of(&one.possible));
    let any_gone = !event.withdrawals.is_empty();
    let lines = roster.lines;
    // Who has no line of two has not sat down yet.
    let unplaced = |s: &Standing| lines && event.line_of(s.contestant).is_none();
    let line_of = |s: &Standing| event.line_of(s.contestant);
    let simple = (!any_gone && !lines && !knock_out && roster.in_order)
        .then(|| by_whole_points(&totals))
        .flatten();
    let breaks = knock_out || event.scoring.settings.break_ties != BreakTies::Never;
    let placed = simple.is_some() && !breaks;
    let (mut standings, percent) = match simple {
        Some(order) => {
            let percent = totals.first().is_some_and(|one| !one.possible.is_zero());
            (in_places(&order, &totals, hundredth.as_ref()), percent)
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
                    standing(contestant, &total, hundredth.as_ref(), wins, (None, false))
                });
            let mut all: Vec<Standing> = all.collect();
            // Equal means equal percentage (143.1); without a percentage, equal points.
            // In a Swiss by the victory points, those of byes among them: all have had as many rounds (166.1). In a league too, as its table
            // is read all through the season, although some have matches in hand.
            let counted = [Structure::Swiss, Structure::RoundRobin];
            let by_total = counted.contains(&event.structure) && event.in_vps();
            let percent = !by_total
                && all.iter().any(|standing| standing.percent.is_some())
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
    let before = if breaks {
        standings.clone()
    } else {
        Vec::new()
    };
    let mut ladder = None;
    let mut trials: Vec<Trial> = Vec::new();
    let is_ranked = |s: &Standing| !unplaced(s) && (!any_gone || !gone(s.contestant));
    // Each line is a ranking of its own (Law 78A: it was compared with nobody of the other).
    let (mut start, mut first) = match placed {
        true => (standings.len(), 0),
        false => (0, 0),
    };
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
    if roster.strata {
        strata(event, &mut standings);
    }
    if roster.categories {
        categories(event, &mut standings);
    }
    if roster.handicaps {
        handicaps(event, &mut standings, percent);
    }
    if knock_out {
        warn_of_level_matches(scores, &standings);
    }
    tell_place(event, &standings, &trials, story);
    scores.standings = standings;
}

/// The order of contestants who could all win the same, by whole points, and how far each is behind the first: nothing but whole
/// numbers is compared. Nothing where it is not so simple.
fn by_whole_points(totals: &[Total]) -> Option<Vec<(u32, u32)>> {
    let first = totals.first()?;
    let mut sums = Vec::with_capacity(totals.len());
    for total in totals {
        (total.possible == first.possible).then_some(())?;
        let [points, carried, penalty] =
            [&total.points, &total.carried, &total.penalty].map(Exact::to_i64);
        sums.push(points?.checked_add(carried?)?.checked_sub(penalty?)?);
    }
    let best = sums.iter().copied().max()?;
    // Both numbers in one word, which is sorted soonest.
    let mut order = Vec::with_capacity(sums.len());
    for (who, sum) in (0_u32..).zip(sums) {
        let behind = u32::try_from(best.checked_sub(sum)?).ok()?;
        order.push(u64::from(behind) << 32 | u64::from(who));
    }
    order.sort_unstable();
    let parts = order.into_iter().map(|both| {
        let who = u32::try_from(both & u64::from(u32::MAX)).ok()?;
        Some((u32::try_from(both >> 32).ok()?, who))
    });
    parts.collect()
}

/// The standings in that order, with their places. Standings are large: each is made once, where it stays.
fn in_places(
    order: &[(u32, u32)],
    totals: &[Total],
    hundredth: Option<&Hundredth>,
) -> Vec<Standing> {
    let mut place = 0;
    let behind = |nth: usize| order.get(nth).map(|(behind, _)| *behind);
    let each = (0..).zip(order).map(|(nth, &(own, who))| {
        let like_the_last = nth > 0 && behind(nth - 1) == Some(own);
        if !like_the_last {
            place = u32::try_from(nth + 1).unwrap_or(u32::MAX);
        }
        let tied = like_the_last || behind(nth + 1) == Some(own);
        let total = &totals[who as usize];
        standing(
            ContestantId(who),
            total,
            hundredth,
            None,
            (Some(place), tied),
        )
    });
    each.collect()
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
        let decided = score.walkover.or(score.lots).is_some();
        if alone && !decided && score.lead(0) == score.lead(1) {
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

/// Per cent of what very many could win alike. What points have in common with that are products of its primes, which are looked for
/// once.
struct Hundredth {
    possible: Exact,
    /// 100 / `possible`, and in lowest terms its two parts.
    share: Exact,
    over: i64,
    under: u64,
    primes: Vec<u64>,
}

impl Hundredth {
    fn of(possible: &Exact) -> Option<Self> {
        if possible.is_zero() {
            return None;
        }
        let share = Exact::int(100) / possible.clone();
        let (over, under) = share.parts()?;
        let mut primes = Vec::new();
        let mut rest = under;
        let mut factor = 2;
        while factor * factor <= rest {
            // Longer than this nobody need look.
            (factor < 10_000).then_some(())?;
            if rest.is_multiple_of(factor) {
                primes.push(factor);
            }
            while rest.is_multiple_of(factor) {
                rest /= factor;
            }
            factor += 1;
        }
        primes.extend((rest > 1).then_some(rest));
        Some(Self {
            possible: possible.clone(),
            share,
            over,
            under,
            primes,
        })
    }

    /// Per cent, if the points are whole and nothing grows too large.
    fn percent(&self, points: &Exact) -> Option<Exact> {
        let mut points = points.to_i64()?;
        let mut under = self.under;
        for &prime in &self.primes {
            let signed = i64::try_from(prime).ok()?;
            while under.is_multiple_of(prime) && points % signed == 0 {
                (points, under) = (points / signed, under / prime);
            }
        }
        Exact::lowest_terms(points.checked_mul(self.over)?, under)
    }
}

/// `knock_out` is the share of matches won, and how far the contestant got.
#[inline]
fn standing(
    contestant: ContestantId,
    total: &Total,
    hundredth: Option<&Hundredth>,
    knock_out: Option<(Exact, Exact)>,
    (rank, tied): (Option<u32>, bool),
) -> Standing {
    let (wins, reached) = knock_out.unzip();
    let mut points = total.points.clone();
    if !total.carried.is_zero() {
        points += total.carried.clone();
    }
    if !total.penalty.is_zero() {
        points -= total.penalty.clone();
    }
    let percent = (!total.possible.is_zero()).then(|| {
        let known = hundredth.filter(|known| known.possible == total.possible);
        match known.map(|known| (known.percent(&points), known)) {
            Some((Some(percent), _)) => percent,
            Some((None, known)) => points.clone() * known.share.clone(),
            None => points.clone() * Exact::int(100) / total.possible.clone(),
        }
    });
    Standing {
        contestant,
        rank,
        tied,
        total: points,
        percent,
        reason: None,
        penalty: total.penalty.clone(),
        carried: total.carried.clone(),
        boards: total.boards,
        possible: total.possible.clone(),
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
