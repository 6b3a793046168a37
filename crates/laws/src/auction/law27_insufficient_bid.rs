//! Law 27: insufficient bid. The left-hand opponent chooses first (27A1); a bid not accepted is corrected, and what the
//! correction is decides what follows (27B).

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};

use super::law17_auction_period::{place, stands};
use super::law23_comparable_call;
use super::law29_out_of_rotation::{self, settle_owed_by};
use super::law35_inadmissible_calls;
use super::{
    Made, law18_bids, law25_changes_of_call, law25_unintended_call, law26_lead_restrictions,
    law38_bid_above_seven,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::calls::Calls;
use crate::corrections::{Correction, Way};
use crate::edition::Edition;
use crate::entry::{Finding, Side, Spoken, SpokenCall, Strains};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::Table;
use crate::table::auction::{Law26, Owed, OwedFor, Withdrawn};

/// The bid is treated as legal (27A1).
pub(crate) fn accept(table: &mut Table, by: Seat, said: SpokenCall) {
    table.cite(law!("27A1"));
    if let Some(call) = said.call() {
        let made = Made {
            by,
            call,
            artificial: said.artificial,
        };
        settle_owed_by(table, made);
        stands(table, made);
    }
}

/// The left-hand opponent calls before anybody has ruled: over the bid, which he so accepts (27A1), or over the call that
/// the offender has put in its place already, which then stands as his correction without more (27C, 11A).
pub(crate) fn called_over(
    table: &mut Table,
    by: Seat,
    said: SpokenCall,
    changed: Option<SpokenCall>,
) {
    let Some(second) = changed else {
        accept(table, by, said);
        return;
    };
    table.cite(law!("27C"));
    table.cite(law!("11A"));
    match second.call() {
        // What the bid showed is then open to all, and looked at again after play (27B1a, 27D).
        Some(Call::Bid(bid)) if is_lowest_in_denomination(table, said, bid, second) => {
            table.cite(law!("27B1a"));
            let law = law!("27D").in_edition(table.edition());
            table.review_against(law, Side::of(by));
        }
        _ => law16_information::withdrawn(table, by, said),
    }
    table.auction.turn = by;
    place(table, by, second);
}

/// The Director offers the first choice to the left-hand opponent.
pub(crate) fn rectify(table: &mut Table, by: Seat, said: SpokenCall, changed: Option<SpokenCall>) {
    table.cite(law!("27A1"));
    table.ask(
        Asked::Player(by.lho()),
        law!("27A1").in_edition(table.edition()),
        Question::Options(vec![Choice::Accepts, Choice::Declines]),
        Insufficient { by, said, changed },
    );
}

/// 27A1: is the insufficient bid accepted?
#[derive(Debug, Clone, PartialEq)]
struct Insufficient {
    by: Seat,
    said: SpokenCall,
    changed: Option<SpokenCall>,
}

impl Matter for Insufficient {
    fn call_in_question(&self) -> Option<(Seat, SpokenCall)> {
        Some((self.by, self.said))
    }

    fn about_call_of(&self) -> Option<Seat> {
        Some(self.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let Self { by, said, changed } = *self;
        match choice {
            Choice::Accepts => accepted(table, by, said, changed),
            _ => declined(table, by, said, changed),
        }
    }

    /// The Director may find also now, while the left-hand opponent is to choose, that the bid was never meant: then nothing was
    /// insufficient, and the change made before the ruling was one by right (25A1).
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let (Some(second), Finding::Unintended(true)) = (self.changed, finding) else {
            return Err(not_sought(finding));
        };
        if law25_changes_of_call::was_late(table, self.by) {
            return Err(not_sought(finding));
        }
        if law25_unintended_call::was_never_made(table, self.by, second) {
            return Ok(());
        }
        table.cite(law!("25A1"));
        table.auction.turn = self.by;
        place(table, self.by, second);
        Ok(())
    }
}

/// The offender changes his bid while his left-hand opponent is asked about it, and meant the first one: the change is his correction, if
/// the bid is not accepted (27C). False if that is not what is asked.
pub(crate) fn is_changed_while_asked(table: &mut Table, by: Seat, second: SpokenCall) -> bool {
    let changed = Some(second);
    let first = table.asked::<Insufficient>().cloned();
    let first = first.filter(|bid| bid.by == by && bid.changed.is_none());
    let again = table.asked::<SecondInsufficient>().cloned();
    let again = again.filter(|bid| bid.owed.by == by && bid.changed.is_none());
    let matter: Box<dyn Matter> = match (first, again) {
        (Some(bid), _) => Box::new(Insufficient { changed, ..bid }),
        (_, Some(bid)) => Box::new(SecondInsufficient { changed, ..bid }),
        _ => return false,
    };
    if let Some(pending) = &mut table.pending {
        pending.matter = matter;
    }
    table.cite(law!("27C"));
    true
}

/// Accepted after the offender had changed it: the change is withdrawn (27C).
fn accepted(table: &mut Table, by: Seat, said: SpokenCall, changed: Option<SpokenCall>) {
    if let Some(second) = changed {
        table.cite(law!("27C"));
        law16_information::withdrawn(table, by, second);
    }
    accept(table, by, said);
}

/// Not accepted: the offender is to correct it (27B), or is bound by the correction that he has made already (27C).
fn declined(table: &mut Table, by: Seat, said: SpokenCall, changed: Option<SpokenCall>) {
    table.cite(law!("27B"));
    law16_information::withdrawn(table, by, said);
    let over = table.auction.last_place();
    let trouble = table.auction.trouble();
    // A bid that had to be repeated although it was insufficient (31A1) is settled by this Law now.
    let repeats = |owed: &Owed| owed.by == by && owed.kind.must_repeat();
    let (repeated, others): (Vec<Owed>, _) = trouble.owed.iter().partition(|it| repeats(it));
    trouble.owed = others;
    let call = Withdrawn::over(by, said, Law26::Not, over);
    let withdrawn = table.auction.put_aside(call);
    for owed in repeated {
        law29_out_of_rotation::goes_to_law27(table, owed);
    }
    let owed = Owed {
        by,
        withdrawn,
        kind: OwedFor::Insufficient { silenced: false },
        paid_at: Some(table.auction.calls.len()),
    };
    table.auction.turn = by;
    match changed {
        Some(second) => {
            table.cite(law!("27C"));
            correct(table, owed, second);
        }
        None => {
            table.auction.trouble().owed.push(owed);
            law29_out_of_rotation::cancel_behind(table);
        }
    }
}

/// The offender makes his correction.
pub(crate) fn correct(table: &mut Table, owed: Owed, said: SpokenCall) {
    let OwedFor::Insufficient { silenced } = owed.kind else {
        return;
    };
    let call = match said.spoken {
        Spoken::Call(call) => call,
        Spoken::AboveSeven { .. } => {
            // The bid above seven becomes a pass (38C), which is the correction.
            table.irregular(law!(2007: "35-3", 2017: "35C"), owed.by);
            law29_out_of_rotation::is_paid(table, owed, table.auction.calls.len());
            owed.note_last(table, Made::pass(owed.by));
            passed(table, owed);
            law38_bid_above_seven::rectify(table, owed.by, said);
            return;
        }
    };
    let made = Made {
        by: owed.by,
        call,
        artificial: said.artificial,
    };
    let regular = law35_inadmissible_calls::calls_without_restriction(table, owed.by);
    match call {
        Call::Bid(_) if !regular.contains(call) => second_insufficient(table, owed, said),
        Call::Double | Call::Redouble if silenced || !regular.contains(call) => {
            cancel_double(table, owed, said)
        }
        _ if silenced => correction_stands(table, made, owed),
        Call::Bid(bid)
            if owed
                .first(table)
                .is_some_and(|first| is_lowest_in_denomination(table, first, bid, said)) =>
        {
            free(table, made, owed);
        }
        // A double or redouble stands only if it is comparable (27B3).
        Call::Double | Call::Redouble => {
            let law = law!("27B1b").in_edition(table.edition());
            law23_comparable_call::ask(table, law, owed, Corrected { made, owed });
        }
        _ => {
            let law = law!("27B1b").in_edition(table.edition());
            owed.note_last(table, made);
            law23_comparable_call::ask(table, law, owed, Corrected { made, owed });
            correction(table, made, owed);
        }
    }
}

/// 27B1a: the cheapest sufficient bid in the denomination. In 2007 the one named, both bids being natural; in 2017 the one
/// specified, by its meaning.
fn is_lowest_in_denomination(table: &Table, first: SpokenCall, bid: Bid, said: SpokenCall) -> bool {
    let cheapest = |strain| {
        law18_bids::sufficient(&table.auction)
            .iter()
            .find_map(|call| match call {
                Call::Bid(b) if b.strain == strain => Some(b),
                _ => None,
            })
    };
    match table.edition() {
        Edition::E2007 => {
            let natural = first.artificial.is_none() && said.artificial.is_none();
            natural
                && first.shows() == Strains::only(bid.strain)
                && cheapest(bid.strain) == Some(bid)
        }
        Edition::E2017 => {
            let specified = first.shows();
            let mut strains = specified.iter();
            match (strains.next(), strains.next()) {
                // A bid that shows it below the cheapest natural one is lower still.
                (Some(strain), None) => {
                    said.shows() == specified
                        && cheapest(strain).is_some_and(|lowest| !outranks(bid, lowest))
                }
                _ => false,
            }
        }
    }
}

/// What the offender is told: the bid that is free first, then the call that may be, then the rest (27B1 to 27B3).
pub(crate) fn ways(table: &Table, owed: Owed, legal: Calls) -> Vec<Correction> {
    let edition = table.edition();
    if owed.kind == (OwedFor::Insufficient { silenced: true }) {
        return vec![Correction {
            law: law!("27B3").in_edition(edition),
            way: Way::PartnerSilent,
            calls: legal,
        }];
    }
    let first = owed.first(table);
    let free = |call: &Call| match (*call, first) {
        (Call::Bid(bid), Some(first)) => {
            is_lowest_in_denomination(table, first, bid, SpokenCall::natural(*call))
        }
        _ => false,
    };
    let lowest: Calls = legal.iter().filter(free).collect();
    let others: Calls = legal.iter().filter(|call| !free(call)).collect();
    let any = others.without(Call::Double).without(Call::Redouble);
    let lowest: &[_] = match edition {
        Edition::E2007 => &[
            (law!("27B1a"), Way::LowestNatural, lowest),
            (law!("27B1a"), Way::LowestArtificial, lowest),
        ],
        Edition::E2017 => &[(law!("27B1a"), Way::Lowest, lowest)],
    };
    let others = [
        (law!("27B1b"), Way::Comparable(None), others),
        (law!("27B2"), Way::PartnerSilent, any),
    ];
    let ways = lowest.iter().copied().chain(others);
    ways.filter(|(_, _, calls)| !calls.is_empty())
        .map(|(law, way, calls)| Correction {
            law: law.in_edition(edition),
            way,
            calls,
        })
        .collect()
}

fn outranks(bid: Bid, other: Bid) -> bool {
    (bid.level, bid.strain) > (other.level, other.strain)
}

/// 27B1a: no further rectification; 27D at the end of play.
fn free(table: &mut Table, made: Made, owed: Owed) {
    table.cite(law!("27B1a"));
    is_open(table, owed);
    correction(table, made, owed);
}

/// What the insufficient bid told is open to all, with the question of 27D.
fn is_open(table: &mut Table, owed: Owed) {
    let law = law!("27D").in_edition(table.edition());
    law23_comparable_call::opens(table, owed, Some(law));
}

/// The correction stands; it is also the call for whatever else its maker owes at this turn.
fn correction(table: &mut Table, made: Made, owed: Owed) {
    law29_out_of_rotation::is_paid(table, owed, table.auction.calls.len());
    settle_owed_by(table, made);
    stands(table, made);
}

/// 27B1b: is the correction comparable; in 2007, is its meaning contained in the first?
#[derive(Debug, Clone, PartialEq)]
struct Corrected {
    made: Made,
    owed: Owed,
}

impl Matter for Corrected {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.owed.by)
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let comparable = law23_comparable_call::answer(finding)?;
        compared(table, self.made, self.owed, comparable);
        law26_lead_restrictions::set_up_again(table);
        Ok(())
    }
}

