//! Reading scales of victory points: those that come with the crate, and those that an event brings.

use crate::checks;
use crate::event_error::{EventError, EventErrors};
use crate::fields::{Fields, each, exact, items, positive, text, word};
use crate::victory_points::{Column, Input, Row, TableScale};
use crate::words::INPUTS;
use openroom_placed::{Limits, Node, Value};
use openroom_said::said;

/// Reads a file of scales, as the crate has one.
pub fn read(text: &str) -> Result<Vec<TableScale>, EventErrors> {
    let Some(node) = openroom_placed::read(text, Limits::FLAT)? else {
        return Ok(Vec::new());
    };
    let fields = Fields::of(&node, &["scales"])?;
    Ok(fields.read_needed("scales", scales)?)
}

/// Reads scales, as the file of the crate and an event have them.
pub fn scales(node: &Node) -> Result<Vec<TableScale>, EventError> {
    let Value::Map(pairs) = &node.value else {
        return Err(EventError::new(
            node.line,
            said!("scored-scales-not-mapping", "scales is not a mapping"),
            said!(
                "scored-write-name-each-scale",
                "write the name of each scale as a key"
            ),
        ));
    };
    let read = |(key, node): &(Node, Node)| {
        let name = text(key)?;
        table_scale(name.clone(), node).map_err(|error| error.within(&name))
    };
    pairs.iter().map(read).collect()
}

fn table_scale(name: String, node: &Node) -> Result<TableScale, EventError> {
    let fields = Fields::of(node, &["paragraph", "input", "column", "columns"])?;
    let mut columns: Vec<Column> = fields.read_needed("columns", |node| each(node, column))?;
    columns.sort_by_key(|column| column.min);
    let scale = TableScale {
        name,
        paragraph: fields.read("paragraph", text)?,
        input: fields
            .read("input", |node| word(node, &INPUTS))?
            .unwrap_or(Input::Imps),
        nearest: fields
            .read("column", |node| {
                word(node, &[("nearest", true), ("exact", false)])
            })?
            .unwrap_or(false),
        columns,
    };
    match checks::scale_is_wrong(&scale) {
        Some(wrong) => Err(EventError::of(node.line, wrong)),
        None => Ok(scale),
    }
}

fn column(node: &Node) -> Result<Column, EventError> {
    let fields = Fields::of(node, &["boards", "rows"])?;
    let boards = fields.read_needed("boards", |node| match &node.value {
        Value::List(_) => each(node, positive),
        _ => positive(node).map(|boards| vec![boards, boards]),
    })?;
    let rows: Vec<Row> = fields.read_needed("rows", |node| each(node, row))?;
    let [min, max] = boards[..] else {
        return Err(EventError::new(
            fields.line,
            said!(
                "scored-boards-not-fewest-most",
                "boards must be the fewest and the most"
            ),
            said!("scored-write-boards-5-6", "write boards: [5, 6]"),
        ));
    };
    let column = Column { min, max, rows };
    match checks::column_is_wrong(&column) {
        Some(wrong) => Err(EventError::of(fields.line, wrong)),
        None => Ok(column),
    }
}

fn row(node: &Node) -> Result<Row, EventError> {
    let [winner, loser, from] = items(node)? else {
        return Err(EventError::new(
            node.line,
            said!("scored-not-row", "this is not a row"),
            said!(
                "scored-write-winner-loser-least",
                "write [winner, loser, least margin]: [11, 9, 1]"
            ),
        ));
    };
    let row = Row {
        winner: exact(winner)?,
        loser: exact(loser)?,
        from: exact(from)?,
    };
    if row.winner < row.loser {
        let remedy = said!(
            "scored-winners-victory-points-come",
            "the winner’s victory points must come first"
        );
        return Err(EventError::new(
            node.line,
            said!(
                "scored-loser-has-more-than",
                "the loser would have more than the winner"
            ),
            remedy,
        ));
    }
    Ok(row)
}
