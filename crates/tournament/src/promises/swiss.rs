//! What a Swiss promises: nobody meets again who need not, byes are shared, the first round and the ranking are what they are called.

use std::collections::{BTreeMap, BTreeSet};

use super::lots;
use super::{Finding, Look, Promise};
use crate::entry::{DrawMeet, DrawOf, DrawOrder, Drawn, Structure};
use crate::said::{Said, said};
use crate::spot::Through;
use crate::state::{DrawAt, Sitting};
use crate::tournament::Tournament;

/// Two who meet, the lower number first.
type Two = (u32, u32);

/// A round as it was played.
struct Played {
    here: Through,
    /// Whole matches.
    matches: BTreeSet<Two>,
    /// Halves of matches, as a triangle has them.
    halves: BTreeSet<Two>,
    /// Who had no match, of those who were drawn.
    byes: BTreeSet<u32>,
}

/// Looks at all draws.
pub fn look_at(look: &Look, findings: &mut Vec<Finding>) {
    let state = look.event.state();
    let structure = state.created.as_ref().map(|created| created.structure);
    // What was drawn again before it was played is not what was played.
    let stands = |at: &DrawAt| {
        let mut later = look
            .draws
            .iter()
            .filter(|(other, _)| other.entry > at.entry);
        !later.any(|(other, _)| {
            at.drawn.of == DrawOf::Round
                && other.drawn.of == DrawOf::Round
                && other.drawn.session == at.drawn.session
                && other.drawn.round == at.drawn.round
        })
    };
    let rounds = rounds(&look.event, look);
    for (at, before) in &look.draws {
        if !stands(at) {
            continue;
        }
        let mut told = |promise, broken, said| {
            findings.push(Finding {
                promise,
                session: at.drawn.session,
                round: at.drawn.round,
                said,
                broken,
            });
        };
        by_hand(at, &mut told);
        order(&at.drawn, before, &mut told);
        groups(&at.drawn, &mut told);
        if at.drawn.of != DrawOf::Round {
            continue;
        }
        everybody(&at.drawn, before, &mut told);
        if structure != Some(Structure::Swiss) {
            continue;
        }
        let here = Through {
            session: at.drawn.session,
            round: at.drawn.round.unwrap_or(0),
        };
        let earlier: Vec<&Played> = rounds.iter().filter(|round| round.here < here).collect();
        meetings(&at.drawn, &earlier, &mut told);
        if at.drawn.meet != DrawMeet::ByHand && at.drawn.swapped.is_empty() {
            byes(&at.drawn, &earlier, &mut told);
            halves(&at.drawn, &mut told);
            likeness(&at.drawn, &earlier, &mut told);
        }
    }
}

/// Every round that has begun, over all sessions.
fn rounds(event: &Tournament, look: &Look) -> Vec<Played> {
    let mut all = Vec::new();
    for (session, number) in event.state().sessions.iter().zip(1_u16..) {
        for (round, turn) in session.rounds.iter().zip(1_u32..) {
            if round.started.is_none() {
                continue;
            }
            let here = Through {
                session: number,
                round: turn,
            };
            let mut ways: BTreeMap<Two, BTreeSet<u32>> = BTreeMap::new();
            for table in round.tables.iter() {
                if let Sitting::Sides([Some(ns), Some(ew)]) = table.sitting {
                    ways.entry((ns.min(ew), ns.max(ew))).or_default().insert(ns);
                }
            }
            let teams = event.state().kind() == crate::entry::EventKind::Teams;
            let whole = |ways: &BTreeSet<u32>| !teams || ways.len() == 2;
            let pick = |wanted: bool| {
                let some = ways.iter().filter(|(_, ways)| whole(ways) == wanted);
                some.map(|(&two, _)| two).collect::<BTreeSet<Two>>()
            };
            let met: BTreeSet<u32> = ways.keys().flat_map(|&(a, b)| [a, b]).collect();
            let drawn = look.draws.iter().rev().map(|(at, _)| &at.drawn);
            let mut drawn = drawn.filter(|drawn| {
                drawn.of == DrawOf::Round && drawn.session == number && drawn.round == Some(turn)
            });
            let named = drawn.next().into_iter().flat_map(places);
            all.push(Played {
                here,
                matches: pick(true),
                halves: pick(false),
                byes: named.filter(|who| !met.contains(who)).collect(),
            });
        }
    }
    all
}

