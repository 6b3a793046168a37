//! What checks say: the words for a thing that is wrong, and where it is.

use openroom_said::{Arg, Said, ToArg, said};

use crate::Exact;
use crate::event::{ContestantId, Event, TableResult};
use crate::event_error::EventError;

/// The words for a contestant that nobody has heard of.
pub fn contestant_unknown(name: impl ToArg) -> (Said, Said) {
    let problem = said!(
        "scored-contestant-unknown",
        "contestant {name} is unknown",
        name
    );
    let remedy = said!(
        "scored-correct-or-add-contestants",
        "correct it, or add it to contestants"
    );
    (problem, remedy)
}

/// The words for a figure that should be above 0.
pub fn not_above_nought(what: impl ToArg) -> (Said, Said) {
    let problem = said!("scored-not-more-than-0", "{what} is not more than 0", what);
    let remedy = said!("scored-write-number-above-0", "write a number above 0");
    (problem, remedy)
}

/// The words for a figure that should not be below 0.
pub fn below_nought(what: impl ToArg) -> (Said, Said) {
    let problem = said!("scored-less-than-0", "{what} is less than 0", what);
    (problem, said!("scored-0-or-more", "write 0 or more"))
}

/// The words for a figure that should be from 0 to 100, if it is not.
pub fn not_per_cent(value: &Exact, what: impl ToArg) -> Option<(Said, Said)> {
    if value.signum() < 0 {
        return Some(below_nought(what));
    }
    if *value <= Exact::int(100) {
        return None;
    }
    let problem = said!(
        "scored-more-than-100-per",
        "{what} is more than 100 per cent",
        what
    );
    Some((
        problem,
        said!("scored-0-100", "write a number from 0 to 100"),
    ))
}

/// What is wrong with a result: at its line if there is a file, else at its table and board.
pub fn error_at(event: &Event, place: usize, key: &str, wrong: (Said, Said)) -> EventError {
    let result = &event.results[place];
    let error = EventError::of(result.line, wrong);
    let error = match key {
        "" => error,
        key => error.within(key),
    };
    match result.line {
        0 => error.about(whereabouts(event, result)),
        _ => error.within(&format!("results[{place}]")),
    }
}

/// The board of a result; without a file also the table at which it was played.
pub fn whereabouts(event: &Event, result: &TableResult) -> Option<Said> {
    let board = event.boards.get(result.board.index())?;
    let table = event.tables.get(result.table as usize);
    let round = result.round;
    let told = table.filter(|table| result.line == 0 && !table.is_empty());
    Some(match (told, result.session) {
        (None, _) => said!("scored-board", "board {name}", name = board),
        (Some(table), 0) => said!(
            "spot",
            "board {board} at table {table} in round {round}",
            board,
            table,
            round
        ),
        (Some(table), session) => said!(
            "spot-of-session",
            "board {board} at table {table} in round {round} of session {session}",
            board,
            table,
            round,
            session = u32::from(session)
        ),
    })
}

/// What somebody is called, or how it is counted if it is nobody.
pub fn called(event: &Event, contestant: ContestantId) -> Arg {
    let known = event.contestants.get(contestant.index());
    known.map_or_else(
        || u64::from(contestant.0).to_string().to_arg(),
        |known| known.name.to_arg(),
    )
}

/// That no contract makes this score.
pub fn no_score(points: i32) -> Said {
    said!(
        "scored-not-score",
        "{points} is not a score that this board can have (77)",
        points
    )
}

/// That 2007 has no complement, and what to do.
pub fn no_complement() -> (Said, Said) {
    (
        said!(
            "scored-complement-rests-on-86b2b",
            "a complement is based on 86B2b, which is not in the 2007 Laws"
        ),
        said!(
            "scored-write-award-or-assigned",
            "write award or assigned (86D of 2007), or set edition: 2017"
        ),
    )
}
