//! What goes wrong before the lead.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain};
use openroom_laws::entry::{Manner, Spoken, SpokenCall, Whereabouts};
use openroom_laws::table::Made;
use openroom_laws::{Action, Entry, Finding, Phase, Side};

use super::Maker;
use crate::bidding;

impl Maker {
    fn last_bid(&self) -> Option<(Seat, Bid)> {
        let calls = self.table.calls().iter().rev();
        let mut bids = calls.filter_map(|made| match made.call {
            Call::Bid(bid) => Some((made.by, bid)),
            _ => None,
        });
        bids.next()
    }

    /// A call of the regular auction, whoever would have made it.
    fn regular(&mut self, call: Call) -> Option<()> {
        let seat = self.table.turn()?;
        if !self.table.legal_calls().contains(call) {
            return None;
        }
        self.table.apply(&Entry::call(seat, call)).ok()?;
        self.log.calls.push(call);
        Some(())
    }

    /// The other side notices and calls the Director.
    fn noticed_against(&mut self, offender: Seat) -> Option<()> {
        let opponents = [offender.lho(), offender.rho()];
        let by = *self.chance.one(&opponents)?;
        self.called_by(by)
    }

    pub(super) fn wrong_count(&mut self) -> Option<()> {
        let calls = self.chance.below(4);
        self.auction_of(calls, calls, false)?;
        let (over, short) = (self.chance.below(4), 1 + self.chance.below(3));
        let mut counts = [13; 4];
        counts[over] = 14;
        counts[(over + short) % 4] = 12;
        self.finds(Finding::Cards(counts))
    }

    pub(super) fn missing_card(&mut self) -> Option<()> {
        self.auction_of(0, 4, false)?;
        let by = *self.chance.one(&Seat::ALL)?;
        let hand: Vec<Card> = Hand::iter(self.hand(by)).collect();
        let card = self.chance.one(&hand).copied();
        let found = Whereabouts::Elsewhere;
        self.finds(Finding::Missing { by, card, found })
    }

    pub(super) fn hesitation(&mut self) -> Option<()> {
        self.auction_of(2, 6, true)?;
        let seat = self.table.turn()?;
        let manner = *self.chance.one(&[
            Manner::Hesitates,
            Manner::Hesitates,
            Manner::Hurries,
            Manner::Asks,
            Manner::Gestures,
        ])?;
        self.does(
            seat,
            Action::LetsSlip {
                manner,
                words: None,
            },
        )?;
        let call = bidding::call(&self.table, seat, self.hand(seat));
        self.does(seat, Action::Call(SpokenCall::natural(call)))?;
        if self.table.phase() != Phase::Auction {
            return None;
        }
        self.does(seat.lho(), Action::Reserves)?;
        self.finds(Finding::Called)
    }

    pub(super) fn misinformed(&mut self) -> Option<()> {
        self.auction_of(3, 7, true)?;
        let last = self.table.calls().last()?.by;
        let back = self.chance.below(3);
        let misinformed = [last, last.rho(), last.rho().rho()][back];
        // Of opponents who have only passed there was nothing to explain.
        let calls = self.table.calls().iter();
        let own = calls.clone().rposition(|made| made.by == misinformed)?;
        let mut before = calls.take(own);
        let theirs =
            |made: &Made| Side::of(made.by) != Side::of(misinformed) && made.call != Call::Pass;
        if !before.any(theirs) {
            return None;
        }
        self.finds(Finding::Misinformed(misinformed))
    }

    pub(super) fn card_in_auction(&mut self) -> Option<()> {
        self.auction_of(1, 5, true)?;
        let turn = self.table.turn()?;
        let offender = *self.chance.one(&[turn, turn.partner(), turn.lho()])?;
        let hand: Vec<Card> = Hand::iter(self.hand(offender)).collect();
        let honours: Vec<Card> = hand
            .iter()
            .copied()
            .filter(|card| card.rank >= Rank::T)
            .collect();
        let small: Vec<Card> = hand
            .iter()
            .copied()
            .filter(|card| card.rank < Rank::T)
            .collect();
        let cards = match self.chance.below(3) {
            0 => vec![*self.chance.one(&honours)?],
            1 => vec![*self.chance.one(&small)?],
            _ => {
                let first = *self.chance.one(&small)?;
                let others: Vec<Card> = hand.into_iter().filter(|card| *card != first).collect();
                vec![first, *self.chance.one(&others)?]
            }
        };
        self.does(
            offender,
            Action::Exposes {
                cards: cards.into(),
                deliberately: false,
            },
        )?;
        self.noticed_against(offender)
    }

