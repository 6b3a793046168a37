//! What closes an event.

use openroom_tournament::conditions::{Differs, PrizeGiving, Stated, Undecided};
use openroom_tournament::entry::Expense;
use openroom_tournament::prizes::PrizeNow;
use serde::Serialize;
use utoipa::ToSchema;

/// What is undecided, the prizes as they stand, entry fees.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Papers {
    /// The version of the event.
    pub version: u64,
    /// What the conditions of contest should state, and do not (White Book 131.6, 131.7).
    pub not_stated: Vec<Stated>,
    /// Choices that nobody has made.
    pub undecided: Vec<Undecided>,
    /// Settings that are not as the preset has them.
    pub differs: Vec<Differs>,
    /// The prizes.
    pub prizes: Vec<PrizeNow>,
    /// When they may be given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prize_giving: Option<PrizeGiving>,
    /// Who has not paid the entry fee.
    pub unpaid: Vec<u32>,
    /// Who has.
    pub paid: Vec<u32>,
    /// What was spent.
    pub expenses: Vec<Expense>,
}
