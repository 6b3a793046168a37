//! Law 21B: call based on misinformation from an opponent.

use contract_bridge::Seat;
use openroom_said::said;

use super::law25_changes_of_call;
use crate::awaiting::{Asked, Choice, Question};
use crate::entry::Said;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// The Director finds that a player was given wrong information: he may change his last call while his partner has not
/// called since and the auction period lasts (21B1a); later, the damage is reviewed (21B3).
pub(crate) fn found(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    if table.auction.has_open() {
        return Err(Impossible::NotNow(said!(
            "irregularity-open-first",
            "something irregular is open that the Director rules on first"
        )));
    }
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
    Ok(())
}

/// He changes his call; the auction resumes from there, and his left-hand opponent may change too (21B2).
pub(crate) fn changes(table: &mut Table, seat: Seat, at: usize, said: Said) {
    let old = table.auction.calls[at];
    law16_information::taken_back_freely(table, seat, old.said());
    law25_changes_of_call::put_freely(table, seat, at, said, law!("21B2"));
}
