//! Chapter XI of the Laws: the Director, as far as one table shows what he finds.

mod law81_duties_and_powers;
mod law87_fouled_board;

use crate::book::Law;

/// The Laws of this chapter that take entries. Law 81 comes last: it notes a breach that no Law takes for its own.
pub(crate) const LAWS: &[Law] = &[law87_fouled_board::LAW, law81_duties_and_powers::LAW];
