//! Pairs or players who met, in victory points or capped IMPs.

use openroom_said::{Said, said};
use std::collections::HashMap;

use super::conversion::{Notes, cap, correct_pairing, length, look_up, notes, scale_of};
use super::encounters::{Key, encounters};
use crate::Exact;
use crate::adjusted;
use crate::event::{Award, Direction, Event, Fate, MatchNote, Method, Side, TableResult};
use crate::event_error::{EventError, EventErrors};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::scores::{MatchScore, Scores};
use crate::standard::{Measure, standard_value};
use crate::victory_points::{Input, Scale};

/// What could be won on the board of each result, and how many results were expected there.
type Tops = HashMap<u32, (Exact, u32)>;

/// Results of pairs or players who met, as matches.
pub(crate) fn score_pairs(
    event: &Event,
    cancelled: &[bool],
    scores: &mut Scores,
    story: &mut Story,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let notes = notes(event);
    let mut tops = Tops::new();
    for board in &scores.boards {
        let top = board.top.clone().unwrap_or_default();
        let each = board.results.iter();
        tops.extend(each.map(|&i| (i, (top.clone(), board.expected))));
    }
    for (key, results) in encounters(event, cancelled) {
        match score_match(event, &key, &results, scores, &tops, &notes, story) {
            Ok(score) => scores.matches.push(score),
            Err(error) => errors.push_once(error),
        }
    }
    errors.or(())
}

fn score_match(
    event: &Event,
    key: &Key,
    results: &[u32],
    scores: &Scores,
    tops: &Tops,
    notes: &Notes,
    story: &mut Story,
) -> Result<MatchScore, EventError> {
    let first = results.first().copied().unwrap_or_default();
    let result = &event.results[first as usize];
    let note = key.id.and_then(|id| notes.get(&id).copied());
    let sides = ordered(event, result, note);
    let (top, expected) = tops.get(&first).cloned().unwrap_or_default();
    let mut score = MatchScore {
        id: key.id,
        round: common_round(event, results),
        teams: [Some(sides[0].first), Some(sides[1].first)],
        partners: [sides[0].second, sides[1].second],
        ..MatchScore::default()
    };
    if story.side(&score).is_some() {
        story.push("", Fact::Match(score.label()), None);
    }
    add_boards(event, results, scores, tops, &sides, &mut score, story);
    let length = length(event, note, score.boards);
    if score.boards > length {
        let problem = said!(
            "scored-boards-match",
            "there are {boards} boards in a match of {length}",
            boards = score.boards,
            length
        );
        let remedy = said!(
            "scored-set-boards-match-or",
            "set `boards` of the match or `scoring.vp.boards`, or distinguish the rounds or matches"
        );
        return Err(EventError::new(result.line, problem, remedy));
    }
    if let Some(Fate::Walkover(winner)) = note.map(|note| &note.fate) {
        score.boards = length;
        super::notes::walkover(event, &mut score, *winner, story);
        return Ok(score);
    }
    if let Some(MatchNote {
        fate: Fate::CutShort(blame),
        ..
    }) = note
    {
        let faults = adjusted::at_fault(*blame);
        cut_short(event, &mut score, faults, length, &top, expected, story);
    }
    score.boards = length;
    score.draw = score.available.clone() / Exact::int(2);
    cap(event, &mut score, length, story);
    if let Some(scale) = scale_of(event, note) {
        let fail = |problem: Said| {
            let remedy = said!(
                "scored-take-another-scale-or",
                "use another scale, or set `scoring.vp.boards`"
            );
            EventError::new(result.line, problem, remedy).within("scoring.vp")
        };
        let margins = margins(event, scale, &score, expected, story).map_err(fail)?;
        look_up(event, scale, &margins, &mut score, length, story)
            .map_err(|error| fail(error.said()))?;
        score.at_stake = scale.most();
        correct_pairing(event, &mut score, note, story);
        score.draw = scale.draw();
    }
    Ok(score)
}

/// The round, if all results of a match are of one.
pub(super) fn common_round(event: &Event, results: &[u32]) -> u32 {
    let mut rounds = results.iter().map(|&i| event.results[i as usize].round);
    let first = rounds.next().unwrap_or(0);
    if rounds.all(|round| round == first) {
        first
    } else {
        0
    }
}

fn add_boards(
    event: &Event,
    results: &[u32],
    scores: &Scores,
    tops: &Tops,
    sides: &[Side; 2],
    score: &mut MatchScore,
    story: &mut Story,
) {
    let told = story.side(score);
    for &i in results {
        let result = &event.results[i as usize];
        let mut counted = false;
        for direction in Direction::BOTH {
            let Some(points) = scores.points.side(i, direction) else {
                continue;
            };
            counted = true;
            let team = usize::from(result.side(direction) != sides[0]);
            score.basic[team] += points.clone();
            if told == Some(team) {
                let fact = Fact::Board {
                    board: result.board,
                    session: result.session,
                    round: 0,
                };
                story.push("", fact, Some(points.clone()));
            }
        }
        if counted {
            score.available += tops.get(&i).map(|(top, _)| top.clone()).unwrap_or_default();
            score.boards += 1;
        }
    }
    if let Some(side) = told {
        story.push("", Fact::Sum, Some(score.basic[side].clone()));
    }
}

