//! Law 25: legal and illegal changes of call. The Director finds first whether the call was unintended (25A); if it was
//! not, the left-hand opponent may accept the substitute (25B).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::law23_comparable_call::{self, Comparison};
use super::law26_lead_restrictions::{Law26, Withdrawn};
use super::{Made, Open, law22_end_of_auction, law38_bid_above_seven, stands};
use crate::awaiting::{Asked, Choice, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Said, Spoken};
use crate::impossible::Impossible;
use crate::irregularities::{law09_procedure, law16_information};
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// A player puts another call in place of his own last one.
pub(crate) fn changes(table: &mut Table, seat: Seat, said: Said) -> Result<(), Impossible> {
    match table.phase {
        Phase::Auction | Phase::Clarification => {}
        // A pass-out stays open until all four hands are back (17D2; 22B2 in 2007).
        Phase::Over if table.passed_out() && !table.returned => {}
        Phase::Over => return Err(Impossible::Over),
        Phase::Play => {
            return Err(Impossible::NotNow {
                reason: "no call can be changed once a lead is faced",
            });
        }
    }
    if let Some(Open::Insufficient {
        by, said: first, ..
    }) = first_open(table)
        && by == seat
    {
        // 27C: he corrects before anybody has ruled.
        let changed = Some(said);
        table.auction.trouble().open[0] = Open::Insufficient {
            by,
            said: first,
            changed,
        };
        return Ok(());
    }
    if table.auction.last_call_of(seat).is_none() {
        return Err(Impossible::NotNow {
            reason: "he has made no call that he could change",
        });
    }
    calls_again(table, seat, said);
    Ok(())
}

fn first_open(table: &Table) -> Option<Open> {
    table
        .auction
        .trouble
        .as_ref()
        .and_then(|t| t.open.first().copied())
}

/// Notes the second call of a player who has called already.
pub(crate) fn calls_again(table: &mut Table, seat: Seat, said: Said) {
    let Some(at) = table.auction.last_call_of(seat) else {
        return;
    };
    let open = &mut table.auction.trouble().open;
    let earlier = open.iter_mut().find_map(|open| match open {
        Open::Change { by, said, .. } if *by == seat => Some(said),
        _ => None,
    });
    match earlier {
        Some(second) => *second = said,
        None => open.push(Open::Change { by: seat, at, said }),
    }
}

/// Whether the change comes too late: his partner has called since (25A2 in 2007, 25A4 in 2017).
fn too_late(table: &Table, by: Seat, at: usize) -> bool {
    table.auction.called_since(at, by.partner())
}

/// The left-hand opponent calls over the second call: it stands (25B1). Nobody called the Director, so nothing else follows.
pub(crate) fn called_over(table: &mut Table, by: Seat, at: usize, said: Said) {
    if too_late(table, by, at) || table.auction.called_since(at, by.lho()) {
        law16_information::withdrawn(table, by, said);
        return;
    }
    let first = table.auction.calls[at].said();
    match said.spoken {
        Spoken::AboveSeven { .. } => law38_bid_above_seven::called_over(table, by),
        Spoken::Call(call) => {
            table.cite(law!("25B1"));
            law16_information::withdrawn(table, by, first);
            put_in_place(table, by, at, call, said);
        }
    }
}

fn put_in_place(table: &mut Table, by: Seat, at: usize, call: Call, said: Said) {
    law22_end_of_auction::reopen(table);
    table.auction.take_back(at, by);
    stands(
        table,
        Made {
            by,
            call,
            artificial: said.artificial,
        },
    );
}

/// The Director rules on a change of call.
pub(crate) fn rectify(table: &mut Table, by: Seat, at: usize, said: Said) {
    if too_late(table, by, at) {
        table.cite(law!(2007: "25A2", 2017: "25A4"));
        law16_information::withdrawn(table, by, said);
        return;
    }
    table.ask(
        Asked::Director,
        law!("25A1").in_edition(table.edition()),
        Question::Fact("unintended"),
        Then::Unintended { by, at, said },
    );
}

/// The Director has found whether the first call was what the player meant to make.
pub(crate) fn found(table: &mut Table, by: Seat, at: usize, said: Said, unintended: bool) {
    if unintended {
        substitute(table, by, at, said);
        return;
    }
    if table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "25A2"));
    }
    if table.auction.called_since(at, by.lho()) {
        // The left-hand opponent has called over the first call, which so remains.
        refuse(table, by, at, said);
        return;
    }
    table.ask(
        Asked::Player(by.lho()),
        law!("25B1").in_edition(table.edition()),
        Question::Options(vec![Choice::Accepts, Choice::Declines]),
        Then::Substitute { by, at, said },
    );
}

