//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod files;
mod ladders;
mod series;
mod venues;
