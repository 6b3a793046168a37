//! Calls that a player of a club might make: plain natural bidding, enough for an auction that looks like one. It is no rule of the
//! game: what is legal is asked of crate `laws`, and what is not becomes a pass.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Hand, Rank, Seat, Strain, Suit};
use openroom_laws::table::Made;
use openroom_laws::{Calls, Table};

/// High-card points.
pub(crate) fn points(hand: Hand) -> u8 {
    let worth = |rank: Rank| rank.get().saturating_sub(10);
    Hand::iter(hand).map(|card| worth(card.rank)).sum()
}

pub(crate) fn length(hand: Hand, suit: Suit) -> usize {
    hand[suit].len()
}

fn is_balanced(hand: Hand) -> bool {
    let short = Suit::ASC.iter().filter(|&&suit| length(hand, suit) == 2);
    Suit::ASC
        .iter()
        .all(|&suit| (2..=5).contains(&length(hand, suit)))
        && short.count() <= 1
}

/// The longest suit, of equals the highest.
pub(crate) fn longest(hand: Hand) -> Suit {
    let mut best = Suit::Spades;
    for suit in Suit::DESC {
        if length(hand, suit) > length(hand, best) {
            best = suit;
        }
    }
    best
}

fn bid(level: u8, strain: impl Into<Strain>) -> Call {
    Call::Bid(Bid::new(level.clamp(1, 7), strain.into()))
}

/// What a hand calls at its turn.
pub(crate) fn call(table: &Table, seat: Seat, hand: Hand) -> Call {
    let wanted = wanted(table.calls(), seat, hand);
    match table.legal_calls().contains(wanted) {
        true => wanted,
        false => Call::Pass,
    }
}

/// What it would like to call, legal or not.
pub(crate) fn wanted(calls: &[Made], seat: Seat, hand: Hand) -> Call {
    let bids = |of: Seat| bids_of(calls, of);
    let (own, partners) = (bids(seat), bids(seat.partner()));
    let last = calls.iter().rev().find_map(|made| match made.call {
        Call::Bid(bid) => Some((made.by, bid)),
        _ => None,
    });
    match (last, own.as_slice(), partners.as_slice()) {
        (None, ..) => opening(hand),
        (Some((_, last)), [], []) if has_doubled(calls, seat.partner()) => advance(hand, last),
        (Some((_, last)), [], [.., theirs]) if has_doubled(calls, seat) => {
            after_own_double(hand, *theirs, last)
        }
        // They have the last word already at a high level.
        (Some((_, last)), ..) if last.level.get() > 4 => Call::Pass,
        // He has shown it, and a bid is not doubled twice.
        (Some(_), [], []) if has_doubled(calls, seat) => Call::Pass,
        (Some((_, last)), [], []) => overcall(hand, last),
        (Some((_, last)), [], [first, ..]) => response(hand, *first, last),
        (Some((_, last)), [mine, ..], [.., theirs]) if own.len() < 2 => {
            rebid(hand, *mine, *theirs, last)
        }
        _ => Call::Pass,
    }
}

pub(crate) fn bids_of(calls: &[Made], seat: Seat) -> Vec<Bid> {
    let bid = |made: &Made| match made.call {
        Call::Bid(bid) if made.by == seat => Some(bid),
        _ => None,
    };
    calls.iter().filter_map(bid).collect()
}

/// Whether the first call of a player other than a pass was a double: for takeout, by plain bidding.
fn has_doubled(calls: &[Made], seat: Seat) -> bool {
    let mut own = calls.iter().filter(|made| made.by == seat);
    own.find(|made| made.call != Call::Pass)
        .is_some_and(|made| made.call == Call::Double)
}

/// Opposite a takeout double: the longest other suit, higher with more.
fn advance(hand: Hand, over: Bid) -> Call {
    let points = points(hand);
    let Some(theirs) = over.strain.suit() else {
        return Call::Pass;
    };
    let others = Suit::ASC.into_iter().filter(|&suit| suit != theirs);
    let Some(own) = others.max_by_key(|&suit| length(hand, suit)) else {
        return Call::Pass;
    };
    let cheapest = lowest(own.into(), over);
    match (cheapest.level.get(), points) {
        (1..=3, 12..) if Strain::from(own).is_major() && length(hand, own) >= 4 => bid(4, own),
        (1..=3, 13..) => bid(3, Strain::Notrump),
        (1..=2, 9..) if length(hand, own) >= 4 => bid(cheapest.level.get() + 1, own),
        (1..=2, _) => Call::Bid(cheapest),
        (3, 8..) => Call::Bid(cheapest),
        _ => Call::Pass,
    }
}

