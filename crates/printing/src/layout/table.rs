//! Tables: the widths of the columns, then row after row.

use super::text::{Look, Writer, baseline};
use super::{Item, Piece, Role};
use crate::document::{Align, BODY, Cell, Table, Width};
use crate::font::{self, LEADING};
use crate::settings::Colour;

/// Between text and the edge of its cell.
const PAD: (f32, f32) = (3.5, 2.0);

/// A column that shares what is left has at least this.
const LEAST_SHARE: f32 = 42.0;

/// The head and the rows.
pub(super) fn lay_out(table: &Table, width: f32, writer: Writer) -> (Piece, Vec<Piece>) {
    let size = if table.size > 0.0 { table.size } else { BODY };
    let widths = column_widths(table, width, size);
    let row = |(number, cells): (usize, &Vec<Cell>), head: bool| {
        lay_out_row(table, cells, (head, number), &widths, size, writer)
    };
    let mut head = Piece::default();
    for cells in table.head.iter().enumerate() {
        let piece = row(cells, true);
        let top = head.height;
        head.height += piece.height;
        head.put(piece, 0.0, top);
    }
    let rows = table.rows.iter().enumerate();
    let rows = rows.map(|cells| row(cells, false)).collect();
    (head, rows)
}

fn column_widths(table: &Table, width: f32, size: f32) -> Vec<f32> {
    let mut widths: Vec<f32> = table
        .columns
        .iter()
        .map(|column| match column.width {
            Width::Points(points) => points,
            Width::Fit | Width::Share(_) => 2.0 * PAD.0,
        })
        .collect();
    let is_share = |i: usize| matches!(table.columns[i].width, Width::Share(_));
    let rows = table
        .head
        .iter()
        .map(|row| (row, true))
        .chain(table.rows.iter().map(|row| (row, false)));
    for (row, head) in rows {
        for (first, last, cell) in spans(row, table.columns.len()) {
            if (first..=last).any(is_share) {
                continue;
            }
            let wide = cell
                .text
                .split('\n')
                .map(|line| font::width(line, cell.bold || head))
                .fold(0.0, f32::max);
            let there: f32 = widths[first..=last].iter().sum();
            let missing = wide * size + 2.0 * PAD.0 + 0.5 - there;
            if missing > 0.0 {
                let each = missing / (last - first + 1) as f32;
                widths[first..=last].iter_mut().for_each(|w| *w += each);
            }
        }
    }
    let shares: Vec<f32> = table
        .columns
        .iter()
        .map(|column| match column.width {
            Width::Share(share) => share,
            _ => 0.0,
        })
        .collect();
    let count = shares.iter().filter(|&&share| share > 0.0).count() as f32;
    let fixed: f32 = (0..widths.len())
        .filter(|&i| !is_share(i))
        .map(|i| widths[i])
        .sum();
    let words = head_words(table, size);
    let for_words: f32 = (0..shares.len())
        .filter(|&i| shares[i] > 0.0)
        .map(|i| words[i])
        .sum();
    // Where heads are too wide for all, no column gives way more than the others.
    let for_fixed = (width - (LEAST_SHARE * count).min(width / 2.0))
        .min(width * fixed / (fixed + for_words).max(f32::EPSILON));
    // Without a column that takes the rest, all are stretched; with one, they are only ever pressed.
    let by = match count > 0.0 {
        true => (for_fixed / fixed.max(f32::EPSILON)).min(1.0),
        false => width / fixed.max(f32::EPSILON),
    };
    let left = width - fixed * by;
    let shared = share_out(left, &shares, &words);
    (0..widths.len())
        .map(|i| match is_share(i) {
            true => shared[i],
            false => widths[i] * by,
        })
        .collect()
}

/// The width of the longest word in the head of each column, with its padding.
fn head_words(table: &Table, size: f32) -> Vec<f32> {
    let mut least = vec![0.0; table.columns.len()];
    for row in &table.head {
        for (first, last, cell) in spans(row, table.columns.len()) {
            if first == last {
                let words = cell.text.split_whitespace();
                let longest = words
                    .map(|word| font::width(word, true))
                    .fold(0.0, f32::max);
                least[first] = f32::max(least[first], longest * size + 2.0 * PAD.0 + 0.5);
            }
        }
    }
    least
}

