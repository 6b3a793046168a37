//! Law 62: how a revoke comes to be known: attention is drawn to it, or the Director finds it. When and by whom decides whether it
//! can still be corrected (62D1), whether it is established (63A4) and whether it costs tricks (64B4, 64B5).

use contract_bridge::{Hand, Seat, Suit};
use openroom_said::said;

use super::law44_sequence_and_procedure as law44;
use super::law61_failure_to_follow_suit as law61;
use super::{
    Play, law63_establishment_of_revoke as law63, law64_after_establishment_of_revoke as law64,
    law66_told_play,
};
use crate::awaiting::{Asked, Fact, Question};
use crate::book::{Law, Next};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{AtTrick, Finding, RevokeFound, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::score::law77_scoring_table as law77;
use crate::table::revoke::{Alleged, Drawn, Revoke, State};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Revoked(revoke) => Some(found(table, revoke).map(|()| match table.pending {
            None => Next::Settle,
            Some(_) => Next::Nothing,
        })),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// Attention is drawn at this moment, by that player or by the Director.
pub(crate) fn drawn_now(table: &Table, revoker: Seat, by: Option<Seat>) -> Drawn {
    let side = Side::of(revoker);
    let own = by.is_some_and(|by| Side::of(by) == side);
    let before_agreement = match table.edition() {
        Edition::E2007 => {
            let agreed = table.claim.as_ref().is_some_and(|claim| claim.agreed);
            table.phase == Phase::Play && !agreed
        }
        Edition::E2017 => own && !law63::is_final(table, side),
    };
    Drawn {
        late: too_late(table, revoker),
        hands_were_back: table.returned,
        before_agreement,
    }
}

/// Attention is drawn to a revoke by name. Without known hands the Director has to find it: until then it is alleged.
pub(crate) fn named(table: &mut Table, at: AtTrick, by: Option<Seat>) -> Result<(), Impossible> {
    let Some(play) = &table.play else {
        return Err(Impossible::NotNow(said!(
            "no-play-to-revoke-in",
            "nothing has been played yet, so nobody can have revoked"
        )));
    };
    let trick = usize::from(at.trick) - 1;
    law66_told_play::check_trick(table, trick)?;
    let number = play.completed();
    if trick > number || trick == number && play.trick.card_of(at.by).is_none() {
        return Err(Impossible::NotNow(said!(
            "trick-not-played-yet",
            "that trick has not been played yet"
        )));
    }
    if table.period_over {
        after_the_period(table);
        return Ok(());
    }
    let drawn = when_drawn(table, at, by);
    if let Some(play) = &mut table.play
        && let Some(trouble) = &mut play.trouble
    {
        let of_that_trick = |r: &&mut Revoke| r.by == at.by && r.trick == trick;
        trouble
            .revokes
            .iter_mut()
            .filter(of_that_trick)
            .for_each(|revoke| notice(revoke, drawn));
    }
    no_longer_alleged(table, at);
    table.alleged.push(Alleged { at, drawn });
    cite_established(table);
    Ok(())
}

/// Attention was drawn by name to a card that did not follow suit, of a hand that is not known: the Director is asked whether it
/// was a revoke. False if there is nothing to ask.
pub(crate) fn ask_alleged(table: &mut Table) -> bool {
    let Some(play) = table.play.as_ref().filter(|play| !play.is_told()) else {
        return false;
    };
    let mut alleged = table.alleged.iter().map(|alleged| alleged.at);
    let Some(at) = alleged.find(|at| is_open_to_doubt(table, play, *at)) else {
        return false;
    };
    if table.period_over {
        return false;
    }
    table.ask(
        Asked::Director,
        law!("61A").in_edition(table.edition()),
        Question::Fact(Fact::Revoked(at)),
        DidHeRevoke(at),
    );
    true
}

/// What was said of that trick is answered, or said anew.
fn no_longer_alleged(table: &mut Table, at: AtTrick) {
    table.alleged.retain(|alleged| alleged.at != at);
}

/// What the Director finds answers it in another way.
pub(crate) fn set_question_aside(table: &mut Table) {
    if table.asked::<DidHeRevoke>().is_some() {
        table.pending = None;
    }
}

/// Whether he did not follow suit, or not play as he was bound to, and neither his hand nor a finding says whether he could.
fn is_open_to_doubt(table: &Table, play: &Play, at: AtTrick) -> bool {
    let trick = usize::from(at.trick) - 1;
    let there = match play.tricks.get(trick) {
        Some((there, _)) => there,
        None => &play.trick,
    };
    let discarded = there.card_of(at.by).map(|card| card.suit) != there.suit();
    let irregular = discarded || law61::was_bound(play, at.by, trick).next().is_some();
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let known = revokes.any(|r| r.by == at.by && r.trick == trick);
    let follows = there
        .suit()
        .is_none_or(|suit| could_follow(table, play, at, suit));
    irregular && !known && table.hands.of(at.by).is_none() && (follows || !discarded)
}

/// Whether a hand that is not known can have had a card of that suit when it played to that trick: one that it has played since, or one
/// that may still be in it. In the last trick nobody has a choice.
fn could_follow(table: &Table, play: &Play, at: AtTrick, suit: Suit) -> bool {
    let later = play.tricks.iter().skip(usize::from(at.trick));
    let later = later.map(|(trick, _)| trick).chain([&play.trick]);
    let played: Hand = later.filter_map(|trick| trick.card_of(at.by)).collect();
    let mut cards = law44::only(Hand::ALL, suit).iter();
    cards.any(|card| played.contains(card) || table.check_cards(at.by, &[card]).is_ok())
}

/// 61A: did he revoke? `revoked` answers, with him and the trick or with `no`.
#[derive(Debug, Clone, PartialEq)]
struct DidHeRevoke(AtTrick);

impl Matter for DidHeRevoke {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::NotRevoked => {
                no_longer_alleged(table, self.0);
                table.cite(law!("61A"));
                Ok(())
            }
            _ => Err(not_sought(finding)),
        }
    }
}

