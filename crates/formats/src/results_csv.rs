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

use csv::{ReaderBuilder, StringRecord, WriterBuilder};
use serde_json::{Map, Value};

use crate::deal;
use crate::event::{Contestant, Event, Line, text, value};
use crate::fault::{Fault, quoted};
use crate::game::read_contract;
use crate::loss::{Loss, Lost, Source};
use crate::text::decode;

/// The columns of results.
pub const RESULTS: [&str; 17] = [
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
    "not-played",
    "form",
    "match",
    "room",
    "round",
    "table",
];

/// The columns of entries; more players are `name3` and so on.
pub const ENTRIES: [&str; 3] = ["id", "name1", "name2"];

/// Reads results or entries.
///
/// # Errors
///
/// Everything that is wrong, by line and column.
pub fn read(bytes: &[u8]) -> Result<Event, Vec<Fault>> {
    let text = decode(bytes);
    let mut reader = ReaderBuilder::new()
        .flexible(true)
        .from_reader(text.as_bytes());
    let one = |e: csv::Error| {
        let line = e
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        vec![Fault::new(line, e.to_string())]
    };
    let header: Vec<String> = reader
        .headers()
        .map_err(one)?
        .iter()
        .map(|name| name.trim().to_lowercase())
        .collect();
    let is_results = header.iter().any(|name| name == "board");
    let mut faults = Vec::new();
    for (i, name) in header.iter().enumerate() {
        let known = if is_results {
            RESULTS.contains(&name.as_str())
        } else {
            name == "id"
                || name
                    .strip_prefix("name")
                    .is_some_and(|n| n.parse::<u8>().is_ok())
        };
        if !known {
            let allowed = if is_results {
                RESULTS.join(", ")
            } else {
                "id, name1, name2 ...".into()
            };
            faults.push(Fault::at(
                1,
                quoted(name),
                format!("no column of ours; they are {allowed}"),
            ));
        }
        if header[..i].contains(name) {
            faults.push(Fault::at(1, quoted(name), "the column is there twice"));
        }
    }
    if !is_results && !header.iter().any(|name| name == "id") {
        faults.push(Fault::new(
            1,
            "results need a column board, entries a column id",
        ));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut event = Event::default();
    let mut record = StringRecord::new();
    while reader.read_record(&mut record).map_err(one)? {
        let line = record
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        if record.len() > header.len() {
            faults.push(Fault::new(
                line,
                format!("{} fields, and {} columns", record.len(), header.len()),
            ));
            continue;
        }
        let cells = Cells {
            header: &header,
            record: &record,
            line,
        };
        if is_results {
            match cells.result(&mut faults) {
                Some(result) => event.results.push(result),
                None => continue,
            }
        } else {
            event.contestants.push(cells.entry());
        }
    }
    if faults.is_empty() {
        Ok(event)
    } else {
        Err(faults)
    }
}

struct Cells<'a> {
    header: &'a [String],
    record: &'a StringRecord,
    line: usize,
}