/// The Director has found whether the correction is comparable.
fn compared(table: &mut Table, made: Made, owed: Owed, comparable: bool) {
    if comparable {
        table.cite(law!("27B1b"));
        is_open(table, owed);
        if matches!(made.call, Call::Double | Call::Redouble) {
            correction(table, made, owed);
        }
        return;
    }
    match made.call {
        Call::Double | Call::Redouble => cancel_double(table, owed, made.said()),
        _ => {
            table.cite(law!("27B2"));
            not_free(table, owed, owed.paid_at);
        }
    }
}

/// The Law puts a pass in the place of his bid, which so is the correction (27B2).
pub(crate) fn passed(table: &mut Table, owed: Owed) {
    table.cite(law!("27B2"));
    not_free(table, owed, owed.paid_at);
}

/// 27B2, and what 27B3 and 27B4 lead to: the partner is barred, Law 26 applies, awareness is reviewed.
fn not_free(table: &mut Table, owed: Owed, rests_on: Option<usize>) {
    table.bar_for_auction(owed.by.partner(), rests_on);
    table.review_awareness(rests_on);
    owed.lead_restriction(table, Law26::Applies);
}

/// A correction after 27B3 or 27B4.
fn correction_stands(table: &mut Table, made: Made, owed: Owed) {
    let over = over(table, owed);
    not_free(table, owed, over);
    owed.note_last(table, made);
    correction(table, made, owed);
}

