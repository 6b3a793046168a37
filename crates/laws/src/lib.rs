//! The Laws of Duplicate Bridge as a function of the log of a table.

pub mod edition;

pub use edition::Edition;
