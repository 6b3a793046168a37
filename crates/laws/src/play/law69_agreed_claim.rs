//! Law 69: agreed claim or concession: the agreement, when it is established, and how it is withdrawn.

use contract_bridge::Seat;
use openroom_said::said;

use super::law63_establishment_of_revoke as law63;
use super::law70_contested_claim::{self, contest_for};
use super::law71_concession_cancelled;
use crate::awaiting::Choice;
use crate::book::{Law, checked, done};
use crate::edition::Edition;
use crate::entry::{Action, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::score::law77_scoring_table as law77;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Agrees if agreed_already(table, seat) => done(),
        Action::Objects if !table.is_asked(seat, Choice::Objects) => checked(objects(table, seat)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// 69A: scored as if the tricks had been played. In 2007 agreeing also establishes the revokes of the side that agrees (63A3), but for
/// those of which it knows.
pub(crate) fn agrees(table: &mut Table) {
    let Some(claim) = &mut table.claim else {
        return;
    };
    claim.agreed = true;
    let (tricks, by) = (claim.declarer_tricks, claim.by);
    if table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "68D1"));
    }
    table.cite(law!("69A"));
    if table.edition() == Edition::E2007
        && let Some(play) = &mut table.play
    {
        let number = play.number();
        law63::by_agreement(play, Side::of(by).other(), number + 1, law!("63A3"));
    }
    law77::over(table, Some(tricks));
}

/// Whether a second opponent agrees to what his partner has agreed to; that changes nothing.
fn agreed_already(table: &Table, seat: Seat) -> bool {
    let claim = table.claim.as_ref();
    table.phase == Phase::Over
        && claim.is_some_and(|claim| claim.agreed && Side::of(claim.by) != Side::of(seat))
}

/// An objection by one who is not asked: the partner of a defender who concedes (68B2); anybody else before there is an
/// agreement (68D); after it the other side (70A, 69B) or the side that conceded (71).
fn objects(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    let Some(claim) = table.claim.as_deref().cloned() else {
        return Err(Impossible::NotAsked {
            seat,
            word: "objects".into(),
        });
    };
    table.check_not_held()?;
    if claim.ruled {
        return Err(Impossible::NotNow(said!(
            "claim-ruled-on",
            "the Director has ruled on this claim; anyone who disagrees may appeal (92A)"
        )));
    }
    if table.period_over {
        return Err(Impossible::NotNow(said!(
            "period-over-for-claim",
            "the correction period is over (79C): the claim or concession stands as agreed (69B, 71)"
        )));
    }
    if Side::of(claim.by) == Side::of(seat) {
        return law71_concession_cancelled::objects(table, &claim);
    }
    withdraws(table, seat);
    Ok(())
}

/// The side that agreed takes that back: in time it is an ordinary contested claim; once established it needs a trick that
/// the side would likely have won (69B2).
fn withdraws(table: &mut Table, seat: Seat) {
    let side = Side::of(seat);
    if law63::is_final(table, side) {
        table.cite(law!("69B"));
        contest_for(table, law!("69B2"), Some(side));
    } else {
        if let Some(claim) = &mut table.claim {
            claim.agreed = false;
        }
        law70_contested_claim::doubted(table);
    }
}
