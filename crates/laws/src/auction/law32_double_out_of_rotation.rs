//! Law 32: double or redouble out of rotation, once it is cancelled. One that is inadmissible goes to Law 36 instead.

use contract_bridge::Seat;

use super::Made;
use super::law23_comparable_call::{self, Replacement};
use crate::edition::Edition;
use crate::entry::SpokenCall;
use crate::law;
use crate::table::Table;
use crate::table::auction::{Law26, Owed, OwedFor, Whose, owe};

/// At the right-hand opponent's turn he calls first (32A; 32B in 2007); at partner's, 32B (32A in 2007).
pub(crate) fn cancelled(table: &mut Table, by: Seat, said: SpokenCall, whose: Whose) {
    table.cite(law!("32"));
    if whose == Whose::RightHandOpponent {
        table.cite(law!(2007: "32B", 2017: "32A"));
        let kind = OwedFor::AfterRightHandOpponent { called: None };
        owe(table, by, said, Law26::Not, kind);
        return;
    }
    table.cite(law!(2007: "32A", 2017: "32B"));
    match table.edition() {
        Edition::E2007 => {
            table.bar_for_auction(by.partner(), None);
            table.review_awareness(None);
            owe(table, by, said, Law26::OnlyB, OwedFor::Nothing);
        }
        Edition::E2017 => {
            table.cite_one(law!(2017: "32B1"));
            table.cite_one(law!(2017: "32B2"));
            let kind = compared();
            owe(table, by, said, Law26::Not, kind);
        }
    }
}

fn compared() -> OwedFor {
    OwedFor::Comparable {
        yes: law!(2007: "32B2", 2017: "32A2a"),
        no: law!(2007: "32B2", 2017: "32A2b"),
    }
}

/// The right-hand opponent did not pass, and the offender has made his call (32A2; 32B2 in 2007).
pub(crate) fn replaced(table: &mut Table, made: Made, owed: Owed) {
    table.cite(law!(2007: "32B2", 2017: "32A2"));
    match table.edition() {
        Edition::E2017 => {
            let owed = Owed {
                kind: compared(),
                ..owed
            };
            let law = law!(2017: "32A2a");
            law23_comparable_call::ask(table, law, owed, Replacement { made, owed });
        }
        Edition::E2007 => {
            table.bar_for_auction(made.by.partner(), owed.paid_at);
            table.review_awareness(owed.paid_at);
            owed.lead_restriction(table, Law26::OnlyB);
        }
    }
}
