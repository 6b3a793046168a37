//! The four hands: what each seat still holds, as far as it is known.

use contract_bridge::{Card, Hand, Holding, Seat, Suit};

use crate::impossible::Impossible;
use crate::log::Deal;

/// The cards still held by seats whose hands are known, and the cards seen from all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hands {
    held: [Hand; 4],
    known: [bool; 4],
    /// Cards that have left a hand for good or lie played.
    gone: Hand,
}

impl Hands {
    pub fn new(deal: &Deal) -> Self {
        Self {
            held: deal.0.map(|hand| hand.unwrap_or(Hand::EMPTY)),
            known: deal.0.map(|hand| hand.is_some()),
            gone: Hand::EMPTY,
        }
    }

    /// What the seat still holds, if known.
    pub fn of(&self, seat: Seat) -> Option<Hand> {
        self.known[seat as usize].then(|| self.held[seat as usize])
    }

    /// What the seat still holds in a suit, if known.
    pub fn holding(&self, seat: Seat, suit: Suit) -> Option<Holding> {
        self.known[seat as usize].then(|| self.held[seat as usize][suit])
    }

    /// Whether the card has not been played.
    pub fn check_not_gone(&self, card: Card) -> Result<(), Impossible> {
        match holds(&self.gone, card) {
            true => Err(Impossible::Gone { card }),
            false => Ok(()),
        }
    }

    /// Whether the seat can hold the card. Only the impossible is refused: a hand not known may hold any
    /// card that is not elsewhere.
    pub fn check(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        self.check_not_gone(card)?;
        if self.known[seat as usize] {
            return match holds(&self.held[seat as usize], card) {
                true => Ok(()),
                false => Err(Impossible::NotHeld { seat, card }),
            };
        }
        match Seat::ALL
            .into_iter()
            .find(|&s| holds(&self.held[s as usize], card))
        {
            Some(holder) => Err(Impossible::HeldBy { seat, card, holder }),
            None => Ok(()),
        }
    }

    /// The cards that have not been played yet, wherever they are.
    pub fn not_gone(&self) -> Hand {
        Hand::ALL - self.gone
    }

    /// The card goes back to the hand.
    pub fn restore(&mut self, seat: Seat, card: Card) {
        if self.known[seat as usize] {
            self.held[seat as usize].insert(card);
        }
        self.gone.remove(card);
    }

    /// The card leaves the hand.
    pub fn remove(&mut self, seat: Seat, card: Card) {
        self.held[seat as usize].remove(card);
        self.gone.insert(card);
    }
}

/// Whether the card is in the set. It looks at the one suit: the whole hand, read right after a suit of it was written, makes
/// the processor wait.
fn holds(hand: &Hand, card: Card) -> bool {
    hand[card.suit].contains(card.rank)
}
