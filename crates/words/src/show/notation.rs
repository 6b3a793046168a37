//! Seats, cards and calls as people of each language write them.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Contract, Penalty, Rank, Seat, Strain, Suit};
use openroom_laws::Side;
use openroom_scoring::Tricks;
use openroom_scoring::adjusted_score::AssignedResult;

use super::cell::{Cell, red};
use crate::explain::plain;
use crate::words::{Message, Words};

/// A seat, by its name.
pub fn seat(seat: Seat, words: &Words) -> String {
    words.say(match seat {
        Seat::North => Message::North,
        Seat::East => Message::East,
        Seat::South => Message::South,
        Seat::West => Message::West,
    })
}

/// A seat, by its letter.
pub fn letter(seat: Seat, words: &Words) -> String {
    words.say(match seat {
        Seat::North => Message::PrintSeatN,
        Seat::East => Message::PrintSeatE,
        Seat::South => Message::PrintSeatS,
        Seat::West => Message::PrintSeatW,
    })
}

/// A side, by its name.
pub fn side(side: Side, words: &Words) -> String {
    words.say(match side {
        Side::Ns => Message::NorthSouth,
        Side::Ew => Message::EastWest,
    })
}

/// The symbol of a suit, red for hearts and diamonds.
pub fn suit(suit: Suit) -> Cell {
    match suit {
        Suit::Spades => Cell::plain("♠"),
        Suit::Hearts => red("♥"),
        Suit::Diamonds => red("♦"),
        Suit::Clubs => Cell::plain("♣"),
    }
}

/// A rank, as the language abbreviates it.
pub fn rank(rank: Rank, words: &Words) -> String {
    match rank.letter() {
        'A' => words.say(Message::LetterAce),
        'K' => words.say(Message::LetterKing),
        'Q' => words.say(Message::LetterQueen),
        'J' => words.say(Message::LetterJack),
        'T' => words.say(Message::Ten),
        digit => digit.to_string(),
    }
}

/// A card, coloured.
pub fn card(card: Card, words: &Words) -> Cell {
    suit(card.suit).and(&Cell::plain(rank(card.rank, words)))
}

/// A strain, coloured.
pub fn strain(strain: Strain, words: &Words) -> Cell {
    match strain {
        Strain::Clubs => suit(Suit::Clubs),
        Strain::Diamonds => suit(Suit::Diamonds),
        Strain::Hearts => suit(Suit::Hearts),
        Strain::Spades => suit(Suit::Spades),
        Strain::Notrump => Cell::plain(words.say(Message::Notrump)),
    }
}

/// A call, coloured.
pub fn call(call: Call, words: &Words) -> Cell {
    match call {
        Call::Pass => Cell::plain(words.say(Message::Pass)),
        Call::Double => Cell::plain("X"),
        Call::Redouble => Cell::plain("XX"),
        Call::Bid(bid) => Cell::plain(bid.level.get().to_string()).and(&strain(bid.strain, words)),
    }
}

/// A contract with its doubling, coloured.
pub fn contract(contract: Contract, words: &Words) -> Cell {
    let doubled = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    call(Call::Bid(contract.bid), words).and(&Cell::plain(doubled))
}

/// A result that the Director assigns: `4♠ N =`, without colour. Bare points stay as they are.
#[must_use]
pub fn assigned(result: AssignedResult, words: &Words) -> String {
    let played = match result {
        AssignedResult::Score(score) => return score.to_string(),
        AssignedResult::PassedOut => return words.say(Message::Pass),
        AssignedResult::Played(played) => played,
    };
    let contract = plain(&contract(played.contract, words).text);
    let declarer = letter(played.declarer, words);
    let needed = i16::from(Tricks::needed(played.contract).get());
    match i16::from(played.tricks.get()) - needed {
        0 => format!("{contract} {declarer} ="),
        over => format!("{contract} {declarer} {over:+}"),
    }
}
