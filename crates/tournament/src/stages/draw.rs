//! Lots that can be drawn again: the same seed gives the same order on any machine.

/// Draws with a seed: the generator SplitMix64, as its author published it.
#[derive(Debug, Clone)]
pub struct Draw(u64);

impl Draw {
    /// Draws of that seed. What is drawn for different purposes takes different purposes, counted from 0.
    #[must_use]
    pub const fn new(seed: u64, purpose: u64) -> Self {
        Self(seed ^ purpose.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `most`, each as likely as any other: what would make one likelier is drawn again.
    pub const fn below(&mut self, most: u64) -> u64 {
        let fair = u64::MAX - u64::MAX % most;
        loop {
            let drawn = self.next();
            if drawn < fair {
                return drawn % most;
            }
        }
    }

    /// Puts a list into an order by lot: from the last to the second, each changes places with one up to itself.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let with = self.below(last as u64 + 1);
            list.swap(last, usize::try_from(with).unwrap_or(last));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Draw;

    /// The first numbers of the generator with the seed 1234567, as published with it.
    #[test]
    fn the_generator_is_the_published_one() {
        let mut draw = Draw::new(1_234_567, 0);
        let all: Vec<u64> = (0..3).map(|_| draw.next()).collect();
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(all, published);
    }

    #[test]
    fn every_order_comes_up() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut list = [1, 2, 3, 4];
            Draw::new(seed, 0).shuffle(&mut list);
            seen.insert(list);
        }
        assert_eq!(seen.len(), 24);
    }
}
