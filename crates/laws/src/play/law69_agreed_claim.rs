//! Law 69: agreed claim or concession: the agreement, when it is established, and how it is withdrawn.

use contract_bridge::Seat;
use openroom_said::said;

use super::law63_establishment_of_revoke as law63;
use super::{law68_claim_or_concession as law68, law71_concession_cancelled};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::Side;
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// The other side has answered: one opponent's agreement is the side's (69A).
pub(crate) fn answered(table: &mut Table, seat: Seat, choice: Choice) {
    match choice {
        Choice::Agrees => agrees(table),
        Choice::RequestsPlay => law68::requests_play(table, seat),
        _ => law68::doubted(table),
    }
}

/// 69A: scored as if the tricks had been played. In 2007 agreeing also establishes the revokes of the side that agrees (63A3).
fn agrees(table: &mut Table) {
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
        law63::establish(play, Side::of(by).other(), number + 1, law!("63A3"));
    }
    table.over(Some(tricks));
}

/// Whether a second opponent agrees to what his partner has agreed to; that changes nothing.
pub(crate) fn agreed_already(table: &Table, seat: Seat) -> bool {
    let claim = table.claim.as_ref();
    table.phase == Phase::Over
        && claim.is_some_and(|claim| claim.agreed && Side::of(claim.by) != Side::of(seat))
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
        Then::ContestedClaim,
    );
}

/// An objection by one who is not asked: the partner of a defender who concedes (68B2); anybody else before there is an
/// agreement (68D); after it the other side (70A, 69B) or the side that conceded (71).
pub(crate) fn objects(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    let Some(claim) = table.claim.as_deref().cloned() else {
        return Err(Impossible::NotAsked {
            seat,
            word: "objects".into(),
        });
    };
    if !claim.agreed {
        return before_agreement(table, seat, &claim);
    }
    table.check_not_held()?;
    if claim.ruled {
        return Err(Impossible::NotNow(said!(
            "claim-ruled-on",
            "the Director has ruled on this claim; who disagrees may appeal (92A)"
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

/// Before the other side has answered: dummy, or whoever, may doubt a claim (68D); a defender may object to his partner's
/// concession (68B2).
fn before_agreement(table: &mut Table, seat: Seat, claim: &law68::Claim) -> Result<(), Impossible> {
    let asked = table.pending.as_ref().map(|pending| &pending.then);
    if !matches!(asked, Some(Then::Claim)) {
        return Err(Impossible::NotAsked {
            seat,
            word: "objects".into(),
        });
    }
    let defends = table
        .play
        .as_ref()
        .is_some_and(|play| !play.declares(claim.by));
    if claim.concedes && defends && seat == claim.by.partner() {
        law68::partner_objects(table);
    } else {
        law68::doubted(table);
    }
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
        law68::doubted(table);
    }
}
