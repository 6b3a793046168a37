//! Rulings of judgement, from the facts to the score.

pub mod acts;
mod case;
pub mod facts;
pub mod file;
pub mod measure;
pub mod outcomes;
pub mod poll;
pub mod questions;
mod road;
pub mod weighing;
pub mod weights;

pub use acts::{Act, Opened};
pub use case::{Case, Poll, Settled, Track};
pub use facts::{Fact, Kind};
pub use measure::Authority;
pub use questions::{Ending, Question};
pub use road::{Beside, Road, Step, Verdict};
