//! Law 39: call after the final pass.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{Open, law25_changes_of_call, law25_unintended_call, law26_lead_restrictions};
use crate::entry::{Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::table::Table;
use crate::table::auction::{Law26, Withdrawn};

/// A call when the auction is over. If the left-hand opponent of one who called before calls too, nothing follows (39B).
pub(crate) fn late(table: &mut Table, seat: Seat, said: SpokenCall) -> Result<(), Impossible> {
    if table.pending.is_some() {
        return Err(table.held());
    }
    note(table, seat, said);
    Ok(())
}

/// A lead is faced: the call is cancelled at once, and what it told is closed to his side (39A, 16).
pub(crate) fn after_the_lead(table: &mut Table, seat: Seat, said: SpokenCall) {
    table.irregular(law!(2007: "35-4", 2017: "35D"), seat);
    table.cite(law!("39A"));
    law16_information::withdrawn(table, seat, said);
}

/// Notes a call that comes after the final pass.
pub(crate) fn note(table: &mut Table, seat: Seat, said: SpokenCall) {
    law25_unintended_call::first_irregular(table, seat, said);
    table.irregular(law!(2007: "35-4", 2017: "35D"), seat);
    let open = &mut table.auction.trouble().open;
    let over = open
        .iter()
        .position(|late| matches!(late, Open::Late { .. }) && late.by().lho() == seat);
    match over {
        Some(at) => {
            let Open::Late { by, said: first } = open.remove(at) else {
                return;
            };
            table.cite(law!("39A"));
            table.cite(law!("39B"));
            law16_information::withdrawn(table, by, first);
            law16_information::withdrawn(table, seat, said);
        }
        None => open.push(Open::Late { by: seat, said }),
    }
}

/// The late call is cancelled (39A); a defender's bid, double or redouble may restrict the lead (39C).
pub(crate) fn rectify(table: &mut Table, by: Seat, said: SpokenCall) {
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
    let withdrawn = Withdrawn::new(by, said, Law26::Applies);
    table.auction.put_aside(withdrawn);
    law26_lead_restrictions::set_up_again(table);
}

/// The auction goes on after all: what was called after its end is cancelled with nothing more (39A).
pub(crate) fn void(table: &mut Table) {
    let Some(trouble) = &mut table.auction.trouble else {
        return;
    };
    let (late, others): (Vec<Open>, Vec<Open>) = trouble
        .open
        .iter()
        .partition(|open| matches!(open, Open::Late { .. }));
    trouble.open = others;
    for open in late {
        if let Open::Late { by, said } = open {
            table.cite(law!("39A"));
            law16_information::withdrawn(table, by, said);
        }
    }
}

/// A lead is made with a late call or a change of call unnoticed: it is void all the same, for the auction period is over, and
/// the right to rectification is gone (11A).
pub(crate) fn pass_over(table: &mut Table) {
    void(table);
    let Some(trouble) = &mut table.auction.trouble else {
        return;
    };
    for open in core::mem::take(&mut trouble.open) {
        if let Open::Change { by, said, .. } = open {
            law25_changes_of_call::after_the_lead(table, by, said);
        }
    }
}
