//! Fixtures of a league: who meets whom in which week, at whose home, once or twice; and the proof of it.
//!
//! ```
//! use openroom_movements::league;
//!
//! // Six teams, home and away: ten weeks of three matches.
//! let season = league::fixtures(6, 2).unwrap();
//! assert_eq!((season.len(), season[0].len()), (10, 3));
//! let report = league::check(6, 2, &season);
//! assert_eq!(report.faults, []);
//! assert_eq!((report.figures.home, report.figures.longest), ((5, 5), 2));
//! ```

use core::fmt;
use std::collections::BTreeMap;

use openroom_said::{Said, said};

use crate::fault::Fault;
use crate::generate::{NotMade, copies_for, impossible, match_tables, set};
use crate::movement::{Contestant, Entrants, Movement, Round};

/// A match: who is at home, and who comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fixture {
    /// The hosts.
    pub home: Contestant,
    /// Their guests.
    pub away: Contestant,
}

impl Fixture {
    /// The same match at the other's.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            home: self.away,
            away: self.home,
        }
    }

    /// Both, the lower number first.
    #[must_use]
    pub fn both(self) -> (Contestant, Contestant) {
        (self.home.min(self.away), self.home.max(self.away))
    }
}

/// The most teams of a division.
pub const MOST_TEAMS: u32 = 100;

/// The fixtures of a league, week by week: each team against each other one, `times` times (1 or 2). With an odd number one has no
/// match in each week.
///
/// Once: an even number of teams is at home (or away) in two weeks running as seldom as can be, once each but for two teams, which
/// are never; an odd number never. Nobody has more than one home match more than matches away. Twice: each two meet once at the home
/// of either, and everybody is at home exactly as often as away; nobody three times running; between the two meetings of two teams
/// lie all but one of the others.
///
/// # Errors
/// Why there are none.
pub fn fixtures(teams: u32, times: u32) -> Result<Vec<Vec<Fixture>>, NotMade> {
    if !(3..=MOST_TEAMS).contains(&teams) {
        return impossible(said!(
            "made-league-for-3-100",
            "a league is for 3 to {most} teams",
            most = MOST_TEAMS
        ));
    }
    if !(1..=2).contains(&times) {
        return impossible(said!(
            "made-league-once-or-twice",
            "in a league each two teams meet once or twice"
        ));
    }
    let first = once(teams);
    let mut season = first.clone();
    if times == 2 {
        // From the second week on, the first one last: the return matches that follow are far from the first ones, and nobody has a
        // third match running at home.
        let back = first.iter().cycle().skip(1).take(first.len());
        season.extend(back.map(|week| week.iter().map(|game| game.turned()).collect()));
    }
    match check(teams, times, &season).faults.first() {
        None => Ok(season),
        Some(fault) => impossible(fault.said()),
    }
}

/// Everybody against everybody once, turned round the room: one stays, the others go on by a place each week. Sides alternate from
/// place to place, and from week to week for the one who stays.
fn once(teams: u32) -> Vec<Vec<Fixture>> {
    let places = teams + teams % 2;
    let weeks = places - 1;
    let week = |r: u32| {
        let stays = (places - 1, r);
        let pairs = (1..places / 2).map(|d| ((r + d) % weeks, (r + weeks - d) % weeks, d % 2 == 1));
        let all = core::iter::once((stays.0, stays.1, r.is_multiple_of(2))).chain(pairs);
        let there = all.filter(|&(one, other, _)| one.max(other) < teams);
        there
            .map(|(one, other, first)| {
                let (home, away) = if first { (one, other) } else { (other, one) };
                Fixture {
                    home: home + 1,
                    away: away + 1,
                }
            })
            .collect()
    };
    (0..weeks).map(week).collect()
}

/// A week of a league as the movement of a session: two tables a match, the first with the hosts North-South. Each match has its own
/// copy of the boards.
///
/// # Errors
/// If it is no week of such a league.
pub fn week(teams: u32, games: &[Fixture], boards: u32) -> Result<Movement, NotMade> {
    if !(1..=64).contains(&boards) {
        return impossible(said!(
            "made-league-boards",
            "a match of a league has 1 to 64 boards"
        ));
    }
    let boards = set(0, boards);
    let mut movement = Movement::new(format!("League, {teams} teams"), Entrants::Teams, teams);
    movement.copies = copies_for(games.len(), &boards);
    let mut round = Round::default();
    for (game, place) in games.iter().zip(0_u32..) {
        round
            .tables
            .extend(match_tables(2 * place + 1, game.home, game.away, &boards));
    }
    movement.rounds.push(round);
    // With an odd number one has no match in each week.
    let mut faults = crate::check(&movement).faults.into_iter();
    match faults.find(|fault| !matches!(fault, Fault::NeverPlays { .. })) {
        None => Ok(movement),
        Some(fault) => Err(NotMade::Refuted {
            name: movement.name,
            fault,
        }),
    }
}

