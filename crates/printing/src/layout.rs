//! Where everything stands: a [`Document`] in, pages of [`Item`]s out, all measures in points from the top left.
//!
//! Nothing overflows: text that is too wide is set smaller, then broken into lines, and what does not fit on a page is set
//! smaller as a whole.

mod cards;
mod diagram;
mod form;
mod page;
mod table;
mod text;

use crate::document::{Block, Document, Line, Picture};
use crate::settings::{Colour, Settings};

pub use page::{Page, lay_out};
use text::Writer;

/// Something drawn.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    /// Text, from the left end of its baseline.
    Text {
        /// From the left.
        x: f32,
        /// From the top, to the baseline.
        y: f32,
        /// The size of the font.
        size: f32,
        /// Bold or regular.
        bold: bool,
        /// The colour.
        colour: Colour,
        /// The text, without line breaks.
        text: String,
        /// What it is.
        role: Role,
    },
    /// A rectangle, or a line if it has no height or no width.
    Rect {
        /// From the left.
        x: f32,
        /// From the top.
        y: f32,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// Its ground.
        fill: Option<Colour>,
        /// Its border.
        stroke: Option<Colour>,
    },
    /// A picture, from its top left.
    Picture {
        /// From the left.
        x: f32,
        /// From the top.
        y: f32,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// The picture.
        picture: Picture,
    },
}

/// What a text is, for those who hear a document instead of seeing it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Role {
    /// A line of a paragraph.
    #[default]
    Text,
    /// The title of the document.
    Title,
    /// A heading.
    Heading,
    /// A cell of a table, by row and place in the row, from 0.
    Cell {
        /// Whether it stands in the head.
        head: bool,
        /// The row, counted apart for the head.
        row: usize,
        /// The place in the row.
        cell: usize,
    },
    /// What comes again on each page: titles, heads of tables, page numbers.
    Again,
}

impl Item {
    fn moved(mut self, right: f32, down: f32) -> Self {
        let (Self::Text { x, y, .. } | Self::Rect { x, y, .. } | Self::Picture { x, y, .. }) =
            &mut self;
        *x += right;
        *y += down;
        self
    }

    fn scaled(mut self, by: f32) -> Self {
        match &mut self {
            Self::Text { x, y, size, .. } => [x, y, size].map(|n| *n *= by),
            Self::Rect {
                x,
                y,
                width,
                height,
                ..
            }
            | Self::Picture {
                x,
                y,
                width,
                height,
                ..
            } => {
                *height *= by;
                [x, y, width].map(|n| *n *= by)
            }
        };
        self
    }
}

/// Something that is not broken over pages, from its own top left.
#[derive(Debug, Clone, PartialEq, Default)]
struct Piece {
    height: f32,
    items: Vec<Item>,
    /// It does not stand last on a page.
    keep_with_next: bool,
}

impl Piece {
    fn empty(height: f32) -> Self {
        Self {
            height,
            ..Self::default()
        }
    }

    /// The same; all its text is that.
    fn with_role(mut self, to: Role) -> Self {
        self.give_role(0, to);
        self
    }

    /// All text from an item on is that.
    fn give_role(&mut self, from: usize, to: Role) {
        for item in &mut self.items[from..] {
            if let Item::Text { role, .. } = item {
                *role = to;
            }
        }
    }

    /// Puts another piece into this one.
    fn put(&mut self, other: Self, right: f32, down: f32) {
        self.items
            .extend(other.items.into_iter().map(|item| item.moved(right, down)));
    }

    /// No higher than that: set smaller if need be.
    fn no_higher_than(self, height: f32) -> Self {
        if self.height <= height {
            return self;
        }
        let by = height / self.height;
        Self {
            height,
            items: self.items.into_iter().map(|i| i.scaled(by)).collect(),
            keep_with_next: self.keep_with_next,
        }
    }
}

/// What pages are filled with.
#[derive(Debug, Clone, PartialEq)]
enum Flow {
    Piece(Piece),
    /// A head that comes again on each page, and rows.
    Table(Piece, Vec<Piece>),
    PageBreak,
}

