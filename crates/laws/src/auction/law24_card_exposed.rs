//! Law 24: card exposed or led during the auction.

use contract_bridge::{Card, Hand, Rank, Seat};

use crate::entry::Side;
use crate::impossible::Impossible;
use crate::law;
use crate::play::law50_penalty_card::Kind;
use crate::table::Table;

/// Cards of one player that his partner could see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exposed {
    pub by: Seat,
    pub cards: Hand,
    /// One of them was led or played.
    pub led: bool,
    pub deliberately: bool,
    /// How many calls stood when it happened.
    pub at: usize,
    /// The Director has ruled on it.
    pub ruled: bool,
}

/// Whether a card is an honour: ace to ten.
pub(crate) fn is_honour(card: Card) -> bool {
    card.rank >= Rank::T
}

/// A player shows cards, or leads or plays one, before the auction is over.
pub(crate) fn expose(
    table: &mut Table,
    by: Seat,
    cards: &[Card],
    led: bool,
    deliberately: bool,
) -> Result<(), Impossible> {
    for &card in cards {
        table.hands.check(by, card)?;
    }
    table.irregular(law!("24"), by);
    let at = table.auction.calls.len();
    table.auction.trouble().exposed.push(Exposed {
        by,
        cards: cards.iter().copied().collect(),
        led,
        deliberately,
        at,
        ruled: false,
    });
    Ok(())
}

/// The Director rules on what was exposed. False if there is nothing to rule on.
pub(crate) fn rectify(table: &mut Table) -> bool {
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let Some(exposed) = trouble.exposed.iter_mut().find(|exposed| !exposed.ruled) else {
        return false;
    };
    exposed.ruled = true;
    let exposed = *exposed;
    table.cite(law!("24"));
    let single = exposed.cards.len() == 1;
    let honour = exposed.cards.iter().any(is_honour);
    if single && !honour && !exposed.led {
        table.cite(law!("24A"));
        return true;
    }
    table.cite(if single { law!("24B") } else { law!("24C") });
    let partner = exposed.by.partner();
    let opponents_called = table.auction.calls[exposed.at..]
        .iter()
        .any(|made| Side::of(made.by) != Side::of(exposed.by));
    let partner_called = table.auction.calls[exposed.at..]
        .iter()
        .any(|made| made.by == partner);
    if partner_called && opponents_called {
        // The other side went on over it: the turn that had to be passed is gone (11A).
        table.cite(law!("11A"));
        return true;
    }
    table.bar_for_turn(partner);
    table.review_awareness();
    true
}

/// The auction is over: a declarer or dummy picks his cards up, a defender's become penalty cards (24D, 24E; in 2007 the
/// Law says so itself).
pub(crate) fn dispose(table: &mut Table) {
    let Some((_, declarer)) = table.contract() else {
        return;
    };
    for exposed in table.auction.trouble().exposed.clone() {
        if Side::of(exposed.by) == Side::of(declarer) {
            table.cite(law!(2007: "24", 2017: "24D"));
            continue;
        }
        if !exposed.ruled {
            continue;
        }
        table.cite(law!(2007: "24", 2017: "24E"));
        let by_accident = !exposed.led && !exposed.deliberately;
        let minor = by_accident && exposed.cards.len() == 1 && !exposed.cards.iter().any(is_honour);
        let kind = if minor { Kind::Minor } else { Kind::Major };
        for card in exposed.cards.iter() {
            crate::play::law50_penalty_card::becomes(table, exposed.by, card, kind);
        }
    }
}
