//! Law 24: card exposed or led during the auction.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};

use super::{Bar, Made, law17_auction_period, law37_obligation_to_pass};
use crate::edition::Edition;
use crate::entry::{Finding, Side};
use crate::impossible::Impossible;
use crate::irregularities::{law11_forfeiture, law16_information};
use crate::law;
use crate::pending::Matter;
use crate::play::before_lead::before_lead;
use crate::play::law44_sequence_and_procedure::Unmet;
use crate::play::{
    Play, law44_sequence_and_procedure, law49_exposure, law50_information, law50_penalty_card,
};
use crate::table::auction::{Barred, Exposed, Owed};
use crate::table::play::major;
use crate::table::trouble::PenaltyKind;
use crate::table::trouble::is_honour;
use crate::table::{Phase, Table};

/// Whether a card shown now falls under this Law: in 2007 while the auction period lasts, in 2017 while the auction does.
pub(crate) fn applies(table: &Table) -> bool {
    match table.phase {
        Phase::Auction => true,
        // A lead that either defender has faced, in or out of turn, ends the auction period (22B1).
        Phase::Clarification => {
            table.edition() == Edition::E2007 && !law17_auction_period::lead_is_faced(table)
        }
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
    if !table.auction.is_begun() {
        // Before the first call it is extraneous information, not a card exposed in the auction (White Book 24.2).
        law16_information::seen_before_the_auction(table, by, cards);
        return Ok(());
    }
    table.irregular(law!("24"), by);
    law16_information::card_seen(table, by, cards);
    let at = table.auction.calls.len();
    let after_call = has_called_at_this_turn(table, by.partner());
    table.auction.trouble().exposed.push(Exposed {
        by,
        cards: cards.iter().copied().collect(),
        led,
        deliberately,
        at,
        after_call,
        ruled: false,
    });
    Ok(())
}

/// Whether a player has made a call that is not settled: nobody has ruled on it, somebody is asked about it, or he is to put another in its
/// place at the same turn (27B, 36B2).
fn has_called_at_this_turn(table: &Table, seat: Seat) -> bool {
    let auction = &table.auction;
    let asked = table.pending.as_ref();
    let asked = asked.and_then(|pending| pending.matter.about_call_of());
    let cancelled_now = |owed: &Owed| {
        let withdrawn = auction.withdrawn(owed.withdrawn);
        withdrawn.is_some_and(|call| call.stood == auction.calls.len())
    };
    let replaces = auction.turn == seat && auction.owed(seat).any(cancelled_now);
    auction.has_unruled_call(seat) || asked == Some(seat) || replaces
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
        // His own side led, and nobody else has done anything since: no right is lost by that (60C).
        Phase::Play
            if !others_called_on(table, exposed)
                && can_be_penalty_card(table, exposed)
                && only_the_lead_is_made(table) =>
        {
            table.cite(law!("24"));
            pass_is_past(table, exposed);
            dispose_of(table, exposed);
            led_over(table, exposed.by);
            return true;
        }
        // Everybody played on: whether the right to rectification is gone is for the Director to find (11A).
        Phase::Play if can_be_penalty_card(table, exposed) => {
            law11_forfeiture::ask(table, PlayedOn { exposed });
            return true;
        }
        // Nothing is left to rectify.
        Phase::Play | Phase::Over => return true,
    }
    table.cite(law!("24"));
    if table.phase == Phase::Auction {
        silence_partner(table, exposed);
    } else if others_called_on(table, exposed) && can_be_penalty_card(table, exposed) {
        // The auction has ended meanwhile: of the rectification the penalty card is left (11A).
        law11_forfeiture::ask(table, PlayedOn { exposed });
    } else {
        pass_is_past(table, exposed);
        dispose_of(table, exposed);
    }
    true
}

