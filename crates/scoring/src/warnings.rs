//! What a Director should look at before a ranking goes out: slips of entry that nothing refuses.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::event::{ContestantId, Direction, Event, EventKind};
use crate::roster::Roster;
use crate::scores::{Scores, Warning};

/// Looks at the event and its scores.
pub(crate) fn look(event: &Event, roster: &Roster, scores: &mut Scores) {
    let mut found = match roster.lines {
        true => wrong_lines(event),
        false => Vec::new(),
    };
    found.extend(several_sections(event));
    found.extend(unequal_boards(event, scores));
    found.extend(nothing_carried(event, scores));
    scores.warnings.extend(found);
}

/// Who is of a line and was entered in the other direction.
fn wrong_lines(event: &Event) -> Vec<Warning> {
    let mut found: Vec<(ContestantId, u32, u32)> = Vec::new();
    let mut places: HashMap<ContestantId, usize> = HashMap::new();
    for (i, result) in (0_u32..).zip(&event.results) {
        for side in Direction::BOTH {
            for who in result.side(side).contestants() {
                if event.line_of(who).is_none_or(|line| line == side) {
                    continue;
                }
                let place = *places.entry(who).or_insert_with(|| {
                    found.push((who, i, 0));
                    found.len() - 1
                });
                found[place].2 += 1;
            }
        }
    }
    let warning = |(contestant, result, results)| Warning::WrongLine {
        contestant,
        result,
        results,
    };
    found.into_iter().map(warning).collect()
}

/// Who has results in several sections of a session.
pub(crate) fn in_several_sections(event: &Event) -> BTreeSet<ContestantId> {
    let mut several = BTreeSet::new();
    if event.sections.len() < 2 || event.kind == EventKind::Teams {
        return several;
    }
    let mut seen: HashMap<(u16, ContestantId), u16> = HashMap::new();
    for result in &event.results {
        for who in Direction::BOTH
            .into_iter()
            .flat_map(|side| result.side(side).contestants())
        {
            let first = *seen.entry((result.session, who)).or_insert(result.section);
            if first != result.section {
                several.insert(who);
            }
        }
    }
    several
}

fn several_sections(event: &Event) -> Option<Warning> {
    let contestants: Vec<ContestantId> = in_several_sections(event).into_iter().collect();
    (!contestants.is_empty()).then_some(Warning::SeveralSections { contestants })
}

/// Points are added up over boards: who has played fewer has had fewer to win on. A percentage is fair to all.
fn unequal_boards(event: &Event, scores: &Scores) -> Option<Warning> {
    if event.has_percent() || event.matches_decide() {
        return None;
    }
    let sat_out = |who: ContestantId| {
        let own = event.sit_outs.iter().filter(|one| one.contestant == who);
        own.map(|one| one.boards).sum::<u32>()
    };
    let ranked = scores.standings.iter().filter(|one| one.rank.is_some());
    let boards = ranked.map(|one| match event.sit_outs.is_empty() {
        true => one.boards,
        false => one.boards.saturating_add(sat_out(one.contestant)),
    });
    let (fewest, most) = boards.fold((u32::MAX, 0), |(fewest, most), boards| {
        (fewest.min(boards), most.max(boards))
    });
    (fewest < most).then_some(Warning::UnequalBoards { fewest, most })
}

/// Who plays and carries nothing, where others do.
fn nothing_carried(event: &Event, scores: &Scores) -> Option<Warning> {
    if event.carry_over.totals.is_empty() {
        return None;
    }
    let carried: HashSet<ContestantId> = event
        .carry_over
        .totals
        .iter()
        .map(|one| one.contestant)
        .collect();
    let plays = scores.standings.iter();
    let plays = plays
        .filter(|one| one.rank.is_some())
        .map(|one| one.contestant);
    let without: BTreeSet<_> = plays.filter(|one| !carried.contains(one)).collect();
    let contestants: Vec<ContestantId> = without.into_iter().collect();
    (!contestants.is_empty()).then_some(Warning::NothingCarried { contestants })
}
