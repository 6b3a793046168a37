//! One game, read.

use openroom_said::{Said, said};
use std::borrow::Cow;

use contract_bridge::{Seat, Strain};

use super::auction::Calls;
use super::chunk::Chunk;
use super::inherited::Inherited;
use super::play::Cells;
use super::tags::{Won, known_name, seat, vulnerable, won, words_of};
use super::token::{Kind, Token, Tokens, unescape};
use crate::deal;
use crate::fault::{Fault, quoted};
use crate::game::{Comment, CommentPlace, Game, Section};
use crate::loss::{Loss, Lost, Source};
use crate::text::decode;

/// Tags that may not be inherited.
const OWN: [&str; 8] = [
    "Dealer",
    "Vulnerable",
    "Deal",
    "Declarer",
    "Contract",
    "Auction",
    "Play",
    "Note",
];

/// Where the words go that come next.
enum Open {
    Start,
    Tag(Cow<'static, str>),
    Auction,
    Play,
    Section,
    /// A tag that the game has already: it counts for nothing, as the standard says, nor does what stands under it.
    Second,
}

struct Builder {
    game: Game,
    /// The tags so far.
    seen: Vec<Cow<'static, str>>,
    open: Open,
    calls: Option<Calls>,
    call_notes: Vec<Note>,
    play: Option<(Option<Seat>, Cells)>,
    play_notes: Vec<Note>,
    /// The result tag, until declarer is known.
    result: Option<(usize, String)>,
    losses: Vec<Loss>,
    faults: Vec<Fault>,
}

/// A note to calls or cards.
struct Note {
    line: usize,
    number: u8,
    text: String,
}

/// Reads a game and what it cannot hold; nothing if there is none between the empty lines.
pub(super) fn read(
    chunk: &Chunk<'_>,
    inherited: &mut Inherited,
) -> Result<Option<(Game, Vec<Loss>)>, Vec<Fault>> {
    let text = decode(chunk.bytes);
    let mut tokens = Tokens::new(&text, chunk.line);
    let mut builder = Builder {
        game: Game::default(),
        seen: Vec::new(),
        open: Open::Start,
        calls: None,
        call_notes: Vec::new(),
        play: None,
        play_notes: Vec::new(),
        result: None,
        losses: Vec::new(),
        faults: Vec::new(),
    };
    while let Some(token) = tokens.next() {
        match token {
            Ok(token) => {
                builder.token(token, &mut tokens, inherited);
                tokens.marks = matches!(builder.open, Open::Auction | Open::Play);
            }
            Err(fault) => {
                builder.faults.push(fault);
                tokens.recover();
            }
        }
    }
    builder.finish(chunk.line, inherited)
}

impl Builder {
    fn token<'a>(&mut self, token: Token<'a>, tokens: &mut Tokens<'a>, inherited: &mut Inherited) {
        let Token { line, kind } = token;
        match kind {
            Kind::Tag(name, value) => self.tag(line, name, value, inherited),
            Kind::Escape(text) => {
                let words = text.trim();
                if !(words.starts_with("PBN ") || words.eq_ignore_ascii_case("export")) {
                    self.game.escapes.push(text.to_owned());
                }
            }
            Kind::Comment(text) => {
                let after = self.place();
                let text = text.trim().to_owned();
                self.game.comments.push(Comment { after, text });
            }
            Kind::Word(word) => self.word(line, word, tokens),
        }
    }

    fn lost(&mut self, line: usize, what: Lost) {
        self.losses.push(Loss::new(Source::Line(line), what));
    }

    /// What a comment follows that stands here.
    fn place(&self) -> CommentPlace {
        let calls = self.calls.as_ref().map_or(0, |c| c.auction.calls.len());
        let cards = self.play.as_ref().map_or(0, |(_, cells)| cells.cards());
        let last_tag = || match self.seen.last() {
            Some(name) => CommentPlace::Tag(name.to_string()),
            None => CommentPlace::Start,
        };
        match &self.open {
            Open::Start => CommentPlace::Start,
            Open::Tag(name) if name != "Note" => CommentPlace::Tag(name.to_string()),
            Open::Auction if calls > 0 => CommentPlace::Call(calls - 1),
            Open::Play if cards > 0 => CommentPlace::Card(cards - 1),
            _ => last_tag(),
        }
    }

