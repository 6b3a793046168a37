//! What the rules were found to do with a call, where they do not say it.
//!
//! Some rules ask of a hand what cannot be read out of them as points and lengths: that 2♠ after 1♠ has three of them, that a response at the
//! level of two has the strength of an opening. So many hands were dealt, the rules called with each, and the bounds of those that made a
//! call are kept in `found.tsv`, which `cargo run --release -p openroom-robots --example found` writes anew when the rules change. Only calls that hundreds of hands made are in it,
//! and only the bounds that tell something.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use contract_bridge::auction::Call;
use contract_bridge::{AbsoluteVulnerability, Hand, Seat, Suit};
use openroom_laws::Calls;

use crate::chance::Chance;
use crate::meaning::{Kind, MOST_POINTS, points};
use crate::system::{System, legal};

/// A call that fewer hands made is not kept: their bounds would be chance.
const LEAST: usize = 400;

/// A suit that is at most as long as this is told; that nobody held nine is not.
const SHORT: u8 = 4;

/// Nor that nobody had more points than these or those.
const STRONG: u8 = 22;

const VULNERABLE: [AbsoluteVulnerability; 4] = [
    AbsoluteVulnerability::NONE,
    AbsoluteVulnerability::NS,
    AbsoluteVulnerability::EW,
    AbsoluteVulnerability::ALL,
];

static FOUND: LazyLock<HashMap<&'static str, Kind>> = LazyLock::new(|| {
    let lines = include_str!("found.tsv").lines();
    lines
        .filter_map(|line| {
            let (calls, bounds) = line.split_once('\t')?;
            Some((calls, of_text(bounds)?))
        })
        .collect()
});

/// What the last of these calls was found to be made with, if it was looked for and found often enough.
pub(crate) fn bounds(calls: &[Call]) -> Option<Kind> {
    FOUND.get(key(calls).as_str()).copied()
}

fn key(calls: &[Call]) -> String {
    let calls: Vec<String> = calls.iter().map(ToString::to_string).collect();
    calls.join(" ")
}

/// The lines of `found.tsv`, from so many hands for each seat.
#[must_use]
pub fn table(system: &System, hands: usize) -> Vec<String> {
    let mut chance = Chance::new(0, [0, 0, u64::from_le_bytes(*b"found in")]);
    let mut cards: Vec<_> = Hand::ALL.iter().collect();
    let dealt: Vec<Dealt> = (0..hands)
        .map(|place| {
            chance.shuffle(&mut cards);
            let hand = cards.iter().take(13).copied().collect();
            (hand, VULNERABLE[place % VULNERABLE.len()])
        })
        .collect();
    let mut lines = Vec::new();
    let pools = [&dealt; 4].map(Vec::clone);
    visit(system, &mut Vec::new(), &pools, &mut lines);
    lines
}

type Dealt = (Hand, AbsoluteVulnerability);

/// What is called after these calls by hands that would have made those of their seat; then what comes after each of the calls found.
fn visit(system: &System, calls: &mut Vec<Call>, pools: &[Vec<Dealt>; 4], lines: &mut Vec<String>) {
    let Some(looked) = looked_at(calls) else {
        return;
    };
    let mut made: BTreeMap<usize, (Call, Vec<Dealt>)> = BTreeMap::new();
    if looked {
        let legal = legal(calls);
        for &(hand, vul) in &pools[calls.len() % 4] {
            let call = system.call(hand, vul, Seat::North, calls, legal);
            let place = Calls::ALL.iter().position(|it| it == call).unwrap_or(0);
            let (_, hands) = made.entry(place).or_insert((call, Vec::new()));
            hands.push((hand, vul));
        }
    } else {
        made.insert(0, (Call::Pass, pools[calls.len() % 4].clone()));
    }
    for (call, hands) in made.into_values().filter(|(_, hands)| hands.len() >= LEAST) {
        let seat = calls.len() % 4;
        calls.push(call);
        if looked {
            let bounds = bounds_of(&hands);
            if bounds != Kind::ANY {
                lines.push(format!("{}\t{}", key(calls), to_text(&bounds)));
            }
        }
        let mut then = pools.clone();
        then[seat] = hands;
        visit(system, calls, &then, lines);
        calls.pop();
    }
}

