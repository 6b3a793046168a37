//! The groups of a qualifying stage, and who is chosen of them.

use std::collections::BTreeSet;

use openroom_scoring::Exact;
use openroom_scoring::event::Direction;

use super::{Before, calls_reserves};
use crate::entry::{GroupedBy, StagePlan, StageWho, StageWish};
use crate::refusal::Refused;
use crate::reserves::{Group, NoOrder, Ranked, Reserve, call, order};
use crate::said::{quoted, said};

/// Those who are ranked together.
#[derive(Debug, Clone, PartialEq)]
pub struct StageGroup {
    /// The event, counted from 1.
    pub event: u16,
    /// The line, where there are two rankings.
    pub line: Option<Direction>,
    /// The section, where each is a group.
    pub section: Option<String>,
    /// The best first.
    pub ranked: Vec<Candidate>,
    /// The top on a board, where boards have one.
    pub top: Option<Exact>,
    /// Decimals to which totals are shown.
    pub decimals: u32,
}

/// Somebody who may go on.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// Who.
    pub who: StageWho,
    /// The place in the group.
    pub rank: u32,
    /// The result per cent.
    pub percent: Option<Exact>,
    /// The total.
    pub total: Exact,
    /// The most that it could have been; 0 where there is no percentage.
    pub possible: Exact,
    /// It has left the qualifying event, so that it does not go on.
    pub left: bool,
}

/// Somebody who goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub who: StageWho,
    /// The group and the place in its list.
    pub group: usize,
    pub at: usize,
    /// The rank, after lots where they were drawn.
    pub order: u32,
    pub reserve: bool,
    /// It does not come, and in a knock-out nobody takes its place (White Book 144.6).
    pub absent: bool,
}

/// Why nobody is chosen yet.
pub enum Stopped {
    Refused(Refused),
    /// These are level, and lots decide.
    Lots(Vec<StageWho>),
}