    fn word<'a>(&mut self, line: usize, word: &'a str, tokens: &mut Tokens<'a>) {
        let done = match &self.open {
            Open::Auction => match &mut self.calls {
                Some(calls) => {
                    calls.line = line;
                    calls.word(word)
                }
                None => Ok(()),
            },
            Open::Play => match &mut self.play {
                Some((_, cells)) => {
                    cells.line = line;
                    cells.word(word)
                }
                None => Ok(()),
            },
            Open::Second => {
                let text = tokens.section_line(word);
                self.lost(line, Lost::SecondLine(text.to_owned()));
                Ok(())
            }
            Open::Section => {
                let text = tokens.section_line(word);
                if let Some(section) = self.game.sections.last_mut() {
                    section.lines.push(text.to_owned());
                }
                Ok(())
            }
            Open::Tag(name) if !super::MANDATORY.contains(&name.as_ref()) && name != "Note" => {
                // Words after a tag make it a section.
                let name = name.to_string();
                let at = self.game.tags.iter().position(|(n, _)| *n == name);
                let value = at.map_or_else(String::new, |at| self.game.tags.remove(at).1);
                let text = tokens.section_line(word);
                self.game.sections.push(Section {
                    name,
                    value,
                    lines: vec![text.to_owned()],
                });
                self.open = Open::Section;
                Ok(())
            }
            Open::Start | Open::Tag(_) => {
                tokens.recover();
                Err(said!(
                    "file-stands-outside-any-section",
                    "{word} is outside any section; a tag must have the form [Name \"value\"]",
                    word = quoted(word)
                ))
            }
        };
        if let Err(text) = done {
            self.faults.push(Fault::new(line, text));
        }
    }

    fn tag(&mut self, line: usize, name: &str, raw: &str, inherited: &mut Inherited) {
        if name == "Note" {
            return self.note(line, &unescape(raw));
        }
        if self.seen.iter().any(|seen| seen == name) {
            self.open = Open::Second;
            let value = unescape(raw).into_owned();
            return self.lost(line, Lost::SecondTag(name.to_owned(), value));
        }
        self.seen.push(known_name(name));
        let is_table = name.ends_with("Table") && name != "Table";
        let value = if is_table {
            Cow::Borrowed(raw)
        } else {
            unescape(raw)
        };
        let value = if OWN.contains(&name) {
            value
        } else {
            inherited.resolve(name, value)
        };
        self.open = Open::Tag(known_name(name));
        if is_table {
            self.game.sections.push(Section {
                name: name.to_owned(),
                value: value.into_owned(),
                lines: Vec::new(),
            });
            self.open = Open::Section;
            return;
        }
        self.set(line, name, value);
    }

    fn note(&mut self, line: usize, value: &str) {
        let note = value
            .split_once(':')
            .and_then(|(number, text)| Some((number.trim().parse().ok()?, text.to_owned())));
        let Some((number, text)) = note else {
            let text = said!(
                "file-note-has-no-number",
                "the note {value} has no number; a note is \"1:text\"",
                value = quoted(value)
            );
            return self.faults.push(Fault::new(line, text));
        };
        let notes = match self.play {
            Some(_) => &mut self.play_notes,
            None => &mut self.call_notes,
        };
        if notes.iter().any(|note| note.number == number) {
            self.lost(line, Lost::Note(value.to_owned()));
        } else {
            notes.push(Note { line, number, text });
        }
        self.open = Open::Tag("Note".into());
    }

    fn set(&mut self, line: usize, name: &str, value: Cow<'_, str>) {
        let text = value.trim();
        let known = !matches!(text, "" | "?" | "-");
        let game = &mut self.game;
        if let Some(words) = words_of(game, name) {
            *words = known.then(|| text.to_owned());
            return;
        }
        if !known && super::MANDATORY.contains(&name) && name != "Vulnerable" {
            return;
        }
        let done = match name {
            "Vulnerable" => vulnerable(text).map(|vul| game.vul = vul),
            "Board" => text
                .parse()
                .map(|number| game.number = Some(number))
                .map_err(|_| {
                    said!(
                        "file-no-number-board",
                        "{text} is not a board number",
                        text = quoted(text)
                    )
                }),
            "Dealer" => seat(text).map(|seat| game.dealer = Some(seat)),
            "Deal" => deal::read(text).map(|deal| game.deal = deal),
            "Declarer" => {
                game.swapped = text.starts_with('^');
                seat(text.trim_start_matches('^')).map(|seat| game.declarer = Some(seat))
            }
            "Contract" => text.parse().map(|stated| game.contract = Some(stated)),
            "Result" => {
                self.result = Some((line, text.to_owned()));
                Ok(())
            }
            "Auction" => self.open_auction(text),
            "Play" => {
                self.play = Some((deal::seat(text), Cells::default()));
                self.open = Open::Play;
                Ok(())
            }
            _ => {
                game.tags.push((name.to_owned(), value.into_owned()));
                Ok(())
            }
        };
        if let Err(text) = done {
            self.faults.push(Fault::at(line, name, text));
        }
    }

    fn open_auction(&mut self, text: &str) -> Result<(), Said> {
        let named = deal::seat(text);
        let first = named.or(self.game.who_deals()).ok_or(said!(
            "file-auction-names-no-seat",
            "the auction names no seat, and no dealer is known"
        ))?;
        // The standard: what the auction names is the dealer.
        self.game.dealer = self.game.dealer.or(named);
        self.calls = Some(Calls::new(first));
        self.open = Open::Auction;
        Ok(())
    }

    fn finish(
        mut self,
        line: usize,
        inherited: &Inherited,
    ) -> Result<Option<(Game, Vec<Loss>)>, Vec<Fault>> {
        for name in &inherited.header {
            if !self.seen.iter().any(|seen| seen == name)
                && !self.seen.is_empty()
                && let Some((_, value)) = inherited.last.iter().find(|(last, _)| last == name)
            {
                self.set(line, name, Cow::Borrowed(value));
            }
        }
        if let Some(calls) = self.calls.take() {
            let notes = std::mem::take(&mut self.call_notes);
            self.marks_left(calls.marks_left());
            self.notes_left(&notes, &calls.notes);
            self.game.auction = Some(calls.auction(|number| explanation(&notes, number)));
            self.not_alerted();
        }
        self.finish_result();
        if let Some((first, cells)) = self.play.take() {
            self.finish_play(line, first, cells);
        }
        let notes = std::mem::take(&mut self.call_notes);
        self.notes_left(&notes, &[]);
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        let game = &self.game;
        let empty = self.seen.is_empty() && game.comments.is_empty() && game.escapes.is_empty();
        Ok((!empty).then_some((self.game, self.losses)))
    }

    /// Takes the alert from the calls that were explained without one. A tag that names other calls stays as it is.
    fn not_alerted(&mut self) {
        let game = &mut self.game;
        let Some(at) = game
            .tags
            .iter()
            .position(|(name, _)| name == super::NOT_ALERTED)
        else {
            return;
        };
        let calls = game.auction.as_mut().map(|auction| &mut auction.calls);
        let Some(calls) = calls else { return };
        let numbers = game.tags[at].1.split_whitespace();
        let numbers: Option<Vec<usize>> = numbers
            .map(|word| word.parse::<usize>().ok()?.checked_sub(1))
            .collect();
        let is_right = |at: &usize| *at < calls.len();
        let Some(numbers) = numbers.filter(|numbers| numbers.iter().all(is_right)) else {
            return;
        };
        for number in numbers {
            calls[number].remark.alerted = false;
        }
        game.tags.remove(at);
    }

    fn finish_play(&mut self, line: usize, first: Option<Seat>, cells: Cells) {
        let declarer = self.game.final_contract().and_then(|(_, by)| by);
        let trumps = self.game.trumps().unwrap_or(Strain::Notrump);
        let Some(first) = first.or(declarer.map(Seat::lho)) else {
            if cells.cards() > 0 {
                let text = said!(
                    "file-names-no-seat-no",
                    "the play names no seat, and declarer is not known"
                );
                self.faults.push(Fault::at(line, "Play", text));
            }
            return;
        };
        let notes = std::mem::take(&mut self.play_notes);
        self.marks_left(cells.marks_left());
        self.notes_left(&notes, &cells.notes);
        let explain = |number| explanation(&notes, number);
        self.game.play = Some(cells.tricks(first, trumps, explain));
    }

    /// Notes that nothing refers to.
    fn notes_left(&mut self, notes: &[Note], used: &[Option<u8>]) {
        for note in notes {
            if !used.contains(&Some(note.number)) {
                let text = format!("{}:{}", note.number, note.text);
                self.lost(note.line, Lost::Note(text));
            }
        }
    }

    /// Marks that nothing follows.
    fn marks_left<'m>(&mut self, marks: impl Iterator<Item = (usize, &'m str)>) {
        for (line, mark) in marks {
            self.lost(line, Lost::Mark(mark.to_owned()));
        }
    }

    /// The result, which is that of declarer once one is known; else the words stay, as the tag.
    fn finish_result(&mut self) {
        let Some((line, text)) = self.result.take() else {
            return;
        };
        let game = &mut self.game;
        let declarer = game
            .declarer
            .or(game.final_contract().and_then(|(_, declarer)| declarer));
        let words = text.strip_prefix('^').unwrap_or(&text);
        match won(words, declarer) {
            Ok(Won::Declarer(tricks)) => {
                game.tricks = Some(tricks);
                game.tricks_differ = words != text;
            }
            Ok(Won::Sides) => game.tags.push((super::RESULT.to_owned(), text)),
            Err(problem) => self.faults.push(Fault::at(line, super::RESULT, problem)),
        }
    }
}

fn explanation(notes: &[Note], number: u8) -> Option<String> {
    let note = notes.iter().find(|note| note.number == number)?;
    Some(note.text.clone())
}
