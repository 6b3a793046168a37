//! Law 45D of a card that dummy puts out of his own accord at his turn (45F): a defender who plays after it has done no wrong. The
//! card goes back, and he may take back his own.

use contract_bridge::{Card, Hand, Seat};

use super::law45_to_the_trick::{early, in_turn};
use super::law47_retraction::{self, Back, Changes};
use super::{Open, Trick, law45_card_played, law45_dummys_card, law63_establishment_of_revoke};
use crate::awaiting::{Asked, Choice, Question};
use crate::entry::{Designation, Side};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Matter;
use crate::table::{Phase, Table};

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
/// hand he plays to the card that lies there: it is taken as led until attention is drawn to it. False if no defender has played to it.
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
        lies_as_played(table);
        law45_card_played::place(table, declarer, card);
    } else if led != placed {
        // That a card does not follow suit to another lead is not his doing.
        table.irregularities.truncate(noted);
        may_change(table, dummy);
    }
    true
}

/// The same in a trick that was led to: dummy's card and the next defender's lie there, and declarer plays from his own hand. False if
/// that is not so.
pub(crate) fn declarer_follows(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let (dummy, next) = (play.dummy(), play.dummy().lho());
    let placed = play.trouble.as_ref().and_then(|t| t.dummy_suggested);
    let (Some(placed), Some(followed)) = (placed, play.trick.card_of(next)) else {
        return false;
    };
    let early = play.trouble().early_after_dummy == Some(next);
    if seat != play.declarer || !early || play.turn() != dummy || play.trick.card_of(seat).is_some()
    {
        return false;
    }
    play.trouble().early_after_dummy = None;
    // They lie in the order in which they were played.
    play.trick.remove(next);
    in_turn(table, dummy, placed);
    if let Some(play) = &mut table.play {
        play.trick.push(next, followed);
    }
    lies_as_played(table);
    law45_card_played::place(table, seat, card);
    true
}

/// Dummy's card is taken as played, though declarer has not named it.
fn lies_as_played(table: &mut Table) {
    if let Some(play) = &mut table.play {
        let trick = play.number();
        play.trouble().open.push(Open::Unnamed { trick });
    }
}

/// Attention is drawn to it before both sides have played to the next trick: it goes back, declarer names a card, and who played
/// after it may change (45D; 45D1 in 2017). Later it stands (47F2; 45D2 in 2017).
pub(crate) fn rectify_unnamed(table: &mut Table, trick: usize) {
    let Some(play) = &table.play else { return };
    let sides = |side: Side| play.trick.plays().any(|(seat, _)| Side::of(seat) == side);
    let both = play.number() == trick + 1 && sides(Side::Ns) && sides(Side::Ew);
    if both || play.number() > trick + 1 || table.phase != Phase::Play {
        return table.cite(law!(2007: "47F2", 2017: "45D2"));
    }
    let by = Asked::Player(play.declarer);
    let complete = play.number() == trick + 1;
    let law = law!(2007: "45D", 2017: "45D1");
    table.cite(law);
    let options = Question::Options(vec![Choice::Names(None)]);
    let law = law.in_edition(table.edition());
    table.ask(by, law, options, NotNamed { complete });
}

/// 45D: which card does declarer play from dummy, who put out one that he did not name?
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct NotNamed {
    /// Whether the trick is complete.
    complete: bool,
}

impl Matter for NotNamed {}

/// Declarer names the card.
pub(super) fn declarer_names(
    table: &mut Table,
    seat: Seat,
    what: Designation,
    NotNamed { complete }: NotNamed,
) -> Result<(), Impossible> {
    let not_asked = || Impossible::NotAsked {
        seat,
        word: format!("names {what}"),
    };
    let Designation::Card(named) = what else {
        return Err(not_asked());
    };
    let play = table.play.as_ref().ok_or_else(not_asked)?;
    if !table.is_asked(seat, Choice::Names(None)) {
        return Err(not_asked());
    }
    let trick = match complete {
        true => play.tricks.last().map(|(trick, _)| trick),
        false => Some(&play.trick),
    };
    let placed = trick.and_then(|trick| trick.card_of(play.dummy()));
    if placed != Some(named) {
        table.check_card(play.dummy(), named)?;
    }
    table.pending = None;
    if placed != Some(named) {
        let law = law!(2007: "45D", 2017: "45D1");
        law45_dummys_card::exchange(table, named, complete, law, true);
    }
    Ok(())
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
    let back = Back::Freely(law, Side::of(dummy));
    law47_retraction::offer(table, Changes::new(offers, Vec::new(), back));
}
