//! A result against each of the others, one by one: how a player adds his score up.

use super::boards::parts_of;
use crate::Exact;
use crate::absences;
use crate::event::{ContestantId, Direction, Event, EventKind, Method, Weighted};
use crate::field::{Compared, by_form};
use crate::imps::imps;
use crate::matches::Meeting;
use crate::scores::Scores;

/// One result against another.
#[derive(Debug, Clone, PartialEq)]
pub struct Comparison {
    /// The other one: its place in [`Event::results`].
    pub with: u32,
    /// What comes of it for the side, weights counted. Nothing where results are not compared one by one: Butler makes a datum of all
    /// of them.
    pub worth: Option<Exact>,
}

/// The result of a contestant against each other one that it is compared with; with Butler the other results of which the datum is
/// made. Nothing where nothing is compared: an artificial score, total points.
///
/// ```
/// use openroom_scoring::event::ContestantId;
/// use openroom_scoring::explain_event::comparisons;
/// use openroom_scoring::{Exact, event_file, score_event};
///
/// let event = event_file::read(
///     "
/// event: {kind: pairs}
/// results:
///   - {board: 1, ns: 1, ew: 4, score: 420}
///   - {board: 1, ns: 2, ew: 5, score: 420}
///   - {board: 1, ns: 3, ew: 6, score: -50}
/// ",
/// )?;
/// let scores = score_event(&event)?;
/// let one = comparisons(&event, &scores, 0, ContestantId(0));
/// let worth: Vec<_> = one.iter().map(|one| one.worth.clone()).collect();
/// assert_eq!(worth, [Some(Exact::int(1)), Some(Exact::int(2))]);
/// # Ok::<(), openroom_scoring::event_file::EventErrors>(())
/// ```
#[must_use]
pub fn comparisons(
    event: &Event,
    scores: &Scores,
    result: u32,
    contestant: ContestantId,
) -> Vec<Comparison> {
    let Ok(event) = absences::resolve(event) else {
        return Vec::new();
    };
    let Some(side) = event
        .results
        .get(result as usize)
        .and_then(|at| at.direction_of(contestant))
    else {
        return Vec::new();
    };
    match event.kind {
        EventKind::Teams => in_match(&event, result, side, contestant),
        _ => in_field(&event, scores, result, side),
    }
}

fn in_field(event: &Event, scores: &Scores, result: u32, side: Direction) -> Vec<Comparison> {
    let win = event.scoring.settings.win;
    let worth = |difference: i64| match event.scoring.method {
        Method::Matchpoints => Some(Exact::ratio(i64::from(win) * (1 + difference.signum()), 2)),
        Method::CrossImps => Some(Exact::int(imps(difference))),
        _ => None,
    };
    let parts = |at: u32| parts_of(&event.results[at as usize], side);
    let Some(own) = parts(result) else {
        return Vec::new();
    };
    let mut boards = scores.boards.iter();
    let Some(board) = boards.find(|board| board.results.contains(&result)) else {
        return Vec::new();
    };
    let forms = by_form(event, &board.results);
    let Some(compared) = forms.into_iter().find(|form| form.contains(&result)) else {
        return Vec::new();
    };
    // Against the par of the board no other result counts.
    let has_par = Compared::new(event, compared.clone(), board.expected).has_par();
    let others = compared.iter().filter(|&&at| at != result);
    others
        .filter_map(|&with| {
            let there = parts(with)?;
            let worth = weighed(&own, &there, |a, b| worth((a - b) * side.sign()));
            let counts = worth.is_some() || event.scoring.method == Method::Butler && !has_par;
            counts.then_some(Comparison { with, worth })
        })
        .collect()
}

/// In a match the team's other table.
fn in_match(event: &Event, result: u32, side: Direction, team: ContestantId) -> Vec<Comparison> {
    let Some(meeting) = Meeting::of_result(event, &[], result) else {
        return Vec::new();
    };
    let boards = meeting.boards();
    let Some(tables) = boards.iter().find(|one| one.places.contains(&result)) else {
        return Vec::new();
    };
    let parts = |at: u32, side| parts_of(&event.results[at as usize], side);
    let Some(own) = parts(result, side) else {
        return Vec::new();
    };
    let others = tables.places.iter().filter(|&&at| {
        let there = &event.results[at as usize];
        at != result && there.direction_of(team) == Some(side.other())
    });
    others
        .filter_map(|&with| {
            let other = parts(with, side.other())?;
            let worth = weighed(&own, &other, |a, b| {
                Some(meeting.convert((a - b) * side.sign()))
            });
            Some(Comparison { with, worth })
        })
        .collect()
}

/// Converted first, weighted afterwards (White Book 12.1.4).
fn weighed(
    own: &[Weighted],
    other: &[Weighted],
    worth: impl Fn(i64, i64) -> Option<Exact>,
) -> Option<Exact> {
    let mut sum = Exact::ZERO;
    for a in own {
        for b in other {
            let weight = a.weight.clone() * b.weight.clone();
            sum += weight * worth(i64::from(a.score), i64::from(b.score))?;
        }
    }
    Some(sum)
}
