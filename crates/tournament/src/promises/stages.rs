//! What a later stage promises of the events before it, looked at afresh: who qualified, on which places, with what. Nothing of
//! what makes the stages is used here but the acts in the logs; ranks, fractions, the way there and back and the lots are worked
//! out in another way.

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::{Carry, GroupedBy, PlacedBy, QualifiedFrom, StageWho, StageWish, Structure};
use crate::said::{Said, said};
use crate::tournament::Tournament;
use crate::tree::Tree;

/// Where somebody stood: the event, the section, the line.
type Key = (u16, Option<String>, u8);

/// Somebody who was ranked.
struct Ranked {
    who: StageWho,
    key: Key,
    /// How many of the same group stood better, and one.
    rank: u32,
    /// With its own average for what it sat out (White Book 80.5).
    total: Fraction,
    left: bool,
}

/// Looks at a later stage beside the events before it, each as it was when the stage was made of it.
#[must_use]
pub fn check(stage: &Tournament, before: &[&Tournament]) -> Vec<Said> {
    let Some(from) = stage.state().qualified_from.as_ref() else {
        return vec![said!(
            "promise-no-stage",
            "this event is no later stage of others"
        )];
    };
    let mut wrong = Vec::new();
    for (then, event) in from.events.iter().zip(before) {
        let entries = event.state().entries;
        if entries != then.entries {
            wrong.push(said!(
                "promise-other-version",
                "{name} is given with {entries} entries; the stage rests on {then}",
                name = then.name,
                entries,
                then = then.entries
            ));
        }
    }
    let Some(wish) = from
        .plan
        .stages
        .get(usize::from(from.stage).wrapping_sub(1))
    else {
        return wrong;
    };
    let all: Vec<Ranked> = before
        .iter()
        .zip(1..)
        .flat_map(|(event, number)| ranked(event, number, from))
        .collect();
    wrong.extend(people(stage, before, from));
    wrong.extend(qualified(from, wish, &all));
    wrong.extend(placed(from, wish, &all, before));
    wrong.extend(carried(stage, before, from, wish, &all));
    wrong
}

/// The ranks of an event, counted from its points: no rank is taken over.
fn ranked(event: &Tournament, number: u16, from: &QualifiedFrom) -> Vec<Ranked> {
    let Ok(scored) = event.scored(None) else {
        return Vec::new();
    };
    let standings = scored.standings();
    let could = |one: &openroom_scoring::scores::Standing| {
        Fraction::read(&one.possible.to_string()).filter(|most| most.0 > 0)
    };
    let scores = scored.scores.standings.iter();
    let ranked = scores.clone().filter(|one| one.rank.is_some());
    let full = ranked.filter_map(could).max_by(|a, b| a.compare(*b));
    // What each point of its own is worth of all boards.
    let weights: Vec<Option<Fraction>> = scores.map(|one| full?.over(could(one)?)).collect();
    let by_section = from.plan.by == GroupedBy::Section;
    let mut list: Vec<(Key, u32, &crate::Standing, Option<Fraction>)> = Vec::new();
    for (place, weight) in standings.places.iter().zip(weights) {
        let Some(overall) = place.rank else {
            continue;
        };
        let line = place.line.map_or(0, |line| 1 + u8::from(line.index() > 0));
        let (section, rank) = match (&place.section, by_section) {
            (Some((name, rank)), true) => (Some(name.clone()), *rank),
            _ => (None, overall),
        };
        list.push(((number, section, line), rank, place, weight));
    }
    let one = |(key, rank, place, weight): &(Key, u32, &crate::Standing, Option<Fraction>)| {
        let better = list
            .iter()
            .filter(|other| other.0 == *key && other.1 < *rank);
        let contestant = event.state().contestants.get(&place.contestant);
        Ranked {
            who: StageWho {
                event: number,
                contestant: place.contestant,
            },
            key: key.clone(),
            rank: u32::try_from(better.count() + 1).unwrap_or(u32::MAX),
            total: made_up(&place.total.to_string(), *weight),
            left: contestant.is_some_and(|one| one.withdrawn.is_some() || one.disqualified),
        }
    };
    list.iter().map(one).collect()
}

/// A total by what each of its points weighs.
fn made_up(total: &str, weight: Option<Fraction>) -> Fraction {
    let total = Fraction::read(total).unwrap_or(Fraction(0, 1));
    weight
        .and_then(|weight| total.times(weight))
        .unwrap_or(total)
}

