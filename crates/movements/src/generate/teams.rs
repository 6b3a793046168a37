//! Teams: matches of two tables, and everybody against everybody.

use super::made::{NotMade, bounded, impossible, not_this_way, proved, set};
use crate::movement::{Boards, Contestant, Entrants, Movement, Round, Table};
use openroom_said::said;

/// Both tables of a match; `number` is the first of them. They share the boards if they can, else need a copy each.
pub(crate) fn match_tables(
    number: u32,
    home: Contestant,
    away: Contestant,
    boards: &Boards,
) -> [Table; 2] {
    let mut tables = [
        Table::of_sides(number, home, away, boards.clone()),
        Table::of_sides(number + 1, away, home, boards.clone()),
    ];
    if boards.0.len() > 1 {
        tables[0].shares = vec![number + 1];
        tables[1].shares = vec![number];
    }
    tables
}

/// How many copies so many matches need at once.
pub(crate) fn copies_for(matches: usize, boards: &Boards) -> u32 {
    (matches * if boards.0.len() > 1 { 1 } else { 2 }).max(1) as u32
}

/// Two teams over so many stanzas.
///
/// # Errors
/// Why there is none.
pub fn head_to_head(stanzas: u32, per_stanza: u32) -> Result<Movement, NotMade> {
    head_to_heads(2, stanzas, per_stanza)
}

/// Several matches in one room, each of two teams over so many stanzas: 1 against 2, 3 against 4. All play the same boards in a stanza, with
/// copies for each match, so that they can be compared and the hands printed once.
///
/// # Errors
/// Why there is none.
pub fn head_to_heads(teams: u32, stanzas: u32, per_stanza: u32) -> Result<Movement, NotMade> {
    if !(2..=100).contains(&teams) || !teams.is_multiple_of(2) {
        return impossible(said!(
            "made-head-to-heads-even",
            "head-to-head matches are for an even number of teams, from 2 to 100"
        ));
    }
    bounded(teams, stanzas, per_stanza)?;
    let name = match teams {
        2 => format!("Head to head, {stanzas} stanzas"),
        _ => format!("Head to head, {teams} teams, {stanzas} stanzas"),
    };
    let mut movement = Movement::new(name, Entrants::Teams, teams);
    movement.meetings = stanzas;
    movement.copies = copies_for(teams as usize / 2, &set(0, per_stanza));
    for r in 0..stanzas {
        let boards = set(r, per_stanza);
        let matches =
            (0..teams / 2).flat_map(|m| match_tables(2 * m + 1, 2 * m + 1, 2 * m + 2, &boards));
        movement.rounds.push(Round {
            tables: matches.collect(),
        });
    }
    proved(movement)
}

/// The same for teams of eight or more: each table so many times, with copies of the boards for each.
///
/// # Errors
/// If it is no movement of teams, or too large.
pub fn in_fours(movement: &Movement, fours: u32) -> Result<Movement, NotMade> {
    if movement.entrants != Entrants::Teams {
        return impossible(said!(
            "made-only-teams-play-in-fours",
            "only teams can play in fours"
        ));
    }
    if fours == 0 || fours > 10 || movement.fours != 1 {
        return impossible(said!(
            "made-team-has-fours",
            "a team must have 1 to 10 fours"
        ));
    }
    let mut larger = movement.clone();
    larger.fours = fours;
    larger.copies = movement.copies * fours;
    if fours > 1 {
        larger.name = format!("{}, {fours} fours a team", movement.name);
    }
    for round in &mut larger.rounds {
        let most = round.tables.iter().map(|table| table.number).max();
        let most = most.unwrap_or(0);
        for four in 1..fours {
            let again = round
                .tables
                .clone()
                .into_iter()
                .take(round.tables.len() / four as usize);
            let again = again.map(|mut table| {
                table.number += four * most;
                for with in &mut table.shares {
                    *with += four * most;
                }
                table
            });
            round.tables.extend(again.collect::<Vec<_>>());
        }
    }
    proved(larger)
}

