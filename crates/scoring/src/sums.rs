//! Adding up points by the million, exactly.
//!
//! Values are few and results many, so every value is brought to one common denominator first; then a total is a sum of
//! whole numbers. When every board of a large event was played another number of times that denominator has hundreds of
//! digits, and the sums are made of several words.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::ToPrimitive as _;

use crate::Exact;

/// Who gets which of the values: gone through once for each thing that is counted.
pub(crate) trait Entries {
    /// Calls back with every contestant and the place of its points among the values.
    fn each(&self, tell: impl FnMut(usize, u32));
}

/// Sums of points for so many contestants, and how many values each has.
pub(crate) fn sums(
    contestants: usize,
    values: &[Exact],
    entries: &impl Entries,
) -> (Vec<Exact>, Vec<u32>) {
    let mut denominators: Vec<u64> = values.iter().filter_map(|v| Some(v.parts()?.1)).collect();
    denominators.sort_unstable();
    denominators.dedup();
    let (mut sums, counts) = match common_word(&denominators) {
        Some(common) => word_sums(contestants, values, common, entries),
        None => wide_sums(contestants, values, &denominators, entries),
    };
    // Values that do not fit into a word, such as a Director's weights of many digits, are added one by one: they are few.
    if values.iter().any(|value| value.parts().is_none()) {
        entries.each(|contestant, place| {
            let value = &values[place as usize];
            if value.parts().is_none() {
                sums[contestant] += value.clone();
            }
        });
    }
    (sums, counts)
}

/// Sums over a common denominator of one word.
fn word_sums(
    contestants: usize,
    values: &[Exact],
    common: u64,
    entries: &impl Entries,
) -> (Vec<Exact>, Vec<u32>) {
    let scaled: Vec<i128> = values
        .iter()
        .map(|value| {
            let (over, under) = value.parts().unwrap_or((0, 1));
            i128::from(over) * i128::from(common / under)
        })
        .collect();
    let mut sums = vec![(0_i128, 0_u32); contestants];
    entries.each(|contestant, place| {
        let (sum, count) = &mut sums[contestant];
        *sum += scaled[place as usize];
        *count += 1;
    });
    let total = |(sum, count)| (Exact::fraction(sum, i128::from(common)), count);
    sums.into_iter().map(total).unzip()
}

/// Sums over a common denominator of several words, in two's complement, lowest word first.
fn wide_sums(
    contestants: usize,
    values: &[Exact],
    denominators: &[u64],
    entries: &impl Entries,
) -> (Vec<Exact>, Vec<u32>) {
    let common = common(denominators);
    // Room for the sign, for a numerator and for as many results as there can be.
    let width = usize::try_from(common.bits()).unwrap_or(0) / 64 + 3;
    let mut scaled = Vec::with_capacity(values.len() * width);
    for value in values {
        let (over, under) = value.parts().unwrap_or((0, 1));
        let number = &common / under * over;
        let mut bytes = number.to_signed_bytes_le();
        let sign = if over < 0 { 0xff } else { 0 };
        bytes.resize(width * 8, sign);
        let words = bytes.chunks_exact(8).map(|word| {
            let bytes = word.iter().rev();
            bytes.fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte))
        });
        scaled.extend(words);
    }
    let mut sums = vec![0_u64; contestants * width];
    let mut counts = vec![0_u32; contestants];
    entries.each(|contestant, place| {
        let sum = &mut sums[contestant * width..(contestant + 1) * width];
        let value = &scaled[place as usize * width..(place as usize + 1) * width];
        let mut carry = false;
        for (word, &more) in sum.iter_mut().zip(value) {
            let (low, first) = word.overflowing_add(more);
            let (low, second) = low.overflowing_add(u64::from(carry));
            (*word, carry) = (low, first | second);
        }
        counts[contestant] += 1;
    });
    let mut bytes = vec![0; width * 8];
    let sums = sums.chunks_exact(width).map(|sum| {
        for (eight, word) in bytes.chunks_exact_mut(8).zip(sum) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        let over = BigInt::from_signed_bytes_le(&bytes);
        Exact::big(BigRational::new_raw(over, common.clone()))
    });
    (sums.collect(), counts)
}

/// The common denominator, if it leaves room enough in two words for a sum.
fn common_word(denominators: &[u64]) -> Option<u64> {
    let mut common = 1_u64;
    for &under in denominators {
        common = common.checked_mul(under / crate::exact::gcd_word(common, under))?;
        if common > 1 << 40 {
            return None;
        }
    }
    Some(common)
}

fn common(denominators: &[u64]) -> BigInt {
    let mut common = BigInt::from(1);
    for &under in denominators {
        let rest = (&common % under).to_u64().unwrap_or(0);
        common *= under / crate::exact::gcd_word(rest, under);
    }
    common
}

#[cfg(test)]
mod tests {
    use super::*;

    struct List(Vec<(usize, u32)>);

    impl Entries for List {
        fn each(&self, mut tell: impl FnMut(usize, u32)) {
            self.0.iter().for_each(|&(who, place)| tell(who, place));
        }
    }

    #[test]
    fn wide_sums_are_the_sums() {
        let values: Vec<Exact> = (0..400_i64)
            .map(|i| Exact::ratio((i * 7919) % 1000 - 500, 10_007 + i))
            .collect();
        let entries = List((0..400_u32).map(|i| ((i % 7) as usize, i)).collect());
        let (sums, counts) = sums(7, &values, &entries);
        for (who, sum) in sums.iter().enumerate() {
            let slow: Exact = values.iter().skip(who).step_by(7).cloned().sum();
            assert_eq!(*sum, slow);
        }
        assert_eq!(counts.iter().sum::<u32>(), 400);
    }

    #[test]
    fn narrow_and_large_sums_are_the_sums() {
        let large = Exact::ratio(1, i64::MAX) * Exact::ratio(1, i64::MAX);
        let values = [
            Exact::ratio(1, 3),
            Exact::ratio(-5, 6),
            Exact::int(7),
            large.clone(),
        ];
        let entries = List((0..6_u32).map(|i| (0, i % 3)).chain([(1, 3)]).collect());
        assert_eq!(
            sums(2, &values, &entries),
            (vec![Exact::int(13), large], vec![6, 1])
        );
    }
}
