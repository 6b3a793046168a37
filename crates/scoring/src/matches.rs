//! Matches: boards of two teams compared with each other, and victory points for teams, pairs and individuals.

mod conversion;
mod encounters;
mod hybrid;
mod notes;
mod pairs;
mod team_board;
mod team_match;

use std::collections::BTreeMap;

use crate::Exact;
use crate::event::{Event, Method, Name, Structure};
use crate::event_error::EventErrors;
use crate::explain_event::story::Story;
use crate::points::Points;
use crate::scores::{BoardScore, Scores};

pub(crate) use notes::{note_lots, score_notes};
pub(crate) use pairs::score_pairs;
pub(crate) use team_match::{Meeting, Tables};

use conversion::notes;
use encounters::encounters;

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
            Err(error) => errors.push_once(error),
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
