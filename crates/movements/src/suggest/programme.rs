//! What a session can be offered, whoever enters: pairs with their movements, teams with a round robin, individuals, and a Swiss, each
//! with as many boards as are wished and fit the time.

use std::collections::BTreeSet;

use openroom_said::said;

use super::{Offer, Wish, suggest};
use crate::check::check;
use crate::generate::{NotMade, head_to_head, individual, round_robin};
use crate::movement::{Entrants, Movement, Round, Seats};
use crate::swiss::{Odd, Swiss};

/// How the rounds of a programme come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Course {
    /// All of them are there, for everybody.
    Field,
    /// Everybody meets everybody.
    RoundRobin,
    /// The first is there; the others are drawn by rank.
    Swiss,
}

/// A movement that is offered.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Programme {
    /// The movement; that of a Swiss has the first round only.
    pub movement: Movement,
    /// Boards in a round.
    pub per_round: u32,
    /// How its rounds come about.
    pub course: Course,
    /// How many rounds are meant to be played.
    pub rounds: u32,
}

impl Programme {
    fn new(movement: Movement, per_round: u32, course: Course) -> Self {
        Self {
            rounds: u32::try_from(movement.rounds.len()).unwrap_or(u32::MAX),
            movement,
            per_round,
            course,
        }
    }

    /// How many boards are to be dealt, those of rounds to be drawn included.
    #[must_use]
    pub fn boards(&self) -> usize {
        let drawn: BTreeSet<u32> = self
            .movement
            .rounds
            .iter()
            .flat_map(Round::boards)
            .collect();
        drawn.len() + self.movement.boards_to_draw().count()
    }

    /// How long it takes.
    #[must_use]
    pub const fn minutes(&self, half_minutes_a_board: u32) -> u32 {
        (self.rounds * self.per_round * half_minutes_a_board).div_ceil(2)
    }

    /// Of how many the ranking has a winner.
    #[must_use]
    pub fn winners(&self) -> u32 {
        match self.course {
            Course::Swiss => 1,
            _ => check(&self.movement).figures.winners,
        }
    }

    /// The most contestants that have no play in one round.
    #[must_use]
    pub fn sat_out(&self) -> usize {
        let rounds = self.movement.rounds.iter();
        let most = rounds.map(|round| self.idle(round)).max().unwrap_or(0);
        // Triangles take two rounds: an odd one is left for a bye.
        let alone = self.has_triangles() && !self.rounds.is_multiple_of(2);
        most.max(usize::from(alone))
    }

    fn has_triangles(&self) -> bool {
        let first = self.movement.rounds.first();
        first.is_some_and(|round| round.triangle(self.movement.entrants).is_some())
    }

    fn idle(&self, round: &Round) -> usize {
        let played = round.tables.iter().filter(|table| table.is_played());
        let playing: BTreeSet<u32> = played
            .flat_map(|table| match table.seats {
                Seats::Sides { ns, ew } => vec![ns, ew],
                Seats::Players { n, e, s, w } => [n, e, s, w].map(Some).to_vec(),
            })
            .flatten()
            .collect();
        (self.movement.contestants as usize).saturating_sub(playing.len())
    }
}

/// How many movements are offered to pairs, beside a Swiss.
const OFFERS: usize = 6;

/// What fits, the best first. `wish.pairs` counts teams or players if these enter.
///
/// ```
/// use openroom_movements::Entrants;
/// use openroom_movements::{Course, Wish, programmes};
///
/// let wish = Wish { pairs: 7, boards: 28, minutes: 240, half_minutes_a_board: 15 };
/// let offered = programmes(Entrants::Teams, wish).unwrap();
/// assert_eq!(offered[0].course, Course::RoundRobin);
/// // A Swiss for an odd number: one team sits out, or three play a triangle.
/// assert_eq!((offered[1].course, offered[1].sat_out()), (Course::Swiss, 1));
/// assert_eq!((offered[2].course, offered[2].sat_out()), (Course::Swiss, 0));
/// assert!(offered[2].boards() > offered[1].boards());
/// ```
///
/// # Errors
/// If nothing can be offered.
pub fn programmes(entrants: Entrants, wish: Wish) -> Result<Vec<Programme>, NotMade> {
    // What cannot be played in the time is not offered.
    let in_time = (2 * wish.minutes).checked_div(wish.half_minutes_a_board);
    let boards = wish.boards.min(in_time.unwrap_or(0));
    if boards == 0 {
        return Err(NotMade::Impossible(said!(
            "made-board-takes-time-least-one",
            "allow some time per board, and play at least one board"
        )));
    }
    match entrants {
        Entrants::Pairs => of_pairs(wish, boards),
        Entrants::Teams => of_teams(wish.pairs, boards),
        Entrants::Players => of_players(wish.pairs, boards),
    }
}

