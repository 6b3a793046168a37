//! Robots that play bridge.
//!
//! A [`Robot`] gets a [`Sight`](openroom_tables::Sight), what its seat may see, and gives a [`Deed`](openroom_tables::Deed), what it does. Nothing of it takes a
//! table or a deal, so it cannot know more than a player at that seat. It bids by the rules of crate `pons` ([`System`]), explains its calls from
//! them, and plays its cards by deals that agree with the auction and with every card played, each looked at double dummy.
//!
//! ```
//! use std::sync::Arc;
//!
//! use contract_bridge::Seat;
//! use openroom_laws::entry::Actor;
//! use openroom_robots::{Robot, Strength, System};
//! use openroom_tables::{Deed, InPlay, Now, Opened, Settings, Viewer};
//!
//! let head = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'";
//! let head = openroom_laws::log::read(head).unwrap().remove(0);
//! let opened = Opened { head, settings: Settings::default(), players: Default::default() };
//! let mut board = InPlay::open(opened, 0).unwrap();
//!
//! let robot = Robot::new(Arc::new(System::new()), Strength::Fast.into(), 1);
//! let deed = robot.act(&board.sight(Viewer::Seat(Seat::North), Now::default())).unwrap();
//! // Seventeen points and no five-card suit.
//! assert_eq!(serde_json::to_string(&deed).unwrap(), r#"{"act":"1NT"}"#);
//! board.act(Actor::Player(Seat::North), deed, 1_000).unwrap();
//! // It is not South's turn.
//! assert_eq!(robot.act(&board.sight(Viewer::Seat(Seat::South), Now::default())), None);
//! ```
//!
//! The crate does no IO and reads no clock; its chance is the seed that it is given, and its work is bounded by numbers
//! ([`Strength`]). So the same seed gives the same board on any machine.

pub mod card;
mod chance;
mod claim;
pub mod found;
mod known;
mod matches;
mod meaning;
mod options;
mod play;
mod play_out;
pub mod practice;
pub mod protocol;
mod robot;
mod sample;
mod sitting;
mod strength;
mod system;

pub use chance::Chance;
pub use matches::{BoardOfMatch, Tally, Team, board_of_match, brought};
pub use meaning::{Kind, Meaning, points};
pub use play_out::{Stuck, dealt, play_on, play_out};
pub use practice::Wanted;
pub use robot::{Manner, NoManner, Robot};
pub use sitting::{Does, Next, Sitting};
pub use strength::{Strength, Work};
pub use system::{Reading, Reason, System};
