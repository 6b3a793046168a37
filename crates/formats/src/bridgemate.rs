//! Messages of the Bridgemate Data Connector: sessions with their sections, tables and rounds; players; results.
//!
//! A message is JSON. Results come as a list; everything else as the data that starts an event. A message may stand in
//! the envelope of a request or response, whose `SerializedData` holds the JSON as text.
//!
//! ```
//! use openroom_formats::bridgemate;
//!
//! let text = r#"[{"SessionGuid":"A1","SectionLetters":"A","TableNumber":1,"RoundNumber":1,"BoardNumber":3,
//!   "ScoringDirection":3,"PairNorthSouth":1,"PairEastWest":2,"DeclarerDirection":1,"Level":4,"Denomination":4,
//!   "Stake":0,"TotalTricks":11,"LeadCardRank":13,"LeadCardSuit":3}]"#;
//! let (event, losses) = bridgemate::read(text).unwrap();
//! assert!(losses.is_empty());
//! assert_eq!(event.results[0].contract.as_deref(), Some("4S"));
//! assert_eq!(event.results[0].lead.as_deref(), Some("HK"));
//! ```

mod message;
mod pairs;
mod read;
mod results;
mod start;
mod write;

pub use message::{
    Init, Participation, PlayedResult, Player, Round, ScoringGroup, Section, Session, Table,
};
pub use read::read;
pub(crate) use read::sift;
pub use start::{Seating, Start, start, start_losses};
pub use write::write;

/// The artificial levels -1 to -9: what North-South and East-West are awarded.
const AWARDS: [&str; 3] = ["AVE-", "AVE", "AVE+"];

/// The level of a board that was not played.
const NOT_PLAYED: i32 = -10;
