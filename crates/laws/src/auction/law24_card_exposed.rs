//! Law 24: card exposed or led during the auction.

use contract_bridge::{Card, Hand, Seat};

use super::Made;
use crate::edition::Edition;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::play::law50_penalty_card;
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
    if matches!(table.phase, Phase::Play | Phase::Over) {
        // Everybody played on: the right to rectification is gone (11A).
        table.cite(law!("11A"));
        return true;
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
        // The other side went on over it: the turn that had to be passed is gone (11A).
        table.cite(law!("11A"));
        return;
    }
    table.bar_for_turn(partner);
    table.review_awareness();
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
        law50_penalty_card::becomes(table, exposed.by, card, kind);
    }
}
