//! The order of reserves (White Book 144.6): who is called when somebody who qualified does not come.
//!
//! The first gap in a group goes to the next of that group. For every other gap all first reserves come before any second
//! one; among those of the same place: the group of which the smallest share qualified, then who is least behind the last of its
//! group that did, then the highest percentage, then lots.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use openroom_scoring::Exact;
use openroom_scoring::event::Direction;

use crate::Tournament;
use crate::scored::Standings;

/// Somebody with a rank in a group.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranked {
    /// Who.
    pub contestant: u32,
    /// The rank, which others may share.
    pub rank: u32,
    /// The percentage, where there is one.
    pub percent: Option<Exact>,
}

/// A group of a qualifying stage, or the whole field.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// How many qualify.
    pub qualify: u32,
    /// Those who are ranked, the best first. Who left is there only among those who qualified, whose place is then free.
    pub ranked: Vec<Ranked>,
    /// How many took part.
    pub entrants: u32,
}

impl Group {
    /// The group as its standings have it: those of a line where there are two, each being a field of its own (78A).
    #[must_use]
    pub fn of(
        event: &Tournament,
        standings: &Standings,
        line: Option<Direction>,
        qualify: u32,
    ) -> Self {
        let of_line = standings.places.iter().filter(|place| place.line == line);
        let left = |who: u32| {
            let found = event.state().contestants.get(&who);
            found.is_some_and(|contestant| contestant.withdrawn.is_some())
        };
        let ranked = of_line.clone().filter_map(|place| {
            Some(Ranked {
                contestant: place.contestant,
                rank: place.rank?,
                percent: place.percent.clone(),
            })
        });
        // Who has left is no reserve.
        let ranked = ranked
            .enumerate()
            .filter(|(at, ranked)| *at < qualify as usize || !left(ranked.contestant));
        Self {
            qualify,
            ranked: ranked.map(|(_, ranked)| ranked).collect(),
            entrants: u32::try_from(of_line.count()).unwrap_or(u32::MAX),
        }
    }

    /// The reserve of that place, from 1.
    fn reserve(&self, group: usize, place: u32, drawn: Drawn<'_>) -> Option<Reserve> {
        let at = self.qualify.checked_add(place)?.checked_sub(1)? as usize;
        let own = self.ranked.get(at)?;
        let last = self.ranked.get((self.qualify as usize).checked_sub(1)?)?;
        let behind = last.percent.clone().zip(own.percent.clone());
        let level = self.ranked.iter().filter(|other| other.rank == own.rank);
        let level: Vec<_> = level.map(|one| (group, one.contestant)).collect();
        Some(Reserve {
            group,
            contestant: own.contestant,
            place,
            behind: behind.map(|(last, own)| last - own),
            percent: own.percent.clone(),
            lots: level.len() > 1 && places(&level, drawn).is_none(),
        })
    }

    /// The share of those who qualify.
    fn share(&self) -> Exact {
        Exact::int(self.qualify.into()) / Exact::int(self.entrants.max(1).into())
    }
}

/// A reserve.
#[derive(Debug, Clone, PartialEq)]
pub struct Reserve {
    /// The place of its group among those given, from 0.
    pub group: usize,
    /// Who.
    pub contestant: u32,
    /// First, second ... reserve of its group.
    pub place: u32,
    /// Its percentage.
    pub percent: Option<Exact>,
    /// How far it is behind the last of its group that qualified.
    pub behind: Option<Exact>,
    /// Level with another one in everything, be it a reserve or one who qualified: lots are drawn.
    pub lots: bool,
}

impl Reserve {
    const fn name(&self) -> (usize, u32) {
        (self.group, self.contestant)
    }
}

/// Why there is no order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoOrder {
    /// More qualify from a group than it has ranked contestants, or nobody.
    Qualify(usize),
    /// Several groups are compared by percentages, and a group has none.
    NoPercent(usize),
    /// Who is gone did not qualify from that group, or is named twice.
    NotQualified(usize, u32),
    /// Who drew lots is level with nobody, or is named twice.
    NotLevel(usize, u32),
}

/// Lots that were drawn among those who are level (White Book 144.6d): group and contestant, the first first.
pub type Drawn<'d> = &'d [(usize, u32)];

/// The place of each in the draw, if all of them drew.
fn places(level: &[(usize, u32)], drawn: Drawn<'_>) -> Option<Vec<usize>> {
    let place = |one| drawn.iter().position(|other| other == one);
    level.iter().map(place).collect()
}

