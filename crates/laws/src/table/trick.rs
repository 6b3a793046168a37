//! The cards of a trick.

use contract_bridge::{Card, Seat, Suit};

/// The cards of one trick, in the order played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    plays: [Option<(Seat, Card)>; 4],
    pub(super) count: u8,
}

impl Trick {
    pub(crate) const EMPTY: Self = Self {
        plays: [None; 4],
        count: 0,
    };

    /// The cards and who played them.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.plays.iter().flatten().copied()
    }

    /// The lead.
    #[must_use]
    pub const fn lead(&self) -> Option<(Seat, Card)> {
        self.plays[0]
    }

    /// The suit led.
    #[must_use]
    pub fn suit(&self) -> Option<Suit> {
        self.lead().map(|(_, card)| card.suit)
    }

    /// The card of a hand.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays()
            .find_map(|(by, card)| (by == seat).then_some(card))
    }

    /// Whether all four hands have played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.plays[3].is_some()
    }

    /// The next hand to play, once there is a lead: the first in rotation that has not, nor left out its card.
    pub(super) fn next(&self, omitted: impl Fn(Seat) -> bool) -> Option<Seat> {
        let (leader, _) = self.lead()?;
        if self.is_complete() {
            return None;
        }
        [leader.lho(), leader.partner(), leader.rho()]
            .into_iter()
            .find(|&seat| self.card_of(seat).is_none() && !omitted(seat))
    }

    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        if let Some(free) = self.plays.get_mut(usize::from(self.count)) {
            *free = Some((seat, card));
            self.count += 1;
        }
    }

    /// Takes the card of a hand out of the trick.
    pub(crate) fn remove(&mut self, seat: Seat) {
        let mut left = Self::EMPTY;
        for (by, card) in self.plays().filter(|(by, _)| *by != seat) {
            left.push(by, card);
        }
        *self = left;
    }

    /// Puts another card in place of the one that a hand played.
    pub(crate) fn replace(&mut self, seat: Seat, card: Card) {
        let play = self.plays.iter_mut().flatten().find(|(by, _)| *by == seat);
        if let Some((_, old)) = play {
            *old = card;
        }
    }

    /// The hands that played after that one.
    pub(crate) fn after(&self, seat: Seat) -> Vec<Seat> {
        self.plays()
            .map(|(by, _)| by)
            .skip_while(|&by| by != seat)
            .skip(1)
            .collect()
    }
}
