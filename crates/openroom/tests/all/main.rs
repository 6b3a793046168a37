//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod bad_input;
mod case;
mod comparable;
mod conformance;
mod convert;
mod dd;
mod demo;
mod event;
mod hostile;
mod kill;
mod law;
mod learn;
mod matches;
mod movement_deal;
mod nodes;
mod played;
mod print;
mod score;
mod score_contract;
mod season;
mod show;
mod table;
mod table_manager;
mod told;
mod verify;
mod weigh;
