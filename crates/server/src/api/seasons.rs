//! Series, ladders, simultaneous events and programmes of a club.

use openroom_seasons::Season;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A season of the club, as a list shows it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonLine {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many events belong to it.
    pub events: usize,
}

/// A season that is made or changed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeasonWish {
    /// Its rules, as `docs/seasons.md` describes them; events are named by their ids.
    pub season: Season,
}

/// A season that was made.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonMade {
    /// Its id.
    pub id: String,
}

/// A season with all that comes of it now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonShown {
    /// Its id.
    pub id: String,
    /// Its rules.
    pub season: Season,
    /// Its events.
    pub evenings: Vec<SeasonEvening>,
    /// The ranking, the best first; those who are not ranked last.
    pub places: Vec<SeasonPlaceShown>,
    /// So many evenings count at the most.
    #[schema(required = true)]
    pub counting: Option<u32>,
    /// Handicaps as they are now.
    pub handicaps: Vec<HandicapShown>,
    /// The same boards in several places: one ranking.
    pub together: Vec<VenuePlaceShown>,
    /// Places that have not sent their results.
    pub venues_missing: Vec<String>,
    /// Why there is no such ranking, or what should be known of it: boards that not all places have.
    #[schema(required = true)]
    pub apart: Option<String>,
    /// The ladder as it stands, the top first.
    pub rungs: Vec<String>,
    /// The challenges of the ladder, in the order in which they were made.
    pub challenges: Vec<ChallengeShown>,
    /// What clashes in the programme, in words.
    pub clashes: Vec<String>,
}

/// An event of a season.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonEvening {
    /// Its id.
    pub event: String,
    /// Its name.
    pub name: String,
    /// The day.
    #[schema(required = true)]
    pub day: Option<String>,
    /// It counts: it is over.
    pub counts: bool,
    /// Its result is official.
    pub official: bool,
}

/// A place in a season.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonPlaceShown {
    /// The place; null for who is not ranked.
    #[schema(required = true)]
    pub rank: Option<u32>,
    /// Others share it.
    pub tied: bool,
    /// The people.
    pub players: Vec<String>,
    /// The name of the team.
    #[schema(required = true)]
    pub team: Option<String>,
    /// What it comes to, exact to four decimals.
    pub total: String,
    /// So many evenings are missing for a rank.
    pub lacking: u32,
    /// What decided after an equal total, in words.
    #[schema(required = true)]
    pub decided: Option<String>,
    /// The evenings.
    pub results: Vec<SeasonResultShown>,
}

/// What an evening was worth.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SeasonResultShown {
    /// Which evening: its place in `evenings`, from 0.
    pub evening: usize,
    /// The contestant there.
    pub contestant: u32,
    /// The place there.
    pub rank: u32,
    /// How many were ranked there.
    pub field: u32,
    /// What it is worth, exact to four decimals.
    pub points: String,
    /// Whether it counts.
    pub counts: bool,
}

/// A handicap that follows results.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct HandicapShown {
    /// The people.
    pub players: Vec<String>,
    /// How many evenings were looked at.
    pub evenings: usize,
    /// Their mean.
    pub mean: String,
    /// The handicap; null for who has not played often enough.
    #[schema(required = true)]
    pub handicap: Option<String>,
}

/// A place over several venues.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VenuePlaceShown {
    /// Over all; null for who is not ranked.
    #[schema(required = true)]
    pub rank: Option<u32>,
    /// Others share it.
    pub tied: bool,
    /// The venue.
    pub venue: String,
    /// The people.
    pub players: Vec<String>,
    /// The result over all: per cent where there is one, else the total.
    pub result: String,
    /// It is per cent.
    pub percent: bool,
    /// The place in the own venue.
    #[schema(required = true)]
    pub own_rank: Option<u32>,
}

/// A challenge, and what became of it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ChallengeShown {
    /// Who challenges.
    pub by: String,
    /// Who is challenged.
    pub to: String,
    /// When.
    pub on: String,
    /// It has still to be played.
    pub open: bool,
    /// Whether the challenger won; null as long as nobody has.
    #[schema(required = true)]
    pub won: Option<bool>,
    /// It was not played in time.
    pub expired: bool,
    /// Why it does not count, in words.
    #[schema(required = true)]
    pub fault: Option<String>,
}

/// The link by which a place sends its results.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VenueLink {
    /// The place.
    pub venue: String,
    /// The link.
    pub link: String,
    /// Its time is over, and nothing has come.
    pub late: bool,
    /// What has come.
    #[schema(required = true)]
    pub received: Option<VenueReceived>,
}

/// What has come from a place.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VenueReceived {
    /// When it came last.
    pub at: String,
    /// How many contestants.
    pub contestants: usize,
    /// How many results.
    pub results: usize,
}

/// What a place sees by its link.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct VenuePage {
    /// The season or event.
    pub season: String,
    /// The place.
    pub venue: String,
    /// Until when its results are to come.
    #[schema(required = true)]
    pub due: Option<String>,
    /// What has come.
    #[schema(required = true)]
    pub received: Option<VenueReceived>,
}

/// The results of a place.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VenueResults {
    /// The file: the log of an event, an event file, or USEBIO.
    pub results: String,
}
