//! Export format, written.

use core::fmt::Write as _;
use std::borrow::Cow;

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::notation::{call_text, card_text, seat_text};

use super::{NOT_ALERTED, RESULT};
use crate::deal;
use crate::game::{Auction, CommentPlace, End, Game, Play, Remark, Stated};
use crate::loss::{Loss, Losses, Lost, Source};

/// The first lines of a file in export format.
pub const HEADER: &str = "% PBN 2.1\r\n% EXPORT\r\n";

/// A file of games, and what it cannot hold.
#[must_use]
pub fn write(games: &[Game]) -> (String, Vec<Loss>) {
    let mut out = HEADER.to_owned();
    let mut losses = Vec::new();
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            out.push_str("\r\n");
        }
        losses.extend(write_game(&mut out, game, &game.source(i)));
    }
    (out, losses)
}

/// One game, without the empty line before it.
pub fn write_game(out: &mut String, game: &Game, place: &Source) -> Vec<Loss> {
    let mut writer = Writer {
        out,
        game,
        notes: 0,
        comments: 0,
        lost: Losses::at(place),
    };
    writer.game();
    writer.lost.all
}

struct Writer<'a> {
    out: &'a mut String,
    game: &'a Game,
    /// Notes so far: those of the play are numbered on, since some programs keep one list.
    notes: u8,
    /// Comments so far.
    comments: usize,
    lost: Losses<'a>,
}

