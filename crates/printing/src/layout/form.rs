//! Rows of boxes with a label each.

use super::text::{Look, Writer, baseline};
use super::{Item, Piece};
use crate::document::{Align, BODY, Field};
use crate::font::LEADING;
use crate::settings::Colour;

const PAD: f32 = 4.0;
const LABEL: f32 = 7.0;
const LABEL_HEIGHT: f32 = 11.0;
const LINE: f32 = BODY * LEADING;

/// A box with no more lines than this stays whole.
const WHOLE: usize = 12;

/// A row. A long box that takes the whole row may be broken over pages, line by line.
pub(super) fn row(fields: &[Field], width: f32, writer: Writer) -> Vec<Piece> {
    let shares: f32 = fields.iter().map(|field| field.share).sum();
    let boxes: Vec<(f32, Vec<String>, &Field)> = fields
        .iter()
        .map(|field| {
            let own = width * field.share / shares.max(f32::EPSILON);
            let look = Look::regular(BODY);
            let (lines, _) = writer.broken(&field.value, own - 2.0 * PAD, look, false);
            (own, lines, field)
        })
        .collect();
    let count = boxes
        .iter()
        .map(|(_, lines, field)| lines.len().max(usize::from(field.lines)))
        .max()
        .unwrap_or(1)
        .max(1);
    let height = |first: bool, last: bool| {
        LINE + if first { LABEL_HEIGHT } else { 0.0 } + if last { 3.0 } else { 0.0 }
    };
    let mut pieces: Vec<Piece> = (0..count)
        .map(|n| line(&boxes, n, height(n == 0, n + 1 == count), writer))
        .collect();
    border(&mut pieces, &boxes);
    if boxes.len() > 1 || count <= WHOLE {
        let mut whole = Piece::default();
        for piece in pieces {
            let top = whole.height;
            whole.height += piece.height;
            whole.put(piece, 0.0, top);
        }
        pieces = vec![whole];
    }
    // A label with a line alone at the foot of a page, or a line alone at the head of the next, helps nobody.
    let last = pieces.len() - 1;
    for (n, piece) in pieces.iter_mut().enumerate() {
        piece.keep_with_next = n < last && (n == 0 || n + 1 == last);
    }
    pieces
}

/// The line of that number, in all boxes of the row.
fn line(boxes: &[(f32, Vec<String>, &Field)], n: usize, height: f32, writer: Writer) -> Piece {
    let mut piece = Piece::empty(height);
    let mut left = 0.0;
    let top = if n == 0 { LABEL_HEIGHT } else { 0.0 };
    for (own, lines, field) in boxes {
        let inner = own - 2.0 * PAD;
        if n == 0 {
            let look = Look::regular(LABEL).colour(Colour::GREY);
            let place = (left + PAD, baseline(2.0, LABEL_HEIGHT - 2.0, LABEL), inner);
            writer.write_in(&mut piece, &field.label, place, Align::Left, look);
        }
        if let Some(text) = lines.get(n) {
            let place = (left + PAD, baseline(top, LINE, BODY), inner);
            writer.write_in(&mut piece, text, place, Align::Left, Look::regular(BODY));
        }
        left += own;
    }
    piece
}

fn border(pieces: &mut [Piece], boxes: &[(f32, Vec<String>, &Field)]) {
    let total: f32 = boxes.iter().map(|(own, ..)| own).sum();
    let count = pieces.len();
    for (n, piece) in pieces.iter_mut().enumerate() {
        let height = piece.height;
        let mut line = |x, y, width, height| {
            piece.items.push(Item::Rect {
                x,
                y,
                width,
                height,
                fill: None,
                stroke: Some(Colour::LINE),
            });
        };
        let mut left = 0.0;
        line(0.0, 0.0, 0.0, height);
        for (own, ..) in boxes {
            left += own;
            line(left, 0.0, 0.0, height);
        }
        if n == 0 {
            line(0.0, 0.0, total, 0.0);
        }
        if n + 1 == count {
            line(0.0, height, total, 0.0);
        }
    }
}
