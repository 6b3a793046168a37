//! Rulings of judgement, from the facts to the score.

pub mod measure;
pub mod outcomes;
pub mod weighing;
pub mod weights;
