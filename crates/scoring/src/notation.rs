//! Contracts and cards as the event file writes them.

use contract_bridge::{Card, Contract, Penalty, Rank, Strain, Suit};

/// `4SX`, `3NT`.
#[must_use]
pub fn contract_text(contract: Contract) -> String {
    let strain = match contract.bid.strain {
        Strain::Clubs => "C",
        Strain::Diamonds => "D",
        Strain::Hearts => "H",
        Strain::Spades => "S",
        Strain::Notrump => "NT",
    };
    let doubled = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    format!("{}{strain}{doubled}", contract.bid.level.get())
}

/// `S5`, `HT`.
#[must_use]
pub fn card_text(card: Card) -> String {
    let suit = match card.suit {
        Suit::Clubs => 'C',
        Suit::Diamonds => 'D',
        Suit::Hearts => 'H',
        Suit::Spades => 'S',
    };
    let rank = match card.rank {
        Rank::A => "A".to_owned(),
        Rank::K => "K".to_owned(),
        Rank::Q => "Q".to_owned(),
        Rank::J => "J".to_owned(),
        Rank::T => "T".to_owned(),
        other => other.get().to_string(),
    };
    format!("{suit}{rank}")
}
