//! What the cards were worth: double dummy, par, and claims under Law 70.
//!
//! ```
//! use contract_bridge::{FullDeal, Seat, Strain};
//! use openroom_analysis::double_dummy;
//!
//! let deal: FullDeal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432".parse().unwrap();
//! let table = double_dummy::table(deal);
//! assert_eq!(table.tricks(Strain::Spades, Seat::South), 13);
//! assert_eq!(table.tricks(Strain::Notrump, Seat::South), 0);
//! ```
//!
//! The crate does no IO, reads no clock and uses no chance: the same position gives the same answer.

pub mod claims;
pub mod double_dummy;
pub mod position;

pub use claims::{Analysis, Claim, Class, Confidence, Ground, Lost, Reason, analyse};
pub use position::{Position, PositionError};
