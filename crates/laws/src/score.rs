//! Chapter VII of the Laws: the score.

pub(crate) mod law77_scoring_table;
