//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod bracket;
mod first_offers;
mod generated;
mod leagues;
mod refuted;
mod swiss;
