//! Law 9: procedure following an irregularity. Attention is drawn, the Director comes, and nobody acts before he has ruled.

use contract_bridge::{Card, Seat};
use openroom_said::said;

use crate::auction::{
    Made, Open, law23_comparable_call, law24_card_exposed, law25_changes_of_call,
    law27_insufficient_bid, law29_out_of_rotation, law36_inadmissible_doubles,
    law37_obligation_to_pass, law38_bid_above_seven, law39_call_after_final_pass,
};
use crate::book::{Law, checked, done};
use crate::entry::{Action, AtTrick, Finding};
use crate::impossible::Impossible;
use crate::irregularities::{law10_choice_of_rectification, law15_wrong_board, law16_information};
use crate::law;
use crate::play::before_lead::before_lead;
use crate::play::{
    Open as InPlay, Play, law41_commencement_of_play, law43_dummys_limitations, law45_dummys_card,
    law45_dummys_own_card, law49_exposure, law52_failure_to_play_penalty_card,
    law53_lead_out_of_turn, law54_opening_lead_out_of_turn, law57_premature_lead_or_play,
    law58_simultaneous_cards, law60_play_after_illegal_play, law61_failure_to_follow_suit,
    law62_correction_of_revoke, law62_revoke_noticed, law67_defective_trick, law70_contested_claim,
};
use crate::table::revoke::{Revoke, State};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Attention(revoke) => checked(attention(table, seat, *revoke)),
        Action::AttentionCard(card) => checked(attention_to(table, seat, *card)),
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Called => {
            called(table);
            done()
        }
        _ => None,
    },
};

/// A player draws attention to what is irregular; dummy may not before the play is over (9A3, 9A4, 43A1b).
pub(crate) fn attention(
    table: &mut Table,
    seat: Seat,
    revoke: Option<AtTrick>,
) -> Result<(), Impossible> {
    if revoke.is_none() {
        law58_simultaneous_cards::is_noticed(table);
    }
    match revoke {
        Some(at) => law62_revoke_noticed::named(table, at, Some(seat))?,
        None => {
            law62_revoke_noticed::attention(table, seat);
            law67_defective_trick::noticed(table);
        }
    }
    law61_failure_to_follow_suit::asked(table, seat);
    drawn(table, seat, revoke);
    Ok(())
}

/// Attention to one card that lies on the table for all to see: to nothing else.
fn attention_to(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    if !table.cards_to_see().contains(card) {
        return Err(Impossible::NotNow(said!(
            "no-such-card-on-the-table",
            "that card has not been shown, nor led or played out of turn"
        )));
    }
    law58_simultaneous_cards::is_noticed(table);
    drawn(table, seat, None);
    Ok(())
}

/// Attention has been drawn: by one who may, or by dummy who may not.
fn drawn(table: &mut Table, seat: Seat, revoke: Option<AtTrick>) {
    let dummy = table.play.as_ref().map(Play::dummy);
    match (table.phase, dummy) {
        (Phase::Play, Some(dummy)) if dummy == seat && !law70_contested_claim::ends_play(table) => {
            law43_dummys_limitations::attention(table, seat, revoke);
        }
        // Once the play is over dummy may speak as the others do.
        (Phase::Play | Phase::Over, Some(dummy)) if dummy == seat => {
            table.cite(law!(2007: "9A3", 2017: "9A4"));
            table.cite(law!("42B3"));
        }
        (Phase::Play, _) | (Phase::Over, Some(_)) => table.cite(law!("9A2")),
        _ => table.cite(law!("9A1")),
    }
    table.attention = true;
    law67_defective_trick::noticed_together(table);
    notices_the_eight(table);
}

/// From here on everybody knows whose turn it is (38B).
fn notices_the_eight(table: &mut Table) {
    if let Some(trouble) = &mut table.auction.trouble {
        trouble.after_eight = None;
    }
}

/// The Director is at the table: he rules on what is irregular. A bare call where nothing is changes nothing.
pub(crate) fn called(table: &mut Table) {
    law58_simultaneous_cards::is_noticed(table);
    law58_simultaneous_cards::director_comes(table);
    notices_the_eight(table);
    set_aside_what_comes_again(table);
    law36_inadmissible_doubles::comes_first(table);
    law23_comparable_call::director_comes(table);
    if let Some(pending) = &mut table.pending {
        pending.director = true;
    }
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
            && (law25_changes_of_call::comes_first(table)
                || law36_inadmissible_doubles::rectify(table)
                || what_cannot_stand_comes_first(table) && settle_one(table)
                || law23_comparable_call::ask_next(table)
                || settle_one(table)
                || law62_revoke_noticed::ask_alleged(table)
                || law15_wrong_board::ask_if_due(table));
        if !more {
            break;
        }
    }
    table.attention = false;
    law10_choice_of_rectification::takes_up_again(table);
    before_lead(table);
}

