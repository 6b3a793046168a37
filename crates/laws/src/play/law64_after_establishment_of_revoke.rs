//! Law 64: procedure after establishment of a revoke: the tricks that are transferred, the exemptions, and equity.

use contract_bridge::{Card, Hand, Suit};
use openroom_said::said;

use super::law44_sequence_and_procedure;
use super::{Play, Restricted, Trick, Trouble};
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::law;
use crate::table::Table;
use crate::table::play::TWELFTH;
use crate::table::revoke::{Facts, Revoke, State};

/// What one revoke comes to.
struct Ruling {
    /// Its place among the revokes of the board.
    place: usize,
    /// Tricks to the other side.
    tricks: u8,
    /// 64A1 or 64A2, or every exemption of 64B that holds.
    laws: Vec<Cite>,
    equity: Cite,
}

/// Tricks transferred, net: positive to North-South. Cites what applies, and opens the question of equity (64C).
pub(crate) fn transfers(table: &mut Table, declarer_tricks: u8) -> i8 {
    let edition = table.edition();
    let Some(play) = &table.play else { return 0 };
    let Some(trouble) = &play.trouble else {
        return 0;
    };
    let counted: Vec<(usize, &Revoke)> = trouble
        .revokes
        .iter()
        .enumerate()
        .filter(|(_, r)| r.noticed && !r.waived)
        .collect();
    let mut rulings: Vec<Ruling> = counted
        .iter()
        .filter(|(_, revoke)| trouble.counts_as_established(revoke) || revoke.with_another)
        .map(|&(place, revoke)| {
            let exempt = exemptions(edition, trouble, &counted, place, revoke);
            rule(table, exempt, place, revoke, declarer_tricks)
        })
        .collect();
    let net = share(play, &mut rulings, &trouble.revokes, declarer_tricks);
    for ruling in rulings {
        ruling.laws.iter().for_each(|&law| table.cite(law));
        open_equity(table, ruling.place, ruling.equity.in_edition(edition));
    }
    net
}

/// Another revoke is found in the same play: what was ruled on those before it, and given in equity, is ruled anew with all of
/// them.
pub(crate) fn rule_anew(table: &mut Table) {
    let of_transfers = |law: Clause| law.id().starts_with("64A") || law.id().starts_with("64B");
    table.take_back_cited(of_transfers);
    table.review.retain(|&law| !is_equity(law));
    let revokes = table.play.iter_mut().filter_map(|p| p.trouble.as_mut());
    for revoke in revokes.flat_map(|trouble| &mut trouble.revokes) {
        revoke.equity = false;
    }
    table.take_back_award();
    let trouble = table.play.as_ref().and_then(|play| play.trouble.as_ref());
    if trouble.is_some_and(|trouble| trouble.misplayed) {
        misplay(table);
    }
}

/// A card that dummy put out in place of the named one stands and does not follow suit (45D2 of 2017): that costs no trick but
/// equity.
pub(crate) fn misplay(table: &mut Table) {
    table.cite(law!("64B3"));
    table.review(law!(2017: "64C1"));
}

/// The question of equity is opened once for each revoke.
fn open_equity(table: &mut Table, place: usize, equity: Clause) {
    let Some(play) = &mut table.play else { return };
    let revoke = &mut play.trouble().revokes[place];
    if !core::mem::replace(&mut revoke.equity, true) {
        table.review(equity);
    }
}

/// No trick moves twice, and none won before the revoke: the latest revoke takes first, for it has the fewest to take from.
fn share(play: &Play, rulings: &mut [Ruling], revokes: &[Revoke], declarer_tricks: u8) -> i8 {
    let mut order: Vec<&mut Ruling> = rulings.iter_mut().collect();
    order.sort_by_key(|ruling| core::cmp::Reverse(revokes[ruling.place].trick));
    let mut taken = [0_u8; 2];
    let mut net = 0;
    for ruling in order {
        let revoke = &revokes[ruling.place];
        let side = Side::of(revoke.by);
        let left = won_from(play, revoke, declarer_tricks).saturating_sub(taken[side as usize]);
        ruling.tricks = ruling.tricks.min(left);
        taken[side as usize] += ruling.tricks;
        let tricks = ruling.tricks as i8;
        net += if side == Side::Ns { -tricks } else { tricks };
    }
    net
}