/// Sides of a pairs match in the order of the note, or by name.
fn ordered(event: &Event, result: &TableResult, note: Option<&MatchNote>) -> [Side; 2] {
    let sides = [result.ns, result.ew];
    let first = note.and_then(|note| note.teams.first());
    let turned = match first {
        Some(&first) => result.ew.has(first),
        None => {
            let name = |side: Side| &event.contestants[side.first.index()].name;
            name(result.ew) < name(result.ns)
        }
    };
    if turned { [sides[1], sides[0]] } else { sides }
}

/// A match that lacks boards (147.8): each has an artificial score, or less than half was played and the match is void.
fn cut_short(
    event: &Event,
    score: &mut MatchScore,
    faults: [bool; 2],
    length: u32,
    top: &Exact,
    expected: u32,
    story: &mut Story,
) {
    let told = story.side(score);
    let missing = length.saturating_sub(score.boards);
    let rules = &event.scoring.settings.rules.matches;
    let half = !rules.is_void(score.boards, length);
    let percent = event.scoring.method == Method::Matchpoints;
    for (side, at_fault) in faults.into_iter().enumerate() {
        let basic = &mut score.basic[side];
        let fact = if half {
            let award = if at_fault { Award::Minus } else { Award::Plus };
            let value = standard_value(event, Measure::Basic, expected, 0);
            let sign = Exact::int(if at_fault { -1 } else { 1 });
            *basic += (top.clone() / Exact::int(2) + value * sign) * Exact::int(missing.into());
            Fact::CutShort { missing, award }
        } else {
            *basic = adjusted::void_side(rules, at_fault, length, percent);
            Fact::VoidMatch {
                boards: length,
                at_fault,
            }
        };
        if told == Some(side) {
            story.push("White Book 147.8", fact, Some(basic.clone()));
        }
    }
    if half {
        score.available += top.clone() * Exact::int(missing.into());
    } else if percent {
        score.available = Exact::int(100);
    }
}

/// What each side is looked up with: a percentage, or whole IMPs.
fn margins(
    event: &Event,
    scale: &Scale,
    score: &MatchScore,
    expected: u32,
    story: &mut Story,
) -> Result<[Exact; 2], Said> {
    let method = event.scoring.method;
    let settings = &event.scoring.settings;
    match (scale.input(), method) {
        (Input::Percent, Method::Matchpoints)
        | (Input::Imps, Method::CrossImps | Method::Butler) => {}
        (Input::Percent, _) => {
            return Err(said!(
                "scored-scale-wants-percentages",
                "the scale {scale} needs percentages",
                scale = scale.name()
            ));
        }
        (Input::Imps, _) => {
            return Err(said!(
                "scored-scale-wants-imps",
                "the scale {scale} needs IMPs",
                scale = scale.name()
            ));
        }
    }
    let told = story.side(score);
    let mut margins = [Exact::ZERO, Exact::ZERO];
    for (side, basic) in score.basic.iter().enumerate() {
        let (rule, fact, margin) = match method {
            Method::Matchpoints => {
                let fact = Fact::Percentage(basic.clone(), score.available.clone());
                let percent = if score.available.is_zero() {
                    Exact::int(50)
                } else {
                    basic.clone() * Exact::int(100) / score.available.clone()
                };
                ("White Book 161.8", fact, percent)
            }
            Method::CrossImps if !settings.cross_imps_mean => {
                // 161.4: the sum of all comparisons, divided by 70 % of the number of scores, to whole IMPs.
                let share = settings.cross_imps_divisor.clone();
                let divisor = share.clone() * Exact::int(expected.into());
                let margin = (basic.clone() / divisor).round(settings.halves);
                let fact = Fact::Divided(share, expected);
                ("White Book 161.4, 78.5.3", fact, margin)
            }
            // The mean is a margin in IMPs already. A formula takes fractions, a table has rows for whole IMPs.
            _ if *scale == Scale::Wbf => ("", Fact::WholeImps, basic.clone()),
            _ => {
                let margin = basic.round(settings.halves);
                let rule = match settings.halves {
                    crate::exact::Halves::TowardZero => "White Book 78.5.1",
                    _ => "setting halves",
                };
                (rule, Fact::WholeImps, margin)
            }
        };
        let plain = fact == Fact::WholeImps && margin == *basic;
        if told == Some(side) && !plain {
            story.push(rule, fact, Some(margin.clone()));
        }
        margins[side] = margin;
    }
    Ok(margins)
}
