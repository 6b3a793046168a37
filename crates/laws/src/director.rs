//! Chapter XI of the Laws: the Director, as far as one table shows what he finds.

mod law81_duties_and_powers;
mod law87_fouled_board;

use crate::book::Law;

/// The Laws of this chapter that take entries.
pub(crate) const LAWS: &[Law] = &[law81_duties_and_powers::LAW, law87_fouled_board::LAW];
