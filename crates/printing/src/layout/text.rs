//! Lines of text: how wide they are, where they break, and the colours of the suits.

use super::{Item, Piece, Role};
use crate::document::{Align, Line};
use crate::font::{self, LEADING};
use crate::settings::{Colour, Settings};

/// Text in one line is set smaller down to this share before it is broken.
const SMALLEST: f32 = 0.75;

/// A heading is set smaller down to this share before one of its words is broken.
const SMALLEST_WORD: f32 = 0.55;

/// Writes text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writer {
    pub settings: Settings,
}

/// How a line looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub size: f32,
    pub bold: bool,
    pub colour: Colour,
}

impl Look {
    pub fn regular(size: f32) -> Self {
        Self {
            size,
            bold: false,
            colour: Colour::BLACK,
        }
    }

    pub fn bold(size: f32) -> Self {
        Self {
            bold: true,
            ..Self::regular(size)
        }
    }

    pub fn colour(self, colour: Colour) -> Self {
        Self { colour, ..self }
    }

    fn width(self, text: &str) -> f32 {
        font::width(text, self.bold) * self.size
    }
}

impl Writer {
    /// One line that begins at `x`, on the baseline `y`.
    pub fn write(self, piece: &mut Piece, text: &str, x: f32, y: f32, look: Look) {
        let mut x = x;
        for run in runs(text) {
            let suit = run
                .chars()
                .next()
                .and_then(|c| self.settings.suit_colour(c));
            let space = suit.map_or(0.0, |_| font::SUIT_SPACE * look.size);
            let colour = suit
                .filter(|_| look.colour != Colour::WHITE)
                .unwrap_or(look.colour);
            if !run.trim().is_empty() {
                piece.items.push(Item::Text {
                    x: x + space,
                    y,
                    size: look.size,
                    bold: look.bold,
                    colour,
                    text: run.to_owned(),
                    role: Role::Text,
                });
            }
            x += look.width(run);
        }
    }

    /// One line in a box from `x` on, so wide: smaller if it must be, and cut with an ellipsis if even that is too wide.
    pub fn write_in(
        self,
        piece: &mut Piece,
        text: &str,
        (x, y, width): (f32, f32, f32),
        align: Align,
        look: Look,
    ) {
        let natural = look.width(text);
        let size = look.size * (width / natural.max(f32::EPSILON)).clamp(SMALLEST * 0.8, 1.0);
        let look = Look { size, ..look };
        let text = cut(text, width, look);
        let free = width - look.width(&text);
        let x = x + match align {
            Align::Left => 0.0,
            Align::Centre => free / 2.0,
            Align::Right => free,
        };
        self.write(piece, &text, x, y, look);
    }

    /// The lines of a text in a width. One line if it fits when set a little smaller.
    pub fn broken(self, text: &str, width: f32, look: Look, shrink: bool) -> (Vec<String>, f32) {
        let natural = text
            .split('\n')
            .map(|line| look.width(line))
            .fold(0.0, f32::max);
        let by = width / natural.max(f32::EPSILON);
        if by >= 1.0 {
            return (text.split('\n').map(str::to_owned).collect(), look.size);
        }
        if shrink && by >= SMALLEST {
            let lines = text.split('\n').map(str::to_owned).collect();
            return (lines, look.size * by);
        }
        // Rather smaller than broken within a word.
        let longest = text
            .split_whitespace()
            .map(|word| look.width(word))
            .fold(0.0, f32::max);
        let by = (width / longest.max(f32::EPSILON)).min(1.0);
        let least = if shrink { SMALLEST_WORD } else { SMALLEST };
        let size = match by >= least {
            true => look.size * by * 0.999,
            false => look.size,
        };
        let look = Look { size, ..look };
        let lines = text
            .split('\n')
            .flat_map(|line| wrap(line, width, look))
            .collect();
        (lines, size)
    }

