//! What fits: the movements for so many pairs, boards and minutes, the best first, and what each costs.

mod programme;

use crate::check::{Figures, check};
use crate::generate::{
    Even, NotMade, STEPS, appendix, arrow_switch, arrow_switch_within, half_table, hesitation,
    howell, mitchell, reduced_howell, rover, web,
};
use crate::movement::Movement;
use openroom_said::said;

pub use programme::{Course, Programme, programmes};

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// How many pairs.
    pub pairs: u32,
    /// How many boards each should play.
    pub boards: u32,
    /// How long it may last.
    pub minutes: u32,
    /// Half minutes for a board, moving included; 15 are seven and a half minutes.
    pub half_minutes_a_board: u32,
}

/// A movement that fits.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Offer {
    /// The movement.
    pub movement: Movement,
    /// Its figures.
    pub figures: Figures,
    /// Boards in a round.
    pub per_round: u32,
    /// How long it takes.
    pub minutes: u32,
    /// What counts against it, in boards: those missing or too many, those sat out, and what is worth as much.
    pub cost: f64,
}

/// All that fits, the best first.
///
/// # Errors
/// If the wish cannot be granted by any movement.
pub fn suggest(wish: Wish) -> Result<Vec<Offer>, NotMade> {
    if !(4..=400).contains(&wish.pairs) {
        return Err(NotMade::Impossible(said!(
            "made-movements-suggested-for-4-400",
            "movements can be suggested for 4 to 400 pairs"
        )));
    }
    if wish.half_minutes_a_board == 0 || wish.boards == 0 {
        return Err(NotMade::Impossible(said!(
            "made-board-takes-time-least-one",
            "allow some time per board, and play at least one board"
        )));
    }
    let in_time = 2 * wish.minutes / wish.half_minutes_a_board;
    let most = in_time.min(wish.boards + 4);
    let mut offers: Vec<Offer> = Vec::new();
    let mut steps = STEPS;
    for per_round in fewest(wish.pairs, most)..=8.min(most) {
        let rounds = most / per_round;
        for movement in candidates(wish.pairs, rounds, per_round, &mut steps) {
            let figures = check(&movement).figures;
            let boards = movement.rounds.len() as u32 * per_round;
            if boards > in_time {
                continue;
            }
            let uneven = figures
                .competition
                .map_or(0.0, |c| c.deviation / c.mean.abs().max(1.0));
            let sat_out = f64::from(figures.sat_out() * per_round) / f64::from(wish.pairs);
            let cost = f64::from(boards.abs_diff(wish.boards))
                + 2.0 * sat_out
                + 4.0 * uneven.min(3.0)
                + (figures.copies as f64 - 1.0)
                + 3.0 * figures.sharing as f64 / (figures.rounds * figures.tables).max(1) as f64
                + if figures.winners == 2 { 1.0 } else { 0.0 }
                + if per_round == 1 { 2.0 } else { 0.0 };
            let minutes = (boards * wish.half_minutes_a_board).div_ceil(2);
            offers.push(Offer {
                movement,
                figures,
                per_round,
                minutes,
                cost,
            });
        }
    }
    offers.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    if offers.is_empty() {
        return Err(NotMade::NotFound(said!(
            "made-movement-for-pairs-minutes",
            "movement for {pairs} pairs in {minutes} minutes",
            pairs = wish.pairs,
            minutes = wish.minutes
        )));
    }
    Ok(offers)
}

/// The work of all movements of a suggestion, in comparisons of two plays of a board. Two hundred tables with an evening of boards are a
/// tenth of it.
const WORK: u64 = 8_000_000;

/// The fewest boards of a round that are looked at: one, but for a field so large that many short rounds would take minutes.
fn fewest(pairs: u32, most: u32) -> u32 {
    let mut spent = 0;
    for per_round in (1..=8.min(most)).rev() {
        let (tables, rounds) = (u64::from(pairs.div_ceil(2)), u64::from(most / per_round));
        spent += 2 * tables * u64::from(per_round) * rounds * rounds;
        if spent > WORK {
            return (per_round + 1).min(8);
        }
    }
    1
}

fn candidates(pairs: u32, rounds: u32, per_round: u32, steps: &mut u64) -> Vec<Movement> {
    let odd = pairs % 2 == 1;
    let tables = pairs.div_ceil(2);
    let mut whole: Vec<Movement> = Vec::new();
    for even in [Even::Skip, Even::Share] {
        let most = if even == Even::Skip && tables.is_multiple_of(2) {
            tables - 1
        } else {
            tables
        };
        if even == Even::Skip || tables.is_multiple_of(2) {
            whole.extend(mitchell(tables, rounds.min(most), per_round, even));
        }
    }
    if tables > rounds {
        whole.extend(web(tables, rounds, per_round));
    }
    if tables < rounds {
        whole.extend(hesitation(tables, per_round));
    }
    if tables <= rounds + 1 {
        whole.extend(appendix(tables, per_round));
    }
    if 2 * tables - 1 <= rounds && tables <= 20 {
        whole.extend(howell(tables, per_round));
    } else if (tables + 1..2 * tables - 1).contains(&rounds) && (3..=20).contains(&tables) {
        whole.extend(reduced_howell(tables, rounds, per_round));
    }
    if odd {
        let mut list: Vec<Movement> = whole.iter().filter_map(|m| half_table(m).ok()).collect();
        let base = tables - 1;
        let most = if base.is_multiple_of(2) {
            base.saturating_sub(1)
        } else {
            base
        };
        if base >= 3 {
            let full = mitchell(base, rounds.min(most), per_round, Even::Skip);
            list.extend(full.and_then(|full| rover(&full)));
        }
        whole = list;
    }
    let mut all = Vec::new();
    for movement in whole {
        if check(&movement).figures.winners == 2 && movement.rounds.len() > 1 {
            let rounds = arrow_switch_within(&movement, steps);
            all.extend(arrow_switch(&movement, &rounds));
        }
        all.push(movement);
    }
    all
}