    /// A call that is changed: it was not what the player meant, or he has thought better of it.
    pub(super) fn change_of_call(&mut self, unintended: bool) -> Option<()> {
        self.auction_of(0, 5, false)?;
        let seat = self.table.turn()?;
        let meant = bidding::call(&self.table, seat, self.hand(seat));
        let legal = self.table.legal_calls();
        // A slip takes the card beside the right one; what a player has thought of fits his hand.
        let mut near: Vec<Call> = match unintended {
            true => legal.iter().filter(|&call| is_near(call, meant)).collect(),
            false => bidding::near(self.table.calls(), seat, self.hand(seat)),
        };
        near.retain(|&call| call != meant && legal.contains(call));
        let first = *self.chance.one(&near)?;
        self.does(seat, Action::Call(SpokenCall::natural(first)))?;
        if self.table.phase() != Phase::Auction {
            return None;
        }
        // Sometimes the next player has called before it is noticed.
        if self.chance.happens(30) {
            self.calls_on()?;
        }
        self.does(seat, Action::Changes(SpokenCall::natural(meant)))?;
        self.unintended = Some(unintended);
        self.finds(Finding::Called)
    }

    pub(super) fn insufficient_bid(&mut self) -> Option<()> {
        self.auction_of(1, 6, true)?;
        let seat = self.table.turn()?;
        let (_, last) = self.last_bid()?;
        // A denomination of the opponents would make the correction a cue bid, which does not show it (27B1a).
        let theirs = |strain: Strain| {
            let both = [seat.lho(), seat.rho()];
            let mut bids = both
                .into_iter()
                .flat_map(|seat| bidding::bids_of(self.table.calls(), seat));
            bids.any(|bid| bid.strain == strain)
        };
        // What he would have bid over the auction as he took it to be: without the last bid, or with it a level lower.
        let missed = |calls: &mut Vec<Made>| {
            let at = calls.iter().rposition(|made| made.call == Call::Bid(last));
            at.map(|at| calls[at].call = Call::Pass)
        };
        let misread = |calls: &mut Vec<Made>| {
            let lower = Bid::new(
                last.level.get().checked_sub(1).filter(|&level| level > 0)?,
                last.strain,
            );
            let at = calls.iter().rposition(|made| made.call == Call::Bid(last));
            at.map(|at| calls[at].call = Call::Bid(lower))
        };
        let mut taken_for = self.table.calls().to_vec();
        match last.level.get() > 1 && self.chance.happens(50) {
            true => misread(&mut taken_for)?,
            false => missed(&mut taken_for)?,
        }
        let Call::Bid(bid) = bidding::wanted(&taken_for, seat, self.hand(seat)) else {
            return None;
        };
        if theirs(bid.strain) {
            return None;
        }
        if self.table.legal_calls().contains(Call::Bid(bid)) {
            return None;
        }
        self.does(seat, Action::Call(SpokenCall::natural(Call::Bid(bid))))?;
        self.noticed_against(seat)
    }

    /// Somebody whose turn it is not; who has just called would change his call (25).
    fn out_of_turn(&mut self, turn: Seat) -> Option<Seat> {
        let mut others = vec![turn.lho(), turn.partner()];
        if self.table.calls().is_empty() {
            others.push(turn.rho());
        }
        self.chance.one(&others).copied()
    }

    /// A call by one whose turn it is not.
    pub(super) fn out_of_rotation(&mut self, call: Call) -> Option<()> {
        let least = usize::from(call == Call::Double) * 2;
        self.auction_of(least, 5, call == Call::Double)?;
        let turn = self.table.turn()?;
        let offender = self.out_of_turn(turn)?;
        if call == Call::Double {
            let (by, _) = self.last_bid()?;
            if Side::of(by) == Side::of(offender) {
                return None;
            }
        }
        // He makes the call that his hand is worth, only too early.
        if bidding::wanted(self.table.calls(), offender, self.hand(offender)) != call {
            return None;
        }
        self.does(offender, Action::Call(SpokenCall::natural(call)))?;
        self.noticed_against(offender)
    }

    pub(super) fn bid_out_of_rotation(&mut self) -> Option<()> {
        self.auction_of(0, 4, false)?;
        let turn = self.table.turn()?;
        let offender = self.out_of_turn(turn)?;
        let call = bidding::wanted(self.table.calls(), offender, self.hand(offender));
        if !matches!(call, Call::Bid(_)) || !self.table.legal_calls().contains(call) {
            return None;
        }
        self.does(offender, Action::Call(SpokenCall::natural(call)))?;
        self.noticed_against(offender)
    }

    /// The next player calls over it: it is as if it had been in turn.
    pub(super) fn accepted_by_calling(&mut self) -> Option<()> {
        self.auction_of(0, 4, false)?;
        let turn = self.table.turn()?;
        let offender = self.out_of_turn(turn)?;
        let call = bidding::wanted(self.table.calls(), offender, self.hand(offender));
        if !matches!(call, Call::Bid(_)) || !self.table.legal_calls().contains(call) {
            return None;
        }
        self.does(offender, Action::Call(SpokenCall::natural(call)))?;
        let next = offender.lho();
        let over = bidding::call(&self.table, next, self.hand(next));
        self.does(next, Action::Call(SpokenCall::natural(over)))?;
        self.noticed_against(offender)
    }

