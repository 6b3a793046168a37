//! A set of calls, for what a player may legally call.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Strain};

/// A set of the 38 calls of the game, as bits: pass, double, redouble, then the bids from one club up.
///
/// ```
/// use contract_bridge::auction::Call;
/// use openroom_laws::Calls;
///
/// let calls = Calls::PASS.with(Call::Double);
/// assert!(calls.contains(Call::Double));
/// assert_eq!(calls.iter().count(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Calls(u64);

const FIRST_BID: u32 = 3;
const BIDS: u32 = 35;

const fn bid_index(bid: Bid) -> u32 {
    FIRST_BID + (bid.level.get() as u32 - 1) * 5 + bid.strain as u32
}

const fn index(call: Call) -> u32 {
    match call {
        Call::Pass => 0,
        Call::Double => 1,
        Call::Redouble => 2,
        Call::Bid(bid) => bid_index(bid),
    }
}

impl serde::Serialize for Calls {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(crate::notation::call_text))
    }
}

impl Calls {
    /// No call.
    pub const NONE: Self = Self(0);
    /// Only a pass.
    pub const PASS: Self = Self(1);
    /// All 38.
    pub const ALL: Self = Self((1 << (BIDS + FIRST_BID)) - 1);
    /// Every bid.
    pub const BIDS: Self = Self(((1 << BIDS) - 1) << FIRST_BID);

    /// Just this call.
    #[must_use]
    pub const fn only(call: Call) -> Self {
        Self(1 << index(call))
    }

    /// The bids that supersede this one (18B).
    #[must_use]
    pub const fn above(bid: Bid) -> Self {
        Self(Self::BIDS.0 & !((1 << (bid_index(bid) + 1)) - 1))
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, call: Call) -> Self {
        Self(self.0 | 1 << index(call))
    }

    /// These but for one.
    #[must_use]
    pub const fn without(self, call: Call) -> Self {
        Self(self.0 & !(1 << index(call)))
    }

    /// Those of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the call is among them.
    #[must_use]
    pub const fn contains(self, call: Call) -> bool {
        self.0 >> index(call) & 1 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Pass, double, redouble, then bids from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = Call> {
        Self::all().filter(move |&call| self.contains(call))
    }

    fn all() -> impl Iterator<Item = Call> {
        let bids =
            (1..=7).flat_map(|level| Strain::ASC.map(|strain| Call::Bid(Bid::new(level, strain))));
        [Call::Pass, Call::Double, Call::Redouble]
            .into_iter()
            .chain(bids)
    }
}
impl FromIterator<Call> for Calls {
    fn from_iter<I: IntoIterator<Item = Call>>(calls: I) -> Self {
        calls.into_iter().fold(Self::NONE, Self::with)
    }
}
