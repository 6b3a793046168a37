//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod absences;
mod adjusted_score;
mod afresh;
mod events;
mod explanations;
mod federations;
mod law77;
mod peers;
mod properties;
mod reference;
mod ties;
mod white_book;
mod written;
