//! LIN, read.

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Bid, Card, Hand, Seat};
use openroom_laws::log::Deal;
use openroom_said::{Said, said};

use super::names::Names;
use super::notation::{in_tricks, read_call, read_hand, read_result};
use super::{LAYOUT, SEATS, USUAL, is_command};
use crate::deal;
use crate::fault::{Fault, quoted};
use crate::game::{Auction, Called, Comment, CommentPlace, Game, Remark, read_tricks};
use crate::loss::{Loss, Lost, Source};
use crate::sifted::Sifted;
use crate::text::decode;

/// Reads a file: one board, or the boards of both rooms of a match; and what a [`Game`] cannot hold.
///
/// # Errors
///
/// Everything that is wrong, with its line.
pub fn read(bytes: &[u8]) -> Result<(Vec<Game>, Vec<Loss>), Vec<Fault>> {
    sift(bytes)?.whole()
}

/// The boards that can be read, and those that cannot.
pub(crate) fn sift(bytes: &[u8]) -> Result<Sifted<Vec<Game>>, Vec<Fault>> {
    let text = decode(bytes);
    let mut reader = Reader::default();
    let mut rest = text.as_ref();
    let mut line = 1;
    loop {
        let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\0');
        line += newlines(&rest[..rest.len() - trimmed.len()]);
        rest = trimmed;
        if rest.is_empty() {
            break;
        }
        let Some((name, after)) = rest.split_once('|') else {
            reader.fault(
                line,
                said!(
                    "file-no-command-command-xx",
                    "{rest} is not a command; a command must have the form `xx|value|`",
                    rest = quoted(rest.trim())
                ),
            );
            break;
        };
        // The last command of a file may lack its closing bar.
        let (value, next) = after.split_once('|').unwrap_or((after, ""));
        reader.command(line, name.trim(), value);
        line += newlines(name) + newlines(value);
        rest = next;
    }
    reader.finish(line)
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|&b| b == b'\n').count()
}

#[derive(Default)]
pub(super) struct Reader {
    games: Vec<Game>,
    pub(super) current: Open,
    /// Names that stand before boards: of one table, or of the open room and then of the closed one.
    pub(super) names: Names,
    /// Facts of the whole match.
    head: Vec<(String, String)>,
    /// How many boards belong to matches that have ended.
    headed: usize,
    results: Vec<String>,
    losses: Vec<Loss>,
    /// What is wrong with the board being read.
    faults: Vec<Fault>,
    /// The boards that cannot be read.
    faulty: Vec<(Source, Vec<Fault>)>,
}

/// The board being read.
#[derive(Default)]
pub(super) struct Open {
    pub(super) game: Game,
    pub(super) has_deal: bool,
    pub(super) named: bool,
    pub(super) label: bool,
    /// The order of the board in its room, from the label.
    board: Option<u32>,
    pub(super) cards: Vec<Card>,
    ended: bool,
}

impl Reader {
    fn fault(&mut self, line: usize, text: Said) {
        self.faults.push(Fault::new(line, text));
    }

    pub(super) fn lost(&mut self, line: usize, what: Lost) {
        self.losses.push(Loss::new(Source::Line(line), what));
    }

    /// A command that came before has had another value, which is lost now.
    pub(super) fn second(
        &mut self,
        line: usize,
        command: &str,
        earlier: Option<String>,
        now: &str,
    ) {
        if let Some(earlier) = earlier.filter(|earlier| earlier != now) {
            self.lost(line, Lost::SecondCommand(command.into(), earlier));
        }
    }

    /// A command that belongs to the whole match.
    fn of_match(&mut self, line: usize, command: &str, value: &str) {
        let name = format!("LIN_{command}");
        let at = self.head.iter().position(|(n, _)| *n == name);
        let earlier = at.map(|at| self.head.remove(at).1);
        self.second(line, command, earlier, value);
        self.head.push((name, value.to_owned()));
    }

    /// A command that we know nothing about belongs to its board.
    fn of_board(&mut self, line: usize, command: &str, value: &str) {
        let name = format!("LIN_{command}");
        let earlier = self.current.game.tag(&name).map(Into::into);
        self.second(line, command, earlier, value);
        self.current.game.set_tag(&name, value);
    }

