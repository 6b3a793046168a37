//! Law 29: procedure after a call out of rotation. The left-hand opponent may call over it (29A); if not it is cancelled
//! and Laws 30, 31 and 32 say what the offender owes when his turn comes.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::law17_auction_period::{Acted, stands};
use super::law23_comparable_call::{self, Replacement};
use super::{
    Made, Open, law17_auction_period, law19_doubles, law22_end_of_auction, law25_changes_of_call,
    law25_unintended_call, law27_insufficient_bid, law28_in_rotation, law30_pass_out_of_rotation,
    law31_bid_out_of_rotation, law32_double_out_of_rotation, law35_inadmissible_calls,
    law36_inadmissible_doubles, law37_obligation_to_pass, law38_bid_above_seven,
};
use crate::awaiting::{Asked, Choice, Question};
use crate::edition::Edition;
use crate::entry::{Spoken, SpokenCall};
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::Matter;
use crate::table::Table;
use crate::table::auction::{Bar, Called, Law26, Owed, OwedFor, Paid, Whose};

/// A call out of rotation, or a second call by the player who called last, which is a change of call (30-32, 25).
pub(crate) fn note_or_change(table: &mut Table, seat: Seat, said: SpokenCall) {
    let turn = table.auction.turn;
    if Whose::turn(seat, turn) == Whose::LeftHandOpponent
        && table.auction.last_call_of(seat).is_some()
        && is_change_of_call(table, seat, said)
    {
        table.irregular(law17_auction_period::rotation(&table.auction), seat);
        cite_change_of_call(table, seat, said);
        law25_changes_of_call::calls_again(table, seat, said);
        return;
    }
    note(table, seat, said, turn);
}

/// In 2007 a pass counts as a change of call only once somebody has bid (30B3, else 30A), unless it goes to Law 31 (30C);
/// the others in either edition.
fn is_change_of_call(table: &Table, seat: Seat, said: SpokenCall) -> bool {
    match (table.edition(), said.call()) {
        (Edition::E2007, Some(Call::Pass)) => {
            table.auction.last_bid.is_some() || is_pass_for_law31(table, seat, said)
        }
        _ => true,
    }
}

/// The clause that sends a call at the left-hand opponent's turn to Law 25. 2007 has none for a double; it goes there all the same
/// (White Book 32.1).
fn cite_change_of_call(table: &mut Table, seat: Seat, said: SpokenCall) {
    match said.call() {
        Some(Call::Pass) if !is_pass_for_law31(table, seat, said) => {
            table.cite(law!(2007: "30B3", 2017: "30B2"));
        }
        Some(Call::Double | Call::Redouble) if table.edition() == Edition::E2017 => {
            table.cite_one(law!(2017: "32C"));
        }
        Some(Call::Double | Call::Redouble) => {}
        _ => table.cite(law!(2007: "31B-fn", 2017: "31C")),
    }
}

/// Notes a call out of rotation. Nothing is rectified yet.
pub(crate) fn note(table: &mut Table, seat: Seat, said: SpokenCall, turn: Seat) {
    law25_unintended_call::first_irregular(table, seat, said);
    table.irregular(law17_auction_period::rotation(&table.auction), seat);
    match said.call() {
        Some(call @ (Call::Double | Call::Redouble))
            if !law19_doubles::admissible(&table.auction, seat).contains(call) =>
        {
            let broken = if call == Call::Double {
                law!("19A1")
            } else {
                law!("19B1")
            };
            table.irregular(broken, seat);
        }
        None => table.irregular(law!(2007: "35-3", 2017: "35C"), seat),
        Some(call) if call != Call::Pass && table.auction.bar(seat).is_some() => {
            table.irregular(law!(2007: "35-2", 2017: "35B"), seat);
        }
        _ => {}
    }
    let open = Open::OutOfRotation {
        by: seat,
        said,
        changed: None,
        turn,
    };
    table.auction.trouble().open.push(open);
}

/// Whether a call out of rotation can be made good at all: neither an inadmissible double (32) nor a bid above seven (38A).
pub(crate) fn can_stand(table: &Table, by: Seat, said: SpokenCall) -> bool {
    match said.call() {
        None => false,
        Some(call @ (Call::Double | Call::Redouble)) => {
            law19_doubles::admissible(&table.auction, by).contains(call)
        }
        Some(_) => true,
    }
}

