//! Law 43: dummy's limitations. Only a breach of 43A2 costs dummy his rights (43B).

use contract_bridge::Seat;
use openroom_said::said;

use super::{Open, Play, Trick};
use crate::awaiting::{Asked, Choice, Question};
use crate::book::{Law, checked};
use crate::clause::Clause;
use crate::edition::Edition;
use crate::entry::{AtTrick, Finding, Requirement, SpokenCall};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Matter;
use crate::table::revoke::State;
use crate::table::trouble::Shown;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Breach {
            clause,
            by: Some(by),
        } => match Clause::parse(clause, table.edition()) {
            Ok(law) if law.law() == Some(43) => checked(breach(table, law, *by)),
            _ => None,
        },
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A breach found by the Director: one of 43A2 by dummy takes his rights away. A warning of dummy without rights against a
/// lead from the wrong hand is written as a breach of 43B2a: either defender chooses the hand.
pub(crate) fn breach(table: &mut Table, law: Clause, by: Seat) -> Result<(), Impossible> {
    if law.id() == "43B2a" {
        return warned(table, law, by);
    }
    table.irregular_one(law, by);
    let Some(play) = &mut table.play else {
        return Ok(());
    };
    if law.id().starts_with("43A2") && play.dummy() == by {
        play.trouble().dummy_without_rights = true;
    }
    if law.id().starts_with("43A") && play.dummy() == by {
        table.cite(law!("43B1"));
    }
    Ok(())
}

const LAWFUL: Impossible = Impossible::NotNow(said!(
    "dummy-may-warn",
    "this applies only when dummy, having lost the rights of dummy, warns declarer about which hand to lead from (42B2, 43B2a)"
));

/// 43B2a: either defender chooses the hand from which declarer leads.
fn warned(table: &mut Table, law: Clause, by: Seat) -> Result<(), Impossible> {
    table.check_free()?;
    let play = table.play.as_ref().ok_or(LAWFUL)?;
    let without_rights = play
        .trouble
        .as_ref()
        .is_some_and(|t| t.dummy_without_rights);
    let leads = play.trick == Trick::EMPTY && play.declares(play.turn()) && !play.has_open_lead();
    if play.dummy() != by || table.phase != Phase::Play || !without_rights || !leads {
        return Err(LAWFUL);
    }
    let (left, right) = (play.declarer.lho(), play.declarer.rho());
    table.irregular_one(law, by);
    table.cite(law!("43B2"));
    table.cite_one(law);
    let options = [Requirement::Declarer, Requirement::Dummy].map(Choice::Requires);
    table.ask(
        Asked::Either(left, right),
        law,
        Question::Options(options.to_vec()),
        HandToLead,
    );
    Ok(())
}

/// 43B2a: from which hand does declarer lead?
#[derive(Debug, Clone, PartialEq)]
struct HandToLead;

impl Matter for HandToLead {
    /// A defender has chosen the hand: its lead is then the proper one.
    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let Some(play) = &mut table.play else { return };
        match choice {
            Choice::Requires(Requirement::Declarer) => play.leader = play.declarer,
            Choice::Requires(Requirement::Dummy) => play.leader = play.dummy(),
            _ => {}
        }
    }
}

/// Dummy draws attention during the play: a breach of 43A1b, unless he asks declarer about a card that does not follow suit
/// (42B1, 61B2a). If he has no rights any more and is the first, a defender's irregularity is not rectified (43B3), and
/// declarer's revoke counts as established although it is corrected (43B2b).
pub(crate) fn attention(table: &mut Table, seat: Seat, revoke: Option<AtTrick>) {
    if is_about_own_revoke(table, seat) {
        // Dummy sees to it that his hand follows suit, and Law 43 does not take that away: 42A3 of 2017; of 2007 the Laws
        // Committee has said so (WB 42.1).
        table.cite(law!(2007: "42B1", 2017: "42A3"));
        return;
    }
    let asked = asked_of_declarer(table, revoke);
    let Some(play) = &mut table.play else { return };
    let (declarer, number) = (play.declarer, play.number());
    let without_rights = play
        .trouble
        .as_ref()
        .is_some_and(|t| t.dummy_without_rights);
    let first = !table.attention;
    if let Some(trick) = asked {
        if without_rights && first {
            play.trouble().asked_by_dummy.push((declarer, trick));
            table.irregular(law!("43B2b"), seat);
            return;
        }
        if trick + 1 >= number {
            table.cite(law!("42B1"));
            return;
        }
    }
    table.irregular(law!("43A1b"), seat);
    let Some(play) = &mut table.play else { return };
    if without_rights && first && by_defenders(play) {
        play.trouble().attention_by_dummy = true;
    }
}

