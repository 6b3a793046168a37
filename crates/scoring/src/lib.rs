//! Scores of duplicate bridge, in exact arithmetic.
//!
//! A file for each Law, named as the Law: whoever knows the book knows the crate. Nothing here reads a file, a clock
//! or chance, and no figure is rounded.
//!
//! # Law 77: what a contract scores
//!
//! ```
//! use contract_bridge::{AbsoluteVulnerability, Contract, Penalty, Seat, Strain};
//! use openroom_scoring::{Tricks, score, score_ns};
//!
//! let contract = Contract::new(4, Strain::Spades, Penalty::Doubled);
//! let ten = Tricks::try_new(10)?;
//! let nine = Tricks::try_new(9)?;
//!
//! // As the declaring side sees it, vulnerable or not.
//! assert_eq!(score(contract, true, ten), 790);
//! assert_eq!(score(contract, false, nine), -100);
//!
//! // As North-South see it: East declares, and only East-West are vulnerable.
//! assert_eq!(score_ns(contract, Seat::East, AbsoluteVulnerability::EW, nine), 200);
//! # Ok::<(), openroom_scoring::InvalidTricks>(())
//! ```
//!
//! Every score can say where it came from:
//!
//! ```
//! use contract_bridge::{Contract, Penalty, Strain};
//! use openroom_scoring::{Item, Tricks, explain, score};
//!
//! let contract = Contract::new(6, Strain::Notrump, Penalty::Undoubled);
//! let twelve = Tricks::try_new(12)?;
//! let steps = explain(contract, false, twelve);
//!
//! let told: Vec<_> = steps.iter().map(|step| (step.rule, step.item, step.points)).collect();
//! assert_eq!(
//!     told,
//!     [
//!         ("77:trick score", Item::FirstOddTrick, 40),
//!         ("77:trick score", Item::OddTricks, 150),
//!         ("77:contract premiums", Item::Game, 300),
//!         ("77:slam premium", Item::SmallSlam, 500),
//!     ]
//! );
//! assert_eq!(steps.iter().map(|step| step.points).sum::<i32>(), score(contract, false, twelve));
//! # Ok::<(), openroom_scoring::InvalidTricks>(())
//! ```

pub mod adjusted;
pub mod butler;
pub mod carry_over;
pub mod cross_imps;
pub mod event;
pub mod event_file;
pub mod exact;
pub mod explain_event;
mod field;
pub mod frequencies;
pub mod hybrid;
pub mod imps;
pub mod law77_scoring_table;
mod matches;
pub mod matchpoints;
pub mod penalties;
mod ranking;
mod score_event;
pub mod scores;
pub mod settings;
pub mod standard;
mod sums;
pub mod tie_break;
pub mod tricks;
pub mod victory_points;
pub mod words;

pub use exact::Exact;
pub use score_event::score_event;
pub use scores::Scores;

pub use law77_scoring_table::{Item, PASSED_OUT, Step, explain, score, score_ns};
pub use tricks::{InvalidTricks, Tricks};