    fn command(&mut self, line: usize, name: &str, value: &str) {
        let trimmed = value.trim();
        match name {
            "qx" => {
                self.flush(line);
                self.label(line, trimmed);
            }
            "pn" | "pw" => self.players(line, name, trimmed),
            "md" => {
                if self.current.has_deal {
                    self.flush(line);
                }
                self.deal(line, trimmed);
            }
            "sv" => self.vulnerability(line, trimmed),
            "ah" => self.heading(line, trimmed),
            "mb" => self.calls(line, trimmed),
            "an" if trimmed.is_empty() => {}
            // As it was typed: only a line that was broken is put together.
            "an" => match self.last_call() {
                Some(remark) => {
                    let said = value.trim_matches(['\r', '\n']);
                    let earlier = remark.explanation.replace(said.to_owned());
                    self.second(line, "an", earlier, said);
                }
                None => self.fault(
                    line,
                    said!(
                        "file-there-no-call-explain",
                        "an: there is no call to explain"
                    ),
                ),
            },
            "nt" => {
                let after = self.place();
                if !trimmed.is_empty() {
                    self.current.game.comments.push(Comment {
                        after,
                        text: trimmed.to_owned(),
                    });
                }
            }
            "pc" => self.cards(line, trimmed),
            "mc" => match read_tricks(trimmed) {
                Some(tricks) => {
                    let earlier = self.current.game.tricks.replace(tricks);
                    self.current.ended = true;
                    self.second(line, "mc", earlier.map(|n| n.to_string()), trimmed);
                }
                None => self.fault(
                    line,
                    said!(
                        "file-mc-no-number-tricks",
                        "mc: {trimmed} is not a number of tricks",
                        trimmed = quoted(trimmed)
                    ),
                ),
            },
            "vg" => {
                self.flush(line);
                let before = self.teams();
                self.end_match();
                self.match_head(line, trimmed);
                // Names hold for all segments of a match, but not for other teams.
                if self.names.used && self.teams() != before {
                    self.names = Names::default();
                }
            }
            "rs" => {
                self.results = trimmed.split(',').map(|r| r.trim().to_owned()).collect();
                self.of_match(line, "rs", trimmed);
            }
            "bn" | "mp" | "px" => self.of_match(line, name, trimmed),
            _ if LAYOUT.contains(&name) => {
                if !trimmed.is_empty() || !USUAL.contains(&name) {
                    self.lost(line, Lost::Layout(name.into(), trimmed.into()));
                }
            }
            _ if is_command(name) => self.of_board(line, name, trimmed),
            _ => self.fault(
                line,
                said!(
                    "file-no-command-command-two",
                    "{name} is not a command; a command must be two letters and a bar",
                    name = quoted(name)
                ),
            ),
        }
    }

    fn last_call(&mut self) -> Option<&mut Remark> {
        let calls = &mut self.current.game.auction.as_mut()?.calls;
        Some(&mut calls.last_mut()?.remark)
    }

    fn place(&self) -> CommentPlace {
        let calls = self
            .current
            .game
            .auction
            .as_ref()
            .map_or(0, |auction| auction.calls.len());
        match (self.current.cards.len(), calls) {
            (0, 0) => CommentPlace::Start,
            (0, calls) => CommentPlace::Call(calls - 1),
            (cards, _) => CommentPlace::Card(cards - 1),
        }
    }

    fn vulnerability(&mut self, line: usize, text: &str) {
        let earlier = self.current.game.vul;
        self.current.game.vul = Some(match text.to_ascii_lowercase().as_str() {
            "" => return,
            "o" | "0" | "-" => AbsoluteVulnerability::NONE,
            "n" => AbsoluteVulnerability::NS,
            "e" => AbsoluteVulnerability::EW,
            "b" => AbsoluteVulnerability::ALL,
            _ => {
                let text = said!(
                    "file-sv-none-o-n",
                    "sv: {text} is not one of o, n, e, b",
                    text = quoted(text)
                );
                return self.fault(line, text);
            }
        });
        if let Some(earlier) = earlier.filter(|earlier| Some(*earlier) != self.current.game.vul) {
            let earlier = super::write::vul_text(earlier);
            self.lost(line, Lost::SecondCommand("sv".into(), earlier.into()));
        }
    }

    /// `o12` or `c12`: the room and the board. Another label is kept as it is.
    fn label(&mut self, line: usize, text: &str) {
        self.current.label = true;
        let room = match text.as_bytes().first() {
            Some(b'o' | b'O') => "Open",
            Some(b'c' | b'C') => "Closed",
            _ => return self.of_board(line, "qx", text),
        };
        match text[1..].parse() {
            Ok(board) => {
                self.current.board = Some(board);
                self.current.game.set_tag("Room", room);
            }
            Err(_) => self.of_board(line, "qx", text),
        }
    }

