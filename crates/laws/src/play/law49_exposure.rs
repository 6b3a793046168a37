//! Laws 48 and 49: exposure of cards. Declarer's are never penalty cards (48A); a defender's become so (49).

use contract_bridge::{Card, Hand, Seat};

use super::law44_sequence_and_procedure as law44;
use super::law50_penalty_card;
use super::{Open, law47_retraction, law68_claim_or_concession};
use crate::auction::law24_card_exposed;
use crate::book::{Law, checked};
use crate::edition::Edition;
use crate::entry::{Action, Finding};
use crate::impossible::Impossible;
use crate::irregularities::{law11_forfeiture, law16_information};
use crate::law;
use crate::notation::card_text;
use crate::pending::Matter;
use crate::play::before_lead::before_lead;
use crate::table::trouble::{PenaltyKind, Shown, is_honour};
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Exposes {
            cards,
            deliberately,
        } => checked(expose(table, seat, cards, *deliberately)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A player shows cards otherwise than by play.
pub(crate) fn expose(
    table: &mut Table,
    by: Seat,
    cards: &[Card],
    deliberately: bool,
) -> Result<(), Impossible> {
    table.check_cards(by, cards)?;
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    let declares = table.play.as_ref().is_some_and(|play| play.declares(by));
    if law24_card_exposed::applies(table) {
        return law24_card_exposed::expose(table, by, cards, false, deliberately);
    }
    let claims = table.claim.as_ref().is_some_and(|claim| !claim.agreed);
    if claims {
        // Shown with a claim or concession, or after it, when play has ceased: Laws 68 to 71 deal with that, and no penalty card
        // comes of it if the play goes on after all (68B2; 68D2b of 2017).
        return Ok(());
    }
    if !declares {
        table.irregular(law!("49"), by);
    }
    let cards = cards.iter().copied().collect();
    if let Some(play) = &mut table.play {
        let dummy = play.dummy() == by;
        let trouble = play.trouble();
        trouble.dummy_faced |= dummy;
        trouble.open.push(Open::exposed(by, cards, deliberately));
    }
    Ok(())
}

/// The Director comes to cards that were shown. Declarer has played on without him: is the right to a penalty card lost (11A)?
pub(crate) fn rule(table: &mut Table, shown: Shown) {
    let defends = table.play.as_ref().is_some_and(|p| !p.declares(shown.by));
    let Shown {
        by,
        cards,
        deliberately,
        ..
    } = shown;
    if defends
        && deliberately
        && cards.len() > 1
        && law68_claim_or_concession::is_whole_hand(table, by, cards)
    {
        // 68A: who faces his hand claims, unless he demonstrably did not mean to.
        return law68_claim_or_concession::hand_shown(table, by, cards);
    }
    if defends && shown.played_on {
        return law11_forfeiture::ask(table, Forfeited(shown));
    }
    if defends && shown.led_over && will_be_major(table, shown) {
        led_too_soon(table, by.partner());
    }
    rectify(table, by, cards, deliberately);
    if let (true, Some(trick)) = (defends, shown.not_played) {
        law50_penalty_card::was_not_played(table, by, trick);
    }
}

/// The owner of cards that lie there, on which nobody has ruled, plays another one: if they will be penalty cards, and one of them
/// could be played, that is a failure to play it (50C, 50D1a, 52; 60C).
#[cold]
pub(crate) fn note_not_played(table: &mut Table, by: Seat, card: Card) {
    let Some(play) = &table.play else { return };
    if play.declares(by) {
        return;
    }
    let Some(shown) = as_they_lie(table).into_iter().find(|shown| shown.by == by) else {
        return;
    };
    let mut ruled = play.clone();
    let penalty = &mut ruled.trouble().penalty[by as usize];
    let kind = match will_be_major(table, shown) {
        true => PenaltyKind::Major,
        false => PenaltyKind::Minor,
    };
    penalty.extend(shown.cards.iter().map(|card| (card, kind)));
    let hand = table.hands.of(by);
    let hand = hand.or_else(|| law50_penalty_card::seen(&ruled, by, card));
    let unmet = hand.and_then(|hand| law44::unmet(&ruled, by, hand, card));
    let trick = ruled.number();
    if unmet == Some(law44::Unmet::PenaltyCard) {
        for shown in shown_cards(table).filter(|shown| shown.by == by) {
            shown.not_played = Some(trick);
        }
    }
}

/// 11A: is the right to a penalty card lost?
#[derive(Debug, Clone, PartialEq)]
struct Forfeited(Shown);

impl Matter for Forfeited {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let forfeited = law11_forfeiture::answer(table, finding)?;
        let Shown {
            by,
            cards,
            deliberately,
            ..
        } = self.0;
        if table.edition() == Edition::E2017 {
            // Who gained by an act of an opponent who did not know the Law loses that gain, and nobody else.
            table.review(law!(2017: "11A"));
        }
        match forfeited {
            true => goes_back(table, by, cards),
            false => rectify(table, by, cards, deliberately),
        }
        Ok(())
    }
}

