//! What several tests need: shuffled cards, the same ones every time.
#![allow(dead_code)]

use contract_bridge::{FullDeal, Hand, Seat, Strain};
use openroom_analysis::Position;

/// A fixed sequence of numbers.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

/// The hands after so many cards each of a shuffled pack.
pub fn hands(numbers: &mut Numbers, each: usize) -> [Hand; 4] {
    let mut cards: Vec<_> = Hand::ALL.iter().collect();
    for i in (1..cards.len()).rev() {
        cards.swap(i, numbers.below(i + 1));
    }
    let mut hands = [Hand::EMPTY; 4];
    for (i, card) in cards.into_iter().take(4 * each).enumerate() {
        hands[i % 4].insert(card);
    }
    hands
}

pub fn deal(numbers: &mut Numbers) -> FullDeal {
    let hands = hands(numbers, 13);
    let mut builder = contract_bridge::deal::Builder::new();
    for seat in Seat::ALL {
        builder[seat] = hands[seat as usize];
    }
    builder.build_full().unwrap()
}

/// A random ending, at the start of a trick.
pub fn ending(numbers: &mut Numbers, each: usize) -> Position {
    let strain = Strain::DESC[numbers.below(5)];
    let leader = Seat::ALL[numbers.below(4)];
    Position::new(hands(numbers, each), strain, leader, &[]).unwrap()
}
