//! CSV, read.

use std::collections::HashSet;

use csv::{ReaderBuilder, StringRecord};
use openroom_said::said;
use serde_json::Value;

use super::cells::Cells;
use super::{ENTRIES, RESULTS, member_column, name_column, told_by};
use crate::event::EventFile;
use crate::fault::{Fault, quoted};
use crate::loss::Source;
use crate::sheet::delimiter;
use crate::sifted::Sifted;
use crate::text::decode;

/// Reads results or entries.
///
/// # Errors
///
/// Everything that is wrong, by line and column.
pub fn read(bytes: &[u8]) -> Result<EventFile, Vec<Fault>> {
    let ((event, _), _) = sift(bytes)?.whole()?;
    Ok(event)
}

/// The rows that can be read, with the line of each result, and those that cannot.
pub(crate) fn sift(bytes: &[u8]) -> Result<Sifted<(EventFile, Vec<usize>)>, Vec<Fault>> {
    let decoded = decode(bytes);
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(&decoded))
        .flexible(true)
        .from_reader(decoded.as_bytes());
    let one = |e: csv::Error| {
        let line = e
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        let text = said!(
            "csv-row",
            "the row cannot be read ({detail})",
            detail = e.to_string()
        );
        vec![Fault::new(line, text)]
    };
    let header: Vec<String> = reader
        .headers()
        .map_err(one)?
        .iter()
        .map(|name| name.trim().to_lowercase())
        .collect();
    let is_results = header.iter().any(|name| name == "board");
    check_header(&header, is_results)?;
    let mut found = Sifted::<(EventFile, Vec<usize>)>::default();
    let mut ids = HashSet::new();
    let mut record = StringRecord::new();
    while reader.read_record(&mut record).map_err(one)? {
        let line = record
            .position()
            .map_or(0, |p| usize::try_from(p.line()).unwrap_or(0));
        let cells = Cells {
            header: &header,
            record: &record,
            line,
        };
        let (event, lines) = &mut found.read;
        let row = match cells.too_many() {
            Some(fault) => Err(vec![fault]),
            None if is_results => cells.result().map(|result| {
                event.results.push(result);
                lines.push(line);
            }),
            None => cells
                .entry(&mut ids)
                .map(|entry| event.contestants.push(entry)),
        };
        if let Err(faults) = row {
            found.faulty.push((Source::Line(line), faults));
        }
    }
    let event = &mut found.read.0;
    let (kind, is_swiss) = told_by(&event.results);
    event.event.kind = kind.into();
    if is_swiss {
        let swiss = Value::from("swiss");
        event.event.extra.insert("structure".into(), swiss);
    }
    Ok(found)
}

/// More columns than this no file of ours has: each player has two.
const MOST_COLUMNS: usize = 600;

fn check_header(header: &[String], is_results: bool) -> Result<(), Vec<Fault>> {
    // One fault, and not one for each of a million.
    if header.len() > MOST_COLUMNS {
        let many = said!(
            "file-too-many-columns",
            "there are {count} columns; a file of results or entries may have at most {most}",
            count = header.len(),
            most = MOST_COLUMNS
        );
        return Err(vec![Fault::new(1, many)]);
    }
    let (mut faults, mut seen) = (Vec::new(), HashSet::new());
    for name in header {
        let known = match is_results {
            true => RESULTS.contains(&name.as_str()),
            false => {
                ENTRIES.contains(&name.as_str())
                    || name_column(name).is_some()
                    || member_column(name).is_some()
            }
        };
        if !known {
            let allowed = match is_results {
                true => RESULTS.join(", "),
                false => format!("{}, name1, name2 ..., member1 ...", ENTRIES.join(", ")),
            };
            faults.push(Fault::at(
                1,
                quoted(name),
                said!(
                    "file-no-column-ours-they",
                    "this column is unknown; the columns are {allowed}",
                    allowed
                ),
            ));
        }
        if !seen.insert(name) {
            faults.push(Fault::at(
                1,
                quoted(name),
                said!("file-column-there-twice", "the column appears twice"),
            ));
        }
    }
    if !is_results && !header.iter().any(|name| name == "id") {
        faults.push(Fault::new(
            1,
            said!(
                "file-results-need-column-board",
                "results need a column `board`, entries a column `id`"
            ),
        ));
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}
