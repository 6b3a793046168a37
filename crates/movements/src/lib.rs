//! Movements: who plays whom, where and with which boards; and the proof that it is right.
//!
//! A [`Movement`] is data, [`check`] proves or refutes any of them, and [`generate`] makes them. Nothing is handed
//! out that the checker has not passed.
//!
//! ```
//! use openroom_movements::{Fault, check, generate};
//!
//! let mut movement = generate::howell(5, 3).unwrap();
//! assert!(check(&movement).faults.is_empty());
//!
//! // The same boards again: everybody who had them in the first round meets them twice.
//! movement.rounds[1].tables[0].boards = movement.rounds[0].tables[0].boards.clone();
//! let faults = check(&movement).faults;
//! assert!(matches!(faults[0], Fault::BoardTwice { .. }));
//! ```
//!
//! No IO, no clock, no chance: the same question gets the same movement everywhere.

pub mod bracket;
pub mod change;
mod check;
mod fault;
pub mod generate;
mod movement;
pub mod suggest;
pub mod swiss;

pub use check::{Competition, Figures, Report, check};
pub use fault::{Fault, Line, NoShare, Place, Unit};
pub use movement::{Boards, Contestant, Entrants, Movement, Round, Seats, Table, Unreadable};

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;
