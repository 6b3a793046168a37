//! The shapes of the interface: what is sent and what is answered. `describe` makes the OpenAPI description of them. What crate
//! `tournament` knows of an event has its shapes there (`view`); here is what the server adds.

mod cases;
mod clubs;
mod conditions;
mod conduct;
mod directing;
mod draws;
mod event;
mod files;
mod home;
mod leagues;
mod members;
mod movements;
mod papers;
mod people;
mod play;
mod public;
mod results;
mod robots;
mod rulings;
mod seasons;
mod stages;
mod table;

use openroom_tournament::Time;
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

pub use openroom_tournament::Status;
pub use openroom_tournament::questions::BoardStatus;
pub use openroom_tournament::view::{
    Announcement, ComingState, DirectorCall, EventState, OpenCase, Place, Places, ResultText,
    ResultVersion, Seat, Seats, Side, SideWord, Spot, Vul,
};

pub use cases::*;
pub use clubs::*;
pub use conditions::*;
pub use conduct::*;
pub use directing::*;
pub use draws::*;
pub use event::*;
pub use files::*;
pub use home::*;
pub use leagues::*;
pub use members::*;
pub use movements::*;
pub use papers::*;
pub use people::*;
pub use play::*;
pub use public::*;
pub use results::*;
pub use robots::*;
pub use rulings::*;
pub use seasons::*;
pub use stages::*;
pub use table::*;

/// How nothing looks.
fn null() -> RefOr<Schema> {
    let null = SchemaType::Type(Type::Null);
    ObjectBuilder::new().schema_type(null).into()
}

/// How keys look of which all are there or none.
fn perhaps<T: PartialSchema>() -> RefOr<Schema> {
    match T::schema() {
        RefOr::T(Schema::Object(mut object)) => {
            object.required.clear();
            object.into()
        }
        other => other,
    }
}

/// An answer that says no more than that it is done.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
pub struct Nothing {}

/// Why the answer is another one than was wanted.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Problem {
    /// For people, in the language that the request asked for.
    pub problem: String,
    /// For programs.
    pub code: ProblemCode,
    /// The Law or regulation by which it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
    /// Of a conflict: the version that the event has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// Of a second result for a board: the board with the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<TableBoard>,
    /// Of a conflict: the time on the server's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Time>,
    /// After too many tries: the seconds to wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<i64>,
    /// Of a code that leads to several sessions at once: which.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub sessions: Vec<SessionChoice>,
}

/// A session to which a code of a table may lead.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct SessionChoice {
    /// The event.
    pub event: String,
    /// What it is called.
    pub name: String,
}

impl Problem {
    /// One that is still to be put into words.
    #[must_use]
    pub const fn new(code: ProblemCode) -> Self {
        Self {
            problem: String::new(),
            code,
            ground: None,
            version: None,
            current: None,
            now: None,
            retry_after: None,
            sessions: Vec::new(),
        }
    }
}

/// What kind of problem it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
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
    /// There is no room on the server's disk.
    DiskFull,
    /// The club has used what it may.
    NoRoom,
    /// It took too long.
    TimedOut,
    /// It is being worked out; ask again.
    Working,
    /// The server is stopping.
    Closing,
}
