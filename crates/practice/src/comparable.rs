//! Whether a call is comparable to the one that it replaces (23A of 2017; 27B1b of 2007), from the calls alone: the players of the cases
//! bid plain and natural. It is no rule of the game, which leaves this to the Director and the meanings of the calls; where plain bidding
//! gives no clear answer there is none.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};
use openroom_laws::Side;
use openroom_laws::table::Made;

use crate::bidding::bids_of;

/// A call with those that stood before it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Placed<'a> {
    pub call: Call,
    pub before: &'a [Made],
}

/// Whether the replacement is comparable to the call that this player has withdrawn; none if it is not clear.
pub(crate) fn is_comparable(by: Seat, withdrawn: Placed, replacement: Placed) -> Option<bool> {
    let partner_bids = !bids_of(replacement.before, by.partner()).is_empty();
    match (withdrawn.call, replacement.call) {
        (Call::Pass, Call::Pass) => pass_again(by, replacement),
        (Call::Pass, Call::Bid(bid)) => bid_for_pass(by, withdrawn, replacement, bid),
        (Call::Bid(first), Call::Bid(second)) if first.strain == second.strain => {
            match last_bid(withdrawn.before) {
                Some((_, last)) if first <= last => insufficient(by, replacement, second),
                _ => same_denomination(by, (withdrawn, first), (replacement, second)),
            }
        }
        (Call::Double, Call::Double) | (Call::Redouble, Call::Redouble) => {
            doubled_again(by, withdrawn, replacement)
        }
        // Opposite a bid a double is negative, and may show what the bid or the pass did.
        (Call::Pass | Call::Bid(_), Call::Double) if partner_bids => None,
        _ => Some(false),
    }
}

/// Opposite a bid, or before any, a pass again shows no more than less than an opening; over an opponent's bid it may hide strength.
fn pass_again(by: Seat, replacement: Placed) -> Option<bool> {
    let partner = !bids_of(replacement.before, by.partner()).is_empty();
    (partner || last_bid(replacement.before).is_none()).then_some(true)
}

/// A pass before any bid shows less than an opening, and so does a single raise or 1NT opposite an opening: each such hand would have
/// passed (23A2). What may be stronger is not contained in it.
fn bid_for_pass(by: Seat, withdrawn: Placed, replacement: Placed, bid: Bid) -> Option<bool> {
    let partners = bids_of(replacement.before, by.partner());
    let opened = match partners.as_slice() {
        [] => return Some(false),
        _ if last_bid(withdrawn.before).is_some() => return Some(false),
        [opened] if opened.level.get() == 1 && opened.strain != Strain::Notrump => *opened,
        _ => return None,
    };
    match bid.level.get() {
        1 if bid.strain == Strain::Notrump => Some(true),
        2 if bid.strain == opened.strain => Some(true),
        // A new suit at the two level has no upper limit; nor is game bid on less than an opening.
        2 if bid.strain != Strain::Notrump && !is_jump(bid, replacement.before) => Some(false),
        3 if bid.strain == Strain::Notrump => Some(false),
        4.. => Some(false),
        _ => None,
    }
}

/// In place of an insufficient bid, in its denomination but not the cheapest (27B1a): a jump in a new suit opposite partner's is stronger,
/// and contained in what the lower bid shows there.
fn insufficient(by: Seat, replacement: Placed, bid: Bid) -> Option<bool> {
    let before = replacement.before;
    let partners = bids_of(before, by.partner());
    let Some(last) = partners.last() else {
        return Some(false);
    };
    let bid_already = |seat: Seat| has_bid(before, seat, bid.strain);
    let is_new = ![by.partner(), by.lho(), by.rho()]
        .map(bid_already)
        .contains(&true);
    if bid.strain == Strain::Notrump || !is_new {
        return Some(false);
    }
    // Over an opponent's call or after a pass of his own a jump may be weak; opposite notrump or a preempt it is a matter of agreements,
    // and so is a higher jump.
    let mut earlier = before.iter().rev();
    let is_last = earlier
        .find(|made| made.call != Call::Pass)
        .is_some_and(|made| made.by == by.partner());
    let passed = before
        .iter()
        .any(|made| made.by == by && made.call == Call::Pass);
    let opened = last.level.get() == 1 && last.strain != Strain::Notrump;
    let clear = is_last && !passed && opened && jump(bid, before) <= 1;
    clear.then_some(true)
}

