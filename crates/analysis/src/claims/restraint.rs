//! Penalty cards and restrictions in force at the claim: they bind the play that is imagined as they would have bound the play.
//!
//! A card that must be played is played (50D1a, 50C). A choice that declarer has not made yet is his: if a defender claims it is
//! made so as to cost him most, if declarer claims it is taken not to be made, for nothing was said of it.

use super::search::{Bits, Node, highest, lowest, suit_mask, suit_of};

/// What binds the defenders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Restraint {
    /// By seat, major penalty cards.
    pub major: [Bits; 4],
    /// By seat, the minor one.
    pub minor: [Bits; 4],
    /// Who is restricted, and how; until his next card, or as long as he keeps the lead.
    pub restricted: Option<(usize, Restricted)>,
    /// Declarer's choices over leads are against the side that claims.
    pub against_claimer: bool,
}

/// A restriction on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Restricted {
    /// Only these cards, if he has one.
    To(Bits),
    /// Only these cards at his next lead, if he has one.
    ToLead(Bits),
    /// None of these, as long as he keeps the lead, if he has others.
    NotWhileOnLead(Bits),
    /// None of these at this card.
    Not(Bits),
    Highest,
    Lowest,
}

impl Restraint {
    pub fn is_any(&self) -> bool {
        *self != Self::default()
            && (self.restricted.is_some() || self.major.iter().chain(&self.minor).any(|&c| c != 0))
    }

    /// What is left of the cards that the hand in turn might play: follow suit, then the restriction, then the penalty card
    /// (50D1b).
    pub fn leaves(&self, node: &Node, legal: Bits) -> Bits {
        let seat = node.turn();
        let mut left = legal;
        if let Some((_, how)) = self
            .restricted
            .filter(|&(who, _)| who == seat && node.restricted)
        {
            left = nonempty(how.leaves(node, legal), legal);
        }
        left = nonempty(left & self.major[seat], left);
        // Not another small card of that suit before the minor penalty card (50C).
        let minor = self.minor[seat] & left;
        if minor != 0 {
            let suit = suit_of(lowest(minor));
            let honours = 0b111_1100_0000_0000 << (suit * 16);
            left &= !suit_mask(suit) | honours | minor;
        }
        left
    }

    /// Declarer may tell this hand what to lead, for its partner has a major penalty card (50D2): any card may come.
    pub fn opens_leads_of(&self, node: &Node, seat: usize) -> bool {
        let partner = (seat + 2) % 4;
        self.against_claimer && self.major[partner] & node.hands[partner] != 0
    }

    /// The restriction ends with this card.
    pub fn ends_with(&self, node: &Node, seat: usize, _card: u8) -> bool {
        let Some((who, how)) = self.restricted else {
            return true;
        };
        let spent = match how {
            Restricted::NotWhileOnLead(_) => false,
            Restricted::ToLead(_) => node.played == 0,
            _ => true,
        };
        node.restricted && who == seat && spent
    }

    /// The restriction lasts after a trick won by that hand.
    pub fn lasts_with(&self, winner: usize) -> bool {
        match self.restricted {
            Some((who, Restricted::NotWhileOnLead(_))) => who == winner,
            _ => true,
        }
    }
}

impl Restricted {
    fn leaves(self, node: &Node, legal: Bits) -> Bits {
        match self {
            // They are about leads.
            Self::NotWhileOnLead(_) | Self::ToLead(_) if node.played > 0 => legal,
            Self::To(cards) | Self::ToLead(cards) => legal & cards,
            Self::NotWhileOnLead(cards) | Self::Not(cards) => legal & !cards,
            Self::Highest | Self::Lowest => {
                let led = node
                    .cards()
                    .first()
                    .map_or(0, |&card| suit_mask(suit_of(card)));
                match (legal & led, self) {
                    (0, _) => legal,
                    (cards, Self::Highest) => 1 << highest(cards),
                    (cards, _) => 1 << lowest(cards),
                }
            }
        }
    }
}

const fn nonempty(cards: Bits, otherwise: Bits) -> Bits {
    if cards == 0 { otherwise } else { cards }
}