/// Whether dummy says that a card of his own does not follow suit, in time to correct it; in 2007 before anybody has played
/// after it, so that he still prevents a revoke.
fn is_about_own_revoke(table: &Table, seat: Seat) -> bool {
    let revoke = super::law61_failure_to_follow_suit::in_question(table);
    let (Some(revoke), Some(play)) = (revoke.filter(|r| r.by == seat), &table.play) else {
        return false;
    };
    let there = play.tricks.get(revoke.trick).map(|(trick, _)| trick);
    let last = there.unwrap_or(&play.trick).plays().last();
    let nothing_since = there.is_none() || play.trick == Trick::EMPTY;
    let prevents = nothing_since && last.is_some_and(|(by, _)| by == seat);
    table.edition() == Edition::E2017 || prevents && play.unsettled_cards().is_empty()
}

/// The trick, from 0, about whose card dummy asks declarer: the one that he names, or that of a revoke there to see.
fn asked_of_declarer(table: &Table, revoke: Option<AtTrick>) -> Option<usize> {
    let declarer = table.contract().map(|(_, declarer)| declarer)?;
    match revoke {
        Some(at) => (at.by == declarer).then(|| usize::from(at.trick) - 1),
        None => super::law61_failure_to_follow_suit::in_question(table)
            .filter(|revoke| revoke.by == declarer)
            .map(|revoke| revoke.trick),
    }
}

/// Whether a defender has done something on which nobody has ruled.
fn by_defenders(play: &Play) -> bool {
    let Some(trouble) = &play.trouble else {
        return false;
    };
    let defends = |seat: Seat| !play.declares(seat);
    let mut revokes = trouble.revokes.iter();
    revokes.any(|revoke| defends(revoke.by) && !revoke.ruled)
        || trouble.open.iter().any(|open| match *open {
            Open::Exposed(Shown { by, .. })
            | Open::PenaltyNotPlayed { by, .. }
            | Open::Premature { by, .. }
            | Open::Later { by, .. }
            | Open::EarlyLead { by, .. }
            | Open::OpeningLead { by, .. }
            | Open::Lead { by, .. } => defends(by),
            Open::Renamed { .. }
            | Open::Misplaced { .. }
            | Open::Unnamed { .. }
            | Open::ToEarlyLead { .. }
            | Open::AfterDummy { .. } => false,
        })
}

/// 43B2b: a revoke about which dummy without rights asked first is corrected: Law 64 applies as to an established one, with
/// the card now in the trick.
pub(crate) fn after_correction(table: &mut Table) {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    let applies = trouble.is_some_and(|trouble| {
        let mut revokes = trouble.revokes.iter();
        revokes.any(|r| r.state == State::Corrected && trouble.counts_as_established(r))
    });
    if applies {
        table.cite(law!("43B2"));
        table.cite(law!("43B2b"));
    }
}

/// 43B3: what a defender did is left as it is, and looked at after the play. False if nothing of that kind is open.
pub(crate) fn no_rectification(table: &mut Table) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let (declarer, side) = (play.declarer, crate::entry::Side::of(play.declarer));
    let Some(trouble) = &mut play.trouble else {
        return false;
    };
    if !core::mem::take(&mut trouble.attention_by_dummy) {
        return false;
    }
    let defenders = |seat: Seat| crate::entry::Side::of(seat) != side;
    let mut returned = Vec::new();
    let mut accepted = None;
    trouble.open.retain(|open| match *open {
        Open::Exposed(Shown { by, .. }) | Open::PenaltyNotPlayed { by, .. } => !defenders(by),
        Open::Premature { by, card, .. } | Open::Later { by, card } if defenders(by) => {
            returned.push((by, card));
            false
        }
        Open::Lead { by, card, .. } if defenders(by) => {
            accepted = Some((by, card));
            false
        }
        _ => true,
    });
    for revoke in trouble
        .revokes
        .iter_mut()
        .filter(|revoke| defenders(revoke.by))
    {
        revoke.waived = true;
    }
    for (by, card) in returned {
        table.hands.restore(by, card);
    }
    if let Some((by, card)) = accepted {
        super::law53_lead_out_of_turn::stands(table, by, card);
    }
    debug_assert_eq!(crate::entry::Side::of(declarer), side);
    table.cite(law!("43B3"));
    let review = match table.edition() {
        Edition::E2007 => law!(2007: "12B1"),
        Edition::E2017 => law!(2017: "43B3"),
    };
    table.review(review);
    true
}
