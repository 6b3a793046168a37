//! Law 63: establishment of a revoke. Only acts of the offending side establish it, even illegal ones.

use contract_bridge::Seat;

use super::Play;
use super::law61_failure_to_follow_suit::State;
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::Side;
use crate::law;
use crate::table::Table;

/// A member of a side plays or leads: its revokes in earlier tricks are established (63A1).
pub(crate) fn by_play(play: &mut Play, seat: Seat) {
    let number = play.number();
    let incomplete = play.trick.card_of(seat).is_some();
    // A second card to an incomplete trick is already one to the next.
    let playing_to = if incomplete { number + 1 } else { number };
    establish(play, Side::of(seat), playing_to, law!("63A1"));
}

/// Establishes the revokes of a side in the tricks before that one.
pub(crate) fn establish(play: &mut Play, side: Side, before: usize, law: Cite) {
    for revoke in &mut play.trouble().revokes {
        if revoke.state == State::Open && revoke.trick < before && Side::of(revoke.by) == side {
            revoke.state = State::Established(law);
        }
    }
}

/// 63A4 of 2017: a side that agreed to a claim has called on the next board, or the round is over.
pub(crate) fn agreement_is_final(table: &mut Table, seat: Seat) {
    let agreed = table
        .claim
        .as_ref()
        .is_some_and(|claim| claim.agreed && Side::of(claim.by) != Side::of(seat));
    let binding = agreed && table.edition() == Edition::E2017;
    if let Some(play) = &mut table.play
        && binding
        && play.trouble.is_some()
    {
        let number = play.number();
        establish(
            play,
            Side::of(seat),
            number + 1,
            law!(2007: "63A3", 2017: "63A4"),
        );
    }
}
