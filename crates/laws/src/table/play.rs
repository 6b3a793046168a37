//! The play as it stands: who declares what, the tricks, and the trick on the table.

use std::borrow::Cow;

use contract_bridge::{Card, Contract, Hand, Seat, Strain, Suit};

use super::trick::Trick;
use super::trouble::{Open, PenaltyKind, Trouble};
use crate::entry::Side;
use crate::impossible::Impossible;

/// The last trick but one, from 0.
pub(crate) const TWELFTH: usize = 11;

/// The play: who declares what, the tricks, and the trick on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub contract: Contract,
    pub declarer: Seat,
    /// The opening lead while it lies face down (41A).
    pub face_down: Option<(Seat, Card)>,
    /// The hand that leads to the trick on the table.
    pub leader: Seat,
    pub trick: Trick,
    /// Complete tricks with the hand that won each.
    pub tricks: Vec<(Trick, Seat)>,
    /// Tricks won by the declaring side.
    pub declarer_won: u8,
    /// By seat, the suits in which the hand did not follow, a bit each.
    shown_out: [u8; 4],
    /// What is irregular; a regular play has none of it.
    pub trouble: Option<Box<Trouble>>,
}

impl Play {
    pub fn new(contract: Contract, declarer: Seat) -> Self {
        Self {
            contract,
            declarer,
            face_down: None,
            leader: declarer.lho(),
            trick: Trick::EMPTY,
            tricks: Vec::with_capacity(13),
            declarer_won: 0,
            shown_out: [0; 4],
            trouble: None,
        }
    }

    pub fn trouble(&mut self) -> &mut Trouble {
        self.trouble.get_or_insert_default()
    }

    pub const fn strain(&self) -> Strain {
        self.contract.bid.strain
    }

    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// Whether the seat is declarer's or dummy's.
    pub fn declares(&self, seat: Seat) -> bool {
        Side::of(seat) == Side::of(self.declarer)
    }

    /// The hand that is to play.
    #[inline]
    pub fn turn(&self) -> Seat {
        if self.trouble.is_none() {
            // In a regular trick the cards lie in rotation.
            return Seat::ALL[(self.leader as usize + usize::from(self.trick.count)) % 4];
        }
        self.turn_in_trouble()
    }

    #[cold]
    fn turn_in_trouble(&self) -> Seat {
        self.trick
            .next(|seat| self.has_omitted(seat))
            .unwrap_or(self.leader)
    }

    /// Whether it is certain that the hand has always followed in that suit. Nothing is once something is irregular: cards of
    /// earlier tricks may have been changed.
    pub fn has_always_followed(&self, seat: Seat, suit: Suit) -> bool {
        self.trouble.is_none() && self.shown_out[seat as usize] & (1 << suit as u8) == 0
    }

    /// Whether a hand has left out its card to the trick on the table (67).
    fn has_omitted(&self, seat: Seat) -> bool {
        let number = self.number();
        let trouble = self.trouble.as_ref();
        trouble.is_some_and(|t| t.omitted.contains(&(number, seat)))
    }

    /// Whether the trick on the table has a card of every hand that played one.
    pub fn trick_is_over(&self) -> bool {
        self.trick.is_complete()
            || self.trouble.is_some()
                && self.trick != Trick::EMPTY
                && self.trick.next(|seat| self.has_omitted(seat)).is_none()
    }

    /// Tricks won by a side so far.
    pub fn won(&self, side: Side) -> u8 {
        if side == Side::of(self.declarer) {
            self.declarer_won
        } else {
            self.completed() as u8 - self.declarer_won
        }
    }

    /// Whether the play is over and nobody wrote down its cards.
    pub fn is_told(&self) -> bool {
        self.trouble
            .as_ref()
            .is_some_and(|trouble| trouble.told.is_some())
    }

    /// The tricks that are complete, written down or not.
    pub fn completed(&self) -> usize {
        if self.is_told() { 13 } else { self.number() }
    }

    /// Tricks not yet complete.
    pub fn left(&self) -> u8 {
        13 - self.tricks.len() as u8
    }

    /// The number of the trick on the table, from 0.
    pub fn number(&self) -> usize {
        self.tricks.len()
    }

    /// Whether a lead out of turn lies on the table on which nobody has ruled.
    pub fn has_open_lead(&self) -> bool {
        let mut open = self.trouble.iter().flat_map(|t| &t.open);
        open.any(|open| {
            matches!(
                open,
                Open::OpeningLead { .. } | Open::Lead { .. } | Open::Later { .. }
            )
        })
    }

    /// After a lead out of turn, the lead that the proper leader of the same side has made meanwhile.
    fn proper_lead(&self) -> Option<(Seat, Card)> {
        let leader = self.leader;
        let mut open = self.trouble.iter().flat_map(|t| &t.open);
        open.find_map(|open| match *open {
            Open::Later { by, card } if by == leader => Some((by, card)),
            _ => None,
        })
    }