/// The left-hand opponent calls over it before anybody has ruled (29A), or over what can never stand (36A, 38B).
pub(super) fn called_over(
    table: &mut Table,
    by: Seat,
    said: SpokenCall,
    over: SpokenCall,
) -> Acted {
    let before = table.auction.clone();
    for open in law28_in_rotation::take_out_of_rotation(table) {
        match open {
            Open::OutOfRotation {
                by: other,
                said: first,
                changed,
                turn,
            } if other == by => {
                revert(table, turn);
                // He called over the change, if there was one: the first is withdrawn (25B1).
                if changed.is_some() {
                    table.cite(law!("25B1"));
                    law16_information::withdrawn(table, by, first);
                }
            }
            other => law28_in_rotation::withdraw(table, other),
        }
    }
    match said.spoken {
        Spoken::AboveSeven { .. } => {
            law16_information::withdrawn(table, by, said);
            law38_bid_above_seven::called_over_out_of_rotation(table, by, said, over, before);
            Acted::Done
        }
        Spoken::Call(call) if !can_stand(table, by, said) => {
            let made = Made {
                by,
                call,
                artificial: said.artificial,
            };
            let turn = table.auction.turn;
            law36_inadmissible_doubles::stands_unnoticed(table, made, turn);
            law36_inadmissible_doubles::called_over(table, by.lho());
            Acted::On
        }
        Spoken::Call(_) => {
            if table.auction.bar(by).is_some() && said.call() != Some(Call::Pass) {
                table.cite(law!("37A"));
            }
            accept(table, by, said);
            Acted::On
        }
    }
}

/// The call stands as if in rotation (29A). It never ends the auction: a pass that would has cost a player his turn, and whether
/// that turn is given back is known when the left-hand opponent has made the call by which he accepts (17D3; 17E2 in 2007).
fn accept(table: &mut Table, by: Seat, said: SpokenCall) {
    table.cite(law!("29A"));
    if let Some(call) = said.call() {
        let artificial = said.artificial;
        law17_auction_period::is_placed(
            table,
            Made {
                by,
                call,
                artificial,
            },
        );
    }
}

/// The auction goes back to the player whose turn it was (29B). If he is the offender's partner and has called meanwhile, his
/// call goes too.
fn revert(table: &mut Table, turn: Seat) {
    let auction = &table.auction;
    let last = auction.calls.last().copied();
    let Some(made) = last.filter(|made| made.by == turn && auction.turn == turn.lho()) else {
        return;
    };
    let at = auction.calls.len() - 1;
    law22_end_of_auction::reopen(table);
    law17_auction_period::cancel_from(table, at, turn);
    law16_information::withdrawn(table, turn, made.said());
}

/// The Director rules. A call out of rotation that was changed goes to Law 25 first.
pub(crate) fn rectify_changed(
    table: &mut Table,
    by: Seat,
    said: SpokenCall,
    changed: Option<SpokenCall>,
    turn: Seat,
) {
    revert(table, turn);
    match changed {
        Some(second) => law25_changes_of_call::ask_of_what_is_open(table, by, said, second, turn),
        None => rectify(table, by, said, turn),
    }
}

/// What can never stand is cancelled, else the left-hand opponent has the choice.
pub(crate) fn rectify(table: &mut Table, by: Seat, said: SpokenCall, turn: Seat) {
    match said.spoken {
        Spoken::AboveSeven { .. } => {
            law38_bid_above_seven::rectify_out_of_rotation(table, by, said)
        }
        Spoken::Call(_) if !can_stand(table, by, said) => {
            table.cite(law!("32"));
            law36_inadmissible_doubles::replace(table, by, said, turn);
        }
        Spoken::Call(call) if call != Call::Pass && table.auction.bar(by).is_some() => {
            law37_obligation_to_pass::cancel(table, by, said);
        }
        Spoken::Call(call) => {
            if !law35_inadmissible_calls::calls_without_restriction(table, by).contains(call)
                && matches!(call, Call::Bid(_))
            {
                table.cite(law!("27A2"));
            }
            table.cite(law!("29A"));
            table.ask(
                Asked::Player(by.lho()),
                law!("29A").in_edition(table.edition()),
                Question::Options(vec![Choice::Accepts, Choice::Declines]),
                OutOfRotation { by, said, turn },
            );
        }
    }
}

