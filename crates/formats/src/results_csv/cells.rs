//! The cells of one row, read.

use std::collections::HashSet;

use csv::StringRecord;
use openroom_laws::notation::{card_text, seat_text};
use openroom_said::{ToArg, said};
use serde_json::{Map, Value};

use super::{ADJUSTED, AS_THEY_ARE, ENTRIES, allowed, member_column, name_column, typed};
use crate::event::{Contestant, Line, is_award, read_over, read_ruling, text, value};
use crate::fault::{Fault, quoted};
use crate::game::read_tricks;
use crate::text::digits;

/// A row under its header.
pub(super) struct Cells<'a> {
    pub header: &'a [String],
    pub record: &'a StringRecord,
    pub line: usize,
}

impl Cells<'_> {
    fn cell(&self, name: &str) -> Option<&str> {
        let at = self.header.iter().position(|n| n == name)?;
        self.record
            .get(at)
            .map(str::trim)
            .filter(|cell| !cell.is_empty())
    }

    /// What is wrong with a row that is longer than the header.
    pub fn too_many(&self) -> Option<Fault> {
        let (record, header) = (self.record.len(), self.header.len());
        (record > header).then(|| {
            Fault::new(
                self.line,
                said!(
                    "file-fields-columns",
                    "the row must have as many fields as there are columns, {header}, not {record}",
                    record,
                    header
                ),
            )
        })
    }

    /// The row as an entry. `ids` are those of the rows above.
    pub fn entry(&self, ids: &mut HashSet<String>) -> Result<Contestant, Vec<Fault>> {
        let wrong = |text| vec![Fault::at(self.line, "id", text)];
        let Some(id) = self.cell("id") else {
            return Err(wrong(said!(
                "file-empty-each-entry-has",
                "it is empty; every entry needs an id"
            )));
        };
        let id = value(id);
        if !ids.insert(text(&id)) {
            return Err(wrong(said!(
                "file-there-twice-too",
                "{id} appears twice",
                id = quoted(&text(&id))
            )));
        }
        let mut columns: Vec<(u8, &str)> = self
            .header
            .iter()
            .filter_map(|column| Some((name_column(column)?, column.as_str())))
            .collect();
        columns.sort_unstable();
        let names = columns.iter().filter_map(|(_, column)| self.cell(column));
        let members = self.members(&columns)?;
        let more = ENTRIES[1..].iter().filter_map(|&column| {
            let cell = self.cell(column)?;
            Some((column.to_owned(), Value::from(cell)))
        });
        Ok(Contestant {
            id,
            names: names.map(Into::into).collect(),
            members,
            extra: more.collect(),
        })
    }

    /// The membership numbers of those who have a name; none if nobody has one.
    fn members(&self, names: &[(u8, &str)]) -> Result<Vec<String>, Vec<Fault>> {
        let has_name = |number: u8| {
            let mut own = names.iter().filter(|(name, _)| *name == number);
            own.any(|(_, column)| self.cell(column).is_some())
        };
        let columns = self.header.iter().filter_map(|column| {
            let member = self.cell(column)?;
            Some((member_column(column)?, column, member))
        });
        let mut found = Vec::new();
        for (number, column, member) in columns {
            if !has_name(number) {
                let text = said!("file-member-without-name", "there is no name beside it");
                return Err(vec![Fault::at(self.line, column.as_str(), text)]);
            }
            found.push((number, member));
        }
        let of = |number: u8| found.iter().find(|(own, _)| *own == number);
        let named = names.iter().filter(|(number, _)| has_name(*number));
        let members = named.map(|(number, _)| of(*number).map_or("", |(_, member)| member));
        let mut members: Vec<String> = members.map(str::to_owned).collect();
        while members.last().is_some_and(String::is_empty) {
            members.pop();
        }
        Ok(members)
    }

    /// The row as a result.
    pub fn result(&self) -> Result<Line, Vec<Fault>> {
        let mut row = Row {
            cells: self,
            line: Line::default(),
            faults: Vec::new(),
        };
        row.place();
        row.table_result();
        row.tricks_agree();
        row.award();
        row.adjusted();
        row.not_played();
        row.rest();
        match row.faults.is_empty() {
            true => Ok(row.line),
            false => Err(row.faults),
        }
    }
}

/// A result while its cells are read. A cell that is wrong is left out of it, so that its fault is said once.
struct Row<'a> {
    cells: &'a Cells<'a>,
    line: Line,
    faults: Vec<Fault>,
}

impl<'a> Row<'a> {
    fn wrong(&mut self, column: &str, cell: &str, allowed: &dyn ToArg) {
        self.faults.push(Fault::at(
            self.cells.line,
            column,
            said!(
                "file-not-allowed-allowed",
                "{cell} is not allowed; allowed: {allowed}",
                cell = quoted(cell),
                allowed
            ),
        ));
    }

