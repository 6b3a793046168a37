//! A movement changed after play began, and what changes.
//!
//! ```
//! use openroom_movements::{change, generate};
//!
//! let movement = generate::mitchell(5, 5, 2, generate::Even::Skip).unwrap();
//! let (with, changes) = change::leaves(&movement, 7, 3).unwrap();
//! assert_eq!(changes.len(), 2);
//! assert_eq!(changes[0].to_string(), "round 4, table 5: 5 v 7 becomes 5 v nobody, boards 5-6");
//! assert_eq!(with.rounds[..3], movement.rounds[..3]);
//! ```

use core::fmt;
use openroom_said::said;

use crate::check::check;
use crate::fault::Fault;
use crate::generate::{NotMade, place_extra};
use crate::movement::{Boards, Contestant, Entrants, Movement, Round, Seats, Table};

/// A table of one round that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// The round, from 1.
    pub round: usize,
    /// The name of the table.
    pub table: String,
    /// As it was, if it was.
    pub before: Option<Table>,
    /// As it is.
    pub after: Option<Table>,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}: ", self.round, self.table)?;
        match (&self.before, &self.after) {
            (None, None) => f.write_str("nothing"),
            (None, Some(after)) => write!(f, "new, {}, boards {}", who(after), after.boards),
            (Some(before), None) => write!(f, "{} is not played", who(before)),
            (Some(before), Some(after)) if before.seats == after.seats => {
                write!(
                    f,
                    "{}, boards {} become {}",
                    who(after),
                    before.boards,
                    after.boards
                )
            }
            (Some(before), Some(after)) => {
                write!(
                    f,
                    "{} becomes {}, boards {}",
                    who(before),
                    who(after),
                    after.boards
                )
            }
        }
    }
}

fn who(table: &Table) -> String {
    let side = |who: Option<Contestant>| who.map_or("nobody".into(), |who| who.to_string());
    match table.seats {
        Seats::Sides { ns, ew } => format!("{} v {}", side(ns), side(ew)),
        Seats::Players { n, e, s, w } => format!("{n} and {s} v {e} and {w}"),
    }
}

/// What is different in the second.
#[must_use]
pub fn between(before: &Movement, after: &Movement) -> Vec<Change> {
    let none = Round::default();
    let mut changes = Vec::new();
    for r in 0..before.rounds.len().max(after.rounds.len()) {
        let old = before.rounds.get(r).unwrap_or(&none);
        let new = after.rounds.get(r).unwrap_or(&none);
        let find =
            |round: &Round, name: &str| round.tables.iter().find(|t| t.name() == name).cloned();
        let mut names: Vec<String> = old.tables.iter().map(Table::name).collect();
        names.extend(
            new.tables
                .iter()
                .map(Table::name)
                .filter(|name| find(old, name).is_none()),
        );
        for name in names {
            let (before, after) = (find(old, &name), find(new, &name));
            if before != after {
                changes.push(Change {
                    round: r + 1,
                    table: name,
                    before,
                    after,
                });
            }
        }
    }
    changes
}

fn ready(
    before: &Movement,
    after: Movement,
    played: usize,
    gone: Option<Contestant>,
) -> Result<(Movement, Vec<Change>), NotMade> {
    debug_assert_eq!(
        before.rounds[..played.min(before.rounds.len())],
        after.rounds[..played.min(after.rounds.len())]
    );
    // Who leaves may have sat out all that was played, and is not missed.
    let known: Vec<Contestant> = check(before)
        .faults
        .into_iter()
        .filter_map(|fault| match fault {
            Fault::NeverPlays { who } => Some(who),
            _ => None,
        })
        .flatten()
        .chain(gone)
        .collect();
    let expected = |fault: &Fault| matches!(fault, Fault::NeverPlays { who } if who.iter().all(|who| known.contains(who)));
    let mut faults = check(&after).faults.into_iter();
    match faults.find(|fault| !expected(fault)) {
        None => {
            let changes = between(before, &after);
            Ok((after, changes))
        }
        Some(fault) => Err(NotMade::Refuted {
            name: after.name,
            fault,
        }),
    }
}

