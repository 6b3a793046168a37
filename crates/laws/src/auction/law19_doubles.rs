//! Law 19: doubles and redoubles.

use contract_bridge::auction::Call;
use contract_bridge::{Penalty, Seat};

use super::Auction;
use crate::calls::Calls;
use crate::entry::Side;

/// The doubles and redoubles that are admissible for that player now.
///
/// 19A1: only the last bid, an opponent's, may be doubled; 19B1: only an opponent's double may be redoubled,
/// and then the bid is one's own side's; between them there may be nothing but passes.
pub(crate) fn admissible(auction: &Auction, seat: Seat) -> Calls {
    let Some((_, bidder)) = auction.last_bid else {
        return Calls::NONE;
    };
    let own = Side::of(bidder) == Side::of(seat);
    match (auction.penalty, own) {
        (Penalty::Undoubled, false) => Calls::only(Call::Double),
        (Penalty::Doubled, true) => Calls::only(Call::Redouble),
        _ => Calls::NONE,
    }
}
