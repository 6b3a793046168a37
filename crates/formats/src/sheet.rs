//! Rows and columns of a spreadsheet, whatever they mean: a file of CSV, or what was copied out of one.
//!
//! ```
//! use openroom_formats::sheet::Sheet;
//!
//! let sheet = Sheet::read("Name;No.\nAna Lima;12\n\nBea Mota;\"7\"\n".as_bytes()).unwrap();
//! assert_eq!(sheet.rows[0].cells, ["Name", "No."]);
//! assert_eq!((sheet.rows[2].line, sheet.rows[2].cells[1].as_str()), (4, "7"));
//! ```

use csv::{ReaderBuilder, StringRecord};
use openroom_said::said;

use crate::fault::Fault;
use crate::text::decode;

/// No list of people has more columns or rows.
const MOST_COLUMNS: usize = 100;
const MOST_ROWS: usize = 20_000;

/// A row with something in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// What stands in its columns, without spaces around it.
    pub cells: Vec<String>,
}

/// All rows, the heading among them if there is one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// In order.
    pub rows: Vec<Row>,
    /// The most columns that a row has.
    pub columns: usize,
}

/// Columns are parted by commas; by semicolons or tabs where the first line has those, as spreadsheets of many countries
/// write them.
pub(crate) fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let count = |c: char| first.matches(c).count();
    match (count(','), count(';'), count('\t')) {
        (commas, semicolons, _) if semicolons > commas => b';',
        (commas, _, tabs) if tabs > commas => b'\t',
        _ => b',',
    }
}

impl Sheet {
    /// Reads rows parted by commas, semicolons or tabs; empty ones are left out.
    ///
    /// # Errors
    /// If there is nothing in it, or more than any list has.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let text = decode(bytes);
        let mut reader = ReaderBuilder::new()
            .delimiter(delimiter(&text))
            .flexible(true)
            .has_headers(false)
            .from_reader(text.as_bytes());
        let mut sheet = Self::default();
        let mut record = StringRecord::new();
        loop {
            match reader.read_record(&mut record) {
                Ok(false) => break,
                Ok(true) => {}
                Err(error) => {
                    let line = error.position().map_or(0, csv::Position::line);
                    let text = said!(
                        "csv-row",
                        "the row cannot be read ({detail})",
                        detail = error.to_string()
                    );
                    return Err(vec![Fault::new(line_of(line), text)]);
                }
            }
            // The reader tells where it began to look for the row: before the empty lines above it.
            let above = record.position().map_or(0, |at| empty_lines(&text, at));
            let line = line_of(record.position().map_or(0, csv::Position::line) + above);
            if record.len() > MOST_COLUMNS || sheet.rows.len() >= MOST_ROWS {
                let text = said!(
                    "sheet-too-large",
                    "the list is too large; it may have at most {columns} columns and {rows} lines",
                    columns = MOST_COLUMNS,
                    rows = MOST_ROWS
                );
                return Err(vec![Fault::new(line, text)]);
            }
            let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                sheet.columns = sheet.columns.max(cells.len());
                sheet.rows.push(Row { line, cells });
            }
        }
        match sheet.rows.is_empty() {
            true => Err(vec![Fault::new(
                0,
                said!("sheet-empty", "there is nothing in the list"),
            )]),
            false => Ok(sheet),
        }
    }
}

fn line_of(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
/// How many empty lines there are from a place in the text on.
fn empty_lines(text: &str, at: &csv::Position) -> u64 {
    let from = usize::try_from(at.byte()).unwrap_or(usize::MAX);
    let rest = text.as_bytes().get(from..).unwrap_or_default();
    let empty = rest.iter().take_while(|sign| matches!(sign, b'\n' | b'\r'));
    empty.filter(|sign| **sign == b'\n').count() as u64
}
