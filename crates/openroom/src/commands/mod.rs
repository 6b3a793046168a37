//! One file a command. Each holds its arguments and its `run`; no rule of bridge lives here.

pub mod conform;
pub mod input;
pub mod law;
pub mod score;
pub mod score_contract;
pub mod show;
pub mod table;
