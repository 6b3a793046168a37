//! A board at which robots sit, played to its end: each of them is handed its own sight, as a server would hand it.

use core::fmt;

use contract_bridge::{Hand, Seat};
use openroom_laws::awaiting::Asked;
use openroom_laws::entry::Actor;
use openroom_laws::log::Deal;
use openroom_tables::{InPlay, Now, Refused, Viewer};

use crate::chance::Chance;
use crate::robot::Robot;

/// Why a board did not come to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stuck {
    /// Nobody had anything to do.
    Nobody,
    /// It waits for the Director, who has to find a fact.
    Director,
    /// What a robot did was refused.
    Refused(Seat, String, Refused),
    /// It went on for too long.
    Endless,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nobody => f.write_str("no robot has anything to do, and the board is not over"),
            Self::Director => f.write_str("the board waits for the Director"),
            Self::Refused(seat, deed, why) => write!(f, "{seat}: {deed}: {why}"),
            Self::Endless => f.write_str("the board does not come to an end"),
        }
    }
}

impl std::error::Error for Stuck {}

/// No board has more deeds.
const MOST_DEEDS: u64 = 1000;

/// Plays a board to its end.
///
/// # Errors
///
/// [`Stuck`] if it does not come to one: a fault of a robot.
pub fn play_out(mut board: InPlay, robots: [&Robot; 4]) -> Result<InPlay, Stuck> {
    for moment in 0..MOST_DEEDS {
        if !play_on(&mut board, robots, moment)? {
            return Ok(board);
        }
    }
    Err(Stuck::Endless)
}

/// Has the robot act whose turn it is: one step of [`play_out`]. False if the board is over.
///
/// # Errors
///
/// [`Stuck`] if nobody has anything to do, or what is done is refused.
pub fn play_on(board: &mut InPlay, robots: [&Robot; 4], moment: u64) -> Result<bool, Stuck> {
    if board.is_over() {
        return Ok(false);
    }
    let now = Now {
        at: moment,
        here: [true; 4],
    };
    let deeds = Seat::ALL.iter().find_map(|&seat| {
        let sight = board.sight(Viewer::Seat(seat), now);
        let deed = robots[seat as usize].act(&sight)?;
        Some((seat, deed))
    });
    let Some((seat, deed)) = deeds else {
        let awaited = board.table().awaiting().map(|it| &it.by);
        return Err(match awaited {
            Some(Asked::Director) => Stuck::Director,
            _ => Stuck::Nobody,
        });
    };
    let said = format!("{deed:?}");
    let done = board.act(Actor::Player(seat), deed, moment);
    done.map_err(|why| Stuck::Refused(seat, said, why))?;
    Ok(true)
}

/// The deal of a seed: the same for the same number of the board, on any machine.
#[must_use]
pub fn dealt(seed: u64, board: u32) -> Deal {
    let mut chance = Chance::new(
        seed,
        [u64::from(board), 0, u64::from_le_bytes(*b"the deal")],
    );
    let mut cards: Vec<_> = Hand::ALL.iter().collect();
    chance.shuffle(&mut cards);
    let mut hands = cards
        .chunks_exact(13)
        .map(|hand| hand.iter().copied().collect());
    Deal([(); 4].map(|()| hands.next()))
}
