//! Law 9: procedure following an irregularity. Attention is drawn, the Director comes, and nobody acts before he has ruled.

use contract_bridge::Seat;

use crate::auction::{
    Made, Open, law23_comparable_call, law24_card_exposed, law25_changes_of_call,
    law27_insufficient_bid, law29_out_of_rotation, law36_inadmissible_doubles,
    law37_obligation_to_pass, law38_bid_above_seven, law39_call_after_final_pass,
};
use crate::entry::AtTrick;
use crate::impossible::Impossible;
use crate::irregularities::{law15_wrong_board, law16_information};
use crate::law;
use crate::play::{
    Play, law43_dummys_limitations, law61_failure_to_follow_suit, law62_revoke_noticed,
};
use crate::table::{Phase, Table};

/// A player draws attention to what is irregular; dummy may not before the play is over (9A3, 9A4, 43A1b).
pub(crate) fn attention(
    table: &mut Table,
    seat: Seat,
    revoke: Option<AtTrick>,
) -> Result<(), Impossible> {
    match revoke {
        Some(at) => law62_revoke_noticed::named(table, at, Some(seat))?,
        None => law62_revoke_noticed::attention(table, seat),
    }
    law61_failure_to_follow_suit::asked(table, seat);
    let dummy = table.play.as_ref().map(Play::dummy);
    match (table.phase, dummy) {
        (Phase::Play, Some(dummy)) if dummy == seat => {
            law43_dummys_limitations::attention(table, seat, revoke);
        }
        // Once the play is over dummy may speak as the others do.
        (Phase::Over, Some(dummy)) if dummy == seat => {
            table.cite(law!(2007: "9A3", 2017: "9A4"));
        }
        (Phase::Play, _) | (Phase::Over, Some(_)) => table.cite(law!("9A2")),
        _ => table.cite(law!("9A1")),
    }
    table.attention = true;
    notices_the_eight(table);
    Ok(())
}

/// From here on everybody knows whose turn it is (38B).
fn notices_the_eight(table: &mut Table) {
    if let Some(trouble) = &mut table.auction.trouble {
        trouble.after_eight = None;
    }
}

/// The Director is at the table: he rules on what is irregular. A bare call where nothing is changes nothing.
pub(crate) fn called(table: &mut Table) {
    notices_the_eight(table);
    set_aside_what_comes_again(table);
    if table.pending.is_none() {
        settle(table);
    }
}

/// Rules on what is open, the oldest first, until somebody has to answer or nothing is left.
pub(crate) fn settle(table: &mut Table) {
    if table.adjusted.is_some() && table.result.is_none() {
        // An adjusted score has stopped the board: nothing of it is left to rule on.
        return;
    }
    loop {
        set_aside_what_comes_again(table);
        let more = table.pending.is_none()
            && (law23_comparable_call::ask_next(table)
                || settle_one(table)
                || law15_wrong_board::ask_if_due(table));
        if !more {
            break;
        }
    }
    table.attention = false;
    crate::play::before_lead(table);
}

/// A choice of declarer before the next turn waits until all is ruled on; then it is asked again.
fn set_aside_what_comes_again(table: &mut Table) {
    table
        .pending
        .take_if(|pending| pending.matter.comes_again());
}

/// The same but for the comparisons of calls: they wait for the call of a player who accepts by calling.
pub(crate) fn settle_all_but_comparisons(table: &mut Table) {
    while table.pending.is_none() && settle_one(table) {}
}

/// Attention has been drawn, and somebody acts before the Director has ruled (9B2).
pub(crate) fn acts_before_the_ruling(table: &mut Table, seat: Seat) {
    table.attention = false;
    let trouble = table.auction.trouble.as_deref();
    let open = trouble.is_some_and(|trouble| {
        let exposed = trouble.exposed.iter().any(|exposed| !exposed.ruled);
        exposed || !trouble.open.is_empty() || trouble.inadmissible.is_some()
    });
    if open {
        table.irregular(law!("9B2"), seat);
    }
}

fn settle_one(table: &mut Table) -> bool {
    if law36_inadmissible_doubles::rectify(table) || law24_card_exposed::rectify(table) {
        return true;
    }
    let Some(trouble) = &mut table.auction.trouble else {
        return crate::play::settle_one(table);
    };
    if trouble.open.is_empty() {
        return crate::play::settle_one(table);
    }
    let open = trouble.open.remove(0);
    match open {
        Open::Insufficient { by, said, changed } => {
            law27_insufficient_bid::rectify(table, by, said, changed)
        }
        Open::OutOfRotation {
            by,
            said,
            changed,
            turn,
        } => law29_out_of_rotation::rectify_changed(table, by, said, changed, turn),
        Open::Change { by, at, said } => law25_changes_of_call::rectify(table, by, at, said),
        Open::NotPassed { by, at } => law37_obligation_to_pass::rectify(table, by, at),
        Open::AboveSeven { by, said } => law38_bid_above_seven::rectify(table, by, said),
        Open::NotRepeated { by, at } => cancel_what_was_not_free(table, by, at),
        Open::Late { by, said } => law39_call_after_final_pass::rectify(table, by, said),
    }
    true
}

/// A call that the player was not free to make is cancelled, and he makes the one that he has to.
fn cancel_what_was_not_free(table: &mut Table, by: Seat, at: usize) {
    let made: Made = table.auction.calls[at];
    crate::auction::law22_end_of_auction::reopen(table);
    table.auction.take_back(at, by);
    law16_information::withdrawn(table, by, made.said());
}
