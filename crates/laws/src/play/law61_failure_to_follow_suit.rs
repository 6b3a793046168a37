//! Law 61: failure to follow suit. A revoke is seen from a known hand at once, or proved by a later card of an unknown one;
//! it is rectified only when attention is drawn.

use contract_bridge::{Card, Hand, Seat, Suit};

use super::law44_sequence_and_procedure as law44;
use super::{Play, Restricted, Restriction, Trick};
use crate::irregularities::law16_information;
use crate::law;
use crate::table::revoke::{Revoke, State};
use crate::table::{Phase, Table};

/// A card is played that does not follow suit although the hand could (44C), or that breaks a restriction (61A).
pub(crate) fn note(table: &mut Table, by: Seat, card: Card, restriction: bool) {
    let law = if restriction {
        law!("61A")
    } else {
        law!("44C")
    };
    table.irregular(law, by);
    let hand = table.hands.of(by);
    let Some(play) = &mut table.play else { return };
    let trick = play.trick;
    let mut revoke = record(play, by, card, play.number(), &trick);
    revoke.owed_was_faced = by == play.dummy() || owed_lay_faced(play, by, hand);
    if restriction && trick == Trick::EMPTY {
        revoke.suit = required_suit(&revoke.restrictions);
    }
    play.trouble().revokes.push(revoke);
}

/// A card of a hand that is not known: if it is of a suit that he did not follow before, it proves that he revoked then.
pub(crate) fn prove(table: &mut Table, by: Seat, card: Card) {
    was_held(table, by, card, State::Established(law!("63A1")));
}

/// A card that a hand held all the time: every trick to which it was due, and another suit was played, was a revoke (61A,
/// 14B4, 67B2b). The tricks before the one on the table. Returns those found only now.
pub(crate) fn was_held(table: &mut Table, by: Seat, card: Card, state: State) -> Vec<usize> {
    let Some(play) = &table.play else {
        return Vec::new();
    };
    let due = |trick: &Trick| {
        trick.suit() == Some(card.suit) && trick.card_of(by).is_some_and(|c| c.suit != card.suit)
    };
    let known = |at: usize| {
        let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
        revokes.any(|r| r.by == by && r.trick == at)
    };
    let missed: Vec<(usize, Trick)> = play
        .tricks
        .iter()
        .map(|(trick, _)| *trick)
        .enumerate()
        .filter(|(at, trick)| due(trick) && !known(*at))
        .collect();
    for (at, trick) in &missed {
        table.irregular(law!("44C"), by);
        let Some(play) = &mut table.play else {
            continue;
        };
        let Some(played) = trick.card_of(by) else {
            continue;
        };
        let mut revoke = record(play, by, played, *at, trick);
        revoke.owed_was_faced = by == play.dummy();
        revoke.was_penalty = None;
        revoke.restrictions.clear();
        revoke.state = state;
        play.trouble().revokes.push(revoke);
    }
    missed.into_iter().map(|(at, _)| at).collect()
}

fn record(play: &Play, by: Seat, card: Card, at: usize, trick: &Trick) -> Revoke {
    let lay = play.penalty(by).iter().find(|(c, _)| *c == card);
    let restrictions = play.trouble.iter().flat_map(|t| &t.restrictions);
    Revoke {
        was_penalty: lay.map(|(_, kind)| *kind),
        restrictions: restrictions.filter(|r| r.seat == by).cloned().collect(),
        ..Revoke::bare(by, at, trick.suit())
    }
}

/// Whether nothing but penalty cards could have been played (64B3). Of a hand that is not known its penalty cards of the
/// suit led are all that can be seen.
fn owed_lay_faced(play: &Play, by: Seat, hand: Option<Hand>) -> bool {
    let faced: Hand = play.penalty(by).iter().map(|(card, _)| *card).collect();
    let owed = match (hand, play.trick.suit()) {
        (Some(hand), _) => law44::legal(play, by, hand),
        (None, Some(suit)) => law44::only(faced, suit),
        (None, None) => Hand::EMPTY,
    };
    !owed.is_empty() && (owed - faced).is_empty()
}

/// The suit that had to be led.
fn required_suit(restrictions: &[Restriction]) -> Option<Suit> {
    restrictions.iter().find_map(|r| match r.restricted {
        Restricted::Must(suit) => Some(suit),
        Restricted::Card(card) => Some(card.suit),
        _ => None,
    })
}

