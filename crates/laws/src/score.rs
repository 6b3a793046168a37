//! Chapter VII of the Laws: the score.

pub(crate) mod law77_scoring_table;

use crate::book::Law;

/// The Laws of this chapter that take entries.
pub(crate) const LAWS: &[Law] = &[law77_scoring_table::LAW];
