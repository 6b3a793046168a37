//! Law 35: inadmissible calls, and where a call in rotation that is not legal belongs.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{
    Auction, Made, Open, law18_bids, law19_doubles, law31_bid_out_of_rotation,
    law36_inadmissible_doubles, law37_obligation_to_pass,
};
use crate::calls::Calls;
use crate::entry::{Spoken, SpokenCall};
use crate::law;
use crate::table::auction::{Owed, OwedFor};
use crate::table::{Phase, Table};

/// Notes a call in rotation that is not legal. Nothing is rectified yet.
pub(crate) fn irregular_in_rotation(table: &mut Table, seat: Seat, said: SpokenCall) {
    let call = match said.spoken {
        Spoken::AboveSeven { .. } => {
            table.irregular(law!(2007: "35-3", 2017: "35C"), seat);
            table.auction.trouble().open.push(Open::AboveSeven {
                by: seat,
                said,
                changed: None,
                over: None,
            });
            return;
        }
        Spoken::Call(call) => call,
    };
    let made = Made {
        by: seat,
        call,
        artificial: said.artificial,
    };
    let regular = calls_without_restriction(table, seat);
    match call {
        // 37A leaves a double or redouble contrary to Law 19 to Law 36, whoever made it.
        Call::Double | Call::Redouble if !regular.contains(call) => {
            law36_inadmissible_doubles::note(table, made, seat);
        }
        _ if table.auction.bar(seat).is_some() && call != Call::Pass => {
            law37_obligation_to_pass::note(table, made);
        }
        _ if regular.contains(call) => not_free(table, made),
        _ => {
            table.irregular(law!("18D"), seat);
            let changed = None;
            table.auction.trouble().open.push(Open::Insufficient {
                by: seat,
                said,
                changed,
            });
        }
    }
}

/// A call that would be legal but for a duty of this player alone: to repeat a call (31A1, 32), or not to double
/// (30B2b of 2007).
fn not_free(table: &mut Table, made: Made) {
    if table.edition() == crate::Edition::E2007 && table.auction.no_double() == Some(made.by) {
        table.irregular_one(law!(2007: "30B2b"), made.by);
    } else {
        let owed = table.auction.owed(made.by).next().copied();
        let first = owed.and_then(|owed| owed.first(table));
        let law = first.map_or(law!("31A1"), law31_bid_out_of_rotation::must_repeat);
        table.irregular(law, made.by);
    }
    let at = table.auction.calls.len();
    table.auction.push(made);
    table
        .auction
        .trouble()
        .open
        .push(Open::NotRepeated { by: made.by, at });
}

/// The calls that Laws 18 and 19 allow a player.
fn regular(auction: &Auction, seat: Seat) -> Calls {
    Calls::PASS
        .or(law18_bids::sufficient(auction))
        .or(law19_doubles::admissible(auction, seat))
}

/// The same over a call that is not settled and that a call over it would make good (25B1, 27A1): it counts as the last.
fn regular_over(auction: &Auction, open: Open, seat: Seat) -> Calls {
    let mut accepted = auction.clone();
    let said = match open {
        Open::Insufficient { said, changed, .. } => changed.unwrap_or(said),
        Open::Change { by, at, said } if auction.is_last(at) => {
            accepted.take_back(at, by);
            said
        }
        _ => return regular(auction, seat),
    };
    if let Some(call) = said.call() {
        accepted.push(Made {
            by: open.by(),
            call,
            artificial: said.artificial,
        });
    }
    regular(&accepted, seat)
}

/// The calls that Laws 18 and 19 allow a player, whatever else binds him. What he would make good by calling counts.
pub(crate) fn calls_without_restriction(table: &Table, seat: Seat) -> Calls {
    let auction = &table.auction;
    match auction.trouble.as_ref().and_then(|t| t.open.first()) {
        Some(&open) if seat == open.by().lho() => regular_over(auction, open, seat),
        _ => regular(auction, seat),
    }
}

/// What that player may call, with what he owes.
pub(crate) fn legal_calls_owing(table: &Table, seat: Seat) -> Calls {
    let regular = calls_without_restriction(table, seat);
    if table.auction.trouble.is_none() {
        return regular;
    }
    if table.auction.bar(seat).is_some() {
        return Calls::PASS;
    }
    let free = table.auction.owed(seat).fold(regular, |free, owed| {
        calls_owing(&table.auction, owed, free)
    });
    match table.auction.no_double() == Some(seat) {
        true => free.without(Call::Double).without(Call::Redouble),
        false => free,
    }
}

/// What a player may legally call if it is his turn.
pub(crate) fn legal_calls_of(table: &Table, seat: Seat) -> Calls {
    match table.phase == Phase::Auction && table.auction_turn() == seat {
        true => legal_calls_owing(table, seat),
        false => Calls::NONE,
    }
}

/// The calls open to a player who owes one, of those that are regular.
fn calls_owing(auction: &Auction, owed: &Owed, regular: Calls) -> Calls {
    match owed.kind {
        kind if kind.must_repeat() => {
            let first = auction
                .withdrawn(owed.withdrawn)
                .and_then(|w| w.said.call());
            // Also if it is not legal, as an insufficient bid: the Law for that comes in when he has repeated it.
            first.map_or(regular, Calls::only)
        }
        OwedFor::Insufficient { silenced: true } => {
            regular.without(Call::Double).without(Call::Redouble)
        }
        _ => regular,
    }
}
