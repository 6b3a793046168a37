//! Rulings of judgement, from the facts to the score.
//!
//! A [`Case`] is the fold of its [`Act`]s, as a table is the fold of its log. [`Case::road`] asks the questions of the Law in their
//! order: it says what is settled, which question is open, and what the answers lead to when none is. The Director decides; nothing
//! here does it for him.
//!
//! ```
//! use openroom_cases::acts::{Act, Found, Opened};
//! use openroom_cases::{Authority, Case, Ending, Kind, Question, Track, Verdict};
//! use openroom_laws::Edition;
//!
//! let opened = Opened { kind: Kind::Information, board: None };
//! let mut case = Case::new(opened, Edition::E2017, Authority::Ebu);
//! assert_eq!(case.road().next, Some((Track::First, Question::Happened)));
//!
//! let found = |question, answer: &str| Act::Found(Found { question, answer: answer.into(), evidence: vec![], actions: vec![], second: false });
//! case.add(&found(Question::Happened, "yes"))?;
//! case.add(&found(Question::Conveyed, "no"))?;
//! assert_eq!(case.road().verdict, Some(Verdict::Stands(Ending::NoInformation)));
//! # Ok::<(), openroom_said::Said>(())
//! ```
//!
//! [`weighing`] puts an adjusted score into the unit of an event, for both sides and against the table; [`weights`] proposes weights from
//! shares; [`poll`] holds answers against the measure; [`meanings`] compares what two calls mean;
//! [`casebook`] finds earlier cases. No IO, no clock, no chance. `docs/cases.md` tells it in words.

pub mod acts;
mod case;
pub mod casebook;
pub mod facts;
pub mod file;
pub mod guide;
pub mod meanings;
pub mod measure;
pub mod now;
pub mod outcomes;
pub mod poll;
pub mod questions;
mod road;
pub mod weighing;
pub mod weights;

pub use acts::{Act, Opened};
pub use case::{Case, Disallowed, Poll, Settled, Told, Track};
pub use facts::{Fact, Kind};
pub use measure::Authority;
pub use questions::{Ending, Question};
pub use road::{Beside, Road, Step, Verdict};
