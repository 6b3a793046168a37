//! Law 58: simultaneous leads or plays; here two or more cards from one hand (58B).

use contract_bridge::{Card, Hand, Seat};

use super::law45_card_played::{self, set};
use super::{Open, Play};
use crate::awaiting::{Asked, Choice, Question};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// Several cards are played at once, their faces visible: the player says which he plays (58B2).
pub(crate) fn together(table: &mut Table, by: Seat, cards: &[Card]) -> Result<(), Impossible> {
    for &card in cards {
        table.hands.check(by, card)?;
    }
    match table.phase {
        Phase::Auction => {
            table.check_not_held()?;
            return crate::auction::law24_card_exposed::expose(table, by, cards, true, false);
        }
        Phase::Over => return Err(Impossible::Over),
        Phase::Clarification | Phase::Play => table.check_not_held()?,
    }
    if table.play.as_ref().is_some_and(Play::has_open) {
        return Err(Impossible::NotNow {
            reason: "what is open must be settled before two cards played at once can be",
        });
    }
    table.irregular(law!("58B"), by);
    let law = law!("58B2").in_edition(table.edition());
    let options = cards.iter().map(|&card| Choice::Plays(card)).collect();
    table.ask(
        Asked::Player(by),
        law,
        Question::Options(options),
        Then::WhichOfTheseCards {
            by,
            cards: set(cards),
        },
    );
    Ok(())
}

/// He has said which: the others become penalty cards if he is a defender, else they go back (58B2).
pub(crate) fn designated(table: &mut Table, by: Seat, cards: Hand, card: Card) {
    table.cite(law!("58B2"));
    law45_card_played::place(table, by, card);
    let others = cards - Hand::from_iter([card]);
    let Some(play) = &mut table.play else { return };
    if play.declares(by) || others.is_empty() {
        return;
    }
    play.trouble().open.push(Open::Exposed {
        by,
        cards: others,
        deliberately: false,
    });
    crate::irregularities::law09_procedure::settle(table);
}
