//! Matches: boards of two teams compared with each other, and victory points for teams, pairs and individuals.

mod encounters;
mod hybrid;
mod notes;
mod pairs;
mod team_board;
mod team_match;

use std::collections::{BTreeMap, HashMap};

use crate::Exact;
use crate::adjusted;
use crate::event::{Eight, Event, EventKind, MatchId, MatchNote, Method, Name, Structure};
use crate::event_error::EventErrors;
use crate::explain_event::facts::Fact;
use crate::explain_event::story::Story;
use crate::points::Points;
use crate::scores::{BoardScore, MatchScore, Scores};
use crate::victory_points::{NoColumn, Scale, by_method};

pub(crate) use notes::score_notes;
pub(crate) use pairs::score_pairs;
pub(crate) use team_match::{Meeting, Tables};

use encounters::encounters;

/// Whether contestants are ranked by what their matches brought: else by their boards.
pub(crate) fn decide(event: &Event) -> bool {
    let capped = event.scoring.settings.imp_caps && event.scoring.method == Method::Butler;
    event.kind == EventKind::Teams || event.in_vps() || capped
}

/// What the event says of its matches, by match.
pub(crate) type Notes<'e> = HashMap<MatchId, &'e MatchNote>;

pub(crate) fn notes(event: &Event) -> Notes<'_> {
    event.matches.iter().map(|note| (note.id, note)).collect()
}

/// Scores every match of a team event, board by board.
pub(crate) fn score_teams(
    event: &Event,
    cancelled: &[bool],
    scores: &mut Scores,
    story: &mut Story,
) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let notes = notes(event);
    // Rounds of a Swiss use the same numbers for other boards.
    let by_round = event.structure == Structure::Swiss;
    scores.points = Points::new(event.results.len());
    let mut boards: BTreeMap<(u16, u32, Name), BoardScore> = BTreeMap::new();
    for (key, results) in encounters(event, cancelled) {
        let meeting = match Meeting::new(event, &key, results, &notes) {
            Ok(meeting) => meeting,
            Err(error) => {
                errors.push(error);
                continue;
            }
        };
        match meeting.score(&mut scores.points, story) {
            Ok(score) => scores.matches.push(score),
            Err(error) => errors.push(error),
        }
        for &i in &meeting.results {
            let result = &event.results[i as usize];
            let name = event.boards[result.board.index()].clone();
            let round = if by_round { result.round } else { 0 };
            let board = boards
                .entry((result.session, round, name))
                .or_insert_with(|| BoardScore {
                    board: result.board,
                    session: result.session,
                    round,
                    section: None,
                    expected: 0,
                    top: (event.scoring.method == Method::PointABoard).then(|| Exact::int(2)),
                    results: Vec::new(),
                });
            board.results.push(i);
        }
    }
    scores.boards = boards.into_values().collect();
    errors.or(())
}

/// The length of a match: as its note says, or the event, or as many boards as it has.
fn length(event: &Event, note: Option<&MatchNote>, played: u32) -> u32 {
    let said = note.and_then(|note| note.boards);
    said.or_else(|| event.scoring.vp.as_ref().and_then(|vp| vp.boards))
        .unwrap_or(played)
        .max(1)
}

fn scale_of<'e>(event: &'e Event, note: Option<&'e MatchNote>) -> Option<&'e Scale> {
    let own = note.and_then(|note| note.scale.as_ref());
    own.or_else(|| event.scoring.vp.as_ref().map(|vp| &vp.scale))
}

/// Whether the scores of a team of eight are added up, not compared crosswise: the column is that for twice the boards
/// (161.5).
pub(crate) fn team_added(event: &Event) -> bool {
    event.kind == EventKind::Teams
        && event.scoring.team_of >= 8
        && event.scoring.eight != Eight::CrossImps
}

/// Looks both margins up, each on its own.
fn look_up(
    event: &Event,
    scale: &Scale,
    margins: &[Exact; 2],
    score: &mut MatchScore,
    length: u32,
    story: &mut Story,
) -> Result<(), NoColumn> {
    let mut vps = [Exact::ZERO, Exact::ZERO];
    for (side, margin) in margins.iter().enumerate() {
        let found = by_method(scale, event.scoring.method, team_added(event), length)?;
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
                (Some(paragraph), _) if team_added(event) => {
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
fn correct_pairing(
    score: &mut MatchScore,
    note: Option<&MatchNote>,
    scale: &Scale,
    story: &mut Story,
) {
    let Some(note) = note else { return };
    let told = story.side(score);
    let Some(vps) = &mut score.vps else { return };
    for (side, error) in note.assignment_errors.iter().enumerate() {
        let Some(error) = error else { continue };
        vps[side] = adjusted::after_assignment_error(&vps[side], *error, &scale.most());
        if told == Some(side) {
            let fact = Fact::WrongPairing(*error);
            story.push("White Book 165.2", fact, Some(vps[side].clone()));
        }
    }
}

/// A cap on the IMPs of a short match that is not turned into victory points, if the event has caps: teams 20 for 1 or
/// 2 boards and 25 for 3 or 4 (161.1), Butler 20 for 1 to 4 and 25 for 5 to 8 (161.3).
fn cap(event: &Event, score: &mut MatchScore, length: u32, story: &mut Story) {
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
