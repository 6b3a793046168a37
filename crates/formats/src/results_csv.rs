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

use openroom_said::{Arg, ToArg, in_its_words, said};
use std::collections::{HashMap, HashSet};

use contract_bridge::AbsoluteVulnerability;
use csv::{ReaderBuilder, StringRecord, WriterBuilder};
use serde_json::{Map, Value};

use crate::deal;
use crate::event::{
    Contestant, Event, Line, award_sides, is_award, over_text, read_over, read_ruling, ruling_text,
    side_text, text, value,
};
use crate::fault::{Fault, quoted};
use crate::game::{read_contract, read_tricks};
use crate::loss::{Loss, Losses, Lost, Source};
use crate::text::{decode, digits};

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

/// The columns of entries, beside `name1`, `name2` and so on.
pub const ENTRIES: [&str; 4] = ["id", "team", "stratum", "handicap"];

/// The columns that go into a result as they are.
const AS_THEY_ARE: [&str; 10] = [
    "absent", "form", "match", "room", "four", "round", "table", "session", "section", "vul",
];

/// The column of what the Director gave, where awards to both sides do not say it.
const ADJUSTED: &str = "adjusted";

/// Columns are parted by commas; by semicolons or tabs where the first line has those, as spreadsheets of many countries
/// write them.
fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |c: char| first.matches(c).count();
    match (count(','), count(';'), count('\t')) {
        (commas, semicolons, _) if semicolons > commas => b';',
        (commas, _, tabs) if tabs > commas => b'\t',
        _ => b',',
    }
}

/// The number of a column with a name: `name2`.
fn name_column(column: &str) -> Option<u8> {
    column.strip_prefix("name")?.parse().ok()
}

/// Reads results or entries.
///
/// # Errors
///
/// Everything that is wrong, by line and column.
pub fn read(bytes: &[u8]) -> Result<Event, Vec<Fault>> {
    read_with_lines(bytes).map(|(event, _)| event)
}

