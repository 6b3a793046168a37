//! Before a defender's turn: declarer is asked where he has a choice over the lead (26, 50D2) or the play (51A).

use super::{Trick, law47_misinformation, law50_penalty_card, law51_two_or_more_penalty_cards};
use crate::auction::law26_lead_restrictions;
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
    if law47_misinformation::ask_about_lead(table, seat) {
        return;
    }
    let Some(play) = &table.play else { return };
    let leads = play.trick == Trick::EMPTY;
    let asked = leads
        && (law26_lead_restrictions::ask(table, seat) || law50_penalty_card::ask(table, seat));
    if !asked {
        law51_two_or_more_penalty_cards::ask(table, seat);
    }
}
