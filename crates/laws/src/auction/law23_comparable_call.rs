//! Law 23 of 2017: comparable calls. What the Director finds of a replacement decides what follows from the call that
//! it replaces; in 2007 the same question serves 27B1b alone.

use contract_bridge::Seat;

use super::Made;
use super::{law22_end_of_auction, law25_changes_of_call, law27_insufficient_bid};
use crate::awaiting::{Asked, Fact, Question};
use crate::calls::Calls;
use crate::clause::{Cite, Clause};
use crate::corrections::{Correction, Way};
use crate::edition::Edition;
use crate::entry::Finding;
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::auction::{Comparison, Law26, Owed, OwedFor};
use crate::table::{Phase, Table};

/// The Director is to say whether the replacement is comparable: at once, but one question at a time.
pub(crate) fn ask(table: &mut Table, law: Clause, comparison: Comparison) {
    table.auction.trouble().to_compare.push((law, comparison));
}

/// Asks the next of those questions. False if there is none.
pub(crate) fn ask_next(table: &mut Table) -> bool {
    if table.pending.is_some() {
        return false;
    }
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    if table.phase == Phase::Over {
        // Passed out: nothing depends on it.
        trouble.to_compare.clear();
    }
    if trouble.to_compare.is_empty() {
        return false;
    }
    let (law, comparison) = trouble.to_compare.remove(0);
    table.ask(
        Asked::Director,
        law,
        Question::Fact(Fact::Comparable),
        comparison,
    );
    true
}

/// 23A, 27B1b: is the replacement comparable?
impl Matter for Comparison {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let &Finding::Comparable(comparable) = finding else {
            return Err(not_sought(finding));
        };
        match *self {
            Self::Replacement { made, owed } => match owed.kind {
                OwedFor::Insufficient { .. } => {
                    law27_insufficient_bid::compared(table, made, owed, comparable)
                }
                _ => replaced(table, made, owed, comparable),
            },
            Self::Change { by, withdrawn } => {
                law25_changes_of_call::compared(table, by, withdrawn, comparable)
            }
        }
        // The final pass may have been the replacement: what it leads to comes to bear now.
        law22_end_of_auction::restrict_lead_again(table);
        Ok(())
    }
}

/// 30B1b, 31A2, 31B2, 32A2, 32B2 of 2017, and Law 26 after 36B.
fn replaced(table: &mut Table, made: Made, owed: Owed, comparable: bool) {
    debug_assert_eq!(table.edition(), Edition::E2017);
    match owed.kind {
        OwedFor::Comparable { yes, .. } if comparable => {
            cite_comparable(table, yes);
            law16_information::restored(table, made.by);
        }
        OwedFor::Comparable { no, .. } => {
            table.cite(no);
            table.bar_for_turn(made.by.partner());
            table.review_awareness();
            owed.lead_restriction(table, Law26::Applies);
        }
        _ if !comparable => owed.lead_restriction(table, Law26::Applies),
        _ => free_of_lead_restriction(table, made.by),
    }
}

/// 26A: a comparable replacement leaves the lead free and what was withdrawn open to all, with the review of 23C.
pub(crate) fn free_of_lead_restriction(table: &mut Table, by: Seat) {
    table.cite_one(law!(2017: "26A"));
    table.review(law!(2017: "23C"));
    law16_information::restored(table, by);
}

/// The clause that frees the offender, with 23B and the review of 23C.
fn cite_comparable(table: &mut Table, freed: Cite) {
    table.cite(freed);
    table.cite_one(law!(2017: "23B"));
    table.review(law!(2017: "23C"));
}

/// What the offender is told at his proper turn: a comparable call is free, any other costs his partner a turn.
pub(crate) fn ways(edition: Edition, yes: Cite, no: Cite, legal: Calls) -> Vec<Correction> {
    [(yes, Way::Comparable), (no, Way::PartnerPassesOnce)]
        .map(|(law, way)| Correction {
            law: law.in_edition(edition),
            way,
            calls: legal,
        })
        .to_vec()
}
