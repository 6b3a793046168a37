//! What one side may use and the other may not (Law 16), as data.

use contract_bridge::Seat;

use crate::clause::Clause;
use crate::entry::Side;

/// Something that one side may use and the other may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Information {
    /// From whom it came.
    pub by: Seat,
    /// What it was, as the log writes it.
    pub what: String,
    /// The clause that says who may use it.
    pub law: Clause,
    /// The side that may; none if nobody may, or all.
    pub authorised: Option<Side>,
    /// Who may not.
    pub unauthorised: Unauthorised,
    /// The opponents who announced that they may call the Director over it later (16B2).
    pub reserved: Vec<Seat>,
    pub(crate) withdrawn_call: bool,
}

/// Who may not use a piece of information.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unauthorised {
    /// Both players of a side.
    Side(Side),
    /// One player.
    Player(Seat),
    /// Nobody: it is open to all.
    Nobody,
    /// Everybody but that player.
    AllBut(Seat),
}
