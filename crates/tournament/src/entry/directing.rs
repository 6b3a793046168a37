//! Acts of Directors among themselves and about the tables: areas, hand-overs, levels, claims, who made the boards, suspensions.

use openroom_movements::Boards;
use serde::{Deserialize, Serialize};

use super::omitted::{is_one, one};
use crate::tree::Tree;

/// A Director keeps to an area (White Book 121.5.9, 122.2). What was said of him before is replaced; without tables and sections he has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Area {
    /// Who.
    pub director: String,
    /// Tables by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
    /// Whole sections.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<String>,
}

/// What can be handed to another Director.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Handed {
    /// A call for the Director.
    Call,
    /// A case of judgement.
    Case,
    /// A ruling, with what is still to be done about it.
    Ruling,
    /// An appeal.
    Appeal,
}

/// An open matter goes to another Director; `why` is the note that goes with it (White Book 121.5.9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandedOver {
    /// What.
    pub what: Handed,
    /// Its number, from 1.
    pub number: u32,
    /// To whom.
    pub to: String,
}

/// How experienced somebody is (White Book 81.3, 93.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays since a short time.
    Beginner,
    /// As most who play in a club.
    Club,
    /// Plays much, and well.
    Experienced,
    /// Among the best.
    Expert,
}

/// The level of a player, or of all players of a contestant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Levelled {
    /// Which contestant.
    pub contestant: u32,
    /// Which of its players; all of them without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The level.
    pub level: Level,
}

/// A claim is contested: the result that was entered stands for now, and is subject to the ruling (70, White Book 122.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Claimed {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Who claimed or conceded.
    pub seat: String,
    /// His statement, in his words (68C).
    pub statement: String,
}

/// What a player says of what happened (White Book 122.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Statement {
    /// From which seat.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::view::Seat))]
    pub seat: String,
    /// In his words.
    pub said: String,
}

/// A table made or duplicated boards (White Book 90.4.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Duplicated {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The table.
    pub table: String,
    /// Which boards.
    #[serde(with = "super::omitted::boards")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "1-4, 7"))]
    pub boards: Boards,
}

/// A penalty that both sides of a table have brought about, each by its share (White Book 81.4.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PenaltyShared {
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// For what.
    pub offence: String,
    /// Multiples of the standard amount, or
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<Tree>,
    /// points of the final method, of both sides together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Tree>,
    /// The shares of North-South and East-West: `[2, 1]`.
    pub shares: [u32; 2],
}

/// A contestant does not play for a part of a session (91A); each side gets what it is due on the boards that are missed
/// (White Book 12.10).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Suspended {
    /// Who.
    pub contestant: u32,
    /// Which of its players is suspended; nobody plays for him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// From this round on.
    pub from: u32,
    /// Up to this round; without it, for the rest of the session, or until it is let back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// Multiples of the disciplinary amount that are taken off besides; 1 if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disciplinary: Option<Tree>,
}

/// Who was suspended plays again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Readmitted {
    /// Which suspension, counted from 1.
    pub suspension: u32,
    /// From this round on.
    pub from: u32,
}
