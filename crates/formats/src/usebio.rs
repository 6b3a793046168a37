//! USEBIO XML: results of pairs, teams and Swiss events.
//!
//! ```
//! use openroom_formats::{EventFile, usebio};
//!
//! let event = EventFile::read("event: {name: Club, kind: pairs}\ncontestants: [{id: 1, names: [Ana, Bea]}, {id: 2, names: [Cy, Di]}]\n\
//! results: [{board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, score: 450}]").unwrap();
//! let (xml, _) = usebio::write(&event);
//! assert!(xml.contains("<TRAVELLER_LINE>"));
//! let (again, losses) = usebio::read(xml.as_bytes()).unwrap();
//! assert!(losses.is_empty());
//! assert_eq!(again.results, event.results);
//! ```

mod matches;
mod read;
mod structure;
mod tree;
mod write;

pub use read::read;
pub(crate) use read::sift;
pub use write::write;

/// What an event says of its club: our key and the element.
const CLUB: [(&str, &str); 2] = [("club", "CLUB_NAME"), ("club-id", "CLUB_ID_NUMBER")];