    /// The play as the next player sees it: a lead of the proper leader that waits for a ruling lies there as the lead.
    pub fn as_it_lies(&self) -> Cow<'_, Self> {
        match self.proper_lead() {
            Some((leader, card)) if self.trick == Trick::EMPTY => {
                let mut play = self.clone();
                play.trick.push(leader, card);
                Cow::Owned(play)
            }
            _ => Cow::Borrowed(self),
        }
    }

    /// The hand of the declaring side that played last, in this trick or the one before, and whether in this one.
    pub fn last_of_declaring_side(&self) -> Option<(Seat, bool)> {
        let last = |trick: &Trick| trick.plays().filter(|(s, _)| self.declares(*s)).last();
        let before = || self.tricks.last().and_then(|(trick, _)| last(trick));
        match last(&self.trick) {
            Some((seat, _)) => Some((seat, true)),
            None => before().map(|(seat, _)| (seat, false)),
        }
    }

    pub fn has_open(&self) -> bool {
        self.trouble.as_ref().is_some_and(|t| !t.open.is_empty())
    }

    pub fn penalty(&self, seat: Seat) -> &[(Card, PenaltyKind)] {
        self.trouble
            .as_ref()
            .map_or(&[], |t| &t.penalty[seat as usize])
    }

    /// Adds a card to the trick on the table.
    pub fn put(&mut self, seat: Seat, card: Card) {
        if let Some(led) = self.trick.suit().filter(|led| *led != card.suit) {
            self.shown_out[seat as usize] |= 1 << led as u8;
        }
        self.trick.push(seat, card);
    }

    /// A card shown and not yet ruled on has been played: it is exposed no longer.
    pub fn no_longer_exposed(&mut self, seat: Seat, card: Card) {
        let Some(trouble) = &mut self.trouble else {
            return;
        };
        for open in &mut trouble.open {
            if let Open::Exposed(shown) = open
                && shown.by == seat
            {
                shown.cards.remove(card);
            }
        }
        trouble
            .open
            .retain(|open| !matches!(open, Open::Exposed(shown) if shown.cards.is_empty()));
    }

    /// Turns the trick on the table; its winner leads to the next (44G).
    pub fn quit(&mut self, winner: Seat) {
        self.tricks.push((self.trick, winner));
        self.leader = winner;
        self.trick = Trick::EMPTY;
        if self.declares(winner) {
            self.declarer_won += 1;
        }
    }

    /// Puts the last complete trick back on the table.
    pub fn reopen(&mut self) {
        if let Some((trick, winner)) = self.tricks.pop() {
            if self.declares(winner) {
                self.declarer_won -= 1;
            }
            self.leader = trick.lead().map_or(self.leader, |(seat, _)| seat);
            self.trick = trick;
        }
    }

    /// The cards that a hand has shown and still holds.
    pub fn shown(&self, seat: Seat) -> Hand {
        let faced = self.penalty(seat).iter().map(|(card, _)| *card);
        let open = self.trouble.iter().flat_map(|t| &t.open);
        open.filter_map(|open| match *open {
            Open::Exposed(shown) if shown.by == seat => Some(shown.cards),
            _ => None,
        })
        .fold(faced.collect(), |shown, cards| shown | cards)
    }

    /// Whether no other hand has shown the card.
    pub fn check_not_elsewhere(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        let mut others = Seat::ALL.into_iter().filter(|&other| other != seat);
        match others.find(|&other| self.shown(other).contains(card)) {
            Some(holder) => Err(Impossible::HeldBy { seat, card, holder }),
            None => Ok(()),
        }
    }

    /// Whether a hand has room for these cards beside those that it has played or shown.
    pub fn check_room(&self, seat: Seat, cards: &[Card]) -> Result<(), Impossible> {
        let tricks = self.tricks.iter().map(|(trick, _)| trick);
        let played = tricks.chain([&self.trick]).flat_map(Trick::plays);
        let own = played.chain(self.unsettled_cards());
        let own = own.filter(|(by, _)| *by == seat).map(|(_, card)| card);
        let mut seen = own.collect::<Hand>() | self.shown(seat);
        let had = 13 - self.trouble.as_ref().map_or(0, |trouble| trouble.untold);
        for &card in cards {
            seen.insert(card);
            if seen.len() > had {
                return Err(Impossible::Fourteenth { seat, card });
            }
        }
        Ok(())
    }

    /// Cards that lie on the table outside the tricks: leads and plays on which nobody has ruled.
    pub fn unsettled_cards(&self) -> Vec<(Seat, Card)> {
        let open = self.trouble.iter().flat_map(|t| &t.open);
        open.filter_map(|open| match *open {
            Open::OpeningLead { by, card }
            | Open::Lead { by, card, .. }
            | Open::Later { by, card }
            | Open::EarlyLead { by, card }
            | Open::ToEarlyLead { by, card }
            | Open::AfterDummy { by, card }
            | Open::Premature { by, card, .. } => Some((by, card)),
            _ => None,
        })
        .collect()
    }
}

/// The major penalty cards of a player.
pub(crate) fn major(cards: &[(Card, PenaltyKind)]) -> Hand {
    let major = cards.iter().filter(|(_, kind)| *kind == PenaltyKind::Major);
    major.map(|(card, _)| *card).collect()
}
