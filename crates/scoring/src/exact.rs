//! Exact numbers: the fractions in which points are kept until the one rounding that the rules allow.
//!
//! Nearly every figure of a scored event is a small fraction, so [`Exact`] holds a numerator and a denominator of one
//! machine word each. A sum that outgrows them (a large field in which every board was played another number of times)
//! goes on with integers of any size: slower, never wrong.

use openroom_said::{Arg, ToArg};
use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::num::NonZeroU64;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

use num_rational::BigRational;
use num_traits::{Signed as _, ToPrimitive as _};

/// A fraction.
///
/// ```
/// use openroom_scoring::Exact;
/// let third = Exact::ratio(1, 3);
/// assert_eq!(third.clone() + third.clone() + third, Exact::ONE);
/// assert_eq!("0.6".parse::<Exact>()?, Exact::ratio(3, 5));
/// assert_eq!("2/3".parse::<Exact>()?, Exact::ratio(2, 3));
/// # Ok::<(), openroom_scoring::exact::NotANumber>(())
/// ```
#[derive(Clone)]
pub struct Exact(Repr);

#[derive(Clone)]
enum Repr {
    /// In lowest terms.
    Small(i64, NonZeroU64),
    /// Perhaps not in lowest terms: equality is asked of the values.
    Big(Box<BigRational>),
}

/// The text is not a number that can be kept exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a number; allowed: a whole number, a decimal such as 0.6, or a fraction such as 1/3")]
pub struct NotANumber;

/// What happens to an exact half when a figure is rounded to its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Halves {
    /// Toward zero: the magnitude goes down, so that the two sides of a board stay complementary (White Book 78.5.1,
    /// and 12.18 for the sign).
    #[default]
    TowardZero,
    /// Toward minus infinity.
    Down,
    /// Away from zero.
    AwayFromZero,
    /// Toward plus infinity.
    Up,
}

const ONE: NonZeroU64 = NonZeroU64::MIN;

impl Exact {
    /// Nought.
    pub const ZERO: Self = Self(Repr::Small(0, ONE));
    /// One.
    pub const ONE: Self = Self(Repr::Small(1, ONE));

    /// A whole number.
    #[must_use]
    pub const fn int(n: i64) -> Self {
        Self(Repr::Small(n, ONE))
    }

    /// A fraction. A denominator of nought counts as one: callers divide by what they have counted.
    #[must_use]
    pub fn ratio(numerator: i64, denominator: i64) -> Self {
        let denominator = if denominator == 0 { 1 } else { denominator };
        Self::reduced(i128::from(numerator), i128::from(denominator))
    }

    fn reduced(numerator: i128, denominator: i128) -> Self {
        // Nearly every figure fits into a word, where dividing is cheap.
        if let (Ok(n), Ok(d)) = (i64::try_from(numerator), u64::try_from(denominator))
            && let Some(whole) = NonZeroU64::new(d)
        {
            return Self::lowest(n, whole);
        }
        let sign = if denominator < 0 { -1 } else { 1 };
        let common = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let (n, d) = match i128::try_from(common) {
            Ok(common) if common > 1 => {
                (sign * (numerator / common), sign * (denominator / common))
            }
            _ => (sign * numerator, sign * denominator),
        };
        match (
            i64::try_from(n),
            u64::try_from(d).ok().and_then(NonZeroU64::new),
        ) {
            (Ok(n), Some(d)) => Self(Repr::Small(n, d)),
            _ => Self(Repr::Big(Box::new(BigRational::new(n.into(), d.into())))),
        }
    }

    /// A fraction of words in lowest terms.
    fn lowest(n: i64, d: NonZeroU64) -> Self {
        if d == ONE {
            return Self(Repr::Small(n, ONE));
        }
        let common = gcd_word(n.unsigned_abs(), d.get());
        match (i64::try_from(common), NonZeroU64::new(d.get() / common)) {
            (Ok(by), Some(d)) => Self(Repr::Small(n / by, d)),
            // Only nought and the least number have so large a divisor.
            _ => Self(Repr::Small(n.signum(), ONE)),
        }
    }

