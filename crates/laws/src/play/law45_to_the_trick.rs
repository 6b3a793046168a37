//! Law 45: how a card that is played, in turn or as if in turn, comes to the trick; the duties that it leaves unmet, and what the
//! fourth card brings (44).

use std::borrow::Cow;

use contract_bridge::{Card, Hand, Seat, Strain};

use super::before_lead::before_lead;
use super::law44_sequence_and_procedure::{self as law44, Unmet};
use super::{
    Open, Play, Trick, law49_exposure, law50_penalty_card, law57_premature_lead_or_play,
    law61_failure_to_follow_suit, law63_establishment_of_revoke,
};
use crate::law;
use crate::score::law77_scoring_table as law77;
use crate::table::Table;

/// A second card of one hand to the trick, in case the Director deems it led (45E).
pub(crate) fn note_fifth(table: &mut Table, seat: Seat, card: Card) {
    if let Some(play) = &mut table.play {
        let trick = play.number();
        play.trouble().fifth = Some((seat, card, trick));
    }
}

/// A card that stays played although its turn has not come.
pub(crate) fn early(table: &mut Table, seat: Seat, card: Card) {
    if let Some(play) = &mut table.play {
        // From now on the cards of the trick no longer lie in rotation.
        let trick = play.number();
        play.trouble().early = Some((seat, card, trick));
    }
    in_turn(table, seat, card);
}

/// A card played in turn, or one that counts so.
pub(crate) fn in_turn(table: &mut Table, seat: Seat, card: Card) {
    if !is_regular(table, seat, card) {
        note_unmet(table, seat, card);
        law49_exposure::note_not_played(table, seat, card);
    }
    table.hands.remove(seat, card);
    if table
        .play
        .as_ref()
        .is_some_and(|play| play.trouble.is_some())
    {
        note_lead_over_shown_cards(table, seat);
    }
    put(table, seat, card);
}

/// A defender leads while his partner's cards lie there, on which nobody has ruled (50D2).
#[cold]
pub(crate) fn note_lead_over_shown_cards(table: &mut Table, seat: Seat) {
    let Some(play) = &mut table.play else { return };
    let Some(trouble) = &mut play.trouble else {
        return;
    };
    if play.trick != Trick::EMPTY {
        return;
    }
    for open in &mut trouble.open {
        if let Open::Exposed(shown) = open
            && shown.by.partner() == seat
        {
            shown.led_over = true;
        }
    }
}

/// Whether nothing is irregular on the board, and the card follows suit or the hand cannot; of a hand that is not known, the
/// card proves no earlier revoke.
fn is_regular(table: &Table, seat: Seat, card: Card) -> bool {
    table.play.as_ref().is_some_and(|play| {
        play.trouble.is_none()
            && match table
                .hands
                .holding(seat, play.trick.suit().unwrap_or(card.suit))
            {
                Some(in_suit) => law44::follows(in_suit, card, &play.trick),
                None => play.has_always_followed(seat, card.suit),
            }
    })
}

/// Notes the duty that a card leaves unmet, and the revokes that it proves.
fn note_unmet(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    let hand = table.hands.of(seat);
    let unable =
        play.trouble.is_some() && hand.is_some_and(|hand| law44::is_unable(play, seat, hand));
    let unmet = first_unmet(
        &without_what_came_out_with(play, seat, card),
        hand,
        seat,
        card,
    );
    if unable {
        law57_premature_lead_or_play::cite_inability(table, seat);
    }
    match unmet {
        None => {}
        Some(Unmet::FollowSuit) => law61_failure_to_follow_suit::note(table, seat, card, false),
        Some(Unmet::Restriction) => law61_failure_to_follow_suit::note(table, seat, card, true),
        Some(Unmet::PenaltyCard) => law50_penalty_card::not_played(table, seat),
    }
    if hand.is_none() {
        law61_failure_to_follow_suit::note_doubt(table, seat, card);
        law61_failure_to_follow_suit::prove(table, seat, card);
    }
}

/// The first duty that it leaves unmet. Of a hand not known his penalty cards are seen all the same.
fn first_unmet(play: &Play, hand: Option<Hand>, seat: Seat, card: Card) -> Option<Unmet> {
    let seen = hand.or_else(|| law50_penalty_card::seen(play, seat, card));
    seen.and_then(|hand| law44::unmet(play, seat, hand, card))
}

/// The play without the penalty cards that came out together with that card (58B2).
pub(crate) fn without_what_came_out_with(play: &Play, seat: Seat, card: Card) -> Cow<'_, Play> {
    let designated = play.trouble.iter().flat_map(|t| &t.came_out_with);
    let mut own = designated.filter(|(by, played, _)| (*by, *played) == (seat, card));
    let Some(&(_, _, others)) = own.next() else {
        return Cow::Borrowed(play);
    };
    let mut without = play.clone();
    without.trouble().penalty[seat as usize].retain(|(card, _)| !others.contains(*card));
    Cow::Owned(without)
}

/// The card goes to the trick; the fourth completes it.
pub(crate) fn put(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    if play.trouble.is_some() {
        comes_to_a_trick_in_trouble(table, seat, card);
    }
    let Some(play) = &mut table.play else { return };
    play.put(seat, card);
    go_on(table);
}

/// What a card does to all that is irregular on the table.
#[cold]
fn comes_to_a_trick_in_trouble(table: &mut Table, seat: Seat, card: Card) {
    law50_penalty_card::leaves_the_table(table, seat, card);
    let Some(play) = &mut table.play else { return };
    play.no_longer_exposed(seat, card);
    law63_establishment_of_revoke::by_play(play, seat);
    law50_penalty_card::expire_restrictions(play, seat);
    let declares = play.declares(seat);
    let trouble = play.trouble();
    trouble.to_lead_again = false;
    // 60A1: who plays on to the next trick leaves a card ahead of partner as it is.
    trouble.ahead.take_if(|_| declares);
    trouble.also_asked = None;
    let forfeited = declares && law57_premature_lead_or_play::played_on_over(play, seat);
    let shown = play.trouble().open.iter_mut();
    let shown = shown.filter_map(|open| match open {
        Open::Exposed(shown) => Some(shown),
        _ => None,
    });
    for shown in shown {
        shown.played_on |= declares;
    }
    if forfeited {
        table.cite(law!("60A1"));
        table.cite(law!("60A2"));
    }
}

/// Completes the trick if it has its four cards, and asks what the next turn needs.
pub(crate) fn go_on(table: &mut Table) {
    let Some(play) = &mut table.play else { return };
    if play.trouble.is_none() && !play.trick.is_complete() {
        return;
    }
    if play.trick_is_over() {
        let strain = play.strain();
        let Some((winner, card)) = law44::winning(&play.trick, strain) else {
            return;
        };
        play.quit(winner);
        let (left, won, has_trouble) = (play.left(), play.declarer_won, play.trouble.is_some());
        if has_trouble {
            law50_penalty_card::lead_has_passed(play);
        }
        table.cite(if Strain::from(card.suit) == strain {
            law!("44E")
        } else {
            law!("44F")
        });
        table.cite(law!("44G"));
        if left == 0 {
            law77::over(table, Some(won));
            return;
        }
    }
    if table
        .play
        .as_ref()
        .is_some_and(|play| play.trouble.is_some())
    {
        if let Some((by, card)) = law57_premature_lead_or_play::comes_to_its_turn(table) {
            in_turn(table, by, card);
        }
        law57_premature_lead_or_play::cards_to_early_lead_follow(table);
        before_lead(table);
    }
}
