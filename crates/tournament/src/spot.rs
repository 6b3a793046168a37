//! Where something happened: a round of a session, a board at a table.

use crate::said::{Arg, said};
use openroom_said::ToArg;

/// Up to and with a round of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Through {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
}

/// A board at a table, by name: the address of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot<'e> {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: &'e str,
    /// The board.
    pub board: u32,
}

/// Makes a [`Spot`] of anything with the four fields.
macro_rules! spot {
    ($of:expr) => {
        $crate::spot::Spot {
            session: $of.session,
            round: $of.round,
            table: &$of.table,
            board: $of.board,
        }
    };
}
pub(crate) use spot;

impl ToArg for Spot<'_> {
    fn to_arg(&self) -> Arg {
        let Self {
            session,
            round,
            table,
            board,
        } = self;
        Arg::Said(match session {
            1 => said!(
                "spot",
                "board {board} at table {table} in round {round}",
                board,
                table,
                round
            ),
            _ => said!(
                "spot-of-session",
                "board {board} at table {table} in round {round} of session {session}",
                board,
                table,
                round,
                session
            ),
        })
    }
}
