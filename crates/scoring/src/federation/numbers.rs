//! Player numbers with their check digit.

use openroom_said::{Said, said};

/// How the numbers of players look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerNumbers {
    /// The fewest and the most digits, the check digit among them.
    pub digits: (usize, usize),
    /// How the last digit follows from the others, if it does.
    pub check: Option<CheckDigit>,
}

/// How a check digit follows from the digits before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckDigit {
    /// What the digits are multiplied with, the first digit first; the last weights are used where there are fewer digits.
    pub weights: Vec<u32>,
    /// The sum is divided by this.
    pub modulus: u32,
    /// The check digit is what is missing to the modulus, not what is left.
    pub complement: bool,
    /// What is written for a 10, where that can come out; without it such a number is never given.
    pub ten: Option<char>,
}

impl PlayerNumbers {
    /// What is wrong with a number.
    ///
    /// ```
    /// use openroom_scoring::federation::{CheckDigit, PlayerNumbers};
    /// let check = CheckDigit { weights: vec![6, 5, 4, 3, 2], modulus: 11, complement: true, ten: Some('X') };
    /// let numbers = PlayerNumbers { digits: (6, 6), check: Some(check) };
    /// // 6x1 + 5x2 + 4x3 + 3x4 + 2x5 = 50, 50 mod 11 = 6, 11 - 6 = 5.
    /// assert!(numbers.check("123455").is_ok());
    /// assert!(numbers.check("123456").is_err());
    /// assert!(numbers.check("213455").is_err());
    /// ```
    ///
    /// # Errors
    /// Says it.
    pub fn check(&self, number: &str) -> Result<(), Said> {
        let (least, most) = self.digits;
        let length = number.chars().count();
        if !(least..=most).contains(&length) {
            return Err(said!(
                "federation-number-length",
                "{number}: a player number has {least} to {most} digits",
                number,
                least,
                most
            ));
        }
        let wrong = || {
            said!(
                "federation-number-digits",
                "{number}: a player number is written in digits",
                number
            )
        };
        let Some(check) = &self.check else {
            let digits = number.chars().all(|c| c.is_ascii_digit());
            return digits.then_some(()).ok_or_else(wrong);
        };
        let Some(last) = number.chars().last() else {
            return Err(wrong());
        };
        let body = &number[..number.len() - last.len_utf8()];
        let digits: Option<Vec<u32>> = body.chars().map(|c| c.to_digit(10)).collect();
        let digits = digits.ok_or_else(wrong)?;
        match check.of(&digits) {
            Some(expected) if expected == last.to_ascii_uppercase() => Ok(()),
            _ => Err(said!(
                "federation-number-check",
                "{number}: the check digit does not fit; look for a slip",
                number
            )),
        }
    }
}

impl CheckDigit {
    /// The check digit of these digits, if there is one.
    #[must_use]
    pub fn of(&self, digits: &[u32]) -> Option<char> {
        let weights = &self.weights[self.weights.len().checked_sub(digits.len())?..];
        let sum: u32 = digits.iter().zip(weights).map(|(d, w)| d * w).sum();
        let left = sum % self.modulus;
        let value = match self.complement {
            true => (self.modulus - left) % self.modulus,
            false => left,
        };
        match value {
            0..=9 => char::from_digit(value, 10),
            10 => self.ten,
            _ => None,
        }
    }
}
