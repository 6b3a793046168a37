//! LIN, as the online tables of BBO write it: commands of two letters, each with a value between bars.
//!
//! ```
//! use openroom_formats::lin;
//!
//! let text = "pn|a,b,c,d|md|3S,H,D,C,|sv|o|ah|Board 1|mb|1N!|an|12-14|mb|p|";
//! let (games, losses) = lin::read(text.as_bytes()).unwrap();
//! assert!(losses.is_empty());
//! let call = &games[0].auction.as_ref().unwrap().calls[0];
//! assert!(call.remark.alerted);
//! assert_eq!(call.remark.explanation.as_deref(), Some("12-14"));
//! ```

mod heads;
mod names;
mod notation;
mod read;
mod write;

pub use heads::{Writer, write};
pub use read::read;
pub(crate) use read::sift;

use contract_bridge::Seat;

/// The order of seats in LIN.
const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// Commands that only arrange the page.
const LAYOUT: [&str; 16] = [
    "st", "rh", "pg", "va", "sa", "mn", "bt", "tu", "ht", "ha", "zz", "kc", "hs", "at", "lb", "sk",
];

/// Those of them that every board has, empty: they are no loss.
const USUAL: [&str; 3] = ["st", "rh", "pg"];

/// Whether it is a command: two letters or digits.
fn is_command(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|b| b.is_ascii_alphanumeric())
}