/// The tricks that the revoking side won from the revoke trick on, those claimed included.
fn won_from(play: &Play, revoke: &Revoke, declarer_tricks: u8) -> u8 {
    let side = Side::of(revoke.by);
    let all = if side == Side::of(play.declarer) {
        declarer_tricks
    } else {
        13 - declarer_tricks
    };
    all.saturating_sub(facts(play, revoke).before)
}

/// What was told, or what the cards show.
fn facts(play: &Play, revoke: &Revoke) -> Facts {
    let side = Side::of(revoke.by);
    let shown = || Facts {
        winner: play.tricks.get(revoke.trick).map(|(_, winner)| *winner),
        before: play
            .tricks
            .iter()
            .take(revoke.trick)
            .filter(|(_, winner)| Side::of(*winner) == side)
            .count() as u8,
    };
    revoke.told.unwrap_or_else(shown)
}

fn rule(
    table: &Table,
    mut exempt: Vec<Cite>,
    place: usize,
    revoke: &Revoke,
    declarer_tricks: u8,
) -> Ruling {
    let from = table
        .play
        .as_ref()
        .map_or(0, |play| won_from(play, revoke, declarer_tricks));
    if from == 0 {
        exempt.insert(0, law!("64B1"));
    }
    if !exempt.is_empty() {
        return Ruling {
            place,
            tricks: 0,
            equity: equity_after(&exempt),
            laws: exempt,
        };
    }
    // 64A1: won by the revoker's own hand; a trick won in dummy is not declarer's (64A-fn).
    let himself = won_himself(table, revoke, from);
    Ruling {
        place,
        tricks: if himself { from.min(2) } else { 1 },
        laws: vec![if himself { law!("64A1") } else { law!("64A2") }],
        equity: EQUITY,
    }
}

/// Whether the revoker's own hand won the trick of the revoke. One that a claim cut short counts as if it had been won in play (69A): it is
/// his where his side was given all that remained, his card was the best so far, and his partner has played or cannot beat it.
fn won_himself(table: &Table, revoke: &Revoke, from: u8) -> bool {
    let Some(play) = &table.play else {
        return false;
    };
    let won = facts(play, revoke).winner;
    let cut_short = revoke.told.is_none() && play.tricks.len() == revoke.trick;
    if won.is_some() || !cut_short || usize::from(from) + revoke.trick != 13 {
        return won == Some(revoke.by);
    }
    let best = |trick: &Trick| law44_sequence_and_procedure::winner(trick, play.strain());
    let partner = revoke.by.partner();
    let beats = |card: Card| {
        let mut trick = play.trick;
        trick.push(partner, card);
        best(&trick) == Some(partner)
    };
    let has_played = play.trick.card_of(partner).is_some();
    let cannot_beat = || {
        let hand = table.hands.of(partner);
        hand.is_some_and(|hand| {
            let cards = law44_sequence_and_procedure::playable(hand, &play.trick);
            Hand::iter(cards).all(|card| !beats(card))
        })
    };
    best(&play.trick) == Some(revoke.by) && (has_played || cannot_beat())
}

const EQUITY: Cite = law!(2007: "64C", 2017: "64C1");

