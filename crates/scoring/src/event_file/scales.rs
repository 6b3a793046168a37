//! Reading scales of victory points.

use super::EventError;
use super::fields::{Fields, each, exact, items, positive, text, word};
use crate::victory_points::{Column, Input, Row, Scale, TableScale};
use openroom_placed::{Node, Value};
use openroom_said::said;

pub fn scale(node: &Node, own: &[TableScale]) -> Result<Scale, EventError> {
    let wanted = node.text().unwrap_or_default();
    let ours = own
        .iter()
        .find(|scale| scale.name == wanted)
        .cloned()
        .map(Scale::Table);
    ours.or_else(|| Scale::named(wanted)).ok_or_else(|| {
        let mut known: Vec<&str> = own.iter().map(|scale| scale.name.as_str()).collect();
        known.extend(Scale::names());
        let remedy = said!(
            "scored-known-or-add-under",
            "known: {known}; or add it under scales",
            known = known.join(", ")
        );
        EventError::new(
            node.line,
            said!(
                "scored-scale-unknown",
                "the scale {what} is unknown",
                what = node.shown()
            ),
            remedy,
        )
    })
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
    let inputs = [("imps", Input::Imps), ("percent", Input::Percent)];
    let mut columns: Vec<Column> = fields.read_needed("columns", |node| each(node, column))?;
    columns.sort_by_key(|column| column.min);
    if columns.is_empty() {
        return Err(EventError::new(
            node.line,
            said!("scored-no-columns", "no columns"),
            said!("scored-write-least-one", "write at least one"),
        ));
    }
    if let Some(pair) = columns.windows(2).find(|pair| pair[0].max >= pair[1].min) {
        let problem = said!(
            "scored-two-columns-hold-boards",
            "two columns hold {min} boards",
            min = pair[1].min
        );
        let remedy = said!(
            "scored-give-each-number-boards",
            "give each number of boards one column"
        );
        return Err(EventError::new(node.line, problem, remedy));
    }
    Ok(TableScale {
        name,
        paragraph: fields.read("paragraph", text)?,
        input: fields
            .read("input", |node| word(node, &inputs))?
            .unwrap_or(Input::Imps),
        nearest: fields
            .read("column", |node| {
                word(node, &[("nearest", true), ("exact", false)])
            })?
            .unwrap_or(false),
        columns,
    })
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
                "boards is not the fewest and the most"
            ),
            said!("scored-write-boards-5-6", "write boards: [5, 6]"),
        ));
    };
    if min > max {
        return Err(EventError::new(
            fields.line,
            said!(
                "scored-fewest-boards-more-than",
                "the fewest boards are more than the most"
            ),
            said!("scored-turn-them-round", "turn them round"),
        ));
    }
    let rising = rows
        .windows(2)
        .all(|pair| pair[0].from < pair[1].from && pair[0].winner <= pair[1].winner);
    if rows.is_empty() || !rising {
        let remedy = said!(
            "scored-drawn-row-first-then",
            "the drawn row first, then margins and victory points that rise"
        );
        return Err(EventError::new(
            fields.line,
            said!("scored-rows-do-not-rise", "the rows do not rise"),
            remedy,
        ));
    }
    Ok(Column { min, max, rows })
}

fn row(node: &Node) -> Result<Row, EventError> {
    let [winner, loser, from] = items(node)? else {
        return Err(EventError::new(
            node.line,
            said!("scored-not-row", "not a row"),
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
            "the winner's victory points come first"
        );
        return Err(EventError::new(
            node.line,
            said!(
                "scored-loser-has-more-than",
                "the loser has more than the winner"
            ),
            remedy,
        ));
    }
    Ok(row)
}
