//! Law 39: call after the final pass.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::law26_lead_restrictions::{Law26, Withdrawn};
use super::{Open, law26_lead_restrictions};
use crate::entry::{Said, Side};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::play;
use crate::table::Table;

/// A call when the auction is over. If the left-hand opponent of one who called before calls too, nothing follows (39B).
pub(crate) fn late(table: &mut Table, seat: Seat, said: Said) -> Result<(), Impossible> {
    if table.pending.is_some() {
        return Err(table.held());
    }
    table.irregular(law!(2007: "35-4", 2017: "35D"), seat);
    let open = &mut table.auction.trouble().open;
    let over = open
        .iter()
        .position(|late| matches!(late, Open::Late { .. }) && late.by().lho() == seat);
    match over {
        Some(at) => {
            let Open::Late { by, said: first } = open.remove(at) else {
                return Ok(());
            };
            table.cite(law!("39A"));
            table.cite(law!("39B"));
            law16_information::withdrawn(table, by, first);
            law16_information::withdrawn(table, seat, said);
        }
        None => open.push(Open::Late { by: seat, said }),
    }
    Ok(())
}

/// The late call is cancelled (39A); a defender's bid, double or redouble may restrict the lead (39C).
pub(crate) fn rectify(table: &mut Table, by: Seat, said: Said) {
    table.cite(law!("39A"));
    law16_information::withdrawn(table, by, said);
    let Some((_, declarer)) = table.contract() else {
        return;
    };
    if Side::of(by) == Side::of(declarer) || said.call() == Some(Call::Pass) {
        table.cite(law!("39B"));
        return;
    }
    table.cite(law!("39C"));
    let withdrawn = &mut table.auction.trouble().withdrawn;
    let at = withdrawn.len();
    withdrawn.push(Withdrawn {
        by,
        said,
        law26: Law26::Applies,
        last: None,
    });
    law26_lead_restrictions::set_up_from(table, at);
    play::before_lead(table);
}

/// A lead is made with the late call unnoticed: it is void all the same, and the right to rectification is gone (11A).
pub(crate) fn pass_over(table: &mut Table) {
    let Some(trouble) = &mut table.auction.trouble else {
        return;
    };
    let before = trouble.open.len();
    trouble
        .open
        .retain(|open| !matches!(open, Open::Late { .. }));
    if trouble.open.len() < before {
        table.cite(law!("39A"));
    }
}
