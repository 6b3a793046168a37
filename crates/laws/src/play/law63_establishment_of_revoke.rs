//! Law 63: establishment of a revoke. Only acts of the offending side establish it, even illegal ones.

use contract_bridge::Seat;

use super::Play;
use crate::book::{Law, done};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Finding, Side};
use crate::law;
use crate::table::Table;
use crate::table::revoke::{Revoke, State};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::NextCall(seat) => {
            table.next_call[*seat as usize] = true;
            agreement_is_final(table, *seat);
            done()
        }
        Finding::RoundOver => {
            round_is_over(table);
            done()
        }
        Finding::PeriodOver => {
            table.period_over = true;
            round_is_over(table);
            done()
        }
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A member of a side plays or leads: its revokes in earlier tricks are established (63A1).
pub(crate) fn by_play(play: &mut Play, seat: Seat) {
    let number = play.number();
    let incomplete = play.trick.card_of(seat).is_some();
    // A second card to an incomplete trick is already one to the next.
    let playing_to = if incomplete { number + 1 } else { number };
    establish(play, Side::of(seat), playing_to, law!("63A1"));
}

/// Declarer names the card that he wants from dummy: that establishes before the card is moved (63A2).
pub(crate) fn by_designation(table: &mut Table, declarer: Seat) {
    if let Some(play) = &mut table.play
        && play.trouble.is_some()
    {
        let number = play.number();
        establish(play, Side::of(declarer), number, law!("63A2"));
    }
}

/// Establishes the revokes of a side in the tricks before that one. Returns which, by their places.
pub(crate) fn establish(play: &mut Play, side: Side, before: usize, law: Cite) -> Vec<usize> {
    establish_those(play, side, before, law, |_| true)
}

/// The same by an agreement to the other side's claim, but for those to which attention was drawn in time (62A, 69A).
pub(crate) fn by_agreement(play: &mut Play, side: Side, before: usize, law: Cite) {
    establish_those(play, side, before, law, |revoke| !revoke.before_agreement);
}

fn establish_those(
    play: &mut Play,
    side: Side,
    before: usize,
    law: Cite,
    which: impl Fn(&Revoke) -> bool,
) -> Vec<usize> {
    let mut established = Vec::new();
    let Some(trouble) = &mut play.trouble else {
        return established;
    };
    for (at, revoke) in trouble.revokes.iter_mut().enumerate() {
        let open = revoke.state == State::Open && revoke.trick < before;
        if open && Side::of(revoke.by) == side && which(revoke) {
            revoke.state = State::Established(law);
            established.push(at);
        }
    }
    established
}

/// What established those revokes has not happened after all (68B2).
pub(crate) fn undo(play: &mut Play, places: &[usize]) {
    if let Some(trouble) = &mut play.trouble {
        for &at in places {
            if let Some(revoke) = trouble.revokes.get_mut(at) {
                revoke.state = State::Open;
            }
        }
    }
}

/// 47E1 of 2017: a card out of turn that is taken back because an opponent misled the player does not establish a revoke
/// of his side.
pub(crate) fn card_taken_back(table: &mut Table, seat: Seat) {
    if table.edition() != Edition::E2017 {
        return;
    }
    let Some(play) = &table.play else { return };
    let undone: Vec<usize> = play
        .trouble
        .iter()
        .flat_map(|t| t.revokes.iter().enumerate())
        .filter(|(_, r)| Side::of(r.by) == Side::of(seat))
        .filter(|(_, r)| r.state == State::Established(law!("63A1")))
        .filter(|(_, r)| !played_since(play, r.by, r.trick))
        .map(|(at, _)| at)
        .collect();
    if let Some(play) = &mut table.play {
        undo(play, &undone);
    }
}

/// Whether the player's side has played to a later trick.
fn played_since(play: &Play, by: Seat, trick: usize) -> bool {
    let side = Side::of(by);
    let later = play
        .tricks
        .iter()
        .skip(trick + 1)
        .map(|(t, _)| t)
        .chain([&play.trick]);
    let current = trick == play.number();
    let open = play.unsettled_cards();
    let in_tricks = later.flat_map(super::Trick::plays);
    !current
        && in_tricks
            .chain(open)
            .any(|(seat, _)| Side::of(seat) == side)
}

/// How far a revoke has gone that is found only now, from what has happened since (63A).
pub(crate) fn state_of(table: &Table, by: Seat, trick: usize, before_agreement: bool) -> State {
    let Some(play) = &table.play else {
        return State::Open;
    };
    if played_since(play, by, trick) {
        return State::Established(law!("63A1"));
    }
    by_claim(table, by, before_agreement)
}

/// Whether the claim or concession that ended the play has established the revoke (63A3, 63A4); not by an agreement where attention
/// was drawn in time.
pub(crate) fn by_claim(table: &Table, by: Seat, before_agreement: bool) -> State {
    let Some(claim) = &table.claim else {
        return State::Open;
    };
    let own = Side::of(claim.by) == Side::of(by);
    match table.edition() {
        _ if own => State::Established(law!("63A3")),
        Edition::E2007 if claim.agreed && !before_agreement => State::Established(law!("63A3")),
        Edition::E2017 if claim.agreed && !before_agreement && is_final(table, Side::of(by)) => {
            State::Established(law!(2007: "63A3", 2017: "63A4"))
        }
        _ => State::Open,
    }
}

/// Whether a side's agreement to a claim is established: it has called on the next board, or the round is over (69A).
pub(crate) fn is_final(table: &Table, side: Side) -> bool {
    let called = |seat: Seat| Side::of(seat) == side && table.next_call[seat as usize];
    table.round_over || Seat::ALL.into_iter().any(called)
}

fn round_is_over(table: &mut Table) {
    table.round_over = true;
    for seat in Seat::ALL {
        agreement_is_final(table, seat);
    }
}

/// 63A4 of 2017: a side that agreed to a claim has called on the next board, or the round is over.
fn agreement_is_final(table: &mut Table, seat: Seat) {
    let agreed = table
        .claim
        .as_ref()
        .is_some_and(|claim| claim.agreed && Side::of(claim.by) != Side::of(seat));
    let binding = agreed && table.edition() == Edition::E2017;
    if let Some(play) = &mut table.play
        && binding
    {
        let number = play.completed();
        let law = law!(2007: "63A3", 2017: "63A4");
        by_agreement(play, Side::of(seat), number + 1, law);
    }
}