/// Each team against each other one, all on the same boards in a round; with an odd number one sits out in each round.
///
/// # Errors
/// Why there is none.
pub fn round_robin(teams: u32, per_match: u32) -> Result<Movement, NotMade> {
    if !(3..=100).contains(&teams) {
        return impossible(said!(
            "made-round-robin-for-3-100",
            "a round robin is for 3 to 100 teams"
        ));
    }
    let places = teams + teams % 2;
    let rounds = places - 1;
    bounded(places, rounds, per_match)?;
    let mut movement = Movement::new(
        format!("Round robin, {teams} teams"),
        Entrants::Teams,
        teams,
    );
    movement.copies = copies_for(teams as usize / 2, &set(0, per_match));
    for r in 0..rounds {
        let mut round = Round::default();
        let mut games = vec![(places - 1, r)];
        games.extend((1..places / 2).map(|d| ((r + d) % rounds, (r + rounds - d) % rounds)));
        let mut number = 1;
        for (home, away) in games {
            if home.max(away) < teams {
                round
                    .tables
                    .extend(match_tables(number, home + 1, away + 1, &set(r, per_match)));
                number += 2;
            }
        }
        movement.rounds.push(round);
    }
    proved(movement)
}

/// Each team against each other one twice, home and away: as [`crate::league::fixtures`] has it, with the hosts North-South at the first
/// table of a match, all in one session.
///
/// # Errors
/// Why there is none.
pub fn double_round_robin(teams: u32, per_match: u32) -> Result<Movement, NotMade> {
    let season = crate::league::fixtures(teams, 2)?;
    let rounds = u32::try_from(season.len()).unwrap_or(u32::MAX);
    bounded(teams, rounds, per_match)?;
    let mut movement = Movement::new(
        format!("Double round robin, {teams} teams"),
        Entrants::Teams,
        teams,
    );
    movement.meetings = 2;
    movement.copies = copies_for(teams as usize / 2, &set(0, per_match));
    for (games, r) in season.iter().zip(0..) {
        let mut round = Round::default();
        for (game, place) in games.iter().zip(0_u32..) {
            let tables = match_tables(2 * place + 1, game.home, game.away, &set(r, per_match));
            round.tables.extend(tables);
        }
        movement.rounds.push(round);
    }
    proved(movement)
}

/// Three teams, each against both others, in two rounds of three tables: a triangle. Each match has its own boards, played
/// one way in the first round and the other way in the second.
///
/// # Errors
/// Why there is none.
pub fn triangle(per_match: u32) -> Result<Movement, NotMade> {
    bounded(3, 3, per_match)?;
    let mut movement = Movement::new("Triangle", Entrants::Teams, 3);
    for way in [false, true] {
        let tables = (0..3).map(|i| {
            let (a, b) = (i + 1, (i + 1) % 3 + 1);
            let (ns, ew) = if way { (b, a) } else { (a, b) };
            Table::of_sides(i + 1, ns, ew, set(i, per_match))
        });
        movement.rounds.push(Round {
            tables: tables.collect(),
        });
    }
    proved(movement)
}

/// Multiple teams: as many tables as teams, everybody against everybody. North-South of team `j` stay at table `j`; in
/// round `r` East-West of team `j - r` come to them and play set `2j - r`, the sum of both, so that the same boards are
/// played the other way round elsewhere. With an even number two tables share, half the room apart, and each set rests every
/// other round: that is the New England relay.
///
/// # Errors
/// Why there is none.
pub fn multiple_teams(teams: u32, per_round: u32) -> Result<Movement, NotMade> {
    multiple_teams_cut_short(teams, teams.saturating_sub(1), per_round)
}

/// Multiple teams over fewer rounds, in which every match that is begun is played out.
///
/// The teams `i` and `j` meet in the rounds of the differences `i - j` and `j - i`. So the rounds that are played are those in the
/// middle: of as many differences on this side of half the teams as on the other, and, of an even number of teams, half of them
/// itself, in which both tables of a match play at once. An odd number of teams has an even number of rounds, an even one an odd
/// number.
///
/// # Errors
/// Why there is none; for another number of rounds the nearest that there are.
///
/// ```
/// use openroom_movements::{check, generate};
///
/// let short = generate::multiple_teams_cut_short(9, 6, 3).unwrap();
/// assert_eq!(check(&short).figures.played, (18, 18));
/// assert!(generate::multiple_teams_cut_short(9, 5, 3).unwrap_err().to_string().contains("4 and 6"));
/// ```
pub fn multiple_teams_cut_short(
    teams: u32,
    rounds: u32,
    per_round: u32,
) -> Result<Movement, NotMade> {
    if !(3..=100).contains(&teams) {
        return impossible(said!(
            "made-multiple-teams-3-100",
            "a multiple-teams movement needs 3 to 100 teams"
        ));
    }
    bounded(teams, rounds, per_round)?;
    let all = teams - 1;
    let whole = format!("Multiple teams, {teams} teams");
    if rounds > all {
        return impossible(said!(
            "made-curtailed-rounds",
            "{name} has {all} rounds; it can be cut short to fewer",
            name = whole,
            all
        ));
    }
    bounded(teams, all, per_round)?;
    let (below, above) = (rounds - 1, rounds + 1);
    match teams.is_multiple_of(2) {
        // Each team plays as many whole matches as rounds, and each match has two teams.
        false if rounds % 2 == 1 && below == 0 => {
            return impossible(said!(
                "made-multiple-teams-two-rounds",
                "multiple teams with {teams} teams have an even number of rounds, so that every match is played out: at least 2",
                teams
            ));
        }
        false if rounds % 2 == 1 => {
            return impossible(said!(
                "made-multiple-teams-even-rounds",
                "multiple teams with {teams} teams have an even number of rounds, so that every match is played out; the nearest are {below} and {above}",
                teams,
                below,
                above
            ));
        }
        true if rounds.is_multiple_of(2) => {
            return not_this_way(said!(
                "made-multiple-teams-odd-rounds",
                "multiple teams with {teams} teams have an odd number of rounds, so that every match is played out; the nearest are {below} and {above}",
                teams,
                below,
                above
            ));
        }
        _ => {}
    }
    let name = match rounds == all {
        true => whole,
        false => format!("{whole}, {rounds} rounds"),
    };
    let first = (teams - rounds).div_ceil(2);
    of_differences(name, teams, per_round, first..first + rounds)
}