/// Everybody is who he was.
fn people(stage: &Tournament, before: &[&Tournament], from: &QualifiedFrom) -> Vec<Said> {
    let mut wrong = Vec::new();
    let mut numbers = BTreeSet::new();
    for place in &from.places {
        numbers.insert(place.contestant);
        let here = stage.state().contestants.get(&place.contestant);
        let there = before.get(usize::from(place.event) - 1);
        let there = there.and_then(|event| event.state().contestants.get(&place.was));
        let same = here.zip(there).is_some_and(|(here, there)| {
            // Later somebody may have been put right or replaced here.
            let own = |names: &[String]| {
                names
                    .iter()
                    .map(|name| crate::names::plain(name))
                    .collect::<BTreeSet<_>>()
            };
            !own(&here.entered.players).is_disjoint(&own(there.players()))
        });
        if !same {
            wrong.push(said!(
                "promise-other-people",
                "contestant {contestant} is not contestant {was} of event {event}",
                contestant = place.contestant,
                was = place.was,
                event = place.event
            ));
        }
    }
    if numbers.len() != from.places.len() {
        wrong.push(said!(
            "promise-number-twice",
            "a number is given to two contestants"
        ));
    }
    wrong
}

/// How many a stage takes of a group.
fn takes(wish: &StageWish, group: usize) -> Option<u32> {
    match wish.take.as_slice() {
        [] => None,
        [one] => Some(*one),
        all => Some(all.get(group).copied().unwrap_or(0)),
    }
}

/// Nobody who comes was passed by somebody better who does not.
fn qualified(from: &QualifiedFrom, wish: &StageWish, all: &[Ranked]) -> Vec<Said> {
    let mut wrong = Vec::new();
    let who = |event, contestant| StageWho { event, contestant };
    let coming: BTreeMap<StageWho, (u32, bool)> = from
        .places
        .iter()
        .map(|one| (who(one.event, one.was), (one.rank, one.reserve)))
        .collect();
    // In the order of the events, and in each of sections and lines: that is the order of the numbers in `take`.
    let keys: Vec<Key> = all
        .iter()
        .map(|one| one.key.clone())
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    let absent = |one: &Ranked| one.left || from.plan.gone.contains(&one.who);
    for one in all {
        if let Some((rank, _)) = coming.get(&one.who) {
            if *rank != one.rank {
                wrong.push(said!(
                    "promise-rank",
                    "{who} is said to be number {said}, and is number {rank}",
                    who = one.who.to_string(),
                    said = *rank,
                    rank = one.rank
                ));
            }
            if absent(one) {
                wrong.push(said!(
                    "promise-gone",
                    "{who} does not come, and has a place",
                    who = one.who.to_string()
                ));
            }
        }
    }
    for (group, key) in keys.iter().enumerate() {
        let own: Vec<&Ranked> = all.iter().filter(|one| one.key == *key).collect();
        let before: u32 = from.plan.stages[..usize::from(from.stage) - 1]
            .iter()
            .map(|wish| takes(wish, group).unwrap_or(0))
            .sum();
        let by_right = |one: &&&Ranked| coming.get(&one.who).is_some_and(|(_, reserve)| !reserve);
        let worst = own
            .iter()
            .filter(by_right)
            .map(|one| one.rank)
            .max()
            .unwrap_or(0);
        // Those who are better and do not play here play in a better stage, or do not come.
        let better = own
            .iter()
            .filter(|one| one.rank < worst && !coming.contains_key(&one.who) && !absent(one))
            .count();
        if better > before as usize {
            wrong.push(said!(
                "promise-passed-over",
                "group {group}: {better} who are better than number {worst} do not play here, and {before} at most play in a better stage",
                group = group + 1,
                better,
                worst,
                before
            ));
        }
        let have = own.iter().filter(by_right).count();
        if let Some(most) = takes(wish, group)
            && have > most as usize
        {
            wrong.push(said!(
                "promise-too-many",
                "group {group}: {have} come by right, and {most} may",
                group = group + 1,
                have,
                most
            ));
        }
    }
    let reserves = from.places.iter().filter(|one| one.reserve).count();
    let missing = all.iter().filter(|one| absent(one)).count();
    if reserves > missing {
        wrong.push(said!(
            "promise-reserves",
            "{reserves} reserves are called for {missing} who do not come",
            reserves,
            missing
        ));
    }
    wrong
}

