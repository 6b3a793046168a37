//! Law 45: card played. A card faced is played (45A); a card of dummy when declarer names it (45B).

use contract_bridge::{Card, Hand, Seat, Strain};

use super::law44_sequence_and_procedure as law44;
use super::{
    Open, Play, Trick, law41_commencement_of_play, law49_exposure, law50_penalty_card,
    law52_failure_to_play_penalty_card, law53_lead_out_of_turn, law54_opening_lead_out_of_turn,
    law57_premature_lead_or_play, law61_failure_to_follow_suit, law63_establishment_of_revoke,
    law67_defective_trick,
};
use crate::auction::law24_card_exposed;
use crate::impossible::Impossible;
use crate::law;
use crate::play::before_lead::before_lead;
use crate::play::law44_sequence_and_procedure::Unmet;
use crate::score::law77_scoring_table as law77;
use crate::table::{Phase, Table};

/// Whether a card was used up by what it was played over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placed {
    /// Nothing more to do with it.
    Done,
    /// It is still to be placed.
    On,
}

/// A card played from a seat's hand, with no answer awaited; for dummy's seat, by declarer's order.
pub(crate) fn card(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    table.check_played(seat, card)?;
    if table.phase == Phase::Auction {
        return law24_card_exposed::expose(table, seat, &[card], true, false);
    }
    plays(table, seat, card);
    Ok(())
}

/// The same, with what there is to check checked.
pub(crate) fn plays(table: &mut Table, seat: Seat, card: Card) {
    let early = super::law45_dummys_card::early_before(table, seat);
    place(table, seat, card);
    if let Some(early) = early {
        super::law45_dummys_card::may_take_back_early_card(table, seat, &early);
    }
}

/// Places a card: over what is open, then in or out of turn.
pub(crate) fn place(table: &mut Table, seat: Seat, card: Card) {
    if table.play.as_ref().is_some_and(Play::has_open)
        && acts_over_what_is_open(table, seat, card) == Placed::Done
    {
        return;
    }
    if table.phase == Phase::Clarification {
        law41_commencement_of_play::opening(table, seat, card);
        return;
    }
    let Some(play) = &table.play else { return };
    if play.turn() == seat {
        in_turn(table, seat, card);
    } else {
        out_of_turn(table, seat, card);
    }
}

/// A card played over what is open: each Law says what that does.
fn acts_over_what_is_open(table: &mut Table, seat: Seat, card: Card) -> Placed {
    let Some(play) = &mut table.play else {
        return Placed::On;
    };
    let declares = play.declares(seat);
    let lead = play.trouble().open.iter().find_map(|open| match *open {
        Open::OpeningLead { by, card } => Some((by, card, None)),
        Open::Lead { by, card, turn } => Some((by, card, Some(turn))),
        _ => None,
    });
    match lead {
        Some((by, led, None)) => {
            return law54_opening_lead_out_of_turn::played_over(table, by, led, seat, card);
        }
        Some((by, led, Some(turn))) => {
            return law53_lead_out_of_turn::played_over(table, by, led, turn, seat, card);
        }
        None => {}
    }
    if declares {
        // 52B1b: declarer plays on, from either hand: what was played instead of a penalty card is accepted.
        let open = &mut play.trouble().open;
        let before = open.len();
        open.retain(|open| !matches!(open, Open::PenaltyNotPlayed { .. }));
        let accepted = open.len() < before;
        // 45C4b: his next play from either hand ends the time for a change of designation.
        let before = open.len();
        open.retain(|open| !matches!(open, Open::Renamed { .. }));
        let kept = open.len() < before;
        if accepted {
            law52_failure_to_play_penalty_card::accepted_by_play(table);
        }
        if kept {
            table.cite(law!("45C4a"));
        }
    }
    law57_premature_lead_or_play::played_over(table, seat);
    Placed::On
}

/// A card out of turn with no lead out of turn open: leads to Laws 53 to 57.
fn out_of_turn(table: &mut Table, seat: Seat, card: Card) {
    if law67_defective_trick::makes_good(table, seat, card) {
        return;
    }
    let Some(play) = &table.play else { return };
    if play.trick == Trick::EMPTY {
        law53_lead_out_of_turn::note(table, seat, card);
        return;
    }
    let (declares, played) = (play.declares(seat), play.trick.card_of(seat).is_some());
    if !played && law54_opening_lead_out_of_turn::is_dummys_second(play, seat) {
        table.irregular(law!("54B1"), seat);
        table.cite(law!("54B2"));
        early(table, seat, card);
        return;
    }
    table.irregular(law!("44B"), seat);
    match (declares, played) {
        // 45E2: declarer's second card to the trick goes back, unless the Director deems it led.
        (true, true) => {
            table.cite(law!("45E2"));
            note_fifth(table, seat, card);
        }
        // 57C: declarer's early play stays played and waits for its turn.
        (true, false) => {
            table.cite(law!(2007: "57C2", 2017: "57C3"));
            early(table, seat, card);
        }
        (false, played) => law57_premature_lead_or_play::note(table, seat, card, played),
    }
}

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
        play.trouble();
    }
    in_turn(table, seat, card);
}

/// A card played in turn, or one that counts so.
pub(crate) fn in_turn(table: &mut Table, seat: Seat, card: Card) {
    if !is_regular(table, seat, card) {
        note_unmet(table, seat, card);
    }
    table.hands.remove(seat, card);
    put(table, seat, card);
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
    // Of a hand not known his penalty cards are seen all the same.
    let seen = hand.or_else(|| law50_penalty_card::seen(play, seat, card));
    let unmet = seen.and_then(|hand| law44::unmet(play, seat, hand, card));
    if play.trouble.is_some() && hand.is_some_and(|hand| law44::is_unable(play, seat, hand)) {
        law57_premature_lead_or_play::cite_inability(table, seat);
    }
    match unmet {
        None => {}
        Some(Unmet::FollowSuit) => law61_failure_to_follow_suit::note(table, seat, card, false),
        Some(Unmet::Restriction) => law61_failure_to_follow_suit::note(table, seat, card, true),
        Some(Unmet::PenaltyCard) => law50_penalty_card::not_played(table, seat),
    }
    if hand.is_none() {
        law61_failure_to_follow_suit::prove(table, seat, card);
    }
}

/// The card goes to the trick; the fourth completes it.
pub(crate) fn put(table: &mut Table, seat: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    if play.trouble.is_some() {
        law50_penalty_card::leaves_the_table(table, seat, card);
    }
    let Some(play) = &mut table.play else { return };
    if play.trouble.is_some() {
        law49_exposure::played(play, seat, card);
        law63_establishment_of_revoke::by_play(play, seat);
        law50_penalty_card::expire_restrictions(play, seat);
        play.trouble().to_lead_again = false;
    }
    play.put(seat, card);
    go_on(table);
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
        law57_premature_lead_or_play::comes_to_its_turn(table);
        before_lead(table);
    }
}

/// The cards of a hand, as a set.
pub(crate) fn set(cards: &[Card]) -> Hand {
    cards.iter().copied().collect()
}