/// A block in a width; `page` is the height of a whole page.
fn flow(block: &Block, width: f32, page: f32, settings: Settings) -> Vec<Flow> {
    let writer = Writer { settings };
    match block {
        Block::Heading(text) => {
            let line = Line::new(text).bold().size(12.0);
            let mut piece = writer.paragraph(&line, width, 8.0).with_role(Role::Heading);
            piece.keep_with_next = true;
            vec![Flow::Piece(piece)]
        }
        Block::Text(line) => writer
            .lines(line, width)
            .into_iter()
            .map(Flow::Piece)
            .collect(),
        Block::Table(table) => {
            let (head, rows) = table::lay_out(table, width, writer);
            vec![Flow::Table(head, rows)]
        }
        Block::Form(rows) => rows
            .iter()
            .flat_map(|row| form::row(row, width, writer))
            .map(Flow::Piece)
            .collect(),
        Block::Cards(cards) => cards::rows(cards, width, page, settings)
            .into_iter()
            .map(Flow::Piece)
            .collect(),
        Block::Diagram(diagram) => {
            let piece = diagram::lay_out(diagram, width, diagram::HEIGHT, writer);
            vec![Flow::Piece(piece)]
        }
        Block::Qr(code) => vec![Flow::Piece(qr(code, width))],
        Block::Beside(columns) => vec![Flow::Piece(beside(columns, width, page, settings))],
        Block::Picture(picture, height) => vec![Flow::Piece(centred(picture, *height, width))],
        Block::Space(height) => vec![Flow::Piece(Piece::empty(*height))],
        Block::PageBreak => vec![Flow::PageBreak],
    }
}

/// Blocks one below the other, as one piece.
fn stack(blocks: &[Block], width: f32, page: f32, settings: Settings) -> Piece {
    let mut whole = Piece::default();
    let add = |piece: Piece, whole: &mut Piece| {
        let top = whole.height;
        whole.height += piece.height;
        whole.put(piece, 0.0, top);
    };
    for part in blocks
        .iter()
        .flat_map(|block| flow(block, width, page, settings))
    {
        match part {
            Flow::Piece(piece) => add(piece, &mut whole),
            Flow::Table(head, rows) => {
                add(head, &mut whole);
                rows.into_iter().for_each(|row| add(row, &mut whole));
            }
            Flow::PageBreak => {}
        }
    }
    whole
}

/// A picture in the middle of its width.
fn centred(picture: &Picture, height: f32, width: f32) -> Piece {
    let (own, height) = picture.size(height, width);
    let mut piece = Piece::empty(height);
    piece.items.push(Item::Picture {
        x: (width - own) / 2.0,
        y: 0.0,
        width: own,
        height,
        picture: picture.clone(),
    });
    piece
}

/// Between columns.
const GUTTER: f32 = 10.0;

fn beside(columns: &[(f32, Vec<Block>)], width: f32, page: f32, settings: Settings) -> Piece {
    let shares: f32 = columns.iter().map(|(share, _)| share).sum();
    let room = width - GUTTER * (columns.len().saturating_sub(1)) as f32;
    let mut whole = Piece::default();
    let mut left = 0.0;
    for (share, blocks) in columns {
        let own = room * share / shares.max(f32::EPSILON);
        let piece = stack(blocks, own, page, settings);
        whole.height = whole.height.max(piece.height);
        whole.put(piece, left, 0.0);
        left += own + GUTTER;
    }
    whole
}

/// The squares of a QR code, in the middle. A border of four squares belongs to it.
fn qr(code: &crate::document::QrCode, width: f32) -> Piece {
    let side = f32::from(code.width).min(width);
    let count = code.squares.len() as f32 + 8.0;
    let square = side / count;
    let left = (width - side) / 2.0;
    let mut piece = Piece::empty(side);
    for (row, squares) in code.squares.iter().enumerate() {
        let mut from = 0;
        // Dark squares that touch are one rectangle, so that no viewer shows hairlines between them.
        while let Some(start) = (from..squares.len()).find(|&i| squares[i]) {
            let end = (start..squares.len())
                .find(|&i| !squares[i])
                .unwrap_or(squares.len());
            piece.items.push(Item::Rect {
                x: left + (start as f32 + 4.0) * square,
                y: (row as f32 + 4.0) * square,
                width: (end - start) as f32 * square,
                height: square * 1.02,
                fill: Some(Colour::BLACK),
                stroke: None,
            });
            from = end;
        }
    }
    piece
}

/// The pages of a document.
#[must_use]
pub fn pages(document: &Document, settings: Settings) -> Vec<Page> {
    lay_out(document, settings)
}
