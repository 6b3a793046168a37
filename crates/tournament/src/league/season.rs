//! A season laid out, and the next one made of it.

use openroom_movements::NotMade;
use openroom_movements::league::{fixtures, week};

use crate::entry::{Action, FixtureSet, FixturesSet, LeagueSet, MovementSet};
use crate::refusal::Refused;
use crate::said::said;
use crate::time::Time;

/// How a season is laid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    /// How many teams.
    pub teams: u32,
    /// How often each two meet: once or twice.
    pub times: u32,
    /// Boards of a match.
    pub boards: u32,
    /// When the first week is played.
    pub first: Option<Time>,
    /// Days from one week to the next.
    pub days: u32,
    /// The home of each team, if known, in the order of their numbers.
    pub venues: Vec<Option<String>>,
}

impl Season {
    /// How many weeks it has.
    #[must_use]
    pub const fn weeks(&self) -> u32 {
        (self.teams + self.teams % 2).saturating_sub(1) * self.times
    }
}

/// The acts that lay out a season: a session a week with its matches, then their dates and homes. The event was created with as many
/// sessions as there are weeks.
///
/// # Errors
/// Why there is no such season.
pub fn set_up(season: &Season) -> Result<Vec<Action>, Refused> {
    let refused = |why: &NotMade| Refused::plain(why.said());
    let weeks = fixtures(season.teams, season.times).map_err(|why| refused(&why))?;
    let mut acts = Vec::new();
    let mut matches = Vec::new();
    for (games, session) in weeks.iter().zip(1_u16..) {
        let movement = week(season.teams, games, season.boards).map_err(|why| refused(&why))?;
        acts.push(Action::Movement(MovementSet {
            session,
            from: None,
            unproved: false,
            plan: movement.to_yaml(),
        }));
        let days = i64::from(season.days) * i64::from(session - 1);
        for game in games {
            let venue = season.venues.get(game.home as usize - 1).cloned();
            matches.push(FixtureSet {
                session,
                round: 1,
                home: game.home,
                away: game.away,
                on: season.first.map(|first| first.plus_minutes(days * 24 * 60)),
                venue: venue.flatten(),
            });
        }
    }
    acts.push(Action::Fixtures(FixturesSet { matches }));
    Ok(acts)
}

/// A division at the end of its season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Division {
    /// Its rules.
    pub rules: Rules,
    /// How many teams it had.
    pub size: usize,
    /// Those that are still there, best first.
    pub ranking: Vec<String>,
}

/// How many go up and down from a division.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules {
    /// So many go up.
    pub up: u32,
    /// So many go down.
    pub down: u32,
    /// So many more play off with the division below for their places.
    pub play_off: u32,
}

impl From<&LeagueSet> for Rules {
    fn from(set: &LeagueSet) -> Self {
        Self {
            up: set.up,
            down: set.down,
            play_off: set.play_off,
        }
    }
}

/// Why a team is where it is in the next season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moved {
    /// It was there.
    Stays,
    /// It comes from the division below.
    Up,
    /// It comes from the division above.
    Down,
}

/// A match for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayOff {
    /// The higher of the two divisions, from 1.
    pub division: usize,
    /// Who defends the place in it.
    pub above: String,
    /// Who wants it.
    pub below: String,
}

/// The divisions of the next season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextSeason {
    /// The teams of each division, best first by what they were: those who came down, who stayed, who came up.
    pub divisions: Vec<Vec<(String, Moved)>>,
    /// Matches for places that are not decided yet: until then who defended the place keeps it.
    pub open: Vec<PlayOff>,
}

/// Who goes down or up goes into a division that is there.
fn nobody_goes_nowhere(divisions: &[Division]) -> Result<(), Refused> {
    if let Some(last) = divisions.last()
        && last.rules.down + last.rules.play_off > 0
    {
        return Err(Refused::plain(said!(
            "promotion-nowhere-down",
            "{down} go down from division {division} and {play_off} play off with the one below, which is missing; give all divisions of the league",
            down = last.rules.down,
            division = divisions.len(),
            play_off = last.rules.play_off
        )));
    }
    match divisions.first() {
        Some(first) if first.rules.up > 0 => Err(Refused::plain(said!(
            "promotion-nowhere-up",
            "{up} go up from the first of the divisions given, and the one above is missing; give all divisions of the league",
            up = first.rules.up
        ))),
        _ => Ok(()),
    }
}