/// The room by shares; but a column whose head has a longer word takes what that needs from the others, as long as all of them
/// find room.
fn share_out(room: f32, shares: &[f32], least: &[f32]) -> Vec<f32> {
    let mut given = vec![0.0; shares.len()];
    let mut open: Vec<usize> = (0..shares.len()).filter(|&i| shares[i] > 0.0).collect();
    let needed: f32 = open.iter().map(|&i| least[i]).sum();
    // Where not even the words find room, all of them are set smaller by the same; the padding stays.
    let padding = 2.0 * PAD.0 * open.len() as f32;
    let press = match needed > room && needed > padding {
        true => ((room - padding) / (needed - padding)).max(0.0),
        false => 1.0,
    };
    let least: Vec<f32> = least
        .iter()
        .map(|&least| {
            (least - 2.0 * PAD.0).max(0.0) * press + (2.0 * PAD.0).min(room / shares.len() as f32)
        })
        .collect();
    let mut left = room;
    loop {
        let all: f32 = open.iter().map(|&i| shares[i]).sum();
        let part = |i: usize| left * shares[i] / all.max(f32::EPSILON);
        let (tight, wide): (Vec<usize>, Vec<usize>) =
            open.iter().partition(|&&i| part(i) < least[i]);
        if tight.is_empty() || wide.is_empty() {
            for &i in &open {
                given[i] = match tight.is_empty() {
                    true => part(i),
                    false => least[i],
                };
            }
            // Columns without a head need their padding too: no table is wider than its place.
            let all: f32 = given.iter().sum();
            let press = (room.max(0.0) / all.max(f32::EPSILON)).min(1.0);
            given.iter_mut().for_each(|one| *one *= press);
            return given;
        }
        for &i in &tight {
            given[i] = least[i];
            left -= given[i];
        }
        open = wide;
    }
}

/// The cells of a row, each with its first and last column.
fn spans(row: &[Cell], columns: usize) -> impl Iterator<Item = (usize, usize, &Cell)> {
    let mut next = 0;
    row.iter().filter_map(move |cell| {
        let first = next;
        next += 1 + usize::from(cell.more_columns);
        (first < columns).then(|| (first, (next - 1).min(columns - 1), cell))
    })
}

fn lay_out_row(
    table: &Table,
    cells: &[Cell],
    (head, number): (bool, usize),
    widths: &[f32],
    size: f32,
    writer: Writer,
) -> Piece {
    let mut texts = Vec::new();
    // Nobody writes in a head.
    let mut height = if head { 0.0 } else { table.row_height };
    for (first, last, cell) in spans(cells, widths.len()) {
        let look = Look {
            size,
            bold: cell.bold || head,
            colour: Colour::BLACK,
        };
        let left: f32 = widths[..first].iter().sum();
        let width: f32 = widths[first..=last].iter().sum();
        let shrink = !matches!(table.columns[first].width, Width::Share(_)) || head;
        let (lines, size) = writer.broken(&cell.text, width - 2.0 * PAD.0, look, shrink);
        height = height.max(lines.len() as f32 * size * LEADING + 2.0 * PAD.1);
        let align = match last > first {
            true => Align::Centre,
            false => table.columns[first].align,
        };
        texts.push((left, width, lines, Look { size, ..look }, align, cell));
    }
    if head {
        // The heads of one row have one size.
        let smallest = texts.iter().map(|t| t.3.size).fold(size, f32::min);
        texts.iter_mut().for_each(|t| t.3.size = smallest);
    }
    let mut piece = Piece::empty(height);
    let total: f32 = widths.iter().sum();
    let rect = |x, y, width, height, fill, stroke| Item::Rect {
        x,
        y,
        width,
        height,
        fill,
        stroke,
    };
    if head {
        let fill = Some(Colour::SHADE);
        piece.items.push(rect(0.0, 0.0, total, height, fill, None));
    }
    for (left, width, .., cell) in &texts {
        if cell.shaded && !head {
            let fill = Some(Colour::SHADE);
            piece
                .items
                .push(rect(*left, 0.0, *width, height, fill, None));
        }
        if table.boxed {
            let stroke = Some(Colour::LINE);
            piece
                .items
                .push(rect(*left, 0.0, *width, height, None, stroke));
        }
    }
    if !table.boxed {
        let stroke = Some(if head { Colour::GREY } else { Colour::LINE });
        piece
            .items
            .push(rect(0.0, height, total, 0.0, None, stroke));
    }
    for (place, (left, width, lines, look, align, _)) in texts.into_iter().enumerate() {
        let from = piece.items.len();
        let line_height = look.size * LEADING;
        let mut top = (height - line_height * lines.len() as f32) / 2.0;
        for line in lines {
            let at = (
                left + PAD.0,
                baseline(top, line_height, look.size),
                width - 2.0 * PAD.0,
            );
            writer.write_in(&mut piece, &line, at, align, look);
            top += line_height;
        }
        let role = Role::Cell {
            head,
            row: number,
            cell: place,
        };
        piece.give_role(from, role);
    }
    piece
}