    /// A paragraph as one piece for each line.
    pub fn lines(self, line: &Line, width: f32) -> Vec<Piece> {
        let look = Look {
            size: line.size,
            bold: line.bold,
            colour: Colour::BLACK,
        };
        let (lines, size) = self.broken(&line.text, width, look, false);
        let look = Look { size, ..look };
        let height = size * LEADING;
        lines
            .iter()
            .map(|text| {
                let mut piece = Piece::empty(height);
                let place = (0.0, baseline(0.0, height, size), width);
                self.write_in(&mut piece, text, place, line.align, look);
                piece.keep_with_next = line.with_next;
                piece
            })
            .collect()
    }

    /// A paragraph as one piece, with space above it.
    pub fn paragraph(self, line: &Line, width: f32, above: f32) -> Piece {
        let mut whole = Piece::empty(above);
        for piece in self.lines(line, width) {
            let top = whole.height;
            whole.height += piece.height;
            whole.put(piece, 0.0, top);
        }
        whole.height += 3.0;
        whole
    }
}

/// The baseline of text that stands in the middle of a height.
pub(super) fn baseline(top: f32, height: f32, size: f32) -> f32 {
    top + (height + font::CAP_HEIGHT * size) / 2.0
}

/// The text in parts: each suit symbol alone, all else together.
fn runs(text: &str) -> impl Iterator<Item = &str> {
    let is_suit = |c: char| crate::document::SUITS.contains(&c);
    text.split_inclusive(is_suit).flat_map(move |part| {
        let at = part.rfind(is_suit).unwrap_or(part.len());
        let (before, suit) = part.split_at(at);
        [before, suit].into_iter().filter(|run| !run.is_empty())
    })
}

/// The text, shortened so that it fits.
fn cut(text: &str, width: f32, look: Look) -> String {
    if look.width(text) <= width * 1.001 {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().collect();
    while kept.pop().is_some() {
        let shorter = kept.iter().collect::<String>().trim_end().to_owned() + "…";
        if look.width(&shorter) <= width {
            return shorter;
        }
    }
    String::new()
}

/// Lines no wider than that; a word that is wider is broken.
fn wrap(text: &str, width: f32, look: Look) -> Vec<String> {
    let space = look.width(" ");
    let mut lines = vec![String::new()];
    let mut used = 0.0;
    for word in text.split_whitespace() {
        let mut rest = word;
        loop {
            let wide = look.width(rest);
            let gap = if used > 0.0 { space } else { 0.0 };
            let last = lines.len() - 1;
            if used + gap + wide <= width {
                if used > 0.0 {
                    lines[last].push(' ');
                }
                lines[last].push_str(rest);
                used += gap + wide;
                break;
            }
            if used > 0.0 {
                lines.push(String::new());
                used = 0.0;
                continue;
            }
            let fits = longest(rest, width, look);
            lines[last].push_str(&rest[..fits]);
            rest = &rest[fits..];
            if rest.is_empty() {
                break;
            }
            lines.push(String::new());
        }
    }
    lines
}

/// How many bytes of a word fit; at least one character.
fn longest(word: &str, width: f32, look: Look) -> usize {
    let ends = word.char_indices().map(|(at, c)| at + c.len_utf8());
    let mut fits = 0;
    for end in ends {
        if fits > 0 && look.width(&word[..end]) > width {
            break;
        }
        fits = end;
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_stand_alone() {
        let parts: Vec<&str> = runs("4♥X, 3♠♣").collect();
        assert_eq!(parts, ["4", "♥", "X, 3", "♠", "♣"]);
    }

    #[test]
    fn lines_keep_to_the_width() {
        let look = Look::regular(10.0);
        let text =
            "Some words, and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch at the end";
        let lines = wrap(text, 60.0, look);
        assert!(
            lines.iter().all(|line| look.width(line) <= 60.5),
            "{lines:?}"
        );
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
    }

    #[test]
    fn what_cannot_fit_is_cut() {
        let look = Look::regular(10.0);
        assert!(cut("A very long name of a player", 50.0, look).ends_with('…'));
        assert_eq!(cut("short", 50.0, look), "short");
    }
}
