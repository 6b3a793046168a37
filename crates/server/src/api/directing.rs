//! What the Directors of an event have open.

use openroom_tournament::questions::{DirectingState, RecordedHand};
use serde::Serialize;
use utoipa::ToSchema;

/// Directors, what they have open, appeals and all around them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Directing {
    /// The version of the event.
    pub version: u64,
    /// All that is no case.
    #[serde(flatten)]
    pub state: DirectingState,
    /// Recorded hands.
    pub recorded: Vec<RecordedHand>,
}

/// A revoke that nobody noticed, on a board that was played in the browser.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UnnoticedRevoke {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Which one it is at that table in that round, from 1.
    pub index: u32,
    /// Who.
    pub by: super::Seat,
    /// To which trick, from 1.
    pub trick: usize,
    /// The card that was played.
    pub card: String,
}
