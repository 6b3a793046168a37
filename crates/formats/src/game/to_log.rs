//! From a game to the log of a table.

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::entry::{Finding, Played, Statement};
use openroom_laws::log::{Deal, Log};
use openroom_laws::{Action, Board, Edition, Entry, Phase, Side, Table};

use super::{Comment, CommentPlace, End, Game, Stated, Trick};
use crate::loss::{Act, Fact, Loss, Losses, Lost, Source};

impl Game {
    /// The log of the table, and what the log cannot hold. Calls and cards stop at the first that cannot have happened.
    #[must_use]
    pub fn to_log(&self, place: &Source) -> (Log, Vec<Loss>) {
        let mut lost = Losses::at(place);
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
                    after: CommentPlace::Start,
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
        self.put_cards(&mut folded, &mut lost);
        self.put_claim(&mut folded, &mut lost);
        self.put_result(&mut folded);
        self.check_contract(&folded.table, &mut lost);
        self.put_adjusted(&mut folded);
        self.check_result(&folded.table, &mut lost);
        self.words_lost(&folded.table, &mut lost);
        (folded.log, lost.all)
    }

    fn board(&self, lost: &mut Losses<'_>) -> Board {
        let (dealer, vul) = (self.who_deals(), self.vulnerability());
        if let Some(board) = self.numbered()
            && dealer == Some(board.dealer)
            && vul == Some(board.vul)
        {
            return board;
        }
        if let Some(number) = self.number {
            lost.push(Lost::BoardNumber(number));
        }
        if dealer.is_none() {
            lost.push(Lost::DealerUnknown);
        }
        if vul.is_none() {
            lost.push(Lost::VulnerabilityUnknown);
        }
        Board::new(
            dealer.unwrap_or(Seat::North),
            vul.unwrap_or(AbsoluteVulnerability::NONE),
        )
    }

    fn whole_hands(&self, lost: &mut Losses<'_>) -> Deal {
        Deal(Seat::ALL.map(|seat| {
            let hand = self.deal.hand(seat)?;
            if hand.len() != 13 {
                lost.push(Lost::ShortHand(seat, hand.len()));
                return None;
            }
            Some(hand)
        }))
    }

    fn put_calls(&self, folded: &mut Folded, lost: &mut Losses<'_>) {
        let Some(auction) = &self.auction else { return };
        for (i, called) in auction.calls.iter().enumerate() {
            let (seat, call) = (called.seat, called.call);
            let legal = folded.table.phase() == Phase::Auction
                && folded.table.turn() == Some(seat)
                && folded.table.legal_calls().contains(call);
            let short = legal && folded.log.entries.is_empty();
            if let Err(reason) = folded.table.apply(&Entry::call(seat, call)) {
                lost.push(Lost::AuctionFrom(i + 1, seat, call, reason.to_string()));
                return;
            }
            if short {
                folded.log.calls.push(call);
            } else {
                folded.log.entries.push(Entry::call(seat, call));
            }
        }
        if auction.end == End::Ended {
            lost.push(Lost::AuctionEnded);
        }
    }

