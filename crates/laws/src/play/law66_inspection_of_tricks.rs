//! Law 66: inspection of tricks, and what follows when cards are mixed so that nothing can be inspected any more.

use contract_bridge::Seat;
use openroom_said::said;

use super::{Play, Trick, law62_revoke_noticed};
use crate::book::{Law, Next, checked};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{Action, Finding, Inspected, Side};
use crate::impossible::Impossible;
use crate::law;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::Inspects(what) => checked(inspects(table, seat, *what)),
        _ => None,
    },
    finding: |table, finding| match finding {
        Finding::Mixed(side) => Some(mixed(table, *side)),
        _ => None,
    },
};

/// Whether a member of the seat's side has led or played to the trick on the table.
pub(crate) fn side_has_played_on(play: &Play, seat: Seat) -> bool {
    let on_table = play.trick.plays().chain(play.unsettled_cards());
    on_table
        .map(|(by, _)| Side::of(by))
        .any(|side| side == Side::of(seat))
}

/// A player looks at the last trick (66A), at his own card of it (66B), or at an earlier one (66C). After the play he may
/// (66D).
pub(crate) fn inspects(table: &mut Table, seat: Seat, what: Inspected) -> Result<(), Impossible> {
    let none = Err(Impossible::NotNow(said!(
        "no-trick-to-inspect",
        "there is no such trick to inspect"
    )));
    let Some(play) = &table.play else { return none };
    let wanted = match what {
        Inspected::Trick | Inspected::Own => 1,
        Inspected::Quitted(trick) => usize::from(trick),
    };
    if play.completed() < wanted {
        return none;
    }
    if table.phase == Phase::Over {
        table.cite(law!("66D"));
        return Ok(());
    }
    match right(play, table.edition(), seat, what) {
        Some(law) => table.cite(law),
        None => table.irregular(law!("66C"), seat),
    }
    Ok(())
}

/// The clause that lets him, if any does; dummy is never among them.
fn right(play: &Play, edition: Edition, seat: Seat, what: Inspected) -> Option<Cite> {
    let played_on = side_has_played_on(play, seat);
    let closed = match (what, edition) {
        (Inspected::Quitted(_), _) => true,
        (Inspected::Own, Edition::E2007) => play.trick != Trick::EMPTY,
        _ => played_on,
    };
    if seat == play.dummy() || closed {
        return None;
    }
    Some(match what {
        Inspected::Own => law!("66B"),
        _ => law!("66A"),
    })
}

/// 66D: a revoke is alleged, and the cards that would show it are mixed. If just one side mixed its own, the ruling goes to
/// the other; else the Director finds the facts as he can (85).
fn mixed(table: &mut Table, side: Option<Side>) -> Result<Next, Impossible> {
    if table.alleged.is_empty() || table.phase != Phase::Over {
        return Err(Impossible::NotNow(said!(
            "mixed-cards-after-revoke-only",
            "mixed cards matter only after play, when a revoke has been alleged (66D)"
        )));
    }
    law62_revoke_noticed::set_question_aside(table);
    table.check_not_held()?;
    table.cite(law!("66D"));
    let Some(side) = side else {
        return Ok(Next::Nothing);
    };
    table
        .alleged
        .retain(|alleged| Side::of(alleged.at.by) == side);
    // Where no card is written down the Director's `revoked` follows, with its figures.
    if table.alleged.is_empty() || table.play.as_ref().is_some_and(Play::is_told) {
        return Ok(Next::Nothing);
    }
    for alleged in table.alleged.clone() {
        law62_revoke_noticed::found(table, &alleged.at.into())?;
    }
    Ok(Next::Settle)
}
