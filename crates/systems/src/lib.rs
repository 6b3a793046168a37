//! System cards and system policies that a program can read, and what of a card a policy does not permit (White Book 171).
//!
//! A [`Card`] is a pair's system: what its openings and overcalls show, in the notation of [`openroom_cases::meanings`]. A [`Policy`] is
//! what an organiser permits: terms, a standing for each [`Method`], exceptions and agreements that are permitted all the same.
//! [`check`](check::check) holds one against the other by counting hands, and gives a hand that shows what it found.
//!
//! ```
//! use openroom_systems::{Card, Method, Policy, check::check, policy::Standing};
//!
//! let card = Card::read("
//! system: Ours
//! kind: natural
//! openings:
//!   2D: 5-10 5+D | 5-10 5+H
//! ")?;
//! let policy = Policy::read(openroom_systems::policy::WBF_CATEGORY_3)?;
//! let report = check(&card, &policy, Some(24));
//! assert_eq!(report.findings[0].method, Method::BrownOpening);
//! assert_eq!(report.findings[0].standing, Standing::Barred);
//! # Ok::<(), openroom_placed::Fault>(())
//! ```
//!
//! No IO, no clock, no chance. `docs/systems.md` tells it in words.

pub mod call;
pub mod card;
pub mod check;
mod hands;
pub mod policy;

pub use call::{Call, Place, Strain};
pub use card::Card;
pub use check::{Finding, Report};
pub use policy::{Method, Policy};
