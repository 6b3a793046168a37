//! Law 14: missing card. It is put back, and counts as having been in the hand all along; no call changes.

use contract_bridge::{Card, Seat};
use openroom_said::said;

use super::{law09_procedure, law16_information};
use crate::book::{Law, checked};
use crate::entry::{Finding, Whereabouts};
use crate::impossible::Impossible;
use crate::law;
use crate::play::law67_defective_trick;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    finding: |table, finding| match finding {
        Finding::Missing { by, card, found } => checked(searched(table, *by, *card, *found)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A hand was short and no other had too many; which card is missing the log does not say.
pub(crate) fn found_short(table: &mut Table, short: Option<Seat>) {
    if let Some(by) = short {
        restore(table, by, None, Whereabouts::Elsewhere);
    }
}

/// The Director has searched for the card.
pub(crate) fn searched(
    table: &mut Table,
    by: Seat,
    card: Option<Card>,
    found: Whereabouts,
) -> Result<(), Impossible> {
    table.check_not_held()?;
    if table.period_over {
        return Err(Impossible::NotNow(said!(
            "period-over-for-missing-card",
            "a missing card can be restored only until the correction period ends (14B, 79C)"
        )));
    }
    if let Some(card) = card {
        table.hands.check(by, card)?;
    }
    restore(table, by, card, found);
    Ok(())
}

fn restore(table: &mut Table, by: Seat, card: Option<Card>, found: Whereabouts) {
    let before_lead = matches!(table.phase, Phase::Auction | Phase::Clarification);
    match (before_lead, found) {
        (true, Whereabouts::No) => cite_all(table, &[law!("14A"), law!("14A2"), law!("14A3")]),
        (true, _) => cite_all(table, &[law!("14A"), law!("14A1"), law!("14A3")]),
        // Among the played cards: a defective trick, which is the business of Law 67.
        (false, Whereabouts::Played) => cite_all(table, &[law!("14B"), law!("14B1")]),
        (false, Whereabouts::Elsewhere) => {
            cite_all(table, &[law!("14B"), law!("14B2"), law!("14B4")]);
        }
        (false, Whereabouts::No) => cite_all(table, &[law!("14B"), law!("14B3"), law!("14B4")]),
    }
    if let Some(card) = card
        && !before_lead
        && found != Whereabouts::Played
    {
        // 14B4: it was in the hand all along, and not having played it may have been a revoke.
        law67_defective_trick::never_left(table, by, &[card], law!("14B4"));
        law09_procedure::settle(table);
    }
    if before_lead || found != Whereabouts::Played {
        let law = law!("14C").in_edition(table.edition());
        law16_information::card_put_back(table, by, card, law);
    }
}

fn cite_all(table: &mut Table, laws: &[crate::clause::Cite]) {
    for &law in laws {
        table.cite(law);
    }
}
