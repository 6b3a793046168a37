//! Hands as PBN writes them, complete or not.

use contract_bridge::{Card, Hand, Rank, Seat, Suit};
use openroom_laws::log::Deal;
use openroom_laws::notation::{card_text, seat_text};
use openroom_said::{Said, quoted, said};

/// Reads `N:AQ4.KJ52.T97.A83 - ... -`, in either case and with the ranks in any order. A hand may have fewer than 13
/// cards: PBN knows end positions.
///
/// # Errors
///
/// What is wrong with the text.
pub fn read(text: &str) -> Result<Deal, Said> {
    let (first, hands) = text.split_once(':').ok_or(said!(
        "file-deal-starts-with-seat",
        "a deal must start with the seat of its first hand and a colon: N:..."
    ))?;
    let mut seat = seat(first.trim()).ok_or_else(|| {
        said!(
            "table-log-no-seat-deal-starts",
            "{first} is not a seat; a deal starts with N:, E:, S: or W:",
            first = quoted(first)
        )
    })?;
    let mut deal = Deal::UNKNOWN;
    let mut count = 0;
    let mut all = Hand::EMPTY;
    for text in hands.split_whitespace() {
        count += 1;
        if count > 4 {
            break;
        }
        if text != "-" {
            let hand = hand(text).map_err(|e| {
                said!(
                    "file-hand",
                    "the hand of {seat}: {reason}",
                    seat = seat_text(seat),
                    reason = e
                )
            })?;
            if let Some(card) = (all & hand).iter().next() {
                return Err(said!(
                    "file-two-hands",
                    "{card} is in two hands",
                    card = card_text(card)
                ));
            }
            all |= hand;
            deal.0[seat as usize] = Some(hand);
        }
        seat = seat.lho();
    }
    if count != 4 {
        return Err(said!(
            "file-deal-has-four-hands",
            "a deal must have four hands, not {count}; write - for an unknown hand",
            count
        ));
    }
    Ok(deal)
}

/// A seat in either case.
#[must_use]
pub fn seat(text: &str) -> Option<Seat> {
    Some(match text {
        "N" | "n" => Seat::North,
        "E" | "e" => Seat::East,
        "S" | "s" => Seat::South,
        "W" | "w" => Seat::West,
        _ => return None,
    })
}

/// The rank of a letter in either case; 1 stands for the ten where a 0 follows.
#[must_use]
pub(crate) fn rank(letter: u8) -> Option<Rank> {
    Some(match letter.to_ascii_uppercase() {
        b'A' => Rank::A,
        b'K' => Rank::K,
        b'Q' => Rank::Q,
        b'J' => Rank::J,
        b'T' => Rank::T,
        digit @ b'2'..=b'9' => Rank::new(digit - b'0'),
        _ => return None,
    })
}

/// The suit of a letter in either case.
#[must_use]
pub(crate) fn suit(letter: u8) -> Option<Suit> {
    Some(match letter.to_ascii_uppercase() {
        b'S' => Suit::Spades,
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        b'C' => Suit::Clubs,
        _ => return None,
    })
}

/// A card: suit, then rank, in either case; the ten also as 10.
#[must_use]
pub(crate) fn card(text: &str) -> Option<Card> {
    let (suit_letter, rest) = text.as_bytes().split_first()?;
    let suit = suit(*suit_letter)?;
    let rank = match rest {
        b"10" => Rank::T,
        [letter] => rank(*letter)?,
        _ => return None,
    };
    Some(Card { suit, rank })
}

/// Puts a card into a hand; says which one it is if it is there already.
pub(crate) fn put(hand: &mut Hand, card: Card) -> Result<(), Said> {
    match hand.insert(card) {
        true => Ok(()),
        false => Err(said!(
            "file-there-twice",
            "{card} appears twice",
            card = card_text(card)
        )),
    }
}

/// A hand: spades first, with dots between the suits.
pub(crate) fn hand(text: &str) -> Result<Hand, Said> {
    let mut hand = Hand::EMPTY;
    let mut suits = Suit::DESC.into_iter();
    for ranks in text.split('.') {
        let suit = suits.next().ok_or(said!(
            "file-more-than-four-suits",
            "there are more than four suits"
        ))?;
        let mut bytes = ranks.bytes();
        while let Some(byte) = bytes.next() {
            let rank = match byte {
                b'1' if bytes.next() == Some(b'0') => Rank::T,
                _ => rank(byte).ok_or_else(|| {
                    said!(
                        "file-unclear-ranks-k-q",
                        "{ranks} is unclear; ranks are A K Q J T 9 to 2",
                        ranks = quoted(ranks)
                    )
                })?,
            };
            put(&mut hand, Card { suit, rank })?;
        }
    }
    match (suits.next(), hand.len()) {
        (Some(_), _) => Err(said!(
            "file-has-four-suits-spades",
            "it must have four suits, spades first, with dots between them"
        )),
        (None, 14..) => Err(said!(
            "file-cards-hand-has-13",
            "a hand must have 13 cards, not {count}",
            count = hand.len()
        )),
        (None, _) => Ok(hand),
    }
}

/// The deal as PBN writes it, from a seat on.
#[must_use]
pub fn write(deal: &Deal, first: Seat) -> String {
    let seats = [first, first.lho(), first.partner(), first.rho()];
    let hands: Vec<String> = seats
        .iter()
        .map(|&seat| deal.hand(seat).map_or_else(|| "-".into(), hand_text))
        .collect();
    format!("{}:{}", seat_text(first), hands.join(" "))
}

fn hand_text(hand: Hand) -> String {
    let suits: Vec<String> = Suit::DESC
        .into_iter()
        .map(|suit| hand[suit].iter().map(Rank::letter).collect())
        .collect();
    suits.join(".")
}

/// The fourth hand, where three are known in full.
pub(crate) fn complete(deal: &mut Deal) {
    let known: Vec<Hand> = deal.0.iter().flatten().copied().collect();
    if known.len() == 3 && known.iter().all(|hand| hand.len() == 13) {
        let rest = known.into_iter().fold(Hand::ALL, |rest, hand| rest - hand);
        for hand in &mut deal.0 {
            hand.get_or_insert(rest);
        }
    }
}