/// 29A: is the call out of rotation accepted?
#[derive(Debug, Clone, PartialEq)]
struct OutOfRotation {
    by: Seat,
    said: SpokenCall,
    turn: Seat,
}

impl Matter for OutOfRotation {
    fn call_in_question(&self) -> Option<(Seat, SpokenCall)> {
        Some((self.by, self.said))
    }

    fn about_call_of(&self) -> Option<Seat> {
        Some(self.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        match choice {
            Choice::Accepts => accept(table, self.by, self.said),
            _ => declined(table, self.by, self.said, self.turn),
        }
    }
}

/// The offender changes his call while his left-hand opponent is asked about it: it goes to Law 25 first. False if that is not what is
/// asked.
pub(crate) fn is_changed_while_asked(table: &mut Table, by: Seat, second: SpokenCall) -> bool {
    let about = table.asked::<OutOfRotation>().cloned();
    let Some(call) = about.filter(|call| call.by == by) else {
        return false;
    };
    table.pending = None;
    rectify_changed(table, by, call.said, Some(second), call.turn);
    true
}

/// Not accepted: cancelled, the turn goes back, and Law 30, 31 or 32 follows (29B).
fn declined(table: &mut Table, by: Seat, said: SpokenCall, turn: Seat) {
    table.cite(law!("29B"));
    if said.artificial.is_some() {
        table.cite(law!("29C"));
    }
    law16_information::withdrawn(table, by, said);
    let whose = Whose::turn(by, turn);
    match said.call() {
        Some(Call::Pass) if !is_pass_for_law31(table, by, said) => {
            law30_pass_out_of_rotation::cancelled(table, by, said, whose);
        }
        Some(Call::Double | Call::Redouble) => {
            law32_double_out_of_rotation::cancelled(table, by, said, whose)
        }
        Some(Call::Pass) => {
            table.cite(law!("30C"));
            law31_bid_out_of_rotation::cancelled(table, by, said, whose);
        }
        _ => law31_bid_out_of_rotation::cancelled(table, by, said, whose),
    }
}

/// Calls out of rotation that were made over an insufficient bid now refused, or an inadmissible double now cancelled: they cannot take the
/// place of the call that is due (27B, 36B2), so nobody is asked to accept them.
pub(crate) fn cancel_behind(table: &mut Table) {
    let open = core::mem::take(&mut table.auction.trouble().open);
    for open in open {
        match open {
            Open::OutOfRotation {
                by,
                said,
                changed,
                turn,
            } if can_stand(table, by, said) => {
                declined(table, by, said, turn);
                if let Some(second) = changed {
                    law16_information::withdrawn(table, by, second);
                }
            }
            other => table.auction.trouble().open.push(other),
        }
    }
}

/// 30C: an artificial pass goes to Law 31, and so does the pass of an artificial call: in 2007 anybody's, in 2017 partner's.
fn is_pass_for_law31(table: &Table, by: Seat, said: SpokenCall) -> bool {
    let mut calls = table.auction.calls.iter();
    let last = calls.rfind(|made| made.call != Call::Pass);
    let counts = |made: &Made| table.edition() == Edition::E2007 || made.by == by.partner();
    said.artificial.is_some() || last.is_some_and(|made| made.artificial.is_some() && counts(made))
}

/// What the player owes, taken off the list: he pays it by his call at that place.
fn take_owed(table: &mut Table, seat: Seat, at: usize) -> Vec<Owed> {
    let Some(trouble) = &mut table.auction.trouble else {
        return Vec::new();
    };
    let (own, others) = trouble.owed.iter().partition(|owed| owed.by == seat);
    trouble.owed = others;
    let mut own: Vec<Owed> = own;
    own.iter_mut().for_each(|owed| owed.paid_at = Some(at));
    own
}

/// A call at that place has paid what was owed: if it is taken back, that is owed again.
pub(crate) fn is_paid(table: &mut Table, owed: Owed, at: usize) {
    let paid_at = None;
    let owed = Owed { paid_at, ..owed };
    table.auction.trouble().paid.push(Paid { at, owed });
}

/// A player who must pass owes nothing but that pass. The Law puts it in, so nobody is asked to compare it (37B, 38).
pub(crate) fn settle_owed_by_pass(table: &mut Table, seat: Seat) {
    let at = table.auction.calls.len();
    for owed in take_owed(table, seat, at) {
        is_paid(table, owed, at);
        owed.note_last(table, Made::pass(seat));
        settled_by_pass(table, owed);
    }
}

/// What a pass settles that a Law imposes on him at his next turn.
pub(crate) fn settle_imposed_pass(table: &mut Table, seat: Seat) {
    let pass = Made::pass(seat);
    let at = table.auction.calls.len();
    for owed in take_owed(table, seat, at) {
        match is_imposed(table, pass, owed.kind) {
            true => {
                owed.note_last(table, pass);
                settled_by_pass(table, owed);
            }
            false => table.auction.trouble().owed.push(owed),
        }
    }
}

fn settled_by_pass(table: &mut Table, owed: Owed) {
    let passed = owed.first(table).and_then(SpokenCall::call) == Some(Call::Pass);
    match owed.kind {
        OwedFor::Comparable { .. } | OwedFor::LeadOnly if !passed => {
            owed.lead_restriction(table, Law26::Applies);
        }
        OwedFor::AfterRightHandOpponent { .. } if !passed => is_not_repeated(table, owed),
        OwedFor::Insufficient { .. } => law27_insufficient_bid::passed(table, owed),
        _ => {}
    }
}

/// Who had to repeat his call (31A1, 32A1; 32B1 in 2007) has to pass instead: it stays withdrawn, and another call is there for that turn
/// (26; after a double in 2007 26B alone, 32).
fn is_not_repeated(table: &mut Table, owed: Owed) {
    let first = owed.first(table).and_then(SpokenCall::call);
    let double = matches!(first, Some(Call::Double | Call::Redouble));
    owed.lead_restriction(
        table,
        match table.edition() {
            Edition::E2007 if double => Law26::OnlyB,
            _ => Law26::Applies,
        },
    );
}

/// Whether a call is a pass that a Law imposes, so that nobody has chosen it in place of the one withdrawn (26B). Where his partner's turn
/// depends on it as well, only if he has to pass throughout (38C).
fn is_imposed(table: &Table, made: Made, kind: OwedFor) -> bool {
    let bar = table.auction.bar(made.by);
    let throughout = bar == Some(Bar::Auction);
    let of_the_lead = matches!(
        kind,
        OwedFor::LeadOnly | OwedFor::AfterRightHandOpponent { .. }
    );
    made.call == Call::Pass && (throughout || bar.is_some() && of_the_lead)
}

/// What a player owed is gone: his call was accepted in place of the one that he had to make.
pub(crate) fn forget_owed(table: &mut Table, made: Made, at: usize) {
    for owed in take_owed(table, made.by, at) {
        is_paid(table, owed, at);
        owed.note_last(table, made);
    }
}

/// The offender calls at his proper turn.
pub(crate) fn pay(table: &mut Table, seat: Seat, said: SpokenCall) {
    if table.auction.bar(seat).is_some() && said.call() != Some(Call::Pass) {
        // Whatever he owes, he must pass (37).
        law35_inadmissible_calls::irregular_in_rotation(table, seat, said);
        return;
    }
    let at = table.auction.calls.len();
    let debts = take_owed(table, seat, at);
    let due = debts
        .iter()
        .position(|owed| matches!(owed.kind, OwedFor::Insufficient { .. }));
    if let Some(due) = due {
        put_back(table, &debts, Some(due));
        law27_insufficient_bid::correct(table, debts[due], said);
        return;
    }
    let illegal = debts.iter().position(|&owed| cannot_repeat(table, owed));
    if let Some(at) = illegal {
        put_back(table, &debts, Some(at));
        repeat_what_is_not_legal(table, debts[at], said);
        return;
    }
    put_back(table, &debts, None);
    let legal = law35_inadmissible_calls::legal_calls_owing(table, seat);
    let Some(call) = said.call().filter(|&call| legal.contains(call)) else {
        law35_inadmissible_calls::irregular_in_rotation(table, seat, said);
        return;
    };
    let made = Made {
        by: seat,
        call,
        artificial: said.artificial,
    };
    settle_owed_by(table, made);
    stands(table, made);
}

fn put_back(table: &mut Table, debts: &[Owed], but: Option<usize>) {
    let kept = debts.iter().enumerate().filter(|(at, _)| Some(*at) != but);
    let kept: Vec<Owed> = kept.map(|(_, owed)| *owed).collect();
    table.auction.trouble().owed.extend(kept);
}

/// Whether the call that is to be repeated after a pass (31A1) is no longer, or never was, legal.
fn cannot_repeat(table: &Table, owed: Owed) -> bool {
    let must = owed.kind.must_repeat();
    let free = table.auction.bar(owed.by).is_none();
    let regular = law35_inadmissible_calls::calls_without_restriction(table, owed.by);
    let first = owed.first(table).and_then(SpokenCall::call);
    must && free && first.is_some_and(|call| !regular.contains(call))
}

/// 31A1: what is repeated and is not legal goes to the Law for it (27); any other call corrects it.
fn repeat_what_is_not_legal(table: &mut Table, owed: Owed, said: SpokenCall) {
    let repeats = owed
        .first(table)
        .is_some_and(|first| first.spoken == said.spoken);
    if repeats {
        // What becomes of it is known when the bid is accepted or not (27A1, 27B).
        let paid_at = None;
        table.auction.trouble().owed.push(Owed { paid_at, ..owed });
        table.cite(law!("31A1"));
        law35_inadmissible_calls::irregular_in_rotation(table, owed.by, said);
        return;
    }
    let kind = OwedFor::Insufficient { silenced: false };
    goes_to_law27(table, owed);
    table.cite(law!("27A2"));
    law27_insufficient_bid::correct(table, Owed { kind, ..owed }, said);
}

/// A bid that had to be repeated although it is insufficient is settled by Law 27 from now on (31A1), as long as the pass before it stands.
pub(crate) fn goes_to_law27(table: &mut Table, owed: Owed) {
    if let OwedFor::AfterRightHandOpponent {
        called: Some(called),
    } = owed.kind
    {
        is_paid(table, owed, called.at);
    }
}

/// A call is the final one for the turn of all that its maker owes: what follows from each.
pub(crate) fn settle_owed_by(table: &mut Table, made: Made) {
    let at = table.auction.calls.len();
    let mut debts = take_owed(table, made.by, at);
    // What his partner's turn depends on is found before what the lead alone does.
    debts.sort_by_key(|owed| owed.kind == OwedFor::LeadOnly);
    for owed in debts {
        is_paid(table, owed, at);
        owed.note_last(table, made);
        follows(table, made, owed);
    }
}

fn follows(table: &mut Table, made: Made, owed: Owed) {
    match owed.kind {
        OwedFor::AfterRightHandOpponent { .. } => repeat_or_replace(table, made, owed),
        OwedFor::Comparable { .. } | OwedFor::LeadOnly if is_imposed(table, made, owed.kind) => {
            settled_by_pass(table, owed);
        }
        OwedFor::Comparable { yes, .. } => {
            let law = yes.in_edition(table.edition());
            law23_comparable_call::ask(table, law, owed, Replacement { made, owed });
        }
        OwedFor::LeadOnly if table.edition() == Edition::E2017 => {
            let law = law!(2017: "26B");
            law23_comparable_call::ask(table, law, owed, Replacement { made, owed });
        }
        OwedFor::LeadOnly | OwedFor::Nothing | OwedFor::Insufficient { .. } => {}
    }
}

/// 31A, 32A (32B in 2007): a call repeated after the right-hand opponent's pass is free, unless its maker had to pass; else what replaces it
/// decides.
fn repeat_or_replace(table: &mut Table, made: Made, owed: Owed) {
    let Some(first) = owed.first(table) else {
        return;
    };
    let double = matches!(first.call(), Some(Call::Double | Call::Redouble));
    if owed.kind.must_repeat() && first.call() != Some(made.call) {
        is_not_repeated(table, owed);
    } else if owed.kind.must_repeat() {
        table.cite(law31_bid_out_of_rotation::must_repeat(first));
        owed.lead_restriction(table, Law26::Not);
        law23_comparable_call::opens(table, owed, None);
    } else if double {
        law32_double_out_of_rotation::replaced(table, made, owed);
    } else {
        law31_bid_out_of_rotation::replaced(table, made, owed, first);
    }
}

/// The right-hand opponent of one who called at his turn has called (31A, 32A).
pub(crate) fn note_call_of_right_hand_opponent(table: &mut Table, made: Made, at: usize) {
    let passed = made.call == Call::Pass;
    for owed in &mut table.auction.trouble().owed {
        if let OwedFor::AfterRightHandOpponent {
            called: called @ None,
        } = &mut owed.kind
            && owed.by.rho() == made.by
        {
            *called = Some(Called { at, passed });
        }
    }
}
