//! An adjusted score (Law 12): what the Director puts in the place of the result of a board.
//!
//! One type for everybody: the log of a table, the event file, the log of an event, the interface. It is read and written in
//! the keys of the event file; `docs/scoring.md` has them.
//!
//! ```
//! use contract_bridge::AbsoluteVulnerability;
//! use openroom_scoring::AdjustedScore;
//!
//! let score: AdjustedScore = "{assigned: [[4S N =, 0.6], [4S N -1, 0.4]]}".parse()?;
//! let results: Vec<_> = score.results().map(|result| result.score(AbsoluteVulnerability::NONE)).collect();
//! assert_eq!(results, [420, -50, 420, -50]);
//! assert_eq!(score.to_string(), "{assigned: [[4S N =, 0.6], [4S N -1, 0.4]]}");
//!
//! let award: AdjustedScore = "{award: 60/AVE-}".parse()?;
//! assert_eq!(award.to_string(), "{award: {ns: 60, ew: AVE-}}");
//! # Ok::<(), openroom_scoring::event_file::EventError>(())
//! ```

mod assigned;
mod laws;
#[cfg(feature = "openapi")]
mod openapi;
mod reading;
mod score;
mod shown;
mod writing;

pub use assigned::{AssignedResult, NotPlayed, Part, PlayedContract};
pub use laws::{AdjustmentKind, Case, bears_on_score};
pub use reading::KEYS;
pub use score::{AdjustedScore, Form, Redress, SideScore};
pub use shown::{ShownResult, ShownScore, ShownSide};
pub use writing::InFull;

pub(crate) use assigned::{contract_of, tricks_of};
pub(crate) use reading::points;