fn of_pairs(movement: &Movement, played: usize) -> Result<(), NotMade> {
    if movement.entrants != Entrants::Pairs {
        return Err(NotMade::Impossible(said!(
            "made-only-movements-pairs-changed",
            "only pairs movements can be changed"
        )));
    }
    if played >= movement.rounds.len() {
        return Err(NotMade::Impossible(said!(
            "made-after-round-nothing-left-change",
            "nothing is left to change after round {played}",
            played
        )));
    }
    Ok(())
}

/// A pair leaves after so many rounds: whoever should meet it sits out.
///
/// # Errors
/// Why it cannot be.
pub fn leaves(
    movement: &Movement,
    who: Contestant,
    played: usize,
) -> Result<(Movement, Vec<Change>), NotMade> {
    of_pairs(movement, played)?;
    if who == 0 || who > movement.contestants || played == 0 {
        return Err(NotMade::Impossible(said!(
            "made-has-not-played-yet-or",
            "{who} has not played yet or does not exist",
            who
        )));
    }
    let mut after = movement.clone();
    for round in &mut after.rounds[played..] {
        let mut gone = Vec::new();
        for table in &mut round.tables {
            if let Seats::Sides { ns, ew } = &mut table.seats {
                for side in [ns, ew] {
                    if *side == Some(who) {
                        *side = None;
                        gone.push((table.section.clone(), table.number));
                        table.shares.clear();
                    }
                }
            }
        }
        for table in &mut round.tables {
            let section = &table.section;
            let shares = |with: &u32| !gone.iter().any(|(of, at)| of == section && at == with);
            table.shares.retain(shares);
        }
        round
            .tables
            .retain(|table| table.seats != Seats::Sides { ns: None, ew: None });
    }
    let of =
        |seats: Seats| matches!(seats, Seats::Sides { ns, ew } if [ns, ew].contains(&Some(who)));
    let mut tables = after.rounds.iter().flat_map(|round| &round.tables);
    if !tables.any(|table| of(table.seats)) {
        after.left.push(who);
    }
    ready(movement, after, played, Some(who))
}

/// A pair arrives after so many rounds: it takes the empty seats if there are any, else it roves.
///
/// # Errors
/// Why it cannot be.
pub fn arrives(movement: &Movement, played: usize) -> Result<(Movement, Vec<Change>), NotMade> {
    of_pairs(movement, played)?;
    let mut after = movement.clone();
    after.contestants += 1;
    place_extra(&mut after, movement.contestants + 1, played)?;
    ready(movement, after, played, None)
}

/// A table falls behind: its last boards of a round (from 1) are played after the last round.
///
/// # Errors
/// Why it cannot be.
pub fn behind(
    movement: &Movement,
    round: usize,
    table: &str,
    boards: usize,
) -> Result<(Movement, Vec<Change>), NotMade> {
    let mut after = movement.clone();
    let found = round
        .checked_sub(1)
        .and_then(|r| after.rounds.get_mut(r))
        .and_then(|r| r.tables.iter_mut().find(|t| t.name() == table));
    let Some(found) = found else {
        return Err(NotMade::Impossible(said!(
            "made-round-has-no-table",
            "round {round} has no table {table}",
            round,
            table
        )));
    };
    let keep = found.boards.0.len().saturating_sub(boards);
    if keep == 0 || boards == 0 {
        return Err(NotMade::Impossible(said!(
            "made-table-has-boards-round-least",
            "the number of boards at table {table} in round {round} is {boards}; at least one must be played on time and one late",
            table,
            boards = found.boards.0.len(),
            round
        )));
    }
    let mut late = found.clone();
    late.boards = Boards(found.boards.0.split_off(keep));
    if !late.shares.is_empty() {
        return Err(NotMade::Impossible(said!(
            "made-table-shares-boards-with-another",
            "table {table} shares boards with another table; only a table with its own boards can play late",
            table
        )));
    }
    after.meetings += 1;
    after.rounds.push(Round { tables: vec![late] });
    ready(movement, after, round - 1, None)
}
