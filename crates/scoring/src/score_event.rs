//! Scoring an event from end to end: boards, matches, penalties, carry-over, standings.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::Exact;
use crate::event::{Direction, Event, EventKind, Outcome, Ruling, SideScore, TableResult};
use crate::event_error::EventErrors;
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::field::{Seat, Seated};
use crate::points::Points;
use crate::ranking::{self, Total};
use crate::roster::Roster;
use crate::scores::{Scores, Warning};
use crate::standard::{Measure, decimals};
use crate::sums::{Entries, sums};
use crate::{
    absences, carry_over, checks, field, matches, penalties, sit_outs, warnings, withdrawals,
};

/// Scores an event.
///
/// The same event gives the same scores whatever the order of its results.
///
/// # Errors
///
/// When the event cannot be scored: a contestant that plays itself or has two results for a board, a form of a fouled
/// board that nobody shares, a board that lacks a table, a scale without a column for the match.
pub fn score_event(event: &Event) -> Result<Scores, EventErrors> {
    let mut scores = score_with(event, &mut Story::silent())?;
    with_imp_handicaps(event, &mut scores)?;
    Ok(scores)
}

/// Scores an event and lets somebody listen who wants one figure explained.
pub(crate) fn score_with(event: &Event, story: &mut Story) -> Result<Scores, EventErrors> {
    let roster = Roster::of(event);
    // Results take more room than a processor's cache has: those of a field are looked at, compared and added up in one go.
    let in_one_go = event.kind != EventKind::Teams
        && event.withdrawals.is_empty()
        && checks::is_sound_but_for_results(event, &roster);
    let groups = in_one_go.then(|| field::checked_groups(event)).flatten();
    if groups.is_none() {
        checks::check(event)?;
    }
    let absent = |result: &TableResult| matches!(result.outcome, Outcome::Absent(_));
    let resolved = if groups.is_none() && event.results.iter().any(absent) {
        absences::resolve(event)?
    } else {
        Cow::Borrowed(event)
    };
    let event = &*resolved;
    let mut scores = Scores {
        board_decimals: decimals(event, Measure::Basic),
        total_decimals: decimals(event, Measure::Final),
        ..Scores::default()
    };
    warn_of_law_86(event, &mut scores);
    let cancelled = cancelled(event);
    let mut seated = None;
    match event.kind {
        EventKind::Teams => matches::score_teams(event, &cancelled, &mut scores, story)?,
        EventKind::Pairs | EventKind::Individual => {
            let groups = groups.unwrap_or_else(|| field::groups(event, &cancelled));
            seated = Some(field::score_boards(event, groups, &mut scores, story)?);
            if event.matches_decide() {
                matches::score_pairs(event, &cancelled, &mut scores, story)?;
            }
        }
    }
    matches::score_notes(event, &mut scores, story)?;
    matches::note_lots(event, &mut scores);
    let costs = penalties::apply(event, &mut scores, story);
    carry_over::into_matches(event, &mut scores);
    let totals = totals(event, &scores, costs, seated, story)?;
    ranking::rank(event, &roster, &mut scores, totals, story);
    warnings::look(event, &roster, &mut scores);
    Ok(scores)
}

/// The handicap ranking of teams whose handicap is in IMPs: the event as it would be with them, victory points and all.
fn with_imp_handicaps(event: &Event, scores: &mut Scores) -> Result<(), EventErrors> {
    if event.scoring.with_handicaps || !event.has_imp_handicaps() {
        return Ok(());
    }
    let mut other = event.clone();
    other.scoring.with_handicaps = true;
    let with = score_with(&other, &mut Story::silent())?;
    for standing in &mut scores.standings {
        let found = with.standings.iter();
        let mut found = found.filter(|one| one.contestant == standing.contestant);
        if let Some(one) = found.next() {
            let value = one.percent.clone().unwrap_or_else(|| one.total.clone());
            standing.handicap = one.rank.map(|rank| (value, rank));
        }
    }
    Ok(())
}

