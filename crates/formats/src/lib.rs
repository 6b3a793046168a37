//! What the rest of the bridge world reads: text in, boards and events out, and back.
//!
//! A board at a table is a [`Game`]; the results of an event are an [`EventFile`]. Each format has a module that reads
//! text into one of the two and writes it back:
//!
//! ```
//! use openroom_formats::{lin, pbn};
//!
//! let text = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Auction \"N\"]\n1NT Pass 3NT AP\n";
//! let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
//! assert_eq!(games[0].auction.as_ref().unwrap().calls.len(), 6);
//!
//! let (text, losses) = lin::write(&games);
//! assert!(text.contains("mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|"));
//! assert!(losses.is_empty());
//! ```
//!
//! A format cannot always hold what another one holds. Whatever does not fit is named in a list of [`Loss`]es, never
//! dropped in silence; whatever cannot be read is a [`Fault`] with its line.
//!
//! ```
//! use openroom_formats::pbn;
//!
//! let text = "[Deal \"N:AKQ\"]\n\n[Board \"2\"]\n[Dealer \"E\"]\n";
//! let faults = pbn::read_all(text.as_bytes()).unwrap_err();
//! assert_eq!(faults[0].line, 1);
//! ```
//!
//! [`convert`] goes from any format to any other. One game that cannot be read spoils the file, unless it is to be left out:
//!
//! ```
//! use openroom_formats::convert::{self, Content, Faulty, Format};
//! use openroom_formats::loss::Lost;
//!
//! let csv = b"board,ns,ew,contract,by,result\n1,1,2,4\xe2\x99\xa0,North,+1\n2,1,2,9S,N,=\n";
//! assert!(convert::bytes(csv, Format::Csv, Format::Usebio).is_err());
//! let (content, losses) = convert::sift(csv, Format::Csv, Faulty::LeftOut).unwrap();
//! let Content::Results(event) = content else { panic!() };
//! assert_eq!(event.results[0].score_of_contract(), Some(450));
//! assert!(matches!(losses[0].what, Lost::Faulty(_)));
//! ```
//!
//! A [`Game`] becomes the log of a table, on which crate `openroom-laws` rules, and back: [`Game::to_log`], [`Game::from_log`].
//! An [`EventFile`] is what crate `openroom-scoring` scores.
//!
//! The crate does no IO but through streams that the caller opens, and never panics on what it reads.

pub mod board_set;
pub mod bridgemate;
pub mod convert;
pub mod deal;
pub mod event;
mod fault;
pub mod game;
pub mod lin;
pub mod loss;
pub mod pbn;
pub mod results_csv;
pub mod sheet;
mod sifted;
pub mod submission;
mod text;
pub mod usebio;

pub use event::EventFile;
pub use fault::{Fault, first_faults};
pub use game::Game;
pub use loss::Loss;
pub use text::decode;

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;