/// The New England relay: multiple teams with an even number of teams.
///
/// # Errors
/// Why there is none.
pub fn new_england(teams: u32, rounds: u32, per_round: u32) -> Result<Movement, NotMade> {
    if !(4..=100).contains(&teams) || !teams.is_multiple_of(2) {
        return impossible(said!(
            "made-new-england-even",
            "the New England relay is for an even number of teams, from 4 to 100; an odd number plays multiple teams without sharing boards"
        ));
    }
    multiple_teams_cut_short(teams, rounds, per_round)
}

/// Stagger teams: multiple teams with an even number of teams whose session has two halves, each with its own half of the boards. The
/// even differences are played first, then the odd ones: at the break every match that was begun is over. Within a half East-West
/// go up two tables and the boards one.
///
/// There are `teams - 1` rounds, or those of the first half alone.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use openroom_movements::generate;
///
/// assert_eq!(generate::stagger_teams(8, 7, 3).unwrap().rounds.len(), 7);
/// assert!(generate::stagger_teams(8, 3, 3).is_ok());
/// assert!(generate::stagger_teams(8, 4, 3).is_err());
/// ```
pub fn stagger_teams(teams: u32, rounds: u32, per_round: u32) -> Result<Movement, NotMade> {
    if !(4..=100).contains(&teams) || !teams.is_multiple_of(2) {
        return impossible(said!(
            "made-stagger-teams-even",
            "Stagger teams are for an even number of teams, from 4 to 100; an odd number plays multiple teams"
        ));
    }
    bounded(teams, rounds, per_round)?;
    let (all, half) = (teams - 1, teams / 2 - 1);
    if rounds != all && rounds != half {
        return not_this_way(said!(
            "made-stagger-teams-rounds",
            "Stagger teams with {teams} teams have {all} rounds, or {half}, the first half, so that every match is played out",
            teams,
            all,
            half
        ));
    }
    bounded(teams, all, per_round)?;
    let mut name = format!("Stagger teams, {teams} teams");
    if rounds < all {
        name = format!("{name}, {rounds} rounds");
    }
    let differences = (2..teams).step_by(2).chain((1..teams).step_by(2));
    of_differences(name, teams, per_round, differences.take(rounds as usize))
}

/// As many tables as teams, and a round for each of these differences: East-West of team `j - difference` are at table `j` and play the
/// set of the sum of both teams. With an even number of teams the tables `j` and `j` and half of them play the same set.
fn of_differences(
    name: String,
    teams: u32,
    per_round: u32,
    differences: impl Iterator<Item = u32>,
) -> Result<Movement, NotMade> {
    let even = teams.is_multiple_of(2);
    let mut movement = Movement::new(name, Entrants::Teams, teams);
    if even && per_round < 2 {
        movement.copies = 2;
    }
    for difference in differences {
        let tables = (0..teams).map(|j| {
            let boards = set((2 * j + teams - difference) % teams, per_round);
            let away = (j + teams - difference) % teams;
            let mut table = Table::of_sides(j + 1, j + 1, away + 1, boards);
            if even && per_round > 1 {
                table.shares = vec![(j + teams / 2) % teams + 1];
            }
            table
        });
        movement.rounds.push(Round {
            tables: tables.collect(),
        });
    }
    proved(movement)
}
