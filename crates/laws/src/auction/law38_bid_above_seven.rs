//! Law 38: bid of more than seven. It can never stand (38A).

use contract_bridge::Seat;

use super::law17_auction_period::stands;
use super::law37_obligation_to_pass::{put_aside, silence_both};
use super::{
    Auction, Made, Open, law17_auction_period, law22_end_of_auction, law29_out_of_rotation,
};
use crate::entry::{Side, Spoken, SpokenCall};
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;
use crate::table::auction::EightCalledOver;

/// The left-hand opponent called over it: his call goes too, both offenders are silenced, and nothing else follows (38D).
pub(crate) fn called_over(table: &mut Table, by: Seat, eight: SpokenCall, over: SpokenCall) {
    let mut before = table.auction.clone();
    let (changed, first) = (None, Some(over));
    before.trouble().open.insert(
        0,
        Open::AboveSeven {
            by,
            said: eight,
            changed,
            over: first,
        },
    );
    let at = before.calls.len();
    ruled_after_a_call_over_it(table, by, eight, over);
    let trouble = table.auction.trouble();
    trouble.after_eight = Some((by, by.partner()));
    trouble.eight_called_over = Some(Box::new(EightCalledOver {
        by,
        said: eight,
        at,
        in_rotation: true,
        over,
        before,
        since: Vec::new(),
    }));
}

/// The same with the Director there, who says whose turn it is.
pub(crate) fn ruled_after_a_call_over_it(
    table: &mut Table,
    by: Seat,
    eight: SpokenCall,
    over: SpokenCall,
) {
    law16_information::withdrawn(table, by, eight);
    law16_information::taken_back_freely(table, by.lho(), over);
    cancel_later_calls(table, by);
    becomes_pass(table, by);
}

/// The bidder changes what he bid, which was called over and has become a pass: was it ever meant (25A)? The auction is as it was
/// before the call over it, and the change is ruled on; unless others have called since. None if it is not that.
pub(super) fn may_be_changed(table: &mut Table, seat: Seat) -> Option<InTime> {
    let trouble = table.auction.trouble.as_ref()?;
    let eight = trouble.eight_called_over.as_ref()?;
    let (by, at, in_rotation) = (eight.by, eight.at, eight.in_rotation);
    let later = at + usize::from(in_rotation);
    let later = table.auction.calls.get(later..).unwrap_or_default();
    let called = |who: Seat| later.iter().any(|made| made.by == who);
    if by != seat || called(seat) {
        return None;
    }
    let partner = seat.partner();
    if eight.since.contains(&partner) || called(partner) {
        return Some(InTime::PartnerHasCalled);
    }
    if !eight.since.is_empty() || !later.is_empty() {
        return Some(InTime::OthersHaveCalled);
    }
    let eight = table.auction.trouble().eight_called_over.take()?;
    law22_end_of_auction::reopen(table);
    let trouble = table.auction.trouble();
    let exposed = core::mem::take(&mut trouble.exposed);
    let last_calls = core::mem::take(&mut trouble.last_calls);
    table.auction = eight.before;
    let trouble = table.auction.trouble();
    (trouble.exposed, trouble.last_calls) = (exposed, last_calls);
    table.take_back_cited(|law| ["38A", "38B", "38C"].contains(&law.id()));
    law16_information::restored(table, seat, eight.said);
    if in_rotation {
        law17_auction_period::take_back(table, at, seat);
        law16_information::made_again(table, seat.lho(), eight.over);
    } else {
        // It was not the turn of his left-hand opponent either: what he called is withdrawn, and he is asked anew (29A).
        table.auction.trouble().eight_was_called_over = Some(seat);
    }
    Some(InTime::Yes)
}

/// Whether a change of a bid above seven that was called over comes in time to be looked at (25).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InTime {
    Yes,
    PartnerHasCalled,
    OthersHaveCalled,
}

/// The same for a bid out of rotation: both calls go, and the turn goes back to where it was.
pub(crate) fn called_over_out_of_rotation(
    table: &mut Table,
    by: Seat,
    eight: SpokenCall,
    over: SpokenCall,
    before: Auction,
) {
    law16_information::taken_back_freely(table, by.lho(), over);
    out_of_rotation_after_a_call_over_it(table, by);
    let at = table.auction.calls.len();
    let trouble = table.auction.trouble();
    trouble.after_eight = Some((by, by.partner()));
    trouble.eight_called_over = Some(Box::new(EightCalledOver {
        by,
        said: eight,
        at,
        in_rotation: false,
        over,
        before,
        since: Vec::new(),
    }));
}

/// Both are silenced, and nothing else follows (38D).
fn out_of_rotation_after_a_call_over_it(table: &mut Table, by: Seat) {
    cancel_later_calls(table, by);
    cite(table);
    silence_both(table, by);
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
        let eight = trouble.eight_called_over.iter_mut();
        eight.for_each(|eight| eight.since.push(seat));
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
    if was_called_over(table, by) {
        law16_information::withdrawn(table, by, said);
        return out_of_rotation_after_a_call_over_it(table, by);
    }
    follows(table, by, said);
    cite(table);
    silence_both(table, by);
}

/// Whether it was called over before its maker changed it.
pub(super) fn was_called_over(table: &mut Table, by: Seat) -> bool {
    let called_over = &mut table.auction.trouble().eight_was_called_over;
    called_over.take_if(|seat| *seat == by).is_some()
}

fn follows(table: &mut Table, by: Seat, said: SpokenCall) {
    cancel_later_calls(table, by);
    table.cite(law!("38D"));
    table.review_awareness(None);
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
