//! Law 50: disposition of a penalty card.

use contract_bridge::{Card, Hand, Seat};

use crate::table::Table;

/// The two kinds of penalty card (50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A lone card below honour rank, exposed unintentionally.
    Minor,
    /// Any other.
    Major,
}

/// A card becomes a penalty card. A second one of the same defender makes both major (50B).
pub(crate) fn becomes(table: &mut Table, seat: Seat, card: Card, kind: Kind) {
    let Some(play) = &mut table.play else { return };
    let cards = &mut play.trouble().penalty[seat as usize];
    if cards.iter().any(|(other, _)| *other == card) {
        return;
    }
    cards.push((card, kind));
    if cards.len() > 1 {
        for (_, kind) in cards {
            *kind = Kind::Major;
        }
    }
}

/// The major penalty cards of a player.
pub(crate) fn major(cards: &[(Card, Kind)]) -> Hand {
    let major = cards.iter().filter(|(_, kind)| *kind == Kind::Major);
    major.map(|(card, _)| *card).collect()
}
