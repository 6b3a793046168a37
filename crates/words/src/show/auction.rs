//! The auction as a table, a column a seat.

use openroom_laws::Table;

use super::COLUMNS;
use super::cell::{Cell, bold, columns};
use super::notation;
use crate::words::{Message, Words};

/// The calls that stand, each under the name of its seat.
pub fn grid(table: &Table, words: &Words) -> String {
    let mut rows = vec![COLUMNS.map(|s| bold(&notation::seat(s, words))).to_vec()];
    let mut row = Vec::new();
    for made in table.calls() {
        let column = COLUMNS.iter().position(|&s| s == made.by).unwrap_or(0);
        if column < row.len() {
            rows.push(std::mem::take(&mut row));
        }
        row.resize_with(column, Cell::default);
        row.push(notation::call(made.call, words));
    }
    rows.push(row);
    format!("{}\n{}", words.say(Message::Auction), columns(&rows))
}