    fn deal(&mut self, line: usize, text: &str) {
        let current = &mut self.current;
        current.has_deal = true;
        let hands = match text.as_bytes().first() {
            Some(digit @ b'1'..=b'4') => {
                current.game.dealer = Some(SEATS[usize::from(digit - b'1')]);
                &text[1..]
            }
            Some(b'0') => &text[1..],
            _ => text,
        };
        let mut deal = Deal::UNKNOWN;
        let mut all = Hand::EMPTY;
        for (seat, hand) in SEATS.into_iter().zip(hands.split(',')) {
            match read_hand(hand.trim(), &mut all) {
                Ok(hand) => deal.0[seat as usize] = hand,
                Err(text) => {
                    return self.fault(line, said!("file-md", "md: {reason}", reason = text));
                }
            }
        }
        deal::complete(&mut deal);
        current.game.deal = deal;
    }

    /// `Board 12`, in any language. Another heading is kept as it is.
    fn heading(&mut self, line: usize, text: &str) {
        let digits = text.rsplit(' ').next().unwrap_or(text);
        match digits.parse::<u32>() {
            Ok(number) => {
                let earlier = self.current.game.number.replace(number);
                let now = number.to_string();
                self.second(line, "ah", earlier.map(|n| n.to_string()), &now);
            }
            Err(_) if !text.is_empty() => self.of_board(line, "ah", text),
            Err(_) => {}
        }
    }

    fn calls(&mut self, line: usize, text: &str) {
        if text.is_empty() {
            return;
        }
        let game = &mut self.current.game;
        let first = game.dealer.unwrap_or(Seat::North);
        let auction = game.auction.get_or_insert_with(Auction::default);
        let mut seat = auction
            .calls
            .last()
            .map_or(first, |called| called.seat.lho());
        let mut rest = text.as_bytes();
        let mut last: Option<Bid> = auction.calls.iter().rev().find_map(|c| match c.call {
            Call::Bid(bid) => Some(bid),
            _ => None,
        });
        while let Some((call, length)) = read_call(rest) {
            rest = &rest[length..];
            let alerted = rest.first() == Some(&b'!');
            rest = rest.strip_prefix(b"!").unwrap_or(rest);
            let insufficient = match call {
                Call::Bid(bid) => last.replace(bid).is_some_and(|last| bid <= last),
                _ => false,
            };
            auction.calls.push(Called {
                seat,
                call,
                insufficient,
                remark: Remark {
                    alerted,
                    ..Remark::default()
                },
            });
            seat = seat.lho();
        }
        if !rest.is_empty() {
            self.fault(
                line,
                said!(
                    "file-mb-no-call-calls",
                    "mb: {text} is not a call; calls are p, d, r, 1C to 7N",
                    text = quoted(text)
                ),
            );
        }
    }

    fn cards(&mut self, line: usize, text: &str) {
        for pair in text.as_bytes().chunks(2) {
            let card = std::str::from_utf8(pair).ok().and_then(deal::card);
            match card {
                Some(card) => self.current.cards.push(card),
                None => {
                    return self.fault(
                        line,
                        said!(
                            "file-pc-no-card",
                            "pc: {text} is not a card",
                            text = quoted(text)
                        ),
                    );
                }
            }
        }
    }

    /// `vg|title,segment,scoring,first board,last board,home,carried,visitors,carried|`
    fn match_head(&mut self, line: usize, text: &str) {
        self.of_match(line, "vg", text);
        self.head.retain(|(name, _)| name.starts_with("LIN_"));
        let fields: Vec<&str> = text.split(',').map(str::trim).collect();
        for (name, at) in [
            ("Event", 0),
            ("Stage", 1),
            ("HomeTeam", 5),
            ("VisitTeam", 7),
        ] {
            match fields.get(at) {
                Some(&value) if !value.is_empty() => self.head.push((name.into(), value.into())),
                _ => {}
            }
        }
        let scoring = match fields.get(2).copied().unwrap_or("") {
            "I" => "IMP",
            "P" => "MP",
            "B" => "BAM",
            _ => return,
        };
        self.head.push(("Scoring".into(), scoring.into()));
    }

    /// The teams of the match that is open.
    fn teams(&self) -> [Option<String>; 2] {
        let value = |tag| self.head.iter().find(|(name, _)| name == tag);
        ["HomeTeam", "VisitTeam"].map(|tag| value(tag).map(|(_, team)| team.clone()))
    }

