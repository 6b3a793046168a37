//! Cards in a grid: slots of equal height, or rows as high as their highest card.

use super::text::Writer;
use super::{Item, Piece, diagram, stack};
use crate::document::{Block, Cards};
use crate::settings::{Colour, Settings};

/// Between the edge of a card and what is on it.
const PAD: f32 = 5.0;

pub(super) fn rows(cards: &Cards, width: f32, page: f32, settings: Settings) -> Vec<Piece> {
    let across = usize::from(cards.across.max(1));
    let own = width / across as f32;
    let slot = (cards.down > 0).then(|| page / f32::from(cards.down) - 0.01);
    cards
        .cards
        .chunks(across)
        .map(|row| {
            let pieces: Vec<Piece> = row
                .iter()
                .map(|blocks| card(blocks, own - 2.0 * PAD, slot, page, settings))
                .collect();
            let tallest = pieces.iter().map(|p| p.height).fold(0.0, f32::max) + 2.0 * PAD;
            let height = slot.unwrap_or(tallest);
            let mut whole = Piece::empty(height);
            for (i, piece) in pieces.into_iter().enumerate() {
                let left = own * i as f32;
                if cards.cut_lines {
                    whole.items.push(Item::Rect {
                        x: left,
                        y: 0.0,
                        width: own,
                        height,
                        fill: None,
                        stroke: Some(Colour::LINE),
                    });
                }
                whole.put(piece, left + PAD, PAD);
            }
            whole
        })
        .collect()
}

fn card(blocks: &[Block], width: f32, slot: Option<f32>, page: f32, settings: Settings) -> Piece {
    let height = slot.unwrap_or(page) - 2.0 * PAD;
    match blocks {
        // A diagram alone fills its card.
        [Block::Diagram(diagram)] if slot.is_some() => {
            diagram::lay_out(diagram, width, height, Writer { settings })
        }
        _ => stack(blocks, width, page, settings).no_higher_than(height),
    }
}
