//! Acts about the members of teams: who sits where, who joins, who leads them.

use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};

/// A team hands in who sits where in a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LineUpGiven {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The team.
    pub contestant: u32,
    /// Who sits North-South, at the first of its tables in that direction first.
    pub ns: Vec<String>,
    /// Who sits East-West.
    pub ew: Vec<String>,
}

/// Two members of a team may not play as partners in a round (White Book 81.4.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct KeptApart {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The team.
    pub contestant: u32,
    /// The two.
    pub players: Vec<String>,
}

/// Somebody joins a team (White Book 144.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Added {
    /// The team.
    pub contestant: u32,
    /// Who joins.
    pub player: String,
    /// The membership number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<String>,
    /// Who approved for the organiser, if a Director writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved_by: Option<String>,
    /// The limits of the federation do not hold for it: why a Director or the organiser takes it all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<String>,
}

/// A contestant was entered by mistake: it is taken out, before its first result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EntryRemoved {
    /// Which.
    pub contestant: u32,
}

/// Who leads a team, in one match or from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CaptainNamed {
    /// The team.
    pub contestant: u32,
    /// Who.
    pub name: String,
    /// The session of the match, if it is for one only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<u16>,
    /// Its round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
}

/// A captain confirms the result of a match (White Book 163.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchConfirmed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The two who met.
    pub teams: Vec<u32>,
}

/// Before a match a captain declares one of its rooms closed: nobody looks on there (White Book 162.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RoomClosed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table that is the closed room.
    pub table: String,
}

/// Where the captain of a team that he does not play in may look on in a round, and that he has left that table (White Book 163.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CaptainWatches {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// His team.
    pub contestant: u32,
    /// The table.
    pub table: String,
    /// He has left it, and looks on no more before the next round.
    #[serde(default, skip_serializing_if = "is_false")]
    pub left: bool,
}

/// The organiser permits in advance what the limits for substitutes would not allow (White Book 144.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Permitted {
    /// For which contestant.
    pub contestant: u32,
    /// For whom somebody else may play.
    pub player: String,
    /// It no longer holds.
    #[serde(default, skip_serializing_if = "is_false")]
    pub revoked: bool,
}