    fn from_big(big: BigRational) -> Self {
        let small = (
            big.numer().to_i64(),
            big.denom().to_u64().and_then(NonZeroU64::new),
        );
        match small {
            (Some(n), Some(d)) => Self(Repr::Small(n, d)),
            _ => Self(Repr::Big(Box::new(big))),
        }
    }

    /// A fraction of any size, in lowest terms or not.
    pub(crate) fn big(value: BigRational) -> Self {
        Self(Repr::Big(Box::new(value)))
    }

    /// A fraction of wide whole numbers.
    pub(crate) fn fraction(numerator: i128, denominator: i128) -> Self {
        Self::reduced(numerator, denominator)
    }

    /// A fraction that is in lowest terms as it stands; nothing if it is none.
    pub(crate) fn lowest_terms(n: i64, d: u64) -> Option<Self> {
        let d = NonZeroU64::new(d)?;
        debug_assert!(gcd_word(n.unsigned_abs(), d.get()) == 1, "{n}/{d}");
        Some(Self(Repr::Small(n, d)))
    }

    /// Numerator and denominator, if they fit into a word each.
    pub(crate) fn parts(&self) -> Option<(i64, u64)> {
        match self.0 {
            Repr::Small(over, under) => Some((over, under.get())),
            Repr::Big(_) => None,
        }
    }

    fn to_big(&self) -> BigRational {
        match &self.0 {
            Repr::Small(n, d) => BigRational::new_raw((*n).into(), d.get().into()),
            Repr::Big(big) => (**big).clone(),
        }
    }

