//! Chance that can be repeated: the same seed gives the same run, as far as the machine lets it.

/// A stream of numbers (SplitMix64).
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below `n`; 0 if `n` is 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^= x >> 31;
        if n == 0 { 0 } else { x % n }
    }

    /// A stream for one of many who act at once.
    #[must_use]
    pub const fn of(seed: u64, who: u64) -> Self {
        let mut own = Self(seed ^ who.wrapping_mul(0xd134_2543_de82_ef95));
        own.below(1);
        own
    }
}
