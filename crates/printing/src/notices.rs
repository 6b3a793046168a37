//! Notices to be hung up, with any words, in one or several languages; and the sheet from which the Director announces (White Book 122.5.3).

use openroom_words::words::{Language, Message, Words};

use crate::document::{Block, Document, Line};

/// The most that a notice says: more is read by nobody.
pub const LONGEST: usize = 1500;

/// A text in a language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The language of its reader, told above it where there are several.
    pub language: Language,
    /// The text; each line is a paragraph.
    pub text: String,
}

/// How large a text is printed: what is short is read from afar.
fn size(letters: usize) -> f32 {
    match letters {
        0..=60 => 46.0,
        61..=160 => 34.0,
        161..=400 => 24.0,
        401..=900 => 17.0,
        _ => 13.0,
    }
}

/// A notice, as large as its words allow; `title` stands above them, or the word "Notice" in the language of each.
#[must_use]
pub fn notice(title: &str, texts: &[Said], words: &Words) -> Document {
    let letters: usize = texts.iter().map(|one| one.text.chars().count()).sum();
    let size = size(letters);
    let mut blocks = Vec::new();
    for one in texts {
        let head = match title.is_empty() || texts.len() > 1 {
            true => Words::new(one.language).say(Message::Notice),
            false => String::new(),
        };
        if !blocks.is_empty() {
            blocks.push(Block::Space(size));
        }
        if !head.is_empty() {
            let head = Line::new(head).bold().size((size * 0.6).max(12.0));
            blocks.push(Block::Text(head.centred()));
        }
        let lines = one.text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            blocks.push(Block::Text(Line::new(line).size(size).centred()));
        }
    }
    Document {
        title: match title.is_empty() {
            true => words.say(Message::Notice),
            false => title.to_owned(),
        },
        blocks,
        running_head: true,
        ..Document::default()
    }
}

/// What there is to be announced of a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Essentials {
    /// How many rounds.
    pub rounds: usize,
    /// Boards of a round.
    pub boards: usize,
    /// Boards that are played in all.
    pub all: usize,
    /// Minutes of a round, where they are known.
    pub minutes: Option<u32>,
    /// How many qualify.
    pub qualify: Option<u32>,
}

/// The sheet to read from, in each of the languages: the essentials, and three lines for a pencil.
#[must_use]
pub fn announcements(
    title: &str,
    told: Essentials,
    languages: &[Language],
    words: &Words,
) -> Document {
    let mut blocks = vec![Block::Text(
        Line::new(words.say(Message::AnnouncementsHelp)).size(11.0),
    )];
    for &language in languages {
        let words = Words::new(language);
        blocks.push(Block::Heading(words.say(Message::AnnouncementsSheet)));
        let args = [
            ("rounds", told.rounds.into()),
            ("boards", told.boards.into()),
            ("all", told.all.into()),
        ];
        let boards = words.tell(Message::AnnouncementsBoards, args);
        let minutes = told.minutes.map(|minutes| {
            words.tell(Message::AnnouncementsMinutes, [("minutes", minutes.into())])
        });
        let qualify = told
            .qualify
            .map(|count| words.tell(Message::AnnouncementsQualify, [("count", count.into())]));
        let own = format!(
            "{}: {}",
            words.say(Message::AnnouncementsOwn),
            "_".repeat(36)
        );
        for line in [Some(boards), minutes, qualify, Some(own)]
            .into_iter()
            .flatten()
        {
            blocks.push(Block::Text(Line::new(line).size(16.0)));
            blocks.push(Block::Space(4.0));
        }
    }
    blocks.push(Block::Text(Line::new("WB 122.5.3").size(8.0)));
    Document {
        title: match title.is_empty() {
            true => words.say(Message::AnnouncementsSheet),
            false => format!("{title}: {}", words.say(Message::AnnouncementsSheet)),
        },
        blocks,
        running_head: true,
        page_word: words.say(Message::PrintPage),
        ..Document::default()
    }
}
