//! One game, read.

use openroom_said::{Said, said};
use std::borrow::Cow;

use contract_bridge::{AbsoluteVulnerability, Seat, Strain};

use super::Inherited;
use super::auction::Calls;
use super::chunk::Chunk;
use super::play::Cells;
use super::token::{Kind, Token, Tokens, unescape};
use crate::deal;
use crate::fault::{Fault, quoted};
use crate::game::{Comment, Game, Place, Section, Stated, read_contract, read_tricks};
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
    fn place(&self) -> Place {
        let calls = self.calls.as_ref().map_or(0, |c| c.auction.calls.len());
        let cards = self.play.as_ref().map_or(0, |(_, cells)| cells.cards());
        let last_tag = || match self.seen.last() {
            Some(name) => Place::Tag(name.to_string()),
            None => Place::Start,
        };
        match &self.open {
            Open::Start => Place::Start,
            Open::Tag(name) if name != "Note" => Place::Tag(name.to_string()),
            Open::Auction if calls > 0 => Place::Call(calls - 1),
            Open::Play if cards > 0 => Place::Card(cards - 1),
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
                    "{word} stands outside of any section; a tag is [Name \"value\"]",
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
                        "{text} is no number of a board",
                        text = quoted(text)
                    )
                }),
            "Dealer" => seat(text).map(|seat| game.dealer = Some(seat)),
            "Deal" => deal::read(text).map(|deal| game.deal = deal),
            "Declarer" => {
                game.swapped = text.starts_with('^');
                seat(text.trim_start_matches('^')).map(|seat| game.declarer = Some(seat))
            }
            "Contract" => contract(text).map(|stated| game.contract = Some(stated)),
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
        let number = self.game.number;
        let first = deal::seat(text)
            .or(self.game.dealer)
            .or(number.map(|number| openroom_laws::Board::number(number).dealer))
            .ok_or(said!(
                "file-auction-names-no-seat",
                "the auction names no seat, and no dealer is known"
            ))?;
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
                    "it names no seat, and no declarer is known"
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

    fn finish_result(&mut self) {
        let Some((line, text)) = self.result.take() else {
            return;
        };
        let (differ, words) = match text.strip_prefix('^') {
            Some(rest) => (true, rest),
            None => (false, text.as_str()),
        };
        let declarer = self
            .game
            .declarer
            .or(self.game.final_contract().and_then(|(_, d)| d));
        let words: Vec<&str> = words.split_whitespace().collect();
        let of_side = |side: &str, tricks: &str| {
            let ns = match side.to_ascii_uppercase().as_str() {
                "NS" => true,
                "EW" => false,
                _ => return None,
            };
            let declares = matches!(declarer?, Seat::North | Seat::South) == ns;
            read_tricks(tricks).map(|tricks| if declares { tricks } else { 13 - tricks })
        };
        self.game.tricks_differ = differ;
        self.game.tricks = match words.as_slice() {
            [tricks] => read_tricks(tricks),
            [side, tricks] => of_side(side, tricks),
            // 13 tricks are won: what one side says the other one says too.
            [side, tricks, other, rest] => of_side(side, tricks)
                .filter(|tricks| side != other && of_side(other, rest) == Some(*tricks)),
            _ => None,
        };
        if self.game.tricks.is_none() {
            self.faults.push(Fault::at(
                line,
                "Result",
                said!(
                    "file-no-number-tricks-0",
                    "{text} is no number of tricks, 0 to 13; those of both sides together are 13",
                    text = quoted(&text)
                ),
            ));
        }
    }
}

fn explanation(notes: &[Note], number: u8) -> Option<String> {
    let note = notes.iter().find(|note| note.number == number)?;
    Some(note.text.clone())
}

impl Inherited {
    /// The value that counts: that of an earlier game for `#`.
    fn resolve<'a>(&mut self, name: &str, value: Cow<'a, str>) -> Cow<'a, str> {
        let last = self.last.iter_mut().find(|(last, _)| last == name);
        if value == "#" {
            return last.map_or(Cow::Borrowed(""), |(_, last)| Cow::Owned(last.clone()));
        }
        let value = match value.strip_prefix("##") {
            Some(rest) => {
                if !self.header.iter().any(|n| n == name) {
                    self.header.push(name.to_owned());
                }
                Cow::Owned(rest.to_owned())
            }
            None => value,
        };
        match last {
            Some((_, last)) if *last == value => {}
            Some((_, last)) => *last = value.clone().into_owned(),
            None => self
                .last
                .push((name.to_owned(), value.clone().into_owned())),
        }
        value
    }
}

/// The name of a tag, without a copy for those that every game has.
fn known_name(name: &str) -> Cow<'static, str> {
    let known = super::MANDATORY.into_iter().find(|known| *known == name);
    known.map_or_else(|| name.to_owned().into(), Into::into)
}

/// The mandatory tags that hold words.
fn words_of<'a>(game: &'a mut Game, name: &str) -> Option<&'a mut Option<String>> {
    Some(match name {
        "Event" => &mut game.event,
        "Site" => &mut game.site,
        "Date" => &mut game.date,
        "Scoring" => &mut game.scoring,
        "West" => &mut game.names[Seat::West as usize],
        "North" => &mut game.names[Seat::North as usize],
        "East" => &mut game.names[Seat::East as usize],
        "South" => &mut game.names[Seat::South as usize],
        _ => return None,
    })
}

fn seat(text: &str) -> Result<Seat, Said> {
    deal::seat(text).ok_or_else(|| {
        said!(
            "file-no-seat-seats-n",
            "{text} is no seat; seats are N, E, S, W",
            text = quoted(text)
        )
    })
}

fn vulnerable(text: &str) -> Result<Option<AbsoluteVulnerability>, Said> {
    Ok(Some(match text.to_ascii_lowercase().as_str() {
        "" | "?" => return Ok(None),
        "none" | "love" | "-" => AbsoluteVulnerability::NONE,
        "ns" => AbsoluteVulnerability::NS,
        "ew" => AbsoluteVulnerability::EW,
        "all" | "both" => AbsoluteVulnerability::ALL,
        _ => {
            return Err(said!(
                "file-no-vulnerability-they-none",
                "{text} is no vulnerability; they are None, NS, EW, All",
                text = quoted(text)
            ));
        }
    }))
}

fn contract(text: &str) -> Result<Stated, Said> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Stated::PassedOut);
    }
    if let Some(contract) = read_contract(text).or_else(|| with_risk_as_letter(text)) {
        return Ok(Stated::Contract(contract));
    }
    openroom_laws::notation::parse_strain(&text.to_ascii_uppercase())
        .map(Stated::Trumps)
        .ok_or_else(|| {
            said!(
                "file-no-contract-contract-pass",
                "{text} is no contract; a contract is Pass, 4S, 3NTX, 6HXX",
                text = quoted(text)
            )
        })
}

/// Some programs write the risk as `D` or `R`.
fn with_risk_as_letter(text: &str) -> Option<contract_bridge::Contract> {
    let (bid, risk) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let risk = match risk {
        "D" | "d" => "X",
        "R" | "r" => "XX",
        _ => return None,
    };
    read_contract(&format!("{bid}{risk}"))
}
