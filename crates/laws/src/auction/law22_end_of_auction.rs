//! Law 22: the end of the auction, and the contract.

use contract_bridge::auction::Call;
use contract_bridge::{Contract, Seat};

use super::Auction;
use crate::entry::Side;

/// How an auction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// All four passed: no play (22A1 in 2007, 22B in 2017).
    PassedOut,
    /// Three passes in rotation after the last bid (22A2 in 2007, 22A in 2017).
    Contract(Contract, Seat),
}

/// Whether the auction is over, and how.
pub(crate) fn ended(auction: &Auction) -> Option<Ended> {
    match auction.last_bid {
        None if auction.passes == 4 => Some(Ended::PassedOut),
        Some((bid, bidder)) if auction.passes == 3 => {
            let contract = Contract {
                bid,
                penalty: auction.penalty,
            };
            Some(Ended::Contract(
                contract,
                declarer(auction, bid.strain, bidder),
            ))
        }
        _ => None,
    }
}

/// The player of the side that made the last bid who first bid its denomination (the definition of declarer).
fn declarer(auction: &Auction, strain: contract_bridge::Strain, bidder: Seat) -> Seat {
    auction
        .calls
        .iter()
        .find_map(|made| match made.call {
            Call::Bid(bid) if bid.strain == strain && Side::of(made.by) == Side::of(bidder) => {
                Some(made.by)
            }
            _ => None,
        })
        .unwrap_or(bidder)
}
