//! Law 52: failure to lead or play a penalty card.

use contract_bridge::{Card, Seat};
use openroom_said::said;

use super::Open;
use super::law47_retraction;
use super::law50_penalty_card::{self, Kind};
use super::law62_correction_of_revoke as law62;
use crate::awaiting::{Asked, Choice, Question};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::Table;

/// A defender plays another card than the penalty card that was due.
pub(crate) fn note(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let trick = play.number();
    let minor = law50_penalty_card::major(play.penalty(by)).is_empty();
    play.trouble()
        .open
        .push(Open::PenaltyNotPlayed { by, trick });
    table.irregular(if minor { law!("50C") } else { law!("50D1a") }, by);
}

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
        Then::PenaltyNotPlayed { by, trick },
    );
}

/// A penalty card that he has since put out too early, as another card, is there for the choice.
fn take_up_what_is_due(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let due: Vec<Card> = play.penalty(by).iter().map(|(card, _)| *card).collect();
    let mut lying = Vec::new();
    play.trouble().open.retain(|open| match *open {
        Open::Premature { by: b, card }
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

/// Declarer has gone on to the next lead and makes his choice over it: what was played before is accepted.
pub(crate) fn accepted_by_choice(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    let open = &mut play.trouble().open;
    let before = open.len();
    open.retain(|open| !matches!(*open, Open::PenaltyNotPlayed { by: b, .. } if b == by));
    if open.len() < before {
        table.cite(law!("52B1a"));
        table.cite(law!("52B1c"));
    }
}

/// The trick is on the table again, with the cards of the next one taken back.
fn back_to(table: &mut Table, trick: usize) -> Vec<(Seat, Card)> {
    match &table.play {
        Some(play) if play.number() == trick + 1 => law47_retraction::back_into_last_trick(table),
        _ => Vec::new(),
    }
}

/// Declarer has chosen.
pub(crate) fn chosen(table: &mut Table, by: Seat, trick: usize, choice: Choice) {
    if choice == Choice::Accepts {
        table.cite(law!("52B1a"));
        table.cite(law!("52B1c"));
        super::before_lead(table);
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
        Then::PlayPenaltyCard { by, next },
    );
}

/// The defender puts his penalty card in place of the other, which becomes a major one (52B2).
pub(crate) fn corrected(
    table: &mut Table,
    by: Seat,
    card: Card,
    next: Vec<(Seat, Card)>,
) -> Result<(), Impossible> {
    if !table.penalty_cards(by).iter().any(|(c, _)| *c == card) {
        return Err(Impossible::NotNow(said!(
            "must-be-penalty-card",
            "the card put in its place must be a penalty card of his"
        )));
    }
    law47_retraction::check_legal(table, by, card)?;
    table.pending = None;
    if let Some(old) = law47_retraction::swap(table, by, card) {
        if old.suit != card.suit {
            law62::another_suit_is_led(table, by);
        }
        law50_penalty_card::becomes(table, by, old, Kind::Major);
    }
    law47_retraction::offer(table, law47_retraction::Changes::new(Vec::new(), next));
    Ok(())
}
