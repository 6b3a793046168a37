//! What a session can be offered, whoever enters: pairs with their movements, teams with a round robin, individuals, and a Swiss, each
//! with as many boards as are wished and fit the time.

use std::collections::BTreeSet;

use openroom_said::said;

use super::{Offer, Wish, cost, suggest};
use crate::check::check;
use crate::generate::{
    NotMade, head_to_head, individual, multiple_teams, multiple_teams_cut_short, round_robin,
};
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

    /// A movement of somebody's own.
    #[must_use]
    pub fn own(movement: Movement) -> Self {
        let tables = movement.rounds.iter().flat_map(|round| &round.tables);
        let longest = tables.map(|table| table.boards.0.len()).max().unwrap_or(0);
        let per_round = u32::try_from(longest).unwrap_or(u32::MAX);
        let planned = movement.planned;
        let mut own = Self::new(movement, per_round, Course::Field);
        own.rounds = planned.unwrap_or(own.rounds);
        own
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

    /// How long a round takes, in full minutes: a clock shows no halves, and all rounds together must not take longer than was said.
    #[must_use]
    pub const fn round_minutes(&self, half_minutes_a_board: u32) -> u32 {
        match self.per_round * half_minutes_a_board / 2 {
            0 => 1,
            minutes => minutes,
        }
    }

    /// The copies of each board that are needed, in each section.
    #[must_use]
    pub fn copies(&self) -> usize {
        check(&self.movement).figures.copies
    }

    /// The fewest and the most boards that a contestant plays.
    #[must_use]
    pub fn played(&self) -> (u32, u32) {
        match self.course {
            // Whoever has a bye is not known before the rounds are drawn.
            Course::Swiss => {
                let all = self.rounds * self.per_round;
                let byes = u32::from(self.sat_out() > 0) * self.per_round;
                (all.saturating_sub(byes), all)
            }
            _ => check(&self.movement).figures.played,
        }
    }

    /// How many sections there are.
    #[must_use]
    pub fn sections(&self) -> usize {
        super::cost::sections(&self.movement)
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
/// let wish = Wish { pairs: 7, boards: 28, minutes: 240, half_minutes_a_board: 15, sections: None };
/// let offered = programmes(Entrants::Teams, wish).unwrap();
/// assert_eq!(offered[0].course, Course::RoundRobin);
/// // A Swiss for an odd number: three play a triangle, or one team sits out.
/// let swiss: Vec<_> = offered.iter().filter(|one| one.course == Course::Swiss).collect();
/// assert_eq!((swiss[0].sat_out(), swiss[1].sat_out()), (0, 1));
/// assert!(swiss[0].boards() > swiss[1].boards());
/// ```
///
/// # Errors
/// If nothing can be offered.
pub fn programmes(entrants: Entrants, wish: Wish) -> Result<Vec<Programme>, NotMade> {
    // What cannot be played in the time is not offered.
    let boards = wish.boards.min(wish.in_time());
    if boards == 0 {
        return Err(NotMade::Impossible(said!(
            "made-board-takes-time-least-one",
            "allow some time per board, and play at least one board"
        )));
    }
    match entrants {
        Entrants::Pairs => of_pairs(wish, boards),
        Entrants::Teams => of_teams(wish, boards),
        Entrants::Players => of_players(wish.pairs, boards),
    }
}

/// What fits pairs in sections of these sizes, the best first.
///
/// # Errors
/// If nothing can be offered.
pub fn in_sections(sizes: &[u32], wish: Wish) -> Result<Vec<Programme>, NotMade> {
    let mut best = super::suggest_in_sections(sizes, wish)?;
    let mut lengths = BTreeSet::new();
    best.retain(|offer| {
        lengths.insert((
            kind(&offer.movement),
            offer.per_round,
            offer.figures.winners,
        ))
    });
    best.truncate(OFFERS);
    let programme = |offer: Offer| Programme::new(offer.movement, offer.per_round, Course::Field);
    Ok(best.into_iter().map(programme).collect())
}

/// What kind of movement it is: its name without its size and without the rounds that are switched.
fn kind(movement: &Movement) -> String {
    let name = movement.name.split(", arrow switched").next();
    name.unwrap_or_default()
        .chars()
        .filter(|c| !c.is_ascii_digit())
        .collect()
}

/// The best of each kind, and of those with one and with two rankings at least one each, if there are.
fn of_pairs(wish: Wish, boards: u32) -> Result<Vec<Programme>, NotMade> {
    let mut best: Vec<Offer> = suggest(wish)?;
    let mut kinds = BTreeSet::new();
    best.retain(|offer| kinds.insert((kind(&offer.movement), offer.figures.winners)));
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
    if wish.sections.is_none_or(|sections| sections == 1) {
        found.extend(swiss(Entrants::Pairs, wish.pairs, boards, Odd::Bye));
    }
    Ok(found)
}

/// With so many teams and more, matches all against all would be too short: a Swiss comes first.
const SWISS_FROM: u32 = 9;

fn of_teams(wish: Wish, boards: u32) -> Result<Vec<Programme>, NotMade> {
    let count = wish.pairs;
    if count == 2 {
        let stanza = (boards / 2).max(1);
        let movement = head_to_head(2, stanza)?;
        return Ok(vec![Programme::new(movement, stanza, Course::Field)]);
    }
    let rounds = count - 1 + count % 2;
    let mut all: Vec<Programme> = Vec::new();
    if let Some(per_match) = boards_a_match(wish, rounds, count % 2 == 1) {
        let movement = round_robin(count, per_match)?;
        all.push(Programme::new(movement, per_match, Course::RoundRobin));
    }
    let mut drawn: Vec<Programme> = Vec::new();
    // With five the two who play no triangle would meet twice.
    if count % 2 == 1 && count >= 7 {
        drawn.extend(swiss(Entrants::Teams, count, boards, Odd::Long));
    }
    drawn.extend(swiss(Entrants::Teams, count, boards, Odd::Bye));
    let mut found = match count < SWISS_FROM {
        true => [all, drawn].concat(),
        false => [drawn, all].concat(),
    };
    // One set of boards in the room, as a pairs event has it: more teams would play rounds of one board.
    if let Some(per_round) = (2..=LONGEST_SHARED)
        .rev()
        .find(|&per| (count - 1) * per <= boards)
    {
        let movement = multiple_teams(count, per_round);
        found.extend(movement.map(|made| Programme::new(made, per_round, Course::Field)));
    } else if let Some((rounds, per_round)) = cut_short(count, boards) {
        let movement = multiple_teams_cut_short(count, rounds, per_round);
        found.extend(movement.map(|made| Programme::new(made, per_round, Course::Field)));
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

/// The most boards of a round in multiple teams.
const LONGEST_SHARED: u32 = 8;

/// The rounds and the boards of each where there is no time for all rounds of multiple teams: every match that is begun is played
/// out. As many boards as can be are played, in matches as long as can be; no more are in the room than a set has.
fn cut_short(count: u32, boards: u32) -> Option<(u32, u32)> {
    let length = |per: u32| {
        let most = (boards / per).min(count - 1);
        // An even number of teams has an odd number of rounds, an odd one an even one.
        let rounds = most.saturating_sub(u32::from(most % 2 == count % 2));
        (rounds, per)
    };
    (2..=LONGEST_SHARED)
        .filter(|&per| (count * per) as usize <= cost::SET)
        .map(length)
        .filter(|&(rounds, _)| rounds >= FEWEST_ROUNDS)
        .max_by_key(|&(rounds, per)| (rounds * per, per))
}

/// An event of teams has at least so many rounds.
const FEWEST_ROUNDS: u32 = 3;

/// The boards of a match so that all who play each other come nearest to the wish; with an odd number each has a bye.
fn boards_a_match(wish: Wish, rounds: u32, odd: bool) -> Option<u32> {
    let played = |per: u32| (rounds - u32::from(odd)) * per;
    // A few more than wished will do if there is time.
    (1..=wish.in_time() / rounds)
        .filter(|&per| played(per) <= wish.boards + 4)
        .min_by_key(|&per| (played(per).abs_diff(wish.boards), per))
}

/// A Swiss with matches of four to eight boards and three rounds or more: its first round, drawn by number. The others are drawn when it
/// is known who stands where. As many boards as can be are played, then matches of six or seven are preferred.
fn swiss(entrants: Entrants, count: u32, boards: u32, odd: Odd) -> Option<Programme> {
    let most = Swiss::rounds_without_rematch(count);
    let rank = |per: &u32| {
        let rounds = boards / per;
        // Triangles take two rounds each.
        let whole = odd != Odd::Long || rounds.is_multiple_of(2);
        let usual = [6, 7, 5, 8, 4].iter().position(|one| one == per);
        (!whole, boards - rounds * per, usual)
    };
    let per_round = (4..=8_u32)
        .filter(|per| (FEWEST_ROUNDS..=most).contains(&(boards / per)))
        .min_by_key(rank)?;
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
    // Few players have few rounds, with more boards in each.
    let longest = (boards / most.max(1)).clamp(4, 16);
    for per_round in 1..=longest.min(boards) {
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
