//! Law 45: card played. A card faced is played (45A); a card of dummy when declarer names it (45B).

use contract_bridge::{Card, Seat};

use crate::auction::law24_card_exposed;
use crate::auction::law39_call_after_final_pass;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::law;
use crate::play::law44_sequence_and_procedure as law44;
use crate::play::{Play, Trick};
use crate::table::{Phase, Table};

/// A card played from a seat's hand; for dummy's seat, by declarer's order.
pub(crate) fn card(table: &mut Table, seat: Seat, card: Card) -> Result<(), Impossible> {
    table.hands.check(seat, card)?;
    if table.phase != Phase::Auction {
        table.check_not_held()?;
    }
    match (table.phase, &table.play) {
        (Phase::Over, _) => return Err(Impossible::Over),
        (Phase::Auction, _) | (_, None) => {
            table.check_not_held()?;
            return law24_card_exposed::expose(table, seat, &[card], true, false);
        }
        (Phase::Clarification, Some(play)) => {
            if let Some(law) = irregular_opening(play, seat, card) {
                table.irregular(law!("41A"), seat);
                table.unsettle(law);
                return Ok(());
            }
            table.cite(law!("41A"));
            table.cite(law!("41C"));
            table.phase = Phase::Play;
            law39_call_after_final_pass::pass_over(table);
            play_card(table, seat, card);
        }
        (Phase::Play, Some(play)) => {
            if play.turn() != seat {
                let law = out_of_turn(play, seat);
                table.irregular(
                    if play.trick == Trick::EMPTY {
                        law!("44G")
                    } else {
                        law!("44B")
                    },
                    seat,
                );
                table.unsettle(law);
                return Ok(());
            }
            let follows = table
                .hands
                .of(seat)
                .is_none_or(|hand| law44::playable(hand, &play.trick).contains(card));
            if !follows {
                // 44C broken: a revoke, rectified only when attention is drawn to it (61, 62).
                table.irregular(law!("44C"), seat);
            }
            play_card(table, seat, card);
        }
    }
    Ok(())
}

/// The Law of an opening lead that is not as it should be.
fn irregular_opening(play: &Play, seat: Seat, card: Card) -> Option<u8> {
    match play.face_down {
        _ if seat != play.leader => Some(54),
        Some((_, down)) if down != card => Some(47),
        _ => None,
    }
}

/// The Law of a lead or play out of turn.
fn out_of_turn(play: &Play, seat: Seat) -> u8 {
    let declaring = Side::of(seat) == Side::of(play.declarer);
    match (play.trick == Trick::EMPTY, declaring) {
        (true, true) => 55,
        (true, false) => 56,
        (false, _) => 57,
    }
}

/// Declarer names a card of dummy, and so plays it (45B).
pub(crate) fn names(table: &mut Table, seat: Seat, named: Card) -> Result<(), Impossible> {
    match (table.phase, &table.play) {
        (Phase::Play, Some(play)) if play.declarer == seat => {
            let dummy = play.dummy();
            if table.hands.check(dummy, named).is_err() {
                // 46B4: a card that dummy does not hold; the call is void.
                return Err(Impossible::NotImplemented { law: 46 });
            }
            card(table, dummy, named)
        }
        (Phase::Over, _) => Err(Impossible::Over),
        _ => Err(Impossible::NotNow {
            reason: "only declarer names cards, from dummy, once the lead is faced",
        }),
    }
}

/// The card goes to the trick; the fourth completes it.
fn play_card(table: &mut Table, seat: Seat, card: Card) {
    table.hands.remove(seat, card);
    let Some(play) = &mut table.play else { return };
    play.face_down = None;
    play.trick.push(seat, card);
    if !play.trick.is_complete() {
        return;
    }
    let strain = play.strain();
    let Some(winner) = law44::winner(&play.trick, strain) else {
        return;
    };
    let trick = core::mem::replace(&mut play.trick, Trick::EMPTY);
    play.tricks.push((trick, winner));
    play.leader = winner;
    let (left, tricks) = (play.left(), play.won(Side::of(play.declarer)));
    table.cite(if law44::trumped(&trick, strain) {
        law!("44E")
    } else {
        law!("44F")
    });
    table.cite(law!("44G"));
    if left == 0 {
        table.over(Some(tricks));
    }
}
