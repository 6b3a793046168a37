//! Two different results of the same contestants on a board: one of them is wrong, and no score comes of both.

use std::collections::HashMap;

use openroom_said::said;

use super::{EventFile, Line, side_text, text};
use crate::fault::Fault;

/// Every result that says something else than an earlier one of the same board at the same table. `lines` are their lines in
/// the file. The same line twice is none: it is kept once. Each comes with its place among the results.
pub(crate) fn contradictions(event: &EventFile, lines: &[usize]) -> Vec<(usize, Fault)> {
    let teams = event.event.kind == "teams" || event.results.iter().any(in_a_room);
    let mut seen: HashMap<String, (&Line, usize)> = HashMap::new();
    let mut faults = Vec::new();
    for (i, (line, &at)) in event.results.iter().zip(lines).enumerate() {
        if line.has_null_side() {
            continue;
        }
        match seen.get(&place(line, teams)) {
            None => drop(seen.insert(place(line, teams), (line, at))),
            Some((other, _)) if *other == line => {}
            Some((_, first)) => faults.push((i, Fault::new(
                at,
                said!(
                    "file-other-result",
                    "{ns} and {ew} have a different result for board {board} in line {first}; keep the one that counts",
                    ns = side_text(&line.ns),
                    ew = side_text(&line.ew),
                    board = line.board,
                    first
                ),
            ))),
        }
    }
    faults
}

fn in_a_room(line: &Line) -> bool {
    line.extra.contains_key("room")
}

/// Who played what, where and when. A team may play a board at several tables.
fn place(line: &Line, teams: bool) -> String {
    let keys = [
        "session", "round", "section", "match", "form", "four", "room",
    ];
    let table = teams.then_some("table");
    let said = keys.into_iter().chain(table).map(|key| {
        let value = line.extra.get(key).map(text).unwrap_or_default();
        format!("{value:?}")
    });
    format!(
        "{} {:?} {:?} {}",
        line.board,
        side_text(&line.ns),
        side_text(&line.ew),
        said.collect::<Vec<_>>().join(" ")
    )
}
