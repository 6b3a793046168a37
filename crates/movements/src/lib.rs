//! Movements: who plays whom, where and with which boards; and the proof that it is right.
//!
//! # Make one, and prove it
//!
//! A [`Movement`] is data, [`generate`] makes them, and [`check`] proves or refutes any, wherever it comes from. Nothing is handed
//! out that the checker has not passed.
//!
//! ```
//! use openroom_movements::{Fault, check, generate};
//!
//! let mut movement = generate::howell(5, 3).unwrap();
//! let report = check(&movement);
//! assert!(report.faults.is_empty());
//! assert_eq!((report.figures.rounds, report.figures.boards), (9, 27));
//!
//! // The same boards again: everybody who had them in the first round meets them twice.
//! movement.rounds[1].tables[0].boards = movement.rounds[0].tables[0].boards.clone();
//! let faults = check(&movement).faults;
//! assert!(matches!(faults[0], Fault::BoardTwice { .. }));
//! ```
//!
//! # As text
//!
//! ```
//! use openroom_movements::{Boards, Movement, generate};
//!
//! let movement = generate::mitchell(3, 3, 2, generate::Even::Skip).unwrap();
//! let text = movement.to_string();
//! assert!(text.contains(r#"- {table: 1, ns: 1, ew: 4, boards: "1-2"}"#));
//! assert_eq!(text.parse::<Movement>().unwrap(), movement);
//! assert_eq!("1-2, 7".parse::<Boards>().unwrap().0, [1, 2, 7]);
//! ```
//!
//! # What fits the evening
//!
//! ```
//! use openroom_movements::{Wish, suggest};
//!
//! let wish = Wish { pairs: 13, boards: 24, minutes: 195, half_minutes_a_board: 15, sections: None };
//! let best = &suggest(wish).unwrap()[0];
//! assert_eq!(best.movement.contestants, 13);
//! assert!(best.minutes <= 195);
//! ```
//!
//! # Rounds that are drawn
//!
//! A [`Swiss`] pairs those of like rank who have not met, by an exact matching; a [`Bracket`] is a knock-out with seeds and byes.
//!
//! ```
//! use openroom_movements::{Bracket, Side, Swiss};
//!
//! let mut swiss = Swiss::new(4);
//! let first = swiss.pair(&[1, 2, 3, 4]).unwrap();
//! assert_eq!(first.matches, [(1, 2), (3, 4)]);
//! swiss.play(&first);
//! assert_eq!(swiss.pair(&[1, 2, 3, 4]).unwrap().matches, [(1, 3), (2, 4)]);
//!
//! assert_eq!(Bracket::seeded(6).unwrap().rounds[0][0], (Side::Seed(1), Side::Bye));
//! ```
//!
//! # When somebody leaves
//!
//! ```
//! use openroom_movements::{change, generate};
//!
//! let movement = generate::mitchell(5, 5, 2, generate::Even::Skip).unwrap();
//! let (with, changes) = change::leaves(&movement, 7, 3).unwrap();
//! assert_eq!(changes[0].to_string(), "round 4, table 5: 5 v 7 becomes 5 v nobody, boards 5-6");
//! assert_eq!(with.rounds[..3], movement.rounds[..3]);
//! ```
//!
//! No IO, no clock, no chance: the same question gets the same movement everywhere.

mod bracket;
pub mod change;
mod check;
pub mod draw;
mod factored;
mod fault;
pub mod generate;
pub mod league;
mod movement;
mod section;
mod suggest;
mod swiss;
mod words;

pub use bracket::{Bracket, BracketFault, Match, Side};
pub use change::Change;
pub use check::{Competition, Figures, Report, check};
pub use factored::Factored;
pub use fault::{Fault, FaultPlace, Line, NoShare, Unit};
pub use generate::NotMade;
pub use movement::{Boards, Contestant, Entrants, Movement, Round, Seats, Table, Unreadable};
pub use section::{MOST_SECTIONS, SectionOrder, section_name, section_order};
pub use suggest::{Course, Offer, Programme, Wish, in_sections, programmes, suggest};
pub use swiss::{
    Assignment, Excess, Hundredths, Odd, Pairing, Part, Swiss, after_assignment_error, assignment,
};
pub use words::NotAWord;

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;
