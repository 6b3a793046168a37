//! What a club keeps of somebody's conduct, for named readers.

use openroom_members::Conduct;
use openroom_members::conduct::{Matter, NextStep, Suspension};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A record, for one of its readers.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ConductRecord {
    /// By what it is known.
    pub id: String,
    /// What comes next if it happens again.
    pub next_step: NextStep,
    /// What is kept.
    #[serde(flatten)]
    pub conduct: Conduct,
}

/// A record is opened.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConductOpened {
    /// Of whom, by name.
    pub name: String,
    /// The accounts of those who may read it, besides whoever opens it.
    #[serde(default)]
    pub readers: Vec<String>,
}

/// Something is added to a record.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConductAdded {
    /// A matter.
    #[serde(default)]
    pub matter: Option<Matter>,
    /// A suspension.
    #[serde(default)]
    pub suspension: Option<Suspension>,
    /// The suspension of that number, from 1, is lifted today.
    #[serde(default)]
    pub lift: Option<usize>,
    /// Those who may read it from now on, besides whoever says so.
    #[serde(default)]
    pub readers: Option<Vec<String>>,
}

/// Somebody who may not play at present.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SuspendedNow {
    /// Who.
    pub name: String,
    /// The first day.
    pub from: String,
    /// The last day.
    pub until: String,
    /// From which competitions; empty if from all.
    pub only: String,
}
