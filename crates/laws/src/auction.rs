//! Chapter V of the Laws: the auction.

pub mod law17_auction_period;
pub mod law18_bids;
pub mod law19_doubles;
pub mod law22_end_of_auction;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Penalty, Seat};

use crate::entry::{Said, Spoken, Strains};

/// A call that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// The denominations it shows, if it is artificial.
    pub artificial: Option<Strains>,
}

impl Made {
    /// The denominations that the call shows.
    #[must_use]
    pub const fn shows(self) -> Strains {
        Said {
            spoken: Spoken::Call(self.call),
            artificial: self.artificial,
        }
        .shows()
    }
}

/// The calls that stand, and what follows from them at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Auction {
    pub dealer: Seat,
    pub calls: Vec<Made>,
    /// The last bid and who made it.
    pub last_bid: Option<(Bid, Seat)>,
    /// Whether that bid has been doubled or redoubled.
    pub penalty: Penalty,
    /// Passes since the last call that was none.
    pub passes: u8,
}

impl Auction {
    pub fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            calls: Vec::with_capacity(16),
            last_bid: None,
            penalty: Penalty::Undoubled,
            passes: 0,
        }
    }

    /// Adds a call that stands.
    pub fn push(&mut self, made: Made) {
        self.calls.push(made);
        match made.call {
            Call::Pass => self.passes += 1,
            Call::Double => (self.penalty, self.passes) = (Penalty::Doubled, 0),
            Call::Redouble => (self.penalty, self.passes) = (Penalty::Redoubled, 0),
            // 19C: a later bid supersedes any double or redouble.
            Call::Bid(bid) => {
                self.last_bid = Some((bid, made.by));
                (self.penalty, self.passes) = (Penalty::Undoubled, 0);
            }
        }
    }
}