/// The exemptions of 64B that hold, but for 64B1.
fn exemptions(
    edition: Edition,
    trouble: &Trouble,
    revokes: &[(usize, &Revoke)],
    place: usize,
    revoke: &Revoke,
) -> Vec<Cite> {
    let established = |r: &Revoke| trouble.counts_as_established(r);
    // 64B2 of 2007 does not ask whether the first revoke was established; that of 2017 does.
    let first_counts = |r: &Revoke| edition == Edition::E2007 || established(r);
    let same_before = revokes.iter().any(|(other, r)| {
        let earlier = (r.trick, *other) < (revoke.trick, place);
        let same_suit = r.suit.is_some() && r.suit == revoke.suit
            || forbidden_suit(r).is_some_and(|suit| forbidden_suit(revoke) == Some(suit));
        earlier && r.by == revoke.by && same_suit && first_counts(r)
    });
    // Both revokes must be established: 64B7 of 2017 says so, 64C of 2007 implies it (WB 64.5).
    let other_side = revokes
        .iter()
        .any(|(_, r)| Side::of(r.by) != Side::of(revoke.by) && established(r));
    let corrected_with_another = revoke.with_another && revoke.state == State::Corrected;
    let late = |law: Cite| revoke.too_late == Some(law);
    [
        (same_before, law!("64B2")),
        (revoke.owed_was_faced, law!("64B3")),
        (late(law!("64B4")), law!("64B4")),
        (late(law!("64B5")), law!("64B5")),
        (revoke.trick == TWELFTH, law!("64B6")),
        (other_side, law!("64B7")),
        (corrected_with_another, law!(2007: "64B", 2017: "64B8")),
    ]
    .into_iter()
    .filter_map(|(holds, law)| holds.then_some(law))
    .collect()
}

/// The suit in which a lead that was forbidden is a revoke (50D2a, 61A): the one that may not be led.
fn forbidden_suit(revoke: &Revoke) -> Option<Suit> {
    if revoke.suit.is_some() {
        return None;
    }
    let mut restrictions = revoke.restrictions.iter();
    restrictions.find_map(|it| match &it.restricted {
        Restricted::MustNot(suits) => match suits.as_slice() {
            [suit] => Some(*suit),
            _ => None,
        },
        _ => None,
    })
}

/// The question of equity that goes with the exemptions.
fn equity_after(exempt: &[Cite]) -> Cite {
    if exempt.contains(&law!("64B2")) {
        law!(2007: "64C", 2017: "64C2a")
    } else if exempt.contains(&law!("64B7")) {
        law!(2007: "64C", 2017: "64C2b")
    } else {
        EQUITY
    }
}

/// Whether a clause is that of equity after a revoke.
pub(crate) fn is_equity(law: Clause) -> bool {
    law.id().starts_with("64C")
}

/// The Director gives the tricks in equity (64C): the figure is final. Only where the question is open.
pub(crate) fn award(table: &mut Table, side: Side, tricks: u8) -> Result<(), Impossible> {
    let asked = table.pending.as_ref().map(|p| p.awaiting.law);
    let open = table.review.iter().position(|&law| is_equity(law));
    let law = match (asked, open) {
        (Some(law), _) if is_equity(law) => law,
        (None, Some(at)) => table.review.remove(at),
        _ => {
            return Err(Impossible::NotNow(said!(
                "no-tricks-to-give",
                "tricks can be awarded only when a claim or concession is ruled on (69 to 71) or in equity after a revoke (64C); there is neither here"
            )));
        }
    };
    check_none_taken_away(table, side, tricks)?;
    table.pending = None;
    table.cite_one(law);
    table.award_tricks(side, tricks);
    Ok(())
}

/// 12B2: where one side alone revoked, equity takes nothing away from the other of what it has with the transfer.
fn check_none_taken_away(table: &Table, side: Side, tricks: u8) -> Result<(), Impossible> {
    let innocent = innocent(table);
    let Some((innocent, least)) = innocent.zip(innocent.and_then(|s| table.with_transfer_of(s)))
    else {
        return Ok(());
    };
    let given = if side == innocent {
        tricks
    } else {
        13 - tricks
    };
    match given < least {
        true => Err(Impossible::TakenAway {
            side: innocent,
            least,
        }),
        false => Ok(()),
    }
}

/// The side that did not revoke, where the other did. If both did equity may go either way (64B7, 64C2b).
fn innocent(table: &Table) -> Option<Side> {
    let play = table.play.as_ref()?;
    let trouble = play.trouble.as_ref()?;
    let counts = |r: &&Revoke| {
        let counts = trouble.counts_as_established(r) || r.with_another;
        counts && r.noticed && !r.waived
    };
    let revoked = trouble.revokes.iter().filter(counts).map(|r| r.by);
    let misplayed = trouble.misplayed.then_some(play.declarer);
    let mut sides = revoked.chain(misplayed).map(Side::of);
    let first = sides.next()?;
    sides.all(|side| side == first).then(|| first.other())
}
