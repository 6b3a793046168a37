//! A case is made up: a deal, an auction and a play that a club might see, something irregular in it, and what the players answer when
//! they are asked. All of it is put to crate `laws`; what the board does not take is not written.

mod auction;
mod comparison;
mod play;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use openroom_laws::answers::{Answer, Offered, Saying};
use openroom_laws::awaiting::{Choice, Fact, Question};
use openroom_laws::corrections::Way;
use openroom_laws::entry::{Actor, Designation, SpokenCall};
use openroom_laws::log::Deal;
use openroom_laws::replay::replay;
use openroom_laws::{Action, Board, Edition, Entry, Finding, Log, Phase, Side, Table};

use crate::topic::Topic;
use crate::{bidding, cards};
use openroom_chance::Chance;

/// No ruling has more answers.
const MOST_ANSWERS: usize = 10;

/// A board on which something is going to happen.
pub(crate) struct Maker {
    pub chance: Chance,
    pub table: Table,
    pub log: Log,
    /// Whether a call that was changed was unintended.
    unintended: Option<bool>,
}

/// The log of a case on this topic, with the number of entries that have happened when the Director comes; none if this deal does not lend
/// itself to it.
pub(crate) fn made(topic: Topic, edition: Edition, seed: u64) -> Option<(Log, usize)> {
    let mut maker = Maker::new(edition, seed);
    maker.happens(topic)?;
    let arrived = maker.log.entries.len();
    maker.answers()?;
    while maker.owes_a_call() {
        maker.calls_on()?;
        maker.answers()?;
    }
    Some((maker.log, arrived))
}

/// A log with an answer to all that is still open at its end; none if it cannot be replayed, or does not come to an end.
pub(crate) fn completed(log: &Log, edition: Edition, seed: u64) -> Option<Log> {
    let mut maker = Maker {
        chance: Chance::new(seed, 1),
        table: replay(log, edition).ok()?,
        log: log.clone(),
        unintended: None,
    };
    maker.answers()?;
    Some(maker.log)
}

impl Maker {
    fn new(edition: Edition, seed: u64) -> Self {
        let mut chance = Chance::new(seed, 1);
        let mut pack: Vec<Card> = Hand::ALL.iter().collect();
        chance.shuffle(&mut pack);
        let mut hands = pack
            .chunks_exact(13)
            .map(|hand| hand.iter().copied().collect());
        let deal = Deal([(); 4].map(|()| hands.next()));
        let board = Board::number(1 + chance.below(16) as u32);
        Self {
            table: Table::new(edition, board, &deal),
            log: Log {
                id: None,
                title: None,
                laws: Vec::new(),
                note: None,
                editions: vec![edition],
                board,
                deal,
                calls: Vec::new(),
                cards: Vec::new(),
                entries: Vec::new(),
                expect: None,
            },
            chance,
            unintended: None,
        }
    }

    fn happens(&mut self, topic: Topic) -> Option<()> {
        match topic {
            Topic::WrongCount => self.wrong_count(),
            Topic::MissingCard => self.missing_card(),
            Topic::Hesitation => self.hesitation(),
            Topic::Misinformed => self.misinformed(),
            Topic::CardInAuction => self.card_in_auction(),
            Topic::UnintendedCall => self.change_of_call(true),
            Topic::ChangeOfCall => self.change_of_call(false),
            Topic::InsufficientBid => self.insufficient_bid(),
            Topic::AcceptedByCalling => self.accepted_by_calling(),
            Topic::PassOutOfRotation => self.out_of_rotation(Call::Pass),
            Topic::BidOutOfRotation => self.bid_out_of_rotation(),
            Topic::DoubleOutOfRotation => self.out_of_rotation(Call::Double),
            Topic::InadmissibleDouble => self.inadmissible_double(),
            Topic::ForbiddenCall => self.forbidden_call(),
            Topic::BidAboveSeven => self.bid_above_seven(),
            Topic::CallAfterFinalPass => self.call_after_final_pass(),
            Topic::LeadFaceDown => self.lead_face_down(),
            Topic::DummySpeaks => self.dummy_speaks(),
            Topic::SlipOfTheTongue => self.slip_of_the_tongue(),
            Topic::IncompleteDesignation => self.incomplete_designation(),
            Topic::DeclarerExposes => self.declarer_exposes(),
            Topic::DefenderExposes => self.defender_exposes(),
            Topic::PenaltyCardAndLead => self.penalty_card_and_lead(1),
            Topic::TwoPenaltyCards => self.penalty_card_and_lead(2),
            Topic::PenaltyCardNotPlayed => self.penalty_card_not_played(),
            Topic::LeadPlayedOver => self.lead_played_over(),
            Topic::OpeningLead => self.opening_lead(),
            Topic::DeclarersLead => self.declarers_lead(),
            Topic::DefendersLead => self.defenders_lead(),
            Topic::PrematurePlay => self.premature_play(),
            Topic::TwoCards => self.two_cards(),
            Topic::RevokeInTime => self.revoke_in_time(),
            Topic::RevokeEstablished => self.revoke_established(),
            Topic::DefectiveTrick => self.defective_trick(),
            Topic::AgreedClaim => self.agreed_claim(),
            Topic::ContestedClaim => self.contested_claim(),
            Topic::Concession => self.concession(),
        }
    }

