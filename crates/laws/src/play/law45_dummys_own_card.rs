//! Law 45D of a card that dummy puts out of his own accord at his turn (45F): a defender who plays after it has done no wrong. The
//! card goes back, and he may take back his own.

use contract_bridge::{Card, Hand, Seat};

use super::law45_to_the_trick::{early, in_turn};
use super::law47_retraction::{self, Changes};
use super::{Open, Trick, law45_card_played, law45_dummys_card, law63_establishment_of_revoke};
use crate::entry::Side;
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;

/// A defender plays after it, before declarer has named any card. False if he does not.
pub(crate) fn follows(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let placed = play.trouble.as_ref().and_then(|t| t.dummy_suggested);
    let dummy = play.dummy();
    let after = placed.is_some() && play.turn() == dummy && !play.declares(seat);
    if !after || play.trick.card_of(seat).is_some() {
        return false;
    }
    if play.trick == Trick::EMPTY {
        follows_lead(table, seat, card);
        return true;
    }
    if seat != dummy.lho() {
        return false;
    }
    play.trouble().early_after_dummy = Some(seat);
    early(table, seat, card);
    true
}

/// The card put out would be a lead: what is played to it waits until declarer names one, or the Director comes.
fn follows_lead(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &mut table.play else { return };
    let again = play.unsettled_cards().iter().any(|(by, _)| *by == seat);
    if again {
        let exposed = Open::exposed(seat, Hand::from_iter([card]), true);
        play.trouble().open.push(exposed);
        table.irregular(law!("44B"), seat);
        return;
    }
    law63_establishment_of_revoke::by_play(play, seat);
    play.trouble()
        .open
        .push(Open::AfterDummy { by: seat, card });
    table.hands.remove(seat, card);
}

/// The Director comes before declarer has led from dummy: dummy's card goes back, and the defender's with it.
pub(crate) fn rectify(table: &mut Table, by: Seat, card: Card) {
    table.cite(law!(2007: "45D", 2017: "45D1"));
    if let Some(play) = &mut table.play {
        play.trouble().dummy_suggested = None;
    }
    table.hands.restore(by, card);
    law16_information::card_withdrawn(table, by, card, Side::of(by));
}

/// Declarer plays on. From dummy he names the lead, and after another card than was put out the defender may change; from his own
/// hand he plays to the card that lies there, which is led so. False if no defender has played to it.
pub(crate) fn played_over(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let (dummy, declarer) = (play.dummy(), play.declarer);
    let trouble = play.trouble();
    let mut after = Vec::new();
    trouble.open.retain(|open| match *open {
        Open::AfterDummy { by, card } => {
            after.push((by, card));
            false
        }
        _ => true,
    });
    let Some(placed) = trouble.dummy_suggested.filter(|_| !after.is_empty()) else {
        return false;
    };
    let led = if seat == dummy { card } else { placed };
    in_turn(table, dummy, led);
    let noted = table.irregularities.len();
    for (by, card) in after {
        table.hands.restore(by, card);
        law45_card_played::place(table, by, card);
    }
    if seat == declarer {
        law45_card_played::place(table, declarer, card);
    } else if led != placed {
        // That a card does not follow suit to another lead is not his doing.
        table.irregularities.truncate(noted);
        may_change(table, dummy);
    }
    true
}

fn may_change(table: &mut Table, dummy: Seat) {
    table
        .pending
        .take_if(|pending| pending.matter.comes_again());
    if table.pending.is_some() {
        return;
    }
    let law = law!(2007: "45D", 2017: "45D1");
    table.cite(law);
    let offers = law45_dummys_card::offers(table, dummy, law, false, &[]);
    law47_retraction::offer(table, Changes::new(offers, Vec::new()));
}
