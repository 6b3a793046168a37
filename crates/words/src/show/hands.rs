//! The four hands around the table.

use contract_bridge::{Hand, Seat, Suit};
use openroom_laws::Log;
use openroom_laws::log::Deal;

use super::cell::{Cell, bold, columns};
use super::notation;
use crate::words::{Message, Words};

/// The hands as dealt, by the points of the compass.
pub fn diagram(log: &Log, words: &Words) -> String {
    if log.deal == Deal::UNKNOWN {
        return words.say(Message::HandsUnknown) + "\n";
    }
    let block = |seat| hand(seat, log.deal.hand(seat), words);
    let mut rows = Vec::new();
    let middle = |cell| vec![Cell::default(), cell];
    rows.extend(block(Seat::North).into_iter().map(middle));
    for (west, east) in block(Seat::West).into_iter().zip(block(Seat::East)) {
        rows.push(vec![west, Cell::default(), east]);
    }
    rows.extend(block(Seat::South).into_iter().map(middle));
    columns(&rows)
}

/// The name of the seat and four lines, one a suit.
fn hand(seat: Seat, hand: Option<Hand>, words: &Words) -> Vec<Cell> {
    let mut lines = vec![bold(&notation::seat(seat, words))];
    match hand {
        Some(hand) => lines.extend(Suit::DESC.map(|suit| suit_line(hand, suit, words))),
        None => {
            lines.push(Cell::plain(words.say(Message::HandUnknown)));
            lines.resize_with(5, Cell::default);
        }
    }
    lines
}

fn suit_line(hand: Hand, suit: Suit, words: &Words) -> Cell {
    let mut ranks: Vec<_> = hand[suit].iter().collect();
    ranks.sort();
    let ranks: Vec<String> = ranks
        .into_iter()
        .rev()
        .map(|rank| notation::rank(rank, words))
        .collect();
    let ranks = match ranks.is_empty() {
        true => " -".to_owned(),
        false => format!(" {}", ranks.join(" ")),
    };
    notation::suit(suit).and(&Cell::plain(ranks))
}
