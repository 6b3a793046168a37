//! LIN, written: a board on a line.

use core::fmt::Write as _;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Penalty, Seat, Suit};
use openroom_laws::notation::{card_text, seat_text, strain_text};

use super::SEATS;
use crate::game::{End, Game, Place, Remark, Stated};
use crate::loss::Loss;

/// A file of boards, and what it cannot hold. Where games name their room, the file has the head of a match.
#[must_use]
pub fn write(games: &[Game]) -> (String, Vec<Loss>) {
    let mut out = String::new();
    let mut losses = Vec::new();
    if games.iter().any(|game| game.tag("Room").is_some()) {
        head(&mut out, games);
    }
    for (i, game) in games.iter().enumerate() {
        let mut board = Board {
            game,
            place: game.place(i),
            losses: &mut losses,
        };
        let line = board.line();
        out.push_str(&line);
        out.push('\n');
    }
    (out, losses)
}

/// The head of a match: teams, results, board numbers.
fn head(out: &mut String, games: &[Game]) {
    let Some(first) = games.first() else { return };
    let kept = |name: &str| first.tag(&format!("LIN_{name}")).map(plain);
    let numbers: Vec<u32> = games.iter().filter_map(|game| game.number).collect();
    let (low, high) = (
        numbers.iter().min().copied().unwrap_or(1),
        numbers.iter().max().copied().unwrap_or(1),
    );
    let vg = kept("vg").unwrap_or_else(|| {
        let field = |text: Option<&str>| plain(text.unwrap_or("")).replace(',', " ");
        let scoring = match first.scoring.as_deref() {
            Some(s) if s.starts_with("MP") || s.starts_with("Match") => "P",
            Some(s) if s.starts_with("BAM") => "B",
            _ => "I",
        };
        format!(
            "{},{},{scoring},{low},{high},{},0,{},0",
            field(first.event.as_deref()),
            field(first.tag("Stage")),
            field(first.tag("HomeTeam")),
            field(first.tag("VisitTeam"))
        )
    });
    let rs = kept("rs").unwrap_or_else(|| {
        let mut results = Vec::new();
        for number in low..=high.min(low.saturating_add(999)) {
            for room in ["Open", "Closed"] {
                let game = games
                    .iter()
                    .find(|game| game.number == Some(number) && game.tag("Room") == Some(room));
                results.push(game.map_or_else(String::new, result_text));
            }
        }
        results.join(",")
    });
    let bn = kept("bn").unwrap_or_else(|| {
        let mut boards: Vec<String> = Vec::new();
        for number in numbers {
            let text = number.to_string();
            if !boards.contains(&text) {
                boards.push(text);
            }
        }
        boards.join(",")
    });
    let _ = writeln!(out, "vg|{vg}|\nrs|{rs}|\nbn|{bn}|\npg||");
}

fn result_text(game: &Game) -> String {
    match game.final_contract() {
        Some((Stated::PassedOut, _)) => "PASS".into(),
        Some((Stated::Contract(contract), Some(declarer))) => {
            let risk = match contract.penalty {
                Penalty::Undoubled => "",
                Penalty::Doubled => "x",
                Penalty::Redoubled => "xx",
            };
            let over = game.tricks.map_or_else(String::new, |tricks| {
                match i32::from(tricks) - i32::from(contract.bid.level.get()) - 6 {
                    0 => "=".into(),
                    over => format!("{over:+}"),
                }
            });
            format!(
                "{}{}{risk}{over}",
                openroom_laws::notation::bid_text(contract.bid),
                seat_text(declarer)
            )
        }
        _ => String::new(),
    }
}

struct Board<'a> {
    game: &'a Game,
    place: String,
    losses: &'a mut Vec<Loss>,
}