/// Who has doubled for takeout, when partner has bid over it: he has the strength for one call more only if he has more than an opening.
fn after_own_double(hand: Hand, theirs: Bid, over: Bid) -> Call {
    let (points, long) = (points(hand), longest(hand));
    let fit = theirs
        .strain
        .suit()
        .is_some_and(|suit| length(hand, suit) >= 4);
    let raise = lowest(theirs.strain, over);
    let own = lowest(long.into(), over);
    match points {
        19.. if fit && raise.level.get() <= 4 && theirs.strain.is_major() => bid(4, theirs.strain),
        16.. if fit && raise.level.get() <= 3 => Call::Bid(raise),
        17.. if length(hand, long) >= 5 && own.level.get() <= 3 && long_is_new(long, theirs) => {
            Call::Bid(own)
        }
        _ => Call::Pass,
    }
}

fn long_is_new(long: Suit, theirs: Bid) -> bool {
    theirs.strain.suit() != Some(long)
}

/// Other calls that a player might think of with this hand: what he would call with one card of it another, a little better, worse or
/// longer.
pub(crate) fn near(calls: &[Made], seat: Seat, hand: Hand) -> Vec<Call> {
    let meant = wanted(calls, seat, hand);
    let mut all: Vec<Call> = Vec::new();
    for card in Hand::iter(hand) {
        for other in Hand::iter(Hand::ALL).filter(|other| !hand.contains(*other)) {
            let similar: Hand = Hand::iter(hand)
                .filter(|held| *held != card)
                .chain([other])
                .collect();
            if points(similar).abs_diff(points(hand)) <= 1 {
                let call = wanted(calls, seat, similar);
                if call != meant && !all.contains(&call) {
                    all.push(call);
                }
            }
        }
    }
    all
}

fn opening(hand: Hand) -> Call {
    let (points, long) = (points(hand), longest(hand));
    let most = length(hand, long);
    match points {
        15..=17 if is_balanced(hand) => bid(1, Strain::Notrump),
        20..=21 if is_balanced(hand) => bid(2, Strain::Notrump),
        12.. => {
            let major = [Suit::Spades, Suit::Hearts];
            let five = major.into_iter().find(|&suit| length(hand, suit) >= 5);
            let [clubs, diamonds] = [Suit::Clubs, Suit::Diamonds].map(|suit| length(hand, suit));
            let minor = match diamonds > clubs || diamonds == 4 && clubs == 4 {
                true => Suit::Diamonds,
                false => Suit::Clubs,
            };
            bid(1, five.unwrap_or(minor))
        }
        6..=10 if most >= 7 => bid(3, long),
        6..=10 if most == 6 && long != Suit::Clubs => bid(2, long),
        4..=5 if most >= 8 => bid(3, long),
        _ => Call::Pass,
    }
}

/// The lowest bid in a denomination over the last one.
pub(crate) fn lowest(strain: Strain, over: Bid) -> Bid {
    let level = over.level.get() + u8::from(strain <= over.strain);
    Bid::new(level.min(7), strain)
}

fn overcall(hand: Hand, over: Bid) -> Call {
    let (points, long) = (points(hand), longest(hand));
    let cheapest = lowest(long.into(), over);
    // A preempt, at the three level with seven cards and at the four level with more.
    let most = length(hand, long);
    let preempts = (most as u8).saturating_sub(4);
    if most >= 7 && (5..=11).contains(&points) && over.strain.suit() != Some(long) {
        let level = preempts.min(4);
        return match cheapest.level.get() <= level {
            true => bid(level, long),
            false => Call::Pass,
        };
    }
    match (over.strain.suit(), cheapest.level.get()) {
        // Too strong for an overcall, or for a pass without a suit: it doubles first.
        (Some(_), _) if points >= 19 && over.level.get() <= 3 => Call::Double,
        _ if over.level.get() > 2 => Call::Pass,
        (Some(theirs), _)
            if points >= 12
                && length(hand, theirs) <= 2
                && Suit::ASC
                    .iter()
                    .all(|&suit| suit == theirs || length(hand, suit) >= 3) =>
        {
            Call::Double
        }
        (Some(theirs), 1) if points >= 8 && length(hand, long) >= 5 && long != theirs => {
            Call::Bid(cheapest)
        }
        (theirs, 2) if points >= 11 && length(hand, long) >= 5 && theirs != Some(long) => {
            Call::Bid(cheapest)
        }
        (Some(_), _)
            if (15..=18).contains(&points) && is_balanced(hand) && over.level.get() == 1 =>
        {
            bid(1, Strain::Notrump)
        }
        (Some(_), _) if points >= 16 => Call::Double,
        _ => Call::Pass,
    }
}

