//! Laws 68 and 69: claim or concession of tricks, and agreement to it.

use contract_bridge::Seat;

use crate::awaiting::{Asked, Choice, Question};
use crate::entry::{Side, Statement};
use crate::impossible::Impossible;
use crate::law;
use crate::pending::Then;
use crate::table::{Phase, Table};

/// A claim or concession to which the other side has not agreed yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claim {
    /// Tricks of the 13 that declarer would have.
    pub declarer_tricks: u8,
    /// The side that is to agree.
    pub opponents: Side,
}

/// A claim of tricks (68A); what is not claimed is conceded (68B1).
pub(crate) fn claims(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let left = tricks_left(table, seat, said)?;
    table.cite(law!("68A"));
    if said.tricks < left {
        table.cite(law!("68B1"));
    }
    propose(table, seat, said.tricks);
    Ok(())
}

/// A concession (68B1); what is not conceded is claimed (68A).
pub(crate) fn concedes(table: &mut Table, seat: Seat, said: &Statement) -> Result<(), Impossible> {
    let left = tricks_left(table, seat, said)?;
    table.cite(law!("68B1"));
    if said.tricks < left {
        table.cite(law!("68A"));
    }
    propose(table, seat, left - said.tricks);
    Ok(())
}

fn tricks_left(table: &Table, seat: Seat, said: &Statement) -> Result<u8, Impossible> {
    let play = match (table.phase, &table.play) {
        (Phase::Play, Some(play)) => play,
        (Phase::Over, _) => return Err(Impossible::Over),
        _ => {
            return Err(Impossible::NotNow {
                reason: "tricks are claimed or conceded during the play",
            });
        }
    };
    if table.claim.is_some() {
        return Err(Impossible::NotNow {
            reason: "a claim is open already",
        });
    }
    if seat == play.dummy() {
        return Err(Impossible::NotImplemented { law: 68 });
    }
    let left = play.left();
    match said.tricks <= left {
        true => Ok(left),
        false => Err(Impossible::TooManyTricks {
            tricks: said.tricks,
            left,
        }),
    }
}

/// The other side is asked whether it agrees (69A).
fn propose(table: &mut Table, seat: Seat, more: u8) {
    let Some(play) = &table.play else { return };
    let own = Side::of(seat);
    let claimed = play.won(own) + more;
    let declarer_tricks = if own == Side::of(play.declarer) {
        claimed
    } else {
        13 - claimed
    };
    table.claim = Some(Box::new(Claim {
        declarer_tricks,
        opponents: own.other(),
    }));
    let law = law!("69A").in_edition(table.edition());
    let options = vec![Choice::Agrees, Choice::Objects];
    table.ask(
        Asked::Either(seat.lho(), seat.rho()),
        law,
        Question::Options(options),
        Then::Claim,
    );
}

/// The other side has answered: one opponent's agreement is the side's (69A).
pub(crate) fn answered(table: &mut Table, _seat: Seat, choice: Choice) {
    match (&table.claim, choice) {
        (Some(claim), Choice::Agrees) => {
            let tricks = claim.declarer_tricks;
            table.cite(law!("69A"));
            table.over(Some(tricks));
        }
        _ => table.unsettle(70),
    }
}

/// Whether a second opponent agrees to what his partner has agreed to; that changes nothing.
pub(crate) fn agreed_already(table: &Table, seat: Seat) -> bool {
    let claim = table.claim.as_ref();
    table.phase == Phase::Over && claim.is_some_and(|claim| claim.opponents == Side::of(seat))
}
