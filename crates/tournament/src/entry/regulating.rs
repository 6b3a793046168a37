//! Acts about regulations: the licence, what they say, system cards, requests that came late.

use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::regulations::Layer;
use crate::time::Time;

/// The licence under which an event is held (White Book 80.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Licence {
    /// Its number.
    pub number: String,
    /// Who gave it: the authority.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub authority: Option<String>,
    /// To whom: the organiser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
    /// What it demands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
}

/// The authority has agreed to something that needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Consent {
    /// Who agreed for it.
    pub from: String,
    /// When.
    pub at: Time,
}

/// Regulations in words: what is added, changed and taken out of those of a layer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LibrarySet {
    /// Whose they are.
    pub layer: Layer,
    /// What is new, or says something else now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub add: Vec<RegulationText>,
    /// The subjects that are taken out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remove: Vec<String>,
}

/// A regulation in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RegulationText {
    /// By what it is found again: `telephones`. A subject has one regulation.
    pub subject: String,
    /// What it is called.
    pub title: String,
    /// What it says; nothing where only the place is known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub text: String,
    /// Where it stands.
    pub source: String,
    /// Since when, or of when.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub date: String,
    /// The clause of the Laws under which it was made (White Book 80.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enabled_by: Option<String>,
    /// Clauses of the Laws from which it departs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub departs_from: Vec<String>,
}

/// The system card of a contestant, in the format of `docs/systems.md`, which is held against the policy of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SystemCardGiven {
    /// Whose.
    pub contestant: u32,
    /// Of a team that has several: whose it is, such as the names of a pair.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub pair: String,
    /// The card; without it, it is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// Why a ruling or a correction was asked for late (White Book 9.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AskedLate {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Why it was not asked for at the time.
    pub reason: String,
    /// It was asked for at the time, and written down later.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub in_time: bool,
}

/// What is known of a player for the categories of a federation.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PersonOf {
    /// The age that is reached in the year of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<u32>,
    /// Whether it is a woman.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub woman: Option<bool>,
}
