//! Laws 68 to 71: claims and concessions: made, agreed, contested, withdrawn, cancelled.

use contract_bridge::Seat;

use super::law63_establishment_of_revoke::establish;
use crate::awaiting::{Asked, Choice, Question};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Side, Statement};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claim {
    pub by: Seat,
    /// Tricks of the 13 that declarer would have.
    pub declarer_tricks: u8,
    /// It gives up at least one trick (68B1).
    pub concedes: bool,
    /// The other side has agreed (69A).
    pub agreed: bool,
    /// Who wants to play on (68D2b of 2017).
    pub consents: Vec<Seat>,
}

/// A claim of tricks (68A); what is not claimed is conceded (68B1).
pub(crate) fn claims(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let Some(left) = tricks_left(table, seat, said)? else {
        return Ok(());
    };
    table.cite(law!("68A"));
    if said.tricks < left {
        table.cite(law!("68B1"));
    }
    propose(table, seat, said.tricks, said.tricks < left);
    Ok(())
}

/// A concession (68B1); what is not conceded is claimed (68A).
pub(crate) fn concedes(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let Some(left) = tricks_left(table, seat, said)? else {
        return Ok(());
    };
    table.cite(law!("68B1"));
    if said.tricks < left {
        table.cite(law!("68A"));
    }
    propose(table, seat, left - said.tricks, said.tricks > 0);
    Ok(())
}

/// The tricks left; none if it is no claim, because in 2017 dummy cannot make one.
fn tricks_left(table: &mut Table, seat: Seat, said: &Statement) -> Result<Option<u8>, Impossible> {
    let play = match (table.phase, &table.play) {
        (Phase::Play, Some(play)) => play,
        (Phase::Over, _) => return Err(Impossible::Over),
        _ => {
            return Err(Impossible::NotNow {
                reason: "tricks are claimed or conceded during the play",
            });
        }
    };
    table.check_not_held()?;
    let (left, dummy) = (play.left(), play.dummy());
    if said.tricks > left {
        return Err(Impossible::TooManyTricks {
            tricks: said.tricks,
            left,
        });
    }
    if seat == dummy && table.edition() == Edition::E2017 {
        // Whatever dummy says is no claim; he has taken part in the play (43A1c).
        table.irregular(law!("43A1c"), seat);
        table.cite(law!("68A"));
        return Ok(None);
    }
    Ok(Some(left))
}

/// The other side is asked whether it agrees (69A).
fn propose(table: &mut Table, seat: Seat, more: u8, concedes: bool) {
    let Some(play) = &mut table.play else { return };
    let own = Side::of(seat);
    let claimed = play.won(own) + more;
    let declarer_tricks = if play.declares(seat) {
        claimed
    } else {
        13 - claimed
    };
    if play.trouble.is_some() {
        let number = play.number();
        establish(play, own, number + 1, law!("63A3"));
    }
    table.claim = Some(Box::new(Claim {
        by: seat,
        declarer_tricks,
        concedes,
        agreed: false,
        consents: Vec::new(),
    }));
    ask_opponents(table, seat);
}

fn ask_opponents(table: &mut Table, claimer: Seat) {
    let law = law!("69A").in_edition(table.edition());
    let mut options = vec![Choice::Agrees, Choice::Objects];
    if table.edition() == Edition::E2017 {
        options.push(Choice::RequestsPlay);
    }
    table.ask(
        Asked::Either(claimer.lho(), claimer.rho()),
        law,
        Question::Options(options),
        Then::Claim,
    );
}

/// The other side has answered: one opponent's agreement is the side's (69A).
pub(crate) fn answered(table: &mut Table, seat: Seat, choice: Choice) {
    let Some(claim) = &mut table.claim else {
        return;
    };
    match choice {
        Choice::Agrees => {
            claim.agreed = true;
            let (tricks, by) = (claim.declarer_tricks, claim.by);
            table.cite(law!("69A"));
            if table.edition() == Edition::E2007
                && let Some(play) = &mut table.play
                && play.trouble.is_some()
            {
                let number = play.number();
                establish(
                    play,
                    Side::of(by).other(),
                    number + 1,
                    law!(2007: "63A3", 2017: "63A4"),
                );
            }
            table.over(Some(tricks));
        }
        Choice::RequestsPlay => {
            claim.consents = vec![seat];
            ask_consent(table);
        }
        _ => contest(table, law!("70A")),
    }
}