impl Cells<'_> {
    fn cell(&self, name: &str) -> Option<&str> {
        let at = self.header.iter().position(|n| n == name)?;
        self.record
            .get(at)
            .map(str::trim)
            .filter(|cell| !cell.is_empty())
    }

    fn entry(&self) -> Contestant {
        let names = (1..=16)
            .filter_map(|i| self.cell(&format!("name{i}")).map(Into::into))
            .collect();
        Contestant {
            id: self.cell("id").map_or(Value::Null, value),
            names,
            extra: Map::new(),
        }
    }

    fn result(&self, faults: &mut Vec<Fault>) -> Option<Line> {
        let before = faults.len();
        let mut wrong = |column: &str, cell: &str, allowed: &str| {
            faults.push(Fault::at(
                self.line,
                column,
                format!("{} is not allowed; allowed: {allowed}", quoted(cell)),
            ));
        };
        let mut line = Line::default();
        match self.cell("board").map(str::parse) {
            Some(Ok(board)) => line.board = board,
            _ => wrong("board", self.cell("board").unwrap_or(""), "a number"),
        }
        line.ns = self.cell("ns").map_or(Value::Null, value);
        line.ew = self.cell("ew").map_or(Value::Null, value);
        if let Some(cell) = self.cell("contract") {
            if !cell.eq_ignore_ascii_case("pass") && read_contract(cell).is_none() {
                wrong("contract", cell, "Pass, 4S, 3NTX, 6HXX");
            }
            line.contract = Some(cell.into());
        }
        if let Some(cell) = self.cell("by") {
            if deal::seat(cell).is_none() {
                wrong("by", cell, "N, E, S, W");
            }
            line.by = Some(cell.to_uppercase());
        }
        if let Some(cell) = self.cell("result") {
            if cell != "=" && cell.parse::<i8>().is_err() {
                wrong("result", cell, "=, +1, -2");
            }
            line.result = Some(Value::from(cell));
        }
        if let Some(cell) = self.cell("tricks") {
            match cell.parse::<u8>() {
                Ok(tricks @ 0..=13) => line.tricks = Some(tricks),
                _ => wrong("tricks", cell, "0 to 13"),
            }
        }
        if let Some(cell) = self.cell("score") {
            match cell.parse() {
                Ok(score) => line.score = Some(score),
                Err(_) => wrong("score", cell, "a number, as North-South see it"),
            }
        }
        if let Some(cell) = self.cell("lead") {
            if deal::card(cell).is_none() {
                wrong("lead", cell, "a card: SA, HT");
            }
            line.lead = Some(cell.to_uppercase());
        }
        let awards = [("ns", "award-ns"), ("ew", "award-ew")];
        let award: Map<String, Value> = awards
            .into_iter()
            .filter_map(|(side, column)| Some((side.to_owned(), value(self.cell(column)?))))
            .collect();
        line.award = (!award.is_empty()).then_some(award);
        match self.cell("not-played") {
            None | Some("no" | "false") => {}
            Some("yes" | "true") => {
                line.extra.insert("not-played".into(), Value::Bool(true));
            }
            Some(cell) => wrong("not-played", cell, "yes, no"),
        }
        for column in ["form", "match", "room", "round", "table"] {
            if let Some(cell) = self.cell(column) {
                line.extra.insert(column.into(), value(cell));
            }
        }
        (faults.len() == before).then_some(line)
    }
}

/// The results as CSV, or the entries if there is no result; and what CSV cannot hold.
#[must_use]
pub fn write(event: &Event) -> (String, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    event.name_lost(&mut losses);
    event.method_lost(&mut losses);
    event.head_lost(&mut losses);
    if event.results.is_empty() {
        let width = event
            .contestants
            .iter()
            .map(|c| c.names.len())
            .max()
            .unwrap_or(0)
            .max(2);
        let header =
            std::iter::once("id".to_owned()).chain((1..=width).map(|i| format!("name{i}")));
        let _ = writer.write_record(header);
        for contestant in &event.contestants {
            let place = Source::Contestant(text(&contestant.id));
            for key in contestant.extra.keys() {
                losses.push(Loss::new(place.clone(), Lost::Key(key.clone())));
            }
            let mut names = contestant.names.clone();
            names.resize(width, String::new());
            let _ = writer.write_record(std::iter::once(text(&contestant.id)).chain(names));
        }
    } else {
        if !event.contestants.is_empty() {
            losses.push(Loss::new(Source::File, Lost::Entries));
        }
        let _ = writer.write_record(RESULTS);
        for line in &event.results {
            for key in line.extra.keys() {
                if !RESULTS.contains(&key.as_str()) {
                    losses.push(Loss::new(line.source(), Lost::Key(key.clone())));
                }
            }
            let _ = writer.write_record(RESULTS.map(|column| cell(line, column)));
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    (String::from_utf8_lossy(&bytes).into_owned(), losses)
}

fn cell(line: &Line, column: &str) -> String {
    let award = |side: &str| {
        let award = line.award.as_ref().and_then(|award| award.get(side));
        award.map_or_else(String::new, text)
    };
    let words = |word: &Option<String>| word.clone().unwrap_or_default();
    match column {
        "board" => line.board.to_string(),
        "ns" => text(&line.ns),
        "ew" => text(&line.ew),
        "contract" => words(&line.contract),
        "by" => words(&line.by),
        "result" => line.result.as_ref().map_or_else(String::new, text),
        "tricks" => line.tricks.map_or_else(String::new, |n| n.to_string()),
        "score" => line.score.map_or_else(String::new, |n| n.to_string()),
        "lead" => words(&line.lead),
        "award-ns" => award("ns"),
        "award-ew" => award("ew"),
        "not-played" if line.not_played() => "yes".into(),
        "not-played" => String::new(),
        other => line.extra.get(other).map_or_else(String::new, text),
    }
}
