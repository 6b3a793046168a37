//! The worst normal line: claimer's side plays normal cards only, everybody so that claimer's side takes least.
//!
//! Both sides want the same here, so this is no game but a search for one path. The question asked is "is there a normal line on
//! which claimer's side takes at most so many tricks?"; positions between tricks are remembered by the owners of the cards
//! left, from the top of each suit down, so that cards already gone make no difference.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use contract_bridge::{Card, Rank, Seat, Suit};

use super::normal::Rules;

/// A card as a bit of a hand: 16 bits a suit, clubs lowest, as in [`contract_bridge::Hand`].
pub(crate) type Bits = u64;

pub(crate) const fn suit_mask(suit: u8) -> Bits {
    0xFFFF << (suit * 16)
}

pub(crate) const fn suit_of(card: u8) -> u8 {
    card / 16
}

/// The lowest card of a set that is not empty.
pub(crate) const fn lowest(cards: Bits) -> u8 {
    cards.trailing_zeros() as u8
}

/// The highest card of a set of one suit that is not empty.
pub(crate) const fn highest(cards: Bits) -> u8 {
    63 - cards.leading_zeros() as u8
}

/// The cards of the suit above that card.
pub(crate) const fn above(card: u8) -> Bits {
    suit_mask(card / 16) & !((2u64 << card).wrapping_sub(1))
}

pub(crate) fn card_of(index: u8) -> Card {
    Card {
        suit: Suit::ASC[usize::from(index / 16)],
        rank: Rank::new(index % 16),
    }
}

pub(crate) fn cards_of(bits: Bits) -> Vec<Card> {
    (0..64)
        .filter(|i| bits & 1 << i != 0)
        .map(card_of)
        .collect()
}

pub(crate) fn index_of(card: Card) -> u8 {
    card.suit as u8 * 16 + card.rank.get()
}

/// A position of the search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub hands: [Bits; 4],
    /// Suits that each hand is known not to have, a bit for each.
    pub voids: [u8; 4],
    pub leader: u8,
    pub played: u8,
    pub trick: [u8; 3],
    /// Rounds of trumps that the statement still asks for.
    pub rounds: u8,
    /// Steps of the statement that are done, a bit for each.
    pub done: u16,
    /// The restriction on a lead or play is still in force.
    pub restricted: bool,
}

impl Node {
    pub const fn turn(&self) -> usize {
        ((self.leader + self.played) % 4) as usize
    }

    pub const fn cards(&self) -> &[u8] {
        self.trick.split_at(self.played as usize).0
    }

    /// The place in the trick and the card of the best so far.
    pub fn best(&self, trump: Option<u8>) -> Option<(u8, u8)> {
        let mut cards = self.cards().iter().copied().zip(0u8..);
        let (mut best, mut place) = cards.next()?;
        for (card, i) in cards {
            if beats(card, best, trump) {
                (best, place) = (card, i);
            }
        }
        Some((place, best))
    }

    /// Plays a card; gives the winner's seat if that ends the trick.
    pub fn play(&mut self, card: u8, rules: &Rules) -> Option<u8> {
        let seat = self.turn();
        self.restricted &= !rules.restraint.ends_with(self, seat, card);
        self.hands[seat] &= !(1 << card);
        let led = if self.played == 0 {
            suit_of(card)
        } else {
            suit_of(self.trick[0])
        };
        if suit_of(card) != led {
            self.voids[seat] |= 1 << led;
        }
        if self.played < 3 {
            self.trick[usize::from(self.played)] = card;
            self.played += 1;
            return None;
        }
        let (place, best) = self.best(rules.trump).unwrap_or((0, card));
        let place = if beats(card, best, rules.trump) {
            3
        } else {
            place
        };
        if rules.trump == Some(led) {
            self.rounds = self.rounds.saturating_sub(1);
        }
        let winner = (self.leader + place) % 4;
        let won_by = if place == 3 { card } else { best };
        self.done |= rules.done_by(self, led, usize::from(winner), won_by);
        self.restricted &= rules.restraint.lasts_with(usize::from(winner));
        self.leader = winner;
        self.played = 0;
        Some(winner)
    }

    /// The cards that may legally be played.
    pub fn legal(&self) -> Bits {
        let hand = self.hands[self.turn()];
        if self.played == 0 {
            return hand;
        }
        match hand & suit_mask(suit_of(self.trick[0])) {
            0 => hand,
            follow => follow,
        }
    }

    /// One card of each run of equals, its lowest.
    fn without_equals(&self, cards: Bits) -> Bits {
        let mut all = self.hands.iter().fold(0, |all, hand| all | hand);
        for &card in self.cards() {
            all |= 1 << card;
        }
        let own = self.hands[self.turn()];
        let mut kept = cards;
        let mut rest = cards;
        while rest != 0 {
            let card = lowest(rest);
            rest &= rest - 1;
            let higher = above(card) & all;
            // The next card above is in the same hand: they are equals, keep the lower.
            if higher != 0 {
                let next = lowest(higher);
                if own & (1 << next) != 0 {
                    kept &= !(1 << next);
                }
            }
        }
        kept
    }

