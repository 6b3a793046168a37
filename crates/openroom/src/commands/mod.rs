//! One file for each command of the binary.

pub mod score_contract;