/// The divisions in the order in which they are given, the highest first, by the numbers that their logs say.
///
/// # Errors
/// If a lower one stands before a higher one.
pub fn in_order(numbers: &[u32]) -> Result<(), Refused> {
    match numbers.windows(2).find(|pair| pair[0] > pair[1]) {
        Some(pair) => Err(Refused::plain(said!(
            "promotion-order",
            "division {low} stands before division {high}; name the highest division first",
            low = pair[0],
            high = pair[1]
        ))),
        None => Ok(()),
    }
}

/// The next season: as many go up from a division as the rules of it say and down from the one above, with the winners of play-offs.
/// A place that somebody left free is filled from those who would go down, best first.
///
/// # Errors
/// If a division is too small for its rules, or they do not fit each other.
pub fn next_season(divisions: &[Division], won: &[String]) -> Result<NextSeason, Refused> {
    nobody_goes_nowhere(divisions)?;
    let mut named: Vec<(&String, usize)> = Vec::new();
    let mut leaves: Vec<Vec<Option<Moved>>> = divisions
        .iter()
        .map(|division| vec![None; division.ranking.len()])
        .collect();
    let mut open = Vec::new();
    for (above, pair) in divisions.windows(2).enumerate() {
        let [high, low] = pair else { continue };
        let (down, up) = (high.rules.down as usize, low.rules.up as usize);
        let (play, count) = (high.rules.play_off as usize, high.ranking.len());
        let room = high.rules.up as usize * usize::from(above > 0) + down + play <= count
            && up + play + low.rules.down as usize <= low.ranking.len();
        if !room {
            return Err(Refused::plain(said!(
                "promotion-too-many",
                "divisions {one} and {two} have too few teams for so many to go up and down and to play off",
                one = above + 1,
                two = above + 2
            )));
        }
        if down != up {
            return Err(Refused::plain(said!(
                "promotion-unequal",
                "{down} go down from division {one} and {up} come up from division {two}; the two numbers must be equal",
                down,
                one = above + 1,
                up,
                two = above + 2
            )));
        }
        // Nobody goes down from a place while another one is free.
        let down = down.saturating_sub(high.size.saturating_sub(count));
        for goes in leaves[above].iter_mut().skip(count - down) {
            *goes = Some(Moved::Down);
        }
        for goes in leaves[above + 1].iter_mut().take(up) {
            *goes = Some(Moved::Up);
        }
        for match_ in 0..play {
            let (own, other) = (count - down - 1 - match_, up + match_);
            let (above_team, below_team) = (&high.ranking[own], &low.ranking[other]);
            let is_winner = |team: &String| won.iter().any(|winner| winner == team);
            if is_winner(above_team) && is_winner(below_team) {
                return Err(Refused::plain(said!(
                    "promotion-both-won",
                    "{above} and {below} play off against each other, and both cannot have won; name one of them",
                    above = above_team.as_str(),
                    below = below_team.as_str()
                )));
            }
            named.extend([(above_team, above), (below_team, above)]);
            match (is_winner(above_team), is_winner(below_team)) {
                (false, true) => {
                    leaves[above][own] = Some(Moved::Down);
                    leaves[above + 1][other] = Some(Moved::Up);
                }
                (true, false) => {}
                _ => open.push(PlayOff {
                    division: above + 1,
                    above: above_team.clone(),
                    below: below_team.clone(),
                }),
            }
        }
    }
    if let Some(other) = won
        .iter()
        .find(|one| !named.iter().any(|(team, _)| team == one))
    {
        let teams: Vec<&str> = named.iter().map(|(team, _)| team.as_str()).collect();
        return Err(Refused::plain(match teams.is_empty() {
            true => said!(
                "promotion-no-play-off",
                "there is no play-off that {team} could have won; leave it out",
                team = crate::said::quoted(other)
            ),
            false => said!(
                "promotion-not-in-play-off",
                "{team} is in no play-off; those who are in one: {teams}",
                team = crate::said::quoted(other),
                teams = teams.join(", ")
            ),
        }));
    }
    let of = |division: usize, how: Option<Moved>, as_: Moved| -> Vec<(String, Moved)> {
        let found = divisions.get(division).zip(leaves.get(division));
        let all = found.map(|(d, l)| d.ranking.iter().zip(l));
        let all = all.into_iter().flatten().filter(|(_, goes)| **goes == how);
        all.map(|(team, _)| (team.clone(), as_)).collect()
    };
    let made = (0..divisions.len()).map(|here| {
        let mut teams = match here.checked_sub(1) {
            Some(above) => of(above, Some(Moved::Down), Moved::Down),
            None => Vec::new(),
        };
        teams.extend(of(here, None, Moved::Stays));
        teams.extend(of(here + 1, Some(Moved::Up), Moved::Up));
        teams
    });
    Ok(NextSeason {
        divisions: made.collect(),
        open,
    })
}
