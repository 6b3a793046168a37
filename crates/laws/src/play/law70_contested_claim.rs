//! Law 70: contested claim or concession. The Director gives a definite number of whole tricks, the same for both sides.

use contract_bridge::{Card, Seat};
use openroom_said::said;

use super::{Play, law62_correction_of_revoke, law66_told_play, law68_claim_or_concession};
use crate::awaiting::{Asked, Fact, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Finding, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::{Matter, Meanwhile, not_sought};
use crate::score::law77_scoring_table as law77;
use crate::table::revoke::State;
use crate::table::{Phase, Table};

/// Somebody doubts the claim: the Director is called and rules under Law 70 (68D; 68D2a of 2017).
pub(crate) fn doubted(table: &mut Table) {
    if table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "68D2"));
        table.cite_one(law!(2017: "68D2a"));
    }
    contest(table, law!("70A"));
}

/// The Director says how many tricks each side gets, on that ground.
pub(crate) fn contest(table: &mut Table, ground: Cite) {
    contest_for(table, ground, None);
}

/// The same, for a side that takes back its agreement (69B) or its concession (71).
pub(crate) fn contest_for(table: &mut Table, ground: Cite, withdrawn_by: Option<Side>) {
    table.phase = Phase::Play;
    table.result = None;
    if let Some(claim) = &mut table.claim {
        (claim.ground, claim.withdrawn_by) = (ground, withdrawn_by);
    }
    let law = ground.in_edition(table.edition());
    table.ask(
        Asked::Director,
        law,
        Question::Fact(Fact::Tricks),
        ContestedClaim,
    );
}

/// Whether the play is over although there is no result yet: the Director is to say how many tricks each side has; in 2007 from the
/// claim on (68D), for in 2017 the play may still go on.
pub(crate) fn ends_play(table: &Table) -> bool {
    let told = table.play.as_ref().is_some_and(Play::is_told);
    let claimed =
        table.edition() == Edition::E2007 && law68_claim_or_concession::play_has_ceased(table);
    told || claimed || table.asked::<ContestedClaim>().is_some()
}

/// 68D: play has ceased or is suspended; the card is no play (evidence only, 70D3 of 2007).
pub(crate) const PLAY_HAS_CEASED: Meanwhile = Meanwhile::Done;

/// 70, 71: how many tricks does each side get?
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ContestedClaim;

impl Matter for ContestedClaim {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Tricks { side, tricks } => ruled(table, *side, *tricks),
            _ => Err(not_sought(finding)),
        }
    }

    fn corrected(
        self: Box<Self>,
        table: &mut Table,
        by: Seat,
        card: Card,
    ) -> Result<(), Impossible> {
        law62_correction_of_revoke::owned_up_to(table, by, card)?;
        let claim = table.claim.as_deref();
        let (ground, by) = claim.map_or((law!("70A"), None), |c| (c.ground, c.withdrawn_by));
        contest_for(table, ground, by);
        Ok(())
    }

    fn card_played(&self, _: &mut Table, _: Seat, _: Card) -> Meanwhile {
        PLAY_HAS_CEASED
    }
}

/// The Director has ruled on the tricks (70A), on withdrawn agreement (69B2) or on a concession (71).
fn ruled(table: &mut Table, side: Side, tricks: u8) -> Result<(), Impossible> {
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
                "a side that withdraws its agreement or concession may gain tricks by it but never loses one (69B, 71)"
            )));
        }
    }
    let ground = claim.ground;
    if let Some(claim) = &mut table.claim {
        (claim.ruled, claim.declarer_tricks) = (true, declarer);
    }
    undo_open_revokes(table);
    table.cite(ground);
    law77::over(table, Some(declarer));
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
        "each side keeps the tricks it has already won; only the rest are ruled on (70A)"
    )))
}
