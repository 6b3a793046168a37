//! One file a command. Each holds its arguments and its `run`; no rule of bridge lives here.

pub mod boards;
pub mod case;
pub mod claim;
pub mod comparable;
pub mod conform;
pub mod convert;
pub mod dd;
pub mod dd_cache;
pub mod dd_set;
pub mod deal;
pub mod demo;
pub mod event;
pub mod input;
pub mod law;
pub mod matches;
pub mod movement;
pub mod print;
pub mod score;
pub mod score_contract;
pub mod serve;
pub mod show;
pub mod table;
pub mod table_manager;
pub mod verify;
pub mod weigh;
