//! Check slips: for each of the four hands of boards 1 and 2 what the player who takes it out must hold in one suit, so that a set of another
//! session, or a machine that missed the first board, is found before anybody has called (White Book 121.2). Each slip is for one player alone.

use contract_bridge::Suit;
use openroom_laws::log::Deal;
use openroom_words::words::{Message, Words};

use crate::document::{Block, Cards, Document, Line, SUITS};
use crate::notation::{self, SEATS};

/// The slips of these boards, four a board; a board of which a hand is not known has none.
#[must_use]
pub fn document(boards: &[(u32, Deal)], title: &str, words: &Words) -> Document {
    let cards = boards.iter().flat_map(|(number, deal)| {
        let hands = SEATS.map(|seat| deal.hand(seat));
        let whole = hands.iter().all(Option::is_some);
        let hands = hands.into_iter().zip(SEATS).filter(move |_| whole);
        hands.filter_map(move |(hand, seat)| {
            let hand = hand?;
            // The longest suit: there is most in it to be wrong.
            let longest = Suit::DESC
                .into_iter()
                .rev()
                .max_by_key(|&suit| hand[suit].iter().count())?;
            let at = Suit::DESC.iter().position(|&suit| suit == longest)?;
            let cards = notation::suits(hand, words)[at].clone();
            let args = [
                ("board", (*number).into()),
                ("seat", notation::seat_name(seat, words).into()),
            ];
            let mut blocks = vec![Block::Text(
                Line::new(words.tell(Message::CheckSlipHand, args))
                    .bold()
                    .size(13.0),
            )];
            if !title.is_empty() {
                blocks.push(Block::Text(Line::new(title).size(8.0)));
            }
            blocks.extend([
                Block::Text(Line::new(words.say(Message::CheckSlipText))),
                Block::Space(4.0),
                Block::Text(Line::new(SUITS[at]).size(26.0).centred()),
                Block::Text(Line::new(cards).bold().size(20.0).centred()),
                Block::Space(4.0),
                Block::Text(Line::new(words.say(Message::CheckSlipWrong)).bold()),
            ]);
            Some(blocks)
        })
    });
    Document {
        title: words.say(Message::CheckSlips),
        blocks: vec![Block::Cards(Cards {
            across: 2,
            down: 4,
            cut_lines: true,
            cards: cards.collect(),
        })],
        ..Document::default()
    }
}
