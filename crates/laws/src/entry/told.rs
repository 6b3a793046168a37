//! What the Director is told of a play whose cards nobody wrote down.

use contract_bridge::auction::Call;
use contract_bridge::{Contract, Penalty, Seat, Suit};

use super::AtTrick;
use crate::notation::{bid_text, parse_call};

/// A board that was played: what is in the score, without the calls and cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The contract.
    pub contract: Contract,
    /// Its declarer.
    pub declarer: Seat,
    /// The tricks that declarer's side won, of the 13; of a play that goes on, of those before.
    pub tricks: u8,
    /// Where the play has come to, if it goes on.
    pub so_far: Option<SoFar>,
}

/// A play that goes on, and whose earlier tricks nobody wrote down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoFar {
    /// The trick with which the log goes on, from 1.
    pub trick: u8,
    /// The hand that leads to it.
    pub leads: Seat,
}

/// A revoke found as a fact. Of a play that is written down the cards show the rest; of one that is not, the Director tells
/// what Laws 62 to 64 have to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RevokeFound {
    /// Who revoked, and on which trick.
    pub at: AtTrick,
    /// The hand that won that trick (64A1).
    pub won: Option<Seat>,
    /// The later tricks that the side of the player who revoked won (64A).
    pub after: Option<u8>,
    /// The suit that he did not follow (64B2).
    pub suit: Option<Suit>,
    /// What he owed lay face up: a penalty card, in 2007 any faced card (64B3). Of dummy it goes without saying.
    pub faced: bool,
    /// It was corrected in time (62A).
    pub corrected: bool,
    /// His side had not played to the next trick when this player ended the play by a claim or concession (63A3).
    pub claimed: Option<Seat>,
}

impl RevokeFound {
    /// Whether it says more than who and when.
    #[must_use]
    pub fn has_figures(&self) -> bool {
        *self != Self::from(self.at)
    }
}

impl From<AtTrick> for RevokeFound {
    fn from(at: AtTrick) -> Self {
        Self {
            at,
            won: None,
            after: None,
            suit: None,
            faced: false,
            corrected: false,
            claimed: None,
        }
    }
}

/// A contract as the log writes it: `4SX`.
#[must_use]
pub(crate) fn contract_text(contract: Contract) -> String {
    let doubled = match contract.penalty {
        Penalty::Undoubled => "",
        Penalty::Doubled => "X",
        Penalty::Redoubled => "XX",
    };
    format!("{}{doubled}", bid_text(contract.bid))
}

/// Reads a contract such as `3NT` or `4SX`.
#[must_use]
pub(crate) fn parse_contract(text: &str) -> Option<Contract> {
    let bid = text.trim_end_matches(['X', 'x']);
    let penalty = match text.len() - bid.len() {
        0 => Penalty::Undoubled,
        1 => Penalty::Doubled,
        2 => Penalty::Redoubled,
        _ => return None,
    };
    match parse_call(bid) {
        Some(Call::Bid(bid)) => Some(Contract { bid, penalty }),
        _ => None,
    }
}