/// Team play: an artificial score where the other table has a result (86D of 2007, 86B1 of 2017).
fn warn_of_law_86(event: &Event, scores: &mut Scores) {
    if event.kind != EventKind::Teams {
        return;
    }
    let awarded = |result: &TableResult| match &result.outcome {
        Outcome::Ruled(ruling) => matches!(
            &**ruling,
            Ruling::Sides([SideScore::Artificial(_), SideScore::Artificial(_)])
        ),
        _ => false,
    };
    let key = |result: &TableResult| {
        (
            result.in_match,
            result.round,
            result.board,
            result.four,
            result.session,
        )
    };
    let played: HashSet<_> = event
        .results
        .iter()
        .filter(|r| matches!(r.outcome, Outcome::Score(_)))
        .map(key)
        .collect();
    for (i, result) in event.results.iter().enumerate() {
        if !awarded(result) || !played.contains(&key(result)) {
            continue;
        }
        let result = u32::try_from(i).unwrap_or(u32::MAX);
        scores
            .warnings
            .push(Warning::OtherTableCancelled { result });
    }
}

/// Results that no longer count: those against a contestant that left early.
fn cancelled(event: &Event) -> Vec<bool> {
    let left = event.withdrawals.iter().map(|gone| gone.contestant);
    let gone: Vec<_> = left
        .filter(|&contestant| withdrawals::left_early(event, contestant))
        .collect();
    if gone.is_empty() {
        return Vec::new();
    }
    let against = |contestant| gone.contains(&contestant);
    event
        .results
        .iter()
        .map(|result| {
            result
                .ns
                .contestants()
                .chain(result.ew.contestants())
                .any(against)
        })
        .collect()
}

fn totals(
    event: &Event,
    scores: &Scores,
    costs: Vec<Exact>,
    seated: Option<Seated>,
    story: &mut Story,
) -> Result<Vec<Total>, EventErrors> {
    let all_played = seated.as_ref().is_some_and(|seated| seated.all_played);
    let mut totals: Vec<Total> = costs
        .into_iter()
        .map(|penalty| Total {
            penalty,
            ..Total::default()
        })
        .collect();
    if event.matches_decide() {
        match_totals(scores, &mut totals, story);
    } else {
        field_totals(event, scores, seated, &mut totals);
        tell_boards(event, scores, story);
    }
    if let Some(wanted) = story.total_of() {
        let sum = totals.get(wanted.index()).map(|total| total.points.clone());
        story.push("", Fact::Sum, sum);
    }
    sit_outs::credit(event, &mut totals, all_played, story);
    withdrawals::after_withdrawal(event, scores, &mut totals, story)?;
    let carry_over = &event.carry_over;
    for carried in &carry_over.totals {
        let points = carry_over.points(carried, &event.scoring.settings.rules.matches);
        let total = &mut totals[carried.contestant.index()];
        total.carried += points.clone();
        total.possible += event.possible_of(carried);
        if story.wants_total(carried.contestant) {
            let rule = match carry_over.rule {
                carry_over::Rule::WhiteBook { .. } => "White Book 172",
                _ => "",
            };
            let fact = Fact::Carried(carried.total.clone(), carry_over.rule.clone());
            story.push(rule, fact, Some(points));
        }
    }
    penalties::tell(event, scores, story);
    Ok(totals)
}

fn match_totals(scores: &Scores, totals: &mut [Total], story: &mut Story) {
    for score in &scores.matches {
        for side in 0..2 {
            let possible = if score.vps.is_some() {
                score.at_stake.clone()
            } else {
                score.available.clone()
            };
            for contestant in [score.teams[side], score.partners[side]]
                .into_iter()
                .flatten()
            {
                let total = &mut totals[contestant.index()];
                total.points += score.won(side);
                // What the other brought into the match is a margin against this side.
                if score.is_net() {
                    total.points -= score.carried[1 - side].clone();
                }
                total.possible += possible.clone();
                total.boards += score.boards;
                if story.wants_total(contestant) {
                    let fact = Fact::Match(score.label());
                    story.push("", fact, Some(score.won(side)));
                }
            }
        }
    }
}