/// Everybody whom a draw of a round names, as often as it does.
fn places(drawn: &Drawn) -> Vec<u32> {
    let mut all: Vec<u32> = Vec::new();
    for both in &drawn.matches {
        all.push(both.home);
        all.push(both.away);
    }
    all.extend(&drawn.byes);
    all.extend(drawn.triangle.iter().flat_map(|three| three.teams));
    all
}

fn by_hand(at: &DrawAt, told: &mut impl FnMut(Promise, bool, Said)) {
    let Some(why) = &at.why else { return };
    if at.drawn.meet == DrawMeet::ByHand {
        let why = why.clone();
        told(
            Promise::Hand,
            false,
            said!("promise-by-hand", "drawn by hand: {why}", why),
        );
    }
    for &[one, other] in &at.drawn.swapped {
        let why = why.clone();
        told(
            Promise::Hand,
            false,
            said!(
                "promise-swapped",
                "{one} and {other} changed places by hand: {why}",
                one,
                other,
                why
            ),
        );
    }
}

fn everybody(drawn: &Drawn, before: &Tournament, told: &mut impl FnMut(Promise, bool, Said)) {
    let mut named = BTreeMap::new();
    for who in places(drawn) {
        *named.entry(who).or_insert(0) += 1;
    }
    for (&who, one) in before.state().contestants.iter() {
        let plays = one.withdrawn.is_none() && !one.disqualified;
        let times = named.remove(&who).unwrap_or(0);
        if times != u32::from(plays) {
            told(
                Promise::Everybody,
                true,
                said!(
                    "promise-everybody",
                    "{who} appears in the draw {times} times",
                    who,
                    times
                ),
            );
        }
    }
}

fn order(drawn: &Drawn, before: &Tournament, told: &mut impl FnMut(Promise, bool, Said)) {
    let from = &drawn.from;
    let wrong = match drawn.order {
        DrawOrder::Entry => (!from.is_sorted()).then(|| {
            said!(
                "promise-entry-order",
                "the order is not the order of entry, although the draw says so"
            )
        }),
        DrawOrder::Lot => {
            let all = [from.clone()];
            let pots = if drawn.pots.is_empty() {
                &all[..]
            } else {
                &drawn.pots
            };
            let seed = drawn.seed.unwrap_or(0);
            (lots::order(pots, seed) != *from).then(|| {
                said!(
                    "promise-lot",
                    "the order is not the lot of seed {seed}",
                    seed = seed.to_string()
                )
            })
        }
        DrawOrder::Ranking if drawn.of == DrawOf::Round => ranking(drawn, before),
        DrawOrder::Ranking | DrawOrder::Given => None,
    };
    if let Some(wrong) = wrong {
        told(Promise::Order, true, wrong);
    }
}

/// Whether the order goes down the ranking that the draw names: nobody has more than who stands before.
fn ranking(drawn: &Drawn, before: &Tournament) -> Option<Said> {
    let through = match drawn.after.unwrap_or(0) {
        0 => Through {
            session: drawn.session.saturating_sub(1),
            round: u32::MAX,
        },
        round => Through {
            session: drawn.session,
            round,
        },
    };
    let standings = before.standings(Some(through)).ok()?;
    let total = |who: u32| {
        let line = standings.places.iter().find(|line| line.contestant == who);
        line.map(|line| line.total.clone())
    };
    let wrong = drawn.from.windows(2).find(|two| {
        let points = [total(two[0]), total(two[1])];
        matches!(points, [Some(one), Some(other)] if one < other)
    })?;
    Some(said!(
        "promise-ranking",
        "{first} stands before {second} in the draw, but had fewer points after round {round}",
        first = wrong[0],
        second = wrong[1],
        round = drawn.after.unwrap_or(0)
    ))
}

