//! Law 58: simultaneous leads or plays; here two or more cards from one hand (58B).

use contract_bridge::{Card, Hand, Seat};

use super::law45_card_played::{self, set};
use super::law47_retraction::{self, Changes, Offer};
use super::{Play, Trick, law49_exposure};
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, checked};
use crate::entry::Action;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, Meanwhile};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::PlaysTogether(cards) => checked(together(table, seat, cards)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// Several cards are played at once, their faces visible: the player says which he plays (58B2).
pub(crate) fn together(table: &mut Table, by: Seat, cards: &[Card]) -> Result<(), Impossible> {
    table.check_cards(by, cards)?;
    match table.phase {
        Phase::Auction => {
            table.check_not_held()?;
            return crate::auction::law24_card_exposed::expose(table, by, cards, true, false);
        }
        Phase::Over => return Err(Impossible::Over),
        Phase::Clarification | Phase::Play => table.check_not_held()?,
    }
    table.irregular(law!("58B"), by);
    let law = law!("58B2").in_edition(table.edition());
    let options = cards.iter().map(|&card| Choice::Plays(card)).collect();
    table.ask(
        Asked::Player(by),
        law,
        Question::Options(options),
        WhichOfTheseCards {
            by,
            cards: set(cards),
            over: None,
        },
    );
    Ok(())
}

/// 58B2: which of these cards is played? With the card that the next player has put on it meanwhile (58B3).
#[derive(Debug, Clone, PartialEq)]
struct WhichOfTheseCards {
    by: Seat,
    cards: Hand,
    over: Option<(Seat, Card)>,
}

impl Matter for WhichOfTheseCards {
    /// He plays one of them; or the next player puts a card on them before one is designated, and it waits on the table.
    fn card_played(&self, table: &mut Table, seat: Seat, card: Card) -> Meanwhile {
        let Self { by, cards, over } = *self;
        if by == seat && cards.contains(card) {
            table.pending = None;
            designated(table, by, cards, card, over);
            return Meanwhile::Done;
        }
        match &mut table.pending {
            Some(pending) if by.lho() == seat && over.is_none() => {
                let over = Some((seat, card));
                pending.matter = Box::new(Self { by, cards, over });
                table.hands.remove(seat, card);
                Meanwhile::Done
            }
            _ => Meanwhile::Held,
        }
    }

    fn card_on_the_table(&self) -> Option<(Seat, Card)> {
        self.over
    }
}

/// He has said which: the others become penalty cards if he is a defender, else they go back (58B2).
fn designated(table: &mut Table, by: Seat, cards: Hand, card: Card, over: Option<(Seat, Card)>) {
    table.cite(law!("58B2"));
    law45_card_played::place(table, by, card);
    let others = cards - Hand::from_iter([card]);
    let defends = table.play.as_ref().is_some_and(|play| !play.declares(by));
    if defends && !others.is_empty() {
        law49_exposure::rectify(table, by, others, false);
    }
    if let Some(over) = over {
        offer_to_next(table, over);
    }
}

/// 58B3: an opponent who had played after them may take his card back.
fn offer_to_next(table: &mut Table, (seat, card): (Seat, Card)) {
    table.hands.restore(seat, card);
    if table.pending.is_some() {
        // Declarer has a choice first: the card is simply back in the hand.
        return;
    }
    law45_card_played::place(table, seat, card);
    let in_trick = |play: &Play| play.trick.card_of(seat) == Some(card);
    let complete = |play: &Play| {
        let last = play.tricks.last().map(|(trick, _)| trick);
        play.trick == Trick::EMPTY && last.is_some_and(|trick| trick.card_of(seat) == Some(card))
    };
    let next = match table.play.as_ref() {
        Some(play) if in_trick(play) => Vec::new(),
        Some(play) if complete(play) && table.phase == Phase::Play => {
            table.pending = None;
            law47_retraction::back_into_last_trick(table)
        }
        _ => return,
    };
    let offers = vec![Offer::free(seat, law!("58B3"))];
    law47_retraction::offer(table, Changes::new(offers, next));
}
