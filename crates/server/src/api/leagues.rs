//! Leagues: a division that is made, and the next season.

use std::collections::BTreeMap;

use openroom_tournament::entry::{LeagueSet, LineUpGiven};
use openroom_tournament::questions::LineUpShown;
use openroom_tournament::view::{LeagueMatch, LeagueRow};
use openroom_tournament::{Time, Tree};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A division of a league that is to be made.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLeague {
    /// The name of the event, of 1 to 200 letters.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// The rules of the league.
    pub rules: LeagueSet,
    /// Boards of a match.
    pub boards: u32,
    /// When the first week is played.
    #[serde(default)]
    pub first: Option<Time>,
    /// Days from one week to the next; 7 if nothing is said.
    #[serde(default)]
    pub days: Option<u32>,
    /// Settings of the event.
    #[serde(default)]
    pub settings: BTreeMap<String, Tree>,
    /// The teams, in the order of their numbers.
    pub teams: Vec<NewTeam>,
}

/// A team of a league.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTeam {
    /// What it is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Who plays in it.
    pub players: Vec<String>,
    /// Their membership numbers.
    #[serde(default)]
    pub members: Vec<String>,
    /// The captain, if not the first player.
    #[serde(default)]
    pub captain: Option<String>,
    /// Where it is at home.
    #[serde(default)]
    pub venue: Option<String>,
}

/// The next season of a league.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextLeague {
    /// The events of the divisions, the highest first.
    pub divisions: Vec<String>,
    /// The teams that won a play-off.
    #[serde(default)]
    pub won: Vec<String>,
    /// The names of the new events, if they are to be made.
    #[serde(default)]
    pub names: Option<Vec<String>>,
    /// When the first week is played.
    #[serde(default)]
    pub first: Option<Time>,
}

/// The divisions of the next season.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NextDivisions {
    /// The teams of each, the highest division first.
    pub divisions: Vec<Vec<NextTeam>>,
    /// Matches for places that are still to be played; no season is made before.
    pub play_offs: Vec<PlayOff>,
    /// The events that were made.
    pub made: Vec<String>,
}

/// A team in the next season.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NextTeam {
    /// Which.
    pub name: String,
    /// Whether it comes from another division.
    pub moved: TeamMoved,
}

/// From where a team comes.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TeamMoved {
    /// It was there.
    Stays,
    /// From the division below.
    Up,
    /// From the division above.
    Down,
}

/// A match for a place.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayOff {
    /// The higher of the two divisions, from 1.
    pub division: u32,
    /// Who defends the place.
    pub above: String,
    /// Who wants it.
    pub below: String,
}

/// A division of a league, with its table.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LeagueDivision {
    /// The event.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Which division: 1 is the highest.
    pub division: u32,
    /// Its table, best first.
    pub rows: Vec<LeagueRow>,
}

/// The link of a captain.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaptainLink {
    /// The team.
    pub contestant: u32,
    /// What it is called.
    pub name: String,
    /// Who leads it.
    #[schema(required = true)]
    pub captain: Option<String>,
    /// The address that opens it.
    pub link: String,
}

/// What a captain sees.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaptainPage {
    /// The version of the event.
    pub version: u64,
    /// What it is called.
    pub event: String,
    /// His team.
    pub contestant: u32,
    /// Who plays in it.
    pub players: Vec<String>,
    /// Who leads it.
    #[schema(required = true)]
    pub captain: Option<String>,
    /// What the teams are called.
    pub names: BTreeMap<u32, String>,
    /// The matches of his team.
    pub matches: Vec<LeagueMatch>,
    /// The line-ups that his team has handed in.
    pub own: Vec<LineUpGiven>,
    /// Those of its opponents: who sits where only once that is open.
    pub others: Vec<LineUpShown>,
    /// The tables of its matches, where boards are played at tables that have names.
    pub rooms: Vec<RoomOfMatch>,
    /// Where the captain may look on in the round that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<CaptainPlace>,
}

/// A room of a match.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RoomOfMatch {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// It was declared closed to onlookers.
    pub closed: bool,
}

/// Where a captain may look on.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CaptainPlace {
    /// The name of the table in addresses.
    pub id: String,
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// He has left it.
    pub left: bool,
}
