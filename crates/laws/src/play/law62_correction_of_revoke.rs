//! Law 62: correction of a revoke.

use contract_bridge::Seat;

use crate::entry::AtTrick;
use crate::impossible::Impossible;
use crate::table::Table;

/// Attention is drawn to a revoke by name.
pub(crate) fn named(_table: &mut Table, _seat: Seat, _at: AtTrick) -> Result<(), Impossible> {
    Err(Impossible::NotImplemented { law: 62 })
}
