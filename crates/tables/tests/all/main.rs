//! What must hold of a board being played.

mod arranged;
mod at_random;
mod no_foreign_card;
mod of_scenarios;
mod played;
mod scenarios;
mod screens;
mod support;
mod unfollowed;
