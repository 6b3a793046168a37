//! Chapter VI of the Laws: the play.
//!
//! Each Law has its file; what they share is in `table/play.rs` and `table/trouble.rs`: the tricks, and what is open, exposed and
//! restricted after an irregularity.

pub(crate) mod before_lead;
pub(crate) mod law41_commencement_of_play;
pub(crate) mod law43_dummys_limitations;
pub(crate) mod law44_sequence_and_procedure;
pub(crate) mod law45_card_played;
pub(crate) mod law45_dummys_card;
pub(crate) mod law45_dummys_own_card;
pub(crate) mod law45_to_the_trick;
pub(crate) mod law46_incomplete_designation;
pub(crate) mod law47_misinformation;
pub(crate) mod law47_retraction;
pub(crate) mod law49_exposure;
pub(crate) mod law50_information;
pub(crate) mod law50_penalty_card;
pub(crate) mod law51_two_or_more_penalty_cards;
pub(crate) mod law52_failure_to_play_penalty_card;
pub(crate) mod law53_lead_out_of_turn;
pub(crate) mod law54_opening_lead_out_of_turn;
pub(crate) mod law55_declarers_lead_out_of_turn;
pub(crate) mod law56_defenders_lead_out_of_turn;
pub(crate) mod law57_premature_lead_or_play;
pub(crate) mod law58_simultaneous_cards;
pub(crate) mod law60_play_after_illegal_play;
pub(crate) mod law61_failure_to_follow_suit;
pub(crate) mod law62_correction_of_revoke;
pub(crate) mod law62_revoke_noticed;
pub(crate) mod law63_establishment_of_revoke;
pub(crate) mod law64_after_establishment_of_revoke;
pub(crate) mod law65_arrangement_of_tricks;
pub(crate) mod law66_inspection_of_tricks;
pub(crate) mod law66_telling;
pub(crate) mod law66_told_play;
pub(crate) mod law67_defective_trick;
pub(crate) mod law68_claim_or_concession;
pub(crate) mod law69_agreed_claim;
pub(crate) mod law70_contested_claim;
pub(crate) mod law71_concession_cancelled;

use crate::book::Law;
pub(crate) use crate::table::play::Play;
pub(crate) use crate::table::trick::Trick;
pub(crate) use crate::table::trouble::{Binds, Restricted, Restriction};
pub(crate) use crate::table::trouble::{LeadChoice, Open, Trouble};

/// The Laws of this chapter that take entries, but for calls and cards themselves.
pub(crate) const LAWS: &[Law] = &[
    law41_commencement_of_play::LAW,
    law43_dummys_limitations::LAW,
    law45_dummys_card::LAW,
    law46_incomplete_designation::LAW,
    law47_misinformation::LAW,
    law50_penalty_card::LAW,
    law53_lead_out_of_turn::LAW,
    law54_opening_lead_out_of_turn::LAW,
    // After Law 54, which takes cards shown over an opening lead out of turn.
    law49_exposure::LAW,
    law58_simultaneous_cards::LAW,
    law62_revoke_noticed::LAW,
    law63_establishment_of_revoke::LAW,
    law65_arrangement_of_tricks::LAW,
    law66_inspection_of_tricks::LAW,
    law66_told_play::LAW,
    law67_defective_trick::LAW,
    law68_claim_or_concession::LAW,
    law69_agreed_claim::LAW,
];
