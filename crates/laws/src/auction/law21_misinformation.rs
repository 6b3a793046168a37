//! Law 21B: call based on misinformation from an opponent.

use contract_bridge::Seat;
use openroom_said::said;

use super::{law17_auction_period, law25_changes_of_call, law35_inadmissible_calls};
use crate::awaiting::{Asked, Choice, Question};
use crate::calls::Calls;
use crate::entry::{Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Matter;
use crate::table::{Phase, Table};

/// The Director finds that a player was given wrong information: he may change his last call while his partner has not
/// called since and the auction period lasts (21B1a); later, the damage is reviewed (21B3).
pub(crate) fn found(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    if table.auction.has_open() {
        return Err(Impossible::NotNow(said!(
            "irregularity-open-first",
            "there is an irregularity the Director must rule on first: enter `called`"
        )));
    }
    let open = match table.phase {
        Phase::Auction => true,
        Phase::Clarification => !law17_auction_period::lead_is_faced(table),
        Phase::Over => table.passed_out() && !table.returned,
        Phase::Play => false,
    };
    let last = table.auction.last_call_of(seat);
    match last {
        // He had to make that call, and would have to make it again: it rests on no information.
        Some(at) if open && has_no_other(table, seat, at) => {}
        Some(at) if open && !table.auction.called_since(at, seat.partner()) => {
            table.cite(law!("21B1a"));
            table.ask(
                Asked::Player(seat),
                law!("21B1a").in_edition(table.edition()),
                Question::Options(vec![Choice::Keeps, Choice::Changes]),
                Misinformed { at },
            );
        }
        // Nothing called yet on the wrong information: he simply calls.
        None if open => {}
        _ => too_late(table, seat),
    }
    Ok(())
}

/// Whether the call at that place is the only one that the player may make there (30A, 31A1, 37B).
fn has_no_other(table: &Table, seat: Seat, at: usize) -> bool {
    let made = table.auction.calls[at];
    let mut before = table.clone();
    before.auction.take_back(at, seat);
    law35_inadmissible_calls::legal_calls_owing(&before, seat) == Calls::only(made.call)
}

/// Too late for a change: what the others gained by it is looked at when the play is over (21B3).
pub(crate) fn too_late(table: &mut Table, seat: Seat) {
    if table.auction.last_call_of(seat).is_some() {
        table.cite(law!("21B3"));
        let law = law!("21B3").in_edition(table.edition());
        table.review_against(law, Side::of(seat).other());
    }
}

/// 21B1a: does the misinformed player keep the call at that place?
#[derive(Debug, Clone, PartialEq)]
struct Misinformed {
    at: usize,
}

impl Matter for Misinformed {
    /// He changes his call; the auction resumes from there, and his left-hand opponent may change too (21B2).
    fn chosen(self: Box<Self>, table: &mut Table, by: Seat, _: Choice, said: Option<SpokenCall>) {
        if let Some(said) = said {
            let old = table.auction.calls[self.at];
            law16_information::taken_back_freely(table, by, old.said());
            law25_changes_of_call::put_freely(table, by, self.at, said, law!("21B2"));
        }
    }
}
