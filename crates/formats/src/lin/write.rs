//! LIN, written: a board on a line.

use core::fmt::Write as _;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Seat, Suit};
use openroom_laws::notation::{card_text, strain_text};
use openroom_scoring::{Tricks, score_ns};

use super::heads::{HEAD, MAX_BOARDS, is_adjusted, label, result_text, scoring_letter};
use super::{SEATS, is_command};
use crate::game::{CommentPlace, End, Game, Remark, Stated};
use crate::loss::{Act, Fact, Loss, Losses, Lost, Source};

/// One board, on a line.
pub(super) fn write_game(out: &mut String, game: &Game, place: &Source) -> Vec<Loss> {
    let mut board = Board {
        game,
        lost: Losses::at(place),
    };
    let line = board.line();
    out.push_str(&line);
    out.push('\n');
    board.lost.all
}

struct Board<'a> {
    game: &'a Game,
    lost: Losses<'a>,
}

impl Board<'_> {
    fn line(&mut self) -> String {
        let game = self.game;
        let mut out = String::new();
        let label = label(game);
        if let Some((number, room)) = label {
            let _ = write!(out, "qx|{}{number}|", room.letter());
        }
        let names: Vec<String> = SEATS.into_iter().map(|seat| self.name(seat)).collect();
        let _ = write!(out, "pn|{}|st||md|{}|", names.join(","), self.hands());
        out.push_str("rh||");
        if let Some(number) = game.number {
            let _ = write!(out, "ah|Board {number}|");
        }
        if let Some(vul) = game.vulnerability() {
            let _ = write!(out, "sv|{}|", vul_text(vul));
        }
        let in_match = label.is_some();
        self.commands(&mut out, in_match);
        self.comments(&mut out, &CommentPlace::Start);
        self.calls(&mut out);
        self.cards(&mut out);
        self.rest(in_match);
        out
    }

    /// The commands that were read from LIN and that we know nothing about.
    fn commands(&mut self, out: &mut String, in_match: bool) {
        for (name, value) in &self.game.tags {
            if let (Some(command), false) = (command(name), in_match && HEAD.contains(&&**name)) {
                let value = self.text(value);
                let _ = write!(out, "{command}|{value}|");
            }
        }
    }

    fn name(&mut self, seat: Seat) -> String {
        let name = self.game.names[seat as usize].clone().unwrap_or_default();
        let written = plain(&name).replace(',', " ").trim().to_owned();
        if written != name {
            let changed = Lost::NameChanged(seat, name, written.clone());
            self.lost.push(changed);
        }
        written
    }

    fn hands(&mut self) -> String {
        let game = self.game;
        let dealer = match game.who_deals() {
            Some(dealer) => SEATS.into_iter().position(|seat| seat == dealer),
            None => {
                self.lost.push(Lost::DealerUnknown);
                Some(2)
            }
        };
        let hands: Vec<String> = SEATS
            .into_iter()
            .map(|seat| {
                let Some(hand) = game.deal.hand(seat) else {
                    return String::new();
                };
                let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
                suits
                    .into_iter()
                    .map(|suit| {
                        let mut ranks: Vec<char> = hand[suit].iter().map(|r| r.letter()).collect();
                        ranks.reverse();
                        format!("{}{}", suit.letter(), String::from_iter(ranks))
                    })
                    .collect()
            })
            .collect();
        let whole = game
            .deal
            .0
            .iter()
            .flatten()
            .filter(|hand| hand.len() == 13)
            .count();
        if whole == 3 {
            self.lost.push(Lost::FourthHand);
        }
        format!("{}{}", dealer.unwrap_or(2) + 1, hands.join(","))
    }

    fn calls(&mut self, out: &mut String) {
        let Some(auction) = &self.game.auction else {
            return;
        };
        let mut turn = self.game.who_deals();
        for (i, called) in auction.calls.iter().enumerate() {
            if turn != Some(called.seat) {
                self.lost.push(Lost::OutOfRotation(i + 1, called.seat));
            }
            turn = Some(called.seat.lho());
            let alert = if called.remark.alerted { "!" } else { "" };
            let _ = write!(out, "mb|{}{alert}|", call_text(called.call));
            if let Some(text) = &called.remark.explanation {
                let text = self.text(text);
                let _ = write!(out, "an|{text}|");
            }
            self.judged(&called.remark, Act::Call(called.call));
            self.comments(out, &CommentPlace::Call(i));
        }
        if auction.end == End::Ended {
            self.lost.push(Lost::AuctionEnded);
        }
        out.push_str("pg||");
    }

    fn cards(&mut self, out: &mut String) {
        let Some(play) = &self.game.play else {
            if let Some(tricks) = self.tricks() {
                let _ = write!(out, "mc|{tricks}|");
            }
            return;
        };
        // Nothing else tells who leads.
        let is_led = matches!(self.game.bid_contract(), Some((_, Some(_))));
        if !is_led && !play.is_empty() {
            self.lost.push(Lost::PlayWithoutAuction);
            if let Some(tricks) = self.tricks() {
                let _ = write!(out, "mc|{tricks}|");
            }
            return;
        }
        let mut number = 0;
        for (i, trick) in play.tricks.iter().enumerate() {
            let mut in_trick = 0;
            for (_, played) in trick.in_order() {
                let _ = write!(out, "pc|{}|", card_text(played.card));
                let card = Act::Card(played.card);
                if let Some(text) = &played.remark.explanation {
                    self.lost.push(Lost::Explanation(card, text.clone()));
                } else if played.remark.alerted {
                    self.lost.push(Lost::Alert(card));
                }
                self.judged(&played.remark, card);
                self.comments(out, &CommentPlace::Card(number));
                number += 1;
                in_trick += 1;
            }
            let held = trick.cards[trick.leader as usize]
                .as_ref()
                .is_none_or(|lead| {
                    self.game
                        .deal
                        .hand(trick.leader)
                        .is_some_and(|hand| hand.contains(lead.card))
                });
            if trick.out_of_turn && !held {
                self.lost.push(Lost::LeadOutOfTurn(i + 1));
            }
            out.push_str("pg||");
            let more = play.tricks[i + 1..].iter().any(|trick| !trick.is_empty());
            if trick.len() > in_trick || in_trick < 4 && more {
                self.lost.push(Lost::PlayFromTrick(i + 1));
                break;
            }
        }
        // After the last card too: some readers count tricks in their own way.
        match (play.end, self.tricks()) {
            (_, Some(tricks)) => {
                let _ = write!(out, "mc|{tricks}|");
            }
            (End::Ended, None) if self.game.tricks.is_none() => self.lost.push(Lost::PlayEnded),
            _ => {}
        }
    }

    /// The tricks that count: none where the Director gave another score.
    fn tricks(&self) -> Option<u8> {
        self.game.tricks.filter(|_| !is_adjusted(self.game))
    }

    fn judged(&mut self, remark: &Remark, act: Act) {
        if !remark.nags.is_empty() {
            self.lost.push(Lost::Judgement(act));
        }
    }

    fn text(&mut self, text: &str) -> String {
        let written = plain(text);
        if written != text {
            self.lost.push(Lost::Bars(written.clone()));
        }
        written
    }

    fn comments(&mut self, out: &mut String, place: &CommentPlace) {
        let game = self.game;
        for comment in game.comments.iter().filter(|c| c.after == *place) {
            let text = self.text(&comment.text);
            let _ = write!(out, "nt|{text}|");
        }
    }

    /// What LIN has no command for.
    fn rest(&mut self, in_match: bool) {
        let game = self.game;
        for (fact, value) in game.facts() {
            let is_kept = match fact {
                Fact::Event => in_match,
                Fact::Scoring => in_match && scoring_letter(value).is_some(),
                Fact::Site | Fact::Date => false,
            };
            if !is_kept {
                self.lost.push(Lost::Fact(fact, value.to_owned()));
            }
        }
        for (name, value) in &game.tags {
            let kept = name == "Score" && self.score_follows()
                || command(name).is_some()
                || in_match && (name == "Room" || HEAD.contains(&&**name));
            if !kept {
                self.lost.push(Lost::Tag(name.clone(), value.clone()));
            }
        }
        for section in &game.sections {
            self.lost.push(Lost::Section(section.name.clone()));
        }
        for comment in &game.comments {
            if matches!(comment.after, CommentPlace::Tag(_)) {
                self.lost.push(Lost::Comment(comment.text.clone()));
            }
        }
        for escape in &game.escapes {
            self.lost.push(Lost::Escape(escape.clone()));
        }
        // The head of a match has the results too.
        let in_head = in_match
            && game.number.is_some_and(|number| number <= MAX_BOARDS)
            && game.tag("LIN_rs").is_none()
            && !result_text(game).is_empty();
        if let (Some(stated), false, None) = (game.contract, in_head, game.bid_contract()) {
            let text = stated.to_string();
            self.lost.push(Lost::Contract(text, game.declarer));
        }
        if let (Some((bid, by)), Some(stated)) = (game.bid_contract(), game.contract)
            && (bid != stated || game.declarer.is_some_and(|seat| Some(seat) != by))
        {
            let text = stated.to_string();
            self.lost.push(Lost::Contract(text, game.declarer));
        }
        if is_adjusted(game) {
            self.lost.push(Lost::Adjusted);
        }
        if game.swapped {
            self.lost.push(Lost::Swapped);
        }
        if game.tricks_differ {
            self.lost.push(Lost::TricksDiffer);
        }
        game.revokes_lost(&mut self.lost);
    }

    /// Whether the score is that of a contract, tricks and vulnerability that are written.
    fn score_follows(&self) -> bool {
        let game = self.game;
        let score = match (game.bid_contract(), game.tricks, game.vulnerability()) {
            (Some((Stated::PassedOut, _)), ..) => Some(0),
            (Some((Stated::Contract(contract), Some(by))), Some(tricks), Some(vul)) => {
                Tricks::try_new(tricks)
                    .ok()
                    .map(|tricks| score_ns(contract, by, vul, tricks))
            }
            _ => None,
        };
        score.is_some() && score == game.stated_score()
    }
}

/// The command of LIN that a tag stands for.
fn command(tag: &str) -> Option<&str> {
    tag.strip_prefix("LIN_")
        .filter(|command| is_command(command))
}

fn call_text(call: Call) -> String {
    match call {
        Call::Pass => "p".into(),
        Call::Double => "d".into(),
        Call::Redouble => "r".into(),
        Call::Bid(bid) => format!("{}{}", bid.level.get(), &strain_text(bid.strain)[..1]),
    }
}

pub(super) fn vul_text(vul: AbsoluteVulnerability) -> char {
    match (
        vul.contains(AbsoluteVulnerability::NS),
        vul.contains(AbsoluteVulnerability::EW),
    ) {
        (false, false) => 'o',
        (true, false) => 'n',
        (false, true) => 'e',
        (true, true) => 'b',
    }
}

/// Text without bars and line breaks.
pub(super) fn plain(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '|' => '/',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect()
}
