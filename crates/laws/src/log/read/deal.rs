//! The deal of a log, in the notation of PBN.

use contract_bridge::{Hand, Seat};
use openroom_said::{Said as Sentence, said};

use super::values::{Fault, word, wrong};
use crate::log::{Deal, quote};
use crate::notation::{card_text, parse_seat};
use openroom_placed::Node;

pub(super) fn deal(node: &Node) -> Result<Deal, Fault> {
    let text = word(
        node,
        said!(
            "table-log-pbn-deal-such-as",
            "a PBN deal such as `N:AQ4.KJ52.T97.A83 ...`"
        ),
    )?;
    read_deal(text).or_else(|reason| wrong(node, reason))
}

/// Reads a PBN deal; a hand that is not known is `-`.
///
/// # Errors
///
/// What is wrong with it, for people: which hand has too many cards, which card is there twice.
///
/// ```
/// use openroom_laws::log::read_deal;
/// let deal = read_deal("N:AKQ75.73.AJ4.Q62 - JT62.A85.Q73.K53 -").unwrap();
/// assert!(deal.0[1].is_none());
/// let slip = read_deal("N:AKQ75.73.AJ4.Q62 A3.KQT64.K82.T94 - -").unwrap_err();
/// assert!(slip.to_string().contains("SA"));
/// ```
pub fn read_deal(text: &str) -> Result<Deal, Sentence> {
    let (first, hands) = text.split_once(':').ok_or(said!(
        "table-log-deal-starts-with-seat",
        "a deal must start with the seat of its first hand and a colon: `N:...`"
    ))?;
    let mut seat = parse_seat(first.trim()).ok_or_else(|| {
        said!(
            "table-log-no-seat-deal-starts",
            "{first} is not a seat; a deal starts with N:, E:, S: or W:",
            first = quote(first)
        )
    })?;
    let hands: Vec<&str> = hands.split_whitespace().collect();
    if hands.len() != 4 {
        return Err(said!(
            "table-log-deal-has-four-hands",
            "a deal must have four hands, not {count}; write `-` for an unknown hand",
            count = hands.len()
        ));
    }
    let mut deal = Deal::UNKNOWN;
    for text in hands {
        deal.0[seat as usize] = hand(seat, text)?;
        seat = seat.lho();
    }
    no_card_twice(&deal)?;
    Ok(deal)
}

fn hand(seat: Seat, text: &str) -> Result<Option<Hand>, Sentence> {
    if text == "-" {
        return Ok(None);
    }
    let suits = text.split('.').count();
    if suits != 4 {
        return Err(said!(
            "table-log-hand-has-suits-has",
            "the hand of {seat} must have four suits, not {suits}, spades first, separated by dots",
            seat = seat.to_string(),
            suits
        ));
    }
    if !text.is_ascii() || text.contains(['x', 'X']) {
        return Err(said!(
            "table-log-hand-unclear-ranks-k",
            "the hand of {seat} is unclear: {text}; ranks are A K Q J T 9 to 2",
            seat = seat.to_string(),
            text = quote(text)
        ));
    }
    let hand: Hand = text
        .parse()
        .map_err(|_| said!("table-log-hand-unclear-each-suit", "the hand of {seat} is unclear: {text}; list each suit from high to low, each rank once: A K Q J T 9 to 2", seat = seat.to_string(), text = quote(text)))?;
    match hand.len() {
        13 => Ok(Some(hand)),
        n => Err(said!(
            "table-log-hand-has-cards-hand",
            "the hand of {seat} must have 13 cards, not {n}",
            seat = seat.to_string(),
            n
        )),
    }
}

fn no_card_twice(deal: &Deal) -> Result<(), Sentence> {
    let mut seen = Hand::EMPTY;
    for seat in Seat::ALL {
        let Some(hand) = deal.hand(seat) else {
            continue;
        };
        if let Some(card) = (hand & seen).iter().next() {
            return Err(said!(
                "table-log-two-hands-one-them",
                "{card} is in two hands, one of them {seat}’s",
                card = card_text(card),
                seat = seat.to_string()
            ));
        }
        seen |= hand;
    }
    Ok(())
}