    /// Whether it is nought.
    #[must_use]
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.signum() == 0
    }

    /// -1, 0 or 1.
    #[must_use]
    pub fn signum(&self) -> i64 {
        match &self.0 {
            Repr::Small(n, _) => n.signum(),
            Repr::Big(big) if big.is_negative() => -1,
            Repr::Big(big) => i64::from(big.is_positive()),
        }
    }

    /// Without its sign.
    #[must_use]
    pub fn abs(&self) -> Self {
        if self.signum() < 0 {
            -self.clone()
        } else {
            self.clone()
        }
    }

    /// The whole number, if it is one that fits.
    #[must_use]
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small(n, ONE) => Some(*n),
            Repr::Small(..) => None,
            Repr::Big(big) => whole(big),
        }
    }

    /// The nearest floating-point number: for the formula of the WBF scale only.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        match &self.0 {
            #[allow(clippy::cast_precision_loss)]
            Repr::Small(n, d) => *n as f64 / d.get() as f64,
            Repr::Big(big) => big.to_f64().unwrap_or(0.0),
        }
    }

    /// How many whole units lie nearest, halves as told.
    ///
    /// ```
    /// use openroom_scoring::{Exact, exact::Halves};
    /// let half = Exact::ratio(39, 2);
    /// assert_eq!(half.round(Halves::TowardZero), Exact::int(19));
    /// assert_eq!((-half.clone()).round(Halves::TowardZero), Exact::int(-19));
    /// assert_eq!((-half.clone()).round(Halves::Down), Exact::int(-20));
    /// assert_eq!(half.round(Halves::Up), Exact::int(20));
    /// ```
    #[must_use]
    pub fn round(&self, halves: Halves) -> Self {
        let magnitude = self.abs();
        let negative = self.signum() < 0;
        let floor = magnitude.floor();
        let rest = magnitude - floor.clone();
        let outward = match rest.cmp(&Self::ratio(1, 2)) {
            Ordering::Less => false,
            Ordering::Greater => true,
            Ordering::Equal => match halves {
                Halves::TowardZero => false,
                Halves::AwayFromZero => true,
                Halves::Down => negative,
                Halves::Up => !negative,
            },
        };
        let magnitude = if outward { floor + Self::ONE } else { floor };
        if negative { -magnitude } else { magnitude }
    }

    /// The nearest multiple of `unit`.
    #[must_use]
    pub fn round_to(&self, unit: &Self, halves: Halves) -> Self {
        if unit.is_zero() {
            return self.clone();
        }
        (self.clone() / unit.clone()).round(halves) * unit.clone()
    }

    /// The next multiple of `unit` that is not less: rounding in the contestant's favour (145.2, 165.2, 172).
    #[must_use]
    pub fn ceil_to(&self, unit: &Self) -> Self {
        -((-self.clone() / unit.clone()).floor()) * unit.clone()
    }

    /// The greatest whole number that is not more.
    #[must_use]
    pub fn floor(&self) -> Self {
        match &self.0 {
            Repr::Small(n, d) => {
                let floor = i128::from(*n).div_euclid(i128::from(d.get()));
                Self::reduced(floor, 1)
            }
            Repr::Big(big) => Self::from_big(big.floor()),
        }
    }

    /// As a decimal with at most `places` places, exact halves toward zero, no noughts at the end.
    ///
    /// ```
    /// use openroom_scoring::Exact;
    /// assert_eq!(Exact::ratio(113, 6).decimal(4), "18.8333");
    /// assert_eq!(Exact::ratio(-1, 2).decimal(2), "-0.5");
    /// assert_eq!(Exact::int(7).decimal(2), "7");
    /// ```
    #[must_use]
    pub fn decimal(&self, places: u32) -> String {
        let mut text = String::new();
        self.write_decimal(places, &mut text);
        text
    }

    /// Appends what [`Exact::decimal`] gives.
    pub fn write_decimal(&self, places: u32, out: &mut String) {
        use fmt::Write as _;
        if let Repr::Small(n, ONE) = self.0 {
            let _ = write!(out, "{n}");
            return;
        }
        let scale = 10_i64.pow(places.min(15));
        let scaled = (self.clone() * Self::int(scale)).round(Halves::TowardZero);
        let Some(scaled) = scaled.to_i64() else {
            let whole = self.round(Halves::TowardZero);
            let _ = write!(out, "{whole}");
            return;
        };
        if scaled < 0 {
            out.push('-');
        }
        let (scaled, scale) = (scaled.unsigned_abs(), scale.unsigned_abs());
        let _ = write!(out, "{}", scaled / scale);
        let mut rest = scaled % scale;
        if rest == 0 {
            return;
        }
        let mut width = places.min(15) as usize;
        while rest.is_multiple_of(10) {
            rest /= 10;
            width -= 1;
        }
        let _ = write!(out, ".{rest:0width$}");
    }
}

fn whole(big: &BigRational) -> Option<i64> {
    let whole = big.numer() / big.denom();
    let exact = &whole * big.denom() == *big.numer();
    exact.then(|| whole.to_i64()).flatten()
}

fn gcd(a: u128, b: u128) -> u128 {
    if let (Ok(a), Ok(b)) = (u64::try_from(a), u64::try_from(b)) {
        return u128::from(gcd_word(a, b));
    }
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// By halving, without a choice that a processor might guess wrong: points are added up by the million.
pub(crate) fn gcd_word(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let shift = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    b >>= b.trailing_zeros();
    while a != b {
        let difference = a.abs_diff(b);
        b = a.min(b);
        a = difference >> difference.trailing_zeros();
    }
    a << shift
}

impl Add for Exact {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        if other.is_zero() {
            return self;
        }
        if let (&Repr::Small(a, b), &Repr::Small(c, d)) = (&self.0, &other.0) {
            if b == ONE
                && d == ONE
                && let Some(sum) = a.checked_add(c)
            {
                return Self::int(sum);
            }
            if b == d
                && let Some(sum) = a.checked_add(c)
            {
                return Self::lowest(sum, b);
            }
            let (b, d) = (i128::from(b.get()), i128::from(d.get()));
            let (a, c) = (i128::from(a), i128::from(c));
            if b == d {
                return Self::reduced(a + c, b);
            }
            let cross = a.checked_mul(d).zip(c.checked_mul(b));
            let sum = cross.and_then(|(x, y)| x.checked_add(y));
            if let (Some(sum), Some(under)) = (sum, b.checked_mul(d)) {
                return Self::reduced(sum, under);
            }
        }
        Self::from_big(self.to_big() + other.to_big())
    }
}

