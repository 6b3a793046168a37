//! Law 17: the auction period. The dealer calls first (17B), then the turn goes round clockwise (17C).

use contract_bridge::Seat;

use super::Auction;
use crate::clause::Cite;
use crate::law;

/// The player whose turn it is to call.
pub(crate) fn turn(auction: &Auction) -> Seat {
    match auction.calls.last() {
        None => auction.dealer,
        Some(made) => made.by.lho(),
    }
}

/// The clause by which it is his turn, and which a call by anybody else breaks.
pub(crate) fn rotation(auction: &Auction) -> Cite {
    if auction.calls.is_empty() {
        law!("17B")
    } else {
        law!("17C")
    }
}
