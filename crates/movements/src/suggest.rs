//! What fits: the movements for so many pairs, boards and minutes, the best first, and what each costs.
//!
//! The order is that of a director who knows his club: everybody meets everybody while the field is small, three or four boards a
//! round, all of them played by all, one set of boards in the room. docs/movements.md has the first offers with their reasons, and
//! a test holds them.

mod cost;
mod programme;
mod rooms;

use std::collections::BTreeSet;

use crate::check::{Figures, check};
use crate::generate::{
    Even, NotMade, STEPS, absent, appendix, arrow_switch, arrow_switch_within, curtailed,
    double_weave, half_table, hesitation, howell, mitchell, reduced_howell, rover, web,
};
use crate::movement::Movement;
use crate::section::MOST_SECTIONS;
use openroom_said::said;

pub use programme::{Course, Programme, in_sections, programmes};

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
    /// Into how many sections the pairs are to be divided; `None` leaves that open.
    pub sections: Option<u32>,
}

impl Wish {
    /// How many boards fit the time.
    const fn in_time(&self) -> u32 {
        match (2 * self.minutes).checked_div(self.half_minutes_a_board) {
            Some(boards) => boards,
            None => 0,
        }
    }
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

impl Offer {
    fn of(movement: Movement, per_round: u32, wish: Wish) -> Self {
        let figures = check(&movement).figures;
        let boards = figures.rounds as u32 * per_round;
        Self {
            cost: cost::of(&movement, &figures, per_round, wish),
            minutes: (boards * wish.half_minutes_a_board).div_ceil(2),
            movement,
            figures,
            per_round,
        }
    }
}

/// A number of rounds, and of boards in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Length {
    rounds: u32,
    per_round: u32,
}

impl Length {
    const fn boards(self) -> u32 {
        self.rounds * self.per_round
    }
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
    let mut offers: Vec<Offer> = Vec::new();
    for length in lengths(wish) {
        if wish.sections.is_none_or(|sections| sections == 1) {
            // A Howell takes a while to find: only one that comes near the wish is looked for.
            let near = length.boards().abs_diff(wish.boards) <= 4;
            let whole = candidates(wish.pairs, length, near);
            offers.extend(
                whole
                    .into_iter()
                    .map(|one| Offer::of(one, length.per_round, wish)),
            );
        }
        offers.extend(rooms::divided(wish, length));
    }
    ordered(offers, wish)
}

/// The same for sections of these sizes, each with the movement that suits it best.
pub(crate) fn suggest_in_sections(sizes: &[u32], wish: Wish) -> Result<Vec<Offer>, NotMade> {
    if sizes.iter().any(|size| !(4..=400).contains(size)) || sizes.len() > MOST_SECTIONS {
        return Err(NotMade::Impossible(said!(
            "made-sections-of-4",
            "each section must have at least 4 pairs"
        )));
    }
    let made = lengths(wish)
        .into_iter()
        .take(rooms::LENGTHS)
        .filter_map(|length| rooms::of(sizes, wish, length));
    ordered(made.collect(), wish)
}

/// The best first, those with two winners also as movements with one.
fn ordered(mut offers: Vec<Offer>, wish: Wish) -> Result<Vec<Offer>, NotMade> {
    let mut steps = STEPS / 10;
    sort(&mut offers);
    offers.extend(switched(&offers, wish, &mut steps));
    sort(&mut offers);
    match offers.is_empty() {
        false => Ok(offers),
        true => Err(NotMade::NotFound(said!(
            "made-movement-for-pairs-minutes",
            "movement for {pairs} pairs in {minutes} minutes",
            pairs = wish.pairs,
            minutes = wish.minutes
        ))),
    }
}

/// The cheapest first; of two alike the one that was found first.
fn sort(offers: &mut [Offer]) {
    offers.sort_by(|a, b| a.cost.total_cmp(&b.cost));
}

/// So many of those with two winners are looked at with the arrow switched.
const SWITCHED: usize = 5;

/// The best of those with two winners, with one: some rounds arrow-switched.
fn switched(offers: &[Offer], wish: Wish, steps: &mut u64) -> Vec<Offer> {
    let two = |offer: &&Offer| offer.figures.winners == 2 && offer.figures.rounds > 1;
    let mut found = Vec::new();
    for offer in offers.iter().filter(two).take(SWITCHED) {
        let rounds = arrow_switch_within(&offer.movement, steps);
        if rounds.is_empty() {
            continue;
        }
        let made = arrow_switch(&offer.movement, &rounds);
        found.extend(made.map(|made| Offer::of(made, offer.per_round, wish)));
    }
    found
}