    /// After an insufficient bid the offender's partner must pass, and bids.
    pub(super) fn forbidden_call(&mut self) -> Option<()> {
        self.insufficient_bid()?;
        self.settled()?;
        let is_barred = |seat: &Seat| self.table.barred(*seat).is_some();
        let barred = Seat::ALL.into_iter().find(is_barred)?;
        while self.table.turn()? != barred {
            self.calls_on()?;
            // After the final pass nobody has a turn to call, and a call would be one after it (39).
            if self.table.phase() != Phase::Auction {
                return None;
            }
        }
        let (_, last) = self.last_bid()?;
        let hand = self.hand(barred);
        let long = bidding::longest(hand);
        let bid = bidding::lowest(long.into(), last);
        if !is_worth(hand, bid) {
            return None;
        }
        let call = Call::Bid(bid);
        self.does(barred, Action::Call(SpokenCall::natural(call)))?;
        self.noticed_against(barred)
    }

    pub(super) fn inadmissible_double(&mut self) -> Option<()> {
        self.auction_of(1, 6, true)?;
        let seat = self.table.turn()?;
        let legal = self.table.legal_calls();
        let wrong: Vec<Call> = [Call::Double, Call::Redouble]
            .into_iter()
            .filter(|&call| !legal.contains(call))
            .collect();
        let call = *self.chance.one(&wrong)?;
        if bidding::points(self.hand(seat)) < 10 {
            return None;
        }
        self.does(seat, Action::Call(SpokenCall::natural(call)))?;
        self.noticed_against(seat)
    }

    pub(super) fn bid_above_seven(&mut self) -> Option<()> {
        // Two sides with long suits: one of them bids a grand slam, the other goes on.
        self.auction_of(2, 6, true)?;
        let (bidder, last) = self.last_bid()?;
        let turn = self.table.turn()?;
        let suit = last.strain.suit()?;
        let both = [bidder, bidder.partner()].map(|seat| self.hand(seat));
        let held = both
            .map(|hand| bidding::length(hand, suit))
            .iter()
            .sum::<usize>();
        let points = both.map(bidding::points).iter().sum::<u8>();
        if held < 8 || points < 24 {
            return None;
        }
        if Side::of(turn) != Side::of(bidder) {
            self.regular(Call::Pass)?;
        }
        self.regular(Call::Bid(Bid::new(7, last.strain)))?;
        let seat = self.table.turn()?;
        let own = bidding::longest(self.hand(seat));
        let mut bids = bidding::bids_of(self.table.calls(), bidder);
        bids.extend(bidding::bids_of(self.table.calls(), bidder.partner()));
        let bid_by_them = bids.iter().any(|bid| bid.strain.suit() == Some(own));
        if bid_by_them || bidding::length(self.hand(seat), own) < 6 {
            return None;
        }
        let strain = Strain::from(own);
        let spoken = Spoken::AboveSeven { level: 8, strain };
        let artificial = None;
        self.does(seat, Action::Call(SpokenCall { spoken, artificial }))?;
        self.noticed_against(seat)
    }

    pub(super) fn call_after_final_pass(&mut self) -> Option<()> {
        self.whole_auction()?;
        let declarer = self.declarer()?;
        let offender = *self.chance.one(&[
            declarer.lho(),
            declarer.rho(),
            declarer.partner(),
            declarer.rho(),
        ])?;
        let (_, last) = self.last_bid()?;
        let hand = self.hand(offender);
        let bid = bidding::lowest(bidding::longest(hand).into(), last);
        let call = match self.chance.below(3) {
            0 => Call::Pass,
            1 if Side::of(offender) != Side::of(declarer) && bidding::points(hand) >= 11 => {
                Call::Double
            }
            _ if is_worth(hand, bid) => Call::Bid(bid),
            _ => return None,
        };
        self.does(offender, Action::Call(SpokenCall::natural(call)))?;
        self.noticed_against(offender)
    }
}

/// Whether a hand might bid its longest suit so high: the more, the longer and stronger it is.
fn is_worth(hand: Hand, bid: Bid) -> bool {
    let long = bidding::length(hand, bidding::longest(hand)) as u8;
    let (points, level) = (bidding::points(hand), bid.level.get());
    long >= 5 && level <= 4 && points + 2 * (long - 5) >= 4 + 2 * level
}

/// Whether two calls might be taken for each other: cards that stand next to each other in the box, or the same denomination.
fn is_near(one: Call, other: Call) -> bool {
    match (one, other) {
        (Call::Bid(one), Call::Bid(other)) => {
            let levels = one.level.get().abs_diff(other.level.get());
            levels <= 1 && one.strain == other.strain
                || levels == 0 && (one.strain as u8).abs_diff(other.strain as u8) == 1
        }
        (Call::Bid(bid), Call::Pass | Call::Double)
        | (Call::Pass | Call::Double, Call::Bid(bid)) => bid.level.get() <= 2,
        _ => true,
    }
}