/// The same, and the line of each result.
pub(crate) fn read_with_lines(bytes: &[u8]) -> Result<(Event, Vec<usize>), Vec<Fault>> {
    let decoded = decode(bytes);
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(&decoded))
        .flexible(true)
        .from_reader(decoded.as_bytes());
    let one = |e: csv::Error| {
        let line = e
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        vec![Fault::new(line, in_its_words(e))]
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
            ENTRIES.contains(&name.as_str()) || name_column(name).is_some()
        };
        if !known {
            let allowed = if is_results {
                RESULTS.join(", ")
            } else {
                format!("{}, name1, name2 ...", ENTRIES.join(", "))
            };
            faults.push(Fault::at(
                1,
                quoted(name),
                said!(
                    "file-no-column-ours-they",
                    "no column of ours; they are {allowed}",
                    allowed
                ),
            ));
        }
        if header[..i].contains(name) {
            faults.push(Fault::at(
                1,
                quoted(name),
                said!("file-column-there-twice", "the column is there twice"),
            ));
        }
    }
    if !is_results && !header.iter().any(|name| name == "id") {
        faults.push(Fault::new(
            1,
            said!(
                "file-results-need-column-board",
                "results need a column board, entries a column id"
            ),
        ));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut event = Event::default();
    let mut ids = HashSet::new();
    let mut lines = Vec::new();
    let mut record = StringRecord::new();
    while reader.read_record(&mut record).map_err(one)? {
        let line = record
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        if record.len() > header.len() {
            faults.push(Fault::new(
                line,
                said!(
                    "file-fields-columns",
                    "{record} fields, and {header} columns",
                    record = record.len(),
                    header = header.len()
                ),
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
                Some(result) => {
                    event.results.push(result);
                    lines.push(line);
                }
                None => continue,
            }
        } else if let Some(entry) = cells.entry(&mut faults) {
            if !ids.insert(text(&entry.id)) {
                let problem = said!(
                    "file-there-twice-too",
                    "{id} is there twice",
                    id = quoted(&text(&entry.id))
                );
                faults.push(Fault::at(line, "id", problem));
            }
            event.contestants.push(entry);
        }
    }
    if faults.is_empty() {
        let (kind, is_swiss) = told_by(&event.results);
        event.event.kind = kind.into();
        if is_swiss {
            let swiss = Value::from("swiss");
            event.event.extra.insert("structure".into(), swiss);
        }
        Ok((event, lines))
    } else {
        Err(faults)
    }
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

/// A side: a number or name, or two players as `3+7`.
fn side(cell: &str) -> Value {
    match cell.split_once('+') {
        Some((one, other)) if !one.trim().is_empty() && !other.trim().is_empty() => {
            Value::from(vec![value(one.trim()), value(other.trim())])
        }
        _ => value(cell),
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

    fn entry(&self, faults: &mut Vec<Fault>) -> Option<Contestant> {
        let Some(id) = self.cell("id") else {
            faults.push(Fault::at(
                self.line,
                "id",
                said!(
                    "file-empty-each-entry-has",
                    "it is empty; each entry has one"
                ),
            ));
            return None;
        };
        let mut columns: Vec<(u8, &str)> = self
            .header
            .iter()
            .filter_map(|column| Some((name_column(column)?, column.as_str())))
            .collect();
        columns.sort_unstable();
        let names = columns.iter().filter_map(|(_, column)| self.cell(column));
        let more = ENTRIES[1..].iter().filter_map(|&column| {
            let cell = self.cell(column)?;
            Some((column.to_owned(), Value::from(cell)))
        });
        Some(Contestant {
            id: value(id),
            names: names.map(Into::into).collect(),
            extra: more.collect(),
        })
    }

    fn result(&self, faults: &mut Vec<Fault>) -> Option<Line> {
        let before = faults.len();
        let mut wrong = |column: &str, cell: &str, allowed: &dyn ToArg| {
            faults.push(Fault::at(
                self.line,
                column,
                said!(
                    "file-not-allowed-allowed",
                    "{cell} is not allowed; allowed: {allowed}",
                    cell = quoted(cell),
                    allowed
                ),
            ));
        };
        let mut line = Line::default();
        match self.cell("board").and_then(digits) {
            Some(board) => line.board = board,
            None => wrong(
                "board",
                self.cell("board").unwrap_or(""),
                &said!("file-number", "a number"),
            ),
        }
        line.ns = self.cell("ns").map_or(Value::Null, side);
        line.ew = self.cell("ew").map_or(Value::Null, side);
        if let Some(cell) = self.cell("contract") {
            if !cell.eq_ignore_ascii_case("pass") && read_contract(cell).is_none() {
                wrong("contract", cell, &"Pass, 4S, 3NTX, 6HXX");
            }
            line.contract = Some(cell.into());
        }
        if let Some(cell) = self.cell("by") {
            if deal::seat(cell).is_none() {
                wrong("by", cell, &"N, E, S, W");
            }
            line.by = Some(cell.to_uppercase());
        }
        if let Some(cell) = self.cell("result") {
            if read_over(cell).is_none() {
                wrong("result", cell, &"=, +1, -2");
            }
            line.result = Some(Value::from(cell));
        }
        if let Some(cell) = self.cell("tricks") {
            match read_tricks(cell) {
                Some(tricks) => line.tricks = Some(tricks),
                None => wrong("tricks", cell, &said!("scored-0-13", "0 to 13")),
            }
        }
        if let Some(cell) = self.cell("score") {
            match cell.parse() {
                Ok(score) => line.score = Some(score),
                Err(_) => wrong(
                    "score",
                    cell,
                    &said!(
                        "file-number-as-north-south",
                        "a number, as North-South see it"
                    ),
                ),
            }
        }
        if let Some(cell) = self.cell("lead") {
            if deal::card(cell).is_none() {
                wrong("lead", cell, &said!("file-card-sa-ht", "a card: SA, HT"));
            }
            line.lead = Some(cell.to_uppercase());
        }
        if line.result.is_some() && line.contract.is_some() && line.result_tricks().is_none() {
            let cell = self.cell("result").unwrap_or("");
            wrong(
                "result",
                cell,
                &said!(
                    "file-what-contract-leaves-0",
                    "what the contract leaves: 0 to 13 tricks"
                ),
            );
        }
        if let (Some(tricks), Some(follows)) = (line.tricks, line.result_tricks())
            && tricks != follows
        {
            let cell = tricks.to_string();
            wrong(
                "tricks",
                &cell,
                &said!(
                    "file-as-result-says",
                    "{follows}, as the result says",
                    follows
                ),
            );
        }
        let mut award = Map::new();
        for (side, column) in [("ns", "award-ns"), ("ew", "award-ew")] {
            if let Some(cell) = self.cell(column) {
                if !is_award(cell) {
                    wrong(
                        column,
                        cell,
                        &"AVE+, AVE, AVE-, complement, a number from 0 to 100",
                    );
                }
                award.insert(side.to_owned(), value(cell));
            }
        }
        match award.len() {
            0 => {}
            2 => line.award = Some(award),
            _ => wrong(
                "award",
                "",
                &said!(
                    "file-award-for-each-side",
                    "an award for each side, not for one only"
                ),
            ),
        }
        if let Some(cell) = self.cell("adjusted") {
            match (read_ruling(cell), &line.award) {
                (Ok(_), Some(_)) => wrong(
                    "adjusted",
                    cell,
                    &said!("file-either-this-or-award", "either this or an award"),
                ),
                (Ok(ruling), None) => line.rule(ruling),
                (Err(problem), _) => {
                    let allowed = said!(
                        "file-score-as-event-file",
                        "a score as in an event file ({problem})",
                        problem
                    );
                    wrong("adjusted", cell, &allowed);
                }
            }
        }
        match self.cell("not-played") {
            None | Some("no" | "false") => {}
            Some("yes" | "true") => {
                if line.has_table_result() || line.ruling().is_some() {
                    wrong(
                        "not-played",
                        "yes",
                        &said!("file-no-beside-result", "no, beside a result"),
                    );
                }
                line.extra.insert("not-played".into(), Value::Bool(true));
            }
            Some(cell) => wrong("not-played", cell, &"yes, no"),
        }
        for column in AS_THEY_ARE {
            let Some(cell) = self.cell(column) else {
                continue;
            };
            if let Some(allowed) = allowed(column, cell) {
                wrong(column, cell, &allowed);
            }
            line.extra.insert(column.into(), value(cell));
        }
        (faults.len() == before).then_some(line)
    }
}

/// The results as CSV, or the entries if there is no result; and what CSV cannot hold.
#[must_use]
pub fn write(event: &Event) -> (String, Vec<Loss>) {
    let mut losses = Vec::new();
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    // What the results say themselves is not lost.
    let (kind, is_swiss) = told_by(&event.results);
    event.name_lost(&mut losses);
    losses.retain(|loss| match &loss.what {
        Lost::Key(key) if key == "kind" => {
            !(event.event.kind == kind || event.event.kind == "pairs" && kind.is_empty())
        }
        Lost::Key(key) if key == "structure" => !(event.event.is_swiss() && is_swiss),
        _ => true,
    });
    event.method_lost(&mut losses);
    event.head_lost(&mut losses);
    if event.results.is_empty() {
        entries(event, &mut writer, &mut losses);
    } else {
        if !event.contestants.is_empty() {
            losses.push(Loss::new(Source::File, Lost::Entries));
        }
        let _ = writer.write_record(RESULTS);
        for line in &event.results {
            let line = &readable(line, &mut losses);
            let _ = writer.write_record(RESULTS.map(|column| cell(line, column)));
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    (String::from_utf8_lossy(&bytes).into_owned(), losses)
}

fn entries(event: &Event, writer: &mut csv::Writer<Vec<u8>>, losses: &mut Vec<Loss>) {
    let names = event.contestants.iter().map(|c| c.names.len());
    let width = names.max().unwrap_or(0).max(2);
    let used: Vec<&str> = ENTRIES[1..]
        .iter()
        .copied()
        .filter(|key| event.contestants.iter().any(|c| c.extra.contains_key(*key)))
        .collect();
    let header = std::iter::once("id".to_owned())
        .chain(used.iter().map(|&key| key.to_owned()))
        .chain((1..=width).map(|i| format!("name{i}")));
    // A vector takes whatever is written into it.
    let _ = writer.write_record(header);
    for contestant in &event.contestants {
        let place = Source::Contestant(text(&contestant.id));
        for key in contestant.extra.keys() {
            if !used.contains(&key.as_str()) {
                losses.push(Loss::new(place.clone(), Lost::Key(key.clone())));
            }
        }
        let more = used
            .iter()
            .map(|key| contestant.extra.get(*key).map_or_else(String::new, text));
        let mut names = contestant.names.clone();
        names.resize(width, String::new());
        let cells = std::iter::once(text(&contestant.id))
            .chain(more)
            .chain(names);
        let _ = writer.write_record(cells);
    }
}

/// The line without what our reader would refuse; that is lost.
fn readable(line: &Line, losses: &mut Vec<Loss>) -> Line {
    let place = line.source();
    let mut lost = Losses::at(&place);
    line.unreadable(&mut lost);
    let mut kept = line.clone();
    kept.extra.retain(|key, value| {
        let is_kept = match key.as_str() {
            "not-played" => true,
            "adjusted" | "fault" | "assigned" | "better-of" | "redress" => return false,
            key => AS_THEY_ARE.contains(&key) && allowed(key, &text(value)).is_none(),
        };
        if !is_kept {
            lost.push(Lost::Key(key.clone()));
        }
        is_kept
    });
    if line.stated().is_none() {
        kept.contract = None;
    }
    if line.declarer().is_none() {
        kept.by = None;
    }
    let follows = line.result_tricks();
    if follows.is_none() || line.tricks.is_some_and(|tricks| follows != Some(tricks)) {
        kept.result = None;
    }
    if let Some(lead) = kept.lead.take_if(|lead| deal::card(lead).is_none()) {
        lost.push(Lost::Lead(lead));
    }
    let is_right = |award: &Map<String, Value>| {
        award.len() == 2
            && ["ns", "ew"].iter().all(|side| {
                let word = award.get(*side).map(text);
                word.is_some_and(|word| is_award(&word))
            })
    };
    // What two awards cannot say stands under `adjusted`.
    if let Some(mut ruling) = line.ruling() {
        kept.award = match ruling.get("award").and_then(award_sides) {
            Some(award) if ruling.len() == 1 && is_right(&award) => {
                ruling.clear();
                Some(award)
            }
            _ => None,
        };
        let cell = ruling_text(&ruling);
        if !ruling.is_empty() && read_ruling(&cell).is_ok() {
            kept.extra.insert(ADJUSTED.into(), cell.into());
        } else if !ruling.is_empty() {
            kept.cancel();
            lost.push(Lost::Adjusted);
        }
    }
    if line.not_played() {
        if let Some(contract) = line.contract_text() {
            lost.push(Lost::ContractReplaced(contract));
        }
        kept.contract = None;
        if kept.extra.remove(ADJUSTED).is_some() {
            lost.push(Lost::Adjusted);
        }
        if let Some(score) = kept.score.take() {
            lost.push(Lost::Score(score));
        }
        if kept.award.take().is_some() {
            lost.push(Lost::Award);
        }
    }
    losses.append(&mut lost.all);
    kept
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

fn cell(line: &Line, column: &str) -> String {
    let award = |side: &str| {
        let award = line.award.as_ref().and_then(|award| award.get(side));
        award.map_or_else(String::new, text)
    };
    let words = |word: &Option<String>| word.clone().unwrap_or_default();
    match column {
        "board" => line.board.to_string(),
        "ns" => side_text(&line.ns),
        "ew" => side_text(&line.ew),
        "contract" => words(&line.contract),
        "by" => words(&line.by),
        "result" => line.result.as_ref().map_or_else(String::new, over_text),
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
