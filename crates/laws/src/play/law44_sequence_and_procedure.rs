//! Law 44: sequence and procedure of play.

use contract_bridge::{Hand, Seat, Strain, Suit};

use super::{Play, Restricted, Trick, law50_penalty_card};

/// The cards of a hand that may legally be played to the trick: all of them when leading (44A) or out of the suit
/// led (44D), else those of the suit (44C).
pub(crate) fn playable(hand: Hand, trick: &Trick) -> Hand {
    match trick.suit() {
        Some(suit) if !hand[suit].is_empty() => only(hand, suit),
        _ => hand,
    }
}

/// The legal cards of the hand in turn. The order of duties: follow suit (44C), then a restriction, then a penalty card
/// of one's own (50D1b); a duty that cannot be met falls away alone (59).
pub(crate) fn legal(play: &Play, seat: Seat, hand: Hand) -> Hand {
    let following = playable(hand, &play.trick);
    let Some(trouble) = &play.trouble else {
        return following;
    };
    let mut cards = following;
    for restriction in trouble.restrictions.iter().filter(|r| r.seat == seat) {
        cards = if_any(cards, meeting(&restriction.restricted, cards, &play.trick));
    }
    if_any(
        cards,
        law50_penalty_card::major(&trouble.penalty[seat as usize]) & cards,
    )
}

/// What meets a duty, or everything if nothing does (59).
fn if_any(cards: Hand, meeting: Hand) -> Hand {
    if meeting.is_empty() { cards } else { meeting }
}

fn meeting(restricted: &Restricted, cards: Hand, trick: &Trick) -> Hand {
    let end = |highest: bool| -> Hand {
        let Some(suit) = trick.suit() else {
            return cards;
        };
        let mut ranks = cards[suit].iter();
        let rank = if highest {
            ranks.next_back()
        } else {
            ranks.next()
        };
        rank.map(|rank| contract_bridge::Card { suit, rank })
            .into_iter()
            .collect()
    };
    match restricted {
        Restricted::Must(suit) => only(cards, *suit),
        Restricted::MustNot(suits) => suits
            .iter()
            .fold(cards, |cards, &suit| cards - only(cards, suit)),
        Restricted::Highest => end(true),
        Restricted::Lowest => end(false),
    }
}

/// The cards of one suit.
pub(crate) fn only(hand: Hand, suit: Suit) -> Hand {
    let mut cards = Hand::EMPTY;
    cards[suit] = hand[suit];
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
