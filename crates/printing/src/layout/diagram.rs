//! The diagram of a board: North above, West and East beside, South below; the number large, the tricks at the lower right.

use super::text::{Look, Writer, baseline};
use super::{Item, Piece};
use crate::document::{Align, Diagram, Makes, SUITS};
use crate::settings::Colour;

/// The height of a diagram that has no slot to fill.
pub(super) const HEIGHT: f32 = 124.0;

/// Twelve lines of hands, and par.
const LINES: f32 = 13.3;

/// Measures of one diagram.
struct Frame<'a> {
    diagram: &'a Diagram,
    writer: Writer,
    width: f32,
    /// The height of a line of a hand.
    line: f32,
    /// The size of its text.
    size: f32,
}

pub(super) fn lay_out(diagram: &Diagram, width: f32, height: f32, writer: Writer) -> Piece {
    let line = (height / LINES).min(width / 14.0);
    let frame = Frame {
        diagram,
        writer,
        width,
        line,
        size: line * 0.97,
    };
    let mut piece = Piece::empty(height);
    frame.corner(&mut piece);
    let (middle, right) = (width * 0.37, width * 0.70);
    for (seat, left, row, room) in [
        (0, middle, 0.0, width * 0.33),
        (1, right, 4.0, width * 0.30),
        (2, middle, 8.0, width * 0.30),
        (3, 0.0, 4.0, width * 0.36),
    ] {
        frame.hand(&mut piece, seat, (left, row * line, room));
    }
    frame.compass(&mut piece, width * 0.37);
    frame.points(&mut piece);
    if let Some(makes) = &diagram.makes {
        frame.makes(&mut piece, makes, right - 2.0);
    }
    if !diagram.par.is_empty() {
        let y = baseline(12.3 * line, line, frame.size);
        let look = Look::regular(frame.size * 0.92);
        writer.write_in(&mut piece, &diagram.par, (0.0, y, width), Align::Left, look);
    }
    piece
}

impl Frame<'_> {
    /// The number, and who deals and is vulnerable.
    fn corner(&self, piece: &mut Piece) {
        let Self {
            diagram,
            writer,
            line,
            ..
        } = self;
        let room = self.width * 0.35;
        let big = Look::bold(line * 2.05);
        let y = baseline(0.0, line * 1.9, big.size);
        writer.write_in(piece, &diagram.number, (0.0, y, room), Align::Left, big);
        let small = Look::regular(self.size * 0.84);
        for (row, text) in [(1.85, &diagram.dealer), (2.75, &diagram.vulnerable)] {
            let y = baseline(row * line, *line, small.size);
            writer.write_in(piece, text, (0.0, y, room), Align::Left, small);
        }
    }

    fn hand(&self, piece: &mut Piece, seat: usize, (left, top, room): (f32, f32, f32)) {
        let Some(hand) = &self.diagram.hands[seat] else {
            return;
        };
        let look = Look::regular(self.size);
        for (row, (symbol, cards)) in SUITS.iter().zip(hand).enumerate() {
            let y = baseline(top + row as f32 * self.line, self.line, self.size);
            self.writer.write(piece, &symbol.to_string(), left, y, look);
            let indent = self.size * 0.84;
            let place = (left + indent, y, room - indent);
            self.writer.write_in(piece, cards, place, Align::Left, look);
        }
    }

    /// A square with the four seats: the dealer's letter bold and underlined, vulnerable sides on red.
    fn compass(&self, piece: &mut Piece, left: f32) {
        let side = self.line * 3.4;
        let (x, y) = (left + self.line * 0.15, self.line * 4.3);
        let edge = self.line * 0.95;
        let rect = |x, y, width, height, fill, stroke| Item::Rect {
            x,
            y,
            width,
            height,
            fill,
            stroke,
        };
        let bars = [
            (x, y, side, edge),
            (x + side - edge, y + edge, edge, side - 2.0 * edge),
            (x, y + side - edge, side, edge),
            (x, y + edge, edge, side - 2.0 * edge),
        ];
        for (seat, (bx, by, width, height)) in bars.into_iter().enumerate() {
            if self.diagram.vul[seat % 2] {
                let fill = Some(Colour::RED);
                piece.items.push(rect(bx, by, width, height, fill, None));
            }
        }
        let stroke = Some(Colour::GREY);
        piece.items.push(rect(x, y, side, side, None, stroke));
        let inner = side - 2.0 * edge;
        piece.items.push(rect(
            x + edge,
            y + edge,
            inner,
            inner,
            Some(Colour::WHITE),
            stroke,
        ));
        for (seat, (bx, by, width, height)) in bars.into_iter().enumerate() {
            let deals = self.diagram.dealer_seat.map(usize::from) == Some(seat);
            let colour = match self.diagram.vul[seat % 2] {
                true => Colour::WHITE,
                false => Colour::BLACK,
            };
            let size = self.size * 0.8;
            let look = match deals {
                true => Look::bold(size),
                false => Look::regular(size),
            };
            let place = (bx, baseline(by, height, size), width);
            let letter = &self.diagram.seats[seat];
            self.writer
                .write_in(piece, letter, place, Align::Centre, look.colour(colour));
            if deals {
                let under = (self.line * 0.5).min(width);
                piece.items.push(rect(
                    bx + (width - under) / 2.0,
                    place.1 + size * 0.10,
                    under,
                    size * 0.09,
                    Some(colour),
                    None,
                ));
            }
        }
    }

    /// The points of the four hands, as they sit.
    fn points(&self, piece: &mut Piece) {
        let Some(points) = self.diagram.points else {
            return;
        };
        let look = Look::regular(self.size * 0.9);
        let room = self.line * 1.6;
        let (left, top) = (self.line * 0.2, self.line * 8.6);
        for (seat, (column, row)) in [(1.0, 0.0), (2.0, 1.0), (1.0, 2.0), (0.0, 1.0)]
            .into_iter()
            .enumerate()
        {
            let y = baseline(top + row * self.line, self.line, look.size);
            let place = (left + column * self.line * 1.15, y, room);
            let text = points[seat].to_string();
            self.writer
                .write_in(piece, &text, place, Align::Centre, look);
        }
    }

    fn makes(&self, piece: &mut Piece, makes: &Makes, left: f32) {
        let look = Look::regular(self.size * 0.84);
        let row_height = self.line * 0.82;
        let top = self.line * 8.1;
        let column = (self.width - left) / 6.0;
        let mut cell = |row: usize, at: usize, text: &str, look: Look| {
            let y = baseline(top + row as f32 * row_height, row_height, look.size);
            let place = (left + at as f32 * column, y, column - 0.5);
            self.writer
                .write_in(piece, text, place, Align::Centre, look);
        };
        for (at, strain) in makes.strains.iter().enumerate() {
            cell(0, at + 1, strain, look);
        }
        for (row, (seat, tricks)) in makes.rows.iter().enumerate() {
            cell(row + 1, 0, seat, Look { bold: true, ..look });
            for (at, tricks) in tricks.iter().enumerate() {
                cell(row + 1, at + 1, &tricks.to_string(), look);
            }
        }
    }
}
