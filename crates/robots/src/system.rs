//! What the robots bid and what their calls show: crate `pons`, whose rules are the agreement.
//!
//! The floor below its book is the one made of rules (`american_instinct`), not the learned one: every call can then be explained,
//! and no sum of floating-point numbers decides between two calls of a natural auction.

use contract_bridge::auction::{Auction, Call};
use contract_bridge::{AbsoluteVulnerability, Hand, Seat};
use openroom_laws::Calls;
use pons::bidding::Bidder as _;
use pons::bidding::context::relative;
use pons::bidding::{Inferences, Partnership, Relative};

use crate::found;
use crate::meaning::Meaning;

/// The system of the robots: 2/1 game forcing.
#[derive(Debug)]
pub struct System {
    partnership: Partnership,
}

impl Default for System {
    fn default() -> Self {
        Self::new()
    }
}

/// What an auction has shown of the four hands.
#[derive(Debug, Clone)]
pub struct Reading {
    inferences: Inferences,
    /// The player from whom it is seen.
    from: Seat,
}

impl System {
    /// The system, ready to bid. That takes some milliseconds: one for a server, not one for a robot.
    #[must_use]
    pub fn new() -> Self {
        Self {
            partnership: pons::american_instinct_default().bind(),
        }
    }

    /// The call of a hand after these calls, among those that are legal; a pass where the system has none.
    #[must_use]
    pub fn call(
        &self,
        hand: Hand,
        vul: AbsoluteVulnerability,
        dealer: Seat,
        calls: &[Call],
        legal: Calls,
    ) -> Call {
        let otherwise = match legal.contains(Call::Pass) {
            true => Call::Pass,
            false => legal.iter().next().unwrap_or(Call::Pass),
        };
        if !is_regular(calls) {
            return otherwise;
        }
        let seat = after(dealer, calls.len());
        let found = self
            .partnership
            .classify(hand, relative(vul, seat), calls)
            .and_then(|logits| {
                let offered = legal.iter().map(|call| (call, *logits.0.get(call)));
                let weighed = offered.filter(|(_, weight)| weight.is_finite());
                // Of two with the same weight the first in the order of the calls.
                weighed.fold(None, |best: Option<(Call, f32)>, next| match best {
                    Some(best) if best.1 >= next.1 => Some(best),
                    _ => Some(next),
                })
            });
        found.map_or(otherwise, |(call, _)| call)
    }

    /// What these calls have shown; none if they are no auction that keeps the Laws.
    #[must_use]
    pub fn read(
        &self,
        vul: AbsoluteVulnerability,
        dealer: Seat,
        calls: &[Call],
    ) -> Option<Reading> {
        is_regular(calls).then(|| {
            let from = after(dealer, calls.len());
            Reading {
                inferences: self.partnership.infer(relative(vul, from), calls),
                from,
            }
        })
    }

    /// What the last of these calls means with what the player has shown before: hand or no hand, it is the same.
    #[must_use]
    pub fn meaning(
        &self,
        vul: AbsoluteVulnerability,
        dealer: Seat,
        calls: &[Call],
    ) -> Option<Meaning> {
        let last = calls.len().checked_sub(1)?;
        let reading = self.read(vul, dealer, calls)?;
        let shown = reading.inferences.announced_union(Relative::Rho);
        let artificial = reading.inferences.call_artificial(last);
        Some(Meaning::new(shown, found::bounds(calls), artificial))
    }

    /// The name that the rules give to the call that this hand makes, and why it makes it: for one who practises.
    #[must_use]
    pub fn reason(
        &self,
        hand: Hand,
        vul: AbsoluteVulnerability,
        dealer: Seat,
        calls: &[Call],
        call: Call,
    ) -> Option<Reason> {
        if !is_regular(calls) {
            return None;
        }
        let vul = relative(vul, after(dealer, calls.len()));
        let (_, rule) = self.partnership.explain_call(hand, vul, calls, call)?;
        let rule = rule?;
        Some(Reason {
            convention: rule.alert,
            rule: rule.description,
        })
    }
}

/// Why a hand makes a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The convention, if it is one.
    pub convention: Option<&'static str>,
    /// What the rule asks of the hand, in English.
    pub rule: String,
}

impl Reading {
    /// Whether a hand of thirteen cards agrees with what its player has shown.
    #[must_use]
    pub fn admits(&self, seat: Seat, hand: Hand) -> bool {
        self.inferences.admits(self.seen(seat), hand)
    }

    /// By how much a hand misses what its player has shown: cards of suits and points, 0 if by none. It looks at the bounds alone.
    #[must_use]
    pub fn misses(&self, seat: Seat, hand: Hand) -> u32 {
        let shown = self.inferences.get(self.seen(seat));
        let off = |range: pons::bidding::Range, number: u8| {
            u32::from(range.min.saturating_sub(number))
                + u32::from(number.saturating_sub(range.max))
        };
        let lengths = contract_bridge::Suit::ASC
            .map(|suit| 2 * off(shown.length(suit), hand[suit].len() as u8));
        let points = pons::bidding::constraint::point_count(hand);
        lengths.iter().sum::<u32>() + off(shown.strength.points, points)
    }

    const fn seen(&self, seat: Seat) -> Relative {
        match (seat as u8 + 4 - self.from as u8) % 4 {
            0 => Relative::Me,
            1 => Relative::Lho,
            2 => Relative::Partner,
            _ => Relative::Rho,
        }
    }
}

/// Who calls after so many calls.
pub(crate) const fn after(dealer: Seat, calls: usize) -> Seat {
    Seat::ALL[(dealer as usize + calls) % 4]
}

/// The calls that the Laws allow after these; none if they are no auction.
pub(crate) fn legal(calls: &[Call]) -> Calls {
    let mut auction = Auction::new();
    match auction.try_extend(calls.iter().copied()) {
        Ok(()) => Calls::ALL
            .iter()
            .filter(|&call| auction.can_push(call).is_ok())
            .fold(Calls::NONE, Calls::with),
        Err(_) => Calls::NONE,
    }
}

/// Whether calls keep the Laws, each in its turn.
fn is_regular(calls: &[Call]) -> bool {
    Auction::new().try_extend(calls.iter().copied()).is_ok()
}
