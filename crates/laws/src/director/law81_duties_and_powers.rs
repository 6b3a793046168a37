//! Law 81: the Director's duties and powers. He rules also on what no other entry shows (81C3): here a clause that somebody broke
//! and that no Law takes for its own is noted.

use contract_bridge::Seat;
use openroom_said::said;

use crate::book::{Law, checked};
use crate::clause::Clause;
use crate::entry::Finding;
use crate::impossible::Impossible;
use crate::table::Table;

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Breach { clause, by } => checked(breach(table, clause, *by)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

fn breach(table: &mut Table, clause: &str, by: Option<Seat>) -> Result<(), Impossible> {
    let law = Clause::parse(clause, table.edition())?;
    let Some(by) = by else {
        return Err(Impossible::NotNow(said!(
            "breach-needs-by",
            "a breach needs `by`, to say who broke the clause"
        )));
    };
    table.irregular_one(law, by);
    Ok(())
}
