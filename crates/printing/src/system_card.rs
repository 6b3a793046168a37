//! The system card of the robots, made of the rules by which they bid.

use openroom_robots::card::{About, CardLine, Chapter, HANDS};
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cell, Column, Document, Line, Table};
use crate::notation::call;

/// The card, as [`openroom_robots::card::card`] makes it of the system.
#[must_use]
pub fn document(chapters: &[Chapter], words: &Words) -> Document {
    let how = words.tell(
        Message::PrintRobotsCardHow,
        [("hands", HANDS.to_string().into())],
    );
    let mut blocks = vec![Block::Text(Line::new(how))];
    for chapter in chapters {
        blocks.push(Block::Heading(heading(chapter, words)));
        blocks.push(Block::Table(table(&chapter.lines, words)));
    }
    Document {
        title: words.say(Message::PrintRobotsCard),
        subtitle: words.say(Message::PrintRobotsCardSystem),
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}

fn heading(chapter: &Chapter, words: &Words) -> String {
    let made = |place: usize| chapter.calls.get(place).map(|&made| call(made, words));
    let opened = ("call", made(0).unwrap_or_default().into());
    match chapter.about {
        About::Openings => words.say(Message::PrintRobotsOpenings),
        About::Responses => words.tell(Message::PrintRobotsResponses, [opened]),
        About::Defence => words.tell(Message::PrintRobotsDefence, [opened]),
        About::Competition => {
            let over = ("over", made(1).unwrap_or_default().into());
            words.tell(Message::PrintRobotsCompetition, [opened, over])
        }
    }
}

fn table(lines: &[CardLine], words: &Words) -> Table {
    let head = [Message::PrintRobotsCall, Message::PrintRobotsShows];
    let row = |line: &CardLine| {
        let shows = words.notation(&line.shows.to_string()).unwrap_or_default();
        let name = line.convention.and_then(|name| words.convention(name));
        let shows = match name {
            Some(name) => format!("{name}: {shows}"),
            None => shows,
        };
        vec![Cell::bold(call(line.call, words)), shows.into()]
    };
    Table {
        columns: vec![Column::LEFT, Column::share(1.0)],
        head: vec![head.map(|label| Cell::bold(words.say(label))).into()],
        rows: lines.iter().map(row).collect(),
        ..Table::default()
    }
}