/// The work of all movements of a suggestion, in comparisons of two plays of a board. Two hundred tables with an evening of boards are a
/// tenth of it.
const WORK: u64 = 8_000_000;

/// The most boards of a round that are looked at.
const LONGEST: u32 = 8;

/// The lengths of an evening that come near the wish, those most often played first. A field so large that all of them would take
/// minutes gets the first of them.
fn lengths(wish: Wish) -> Vec<Length> {
    let in_time = wish.in_time();
    let wanted = wish.boards.min(in_time);
    // A half table and a Howell with few tables cannot hit every number.
    let near = wanted * 2 / 3..=in_time.min(wish.boards + 4);
    // Rounds of one board are for those who play few.
    let shortest = if wanted < 12 { 1 } else { 2 };
    let mut all: Vec<Length> = (shortest..=LONGEST)
        .flat_map(|per_round| {
            let rounds = 1..=near.end() / per_round;
            rounds.map(move |rounds| Length { rounds, per_round })
        })
        .filter(|length| near.contains(&length.boards()))
        .collect();
    let usual = |per_round: u32| per_round.abs_diff(3);
    all.sort_by_key(|length| {
        (
            length.boards().abs_diff(wish.boards) / 3,
            usual(length.per_round),
        )
    });
    let mut left = WORK;
    all.retain(|length| {
        let (tables, rounds) = (u64::from(wish.pairs.div_ceil(2)), u64::from(length.rounds));
        let work = 2 * tables * u64::from(length.per_round) * rounds * rounds;
        let fits = work <= left;
        left -= if fits { work } else { 0 };
        fits
    });
    all
}

/// No larger Howell is offered, and none of more rounds: everybody would move after each of them for a whole evening.
const LARGEST_HOWELL: u32 = 7;
const LONGEST_HOWELL: u32 = 13;

/// The movements of so many pairs in one section, of just that length.
fn candidates(pairs: u32, length: Length, howells: bool) -> Vec<Movement> {
    let tables = pairs.div_ceil(2);
    let mut full = whole(tables, length, howells);
    if pairs.is_multiple_of(2) {
        // Here two tables share. With a half table besides, who stays would also play a round more than who moves.
        if tables.is_multiple_of(2) && length.rounds == tables + 1 {
            full.extend(hesitation(tables, length.per_round));
        }
        return full;
    }
    let mut all: Vec<Movement> = full.iter().filter_map(|one| half_table(one).ok()).collect();
    // A pair that stays is missing at a table that shares: then nobody shares.
    all.extend(
        full.iter()
            .filter(|one| one.rounds[0].tables.iter().any(|t| !t.shares.is_empty()))
            .filter_map(|one| absent(one, tables).ok()),
    );
    let base = tables - 1;
    if base >= 3 {
        let full = mitchell(base, length.rounds, length.per_round, Even::Skip);
        all.extend(full.and_then(|full| rover(&full)));
    }
    all
}

/// The movements of so many full tables.
fn whole(tables: u32, Length { rounds, per_round }: Length, howells: bool) -> Vec<Movement> {
    let most = 2 * tables - 1;
    let mut all: Vec<Movement> = Vec::new();
    all.extend(mitchell(tables, rounds, per_round, Even::Skip));
    if tables.is_multiple_of(2) && rounds > tables / 2 {
        all.extend(mitchell(tables, rounds, per_round, Even::Share));
    }
    // With fewer rounds a skip does as well, and is simpler.
    if rounds == tables {
        all.extend(double_weave(tables, rounds, per_round));
    }
    // With fewer tables a web is a Mitchell.
    if tables > rounds | 1 {
        all.extend(web(tables, rounds, per_round));
    }
    if rounds == tables + 1 && !tables.is_multiple_of(2) {
        all.extend(hesitation(tables, per_round));
    }
    if rounds + 1 == tables {
        all.extend(appendix(tables, per_round));
    }
    // With no more rounds than tables a Mitchell does as well, but for the smallest.
    let fewest = if tables < 4 { tables } else { tables + 1 };
    let rounds_of_howell = fewest..=most.min(LONGEST_HOWELL);
    if howells && tables <= LARGEST_HOWELL && rounds_of_howell.contains(&rounds) {
        let short = || howell(tables, per_round).and_then(|all| curtailed(&all, rounds));
        all.extend(match rounds {
            _ if rounds == most => howell(tables, per_round),
            _ if rounds > tables && tables > 2 => {
                reduced_howell(tables, rounds, per_round).or_else(|_| short())
            }
            _ => short(),
        });
    }
    let mut seen = BTreeSet::new();
    all.retain(|movement| seen.insert(movement.name.clone()));
    all
}