/// The same denomination again, the first bid having been sufficient.
fn same_denomination(
    by: Seat,
    (withdrawn, first): (Placed, Bid),
    (replacement, second): (Placed, Bid),
) -> Option<bool> {
    let [then, now] = [withdrawn, replacement].map(|placed| placed.before);
    let opponents = |calls: &[Made]| {
        let both = [by.lho(), by.rho()];
        both.into_iter()
            .any(|seat| has_bid(calls, seat, first.strain))
    };
    match (opponents(then), opponents(now)) {
        // A bid in their suit is not natural.
        (true, _) => return None,
        (false, true) => return Some(false),
        (false, false) => {}
    }
    let [partner_then, partner_now] = [then, now].map(|calls| bids_of(calls, by.partner()));
    if partner_now.len() > partner_then.len() {
        return opposite_a_bid(
            &partner_then,
            &partner_now,
            (withdrawn, first),
            (replacement, second),
        );
    }
    if first.strain == Strain::Notrump {
        return Some(first == second);
    }
    match (jump(first, then), jump(second, now)) {
        (0, 0) => {
            let levels = first.level.get()..=first.level.get() + 1;
            Some(levels.contains(&second.level.get()))
        }
        // Preempts: the same bid shows the same, a higher one perhaps.
        (1.., 1..) => (first == second).then_some(true),
        _ => Some(false),
    }
}

/// Partner has bid since: what was an opening or an overcall is a response now.
fn opposite_a_bid(
    then: &[Bid],
    now: &[Bid],
    (withdrawn, first): (Placed, Bid),
    (replacement, second): (Placed, Bid),
) -> Option<bool> {
    let ([], [partners]) = (then, now) else {
        return None;
    };
    let cheapest = !is_jump(second, replacement.before);
    match (partners.level.get(), second.level.get()) {
        _ if second.strain == Strain::Notrump => Some(false),
        // A raise shows other strength, and so does the cheapest bid over notrump; at the one level a response may be much weaker.
        _ if partners.strain == second.strain => Some(false),
        _ if partners.strain == Strain::Notrump && cheapest => Some(false),
        (_, 1) => Some(false),
        (1, 2) if partners.strain != Strain::Notrump && cheapest => {
            Some(first.level.get() == 1 && !is_jump(first, withdrawn.before))
        }
        _ => None,
    }
}

/// A double again: of the same bid it has the same meaning; of a higher one in that denomination perhaps.
fn doubled_again(by: Seat, withdrawn: Placed, replacement: Placed) -> Option<bool> {
    let [first, second] = [withdrawn, replacement].map(|placed| aimed_at(by, placed));
    match (first, second) {
        (Some(first), Some(second)) if first == second => Some(true),
        (Some(first), Some(second)) if first.strain == second.strain => None,
        // One that was inadmissible has no meaning (36).
        _ => Some(false),
    }
}

/// The bid that a double or redouble is of; none if it is inadmissible.
fn aimed_at(by: Seat, placed: Placed) -> Option<Bid> {
    let calls = placed.before.iter().rev();
    let last = calls.clone().find(|made| made.call != Call::Pass)?;
    let admissible = match placed.call {
        Call::Redouble => last.call == Call::Double,
        _ => matches!(last.call, Call::Bid(_)),
    };
    let theirs = Side::of(last.by) != Side::of(by);
    let (_, bid) = last_bid(placed.before)?;
    (admissible && theirs).then_some(bid)
}

fn last_bid(calls: &[Made]) -> Option<(Seat, Bid)> {
    calls.iter().rev().find_map(|made| match made.call {
        Call::Bid(bid) => Some((made.by, bid)),
        _ => None,
    })
}

fn has_bid(calls: &[Made], seat: Seat, strain: Strain) -> bool {
    bids_of(calls, seat).iter().any(|bid| bid.strain == strain)
}

/// By how many levels a bid is higher than the cheapest in its denomination.
fn jump(bid: Bid, before: &[Made]) -> u8 {
    let cheapest = last_bid(before).map_or(1, |(_, last)| {
        last.level.get() + u8::from(bid.strain <= last.strain)
    });
    bid.level.get().saturating_sub(cheapest)
}

