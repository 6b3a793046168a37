//! Law 62: correction of a revoke, with all that may follow it.

use contract_bridge::{Card, Seat};

use super::Play;
use super::law47_retraction::{self, Changes, Offer};
use super::law50_penalty_card::{self, Kind};
use super::law61_failure_to_follow_suit::{self as law61, Revoke, State};
use crate::awaiting::{Asked, Choice, Question};
use crate::edition::Edition;
use crate::entry::{AtTrick, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// The last trick but one, from 0.
const TWELFTH: usize = 11;

/// Attention is drawn to a revoke by name. Without known hands the Director has to find it.
pub(crate) fn named(table: &mut Table, at: AtTrick) -> Result<(), Impossible> {
    let Some(play) = &table.play else {
        return Err(Impossible::NotNow {
            reason: "there has been no play in which somebody could revoke",
        });
    };
    let trick = usize::from(at.trick) - 1;
    if trick > play.number() || trick == play.number() && play.trick.card_of(at.by).is_none() {
        return Err(Impossible::NotNow {
            reason: "that trick has not been played yet",
        });
    }
    let late = too_late(table, at.by);
    if let Some(play) = &mut table.play
        && let Some(trouble) = &mut play.trouble
    {
        for revoke in trouble
            .revokes
            .iter_mut()
            .filter(|r| r.by == at.by && r.trick == trick)
        {
            notice(revoke, late);
        }
    }
    cite_established(table);
    Ok(())
}

/// Cites what has established the revokes that are noticed now.
fn cite_established(table: &mut Table) {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    let laws: Vec<_> = trouble
        .iter()
        .flat_map(|t| &t.revokes)
        .filter_map(|revoke| match revoke.state {
            State::Established(law) if revoke.noticed => Some(law),
            _ => None,
        })
        .collect();
    laws.into_iter().for_each(|law| table.cite(law));
}

/// Attention is drawn without a name: to what is there to see, this trick and the one before.
pub(crate) fn attention(table: &mut Table) {
    let Some(play) = &table.play else { return };
    let number = play.number();
    let seats: Vec<Seat> = play
        .trouble
        .iter()
        .flat_map(|t| &t.revokes)
        .map(|r| r.by)
        .collect();
    for by in seats {
        let late = too_late(table, by);
        if let Some(play) = &mut table.play {
            let recent = |r: &&mut Revoke| r.by == by && r.trick + 1 >= number;
            play.trouble()
                .revokes
                .iter_mut()
                .filter(recent)
                .for_each(|revoke| notice(revoke, late));
        }
    }
    cite_established(table);
}

fn notice(revoke: &mut Revoke, late: bool) {
    if !revoke.noticed {
        revoke.noticed = true;
        revoke.too_late = late;
    }
}

/// 64B4, 64B5: the other side has called on the next board, or the round is over.
fn too_late(table: &Table, revoker: Seat) -> bool {
    let others_called = [revoker.lho(), revoker.rho()]
        .into_iter()
        .any(|s| table.next_call[s as usize]);
    table.round_over || others_called
}

/// The Director finds a revoke as a fact.
pub(crate) fn found(table: &mut Table, at: AtTrick) -> Result<(), Impossible> {
    named(table, at)?;
    let trick = usize::from(at.trick) - 1;
    let late = too_late(table, at.by);
    let over = table.phase == Phase::Over;
    let Some(play) = &mut table.play else {
        return Ok(());
    };
    let known = play
        .trouble()
        .revokes
        .iter()
        .any(|r| r.by == at.by && r.trick == trick);
    if !known && let Some(mut revoke) = law61::found(play, at.by, trick) {
        if played_since(play, at.by, trick) {
            revoke.state = State::Established(law!("63A1"));
        } else if over {
            revoke.state = State::Established(law!("63A3"));
        }
        notice(&mut revoke, late);
        play.trouble().revokes.push(revoke);
        table.irregular(law!("44C"), at.by);
    }
    Ok(())
}

fn played_since(play: &Play, by: Seat, trick: usize) -> bool {
    let side = Side::of(by);
    let later = play
        .tricks
        .iter()
        .skip(trick + 1)
        .map(|(t, _)| t)
        .chain([&play.trick]);
    let current = trick == play.number();
    !current
        && later
            .flat_map(super::Trick::plays)
            .any(|(seat, _)| Side::of(seat) == side)
}

/// The Director rules on the first revoke that has been noticed. False if there is none.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let edition = table.edition();
    let returned = table.returned;
    let Some(play) = &mut table.play else {
        return false;
    };
    let Some(trouble) = &mut play.trouble else {
        return false;
    };
    let waiting = trouble
        .revokes
        .iter_mut()
        .find(|r| r.noticed && !r.ruled && !r.waived && r.state != State::Corrected);
    let Some(revoke) = waiting else { return false };
    revoke.ruled = true;
    let revoke = *revoke;
    match revoke.state {
        State::Open if table.phase == Phase::Play => ask(table, revoke, Vec::new()),
        State::Established(_) if revoke.trick == TWELFTH && !returned => {
            table.cite(law!("62D1"));
            back_to_twelfth(table);
            ask(table, revoke, Vec::new());
        }
        State::Established(_) if edition == Edition::E2017 && both_on_one_trick(play, revoke) => {
            table.cite_one(law!(2017: "62C3"));
            let next = law47_retraction::back_into_last_trick(table);
            ask(table, revoke, next);
        }
        State::Established(law) => {
            table.cite(law);
            table.cite(law!("63B"));
            table.rescore();
        }
        _ => table.rescore(),
    }
    true
}

