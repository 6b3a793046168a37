//! From a game to the log of a table.

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::entry::Statement;
use openroom_laws::log::{Deal, Log};
use openroom_laws::notation::{call_text, card_text, seat_text};
use openroom_laws::{Action, Board, Edition, Entry, Phase, Side, Table};

use super::{Comment, End, Game, Place, Stated};
use crate::loss::Loss;

impl Game {
    /// The log of the table, and what the log cannot hold. Calls and cards stop at the first that cannot have happened.
    #[must_use]
    pub fn to_log(&self, place: &str) -> (Log, Vec<Loss>) {
        let mut lost = Lost {
            place,
            losses: Vec::new(),
        };
        let board = self.board(&mut lost);
        let edition = match self.tag("LawsEdition") {
            Some("2007") => Edition::E2007,
            _ => Edition::default(),
        };
        let log = Log {
            id: self.tag("LogId").map(Into::into),
            title: self.tag("Description").map(Into::into),
            laws: Vec::new(),
            note: self.comments.iter().find_map(|comment| match comment {
                Comment {
                    after: Place::Start,
                    text,
                } => Some(text.clone()),
                _ => None,
            }),
            editions: vec![edition],
            board,
            deal: self.whole_hands(&mut lost),
            calls: Vec::new(),
            cards: Vec::new(),
            entries: Vec::new(),
            expect: None,
        };
        let mut folded = Folded {
            table: Table::new(edition, log.board, &log.deal),
            log,
        };
        self.put_calls(&mut folded, &mut lost);
        self.check_contract(&folded.table, &mut lost);
        self.put_cards(&mut folded, &mut lost);
        self.put_claim(&mut folded, &mut lost);
        self.check_result(&folded.table, &mut lost);
        self.words_lost(&mut lost);
        (folded.log, lost.losses)
    }

    fn board(&self, lost: &mut Lost) -> Board {
        let first = self
            .auction
            .as_ref()
            .and_then(|auction| Some(auction.calls.first()?.seat));
        if let Some(number) = self.number {
            let board = Board::number(number);
            if self.dealer.is_none_or(|dealer| dealer == board.dealer)
                && self.vul.is_none_or(|vul| vul == board.vul)
            {
                return board;
            }
            lost.push(format!(
                "the board number {number}: dealer and vulnerability are not those of Law 2"
            ));
        }
        let numbered = self.number.map(Board::number);
        let dealer = self.dealer.or(numbered.map(|b| b.dealer)).or(first);
        let vul = self.vul.or(numbered.map(|b| b.vul));
        if dealer.is_none() {
            lost.push("no dealer is known; North is written");
        }
        if vul.is_none() {
            lost.push("no vulnerability is known; none is written");
        }
        Board::new(
            dealer.unwrap_or(Seat::North),
            vul.unwrap_or(AbsoluteVulnerability::NONE),
        )
    }

    fn whole_hands(&self, lost: &mut Lost) -> Deal {
        Deal(Seat::ALL.map(|seat| {
            let hand = self.deal.hand(seat)?;
            if hand.len() != 13 {
                lost.push(format!(
                    "the hand of {}: it has {} cards, and a log wants 13",
                    seat_text(seat),
                    hand.len()
                ));
                return None;
            }
            Some(hand)
        }))
    }

    fn put_calls(&self, folded: &mut Folded, lost: &mut Lost) {
        let Some(auction) = &self.auction else { return };
        for (i, called) in auction.calls.iter().enumerate() {
            let (seat, call) = (called.seat, called.call);
            let legal = folded.table.phase() == Phase::Auction
                && folded.table.turn() == Some(seat)
                && folded.table.legal_calls().contains(call);
            let short = legal && folded.log.entries.is_empty();
            if let Err(reason) = folded.table.apply(&Entry::call(seat, call)) {
                lost.push(format!(
                    "the auction from call {} on: {} {}: {reason}",
                    i + 1,
                    seat_text(seat),
                    call_text(call)
                ));
                return;
            }
            if short {
                folded.log.calls.push(call);
            } else {
                folded.log.entries.push(Entry::call(seat, call));
            }
        }
    }

    fn put_cards(&self, folded: &mut Folded, lost: &mut Lost) {
        let Some(play) = &self.play else { return };
        if matches!(folded.table.phase(), Phase::Auction | Phase::Over) {
            if play.tricks.iter().any(|trick| !trick.is_empty()) {
                lost.push("the play: a log needs the auction before it");
            }
            return;
        }
        let mut number = 0;
        for (i, trick) in play.tricks.iter().enumerate() {
            let mut in_trick = 0;
            for (seat, played) in trick.in_order() {
                number += 1;
                in_trick += 1;
                let card = played.card;
                let legal = folded.table.turn() == Some(seat)
                    && folded
                        .table
                        .legal_cards()
                        .is_none_or(|legal| legal.contains(card));
                let short = legal && folded.log.entries.is_empty();
                if let Err(reason) = folded.table.apply(&Entry::card(seat, card)) {
                    lost.push(format!(
                        "the play from card {number} on: {} {}: {reason}",
                        seat_text(seat),
                        card_text(card)
                    ));
                    return;
                }
                if short {
                    folded.log.cards.push(card);
                } else {
                    folded.log.entries.push(Entry::card(seat, card));
                }
            }
            if trick.len() > in_trick {
                lost.push(format!(
                    "the play from trick {} on: cards before others are missing",
                    i + 1
                ));
                return;
            }
            if in_trick < 4 && play.tricks[i + 1..].iter().any(|trick| !trick.is_empty()) {
                lost.push(format!(
                    "the play from trick {} on: not all of its cards are known",
                    i + 1
                ));
                return;
            }
        }
    }

