//! The play as a table: a line a trick, a column a seat.

use contract_bridge::Seat;
use openroom_laws::table::Trick;
use openroom_laws::{Side, Table};

use super::COLUMNS;
use super::cell::{Cell, bold, columns};
use super::notation;
use crate::words::{Message, Words};

const LEADS: &str = ">";
const WINS: &str = "*";

/// The tricks, the one on the table last; empty if no card has been played.
pub fn grid(table: &Table, words: &Words) -> String {
    let mut head = vec![Cell::default()];
    head.extend(COLUMNS.map(|seat| Cell::plain(" ").and(&bold(&notation::seat(seat, words)))));
    head.extend([Side::Ns, Side::Ew].map(|side| bold(&notation::side(side, words))));
    let mut rows = vec![head];
    let mut won = [0_u8; 2];
    for (number, (trick, winner)) in (1..).zip(table.tricks()) {
        won[Side::of(*winner) as usize] += 1;
        let mut row = cards(number, trick, Some(*winner), words);
        row.extend(won.map(|tricks| Cell::plain(tricks.to_string())));
        rows.push(row);
    }
    if let Some(trick) = table.trick().filter(|trick| trick.lead().is_some()) {
        rows.push(cards(table.tricks().len() + 1, trick, None, words));
    }
    if rows.len() == 1 {
        return String::new();
    }
    let marks = words.tell(
        Message::Marks,
        [("lead", LEADS.into()), ("won", WINS.into())],
    );
    format!("{} ({marks})\n{}", words.say(Message::Play), columns(&rows))
}

fn cards(number: usize, trick: &Trick, winner: Option<Seat>, words: &Words) -> Vec<Cell> {
    let mut row = vec![Cell::plain(format!("{number:>2}"))];
    let leader = trick.lead().map(|(seat, _)| seat);
    for seat in COLUMNS {
        let played = trick.plays().find(|&(by, _)| by == seat);
        row.push(match played {
            None => Cell::default(),
            Some((_, card)) => {
                let before = if leader == Some(seat) { LEADS } else { " " };
                let after = if winner == Some(seat) {
                    bold(WINS)
                } else {
                    Cell::default()
                };
                Cell::plain(before)
                    .and(&notation::card(card, words))
                    .and(&after)
            }
        });
    }
    row
}