/// Whether the first thing open is a call that stands for the time being only, because its maker had to make another (31A1, 37): it goes, and
/// nobody compares it with anything.
fn what_cannot_stand_comes_first(table: &Table) -> bool {
    let Some(trouble) = &table.auction.trouble else {
        return false;
    };
    let cannot_stand =
        |open: &&Open| matches!(open, Open::NotPassed { .. } | Open::NotRepeated { .. });
    let first = trouble.open.first().and_then(|open| open.at());
    let mut open = trouble.open.iter().filter(cannot_stand);
    open.any(|open| open.at() == first)
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

/// The same in the play: each who plays on is noted once, declarer also for dummy. What was open stays open.
pub(crate) fn plays_before_the_ruling(table: &mut Table, seat: Seat) {
    let Some(play) = &table.play else { return };
    let unruled = |r: &Revoke| r.noticed && !r.ruled && r.state != State::Corrected;
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let open = play.has_open() || revokes.any(unruled);
    let by = match seat == play.dummy() {
        true => play.declarer,
        false => seat,
    };
    let law = law!("9B2").in_edition(table.edition());
    let mut noted = table.irregularities.iter();
    if open && !noted.any(|it| (it.law, it.by) == (law, by)) {
        table.irregular(law!("9B2"), by);
    }
}

fn settle_one(table: &mut Table) -> bool {
    if law25_changes_of_call::comes_first(table)
        || law36_inadmissible_doubles::rectify(table)
        || law24_card_exposed::rectify(table)
    {
        return true;
    }
    let Some(trouble) = &mut table.auction.trouble else {
        return settle_one_in_play(table);
    };
    if trouble.open.is_empty() {
        return settle_one_in_play(table);
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
        Open::AboveSeven {
            by,
            said,
            changed: Some(second),
            over,
        } => law25_changes_of_call::rectify_eight(table, by, said, second, over),
        Open::AboveSeven { by, said, .. } => law38_bid_above_seven::rectify(table, by, said),
        Open::NotRepeated { by, at } => cancel_what_was_not_free(table, by, at),
        Open::Late { by, said } => law39_call_after_final_pass::rectify(table, by, said),
    }
    true
}

/// A call that the player was not free to make is cancelled, and he makes the one that he has to.
fn cancel_what_was_not_free(table: &mut Table, by: Seat, at: usize) {
    let made: Made = table.auction.calls[at];
    crate::auction::law22_end_of_auction::reopen(table);
    crate::auction::law17_auction_period::take_back(table, at, by);
    law16_information::withdrawn(table, by, made.said());
}

/// Rules on what is open in the play. False if nothing is.
fn settle_one_in_play(table: &mut Table) -> bool {
    if table
        .play
        .as_ref()
        .is_none_or(|play| play.trouble.is_none())
    {
        return false;
    }
    if law43_dummys_limitations::no_rectification(table)
        || law41_commencement_of_play::face_down_goes_back(table)
        || law57_premature_lead_or_play::rectify_what_came_to_its_turn(table)
        || law67_defective_trick::rectify(table)
    {
        return true;
    }
    if law62_correction_of_revoke::comes_before_the_next_trick(table) {
        return true;
    }
    let Some(play) = &mut table.play else {
        return false;
    };
    // What waits for its time is not ruled on before; when the play is over nobody has a choice over a card any more.
    let over = table.phase == Phase::Over;
    let open = &mut play.trouble().open;
    // Whether a designation was a slip comes before a card played too soon to it, which may go back then (45C4b, 47D).
    let renamed = open
        .iter()
        .position(|open| matches!(open, InPlay::Renamed { .. }));
    let first = renamed.filter(|_| !over).or_else(|| {
        open.iter().position(|open| match open {
            InPlay::EarlyLead { .. } | InPlay::ToEarlyLead { .. } => false,
            InPlay::Misplaced { .. } => true,
            _ => !over,
        })
    });
    let Some(first) = first else {
        return law62_correction_of_revoke::rectify(table);
    };
    match open.remove(first) {
        InPlay::OpeningLead { by, card } => {
            law54_opening_lead_out_of_turn::rectify(table, by, card)
        }
        InPlay::Lead { by, card, turn } => law53_lead_out_of_turn::rectify(table, by, card, turn),
        InPlay::Later { by, card } => law60_play_after_illegal_play::rectify(table, by, card),
        InPlay::EarlyLead { .. } | InPlay::ToEarlyLead { .. } => {}
        InPlay::AfterDummy { by, card } => law45_dummys_own_card::rectify(table, by, card),
        InPlay::Unnamed { trick } => law45_dummys_own_card::rectify_unnamed(table, trick),
        InPlay::Premature { by, card, .. } => {
            law57_premature_lead_or_play::rectify(table, by, card)
        }
        InPlay::Exposed(shown) if law67_defective_trick::played_together(table, &shown) => {}
        InPlay::Exposed(shown) => law49_exposure::rule(table, shown),
        InPlay::PenaltyNotPlayed { by, trick } => {
            law52_failure_to_play_penalty_card::rectify(table, by, trick)
        }
        InPlay::Renamed { named } => law45_dummys_card::rectify_designation(table, named),
        InPlay::Misplaced { named, trick } => {
            law45_dummys_card::rectify_misplay(table, named, trick)
        }
    }
    true
}