/// The auction is over: the pass that his partner owed was made, before anybody had ruled, or there was no turn for it. Whether it damages
/// the others is looked at all the same (24B, 24C).
fn pass_is_past(table: &mut Table, exposed: Exposed) {
    if !cite_pass(table, exposed) {
        return;
    }
    let first = first_call_since(table, exposed);
    if first.is_some_and(|(_, made)| is_pass(made)) {
        table.review_awareness(None);
    }
    // Should the auction be taken up again, he owes it once more.
    bar_since(table, exposed, first.map(|(at, _)| at));
}

/// His partner must pass at the turn that follows the card; a call that he has made at that turn meets it, as long as it stands.
fn bar_since(table: &mut Table, exposed: Exposed, met: Option<usize>) {
    table.auction.trouble().bars.push(Barred {
        seat: exposed.by.partner(),
        bar: Bar::Turn,
        since: exposed.at,
        after_call: exposed.after_call,
        rests_on: None,
        met,
    });
}

/// The first call that his partner has made since the card was seen, and its place. One that was there already, and on which nobody had
/// ruled, was made before it.
fn first_call_since(table: &Table, exposed: Exposed) -> Option<(usize, Made)> {
    let calls = table.auction.calls.iter().enumerate();
    let since = calls.skip(exposed.binds_from());
    let mut own = since.filter(|(_, made)| made.by == exposed.by.partner());
    own.next().map(|(at, made)| (at, *made))
}

fn is_pass(made: Made) -> bool {
    made.call == Call::Pass
}

/// Whether the opening lead is the only card that has been played.
fn only_the_lead_is_made(table: &Table) -> bool {
    let play = table.play.as_ref();
    play.is_some_and(|play| play.number() == 0 && play.trick.plays().count() == 1)
}

/// The lead was made with a card there that is a penalty card now: by his partner too soon (50D2), by himself instead of it (52).
fn led_over(table: &mut Table, owner: Seat) {
    let Some(play) = &table.play else { return };
    let Some((leader, card)) = play.trick.lead() else {
        return;
    };
    if leader != owner {
        if !major(play.penalty(owner)).is_empty() {
            law49_exposure::led_too_soon(table, leader);
        }
        before_lead(table);
        return;
    }
    let mut then = play.clone();
    then.trick.remove(owner);
    let hand = table
        .hands
        .of(owner)
        .map(|hand| hand | Hand::from_iter([card]));
    let hand = hand.or_else(|| law50_penalty_card::seen(&then, owner, card));
    let unmet = hand.and_then(|hand| law44_sequence_and_procedure::unmet(&then, owner, hand, card));
    if unmet == Some(Unmet::PenaltyCard) {
        law50_penalty_card::was_not_played(table, owner, 0);
    }
}

/// Whether the other side has called since, and nobody had called the Director (11A).
fn others_called_on(table: &Table, exposed: Exposed) -> bool {
    let since = table.auction.calls.get(exposed.at..).unwrap_or_default();
    let mut since = since.iter();
    since.any(|made| Side::of(made.by) != Side::of(exposed.by))
}

/// 24A, 24B or 24C, by the cards that he exposed before and that still lie there too. Whether his partner must pass.
fn cite_pass(table: &mut Table, exposed: Exposed) -> bool {
    let all = table.auction.trouble().exposed.iter();
    let cards = all
        .filter(|other| other.by == exposed.by && other.ruled)
        .fold(Hand::EMPTY, |cards, other| cards | other.cards);
    let single = cards.len() == 1;
    let free = single && !cards.iter().any(is_honour) && !exposed.led;
    table.cite(match (free, single) {
        (true, _) => law!("24A"),
        (false, true) => law!("24B"),
        (false, false) => law!("24C"),
    });
    !free
}

/// 24B, 24C: the partner must pass once, at his next turn. Where the other side has called on over the card, it may have lost the
/// right to that (11A).
fn silence_partner(table: &mut Table, exposed: Exposed) {
    if !cite_pass(table, exposed) {
        return;
    }
    match others_called_on(table, exposed) {
        true => law11_forfeiture::ask(table, WentOn { exposed }),
        false => must_pass_at_that_turn(table, exposed),
    }
}

