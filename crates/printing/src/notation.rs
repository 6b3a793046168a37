//! Seats, cards and contracts as people of each language write them.

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Contract, Hand, Penalty, Rank, Seat, Strain, Suit};

use openroom_words::words::{Message, Words};

/// North, East, South, West, as everything here is ordered.
pub(crate) const SEATS: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

pub(crate) use openroom_words::show::notation::{letter as seat, seat as seat_name};

pub(crate) fn vul(vul: AbsoluteVulnerability, labels: [Message; 4], words: &Words) -> String {
    let ns = vul.contains(AbsoluteVulnerability::NS);
    let ew = vul.contains(AbsoluteVulnerability::EW);
    words.say(labels[usize::from(ns) + 2 * usize::from(ew)])
}

fn rank(rank: Rank, words: &Words) -> String {
    match rank.letter() {
        'A' => words.say(Message::LetterAce),
        'K' => words.say(Message::LetterKing),
        'Q' => words.say(Message::LetterQueen),
        'J' => words.say(Message::LetterJack),
        'T' => words.say(Message::Ten),
        digit => digit.to_string(),
    }
}

/// Between cards, so that a ten is not read as two of them.
const THIN: &str = "\u{2009}";

/// The ranks of each suit, spades first; a dash for none.
pub(crate) fn suits(hand: Hand, words: &Words) -> [String; 4] {
    Suit::DESC.map(|suit| {
        let cards: Vec<String> = hand[suit].iter().map(|r| rank(r, words)).collect();
        match cards.is_empty() {
            true => "—".into(),
            false => cards.join(THIN),
        }
    })
}

pub(crate) fn strain(strain: Strain, words: &Words) -> String {
    match strain {
        Strain::Spades => "♠".into(),
        Strain::Hearts => "♥".into(),
        Strain::Diamonds => "♦".into(),
        Strain::Clubs => "♣".into(),
        Strain::Notrump => words.say(Message::Notrump),
    }
}

pub(crate) fn call(call: Call, words: &Words) -> String {
    match call {
        Call::Pass => words.say(Message::Pass),
        Call::Double => "X".into(),
        Call::Redouble => "XX".into(),
        Call::Bid(bid) => format!("{}{}", bid.level.get(), strain(bid.strain, words)),
    }
}

pub(crate) fn contract(contract: Contract, words: &Words) -> String {
    let risk = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    let bid = contract.bid;
    format!("{}{}{risk}", bid.level.get(), strain(bid.strain, words))
}

/// A contract, a call or a card as files write them (`4SX`, `3NT`, `Pass`, `HQ`), for people; anything else as it is.
pub(crate) fn written(text: &str, words: &Words) -> String {
    let text = text.trim();
    let upper = text.to_ascii_uppercase();
    if matches!(upper.as_str(), "PASS" | "P") {
        return words.say(Message::Pass);
    }
    // The parser of contracts is for plain letters only.
    let is_contract = upper.is_ascii() && upper.starts_with(|c: char| c.is_ascii_digit());
    if is_contract && let Ok(found) = upper.parse::<Contract>() {
        return contract(found, words);
    }
    card(&upper, words).unwrap_or_else(|| text.to_owned())
}

/// A card: suit and rank, in either order.
fn card(upper: &str, words: &Words) -> Option<String> {
    let upper = upper.replace("10", "T");
    let letters: Vec<char> = upper.chars().collect();
    let [a, b] = letters[..] else { return None };
    let suit_of = |c| "SHDC".find(c).map(|at| crate::document::SUITS[at]);
    let rank_of = |c: char| match c {
        'A' => Some(Rank::A),
        'K' => Some(Rank::K),
        'Q' => Some(Rank::Q),
        'J' => Some(Rank::J),
        'T' => Some(Rank::T),
        '2'..='9' => c.to_digit(10).map(|n| Rank::new(n as u8)),
        _ => None,
    };
    let found = |s, r| Some(format!("{}{}", suit_of(s)?, rank(rank_of(r)?, words)));
    found(a, b).or_else(|| found(b, a))
}

/// High-card points: 4 for an ace to 1 for a jack.
pub(crate) fn points(hand: Hand) -> u8 {
    let worth = |rank: Rank| match rank.letter() {
        'A' => 4,
        'K' => 3,
        'Q' => 2,
        'J' => 1,
        _ => 0,
    };
    hand.iter().map(|card| worth(card.rank)).sum()
}

#[cfg(test)]
mod tests {
    use openroom_words::words::Language;

    use super::*;

    #[test]
    fn contracts_and_cards_for_people() {
        let words = Words::new(Language::Italian);
        for (text, shown) in [
            ("4SX", "4♠X"),
            ("3nt", "3NT"),
            ("7cxx", "7♣XX"),
            ("Pass", "Passo"),
            ("HQ", "♥D"),
            ("10s", "♠10"),
            ("S10", "♠10"),
            ("dummy", "dummy"),
            ("−1,", "−1,"),
            ("7−", "7−"),
            ("ș", "ș"),
            ("", ""),
        ] {
            assert_eq!(written(text, &words), shown, "{text}");
        }
    }
}