/// Where somebody stands after the lots: those of one rank who all drew stand in the order in which they did.
fn order(who: StageWho, rank: u32, all: &[Ranked], from: &QualifiedFrom) -> u32 {
    let lot = |who: StageWho| from.plan.drawn.iter().position(|drawn| *drawn == who);
    let Some(own) = all.iter().find(|one| one.who == who) else {
        return rank;
    };
    let level = all
        .iter()
        .filter(|one| one.key == own.key && one.rank == own.rank);
    let lots: Option<Vec<usize>> = level.map(|one| lot(one.who)).collect();
    let before = lots.map_or(0, |lots| {
        lots.iter().filter(|at| Some(**at) < lot(who)).count()
    });
    rank + u32::try_from(before).unwrap_or(0)
}

/// The number of who does not come.
const NOBODY: u32 = 0;

/// Those whose places in a knock-out nobody takes (White Book 144.6): of each group as many as are wanting, after those of the stages
/// before.
fn left_free<'r>(from: &QualifiedFrom, wish: &StageWish, all: &'r [Ranked]) -> Vec<&'r Ranked> {
    if wish.structure != Structure::KnockOut {
        return Vec::new();
    }
    let keys: BTreeSet<&Key> = all.iter().map(|one| &one.key).collect();
    let mut free = Vec::new();
    for (group, key) in keys.into_iter().enumerate() {
        let Some(take) = takes(wish, group) else {
            continue;
        };
        let own = all.iter().filter(|one| one.key == *key);
        let here = own.clone().filter(|one| {
            let mut places = from.places.iter();
            places.any(|place| (place.event, place.was) == (one.who.event, one.who.contestant))
        });
        let here = here.count();
        let before = from.plan.stages[..usize::from(from.stage) - 1].iter();
        let before: u32 = before.map(|wish| takes(wish, group).unwrap_or(0)).sum();
        let absent = |one: &&Ranked| one.left || from.plan.gone.contains(&one.who);
        let mut absent: Vec<(u32, &Ranked)> = own
            .filter(absent)
            .map(|one| (order(one.who, one.rank, all, from), one))
            .filter(|(order, _)| *order > before)
            .collect();
        absent.sort_by_key(|(order, _)| *order);
        let wanting = (take as usize).saturating_sub(here);
        free.extend(absent.into_iter().take(wanting).map(|(_, one)| one));
    }
    free
}

/// The places are those that the plan gives: by rank, there and back, or by the lots of the seed.
fn placed(
    from: &QualifiedFrom,
    wish: &StageWish,
    all: &[Ranked],
    before: &[&Tournament],
) -> Vec<Said> {
    let missing = left_free(from, wish, all);
    let count = from.places.len() + missing.len();
    let percents: BTreeMap<StageWho, Option<Fraction>> = before
        .iter()
        .zip(1..)
        .flat_map(|(event, number)| {
            let places = event
                .standings(None)
                .map(|all| all.places)
                .unwrap_or_default();
            places.into_iter().map(move |place| {
                let percent = place
                    .percent
                    .and_then(|one| Fraction::read(&one.to_string()));
                let who = StageWho {
                    event: number,
                    contestant: place.contestant,
                };
                (who, percent)
            })
        })
        .collect();
    let who = |event, contestant| StageWho { event, contestant };
    let seed = |number: u32, there: StageWho, rank: u32| {
        let percent = percents.get(&there).copied().flatten();
        (number, order(there, rank, all, from), percent)
    };
    // Two who have the same order, and the same percentage, may stand either way.
    let places = from.places.iter();
    let mut seeds: Vec<(u32, u32, Option<Fraction>)> = places
        .map(|one| seed(one.contestant, who(one.event, one.was), one.rank))
        .collect();
    seeds.extend(missing.iter().map(|one| seed(NOBODY, one.who, one.rank)));
    let groups: BTreeSet<&Key> = all.iter().map(|one| &one.key).collect();
    let several = groups.len() > 1;
    let worth = |one: &(u32, u32, Option<Fraction>)| (one.1, one.2.filter(|_| several));
    seeds.sort_by(|a, b| {
        let better = |one: &(u32, u32, Option<Fraction>)| worth(one).1.unwrap_or(Fraction(0, 1));
        a.1.cmp(&b.1).then_with(|| better(b).compare(better(a)))
    });
    let there = seeds.iter().filter(|one| one.0 != NOBODY);
    let by_number: BTreeMap<u32, _> = there.map(|one| (one.0, worth(one))).collect();
    let nobody = seeds.iter().filter(|one| one.0 == NOBODY);
    let lacking: Vec<_> = nobody.map(worth).collect();
    let numbers = match wish.places {
        PlacedBy::Rank => (1..=count).collect(),
        PlacedBy::Snake => (0..count)
            .map(|seed| number_of_seed(seed, count, wish.fields.unwrap_or(2) as usize))
            .collect(),
        PlacedBy::Random => drawn(count, from.plan.seed.unwrap_or(0), u64::from(from.stage)),
    };
    // `numbers` has the number of each seed.
    let fits = numbers.iter().zip(&seeds).all(|(number, seed)| {
        let number = u32::try_from(*number).unwrap_or(0);
        match by_number.get(&number) {
            Some(there) => *there == worth(seed),
            None => lacking.contains(&worth(seed)),
        }
    });
    let within = by_number.keys().all(|&number| number as usize <= count);
    match fits && within {
        true => Vec::new(),
        false => vec![said!(
            "promise-places",
            "the places are not those that the plan and the seed give"
        )],
    }
}

