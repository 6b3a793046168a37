//! Law 60: play after an illegal play. What the other side forfeits by playing on (60A) is with the Laws of the illegal play,
//! a defender's card before declarer has led again (60B) with Law 55; here is what the offenders themselves play before the
//! ruling (60C).

use contract_bridge::{Card, Hand, Seat};

use super::law50_penalty_card;
use super::{Open, law45_card_played, law49_exposure};
use crate::law;
use crate::table::Table;
use crate::table::trouble::PenaltyKind;

/// 60C: the card is examined in its own right: a defender's is exposed.
pub(crate) fn rectify(table: &mut Table, by: Seat, card: Card) {
    table.cite(law!("60C"));
    table.hands.restore(by, card);
    law49_exposure::rectify(table, by, Hand::from_iter([card]), true);
}

/// The lead out of turn is gone without a ruling: what its side put on top of it lies there, exposed.
pub(crate) fn others_lie_exposed(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    for open in &mut play.trouble().open {
        if let Open::Later { by, card } = *open {
            table.hands.restore(by, card);
            *open = Open::exposed(by, Hand::from_iter([card]), true);
        }
    }
}

/// A card is put on a lead out of turn on which nobody has ruled; it lies on the table.
pub(crate) fn lies_there(table: &mut Table, by: Seat, card: Card) {
    if let Some(play) = &mut table.play {
        play.trouble().open.push(Open::Later { by, card });
        table.hands.remove(by, card);
    }
}

/// A defender's lead out of turn is refused: what declarer had played to it, from the wrong hand, goes back.
pub(crate) fn plays_to_it_go_back(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    let (declarer, dummy) = (play.declarer, play.dummy());
    play.trouble().open.retain(|open| match *open {
        Open::Later { by, card } if by == declarer || by == dummy => {
            table.hands.restore(by, card);
            false
        }
        _ => true,
    });
}

/// The card that the proper leader put on the table after a lead out of turn by his own side, if he did.
pub(crate) fn take_proper_lead(table: &mut Table, turn: Seat) -> Option<Card> {
    let open = &mut table.play.as_mut()?.trouble().open;
    let at = open
        .iter()
        .position(|open| matches!(*open, Open::Later { by, .. } if by == turn))?;
    let Open::Later { card, .. } = open.remove(at) else {
        return None;
    };
    table.hands.restore(turn, card);
    Some(card)
}

/// The lead out of turn stands: what has been put on top of it is looked at. The lead of the proper leader of the same side was none
/// to this trick: declarer's goes back, a defender's becomes a major penalty card; any other card is a play out of turn.
pub(crate) fn after_accepted_lead(table: &mut Table, by: Seat, turn: Seat) {
    let own = turn == by.partner();
    if let Some(card) = own.then(|| take_proper_lead(table, turn)).flatten() {
        table.cite(law!("60C"));
        if table.play.as_ref().is_some_and(|play| !play.declares(turn)) {
            law50_penalty_card::becomes(table, turn, card, PenaltyKind::Major);
        }
    }
    let Some(play) = &mut table.play else { return };
    let mut later = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::Later { by, card } => {
            later.push((by, card));
            false
        }
        _ => true,
    });
    for (by, card) in later {
        table.hands.restore(by, card);
        let noted = table.irregularities.len();
        law45_card_played::place(table, by, card);
        forget_repeated(table, noted);
    }
    other_lead_goes_back(table);
}

/// A second lead out of turn that lay there is none any more, for the trick has its lead: declarer's goes back (45E2).
fn other_lead_goes_back(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    let (declarer, dummy) = (play.declarer, play.dummy());
    let mut back = false;
    play.trouble().open.retain(|open| match *open {
        Open::Lead { by, card, .. } if by == declarer || by == dummy => {
            table.hands.restore(by, card);
            back = true;
            false
        }
        _ => true,
    });
    if back {
        table.cite(law!("45E2"));
    }
}

/// One act is named once: that the card came out of turn was noted when it was played.
fn forget_repeated(table: &mut Table, noted: usize) {
    let later = table.irregularities.split_off(noted);
    for irregularity in later {
        if !table.irregularities.contains(&irregularity) {
            table.irregularities.push(irregularity);
        }
    }
}