pub(crate) fn is_jump(bid: Bid, before: &[Made]) -> bool {
    jump(bid, before) > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_laws::notation::parse_call;

    /// North deals; a dash stands for a call that is not there, out of rotation.
    fn auction(text: &str) -> Vec<Made> {
        let seats = Seat::ALL.iter().cycle();
        let made = |(by, word): (&Seat, &str)| {
            let call = (word != "-").then(|| parse_call(word).expect("a call"))?;
            let (by, artificial) = (*by, None);
            Some(Made {
                by,
                call,
                artificial,
            })
        };
        seats
            .zip(text.split_whitespace())
            .filter_map(made)
            .collect()
    }

    /// South's call over some calls, and the one in its place over others.
    fn check(first: (&str, &str), second: (&str, &str), told: Option<bool>) {
        let [then, now] = [first.0, second.0].map(auction);
        let [withdrawn, replacement] =
            [(first.1, &then), (second.1, &now)].map(|(call, before)| {
                let call = parse_call(call).expect("a call");
                Placed { call, before }
            });
        let found = is_comparable(Seat::South, withdrawn, replacement);
        assert_eq!(found, told, "{first:?} {second:?}");
    }

    #[test]
    fn the_meaning_follows_from_the_calls() {
        let (yes, no, unclear) = (Some(true), Some(false), None);
        // An opening out of rotation, and what is called when an opponent or partner has opened.
        check(("", "1S"), ("- 1D", "1S"), yes);
        check(("", "1H"), ("- 1S", "2H"), yes);
        check(("", "1H"), ("- 2S", "3H"), no);
        check(("", "1H"), ("- 1D", "2H"), no);
        check(("", "1H"), ("- 1H", "2H"), no);
        check(("", "1H"), ("- 1S", "Pass"), no);
        check(("", "1H"), ("- 1S", "X"), no);
        check(("", "1H"), ("- 1C", "1S"), no);
        check(("", "1S"), ("1C Pass", "1S"), no);
        check(("", "1D"), ("1H Pass", "2D"), yes);
        check(("", "1H"), ("1H Pass", "2H"), no);
        check(("", "1S"), ("1NT Pass", "2S"), no);
        check(("", "1S"), ("1C Pass", "2S"), unclear);
        // Weak twos and preempts.
        check(("", "2H"), ("- 1S", "2H"), no);
        check(("", "2H"), ("- 1C", "2H"), yes);
        check(("", "3C"), ("- 1S", "3C"), yes);
        check(("", "3C"), ("- 3D", "4C"), no);
        check(("", "3C"), ("", "4C"), unclear);
        // Notrump.
        check(("", "1NT"), ("- 1S", "1NT"), yes);
        check(("", "1NT"), ("1C Pass", "1NT"), no);
        check(("", "1NT"), ("- 1S", "2NT"), no);
        check(("", "1NT"), ("- 1S", "Pass"), no);
        // A response out of rotation, and then in rotation.
        check(("1C", "1S"), ("1C 1D", "1S"), yes);
        check(("1C", "1S"), ("1C 2D", "2S"), yes);
        check(("1H", "2H"), ("1H 1S", "2H"), yes);
        check(("1C", "1H"), ("1C 1S", "X"), unclear);
        // Passes.
        check(("", "Pass"), ("Pass Pass", "Pass"), yes);
        check(("", "Pass"), ("1S Pass", "Pass"), yes);
        check(("", "Pass"), ("1S 2C", "Pass"), yes);
        check(("", "Pass"), ("Pass 1S", "Pass"), unclear);
        check(("", "Pass"), ("1S Pass", "2S"), yes);
        check(("", "Pass"), ("1S Pass", "1NT"), yes);
        check(("", "Pass"), ("1S Pass", "2C"), no);
        check(("", "Pass"), ("1S Pass", "4S"), no);
        check(("", "Pass"), ("1C Pass", "1S"), unclear);
        check(("", "Pass"), ("1NT Pass", "2S"), unclear);
        check(("", "Pass"), ("Pass 1S", "2C"), no);
        check(("", "Pass"), ("Pass 1S", "X"), no);
        check(("1S Pass", "Pass"), ("1S Pass", "2S"), no);
        // Doubles.
        check(("- 1S", "X"), ("Pass 1S", "X"), yes);
        check(("- 1S", "X"), ("Pass 2S", "X"), unclear);
        check(("- 1S", "X"), ("Pass 3NT", "X"), no);
        check(("- 1S", "X"), ("Pass 1S", "Pass"), no);
        check(("- 1S", "X"), ("Pass 1S", "2H"), no);
        check(("1H Pass", "X"), ("1H 1S", "X"), no);
        check(("1H Pass", "XX"), ("1H Pass", "Pass"), no);
        // Insufficient bids: the cheapest in the denomination is not asked about (27B1a).
        check(("1H Pass", "1D"), ("1H Pass", "3D"), yes);
        check(("1H Pass", "1D"), ("1H Pass", "4D"), unclear);
        check(("1H 1S", "1D"), ("1H 1S", "3D"), unclear);
        check(("1H X", "1D"), ("1H X", "3D"), unclear);
        check(("2H Pass", "1S"), ("2H Pass", "3S"), unclear);
        check(
            ("- - Pass Pass 1H Pass", "1D"),
            ("- - Pass Pass 1H Pass", "3D"),
            unclear,
        );
        check(("1H Pass", "1H"), ("1H Pass", "3H"), no);
        check(("1NT Pass", "1D"), ("1NT Pass", "3D"), unclear);
        check(("- 1H", "1D"), ("- 1H", "3D"), no);
        check(("- 2NT", "1NT"), ("- 2NT", "4NT"), no);
        check(("- 1S", "1H"), ("- 1S", "Pass"), no);
        check(("- 1S", "1H"), ("- 1S", "3C"), no);
        check(("- 1C", "1C"), ("- 1C", "X"), no);
    }
}
