//! Law 56: defender's lead out of turn, once declarer has refused it.

use contract_bridge::{Card, Seat};

use super::law50_penalty_card;
use crate::edition::Edition;
use crate::law;
use crate::table::Table;
use crate::table::trouble::PenaltyKind;

/// The card becomes a major penalty card, and Law 50D applies (54D; 56B in 2017).
pub(crate) fn retracted(table: &mut Table, by: Seat, card: Card) {
    table.cite(law!("54D"));
    if table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "56B"));
    }
    table.hands.restore(by, card);
    law50_penalty_card::becomes(table, by, card, PenaltyKind::Major);
}
