//! Law 70: contested claim or concession. The Director gives a definite number of whole tricks, the same for both sides.

use openroom_said::said;

use super::law61_failure_to_follow_suit::State;
use super::law66_told_play;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::irregularities::law09_procedure;
use crate::law;
use crate::pending::Then;
use crate::table::Table;

/// Whether the board waits for the tricks of a claim.
pub(crate) fn is_asked(table: &Table) -> bool {
    let then = table.pending.as_ref().map(|pending| &pending.then);
    matches!(then, Some(Then::ContestedClaim))
}

/// The Director has ruled on the tricks (70A), on withdrawn agreement (69B2) or on a concession (71).
pub(crate) fn ruled(table: &mut Table, side: Side, tricks: u8) -> Result<(), Impossible> {
    let Some(play) = &table.play else {
        return Err(Impossible::Over);
    };
    let Some(claim) = table.claim.as_deref() else {
        return Err(Impossible::Over);
    };
    let of_declarer = |side: Side, tricks: u8| match side == Side::of(play.declarer) {
        true => tricks,
        false => 13 - tricks,
    };
    let declarer = of_declarer(side, tricks);
    check_won(table, declarer)?;
    if let Some(withdrawing) = claim.withdrawn_by {
        let (mine, agreed) = (
            of_declarer(withdrawing, declarer),
            of_declarer(withdrawing, claim.declarer_tricks),
        );
        if mine < agreed {
            return Err(Impossible::NotNow(said!(
                "taking-back-never-loses",
                "who takes back an agreement or a concession gets a trick by it or none, and never loses one (69B, 71)"
            )));
        }
    }
    let ground = claim.ground;
    table.pending = None;
    if let Some(claim) = &mut table.claim {
        (claim.ruled, claim.declarer_tricks) = (true, declarer);
    }
    undo_open_revokes(table);
    table.cite(ground);
    table.over(Some(declarer));
    law09_procedure::settle(table);
    Ok(())
}

/// A revoke to which attention was drawn before the ruling, and that was not established: the tricks are given as if it had
/// not been made (62A, WB 70.3), and nothing of it is left to rule on.
fn undo_open_revokes(table: &mut Table) {
    let revokes = table
        .play
        .iter_mut()
        .filter_map(|play| play.trouble.as_mut());
    let mut undone = false;
    for revoke in revokes.flat_map(|trouble| &mut trouble.revokes) {
        if revoke.noticed && !revoke.ruled && revoke.state == State::Open {
            revoke.ruled = true;
            undone = true;
        }
    }
    if undone {
        table.cite(law!("62A"));
    }
}

/// A trick that is won is won, unless a revoke is still to be undone.
fn check_won(table: &Table, declarer: u8) -> Result<(), Impossible> {
    let Some(play) = &table.play else {
        return Ok(());
    };
    let mut revokes = play.trouble.iter().flat_map(|t| &t.revokes);
    let undone = revokes.any(|r| r.noticed && r.state == State::Open);
    let side = Side::of(play.declarer);
    let possible = match play.is_told() {
        true => law66_told_play::still_open(play),
        false if undone => None,
        false => Some(play.won(side)..=13 - play.won(side.other())),
    };
    if possible.is_none_or(|possible| possible.contains(&declarer)) {
        return Ok(());
    }
    Err(Impossible::NotNow(said!(
        "tricks-won-are-kept",
        "each side keeps the tricks that it has won; only those still to come are ruled on (70A)"
    )))
}
