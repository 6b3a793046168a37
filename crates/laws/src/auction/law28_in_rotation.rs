//! Law 28: calls considered to be in rotation.

use contract_bridge::Seat;

use super::{Acted, Made, Open, law29_out_of_rotation, stands};
use crate::awaiting::{Asked, Question};
use crate::entry::{Meant, Said};
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Then;
use crate::table::Table;

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
    stands(table, Made::pass(turn));
}

/// A call after one or more calls out of rotation on which nobody has ruled.
pub(super) fn call_after(table: &mut Table, seat: Seat, said: Said) -> Acted {
    let open = table.auction.trouble().open.clone();
    let over = open.iter().find_map(|&open| match open {
        Open::OutOfRotation { by, said, .. } if by.lho() == seat => Some((by, said)),
        _ => None,
    });
    let own_turn = table.auction.turn == seat;
    match over {
        // The player in turn is also the left-hand opponent: only he can say which he meant (28B, 29A).
        Some(_) if own_turn && law29_out_of_rotation::acceptable(table) => {
            let law = law!("28B").in_edition(table.edition());
            table.ask(
                Asked::Director,
                law,
                Question::Fact("meant"),
                Then::Meant { seat, said },
            );
            Acted::Done
        }
        Some((by, first)) if !own_turn => law29_out_of_rotation::called_over(table, by, first),
        _ if own_turn => {
            at_own_turn(table);
            Acted::On
        }
        _ if open.iter().any(|open| open.by() == seat) => {
            // The same offender calls once more: cancelled with the first.
            table.irregular(law!("17C"), seat);
            law16_information::withdrawn(table, seat, said);
            Acted::Done
        }
        _ => {
            let turn = table.auction.turn;
            law29_out_of_rotation::note(table, seat, said, turn);
            Acted::Done
        }
    }
}

/// The player whose turn it was calls: the calls out of rotation are taken away, and nothing else follows (28B).
pub(crate) fn at_own_turn(table: &mut Table) {
    table.cite(law!("28B"));
    for open in core::mem::take(&mut table.auction.trouble().open) {
        if let Open::OutOfRotation { by, said, .. } = open {
            law16_information::withdrawn(table, by, said);
        }
    }
}

/// The Director has found what the player meant.
pub(crate) fn meant(table: &mut Table, seat: Seat, said: Said, meant: Meant) {
    if meant == Meant::Over {
        let open = table
            .auction
            .trouble()
            .open
            .iter()
            .find_map(|&open| match open {
                Open::OutOfRotation { by, said, .. } if by.lho() == seat => Some((by, said)),
                _ => None,
            });
        if let Some((by, first)) = open
            && law29_out_of_rotation::called_over(table, by, first) == Acted::Done
        {
            return;
        }
    } else {
        at_own_turn(table);
    }
    super::place(table, seat, said);
}