/// The Director designates otherwise (50): no penalty cards; the sight of them is closed to the partner (16B).
fn goes_back(table: &mut Table, by: Seat, cards: Hand) {
    table.cite(law!("50"));
    let law = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    for card in cards.iter() {
        law16_information::told_partner(table, by, card_text(card), law);
    }
}

/// The Director rules: penalty cards for a defender, nothing for declarer or dummy.
pub(crate) fn rectify(table: &mut Table, by: Seat, cards: Hand, deliberately: bool) {
    let Some(play) = &table.play else { return };
    if play.declares(by) {
        let declarer = play.declarer == by;
        if declarer && deliberately && law68_claim_or_concession::is_whole_hand(table, by, cards) {
            law68_claim_or_concession::hand_shown(table, by, cards);
        } else {
            table.cite(law!("48A"));
        }
        return;
    }
    table.cite(law!("49"));
    for card in cards.iter() {
        law50_penalty_card::becomes(table, by, card, kind(cards, deliberately));
    }
    before_lead(table);
}

/// A lone card below honour rank, shown by accident, is a minor penalty card; all others are major ones (50B).
fn kind(cards: Hand, deliberately: bool) -> PenaltyKind {
    match cards.len() == 1 && !deliberately && !cards.iter().any(is_honour) {
        true => PenaltyKind::Minor,
        false => PenaltyKind::Major,
    }
}

/// His partner's card is a major penalty card, and he has led before declarer could choose (50D2): the lead is exposed, and declarer
/// still chooses, unless a card has been played to it.
pub(crate) fn led_too_soon(table: &mut Table, leader: Seat) {
    let Some(play) = &mut table.play else { return };
    let lead = play.trick.lead().filter(|(seat, _)| *seat == leader);
    let Some((_, card)) = lead.filter(|_| play.trick.plays().count() == 1) else {
        return;
    };
    law50_penalty_card::binds_again(play, leader);
    play.trick.remove(leader);
    law47_retraction::forget_revoke(play, leader);
    table.hands.restore(leader, card);
    table.cite(law!("60C"));
    table.irregular(law!("50D2"), leader);
    law50_penalty_card::becomes(table, leader, card, PenaltyKind::Major);
}

/// What has been played on, and led over, the cards that lie there.
pub(crate) fn as_they_lie(table: &Table) -> Vec<Shown> {
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    let open = trouble.iter().flat_map(|trouble| &trouble.open);
    open.filter_map(|open| match open {
        Open::Exposed(shown) => Some(*shown),
        _ => None,
    })
    .collect()
}

/// A card that comes to the trick now was out before, or had to be: by it nobody has played on, or led, over cards shown since (11A,
/// 50D2).
pub(crate) fn still_as_before(table: &mut Table, before: &[Shown]) {
    for shown in shown_cards(table) {
        let same = |old: &&Shown| (old.by, old.cards) == (shown.by, shown.cards);
        if let Some(old) = before.iter().find(same) {
            (shown.played_on, shown.led_over) = (old.played_on, old.led_over);
        }
    }
}

/// What he showed after the card that he has played now was on the table: he did not play it in place of that one (52).
pub(crate) fn shown_since(table: &mut Table, by: Seat, lying: &[Shown]) {
    let before = |shown: &Shown| {
        let mut lying = lying.iter();
        lying.any(|old| (old.by, old.cards) == (shown.by, shown.cards))
    };
    for shown in shown_cards(table).filter(|shown| shown.by == by) {
        if !before(shown) {
            shown.not_played = None;
        }
    }
}

/// The declaring side plays, though the card does not come to a trick yet (11A).
pub(crate) fn declarer_plays_on(table: &mut Table) {
    shown_cards(table).for_each(|shown| shown.played_on = true);
}

fn shown_cards(table: &mut Table) -> impl Iterator<Item = &mut Shown> {
    let trouble = table.play.as_mut().and_then(|play| play.trouble.as_mut());
    let open = trouble.into_iter().flat_map(|trouble| &mut trouble.open);
    open.filter_map(|open| match open {
        Open::Exposed(shown) => Some(shown),
        _ => None,
    })
}

/// Whether the cards will be major penalty cards: by themselves, or because he has others (50B).
fn will_be_major(table: &Table, shown: Shown) -> bool {
    let same = |it: &Shown| (it.by, it.cards) == (shown.by, shown.cards);
    let others = as_they_lie(table).into_iter();
    let others = others.filter(|it| !same(it)).any(|it| it.by == shown.by);
    let penalty = table.play.as_ref().map(|play| play.penalty(shown.by));
    kind(shown.cards, shown.deliberately) == PenaltyKind::Major
        || others
        || penalty.is_some_and(|cards| !cards.is_empty())
}
