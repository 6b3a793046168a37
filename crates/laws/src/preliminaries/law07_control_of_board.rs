//! Law 7: control of board and cards. When the play is over the cards go back into the board (7C); some rights end with it.

use crate::book::{Law, done};
use crate::entry::Finding;

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Returned(yes) => {
            table.returned = *yes;
            done()
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};
