//! Law 51: two or more penalty cards. Which of them is played, declarer says (51A); the lead choices are with Law 50.

use contract_bridge::Seat;

use super::law50_penalty_card;
use super::{Binds, Restricted, Restriction};
use crate::awaiting::{Asked, Choice, Question};
use crate::entry::{Requirement, SpokenCall};
use crate::law;
use crate::pending::Matter;
use crate::table::Table;

/// A defender is to play with two or more penalty cards that he could: declarer says which.
pub(crate) fn ask(table: &mut Table, owner: Seat) {
    let Some(play) = &table.play else { return };
    let designated = play
        .trouble
        .iter()
        .flat_map(|t| &t.restrictions)
        .any(|r| r.seat == owner && matches!(r.restricted, Restricted::Card(_)));
    let cards = law50_penalty_card::playable_now(play, owner, table.hands.of(owner));
    if designated || cards.len() < 2 {
        return;
    }
    let declarer = play.declarer;
    let options = cards
        .iter()
        .map(|card| Choice::Requires(Requirement::Card(card)))
        .collect();
    table.cite(law!("51A"));
    let law = law!("51A").in_edition(table.edition());
    table.ask(
        Asked::Player(declarer),
        law,
        Question::Options(options),
        WhichPenaltyCard { owner },
    );
}

/// 51A: which of his penalty cards does a defender play?
#[derive(Debug, Clone, PartialEq)]
struct WhichPenaltyCard {
    owner: Seat,
}

impl Matter for WhichPenaltyCard {
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        if let (Choice::Requires(Requirement::Card(card)), Some(play)) = (choice, &mut table.play) {
            play.trouble().restrictions.push(Restriction {
                seat: self.owner,
                restricted: Restricted::Card(card),
                binds: Binds::Card,
            });
        }
    }

    fn comes_again(&self) -> bool {
        true
    }
}
