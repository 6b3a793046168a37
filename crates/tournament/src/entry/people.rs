//! Acts about contestants.

use serde::{Deserialize, Serialize};

use super::omitted::{is_false, is_one, one};
use crate::tree::Tree;

/// A contestant enters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entered {
    /// Its number.
    pub contestant: u32,
    /// The name of a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The people; none while the contestant is known by its number alone, until it is `named`.
    pub players: Vec<String>,
    /// Their membership numbers, in the order of the people; empty where one is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<String>,
    /// The captain of a team, if not the first player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The stratum in which it is ranked besides the whole field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stratum: Option<String>,
    /// Categories in which it is ranked besides: seniors, mixed pairs, juniors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// What is added to its result for the handicap ranking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Tree>,
    /// IMPs a board that are added to the matches of a team for the handicap ranking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imp_handicap: Option<Tree>,
    /// Needs a seat that it need not leave (White Book 121.4.3, 141.2.2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub stationary: bool,
    /// The limits of the federation do not hold for it: why a Director or the organiser takes it all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<String>,
    /// What is known of the people for the categories, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<super::PersonOf>,
    /// What else they need, as the set-up list tells it: light, help, sorted cards (White Book 141.1). Only those who run the event see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    /// They are robots, where boards are played in the browser.
    #[serde(default, skip_serializing_if = "is_false")]
    pub robots: bool,
}

/// What a contestant needs, taken down after the entry; what was known before is replaced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Needs {
    /// Which contestant.
    pub contestant: u32,
    /// A seat that it need not leave.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stationary: bool,
    /// What else, for the set-up list: light, help, sorted cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
}

/// Somebody plays for somebody else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Substitute {
    /// For which contestant.
    pub contestant: u32,
    /// Who stops.
    pub out: String,
    /// Who plays.
    #[serde(rename = "in")]
    pub in_: String,
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// From this round on.
    pub from: u32,
    /// The last round; without it, the rest of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// In an emergency, for four boards or fewer; beyond that the contestant plays out of competition (White Book 144.1).
    #[serde(default, skip_serializing_if = "is_false")]
    pub emergency: bool,
    /// The substitute takes over the place for good (White Book 144.1, 144.2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub for_good: bool,
}

/// A name was written wrongly.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Renamed {
    /// Of which contestant.
    pub contestant: u32,
    /// The player, as written until now; without it, the team gets the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The right name.
    pub name: String,
}

/// Who a contestant is that was entered by its number alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Named {
    /// Which contestant.
    pub contestant: u32,
    /// The people.
    pub players: Vec<String>,
    /// Their membership numbers, in the order of the people; empty where one is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<String>,
    /// The limits of the federation do not hold for it: why a Director or the organiser takes it all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exception: Option<String>,
}

/// A contestant leaves, or never came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Withdrew {
    /// Who.
    pub contestant: u32,
    /// Whether the reason is accepted; else it is not ranked (145.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub accepted: bool,
    /// With a reason that is accepted in part: what is taken off for each board, 0 to 40 per cent of a top (145.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fine: Option<Tree>,
}

/// A contestant that was said to have left plays after all: what the withdrawal did is undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Returned {
    /// Who.
    pub contestant: u32,
}

/// A contestant came late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Late {
    /// Who.
    pub contestant: u32,
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// By how many minutes.
    pub minutes: u32,
    /// It had told that it would be.
    #[serde(default, skip_serializing_if = "is_false")]
    pub notice: bool,
    /// The boards of rounds that are over before it comes are 60 to the others and 40 to it, and worth nothing if it never comes (White
    /// Book 145.6).
    #[serde(default, skip_serializing_if = "is_false")]
    pub awards: bool,
}

/// Others play in the place of a contestant that is absent at the start (White Book 144.3, 144.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StandBy {
    /// In whose place.
    pub contestant: u32,
    /// Who plays.
    pub players: Vec<String>,
    /// The session.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub session: u16,
    /// A reserve of an event for which one qualifies (144.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub reserve: bool,
    /// Only to help the movement: its opponents score, it has no rank (144.5).
    #[serde(default, skip_serializing_if = "is_false")]
    pub out_of_competition: bool,
}

/// A contestant has come and takes its place back from those who stood in (White Book 144.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Arrived {
    /// Who.
    pub contestant: u32,
    /// Boards of the round that is on that it plays itself; the others without a result are those of who stood in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plays: Vec<u32>,
}

/// A contestant is disqualified (91B).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Disqualified {
    /// Who.
    pub contestant: u32,
    /// Who approved for the organiser, if a Director decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved_by: Option<String>,
    /// One player alone; the others go on with a substitute (White Book 91.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}