    /// A play that ends before the last trick, with a result: declarer claims what he was given.
    fn put_claim(&self, folded: &mut Folded, lost: &mut Lost) {
        let ended = self
            .play
            .as_ref()
            .is_some_and(|play| play.end == End::Ended);
        if !ended || folded.table.phase() != Phase::Play {
            return;
        }
        let (Some(tricks), Some((_, declarer))) = (self.tricks, folded.table.contract()) else {
            lost.push("that the play was ended: no result is stated with it");
            return;
        };
        let side = Side::of(declarer);
        let (own, theirs) = (folded.table.won(side), folded.table.won(side.other()));
        let left = 13 - own - theirs;
        let Some(claimed) = tricks.checked_sub(own).filter(|&claimed| claimed <= left) else {
            return;
        };
        let action = match claimed {
            0 => Action::Concedes(Statement {
                tricks: left,
                words: None,
            }),
            tricks => Action::Claims(Statement {
                tricks,
                words: None,
            }),
        };
        let mut table = folded.table.clone();
        let entries = [
            Entry::Player(declarer, action),
            Entry::Player(declarer.lho(), Action::Agrees),
        ];
        if entries
            .iter()
            .try_for_each(|entry| table.apply(entry))
            .is_ok()
        {
            folded.table = table;
            folded.log.entries.extend(entries);
        }
    }

    fn check_contract(&self, table: &Table, lost: &mut Lost) {
        let stated = match (self.contract, self.declarer) {
            (None, _) => return,
            (Some(Stated::PassedOut), _) if table.passed_out() => return,
            (Some(Stated::Contract(contract)), declarer) => match table.contract() {
                Some((bid, by)) if bid == contract && declarer.is_none_or(|d| d == by) => return,
                _ => super::contract_text(contract),
            },
            (Some(Stated::PassedOut), _) => "Pass".into(),
            (Some(Stated::Trumps(_)), _) => "trumps of an end position".into(),
        };
        let by = self.declarer.map_or("", seat_text);
        lost.push(format!(
            "the contract as stated, {stated} {by}: it does not follow from the auction"
        ));
    }

    fn check_result(&self, table: &Table, lost: &mut Lost) {
        let Some(tricks) = self.tricks else { return };
        if table.result().and_then(|result| result.tricks) != Some(tricks) {
            lost.push(format!(
                "the result as stated, {tricks} tricks: it does not follow from the play"
            ));
        }
    }

    fn words_lost(&self, lost: &mut Lost) {
        for (what, value) in [
            ("event", &self.event),
            ("site", &self.site),
            ("date", &self.date),
            ("scoring", &self.scoring),
        ] {
            if let Some(value) = value {
                lost.push(format!("{what}: {value}"));
            }
        }
        for seat in Seat::ALL {
            if let Some(name) = &self.names[seat as usize] {
                lost.push(format!("the name of {}: {name}", seat_text(seat)));
            }
        }
        for (name, value) in &self.tags {
            if !matches!(
                name.as_str(),
                "LogId" | "LawsEdition" | "Description" | "Score"
            ) {
                lost.push(format!("tag {name}: {value}"));
            }
        }
        for section in &self.sections {
            lost.push(format!("section {}", section.name));
        }
        let notes = |place: &Place| *place == Place::Start;
        let mut starts = 0;
        for comment in &self.comments {
            starts += usize::from(notes(&comment.after));
            if !notes(&comment.after) || starts > 1 {
                lost.push(format!("comment: {}", comment.text));
            }
        }
        for escape in &self.escapes {
            lost.push(format!("line for other programs: %{escape}"));
        }
        for (what, remark) in self.remarks() {
            if *remark != super::Remark::default() {
                lost.push(match &remark.explanation {
                    Some(text) => format!("explanation of {what}: {text}"),
                    None if remark.alerted => format!("alert of {what}"),
                    None => format!("judgement of {what}"),
                });
            }
        }
        if self.swapped {
            lost.push("that declarer and dummy were swapped");
        }
    }

    /// Every remark on a call or card, with its text.
    fn remarks(&self) -> impl Iterator<Item = (String, &super::Remark)> {
        let calls = self.auction.iter().flat_map(|auction| {
            auction
                .calls
                .iter()
                .map(|called| (call_text(called.call), &called.remark))
        });
        let cards = self.play.iter().flat_map(|play| {
            play.tricks.iter().flat_map(|trick| {
                trick
                    .cards
                    .iter()
                    .flatten()
                    .map(|played| (card_text(played.card), &played.remark))
            })
        });
        calls.chain(cards)
    }
}

/// The log being written and the table that it leads to.
struct Folded {
    log: Log,
    table: Table,
}

struct Lost<'a> {
    place: &'a str,
    losses: Vec<Loss>,
}

impl Lost<'_> {
    fn push(&mut self, what: impl Into<String>) {
        self.losses.push(Loss::new(self.place, what));
    }
}
