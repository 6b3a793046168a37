//! An event of duplicate bridge as a log.
//!
//! Entries say who did what, when and why; the [`Tournament`] is the fold of them, and an entry that cannot follow those
//! before it is refused with the reason and the clause:
//!
//! ```
//! use openroom_tournament::log;
//!
//! let text = "
//! - {at: 2026-05-14T18:00:00Z, by: organiser, created: {name: Thursday Pairs, kind: pairs}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 1, players: [Ana, Bea]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 2, players: [Cid, Dan]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 3, players: [Eva, Fay]}}
//! - {at: 2026-05-14T18:01:00Z, by: director, entered: {contestant: 4, players: [Gil, Hal]}}
//! - at: 2026-05-14T18:10:00Z
//!   by: director
//!   movement:
//!     plan: |
//!       movement: two tables
//!       entrants: pairs
//!       contestants: 4
//!       rounds:
//!       - tables:
//!         - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}
//!         - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}
//! - {at: 2026-05-14T19:00:00Z, by: director, round-started: {round: 1, minutes: 15}}
//! - {at: 2026-05-14T19:08:00Z, by: contestant 1, result: {round: 1, table: 1, board: 1, contract: 4S, by: N, tricks: 10}}
//! - {at: 2026-05-14T19:08:10Z, by: contestant 2, agreed: {round: 1, table: 1, board: 1}}
//! - {at: 2026-05-14T19:09:00Z, by: contestant 4, result: {round: 1, table: 2, board: 1, contract: 4S, by: N, tricks: 9}}
//! ";
//! let event = log::replay(text, None).unwrap();
//! let standings = event.standings(None).unwrap();
//! assert_eq!(standings.places[0].contestant, 1);
//! assert_eq!(event.missing().len(), 2);
//!
//! let again = "- {at: 2026-05-14T19:10:00Z, by: contestant 1, result: {round: 1, table: 1, board: 1, contract: Pass}}";
//! let refused = log::replay(&format!("{text}{again}"), None).unwrap_err();
//! assert_eq!(
//!     refused.to_string(),
//!     "entry 11: line 22: board 1 at table 1 in round 1 has a result; write a correction instead (Law 79C1)"
//! );
//! ```
//!
//! The crate does no IO, reads no clock and uses no chance.

mod absence;
mod apply;
mod as_played;
mod boards;
mod bounds;
pub mod conditions;
pub mod directing;
pub mod draws;
pub mod entry;
mod export;
mod fitting;
pub mod form;
pub mod knock_out;
pub mod league;
mod lines;
pub mod log;
pub mod names;
#[cfg(feature = "openapi")]
pub mod openapi;
mod periods;
pub mod preparing;
pub mod private_match;
pub mod prizes;
pub mod promises;
pub mod questions;
mod refusal;
pub mod regulations;
pub mod reserves;
pub mod rulebook;
mod said;
mod scored;
pub mod screens;
pub mod shared;
mod spot;
pub mod stages;
pub mod state;
mod substitutes;
mod time;
mod tournament;
mod tree;
pub mod view;
mod who;

pub use entry::{Action, Entry};
pub use fitting::Misfit;
pub use form::AppealForm;
pub use periods::{Deadline, Request};
pub use refusal::Refused;
pub use said::{Arg, Said};
pub use scored::{BoardPoints, Scorable, Scored, Standing, Standings};
pub use spot::{Spot, Through};
pub use state::{State, Status};
pub use substitutes::Replaced;
pub use time::{NoTime, Time};
pub use tournament::Tournament;
pub use tree::Tree;
pub use who::{NoRole, Role, Who};
