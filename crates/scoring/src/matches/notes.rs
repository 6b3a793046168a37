//! Matches that have no boards: decided elsewhere, wrongly seated, byes.

use openroom_said::{Said, said};
use std::collections::HashSet;

use super::conversion::{correct_pairing, handicap, length, look_up, scale_of};
use crate::Exact;
use crate::adjusted;
use crate::event::{Bye, ContestantId, Event, EventKind, Fate, MatchNote, Method, Structure};
use crate::event_error::{EventError, EventErrors};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::scores::{MatchScore, Scores};
use crate::standard::{Measure, standard_value};
use crate::victory_points::by_method;
use crate::withdrawals::left_early;

/// Victory points that do not come from the boards; whether there are any.
pub(super) fn fixed_vps(
    event: &Event,
    note: &MatchNote,
    score: &mut MatchScore,
    story: &mut Story,
) -> bool {
    let rules = &event.scoring.settings.rules.matches;
    let (rule, fact, vps) = match &note.fate {
        Fate::Vps(vps) => ("", Fact::DecidedElsewhere, vps.clone()),
        Fate::WrongSeating(director) => {
            let vps = adjusted::wrong_seating(rules, &score.at_stake, *director);
            let fact = Fact::WrongSeating(*director);
            ("White Book 147.6", fact, [vps.clone(), vps])
        }
        _ => return false,
    };
    if let Some(side) = story.side(score) {
        story.push(rule, fact, Some(vps[side].clone()));
    }
    score.vps = Some(vps);
    if matches!(note.fate, Fate::Vps(_)) {
        correct_pairing(event, score, Some(note), story);
    }
    true
}

/// A match that one side won without playing it out: nothing of it is scored, and it is won (145.10). Where points decide, what it
/// brings waits for the results of all others.
pub(super) fn walkover(event: &Event, score: &mut MatchScore, winner: usize, story: &mut Story) {
    let level = [score.draw.clone(), score.draw.clone()];
    // Victory points are no points of the basic method: nobody has made any.
    let in_vps = !score.at_stake.is_zero();
    score.vps = in_vps.then(|| level.clone());
    score.basic = match in_vps {
        true => [Exact::ZERO, Exact::ZERO],
        false => level,
    };
    score.parts = None;
    score.walkover = Some(winner);
    score.played = false;
    if let Some(side) = story.side(score) {
        let fact = Fact::Walkover(side == winner);
        if event.structure == Structure::KnockOut {
            story.push("White Book 145.10", fact, Some(score.won(side)));
        }
    }
}

/// Whom lots chose, of each match that the boards may leave level (143.2).
pub(crate) fn note_lots(event: &Event, scores: &mut Scores) {
    for note in event.matches.iter().filter(|note| note.lots.is_some()) {
        let mut found = scores.matches.iter_mut();
        if let Some(score) = found.find(|score| score.id == Some(note.id)) {
            score.lots = note.lots;
        }
    }
}

/// Scores the matches of which only the list of matches tells.
pub(crate) fn score_notes(
    event: &Event,
    scores: &mut Scores,
    story: &mut Story,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let scored: HashSet<_> = scores.matches.iter().filter_map(|score| score.id).collect();
    let mut byes = Vec::new();
    let stake = stake_told(event);
    for note in event
        .matches
        .iter()
        .filter(|note| !scored.contains(&note.id))
    {
        let gone = |&contestant: &ContestantId| left_early(event, contestant);
        let without = matches!(&note.fate, Fate::Bye(Bye::Withdrawal(other)) if gone(other));
        if without || note.teams.iter().any(gone) {
            continue;
        }
        if let Fate::Bye(bye) = &note.fate {
            byes.push((scores.matches.len(), bye));
        }
        match score_note(event, note, stake.as_ref(), story) {
            Ok(score) => scores.matches.push(score),
            Err(error) => errors.push_once(error.within("matches")),
        }
    }
    if errors.0.is_empty() {
        for (place, bye) in byes {
            award_bye(event, scores, place, bye, story);
        }
        if event.structure != Structure::KnockOut {
            for place in 0..scores.matches.len() {
                award_walkover(event, scores, place, story);
            }
        }
    }
    errors.or(())
}

/// What a match is about where only victory points are known, and no scale: the most that two sides made together. It is the
/// same for all, so that places do not depend on it.
fn stake_told(event: &Event) -> Option<Exact> {
    let told = event.told_in_vps().then_some(&event.matches)?;
    let made = told.iter().filter_map(|note| match &note.fate {
        Fate::Vps([own, other]) => Some(own.clone() + other.clone()),
        Fate::Bye(Bye::Vps(vps)) => Some(vps.clone()),
        _ => None,
    });
    made.max().filter(|most| most.signum() > 0)
}

