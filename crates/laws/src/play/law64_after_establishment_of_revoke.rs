//! Law 64: procedure after establishment of a revoke: the tricks that are transferred, the exemptions, and equity.

use contract_bridge::Seat;

use super::Play;
use super::law61_failure_to_follow_suit::{Revoke, State};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::Side;
use crate::law;
use crate::table::Table;

/// What one revoke comes to.
struct Transfer {
    /// Tricks to the other side.
    tricks: u8,
    law: Cite,
    equity: Cite,
}

/// Tricks transferred, net: positive to North-South. Cites what applies, and opens the question of equity (64C).
pub(crate) fn transfers(table: &mut Table, declarer_tricks: u8) -> i8 {
    let edition = table.edition();
    let Some(play) = &table.play else { return 0 };
    let Some(trouble) = &play.trouble else {
        return 0;
    };
    let counted: Vec<Revoke> = trouble
        .revokes
        .iter()
        .copied()
        .filter(|r| r.noticed && !r.waived)
        .collect();
    let mut net = 0;
    let mut found = Vec::new();
    let mut taken = [0u8; 2];
    for (at, revoke) in counted.iter().enumerate() {
        if !matches!(revoke.state, State::Established(_)) {
            continue;
        }
        let Some(mut transfer) = of(edition, play, &counted, at, declarer_tricks) else {
            continue;
        };
        // Never more than the side won from the revoke on, and no trick twice.
        let side = Side::of(revoke.by);
        let available = won_from(play, revoke, declarer_tricks)
            - taken[side as usize].min(won_from(play, revoke, declarer_tricks));
        transfer.tricks = transfer.tricks.min(available);
        taken[side as usize] += transfer.tricks;
        let tricks = transfer.tricks as i8;
        net += if side == Side::Ns { -tricks } else { tricks };
        found.push(transfer);
    }
    for transfer in found {
        table.cite(transfer.law);
        table.review(transfer.equity.in_edition(edition));
    }
    net
}

/// The tricks that the revoking side won from the revoke trick on, those claimed included.
fn won_from(play: &Play, revoke: &Revoke, declarer_tricks: u8) -> u8 {
    let side = Side::of(revoke.by);
    let all = if side == Side::of(play.declarer) {
        declarer_tricks
    } else {
        13 - declarer_tricks
    };
    let before = play
        .tricks
        .iter()
        .take(revoke.trick)
        .filter(|(_, winner)| Side::of(*winner) == side);
    all.saturating_sub(before.count() as u8)
}

fn of(
    edition: Edition,
    play: &Play,
    revokes: &[Revoke],
    at: usize,
    declarer_tricks: u8,
) -> Option<Transfer> {
    let revoke = &revokes[at];
    let none = |law: Cite| {
        Some(Transfer {
            tricks: 0,
            law,
            equity: law!(2007: "64C", 2017: "64C1"),
        })
    };
    if let Some(exempt) = exemption(edition, revokes, at) {
        return none(exempt).map(|transfer| Transfer {
            equity: equity_of(exempt),
            ..transfer
        });
    }
    let winner: Option<Seat> = play.tricks.get(revoke.trick).map(|(_, winner)| *winner);
    let from = won_from(play, revoke, declarer_tricks);
    let side = Side::of(revoke.by);
    let won_trick = winner.is_some_and(|winner| Side::of(winner) == side);
    if from == 0 {
        return none(law!("64B1"));
    }
    let transfer = if winner == Some(revoke.by) {
        Transfer {
            tricks: 1 + u8::from(from > 1),
            law: law!("64A1"),
            equity: law!(2007: "64C", 2017: "64C1"),
        }
    } else {
        debug_assert!(!won_trick || from > 0);
        Transfer {
            tricks: 1,
            law: law!("64A2"),
            equity: law!(2007: "64C", 2017: "64C1"),
        }
    };
    Some(transfer)
}

/// The first exemption of 64B that holds.
fn exemption(edition: Edition, revokes: &[Revoke], at: usize) -> Option<Cite> {
    let revoke = &revokes[at];
    let established = |r: &Revoke| matches!(r.state, State::Established(_));
    let counts = |r: &Revoke| edition == Edition::E2007 || established(r);
    let same_before = revokes
        .iter()
        .any(|r| r.trick < revoke.trick && r.by == revoke.by && r.suit == revoke.suit && counts(r));
    let other_side = revokes
        .iter()
        .any(|r| Side::of(r.by) != Side::of(revoke.by) && counts(r));
    if same_before {
        Some(law!("64B2"))
    } else if revoke.owed_was_faced {
        Some(law!("64B3"))
    } else if revoke.too_late {
        Some(law!("64B4"))
    } else if revoke.trick == 11 {
        Some(law!("64B6"))
    } else if other_side {
        Some(law!("64B7"))
    } else {
        None
    }
}

/// The question of equity that goes with an exemption.
fn equity_of(exempt: Cite) -> Cite {
    if exempt == law!("64B2") {
        law!(2007: "64C", 2017: "64C2a")
    } else if exempt == law!("64B7") {
        law!(2007: "64C", 2017: "64C2b")
    } else {
        law!(2007: "64C", 2017: "64C1")
    }
}