/// The number of a seed, from 0, over so many fields, by its row and column.
fn number_of_seed(seed: usize, count: usize, fields: usize) -> usize {
    let fields = fields.clamp(1, count.max(1));
    let (row, column) = (seed / fields, seed % fields);
    let field_of = |row: usize, column: usize| match row % 2 {
        0 => column,
        _ => fields - 1 - column,
    };
    let field = field_of(row, column);
    // A field has one of each full row, and perhaps one of the last.
    let size = |field: usize| {
        (0..count)
            .filter(|&one| field_of(one / fields, one % fields) == field)
            .count()
    };
    (0..field).map(size).sum::<usize>() + row + 1
}

/// The number of each seed after the lots of SplitMix64, worked out in whole numbers of double length.
fn drawn(count: usize, seed: u64, stage: u64) -> Vec<usize> {
    const WHOLE: u128 = 1 << 64;
    let times = |a: u128, b: u128| (a * b) % WHOLE;
    let purpose = times(u128::from(1 + stage), 0x2545_f491_4f6c_dd1d);
    let mut state = u128::from(seed) ^ purpose;
    let mut next = || {
        state = (state + 0x9e37_79b9_7f4a_7c15) % WHOLE;
        let mut z = times(state ^ (state / (1 << 30)), 0xbf58_476d_1ce4_e5b9);
        z = times(z ^ (z / (1 << 27)), 0x94d0_49bb_1331_11eb);
        z ^ (z / (1 << 31))
    };
    // Which seed has each place.
    let mut seeds: Vec<usize> = (0..count).collect();
    let mut left = count;
    while left > 1 {
        let most = left as u128;
        let fair = (WHOLE - 1) - (WHOLE - 1) % most;
        let mut one = next();
        while one >= fair {
            one = next();
        }
        left -= 1;
        seeds.swap(left, usize::try_from(one % most).unwrap_or(0));
    }
    let mut numbers = vec![0; count];
    for (place, seed) in seeds.into_iter().enumerate() {
        numbers[seed] = place + 1;
    }
    numbers
}

/// A fraction in lowest terms that nobody needs to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fraction(i128, i128);

impl Fraction {
    fn of(above: i128, below: i128) -> Option<Self> {
        let (mut a, mut b) = (above.unsigned_abs(), below.unsigned_abs());
        while b > 0 {
            (a, b) = (b, a % b);
        }
        let common = i128::try_from(a.max(1)).ok()?;
        (below > 0).then(|| Self(above / common, below / common))
    }

    /// `7/3`, `0.25`, `-4`.
    fn read(text: &str) -> Option<Self> {
        if let Some((above, below)) = text.split_once('/') {
            return Self::of(above.parse().ok()?, below.parse().ok()?);
        }
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let digits: i128 = format!("{whole}{rest}").parse().ok()?;
        Self::of(
            digits,
            10_i128.checked_pow(u32::try_from(rest.len()).ok()?)?,
        )
    }

    fn times(self, other: Self) -> Option<Self> {
        Self::of(self.0.checked_mul(other.0)?, self.1.checked_mul(other.1)?)
    }