/// The Director says how many tricks each side gets.
fn contest(table: &mut Table, law: Cite) {
    table.phase = Phase::Play;
    table.result = None;
    let law = law.in_edition(table.edition());
    table.ask(
        Asked::Director,
        law,
        Question::Fact("tricks"),
        Then::ContestedClaim,
    );
}

/// 68D2b of 2017: the others are asked whether play may go on.
fn ask_consent(table: &mut Table) {
    let Some(claim) = &table.claim else { return };
    let others: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|seat| !claim.consents.contains(seat))
        .collect();
    if others.is_empty() {
        table.cite_one(law!(2017: "68D2bi"));
        table.cite_one(law!(2017: "68D2bii"));
        table.claim = None;
        super::before_lead(table);
        return;
    }
    let options = vec![Choice::Consents, Choice::Objects];
    table.ask(
        Asked::Any(others),
        law!(2017: "68D2bi"),
        Question::Options(options),
        Then::PlayOn,
    );
}

/// One of them consents to playing on, or objects.
pub(crate) fn consented(table: &mut Table, seat: Seat, choice: Choice) {
    let Some(claim) = &mut table.claim else {
        return;
    };
    if choice == Choice::Consents {
        claim.consents.push(seat);
        ask_consent(table);
    } else {
        contest(table, law!("70A"));
    }
}

/// An objection that no open question asks for: the partner of a defender who concedes (68B2), the other opponent after an
/// agreement (69), or the side that conceded (71).
pub(crate) fn objects(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    let not_asked = Impossible::NotAsked {
        seat,
        word: "objects".into(),
    };
    let Some(claim) = table.claim.as_deref().cloned() else {
        return Err(not_asked);
    };
    let own_side = Side::of(claim.by) == Side::of(seat);
    let defends = table
        .play
        .as_ref()
        .is_some_and(|play| !play.declares(claim.by));
    if !claim.agreed {
        if claim.concedes && defends && seat == claim.by.partner() {
            object_to_partner(table, claim.by);
            return Ok(());
        }
        return Err(not_asked);
    }
    table.check_not_held()?;
    if table.period_over {
        return Err(Impossible::NotNow {
            reason: "the correction period is over (79C)",
        });
    }
    let established = table.round_over
        || [claim.by.lho(), claim.by.rho()]
            .into_iter()
            .any(|seat| table.next_call[seat as usize]);
    match (own_side, established) {
        (true, _) => {
            table.cite(law!("71"));
            contest(table, law!(2007: "71.2", 2017: "71B"));
        }
        (false, true) => {
            table.cite(law!("69B"));
            contest(table, law!("69B2"));
        }
        (false, false) => contest(table, law!("70A")),
    }
    Ok(())
}

/// 68B2: no concession has been made; play goes on, and what was shown is unauthorised for the partner.
fn object_to_partner(table: &mut Table, by: Seat) {
    table.cite(law!("68B2"));
    table.claim = None;
    table.pending = None;
    law16_information::shown_with_concession(table, by);
    super::before_lead(table);
}

/// The Director has ruled on the tricks.
pub(crate) fn ruled(table: &mut Table, law: Cite, side: Side, tricks: u8) {
    table.cite(law);
    let Some(play) = &table.play else { return };
    let declarer = if side == Side::of(play.declarer) {
        tricks
    } else {
        13 - tricks
    };
    table.over(Some(declarer));
}

/// Whether a second opponent agrees to what his partner has agreed to; that changes nothing.
pub(crate) fn agreed_already(table: &Table, seat: Seat) -> bool {
    let claim = table.claim.as_ref();
    table.phase == Phase::Over
        && claim.is_some_and(|claim| claim.agreed && Side::of(claim.by) != Side::of(seat))
}
