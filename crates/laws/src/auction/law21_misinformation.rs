//! Law 21B: call based on misinformation from an opponent.

use contract_bridge::Seat;

use super::law25_changes_of_call;
use super::{law22_end_of_auction, place};
use crate::awaiting::{Asked, Choice, Question};
use crate::entry::Said;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// The Director finds that a player was given wrong information: he may change his last call while his partner has not
/// called since and the auction period lasts (21B1a); later, the damage is reviewed (21B3).
pub(crate) fn found(table: &mut Table, seat: Seat) {
    let open = match table.phase {
        Phase::Auction | Phase::Clarification => true,
        Phase::Over => table.passed_out() && !table.returned,
        Phase::Play => false,
    };
    let last = table.auction.last_call_of(seat);
    match last {
        Some(at) if open && !table.auction.called_since(at, seat.partner()) => {
            table.cite(law!("21B1a"));
            table.ask(
                Asked::Player(seat),
                law!("21B1a").in_edition(table.edition()),
                Question::Options(vec![Choice::Keeps, Choice::Changes]),
                Then::Misinformed { seat, at },
            );
        }
        // Nothing called yet on the wrong information: he simply calls.
        None if open => {}
        _ => {
            table.cite(law!("21B3"));
            table.review(law!("21B3").in_edition(table.edition()));
        }
    }
}

/// He changes his call; the auction resumes from there, and his left-hand opponent may change too (21B2).
pub(crate) fn changes(table: &mut Table, seat: Seat, at: usize, said: Said) {
    let later = table.auction.calls.get(at + 1).copied();
    let old = table.auction.calls[at];
    law22_end_of_auction::reopen(table);
    table.auction.take_back(at, seat);
    crate::irregularities::law16_information::taken_back_freely(table, seat, old.said());
    place(table, seat, said);
    match later {
        Some(call) => law25_changes_of_call::offer_to_left_hand_opponent(table, call, law!("21B2")),
        None => crate::irregularities::law09_procedure::settle(table),
    }
}
