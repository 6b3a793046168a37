//! A board of duplicate bridge being played: the table log with the time of each entry, and *sight*, what each of those who look may
//! see and do.
//!
//! An [`InPlay`] is the fold of its record. What somebody wants to do is a [`Deed`]; [`InPlay::decide`] says which entries it
//! becomes, or why it cannot be, asking the engine of the Laws and nobody else. What anybody is sent is a [`Sight`]:
//!
//! ```
//! use contract_bridge::Seat;
//! use openroom_laws::entry::Actor;
//! use openroom_tables::{Deed, InPlay, Now, Opened, Settings, Viewer};
//!
//! let head = "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87'";
//! let head = openroom_laws::log::read(head).unwrap().remove(0);
//! let opened = Opened { head, settings: Settings::default(), players: Default::default() };
//! let mut board = InPlay::open(opened, 0).unwrap();
//!
//! let south = Actor::Player(Seat::South);
//! let bid: Deed = serde_json::from_str(r#"{"act": "1S"}"#).unwrap();
//! let refused = board.act(south, bid, 1_000).unwrap_err();
//! assert_eq!(refused.to_string(), "it is not your turn");
//! assert_eq!(refused.law.unwrap().id(), "17C");
//!
//! let sight = board.sight(Viewer::Seat(Seat::South), Now::default());
//! assert_eq!(sight.turn.unwrap().by, [Actor::Player(Seat::North)]);
//! ```
//!
//! There is no second engine here: what is legal, what follows from what is not, and the result are questions to
//! [`openroom_laws::Table`]. The crate does no IO, reads no clock and uses no chance.

mod arranging;
mod decide;
mod deed;
mod in_play;
mod pace;
mod record;
mod refused;
mod screen;
mod settings;
mod sight;
mod unfollowed;

pub use decide::MOST_WORDS;
pub use deed::Deed;
pub use in_play::InPlay;
pub use pace::{Pace, Thought, pace};
pub use record::{
    Arranges, Back, By, Changes, Comment, Message, Moment, Note, Opened, Player, Sits, Slip,
    SlipAnswered, Summons, Timed, To, Tray, TrayDone, What,
};
pub use refused::Refused;
pub use settings::{Alerts, Arranged, CardsNamed, Claims, Faces, Onlookers, Settings, Undo, Way};
pub use sight::{
    ArrangingSeen, AskedSeen, CallSeen, CalledSeen, CallsFor, ChangeSeen, ClaimSeen, CommentSeen,
    Line, May, MessageSeen, NoteKind, NoteSeen, Now, Offered, OpenCard, SeatSeen, Sight, SlipSeen,
    TraySeen, TrayStay, TrickSeen, Turn, Viewer,
};
pub use unfollowed::{Unfollowed, unfollowed};
