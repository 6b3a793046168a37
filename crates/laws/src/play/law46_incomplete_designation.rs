//! Law 46: incomplete or erroneous call of a card from dummy.

use contract_bridge::{Card, Hand, Rank, Seat, Suit};
use openroom_said::said;

use super::law44_sequence_and_procedure::{self as law44, extreme};
use super::{Play, law45_card_played, law45_dummys_card};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::book::{Law, Next, checked};
use crate::clause::Cite;
use crate::entry::{Designation, Finding, SpokenCall};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Intended(card) if table.pending.is_none() => {
            checked(found_other_intention(table, *card))
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// What a designation comes to.
enum Meaning {
    /// This card, by that clause.
    Card(Card, Cite),
    /// No card: declarer designates again.
    Nothing(Cite),
    /// Either defender designates (46B5).
    Defenders,
    /// Dummy's hand is not known: the Director says which card it comes to.
    Ask,
}

/// Declarer designates a card of dummy.
pub(crate) fn designates(
    table: &mut Table,
    dummy: Seat,
    what: Designation,
) -> Result<Next, Impossible> {
    match meaning(table, dummy, what)? {
        Meaning::Card(card, law) => {
            table.check_card(dummy, card)?;
            let complete = matches!(what, Designation::Card(_));
            return Ok(Next::Plays {
                seat: dummy,
                card,
                law: (!complete).then_some(law),
            });
        }
        Meaning::Nothing(law) => {
            table.check_free()?;
            table.cite(law);
        }
        Meaning::Defenders => {
            table.check_free()?;
            table.cite(law!("46B5"));
            let either = Asked::Either(dummy.lho(), dummy.rho());
            ask_defenders(table, dummy, either, false);
        }
        Meaning::Ask => {
            table.check_free()?;
            let law = law!("46B").in_edition(table.edition());
            table.ask(
                Asked::Director,
                law,
                Question::Fact(Fact::Intended),
                WhichCard,
            );
        }
    }
    Ok(Next::Nothing)
}

fn ask_defenders(table: &mut Table, dummy: Seat, asked: Asked, declined: bool) {
    let law = law!("46B5").in_edition(table.edition());
    let options = Question::Options(vec![Choice::Names(None), Choice::Declines]);
    table.ask(asked, law, options, AnyCard { dummy, declined });
}

/// 46B: which card did declarer mean?
#[derive(Debug, Clone, PartialEq)]
struct WhichCard;

impl Matter for WhichCard {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        intended(table, finding)
    }
}

/// 46B5: which card does a defender choose from dummy? With whether his partner has declined to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct AnyCard {
    dummy: Seat,
    declined: bool,
}

impl Matter for AnyCard {
    /// A defender does not care to designate: his partner may. If he does not either, declarer designates; the Law is silent.
    fn chosen(self: Box<Self>, table: &mut Table, by: Seat, _: Choice, _: Option<SpokenCall>) {
        if !self.declined {
            ask_defenders(table, self.dummy, Asked::Player(by.partner()), true);
        }
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        intended(table, finding)
    }
}

fn meaning(table: &Table, dummy: Seat, what: Designation) -> Result<Meaning, Impossible> {
    let Some(play) = &table.play else {
        return Ok(Meaning::Ask);
    };
    let hand = table.hands.of(dummy);
    if let Designation::Card(card) = what {
        let absent = table.check_card(dummy, card).is_err();
        return Ok(if absent {
            Meaning::Nothing(law!("46B4"))
        } else {
            Meaning::Card(card, law!("45B"))
        });
    }
    // A card of dummy lies there already on which nobody has ruled: there is nothing to designate.
    let mut lying = play.unsettled_cards().into_iter();
    if lying.any(|(seat, _)| seat == dummy) {
        return Ok(Meaning::Nothing(law!("46B4")));
    }
    if what == Designation::Anything {
        return Ok(Meaning::Defenders);
    }
    let Some(hand) = hand else {
        return Ok(Meaning::Ask);
    };
    let legal = law44::legal(play, dummy, hand);
    let (found, law) = match what {
        Designation::High => (of_suit_led(play, hand, true), law!("46B1a")),
        Designation::Low => (of_suit_led(play, hand, false), law!("46B1c")),
        Designation::Win => (cheapest_winner(table, play, dummy, legal), law!("46B1b")),
        Designation::Suit(suit) => (extreme(hand, suit, false), law!("46B2")),
        Designation::Rank(rank) => return Ok(of_rank(play, dummy, hand, legal, rank)),
        Designation::Card(_) | Designation::Anything => (None, law!("46B4")),
    };
    Ok(match found {
        Some(card) => Meaning::Card(card, law),
        None => Meaning::Nothing(law!("46B4")),
    })
}

