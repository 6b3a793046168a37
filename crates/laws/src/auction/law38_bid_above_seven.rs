//! Law 38: bid of more than seven. It can never stand (38A).

use contract_bridge::Seat;

use super::law17_auction_period::stands;
use super::law37_obligation_to_pass::{put_aside, silence_both};
use super::{Made, Open, law29_out_of_rotation};
use crate::entry::{Side, Spoken, SpokenCall};
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;

/// The left-hand opponent called over it: his call goes too, both offenders are silenced, and nothing else follows (38D).
pub(crate) fn called_over(table: &mut Table, by: Seat) {
    cancel_later_calls(table, by);
    becomes_pass(table, by);
    table.auction.trouble().after_eight = Some((by, by.partner()));
}

/// The same for a bid out of rotation: both calls go, and the turn goes back to where it was.
pub(crate) fn called_over_out_of_rotation(table: &mut Table, by: Seat) {
    cancel_later_calls(table, by);
    cite(table);
    silence_both(table, by);
    table.auction.trouble().after_eight = Some((by, by.partner()));
}

/// 38B: every call after the bid goes with it, until somebody notices; none of them is out of rotation. Whoever comes, by the
/// rotation that they think they are in, to the turn that is truly his has made a call of his own.
pub(crate) fn also_cancelled(table: &mut Table, seat: Seat, said: SpokenCall) -> bool {
    let turn = table.auction.turn;
    let trouble = table.auction.trouble();
    let Some((by, thought)) = trouble.after_eight else {
        return false;
    };
    let goes_too = seat != turn || thought != seat;
    trouble.after_eight = goes_too.then_some((by, seat.lho()));
    if goes_too {
        note_another(table, seat, said);
        goes_with_it(table, by, seat, said);
    }
    goes_too
}

/// A bid above seven over one is irregular too (35-3 of 2007, 35C of 2017).
pub(crate) fn note_another(table: &mut Table, seat: Seat, said: SpokenCall) {
    if matches!(said.spoken, Spoken::AboveSeven { .. }) {
        table.irregular(law!(2007: "35-3", 2017: "35C"), seat);
    }
}

/// What a call told that is cancelled with the bid: closed to the side that made the bid, open to the other.
fn goes_with_it(table: &mut Table, by: Seat, who: Seat, said: SpokenCall) {
    if Side::of(who) == Side::of(by) {
        law16_information::withdrawn(table, who, said);
    } else {
        law16_information::taken_back_freely(table, who, said);
    }
}

/// The Director rules before the left-hand opponent has called.
pub(crate) fn rectify(table: &mut Table, by: Seat, said: SpokenCall) {
    follows(table, by, said);
    becomes_pass(table, by);
}

/// It was also out of rotation: no pass is put in, for it was not his turn; both are silenced.
pub(crate) fn rectify_out_of_rotation(table: &mut Table, by: Seat, said: SpokenCall) {
    follows(table, by, said);
    cite(table);
    silence_both(table, by);
}

fn follows(table: &mut Table, by: Seat, said: SpokenCall) {
    cancel_later_calls(table, by);
    table.cite(law!("38D"));
    table.review_awareness();
    law16_information::withdrawn(table, by, said);
    put_aside(table, by, said);
}

/// 38B: what others called after the bid is cancelled with it, and nothing else follows from it.
fn cancel_later_calls(table: &mut Table, by: Seat) {
    let later = core::mem::take(&mut table.auction.trouble().open);
    for open in later {
        let (Open::OutOfRotation { by: who, said, .. } | Open::AboveSeven { by: who, said, .. }) =
            open
        else {
            table.auction.trouble().open.push(open);
            continue;
        };
        goes_with_it(table, by, who, said);
    }
}

fn cite(table: &mut Table) {
    table.cite(law!("38A"));
    table.cite(law!("38B"));
    table.cite(law!("38C"));
}

fn becomes_pass(table: &mut Table, by: Seat) {
    cite(table);
    silence_both(table, by);
    table.auction.turn = by;
    law29_out_of_rotation::settle_owed_by_pass(table, by);
    stands(table, Made::pass(by));
}
