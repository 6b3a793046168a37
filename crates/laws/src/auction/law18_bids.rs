//! Law 18: bids. A bid must supersede the last one (18B, 18C); one that does not is insufficient (18D).

use super::Auction;
use crate::calls::Calls;

/// The bids that are sufficient now.
pub(crate) fn sufficient(auction: &Auction) -> Calls {
    match auction.last_bid {
        None => Calls::BIDS,
        Some((bid, _)) => Calls::above(bid),
    }
}