/// What counts is when attention was first drawn to the revoke.
fn when_drawn(table: &Table, at: AtTrick, by: Option<Seat>) -> Drawn {
    let now = drawn_now(table, at.by, by);
    let mut alleged = table.alleged.iter();
    match alleged.find(|alleged| alleged.at == at) {
        Some(Alleged { drawn, .. }) => Drawn {
            before_agreement: drawn.before_agreement || now.before_agreement,
            ..*drawn
        },
        None => now,
    }
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

/// Attention is drawn without a name: to what is there to see, this trick and the one before. Where nothing of that kind is
/// open it is to the revokes that nobody has noticed yet, if the latest irregularity was one, or the play is over.
pub(crate) fn attention(table: &mut Table, seat: Seat) {
    if table.period_over {
        return after_the_period(table);
    }
    let Some(play) = &table.play else { return };
    let number = play.number();
    let revokes: Vec<&Revoke> = play.trouble.iter().flat_map(|t| &t.revokes).collect();
    let is_recent = |r: &Revoke| r.trick + 1 >= number;
    let recent = revokes.iter().any(|r| is_recent(r) && !r.noticed);
    let all = !recent && !play.has_open() && reaches_back(table);
    let seats: Vec<Seat> = revokes.iter().map(|r| r.by).collect();
    for by in seats {
        let drawn = drawn_now(table, by, Some(seat));
        if let Some(play) = &mut table.play {
            let meant = |r: &&mut Revoke| r.by == by && (all || is_recent(r));
            play.trouble()
                .revokes
                .iter_mut()
                .filter(meant)
                .for_each(|revoke| notice(revoke, drawn));
        }
    }
    cite_established(table);
}

/// A ruling has made a revoke of what a hand played to the trick on the table: everybody knows of it.
pub(crate) fn comes_with_the_ruling(table: &mut Table, by: Seat) {
    let drawn = drawn_now(table, by, None);
    let Some(play) = &mut table.play else { return };
    let number = play.number();
    let revokes = play.trouble().revokes.iter_mut();
    let of_it = |r: &&mut Revoke| r.by == by && r.trick == number && r.state == State::Open;
    revokes
        .filter(of_it)
        .for_each(|revoke| notice(revoke, drawn));
}

/// Whether a word about something irregular can only be about revokes of earlier tricks.
fn reaches_back(table: &Table) -> bool {
    let revoke = [law!("44C"), law!("61A")].map(|law| law.in_edition(table.edition()));
    let latest = table.irregularities().last();
    table.phase == Phase::Over || latest.is_some_and(|latest| revoke.contains(&latest.law))
}

/// After the correction period nothing is rectified any more (81C3).
fn after_the_period(table: &mut Table) {
    table.cite(law!("81C3"));
}

pub(crate) fn notice(revoke: &mut Revoke, drawn: Drawn) {
    if !revoke.noticed {
        revoke.noticed = true;
        revoke.too_late = drawn.late;
        revoke.hands_were_back = drawn.hands_were_back;
    }
    revoke.before_agreement |= drawn.before_agreement;
}

/// 64B4, 64B5: the other side has called on the next board, or the round is over.
fn too_late(table: &Table, revoker: Seat) -> Option<Cite> {
    let others_called = [revoker.lho(), revoker.rho()]
        .into_iter()
        .any(|s| table.next_call[s as usize]);
    match (others_called, table.round_over) {
        (true, _) => Some(law!("64B4")),
        (false, true) => Some(law!("64B5")),
        (false, false) => None,
    }
}

/// What the Director finds out after the correction period he can no longer rectify (81C3, 79C).
pub(crate) fn check_period(table: &Table) -> Result<(), Impossible> {
    match table.period_over {
        false => Ok(()),
        true => Err(Impossible::NotNow(said!(
            "period-over-for-rectification",
            "the correction period is over: nothing discovered now can be rectified (81C3, 79C)"
        ))),
    }
}

/// The Director finds a revoke as a fact.
pub(crate) fn found(table: &mut Table, found: &RevokeFound) -> Result<(), Impossible> {
    check_period(table)?;
    let at = found.at;
    let drawn = when_drawn(table, at, None);
    named(table, at, None)?;
    no_longer_alleged(table, at);
    set_question_aside(table);
    if table.play.as_ref().is_some_and(Play::is_told) {
        let revoke = law66_told_play::revoke(table, found, drawn)?;
        record(table, revoke, drawn);
        return Ok(());
    }
    if found.has_figures() {
        return Err(Impossible::NotNow(said!(
            "revoke-shown-by-cards",
            "the cards played are recorded and show the rest: say only who revoked, and on which trick"
        )));
    }
    let trick = usize::from(at.trick) - 1;
    let hand_known = table.hands.of(at.by).is_some();
    let state = law63::state_of(table, at.by, trick, drawn.before_agreement);
    let Some(play) = &table.play else {
        return Ok(());
    };
    let mut known = play.trouble.iter().flat_map(|t| &t.revokes);
    if known.any(|r| r.by == at.by && r.trick == trick) {
        return Ok(());
    }
    let revoke = law61::found(play, at.by, trick, hand_known);
    let possible = |revoke: &Revoke| match revoke.suit {
        Some(suit) if state == State::Open => could_follow(table, play, at, suit),
        _ => true,
    };
    let Some(mut revoke) = revoke.filter(possible) else {
        return Err(Impossible::NotNow(said!(
            "no-revoke-by-known-cards",
            "the known cards show that there was no revoke on that trick"
        )));
    };
    revoke.state = state;
    record(table, revoke, drawn);
    Ok(())
}

fn record(table: &mut Table, mut revoke: Revoke, drawn: Drawn) {
    let (by, corrected) = (revoke.by, revoke.state == State::Corrected);
    let bound = !revoke.restrictions.is_empty();
    law64::rule_anew(table);
    notice(&mut revoke, drawn);
    if let Some(play) = &mut table.play {
        play.trouble().revokes.push(revoke);
    }
    // Not to play as he was bound to is a revoke by 61A, not to follow suit by 44C.
    let law = match bound {
        true => law!("61A"),
        false => law!("44C"),
    };
    table.irregular(law, by);
    if corrected {
        // It may still bear on another revoke (64B2, 64B7 of 2007).
        table.cite(law!("62A"));
        table.cite(law!("62B"));
        law77::rescore(table);
    }
}
