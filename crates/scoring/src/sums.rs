//! Adding up points by the million, exactly.
//!
//! When every board of a large event was played another number of times, each has its own denominator, and a total is a
//! fraction of hundreds of digits. Reducing it at every step would cost more than all the rest, so totals are kept
//! over one common denominator and turned into [`Exact`] once.

use std::collections::HashMap;

use num_bigint::BigInt;
use num_rational::BigRational;

use crate::Exact;

/// Sums of points for so many contestants. `visit` calls back with every contestant and its points; it is asked twice,
/// first for the denominators.
pub(crate) fn sums(
    contestants: usize,
    visit: impl Fn(&mut dyn FnMut(usize, &Exact)),
) -> Vec<Exact> {
    let mut denominators = Denominators::default();
    visit(&mut |_, points| denominators.add(points));
    match denominators.common_word() {
        Some(common) => sums_of_words(contestants, common, visit),
        None => wide_sums(contestants, &denominators, visit),
    }
}

/// Sums over a common denominator of one word.
fn sums_of_words(
    contestants: usize,
    common: u64,
    visit: impl Fn(&mut dyn FnMut(usize, &Exact)),
) -> Vec<Exact> {
    let mut sums = vec![0_i128; contestants];
    let mut large: HashMap<usize, Exact> = HashMap::new();
    visit(&mut |contestant, points| match points.parts() {
        Some((over, 1)) => sums[contestant] += i128::from(over) * i128::from(common),
        Some((over, under)) => sums[contestant] += i128::from(over) * i128::from(common / under),
        None => *large.entry(contestant).or_default() += points.clone(),
    });
    let total = |(contestant, sum): (usize, i128)| {
        let total = Exact::fraction(sum, i128::from(common));
        match large.remove(&contestant) {
            Some(more) => total + more,
            None => total,
        }
    };
    sums.into_iter().enumerate().map(total).collect()
}

/// Sums over a common denominator of several words.
fn wide_sums(
    contestants: usize,
    denominators: &Denominators,
    visit: impl Fn(&mut dyn FnMut(usize, &Exact)),
) -> Vec<Exact> {
    let common = denominators.common();
    let width = usize::try_from(common.bits()).unwrap_or(0) / 64 + 3;
    let words = |number: &BigInt| {
        let mut words = number.iter_u64_digits().collect::<Vec<u64>>();
        words.resize(width, 0);
        words
    };
    let whole = words(&common);
    let factors: HashMap<u64, Vec<u64>> = denominators
        .seen
        .keys()
        .map(|&under| (under, words(&(&common / under))))
        .collect();
    let mut sums = vec![0_u64; contestants * width];
    let mut large: HashMap<usize, Exact> = HashMap::new();
    visit(&mut |contestant, points| {
        let sum = &mut sums[contestant * width..(contestant + 1) * width];
        match points.parts() {
            Some((over, 1)) => add_product(sum, over, &whole),
            Some((over, under)) => match factors.get(&under) {
                Some(factor) => add_product(sum, over, factor),
                None => *large.entry(contestant).or_default() += points.clone(),
            },
            None => *large.entry(contestant).or_default() += points.clone(),
        }
    });
    let total = |(contestant, sum): (usize, &[u64])| {
        let bytes: Vec<u8> = sum.iter().flat_map(|word| word.to_le_bytes()).collect();
        let over = BigInt::from_signed_bytes_le(&bytes);
        let total = Exact::big(BigRational::new_raw(over, common.clone()));
        match large.remove(&contestant) {
            Some(more) => total + more,
            None => total,
        }
    };
    sums.chunks(width).enumerate().map(total).collect()
}

/// Adds `times` the number to a sum in two's complement, lowest word first.
fn add_product(sum: &mut [u64], times: i64, number: &[u64]) {
    let size = u128::from(times.unsigned_abs());
    let mut carry = 0_u128;
    let mut borrow = false;
    for (word, &digit) in sum.iter_mut().zip(number) {
        let product = size * u128::from(digit) + carry;
        #[allow(clippy::cast_possible_truncation)]
        let low = product as u64;
        carry = product >> 64;
        if times < 0 {
            let (less, under) = word.overflowing_sub(low);
            let (less, again) = less.overflowing_sub(u64::from(borrow));
            (*word, borrow) = (less, under || again);
        } else {
            let (more, over) = word.overflowing_add(low);
            let (more, again) = more.overflowing_add(u64::from(borrow));
            (*word, borrow) = (more, over || again);
        }
    }
}

/// The denominators met.
#[derive(Default)]
struct Denominators {
    seen: HashMap<u64, ()>,
    last: [u64; 2],
}

impl Denominators {
    fn add(&mut self, points: &Exact) {
        let Some((_, under)) = points.parts() else {
            return;
        };
        if under == 1 || self.last.contains(&under) {
            return;
        }
        self.last = [under, self.last[0]];
        self.seen.insert(under, ());
    }

    /// The common denominator, if it leaves room enough in two words for a sum.
    fn common_word(&self) -> Option<u64> {
        let mut common = 1_u64;
        for &under in self.seen.keys() {
            common = common.checked_mul(under / crate::exact::gcd_word(common, under))?;
            if common > 1 << 40 {
                return None;
            }
        }
        Some(common)
    }

    fn common(&self) -> BigInt {
        let mut common = BigInt::from(1);
        for &under in self.seen.keys() {
            let rest = u64::try_from(&common % under).unwrap_or(0);
            common *= under / crate::exact::gcd_word(rest, under);
        }
        common
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_sums_are_the_sums() {
        let points: Vec<(usize, Exact)> = (0..400_i64)
            .map(|i| {
                (
                    usize::try_from(i % 7).unwrap_or(0),
                    Exact::ratio((i * 7919) % 1000 - 500, 10_007 + i),
                )
            })
            .collect();
        let visit = |each: &mut dyn FnMut(usize, &Exact)| {
            points.iter().for_each(|(who, points)| each(*who, points))
        };
        let fast = sums(7, visit);
        for (who, sum) in fast.iter().enumerate() {
            let slow: Exact = points
                .iter()
                .filter(|(other, _)| *other == who)
                .map(|(_, p)| p.clone())
                .sum();
            assert_eq!(*sum, slow);
        }
    }
}
