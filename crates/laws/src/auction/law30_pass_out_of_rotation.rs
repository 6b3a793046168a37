//! Law 30: pass out of rotation, once it is cancelled.

use contract_bridge::Seat;

use crate::edition::Edition;
use crate::entry::SpokenCall;
use crate::law;
use crate::table::Table;
use crate::table::auction::{Law26, NoDouble, OwedFor, Whose, owe};

/// 2007 asks whether anybody has bid, then whose turn it was; 2017 only whose turn.
pub(crate) fn cancelled(table: &mut Table, by: Seat, said: SpokenCall, whose: Whose) {
    table.cite(law!("30"));
    match table.edition() {
        Edition::E2007 => in_2007(table, by, said, whose),
        Edition::E2017 => in_2017(table, by, said, whose),
    }
}

fn in_2007(table: &mut Table, by: Seat, said: SpokenCall, whose: Whose) {
    if table.auction.last_bid.is_none() {
        table.cite_one(law!(2007: "30A"));
        table.bar_for_turn(by, None);
        table.review_awareness(None);
    } else if whose == Whose::Partner {
        table.cite_one(law!(2007: "30B2a"));
        table.cite_one(law!(2007: "30B2b"));
        table.bar_for_auction(by, None);
        let (seat, met) = (by.partner(), None);
        table.auction.trouble().no_double = Some(NoDouble { seat, met });
        table.review_awareness(None);
    } else {
        table.cite_one(law!(2007: "30B1"));
        table.bar_for_turn(by, None);
    }
    owe(table, by, said, Law26::Not, OwedFor::Nothing);
}

fn in_2017(table: &mut Table, by: Seat, said: SpokenCall, whose: Whose) {
    if whose == Whose::RightHandOpponent {
        table.cite_one(law!(2017: "30A"));
        table.bar_for_turn(by, None);
        table.review_awareness(None);
        owe(table, by, said, Law26::Not, OwedFor::Nothing);
        return;
    }
    table.cite_one(law!(2017: "30B1"));
    table.cite_one(law!(2017: "30B1a"));
    let kind = OwedFor::Comparable {
        yes: law!(2007: "30B1", 2017: "30B1bi"),
        no: law!(2007: "30B1", 2017: "30B1bii"),
    };
    owe(table, by, said, Law26::Not, kind);
}
