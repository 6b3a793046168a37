//! Teams: matches of two tables, and everybody against everybody.

use super::made::{NotMade, bounded, impossible, proved, set};
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
    bounded(2, stanzas, per_stanza)?;
    let mut movement = Movement::new(
        format!("Head to head, {stanzas} stanzas"),
        Entrants::Teams,
        2,
    );
    movement.meetings = stanzas;
    for r in 0..stanzas {
        let boards = set(r, per_stanza);
        movement.copies = movement.copies.max(copies_for(1, &boards));
        movement.rounds.push(Round {
            tables: match_tables(1, 1, 2, &boards).into(),
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
            "only teams play in fours"
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
/// played the other way round elsewhere. With an even number two tables share.
///
/// # Errors
/// Why there is none.
pub fn multiple_teams(teams: u32, per_round: u32) -> Result<Movement, NotMade> {
    if !(3..=100).contains(&teams) {
        return impossible(said!(
            "made-multiple-teams-3-100",
            "a multiple-teams movement needs 3 to 100 teams"
        ));
    }
    bounded(teams, teams - 1, per_round)?;
    let even = teams.is_multiple_of(2);
    let mut movement = Movement::new(
        format!("Multiple teams, {teams} teams"),
        Entrants::Teams,
        teams,
    );
    if even && per_round < 2 {
        movement.copies = 2;
    }
    for r in 1..teams {
        let tables = (0..teams).map(|j| {
            let boards = set((2 * j + teams - r) % teams, per_round);
            let mut table = Table::of_sides(j + 1, j + 1, (j + teams - r) % teams + 1, boards);
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
