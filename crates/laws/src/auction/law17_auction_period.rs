//! Law 17: the auction period. The dealer calls first (17B), then the turn goes round clockwise (17C). A call is first placed:
//! in or out of rotation, legal or not, over something irregular or not.

use contract_bridge::Seat;

use super::{
    Auction, Made, Open, law22_end_of_auction, law23_comparable_call, law25_changes_of_call,
    law25_unintended_call, law27_insufficient_bid, law28_in_rotation, law29_out_of_rotation,
    law35_inadmissible_calls, law36_inadmissible_doubles, law38_bid_above_seven,
    law39_call_after_final_pass,
};
use crate::clause::Cite;
use crate::entry::{Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::{law15_wrong_board, law16_information};
use crate::law;
use crate::table::{Phase, Table};

/// The clause by which it is somebody's turn, and which a call by anybody else breaks.
pub(crate) fn rotation(auction: &Auction) -> Cite {
    if auction.calls.is_empty() {
        law!("17B")
    } else {
        law!("17C")
    }
}

/// Whether a lead that either defender has faced, in or out of turn, has ended the auction period (17D1; 22B1 in 2007).
pub(crate) fn lead_is_faced(table: &Table) -> bool {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    table.phase == Phase::Play || trouble.is_some_and(|trouble| trouble.lead_faced)
}

/// A call is made, by anybody, at any moment.
pub(crate) fn call(table: &mut Table, seat: Seat, said: SpokenCall) -> Result<(), Impossible> {
    if law28_in_rotation::says_what_is_deemed(table, seat, said) {
        return Ok(());
    }
    match table.phase {
        Phase::Auction => {}
        Phase::Clarification => return law39_call_after_final_pass::late(table, seat, said),
        // A pass-out is open to changes until the hands are back, so a call then is one after the final pass (17D2, 39).
        Phase::Over if table.passed_out() && !table.returned => {
            return law39_call_after_final_pass::late(table, seat, said);
        }
        Phase::Play => {
            law39_call_after_final_pass::after_the_lead(table, seat, said);
            return Ok(());
        }
        Phase::Over => return Err(Impossible::Over),
    }
    if table.auction.trouble.is_some() {
        if !law38_bid_above_seven::also_cancelled(table, seat, said) {
            make_over_what_is_open(table, seat, said);
        }
    } else {
        place(table, seat, said);
    }
    Ok(())
}

/// A call with something irregular behind it: over what is open, perhaps without waiting for a forced pass (28A).
pub(super) fn make_over_what_is_open(table: &mut Table, seat: Seat, said: SpokenCall) {
    while acts_over_what_is_open(table, seat, said) == Acted::On {
        if table.phase != Phase::Auction {
            // What he called over ended the auction: his own call comes after the final pass (39).
            law39_call_after_final_pass::note(table, seat, said);
            break;
        }
        if !law28_in_rotation::forced_pass_is_due(table, seat) {
            place(table, seat, said);
            break;
        }
        law28_in_rotation::deem_passed(table);
    }
    law23_comparable_call::ask_next(table);
    law15_wrong_board::ask_if_due(table);
}

/// Whether a call was used up by what it was made over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Acted {
    /// Nothing more to do with it.
    Done,
    /// It is still to be placed.
    On,
}

/// A call made over what is open: each Law says what that does, the oldest first.
fn acts_over_what_is_open(table: &mut Table, seat: Seat, said: SpokenCall) -> Acted {
    while let Some(&open) = table.auction.trouble().open.first() {
        let over = seat == open.by().lho();
        match open {
            Open::OutOfRotation { .. } => {
                if law28_in_rotation::call_after(table, seat, said) == Acted::Done {
                    return Acted::Done;
                }
            }
            Open::Change {
                by,
                at,
                said: second,
            } if !table.auction.is_last(at) => {
                if over && law25_changes_of_call::may_be_called_over(&table.auction, by, at, second)
                {
                    // He called over the first call; now he calls over the change, which he so accepts (25B1).
                    table.auction.trouble().open.remove(0);
                    let others = not_about(table, Some(at));
                    law25_changes_of_call::called_over(table, by, at, second);
                    table.auction.trouble().newest_first(&others);
                    continue;
                }
                // Others have called since, so there is no calling over the change.
                if seat != table.auction.turn {
                    return not_in_turn(table, seat, said, by);
                }
                table.auction.trouble().open.remove(0);
                law25_changes_of_call::passed_over(table, by, second);
            }
            Open::AboveSeven {
                by,
                said: eight,
                changed: Some(second),
                over: Some(first),
            } if seat == by.partner() => {
                // The bid was called over, and he goes on from that call: the change has come to nothing (25B2).
                table.auction.trouble().open.remove(0);
                law25_changes_of_call::passed_over(table, by, second);
                law38_bid_above_seven::called_over(table, by, eight, first);
                law38_bid_above_seven::also_cancelled(table, seat, said);
                return Acted::Done;
            }
            _ if over => {
                table.auction.trouble().open.remove(0);
                let others = not_about(table, open.at());
                if called_over(table, open, seat, said) == Acted::Done {
                    return Acted::Done;
                }
                // What is irregular about a call put in its place is what he calls over now.
                table.auction.trouble().newest_first(&others);
            }
            _ if open.by() == seat => {
                // He calls again before anybody has ruled: a change of his call, settled with the first (25, 27C).
                law25_changes_of_call::changes_what_is_open(table, seat, said);
                return Acted::Done;
            }
            _ => {
                law29_out_of_rotation::note(table, seat, said, open.by().lho());
                return Acted::Done;
            }
        }
    }
    law36_inadmissible_doubles::called_over(table, seat);
    Acted::On
}