impl Writer<'_> {
    fn game(&mut self) {
        let game = self.game;
        for escape in &game.escapes {
            let line = one_line(escape);
            if line != *escape {
                self.lost.push(Lost::LineBreaks("%".into()));
            }
            let _ = write!(self.out, "%{line}\r\n");
        }
        self.comments(|place| *place == CommentPlace::Start);
        for name in super::MANDATORY {
            let value = self.mandatory(name);
            self.tag(name, &value);
        }
        let mut tags: Vec<_> = game.tags.iter().collect();
        tags.retain(|(name, _)| name != RESULT);
        if let (Some(_), Some(said)) = (game.tricks, game.tag(RESULT)) {
            self.lost.push(Lost::Tag(RESULT.into(), said.into()));
        }
        let announced = (NOT_ALERTED.to_owned(), self.not_alerted());
        if !announced.1.is_empty() {
            tags.retain(|(name, _)| name != NOT_ALERTED);
            tags.push(&announced);
        }
        tags.sort();
        for (name, value) in tags {
            self.tag(name, value);
        }
        if let Some(auction) = &game.auction {
            self.auction(auction);
        }
        if let Some(play) = &game.play {
            self.play(play);
        }
        let mut sections: Vec<_> = game.sections.iter().collect();
        sections.sort_by(|a, b| a.name.cmp(&b.name));
        for section in sections {
            let _ = write!(self.out, "[{} \"{}\"]\r\n", section.name, section.value);
            self.comments_of_tag(&section.name);
            for line in &section.lines {
                let _ = write!(self.out, "{line}\r\n");
            }
        }
        if self.comments < game.comments.len() {
            self.comments_without_place();
        }
    }

    /// The calls, counted from 1, that have a note and were not alerted: a note alone says that they were.
    fn not_alerted(&self) -> String {
        let calls = self.game.auction.iter().flat_map(|auction| &auction.calls);
        let numbers = (1..).zip(calls).filter_map(|(number, called): (usize, _)| {
            let is_explained = called.remark.explanation.is_some() && !called.remark.alerted;
            is_explained.then(|| number.to_string())
        });
        numbers.collect::<Vec<_>>().join(" ")
    }

    fn mandatory(&self, name: &str) -> String {
        let game = self.game;
        let unknown = || "?".to_owned();
        let text = |value: &Option<String>| value.clone().unwrap_or_else(unknown);
        let player = |seat: Seat| text(&game.names[seat as usize]);
        let passed = game.contract == Some(Stated::PassedOut);
        match name {
            "Event" => text(&game.event),
            "Site" => text(&game.site),
            "Date" => text(&game.date),
            "Board" => game.number.map_or_else(unknown, |n| n.to_string()),
            "West" => player(Seat::West),
            "North" => player(Seat::North),
            "East" => player(Seat::East),
            "South" => player(Seat::South),
            "Dealer" => game.dealer.map_or_else(unknown, |s| seat_text(s).into()),
            "Vulnerable" => game.vul.map_or_else(unknown, |vul| vul_text(vul).into()),
            "Deal" if game.deal == deal_unknown() => unknown(),
            "Deal" => deal::write(&game.deal, game.dealer.unwrap_or(Seat::North)),
            "Scoring" => text(&game.scoring),
            "Declarer" if passed => String::new(),
            "Declarer" => game.declarer.map_or_else(unknown, |seat| {
                let mark = if game.swapped { "^" } else { "" };
                format!("{mark}{}", seat_text(seat))
            }),
            "Contract" => game
                .contract
                .map_or_else(unknown, |stated| stated.to_string()),
            // Of each side, where nobody is known to have declared.
            RESULT if game.tricks.is_none() && game.tag(RESULT).is_some() => {
                game.tag(RESULT).unwrap_or_default().to_owned()
            }
            RESULT if passed && game.tricks.is_none() => String::new(),
            _ => game.tricks.map_or_else(unknown, |tricks| {
                let mark = if game.tricks_differ { "^" } else { "" };
                format!("{mark}{tricks}")
            }),
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let line = one_line(value);
        if line != value {
            self.lost.push(Lost::LineBreaks(name.to_owned()));
        }
        let _ = write!(self.out, "[{name} \"{}\"]\r\n", escaped(&line));
        self.comments_of_tag(name);
    }

    /// The comments that stand there, each on a line of its own.
    fn comments(&mut self, here: impl Fn(&CommentPlace) -> bool) {
        let game = self.game;
        for comment in game.comments.iter().filter(|c| here(&c.after)) {
            self.comments += 1;
            if comment.text.contains('}') {
                self.lost.push(Lost::ClosingBrace);
            }
            let text = comment.text.replace('}', ")");
            let _ = write!(self.out, "{{{text}}}\r\n");
        }
    }

    fn comments_of_tag(&mut self, name: &str) {
        self.comments(|place| matches!(place, CommentPlace::Tag(tag) if tag == name));
    }

    /// The comments that follow what is not written.
    fn comments_without_place(&mut self) {
        let game = self.game;
        let calls = game.auction.as_ref().map_or(0, |a| a.calls.len());
        let cards = game.play.as_ref().map_or(0, Play::len);
        let written = |name: &str| {
            super::MANDATORY.contains(&name)
                || game.tag(name).is_some()
                || game.sections.iter().any(|section| section.name == name)
                || name == "Auction" && game.auction.is_some()
                || name == "Play" && game.play.is_some()
        };
        for comment in &game.comments {
            let has_place = match &comment.after {
                CommentPlace::Start => true,
                CommentPlace::Tag(name) => written(name),
                CommentPlace::Call(at) => *at < calls,
                CommentPlace::Card(at) => *at < cards,
            };
            if !has_place {
                self.lost.push(Lost::Comment(comment.text.clone()));
            }
        }
    }

    fn has_comment(&self, place: &CommentPlace) -> bool {
        self.game.comments.iter().any(|c| c.after == *place)
    }

    fn auction(&mut self, auction: &Auction) {
        let first = self.game.who_deals().unwrap_or(Seat::North);
        let _ = write!(self.out, "[Auction \"{}\"]\r\n", seat_text(first));
        self.comments_of_tag("Auction");
        let mut notes = Vec::new();
        let mut row = Row::default();
        let mut turn = first;
        for (i, called) in auction.calls.iter().enumerate() {
            while turn != called.seat {
                row.push(self.out, "^S".into());
                turn = turn.lho();
            }
            let mark = if called.insufficient { "^I " } else { "" };
            let marks = self.marks(&called.remark, &mut notes);
            row.push(self.out, format!("{mark}{}{marks}", call_text(called.call)));
            if self.has_comment(&CommentPlace::Call(i)) {
                row.pause(self.out);
                self.comments(|place| *place == CommentPlace::Call(i));
            }
            turn = turn.lho();
        }
        match auction.end {
            End::Plain => {}
            End::Ended => row.push(self.out, "*".into()),
            End::ToContinue => row.push(self.out, "+".into()),
        }
        row.pause(self.out);
        self.notes(&notes);
    }

    fn play(&mut self, play: &Play) {
        let declarer = self.game.final_contract().and_then(|(_, by)| by);
        let first = match (play.tricks.first(), declarer) {
            (Some(trick), _) if !trick.out_of_turn => trick.leader,
            (_, Some(declarer)) => declarer.lho(),
            (trick, None) => trick.map_or(Seat::North, |trick| trick.leader),
        };
        let _ = write!(self.out, "[Play \"{}\"]\r\n", seat_text(first));
        self.comments_of_tag("Play");
        let columns = [first, first.lho(), first.partner(), first.rho()];
        let mut notes = Vec::new();
        let mut number = 0;
        let mut to_continue = play.end == End::ToContinue;
        for trick in &play.tricks {
            let mut row = Row::default();
            let next = trick.in_order().count();
            let turn = [
                trick.leader,
                trick.leader.lho(),
                trick.leader.partner(),
                trick.leader.rho(),
            ];
            for seat in columns {
                let Some(played) = &trick.cards[seat as usize] else {
                    let is_next = to_continue && turn.get(next) == Some(&seat);
                    to_continue &= !is_next;
                    row.push(self.out, if is_next { "+" } else { "-" }.into());
                    continue;
                };
                let lead = if trick.out_of_turn && seat == trick.leader {
                    "^L "
                } else {
                    ""
                };
                let revoke = if played.revoke { "^R " } else { "" };
                let marks = self.marks(&played.remark, &mut notes);
                let text = format!("{lead}{revoke}{}{marks}", card_text(played.card));
                row.push(self.out, text);
                if self.has_comment(&CommentPlace::Card(number)) {
                    row.pause(self.out);
                    self.comments(|place| *place == CommentPlace::Card(number));
                }
                number += 1;
            }
            row.pause(self.out);
        }
        if play.end == End::Ended {
            self.out.push_str("*\r\n");
        } else if to_continue {
            self.continue_with(play, first, columns);
        }
        self.notes(&notes);
    }

    /// All tricks so far are complete, and somebody leads to the next.
    fn continue_with(&mut self, play: &Play, first: Seat, columns: [Seat; 4]) {
        let leader = match (play.tricks.last(), self.game.trumps()) {
            (Some(trick), Some(trumps)) => trick.winner(trumps),
            _ => first,
        };
        let mut row = Row::default();
        for seat in columns {
            row.push(self.out, if seat == leader { "+" } else { "-" }.into());
        }
        row.pause(self.out);
    }

    fn marks(&mut self, remark: &Remark, notes: &mut Vec<(u8, String)>) -> String {
        let mut marks = String::new();
        if remark.alerted || remark.explanation.is_some() {
            let said = remark.explanation.as_deref().unwrap_or_default();
            let text = one_line(said).into_owned();
            if text != said {
                self.lost.push(Lost::LineBreaks("Note".into()));
            }
            let known = notes.iter().find(|(_, t)| *t == text).map(|(n, _)| *n);
            let number = match known {
                Some(number) => Some(number),
                None if self.notes < 32 => {
                    self.notes += 1;
                    notes.push((self.notes, text));
                    Some(self.notes)
                }
                None => {
                    self.lost.push(Lost::TooManyNotes(text));
                    None
                }
            };
            if let Some(number) = number {
                let _ = write!(marks, " ={number}=");
            }
        }
        for nag in &remark.nags {
            let _ = write!(marks, " ${nag}");
        }
        marks
    }

    /// The notes; one without text is an alert that nobody explained, and has none.
    fn notes(&mut self, notes: &[(u8, String)]) {
        for (number, text) in notes.iter().filter(|(_, text)| !text.is_empty()) {
            let _ = write!(self.out, "[Note \"{number}:{}\"]\r\n", escaped(text));
        }
    }
}

