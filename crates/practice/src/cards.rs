//! Cards that a player of a club might play: second hand low, third hand high, the top of touching honours. What is legal is asked of crate
//! `laws`.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};
use openroom_laws::Table;

use crate::bidding::length;

/// The card of a hand at its turn, among those that are legal.
pub(crate) fn card(table: &Table, seat: Seat) -> Option<Card> {
    let legal = table.legal_cards()?;
    among(table, seat, legal)
}

/// One of these cards, as the hand would choose.
pub(crate) fn among(table: &Table, seat: Seat, legal: Hand) -> Option<Card> {
    let lead = table.trick().and_then(|trick| trick.lead());
    match lead {
        None => led(table, seat, legal),
        Some((_, led)) => followed(table, seat, legal, led.suit),
    }
}

/// The card that a hand leads.
fn led(table: &Table, seat: Seat, legal: Hand) -> Option<Card> {
    let (contract, declarer) = table.contract()?;
    let declares = seat == declarer || seat == declarer.partner();
    let trumps = contract.bid.strain.suit();
    let suits = Suit::DESC
        .into_iter()
        .filter(|&suit| length(legal, suit) > 0);
    let both = |suit: Suit| {
        let partner = table.hand(seat.partner()).filter(|_| declares);
        length(legal, suit) + partner.map_or(0, |hand| length(hand, suit))
    };
    // Defenders keep their trumps; declarer draws them.
    let worth = |suit: &Suit| match (Some(*suit) == trumps, declares) {
        (true, false) => 0,
        (true, true) => 20 + both(*suit),
        (false, _) => 1 + both(*suit),
    };
    let suit = suits.max_by_key(worth)?;
    Some(from_the_suit(legal, suit))
}

/// The top of touching honours, else the fourth highest, else the lowest.
fn from_the_suit(hand: Hand, suit: Suit) -> Card {
    // From the highest down.
    let ranks: Vec<Rank> = hand[suit].iter().collect();
    let touching = |top: Rank, next: Rank| top.get() == next.get() + 1 && next.get() >= 10;
    let rank = match ranks.as_slice() {
        [top, next, ..] if touching(*top, *next) => *top,
        [_, _, _, fourth, ..] => *fourth,
        others => others.last().copied().unwrap_or(Rank::A),
    };
    Card { suit, rank }
}

/// Who wins the trick as it lies, and with what.
fn winning(table: &Table, trumps: Option<Suit>) -> Option<(Seat, Card)> {
    let trick = table.trick()?;
    let (_, led) = trick.lead()?;
    let strength = |card: Card| match card.suit {
        suit if Some(suit) == trumps => 100 + card.rank.get(),
        suit if suit == led.suit => card.rank.get(),
        _ => 0,
    };
    trick.plays().max_by_key(|(_, card)| strength(*card))
}

fn followed(table: &Table, seat: Seat, legal: Hand, suit: Suit) -> Option<Card> {
    let (contract, _) = table.contract()?;
    let trumps = contract.bid.strain.suit();
    let played = table.trick().map_or(0, |trick| trick.plays().count());
    let (winner, best) = winning(table, trumps)?;
    let own = |suit: Suit| Hand::iter(legal).filter(move |card| card.suit == suit);
    if own(suit).next().is_some() {
        let low = own(suit).min_by_key(|card| card.rank)?;
        let beats = |card: &Card| best.suit == suit && card.rank > best.rank;
        let wins = own(suit).filter(beats);
        return Some(match (winner == seat.partner(), played) {
            (true, _) | (_, 1) => low,
            (false, 2) => wins.max_by_key(|card| card.rank).unwrap_or(low),
            (false, _) => wins.min_by_key(|card| card.rank).unwrap_or(low),
        });
    }
    let ruffs =
        trumps.filter(|_| winner != seat.partner() && contract.bid.strain != Strain::Notrump);
    let ruff = ruffs.and_then(|suit| {
        let high = |card: &Card| best.suit != suit || card.rank > best.rank;
        own(suit).filter(high).min_by_key(|card| card.rank)
    });
    // Nothing to ruff with: the lowest card of the longest other suit.
    let discard = || {
        let others = Suit::ASC.into_iter().filter(|&suit| Some(suit) != trumps);
        let longest = others.max_by_key(|&suit| length(legal, suit))?;
        own(longest).min_by_key(|card| card.rank)
    };
    ruff.or_else(discard)
        .or_else(|| Hand::iter(legal).min_by_key(|card| card.rank))
}
