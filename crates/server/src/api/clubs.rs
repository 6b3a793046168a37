//! Clubs on one server.

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

/// Something that went wrong.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ClubError {
    /// When.
    pub at: Time,
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
    /// Events that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_events: u64,
    /// Entries that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_entries: u64,
    /// Bytes that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_bytes: u64,
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
    /// Events that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_events: u64,
    /// Entries that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_entries: u64,
    /// Bytes that it may have; 0 is without a bound.
    #[serde(default)]
    pub most_bytes: u64,
}

/// A club that is to be deleted.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ClubGone {
    /// Its short name once more.
    pub again: String,
}
