//! Law 60: play after an illegal play. What the other side forfeits by playing on (60A) is with the Laws of the illegal play,
//! a defender's card before declarer has led again (60B) with Law 55; here is what the offenders themselves play before the
//! ruling (60C).

use contract_bridge::{Card, Hand, Seat};

use super::law50_penalty_card;
use super::{Open, law45_card_played, law49_exposure};
use crate::awaiting::{Asked, Fact, Question};
use crate::entry::{Action, Finding, Meant, Side};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
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
    let mut back = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::Later { by, card } if by == declarer || by == dummy => {
            back.push((by, card));
            false
        }
        _ => true,
    });
    for (by, card) in back {
        table.hands.restore(by, card);
        // What it told is closed to those who led out of turn (16D of 2007, 16C of 2017).
        law16_information::card_withdrawn(table, by, card, Side::of(by));
    }
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
    let mut doubtful = None;
    if let Some(card) = own.then(|| take_proper_lead(table, turn)).flatten() {
        let play = table.play.as_ref();
        let follows = play.is_some_and(|play| play.trick.suit() == Some(card.suit));
        if play.is_some_and(|play| !play.declares(turn)) {
            table.cite(law!("60C"));
            law50_penalty_card::becomes(table, turn, card, PenaltyKind::Major);
        } else if follows {
            doubtful = Some(card);
        } else {
            table.cite(law!("60C"));
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
    if let Some(card) = doubtful {
        ask_whether_it_was_played(table, turn, card);
    }
}

/// Declarer had put out a card from the hand that was on lead, of the suit that his other hand had led: only he can say whether he led
/// it, and then it goes back, or played it to the lead: then it is played (57C2; 57C3 in 2017).
fn ask_whether_it_was_played(table: &mut Table, seat: Seat, card: Card) {
    if table.pending.is_some() {
        return table.cite(law!("60C"));
    }
    let law = law!(2007: "57C2", 2017: "57C3").in_edition(table.edition());
    let question = Question::Fact(Fact::Meant(&Meant::OF_CARDS));
    table.ask(Asked::Director, law, question, LedOrPlayed { seat, card });
}

/// 57C: did declarer lead from the hand that was on lead, or play to the lead of his other hand?
#[derive(Debug, Clone, PartialEq)]
struct LedOrPlayed {
    seat: Seat,
    card: Card,
}

impl LedOrPlayed {
    fn is_played(&self, table: &mut Table) {
        let noted = table.irregularities.len();
        law45_card_played::place(table, self.seat, self.card);
        forget_repeated(table, noted);
    }
}

impl Matter for LedOrPlayed {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Meant(Meant::Lead) => table.cite(law!("60C")),
            Finding::Meant(what) if !what.is_of_calls() => self.is_played(table),
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }

    /// The others go on: it follows suit, so it was played.
    fn goes_on(&self, table: &mut Table, _: Seat, _: &Action) {
        table.pending = None;
        self.is_played(table);
    }
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
pub(crate) fn forget_repeated(table: &mut Table, noted: usize) {
    let later = table.irregularities.split_off(noted);
    for irregularity in later {
        if !table.irregularities.contains(&irregularity) {
            table.irregularities.push(irregularity);
        }
    }
}
