//! Chance that is given: the same seed gives the same numbers on any machine, for ever.
//!
//! Whoever doubts a draw by lot repeats it with the seed that was written down:
//!
//! ```
//! use openroom_chance::Chance;
//!
//! let mut order = [1, 2, 3, 4, 5];
//! Chance::new(271_828, 0).shuffle(&mut order);
//! let mut again = [1, 2, 3, 4, 5];
//! Chance::new(271_828, 0).shuffle(&mut again);
//! assert_eq!(order, again);
//! ```

/// A stream of numbers (SplitMix64): nothing secret hangs on it, and it is small enough for a phone.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed, for a purpose that another number names.
    #[must_use]
    pub const fn new(seed: u64, purpose: u64) -> Self {
        Self(seed ^ purpose.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below another; 0 below 0. A bias of one in billions does not matter here.
    pub const fn below(&mut self, end: usize) -> usize {
        if end < 2 {
            return 0;
        }
        // In 64 bits: a browser counts in 32 otherwise, and would come to other numbers.
        ((self.next() >> 16) % end as u64) as usize
    }

    /// Whether something happens that does so that often in a hundred.
    pub const fn happens(&mut self, in_a_hundred: usize) -> bool {
        self.below(100) < in_a_hundred
    }

    /// One of several.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// Puts things into an order, each as likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct Readme;

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_seed_gives_its_numbers() {
        let some = |seed| {
            let mut chance = Chance::new(seed, 3);
            [(); 6].map(|()| chance.below(52))
        };
        assert_eq!(some(7), some(7));
        assert_ne!(some(7), some(8));
        // The same on any machine, for ever: what a teacher has handed out and what was drawn must not change.
        assert_eq!(some(7), [24, 8, 33, 21, 18, 34]);
    }
}
