//! Deals that agree with what a seat knows: every card played, and what the auction has shown.

use contract_bridge::{Card, Hand, Seat, Suit};

use crate::chance::Chance;
use crate::known::Known;
use crate::strength::Work;
use crate::system::Reading;

/// The cards that each of the four still holds, as they may lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Layout {
    pub hands: [Hand; 4],
    /// How likely the cards played so far are from these hands, beside the other layouts (restricted choice).
    pub weight: u64,
}

/// The weight of a layout in which nobody had a choice among equals.
const FULL_WEIGHT: u64 = 1 << 20;

/// What is being drawn from.
struct Hidden<'a> {
    known: &'a Known,
    seats: Vec<Seat>,
    pool: Vec<Card>,
    reading: Option<&'a Reading>,
}

/// Deals that agree with all that is known, as many as the work allows. Those that agree with the auction come first; if they are too few,
/// others are brought as near to it as can be.
pub(crate) fn layouts(
    known: &Known,
    reading: Option<&Reading>,
    work: Work,
    chance: &mut Chance,
) -> Vec<Layout> {
    let hidden = Hidden {
        known,
        seats: known.hidden(),
        pool: known.unseen().iter().collect(),
        reading,
    };
    let mut found: Vec<[Hand; 4]> = Vec::with_capacity(work.deals);
    let mut near: Vec<(u32, [Hand; 4])> = Vec::new();
    for _ in 0..work.draws.max(work.deals) {
        if found.len() >= work.deals {
            break;
        }
        let Some(hands) = hidden.draw(chance) else {
            continue;
        };
        match hidden.misses(&hands) {
            0 if hidden.agrees(&hands) => found.push(hands),
            misses if near.len() < 4 * work.deals => near.push((misses, hands)),
            _ => {}
        }
        // One way to lie is enough of it.
        if hidden.seats.len() < 2 {
            break;
        }
    }
    if found.len() < work.deals && hidden.seats.len() > 1 {
        // The sort is stable: the same draws give the same deals.
        near.sort_by_key(|(misses, _)| *misses);
        for (_, mut hands) in near {
            if found.len() >= work.deals {
                break;
            }
            hidden.mend(&mut hands, chance);
            found.push(hands);
        }
    }
    let weighed = found.into_iter().map(|hands| Layout {
        hands,
        weight: hidden.weight(&hands),
    });
    weighed.collect()
}