    /// Something happens, if it can have.
    fn act(&mut self, entry: Entry) -> Option<()> {
        self.table.apply(&entry).ok()?;
        self.log.entries.push(entry);
        Some(())
    }

    fn does(&mut self, seat: Seat, action: Action) -> Option<()> {
        self.act(Entry::Player(seat, action))
    }

    fn finds(&mut self, finding: Finding) -> Option<()> {
        self.act(Entry::Director(finding))
    }

    /// Somebody of the other side says something, and the Director comes.
    fn called_by(&mut self, seat: Seat) -> Option<()> {
        self.does(seat, Action::Attention(None))?;
        self.finds(Finding::Called)
    }

    fn hand(&self, seat: Seat) -> Hand {
        self.table.hand(seat).unwrap_or(Hand::EMPTY)
    }

    /// A regular call, in short form as long as nothing else has happened.
    fn calls(&mut self) -> Option<()> {
        let seat = self.table.turn()?;
        let call = bidding::call(&self.table, seat, self.hand(seat));
        let entry = Entry::call(seat, call);
        match self.log.entries.is_empty() {
            true => {
                self.table.apply(&entry).ok()?;
                self.log.calls.push(call);
                Some(())
            }
            false => self.act(entry),
        }
    }

    /// A regular card, in short form as long as nothing else has happened.
    fn plays(&mut self) -> Option<()> {
        let seat = self.table.turn()?;
        let card = cards::card(&self.table, seat)?;
        let entry = Entry::card(seat, card);
        match self.log.entries.is_empty() {
            true => {
                self.table.apply(&entry).ok()?;
                self.log.cards.push(card);
                Some(())
            }
            false => self.act(entry),
        }
    }

    /// So many calls of an auction that is not over; at least one of them a bid if that is asked for.
    fn auction_of(&mut self, least: usize, most: usize, with_bid: bool) -> Option<()> {
        let wanted = least + self.chance.below(most - least + 1);
        let has_bid = |maker: &Self| {
            let mut calls = maker.table.calls().iter();
            calls.any(|made| matches!(made.call, Call::Bid(_)))
        };
        while self.log.calls.len() < wanted || with_bid && !has_bid(self) {
            self.calls()?;
            if self.table.phase() != Phase::Auction {
                return None;
            }
        }
        Some(())
    }

    /// The whole auction, with a contract.
    fn whole_auction(&mut self) -> Option<()> {
        while self.table.phase() == Phase::Auction {
            self.calls()?;
        }
        self.table.contract().map(|_| ())
    }

    /// The whole auction, and so many cards.
    fn play_of(&mut self, played: usize) -> Option<()> {
        self.whole_auction()?;
        for _ in 0..played {
            self.plays()?;
        }
        Some(())
    }

    fn declarer(&self) -> Option<Seat> {
        self.table.contract().map(|(_, declarer)| declarer)
    }

