//! What counts against a movement, in boards: what a pair would give up as many boards to be spared.

use crate::check::Figures;
use crate::movement::Movement;

use super::Wish;

/// Everybody meets everybody in a field up to this size; in a larger one it is enough to meet so many others as an evening has rounds.
const MEETS_ALL: u32 = 12;
const MEETS: f64 = 8.0;

/// More rounds than this tire: each is a move.
const ROUNDS: u32 = 9;

/// A line of as many pairs is a field of its own, with its own ranking; a smaller one is not.
const FIELD: f64 = 8.5;

/// The boards that stand in a room: more than three dozen have numbers that no set has.
pub(super) const SET: usize = 36;

pub(super) fn of(movement: &Movement, figures: &Figures, per_round: u32, wish: Wish) -> f64 {
    let pairs = f64::from(movement.contestants);
    let sections = sections(movement) as f64;
    fit(figures, per_round, pairs, wish)
        + opponents(figures, pairs)
        + pace(figures, per_round)
        + fairness(figures, pairs / sections)
        + boards(figures, sections)
        + moves(movement)
}

/// Everything that moves goes across the room after each round, by turns straight and aslant: that wants a director who calls the
/// moves, and tables that share a set are less to explain.
fn moves(movement: &Movement) -> f64 {
    match movement.name.contains("Double Weave") {
        true => 1.5,
        false => 0.0,
    }
}

pub(super) fn sections(movement: &Movement) -> usize {
    let tables = movement.rounds.first().map(|round| &round.tables);
    let names: std::collections::BTreeSet<_> = tables
        .into_iter()
        .flatten()
        .map(|table| table.section.as_deref())
        .collect();
    names.len().max(1)
}

/// The boards that a pair plays, against those wished; and its idle time.
fn fit(figures: &Figures, per_round: u32, pairs: f64, wish: Wish) -> f64 {
    let idle = f64::from(figures.sat_out() * per_round) / pairs;
    let played = f64::from(figures.rounds as u32 * per_round) - idle;
    let wished = f64::from(wish.boards);
    let unequal = f64::from(figures.played.1 - figures.played.0);
    (wished - played).max(0.0) + 0.9 * (played - wished).max(0.0) + 0.5 * idle + 0.2 * unequal
}

/// Opponents that a pair does not meet and would expect to.
fn opponents(figures: &Figures, pairs: f64) -> f64 {
    let met = 2.0 * figures.met.0 as f64 / pairs;
    let wanted = match pairs <= f64::from(MEETS_ALL) {
        true => pairs - 1.0,
        false => MEETS,
    };
    let missed = (1.0 - met / wanted).max(0.0);
    match missed > 0.0 {
        true => 0.5 + 24.0 * missed,
        false => 0.0,
    }
}

/// Rounds that are too short or too long, and too many of them.
fn pace(figures: &Figures, per_round: u32) -> f64 {
    let everybody = figures.met.0 == figures.met.1;
    let length = match per_round {
        1 => 5.0,
        2 => 0.5,
        3 | 4 => 0.0,
        // Who has met everybody can only play longer.
        _ if everybody => 0.0,
        more => f64::from(more - 4),
    };
    length + 0.8 * f64::from((figures.rounds as u32).saturating_sub(ROUNDS))
}

/// How equal the field is: one ranking whose pairs compete unequally, or two small ones.
fn fairness(figures: &Figures, pairs: f64) -> f64 {
    let uneven = figures
        .competition
        .map_or(0.0, |c| c.deviation / c.mean.abs().max(1.0));
    let missing = FIELD - pairs / 2.0;
    let lines = match figures.winners == 2 && missing > 0.0 {
        true => 1.0 + missing,
        false => 0.0,
    };
    2.0 * uneven.min(3.0) + lines
}

/// Boards in the room: never seen by a pair, shared by tables, needed in copies, beyond a set.
fn boards(figures: &Figures, sections: f64) -> f64 {
    let played = f64::from(figures.played.1);
    let unseen = (figures.boards as f64 - played).max(0.0);
    let places = (figures.rounds * figures.tables).max(1) as f64;
    let shared = figures.sharing as f64 / places;
    let copies = figures.copies as f64 - 1.0;
    let beyond = figures.boards.saturating_sub(SET) as f64;
    0.2 * unseen + 0.2 * beyond + 3.0 * shared + 6.0 * copies + 1.5 * (sections - 1.0)
}
