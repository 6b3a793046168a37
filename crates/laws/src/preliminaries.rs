//! Chapter II of the Laws: preliminaries.

pub mod law02_boards;
