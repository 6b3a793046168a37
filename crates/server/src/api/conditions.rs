//! The regulations of an event.

use openroom_tournament::questions::Effort;
use openroom_tournament::rulebook::Conditions;
use openroom_tournament::view::CardState;
use serde::Serialize;
use utoipa::ToSchema;

/// The regulations of an event, with the system cards.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConditionsShown {
    /// How many entries the log of the event has.
    pub entries: u32,
    /// What they say of best effort.
    pub best_effort: Effort,
    /// The name of the policy of systems.
    #[schema(required = true)]
    pub policy: Option<String>,
    /// What holds.
    pub conditions: Conditions,
    /// The system cards that were given.
    pub system_cards: Vec<CardState>,
}
