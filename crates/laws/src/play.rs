//! Chapter VI of the Laws: the play.
//!
//! A card is placed as a call is: in or out of turn, legal or not, over something irregular or not. Each Law has its
//! file; what they share is here: the tricks, and what is open, exposed and restricted after an irregularity.

pub mod law41_commencement_of_play;
pub mod law43_dummys_limitations;
pub mod law44_sequence_and_procedure;
pub mod law45_card_played;
pub mod law45_dummys_card;
pub mod law46_incomplete_designation;
pub mod law47_misinformation;
pub mod law47_retraction;
pub mod law49_exposure;
pub(crate) mod law50_information;
pub mod law50_penalty_card;
pub mod law51_two_or_more_penalty_cards;
pub mod law52_failure_to_play_penalty_card;
pub mod law53_lead_out_of_turn;
pub mod law54_opening_lead_out_of_turn;
pub mod law55_declarers_lead_out_of_turn;
pub mod law56_defenders_lead_out_of_turn;
pub mod law57_premature_lead_or_play;
pub mod law58_simultaneous_cards;
pub mod law60_play_after_illegal_play;
pub mod law61_failure_to_follow_suit;
pub mod law62_correction_of_revoke;
pub(crate) mod law62_revoke_noticed;
pub mod law63_establishment_of_revoke;
pub mod law64_after_establishment_of_revoke;
pub mod law65_arrangement_of_tricks;
pub mod law66_inspection_of_tricks;
pub(crate) mod law66_told_play;
pub mod law67_defective_trick;
pub mod law68_claim_or_concession;
pub mod law69_agreed_claim;
pub mod law70_contested_claim;
pub mod law71_concession_cancelled;

use crate::auction::law26_lead_restrictions;
pub(crate) use crate::table::play::Play;
pub use crate::table::trick::Trick;
pub(crate) use crate::table::trouble::{LeadChoice, Open, Trouble};
pub use crate::table::trouble::{Restricted, Restriction};
use crate::table::{Phase, Table};

/// Before a turn: declarer is asked where he has a choice over a defender's lead or play.
pub(crate) fn before_lead(table: &mut Table) {
    let Some(play) = &table.play else { return };
    if play.trouble.is_none()
        || table.pending.is_some()
        || matches!(table.phase, Phase::Auction | Phase::Over)
        || play.has_open_lead()
    {
        return;
    }
    let seat = play.turn();
    if play.declares(seat) {
        return;
    }
    let leads = play.trick == Trick::EMPTY;
    let asked = leads
        && (law26_lead_restrictions::ask(table, seat) || law50_penalty_card::ask(table, seat));
    if !asked {
        law51_two_or_more_penalty_cards::ask(table, seat);
    }
}

/// Rules on what is open in the play. False if nothing is.
pub(crate) fn settle_one(table: &mut Table) -> bool {
    if table
        .play
        .as_ref()
        .is_none_or(|play| play.trouble.is_none())
    {
        return false;
    }
    if law43_dummys_limitations::no_rectification(table)
        || law41_commencement_of_play::face_down_goes_back(table)
    {
        return true;
    }
    let Some(play) = &mut table.play else {
        return false;
    };
    // What waits for its time is not ruled on before; when the play is over nobody has a choice over a card any more.
    let over = table.phase == Phase::Over;
    let open = &mut play.trouble().open;
    let first = open.iter().position(|open| match open {
        Open::EarlyLead { .. } => false,
        Open::Misplaced { .. } => true,
        _ => !over,
    });
    let Some(first) = first else {
        return law62_correction_of_revoke::rectify(table);
    };
    match open.remove(first) {
        Open::OpeningLead { by, card } => law54_opening_lead_out_of_turn::rectify(table, by, card),
        Open::Lead { by, card, turn } => law53_lead_out_of_turn::rectify(table, by, card, turn),
        Open::Later { by, card } => law60_play_after_illegal_play::rectify(table, by, card),
        Open::EarlyLead { .. } => {}
        Open::Premature { by, card } => law57_premature_lead_or_play::rectify(table, by, card),
        Open::Exposed {
            by,
            cards,
            deliberately,
        } => law49_exposure::rectify(table, by, cards, deliberately),
        Open::PenaltyNotPlayed { by, trick } => {
            law52_failure_to_play_penalty_card::rectify(table, by, trick)
        }
        Open::Renamed { named } => law45_dummys_card::rectify_designation(table, named),
        Open::Misplaced { named, trick } => law45_dummys_card::rectify_misplay(table, named, trick),
    }
    true
}
