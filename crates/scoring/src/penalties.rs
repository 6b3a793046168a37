//! Penalties (Laws 90, 91; White Book 90, 91): in the final method, after conversion, from the offender alone. Only in
//! a knock-out do they move the match.

use crate::Exact;
use crate::adjusted;
use crate::event::{
    Award, ContestantId, Direction, Event, Outcome, Penalty, PenaltyAmount, Ruling, SideScore,
    Structure,
};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::scores::Scores;
use crate::standard::{Measure, standard_value};

/// What a penalty costs in points of the final method.
///
/// A disciplinary penalty starts at twice the standard value (91.2).
#[must_use]
pub fn cost(amount: &PenaltyAmount, standard: &Exact) -> Exact {
    match amount {
        PenaltyAmount::Standard(times) => standard.clone() * times.clone(),
        PenaltyAmount::Disciplinary(times) => standard.clone() * times.clone() * Exact::int(2),
        PenaltyAmount::Points(points) => points.clone(),
    }
}

/// What the penalties of each contestant come to; in a knock-out they change the matches instead.
pub(crate) fn apply(event: &Event, scores: &mut Scores, story: &mut Story) -> Vec<Exact> {
    let mut costs = vec![Exact::ZERO; event.contestants.len()];
    for penalty in &event.penalties {
        let standard = standard(event, scores, penalty);
        if event.structure == Structure::KnockOut
            && in_match(event, scores, penalty, &standard, story)
        {
            continue;
        }
        if let Some(total) = costs.get_mut(penalty.contestant.index()) {
            *total += cost(&penalty.amount, &standard);
        }
    }
    costs
}

/// The standard penalty in the final method: that of the boards of the session in which it was given, if that is told.
fn standard(event: &Event, scores: &Scores, penalty: &Penalty) -> Exact {
    let there = |session: u16| penalty.session.is_none_or(|told| told == session);
    let boards = scores.boards.iter().filter(|board| there(board.session));
    let expected = boards.map(|board| board.expected).max();
    let boards = scores.matches.iter().map(|score| score.boards).max();
    standard_value(
        event,
        Measure::Final,
        expected.unwrap_or(0),
        boards.unwrap_or(0),
    )
}

/// Tells the penalties of the contestant whose total was asked for.
pub(crate) fn tell(event: &Event, scores: &Scores, story: &mut Story) {
    for penalty in &event.penalties {
        let standard = standard(event, scores, penalty);
        let moved = event.structure == Structure::KnockOut && place_of(scores, penalty).is_some();
        if !story.wants_total(penalty.contestant) || moved {
            continue;
        }
        let rule = match penalty.amount {
            PenaltyAmount::Disciplinary(_) => "91; White Book 91.2",
            _ => "90; White Book 90.2, 12.5",
        };
        let fact = Fact::Penalty(penalty.amount.clone(), standard.clone());
        story.push(rule, fact, Some(-cost(&penalty.amount, &standard)));
    }
}

/// The match that a penalty moves, and the side.
fn place_of(scores: &Scores, penalty: &Penalty) -> Option<(usize, usize)> {
    let wanted = penalty.in_match;
    scores.matches.iter().enumerate().find_map(|(i, score)| {
        let side = score.side_of(penalty.contestant)?;
        (wanted.is_none() || score.id == wanted).then_some((i, side))
    })
}

/// Moves the result of a knock-out match (90.5). False if the contestant has no match to move.
fn in_match(
    event: &Event,
    scores: &mut Scores,
    penalty: &Penalty,
    standard: &Exact,
    story: &mut Story,
) -> bool {
    let Some((place, side)) = place_of(scores, penalty) else {
        return false;
    };
    let score = &mut scores.matches[place];
    let times = match &penalty.amount {
        PenaltyAmount::Standard(times) => times.clone(),
        PenaltyAmount::Disciplinary(times) => times.clone() * Exact::int(2),
        PenaltyAmount::Points(points) => points.clone() / standard.clone(),
    };
    let beside = has_average_minus(event, score.id, penalty.contestant);
    let rules = &event.scoring.settings.rules.matches;
    let moved = adjusted::knock_out_penalty(rules, standard, &times, beside);
    score.basic[side] -= moved.clone();
    score.basic[1 - side] += moved;
    if let Some(told) = story.side(score) {
        let fact = Fact::KnockOutPenalty {
            times,
            beside_average_minus: beside,
        };
        story.push("White Book 90.5", fact, Some(score.basic[told].clone()));
    }
    true
}

fn has_average_minus(
    event: &Event,
    id: Option<crate::event::MatchId>,
    contestant: ContestantId,
) -> bool {
    event
        .results
        .iter()
        .filter(|result| result.in_match == id)
        .any(|result| {
            let Outcome::Ruled(ruling) = &result.outcome else {
                return false;
            };
            let Ruling::Sides(sides) = &**ruling else {
                return false;
            };
            let minus = |direction: Direction| {
                sides[direction.index()] == SideScore::Artificial(Award::Minus)
            };
            result.direction_of(contestant).is_some_and(minus)
        })
}