    fn put_cards(&self, folded: &mut Folded, lost: &mut Losses<'_>) {
        let Some(play) = &self.play else { return };
        if matches!(folded.table.phase(), Phase::Auction | Phase::Over) {
            if play.tricks.iter().any(|trick| !trick.is_empty()) {
                lost.push(Lost::PlayWithoutAuction);
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
                    lost.push(Lost::PlayFromCard(number, seat, card, reason.to_string()));
                    return;
                }
                if short {
                    folded.log.cards.push(card);
                } else {
                    folded.log.entries.push(Entry::card(seat, card));
                }
            }
            let more = play.tricks[i + 1..].iter().any(|trick| !trick.is_empty());
            if trick.len() > in_trick || in_trick < 4 && more {
                lost.push(Lost::PlayFromTrick(i + 1));
                return;
            }
        }
    }

    /// A play that ends before the last trick, with a result: declarer claims what he was given.
    fn put_claim(&self, folded: &mut Folded, lost: &mut Losses<'_>) {
        let ended = self
            .play
            .as_ref()
            .is_some_and(|play| play.end == End::Ended);
        if !ended || folded.table.phase() != Phase::Play {
            return;
        }
        let (Some(tricks), Some((_, declarer))) = (self.tricks, folded.table.contract()) else {
            lost.push(Lost::PlayEnded);
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

    /// The result of a board whose calls and cards nobody wrote down: as the Director is told it, or four passes.
    fn put_result(&self, folded: &mut Folded) {
        let entries = match (self.final_contract(), self.tricks) {
            (Some((Stated::PassedOut, _)), _) if self.auction.is_none() => {
                let dealer = folded.log.board.dealer;
                let seats = [dealer, dealer.lho(), dealer.partner(), dealer.rho()];
                seats.map(|seat| Entry::call(seat, Call::Pass)).to_vec()
            }
            (Some((Stated::Contract(contract), Some(declarer))), Some(tricks)) => {
                vec![Entry::Director(Finding::Played(Played {
                    contract,
                    declarer,
                    tricks,
                    so_far: None,
                }))]
            }
            _ => return,
        };
        let mut table = folded.table.clone();
        if entries.iter().all(|entry| table.apply(entry).is_ok()) {
            folded.table = table;
            match self.contract {
                Some(Stated::PassedOut) => folded.log.calls.extend([Call::Pass; 4]),
                _ => folded.log.entries.extend(entries),
            }
        }
    }

    /// What the Director gave, if the Laws let him give it here.
    fn put_adjusted(&self, folded: &mut Folded) {
        let Some(Ok(score)) = self.tag("Adjusted").map(serde_json::from_str) else {
            return;
        };
        let entry = Entry::Director(Finding::Adjust(Box::new(score)));
        if folded.table.apply(&entry).is_ok() {
            folded.log.entries.push(entry);
        }
    }

    fn check_contract(&self, table: &Table, lost: &mut Losses<'_>) {
        let follows = match (self.contract, table.contract()) {
            (None, _) => true,
            (Some(Stated::PassedOut), _) => table.passed_out(),
            (Some(Stated::Contract(stated)), Some((bid, by))) => {
                bid == stated && self.declarer.is_none_or(|declarer| declarer == by)
            }
            _ => false,
        };
        if let (Some(stated), false) = (self.contract, follows) {
            lost.push(Lost::Contract(stated.to_string(), self.declarer));
        }
    }

    fn check_result(&self, table: &Table, lost: &mut Losses<'_>) {
        let Some(tricks) = self.tricks else { return };
        if table.result().and_then(|result| result.tricks) != Some(tricks) {
            lost.push(Lost::Tricks(tricks));
        }
    }

    fn words_lost(&self, table: &Table, lost: &mut Losses<'_>) {
        let score = table.result().map(|result| result.score);
        for (fact, value) in self.facts() {
            lost.push(Lost::Fact(fact, value.to_owned()));
        }
        for seat in Seat::ALL {
            if let Some(name) = &self.names[seat as usize] {
                lost.push(Lost::Name(seat, name.clone()));
            }
        }
        for (name, value) in &self.tags {
            let kept = match name.as_str() {
                "LogId" | "Description" => true,
                "Adjusted" => table.adjusted().is_some(),
                "Form" => table.form() == Some(value),
                "Score" => score.is_some() && self.stated_score() == score,
                "LawsEdition" => matches!(value.as_str(), "2007" | "2017"),
                _ => false,
            };
            if !kept {
                lost.push(Lost::Tag(name.clone(), value.clone()));
            }
        }
        for section in &self.sections {
            lost.push(Lost::Section(section.name.clone()));
        }
        let notes = |place: &CommentPlace| *place == CommentPlace::Start;
        let mut starts = 0;
        for comment in &self.comments {
            starts += usize::from(notes(&comment.after));
            if !notes(&comment.after) || starts > 1 {
                lost.push(Lost::Comment(comment.text.clone()));
            }
        }
        for escape in &self.escapes {
            lost.push(Lost::Escape(escape.clone()));
        }
        for (act, remark) in self.remarks() {
            if let Some(text) = &remark.explanation {
                lost.push(Lost::Explanation(act, text.clone()));
            } else if remark.alerted {
                lost.push(Lost::Alert(act));
            }
            if !remark.nags.is_empty() {
                lost.push(Lost::Judgement(act));
            }
        }
        if self.swapped {
            lost.push(Lost::Swapped);
        }
        if self.tricks_differ {
            lost.push(Lost::TricksDiffer);
        }
        self.revokes_lost(lost);
    }

    /// The marks of revokes that nothing else shows: the hand is not known.
    pub(crate) fn revokes_lost(&self, lost: &mut Losses<'_>) {
        let tricks = self.play.iter().flat_map(|play| &play.tricks);
        for (seat, played) in tricks.flat_map(Trick::in_order) {
            if played.revoke && self.deal.hand(seat).is_none() {
                lost.push(Lost::Revoke(played.card));
            }
        }
    }

    /// What is known about the session.
    pub(crate) fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        [
            (Fact::Event, &self.event),
            (Fact::Site, &self.site),
            (Fact::Date, &self.date),
            (Fact::Scoring, &self.scoring),
        ]
        .into_iter()
        .filter_map(|(fact, value)| Some((fact, value.as_deref()?)))
    }

    /// Every remark on a call or card.
    fn remarks(&self) -> impl Iterator<Item = (Act, &super::Remark)> {
        let calls = self.auction.iter().flat_map(|auction| &auction.calls);
        let tricks = self.play.iter().flat_map(|play| &play.tricks);
        let cards = tricks.flat_map(|trick| trick.cards.iter().flatten());
        calls
            .map(|called| (Act::Call(called.call), &called.remark))
            .chain(cards.map(|played| (Act::Card(played.card), &played.remark)))
    }
}

/// The log being written and the table that it leads to.
struct Folded {
    log: Log,
    table: Table,
}
