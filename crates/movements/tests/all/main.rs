//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod bracket;
mod generated;
mod refuted;
mod swiss;
