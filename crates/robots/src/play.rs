//! Which card: the one that is best over many deals that may be, each looked at double dummy.

use contract_bridge::{Card, Hand, Seat};
use openroom_analysis::Position;
use openroom_analysis::double_dummy::CardByCard;
use openroom_laws::Side;
use openroom_scoring::{Tricks, score_ns};

use crate::known::Known;
use crate::sample::Layout;
use crate::strength::Work;

/// From this rank on the top of a sequence is led.
const HONOUR: u8 = 10;

/// The scores that a side gets for so many tricks of declarer.
pub(crate) fn scores(known: &Known, side: Side) -> Option<[i64; 14]> {
    let (contract, declarer) = known.contract()?;
    let mut scores = [0; 14];
    for (tricks, score) in (0..).zip(&mut scores) {
        let tricks = Tricks::try_new(tricks).ok()?;
        let ns = i64::from(score_ns(contract, declarer, known.board.vul, tricks));
        *score = if side == Side::Ns { ns } else { -ns };
    }
    Some(scores)
}

/// The card of a hand that does best over these layouts, among those that are legal.
pub(crate) fn best(
    known: &Known,
    hand: Seat,
    legal: Hand,
    layouts: &[Layout],
    work: Work,
) -> Option<Card> {
    let mut cards: Vec<Card> = legal.iter().collect();
    cards.sort_by_key(|card| (card.rank, card.suit));
    let first = *cards.first()?;
    let leads = known.trick().is_empty();
    if cards.len() == 1 || all_equal(known, &cards) {
        return Some(of_sequence(&cards, first, leads));
    }
    let (contract, declarer) = known.contract()?;
    let side = Side::of(hand);
    let scores = scores(known, side)?;
    let (leader, trick) = (known.leader()?, known.trick());
    let trick: Vec<Card> = trick.into_iter().map(|(_, card)| card).collect();
    let won = known.table.won(side);
    let declares = side == Side::of(declarer);
    let mut solver = CardByCard::new();
    let mut worth = vec![(0_i128, 0_u128); cards.len()];
    let mut nodes = 0;
    for (done, layout) in layouts.iter().enumerate() {
        if done >= Work::LEAST && nodes > work.nodes {
            break;
        }
        let strain = contract.bid.strain;
        let Ok(position) = Position::new(layout.hands, strain, leader, &trick) else {
            continue;
        };
        let Ok(found) = solver.worth(&position) else {
            continue;
        };
        nodes += found.nodes;
        for (card, tricks) in found.cards {
            let Some(place) = cards.iter().position(|&it| it == card) else {
                continue;
            };
            let own = won + tricks;
            let declarers = if declares {
                own
            } else {
                13_u8.saturating_sub(own)
            };
            let weight = i128::from(layout.weight);
            let score = scores[usize::from(declarers.min(13))];
            worth[place].0 += weight * i128::from(score);
            worth[place].1 += u128::from(layout.weight) * u128::from(own);
        }
    }
    let most = worth.iter().max()?;
    let best: Vec<Card> = cards
        .iter()
        .zip(&worth)
        .filter(|(_, it)| *it == most)
        .map(|(card, _)| *card)
        .collect();
    let lowest = *best.first()?;
    Some(of_sequence(&best, lowest, leads))
}

/// The card of a sequence that is led: its top, if it is one of honours. To a trick that was led the lowest will do.
fn of_sequence(equals: &[Card], lowest: Card, leads: bool) -> Card {
    if !leads || lowest.rank.get() < HONOUR {
        return lowest;
    }
    let mut top = lowest;
    for &card in equals {
        if card.suit == top.suit && card.rank.get() == top.rank.get() + 1 {
            top = card;
        }
    }
    top
}

/// Whether all cards are of one suit with nothing between them that anybody else may still play: then it is no matter which.
fn all_equal(known: &Known, cards: &[Card]) -> bool {
    let (Some(low), Some(high)) = (cards.first(), cards.last()) else {
        return true;
    };
    if cards.iter().any(|card| card.suit != low.suit) {
        return false;
    }
    // What was played in earlier tricks lies between nobody's cards any more.
    let earlier = known.table.tricks().iter();
    let gone: Hand = earlier
        .flat_map(|(trick, _)| trick.plays().map(|(_, card)| card))
        .collect();
    let between = low.rank.get()..=high.rank.get();
    between.into_iter().all(|rank| {
        cards.iter().any(|card| card.rank.get() == rank)
            || contract_bridge::Rank::try_new(rank).is_ok_and(|rank| gone[low.suit].contains(rank))
    })
}
