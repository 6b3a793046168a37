//! Robots against robots: each board at two tables, the teams in the other direction at the second.

use std::sync::Arc;

use openroom_laws::log::Deal;
use openroom_laws::{Board, Edition, Log};
use openroom_scoring::imps::imps;
use openroom_tables::{Claims, InPlay, Opened, Settings, Way};

use crate::play_out::{Stuck, dealt, play_out};
use crate::robot::{Manner, Robot};
use crate::system::System;

/// A board of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardOfMatch {
    /// The board.
    pub board: Board,
    /// The logs of the two tables: the first team is North-South at the first, East-West at the second.
    pub logs: [Log; 2],
    /// What North-South scored at each.
    pub scores: [i32; 2],
    /// IMPs for the first team.
    pub imps: i64,
}

/// A team of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Team {
    /// How it plays its cards.
    pub manner: Manner,
    /// How often in a thousand turns it errs; where a team errs the boards are played as at a table.
    pub errs: u16,
}

impl From<Manner> for Team {
    fn from(manner: Manner) -> Self {
        Self { manner, errs: 0 }
    }
}

/// A board with its deal, ready to be played with guidance.
///
/// # Errors
///
/// [`Stuck`] if the deal is not whole.
pub fn brought(board: Board, deal: Deal) -> Result<InPlay, Stuck> {
    brought_for(board, deal, Way::Guided)
}

/// The same in a way of play.
fn brought_for(board: Board, deal: Deal, way: Way) -> Result<InPlay, Stuck> {
    let head = Log {
        id: None,
        title: None,
        laws: Vec::new(),
        note: None,
        editions: vec![Edition::E2017],
        board,
        deal,
        calls: Vec::new(),
        cards: Vec::new(),
        entries: Vec::new(),
        expect: None,
    };
    let opened = Opened {
        head,
        // Nobody directs: a claim that is contested is played out.
        settings: Settings {
            way,
            claims: Claims::PlayOn,
            ..Settings::default()
        },
        players: Default::default(),
    };
    InPlay::open(opened, 0).map_err(|why| Stuck::Refused(board.dealer, String::new(), why))
}

/// A board of a match between two teams of robots, dealt from the seed.
///
/// # Errors
///
/// [`Stuck`] if a board does not come to its end: where a team errs it may wait for a Director, who is not there.
pub fn board_of_match(
    system: &Arc<System>,
    teams: [Team; 2],
    seed: u64,
    number: u32,
) -> Result<BoardOfMatch, Stuck> {
    let [first, second] = teams.map(|team| {
        let mut robot = Robot::new(Arc::clone(system), team.manner, seed);
        robot.errs = team.errs;
        robot
    });
    let way = match teams.iter().any(|team| team.errs > 0) {
        true => Way::AtTable,
        false => Way::Guided,
    };
    let board = Board::number(number);
    let table = |robots| {
        let played = play_out(brought_for(board, dealt(seed, number), way)?, robots)?;
        let score = played.table().result().map_or(0, |result| result.score);
        Ok::<_, Stuck>((played.log(), score))
    };
    let (open, one) = table([&first, &second, &first, &second])?;
    let (closed, other) = table([&second, &first, &second, &first])?;
    Ok(BoardOfMatch {
        board,
        logs: [open, closed],
        scores: [one, other],
        imps: imps(i64::from(one) - i64::from(other)),
    })
}

/// IMPs of many boards: whole numbers, and what follows from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Boards.
    pub boards: i64,
    /// The sum of the IMPs.
    pub imps: i64,
    /// The sum of their squares.
    pub squares: i64,
}

impl Tally {
    /// Another board.
    pub const fn add(&mut self, imps: i64) {
        self.boards += 1;
        self.imps += imps;
        self.squares += imps * imps;
    }

    /// IMPs a board.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.imps as f64 / self.boards.max(1) as f64
    }

    /// The standard error of that; nothing for fewer than two boards.
    #[must_use]
    pub fn standard_error(&self) -> Option<f64> {
        let boards = self.boards;
        (boards > 1).then(|| {
            // The numerator is whole: nothing is lost before the division.
            let spread = i128::from(boards) * i128::from(self.squares)
                - i128::from(self.imps) * i128::from(self.imps);
            let boards = boards as f64;
            (spread as f64 / (boards * boards * (boards - 1.0))).sqrt()
        })
    }

    /// Between which two figures it lies with 95 in 100.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        const TWO_SIDED: f64 = 1.96;
        let error = self.standard_error()?;
        Some((
            self.mean() - TWO_SIDED * error,
            self.mean() + TWO_SIDED * error,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn the_interval_is_that_of_the_sums() {
        let mut tally = Tally::default();
        for imps in [3, -1, 0, 10, 0, -2, 5, 1] {
            tally.add(imps);
        }
        assert_eq!((tally.boards, tally.imps, tally.squares), (8, 16, 140));
        // Variance (140 - 16 * 16 / 8) / 7 = 108 / 7; error of the mean the root of a eighth of it.
        let error = tally.standard_error().unwrap();
        assert!((error - (108.0_f64 / 56.0).sqrt()).abs() < 1e-12);
        assert!((tally.mean() - 2.0).abs() < f64::EPSILON);
        assert_eq!(Tally::default().interval(), None);
    }
}
