//! Tricks to which a hand did not follow suit though it could: also those that nobody noticed (64C; White Book 81.10).

use contract_bridge::{Card, Hand, Seat, Suit};
use openroom_laws::Table;
use openroom_laws::log::Deal;

use crate::in_play::InPlay;

/// A hand did not follow suit though it held a card of the suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unfollowed {
    /// Who.
    pub by: Seat,
    /// To which trick, from 1.
    pub trick: usize,
    /// The suit that was led.
    pub suit: Suit,
    /// The card that was played.
    pub card: Card,
}

/// The hands that did not follow suit though they could, by the cards as they lie in the tricks.
#[must_use]
pub fn unfollowed(deal: &Deal, table: &Table) -> Vec<Unfollowed> {
    let mut hands: [Option<Hand>; 4] = Seat::ALL.map(|seat| deal.hand(seat));
    let mut all = Vec::new();
    for ((trick, _), number) in table.tricks().iter().zip(1..) {
        let Some(suit) = trick.suit() else {
            continue;
        };
        for (seat, card) in trick.plays() {
            let Some(hand) = &mut hands[seat as usize] else {
                continue;
            };
            if card.suit != suit && !hand[suit].is_empty() {
                all.push(Unfollowed {
                    by: seat,
                    trick: number,
                    suit,
                    card,
                });
            }
            hand.remove(card);
        }
    }
    all
}

impl InPlay {
    /// The hands that did not follow suit though they could, once the board is over.
    #[must_use]
    pub fn unfollowed(&self) -> Vec<Unfollowed> {
        match self.is_over() {
            true => unfollowed(&self.head.deal, &self.table),
            false => Vec::new(),
        }
    }
}