    fn over(self, other: Self) -> Option<Self> {
        match other.0 > 0 {
            true => self.times(Self(other.1, other.0)),
            false => None,
        }
    }

    /// The next multiple of a unit that is not below.
    fn up_to(self, unit: Self) -> Option<Self> {
        let units = self.over(unit)?;
        let whole = units.0.div_euclid(units.1) + i128::from(units.0.rem_euclid(units.1) > 0);
        Self(whole, 1).times(unit)
    }

    fn compare(self, other: Self) -> std::cmp::Ordering {
        (self.0.saturating_mul(other.1)).cmp(&other.0.saturating_mul(self.1))
    }
}

/// What is carried is what the rule makes of the totals there: C = R x FT / (2 x QT), up to the unit.
fn carried(
    stage: &Tournament,
    before: &[&Tournament],
    from: &QualifiedFrom,
    wish: &StageWish,
    all: &[Ranked],
) -> Vec<Said> {
    let tree = stage.state().carry_over.as_ref();
    let Some(tree) = tree else {
        return match wish.carry {
            Carry::None => Vec::new(),
            _ => vec![said!(
                "promise-nothing-carried",
                "nothing is carried, against the plan"
            )],
        };
    };
    let figure = |tree: Option<&Tree>| tree.and_then(Tree::text).and_then(Fraction::read);
    let scored = match stage.scored(None) {
        Ok(scored) => scored,
        Err(refused) => return vec![refused.reason],
    };
    let mut wrong = Vec::new();
    let unit = figure(tree.get("unit")).unwrap_or(Fraction(1, 10_000));
    let rule = tree.get("rule").and_then(Tree::text).unwrap_or("full");
    let said_rule = match wish.carry {
        Carry::None => "none",
        Carry::Full => "full",
        Carry::Half => "share",
        Carry::WhiteBook172 => "white-book-172",
    };
    if rule != said_rule {
        wrong.push(said!(
            "promise-other-rule",
            "what is carried goes by {rule}, the plan by {planned}",
            rule,
            planned = said_rule
        ));
    }
    let tops = figure(tree.get("final-top")).zip(figure(tree.get("qualifying-top")));
    if rule == "white-book-172" {
        wrong.extend(by_the_book(before, all, tops));
    }
    for place in &from.places {
        let there = all
            .iter()
            .find(|one| (one.who.event, one.who.contestant) == (place.event, place.was));
        let Some(total) = there.map(|one| one.total) else {
            continue;
        };
        let due = match rule {
            "share" => figure(tree.get("share")).and_then(|share| total.times(share)?.up_to(unit)),
            "white-book-172" => tops.and_then(|(last, first)| {
                let share = last.over(first)?.times(Fraction(1, 2))?;
                total.times(share)?.up_to(unit)
            }),
            _ => Some(total),
        };
        let name = place.contestant.to_string();
        let mut standings = scored.scores.standings.iter();
        let here = standings.find(|one| {
            scored.event.contestants[one.contestant.index()]
                .name
                .to_string()
                == name
        });
        let got = here.and_then(|one| Fraction::read(&one.carried.to_string()));
        if got != due {
            wrong.push(said!(
                "promise-carried",
                "contestant {contestant} does not carry what the rule gives",
                contestant = place.contestant
            ));
        }
    }
    wrong
}

/// White Book 172 is for matchpoints, and for contestants who were all ranked together; its tops are those of the boards.
fn by_the_book(
    before: &[&Tournament],
    all: &[Ranked],
    tops: Option<(Fraction, Fraction)>,
) -> Vec<Said> {
    let mut wrong = Vec::new();
    let groups: BTreeSet<&Key> = all.iter().map(|one| &one.key).collect();
    if groups.len() > 1 {
        wrong.push(said!(
            "promise-172-groups",
            "the formula of White Book 172 is used, and there were several rankings"
        ));
    }
    let most = before.iter().filter_map(|event| {
        let scored = event.scored(None).ok()?;
        let boards = scored.scores.boards.iter();
        let tops = boards.filter_map(|board| Fraction::read(&board.top.as_ref()?.to_string()));
        tops.max_by(|a, b| a.compare(*b))
    });
    let most = most.max_by(|a, b| a.compare(*b));
    if tops.map(|(_, first)| first) != most {
        wrong.push(said!(
            "promise-172-top",
            "the top of the qualifier is not that of its boards"
        ));
    }
    wrong
}