fn response(hand: Hand, first: Bid, over: Bid) -> Call {
    let points = points(hand);
    if first.strain == Strain::Notrump {
        let (game, invites) = match first.level.get() {
            1 => (10, 8),
            _ => (5, 5),
        };
        let major = [Suit::Spades, Suit::Hearts]
            .into_iter()
            .find(|&suit| length(hand, suit) >= 5);
        return match (major, points) {
            (Some(suit), points) if points >= game && length(hand, suit) >= 6 => bid(4, suit),
            (Some(suit), points) if points >= game => bid(3, suit),
            (Some(suit), points) if points < invites && first.level.get() == 1 => bid(2, suit),
            (_, points) if points >= game => bid(3, Strain::Notrump),
            (_, points) if points >= invites => bid(2, Strain::Notrump),
            _ => Call::Pass,
        };
    }
    let Some(suit) = first.strain.suit() else {
        return Call::Pass;
    };
    let fit = length(hand, suit) >= if first.strain.is_major() { 3 } else { 5 };
    if first.level.get() > 1 {
        let long = longest(hand);
        let own = length(hand, long) >= 7 && points >= 6 && Strain::from(long).is_major();
        return match fit && points >= 14 && first.strain.is_major() {
            true => bid(4, suit),
            false if own && long != suit && over.strain.suit() != Some(long) => bid(4, long),
            false => Call::Pass,
        };
    }
    if fit && first.strain.is_major() {
        return match points {
            13.. => bid(4, suit),
            10..=12 => bid(3, suit),
            6..=9 => Call::Bid(lowest(suit.into(), over)),
            _ => Call::Pass,
        };
    }
    let new = Suit::ASC
        .into_iter()
        .filter(|&other| other != suit && length(hand, other) >= 4);
    let cheapest = new
        .map(|other| lowest(other.into(), over))
        .filter(|bid| match bid.level.get() {
            1 => points >= 6,
            2 => points >= 10 && bid.strain.suit().is_some_and(|it| length(hand, it) >= 5),
            _ => false,
        })
        .min();
    match (cheapest, points) {
        (Some(bid), _) => Call::Bid(bid),
        (None, 6..=10) if fit => Call::Bid(lowest(suit.into(), over)),
        (None, 6..=10) => bid(1, Strain::Notrump),
        (None, 11..=12) => bid(2, Strain::Notrump),
        (None, 13..) => bid(3, Strain::Notrump),
        _ => Call::Pass,
    }
}

fn rebid(hand: Hand, mine: Bid, theirs: Bid, over: Bid) -> Call {
    let points = points(hand);
    let game = |strain: Strain| match strain {
        Strain::Notrump => bid(3, strain),
        strain if strain.is_major() => bid(4, strain),
        _ => bid(3, Strain::Notrump),
    };
    // Partner has raised, or was invited to.
    if theirs.strain == mine.strain || theirs.strain == Strain::Notrump && theirs.level.get() > 1 {
        return match (theirs.level.get(), points) {
            (2, 15..=17) => bid(3, theirs.strain),
            (2, 18..) | (3, 14..) => game(theirs.strain),
            _ => Call::Pass,
        };
    }
    // Partner has bid game in a suit of his own.
    if theirs.level.get() > 3 {
        return Call::Pass;
    }
    let Some(suit) = theirs.strain.suit() else {
        return match mine.strain.suit() {
            Some(own) if length(hand, own) >= 6 => Call::Bid(lowest(own.into(), over)),
            _ => Call::Pass,
        };
    };
    if mine.strain == Strain::Notrump {
        return match (length(hand, suit) >= 3, theirs.level.get()) {
            (true, 3) if theirs.strain.is_major() => bid(4, suit),
            (_, 3) => bid(3, Strain::Notrump),
            _ => Call::Pass,
        };
    }
    if length(hand, suit) >= 4 {
        return match points {
            18.. => game(suit.into()),
            15..=17 => Call::Bid(Bid::new(theirs.level.get() + 2, suit.into())),
            _ => Call::Bid(lowest(suit.into(), over)),
        };
    }
    match mine.strain.suit() {
        Some(own) if length(hand, own) >= 6 => Call::Bid(lowest(own.into(), over)),
        _ if over.level.get() == 1 && points <= 14 => bid(1, Strain::Notrump),
        _ if points >= 18 => bid(3, Strain::Notrump),
        _ if over.level.get() <= 2 => bid(2, Strain::Notrump),
        _ => Call::Pass,
    }
}

/// A call among several that a hand might make: what it would like to, else the lowest bid in its longest suit, else a pass, else any.
pub(crate) fn among(table: &Table, seat: Seat, hand: Hand, calls: Calls) -> Option<Call> {
    let wanted = wanted(table.calls(), seat, hand);
    if calls.contains(wanted) {
        return Some(wanted);
    }
    let long = Strain::from(longest(hand));
    let own = calls
        .iter()
        .find(|call| matches!(call, Call::Bid(bid) if bid.strain == long));
    let pass = calls.contains(Call::Pass).then_some(Call::Pass);
    own.or(pass).or_else(|| calls.iter().next())
}