impl Neg for Exact {
    type Output = Self;

    fn neg(self) -> Self {
        match self.0 {
            Repr::Small(n, d) => match n.checked_neg() {
                Some(n) => Self(Repr::Small(n, d)),
                None => Self::from_big(-Self(Repr::Small(n, d)).to_big()),
            },
            Repr::Big(big) => Self::from_big(-*big),
        }
    }
}

impl Sub for Exact {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        if let (&Repr::Small(a, b), &Repr::Small(c, d)) = (&self.0, &other.0) {
            if let (Some(over), Some(under)) = (a.checked_mul(c), b.checked_mul(d)) {
                return Self::lowest(over, under);
            }
            let over = i128::from(a).checked_mul(i128::from(c));
            let under = i128::from(b.get()).checked_mul(i128::from(d.get()));
            if let (Some(over), Some(under)) = (over, under) {
                return Self::reduced(over, under);
            }
        }
        // A large number times a small one needs no second large one.
        if let (Repr::Big(big), Repr::Small(n, d)) | (Repr::Small(n, d), Repr::Big(big)) =
            (&self.0, &other.0)
        {
            return Self::big(BigRational::new_raw(big.numer() * n, big.denom() * d.get()));
        }
        let (a, b) = (self.to_big(), other.to_big());
        let product = BigRational::new_raw(a.numer() * b.numer(), a.denom() * b.denom());
        Self::big(product)
    }
}

/// Dividing by nought gives nought: the rules divide only by counts, and where nothing was counted nothing is scored.
impl Div for Exact {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        if other.is_zero() {
            return Self::ZERO;
        }
        if let (&Repr::Small(a, b), &Repr::Small(c, d)) = (&self.0, &other.0) {
            let over = i128::from(a).checked_mul(i128::from(d.get()));
            let under = i128::from(b.get()).checked_mul(i128::from(c));
            if let (Some(over), Some(under)) = (over, under) {
                return Self::reduced(over, under);
            }
        }
        let (a, b) = (self.to_big(), other.to_big());
        let (over, under) = (a.numer() * b.denom(), a.denom() * b.numer());
        Self::big(if under.is_negative() {
            BigRational::new_raw(-over, -under)
        } else {
            BigRational::new_raw(over, under)
        })
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Self) {
        *self = std::mem::take(self) + other;
    }
}

impl SubAssign for Exact {
    fn sub_assign(&mut self, other: Self) {
        *self = std::mem::take(self) - other;
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl Default for Exact {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i64> for Exact {
    fn from(n: i64) -> Self {
        Self::int(n)
    }
}

impl From<i32> for Exact {
    fn from(n: i32) -> Self {
        Self::int(n.into())
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Repr::Small(a, b), Repr::Small(c, d)) => (a, b) == (c, d),
            _ => self.cmp(other) == Ordering::Equal,
        }
    }
}

impl Eq for Exact {}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        if let (Repr::Small(a, b), Repr::Small(c, d)) = (&self.0, &other.0) {
            if b == d {
                return a.cmp(c);
            }
            let left = i128::from(*a) * i128::from(d.get());
            let right = i128::from(*c) * i128::from(b.get());
            return left.cmp(&right);
        }
        if let (Repr::Big(a), Repr::Big(b)) = (&self.0, &other.0) {
            return cmp_big(a, b);
        }
        cmp_big(&self.to_big(), &other.to_big())
    }
}