/// Groups of like strength: in a snake the places of any two groups differ by less than a row.
fn groups(drawn: &Drawn, told: &mut impl FnMut(Promise, bool, Said)) {
    if drawn.of != DrawOf::Groups || drawn.meet == DrawMeet::ByHand || !drawn.swapped.is_empty() {
        return;
    }
    let count = drawn.groups.len();
    for (place, who) in drawn.from.iter().enumerate() {
        let (row, along) = (place / count.max(1), place % count.max(1));
        let group = if row % 2 == 1 {
            count - 1 - along
        } else {
            along
        };
        let there = drawn.groups.get(group).and_then(|group| group.get(row));
        if there != Some(who) {
            let group = group + 1;
            told(
                Promise::Groups,
                true,
                said!(
                    "promise-snake",
                    "{who} belongs in group {group} by the snake",
                    who = *who,
                    group
                ),
            );
        }
    }
}

/// How often each two have met in whole matches, of the rounds that count.
fn met(drawn: &Drawn, earlier: &[&Played]) -> (BTreeMap<Two, u32>, BTreeSet<Two>) {
    let window = match drawn.again_after {
        None => earlier.len(),
        Some(rounds) => (rounds as usize).min(earlier.len()),
    };
    let mut whole: BTreeMap<Two, u32> = BTreeMap::new();
    let mut halves: BTreeMap<Two, u32> = BTreeMap::new();
    for round in &earlier[earlier.len() - window..] {
        for &two in &round.matches {
            *whole.entry(two).or_default() += 1;
        }
        for &two in &round.halves {
            *halves.entry(two).or_default() += 1;
        }
    }
    let mut half = BTreeSet::new();
    for (two, count) in halves {
        match count {
            1 => {
                half.insert(two);
            }
            _ => *whole.entry(two).or_default() += count / 2,
        }
    }
    (whole, half)
}

const fn two(a: u32, b: u32) -> Two {
    if a < b { (a, b) } else { (b, a) }
}

/// Those who are paired or sit out: all but the three of a triangle.
fn paired(drawn: &Drawn) -> Vec<u32> {
    let matches = drawn.matches.iter().flat_map(|both| [both.home, both.away]);
    matches.chain(drawn.byes.iter().copied()).collect()
}

/// The fewest second meetings with which these can be paired, one of an odd number sitting out.
fn fewest(these: &[u32], whole: &BTreeMap<Two, u32>) -> usize {
    let fits = |a: usize, b: usize| !whole.contains_key(&two(these[a], these[b]));
    these.len() / 2 - lots::most_pairs(these.len(), &fits)
}

fn meetings(drawn: &Drawn, earlier: &[&Played], told: &mut impl FnMut(Promise, bool, Said)) {
    if drawn.again_after == Some(0) {
        return;
    }
    let (whole, half) = met(drawn, earlier);
    let again: Vec<Two> = drawn
        .matches
        .iter()
        .map(|both| two(both.home, both.away))
        .filter(|both| whole.contains_key(both))
        .collect();
    if again.is_empty() {
        return;
    }
    let least = fewest(&paired(drawn), &whole);
    // Where some have met more than once, fewer meetings of one kind may cost more of another: then only a round without any counts.
    let simple = half.is_empty() && whole.values().all(|&times| times == 1);
    let needed = again.len() <= least || (!simple && least > 0);
    let by_hand = drawn.meet == DrawMeet::ByHand || !drawn.swapped.is_empty();
    for (one, other) in again {
        let said = match needed {
            true => said!(
                "promise-met-needed",
                "{one} and {other} meet again; no draw does with fewer such meetings",
                one,
                other
            ),
            false => said!(
                "promise-met",
                "{one} and {other} meet again, although they need not",
                one,
                other
            ),
        };
        told(Promise::Meetings, !needed && !by_hand, said);
    }
}

