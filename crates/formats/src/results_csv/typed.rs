//! Contracts, seats and cards as people type or paste them: with the symbols of the suits, with the words of our five languages.

use contract_bridge::{Bid, Card, Contract, Penalty, Seat, Strain};

use crate::deal;
use crate::game::Stated;

/// The words for each seat, in lower case: English, Portuguese, Spanish, Italian, Romanian.
const SEATS: [(Seat, &[&str]); 4] = [
    (Seat::North, &["n", "north", "norte", "nord"]),
    (Seat::East, &["e", "east", "este", "leste", "est"]),
    (Seat::South, &["s", "south", "sul", "sur", "sud"]),
    (
        Seat::West,
        &["w", "west", "o", "oeste", "ovest", "v", "vest"],
    ),
];

/// The words for no trumps.
const NOTRUMP: [&str; 5] = ["N", "NT", "ST", "SA", "FA"];

/// The words for a board that was passed out.
const PASSED: [&str; 7] = ["P", "PASS", "PASSE", "PASSO", "PASO", "PAS", "PASSA"];

/// A seat: its letter, or its name.
pub(super) fn seat(text: &str) -> Option<Seat> {
    let lower = text.to_lowercase();
    SEATS
        .into_iter()
        .find_map(|(seat, words)| words.contains(&lower.as_str()).then_some(seat))
}

/// `4S`, `4♠`, `3 NT x`, `6hxx`, `Pass`.
pub(super) fn contract(text: &str) -> Option<Stated> {
    let text = plain(text);
    if PASSED.contains(&text.as_str()) {
        return Some(Stated::PassedOut);
    }
    let bid = text.trim_end_matches(['X', '*']);
    let penalty = match &text[bid.len()..] {
        "" => Penalty::Undoubled,
        "X" | "*" => Penalty::Doubled,
        "XX" | "**" => Penalty::Redoubled,
        _ => return None,
    };
    let (level, word) = bid.split_at_checked(1)?;
    let level = level.parse().ok().filter(|level| (1..=7).contains(level))?;
    let strain = match word.as_bytes() {
        _ if NOTRUMP.contains(&word) => Strain::Notrump,
        [letter] => deal::suit(*letter)?.into(),
        _ => return None,
    };
    let bid = Bid::new(level, strain);
    Some(Stated::Contract(Contract { bid, penalty }))
}

/// `SA`, `♠A`, `A♠`, `♥10`.
pub(super) fn card(text: &str) -> Option<Card> {
    let text = plain(text);
    deal::card(&text).or_else(|| {
        let (rank, suit) = text.split_at_checked(text.len().checked_sub(1)?)?;
        deal::card(&format!("{suit}{rank}"))
    })
}

/// A number with its sign, which word processors make longer.
pub(super) fn signed(text: &str) -> String {
    text.replace(['−', '–'], "-")
}

/// In capitals, with letters for the suits, without spaces.
fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        '♠' | '♤' => 'S',
        '♥' | '♡' => 'H',
        '♦' | '♢' => 'D',
        '♣' | '♧' => 'C',
        other => other.to_ascii_uppercase(),
    };
    // A symbol may say besides whether it is to be a letter or a picture.
    let is_seen = |c: &char| !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}');
    text.chars().filter(is_seen).map(letter).collect()
}
