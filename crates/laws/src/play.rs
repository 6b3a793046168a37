//! Chapter VI of the Laws: the play.

pub mod law41_commencement_of_play;
pub mod law44_sequence_and_procedure;
pub mod law45_card_played;
pub mod law68_claim_or_concession;

use contract_bridge::{Card, Contract, Seat, Strain, Suit};

use crate::entry::Side;

/// The cards of one trick, in the order played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    plays: [Option<(Seat, Card)>; 4],
}

impl Trick {
    pub(crate) const EMPTY: Self = Self { plays: [None; 4] };

    /// The cards and who played them.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.plays.into_iter().flatten()
    }

    /// The lead.
    #[must_use]
    pub const fn lead(&self) -> Option<(Seat, Card)> {
        self.plays[0]
    }

    /// The suit led.
    #[must_use]
    pub fn suit(&self) -> Option<Suit> {
        self.lead().map(|(_, card)| card.suit)
    }

    /// The last card.
    #[must_use]
    pub fn last(&self) -> Option<(Seat, Card)> {
        self.plays().last()
    }

    /// Whether all four hands have played.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.plays[3].is_some()
    }

    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        if let Some(free) = self.plays.iter_mut().find(|play| play.is_none()) {
            *free = Some((seat, card));
        }
    }
}

/// The play: who declares what, the tricks, and the trick on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub contract: Contract,
    pub declarer: Seat,
    /// The opening lead while it lies face down (41A).
    pub face_down: Option<(Seat, Card)>,
    /// The hand that leads to the trick on the table.
    pub leader: Seat,
    pub trick: Trick,
    /// Complete tricks with the hand that won each.
    pub tricks: Vec<(Trick, Seat)>,
}

impl Play {
    pub fn new(contract: Contract, declarer: Seat) -> Self {
        Self {
            contract,
            declarer,
            face_down: None,
            leader: declarer.lho(),
            trick: Trick::EMPTY,
            tricks: Vec::with_capacity(13),
        }
    }

    pub const fn strain(&self) -> Strain {
        self.contract.bid.strain
    }

    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// The hand that is to play.
    pub fn turn(&self) -> Seat {
        self.trick
            .last()
            .map_or(self.leader, |(seat, _)| seat.lho())
    }

    /// Tricks won by a side so far.
    pub fn won(&self, side: Side) -> u8 {
        let won = self
            .tricks
            .iter()
            .filter(|(_, winner)| Side::of(*winner) == side);
        won.count() as u8
    }

    /// Tricks not yet complete.
    pub fn left(&self) -> u8 {
        13 - self.tricks.len() as u8
    }
}
