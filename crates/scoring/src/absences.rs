//! Who was not there (White Book 145.1 to 145.6): what a result becomes whose one side was absent.
//!
//! - It never came at all: the board counts for nobody, and the others are factored (145.1, 145.6, 80.5).
//! - It came late: 60/40 (145.6).
//! - It left: those who sit out have average plus (145.4), in a round robin on three boards and average on the rest
//!   (145.2d). The absent side has nothing here; 145.5 says what it gets, if anything.

use openroom_said::said;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use crate::event::{
    Award, ContestantId, Direction, Event, EventKind, Outcome, Ruling, SideScore, Structure,
    TableResult,
};
use crate::event_error::{EventError, EventErrors};

/// The event with a score in the place of every absence; the event itself if nobody was absent.
///
/// # Errors
///
/// In a match of two teams: what an absence brings is told there.
pub(crate) fn resolve(event: &Event) -> Result<Cow<'_, Event>, EventErrors> {
    let is_absence = |result: &TableResult| matches!(result.outcome, Outcome::Absent(_));
    if !event.results.iter().any(is_absence) {
        return Ok(Cow::Borrowed(event));
    }
    if event.kind == EventKind::Teams {
        let mut errors = EventErrors::default();
        for (i, result) in event
            .results
            .iter()
            .enumerate()
            .filter(|(_, r)| is_absence(r))
        {
            let problem = said!(
                "scored-absent-for-pairs-individuals",
                "`absent` is only for pairs and individual events"
            );
            let remedy = said!(
                "scored-write-award-ave-ave",
                "write `award` (AVE+/AVE-), or `matches` with `cut-short` or `bye`"
            );
            let error = EventError::new(result.line, problem, remedy);
            errors.push(error.within(&format!("results[{i}]")));
        }
        return errors.or(Cow::Borrowed(event));
    }
    let came = present(event);
    let left: HashSet<ContestantId> = event
        .withdrawals
        .iter()
        .map(|gone| gone.contestant)
        .collect();
    let mut resolved = event.clone();
    let mut order: Vec<usize> = (0..event.results.len())
        .filter(|&i| is_absence(&event.results[i]))
        .collect();
    // Which boards are the first three must not depend on the order of the file.
    order.sort_by_key(|&i| {
        let result = &event.results[i];
        let board = &event.boards[result.board.index()];
        (result.session, result.round, board.clone(), i)
    });
    let mut sat_out: HashMap<(ContestantId, ContestantId), u32> = HashMap::new();
    for i in order {
        let result = &event.results[i];
        let Outcome::Absent(absent) = result.outcome else {
            continue;
        };
        let away = result.side(absent).first;
        let here = result.side(absent.other()).first;
        let (present, missing) = if !came.contains(&away) {
            resolved.results[i].outcome = Outcome::NotPlayed;
            continue;
        } else if left.contains(&away) {
            let nth = sat_out.entry((here, away)).or_insert(0);
            *nth += 1;
            let round_robin = event.structure == Structure::RoundRobin;
            let award = if round_robin && *nth > 3 {
                Award::Average
            } else {
                Award::Plus
            };
            (award, SideScore::Unscored)
        } else {
            (Award::Plus, SideScore::Artificial(Award::Minus))
        };
        let mut sides = [missing.clone(), missing];
        sides[absent.other().index()] = SideScore::Artificial(present);
        resolved.results[i].outcome = Outcome::Ruled(Box::new(Ruling::Sides(sides)));
    }
    Ok(Cow::Owned(resolved))
}

/// Everybody who was there for some board.
fn present(event: &Event) -> HashSet<ContestantId> {
    let mut came = HashSet::new();
    for result in &event.results {
        for direction in Direction::BOTH {
            let there = match result.outcome {
                Outcome::NotPlayed => false,
                Outcome::Absent(absent) => absent != direction,
                Outcome::Score(_) | Outcome::Ruled(_) => true,
            };
            if there {
                came.extend(result.side(direction).contestants());
            }
        }
    }
    came
}
