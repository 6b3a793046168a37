//! The people of a club.

use openroom_members::{Column, Member};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody in the register.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MemberLine {
    /// By what he is known.
    pub id: String,
    /// How often it was written; who changes it says which one he has seen.
    pub version: u64,
    /// Whether he has a private link.
    pub link: bool,
    /// What is known.
    #[serde(flatten)]
    pub member: Member,
}

/// Somebody as he is to be kept.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberWish {
    /// What is known.
    pub member: Member,
    /// The version that was seen; nothing for somebody new.
    #[serde(default)]
    pub seen: Option<u64>,
}

/// Somebody who is in the register now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct MemberMade {
    /// By what he is known.
    pub id: String,
}

/// Somebody else who is the same.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberMerge {
    /// Who is taken in, and is not there any more afterwards.
    pub other: String,
}

/// A list from elsewhere.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ListAsked {
    /// Its rows, parted by commas, semicolons or tabs; or names alone, one a line.
    pub text: String,
}

/// What a list looks like.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ListSeen {
    /// Whether the first row says what stands in the columns.
    pub heading: bool,
    /// What seems to stand in each column.
    pub columns: Vec<Column>,
    /// The first rows.
    pub rows: Vec<Vec<String>>,
    /// How many rows there are.
    pub count: usize,
}

/// A list that is to be taken in.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ListWish {
    /// Its rows.
    pub text: String,
    /// Whether the first row says what stands in the columns.
    pub heading: bool,
    /// What stands in each column.
    pub columns: Vec<Column>,
    /// They have all agreed to be named on pages that everybody can see.
    #[serde(default)]
    pub consent: bool,
    /// Nothing is written: only what would come of it is told.
    #[serde(default)]
    pub look: bool,
}

/// A line of a list that cannot be read.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ListFault {
    /// The line, from 1; 0 for the whole list.
    pub line: usize,
    /// What is wrong with it, in words.
    pub problem: String,
}

/// What has come of a list, or would.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ListTaken {
    /// So many are new.
    pub added: usize,
    /// Of so many something was not known.
    pub changed: usize,
    /// The lines that were left out.
    pub faults: Vec<ListFault>,
}

/// Those who play in a session.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayersSeen {
    /// The players of each contestant.
    pub contestants: Vec<Vec<String>>,
    /// Who is not in the register yet comes in, as a visitor.
    #[serde(default)]
    pub keep: bool,
    /// Those who come in have agreed to be named on pages that everybody can see.
    #[serde(default)]
    pub consent: bool,
}

/// Who has agreed to be named on pages that everybody can see.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MembersAgreed {
    /// They.
    pub members: Vec<String>,
}

/// Who played last.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LastPlayers {
    /// In which event.
    pub event: String,
    /// When it was made.
    pub created: String,
    /// Who.
    pub contestants: Vec<LastContestant>,
}

/// A contestant who played last.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LastContestant {
    /// The name of a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The people.
    pub players: Vec<String>,
}

/// Somebody whom a player at a table may mean.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PersonFound {
    /// The name.
    pub name: String,
    /// With whom he usually plays.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub partner: String,
}