/// The Director finds a revoke as a fact, in a trick that has been played. None if what is known speaks against it: he
/// followed suit, and nothing else bound him; or his hand is known, and shows none.
pub(crate) fn found(play: &Play, by: Seat, at: usize, hand_known: bool) -> Option<Revoke> {
    let trick = if at == play.number() {
        play.trick
    } else {
        play.tricks.get(at)?.0
    };
    let card = trick.card_of(by)?;
    let led = trick.lead().is_some_and(|(seat, _)| seat == by);
    let followed = !led && trick.suit() == Some(card.suit);
    let restrictions: Vec<Restriction> = match led || followed {
        true => was_bound(play, by, at).cloned().collect(),
        false => Vec::new(),
    };
    if hand_known || (led || followed) && restrictions.is_empty() {
        return None;
    }
    let suit = trick.suit().filter(|_| !led);
    Some(Revoke {
        suit: suit.or_else(|| required_suit(&restrictions)),
        owed_was_faced: by == play.dummy(),
        was_penalty: None,
        restrictions,
        ..record(play, by, card, at, &trick)
    })
}

/// The revoke of a hand that is not known, if that card was due to a trick to which it played another suit, and nobody knows of it
/// yet.
pub(crate) fn not_followed(play: &Play, by: Seat, at: usize, card: Card) -> Option<Revoke> {
    let trick = match at == play.number() {
        true => &play.trick,
        false => &play.tricks.get(at)?.0,
    };
    let played = trick.card_of(by)?;
    let due = trick.suit() == Some(card.suit) && played.suit != card.suit;
    let mut known = play.trouble.iter().flat_map(|t| &t.revokes);
    let known = known.any(|r| r.by == by && r.trick == at);
    found(play, by, at, false).filter(|_| due && !known)
}

/// A card of a hand that is not known does not meet what bound the player: whether he could have met it nobody can see (61A).
pub(crate) fn note_doubt(table: &mut Table, by: Seat, card: Card) {
    let Some(play) = &mut table.play else { return };
    let trick = play.number();
    let against: Vec<_> = law44::perhaps_broken(play, by, card).cloned().collect();
    if !against.is_empty() {
        let against = against.into_iter().map(|restriction| (trick, restriction));
        play.trouble().perhaps_broken.extend(against);
    }
}

/// What bound a hand that is not known to another card than it played to that trick.
pub(crate) fn was_bound(play: &Play, by: Seat, at: usize) -> impl Iterator<Item = &Restriction> {
    let noted = play.trouble.iter().flat_map(|t| &t.perhaps_broken);
    let there = noted.filter(move |(trick, restriction)| *trick == at && restriction.seat == by);
    there.map(|(_, restriction)| restriction)
}

/// A card left out of a trick counts as a revoke, established (67B1).
pub(crate) fn deemed(play: &Play, by: Seat, card: Card, at: usize, trick: &Trick) -> Revoke {
    Revoke {
        was_penalty: None,
        restrictions: Vec::new(),
        state: State::Established(law!("63A1")),
        ..record(play, by, card, at, trick)
    }
}

/// The revoke that attention has just been drawn to, while it may still be corrected.
pub(crate) fn in_question(table: &Table) -> Option<&Revoke> {
    let play = table.play.as_ref().filter(|_| table.phase == Phase::Play)?;
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    revokes.find(|r| r.noticed && !r.ruled && r.state == State::Open)
}

/// 61B: who may ask about a possible revoke. Dummy may not ask a defender; a defender's question to his partner may tell him
/// something.
pub(crate) fn asked(table: &mut Table, seat: Seat) {
    let Some(by) = in_question(table).map(|revoke| revoke.by) else {
        return;
    };
    let Some(play) = &table.play else { return };
    let (declarer, dummy, defends) = (play.declarer, play.dummy(), !play.declares(by));
    let told = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    if seat == declarer && defends {
        table.cite(law!("61B1"));
    } else if seat == dummy && by == declarer {
        table.cite(law!("61B2a"));
    } else if seat == dummy && defends {
        table.irregular(law!("61B2b"), seat);
        law16_information::told_partner(table, seat, "question".into(), told);
        table.review(law!("16B3").in_edition(table.edition()));
    } else if seat != declarer && seat != dummy {
        table.cite(law!("61B3"));
        if by == seat.partner() {
            law16_information::told_partner(table, seat, "question".into(), told);
        }
    }
}

/// The card put right was the lead, and now it is of another suit: what others failed to follow is no longer asked for.
/// Whoever has to follow the new suit is asked to change his card with the rest (62C).
pub(crate) fn another_suit_is_led(table: &mut Table, by: Seat) {
    let Some(play) = &mut table.play else { return };
    if play.trick.lead().is_some_and(|(seat, _)| seat == by) {
        let number = play.number();
        let of_others = |r: &Revoke| r.trick == number && r.by != by;
        play.trouble().revokes.retain(|r| !of_others(r));
    }
}