/// The partner must pass at his next turn after the card was seen. If that turn is past, a pass has met the
/// duty; anything else was an action against it, which stands if the next player has called over it (37A).
fn must_pass_at_that_turn(table: &mut Table, exposed: Exposed) {
    let partner = exposed.by.partner();
    let Some((at, made)) = first_call_since(table, exposed) else {
        bar_since(table, exposed, None);
        return table.review_awareness(None);
    };
    if is_pass(made) {
        bar_since(table, exposed, Some(at));
        return table.review_awareness(None);
    }
    let called_over = at + 1 < table.auction.calls.len();
    table.irregular(law!(2007: "35-2", 2017: "35B"), partner);
    if called_over {
        bar_since(table, exposed, Some(at));
        table.cite(law!("37A"));
    } else {
        law37_obligation_to_pass::rectify(table, partner, at);
    }
}

/// The auction is taken up again while penalty cards lie there: until it ends they are cards seen in the auction. Of one that was shown after
/// the final pass, where 2017 knows no Law 24 but 49, that is said only now.
pub(crate) fn lie_there_still(table: &mut Table) {
    for by in Seat::ALL {
        let lying = table.penalty_cards(by).to_vec();
        let seen = table.auction.trouble.iter().flat_map(|it| &it.exposed);
        let seen = seen.filter(|exposed| exposed.by == by);
        let seen = seen.fold(Hand::EMPTY, |cards, exposed| cards | exposed.cards);
        let cards: Hand = lying.iter().map(|(card, _)| *card).collect();
        for card in cards.iter() {
            law50_information::forget(table, by, card);
        }
        let new = cards - seen;
        if new.is_empty() {
            continue;
        }
        let major =
            |(card, kind): &(Card, PenaltyKind)| new.contains(*card) && *kind == PenaltyKind::Major;
        let exposed = Exposed {
            by,
            cards: new,
            led: false,
            deliberately: lying.iter().any(major),
            at: table.auction.calls.len(),
            after_call: false,
            ruled: true,
        };
        table.auction.trouble().exposed.push(exposed);
        law16_information::card_seen(table, by, &new.iter().collect::<Vec<Card>>());
        if cite_pass(table, exposed) {
            bar_since(table, exposed, None);
            table.review_awareness(None);
        }
    }
}

/// 11A: the other side called on over the card. Has it forfeited the pass that the offender's partner had to make?
#[derive(Debug, Clone, PartialEq)]
struct WentOn {
    exposed: Exposed,
}

impl Matter for WentOn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        if law11_forfeiture::answer(table, finding)? {
            taken_up_again(table, self.exposed.by);
        } else {
            must_pass_at_that_turn(table, self.exposed);
        }
        Ok(())
    }
}

/// 11A: the card was seen in the auction, and that is over or the other side has begun to play. Has it forfeited the penalty card?
#[derive(Debug, Clone, PartialEq)]
struct PlayedOn {
    exposed: Exposed,
}

impl Matter for PlayedOn {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        if law11_forfeiture::answer(table, finding)? {
            taken_up_again(table, self.exposed.by);
        } else {
            dispose_of(table, self.exposed);
            if only_the_lead_is_made(table) {
                led_over(table, self.exposed.by);
            }
        }
        Ok(())
    }
}

/// With the right goes the penalty card that it would be (24E of 2017): it is taken up again (White Book 11.1).
fn taken_up_again(table: &mut Table, offender: Seat) {
    let exposed = &mut table.auction.trouble().exposed;
    exposed.retain(|exposed| exposed.by != offender || !exposed.ruled);
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
    if table.edition() == Edition::E2017 {
        // Who may use what a penalty card tells Law 50E says from now on.
        law16_information::no_longer_seen_in_the_auction(table, exposed.by, exposed.cards);
    }
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