fn cmp_big(a: &BigRational, b: &BigRational) -> Ordering {
    if a.denom() == b.denom() {
        a.numer().cmp(b.numer())
    } else {
        (a.numer() * b.denom()).cmp(&(b.numer() * a.denom()))
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl ToArg for Exact {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Repr::Small(n, ONE) => write!(f, "{n}"),
            Repr::Small(n, d) => write!(f, "{n}/{d}"),
            Repr::Big(big) => write!(f, "{big}"),
        }
    }
}

impl fmt::Debug for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The most digits that a number may be written with; more can only be a slip.
const MAX_DIGITS: usize = 18;

impl std::str::FromStr for Exact {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Self, NotANumber> {
        let text = text.trim();
        if let Some((over, under)) = text.split_once('/') {
            let (over, under) = (decimal(over.trim_end())?, decimal(under.trim_start())?);
            return if under.is_zero() {
                Err(NotANumber)
            } else {
                Ok(over / under)
            };
        }
        match text.strip_suffix('%') {
            Some(percent) => Ok(decimal(percent.trim_end())? / Self::int(100)),
            None => decimal(text),
        }
    }
}

fn decimal(text: &str) -> Result<Exact, NotANumber> {
    let (negative, digits) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let count = whole.len() + fraction.len();
    let all_digits = whole
        .bytes()
        .chain(fraction.bytes())
        .all(|b| b.is_ascii_digit());
    if count == 0 || count > MAX_DIGITS || !all_digits {
        return Err(NotANumber);
    }
    let number = |digits: &str| match digits {
        "" => Ok(0),
        _ => digits.parse::<i64>().map_err(|_| NotANumber),
    };
    let scale = 10_i64.pow(u32::try_from(fraction.len()).map_err(|_| NotANumber)?);
    let value = Exact::int(number(whole)?) + Exact::ratio(number(fraction)?, scale);
    Ok(if negative { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_two_words_long() {
        assert_eq!(size_of::<Exact>(), 16);
    }

    #[test]
    fn outgrows_a_word_and_comes_back() {
        let primes = [999_983_i64, 999_979, 999_961, 999_959, 999_953];
        let up: Exact = primes.iter().map(|&p| Exact::ratio(1, p)).sum();
        assert!(matches!(up.0, Repr::Big(_)));
        let back = primes
            .iter()
            .fold(up.clone(), |sum, &p| sum - Exact::ratio(1, p));
        assert_eq!(back, Exact::ZERO);
        assert!(up > Exact::ZERO && up < Exact::ratio(1, 100_000));
        assert_eq!(up.decimal(4), "0");
        let product = up.clone() * up.clone() / up.clone();
        assert_eq!(product, up);
        assert_eq!((up.clone() / up.clone()).to_i64(), Some(1));
    }

    #[test]
    fn reads_what_people_write() {
        for (text, value) in [
            ("0.6", Exact::ratio(3, 5)),
            ("-.5", Exact::ratio(-1, 2)),
            ("1/3", Exact::ratio(1, 3)),
            ("60%", Exact::ratio(3, 5)),
            ("+7", Exact::int(7)),
        ] {
            assert_eq!(text.parse(), Ok(value), "{text}");
        }
        for text in [
            "",
            "-",
            ".",
            "1/0",
            "1e3",
            "0x10",
            "1234567890123456789",
            "½",
            "1/2/3",
        ] {
            assert_eq!(text.parse::<Exact>(), Err(NotANumber), "{text}");
        }
    }

    #[test]
    fn rounds_up_in_favour() {
        let half = Exact::ratio(1, 2);
        assert_eq!(Exact::ratio(1401, 100).ceil_to(&half), Exact::ratio(29, 2));
        assert_eq!(Exact::int(14).ceil_to(&half), Exact::int(14));
    }
}
