//! Chance that is given: the same seed and the same moment give the same numbers on any machine.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};

/// A stream of numbers.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a seed, for a moment that three numbers name.
    #[must_use]
    pub fn new(seed: u64, moment: [u64; 3]) -> Self {
        let mut key = [0; 32];
        let words = [seed, moment[0], moment[1], moment[2]];
        for (place, word) in key.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number below another, each as likely; 0 below 0.
    pub fn below(&mut self, end: u32) -> u32 {
        if end < 2 {
            return 0;
        }
        // Multiplied into the range; what would make the first numbers likelier is drawn again.
        let uneven = end.wrapping_neg() % end;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(end);
            if (wide & 0xFFFF_FFFF) as u32 >= uneven {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Puts things into an order, each order as likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            things.swap(last, other);
        }
    }

    /// Whether something happens that does so that often in a thousand.
    pub fn happens(&mut self, in_a_thousand: u16) -> bool {
        in_a_thousand > 0 && self.below(1000) < u32::from(in_a_thousand)
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_seed_gives_its_numbers_and_another_moment_others() {
        let some = |moment| {
            let mut chance = Chance::new(7, moment);
            [(); 6].map(|()| chance.below(52))
        };
        assert_eq!(some([1, 2, 3]), some([1, 2, 3]));
        assert_ne!(some([1, 2, 3]), some([1, 2, 4]));
        assert!(some([0; 3]).iter().all(|&number| number < 52));
    }

    #[test]
    fn every_order_of_three_comes_about_as_often() {
        let mut chance = Chance::new(1, [0; 3]);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut things = [0, 1, 2];
            chance.shuffle(&mut things);
            *seen.entry(things).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|&times| (850..1150).contains(&times)),
            "{seen:?}"
        );
    }
}