/// 25A: the intended call takes the place of the other, and is judged by its own Law; no lead restriction follows.
fn substitute(table: &mut Table, by: Seat, at: usize, said: Said) {
    table.cite(law!("25A1"));
    let later = table.auction.calls.get(at + 1).copied();
    law22_end_of_auction::reopen(table);
    table.auction.take_back(at, by);
    super::place(table, by, said);
    if let Some(call) = later {
        let law = law!(2007: "25A4", 2017: "25A6");
        offer_to_left_hand_opponent(table, call, law);
    } else {
        law09_procedure::settle(table);
    }
}

/// The left-hand opponent may keep or change the call that he made over the one now replaced (25A4 and 25A6, 21B2).
pub(crate) fn offer_to_left_hand_opponent(table: &mut Table, old: Made, law: Cite) {
    table.cite(law);
    let can_stay = table.auction.turn == old.by
        && table.phase == Phase::Auction
        && !table.auction.has_open()
        && table.legal_calls().contains(old.call);
    if !can_stay {
        // His call no longer fits, or the new call is itself irregular: he simply calls at his turn.
        law16_information::taken_back_freely(table, old.by, old.said());
        law09_procedure::settle(table);
        return;
    }
    table.ask(
        Asked::Player(old.by),
        law.in_edition(table.edition()),
        Question::Options(vec![Choice::Keeps, Choice::Changes]),
        Then::LeftHandOpponent { old },
    );
}

/// The left-hand opponent keeps his call.
pub(crate) fn left_hand_opponent_keeps(table: &mut Table, old: Made) {
    stands(table, old);
}

/// The left-hand opponent takes his call back; what it showed is his side's alone.
pub(crate) fn left_hand_opponent_changes(table: &mut Table, old: Made, said: Said) {
    law16_information::taken_back_freely(table, old.by, old.said());
    super::place(table, old.by, said);
}

/// The left-hand opponent accepts the substitute (25B1).
pub(crate) fn accepted(table: &mut Table, by: Seat, at: usize, said: Said) {
    let first = table.auction.calls[at].said();
    let call = match said.spoken {
        Spoken::Call(call) => call,
        Spoken::AboveSeven { .. } => {
            law22_end_of_auction::reopen(table);
            table.auction.take_back(at, by);
            law38_bid_above_seven::rectify(table, by, said);
            return;
        }
    };
    table.cite(law!("25B1"));
    put_in_place(table, by, at, call, said);
    withdraw(table, by, first);
}

/// The left-hand opponent does not accept: the first call remains (25B2).
pub(crate) fn refuse(table: &mut Table, by: Seat, at: usize, said: Said) {
    table.cite(law!("25B2"));
    let stands = table.auction.calls[at];
    withdraw(table, by, said);
    if let Some(withdrawn) = table.auction.trouble().withdrawn.last_mut() {
        withdrawn.last = Some(stands);
    }
}

/// 25B3, and Law 26: in 2017 it depends on a comparison, which is asked at once.
fn withdraw(table: &mut Table, by: Seat, said: Said) {
    table.cite(law!("25B3"));
    law16_information::withdrawn(table, by, said);
    let last = table
        .auction
        .last_call_of(by)
        .map(|at| table.auction.calls[at]);
    let law26 = match table.edition() {
        Edition::E2007 => Law26::Applies,
        Edition::E2017 => Law26::Not,
    };
    table.auction.trouble().withdrawn.push(Withdrawn {
        by,
        said,
        law26,
        last,
    });
    if table.edition() == Edition::E2017 {
        law23_comparable_call::ask(table, law!(2017: "26B"), Comparison::Change { by });
    }
}

/// The Director has compared the call that stands with the one withdrawn.
pub(crate) fn compared(table: &mut Table, by: Seat, comparable: bool) {
    if comparable {
        table.cite_one(law!(2017: "26A"));
        law16_information::restored(table, by);
        return;
    }
    if let Some(withdrawn) = table.auction.trouble().withdrawn.last_mut() {
        withdrawn.law26 = Law26::Applies;
    }
}
