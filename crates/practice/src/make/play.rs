//! What goes wrong with the cards.

use contract_bridge::{Card, Hand, Rank, Seat, Suit};
use openroom_laws::entry::{AtTrick, Designation, Statement};
use openroom_laws::{Action, Entry, Finding, Phase, Side};

use super::Maker;
use crate::cards;

impl Maker {
    fn card_of(&mut self, seat: Seat, fits: impl Fn(&Card) -> bool) -> Option<Card> {
        let cards: Vec<Card> = Hand::iter(self.hand(seat)).filter(fits).collect();
        self.chance.one(&cards).copied()
    }

    /// A number of whole tricks.
    fn tricks_of(&mut self, least: usize, most: usize) -> Option<()> {
        let tricks = least + self.chance.below(most - least + 1);
        self.play_of(4 * tricks)
    }

    pub(super) fn lead_face_down(&mut self) -> Option<()> {
        self.whole_auction()?;
        let offender = self.declarer()?.rho();
        let hand = self.hand(offender);
        let card = cards::among(&self.table, offender, hand)?;
        self.does(offender, Action::LeadsDown(card))?;
        self.finds(Finding::Called)
    }

    pub(super) fn opening_lead(&mut self) -> Option<()> {
        self.whole_auction()?;
        let declarer = self.declarer()?;
        let offender = declarer.rho();
        let hand = self.hand(offender);
        let card = cards::among(&self.table, offender, hand)?;
        self.does(offender, Action::Play(card))?;
        self.called_by(declarer)
    }

    pub(super) fn dummy_speaks(&mut self) -> Option<()> {
        self.tricks_of(1, 5)?;
        let dummy = self.declarer()?.partner();
        let turn = self.table.turn()?;
        let offender = [turn.lho(), turn.rho()]
            .into_iter()
            .find(|&seat| Side::of(seat) != Side::of(dummy));
        let offender = match Side::of(turn) == Side::of(dummy) {
            true => offender?,
            false => turn.partner(),
        };
        let hand = self.hand(offender);
        let card = cards::among(&self.table, offender, hand)?;
        self.does(offender, Action::Play(card))?;
        self.does(dummy, Action::Attention(None))?;
        self.finds(Finding::Called)
    }

    /// Declarer calls a card from dummy and changes it.
    pub(super) fn slip_of_the_tongue(&mut self) -> Option<()> {
        let played = 1 + self.chance.below(24);
        self.play_of(played)?;
        let declarer = self.declarer()?;
        let dummy = declarer.partner();
        while self.table.turn()? != dummy {
            self.plays()?;
        }
        let legal: Vec<Card> = Hand::iter(self.table.legal_cards()?).collect();
        let meant = cards::card(&self.table, dummy)?;
        let others: Vec<Card> = legal.into_iter().filter(|card| *card != meant).collect();
        let named = *self.chance.one(&others)?;
        self.does(declarer, Action::Names(Designation::Card(named)))?;
        // Sometimes a card has been played to it.
        if self.chance.happens(30) && self.table.turn() == Some(dummy.lho()) {
            self.plays()?;
        }
        self.does(declarer, Action::Renames(Designation::Card(meant)))?;
        self.finds(Finding::Called)
    }

    /// Declarer says too little of the card that he wants from dummy.
    pub(super) fn incomplete_designation(&mut self) -> Option<()> {
        let played = 1 + self.chance.below(24);
        self.play_of(played)?;
        let declarer = self.declarer()?;
        while self.table.turn()? != declarer.partner() {
            self.plays()?;
        }
        let legal: Vec<Card> = Hand::iter(self.table.legal_cards()?).collect();
        if legal.len() < 2 {
            return None;
        }
        let card = *self.chance.one(&legal)?;
        let named = *self.chance.one(&[
            Designation::Anything,
            Designation::Anything,
            Designation::Rank(card.rank),
            Designation::Suit(card.suit),
            Designation::High,
            Designation::Low,
        ])?;
        self.does(declarer, Action::Names(named))?;
        self.finds(Finding::Called)
    }

    pub(super) fn declarer_exposes(&mut self) -> Option<()> {
        self.tricks_of(0, 8)?;
        // The opening lead at least: dummy is down.
        if self.table.phase() != Phase::Play {
            self.plays()?;
        }
        let declarer = self.declarer()?;
        let card = self.card_of(declarer, |_| true)?;
        self.exposed(declarer, vec![card])?;
        let defender = *self.chance.one(&[declarer.lho(), declarer.rho()])?;
        self.called_by(defender)
    }

    pub(super) fn defender_exposes(&mut self) -> Option<()> {
        self.tricks_of(0, 8)?;
        if self.table.phase() != Phase::Play {
            self.plays()?;
        }
        let declarer = self.declarer()?;
        let offender = *self.chance.one(&[declarer.lho(), declarer.rho()])?;
        let honour = self.chance.happens(50);
        let card = self.card_of(offender, |card| (card.rank >= Rank::T) == honour)?;
        let deliberately = self.chance.happens(20);
        let cards = Box::new([card]);
        self.does(
            offender,
            Action::Exposes {
                cards,
                deliberately,
            },
        )?;
        self.called_by(declarer)
    }

