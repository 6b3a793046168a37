//! What holds for every match, of teams or of pairs: its note, its length, and how its margin becomes victory points.

use std::collections::HashMap;

use crate::Exact;
use crate::adjusted;
use crate::event::{ContestantId, Event, MatchId, MatchNote, Method};
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::scores::MatchScore;
use crate::victory_points::{NoColumn, Scale, by_method};

/// What the event says of its matches, by match.
pub type Notes<'e> = HashMap<MatchId, &'e MatchNote>;

pub fn notes(event: &Event) -> Notes<'_> {
    event.matches.iter().map(|note| (note.id, note)).collect()
}

/// The length of a match: as its note says, or the event, or as many boards as it has.
pub fn length(event: &Event, note: Option<&MatchNote>, played: u32) -> u32 {
    let said = note.and_then(|note| note.boards);
    said.or_else(|| event.scoring.vp.as_ref().and_then(|vp| vp.boards))
        .unwrap_or(played)
        .max(1)
}

pub fn scale_of<'e>(event: &'e Event, note: Option<&'e MatchNote>) -> Option<&'e Scale> {
    let own = note.and_then(|note| note.scale.as_ref());
    own.or_else(|| event.scoring.vp.as_ref().map(|vp| &vp.scale))
}

/// Looks both margins up, each on its own.
pub fn look_up(
    event: &Event,
    scale: &Scale,
    margins: &[Exact; 2],
    score: &mut MatchScore,
    length: u32,
    story: &mut Story,
) -> Result<(), NoColumn> {
    let mut vps = [Exact::ZERO, Exact::ZERO];
    for (side, margin) in margins.iter().enumerate() {
        let found = by_method(
            scale,
            event.scoring.method,
            event.adds_teams_of_eight(),
            length,
        )?;
        vps[side] = found.vps(margin);
        if story.side(score) == Some(side) {
            let fact = Fact::Scale {
                scale: scale.name().to_owned(),
                boards: found.boards(),
                column: found.column().map(|column| (column.min, column.max)),
                margin: margin.clone(),
            };
            let rule = match (scale.paragraph(), event.scoring.method) {
                (Some(paragraph), Method::Butler) => format!("White Book 161.3, {paragraph}"),
                (Some(paragraph), _) if event.adds_teams_of_eight() => {
                    format!("White Book 161.5, {paragraph}")
                }
                (Some(paragraph), _) => format!("White Book {paragraph}"),
                (None, _) => "78D".to_owned(),
            };
            story.push(&rule, fact, Some(vps[side].clone()));
        }
    }
    score.vps = Some(vps);
    Ok(())
}

/// Victory points after pairing errors (165.2).
pub fn correct_pairing(
    event: &Event,
    score: &mut MatchScore,
    note: Option<&MatchNote>,
    story: &mut Story,
) {
    let rules = &event.scoring.settings.rules.matches;
    let Some(note) = note else { return };
    let most = score.at_stake.clone();
    let told = story.side(score);
    let Some(vps) = &mut score.vps else { return };
    for (side, error) in note.assignment_errors.iter().enumerate() {
        let Some(error) = error else { continue };
        vps[side] = adjusted::after_assignment_error(rules, &vps[side], *error, &most);
        if told == Some(side) {
            let fact = Fact::WrongPairing(*error);
            story.push("White Book 165.2", fact, Some(vps[side].clone()));
        }
    }
}

/// IMP handicaps, where they count: the difference of the two, for each board that was played, in whole IMPs.
pub fn handicap(event: &Event, score: &mut MatchScore, played: u32) {
    let (true, [Some(first), Some(second)]) = (event.scoring.with_handicaps, score.teams) else {
        return;
    };
    let of = |team: ContestantId| event.contestants[team.index()].imp_handicap.clone();
    let ahead = (of(first) - of(second)) * Exact::int(played.into());
    let ahead = ahead.round(event.scoring.settings.halves);
    score.basic[0] += ahead.clone();
    score.basic[1] -= ahead;
}

/// A cap on the IMPs of a short match that is not turned into victory points, if the event has caps: teams 20 for 1 or
/// 2 boards and 25 for 3 or 4 (161.1), Butler 20 for 1 to 4 and 25 for 5 to 8 (161.3).
pub fn cap(event: &Event, score: &mut MatchScore, length: u32, story: &mut Story) {
    if !event.scoring.settings.imp_caps || event.scoring.vp.is_some() {
        return;
    }
    let (rule, borders) = match event.scoring.method {
        Method::Imps => ("White Book 161.1", [2, 4]),
        Method::Butler => ("White Book 161.3", [4, 8]),
        _ => return,
    };
    let cap = if length <= borders[0] {
        Exact::int(20)
    } else if length <= borders[1] {
        Exact::int(25)
    } else {
        return;
    };
    let told = story.side(score);
    for (side, basic) in score.basic.iter_mut().enumerate() {
        let capped = basic.clone().clamp(-cap.clone(), cap.clone());
        if told == Some(side) && capped != *basic {
            story.push(rule, Fact::Capped(cap.clone()), Some(capped.clone()));
        }
        *basic = capped;
    }
}
