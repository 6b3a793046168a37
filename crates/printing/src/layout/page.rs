//! Pages: what flows is put onto one page after the other.

use super::text::{Look, Writer, baseline};
use super::{Flow, Item, Piece, Role, flow};
use crate::document::{Align, Document};
use crate::font::LEADING;
use crate::settings::{Colour, Settings};

/// On all four sides.
const MARGIN: f32 = 28.0;
/// Between the title and what follows, with the line.
const UNDER_HEAD: f32 = 8.0;
/// No title takes more lines; a longer one is set smaller.
const MOST_LINES: usize = 6;
/// The height of a logo.
const LOGO: f32 = 30.0;
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
    let body = width - 2.0 * MARGIN;
    let head = document
        .running_head
        .then(|| Head::of(document, body, settings));
    let head_height = head.as_ref().map_or(0.0, |head| head.height);
    let furniture = head_height + if document.running_head { FOOT } else { 0.0 };
    let room = height - 2.0 * MARGIN - furniture;
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
    let top = MARGIN + head_height;
    (1..)
        .zip(filler.full)
        .map(|(number, piece)| {
            let mut whole = Piece::empty(height);
            if let Some(head) = &head {
                head.draw(&mut whole, number == 1);
            }
            whole.put(piece, MARGIN, top);
            if head.is_some() {
                let numbers = (number, count);
                foot(&mut whole, document, settings, numbers, (width, height));
            }
            Page { items: whole.items }
        })
        .collect()
}

/// The height of what must follow on the same page.
fn company(flows: &[Flow]) -> f32 {
    match flows {
        [Flow::Piece(first), rest @ ..] if first.keep_with_next => followers(rest),
        _ => 0.0,
    }
}

/// The height of the first that follows and of what must follow on it in turn. Space is no company.
fn followers(flows: &[Flow]) -> f32 {
    match flows {
        [Flow::Piece(next), rest @ ..] if next.keep_with_next || next.items.is_empty() => {
            next.height + followers(rest)
        }
        [Flow::Piece(next), ..] => next.height,
        [Flow::Table(head, rows), ..] => {
            // Short tables stay with their headings whole.
            let all: f32 = rows.iter().map(|row| row.height).sum();
            let some = rows.iter().take(3).map(|row| row.height).sum();
            head.height + if all < 330.0 { all } else { some }
        }
        [Flow::PageBreak, ..] | [] => 0.0,
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
            filler.add(head.clone().with_role(Role::Again));
        }
        filler.add(row.clone());
    }
}

/// The head of each page: the title, in as many lines as it needs, and the subtitle beside its first line.
struct Head {
    piece: Piece,
    height: f32,
    width: f32,
}

impl Head {
    fn of(document: &Document, body: f32, settings: Settings) -> Self {
        let writer = Writer { settings };
        let mut piece = Piece::default();
        let mut bottom = 16.0_f32;
        let mut from = 0.0;
        if let Some(logo) = &document.logo {
            let (width, height) = logo.size(LOGO, body * 0.2);
            from = width + 8.0;
            bottom = bottom.max(height + 2.0);
            piece.items.push(Item::Picture {
                x: 0.0,
                y: 0.0,
                width,
                height,
                picture: logo.clone(),
            });
        }
        let room = body - from;
        let (left, right) = match document.subtitle.is_empty() {
            true => (room, 0.0),
            false => (room * 0.62, room * 0.36),
        };
        let (titles, title) = fitted(writer, &document.title, left, Look::bold(13.0));
        let (subtitles, subtitle) = fitted(writer, &document.subtitle, right, Look::regular(10.0));
        let columns = [
            (titles, title, from, left, Align::Left),
            (subtitles, subtitle, body - right, right, Align::Right),
        ];
        for (lines, look, x, width, align) in columns {
            let line_height = look.size * LEADING;
            // The first lines of both stand on one baseline.
            let mut y = baseline(0.0, 14.0, 13.0);
            for line in lines.iter().filter(|_| width > 0.0) {
                let from = piece.items.len();
                writer.write_in(&mut piece, line, (x, y, width), align, look);
                if align == Align::Left {
                    piece.give_role(from, Role::Title);
                }
                bottom = bottom.max(y + 0.3 * look.size);
                y += line_height;
            }
        }
        Self {
            piece,
            height: bottom + UNDER_HEAD,
            width: body,
        }
    }

    fn draw(&self, page: &mut Piece, is_first: bool) {
        let piece = match is_first {
            true => self.piece.clone(),
            false => self.piece.clone().with_role(Role::Again),
        };
        page.put(piece, MARGIN, MARGIN);
        page.items.push(Item::Rect {
            x: MARGIN,
            y: MARGIN + self.height - UNDER_HEAD + 2.0,
            width: self.width,
            height: 0.0,
            fill: None,
            stroke: Some(Colour::GREY),
        });
    }
}

/// The lines of a text in a width, set smaller until there are not too many of them.
fn fitted(writer: Writer, text: &str, width: f32, mut look: Look) -> (Vec<String>, Look) {
    loop {
        let (lines, size) = writer.broken(text, width, look, true);
        if lines.len() <= MOST_LINES || look.size < 5.0 {
            let mut lines = lines;
            if lines.len() > MOST_LINES {
                lines.truncate(MOST_LINES);
                lines[MOST_LINES - 1].push('…');
            }
            return (lines, Look { size, ..look });
        }
        look.size *= 0.9;
    }
}

/// The number at the foot.
fn foot(
    piece: &mut Piece,
    document: &Document,
    settings: Settings,
    (number, count): (usize, usize),
    (width, height): (f32, f32),
) {
    if count > 1 {
        let text = format!("{} {number}/{count}", document.page_word);
        let place = (MARGIN, height - MARGIN + 2.0, width - 2.0 * MARGIN);
        let look = Look::regular(8.0).colour(Colour::GREY);
        let writer = Writer { settings };
        let from = piece.items.len();
        writer.write_in(piece, text.trim(), place, Align::Centre, look);
        piece.give_role(from, Role::Again);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Block, Line};
    use crate::layout::pages;

    fn texts(page: &Page) -> Vec<&str> {
        fn text(item: &Item) -> Option<&str> {
            match item {
                Item::Text { text, .. } => Some(text),
                _ => None,
            }
        }
        page.items.iter().filter_map(text).collect()
    }

    /// A heading stood alone at the foot where a line and a little space came before the board that it is about.
    #[test]
    fn a_heading_is_on_the_page_of_what_it_is_about_whatever_space_is_between() {
        for above in 0..120 {
            let document = Document {
                blocks: vec![
                    Block::Space(above as f32 * 7.0),
                    Block::Text(Line::new("before")),
                    Block::Heading("heading".to_owned()),
                    Block::Text(Line::new("kept").with_next()),
                    Block::Space(3.0),
                    Block::Beside(vec![(1.0, vec![Block::Text(Line::new("about")); 12])]),
                ],
                ..Document::default()
            };
            let pages = pages(&document, Settings::default());
            let of = |text| pages.iter().position(|page| texts(page).contains(&text));
            assert_eq!(of("heading"), of("about"), "{above}");
            assert_eq!(of("kept"), of("about"), "{above}");
        }
    }
}