/// 62C3 of 2017: both sides revoked on one trick, and only one side has played to the next.
fn both_on_one_trick(play: &Play, revoke: Revoke) -> bool {
    let revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let other = revokes
        .filter(|r| r.trick == revoke.trick)
        .any(|r| Side::of(r.by) != Side::of(revoke.by) && r.state == State::Open && r.noticed);
    other && play.number() == revoke.trick + 1
}

/// 62D1: tricks twelve and thirteen come back onto the table.
fn back_to_twelfth(table: &mut Table) {
    table.phase = Phase::Play;
    table.result = None;
    while table
        .play
        .as_ref()
        .is_some_and(|play| play.number() > TWELFTH)
    {
        law47_retraction::back_into_last_trick(table);
    }
}

fn ask(table: &mut Table, revoke: Revoke, next: Vec<(Seat, Card)>) {
    table.cite(law!("62A"));
    let law = law!("62A").in_edition(table.edition());
    let question = Question::Options(vec![Choice::Corrects]);
    table.ask(
        Asked::Player(revoke.by),
        law,
        question,
        Then::CorrectRevoke {
            by: revoke.by,
            next,
        },
    );
}

/// A player puts his revoke right of his own accord.
pub(crate) fn corrects_unasked(
    table: &mut Table,
    seat: Seat,
    card: Card,
) -> Result<(), Impossible> {
    let Some(play) = &mut table.play else {
        return Err(NO_REVOKE);
    };
    let declarer = play.declarer;
    let own = |by: Seat| by == seat || by == declarer.partner() && seat == declarer;
    let trouble = play.trouble.as_mut().ok_or(NO_REVOKE)?;
    let open = trouble
        .revokes
        .iter()
        .position(|r| r.state == State::Open && own(r.by));
    let Some(at) = open else {
        return Err(NO_REVOKE);
    };
    let by = trouble.revokes[at].by;
    if table.phase != Phase::Play {
        return Err(NO_REVOKE);
    }
    corrected(table, by, card, Vec::new())?;
    crate::irregularities::law09_procedure::settle(table);
    Ok(())
}

const NO_REVOKE: Impossible = Impossible::NotNow {
    reason: "no card of his can be taken back now (47F2)",
};

/// The revoker puts a legal card in place of the other (62B).
pub(crate) fn corrected(
    table: &mut Table,
    by: Seat,
    card: Card,
    mut next: Vec<(Seat, Card)>,
) -> Result<(), Impossible> {
    let not_now = || NO_REVOKE;
    let play = table.play.as_mut().ok_or_else(not_now)?;
    let number = play.number();
    let revokes = &play.trouble().revokes;
    let at = revokes
        .iter()
        .rposition(|r| r.by == by && r.state != State::Corrected && r.trick + 1 >= number);
    let revoke = revokes[at.ok_or_else(not_now)?];
    let before = table.clone();
    if number == revoke.trick + 1 {
        next.extend(law47_retraction::back_into_last_trick(table));
    }
    if let Err(error) = law47_retraction::check_legal(table, by, card) {
        *table = before;
        return Err(error);
    }
    table.pending = None;
    let both = twins(table, revoke);
    let old = law47_retraction::swap(table, by, card);
    mark_corrected(table, revoke);
    table.cite(law!("62B"));
    dispose(table, revoke, old);
    if let Some(other) = both {
        ask(table, other, next);
        return Ok(());
    }
    offer_changes(table, revoke, next);
    Ok(())
}

/// Another revoke on the same trick that is to be corrected too.
fn twins(table: &Table, revoke: Revoke) -> Option<Revoke> {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref())?;
    let other = |r: &&Revoke| {
        r.trick == revoke.trick && r.by != revoke.by && r.noticed && r.state != State::Corrected
    };
    trouble.revokes.iter().find(other).copied()
}

fn mark_corrected(table: &mut Table, revoke: Revoke) {
    let Some(play) = &mut table.play else { return };
    for r in &mut play.trouble().revokes {
        if r.by == revoke.by && r.trick == revoke.trick {
            (r.state, r.noticed, r.ruled) = (State::Corrected, true, true);
        }
    }
}

/// The card taken back: a defender's becomes a major penalty card (62B1), unless it was faced before (62B2).
fn dispose(table: &mut Table, revoke: Revoke, old: Option<Card>) {
    let declares = table
        .play
        .as_ref()
        .is_some_and(|play| play.declares(revoke.by));
    let Some(old) = old.filter(|_| !declares) else {
        table.cite(law!("62B2"));
        return;
    };
    if revoke.was_penalty {
        table.cite(law!("62B2"));
    } else {
        table.cite(law!("62B1"));
    }
    law50_penalty_card::becomes(table, revoke.by, old, Kind::Major);
}

/// 62C: each non-offender may take back what he played since; the offender's partner only after one who did.
fn offer_changes(table: &mut Table, revoke: Revoke, next: Vec<(Seat, Card)>) {
    let Some(play) = &table.play else { return };
    let side = Side::of(revoke.by);
    let revokers: Vec<Seat> = play
        .trouble
        .iter()
        .flat_map(|t| &t.revokes)
        .filter(|r| r.trick == revoke.trick)
        .map(|r| r.by)
        .collect();
    let both_sides = revokers.iter().any(|&seat| Side::of(seat) != side);
    let mut offers = Vec::new();
    if !both_sides {
        for seat in play.trick.after(revoke.by) {
            if Side::of(seat) != side {
                offers.push(Offer::free(seat, law!("62C1")));
            } else {
                offers.push(Offer {
                    penalty: !play.declares(seat),
                    ..Offer::if_changed(seat, seat.rho(), law!("62C2"))
                });
            }
        }
        for &(seat, _) in next.iter().filter(|(seat, _)| Side::of(*seat) != side) {
            offers.push(Offer {
                next: true,
                ..Offer::free(seat, law!("62C1"))
            });
        }
    }
    law47_retraction::offer(table, Changes::new(offers, next));
}
