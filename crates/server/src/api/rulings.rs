//! A ruling step by step. What the Laws say of a table are types of crate `laws`, their words those of crate `words`.

use openroom_cases::meanings::Meaning;
use openroom_cases::meanings::compare::Reading;
use openroom_laws::Edition;
use openroom_laws::act::PossibleAct;
use openroom_laws::log::Sent;
use openroom_laws::telling::{ActSaid, RevokeAsked, RevokeTold};
use openroom_laws::{Entry, Outcome};
use openroom_words::ask::Question;
use openroom_words::explain::Told;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What has happened so far at a table.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepAsked {
    /// The log of the table.
    pub log: Sent,
    /// What happens next, as it was tapped: it is written at the end of the log.
    #[serde(default)]
    pub act: Option<ActSaid>,
    /// What has been told so far of a revoke in a play that nobody wrote down.
    #[serde(default)]
    pub revoke: Option<RevokeTold>,
    /// The language of the answer: `en`, `pt`, `es`, `it` or `ro`; without it, the one that the request asks for.
    #[serde(default)]
    pub language: Option<String>,
}

/// What the Laws make of it.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Step {
    /// The board as it stands; nothing if an entry was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The entry of the log for the act that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
    /// The one answer that the board waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaiting: Option<Question>,
    /// Something is open on which the Director would rule, were he called now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// The acts that are possible now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<PossibleAct>,
    /// The ruling in words, an item for each entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// What is asked next of the revoke that is being told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoke: Option<RevokeAsked>,
    /// The log as text, to be kept with the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
    /// Why an entry cannot have happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<StepRefused>,
}

/// Why an entry cannot have happened.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct StepRefused {
    /// For people.
    pub problem: String,
}

/// What two calls mean, to be compared (23A, 27B1b).
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ComparableAsked {
    /// What the call withdrawn means.
    pub withdrawn: Meaning,
    /// What the call means that replaces it.
    pub replacement: Meaning,
    /// The edition of the Laws.
    #[serde(deserialize_with = "edition")]
    pub edition: Edition,
    /// How the Law is read (White Book 27.4).
    #[serde(default)]
    pub reading: Reading,
}

fn edition<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Edition, D::Error> {
    let year = u16::deserialize(from)?;
    let wrong = serde::de::Error::custom;
    year.to_string().parse().map_err(wrong)
}