/// The groups with those who are level in the order in which they drew.
fn after_lots(groups: &[Group], drawn: Drawn<'_>) -> Vec<Group> {
    let mut groups = groups.to_vec();
    for (at, group) in groups.iter_mut().enumerate() {
        for level in group.ranked.chunk_by_mut(|a, b| a.rank == b.rank) {
            let names: Vec<_> = level.iter().map(|one| (at, one.contestant)).collect();
            if level.len() > 1 && places(&names, drawn).is_some() {
                level.sort_by_key(|one| places(&[(at, one.contestant)], drawn));
            }
        }
    }
    groups
}

/// All reserves in the order in which they are called, the gaps of each group's own first reserve apart. Lots count among those
/// who are level if all of them drew.
///
/// # Errors
/// Groups that cannot be compared; lots of who needs none.
pub fn order(groups: &[Group], drawn: Drawn<'_>) -> Result<Vec<Reserve>, NoOrder> {
    for (at, group) in groups.iter().enumerate() {
        if group.qualify == 0 || group.qualify as usize > group.ranked.len() {
            return Err(NoOrder::Qualify(at));
        }
        let percent = group.ranked.iter().all(|one| one.percent.is_some());
        if groups.len() > 1 && !percent {
            return Err(NoOrder::NoPercent(at));
        }
    }
    let groups = &after_lots(groups, drawn)[..];
    let mut all = Vec::new();
    // Who is level with anybody, in its group or with reserves of others.
    let mut needed = BTreeSet::new();
    for (at, group) in groups.iter().enumerate() {
        let level = group.ranked.chunk_by(|a, b| a.rank == b.rank);
        let level = level.filter(|level| level.len() > 1).flatten();
        needed.extend(level.map(|one| (at, one.contestant)));
    }
    for place in 1.. {
        let reserves = groups.iter().enumerate();
        let mut of_place: Vec<Reserve> = reserves
            .filter_map(|(at, group)| group.reserve(at, place, drawn))
            .collect();
        if of_place.is_empty() {
            break;
        }
        let key = |reserve: &Reserve| {
            let share = groups[reserve.group].share();
            (
                share,
                reserve.behind.clone(),
                Reverse(reserve.percent.clone()),
            )
        };
        of_place.sort_by_key(|reserve| (key(reserve), reserve.group));
        for level in of_place.chunk_by_mut(|a, b| key(a) == key(b)) {
            if level.len() < 2 {
                continue;
            }
            let names: Vec<_> = level.iter().map(Reserve::name).collect();
            match places(&names, drawn) {
                Some(_) => level.sort_by_key(|one| places(&[one.name()], drawn)),
                None => level.iter_mut().for_each(|one| one.lots = true),
            }
            needed.extend(names);
        }
        all.append(&mut of_place);
    }
    for (i, one) in drawn.iter().enumerate() {
        if !needed.contains(one) || drawn[..i].contains(one) {
            return Err(NoOrder::NotLevel(one.0, one.1));
        }
    }
    Ok(all)
}