/// 27B3: a double or redouble that is not comparable is cancelled, and the partner is barred whatever comes now.
fn cancel_double(table: &mut Table, owed: Owed, said: SpokenCall) {
    table.cite(law!("27B3"));
    silence(table, owed, said);
}

/// 27B4: another insufficient bid; it may be accepted like the first.
fn second_insufficient(table: &mut Table, owed: Owed, said: SpokenCall) {
    table.irregular(law!("18D"), owed.by);
    table.ask(
        Asked::Player(owed.by.lho()),
        law!("27B4").in_edition(table.edition()),
        Question::Options(vec![Choice::Accepts, Choice::Declines]),
        SecondInsufficient {
            owed,
            said,
            changed: None,
        },
    );
}

/// 27B4: is the second insufficient bid accepted? If not the Director rules as in 27B3.
#[derive(Debug, Clone, PartialEq)]
struct SecondInsufficient {
    owed: Owed,
    said: SpokenCall,
    /// What the offender has put in its place before it was ruled on (27C).
    changed: Option<SpokenCall>,
}

impl Matter for SecondInsufficient {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.owed.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let Self {
            owed,
            said,
            changed,
        } = *self;
        table.cite(law!("27B4"));
        if choice == Choice::Accepts {
            // It is no correction, but it takes the place of one; if it is taken back one is due.
            law29_out_of_rotation::is_paid(table, owed, table.auction.calls.len());
            accepted(table, owed.by, said, changed);
        } else {
            table.cite(law!("27B3"));
            silence(table, owed, said);
            if let Some(second) = changed {
                table.cite(law!("27C"));
                place(table, owed.by, second);
            }
        }
    }
}

fn silence(table: &mut Table, owed: Owed, said: SpokenCall) {
    law16_information::withdrawn(table, owed.by, said);
    // The second call is withdrawn too, and Law 26 looks at each; in 2017 the one restriction is the same.
    let over = over(table, owed);
    let withdrawn = Withdrawn::over(owed.by, said, Law26::Applies, over);
    table.auction.put_aside(withdrawn);
    not_free(table, owed, over);
    table.auction.turn = owed.by;
    table.auction.trouble().owed.push(Owed {
        kind: OwedFor::Insufficient { silenced: true },
        ..owed
    });
}

/// The place of the call over which the bid was insufficient.
fn over(table: &Table, owed: Owed) -> Option<usize> {
    let call = table.auction.withdrawn(owed.withdrawn);
    call.and_then(|call| call.rests_on)
}
