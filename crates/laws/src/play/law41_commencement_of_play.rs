//! Law 41: commencement of play. The lead lies face down until the questions are over, then it is faced.

use contract_bridge::{Card, Hand, Seat};
use openroom_said::said;

use super::law45_to_the_trick::in_turn;
use super::{Open, law47_misinformation, law47_retraction};
use crate::book::{Law, Next, checked};
use crate::entry::Action;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::LeadsDown(card) => checked(lead_down(table, seat, *card)),
        Action::Faces => Some(face(table, seat)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

const NO_OPENING_LEAD: Impossible = Impossible::NotNow(said!(
    "no-time-for-opening-lead",
    "the opening lead must come after the final pass and before any card is faced"
));

/// The opening lead put face down (41A): not a played card yet.
pub(crate) fn lead_down(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    table.hands.check(seat, card)?;
    match table.phase {
        // Face down nobody could see it, so there is nothing to rectify (24): the card goes back.
        Phase::Auction => table.irregular(law!("41A"), seat),
        // Who is asked whether he keeps his lead answers by another one (47E2a).
        Phase::Clarification if law47_misinformation::is_asked_about_lead(table, seat) => {
            table.pending = None;
            law47_retraction::check_legal(table, seat, card)?;
            ordered_back(table);
            put_down(table, seat, card)?;
        }
        Phase::Clarification => {
            // While declarer is to choose over the lead it lies there too, as it is not played; if it does not fit his choice it goes back.
            table.check_free()?;
            put_down(table, seat, card)?;
        }
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
        Some((leader, _)) if leader == seat => {
            return Err(ALREADY_DOWN);
        }
        // An attempt of the declaring side goes back at once (54E, 24).
        _ if play.declares(seat) => table.irregular(law!("54E"), seat),
        _ if seat != play.leader => {
            // It lies there until the Director has it put back, or it is faced (54).
            if play.trouble().down_out_of_turn.is_some() {
                return Err(ALREADY_DOWN);
            }
            play.trouble().down_out_of_turn = Some((seat, card));
            table.irregular(law!("41A"), seat);
        }
        _ => {
            play.face_down = Some((seat, card));
            table.cite(law!("41A"));
        }
    }
    Ok(())
}

const ALREADY_DOWN: Impossible = Impossible::NotNow(said!(
    "lead-face-down-already",
    "that player already has a face-down lead on the table"
));

/// The Director has a face-down lead by the wrong defender put back, with no penalty; the right defender leads. False if
/// there is none.
pub(crate) fn face_down_goes_back(table: &mut Table) -> bool {
    let Some(trouble) = table.play.as_mut().and_then(|play| play.trouble.as_mut()) else {
        return false;
    };
    let Some((by, _)) = trouble.down_out_of_turn.take() else {
        return false;
    };
    table.cite(law!("41A"));
    // That he meant to lead his partner may not use (WB 41.2); the face of the card nobody has seen.
    let law = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    law16_information::told_partner(table, by, "down".into(), law);
    true
}

/// The Director orders the proper lead back because of an irregularity (41A, 47E2, 50D2). False if none lies there.
pub(crate) fn ordered_back(table: &mut Table) -> bool {
    let down = table.play.as_mut().and_then(|play| play.face_down.take());
    if down.is_some() {
        table.cite(law!("41A"));
    }
    down.is_some()
}

/// Declarer has chosen over the lead (26, 50D2): one that lies face down already, and that may not be made now, goes back.
pub(crate) fn goes_back_unless_legal(table: &mut Table) {
    let down = table.play.as_ref().and_then(|play| play.face_down);
    if down.is_some_and(|(seat, card)| !law47_retraction::is_legal(table, seat, card)) {
        ordered_back(table);
    }
}

/// The lead is faced: play begins for good and dummy is spread (41C).
fn face(table: &mut Table, seat: Seat) -> Result<Next, Impossible> {
    let play = table.play.as_ref();
    let proper = play.and_then(|play| play.face_down);
    let wrong = play.and_then(|play| play.trouble.as_ref()?.down_out_of_turn);
    match proper.into_iter().chain(wrong).find(|(by, _)| *by == seat) {
        Some((_, card)) => Ok(Next::Plays {
            seat,
            card,
            law: None,
        }),
        None => Err(Impossible::NothingFaceDown { seat }),
    }
}

/// The right defender faces a card in the clarification period.
pub(crate) fn opening(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    if play.face_down.is_some_and(|(_, down)| down != card) {
        // His lead is the card that lies face down; the other one is exposed.
        table.irregular(law!("41A"), seat);
        expose(table, seat, card);
        return;
    }
    begin(table);
    in_turn(table, seat, card);
}

fn expose(table: &mut Table, by: Seat, card: Card) {
    if let Some(play) = &mut table.play {
        let cards = Hand::from_iter([card]);
        play.trouble().open.push(Open::exposed(by, cards, true));
    }
}

/// The play period begins (41C).
pub(crate) fn begin(table: &mut Table) {
    table.cite(law!("41A"));
    table.cite(law!("41C"));
    table.phase = Phase::Play;
    if let Some(play) = &mut table.play {
        play.face_down = None;
    }
    face_down_goes_back(table);
}