/// Who takes the place of each that is gone, in that order: group and contestant. Nobody where no reserve is left.
///
/// # Errors
/// As [`order`], and who is gone did not qualify.
pub fn call(
    groups: &[Group],
    drawn: Drawn<'_>,
    gone: &[(usize, u32)],
) -> Result<Vec<Option<Reserve>>, NoOrder> {
    let mut waiting = order(groups, drawn)?;
    let groups = &after_lots(groups, drawn)[..];
    let mut called = Vec::new();
    for (i, &(group, contestant)) in gone.iter().enumerate() {
        let qualified = groups.get(group).is_some_and(|of| {
            let mut first = of.ranked.iter().take(of.qualify as usize);
            first.any(|one| one.contestant == contestant)
        });
        // Who was called and does not come leaves a gap too.
        let stepped_in = called
            .iter()
            .flatten()
            .any(|reserve: &Reserve| (reserve.group, reserve.contestant) == (group, contestant));
        if !(qualified || stepped_in) || gone[..i].contains(&(group, contestant)) {
            return Err(NoOrder::NotQualified(group, contestant));
        }
        let first_gap = !gone[..i].iter().any(|(other, _)| *other == group);
        let own = |reserve: &Reserve| reserve.group == group && reserve.place == 1;
        let at = match waiting.iter().position(own) {
            Some(at) if first_gap => Some(at),
            _ => (!waiting.is_empty()).then_some(0),
        };
        called.push(at.map(|at| waiting.remove(at)));
    }
    Ok(called)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(qualify: u32, percents: &[i64]) -> Group {
        let ranked = (1..).zip(percents).map(|(contestant, &percent)| Ranked {
            contestant,
            rank: 1 + u32::try_from(percents.iter().filter(|&&p| p > percent).count()).unwrap(),
            percent: Some(Exact::int(percent)),
        });
        Group {
            qualify,
            ranked: ranked.collect(),
            entrants: u32::try_from(percents.len()).unwrap(),
        }
    }

    fn names(reserves: &[Reserve]) -> Vec<(usize, u32)> {
        reserves.iter().map(|r| (r.group, r.contestant)).collect()
    }

    #[test]
    fn one_field_goes_by_its_score() {
        let field = [group(2, &[60, 58, 55, 52])];
        assert_eq!(names(&order(&field, &[]).unwrap()), [(0, 3), (0, 4)]);
    }

    /// Group 1 has the smaller share (2 of 6), so its reserve leads; of groups 0 and 2, both 2 of 4, the third is nearer.
    #[test]
    fn several_groups_by_share_then_distance_then_percentage() {
        let groups = [
            group(2, &[60, 58, 50, 40]),
            group(2, &[65, 64, 45, 44, 43, 42]),
            group(2, &[60, 52, 50, 40]),
        ];
        let all = order(&groups, &[]).unwrap();
        assert_eq!(names(&all)[..3], [(1, 3), (2, 3), (0, 3)]);
        // Every first reserve before any second: 20 behind comes last.
        assert_eq!(all[3].place, 2);
        assert!(all.iter().all(|reserve| !reserve.lots));
        let level = order(&[group(1, &[60, 50]), group(1, &[60, 50])], &[]).unwrap();
        assert!(level[0].lots && level[1].lots);
    }

    /// Level in its own group, with another reserve or with the last who qualified: lots.
    #[test]
    fn level_within_a_group() {
        let lots = |percents: &[i64]| {
            let order = order(&[group(2, percents)], &[]).unwrap();
            order.iter().map(|reserve| reserve.lots).collect::<Vec<_>>()
        };
        assert_eq!(lots(&[60, 58, 55, 55, 40]), [true, true, false]);
        assert_eq!(lots(&[60, 58, 58, 40]), [true, false]);
        assert_eq!(lots(&[60, 60, 58, 40]), [false, false]);
    }

    /// The first gap of a group is its own reserve's; the second goes to the best first reserve of another group.
    #[test]
    fn gaps_are_filled_in_order() {
        let groups = [
            group(2, &[60, 58, 50, 49]),
            group(2, &[65, 64, 45, 44, 43, 42]),
        ];
        let called = call(&groups, &[], &[(0, 1), (0, 2), (1, 1)]).unwrap();
        let called: Vec<_> = called.into_iter().flatten().collect();
        // Then group 1 has its first gap, but its first reserve is taken: the best of the second reserves comes.
        assert_eq!(names(&called), [(0, 3), (1, 3), (1, 4)]);
        assert_eq!(
            call(&groups, &[], &[(0, 4)]),
            Err(NoOrder::NotQualified(0, 4))
        );
        assert_eq!(order(&[group(5, &[60])], &[]), Err(NoOrder::Qualify(0)));
    }

    /// 144.6d: who drew a place has it, can be named as gone, and nobody is asked for lots again.
    #[test]
    fn lots_that_were_drawn() {
        let groups = [group(2, &[60, 58, 58, 40])];
        let all = order(&groups, &[(0, 3), (0, 2)]).unwrap();
        assert_eq!(names(&all), [(0, 2), (0, 4)]);
        assert!(all.iter().all(|reserve| !reserve.lots));
        let called = call(&groups, &[(0, 3), (0, 2)], &[(0, 3)]).unwrap();
        assert_eq!(called[0].as_ref().unwrap().contestant, 2);
        // Reserves of two groups that are level.
        let two = [group(1, &[60, 50]), group(1, &[60, 50])];
        let all = order(&two, &[(1, 2), (0, 2)]).unwrap();
        assert_eq!(names(&all), [(1, 2), (0, 2)]);
        assert!(all.iter().all(|reserve| !reserve.lots));
        // One of two says nothing; nor does who is level with nobody, or is there twice.
        assert!(order(&two, &[(1, 2)]).unwrap()[0].lots);
        assert_eq!(names(&order(&two, &[(1, 2)]).unwrap())[0], (0, 2));
        assert_eq!(order(&groups, &[(0, 4)]), Err(NoOrder::NotLevel(0, 4)));
        let twice = [(0, 3), (0, 2), (0, 3)];
        assert_eq!(order(&groups, &twice), Err(NoOrder::NotLevel(0, 3)));
    }
}