fn score_note(
    event: &Event,
    note: &MatchNote,
    stake: Option<&Exact>,
    story: &mut Story,
) -> Result<MatchScore, EventError> {
    let fail = |problem: Said, remedy: Said| Err(EventError::new(note.line, problem, remedy));
    let length = length(event, Some(note), 0);
    let scale = scale_of(event, Some(note));
    let mut score = MatchScore {
        id: Some(note.id),
        teams: [note.teams.first().copied(), note.teams.get(1).copied()],
        boards: length,
        played: !matches!(
            note.fate,
            Fate::Bye(_) | Fate::WrongSeating(_) | Fate::Walkover(_)
        ),
        ..MatchScore::default()
    };
    if story.side(&score).is_some() {
        story.push("", Fact::Match(score.label()), None);
    }
    if !event.matches_decide() {
        let problem = said!(
            "scored-matches-decide-nothing-this",
            "matches do not count in this event: it is ranked by its boards"
        );
        return fail(
            problem,
            said!(
                "scored-set-scoring-vp-or",
                "set `scoring.vp`, or take the match out"
            ),
        );
    }
    if let Some(scale) = scale {
        score.at_stake = scale.most();
        score.draw = scale.draw();
    } else if let Some(stake) = stake {
        score.at_stake = stake.clone();
        score.draw = stake.clone() / Exact::int(2);
    } else if event.scoring.method == Method::Hybrid {
        let stake = i64::from(3 * length + 1);
        score.at_stake = Exact::int(stake);
        score.draw = Exact::ratio(stake, 2);
    } else if matches!(note.fate, Fate::Vps(_) | Fate::Bye(Bye::Vps(_))) {
        let problem = said!(
            "scored-victory-points-event-has",
            "victory points are given in an event that has none"
        );
        return fail(
            problem,
            said!(
                "scored-write-imps-or-set",
                "give `imps`, or set `scoring.vp`"
            ),
        );
    } else if event.scoring.method == Method::PointABoard {
        score.available = Exact::int(2 * i64::from(length));
        score.draw = Exact::int(length.into());
    }
    if !score.at_stake.is_zero() && fixed_vps(event, note, &mut score, story) {
        return Ok(score);
    }
    let rules = &event.scoring.settings.rules.matches;
    let (rule, facts) = match &note.fate {
        Fate::Played => {
            return fail(
                said!("scored-match-without-results", "the match has no results"),
                said!(
                    "scored-give-results-or-what",
                    "give the results of the match or its final score"
                ),
            );
        }
        Fate::Bye(_) => return Ok(score),
        Fate::Walkover(winner) => {
            walkover(event, &mut score, *winner, story);
            return Ok(score);
        }
        Fate::Basic(basic) => {
            score.basic = basic.clone();
            handicap(event, &mut score, length);
            ("", [Fact::DecidedElsewhere, Fact::DecidedElsewhere])
        }
        Fate::CutShort(blame) => {
            let percent =
                event.kind != EventKind::Teams && event.scoring.method == Method::Matchpoints;
            score.basic = adjusted::void_match(rules, *blame, length, percent);
            if percent {
                score.available = Exact::int(100);
            }
            let rule = if event.kind == EventKind::Teams {
                "White Book 147.7"
            } else {
                "White Book 147.8"
            };
            let fact = |at_fault| Fact::VoidMatch {
                boards: length,
                at_fault,
            };
            (rule, adjusted::at_fault(*blame).map(fact))
        }
        Fate::WrongSeating(director) => {
            // Other methods: both lose twice the standard value (147.6c); the complement if it was the Director.
            let value = standard_value(event, Measure::Final, 0, length)
                * match *director {
                    true => rules.seating_standard.clone(),
                    false => -rules.seating_standard.clone(),
                };
            score.basic = [value.clone(), value];
            let fact = Fact::WrongSeating(*director);
            ("White Book 147.6", [fact.clone(), fact])
        }
        Fate::Vps(_) => return Ok(score),
    };
    if let Some(side) = story.side(&score) {
        let fact = facts[side].clone();
        story.push(rule, fact, Some(score.basic[side].clone()));
    }
    if let Some(scale) = scale {
        let margins = score.basic.clone();
        look_up(event, scale, &margins, &mut score, length, story).map_err(|error| {
            let remedy = said!(
                "scored-set-boards-or-take",
                "set `boards`, or use another scale"
            );
            EventError::new(note.line, error.said(), remedy)
        })?;
        correct_pairing(event, &mut score, Some(note), story);
    }
    Ok(score)
}

