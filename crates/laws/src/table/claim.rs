//! A claim or concession, while it is open and after.

use contract_bridge::Seat;

use crate::clause::Cite;
use crate::entry::Side;

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claim {
    pub by: Seat,
    /// Tricks of the 13 that declarer would have.
    pub declarer_tricks: u8,
    /// It gives up at least one trick (68B1).
    pub concedes: bool,
    /// The other side has agreed (69A).
    pub agreed: bool,
    /// Who wants to play on (68D2b of 2017).
    pub consents: Vec<Seat>,
    /// One of them did not want to: then only the Director is left (68D2bi).
    pub play_refused: bool,
    /// The revokes that it established (63A3), by their places: not so if it proves to be none (68, 68B2).
    pub established: Vec<usize>,
    /// Why the Director is asked for the tricks (70A, 69B2, 71).
    pub ground: Cite,
    /// The side that takes back its agreement (69B) or concession (71).
    pub withdrawn_by: Option<Side>,
    /// The Director has given the tricks.
    pub ruled: bool,
}
