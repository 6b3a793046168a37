//! Law 28: calls considered to be in rotation.

use contract_bridge::Seat;

use super::law17_auction_period::{Acted, make_over_what_is_open, place, stands};
use super::law35_inadmissible_calls;
use super::{Made, Open, law25_changes_of_call, law29_out_of_rotation};
use crate::awaiting::{Asked, Fact, Question};
use crate::entry::{Action, Finding, Meant, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::{Phase, Table};

/// Whether the player in turn must pass and his left-hand opponent calls without waiting for it (28A).
pub(crate) fn forced_pass_is_due(table: &Table, seat: Seat) -> bool {
    let turn = table.auction.turn;
    !table.auction.has_open() && seat == turn.lho() && table.auction.bar(turn).is_some()
}

/// The pass that had to be made is deemed made.
pub(crate) fn deem_passed(table: &mut Table) {
    table.cite(law!("28A"));
    let turn = table.auction.turn;
    law29_out_of_rotation::settle_owed_by_pass(table, turn);
    let place = table.auction.calls.len();
    stands(table, Made::pass(turn));
    table.auction.trouble().deemed.push((turn, place));
}

/// The player says the pass that he was deemed to make: nothing comes of it. It can be said once, before his next turn.
pub(super) fn says_what_is_deemed(table: &mut Table, seat: Seat, said: SpokenCall) -> bool {
    let last = table.auction.last_call_of(seat);
    let own_turn = table.phase == Phase::Auction && table.auction.turn == seat;
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let deemed = &mut trouble.deemed;
    let this = deemed
        .iter()
        .position(|&(by, place)| (by, Some(place)) == (seat, last));
    let Some(at) = this.filter(|_| !own_turn && said == Made::pass(seat).said()) else {
        return false;
    };
    deemed.remove(at);
    true
}

/// A call after one or more calls out of rotation on which nobody has ruled.
pub(super) fn call_after(table: &mut Table, seat: Seat, said: SpokenCall) -> Acted {
    let open = table.auction.trouble().open.clone();
    let over = over(&open, seat);
    let own_turn = table.auction.turn == seat;
    match over {
        // The player in turn is also the left-hand opponent: only he can say which he meant (28B, 29A).
        Some((by, first)) if own_turn && law29_out_of_rotation::can_stand(table, by, first) => {
            let law = law!("28B").in_edition(table.edition());
            table.ask(
                Asked::Director,
                law,
                Question::Fact(Fact::Meant(&Meant::OF_CALLS)),
                OverOrOwnTurn { seat, said },
            );
            Acted::Done
        }
        Some((by, first)) if !own_turn => {
            law29_out_of_rotation::called_over(table, by, first, said)
        }
        _ if own_turn => at_own_turn(table, seat, said),
        _ if open.iter().any(|open| open.by() == seat) => {
            // The same offender calls once more: he changes his call (25).
            table.irregular(law!("17C"), seat);
            law25_changes_of_call::changes_what_is_open(table, seat, said);
            Acted::Done
        }
        _ => {
            law29_out_of_rotation::note_or_change(table, seat, said);
            Acted::Done
        }
    }
}

/// The call out of rotation over which a player would call, as it stands now: changed perhaps (25B1).
fn over(open: &[Open], seat: Seat) -> Option<(Seat, SpokenCall)> {
    open.iter().find_map(|&open| match open {
        Open::OutOfRotation {
            by, said, changed, ..
        } if by.lho() == seat => Some((by, changed.unwrap_or(said))),
        _ => None,
    })
}

/// The player whose turn it was calls: what opponents called out of rotation is taken away, and nothing else follows (28B).
/// He does not free his own partner: that call remains to be ruled on.
fn at_own_turn(table: &mut Table, seat: Seat, said: SpokenCall) -> Acted {
    let freely = calls_freely(table, seat, said);
    let out = take_out_of_rotation(table).into_iter();
    let (kept, gone): (Vec<Open>, Vec<Open>) =
        out.partition(|open| freely && open.by() == seat.partner());
    for open in gone {
        table.cite(law!("28B"));
        withdraw(table, open);
    }
    if kept.is_empty() {
        return Acted::On;
    }
    table.auction.trouble().open.extend(kept);
    place(table, seat, said);
    Acted::Done
}

/// Whether a call is legal, and its maker neither owes one nor is restricted: it can be taken back as if not made.
fn calls_freely(table: &Table, seat: Seat, said: SpokenCall) -> bool {
    let regular = law35_inadmissible_calls::calls_without_restriction(table, seat);
    let free = law35_inadmissible_calls::legal_calls_owing(table, seat) == regular
        && !table.auction.owes(seat);
    free && said.call().is_some_and(|call| regular.contains(call))
}

/// The calls out of rotation on which nobody has ruled, taken off the list.
pub(super) fn take_out_of_rotation(table: &mut Table) -> Vec<Open> {
    let open = &mut table.auction.trouble().open;
    let is_out = |open: &Open| matches!(open, Open::OutOfRotation { .. });
    let (out, others) = open.iter().copied().partition(is_out);
    *open = others;
    out
}

/// What a call out of rotation that does not stand, and the change of it, told.
pub(super) fn withdraw(table: &mut Table, open: Open) {
    if let Open::OutOfRotation {
        by, said, changed, ..
    } = open
    {
        law16_information::withdrawn(table, by, said);
        if let Some(second) = changed {
            law16_information::withdrawn(table, by, second);
        }
    }
}

/// 28B or 29A: what did the player in turn mean?
#[derive(Debug, Clone, PartialEq)]
struct OverOrOwnTurn {
    seat: Seat,
    said: SpokenCall,
}

impl Matter for OverOrOwnTurn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Meant(what) if what.is_of_calls() => {
                meant(table, self.seat, self.said, *what);
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }

    /// The others go on from his call: it was made over the other, unless it would be insufficient or inadmissible there.
    fn goes_on(&self, table: &mut Table, _: Seat, _: &Action) {
        table.pending = None;
        let reading = match would_be_legal(table, self.seat, self.said) {
            true => Meant::Over,
            false => Meant::OwnTurn,
        };
        meant(table, self.seat, self.said, reading);
    }
}

/// Whether that call would be legal over the one out of rotation.
fn would_be_legal(table: &Table, seat: Seat, said: SpokenCall) -> bool {
    let mut after = table.clone();
    meant(&mut after, seat, said, Meant::Over);
    after.irregularities.len() == table.irregularities.len()
}

/// The Director has found what the player meant.
fn meant(table: &mut Table, seat: Seat, said: SpokenCall, meant: Meant) {
    if meant == Meant::Over {
        if let Some((by, first)) = over(&table.auction.trouble().open, seat)
            && law29_out_of_rotation::called_over(table, by, first, said) == Acted::Done
        {
            return;
        }
    } else if at_own_turn(table, seat, said) == Acted::Done {
        return;
    }
    make_over_what_is_open(table, seat, said);
}
