//! Law 34: retention of the right to call. Passes that cost a player his turn do not end the auction (17D3; 17E2 in 2007).

use contract_bridge::Seat;

use super::{Auction, law17_auction_period};
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;

/// Among the passes that would end the auction, the first that was out of rotation: its place, and the player whom it
/// cost his turn.
pub(crate) fn turn_lost(auction: &Auction) -> Option<(usize, Seat)> {
    let first = auction.calls.len() - usize::from(auction.passes);
    let mut expected = match auction.last_bid {
        Some(_) => auction.calls[first - 1].by.lho(),
        None => auction.calls[first].by,
    };
    for (at, pass) in auction.calls.iter().enumerate().skip(first) {
        if pass.by != expected {
            return Some((at, expected));
        }
        expected = pass.by.lho();
    }
    None
}

/// The turn goes back to the player who lost it, and the passes since are cancelled (17D3; 17E2 in 2007).
pub(crate) fn give_back_turn(table: &mut Table, at: usize, seat: Seat) {
    table.cite(law!("34"));
    table.cite(law!(2007: "17E2", 2017: "17D3"));
    let mut expected = seat;
    let passes = table.auction.calls[at..].to_vec();
    for pass in passes {
        // Only who passed out of rotation is an offender, not who passed in turn over it (White Book 17.3).
        if pass.by != expected {
            law16_information::withdrawn(table, pass.by, pass.said());
        }
        expected = pass.by.lho();
    }
    law17_auction_period::cancel_from(table, at, seat);
}
