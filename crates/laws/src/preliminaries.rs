//! Chapter II of the Laws: preliminaries.

pub(crate) mod law02_boards;
mod law07_control_of_board;

use crate::book::Law;

/// The Laws of this chapter that take entries.
pub(crate) const LAWS: &[Law] = &[law07_control_of_board::LAW];
