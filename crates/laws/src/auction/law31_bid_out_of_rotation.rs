//! Law 31: bid out of rotation, once it is cancelled; also an artificial pass, or a pass of partner's artificial call (30C).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::Made;
use super::law23_comparable_call::{self, Replacement};
use crate::clause::Cite;
use crate::edition::Edition;
use crate::entry::{SpokenCall, Strains};
use crate::law;
use crate::table::Table;
use crate::table::auction::{Law26, Owed, OwedFor, Whose, owe};

/// At the right-hand opponent's turn he calls first (31A); at partner's, or at the left-hand opponent's without an earlier
/// call, 31B.
pub(crate) fn cancelled(table: &mut Table, by: Seat, said: SpokenCall, whose: Whose) {
    table.cite(law!("31"));
    if whose == Whose::RightHandOpponent {
        table.cite(law!("31A"));
        let kind = OwedFor::AfterRightHandOpponent { called: None };
        owe(table, by, said, Law26::Not, kind);
        return;
    }
    table.cite(law!("31B"));
    match table.edition() {
        Edition::E2007 => {
            table.bar_for_auction(by.partner(), None);
            table.review_awareness(None);
            owe(table, by, said, Law26::Applies, OwedFor::Nothing);
        }
        Edition::E2017 => {
            table.cite_one(law!(2017: "31B1"));
            table.cite_one(law!(2017: "31B2"));
            let kind = OwedFor::Comparable {
                yes: law!("31A2a"),
                no: law!("31A2b"),
            };
            owe(table, by, said, Law26::Not, kind);
        }
    }
}

/// The right-hand opponent did not pass, and the offender has made his call (31A2).
pub(crate) fn replaced(table: &mut Table, made: Made, owed: Owed, first: SpokenCall) {
    table.cite(law!("31A2"));
    match table.edition() {
        Edition::E2017 => {
            let owed = Owed {
                kind: OwedFor::Comparable {
                    yes: law!("31A2a"),
                    no: law!("31A2b"),
                },
                ..owed
            };
            let law = law!(2017: "31A2a");
            law23_comparable_call::ask(table, law, owed, Replacement { made, owed });
        }
        Edition::E2007 => {
            if repeats_denomination(first, made) {
                table.cite(law!("31A2a"));
                table.bar_for_turn(made.by.partner(), owed.paid_at);
            } else {
                table.cite(law!("31A2b"));
                table.bar_for_auction(made.by.partner(), owed.paid_at);
                owed.lead_restriction(table, Law26::Applies);
            }
            table.review_awareness(owed.paid_at);
        }
    }
}

/// Whether a call repeats the denominations that another specified (29C, 31A2a of 2007). The same bid in the same meaning does, even if nobody
/// can say which they are (White Book 31.2).
fn repeats_denomination(first: SpokenCall, made: Made) -> bool {
    let specified = first.shows();
    let is_bid = matches!(made.call, Call::Bid(_));
    let same = specified != Strains::NONE && made.shows() == specified;
    is_bid && (same || made.said() == first)
}

/// The clause by which a call is to be repeated when the right-hand opponent has passed.
pub(crate) fn must_repeat(first: SpokenCall) -> Cite {
    match first.call() {
        Some(Call::Double | Call::Redouble) => law!(2007: "32B1", 2017: "32A1"),
        _ => law!("31A1"),
    }
}
