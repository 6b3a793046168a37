//! The robots at the table.

mod boards;
mod explained;
mod kept;
mod told;
