//! Weights from shares: what the Director is offered, with how it came about. He moves them as he sees fit.

use openroom_scoring::Exact;

/// Weights are proposed in steps of so many per cent.
pub const STEP: i64 = 5;

/// A weight with its derivation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weight {
    /// What was given: votes, tables, or any measure of how likely it is.
    pub share: Exact,
    /// Its part of all shares, in per cent, exactly.
    pub exact: Exact,
    /// In per cent, in steps of [`STEP`]; all of them make 100.
    pub percent: i64,
    /// Whether it went up to the next step, because what was cut off was among the largest.
    pub raised: bool,
}

impl Weight {
    /// As a fraction of 1.
    #[must_use]
    pub fn fraction(&self) -> Exact {
        Exact::ratio(self.percent, 100)
    }
}

/// Shares as weights in steps of 5 % that add up to 100: each is cut down to its step, and the steps that are left go to those that
/// lost most by it; among equals to the one that is named first, so whoever calls names what is better for the non-offenders first
/// (White Book 12.1.4). Nothing if no share is more than nought, or one is less.
///
/// ```
/// use openroom_cases::weights::proposed;
/// use openroom_scoring::Exact;
/// let votes = [4, 2, 1].map(Exact::int);
/// let percents: Vec<_> = proposed(&votes).unwrap().iter().map(|weight| weight.percent).collect();
/// // 57 1/7, 28 4/7 and 14 2/7.
/// assert_eq!(percents, [55, 30, 15]);
/// ```
#[must_use]
pub fn proposed(shares: &[Exact]) -> Option<Vec<Weight>> {
    let all: Exact = shares.iter().cloned().sum();
    if all.signum() <= 0 || shares.iter().any(|share| share.signum() < 0) {
        return None;
    }
    let step = Exact::int(STEP);
    let mut weights: Vec<Weight> = Vec::with_capacity(shares.len());
    for share in shares {
        let exact = share.clone() / all.clone() * Exact::int(100);
        let percent = (exact.clone() / step.clone()).floor().to_i64()? * STEP;
        weights.push(Weight {
            share: share.clone(),
            exact,
            percent,
            raised: false,
        });
    }
    let given: i64 = weights.iter().map(|weight| weight.percent).sum();
    let left = usize::try_from((100 - given) / STEP).ok()?;
    let cut = |weight: &Weight| weight.exact.clone() - Exact::int(weight.percent);
    let mut order: Vec<usize> = (0..weights.len()).collect();
    // A stable sort: among equals the first stays first.
    order.sort_by(|&a, &b| cut(&weights[b]).cmp(&cut(&weights[a])));
    for place in order.into_iter().take(left) {
        weights[place].percent += STEP;
        weights[place].raised = true;
    }
    Some(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(shares: &[i64], percents: &[i64]) {
        let shares: Vec<_> = shares.iter().copied().map(Exact::int).collect();
        let weights = proposed(&shares).unwrap();
        let got: Vec<_> = weights.iter().map(|weight| weight.percent).collect();
        assert_eq!(got, percents);
        assert_eq!(got.iter().sum::<i64>(), 100);
    }

    #[test]
    fn steps_of_five_that_make_a_hundred() {
        check(&[1], &[100]);
        check(&[1, 1], &[50, 50]);
        check(&[2, 1], &[65, 35]);
        check(&[1, 1, 1], &[35, 35, 30]);
        check(&[1, 0, 3], &[25, 0, 75]);
        check(&[39, 1], &[100, 0]);
        check(&[1; 7], &[15, 15, 15, 15, 15, 15, 10]);
    }

    #[test]
    fn no_shares_no_weights() {
        assert_eq!(proposed(&[]), None);
        assert_eq!(proposed(&[Exact::ZERO]), None);
        assert_eq!(proposed(&[Exact::int(-1), Exact::int(3)]), None);
    }
}
