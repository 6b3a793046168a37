//! Law 37: action violating an obligation to pass.

use contract_bridge::Seat;

use super::law17_auction_period::stands;
use super::{Made, Open, law17_auction_period, law22_end_of_auction, law29_out_of_rotation};
use crate::entry::SpokenCall;
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;
use crate::table::auction::{Law26, Withdrawn};

/// A player who must pass has bid, doubled or redoubled; the call stands for the time being.
pub(crate) fn note(table: &mut Table, made: Made) {
    table.irregular(law!(2007: "35-2", 2017: "35B"), made.by);
    let at = table.auction.calls.len();
    table.auction.push(made);
    table
        .auction
        .trouble()
        .open
        .push(Open::NotPassed { by: made.by, at });
}

/// 37B: the call becomes a pass, and both members of the side must pass from now on.
pub(crate) fn rectify(table: &mut Table, by: Seat, at: usize) {
    let said = table.auction.calls[at].said();
    law22_end_of_auction::reopen(table);
    law17_auction_period::take_back(table, at, by);
    cancel(table, by, said);
    law29_out_of_rotation::settle_owed_by_pass(table, by);
    stands(table, Made::pass(by));
}

/// The cancelled call of a player who must pass, in rotation or not.
pub(crate) fn cancel(table: &mut Table, by: Seat, said: SpokenCall) {
    table.cite(law!("37B1"));
    table.cite(law!("37B2"));
    silence_both(table, by);
    table.review_awareness(None);
    law16_information::withdrawn(table, by, said);
    put_aside(table, by, said);
}

/// Both members of a side must pass for the rest of the auction.
pub(crate) fn silence_both(table: &mut Table, by: Seat) {
    table.bar_for_auction(by, None);
    table.bar_for_auction(by.partner(), None);
}

/// The Law itself puts a pass in its place, so Law 26 applies without a question.
pub(crate) fn put_aside(table: &mut Table, by: Seat, said: SpokenCall) {
    table.auction.put_aside(Withdrawn {
        last: Some(Made::pass(by)),
        ..Withdrawn::new(by, said, Law26::Applies)
    });
}