    fn key(&self, names_cards: bool) -> Key {
        let mut owners: u128 = 0;
        let mut rest: u64 = 0;
        for suit in 0..4 {
            let mut cards = self.hands.iter().fold(0, |all, hand| all | hand) & suit_mask(suit);
            rest = rest << 4 | u64::from(cards.count_ones());
            while cards != 0 {
                let card = highest(cards);
                cards &= !(1 << card);
                let owner = (0..4).find(|&s| self.hands[s] & (1 << card) != 0);
                owners = owners << 2 | owner.unwrap_or(0) as u128;
            }
        }
        for voids in self.voids {
            rest = rest << 4 | u64::from(voids);
        }
        rest = rest << 2 | u64::from(self.leader);
        rest = rest << 4 | u64::from(self.rounds);
        rest = rest << 16 | u64::from(self.done);
        rest = rest << 1 | u64::from(self.restricted);
        let named = match names_cards {
            true => self.hands.iter().fold(0, |all, hand| all | hand),
            false => 0,
        };
        (owners, rest, named)
    }
}

pub(crate) fn beats(card: u8, best: u8, trump: Option<u8>) -> bool {
    match suit_of(card) == suit_of(best) {
        true => card > best,
        false => trump == Some(suit_of(card)),
    }
}

/// Who owns the cards from the top down; the rest of the state; the cards themselves where they matter.
type Key = (u128, u64, u64);

/// A quick mixing of the words of a key.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }
}

/// What is known of a position: claimer's side takes at least and at most so many on the worst normal line.
#[derive(Clone, Copy)]
struct Bounds {
    least: u8,
    most: u8,
}

/// The search from one position under one set of rules.
pub(crate) struct Search<'a> {
    rules: &'a Rules,
    names_cards: bool,
    seen: HashMap<Key, Bounds, BuildHasherDefault<Mix>>,
    nodes: u64,
    limit: u64,
}

/// A worst normal line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Worst {
    /// The tricks of claimer's side on it.
    pub tricks: u8,
    /// Its cards.
    pub line: Vec<(Seat, Card)>,
}

/// What the search found.
pub(crate) struct Found {
    /// A line with fewer tricks than asked for.
    pub worst: Option<Worst>,
    /// Every normal line was examined.
    pub complete: bool,
    /// Cards tried.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    pub fn new(rules: &'a Rules, limit: u64) -> Self {
        Self {
            rules,
            names_cards: rules.names_cards(),
            seen: HashMap::default(),
            nodes: 0,
            limit,
        }
    }

    /// The worst normal line, if it takes fewer than `below`.
    pub fn worst(mut self, node: &Node, below: u8) -> Found {
        let mut tricks = below;
        while tricks > 0 && self.holds(node, tricks as i8 - 1) {
            tricks -= 1;
        }
        let complete = !self.exhausted();
        let nodes = self.nodes;
        let worst = (tricks < below).then(|| {
            self.limit = u64::MAX;
            Worst {
                tricks,
                line: self.line(*node, tricks as i8),
            }
        });
        Found {
            worst,
            complete,
            nodes,
        }
    }

    const fn exhausted(&self) -> bool {
        self.nodes >= self.limit
    }

    /// Whether a normal line holds claimer's side to at most so many more tricks.
    fn holds(&mut self, node: &Node, most: i8) -> bool {
        if most < 0 {
            return false;
        }
        if node.played > 0 {
            return self.some_card_holds(node, most);
        }
        let left = node.hands[usize::from(node.leader)].count_ones() as i8;
        if left <= most {
            return true;
        }
        let key = node.key(self.names_cards);
        if let Some(bounds) = self.seen.get(&key) {
            if bounds.most as i8 <= most {
                return true;
            }
            if bounds.least as i8 > most {
                return false;
            }
        }
        let holds = self.some_card_holds(node, most);
        if holds || !self.exhausted() {
            let bounds = self.seen.entry(key).or_insert(Bounds {
                least: 0,
                most: left as u8,
            });
            match holds {
                true => bounds.most = bounds.most.min(most as u8),
                false => bounds.least = bounds.least.max(most as u8 + 1),
            }
        }
        holds
    }

    fn some_card_holds(&mut self, node: &Node, most: i8) -> bool {
        self.nodes += 1;
        if self.exhausted() {
            return false;
        }
        self.holding_card(node, most).is_some()
    }

    /// The first card that keeps to a line with at most so many tricks.
    fn holding_card(&mut self, node: &Node, most: i8) -> Option<u8> {
        let seat = node.turn();
        let mut cards = match self.rules.owns(seat) {
            true => self.rules.normal(node),
            false => node.without_equals(self.rules.legal(node)),
        };
        while cards != 0 {
            let card = match self.rules.owns(seat) {
                true => lowest(cards),
                false => highest(cards),
            };
            cards &= !(1 << card);
            let mut next = *node;
            let winner = next.play(card, self.rules);
            let won = winner.is_some_and(|seat| self.rules.owns(usize::from(seat)));
            if self.holds(&next, most - i8::from(won)) {
                return Some(card);
            }
        }
        None
    }

    fn line(&mut self, mut node: Node, mut most: i8) -> Vec<(Seat, Card)> {
        let mut line = Vec::new();
        while node.hands[node.turn()] != 0 {
            let seat = node.turn();
            let Some(card) = self.holding_card(&node, most) else {
                break;
            };
            line.push((Seat::ALL[seat], card_of(card)));
            let winner = node.play(card, self.rules);
            if winner.is_some_and(|seat| self.rules.owns(usize::from(seat))) {
                most -= 1;
            }
        }
        line
    }
}