/// A bye (80.5, 145.2): victory points, or points of the basic method where there are none.
fn award_bye(event: &Event, scores: &mut Scores, place: usize, bye: &Bye, story: &mut Story) {
    let score = &scores.matches[place];
    let Some(contestant) = score.teams[0] else {
        return;
    };
    let (own, matches) = average(scores, contestant);
    let in_vps = !score.at_stake.is_zero();
    let bye = match bye {
        Bye::Usual => event.usual_bye(),
        other => other,
    };
    // Victory points say nothing where there are none.
    let bye = match bye {
        Bye::Vps(_) if !in_vps => &Bye::OwnAverage,
        other => other,
    };
    // Nothing is known of its own average yet: as much as a drawn match.
    let own = if matches == 0 {
        score.draw.clone()
    } else {
        own
    };
    let (rule, fact, points) = match bye {
        Bye::Usual => ("", Fact::ByeGiven, own),
        Bye::Vps(vps) => ("", Fact::ByeGiven, vps.clone()),
        Bye::OwnAverage => ("White Book 80.5", Fact::ByeOwnAverage(matches), own),
        Bye::AveragePlus => {
            let fact = Fact::ByeAveragePlus(score.boards);
            ("White Book 145.4", fact, average_plus(event, score))
        }
        Bye::Withdrawal(gone) => {
            let (fact, best) = against_absent(event, scores, score, own, *gone);
            ("White Book 145.2", fact, best)
        }
    };
    if story.side(score) == Some(0) {
        story.push(rule, fact, Some(points.clone()));
    }
    let score = &mut scores.matches[place];
    if in_vps {
        score.vps = Some([points, Exact::ZERO]);
    } else {
        score.basic = [points, Exact::ZERO];
    }
}

/// What a side gets for a match against one that is gone: the best of its own average, the complement of the other's, if that has played at
/// all, and a floor (145.2).
fn against_absent(
    event: &Event,
    scores: &Scores,
    score: &MatchScore,
    own: Exact,
    gone: ContestantId,
) -> (Fact, Exact) {
    let rules = &event.scoring.settings.rules.matches;
    let (gone, matches) = average(scores, gone);
    let (both, floor, unit) = if score.at_stake.is_zero() {
        // The first boards, three in the White Book, average plus, the rest average (145.2d).
        let plus = standard_value(event, Measure::Basic, 0, score.boards)
            * Exact::int(score.boards.min(rules.floor_boards).into());
        let draw = score.draw.clone();
        (draw.clone() + draw.clone(), draw + plus, Exact::ONE)
    } else {
        let floor = adjusted::withdrawn_floor(rules, &score.at_stake);
        (score.at_stake.clone(), floor, rules.unit.clone())
    };
    let complement = match matches {
        0 => floor.clone(),
        _ => both - gone,
    };
    let best = own.clone().max(complement.clone()).max(floor.clone());
    let fact = Fact::ByeWithdrawn {
        own,
        complement,
        floor,
    };
    (fact, best.ceil_to(&unit))
}

/// Who did not come gets nothing, and the others what they would get against one that is gone (145.1, 145.2).
fn award_walkover(event: &Event, scores: &mut Scores, place: usize, story: &mut Story) {
    let score = &scores.matches[place];
    let Some(winner) = score.walkover else { return };
    let (Some(stays), Some(gone)) = (score.teams[winner], score.teams[1 - winner]) else {
        return;
    };
    let own = match average(scores, stays) {
        (_, 0) => score.draw.clone(),
        (own, _) => own,
    };
    let (fact, best) = against_absent(event, scores, score, own, gone);
    match story.side(score) {
        Some(side) if side == winner => {
            story.push("White Book 145.1", Fact::Walkover(true), None);
            story.push("White Book 145.2", fact, Some(best.clone()));
        }
        Some(_) => {
            let fact = Fact::Walkover(false);
            story.push("White Book 145.1", fact, Some(Exact::ZERO));
        }
        None => {}
    }
    let mut both = [Exact::ZERO, Exact::ZERO];
    both[winner] = best;
    let score = &mut scores.matches[place];
    match score.at_stake.is_zero() {
        true => score.basic = both,
        false => score.vps = Some(both),
    }
}

/// What a match is worth that was not played through no fault of this side: as 147.7 and 147.8 give it to the side that is
/// not at fault, in other methods half a standard value a board above average.
fn average_plus(event: &Event, score: &MatchScore) -> Exact {
    let rules = &event.scoring.settings.rules.matches;
    let boards = score.boards;
    let percent = event.kind != EventKind::Teams && event.scoring.method == Method::Matchpoints;
    if let Some(vp) = &event.scoring.vp {
        let margin = adjusted::void_side(rules, false, boards, percent);
        let added = event.adds_teams_of_eight();
        return match by_method(&vp.scale, event.scoring.method, added, boards) {
            Ok(found) => found.vps(&margin),
            // A scale without a column for such a match: six tenths of it.
            Err(_) => score.at_stake.clone() * Exact::ratio(3, 5),
        };
    }
    match event.scoring.method {
        Method::Hybrid => score.at_stake.clone() * Exact::ratio(3, 5),
        Method::Imps => adjusted::void_side(rules, false, boards, false),
        _ => {
            let half = standard_value(event, Measure::Basic, 0, boards) / Exact::int(2);
            score.draw.clone() + half * Exact::int(boards.into())
        }
    }
}

/// What a contestant won on average in the matches that it played, and how many those are.
fn average(scores: &Scores, contestant: ContestantId) -> (Exact, usize) {
    let mut won = Exact::ZERO;
    let mut count = 0;
    for score in scores.matches.iter().filter(|score| score.played) {
        if let Some(side) = score.side_of(contestant) {
            won += score.won(side);
            count += 1;
        }
    }
    let matches = Exact::int(i64::try_from(count).unwrap_or(i64::MAX));
    (won / matches, count)
}