/// The highest or lowest card of the suit led; none if dummy leads or is void.
fn of_suit_led(play: &Play, hand: Hand, highest: bool) -> Option<Card> {
    play.trick
        .suit()
        .and_then(|suit| extreme(hand, suit, highest))
}

/// 46B1b: the lowest card known to win. With a hand still to play that could beat it, none is known to.
fn cheapest_winner(table: &Table, play: &Play, dummy: Seat, legal: Hand) -> Option<Card> {
    let led = play.trick.suit()?;
    let strain = play.strain();
    let height = |card: Card| law44::height(card, led, strain);
    let best = play
        .trick
        .plays()
        .map(|(_, card)| height(card))
        .max()
        .unwrap_or(0);
    let to_come: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|&seat| seat != dummy && !play.declares(seat) && play.trick.card_of(seat).is_none())
        .collect();
    let mut winners: Vec<Card> = legal.iter().filter(|&card| height(card) > best).collect();
    winners.sort_by_key(|&card| height(card));
    // Declarer sees dummy and his own hand; any other card may lie with the hands to come.
    let sees = |seat| table.hands.of(seat).unwrap_or_default();
    let unseen = table.hands.not_gone() - sees(dummy) - sees(play.declarer);
    winners.into_iter().find(|&card| {
        let beaten = unseen.iter().any(|other| height(other) > height(card));
        to_come.is_empty() || !beaten
    })
}

/// 46B3: a rank without a suit.
fn of_rank(play: &Play, dummy: Seat, hand: Hand, legal: Hand, rank: Rank) -> Meaning {
    if play.trick == super::Trick::EMPTY
        && let Some(suit) = suit_of_last_trick(play, dummy)
    {
        let continued = Card { suit, rank };
        if hand.contains(continued) {
            return Meaning::Card(continued, law!("46B3a"));
        }
    }
    let candidates: Vec<Card> = legal.iter().filter(|card| card.rank == rank).collect();
    match candidates.as_slice() {
        [card] => Meaning::Card(*card, law!("46B3b")),
        [] => Meaning::Nothing(law!("46B4")),
        _ => Meaning::Nothing(law!("46B3b")),
    }
}

/// The suit in which dummy won the last trick: the suit of its winning card (2017 says so; in 2007 a ruff is unclear).
fn suit_of_last_trick(play: &Play, dummy: Seat) -> Option<Suit> {
    let (trick, winner) = play.tricks.last()?;
    if *winner != dummy {
        return None;
    }
    trick.card_of(dummy).map(|card| card.suit)
}

/// 46B5: a defender designates dummy's card.
pub(crate) fn defender_names(
    table: &mut Table,
    seat: Seat,
    what: Designation,
    AnyCard { dummy, .. }: AnyCard,
) -> Result<(), Impossible> {
    let not_asked = || Impossible::NotAsked {
        seat,
        word: format!("names {what}"),
    };
    if !table.is_asked(seat, Choice::Names(None)) {
        return Err(not_asked());
    }
    let Designation::Card(card) = what else {
        return Err(not_asked());
    };
    table.check_card(dummy, card)?;
    let play = table.play.as_ref().ok_or_else(not_asked)?;
    if table
        .hands
        .of(dummy)
        .is_some_and(|hand| !law44::legal(play, dummy, hand).contains(card))
    {
        return Err(Impossible::NotNow(said!(
            "defender-designates-legal-card",
            "a defender must designate a card that dummy may legally play"
        )));
    }
    table.pending = None;
    law45_card_played::place(table, dummy, card);
    Ok(())
}

/// The card that declarer beyond doubt meant (46B), where nothing else tells it; one that dummy can hold.
fn intended(table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
    let dummy = table.play.as_ref().map(Play::dummy);
    match (dummy, finding) {
        (Some(dummy), &Finding::Intended(card)) if table.check_card(dummy, card).is_ok() => {
            table.cite(law!("46B"));
            law45_card_played::place(table, dummy, card);
            Ok(())
        }
        _ => Err(not_sought(finding)),
    }
}

/// A different intention of declarer is incontrovertible after the rules have given a card: it takes that card's place.
pub(crate) fn found_other_intention(table: &mut Table, card: Card) -> Result<(), Impossible> {
    let dummy = table.play.as_ref().map(Play::dummy);
    let Some(dummy) = dummy else {
        return Err(Impossible::NotNow(said!(
            "no-card-designated",
            "no card has been designated from dummy"
        )));
    };
    let last = table.play.as_ref().and_then(Play::last_of_declaring_side);
    if table.phase != Phase::Play || last.map(|(seat, _)| seat) != Some(dummy) {
        return Err(Impossible::NotNow(said!(
            "no-card-just-designated",
            "no card has just been designated from dummy"
        )));
    }
    table.check_card(dummy, card)?;
    table.cite(law!("46B"));
    law45_dummys_card::replace_designated(table, card);
    Ok(())
}
