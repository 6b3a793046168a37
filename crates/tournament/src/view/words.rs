//! Seats, sides and vulnerability as they are sent.

use contract_bridge::AbsoluteVulnerability;
use openroom_laws::Board;
use openroom_scoring::event::Direction;
use serde::{Deserialize, Serialize};

/// A seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "the seats")]
pub enum Seat {
    N,
    E,
    S,
    W,
}

impl Seat {
    /// The seat of a letter.
    #[must_use]
    pub const fn of(letter: char) -> Option<Self> {
        match letter {
            'N' => Some(Self::N),
            'E' => Some(Self::E),
            'S' => Some(Self::S),
            'W' => Some(Self::W),
            _ => None,
        }
    }
}

impl From<contract_bridge::Seat> for Seat {
    fn from(seat: contract_bridge::Seat) -> Self {
        match seat {
            contract_bridge::Seat::North => Self::N,
            contract_bridge::Seat::East => Self::E,
            contract_bridge::Seat::South => Self::S,
            contract_bridge::Seat::West => Self::W,
        }
    }
}

/// A side at a table, as keys write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl From<Direction> for Side {
    fn from(side: Direction) -> Self {
        match side {
            Direction::Ns => Self::Ns,
            Direction::Ew => Self::Ew,
        }
    }
}

/// A side, in capital letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "UPPERCASE")]
pub enum SideWord {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl From<Direction> for SideWord {
    fn from(side: Direction) -> Self {
        match side {
            Direction::Ns => Self::Ns,
            Direction::Ew => Self::Ew,
        }
    }
}

/// Who is vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Vul {
    /// Nobody.
    None,
    /// North-South.
    Ns,
    /// East-West.
    Ew,
    /// Both sides.
    Both,
}

impl Vul {
    /// Its word in logs and in the interface.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Ns => "ns",
            Self::Ew => "ew",
            Self::Both => "both",
        }
    }
}

impl From<&Board> for Vul {
    fn from(board: &Board) -> Self {
        let of = |side| board.vul.contains(side);
        match (of(AbsoluteVulnerability::NS), of(AbsoluteVulnerability::EW)) {
            (false, false) => Self::None,
            (true, false) => Self::Ns,
            (false, true) => Self::Ew,
            (true, true) => Self::Both,
        }
    }
}