/// The boards of the contestant that was asked for, one by one.
fn tell_boards(event: &Event, scores: &Scores, story: &mut Story) {
    let Some(wanted) = story.total_of() else {
        return;
    };
    for board in &scores.boards {
        for &i in &board.results {
            let result = &event.results[i as usize];
            let Some(side) = result.direction_of(wanted) else {
                continue;
            };
            let fact = Fact::Board {
                board: board.board,
                session: board.session,
                round: board.round,
            };
            let player = result.side(side).player_of(wanted);
            let points = scores.points.player(i, side, player).cloned();
            story.push("", fact, points);
        }
    }
}

/// The points of every side of a field, where a side may have two players.
struct Sides<'a> {
    event: &'a Event,
    scores: &'a Scores,
}

impl Entries for Sides<'_> {
    fn each(&self, mut tell: impl FnMut(usize, u32)) {
        let points = &self.scores.points;
        let count = points.values().len();
        for (i, result) in (0_u32..).zip(&self.event.results) {
            for side in Direction::BOTH {
                for (contestant, player) in result.side(side).players() {
                    let place = points.place(i, side, player);
                    if (place as usize) < count {
                        tell(contestant.index(), place);
                    }
                }
            }
        }
    }
}

/// The same of a field of pairs.
struct Pairs<'a> {
    seats: &'a [Seat],
    points: &'a Points,
}

impl Entries for Pairs<'_> {
    fn each(&self, mut tell: impl FnMut(usize, u32)) {
        let count = self.points.values().len();
        for (seat, places) in self.seats.iter().zip(self.points.places()) {
            for (&who, &place) in seat.sides.iter().zip(places) {
                if (place as usize) < count {
                    tell(who as usize, place);
                }
            }
        }
    }
}

/// What each contestant of a field made on all boards.
fn field_totals(event: &Event, scores: &Scores, seated: Option<Seated>, totals: &mut [Total]) {
    let values = scores.points.values();
    match seated {
        Some(Seated {
            made: Some(made), ..
        }) => {
            for (total, made) in totals.iter_mut().zip(made) {
                total.points = Exact::int(made.points);
                total.boards = made.boards;
            }
        }
        Some(Seated { seats, .. }) if event.kind == EventKind::Pairs => {
            let points = &scores.points;
            let pairs = Pairs {
                seats: &seats,
                points,
            };
            put(sums(totals.len(), values, &pairs), totals);
        }
        _ => put(sums(totals.len(), values, &Sides { event, scores }), totals),
    }
    // Boards have one top, nearly always; then it is enough to count them.
    let first = scores.boards.first().and_then(|board| board.top.clone());
    let one_top = scores.boards.iter().all(|board| board.top == first);
    let top = first.unwrap_or_default();
    // Nearly all have played as many boards.
    let mut last = (0, Exact::ZERO);
    for total in totals.iter_mut().filter(|_| one_top) {
        if last.0 != total.boards {
            let boards = Exact::int(total.boards.into());
            last = (total.boards, top.clone() * boards);
        }
        total.possible = last.1.clone();
    }
    for board in scores.boards.iter().filter(|_| !one_top) {
        let top = board.top.clone().unwrap_or_default();
        for &i in &board.results {
            let result = &event.results[i as usize];
            for side in Direction::BOTH {
                for (contestant, player) in result.side(side).players() {
                    if scores.points.player(i, side, player).is_some() {
                        totals[contestant.index()].possible += top.clone();
                    }
                }
            }
        }
    }
}

/// Puts sums, and how many values each has, into the totals.
fn put((points, boards): (Vec<Exact>, Vec<u32>), totals: &mut [Total]) {
    for ((total, points), boards) in totals.iter_mut().zip(points).zip(boards) {
        (total.points, total.boards) = (points, boards);
    }
}
