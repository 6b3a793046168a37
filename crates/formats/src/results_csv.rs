//! Results and entries as CSV.
//!
//! The first line names the columns, in any order. With a column `board` the file holds results, else entries.
//!
//! ```
//! use openroom_formats::results_csv;
//!
//! let event = results_csv::read(b"board,ns,ew,contract,by,tricks\n1,1,2,4S,N,11\n").unwrap();
//! assert_eq!(event.results[0].tricks(), Some(11));
//! let faults = results_csv::read(b"board,ns,ew,contract\n1,1,2,9S\n").unwrap_err();
//! assert_eq!(faults[0].to_string().split(':').next(), Some("line 2"));
//! ```

mod cells;
mod read;
mod typed;
mod write;

use std::collections::HashMap;

use contract_bridge::AbsoluteVulnerability;
use openroom_said::{Arg, said};
use serde_json::Value;

use crate::event::{Line, text};

pub use read::read;
pub(crate) use read::sift;
pub use write::write;

/// The columns of results.
pub const RESULTS: [&str; 23] = [
    "board",
    "ns",
    "ew",
    "contract",
    "by",
    "result",
    "tricks",
    "score",
    "lead",
    "award-ns",
    "award-ew",
    "adjusted",
    "not-played",
    "absent",
    "form",
    "match",
    "room",
    "four",
    "round",
    "table",
    "session",
    "section",
    "vul",
];

/// The columns of entries, beside `name1`, `name2` and so on, and `member1`, `member2` with their membership numbers.
pub const ENTRIES: [&str; 4] = ["id", "team", "stratum", "handicap"];

/// The columns that go into a result as they are.
const AS_THEY_ARE: [&str; 10] = [
    "absent", "form", "match", "room", "four", "round", "table", "session", "section", "vul",
];

/// The column of what the Director gave, where awards to both sides do not say it.
const ADJUSTED: &str = "adjusted";

/// The number of a column with a name: `name2`.
fn name_column(column: &str) -> Option<u8> {
    column.strip_prefix("name")?.parse().ok()
}

/// The number of a column with a membership number: `member2`.
fn member_column(column: &str) -> Option<u8> {
    column.strip_prefix("member")?.parse().ok()
}

/// What the results say about the event: rooms are those of teams, sides of two players those of an individual; nothing is said of
/// pairs. Who plays a board of the same number in two rounds of a session plays a Swiss.
fn told_by(results: &[Line]) -> (&'static str, bool) {
    let kind = if results.iter().any(|line| line.extra.contains_key("room")) {
        "teams"
    } else if results.iter().any(|line| line.ns.is_array()) {
        "individual"
    } else {
        ""
    };
    let mut rounds: HashMap<(String, String, u32), &Value> = HashMap::new();
    let is_swiss = results.iter().any(|line| {
        let session = line.extra.get("session").map_or_else(String::new, text);
        line.extra.get("round").is_some_and(|round| {
            line.contestants().any(|id| {
                let key = (text(id), session.clone(), line.board);
                rounds
                    .insert(key, round)
                    .is_some_and(|other| other != round)
            })
        })
    });
    (kind, is_swiss)
}

/// What a column wants that goes into a result as it is; nothing if the cell is right.
fn allowed(column: &str, cell: &str) -> Option<Arg> {
    let words = |words: &str| Some(Arg::Text(words.to_owned()));
    match column {
        "room" if !matches!(cell, "open" | "closed") => words("open, closed"),
        "vul" if cell.parse::<AbsoluteVulnerability>().is_err() => words("none, NS, EW, both"),
        "absent" if !matches!(cell, "ns" | "ew") => words("ns, ew"),
        "round" | "session" | "four" if cell.parse::<u16>().is_err() => {
            Some(Arg::Said(said!("file-number", "a number")))
        }
        _ => None,
    }
}
