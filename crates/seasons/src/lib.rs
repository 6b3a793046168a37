//! What stands above one event: series and championships of many evenings, handicaps that follow results, ladders, events that are
//! played in several places at once, and the programme of a congress.
//!
//! A season is a file: it names events and holds the rules as data. What comes of it is a function of that file and of the events as
//! they are, so that a ranking follows every correction, and says how each figure came about:
//!
//! ```
//! use openroom_seasons::{Season, ranking};
//!
//! let season = Season::read("
//! season: Winter Pairs
//! of: players
//! count: 2
//! events: [{event: january}, {event: february}, {event: march}]
//! ").unwrap();
//! assert_eq!(season.events.len(), 3);
//! // Nothing has been played yet.
//! assert!(ranking(&season, &[None, None, None]).places.is_empty());
//!
//! let faults = Season::read("{season: Winter Pairs, count: 0, events: []}").unwrap_err();
//! assert_eq!(faults.to_string(), "line 1: count: 0 evenings cannot count; remedy: write 1 or more");
//! ```
//!
//! The crate does no IO, reads no clock and uses no chance: the day is given.

mod calendar;
mod days;
mod evening;
mod figure;
mod handicaps;
mod ladder;
mod people;
mod programme;
mod season;
mod sent;
mod series;
mod venues;

pub use calendar::calendar;
pub use days::{Day, Moment};
pub use evening::{Evening, EveningPlace};
pub use figure::Figure;
pub use handicaps::{Handicap, handicaps, of_players};
pub use ladder::{LadderFault, LadderStep, Rungs, rungs};
pub use people::{Key, People, Person, TwoNumbers, two_numbers};
pub use programme::{Clash, Occupied, clashes};
pub use season::{
    Challenge, ChallengeResult, HandicapRule, Ladder, Of, PlannedSession, PointsBy, Programme,
    Room, Season, SeasonEvent, SeasonFaults, SeasonPoints, Shared, Sum, Swap, Task, Tie, Venue,
};
pub use sent::{NotTaken, Sent, sent};
pub use series::{Head, Missing, Ranking, SeasonPlace, SeasonResult, ranking};
pub use venues::{Apart, Simultaneous, VenuePlace, simultaneous};
