//! Law 44: sequence and procedure of play.

use contract_bridge::{Hand, Holding, Seat, Strain, Suit};

use super::Trick;

/// The cards of a hand that may legally be played to the trick: all of them when leading (44A) or out of the suit
/// led (44D), else those of the suit (44C).
pub(crate) fn playable(hand: Hand, trick: &Trick) -> Hand {
    match trick.suit() {
        Some(suit) if !hand[suit].is_empty() => only(hand, suit),
        _ => hand,
    }
}

/// The cards of one suit.
pub(crate) fn only(hand: Hand, suit: Suit) -> Hand {
    let mut cards = Hand::EMPTY;
    cards[suit] = hand[suit];
    debug_assert!(cards[suit] != Holding::EMPTY || hand[suit].is_empty());
    cards
}

/// The hand that wins the trick: the highest trump (44E), else the highest card of the suit led (44F).
pub(crate) fn winner(trick: &Trick, strain: Strain) -> Option<Seat> {
    let (_, lead) = trick.lead()?;
    let value = |suit: Suit, rank: contract_bridge::Rank| {
        if Strain::from(suit) == strain {
            100 + rank.get()
        } else if suit == lead.suit {
            rank.get()
        } else {
            0
        }
    };
    trick
        .plays()
        .max_by_key(|(_, card)| value(card.suit, card.rank))
        .map(|(seat, _)| seat)
}

/// Whether a trump won it.
pub(crate) fn trumped(trick: &Trick, strain: Strain) -> bool {
    trick
        .plays()
        .any(|(_, card)| Strain::from(card.suit) == strain)
}
