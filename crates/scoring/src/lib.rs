//! Scores of duplicate bridge, in exact arithmetic.
//!
//! A file for each subject, named as the Laws and directors name it. Nothing here reads a file, a clock or chance.
//! Figures are exact fractions ([`Exact`]) until the one rounding that the rules allow; `docs/scoring.md` has the format of
//! an event and every setting.
//!
//! # An event, scored and ranked
//!
//! ```
//! use openroom_scoring::{event_file, score_event};
//!
//! let event = event_file::read(
//!     "
//! scoring: {method: matchpoints}
//! results:
//!   - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: '+1'}
//!   - {board: 1, ns: 3, ew: 4, score: -50}
//!   - {board: 1, ns: 5, ew: 6, assigned: {ns: [[420, 0.6], [-50, 0.4]], ew: 420}}
//! ",
//! )?;
//! let scores = score_event(&event)?;
//! let best = &scores.standings[0];
//! assert_eq!(event.contestants[best.contestant.index()].name.to_string(), "1");
//! assert_eq!((best.total.decimal(4).as_str(), best.rank, best.tied), ("4", Some(1), true));
//! # Ok::<(), openroom_scoring::event_file::EventErrors>(())
//! ```
//!
//! Any figure can be explained:
//!
//! ```
//! # use openroom_scoring::{event_file, score_event};
//! use openroom_scoring::event::Name;
//! use openroom_scoring::explain_event::explain_result;
//!
//! # let event = event_file::read("scoring: {method: matchpoints}\nresults: [{board: 1, ns: 1, ew: 2, score: 50}, {board: 1, ns: 3, ew: 4, score: 0}]")?;
//! # let scores = score_event(&event)?;
//! let (board, contestant) = (event.board(&Name::Number(1)), event.contestant(&Name::Number(3)));
//! let steps = explain_result(&event, &scores, board.unwrap(), contestant.unwrap()).unwrap();
//! assert!(steps.iter().any(|step| step.rule == "78A"));
//! # Ok::<(), openroom_scoring::event_file::EventErrors>(())
//! ```
//!
//! # The pieces
//!
//! Each method stands alone on a frequency table, which takes fractions:
//!
//! ```
//! use openroom_scoring::event::{Direction, Weighted};
//! use openroom_scoring::frequencies::Frequencies;
//! use openroom_scoring::matchpoints::Matchpoints;
//! use openroom_scoring::victory_points::Scale;
//! use openroom_scoring::{Exact, imps::imps};
//!
//! // Six tables; one has 30 % of +650 and 70 % of -100 (White Book 78.1.2).
//! let parts = [(650, 3), (-100, 7)].map(|(score, tenths)| Weighted::new(score, Exact::ratio(tenths, 10)));
//! let table = Frequencies::new(vec![650, -100, -100, -200, -790], &parts);
//! let points = Matchpoints::new(&table, Direction::Ns, 6, 2);
//! assert_eq!(points.of_weighted(&parts).decimal(4), "6.9");
//!
//! assert_eq!(imps(620 - 140), 10);
//! let scale = Scale::named("wbf-2013").unwrap();
//! assert_eq!(scale.vps(&Exact::int(10), 24).unwrap().decimal(2), "12.33");
//! ```
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

mod absences;
pub mod adjusted;
pub mod adjusted_score;
pub mod butler;
pub mod carry_over;
mod checks;
pub mod cross_imps;
pub mod edition;
pub mod event;
mod event_error;
pub mod event_file;
pub mod exact;
pub mod explain_event;
pub mod federation;
mod field;
mod fields;
pub mod frequencies;
pub mod hybrid;
pub mod imps;
mod knock_out;
mod known_scales;
pub mod law77_scoring_table;
mod matches;
pub mod matchpoints;
mod method;
pub mod notation;
pub mod organising;
pub mod part;
pub mod penalties;
mod played_contract;
pub mod points;
pub mod ranking;
mod roster;
mod scale_file;
mod score_event;
pub mod scores;
pub mod settings;
mod sit_outs;
pub mod standard;
mod sums;
pub mod tie_break;
pub mod tricks;
pub mod victory_points;
mod warnings;
mod withdrawals;
mod words;

pub use adjusted_score::AdjustedScore;
pub use edition::Edition;
pub use exact::Exact;
pub use score_event::score_event;
pub use scores::Scores;

pub use law77_scoring_table::{Item, PASSED_OUT, Step, explain, is_possible, score, score_ns};
pub use tricks::{InvalidTricks, Tricks};
pub use words::UnknownWord;

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;
