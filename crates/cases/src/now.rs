//! What can still be done now, asked of the Laws where the log of the table is there.

use contract_bridge::Seat;
use openroom_laws::awaiting::Asked;
use openroom_laws::entry::Finding;
use openroom_laws::replay::replay;
use openroom_laws::{Edition, Entry, Phase, Table, log};
use openroom_said::{Said, said};

use crate::facts::Side;

/// How far the board has come, and who may still change what because he was misinformed.
///
/// ```
/// use openroom_cases::facts::Side;
/// use openroom_cases::now::now;
/// use openroom_laws::Edition;
///
/// // East was told something wrong before he passed; South has not called since.
/// let log = "board: 1\nlog: [{N: 1NT}, {E: Pass}, {S: 2D}]";
/// let now = now(log, Edition::E2017, Side::Ew).unwrap();
/// assert_eq!(now.may_change.len(), 1);
/// assert_eq!((now.may_change[0].seat.letter(), now.may_change[0].law), ('E', "21B1a"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Now {
    /// How far the board has come.
    pub phase: Phase,
    /// Who may change a call or card, and under which clause (21B1a, 47E2a).
    pub may_change: Vec<Change>,
}

/// A call or card that may still be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Who.
    pub seat: Seat,
    /// The clause.
    pub law: &'static str,
}

/// Asks the engine: a copy of the table is told that a player of that side was misinformed, and whether it then waits for his choice.
///
/// # Errors
/// When the log cannot be read, or has something that cannot have happened.
pub fn now(text: &str, edition: Edition, misinformed: Side) -> Result<Now, Said> {
    let logs = log::read(text).map_err(|error| error.said())?;
    let [board] = &logs[..] else {
        return Err(said!(
            "case-one-log",
            "a case must have the log of one board, not of {count}",
            count = logs.len()
        ));
    };
    let table = replay(board, edition).map_err(|error| error.said())?;
    let seats = match misinformed {
        Side::Ns => [Seat::North, Seat::South],
        Side::Ew => [Seat::East, Seat::West],
    };
    let may_change = seats.into_iter().filter_map(|seat| change(&table, seat));
    Ok(Now {
        phase: table.phase(),
        may_change: may_change.collect(),
    })
}

fn change(table: &Table, seat: Seat) -> Option<Change> {
    let mut table = table.clone();
    // He may be there already.
    let _ = table.apply(&Entry::Director(Finding::Called));
    table
        .apply(&Entry::Director(Finding::Misinformed(seat)))
        .ok()?;
    let awaiting = table.awaiting()?;
    (awaiting.by == Asked::Player(seat)).then(|| Change {
        seat,
        law: awaiting.law.id(),
    })
}
