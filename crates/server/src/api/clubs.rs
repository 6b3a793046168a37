//! Clubs on one server.

use std::collections::BTreeMap;

use openroom_tournament::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The club that the pages are of, where there are several.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct OwnClub {
    /// Its name.
    pub name: String,
    /// The address under which people reach it.
    pub address: String,
    /// Whether those who direct it run the server.
    pub operates: bool,
}

/// A club, as whoever runs the server sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ClubLine {
    /// Its short name, which stands in addresses; empty for the one that runs the server.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The host name of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// The address under which people reach it.
    pub address: String,
    /// When it was made.
    pub created: String,
    /// Its events.
    pub events: u64,
    /// Entries in all of them.
    pub entries: u64,
    /// Bytes of these.
    pub bytes: u64,
    /// Events that it may have; 0 is without a bound.
    pub most_events: u64,
    /// Entries that it may have; 0 is without a bound.
    pub most_entries: u64,
    /// Bytes that it may have; 0 is without a bound.
    pub most_bytes: u64,
    /// Requests that this node has answered for it since it started.
    pub requests: u64,
    /// What went wrong last, by the server's own fault, on this node.
    pub errors: Vec<ClubError>,
}

/// What a club may have; 0 is without a bound.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
pub struct ClubQuota {
    /// Events.
    #[serde(default)]
    pub most_events: u64,
    /// Entries.
    #[serde(default)]
    pub most_entries: u64,
    /// Bytes.
    #[serde(default)]
    pub most_bytes: u64,
}

/// A server on the database of the clubs, and what it does.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct NodeLine {
    /// Where others reach it; empty if it is the only one.
    pub address: String,
    /// Whether it is the one that answers.
    pub here: bool,
    /// Whether it has answered; of one that has not, nothing else is known.
    pub answers: bool,
    /// Requests that it has answered since it started.
    pub requests: u64,
    /// Of these, those that failed by its own fault.
    pub failures: u64,
    /// Entries that it has written.
    pub entries: u64,
    /// Live connections that are open.
    pub live: u64,
    /// Events that it has in memory.
    pub events: u64,
    /// Requests of each club, by its short name.
    pub clubs: BTreeMap<String, u64>,
    /// What went wrong last, by its own fault.
    pub errors: Vec<ClubError>,
}

/// Something that went wrong.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClubError {
    /// When.
    #[schema(value_type = Time)]
    pub at: String,
    /// The short name of the club.
    pub club: String,
    /// The request.
    pub request: String,
    /// The status of the answer.
    pub status: u16,
}

/// A new club.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct NewClub {
    /// Its short name, for addresses: small letters, digits and hyphens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A host name of its own, if it has one.
    #[serde(default)]
    pub host: Option<String>,
    /// What it may have.
    #[serde(flatten)]
    pub most: ClubQuota,
}

/// A club that was made.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClubMade {
    /// Its short name.
    pub id: String,
    /// The address under which people reach it.
    pub address: String,
    /// The link for its first Director, for a day.
    pub setup: String,
}

/// What is changed of a club.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClubChange {
    /// Its name.
    pub name: String,
    /// What it may have.
    #[serde(flatten)]
    pub most: ClubQuota,
}

/// A club that is to be deleted.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClubGone {
    /// Its short name once more.
    pub again: String,
}
