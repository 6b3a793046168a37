//! Laws 48 and 49: exposure of cards. Declarer's are never penalty cards (48A); a defender's become so (49).

use contract_bridge::{Card, Hand, Seat};

use super::law50_penalty_card;
use super::{Open, law68_claim_or_concession};
use crate::auction::law24_card_exposed;
use crate::book::{Law, checked};
use crate::entry::Action;
use crate::impossible::Impossible;
use crate::law;
use crate::play::before_lead::before_lead;
use crate::table::trouble::PenaltyKind;
use crate::table::trouble::is_honour;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Exposes {
            cards,
            deliberately,
        } => checked(expose(table, seat, cards, *deliberately)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A player shows cards otherwise than by play.
pub(crate) fn expose(
    table: &mut Table,
    by: Seat,
    cards: &[Card],
    deliberately: bool,
) -> Result<(), Impossible> {
    table.check_cards(by, cards)?;
    if table.phase == Phase::Over {
        return Err(Impossible::Over);
    }
    let declares = table.play.as_ref().is_some_and(|play| play.declares(by));
    if law24_card_exposed::applies(table) {
        return law24_card_exposed::expose(table, by, cards, false, deliberately);
    }
    let claims = table
        .claim
        .as_ref()
        .is_some_and(|claim| claim.by == by && !claim.agreed);
    if claims {
        // Shown with his claim or concession, which Laws 68 to 71 deal with.
        return Ok(());
    }
    if !declares {
        table.irregular(law!("49"), by);
    }
    let cards = cards.iter().copied().collect();
    let open = Open::Exposed {
        by,
        cards,
        deliberately,
    };
    if let Some(play) = &mut table.play {
        play.trouble().open.push(open);
    }
    Ok(())
}

/// The Director rules: penalty cards for a defender, nothing for declarer or dummy.
pub(crate) fn rectify(table: &mut Table, by: Seat, cards: Hand, deliberately: bool) {
    let Some(play) = &table.play else { return };
    if play.declares(by) {
        let declarer = play.declarer == by;
        if declarer && deliberately && law68_claim_or_concession::is_whole_hand(table, by, cards) {
            law68_claim_or_concession::hand_shown(table, by);
        } else {
            table.cite(law!("48A"));
        }
        return;
    }
    table.cite(law!("49"));
    let single = cards.len() == 1;
    for card in cards.iter() {
        let minor = single && !deliberately && !is_honour(card);
        law50_penalty_card::becomes(
            table,
            by,
            card,
            if minor {
                PenaltyKind::Minor
            } else {
                PenaltyKind::Major
            },
        );
    }
    before_lead(table);
}