/// What is open besides what is about the call at that place.
fn not_about(table: &mut Table, at: Option<usize>) -> Vec<Open> {
    let open = table.auction.trouble().open.iter();
    let others = open.filter(|open| at.is_none() || open.at() != at);
    others.copied().collect()
}

/// A call by one who is not in turn, with a change of call open over which others have called already.
fn not_in_turn(table: &mut Table, seat: Seat, said: SpokenCall, changer: Seat) -> Acted {
    if seat == changer {
        law25_changes_of_call::changes_what_is_open(table, seat, said);
    } else {
        let turn = table.auction.turn;
        law29_out_of_rotation::note(table, seat, said, turn);
    }
    Acted::Done
}

/// The offender's left-hand opponent calls before anybody has ruled.
fn called_over(table: &mut Table, open: Open, seat: Seat, said: SpokenCall) -> Acted {
    match open {
        Open::Insufficient { by, said, changed } => {
            law27_insufficient_bid::called_over(table, by, said, changed);
            Acted::On
        }
        Open::Change { by, at, said } => {
            law25_changes_of_call::called_over(table, by, at, said);
            Acted::On
        }
        Open::NotPassed { at, .. } => {
            table.cite(law!("37A"));
            stood_unnoticed(table, at);
            Acted::On
        }
        Open::AboveSeven {
            by,
            said: eight,
            changed: Some(second),
            over,
        } => {
            law25_changes_of_call::called_over_change_of_eight(table, by, eight, second, over);
            Acted::On
        }
        Open::AboveSeven {
            by, said: eight, ..
        } => {
            law38_bid_above_seven::note_another(table, seat, said);
            law38_bid_above_seven::called_over(table, by, eight, said);
            Acted::Done
        }
        Open::NotRepeated { at, .. } => {
            // The right to rectification goes with the call over it (11A).
            table.cite(law!("11A"));
            stood_unnoticed(table, at);
            Acted::On
        }
        Open::Late { .. } | Open::OutOfRotation { .. } => Acted::On,
    }
}

/// A call that was put down for the time being stands for good: the turn of its maker is over.
fn stood_unnoticed(table: &mut Table, at: usize) {
    if let Some(&made) = table.auction.calls.get(at) {
        table.auction.turn_is_over(made.by, at);
        law29_out_of_rotation::note_call_of_right_hand_opponent(table, made, at);
        law29_out_of_rotation::forget_owed(table, made, at);
    }
}

/// Places a call with nothing open before it.
pub(super) fn place(table: &mut Table, seat: Seat, said: SpokenCall) {
    if seat != table.auction.turn {
        law29_out_of_rotation::note_or_change(table, seat, said);
        return;
    }
    let rotation = rotation(&table.auction);
    table.cite(rotation);
    if table.auction.owes(seat) {
        law29_out_of_rotation::pay(table, seat, said);
        return;
    }
    match said.call() {
        Some(call) if law35_inadmissible_calls::legal_calls_owing(table, seat).contains(call) => {
            stands(
                table,
                Made {
                    by: seat,
                    call,
                    artificial: said.artificial,
                },
            )
        }
        _ => {
            law25_unintended_call::first_irregular(table, seat, said);
            law35_inadmissible_calls::irregular_in_rotation(table, seat, said);
        }
    }
}

/// The calls from that place on are taken back, to be replaced: what they had met is to be met again, by what takes their place. What had
/// been opened to all because of them is closed again.
pub(crate) fn take_back(table: &mut Table, at: usize, turn: Seat) {
    let aware = |auction: &Auction| {
        auction
            .trouble
            .as_ref()
            .is_some_and(|it| !it.aware.is_empty())
    };
    let was_aware = aware(&table.auction);
    let opened = table.auction.take_back(at, turn);
    if was_aware && !aware(&table.auction) {
        table.forget_awareness();
    }
    for call in opened {
        if call.owed_again {
            law16_information::withdrawn(table, call.by, call.said);
        }
        if let Some(law) = call.review {
            table.take_back_review(law, Side::of(call.by));
        }
    }
}

/// The calls from that place on are cancelled, all of them: the auction goes on as if they had not been made.
pub(crate) fn cancel_from(table: &mut Table, at: usize, turn: Seat) {
    take_back(table, at, turn);
    if let Some(trouble) = &mut table.auction.trouble {
        trouble.next_turns_from(at);
    }
}

/// A call that stands; it may end the auction (Law 22).
pub(crate) fn stands(table: &mut Table, made: Made) {
    is_placed(table, made);
    law22_end_of_auction::end_if_due(table);
}

/// The same while another call belongs to it, so that it cannot end the auction yet.
#[inline]
pub(super) fn is_placed(table: &mut Table, made: Made) {
    let at = table.auction.calls.len();
    table.auction.push(made);
    if table.auction.trouble.is_some() {
        table.auction.turn_is_over(made.by, at);
        law29_out_of_rotation::note_call_of_right_hand_opponent(table, made, at);
    }
}
