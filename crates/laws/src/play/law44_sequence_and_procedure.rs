//! Law 44: sequence and procedure of play. What a hand may legally play, and who wins a trick.

use contract_bridge::{Card, Hand, Holding, Rank, Seat, Strain, Suit};

use super::{Play, Restricted, Restriction, Trick};
use crate::table::play::major;
use crate::table::trouble::PenaltyKind;
use crate::table::trouble::is_honour;

/// The cards of a hand that may legally be played to the trick: all of them when leading (44A) or out of the suit
/// led (44D), else those of the suit (44C).
pub(crate) fn playable(hand: Hand, trick: &Trick) -> Hand {
    match trick.suit() {
        Some(suit) if !hand[suit].is_empty() => only(hand, suit),
        _ => hand,
    }
}

/// A duty that a card leaves unmet although the hand could meet it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unmet {
    /// To follow suit (44C): a revoke.
    FollowSuit,
    /// A restriction: also a revoke (61A).
    Restriction,
    /// A penalty card of one's own (52).
    PenaltyCard,
}

/// The legal cards of a hand. The order of duties: follow suit (44C), then a restriction, then a penalty card of one's own
/// (50D1b); a duty that cannot be met falls away alone (59).
pub(crate) fn legal(play: &Play, seat: Seat, hand: Hand) -> Hand {
    let mut cards = playable(hand, &play.trick);
    let Some(trouble) = &play.trouble else {
        return cards;
    };
    for restriction in in_force(play, seat) {
        cards = if_any(cards, meeting(&restriction.restricted, cards, &play.trick));
    }
    if_any(cards, penalty_duty(&trouble.penalty[seat as usize], cards))
}

/// Whether a card follows suit or need not; `in_suit` is what the hand holds in the suit led (44C, 44D).
pub(crate) fn follows(in_suit: Holding, card: Card, trick: &Trick) -> bool {
    in_suit.is_empty() || trick.suit().is_none_or(|led| led == card.suit)
}

/// The first duty that the card leaves unmet, if any.
pub(crate) fn unmet(play: &Play, seat: Seat, hand: Hand, card: Card) -> Option<Unmet> {
    let in_suit = hand[play.trick.suit().unwrap_or(card.suit)];
    if !follows(in_suit, card, &play.trick) {
        return Some(Unmet::FollowSuit);
    }
    let trouble = play.trouble.as_ref()?;
    let mut cards = playable(hand, &play.trick);
    for restriction in in_force(play, seat) {
        cards = if_any(cards, meeting(&restriction.restricted, cards, &play.trick));
        if !cards.contains(card) {
            return Some(Unmet::Restriction);
        }
    }
    let cards = if_any(cards, penalty_duty(&trouble.penalty[seat as usize], cards));
    (!cards.contains(card)).then_some(Unmet::PenaltyCard)
}

/// The restrictions in force that a card of a hand that is not known does not meet for all that can be seen.
pub(crate) fn perhaps_broken(
    play: &Play,
    seat: Seat,
    card: Card,
) -> impl Iterator<Item = &Restriction> {
    in_force(play, seat).filter(move |restriction| match &restriction.restricted {
        // Whether it was his highest or lowest nobody can see.
        Restricted::Highest | Restricted::Lowest => true,
        other => meeting(other, Hand::from_iter([card]), &play.trick).is_empty(),
    })
}

/// Whether a restriction is in force that the hand cannot meet (59).
pub(crate) fn is_unable(play: &Play, seat: Seat, hand: Hand) -> bool {
    let cards = playable(hand, &play.trick);
    in_force(play, seat)
        .any(|restriction| meeting(&restriction.restricted, cards, &play.trick).is_empty())
}

/// Those of the cards that meet every restriction in force.
pub(crate) fn meeting_all(play: &Play, seat: Seat, cards: Hand) -> Hand {
    in_force(play, seat).fold(cards, |cards, restriction| {
        meeting(&restriction.restricted, cards, &play.trick)
    })
}

/// The restrictions on that hand's next card; those over leads bind nothing else.
fn in_force(play: &Play, seat: Seat) -> impl Iterator<Item = &Restriction> {
    let leads = play.trick == Trick::EMPTY;
    let restrictions = play.trouble.iter().flat_map(|t| &t.restrictions);
    restrictions.filter(move |r| r.seat == seat && (leads || !r.binds.only_leads()))
}

/// What meets a duty, or everything if nothing does (59).
fn if_any(cards: Hand, meeting: Hand) -> Hand {
    if meeting.is_empty() { cards } else { meeting }
}

fn meeting(restricted: &Restricted, cards: Hand, trick: &Trick) -> Hand {
    match restricted {
        Restricted::Must(suit) => only(cards, *suit),
        Restricted::MustNot(suits) => suits
            .iter()
            .fold(cards, |cards, &suit| cards - only(cards, suit)),
        Restricted::Highest => end_of_suit(cards, trick, true),
        Restricted::Lowest => end_of_suit(cards, trick, false),
        Restricted::Card(card) => cards & Hand::from_iter([*card]),
    }
}

fn end_of_suit(cards: Hand, trick: &Trick, highest: bool) -> Hand {
    let Some(suit) = trick.suit() else {
        return Hand::EMPTY;
    };
    extreme(cards, suit, highest).into_iter().collect()
}

/// The highest or lowest card of a suit.
pub(crate) fn extreme(cards: Hand, suit: Suit, highest: bool) -> Option<Card> {
    let ranks = cards[suit].iter();
    let rank = if highest { ranks.max() } else { ranks.min() };
    rank.map(|rank| Card { suit, rank })
}

/// What the penalty cards of a hand leave it: a major one must be played (50D1a); beside a minor one no other card of its
/// suit below honour rank may be (50C).
fn penalty_duty(penalty: &[(Card, PenaltyKind)], cards: Hand) -> Hand {
    let major = major(penalty) & cards;
    if !major.is_empty() {
        return major;
    }
    let minor = penalty
        .iter()
        .find(|(card, kind)| *kind == PenaltyKind::Minor && cards.contains(*card));
    match minor {
        None => cards,
        Some((minor, _)) => {
            let barred = only(cards, minor.suit)
                .iter()
                .filter(|card| card != minor && !is_honour(*card));
            cards - barred.collect()
        }
    }
}

/// The cards of one suit.
pub(crate) fn only(hand: Hand, suit: Suit) -> Hand {
    let mut cards = Hand::EMPTY;
    cards[suit] = hand[suit];
    cards
}

/// How high a card stands in a trick: trumps (44E) over the suit led (44F) over the rest.
pub(crate) fn height(card: Card, led: Suit, strain: Strain) -> u8 {
    const TRUMP: u8 = Rank::A.get();
    if Strain::from(card.suit) == strain {
        TRUMP + card.rank.get()
    } else if card.suit == led {
        card.rank.get()
    } else {
        0
    }
}

/// The hand that wins the trick: the highest trump (44E), else the highest card of the suit led (44F).
pub(crate) fn winner(trick: &Trick, strain: Strain) -> Option<Seat> {
    winning(trick, strain).map(|(seat, _)| seat)
}

/// The card that wins the trick, and whose it is.
pub(crate) fn winning(trick: &Trick, strain: Strain) -> Option<(Seat, Card)> {
    let (seat, lead) = trick.lead()?;
    let mut best = (seat, lead);
    let mut highest = height(lead, lead.suit, strain);
    for (seat, card) in trick.plays() {
        let height = height(card, lead.suit, strain);
        if height > highest {
            (best, highest) = ((seat, card), height);
        }
    }
    Some(best)
}
