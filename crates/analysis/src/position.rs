//! A position in the play: the cards left in each hand, and the trick on the table.

use contract_bridge::deal::{Builder, PartialDeal};
use contract_bridge::{Card, Hand, Seat, Strain, Suit};
use openroom_laws::notation::seat_text;
use openroom_laws::{Phase, Table};

/// The cards left in each hand, the strain, and the trick in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) hands: [Hand; 4],
    pub(crate) strain: Strain,
    pub(crate) leader: Seat,
    pub(crate) trick: Vec<Card>,
}

/// Why a position cannot be analysed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// A hand is not known.
    #[error("the hand of {} is not known; give all four hands in `deal`", seat_text(*.0))]
    HandUnknown(Seat),
    /// There is no contract.
    #[error("there is no contract yet")]
    NoContract,
    /// A card is in two places.
    #[error("a card is in two places")]
    CardTwice,
    /// The hands do not hold as many cards as they must.
    #[error("the hands do not hold the same number of cards")]
    HandSizes,
    /// The trick in progress holds a revoke, or more than three cards.
    #[error("the trick on the table holds a revoke or is out of order")]
    Trick,
}

impl Position {
    /// A position: hands without the cards of the trick in progress, which lie from the leader on.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if that cannot be.
    pub fn new(
        hands: [Hand; 4],
        strain: Strain,
        leader: Seat,
        trick: &[Card],
    ) -> Result<Self, PositionError> {
        if trick.len() > 3 {
            return Err(PositionError::Trick);
        }
        let all = trick.iter().map(|&card| Hand::from_iter([card]));
        let mut seen = Hand::EMPTY;
        for cards in hands.into_iter().chain(all) {
            if !(seen & cards).is_empty() {
                return Err(PositionError::CardTwice);
            }
            seen |= cards;
        }
        let full = hands[leader.rho() as usize].len();
        let order = [leader, leader.lho(), leader.partner(), leader.rho()];
        for (i, seat) in order.into_iter().enumerate() {
            if hands[seat as usize].len() + usize::from(i < trick.len()) != full {
                return Err(PositionError::HandSizes);
            }
            let revokes = trick.get(i).is_some_and(|card| {
                card.suit != trick[0].suit && !hands[seat as usize][trick[0].suit].is_empty()
            });
            if revokes {
                return Err(PositionError::Trick);
            }
        }
        Ok(Self {
            hands,
            strain,
            leader,
            trick: trick.to_vec(),
        })
    }

    /// The position on a table during the play.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if a hand is not known, there is no contract, or a revoke or a card out of turn lies on the table.
    pub fn of(table: &Table) -> Result<Self, PositionError> {
        let (contract, declarer) = table.contract().ok_or(PositionError::NoContract)?;
        if table.phase() == Phase::Auction {
            return Err(PositionError::NoContract);
        }
        let mut hands = [Hand::EMPTY; 4];
        for seat in Seat::ALL {
            hands[seat as usize] = table.hand(seat).ok_or(PositionError::HandUnknown(seat))?;
        }
        let plays: Vec<(Seat, Card)> = table.trick().map_or(vec![], |t| t.plays().collect());
        let leader = match (plays.first(), table.tricks().last()) {
            (Some((seat, _)), _) => *seat,
            (None, Some((_, winner))) => *winner,
            (None, None) => declarer.lho(),
        };
        let mut seat = leader;
        let mut trick = Vec::new();
        for (by, card) in plays {
            if by != seat {
                return Err(PositionError::Trick);
            }
            trick.push(card);
            seat = seat.lho();
        }
        Self::new(hands, contract.bid.strain, leader, &trick)
    }

    /// What a seat still holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat as usize]
    }

    /// The strain of the contract.
    #[must_use]
    pub const fn strain(&self) -> Strain {
        self.strain
    }

    /// The cards of the trick in progress, with who played them.
    #[must_use]
    pub fn cards_on_table(&self) -> Vec<(Seat, Card)> {
        let mut seat = self.leader;
        let mut cards = Vec::new();
        for &card in &self.trick {
            cards.push((seat, card));
            seat = seat.lho();
        }
        cards
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        (0..self.trick.len()).fold(self.leader, |seat, _| seat.lho())
    }

    /// The tricks that are not complete.
    #[must_use]
    pub fn tricks_left(&self) -> u8 {
        self.hands[self.leader.rho() as usize].len() as u8
    }

    pub(crate) fn partial_deal(&self) -> Option<PartialDeal> {
        let mut builder = Builder::new();
        for seat in Seat::ALL {
            builder[seat] = self.hands[seat as usize];
        }
        builder.build_partial().ok()
    }

    /// The suit of trumps, if there is one.
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        Suit::ASC
            .into_iter()
            .find(|&suit| Strain::from(suit) == self.strain)
    }
}