/// The best of each name, and of those with one and with two rankings at least one each, if there are.
fn of_pairs(wish: Wish, boards: u32) -> Result<Vec<Programme>, NotMade> {
    let mut best: Vec<Offer> = suggest(wish)?;
    let mut names = BTreeSet::new();
    best.retain(|offer| names.insert(offer.movement.name.clone()));
    for winners in [1, 2] {
        let at = best
            .iter()
            .position(|offer| offer.figures.winners == winners);
        if let Some(at) = at.filter(|&at| at >= OFFERS) {
            let kept = best.remove(at);
            best.insert(OFFERS - 1, kept);
        }
    }
    best.truncate(OFFERS);
    let mut found: Vec<Programme> = best
        .into_iter()
        .map(|offer| Programme::new(offer.movement, offer.per_round, Course::Field))
        .collect();
    found.extend(swiss(Entrants::Pairs, wish.pairs, boards, Odd::Bye));
    Ok(found)
}

fn of_teams(count: u32, boards: u32) -> Result<Vec<Programme>, NotMade> {
    if count == 2 {
        let stanza = (boards / 2).max(1);
        let movement = head_to_head(2, stanza)?;
        return Ok(vec![Programme::new(movement, stanza, Course::Field)]);
    }
    let rounds = count - 1 + count % 2;
    let mut found: Vec<Programme> = Vec::new();
    if boards >= rounds {
        let per_match = boards / rounds;
        let movement = round_robin(count, per_match)?;
        found.push(Programme::new(movement, per_match, Course::RoundRobin));
    }
    found.extend(swiss(Entrants::Teams, count, boards, Odd::Bye));
    // With five the two who play no triangle would meet twice.
    if count % 2 == 1 && count >= 7 {
        found.extend(swiss(Entrants::Teams, count, boards, Odd::Long));
    }
    match found.is_empty() {
        false => Ok(found),
        true => Err(NotMade::Impossible(said!(
            "made-teams-need-boards-to-meet",
            "{teams} teams need at least {boards} boards to meet each other",
            teams = count,
            boards = rounds
        ))),
    }
}

/// A Swiss with matches of four to eight boards, as long as they can be with three rounds or more: its first round, drawn by
/// number. The others are drawn when it is known who stands where.
fn swiss(entrants: Entrants, count: u32, boards: u32, odd: Odd) -> Option<Programme> {
    let most = Swiss::rounds_without_rematch(count);
    let fits = |per: &u32| (3..=most).contains(&(boards / per));
    // Triangles take two rounds each.
    let even = |per: &u32| odd != Odd::Long || (boards / per).is_multiple_of(2);
    let lengths = || (4..=8_u32).rev().filter(fits);
    let per_round = lengths().find(even).or_else(|| lengths().next())?;
    let mut swiss = Swiss::new(count);
    swiss.odd = odd;
    let ranking: Vec<u32> = (1..=count).collect();
    let first = swiss.pair(&ranking).ok()?;
    swiss.play(&first);
    let rounds = boards / per_round;
    let mut movement = swiss.movement(entrants, per_round);
    movement.name = format!("Swiss, {count} {entrants}, {rounds} rounds");
    if odd == Odd::Long {
        movement.name.push_str(", with triangles");
    }
    movement.planned = Some(rounds);
    Some(Programme {
        rounds,
        ..Programme::new(movement, per_round, Course::Swiss)
    })
}

/// Individuals: as many rounds as there are partners, or as fit.
fn of_players(players: u32, boards: u32) -> Result<Vec<Programme>, NotMade> {
    let most = players - u32::from(players.is_multiple_of(4));
    let mut found: Vec<(u32, Programme)> = Vec::new();
    let mut last = None;
    for per_round in 1..=4.min(boards) {
        let rounds = most.min(boards / per_round).max(1);
        match individual(players, Some(rounds), per_round) {
            Ok(movement) => {
                let made = Programme::new(movement, per_round, Course::Field);
                found.push((boards - rounds * per_round, made));
            }
            Err(error) => last = Some(error),
        }
    }
    // Those that leave the fewest boards out come first, and of these the ones with the most partners.
    found.sort_by_key(|(left_out, _)| *left_out);
    match last.filter(|_| found.is_empty()) {
        Some(error) => Err(error),
        None => Ok(found.into_iter().map(|(_, made)| made).take(3).collect()),
    }
}