    fn exposed(&mut self, seat: Seat, cards: Vec<Card>) -> Option<()> {
        self.does(
            seat,
            Action::Exposes {
                cards: cards.into(),
                deliberately: false,
            },
        )
    }

    /// A defender shows so many cards, and his partner is to lead to the next trick.
    pub(super) fn penalty_card_and_lead(&mut self, count: usize) -> Option<()> {
        self.tricks_of(1, 8)?;
        let declarer = self.declarer()?;
        let leader = self.table.turn()?;
        if Side::of(leader) == Side::of(declarer) {
            return None;
        }
        let offender = leader.partner();
        let honour = self.card_of(offender, |card| card.rank >= Rank::T)?;
        let mut shown = vec![honour];
        if count > 1 {
            shown.extend(self.card_of(offender, |card| *card != honour));
        }
        self.exposed(offender, shown)?;
        self.called_by(declarer)
    }

    /// Declarer leads from the wrong hand, and the next defender plays to it.
    pub(super) fn lead_played_over(&mut self) -> Option<()> {
        self.tricks_of(1, 9)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        if Side::of(turn) != Side::of(declarer) {
            return None;
        }
        let wrong = turn.partner();
        let hand = self.hand(wrong);
        let led = cards::among(&self.table, wrong, hand)?;
        match wrong == declarer {
            true => self.does(declarer, Action::Play(led))?,
            false => self.does(declarer, Action::Names(Designation::Card(led)))?,
        }
        let next = wrong.lho();
        let card = match self.card_of(next, |card| card.suit == led.suit) {
            Some(card) => card,
            None => self.card_of(next, |_| true)?,
        };
        self.does(next, Action::Play(card))?;
        self.called_by(next.partner())
    }

    /// A defender with a major penalty card plays another card that is not the one he has to play.
    pub(super) fn penalty_card_not_played(&mut self) -> Option<()> {
        self.tricks_of(1, 7)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        if Side::of(turn) != Side::of(declarer) {
            return None;
        }
        let led = cards::card(&self.table, turn)?;
        let offender = turn.lho();
        let in_suit = |card: &Card| card.suit == led.suit;
        let shown = self.card_of(offender, |card| in_suit(card) && card.rank >= Rank::T)?;
        let other = self.card_of(offender, |card| in_suit(card) && *card != shown)?;
        self.exposed(offender, vec![shown])?;
        self.called_by(declarer)?;
        self.act(Entry::card(turn, led))?;
        self.act(Entry::card(offender, other))?;
        self.called_by(declarer)
    }

    pub(super) fn declarers_lead(&mut self) -> Option<()> {
        self.tricks_of(1, 9)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        if Side::of(turn) != Side::of(declarer) {
            return None;
        }
        let wrong = turn.partner();
        let hand = self.hand(wrong);
        let card = cards::among(&self.table, wrong, hand)?;
        match wrong == declarer {
            true => self.does(declarer, Action::Play(card))?,
            false => self.does(declarer, Action::Names(Designation::Card(card)))?,
        }
        let defender = *self.chance.one(&[declarer.lho(), declarer.rho()])?;
        self.called_by(defender)
    }

    pub(super) fn defenders_lead(&mut self) -> Option<()> {
        self.tricks_of(1, 9)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        let offender = match Side::of(turn) == Side::of(declarer) {
            true => *self.chance.one(&[declarer.lho(), declarer.rho()])?,
            false => turn.partner(),
        };
        let hand = self.hand(offender);
        let card = cards::among(&self.table, offender, hand)?;
        self.does(offender, Action::Play(card))?;
        self.called_by(declarer)
    }

    pub(super) fn premature_play(&mut self) -> Option<()> {
        self.tricks_of(1, 9)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        if Side::of(turn) != Side::of(declarer) {
            return None;
        }
        // Declarer's side leads, and fourth hand plays before second.
        let led = cards::card(&self.table, turn)?;
        self.act(Entry::card(turn, led))?;
        let offender = turn.rho();
        let follow = self.card_of(offender, |card| card.suit == led.suit);
        let card = match follow {
            Some(card) => card,
            None => self.card_of(offender, |_| true)?,
        };
        self.does(offender, Action::Play(card))?;
        self.called_by(declarer)
    }

    pub(super) fn two_cards(&mut self) -> Option<()> {
        let played = 1 + self.chance.below(30);
        self.play_of(played)?;
        let declarer = self.declarer()?;
        let turn = self.table.turn()?;
        if turn == declarer.partner() {
            return None;
        }
        let legal = self.table.legal_cards()?;
        let first = cards::among(&self.table, turn, legal)?;
        let second = self.card_of(turn, |card| *card != first)?;
        self.does(turn, Action::PlaysTogether(Box::new([first, second])))?;
        let by = match Side::of(turn) == Side::of(declarer) {
            true => turn.lho(),
            false => declarer,
        };
        self.called_by(by)
    }

