//! The bracket of a knock-out on paper: a table for each round, with the names as far as they are known.

use openroom_tournament::view::{BracketMatchState, BracketState};
use openroom_words::brackets::{how_far, round, side};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Line, Table};

/// The bracket under the name of its event. Whoever has won stands in bold.
#[must_use]
pub fn document(
    bracket: &BracketState,
    title: &str,
    name: &dyn Fn(u32) -> String,
    words: &Words,
) -> Document {
    let mut blocks = Vec::new();
    let same = |a: &openroom_tournament::view::BracketMatch,
                b: &openroom_tournament::view::BracketMatch| {
        (a.part, a.round) == (b.part, b.round)
    };
    for matches in bracket.matches.chunk_by(same) {
        let Some(first) = matches.first() else {
            continue;
        };
        blocks.push(Block::Heading(round(first, words)));
        let rows = matches.iter().map(|one| {
            let mut row = vec![Cell::from(one.place.to_string())];
            for each in &one.sides {
                let text = side(each, name, words);
                let won = one.state == BracketMatchState::Over
                    && one.winner.is_some()
                    && one.winner == each.contestant;
                row.push(match won {
                    true => Cell::bold(text),
                    false => Cell::from(text),
                });
                row.push(Cell::from(each.score.clone().unwrap_or_default()));
            }
            row.push(Cell::from(how_far(one, name, words)));
            row
        });
        blocks.push(Block::Table(Table {
            columns: vec![
                Column::LEFT,
                Column::share(1.0),
                Column::RIGHT,
                Column::share(1.0),
                Column::RIGHT,
                Column::share(1.2),
            ],
            head: Vec::new(),
            rows: rows.collect(),
            size: 9.0,
            row_height: 18.0,
            boxed: true,
        }));
    }
    if let Some(champion) = bracket.champion {
        let won = words.tell(Message::KoChampion, [("team", name(champion).into())]);
        blocks.push(Block::Text(Line::new(won).bold()));
    }
    if let Some(lots) = bracket.lots {
        let drawn = words.tell(Message::KoLots, [("lots", lots.to_string().into())]);
        blocks.push(Block::Text(Line::new(drawn)));
    }
    Document {
        title: title.to_owned(),
        subtitle: words.say(Message::KoBracket),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        logo: None,
    }
}
