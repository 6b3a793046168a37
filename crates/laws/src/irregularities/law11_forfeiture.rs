//! Law 11A: forfeiture of the right to rectification. A side that acts before the Director is called may lose the right; whether it
//! does is the Director's to find, so he is asked wherever that may have happened.

use crate::awaiting::{Asked, Fact, Question};
use crate::entry::Finding;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::Table;

/// Asks the Director. The matter gets the finding; [`answer`] reads it.
pub(crate) fn ask(table: &mut Table, matter: impl Matter) {
    let law = law!("11A").in_edition(table.edition());
    let question = Question::Fact(Fact::Forfeited);
    table.ask(Asked::Director, law, question, matter);
}

/// What the Director has found: whether the right is gone.
pub(crate) fn answer(table: &mut Table, finding: &Finding) -> Result<bool, Impossible> {
    let Finding::Forfeited(gone) = finding else {
        return Err(not_sought(finding));
    };
    table.cite(law!("11A"));
    Ok(*gone)
}
