//! One file a command. Each holds its arguments and its `run`; no rule of bridge lives here.

pub mod law;
pub mod score;
pub mod score_contract;
