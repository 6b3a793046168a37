//! Announcement cards: for players who are hard of hearing, or who cannot speak easily (White Book 141.6). What is often said at a table stands
//! on a card, large, to be shown to the opponents; how everybody helps stands before them.

use openroom_words::words::{Message, Words};

use crate::document::{Block, Cards, Cell, Column, Document, Line, Table};

/// How everybody at the table helps.
const HELP: [Message; 6] = [
    Message::AnnounceBefore,
    Message::AnnounceFace,
    Message::AnnounceAgain,
    Message::AnnounceWriting,
    Message::AnnouncePartner,
    Message::AnnounceShow,
];

/// What stands on the cards.
const CARDS: [Message; 16] = [
    Message::AnnounceCardAnnounced,
    Message::AnnounceCardAlert,
    Message::AnnounceCardRange,
    Message::AnnounceCardMajor,
    Message::AnnounceCardHearts,
    Message::AnnounceCardSpades,
    Message::AnnounceCardShort,
    Message::AnnounceCardStop,
    Message::AnnounceCardWeak,
    Message::AnnounceCardIntermediate,
    Message::AnnounceCardStrong,
    Message::AnnounceCardForcing,
    Message::AnnounceCardNotForcing,
    Message::AnnounceCardRepeat,
    Message::AnnounceCardWrite,
    Message::AnnounceCardExplains,
];

/// The cards, eight on a page, after the page with how they are used.
#[must_use]
pub fn document(words: &Words) -> Document {
    let line = |(number, &line): (i32, &Message)| {
        vec![Cell::bold(number.to_string()), words.say(line).into()]
    };
    let help = Table {
        columns: vec![Column::RIGHT, Column::share(1.0)],
        rows: (1..).zip(&HELP).map(line).collect(),
        size: 14.0,
        ..Table::default()
    };
    Document {
        title: words.say(Message::AnnounceCards),
        blocks: vec![
            Block::Text(
                Line::new(words.say(Message::AnnounceCards))
                    .bold()
                    .size(18.0),
            ),
            Block::Space(6.0),
            Block::Table(help),
            Block::Text(Line::new("WB 141.6")),
            Block::PageBreak,
            Block::Cards(Cards {
                across: 2,
                down: 4,
                cut_lines: true,
                cards: CARDS.iter().map(|&one| card(one, words)).collect(),
            }),
        ],
        ..Document::default()
    }
}

/// To be read across a table.
fn card(what: Message, words: &Words) -> Vec<Block> {
    vec![
        Block::Space(50.0),
        Block::Text(Line::new(words.say(what)).bold().size(28.0).centred()),
        Block::Space(30.0),
    ]
}
