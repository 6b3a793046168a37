//! The letters of the log, for what describes single fields: nothing else of the crate is known here.

use utoipa::ToSchema;

/// A seat at a table.
#[derive(ToSchema)]
#[allow(missing_docs, reason = "the letters are what is described")]
pub enum Seat {
    N,
    E,
    S,
    W,
}

/// A suit.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the letters are what is described")]
pub(crate) enum Suit {
    S,
    H,
    D,
    C,
}
