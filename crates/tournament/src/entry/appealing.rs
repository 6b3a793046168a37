//! What goes on around an appeal: who means to make one, who may hear it, when and where, who came, who was told, and the stage after it.

use openroom_scoring::AdjustedScore;
use serde::{Deserialize, Serialize};

use super::directing::Level;
use super::omitted::is_false;
use super::{Decision, DepositFate};
use crate::time::Time;

/// Somebody who could hear appeals (White Book 93.3), or decide alone (93.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Candidate {
    /// Who.
    pub name: String,
    /// How experienced.
    pub level: Level,
    /// The club, so that a committee is not of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Decides alone, for the venue of that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// How to reach him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// Not to be had at present.
    #[serde(default, skip_serializing_if = "is_false")]
    pub away: bool,
}

/// What was said about a meeting with the adviser (White Book 92.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// It was offered.
    Offered,
    /// They have met.
    Met,
    /// They did not want it.
    Declined,
}

/// A side means to appeal: no more than that (White Book 121.5.9). Written again, the adviser is noted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Intends {
    /// Against which ruling, or
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
    /// which penalty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// The meeting with the adviser; the committee never learns of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adviser: Option<Advice>,
    /// It was given up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dropped: bool,
}

/// How a hearing is held (93.5, 93.6).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// In a room.
    #[default]
    Room,
    /// By telephone.
    Telephone,
    /// In writing.
    Mail,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_room(way: &Way) -> bool {
    *way == Way::Room
}

/// When and where an appeal is heard. A second one adjourns it, with the reason in `why`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HearingSet {
    /// When.
    pub time: Time,
    /// In which room; nothing by telephone or in writing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// How.
    #[serde(default, skip_serializing_if = "is_room")]
    pub by: Way,
}

/// How to reach a party; only those who run the event see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Contact {
    /// Who.
    pub who: String,
    /// How.
    pub how: String,
}

/// The hearing begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HearingOpened {
    /// Who came besides the committee (White Book 93.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attended: Vec<String>,
}

/// What was said in a hearing by telephone or in writing (93.5, 93.6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SaidInAppeal {
    /// By whom.
    pub who: String,
    /// What.
    pub text: String,
}

/// An appeal goes to the national authority (White Book 93.7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Further {
    /// Which body.
    pub authority: String,
    /// Who takes it there.
    pub contestant: u32,
    /// On which ground.
    pub ground: String,
}

/// What the national authority has decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FurtherDecided {
    /// What.
    pub decision: Decision,
    /// The reasons.
    pub reasons: String,
    /// The score that stands now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<AdjustedScore>,
    /// The deposit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deposit: Option<DepositFate>,
}

/// Something about an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AppealAct {
    /// When and where it is heard.
    Hearing(HearingSet),
    /// How to reach a party.
    Contact(Contact),
    /// Both sides have seen the completed form (White Book 92.5.1).
    FormSeen(Seen),
    /// The hearing begins.
    Opened(HearingOpened),
    /// The other side is to reply in writing until then (White Book 93.6).
    ReplyUntil(Until),
    /// It has replied.
    Reply(SaidInAppeal),
    /// Something said by telephone or in writing.
    Said(SaidInAppeal),
    /// The players were told of the decision (White Book 93.4.3).
    DecisionTold(ToldTo),
    /// Somebody asks the chair for an explanation, through the Director (White Book 93.4.5).
    Question(SaidInAppeal),
    /// The chair has answered.
    Answer(SaidInAppeal),
    /// It goes to the national authority.
    Further(Further),
    /// Which has decided.
    FurtherDecided(FurtherDecided),
    /// A deposit that was kept was reviewed by the authority (White Book 93.4.6): given back, or kept for good.
    DepositReviewed(DepositReviewed),
}

/// Both sides have seen the form; what they say of it stands in `why`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Seen {}

/// A time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Until {
    /// Which.
    pub until: Time,
}

/// Those who were told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ToldTo {
    /// They.
    pub to: Vec<String>,
}

/// What became of a deposit that was kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DepositReviewed {
    /// That.
    pub deposit: DepositFate,
}

/// Something about an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct InAppeal {
    /// Which appeal, counted from 1.
    pub appeal: u32,
    /// What.
    pub act: AppealAct,
}
