//! Scores of duplicate bridge, in exact arithmetic.
