//! What must hold of a board being played.

mod no_foreign_card;
mod played;
mod scenarios;
mod support;