    /// The players answer what they are asked, until nothing is open.
    fn answers(&mut self) -> Option<()> {
        for _ in 0..MOST_ANSWERS {
            if self.stops_here() {
                return Some(());
            }
            if self.table.awaiting().is_none() && self.table.corrections().is_none() {
                // What is owed for a call that was cancelled comes at a later turn.
                if self.table.consequences().is_empty() {
                    return Some(());
                }
                self.calls_on()?;
                continue;
            }
            self.answer()?;
        }
        None
    }

    /// Whose call out of rotation was cancelled has not called in its place yet, and may choose what: what follows for the lead depends on it.
    fn owes_a_call(&self) -> bool {
        let entries = &self.log.entries;
        let refused = |entry: &Entry| matches!(entry, Entry::Player(_, Action::Declines));
        let Some(at) = entries.iter().rposition(refused) else {
            return false;
        };
        let call = |entry: &Entry| match entry {
            Entry::Player(by, Action::Call(_)) => Some(*by),
            _ => None,
        };
        let Some(by) = entries[..at].iter().rev().find_map(call) else {
            return false;
        };
        let anew = entries[at..].iter().any(|entry| call(entry) == Some(by));
        self.table.phase() == Phase::Auction && !anew && self.table.barred(by).is_none()
    }

    /// What is open is ruled on first, before something else happens.
    fn settled(&mut self) -> Option<()> {
        for _ in 0..MOST_ANSWERS {
            if self.table.awaiting().is_none() && self.table.corrections().is_none() {
                return Some(());
            }
            self.answer()?;
        }
        None
    }

    /// The board is to be given an adjusted score: that is the ruling.
    fn stops_here(&self) -> bool {
        let asked = self.table.awaiting().map(|awaiting| &awaiting.question);
        matches!(asked, Some(Question::Fact(Fact::Adjust)))
    }

    /// The auction goes on until the player who owes a call has his turn.
    fn calls_on(&mut self) -> Option<()> {
        let seat = self.table.turn()?;
        let call = bidding::call(&self.table, seat, self.hand(seat));
        self.act(Entry::call(seat, call))
    }

    fn answer(&mut self) -> Option<()> {
        if let (Some(unintended), Some(Question::Fact(Fact::Unintended))) = (
            self.unintended,
            self.table.awaiting().map(|awaiting| &awaiting.question),
        ) {
            return self.finds(Finding::Unintended(unintended));
        }
        if self.is_to_compare() {
            return self.compares();
        }
        let mut answers = self.table.answers();
        answers.retain(|answer| !self.changes_nothing(answer));
        self.chance.shuffle(&mut answers);
        // The first that can be given whole.
        answers.into_iter().find_map(|answer| self.tries(answer))
    }

    /// A call "changed" to itself.
    fn changes_nothing(&self, answer: &Answer) -> bool {
        let Saying::Ready { entry } = &answer.said else {
            return false;
        };
        let Entry::Player(seat, Action::Changes(said)) = entry else {
            return false;
        };
        said.call().is_some() && said.call() == self.last_call(*seat)
    }

    /// The last call of a player, also one that has been taken back since: an opponent's change takes with it what was called over it (21B2).
    fn last_call(&self, seat: Seat) -> Option<Call> {
        let said = self.log.entries.iter().rev().find_map(|entry| match entry {
            Entry::Player(by, Action::Call(said) | Action::Changes(said)) if *by == seat => {
                Some(said.call())
            }
            _ => None,
        });
        said.unwrap_or_else(|| {
            let dealer = self.log.board.dealer as usize;
            let mut calls = self.log.calls.iter().enumerate().rev();
            calls
                .find(|(at, _)| Seat::ALL[(dealer + at) % 4] == seat)
                .map(|(_, &call)| call)
        })
    }

    fn is_to_compare(&self) -> bool {
        let asked = self.table.awaiting().map(|awaiting| &awaiting.question);
        matches!(asked, Some(Question::Fact(Fact::Comparable(_))))
    }

