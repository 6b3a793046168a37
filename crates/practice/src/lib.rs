//! The Laws to learn from: cases that are made up at random and marked by the engine, examinations, lessons for players.
//!
//! A [`Case`] is the log of a table with something irregular in it, up to the ruling. Its steps ask whom the Director asks, with what options, what he
//! has to find out, and how he rules; what is right is what crate `laws` says of the log. The same [`Wish`] gives the same case on any machine:
//!
//! ```
//! use openroom_laws::Edition;
//! use openroom_practice::{About, Case, Level, Topic, Wish};
//!
//! let wish = Wish { topic: Topic::OpeningLead, edition: Edition::E2017, level: Level::Usual, seed: 1 };
//! let case = Case::make(wish).unwrap();
//! assert_eq!(case.steps[0].about, About::Whom);
//! // Nobody at all is asked? The engine knows better, and by which clause.
//! let mark = case.mark(0, &[case.steps[0].choices.len() - 1]).unwrap();
//! assert!(!mark.right);
//! assert_eq!(case.steps[0].laws[0].law(), Some(54));
//! ```
//!
//! No IO, no clock; chance is a seed that is given. Words are in crate `words`.

mod bidding;
mod cards;
mod case;
mod comparable;
pub mod exam;
pub mod judged;
pub mod lesson;
mod make;
mod offers;
mod ruling;
mod schedule;
mod topic;

pub use case::{About, Case, Mark, NoSuchChoice, Offer, Step, Wish, seeds};
pub use ruling::{Part, Ruled};
pub use schedule::{Progress, next};
pub use topic::{Level, Topic};
