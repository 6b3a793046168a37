//! What stands between the bars of LIN: hands, calls, cards in the order played, results.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use openroom_said::{Said, said};
use openroom_scoring::Tricks;

use crate::deal;
use crate::fault::quoted;
use crate::game::{End, Game, Play, Played, Stated, Trick, read_contract};

/// The cards after letters of suits; nothing if there is no card.
pub(super) fn read_hand(text: &str, all: &mut Hand) -> Result<Option<Hand>, Said> {
    let mut hand = Hand::EMPTY;
    let mut suit = None;
    for byte in text.bytes() {
        if let Some(next) = deal::suit(byte) {
            suit = Some(next);
            continue;
        }
        let (Some(suit), Some(rank)) = (suit, deal::rank(byte)) else {
            return Err(said!(
                "file-hand-unclear",
                "the hand {text} is unclear",
                text = quoted(text)
            ));
        };
        let card = Card { suit, rank };
        deal::put(&mut hand, card)?;
        deal::put(all, card)?;
    }
    match hand.len() {
        0 => Ok(None),
        1..=13 => Ok(Some(hand)),
        cards => Err(said!(
            "file-hand-has-cards",
            "a hand must have 13 cards, not {cards}",
            cards
        )),
    }
}

pub(super) fn read_call(text: &[u8]) -> Option<(Call, usize)> {
    Some(match text {
        [b'p' | b'P', ..] if text.len() >= 4 && text[..4].eq_ignore_ascii_case(b"pass") => {
            (Call::Pass, 4)
        }
        [b'p' | b'P' | b'-', ..] => (Call::Pass, 1),
        [b'd' | b'D', b'b' | b'B', b'l' | b'L', ..] => (Call::Double, 3),
        [b'x' | b'X', b'x' | b'X', ..] => (Call::Redouble, 2),
        [b'd' | b'D' | b'x' | b'X', ..] => (Call::Double, 1),
        [b'r' | b'R', ..] => (Call::Redouble, 1),
        [level @ b'1'..=b'7', strain, rest @ ..] => {
            let notrump = matches!(strain, b'n' | b'N');
            let strain = match strain {
                _ if notrump => Strain::Notrump,
                letter => deal::suit(*letter)?.into(),
            };
            let long = notrump && matches!(rest.first(), Some(b't' | b'T'));
            (
                Call::Bid(Bid::new(level - b'0', strain)),
                2 + usize::from(long),
            )
        }
        _ => return None,
    })
}

/// The cards as tricks. Who leads is known from the contract and the tricks; a card led by somebody else is seen from the
/// hands.
pub(super) fn in_tricks(game: &Game, cards: Vec<Card>, ended: bool) -> Option<Play> {
    let mut tricks: Vec<Trick> = Vec::new();
    if !cards.is_empty() {
        let (_, declarer) = game.final_contract()?;
        let trumps = game.trumps()?;
        let mut leader = declarer?.lho();
        let mut seat = leader;
        for card in cards {
            if tricks.last().is_none_or(|trick| trick.len() == 4) {
                let holder = Seat::ALL
                    .into_iter()
                    .find(|&s| game.deal.hand(s).is_some_and(|hand| hand.contains(card)));
                seat = holder.unwrap_or(leader);
                let mut trick = Trick::led_by(seat);
                trick.out_of_turn = seat != leader;
                tricks.push(trick);
            }
            if let Some(trick) = tricks.last_mut() {
                trick.cards[seat as usize] = Some(Played::plain(card));
                seat = seat.lho();
                if trick.len() == 4 {
                    leader = trick.winner(trumps);
                    seat = leader;
                }
            }
        }
    }
    let complete = tricks.len() == 13 && tricks.iter().all(|trick| trick.len() == 4);
    Some(Play {
        tricks,
        end: if ended && !complete {
            End::Ended
        } else {
            End::Plain
        },
    })
}

/// `4SN=`, `3NTWx-2`, `PASS`.
pub(super) fn read_result(text: &str) -> Option<(Stated, Option<Seat>, Option<u8>)> {
    if text.to_ascii_uppercase().starts_with('P') {
        return Some((Stated::PassedOut, None, None));
    }
    if !text.is_ascii() {
        return None;
    }
    let end = text.find(['=', '+', '-']).unwrap_or(text.len());
    let (contract, over) = text.split_at(end);
    let doubled = contract.trim_end_matches(['x', 'X']);
    let risk = &contract[doubled.len()..];
    let (bid, declarer) = doubled.split_at(doubled.len().checked_sub(1)?);
    let contract = read_contract(&format!("{bid}{risk}"))?;
    let declarer = deal::seat(declarer)?;
    let needed = i32::from(Tricks::needed(contract).get());
    let tricks = match over {
        "" => None,
        "=" => Some(needed),
        over => Some(needed + over.parse::<i32>().ok()?),
    };
    let tricks = tricks
        .and_then(|n| u8::try_from(n).ok())
        .filter(|&n| n <= 13);
    Some((Stated::Contract(contract), Some(declarer), tricks))
}
