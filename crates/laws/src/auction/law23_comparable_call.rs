//! Law 23 of 2017: comparable calls. What the Director finds of a replacement decides what follows from the call that
//! it replaces; in 2007 the same question serves 27B1b alone.

use super::{Made, law26_lead_restrictions};
use crate::awaiting::{Asked, Awaiting, Fact, Question};
use crate::calls::Calls;
use crate::clause::{Cite, Clause};
use crate::corrections::{Correction, Way};
use crate::edition::Edition;
use crate::entry::{Finding, Side, Spoken};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, Pending, not_sought};
use crate::table::auction::{Comparison, Law26, Owed, OwedFor};
use crate::table::{Phase, Table};

/// The Director is to say whether the replacement is comparable: at once, but one question at a time.
pub(crate) fn ask(table: &mut Table, law: Clause, owed: Owed, matter: impl Matter) {
    let question = question(table, law, owed, matter);
    table.auction.trouble().to_compare.push(question);
}

/// The same with no Director at the table: the players go on, and he is asked when he comes.
pub(crate) fn ask_when_called(table: &mut Table, law: Clause, owed: Owed, matter: impl Matter) {
    let question = question(table, law, owed, matter);
    table.auction.trouble().unasked.push(question);
}

fn question(table: &Table, law: Clause, owed: Owed, matter: impl Matter) -> Comparison {
    let to = one_of_several(table, owed.withdrawn);
    let awaiting = Awaiting {
        by: Asked::Director,
        law,
        question: Question::Fact(Fact::Comparable(to)),
    };
    Comparison {
        at: owed.paid_at.unwrap_or(table.auction.calls.len()),
        asked: Pending::new(awaiting, matter),
    }
}

/// The call withdrawn at that place, where its maker has withdrawn others too: then it has to be said with which the comparison is.
fn one_of_several(table: &Table, at: usize) -> Option<Spoken> {
    let all = &table.auction.trouble.as_ref()?.withdrawn;
    let this = all.get(at)?;
    let mut own = all.iter().filter(|other| other.by == this.by);
    let spoken = this.said.spoken;
    own.any(|other| other.said.spoken != spoken)
        .then_some(spoken)
}

/// The Director has come: what nobody asked is asked now, unless a lead is faced and the right to restrict it is gone.
pub(crate) fn director_comes(table: &mut Table) {
    let in_time = matches!(table.phase, Phase::Auction | Phase::Clarification);
    if let Some(trouble) = &mut table.auction.trouble {
        let unasked = core::mem::take(&mut trouble.unasked);
        trouble
            .to_compare
            .extend(unasked.into_iter().filter(|_| in_time));
    }
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
    table.pending = Some(Box::new(trouble.to_compare.remove(0).asked));
    true
}

/// 23A: is the call that a player made in place of one that was cancelled comparable?
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Replacement {
    pub made: Made,
    pub owed: Owed,
}

impl Matter for Replacement {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let comparable = answer(finding)?;
        replaced(table, self.made, self.owed, comparable);
        law26_lead_restrictions::set_up_again(table);
        Ok(())
    }
}

/// Whether the Director finds a call comparable. The final pass may have been that call: what it leads to comes to bear then.
pub(crate) fn answer(finding: &Finding) -> Result<bool, Impossible> {
    match finding {
        Finding::Comparable(comparable) => Ok(*comparable),
        _ => Err(not_sought(finding)),
    }
}

/// 30B1b, 31A2, 31B2, 32A2, 32B2 of 2017, and Law 26 after 36B.
fn replaced(table: &mut Table, made: Made, owed: Owed, comparable: bool) {
    debug_assert_eq!(table.edition(), Edition::E2017);
    match owed.kind {
        OwedFor::Comparable { yes, .. } if comparable => {
            table.cite(yes);
            table.cite_one(law!(2017: "23B"));
            opens(table, owed, Some(law!(2017: "23C")));
        }
        OwedFor::Comparable { no, .. } => {
            table.cite(no);
            table.bar_for_turn(made.by.partner(), owed.paid_at);
            table.review_awareness(owed.paid_at);
            owed.lead_restriction(table, Law26::Applies);
        }
        _ if !comparable => owed.lead_restriction(table, Law26::Applies),
        _ => free_of_lead_restriction(table, owed),
    }
}

/// 26A: a comparable replacement leaves the lead free and what was withdrawn open to all, with the review of 23C.
pub(crate) fn free_of_lead_restriction(table: &mut Table, owed: Owed) {
    table.cite_one(law!(2017: "26A"));
    opens(table, owed, Some(law!(2017: "23C")));
}

/// What the withdrawn call told is open to all, because of what took its place; with the question at the end of play that goes with that.
/// Both as long as that stands.
pub(crate) fn opens(table: &mut Table, owed: Owed, review: Option<Clause>) {
    if let Some(law) = review {
        table.review_against(law, Side::of(owed.by));
    }
    if let Some(said) = owed.first(table) {
        law16_information::restored(table, owed.by, said);
    }
    let withdrawn = &mut table.auction.trouble().withdrawn;
    if let Some(call) = withdrawn.get_mut(owed.withdrawn) {
        call.opened = Some(review);
    }
}

/// What the offender is told at his proper turn: a comparable call is free, any other costs his partner a turn.
pub(crate) fn ways(
    table: &Table,
    owed: Owed,
    (yes, no): (Cite, Cite),
    legal: Calls,
) -> Vec<Correction> {
    let comparable = Way::Comparable(one_of_several(table, owed.withdrawn));
    [(yes, comparable), (no, Way::PartnerPassesOnce)]
        .map(|(law, way)| Correction {
            law: law.in_edition(table.edition()),
            way,
            calls: legal,
        })
        .to_vec()
}
