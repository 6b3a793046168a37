//! Draws.

use openroom_tournament::entry::{DrawMeet, DrawOdd, DrawOf, DrawOrder};
use openroom_tournament::promises::Promise;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the next round of a Swiss is to be drawn. What is not said is as the regulations have it, or as it was in the round before.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawWish {
    /// `seats`: not the next round is drawn, but who starts where in the movement of the session, by lot.
    #[serde(default)]
    pub of: Option<DrawOf>,
    /// The session.
    #[serde(default)]
    pub session: Option<u16>,
    /// In which order.
    #[serde(default)]
    pub order: Option<DrawOrder>,
    /// The order that somebody gives.
    #[serde(default)]
    pub given: Vec<u32>,
    /// The seed of a lot, below 2^53.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Who meets whom in that order.
    #[serde(default)]
    pub meet: Option<DrawMeet>,
    /// What an odd number does.
    #[serde(default)]
    pub odd: Option<DrawOdd>,
    /// After how many rounds two may meet again.
    #[serde(default)]
    pub again_after: Option<u32>,
    /// After which round the ranking is taken.
    #[serde(default)]
    pub after: Option<u32>,
    /// How many boards a match has.
    #[serde(default)]
    pub boards: Option<u32>,
    /// The first board of the round.
    #[serde(default)]
    pub first_board: Option<u32>,
    /// How many rounds the session is to have.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// Two and two who exchange places by hand.
    #[serde(default)]
    pub swapped: Vec<[u32; 2]>,
}

/// What an event promises, and whether it was kept.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Promises {
    /// Everything was kept.
    pub kept: bool,
    /// How many rounds were played.
    pub rounds: usize,
    /// How many draws there are.
    pub draws: usize,
    /// What was found.
    pub findings: Vec<PromiseFound>,
}

/// Something that was found.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PromiseFound {
    /// Which promise.
    pub promise: Promise,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: Option<u32>,
    /// It was not kept.
    pub broken: bool,
    /// In words.
    pub text: String,
}
