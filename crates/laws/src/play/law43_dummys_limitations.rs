//! Law 43: dummy's limitations. Only a breach of 43A2 costs dummy his rights (43B).

use contract_bridge::Seat;

use super::Open;
use crate::clause::Clause;
use crate::edition::Edition;
use crate::law;
use crate::table::Table;

/// A breach found by the Director: one of 43A2 by dummy takes his rights away.
pub(crate) fn breach(table: &mut Table, law: Clause, by: Seat) {
    let Some(play) = &mut table.play else { return };
    if law.id().starts_with("43A2") && play.dummy() == by {
        play.trouble().dummy_without_rights = true;
        table.cite(law!("43B1"));
    }
}

/// Dummy draws attention during the play: a breach of 43A1b. If he has no rights any more and is the first, a defender's
/// irregularity is not rectified (43B3).
pub(crate) fn attention(table: &mut Table, seat: Seat) {
    let asks_declarer = super::law61_failure_to_follow_suit::about_declarer(table);
    if !asks_declarer {
        table.irregular(law!("43A1b"), seat);
    }
    let first = !table.attention;
    if let Some(play) = &mut table.play
        && play
            .trouble
            .as_ref()
            .is_some_and(|t| t.dummy_without_rights)
        && first
    {
        super::law62_correction_of_revoke::asked_by_dummy_without_rights(play);
        play.trouble().attention_by_dummy = true;
    }
}

/// 43B3: what a defender did is left as it is, and looked at after the play. False if nothing of that kind is open.
pub(crate) fn no_rectification(table: &mut Table) -> bool {
    let Some(play) = &mut table.play else {
        return false;
    };
    let (declarer, side) = (play.declarer, crate::entry::Side::of(play.declarer));
    let Some(trouble) = &mut play.trouble else {
        return false;
    };
    if !core::mem::take(&mut trouble.attention_by_dummy) {
        return false;
    }
    let defenders = |seat: Seat| crate::entry::Side::of(seat) != side;
    let mut returned = Vec::new();
    let mut accepted = None;
    trouble.open.retain(|open| match *open {
        Open::Exposed { by, .. } | Open::PenaltyNotPlayed { by, .. } => !defenders(by),
        Open::Premature { by, card } | Open::Later { by, card } if defenders(by) => {
            returned.push((by, card));
            false
        }
        Open::Lead { by, card, .. } if defenders(by) => {
            accepted = Some((by, card));
            false
        }
        _ => true,
    });
    for revoke in trouble
        .revokes
        .iter_mut()
        .filter(|revoke| defenders(revoke.by))
    {
        revoke.waived = true;
    }
    for (by, card) in returned {
        table.hands.restore(by, card);
    }
    if let Some((by, card)) = accepted {
        super::law53_lead_out_of_turn::stands(table, by, card);
    }
    debug_assert_eq!(crate::entry::Side::of(declarer), side);
    table.cite(law!("43B3"));
    let review = match table.edition() {
        Edition::E2007 => law!(2007: "12B1"),
        Edition::E2017 => law!(2017: "43B3"),
    };
    table.review(review);
    true
}
