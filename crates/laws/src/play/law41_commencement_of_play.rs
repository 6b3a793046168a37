//! Law 41: commencement of play. The lead lies face down until the questions are over, then it is faced.

use contract_bridge::{Card, Seat};

use crate::impossible::Impossible;
use crate::law;
use crate::play::law45_card_played;
use crate::table::{Phase, Table};

const NO_OPENING_LEAD: Impossible = Impossible::NotNow {
    reason: "an opening lead comes after the final pass and before any card is faced",
};

/// The opening lead put face down (41A): not a played card yet.
pub(crate) fn lead_down(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    table.hands.check(seat, card)?;
    match table.phase {
        Phase::Auction => {
            // Face down: nobody could see it, so there is nothing to rectify; the card goes back.
            table.irregular(law!("41A"), seat);
        }
        Phase::Clarification => put_down(table, seat, card)?,
        Phase::Play => return Err(NO_OPENING_LEAD),
        Phase::Over => return Err(Impossible::Over),
    }
    Ok(())
}

fn put_down(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    let Some(play) = &mut table.play else {
        return Err(NO_OPENING_LEAD);
    };
    match play.face_down {
        None if seat == play.leader => {
            play.face_down = Some((seat, card));
            table.cite(law!("41A"));
        }
        Some((leader, _)) if leader == seat => {
            return Err(Impossible::NotNow {
                reason: "a lead of his lies face down already",
            });
        }
        _ => {
            table.irregular(law!("41A"), seat);
            table.unsettle(54);
        }
    }
    Ok(())
}

/// The lead is faced: play begins for good and dummy is spread (41C).
pub(crate) fn face(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    match table.play.as_ref().and_then(|play| play.face_down) {
        Some((leader, card)) if leader == seat => law45_card_played::card(table, seat, card),
        _ => Err(Impossible::NothingFaceDown { seat }),
    }
}
