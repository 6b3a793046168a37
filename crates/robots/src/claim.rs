//! Claims: when the rest is certain however the cards lie, and what to say to another's.

use contract_bridge::{Hand, Seat};
use openroom_analysis::{Claim, analyse, double_dummy};
use openroom_laws::log::Deal;
use openroom_laws::{Action, Entry, Side, Table};

use crate::known::Known;
use crate::sample::Layout;

/// Whether the hand on lead wins every trick that is left, led from the top, whoever holds the rest: then its side may claim them all. With
/// it, whether trumps have to be drawn first.
pub(crate) fn certain(known: &Known, leader: Seat) -> Option<bool> {
    let hand = known.holds[leader as usize]?;
    if !known.trick().is_empty() {
        return None;
    }
    // Declarer plays dummy's cards and dummy declarer's: none of them gets in the way. Everybody else's may.
    let ours = match known.contract() {
        Some((_, declarer)) if Side::of(declarer) == Side::of(known.me) => {
            known.holds[leader.partner() as usize].unwrap_or(Hand::EMPTY)
        }
        _ => Hand::EMPTY,
    };
    let gone = known.played.iter().fold(Hand::EMPTY, |all, &one| all | one);
    let others = Hand::ALL - gone - hand - ours;
    for suit in contract_bridge::Suit::ASC {
        let against = others[suit];
        for (led, rank) in hand[suit].iter().enumerate_from_top() {
            // After so many rounds led from the top as many cards of the suit are gone, and those that are left may be the best.
            let beaten = against.iter().any(|other| other > rank);
            if beaten && against.len() > led {
                return None;
            }
        }
    }
    let Some(trump) = known.trump() else {
        return Some(false);
    };
    let against = others[trump].len();
    (against <= hand[trump].len()).then_some(against > 0)
}

/// The ranks of a suit from the highest on, each with its number.
trait FromTop: Iterator {
    fn enumerate_from_top(self) -> impl Iterator<Item = (usize, Self::Item)>;
}

impl<I: Iterator<Item: Ord>> FromTop for I {
    fn enumerate_from_top(self) -> impl Iterator<Item = (usize, I::Item)> {
        let mut all: Vec<I::Item> = self.collect();
        all.sort_unstable_by(|a, b| b.cmp(a));
        all.into_iter().enumerate()
    }
}

/// Whether to agree to a claim or concession: none if it is not for this seat to say, or the cards cannot be seen.
pub(crate) fn agrees(known: &Known) -> Option<bool> {
    let claimer = known.table.claimer()?;
    let place = known.entries.iter().rposition(|entry| {
        matches!(entry, Entry::Player(by, Action::Claims(_) | Action::Concedes(_)) if *by == claimer)
    })?;
    if matches!(known.entries[place], Entry::Player(_, Action::Concedes(_))) {
        return Some(true);
    }
    // What the claimer's own side has to say is said; dummy takes no part.
    let dummy = known.contract().map(|(_, declarer)| declarer.partner());
    if Side::of(claimer) == Side::of(known.me) || dummy == Some(known.me) {
        return Some(true);
    }
    let claim = claim_on(
        known,
        &whole(known)?,
        &known.entries[..place],
        &known.entries[place],
    )?;
    let claimed = claim.tricks;
    match analyse(&claim) {
        Ok(analysis) => Some(analysis.tricks >= claimed),
        Err(_) => {
            let found = double_dummy::tricks_from(&claim.position, Side::of(claimer)).ok()?;
            Some(found >= claimed)
        }
    }
}

/// Whether a claim stands on a layout.
pub(crate) fn stands(known: &Known, layout: &Layout, entry: &Entry) -> bool {
    let dealt = |seat: Seat| layout.hands[seat as usize] | known.played[seat as usize];
    let deal = Deal(Seat::ALL.map(|seat| Some(dealt(seat))));
    let claim = claim_on(known, &deal, &known.entries, entry);
    claim.is_some_and(|claim| {
        let claimed = claim.tricks;
        analyse(&claim).is_ok_and(|analysis| analysis.tricks >= claimed)
    })
}

/// A claim on a deal after these entries.
fn claim_on(known: &Known, deal: &Deal, before: &[Entry], entry: &Entry) -> Option<Claim> {
    let mut table = Table::new(known.table.edition(), known.board, deal);
    for entry in before {
        table.apply(entry).ok()?;
    }
    Claim::of(&table, entry).ok()?
}

/// The deal, if all of it can be seen or worked out.
fn whole(known: &Known) -> Option<Deal> {
    let hidden = known.hidden();
    let mut deal = Deal::UNKNOWN;
    for seat in Seat::ALL {
        let holds = match (known.holds[seat as usize], hidden.as_slice()) {
            (Some(hand), _) => hand,
            (None, [only]) if *only == seat => known.unseen(),
            _ => return None,
        };
        deal.0[seat as usize] = Some(holds | known.played[seat as usize]);
    }
    Some(deal)
}
