//! The page of a club that everybody can see, its calendar, and the own page of a player.

use openroom_tournament::entry::EventKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a club shows itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct ClubProfile {
    /// Its name, of up to 60 letters.
    pub name: String,
    /// Where and how it can be reached, of up to 500 letters.
    pub contact: String,
    /// Its number at the federation, of up to 20 letters and digits.
    pub number: String,
}

/// The page of a club.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ClubHome {
    /// How it shows itself.
    #[serde(flatten)]
    pub profile: ClubProfile,
    /// Where its logo is, if it has one; another address for another logo.
    #[schema(required = true)]
    pub logo: Option<String>,
    /// Its sessions of today and to come, in order.
    pub plans: Vec<Plan>,
}

/// Whose private links are to be made anew and printed.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinksWish {
    /// Members; those who have none without it.
    #[serde(default)]
    pub members: Option<Vec<String>>,
    /// `a4`, if nothing is said, or `letter`.
    #[serde(default)]
    pub paper: Option<String>,
}

/// A session in the calendar.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Plan {
    /// By what it is known.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// When it begins, by the clock of the club: `2026-11-17T19:30`.
    pub starts: String,
    /// Anything else worth saying.
    pub note: String,
    /// Pairs, teams or individuals: who puts a name down says it for a pair, a team or one player.
    pub kind: EventKind,
    /// The event, once there is one.
    #[schema(required = true)]
    pub event: Option<String>,
    /// Who has put a name down.
    pub wishes: Vec<PlayWish>,
}

/// Somebody who wants to play.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayWish {
    /// By what it is known.
    pub id: String,
    /// Who; by the first letters for those who do not run events, unless they have agreed to be named.
    pub players: Vec<String>,
    /// Whether the Director has accepted it.
    pub accepted: bool,
}

/// A session for the calendar.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanWish {
    /// What it is called, of 1 to 100 letters.
    pub name: String,
    /// When it begins, by the clock of the club: `2026-11-17T19:30`.
    pub starts: String,
    /// Anything else worth saying, of up to 200 letters.
    #[serde(default)]
    pub note: String,
    /// The same again each week, so many times in all.
    #[serde(default)]
    pub weeks: Option<u32>,
    /// Pairs, if nothing is said, teams or individuals.
    #[serde(default)]
    pub kind: Option<EventKind>,
}

/// The event of a session of the calendar.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanEvent {
    /// The event.
    pub event: String,
}

/// A name that is put down for a session.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayWish {
    /// One or several names, each of up to 60 letters.
    pub players: Vec<String>,
}

/// A name that was put down.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayWishMade {
    /// By what it is known.
    pub id: String,
    /// With it, who put it down takes it away again.
    pub secret: String,
}

/// Whether somebody plays.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayWishAnswer {
    /// The Director has accepted it.
    pub accepted: bool,
}

/// What takes a name away again.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayWishGone {
    /// What whoever put it down was given; those who run events need none.
    pub secret: String,
}

/// The private link of a player; it is told this once.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PrivateLink {
    /// Where his page is.
    pub url: String,
    /// The same as a QR code, an image in SVG.
    pub qr: String,
}

/// The own page of a player.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayerPage {
    /// His name.
    pub name: String,
    /// The club.
    pub club: String,
    /// Whether he has agreed to be named on pages that everybody can see.
    pub consent: bool,
    /// What he played, the newest first.
    pub sessions: Vec<PlayedSession>,
    /// The average of the sessions that have a percentage, per cent with two decimals.
    #[schema(required = true)]
    pub average: Option<String>,
    /// With whom he played, the most often first.
    pub partners: Vec<PlayedWith>,
}

/// A session that somebody played.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayedSession {
    /// The event.
    pub event: String,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created: String,
    /// His number.
    pub contestant: u32,
    /// With whom.
    pub partners: Vec<String>,
    /// Where he came.
    #[schema(required = true)]
    pub rank: Option<u32>,
    /// Of how many in that ranking.
    pub of: u32,
    /// Per cent with two decimals, where the method has it.
    #[schema(required = true)]
    pub percent: Option<String>,
}

/// Somebody with whom a player has played.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayedWith {
    /// Who.
    pub name: String,
    /// How often.
    pub sessions: u32,
    /// The average of those sessions.
    #[schema(required = true)]
    pub average: Option<String>,
}

/// What a player decides himself.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChoice {
    /// To be named on pages that everybody can see.
    pub consent: bool,
}