/// A line of four calls or cards.
#[derive(Default)]
struct Row {
    count: usize,
    open: bool,
}

impl Row {
    fn push(&mut self, out: &mut String, text: String) {
        if self.open {
            out.push_str(if self.count.is_multiple_of(4) {
                "\r\n"
            } else {
                " "
            });
        }
        out.push_str(&text);
        self.count += 1;
        self.open = true;
    }

    /// Ends the line, if one is open.
    fn pause(&mut self, out: &mut String) {
        if std::mem::take(&mut self.open) {
            out.push_str("\r\n");
        }
    }
}

fn deal_unknown() -> openroom_laws::log::Deal {
    openroom_laws::log::Deal::UNKNOWN
}

fn vul_text(vul: AbsoluteVulnerability) -> &'static str {
    match (
        vul.contains(AbsoluteVulnerability::NS),
        vul.contains(AbsoluteVulnerability::EW),
    ) {
        (false, false) => "None",
        (true, false) => "NS",
        (false, true) => "EW",
        (true, true) => "All",
    }
}

/// Text without line breaks and tabs.
fn one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(char::is_control) {
        return Cow::Borrowed(text);
    }
    text.replace(char::is_control, " ").into()
}

/// Text as it stands between quotes.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['\\', '"']) {
        return Cow::Borrowed(text);
    }
    text.replace('\\', "\\\\").replace('"', "\\\"").into()
}