fn byes(drawn: &Drawn, earlier: &[&Played], told: &mut impl FnMut(Promise, bool, Said)) {
    let [who] = drawn.byes[..] else { return };
    let had = |who: u32| {
        let rounds = earlier.iter().filter(|round| round.byes.contains(&who));
        rounds.count()
    };
    let own = had(who);
    if own == 0 {
        return;
    }
    let (whole, half) = met(drawn, earlier);
    let again = drawn.matches.iter();
    let again = again.filter(|both| whole.contains_key(&two(both.home, both.away)));
    let again = again.count();
    let these = paired(drawn);
    // Somebody with fewer byes who could have sat out without more second meetings.
    let instead = these.iter().copied().find(|&other| {
        let others: Vec<u32> = these.iter().copied().filter(|&it| it != other).collect();
        had(other) < own && half.is_empty() && fewest(&others, &whole) <= again && again == 0
    });
    if let Some(other) = instead {
        told(
            Promise::Byes,
            true,
            said!(
                "promise-bye",
                "{who} has a bye again, although {other} has had fewer",
                who,
                other
            ),
        );
    }
}

fn halves(drawn: &Drawn, told: &mut impl FnMut(Promise, bool, Said)) {
    if !matches!(drawn.meet, DrawMeet::Halves | DrawMeet::Folded) {
        return;
    }
    let playing: BTreeSet<u32> = drawn
        .matches
        .iter()
        .flat_map(|both| [both.home, both.away])
        .collect();
    let order: Vec<u32> = drawn
        .from
        .iter()
        .copied()
        .filter(|who| playing.contains(who))
        .collect();
    let place = |who: u32| order.iter().position(|&other| other == who).unwrap_or(0);
    let half = order.len() / 2;
    for both in &drawn.matches {
        let (one, other) = two(both.home, both.away);
        let (first, second) = {
            let places = [place(one), place(other)];
            (places[0].min(places[1]), places[0].max(places[1]))
        };
        let apart = first < half && second >= half;
        if !apart {
            told(
                Promise::Halves,
                true,
                said!(
                    "promise-halves",
                    "{one} and {other} are in the same half, although the top half was to meet the bottom half",
                    one,
                    other
                ),
            );
            continue;
        }
        let right = match drawn.meet {
            DrawMeet::Halves => second == first + half,
            _ => first + second == order.len() - 1,
        };
        if !right {
            told(
                Promise::Halves,
                true,
                said!(
                    "promise-half-place",
                    "{one} and {other} do not have the places that were to meet",
                    one,
                    other
                ),
            );
        }
    }
}

/// No two matches could exchange opponents so that all are closer in rank and nobody meets again.
fn likeness(drawn: &Drawn, earlier: &[&Played], told: &mut impl FnMut(Promise, bool, Said)) {
    if drawn.meet != DrawMeet::Neighbours {
        return;
    }
    let (whole, half) = met(drawn, earlier);
    let in_three: BTreeSet<u32> = drawn
        .triangle
        .iter()
        .flat_map(|three| three.teams)
        .collect();
    let order: Vec<u32> = drawn
        .from
        .iter()
        .copied()
        .filter(|who| !in_three.contains(who))
        .collect();
    let place = |who: u32| order.iter().position(|&other| other == who).unwrap_or(0);
    let apart = |a: u32, b: u32| place(a).abs_diff(place(b)).pow(2);
    let new = |a: u32, b: u32| {
        let both = two(a, b);
        !whole.contains_key(&both) && !half.contains(&both)
    };
    for (at, first) in drawn.matches.iter().enumerate() {
        for second in &drawn.matches[at + 1..] {
            let now = apart(first.home, first.away) + apart(second.home, second.away);
            let others = [
                [(first.home, second.home), (first.away, second.away)],
                [(first.home, second.away), (first.away, second.home)],
            ];
            let better = others.into_iter().find(|[one, other]| {
                new(one.0, one.1)
                    && new(other.0, other.1)
                    && apart(one.0, one.1) + apart(other.0, other.1) < now
            });
            if let Some([(one, other), _]) = better {
                told(
                    Promise::Likeness,
                    true,
                    said!(
                        "promise-likeness",
                        "{one} and {other} have not met and are closer in the ranking than those whom they were drawn against",
                        one,
                        other
                    ),
                );
            }
        }
    }
}
