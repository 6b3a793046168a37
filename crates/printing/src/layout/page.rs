//! Pages: what flows is put onto one page after the other.

use super::text::{Look, Writer, baseline};
use super::{Flow, Item, Piece, flow};
use crate::document::{Align, Document};
use crate::settings::{Colour, Settings};

/// On all four sides.
const MARGIN: f32 = 28.0;
/// Title and line under it.
const HEAD: f32 = 24.0;
/// The page number.
const FOOT: f32 = 14.0;

/// A page.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Page {
    /// What is drawn on it, in order.
    pub items: Vec<Item>,
}

/// The page that is being filled, and those that are full.
struct Filler {
    full: Vec<Piece>,
    page: Piece,
    room: f32,
}

impl Filler {
    fn left(&self) -> f32 {
        self.room - self.page.height
    }

    fn turn(&mut self) {
        if !self.page.items.is_empty() {
            self.full.push(std::mem::take(&mut self.page));
        }
        self.page.height = 0.0;
    }

    fn add(&mut self, piece: Piece) {
        let piece = piece.no_higher_than(self.room);
        if piece.height > self.left() {
            self.turn();
        }
        let top = self.page.height;
        self.page.height += piece.height;
        self.page.put(piece, 0.0, top);
    }
}

/// The pages of a document; one at least.
#[must_use]
pub fn lay_out(document: &Document, settings: Settings) -> Vec<Page> {
    let (width, height) = settings.paper.size();
    let furniture = if document.running_head {
        HEAD + FOOT
    } else {
        0.0
    };
    let room = height - 2.0 * MARGIN - furniture;
    let body = width - 2.0 * MARGIN;
    let mut filler = Filler {
        full: Vec::new(),
        page: Piece::default(),
        room,
    };
    let flows: Vec<Flow> = document
        .blocks
        .iter()
        .flat_map(|block| flow(block, body, room, settings))
        .collect();
    for (at, part) in flows.iter().enumerate() {
        match part {
            Flow::PageBreak => filler.turn(),
            Flow::Piece(piece) => {
                let together = piece.height + company(&flows[at..]);
                if together > filler.left() && together <= room {
                    filler.turn();
                }
                filler.add(piece.clone());
            }
            Flow::Table(head, rows) => add_table(&mut filler, head, rows),
        }
    }
    filler.turn();
    if filler.full.is_empty() {
        filler.full.push(Piece::default());
    }
    let count = filler.full.len();
    let top = MARGIN + if document.running_head { HEAD } else { 0.0 };
    (1..)
        .zip(filler.full)
        .map(|(number, piece)| {
            let mut whole = Piece::empty(height);
            whole.put(piece, MARGIN, top);
            if document.running_head {
                let frame = (width, height);
                furnish(&mut whole, document, settings, (number, count), frame);
            }
            Page { items: whole.items }
        })
        .collect()
}

/// The height of what must follow on the same page.
fn company(flows: &[Flow]) -> f32 {
    match flows {
        [Flow::Piece(first), rest @ ..] if first.keep_with_next => match rest.first() {
            Some(Flow::Piece(next)) => next.height + company(rest),
            Some(Flow::Table(head, rows)) => {
                // Short tables stay with their headings whole.
                let all: f32 = rows.iter().map(|row| row.height).sum();
                let some = rows.iter().take(3).map(|row| row.height).sum();
                head.height + if all < 330.0 { all } else { some }
            }
            _ => 0.0,
        },
        _ => 0.0,
    }
}

fn add_table(filler: &mut Filler, head: &Piece, rows: &[Piece]) {
    let first = rows.first().map_or(0.0, |row| row.height);
    if head.height + first > filler.left() {
        filler.turn();
    }
    filler.add(head.clone());
    for row in rows {
        if row.height > filler.left() && head.height + row.height <= filler.room {
            filler.turn();
            filler.add(head.clone());
        }
        filler.add(row.clone());
    }
}

/// The title at the head, the number at the foot.
fn furnish(
    piece: &mut Piece,
    document: &Document,
    settings: Settings,
    (number, count): (usize, usize),
    (width, height): (f32, f32),
) {
    let writer = Writer { settings };
    let body = width - 2.0 * MARGIN;
    let y = baseline(MARGIN, 14.0, 13.0);
    let (left, right) = match document.subtitle.is_empty() {
        true => (body, 0.0),
        false => (body * 0.62, body * 0.36),
    };
    let place = (MARGIN, y, left);
    writer.write_in(piece, &document.title, place, Align::Left, Look::bold(13.0));
    if right > 0.0 {
        let place = (MARGIN + body - right, y, right);
        let look = Look::regular(10.0);
        writer.write_in(piece, &document.subtitle, place, Align::Right, look);
    }
    piece.items.push(Item::Rect {
        x: MARGIN,
        y: MARGIN + 18.0,
        width: body,
        height: 0.0,
        fill: None,
        stroke: Some(Colour::GREY),
    });
    if count > 1 {
        let text = format!("{} {number}/{count}", document.page_word);
        let place = (MARGIN, height - MARGIN + 2.0, body);
        let look = Look::regular(8.0).colour(Colour::GREY);
        writer.write_in(piece, text.trim(), place, Align::Centre, look);
    }
}