impl Hidden<'_> {
    /// Whether a seat may hold a card.
    fn may(&self, seat: Seat, card: Card) -> bool {
        !self.known.out[seat as usize][card.suit as usize]
    }

    /// The hidden cards dealt out at random, each where it can be.
    fn draw(&self, chance: &mut Chance) -> Option<[Hand; 4]> {
        let mut hands = self.known.holds.map(|held| held.unwrap_or(Hand::EMPTY));
        let mut room = self.known.left;
        let mut pool = Vec::with_capacity(self.pool.len());
        for &card in &self.pool {
            // What lies open, and what only one of them can have, is his.
            let lies = |seat: &&Seat| self.known.open[**seat as usize].contains(card);
            let mut able = self.seats.iter().filter(|&&seat| self.may(seat, card));
            let only = match (able.next(), able.next()) {
                (Some(seat), None) => Some(seat),
                _ => None,
            };
            match self.seats.iter().find(lies).or(only) {
                Some(&seat) => {
                    hands[seat as usize].insert(card);
                    room[seat as usize] = room[seat as usize].checked_sub(1)?;
                }
                None => pool.push(card),
            }
        }
        chance.shuffle(&mut pool);
        for card in pool {
            let able = |seat: &&Seat| self.may(**seat, card) && room[**seat as usize] > 0;
            let seats = self.seats.iter().filter(able);
            let places: usize = seats.clone().map(|&seat| room[seat as usize]).sum();
            let mut place = chance.below(u32::try_from(places).ok()?) as usize;
            let mut chosen = None;
            for &seat in seats {
                if place < room[seat as usize] {
                    chosen = Some(seat);
                    break;
                }
                place -= room[seat as usize];
            }
            let seat = chosen?;
            hands[seat as usize].insert(card);
            room[seat as usize] -= 1;
        }
        let filled = self.seats.iter().all(|&seat| room[seat as usize] == 0);
        filled.then_some(hands)
    }

    /// What a seat was dealt in a layout.
    fn dealt(&self, hands: &[Hand; 4], seat: Seat) -> Hand {
        hands[seat as usize] | self.known.played[seat as usize]
    }

    fn misses(&self, hands: &[Hand; 4]) -> u32 {
        let Some(reading) = self.reading else {
            return 0;
        };
        let seats = self.seats.iter();
        seats
            .map(|&seat| reading.misses(seat, self.dealt(hands, seat)))
            .sum()
    }

    fn agrees(&self, hands: &[Hand; 4]) -> bool {
        let Some(reading) = self.reading else {
            return true;
        };
        let mut seats = self.seats.iter();
        seats.all(|&seat| reading.admits(seat, self.dealt(hands, seat)))
    }

    /// Exchanges cards between hidden hands as long as that brings them nearer to what was shown.
    fn mend(&self, hands: &mut [Hand; 4], chance: &mut Chance) {
        const TRIES: u32 = 60;
        let mut misses = self.misses(hands);
        for _ in 0..TRIES {
            if misses == 0 {
                return;
            }
            let one = self.seats[chance.below(self.seats.len() as u32) as usize];
            let other = self.seats[chance.below(self.seats.len() as u32) as usize];
            let (Some(given), Some(taken)) = (
                pick(hands[one as usize], chance),
                pick(hands[other as usize], chance),
            ) else {
                continue;
            };
            let fixed = |seat: Seat, card| self.known.open[seat as usize].contains(card);
            let can = one != other
                && self.may(other, given)
                && self.may(one, taken)
                && !fixed(one, given)
                && !fixed(other, taken);
            if !can {
                continue;
            }
            let before = *hands;
            hands[one as usize].remove(given);
            hands[other as usize].insert(given);
            hands[other as usize].remove(taken);
            hands[one as usize].insert(taken);
            let now = self.misses(hands);
            match now <= misses {
                true => misses = now,
                false => *hands = before,
            }
        }
    }

    /// How likely the honours that hidden hands have played are from this layout: whoever had several that were as good as each other
    /// might have played another.
    fn weight(&self, hands: &[Hand; 4]) -> u64 {
        let mut weight = FULL_WEIGHT;
        let mut held = Seat::ALL.map(|seat| self.dealt(hands, seat));
        let mut gone = Hand::EMPTY;
        for &(seat, card) in self.known.tricks.iter().flatten() {
            if self.seats.contains(&seat) {
                weight = (weight / equals(held[seat as usize], gone, card)).max(1);
            }
            held[seat as usize].remove(card);
            gone.insert(card);
        }
        weight
    }
}

/// How many cards of a hand were as good as this one, which is an honour: with nothing between them that is still to come.
fn equals(hand: Hand, gone: Hand, card: Card) -> u64 {
    const LEAST: u8 = 10;
    if card.rank.get() < LEAST {
        return 1;
    }
    let has = |rank: u8| contains(hand, card.suit, rank);
    let out = |rank: u8| contains(gone, card.suit, rank);
    let count = |ranks: &mut dyn Iterator<Item = u8>| {
        ranks
            .take_while(|&rank| has(rank) || out(rank))
            .filter(|&rank| has(rank))
            .count()
    };
    let rank = card.rank.get();
    let above = count(&mut (rank + 1..=14));
    let below = count(&mut (LEAST..rank).rev());
    1 + (above + below) as u64
}

fn contains(hand: Hand, suit: Suit, rank: u8) -> bool {
    contract_bridge::Rank::try_new(rank).is_ok_and(|rank| hand[suit].contains(rank))
}

fn pick(hand: Hand, chance: &mut Chance) -> Option<Card> {
    let place = chance.below(u32::try_from(hand.len()).ok()?) as usize;
    hand.iter().nth(place)
}
