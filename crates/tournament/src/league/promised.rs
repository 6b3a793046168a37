//! A second look at a league: what it promises its teams, held against what its log has. It was written apart from what makes fixtures,
//! and shares nothing with it but the data.

use std::collections::{BTreeMap, BTreeSet};

use crate::said::{Said, said};
use crate::tournament::Tournament;

/// Something that a league does not keep, or that is still to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unkept {
    /// The session, if it is about one.
    pub session: Option<u16>,
    /// What was found.
    pub said: Said,
    /// A promise is broken; else a match is still to be played.
    pub broken: bool,
}

/// All that is not as a league promises: everybody meets everybody as often as it says, at the home of either where they meet twice;
/// nobody plays two teams in a week, or twice on a day; home and away are as even as the number of matches allows; what is outstanding
/// is named.
#[must_use]
pub fn promised(event: &Tournament) -> Vec<Unkept> {
    let state = event.state();
    let mut found = Vec::new();
    let Some(league) = &state.league else {
        return found;
    };
    let mut broken = |session: Option<u16>, said: Said| {
        found.push(Unkept {
            session,
            said,
            broken: true,
        });
    };
    let here: Vec<u32> = state.contestants.keys().copied().collect();
    let gone = |team: u32| {
        state
            .contestants
            .get(&team)
            .is_none_or(|one| one.withdrawn.is_some() || one.disqualified)
    };
    // Who met whom, straight from the tables.
    let mut games: BTreeSet<(u16, u32, u32, u32)> = BTreeSet::new();
    for (week, session) in (1_u16..).zip(&state.sessions) {
        for (turn, round) in (1_u32..).zip(&session.rounds) {
            for table in round.tables.iter() {
                let mut sitting: Vec<u32> = table.sitting.contestants().collect();
                sitting.sort_unstable();
                if let [one, other] = sitting[..] {
                    games.insert((week, turn, one, other));
                }
            }
        }
    }
    let mut busy: BTreeMap<(u16, u32, u32), u32> = BTreeMap::new();
    for &(week, turn, one, other) in &games {
        for team in [one, other] {
            *busy.entry((week, turn, team)).or_default() += 1;
        }
    }
    for ((week, _, team), count) in busy {
        if count > 1 {
            broken(
                Some(week),
                said!(
                    "league-busy-week",
                    "team {team} has {count} matches in one round",
                    team,
                    count
                ),
            );
        }
    }
    let mut days: BTreeMap<(String, u32), u32> = BTreeMap::new();
    let mut homes: BTreeMap<u32, (i64, i64)> = BTreeMap::new();
    let mut hosts: BTreeMap<(u32, u32), Vec<u32>> = BTreeMap::new();
    for (meeting, at) in &state.fixtures {
        let two = [meeting.teams.0, meeting.teams.1];
        for team in two {
            if let Some(on) = at.on {
                let text = on.to_string();
                let day = text.split('T').next().unwrap_or_default().to_owned();
                *days.entry((day, team)).or_default() += 1;
            }
            let sides = homes.entry(team).or_default();
            match team == at.home {
                true => sides.0 += 1,
                false => sides.1 += 1,
            }
        }
        hosts.entry((two[0], two[1])).or_default().push(at.home);
    }
    for ((day, team), count) in days {
        if count > 1 {
            broken(
                None,
                said!(
                    "league-busy-day",
                    "team {team} has {count} matches on {day}",
                    team,
                    count,
                    day
                ),
            );
        }
    }
    for (at, &one) in here.iter().enumerate() {
        for &other in &here[at + 1..] {
            let mut met = 0_u32;
            for &(_, _, low, high) in &games {
                met += u32::from((low, high) == (one, other));
            }
            if met != league.times && !gone(one) && !gone(other) {
                broken(
                    None,
                    said!(
                        "league-met",
                        "the number of matches between teams {one} and {other} is {met}, not {times}",
                        one,
                        other,
                        met,
                        times = league.times
                    ),
                );
            }
            let at_home = hosts.get(&(one, other)).map_or(&[][..], Vec::as_slice);
            if let [first, second] = *at_home
                && first == second
                && league.times == 2
            {
                broken(
                    None,
                    said!(
                        "league-one-home",
                        "teams {one} and {other} meet twice at the home of {first}",
                        one,
                        other,
                        first
                    ),
                );
            }
        }
    }
    for (team, (home, away)) in homes {
        let uneven = (home - away).abs() > i64::from(league.times == 1);
        if uneven && !gone(team) {
            broken(
                None,
                said!(
                    "league-home-away",
                    "matches of team {team} at home: {home}, away: {away}",
                    team,
                    home,
                    away
                ),
            );
        }
    }
    for one in event.outstanding() {
        let [first, second] = one.teams;
        found.push(Unkept {
            session: Some(one.session),
            said: said!(
                "league-still-to-play",
                "the match between {first} and {second} is still to be played",
                first,
                second
            ),
            broken: false,
        });
    }
    found
}
