//! Results: who and what they name, and what the Director awarded.

use openroom_said::{Said, said};

use super::words::{called, error_at, no_complement, no_score, not_per_cent};
use crate::Exact;
use crate::event::{
    Award, Edition, Event, EventKind, Outcome, Redress, Ruling, SideScore, TableResult, Weighted,
};
use crate::event_error::EventErrors;

/// More than any contract can score.
pub(crate) const MOST_POINTS: i32 = 8000;

pub(super) fn check(event: &Event, errors: &mut EventErrors) {
    for (place, result) in event.results.iter().enumerate() {
        if let Some(wrong) = wrong(event, result) {
            errors.push(error_at(event, place, "", wrong));
        } else if let Some(wrong) = stood_in_is_wrong(event, result) {
            errors.push(error_at(event, place, "stood-in", wrong));
        }
    }
}

/// Whether nothing is wrong with a result.
pub(crate) fn is_sound(event: &Event, result: &TableResult) -> bool {
    // Nearly all are a score of a pair against a pair.
    let plain = match result.outcome {
        Outcome::Score(points) => points % 10 == 0 && points.abs() <= MOST_POINTS,
        _ => false,
    };
    let alone = result.ns.second.is_none() && result.ew.second.is_none();
    match plain && alone && result.stood_in.is_none() {
        true => is_known(event, result),
        false => wrong(event, result).is_none() && stood_in_is_wrong(event, result).is_none(),
    }
}

fn wrong(event: &Event, result: &TableResult) -> Option<(Said, Said)> {
    if !is_known(event, result) {
        let problem = said!(
            "scored-contestant-or-board-does",
            "there is no such contestant or board"
        );
        return Some((problem, said!("scored-add", "add the contestant or board")));
    }
    let two = result.ns.second.is_some() || result.ew.second.is_some();
    if two && event.kind != EventKind::Individual {
        let problem = said!(
            "scored-two-contestants-on-one",
            "there are two contestants on one side"
        );
        let remedy = said!(
            "scored-two-players-side-for",
            "two players per side are only for `kind: individual`"
        );
        return Some((problem, remedy));
    }
    match &result.outcome {
        Outcome::Score(points) => points_are_wrong(*points),
        Outcome::Ruled(ruling) => ruling_is_wrong(event, ruling),
        Outcome::NotPlayed | Outcome::Absent(_) => None,
    }
}

/// Who came back sits there.
fn stood_in_is_wrong(event: &Event, result: &TableResult) -> Option<(Said, Said)> {
    let who = result.stood_in?;
    if result.direction_of(who).is_some() {
        return None;
    }
    let problem = said!(
        "scored-does-not-sit-there",
        "{name} does not sit at this table",
        name = called(event, who)
    );
    let remedy = said!(
        "scored-name-who-came-back",
        "name the contestant who returned to find the board played by a stand-by (White Book 144.3)"
    );
    Some((problem, remedy))
}

/// Whether all that a result names is there.
fn is_known(event: &Event, result: &TableResult) -> bool {
    let contestants = event.contestants.len();
    let both = [result.ns, result.ew];
    let known = both.into_iter().all(|side| {
        side.first.index() < contestants
            && side
                .second
                .is_none_or(|second| second.index() < contestants)
    });
    // The first section, form and table are those that nobody names.
    let listed = |place: usize, list: &[String]| place == 0 || place < list.len();
    known
        && result.board.index() < event.boards.len()
        && result
            .in_match
            .is_none_or(|id| (id.0 as usize) < event.match_names.len())
        && listed(result.section.into(), &event.sections)
        && listed(result.form.into(), &event.forms)
        && listed(result.table as usize, &event.tables)
}

/// Scores are multiples of ten, and none is above what a contract can make.
pub(crate) fn points_are_wrong(points: i32) -> Option<(Said, Said)> {
    if points % 10 == 0 && points.abs() <= MOST_POINTS {
        return None;
    }
    let problem = no_score(points);
    let remedy = said!(
        "scored-scores-multiples-10-as",
        "write the North-South score, a multiple of 10"
    );
    Some((problem, remedy))
}

fn ruling_is_wrong(event: &Event, ruling: &Ruling) -> Option<(Said, Said)> {
    match ruling {
        Ruling::Sides(sides) => {
            let complement = SideScore::Artificial(Award::Complement);
            // Beside the better of average plus and an assigned score it may stand (White Book 40.3, 90.4.2).
            let better = |side: &SideScore| matches!(side, SideScore::AtLeastPlus(_));
            let alone = sides.contains(&complement) && !sides.iter().any(better);
            if event.edition == Edition::E2007 && alone {
                return Some(no_complement());
            }
            let each = |side: &SideScore| matches!(side, SideScore::Artificial(Award::Each(_)));
            if event.kind != EventKind::Individual && sides.iter().any(each) {
                let problem = said!(
                    "scored-award-for-each-player",
                    "an award for each player of a side is only for `kind: individual`"
                );
                let remedy = said!("scored-give-side-one-award", "give the side one award");
                return Some((problem, remedy));
            }
            sides.iter().find_map(side_is_wrong)
        }
        Ruling::Redress(Redress {
            table,
            without_infraction,
            without_error,
            ..
        }) => points_are_wrong(*table)
            .or_else(|| parts_are_wrong(without_infraction))
            .or_else(|| parts_are_wrong(without_error)),
    }
}

fn side_is_wrong(side: &SideScore) -> Option<(Said, Said)> {
    match side {
        SideScore::Artificial(Award::Percent(percent)) => not_per_cent(percent, percent),
        SideScore::Artificial(Award::Each(each)) => each.iter().find_map(|award| match award {
            Award::Percent(percent) => not_per_cent(percent, percent),
            _ => None,
        }),
        SideScore::Assigned(parts) | SideScore::AtLeastPlus(parts) => parts_are_wrong(parts),
        SideScore::Artificial(_) | SideScore::Unscored => None,
    }
}

/// A weighted score is made of scores, and the weights add up to 1 (12C1c).
pub(crate) fn parts_are_wrong(parts: &[Weighted]) -> Option<(Said, Said)> {
    let mut all = parts.iter();
    if let Some(wrong) = all.find_map(|part| points_are_wrong(part.score)) {
        return Some(wrong);
    }
    let mut all = parts.iter();
    if let Some(part) = all.find(|part| part.weight.signum() <= 0 || part.weight > Exact::ONE) {
        return Some(weight_is_wrong(&part.weight));
    }
    let sum: Exact = parts.iter().map(|part| part.weight.clone()).sum();
    if sum == Exact::ONE {
        return None;
    }
    let problem = said!(
        "scored-weights-add-up-not",
        "the weights add up to {sum}, not to 1",
        sum = sum.decimal(6)
    );
    let remedy = said!(
        "scored-change-them-so-they",
        "change the weights so that they add up to exactly 1"
    );
    Some((problem, remedy))
}

/// The words for a weight that is none.
pub(crate) fn weight_is_wrong(weight: impl openroom_said::ToArg) -> (Said, Said) {
    let problem = said!(
        "scored-weight-not-more-than",
        "the weight {weight} must be more than 0 and at most 1",
        weight
    );
    let remedy = said!(
        "scored-write-share-such-as",
        "write a share such as 0.6 or 1/3"
    );
    (problem, remedy)
}
