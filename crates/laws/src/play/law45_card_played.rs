//! Law 45: card played. A card faced is played (45A); a card of dummy when declarer names it (45B).

use contract_bridge::{Card, Hand, Seat};

use super::law45_to_the_trick::{early, in_turn, note_fifth};
use super::law57_premature_lead_or_play::Premature;
use super::{
    Open, Play, Trick, law41_commencement_of_play, law45_dummys_own_card, law53_lead_out_of_turn,
    law54_opening_lead_out_of_turn, law57_premature_lead_or_play, law67_defective_trick,
};
use crate::auction::law24_card_exposed;
use crate::impossible::Impossible;
use crate::law;
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
    if let Err(refused) = table.check_played(seat, card) {
        return match repeats(table, seat, card) {
            true => Ok(()),
            false => Err(refused),
        };
    }
    if table.phase == Phase::Auction {
        return law24_card_exposed::expose(table, seat, &[card], true, false);
    }
    plays(table, seat, card);
    Ok(())
}

/// A card that lies in the trick since before its turn is written once more, now that its turn has come (57D of 2017, 45C1):
/// nothing happens. False if it is not that.
pub(crate) fn repeats(table: &mut Table, seat: Seat, card: Card) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let (number, begun) = (play.number(), play.trick != Trick::EMPTY);
    let Some(trouble) = &mut play.trouble else {
        return false;
    };
    let again = |early: &mut (Seat, Card, usize)| {
        let in_time = early.2 == number || early.2 + 1 == number && !begun;
        (early.0, early.1) == (seat, card) && in_time
    };
    trouble.early.take_if(again).is_some()
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
    let Some(play) = &table.play else { return };
    if table.phase == Phase::Clarification {
        if play.declares(seat) {
            law54_opening_lead_out_of_turn::attempted(table, seat);
        } else if seat != play.leader {
            law54_opening_lead_out_of_turn::note(table, seat, card);
        } else {
            law41_commencement_of_play::opening(table, seat, card);
        }
        return;
    }
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
    if declares && play.trick.card_of(seat).is_some() {
        // 45E2: a fifth card goes back without further rectification; nothing is accepted or forfeited by it.
        return Placed::On;
    }
    let lead = play.trouble().open.iter().find_map(|open| match *open {
        Open::OpeningLead { by, card } => Some((by, card, None)),
        Open::Lead { by, card, turn } => Some((by, card, Some(turn))),
        _ => None,
    });
    if declares && law45_dummys_own_card::played_over(table, seat, card) {
        return Placed::Done;
    }
    let Some(play) = &mut table.play else {
        return Placed::On;
    };
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
            table.cite(law!("52B1b"));
            table.cite(law!("52B1c"));
        }
        if kept {
            table.cite(law!("45C4a"));
        }
    }
    if let Some((by, card)) = law57_premature_lead_or_play::played_over(table, seat) {
        early(table, by, card);
    }
    Placed::On
}

/// A card out of turn with no lead out of turn open: leads to Laws 53 to 57.
fn out_of_turn(table: &mut Table, seat: Seat, card: Card) {
    if law67_defective_trick::makes_good(table, seat, card)
        || law45_dummys_own_card::follows(table, seat, card)
        || law45_dummys_own_card::declarer_follows(table, seat, card)
    {
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
    let to_early_lead = match declares {
        true => law57_premature_lead_or_play::plays_to_early_lead,
        false => law57_premature_lead_or_play::follows_early_lead,
    };
    if played && to_early_lead(table, seat, card) {
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
        (false, played) => match law57_premature_lead_or_play::note(table, seat, card, played) {
            Premature::Early => early(table, seat, card),
            Premature::Fifth => note_fifth(table, seat, card),
            Premature::Noted => {}
        },
    }
}

/// The cards of a hand, as a set.
pub(crate) fn set(cards: &[Card]) -> Hand {
    cards.iter().copied().collect()
}