impl From<Refused> for Stopped {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// The groups of the events before.
pub fn groups(before: &[Before<'_>], by: GroupedBy) -> Result<Vec<StageGroup>, Refused> {
    let mut groups = Vec::new();
    for (one, event) in before.iter().zip(1..) {
        groups.extend(of_event(one, event, by)?);
    }
    if groups.iter().all(|group| group.ranked.is_empty()) {
        return Err(Refused::plain(said!(
            "stage-nobody-ranked",
            "nobody is ranked yet, so nobody can go on"
        )));
    }
    Ok(groups)
}

fn of_event(before: &Before<'_>, event: u16, by: GroupedBy) -> Result<Vec<StageGroup>, Refused> {
    let state = before.event.state();
    let scored = before.event.scored(None)?;
    let standings = scored.standings();
    let tops = scored.scores.boards.iter();
    let top = tops.filter_map(|board| board.top.clone()).max();
    let mut groups: Vec<StageGroup> = Vec::new();
    for (place, kept) in standings.places.iter().zip(&scored.scores.standings) {
        let section = match by {
            GroupedBy::Ranking => None,
            GroupedBy::Section => Some(place.section.clone().ok_or_else(|| {
                Refused::plain(said!(
                    "stage-no-sections",
                    "contestant {contestant} of event {event} has no place in a section; choose by ranking",
                    contestant = place.contestant,
                    event
                ))
            })?),
        };
        let rank = match &section {
            Some((_, rank)) => Some(*rank),
            None => place.rank,
        };
        let Some(rank) = rank.filter(|_| place.rank.is_some()) else {
            continue;
        };
        let section = section.map(|(name, _)| name);
        let own = |group: &StageGroup| group.line == place.line && group.section == section;
        let at = match groups.iter().position(own) {
            Some(at) => at,
            None => {
                groups.push(StageGroup {
                    event,
                    line: place.line,
                    section: section.clone(),
                    ranked: Vec::new(),
                    top: top.clone(),
                    decimals: standings.decimals,
                });
                groups.len() - 1
            }
        };
        let contestant = state.contestants.get(&place.contestant);
        groups[at].ranked.push(Candidate {
            who: StageWho {
                event,
                contestant: place.contestant,
            },
            rank,
            percent: place.percent.clone(),
            total: place.total.clone(),
            possible: kept.possible.clone(),
            left: contestant.is_none_or(|one| one.withdrawn.is_some() || one.disqualified),
        });
    }
    for group in &mut groups {
        // Sections have one list, ranked together: a section of two lines is two groups.
        group.ranked.sort_by_key(|one| one.rank);
        let ranks: Vec<u32> = group.ranked.iter().map(|one| one.rank).collect();
        for one in &mut group.ranked {
            let better = ranks.iter().filter(|&&rank| rank < one.rank).count();
            one.rank = 1 + u32::try_from(better).unwrap_or(u32::MAX);
        }
    }
    groups.sort_by_key(|group| (group.section.clone(), group.line.map(|line| line.index())));
    Ok(groups)
}

/// How many of each group.
pub fn wanted(wish: &StageWish, groups: &[StageGroup]) -> Vec<u32> {
    match wish.take[..] {
        [one] => vec![one; groups.len()],
        _ => wish.take.clone(),
    }
}

/// Who is chosen for each stage.
pub fn choose(groups: &[StageGroup], plan: &StagePlan) -> Result<Vec<Vec<Chosen>>, Stopped> {
    check_names(groups, plan)?;
    let gone = |one: &Candidate| one.left || plan.gone.contains(&one.who);
    // Each group as it is after lots: the places in its list, and the rank that each has then.
    let mut left: Vec<Vec<(usize, u32)>> =
        groups.iter().map(|group| after_lots(group, plan)).collect();
    let mut stages = Vec::new();
    for (wish, number) in plan.stages.iter().zip(1_u32..) {
        let chosen = match wish.take.is_empty() {
            true => rest(groups, &left, &gone),
            false => one_stage(groups, &left, wish, plan, &gone, number)?,
        };
        let coming = chosen.iter().filter(|one| !one.absent).count();
        if coming < 2 {
            return Err(Refused::plain(said!(
                "stage-too-few",
                "only {count} would play in {name}; at least two are needed",
                count = coming,
                name = quoted(&wish.name)
            ))
            .into());
        }
        let wanted = wanted(wish, groups);
        for (at, group) in left.iter_mut().enumerate() {
            // Those of its places, whether they come or not, and reserves.
            let first = group
                .len()
                .min(wanted.get(at).map_or(0, |&take| take as usize));
            group.drain(..first);
            group.retain(|(place, _)| {
                let mut taken = chosen.iter();
                !taken.any(|one| (one.group, one.at) == (at, *place))
            });
        }
        stages.push(chosen);
    }
    Ok(stages)
}

/// Everybody who is named is there.
fn check_names(groups: &[StageGroup], plan: &StagePlan) -> Result<(), Refused> {
    let known: BTreeSet<StageWho> = groups
        .iter()
        .flat_map(|group| &group.ranked)
        .map(|one| one.who)
        .collect();
    match plan
        .gone
        .iter()
        .chain(&plan.drawn)
        .find(|who| !known.contains(who))
    {
        Some(who) => Err(Refused::plain(said!(
            "stage-unknown",
            "{who} is nobody who is ranked; write the event and the contestant there, such as 1/7",
            who = who.to_string()
        ))),
        None => Ok(()),
    }
}

/// The list of a group, those who are level in the order in which they drew, if all of them did.
fn after_lots(group: &StageGroup, plan: &StagePlan) -> Vec<(usize, u32)> {
    let drawn = |at: usize| {
        plan.drawn
            .iter()
            .position(|who| *who == group.ranked[at].who)
    };
    let mut list: Vec<(usize, u32)> = group
        .ranked
        .iter()
        .enumerate()
        .map(|(at, one)| (at, one.rank))
        .collect();
    for level in list.chunk_by_mut(|a, b| a.1 == b.1) {
        if level.len() > 1 && level.iter().all(|(at, _)| drawn(*at).is_some()) {
            level.sort_by_key(|(at, _)| drawn(*at));
            for (place, one) in level.iter_mut().enumerate() {
                one.1 += u32::try_from(place).unwrap_or(0);
            }
        }
    }
    list
}

fn chosen(groups: &[StageGroup], group: usize, (at, order): (usize, u32), reserve: bool) -> Chosen {
    Chosen {
        who: groups[group].ranked[at].who,
        group,
        at,
        order,
        reserve,
        absent: false,
    }
}

fn rest(
    groups: &[StageGroup],
    left: &[Vec<(usize, u32)>],
    gone: &impl Fn(&Candidate) -> bool,
) -> Vec<Chosen> {
    let all = left
        .iter()
        .enumerate()
        .flat_map(|(group, list)| list.iter().map(move |&one| (group, one)));
    all.filter(|&(group, (at, _))| !gone(&groups[group].ranked[at]))
        .map(|(group, one)| chosen(groups, group, one, false))
        .collect()
}

/// The first of each group, and reserves for those who do not come.
fn one_stage(
    groups: &[StageGroup],
    left: &[Vec<(usize, u32)>],
    wish: &StageWish,
    plan: &StagePlan,
    gone: &impl Fn(&Candidate) -> bool,
    number: u32,
) -> Result<Vec<Chosen>, Stopped> {
    let wanted = wanted(wish, groups);
    if wanted.len() != groups.len() {
        return Err(Refused::plain(said!(
            "stage-numbers",
            "{name}: there are {groups} groups; write one number for all of them, or {groups} numbers",
            name = quoted(&wish.name),
            groups = groups.len()
        ))
        .into());
    }
    let (mut all, mut gaps) = (Vec::new(), Vec::new());
    let calls = calls_reserves(wish.structure);
    for (group, (list, &take)) in left.iter().zip(&wanted).enumerate() {
        let take = take as usize;
        if take > list.len() {
            return Err(Refused::plain(said!(
                "stage-too-many",
                "{name}: {take} are to come from group {group}, and only {there} are left there",
                name = quoted(&wish.name),
                take,
                group = group + 1,
                there = list.len()
            ))
            .into());
        }
        // Level on both sides of the line: lots.
        if let (Some(last), Some(next)) = (
            take.checked_sub(1).and_then(|at| list.get(at)),
            list.get(take),
        ) && last.1 == next.1
        {
            let level = list.iter().filter(|one| one.1 == last.1);
            return Err(Stopped::Lots(
                level.map(|(at, _)| groups[group].ranked[*at].who).collect(),
            ));
        }
        for &one in &list[..take] {
            let candidate = &groups[group].ranked[one.0];
            match gone(candidate) {
                true if calls => gaps.push((group, candidate.who)),
                true => all.push(Chosen {
                    absent: true,
                    ..chosen(groups, group, one, false)
                }),
                false => all.push(chosen(groups, group, one, false)),
            }
        }
    }
    if !gaps.is_empty() {
        all.extend(reserves(groups, left, &wanted, plan, gone, &gaps, number)?);
    }
    Ok(all)
}

/// The reserves for the gaps, in the order of White Book 144.6.
fn reserves(
    groups: &[StageGroup],
    left: &[Vec<(usize, u32)>],
    wanted: &[u32],
    plan: &StagePlan,
    gone: &impl Fn(&Candidate) -> bool,
    gaps: &[(usize, StageWho)],
    number: u32,
) -> Result<Vec<Chosen>, Stopped> {
    // Those of whom none is wanted give no reserves: there is nobody with whom they could be compared.
    let asked: Vec<usize> = (0..groups.len())
        .filter(|&group| wanted[group] > 0)
        .collect();
    let as_ranked = |group: usize| {
        let list = left[group].iter().enumerate();
        let stays = |(place, (at, _)): &(usize, &(usize, u32))| {
            *place < wanted[group] as usize || !gone(&groups[group].ranked[*at])
        };
        let ranked = list.filter(stays).map(|(_, &(at, rank))| Ranked {
            contestant: groups[group].ranked[at].who.contestant,
            rank,
            percent: groups[group].ranked[at].percent.clone(),
        });
        Group {
            qualify: wanted[group],
            ranked: ranked.collect(),
            entrants: u32::try_from(groups[group].ranked.len()).unwrap_or(u32::MAX),
        }
    };
    let lists: Vec<Group> = asked.iter().map(|&group| as_ranked(group)).collect();
    let refused = |error| Stopped::Refused(no_order(&error, number));
    // Lots of reserves of several groups; within a group they have been looked at.
    let level = order(&lists, &[]).map_err(refused)?;
    let level: Vec<&Reserve> = level.iter().filter(|one| one.lots).collect();
    let who = |reserve: &Reserve| StageWho {
        event: groups[asked[reserve.group]].event,
        contestant: reserve.contestant,
    };
    let mut drawn: Vec<(usize, u32)> = Vec::new();
    for one in &plan.drawn {
        drawn.extend(
            level
                .iter()
                .filter(|level| who(level) == *one)
                .map(|level| (level.group, level.contestant)),
        );
    }
    let at = |group: usize| {
        asked
            .iter()
            .position(|&one| one == group)
            .unwrap_or_default()
    };
    let gaps: Vec<(usize, u32)> = gaps
        .iter()
        .map(|&(group, who)| (at(group), who.contestant))
        .collect();
    let called = call(&lists, &drawn, &gaps).map_err(refused)?;
    let mut all = Vec::new();
    for reserve in called.into_iter().flatten() {
        if reserve.lots {
            let same = |other: &&&Reserve| {
                other.percent == reserve.percent
                    && (reserve.percent.is_some() || other.group == reserve.group)
            };
            return Err(Stopped::Lots(
                level.iter().filter(same).map(|one| who(one)).collect(),
            ));
        }
        let group = asked[reserve.group];
        let mut list = left[group].iter();
        let own = list.find(|(at, _)| groups[group].ranked[*at].who == who(&reserve));
        all.extend(own.map(|&own| chosen(groups, group, own, true)));
    }
    Ok(all)
}

fn no_order(error: &NoOrder, stage: u32) -> Refused {
    Refused::white_book(
        "144.6",
        match error {
            NoOrder::NoPercent(_) => said!(
                "stage-no-percent",
                "stage {stage}: somebody does not come, and the reserves of several groups are compared by percentages, which there are none of here; leave the place free and enter the reserve by hand",
                stage
            ),
            _ => said!(
                "stage-no-reserves",
                "stage {stage}: the reserves cannot be put in order; look at the numbers of those who go on",
                stage
            ),
        },
    )
}
