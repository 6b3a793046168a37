//! The Laws of Duplicate Bridge as a function of the log of a table.
//!
//! What happened at a table is a list of entries; the state of the board, what is irregular, who may choose what and
//! the result follow from it, in either [`Edition`]:
//!
//! ```
//! use openroom_laws::{log, replay, Phase};
//!
//! let text = "
//! board: 1
//! deal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'
//! auction: 1NT Pass 3NT Pass Pass Pass
//! log:
//! - E: down DQ
//! - E: face
//! ";
//! let log = &log::read(text).unwrap()[0];
//! let table = replay::replay(log, log.edition()).unwrap();
//! assert_eq!(table.phase(), Phase::Play);
//! assert_eq!(table.turn().map(|seat| seat.letter()), Some('S'));
//! ```
//!
//! An irregular act is a value like any other. It is recorded with the clause that it breaks:
//!
//! ```
//! use openroom_laws::{log, replay};
//!
//! let log = &log::read("board: 1\nlog: [{N: 1NT}, {E: 1S}]").unwrap()[0];
//! let table = replay::replay(log, log.edition()).unwrap();
//! let irregularity = table.irregularities()[0];
//! assert_eq!(irregularity.law.id(), "18D");
//! assert!(irregularity.law.rule().summary().contains("insufficient"));
//! ```
//!
//! Only the impossible is an error, and it changes nothing:
//!
//! ```
//! use openroom_laws::{log, replay};
//!
//! let text = "board: 1\nauction: 1NT Pass Pass Pass\nplay: SA\nlog: [{S: SA}]";
//! let log = &log::read(text).unwrap()[0];
//! let error = replay::replay(log, log.edition()).unwrap_err();
//! assert_eq!(error.to_string(), "log entry 1: SA has already been played");
//! ```
//!
//! The crate does no IO, reads no clock and uses no chance.
//!
//! What is only read and may grow is `#[non_exhaustive]`. What others put into words, [`Action`], [`Finding`],
//! [`awaiting::Choice`], [`awaiting::Fact`], is not, on purpose: one that is new has words before it compiles.

pub mod act;
mod acts;
pub mod answers;
mod auction;
pub mod awaiting;
mod book;
mod calls;
pub mod clause;
pub mod conformance;
pub mod consequences;
pub mod corrections;
mod director;
pub mod effects;
pub mod entry;
mod hands;
mod impossible;
mod irregularities;
pub mod log;
pub mod notation;
#[cfg(feature = "openapi")]
pub mod openapi;
pub mod outcome;
mod pending;
mod play;
mod preliminaries;
pub mod replay;
mod score;
pub mod table;

/// A revoke told, question by question.
pub mod telling {
    pub use crate::acts::said::ActSaid;
    pub use crate::play::law66_telling::{Noticed, RevokeAsked, RevokeQuestion, RevokeTold};
}

pub use awaiting::Awaiting;
pub use calls::Calls;
pub use clause::{Cite, Clause, ClauseKind, Rule, UnknownClause};
pub use entry::{Action, Entry, Finding, Side};
pub use impossible::Impossible;
pub use log::Log;
pub use openroom_scoring::edition::{self, Edition};
pub use outcome::Outcome;
pub use preliminaries::law02_boards::Board;
pub use table::{Phase, Table};

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;
