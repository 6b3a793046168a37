//! Law 65: arrangement of tricks. A card that points the wrong way may be mentioned, for a while (65B3).

use contract_bridge::Seat;
use openroom_said::said;

use super::law66_inspection_of_tricks::side_has_played_on;
use super::{Play, Trick};
use crate::book::{Law, checked};
use crate::edition::Edition;
use crate::entry::Action;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::table::{Phase, Table};

/// What is entered under this Law.
pub(super) const LAW: Law = Law {
    act: |table, seat, action| match action {
        Action::PointsOut => checked(points_out(table, seat)),
        _ => None,
    },
    ..Law::TAKES_NOTHING
};

/// A player says that a card of the last trick is pointed wrongly. Too late, it is information that his partner may not use.
pub(crate) fn points_out(table: &mut Table, seat: Seat) -> Result<(), Impossible> {
    let play = match (table.phase, &table.play) {
        (Phase::Play, Some(play)) if play.number() > 0 => play,
        _ => {
            return Err(Impossible::NotNow(said!(
                "no-trick-turned-yet",
                "no trick has been quitted yet, or play is over"
            )));
        }
    };
    if in_time(play, table.edition(), seat) {
        table.cite(law!("65B3"));
        return Ok(());
    }
    table.irregular(law!("65B3"), seat);
    let law = law!(2007: "16B1a", 2017: "16B1").in_edition(table.edition());
    law16_information::told_partner(table, seat, "pointing".into(), law);
    table.review(law!("16B3").in_edition(table.edition()));
    Ok(())
}

/// 2007: declarer always, the others until anybody leads to the next trick. 2017: until the own side has played to it.
fn in_time(play: &Play, edition: Edition, seat: Seat) -> bool {
    match edition {
        Edition::E2007 => seat == play.declarer || play.trick == Trick::EMPTY,
        Edition::E2017 => !side_has_played_on(play, seat),
    }
}
