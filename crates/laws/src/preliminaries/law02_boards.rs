//! Law 2: the duplicate boards. Dealer and vulnerability follow from the number, in a cycle of sixteen.

use contract_bridge::{AbsoluteVulnerability, Seat};

/// What a board says: who deals and who is vulnerable.
///
/// ```
/// use contract_bridge::{AbsoluteVulnerability, Seat};
/// use openroom_laws::Board;
///
/// let seven = Board::number(7);
/// assert_eq!(seven.dealer, Seat::South);
/// assert_eq!(seven.vul, AbsoluteVulnerability::ALL);
/// assert_eq!(Board::number(23).vul, seven.vul);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// The number on the board, if known.
    pub number: Option<u32>,
    /// The player who makes the first call.
    pub dealer: Seat,
    /// The sides that are vulnerable.
    pub vul: AbsoluteVulnerability,
}

const NONE: AbsoluteVulnerability = AbsoluteVulnerability::NONE;
const NS: AbsoluteVulnerability = AbsoluteVulnerability::NS;
const EW: AbsoluteVulnerability = AbsoluteVulnerability::EW;
const BOTH: AbsoluteVulnerability = AbsoluteVulnerability::ALL;

/// The vulnerability of boards 1 to 16.
const CYCLE: [AbsoluteVulnerability; 16] = [
    NONE, NS, EW, BOTH, NS, EW, BOTH, NONE, EW, BOTH, NONE, NS, BOTH, NONE, NS, EW,
];

impl Board {
    /// The board of that number; numbers above 16 repeat the cycle, and so does 0, as board 16.
    #[must_use]
    pub const fn number(number: u32) -> Self {
        let index = number.wrapping_sub(1);
        Self {
            number: Some(number),
            dealer: Seat::ALL[(index % 4) as usize],
            vul: CYCLE[(index % 16) as usize],
        }
    }

    /// A board without a number.
    #[must_use]
    pub const fn new(dealer: Seat, vul: AbsoluteVulnerability) -> Self {
        Self {
            number: None,
            dealer,
            vul,
        }
    }

    /// Whether the side of that seat is vulnerable.
    #[must_use]
    pub const fn vulnerable(&self, seat: Seat) -> bool {
        match seat {
            Seat::North | Seat::South => self.vul.contains(NS),
            Seat::East | Seat::West => self.vul.contains(EW),
        }
    }
}
