//! What is wrong with the results of a board: nobody meets a board twice, nobody plays against himself, no form of a fouled
//! board stands alone.

use openroom_said::{Said, said};
use std::collections::{HashMap, HashSet};

use super::Group;
use crate::checks::words::whereabouts;
use crate::event::{
    BoardId, ContestantId, Direction, Event, Method, Outcome, Ruling, SideScore, Structure,
    TableResult,
};
use crate::event_error::{EventError, EventErrors};
use crate::settings::Sections;
use crate::warnings::in_several_sections;

pub(super) fn board_name(event: &Event, board: u32) -> Option<Said> {
    event
        .boards
        .get(board as usize)
        .map(|name| said!("scored-board", "board {name}", name))
}

/// Nobody meets a board twice, nobody plays against himself, no form of a board stands alone.
pub(super) fn check_groups(event: &Event, groups: &[Group]) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let mut seen = vec![usize::MAX; event.contestants.len()];
    for (place, group) in groups.iter().enumerate() {
        for &i in &group.results {
            let result = &event.results[i as usize];
            let all = Direction::BOTH
                .into_iter()
                .filter(|&side| !is_absent(result, side))
                .flat_map(|direction| result.side(direction).contestants());
            for contestant in all {
                let Some(last) = seen.get_mut(contestant.index()) else {
                    continue;
                };
                if std::mem::replace(last, place) != place {
                    continue;
                }
                errors.push(twice(event, result, contestant));
                break;
            }
        }
        lone_forms(event, group, &mut errors);
    }
    errors.or(())
}

/// Where results are compared with par, every board has one.
pub(super) fn check_pars(event: &Event, groups: &[Group]) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    let settings = &event.scoring.settings;
    if !settings.datum_par || event.scoring.method != Method::Butler {
        return Ok(());
    }
    for group in groups {
        if event.par_of(BoardId(group.board), group.session).is_none() {
            let problem = said!("scored-board-has-no-par", "the board has no par");
            let remedy = said!(
                "scored-write-pars-or-deals",
                "write `pars: [{{board: 1, score: 420}}]`, or the hands under `deals`"
            );
            let error = EventError::new(0, problem, remedy).within("pars");
            errors.push(error.about(board_name(event, group.board)));
        }
    }
    errors.or(())
}

/// Where sections are fields of their own, nobody meets a board in two of them: two sections that both number from 1 would be taken for
/// one.
pub(super) fn check_sections(event: &Event) -> Result<(), EventErrors> {
    let mut errors = EventErrors::default();
    if event.scoring.settings.sections != Sections::Apart {
        return Ok(());
    }
    let several = in_several_sections(event);
    let mut seen: HashSet<(ContestantId, u16, u32, BoardId)> = HashSet::new();
    for result in event.results.iter().filter(|_| !several.is_empty()) {
        let sides = Direction::BOTH.into_iter();
        let all = sides.filter(|&side| !is_absent(result, side));
        for who in all.flat_map(|side| result.side(side).contestants()) {
            let round = match event.structure {
                Structure::Swiss => result.round,
                _ => 0,
            };
            let key = (who, result.session, round, result.board);
            if several.contains(&who) && !seen.insert(key) {
                errors.push(twice(event, result, who));
            }
        }
    }
    errors.or(())
}

/// Whether a contestant has a result for the same board in another section.
fn in_another_section(event: &Event, result: &TableResult, contestant: ContestantId) -> bool {
    event.results.iter().any(|other| {
        other.section != result.section
            && (other.session, other.board) == (result.session, result.board)
            && other.direction_of(contestant).is_some()
    })
}

fn twice(event: &Event, result: &TableResult, contestant: ContestantId) -> EventError {
    let name = &event.contestants[contestant.index()].name;
    let sides = Direction::BOTH
        .into_iter()
        .filter(|&side| result.side(side).has(contestant))
        .count();
    let double =
        result.ns.second == Some(result.ns.first) || result.ew.second == Some(result.ew.first);
    let error = if sides == 2 || double {
        EventError::new(
            result.line,
            said!(
                "scored-contestant-plays-against-itself",
                "contestant {name} plays against itself",
                name
            ),
            said!("scored-correct-ns-or-ew", "correct `ns` or `ew`"),
        )
    } else {
        let problem = said!(
            "scored-contestant-has-two-results",
            "contestant {name} has two results for this board",
            name
        );
        let remedy = match in_another_section(event, result, contestant) {
            true => said!(
                "scored-give-each-section-numbers",
                "if two sections both number from 1, give each contestant its own number, such as A1 and B1; otherwise keep one"
            ),
            false => said!(
                "scored-keep-one-another-session",
                "keep one; for a board of the same number in another session write `session: 2`"
            ),
        };
        EventError::new(result.line, problem, remedy)
    };
    error.about(whereabouts(event, result))
}

/// A fouled board: each form must have been played twice at least, or there is nothing to compare with (147.2).
fn lone_forms(event: &Event, group: &Group, errors: &mut EventErrors) {
    let form = |i: u32| event.results[i as usize].form;
    let fouled = group
        .results
        .windows(2)
        .any(|pair| form(pair[0]) != form(pair[1]));
    if !fouled {
        return;
    }
    let obtained = |&&i: &&u32| is_obtained(&event.results[i as usize]);
    let mut counts: HashMap<u16, (u32, u32)> = HashMap::new();
    for &i in group.results.iter().filter(obtained) {
        let count = counts.entry(form(i)).or_insert((0, i));
        count.0 += 1;
    }
    let mut alone: Vec<u32> = counts
        .into_values()
        .filter(|(count, _)| *count == 1)
        .map(|(_, i)| i)
        .collect();
    alone.sort_unstable();
    for i in alone {
        let result = &event.results[i as usize];
        let form = event
            .forms
            .get(result.form as usize)
            .map_or("", String::as_str);
        let form = if form.is_empty() {
            said!("scored-right-form", "the correct form")
        } else {
            said!("scored-form", "form {form}", form)
        };
        let problem = said!(
            "scored-nobody-else-played-board",
            "nobody else played the board in {form}",
            form
        );
        let remedy = said!(
            "scored-cancel-result-award-artificial",
            "cancel the result and award artificial scores: `award: {{ns: AVE+, ew: AVE+}}` (White Book 147.2)"
        );
        errors
            .push(EventError::new(result.line, problem, remedy).about(whereabouts(event, result)));
    }
}

/// Whether a side was not there and scores nothing: it may have met the board elsewhere before it left.
fn is_absent(result: &TableResult, side: Direction) -> bool {
    match &result.outcome {
        Outcome::Ruled(ruling) => {
            matches!(&**ruling, Ruling::Sides(sides) if sides[side.index()] == SideScore::Unscored)
        }
        _ => false,
    }
}

/// Whether somebody's score on the board is compared with others.
fn is_obtained(result: &TableResult) -> bool {
    match &result.outcome {
        Outcome::Score(_) => true,
        Outcome::NotPlayed | Outcome::Absent(_) => false,
        Outcome::Ruled(ruling) => match &**ruling {
            Ruling::Redress(_) => true,
            Ruling::Sides(sides) => sides
                .iter()
                .any(|side| !matches!(side, SideScore::Artificial(_) | SideScore::Unscored)),
        },
    }
}
