//! Law 55: declarer's lead out of turn, once a defender has refused it.

use contract_bridge::{Card, Seat};

use super::law50_penalty_card;
use crate::law;
use crate::table::Table;
use crate::table::trouble::PenaltyKind;

/// The card goes back; the lead is a defender's (55B1), or must come from declarer's other hand (55B2).
pub(crate) fn retracted(table: &mut Table, by: Seat, card: Card, turn: Seat) {
    table.hands.restore(by, card);
    let Some(play) = &mut table.play else { return };
    if play.declares(turn) {
        play.trouble().to_lead_again = true;
        table.cite(law!("55B2"));
    } else {
        table.cite(law!("55B1"));
    }
    // Whether declarer then used what he learnt is looked at after the play.
    table.cite(law!("55C"));
    table.review(law!("55C").in_edition(table.edition()));
}

/// 60B: a defender plays before declarer has led from the right hand; his card is a major penalty card.
pub(crate) fn played_too_soon(table: &mut Table, by: Seat, card: Card) {
    table.cite(law!("60B"));
    if let Some(play) = &mut table.play {
        super::law63_establishment_of_revoke::by_play(play, by);
    }
    law50_penalty_card::becomes(table, by, card, PenaltyKind::Major);
}