/// Whether the next call is looked at: openings, what the next two players call, and the opener's second call while opponents pass;
/// not (`false`) if it is taken to be a pass, none where this ends.
fn looked_at(calls: &[Call]) -> Option<bool> {
    let Some(opened) = calls.iter().position(|call| *call != Call::Pass) else {
        return (calls.len() < 4).then_some(true);
    };
    let after: &[Call] = &calls[opened + 1..];
    match after {
        [] | [_] => Some(true),
        [Call::Pass, Call::Pass] | [_, _, _, _, ..] => None,
        // The fourth player is looked at if the second came in, else he passes.
        [Call::Pass, _] => Some(false),
        [_, Call::Pass] if opened == 0 => Some(true),
        [Call::Pass, _, Call::Pass] => Some(true),
        _ => None,
    }
}

fn bounds_of(hands: &[Dealt]) -> Kind {
    let range = |number: &dyn Fn(Hand) -> u8| {
        let numbers = hands.iter().map(|(hand, _)| number(*hand));
        numbers.fold((u8::MAX, 0), |(from, to), number| {
            (from.min(number), to.max(number))
        })
    };
    let length = |suit: Suit| {
        let (from, to) = range(&|hand| hand[suit].len() as u8);
        (from, if to <= SHORT { to } else { 13 })
    };
    let (from, to) = range(&points);
    Kind {
        points: (from, if to >= STRONG { MOST_POINTS } else { to }),
        lengths: [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(length),
    }
}

fn to_text(kind: &Kind) -> String {
    let ranges = [kind.points].into_iter().chain(kind.lengths);
    let words: Vec<String> = ranges.map(|(from, to)| format!("{from}-{to}")).collect();
    words.join(" ")
}

fn of_text(text: &str) -> Option<Kind> {
    let mut ranges = text.split(' ').map(|range| {
        let (from, to) = range.split_once('-')?;
        Some((from.parse().ok()?, to.parse().ok()?))
    });
    let mut next = || ranges.next().flatten();
    Some(Kind {
        points: next()?,
        lengths: [next()?, next()?, next()?, next()?],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules of today do what was found: other hands than those of the table, each within the bounds of the call that it makes.
    #[test]
    fn what_is_kept_is_what_the_rules_do() {
        let system = System::new();
        let mut chance = Chance::new(1, [0, 0, 7]);
        let mut cards: Vec<_> = Hand::ALL.iter().collect();
        let spade = contract_bridge::Bid::new(1, contract_bridge::Strain::Spades);
        let (mut kept, mut outside) = (0, 0);
        for before in [vec![], vec![Call::Bid(spade), Call::Pass]] {
            let legal = legal(&before);
            for _ in 0..1_000 {
                chance.shuffle(&mut cards);
                let hand: Hand = cards.iter().take(13).copied().collect();
                let vul = AbsoluteVulnerability::NONE;
                let mut then = before.clone();
                then.push(system.call(hand, vul, Seat::North, &before, legal));
                if let Some(bounds) = bounds(&then) {
                    kept += 1;
                    outside += u32::from(!bounds.fits(hand));
                }
            }
        }
        assert!(kept > 1_800, "{kept}");
        assert!(outside * 200 < kept, "{outside} of {kept}");
    }

    #[test]
    fn lines_are_read_as_they_are_written() {
        let few = table(&System::new(), 900);
        assert!(!few.is_empty());
        for line in few {
            let (_, bounds) = line.split_once('\t').unwrap();
            assert_eq!(to_text(&of_text(bounds).unwrap()), bounds);
        }
    }
}