    /// The board is complete: its play is put in order.
    pub(super) fn flush(&mut self, line: usize) {
        let Open {
            mut game,
            has_deal,
            named,
            board,
            cards,
            ended,
            ..
        } = std::mem::take(&mut self.current);
        let empty = !has_deal && game.auction.is_none() && cards.is_empty() && !ended;
        if empty {
            // What stands before the first board belongs to it.
            self.current.game = game;
            self.current.named = named;
            return;
        }
        if game.number.is_none() {
            game.number = board;
        }
        let closed = game.tag("Room") == Some("Closed");
        if !named {
            self.name(line, &mut game);
        }
        if let Some((contract, declarer)) = game.bid_contract() {
            game.contract = Some(contract);
            game.declarer = declarer;
        }
        self.stated_result(&mut game, board, closed);
        if !cards.is_empty() || ended {
            match in_tricks(&game, cards, ended) {
                Some(play) => game.play = Some(play),
                None => self.fault(
                    line,
                    said!(
                        "file-pc-cards-played-but",
                        "pc: cards are played, but there is no auction to say who leads"
                    ),
                ),
            }
        }
        if let Some(play) = &game.play
            && play.tricks.len() == 13
            && play.tricks.iter().all(|trick| trick.len() == 4)
            && game.tricks.is_none()
        {
            game.tricks = game.tricks_won();
        }
        match self.faults.is_empty() {
            true => self.games.push(game),
            false => self.leave_out(),
        }
    }

    /// What was read since the last board has faults.
    fn leave_out(&mut self) {
        let faults = std::mem::take(&mut self.faults);
        if let Some(first) = faults.first() {
            self.faulty.push((Source::Line(first.line), faults));
        }
    }

    /// The result of the board in the list of the match: two for each board, open room first.
    fn stated_result(&self, game: &mut Game, board: Option<u32>, closed: bool) {
        let Some(board) = board else { return };
        let first = self
            .head
            .iter()
            .find(|(name, _)| name == "LIN_vg")
            .and_then(|(_, vg)| vg.split(',').nth(3)?.trim().parse::<u32>().ok())
            .unwrap_or(1);
        let at = board
            .checked_sub(first)
            .map(|n| n as usize * 2 + usize::from(closed));
        let Some(text) = at.and_then(|at| self.results.get(at)) else {
            return;
        };
        let Some((contract, declarer, tricks)) = read_result(text) else {
            return;
        };
        if game.contract.is_none() {
            game.contract = Some(contract);
            game.declarer = declarer;
        }
        if game.tricks.is_none() && game.contract == Some(contract) {
            game.tricks = tricks;
        }
    }

    fn finish(mut self, line: usize) -> Result<Sifted<Vec<Game>>, Vec<Fault>> {
        self.flush(line);
        self.leave_out();
        self.end_match();
        if self.games.is_empty() && self.faulty.is_empty() {
            let text = said!(
                "file-no-board-here-board",
                "there is no board here; a LIN board starts with `md|`"
            );
            return Err(vec![Fault::new(1, text)]);
        }
        self.left_over(line);
        Ok(Sifted {
            read: self.games,
            losses: self.losses,
            faulty: self.faulty,
        })
    }
}

impl Reader {
    /// Gives the boards of a match what its head says. What stands before the first board is the head of its match.
    fn end_match(&mut self) {
        if self.games.len() == self.headed {
            return;
        }
        let head = std::mem::take(&mut self.head);
        self.results.clear();
        for (i, game) in self.games[self.headed..].iter_mut().enumerate() {
            for (name, value) in &head {
                match name.as_str() {
                    "Event" => game.event = Some(value.clone()),
                    "Scoring" => game.scoring = Some(value.clone()),
                    name if name.starts_with("LIN_") && i > 0 => {}
                    name => game.set_tag(name, value.as_str()),
                }
            }
        }
        self.headed = self.games.len();
    }

    /// What stands after the last board belongs to none.
    fn left_over(&mut self, line: usize) {
        if !self.names.used && !self.names.all.is_empty() && !self.games.is_empty() {
            let text = self.names.all.join(",");
            self.lost(line, Lost::MatchNames(text));
        }
        let game = std::mem::take(&mut self.current.game);
        for comment in game.comments {
            self.lost(line, Lost::Comment(comment.text));
        }
        for (name, value) in game.tags {
            self.lost(line, Lost::Tag(name, value));
        }
    }
}