    /// A player who could follow suit plays another one.
    fn revokes(&mut self, offender: Option<Seat>) -> Option<(Seat, Suit)> {
        let (_, led) = self.table.trick()?.lead()?;
        let seat = self.table.turn()?;
        if offender.is_some_and(|offender| offender != seat) {
            return None;
        }
        let hand = self.hand(seat);
        if hand[led.suit].is_empty() {
            return None;
        }
        let trumps = self.table.contract()?.0.bid.strain.suit();
        // A ruff, or the lowest card of a side suit.
        let ruffs = self.chance.happens(40);
        let others = Hand::iter(hand).filter(|card| card.suit != led.suit);
        let fits = |card: &Card| (Some(card.suit) == trumps) == ruffs;
        let card = others.filter(fits).min_by_key(|card| card.rank)?;
        self.does(seat, Action::Play(card))?;
        Some((seat, led.suit))
    }

    pub(super) fn revoke_in_time(&mut self) -> Option<()> {
        let played = 1 + self.chance.below(36);
        self.play_of(played)?;
        let (offender, _) = self.revokes(None)?;
        // The players go on a little, as far as nobody has played to the next trick.
        let declarer = self.declarer()?;
        let more = self.chance.below(3);
        for _ in 0..more {
            let empty = self
                .table
                .trick()
                .is_none_or(|trick| trick.lead().is_none());
            if !empty {
                self.plays()?;
            }
        }
        let by = match Side::of(offender) == Side::of(declarer) {
            true => *self.chance.one(&[declarer.lho(), declarer.rho()])?,
            false => declarer,
        };
        self.called_by(by)
    }

    pub(super) fn revoke_established(&mut self) -> Option<()> {
        let played = 1 + self.chance.below(32);
        self.play_of(played)?;
        let trick = self.table.tricks().len() as u8 + 1;
        let (offender, _) = self.revokes(None)?;
        let declarer = self.declarer()?;
        if offender == declarer.partner() && self.chance.happens(60) {
            return None;
        }
        while self.table.phase() != Phase::Over {
            self.plays()?;
        }
        let by = match Side::of(offender) == Side::of(declarer) {
            true => *self.chance.one(&[declarer.lho(), declarer.rho()])?,
            false => declarer,
        };
        let at = AtTrick {
            by: offender,
            trick,
        };
        self.does(by, Action::Attention(Some(at)))?;
        self.finds(Finding::Called)
    }

    pub(super) fn defective_trick(&mut self) -> Option<()> {
        self.tricks_of(1, 6)?;
        let declarer = self.declarer()?;
        for _ in 0..1 + self.chance.below(3) {
            self.plays()?;
        }
        let turn = self.table.turn()?;
        if turn == declarer.partner() || self.table.trick()?.lead().is_none() {
            return None;
        }
        self.does(turn, Action::Omits)?;
        // The trick is played, and a few cards of the next.
        for _ in 0..4 {
            self.plays()?;
        }
        let by = match Side::of(turn) == Side::of(declarer) {
            true => turn.lho(),
            false => declarer,
        };
        self.called_by(by)
    }

    pub(super) fn contested_claim(&mut self) -> Option<()> {
        self.tricks_of(5, 10)?;
        let declarer = self.declarer()?;
        let side = Side::of(declarer);
        let left = 13 - self.table.won(side) - self.table.won(side.other());
        let tricks = left - self.chance.below(2.min(usize::from(left))) as u8;
        let words = None;
        self.does(declarer, Action::Claims(Statement { tricks, words }))?;
        let defender = *self.chance.one(&[declarer.lho(), declarer.rho()])?;
        self.does(defender, Action::Objects)?;
        self.finds(Finding::Called)
    }

    /// Declarer claims, the defenders agree, and then one of them thinks better of it.
    pub(super) fn agreed_claim(&mut self) -> Option<()> {
        self.tricks_of(5, 10)?;
        let declarer = self.declarer()?;
        let side = Side::of(declarer);
        let tricks = 13 - self.table.won(side) - self.table.won(side.other());
        let words = None;
        self.does(declarer, Action::Claims(Statement { tricks, words }))?;
        self.does(declarer.lho(), Action::Agrees)?;
        self.does(declarer.rho(), Action::Agrees)?;
        let defender = *self.chance.one(&[declarer.lho(), declarer.rho()])?;
        self.does(defender, Action::Objects)?;
        self.finds(Finding::Called)
    }

    /// A side concedes tricks, and then says that it could not have lost them.
    pub(super) fn concession(&mut self) -> Option<()> {
        self.tricks_of(5, 10)?;
        let declarer = self.declarer()?;
        let side = Side::of(declarer);
        let left = 13 - self.table.won(side) - self.table.won(side.other());
        let tricks = 1 + self.chance.below(usize::from(left.min(3))) as u8;
        let words = None;
        self.does(declarer, Action::Concedes(Statement { tricks, words }))?;
        self.does(declarer.lho(), Action::Agrees)?;
        let by = *self.chance.one(&[declarer, declarer.partner()])?;
        self.does(by, Action::Objects)?;
        self.finds(Finding::Called)
    }
}
