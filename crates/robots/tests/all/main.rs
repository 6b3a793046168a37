//! The robots at the table.

mod boards;
mod explained;
mod kept;
mod kept_boards;
mod practised;
mod told;