    /// What the reader makes of a cell; nothing if it is empty or wrong.
    fn read<T>(
        &mut self,
        column: &str,
        reader: impl Fn(&'a str) -> Option<T>,
        allowed: &dyn ToArg,
    ) -> Option<T> {
        let cell = self.cells.cell(column)?;
        let read = reader(cell);
        if read.is_none() {
            self.wrong(column, cell, allowed);
        }
        read
    }

    /// The board, and who played it.
    fn place(&mut self) {
        let cells = self.cells;
        match cells.cell("board").and_then(digits) {
            Some(board) => self.line.board = board,
            None => {
                let cell = cells.cell("board").unwrap_or("");
                self.wrong("board", cell, &said!("file-number", "a number"));
            }
        }
        self.line.ns = cells.cell("ns").map_or(Value::Null, side);
        self.line.ew = cells.cell("ew").map_or(Value::Null, side);
    }

    fn table_result(&mut self) {
        let contract = self.read("contract", typed::contract, &"Pass, 4S, 3NTX, 6HXX");
        self.line.contract = contract.map(|contract| contract.to_string());
        let by = self.read("by", typed::seat, &"N, E, S, W");
        self.line.by = by.map(|seat| seat_text(seat).into());
        let over = |cell: &str| {
            let over = typed::signed(cell);
            read_over(&over).map(|_| Value::from(over))
        };
        self.line.result = self.read("result", over, &"=, +1, -2");
        self.line.tricks = self.read("tricks", read_tricks, &said!("scored-0-13", "0 to 13"));
        self.line.score = self.read(
            "score",
            |cell| typed::signed(cell).parse().ok(),
            &said!(
                "file-number-as-north-south",
                "a number, the North-South score"
            ),
        );
        let lead = self.read(
            "lead",
            typed::card,
            &said!("file-card-sa-ht", "a card such as SA or HT"),
        );
        self.line.lead = lead.map(card_text);
    }

    /// What is said against the contract is what is said in tricks.
    fn tricks_agree(&mut self) {
        let line = &self.line;
        if line.result.is_none() || line.contract.is_none() {
            return;
        }
        match (line.result_tricks(), line.tricks) {
            (None, _) => {
                let cell = self.cells.cell("result").unwrap_or("");
                self.wrong(
                    "result",
                    cell,
                    &said!(
                        "file-what-contract-leaves-0",
                        "a result possible in that contract: 0 to 13 tricks"
                    ),
                );
            }
            (Some(follows), Some(tricks)) if tricks != follows => {
                self.wrong(
                    "tricks",
                    &tricks.to_string(),
                    &said!(
                        "file-as-result-says",
                        "{follows}, as given in the result",
                        follows
                    ),
                );
            }
            _ => {}
        }
    }

    fn award(&mut self) {
        let mut award = Map::new();
        let mut said = 0;
        for (side, column) in [("ns", "award-ns"), ("ew", "award-ew")] {
            said += usize::from(self.cells.cell(column).is_some());
            let word = |cell: &'a str| is_award(cell).then(|| value(cell));
            let allowed = "AVE+, AVE, AVE-, complement, a number from 0 to 100";
            if let Some(word) = self.read(column, word, &allowed) {
                award.insert(side.to_owned(), word);
            }
        }
        match said {
            0 => {}
            2 => self.line.award = Some(award),
            _ => self.wrong(
                "award",
                "",
                &said!(
                    "file-award-for-each-side",
                    "an award for each side, not just one"
                ),
            ),
        }
    }

    fn adjusted(&mut self) {
        let Some(cell) = self.cells.cell(ADJUSTED) else {
            return;
        };
        match (read_ruling(cell), &self.line.award) {
            (Ok(_), Some(_)) => self.wrong(
                ADJUSTED,
                cell,
                &said!(
                    "file-either-this-or-award",
                    "this or an award, but not both"
                ),
            ),
            (Ok(ruling), None) => self.line.rule(ruling),
            (Err(problem), _) => {
                let allowed = said!(
                    "file-score-as-event-file",
                    "a score as in an event file ({problem})",
                    problem
                );
                self.wrong(ADJUSTED, cell, &allowed);
            }
        }
    }

    fn not_played(&mut self) {
        match self.cells.cell("not-played") {
            None | Some("no" | "false") => {}
            Some("yes" | "true") => {
                if self.line.has_table_result() || self.line.ruling().is_some() {
                    let allowed = said!("file-no-beside-result", "yes, if there is no result");
                    self.wrong("not-played", "yes", &allowed);
                }
                let extra = &mut self.line.extra;
                extra.insert("not-played".into(), Value::Bool(true));
            }
            Some(cell) => self.wrong("not-played", cell, &"yes, no"),
        }
    }

    /// The columns that go into the result as they are.
    fn rest(&mut self) {
        for column in AS_THEY_ARE {
            let Some(cell) = self.cells.cell(column) else {
                continue;
            };
            if let Some(allowed) = allowed(column, cell) {
                self.wrong(column, cell, &allowed);
            }
            self.line.extra.insert(column.into(), value(cell));
        }
    }
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
