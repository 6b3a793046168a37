//! How the log writes seats, calls and cards: plain letters, one spelling for each.
//!
//! `contract-bridge` prints suits as symbols and a pass as `P`; the table log is ASCII and says `Pass`.

pub mod written;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Rank, Seat, Strain, Suit};

/// A seat as its letter: `N`, `E`, `S`, `W`.
///
/// ```
/// use openroom_laws::notation::seat_text;
/// assert_eq!(seat_text(contract_bridge::Seat::West), "W");
/// ```
#[must_use]
pub const fn seat_text(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "N",
        Seat::East => "E",
        Seat::South => "S",
        Seat::West => "W",
    }
}

/// A denomination: `C`, `D`, `H`, `S`, `NT`.
#[must_use]
pub const fn strain_text(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "C",
        Strain::Diamonds => "D",
        Strain::Hearts => "H",
        Strain::Spades => "S",
        Strain::Notrump => "NT",
    }
}

/// A suit as its letter.
#[must_use]
pub const fn suit_text(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "C",
        Suit::Diamonds => "D",
        Suit::Hearts => "H",
        Suit::Spades => "S",
    }
}

/// A bid: level and denomination, `3NT`.
#[must_use]
pub fn bid_text(bid: Bid) -> String {
    format!("{}{}", bid.level.get(), strain_text(bid.strain))
}

/// A call: `Pass`, `X`, `XX` or a bid.
///
/// ```
/// use openroom_laws::notation::{call_text, parse_call};
/// assert_eq!(call_text(parse_call("p").unwrap()), "Pass");
/// ```
#[must_use]
pub fn call_text(call: Call) -> String {
    match call {
        Call::Pass => "Pass".into(),
        Call::Double => "X".into(),
        Call::Redouble => "XX".into(),
        Call::Bid(bid) => bid_text(bid),
    }
}

/// A card: suit, then rank, the ten as `T`.
///
/// ```
/// use openroom_laws::notation::{card_text, parse_card};
/// assert_eq!(card_text(parse_card("H10").unwrap()), "HT");
/// ```
#[must_use]
pub fn card_text(card: Card) -> String {
    let mut text = String::with_capacity(2);
    text.push(card.suit.letter());
    text.push(card.rank.letter());
    text
}

/// Reads a seat; only the four letters count, in upper case.
#[must_use]
pub fn parse_seat(text: &str) -> Option<Seat> {
    Some(match text {
        "N" => Seat::North,
        "E" => Seat::East,
        "S" => Seat::South,
        "W" => Seat::West,
        _ => return None,
    })
}

/// Reads a denomination as `C`, `D`, `H`, `S`, `NT` or `N`.
#[must_use]
pub fn parse_strain(text: &str) -> Option<Strain> {
    text.is_ascii().then(|| text.parse().ok()).flatten()
}

/// Reads a suit as its letter.
#[must_use]
pub fn parse_suit(text: &str) -> Option<Suit> {
    text.is_ascii().then(|| text.parse().ok()).flatten()
}

/// Reads a call as the log writes it; the case of the letters does not matter.
#[must_use]
pub fn parse_call(text: &str) -> Option<Call> {
    (text.is_ascii() && text != "-")
        .then(|| text.parse().ok())
        .flatten()
}

/// Reads a card such as `SA`, `HT` or `H10`.
#[must_use]
pub fn parse_card(text: &str) -> Option<Card> {
    (text.is_ascii() && matches!(text.len(), 2 | 3))
        .then(|| text.parse().ok())
        .flatten()
}

/// The words for ranks in a designation such as `names king` (Law 46).
pub(crate) const RANK_WORDS: [(&str, Rank); 13] = [
    ("ace", Rank::A),
    ("king", Rank::K),
    ("queen", Rank::Q),
    ("jack", Rank::J),
    ("ten", Rank::T),
    ("nine", Rank::new(9)),
    ("eight", Rank::new(8)),
    ("seven", Rank::new(7)),
    ("six", Rank::new(6)),
    ("five", Rank::new(5)),
    ("four", Rank::new(4)),
    ("three", Rank::new(3)),
    ("two", Rank::new(2)),
];

/// The words for suits in a designation such as `names spade` (Law 46).
pub(crate) const SUIT_WORDS: [(&str, Suit); 4] = [
    ("spade", Suit::Spades),
    ("heart", Suit::Hearts),
    ("diamond", Suit::Diamonds),
    ("club", Suit::Clubs),
];