    /// An answer that cannot be given whole leaves nothing behind.
    fn tries(&mut self, answer: Answer) -> Option<()> {
        let before = (self.table.clone(), self.log.entries.len());
        let done = self.given(answer);
        if done.is_none() {
            self.table = before.0;
            self.log.entries.truncate(before.1);
        }
        done
    }

    fn given(&mut self, answer: Answer) -> Option<()> {
        match answer.said {
            // The players bid naturally.
            Saying::Ready { .. } if is_artificial(&answer.offered) => None,
            Saying::Ready { entry } => self.act(entry),
            Saying::Unfinished { by, calls, .. } => match (answer.offered, by) {
                (Offered::Way(way, _), Actor::Player(seat)) => {
                    let calls = match way {
                        Way::Comparable(to) => self.comparable_calls(seat, to, calls?)?,
                        _ => calls?,
                    };
                    let call = bidding::among(&self.table, seat, self.hand(seat), calls)?;
                    self.does(seat, Action::Call(SpokenCall::natural(call)))?;
                    self.compares()
                }
                (Offered::Choice(choice), Actor::Player(seat)) => self.chosen(seat, choice),
                (Offered::Finds(fact), _) => self.found(fact),
                _ => None,
            },
        }
    }

    /// A choice that says a call or a card with it.
    fn chosen(&mut self, seat: Seat, choice: Choice) -> Option<()> {
        let hand = self.hand(seat);
        match choice {
            Choice::Changes => {
                // Another call than the one that he has made.
                let own = self.last_call(seat);
                let bids = openroom_laws::Calls::BIDS.with(Call::Pass);
                let mut calls: Vec<Call> = bids.iter().take(16).collect();
                calls.extend(bidding::among(&self.table, seat, hand, bids));
                calls
                    .into_iter()
                    .rev()
                    .filter(|&call| Some(call) != own)
                    .find_map(|call| self.does(seat, Action::Changes(SpokenCall::natural(call))))
            }
            Choice::Corrects => {
                let card = *replacements(&self.table, &self.log, seat)?.first()?;
                self.does(seat, Action::Corrects(card))
            }
            Choice::Card => Hand::iter(hand).find_map(|card| self.does(seat, Action::Play(card))),
            Choice::Names(None) => Hand::iter(self.hand(seat.partner()))
                .find_map(|card| self.does(seat, Action::Names(Designation::Card(card)))),
            _ => None,
        }
    }

    fn found(&mut self, fact: Fact) -> Option<()> {
        match fact {
            Fact::Tricks => {
                let (_, declarer) = self.table.contract()?;
                let side = Side::of(declarer);
                let won = self.table.won(side);
                let left = 13 - won - self.table.won(side.other());
                let tricks = won + left - self.chance.below(3.min(usize::from(left) + 1)) as u8;
                self.finds(Finding::Tricks { side, tricks })
            }
            Fact::Claim => self.finds(Finding::Claim(None)),
            _ => None,
        }
    }
}

/// The cards that a player may put in place of the one that he has played, as the board stands after this log; nothing is known of a hand
/// that is not.
pub(crate) fn replacements(table: &Table, log: &Log, seat: Seat) -> Option<Vec<Card>> {
    let hand = table.hand(seat)?;
    let played = last_card(table, log, seat);
    let takes = |card: &Card| {
        let corrects = Entry::Player(seat, Action::Corrects(*card));
        Some(*card) != played && table.clone().apply(&corrects).is_ok()
    };
    Some(Hand::iter(hand).filter(takes).collect())
}

/// The last card that a hand has played, also one that has been taken back since.
fn last_card(table: &Table, log: &Log, seat: Seat) -> Option<Card> {
    let said = log.entries.iter().rev().find_map(|entry| match entry {
        Entry::Player(by, Action::Play(card) | Action::Corrects(card)) if *by == seat => {
            Some(*card)
        }
        Entry::Player(by, Action::Names(Designation::Card(card))) if *by == seat.partner() => {
            Some(*card)
        }
        _ => None,
    });
    said.or_else(|| table.trick()?.card_of(seat))
}

fn is_artificial(offered: &Offered) -> bool {
    matches!(offered, Offered::Way(Way::LowestArtificial, _))
}
