//! Law 52: failure to lead or play a penalty card.

use contract_bridge::{Card, Seat};
use openroom_said::said;

use super::law47_retraction::{self, Back, Changes};
use super::law50_penalty_card;
use super::law61_failure_to_follow_suit as law61;
use super::{Open, law57_premature_lead_or_play};
use crate::awaiting::{Asked, Choice, Question};
use crate::entry::SpokenCall;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, Meanwhile, not_asked_to_correct};
use crate::play::before_lead::before_lead;
use crate::table::Table;
use crate::table::trouble::PenaltyKind;

/// Declarer went on: the card is accepted, and the penalty card remains (52B1b, 52B1c).
pub(crate) fn accepted_by_play(table: &mut Table) {
    table.cite(law!("52B1b"));
    table.cite(law!("52B1c"));
}

/// Declarer may accept the card or refuse it (52B1a).
pub(crate) fn rectify(table: &mut Table, by: Seat, trick: usize) {
    table.cite(law!("52A"));
    let Some(play) = &table.play else { return };
    if play.number() > trick + 1 {
        accepted_by_play(table);
        return;
    }
    let declarer = play.declarer;
    take_up_what_is_due(table, by);
    if !could_be_refused(table, by, trick) {
        // Nothing lies there any more that could take its place.
        table.cite(law!("52B1c"));
        return;
    }
    let law = law!("52B1a").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Accepts, Choice::Declines]);
    table.ask(
        Asked::Player(declarer),
        law,
        question,
        PenaltyNotPlayed { by, trick },
    );
}

/// A penalty card that he has since put out too early, as another card, is there for the choice.
fn take_up_what_is_due(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let due: Vec<Card> = play.penalty(by).iter().map(|(card, _)| *card).collect();
    let mut lying = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::Premature { by: b, card, .. }
        | Open::EarlyLead { by: b, card }
        | Open::Later { by: b, card }
            if b == by && due.contains(&card) =>
        {
            lying.push(card);
            false
        }
        _ => true,
    });
    for card in lying {
        table.hands.restore(by, card);
    }
}

/// Whether a penalty card of his could still be put in place of the card.
fn could_be_refused(table: &Table, by: Seat, trick: usize) -> bool {
    let mut then = table.clone();
    back_to(&mut then, trick);
    let cards = then.penalty_cards(by);
    let mut cards = cards.iter().map(|(card, _)| *card);
    cards.any(|card| law47_retraction::check_legal(&then, by, card).is_ok())
}

/// The trick is on the table again, with the cards of the next one taken back.
fn back_to(table: &mut Table, trick: usize) -> Vec<(Seat, Card)> {
    match &table.play {
        Some(play) if play.number() == trick + 1 => law47_retraction::back_into_last_trick(table),
        _ => Vec::new(),
    }
}

/// 52B1: is the card played instead of a penalty card accepted?
#[derive(Debug, Clone, PartialEq)]
struct PenaltyNotPlayed {
    by: Seat,
    trick: usize,
}

impl Matter for PenaltyNotPlayed {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        chosen(table, self.by, self.trick, choice);
    }

    /// Declarer plays from either hand, and so accepts it.
    fn card_played(&self, table: &mut Table, seat: Seat, _: Card) -> Meanwhile {
        match table.play.as_ref() {
            Some(play) if play.declares(seat) => {
                let declarer = play.declarer;
                table.cite(law!("52B1b"));
                Meanwhile::Accepts(declarer)
            }
            _ => Meanwhile::Held,
        }
    }
}

/// Declarer has chosen.
fn chosen(table: &mut Table, by: Seat, trick: usize, choice: Choice) {
    if choice == Choice::Accepts {
        table.cite(law!("52B1a"));
        table.cite(law!("52B1c"));
        before_lead(table);
        return;
    }
    table.cite(law!("52B2"));
    // What he has led since comes back with the trick: it may be the very card that was due.
    let next = back_to(table, trick);
    let law = law!("52B2").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Corrects]);
    table.ask(
        Asked::Player(by),
        law,
        question,
        PlayPenaltyCard { by, next },
    );
}

/// 52B2: the penalty card takes its place. With the cards that had been played to the next trick.
#[derive(Debug, Clone, PartialEq)]
struct PlayPenaltyCard {
    by: Seat,
    next: Vec<(Seat, Card)>,
}

impl Matter for PlayPenaltyCard {
    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        match by == self.by {
            true => corrected(table, by, card, self.next),
            false => Err(not_asked_to_correct(by, card)),
        }
    }
}

/// His partner had played early to the lead that is gone. What cannot be played to the new one is a major penalty card (57D of 2017;
/// 49).
fn early_card_goes_back(table: &mut Table, leader: Seat) {
    let partner = leader.partner();
    let Some(play) = &mut table.play else { return };
    let leads = play.trick.lead().is_some_and(|(seat, _)| seat == leader);
    let early = leads && play.trick.card_of(leader.lho()).is_none();
    let Some(card) = play.trick.card_of(partner).filter(|_| early) else {
        return;
    };
    if !law47_retraction::is_legal(table, partner, card) {
        law57_premature_lead_or_play::early_card_cannot_stay(table, partner);
    }
}

/// The defender puts his penalty card in place of the other, which becomes a major one (52B2).
fn corrected(
    table: &mut Table,
    by: Seat,
    card: Card,
    next: Vec<(Seat, Card)>,
) -> Result<(), Impossible> {
    if !table.penalty_cards(by).iter().any(|(c, _)| *c == card) {
        return Err(Impossible::NotNow(said!(
            "must-be-penalty-card",
            "the card played instead must be one of that player’s penalty cards"
        )));
    }
    law47_retraction::check_legal(table, by, card)?;
    if let Some(old) = law47_retraction::swap(table, by, card) {
        if old.suit != card.suit {
            law61::another_suit_is_led(table, by);
            early_card_goes_back(table, by);
        }
        law50_penalty_card::becomes(table, by, old, PenaltyKind::Major);
    }
    law47_retraction::offer(table, Changes::new(Vec::new(), next, Back::Exposed));
    Ok(())
}
