//! The tricks that the declaring side won.

use core::fmt;

use contract_bridge::Contract;

/// There are only thirteen tricks to win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a number of tricks (0 to 13)")]
pub struct InvalidTricks(pub u8);

/// The number of tricks that the declaring side won, from 0 to 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tricks(u8);

impl Tricks {
    /// The number of tricks, unless it is more than 13.
    ///
    /// # Errors
    ///
    /// When the number is more than 13.
    ///
    /// ```
    /// use openroom_scoring::{InvalidTricks, Tricks};
    /// assert_eq!(Tricks::try_new(13).map(Tricks::get), Ok(13));
    /// assert_eq!(Tricks::try_new(14), Err(InvalidTricks(14)));
    /// ```
    pub const fn try_new(tricks: u8) -> Result<Self, InvalidTricks> {
        if tricks <= 13 {
            Ok(Self(tricks))
        } else {
            Err(InvalidTricks(tricks))
        }
    }

    /// What a contract needs: six tricks, and as many as its level.
    #[must_use]
    pub const fn needed(contract: Contract) -> Self {
        Self(contract.bid.level.get() + 6)
    }

    /// How many more than the contract needs; fewer is negative.
    ///
    /// ```
    /// use contract_bridge::{Contract, Penalty, Strain};
    /// use openroom_scoring::Tricks;
    ///
    /// let contract = Contract::new(4, Strain::Spades, Penalty::Undoubled);
    /// assert_eq!(Tricks::try_new(8)?.over(contract), -2);
    /// assert_eq!(Tricks::needed(contract).over(contract), 0);
    /// # Ok::<(), openroom_scoring::InvalidTricks>(())
    /// ```
    #[must_use]
    pub const fn over(self, contract: Contract) -> i8 {
        self.0.cast_signed() - Self::needed(contract).0.cast_signed()
    }

    /// The plain number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Every number of tricks, none first.
    ///
    /// ```
    /// use openroom_scoring::Tricks;
    /// assert_eq!(Tricks::all().count(), 14);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=13).map(Self)
    }
}

impl TryFrom<u8> for Tricks {
    type Error = InvalidTricks;

    fn try_from(tricks: u8) -> Result<Self, Self::Error> {
        Self::try_new(tricks)
    }
}

impl From<Tricks> for u8 {
    fn from(tricks: Tricks) -> Self {
        tricks.0
    }
}

impl fmt::Display for Tricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
