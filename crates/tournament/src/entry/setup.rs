//! Acts before play and around it: the event, its regulations, its staff, boards, movement, publication.

use std::collections::BTreeMap;

use openroom_movements::Boards;
pub use openroom_scoring::event::{EventKind, Structure};
use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::time::Time;
use crate::tree::Tree;

/// The event begins its life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Created {
    /// Its name.
    pub name: String,
    /// Who competes.
    #[serde(default)]
    pub kind: EventKind,
    /// How they meet.
    #[serde(default, skip_serializing_if = "is_field")]
    pub structure: Structure,
    /// How many sessions it has; deadlines depend on which is the last (White Book 146.4).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub sessions: u16,
    /// The Regulating Authority (80A).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub authority: Option<String>,
    /// The Tournament Organiser (80B).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_field(structure: &Structure) -> bool {
    *structure == Structure::Field
}

/// Regulations of one layer (White Book 80.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Regulated {
    /// Whose they are.
    pub layer: crate::regulations::Layer,
    /// What they say; `docs/events.md` lists the settings.
    pub settings: BTreeMap<String, Tree>,
    /// What a lower layer may not change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<String>,
    /// That the authority agreed, where it has to: to a correction period under 20 minutes (White Book 131.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consent: Option<super::Consent>,
}

/// What somebody does for the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Director in charge.
    DirectorInCharge,
    /// Director.
    Director,
    /// Scorer.
    Scorer,
    /// Advises players before they appeal; may not judge (White Book 92.2, 93.3).
    AppealsAdviser,
    /// May sit on a committee.
    Committee,
    /// May decide alone (93.2).
    Referee,
}

/// Somebody is given a duty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Staffed {
    /// Who.
    pub name: String,
    /// What.
    pub duty: Duty,
    /// People to whom this one is close, and on whom another should rule (White Book 81.7.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<String>,
    /// The contestant with which this one plays: what he may see of the boards is what that contestant may see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<u32>,
    /// He has said that he plays with nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plays_not: bool,
}

impl Staffed {
    /// Whether it says if this one plays.
    #[must_use]
    pub const fn says_whether_plays(&self) -> bool {
        self.plays.is_some() || self.plays_not
    }
}

/// A regulation is varied for this event, or the variation is ratified.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Varied {
    /// Ratified: which one, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Which rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What holds instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<String>,
    /// For whose sake: somebody who cannot play otherwise (White Book 141.2.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contestant: Option<u32>,
    /// The session in which tables are told.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The tables that are told; without them, for the sake of somebody, those at which he plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
    /// What they are told, of 1 to 300 letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tell: Option<String>,
}

/// Anything else worth keeping: a recorded hand, a complaint, an accident.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Noted {
    /// What it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// The text.
    pub text: String,
    /// Only for those who run the event (White Book 80.3).
    #[serde(default, skip_serializing_if = "is_false")]
    pub confidential: bool,
}

/// The boards of a session are dealt (Law 6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Dealt {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// Which boards.
    #[serde(with = "super::omitted::boards")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "1-4, 7"))]
    pub boards: Boards,
    /// The hands, if they are not sealed: a PBN deal for each board.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub deals: BTreeMap<u32, String>,
    /// Sealed until the session starts.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sealed: bool,
    /// By what sealed boards are known again: a file, a fingerprint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

/// Sealed boards are opened: a PBN deal for each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Unsealed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// A PBN deal for each board.
    pub deals: BTreeMap<u32, String>,
}

/// The movement of a session, or another one from a round on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovementSet {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The first round that is different; only when a movement is changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// Let it stand although the checker refutes it; `why` tells the reason.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unproved: bool,
    /// The movement, as `openroom movement make --yaml` writes it.
    pub plan: String,
}

/// Who starts where: the number in the movement and the contestant who has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Seated {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The contestant of each number of the movement; without it, as before. In mid-session numbers that are not written
    /// keep their contestant.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub positions: BTreeMap<u32, u32>,
    /// From this round on, also where it has begun. Those who exchange places have sat so since then, and what was entered
    /// there is theirs. Empty places are taken; what was missed there is awarded (White Book 145.6). Without it places are
    /// exchanged from the next round on, empty ones taken from the round that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
}

/// Nothing is to be published, or it may be again.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Held {}

/// Something is shown to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Published {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// Results up to this round; without it, of the whole session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The hands of the session too.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hands: bool,
}

/// The result is official, or final.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Posted {
    /// Official: when the next stage starts for which one qualifies (White Book 146.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_stage: Option<Time>,
}
