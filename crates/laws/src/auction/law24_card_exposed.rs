//! Law 24: card exposed or led during the auction.

use contract_bridge::{Card, Hand, Seat};

use super::Made;
use crate::edition::Edition;
use crate::entry::{Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::{law11_forfeiture, law16_information};
use crate::law;
use crate::pending::Matter;
use crate::play::{Play, law50_penalty_card};
use crate::table::auction::Exposed;
use crate::table::trouble::PenaltyKind;
use crate::table::trouble::is_honour;
use crate::table::{Phase, Table};

/// Whether a card shown now falls under this Law: in 2007 while the auction period lasts, in 2017 while the auction does.
pub(crate) fn applies(table: &Table) -> bool {
    match table.phase {
        Phase::Auction => true,
        Phase::Clarification => table.edition() == Edition::E2007,
        Phase::Play | Phase::Over => false,
    }
}

/// A player shows cards, or leads or plays one, before the auction is over.
pub(crate) fn expose(
    table: &mut Table,
    by: Seat,
    cards: &[Card],
    led: bool,
    deliberately: bool,
) -> Result<(), Impossible> {
    for &card in cards {
        table.hands.check(by, card)?;
    }
    if table.auction.calls.is_empty() && !table.auction.has_open() {
        // Before the first call it is extraneous information, not a card exposed in the auction (White Book 24.2).
        law16_information::seen_before_the_auction(table, by, cards);
        return Ok(());
    }
    table.irregular(law!("24"), by);
    law16_information::card_seen(table, by, cards);
    let at = table.auction.calls.len();
    table.auction.trouble().exposed.push(Exposed {
        by,
        cards: cards.iter().copied().collect(),
        led,
        deliberately,
        at,
        ruled: false,
    });
    Ok(())
}

/// The Director rules on what was exposed. False if there is nothing to rule on.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let Some(exposed) = trouble.exposed.iter_mut().find(|exposed| !exposed.ruled) else {
        return false;
    };
    exposed.ruled = true;
    let exposed = *exposed;
    match table.phase {
        Phase::Auction | Phase::Clarification => {}
        // Everybody played on: whether the right to rectification is gone is for the Director to find (11A).
        Phase::Play if can_be_penalty_card(table, exposed) => {
            law11_forfeiture::ask(table, PlayedOn { exposed });
            return true;
        }
        // Nothing is left to rectify.
        Phase::Play | Phase::Over => return true,
    }
    table.cite(law!("24"));
    silence_partner(table, exposed);
    if table.phase == Phase::Clarification {
        dispose_of(table, exposed);
    }
    true
}

/// 24A, 24B or 24C: whether the partner must pass once. Cards that he exposed before and that still lie there count.
fn silence_partner(table: &mut Table, exposed: Exposed) {
    let all = table.auction.trouble().exposed.iter();
    let cards = all
        .filter(|other| other.by == exposed.by && other.ruled)
        .fold(Hand::EMPTY, |cards, other| cards | other.cards);
    let single = cards.len() == 1;
    if single && !cards.iter().any(is_honour) && !exposed.led {
        table.cite(law!("24A"));
        return;
    }
    table.cite(if single { law!("24B") } else { law!("24C") });
    if table.phase != Phase::Auction {
        return;
    }
    let partner = exposed.by.partner();
    let calls = table.auction.calls.clone();
    let since = calls.get(exposed.at..).unwrap_or_default();
    let theirs = |made: &Made| Side::of(made.by) != Side::of(exposed.by);
    let opponents_called = since.iter().any(theirs);
    let partner_called = since.iter().any(|made| made.by == partner);
    let open = &table.auction.trouble().open;
    let partner_called = partner_called || open.iter().any(|open| open.by() == partner);
    if partner_called && opponents_called {
        // The other side went on over it, and the turn that had to be passed is past (11A).
        law11_forfeiture::ask(table, WentOn { partner });
        return;
    }
    must_pass_once(table, partner);
}

fn must_pass_once(table: &mut Table, partner: Seat) {
    table.bar_for_turn(partner);
    table.review_awareness();
}

/// 11A: the other side called on over the card. Has it forfeited the pass that the offender's partner had to make?
#[derive(Debug, Clone, PartialEq)]
struct WentOn {
    partner: Seat,
}

impl Matter for WentOn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        if law11_forfeiture::answer(table, finding)? {
            // With the right goes the penalty card that it would be (24E of 2017): it is taken up again (White Book 11.1).
            let offender = self.partner.partner();
            let exposed = &mut table.auction.trouble().exposed;
            exposed.retain(|exposed| exposed.by != offender || !exposed.ruled);
        } else {
            must_pass_once(table, self.partner);
        }
        Ok(())
    }
}

/// 11A: the card was seen in the auction and the other side has begun to play. Has it forfeited the penalty card?
#[derive(Debug, Clone, PartialEq)]
struct PlayedOn {
    exposed: Exposed,
}

impl Matter for PlayedOn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        if !law11_forfeiture::answer(table, finding)? {
            dispose_of(table, self.exposed);
        }
        Ok(())
    }
}

/// Whether the offender defends and has the cards still, as far as his hand is known.
fn can_be_penalty_card(table: &Table, exposed: Exposed) -> bool {
    let defends = |play: &Play| !play.declares(exposed.by);
    let holds = |card: Card| table.check_card(exposed.by, card).is_ok();
    table.play.as_ref().is_some_and(defends) && exposed.cards.iter().any(holds)
}

/// The auction is over: a declarer or dummy picks his cards up, a defender's become penalty cards (24D, 24E; in 2007 the
/// Law says so itself).
pub(crate) fn dispose(table: &mut Table) {
    for exposed in table.auction.trouble().exposed.clone() {
        dispose_of(table, exposed);
    }
}

fn dispose_of(table: &mut Table, exposed: Exposed) {
    let Some((_, declarer)) = table.contract() else {
        return;
    };
    if Side::of(exposed.by) == Side::of(declarer) {
        table.cite(law!(2007: "24", 2017: "24D"));
        return;
    }
    // Until the Director has ruled on it no card is a penalty card (50).
    if !exposed.ruled {
        return;
    }
    table.cite(law!(2007: "24", 2017: "24E"));
    let by_accident = !exposed.led && !exposed.deliberately;
    let minor = by_accident && exposed.cards.len() == 1 && !exposed.cards.iter().any(is_honour);
    let kind = if minor {
        PenaltyKind::Minor
    } else {
        PenaltyKind::Major
    };
    for card in exposed.cards.iter() {
        // He may have played it since, where nobody had ruled on it.
        if table.check_card(exposed.by, card).is_ok() {
            law50_penalty_card::becomes(table, exposed.by, card, kind);
        }
    }
}