/// What is wrong with fixtures. Weeks count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeagueFault {
    /// A number that no team has.
    UnknownTeam(usize, Contestant),
    /// A team has two matches in a week, or meets itself.
    TwiceInAWeek(usize, Contestant),
    /// Two teams meet so often, not as often as they should.
    Meetings(Contestant, Contestant, u32),
    /// The first is at home for both matches of the two.
    SameHome(Contestant, Contestant),
    /// A team is at home so often, and so often away.
    Uneven(Contestant, u32, u32),
}

impl LeagueFault {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        match *self {
            Self::UnknownTeam(week, team) => said!(
                "league-unknown-team",
                "week {week}: there is no team {team}",
                week,
                team
            ),
            Self::TwiceInAWeek(week, team) => said!(
                "league-twice-in-a-week",
                "week {week}: team {team} has two matches",
                week,
                team
            ),
            Self::Meetings(one, other, count) => said!(
                "league-meetings",
                "the number of matches between teams {one} and {other} is {count}",
                one,
                other,
                count
            ),
            Self::SameHome(home, away) => said!(
                "league-same-home",
                "both matches between teams {home} and {away} are at the home of {home}",
                home,
                away
            ),
            Self::Uneven(team, home, away) => said!(
                "league-uneven",
                "team {team} has {home} matches at home and {away} away",
                team,
                home,
                away
            ),
        }
    }
}

impl fmt::Display for LeagueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

/// What fixtures are like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LeagueFigures {
    /// The fewest and the most home matches of a team.
    pub home: (u32, u32),
    /// How often a team is at home, or away, in two of its matches running; all teams together.
    pub repeats: u32,
    /// The longest run of matches at home, or away.
    pub longest: u32,
    /// The fewest weeks from one meeting of two teams to the next; 0 where they meet once.
    pub apart: usize,
}

/// The verdict on fixtures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueReport {
    /// What is wrong.
    pub faults: Vec<LeagueFault>,
    /// What they are like.
    pub figures: LeagueFigures,
}

/// Proves fixtures, or says what is wrong. It sees the data only.
#[must_use]
pub fn check(teams: u32, times: u32, season: &[Vec<Fixture>]) -> LeagueReport {
    let mut faults = Vec::new();
    let mut meetings: BTreeMap<(Contestant, Contestant), Vec<(usize, Contestant)>> =
        BTreeMap::new();
    let mut sides: BTreeMap<Contestant, Vec<bool>> = (1..=teams).map(|t| (t, vec![])).collect();
    for (games, week) in season.iter().zip(1..) {
        let mut busy = Vec::new();
        for game in games {
            for (team, home) in [(game.home, true), (game.away, false)] {
                match sides.get_mut(&team) {
                    None => faults.push(LeagueFault::UnknownTeam(week, team)),
                    Some(_) if busy.contains(&team) => {
                        faults.push(LeagueFault::TwiceInAWeek(week, team));
                    }
                    Some(all) => all.push(home),
                }
                busy.push(team);
            }
            let met = meetings.entry(game.both()).or_default();
            met.push((week, game.home));
        }
    }
    let mut figures = LeagueFigures::default();
    for one in 1..=teams {
        for other in one + 1..=teams {
            let met = meetings.get(&(one, other)).map_or(&[][..], Vec::as_slice);
            let count = u32::try_from(met.len()).unwrap_or(u32::MAX);
            if count != times {
                faults.push(LeagueFault::Meetings(one, other, count));
            } else if times == 2 && met[0].1 == met[1].1 {
                let home = met[0].1;
                faults.push(LeagueFault::SameHome(home, one + other - home));
            }
            for two in met.windows(2) {
                let apart = two[1].0 - two[0].0;
                figures.apart = match figures.apart {
                    0 => apart,
                    least => least.min(apart),
                };
            }
        }
    }
    figures.home = (u32::MAX, 0);
    for (&team, all) in &sides {
        let home = u32::try_from(all.iter().filter(|&&home| home).count()).unwrap_or(u32::MAX);
        let away = u32::try_from(all.len()).unwrap_or(u32::MAX) - home;
        if home.abs_diff(away) > u32::from(times == 1) {
            faults.push(LeagueFault::Uneven(team, home, away));
        }
        figures.home = (figures.home.0.min(home), figures.home.1.max(home));
        let mut run = u32::from(!all.is_empty());
        figures.longest = figures.longest.max(run);
        for two in all.windows(2) {
            let same = two[0] == two[1];
            run = if same { run + 1 } else { 1 };
            figures.repeats += u32::from(same);
            figures.longest = figures.longest.max(run);
        }
    }
    LeagueReport { faults, figures }
}
