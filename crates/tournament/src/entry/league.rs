//! Acts of a league: its rules, when and where its matches are played, and matches that are put off.

use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::time::Time;
use crate::tree::Tree;

/// The event is a division of a league: its sessions are weeks, which need not be over one after another.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeagueSet {
    /// The name of the league.
    pub name: String,
    /// Which division this is; 1 is the highest.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub division: u32,
    /// How often each two teams meet: 1, or 2 for home and away.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub times: u32,
    /// So many teams go up at the end.
    #[serde(default, skip_serializing_if = "is_none")]
    pub up: u32,
    /// So many go down.
    #[serde(default, skip_serializing_if = "is_none")]
    pub down: u32,
    /// So many more of the lower end play off against as many of the upper end of the division below.
    #[serde(default, skip_serializing_if = "is_none")]
    pub play_off: u32,
    /// How many days after its date the result of a match must be there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result_days: Option<u32>,
    /// What a late result costs the hosts, in points of the ranking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_result: Option<Tree>,
}

/// When and where matches are played, and who is at home.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FixturesSet {
    /// The matches; one that was told before is told anew.
    pub matches: Vec<FixtureSet>,
}

/// When and where a match is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FixtureSet {
    /// The session: the week.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub round: u32,
    /// Who is at home.
    pub home: u32,
    /// Who comes.
    pub away: u32,
    /// When it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Time>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
}

/// A match is put off: the session can end without it, later rounds go on, and it is played or decided later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Postponed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub round: u32,
    /// The two who meet.
    pub teams: Vec<u32>,
    /// Until when it is to be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// Who of them agreed to that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u32>,
    /// It is not put off after all.
    #[serde(default, skip_serializing_if = "is_false")]
    pub cancelled: bool,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_first(number: &u32) -> bool {
    *number == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_none(number: &u32) -> bool {
    *number == 0
}
