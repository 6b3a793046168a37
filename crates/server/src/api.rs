//! The shapes of the interface: what is sent and what is answered. `describe` makes the OpenAPI description of them; a program in
//! Rust can use them as they are.

mod event;
mod files;
mod matters;
mod movements;
mod people;
mod public;
mod results;
mod rulings;
mod state;
mod table;

use openroom_tournament::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use event::*;
pub use files::*;
pub use matters::*;
pub use movements::*;
pub use people::*;
pub use public::*;
pub use results::*;
pub use rulings::*;
pub use state::*;
pub use table::*;

/// A seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[expect(missing_docs, reason = "the seats")]
pub enum Seat {
    N,
    E,
    S,
    W,
}

impl Seat {
    /// The seat of a letter.
    #[must_use]
    pub const fn of(letter: char) -> Option<Self> {
        match letter {
            'N' => Some(Self::N),
            'E' => Some(Self::E),
            'S' => Some(Self::S),
            'W' => Some(Self::W),
            _ => None,
        }
    }
}

/// A side at a table, as keys write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

/// Who is vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Vul {
    /// Nobody.
    None,
    /// North-South.
    Ns,
    /// East-West.
    Ew,
    /// Both sides.
    Both,
}

/// An answer that says no more than that it is done.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
pub struct Nothing {}

/// Why the answer is another one than was wanted.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// For people, in the language that the request asked for.
    pub problem: String,
    /// For programs.
    pub code: ProblemCode,
    /// The Law or regulation by which it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
    /// Of a conflict: the version that the event has now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Of a second result for a board: the board with the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<TableBoard>,
    /// Of a conflict: the time on the server's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<Time>,
    /// After too many tries: the seconds to wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<i64>,
}

/// What kind of problem it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// The request cannot be understood.
    Malformed,
    /// The body is larger than any that is needed.
    TooLarge,
    /// Nobody is signed in, or with a wrong name, password or code.
    NotSignedIn,
    /// The role may not do this.
    NotAllowed,
    /// The phone that spoke for one side speaks for the other; it was not handed over.
    SamePhone,
    /// Somebody who runs events is signed in on this device.
    SignedIn,
    /// There is no such thing, or it is not to be seen yet.
    NotFound,
    /// There is such an address, but not for this method.
    Method,
    /// Somebody else was first.
    Conflict,
    /// The event or the Laws refuse it.
    Refused,
    /// There is nothing to be scored yet, or it cannot be.
    NotScored,
    /// Too many tries.
    TooMany,
    /// The server could not do it.
    Failed,
    /// It is being worked out; ask again.
    Working,
    /// The server is stopping.
    Closing,
}