impl Board<'_> {
    fn lost(&mut self, what: impl Into<String>) {
        self.losses.push(Loss::new(self.place.as_str(), what));
    }

    fn line(&mut self) -> String {
        let game = self.game;
        let mut out = String::new();
        let room = game.tag("Room").and_then(|room| match room {
            "Open" => Some('o'),
            "Closed" => Some('c'),
            _ => None,
        });
        if let (Some(room), Some(number)) = (room, game.number) {
            let _ = write!(out, "qx|{room}{number}|");
        }
        let names: Vec<String> = SEATS.into_iter().map(|seat| self.name(seat)).collect();
        let _ = write!(out, "pn|{}|st||md|{}|", names.join(","), self.hands());
        out.push_str("rh||");
        if let Some(number) = game.number {
            let _ = write!(out, "ah|Board {number}|");
        }
        if let Some(vul) = game.vul {
            let _ = write!(out, "sv|{}|", vul_text(vul));
        }
        self.comments(&mut out, &Place::Start);
        self.calls(&mut out);
        self.cards(&mut out);
        self.rest(room.is_some() && game.number.is_some());
        out
    }

    fn name(&mut self, seat: Seat) -> String {
        let name = self.game.names[seat as usize].clone().unwrap_or_default();
        let written = plain(&name).replace(',', " ").trim().to_owned();
        if written != name {
            self.lost(format!(
                "the name of {}, {name}: {written} is written",
                seat_text(seat)
            ));
        }
        written
    }

    fn hands(&mut self) -> String {
        let game = self.game;
        let dealer = match game.dealer {
            Some(dealer) => SEATS.into_iter().position(|seat| seat == dealer),
            None => {
                self.lost("that the dealer is not known; North is written");
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
            self.lost("that one hand is not known: three hands tell the fourth");
        }
        format!("{}{}", dealer.unwrap_or(2) + 1, hands.join(","))
    }

    fn calls(&mut self, out: &mut String) {
        let Some(auction) = &self.game.auction else {
            return;
        };
        let mut turn = self.game.dealer.or(auction.calls.first().map(|c| c.seat));
        for (i, called) in auction.calls.iter().enumerate() {
            if turn != Some(called.seat) {
                self.lost(format!(
                    "that call {} was out of rotation, by {}",
                    i + 1,
                    seat_text(called.seat)
                ));
            }
            turn = Some(called.seat.lho());
            let alert = if called.remark.alerted { "!" } else { "" };
            let _ = write!(out, "mb|{}{alert}|", call_text(called.call));
            if let Some(text) = &called.remark.explanation {
                let text = self.text(text);
                let _ = write!(out, "an|{text}|");
            }
            self.judged(&called.remark, "call", i);
            self.comments(out, &Place::Call(i));
        }
        if auction.end == End::Ended {
            self.lost("that no more calls will be given");
        }
        out.push_str("pg||");
    }

    fn cards(&mut self, out: &mut String) {
        let Some(play) = &self.game.play else {
            if let Some(tricks) = self.game.tricks {
                let _ = write!(out, "mc|{tricks}|");
            }
            return;
        };
        let mut number = 0;
        for (i, trick) in play.tricks.iter().enumerate() {
            let mut in_trick = 0;
            for (_, played) in trick.in_order() {
                let _ = write!(out, "pc|{}|", card_text(played.card));
                if let Some(text) = &played.remark.explanation {
                    self.lost(format!("the explanation of a card: {text}"));
                }
                self.judged(&played.remark, "card", number);
                self.comments(out, &Place::Card(number));
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
                self.lost(format!("that the lead to trick {} was out of turn", i + 1));
            }
            out.push_str("pg||");
            let more = play.tricks[i + 1..].iter().any(|trick| !trick.is_empty());
            if trick.len() > in_trick || in_trick < 4 && more {
                self.lost(format!(
                    "the play from trick {} on: cards are missing",
                    i + 1
                ));
                break;
            }
        }
        // After the last card too: some readers count tricks in their own way.
        match (play.end, self.game.tricks) {
            (_, Some(tricks)) => {
                let _ = write!(out, "mc|{tricks}|");
            }
            (End::Ended, None) => self.lost("that the play was ended: no result is stated"),
            _ => {}
        }
    }

    fn judged(&mut self, remark: &Remark, what: &str, at: usize) {
        if !remark.nags.is_empty() {
            self.lost(format!("the judgement of {what} {}", at + 1));
        }
    }

    fn text(&mut self, text: &str) -> String {
        let written = plain(text);
        if written != text {
            self.lost(format!(
                "bars or line breaks in a text: {written} is written"
            ));
        }
        written
    }

    fn comments(&mut self, out: &mut String, place: &Place) {
        let game = self.game;
        for comment in game.comments.iter().filter(|c| c.after == *place) {
            let text = self.text(&comment.text);
            let _ = write!(out, "nt|{text}|");
        }
    }

    /// What LIN has no command for.
    fn rest(&mut self, in_match: bool) {
        let game = self.game;
        let head = |name: &str| matches!(name, "HomeTeam" | "VisitTeam" | "Stage" | "Room");
        for (what, value) in [
            ("event", &game.event),
            ("site", &game.site),
            ("date", &game.date),
            ("scoring", &game.scoring),
        ] {
            let kept = in_match && matches!(what, "event" | "scoring");
            if let (Some(value), false) = (value, kept) {
                self.lost(format!("{what}: {value}"));
            }
        }
        for (name, value) in &game.tags {
            let kept = name == "Score"
                || in_match
                    && (head(name) || matches!(name.as_str(), "LIN_vg" | "LIN_rs" | "LIN_bn"));
            if !kept {
                self.lost(format!("tag {name}: {value}"));
            }
        }
        for section in &game.sections {
            self.lost(format!("section {}", section.name));
        }
        for comment in &game.comments {
            if matches!(comment.after, Place::Tag(_)) {
                self.lost(format!("comment: {}", comment.text));
            }
        }
        for escape in &game.escapes {
            self.lost(format!("line for other programs: %{escape}"));
        }
        if game.contract.is_some() && game.bid_contract().is_none() {
            self.lost("the contract as stated: no complete auction leads to it");
        }
        if game.swapped {
            self.lost("that declarer and dummy were swapped");
        }
    }
}

fn call_text(call: Call) -> String {
    match call {
        Call::Pass => "p".into(),
        Call::Double => "d".into(),
        Call::Redouble => "r".into(),
        Call::Bid(bid) => format!("{}{}", bid.level.get(), &strain_text(bid.strain)[..1]),
    }
}

fn vul_text(vul: AbsoluteVulnerability) -> char {
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
fn plain(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '|' => '/',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect()
}
