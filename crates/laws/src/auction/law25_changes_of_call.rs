//! Law 25: legal and illegal changes of call. The Director finds first whether the call was unintended (25A); if it was
//! not, the left-hand opponent may accept the substitute (25B).

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_said::said;

use super::law17_auction_period::{self, place};
use super::law23_comparable_call;
use super::law35_inadmissible_calls;
use super::law38_bid_above_seven::{self, InTime};
use super::{
    Auction, Made, Open, law19_doubles, law22_end_of_auction, law25_unintended_call,
    law26_lead_restrictions, law27_insufficient_bid, law29_out_of_rotation,
    law36_inadmissible_doubles,
};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::calls::Calls;
use crate::clause::{Cite, Clause};
use crate::edition::Edition;
use crate::entry::{Finding, Side, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, not_sought};
use crate::table::auction::{Law26, Owed, OwedFor, Trouble, Withdrawn, owe};
use crate::table::{Phase, Table};

/// A player puts another call in place of his own last one.
pub(crate) fn changes(table: &mut Table, seat: Seat, said: SpokenCall) -> Result<(), Impossible> {
    match table.phase {
        Phase::Clarification if law17_auction_period::lead_is_faced(table) => {
            if table.auction.last_call_of(seat).is_some() {
                after_the_lead(table, seat, said);
                return Ok(());
            }
        }
        Phase::Auction | Phase::Clarification => {}
        // A pass-out stays open until all four hands are back (17D2; 22B2 in 2007).
        Phase::Over if table.passed_out() && !table.returned => {
            table.cite(law!(2007: "22B2", 2017: "17D2"));
        }
        Phase::Over => return Err(Impossible::Over),
        Phase::Play if table.auction.last_call_of(seat).is_some() => {
            after_the_lead(table, seat, said);
            return Ok(());
        }
        Phase::Play => {}
    }
    if table.phase != Phase::Play && changes_what_is_open(table, seat, said) {
        return Ok(());
    }
    Err(Impossible::NotNow(said!(
        "no-call-to-change",
        "that player has made no call to change"
    )))
}

/// A lead is faced, so the auction period is over: the call stands, and all that is left is what the attempt told (25A5; 25A3 in
/// 2007).
pub(super) fn after_the_lead(table: &mut Table, seat: Seat, said: SpokenCall) {
    table.cite(law!(2007: "22B1", 2017: "17D1"));
    table.cite(law!(2007: "25A3", 2017: "25A5"));
    law16_information::withdrawn(table, seat, said);
}

/// A lead is faced out of turn: a change of call on which nobody has ruled comes too late now.
pub(crate) fn come_too_late(table: &mut Table) {
    let Some(trouble) = &mut table.auction.trouble else {
        return;
    };
    let open = core::mem::take(&mut trouble.open);
    let (changes, others) = open
        .into_iter()
        .partition::<Vec<_>, _>(|open| matches!(open, Open::Change { .. }));
    trouble.open = others;
    for open in changes {
        if let Open::Change { by, said, .. } = open {
            after_the_lead(table, by, said);
        }
    }
}

/// A player changes what he has called, in rotation or not. The first call is not overwritten: both go to the Law on it
/// (9C). False if he has called nothing.
pub(crate) fn changes_what_is_open(table: &mut Table, seat: Seat, said: SpokenCall) -> bool {
    match law38_bid_above_seven::may_be_changed(table, seat) {
        None | Some(InTime::Yes) => {}
        Some(late) => {
            if late == InTime::PartnerHasCalled {
                table.cite(law!(2007: "25A2", 2017: "25A4"));
            }
            passed_over(table, seat, said);
            return true;
        }
    }
    let late = partner_has_called(&table.auction, seat);
    let open = table.auction.trouble().open.iter_mut();
    let own = open.rev().find_map(|open| match open {
        Open::Insufficient { by, changed, .. }
        | Open::OutOfRotation { by, changed, .. }
        | Open::AboveSeven { by, changed, .. }
            if *by == seat =>
        {
            Some(changed)
        }
        _ => None,
    });
    match own {
        Some(changed @ None) => {
            *changed = Some(said);
            table.cite(law!("9C"));
            note_late(table, seat, late);
            true
        }
        // He is bound by the first change (27C); what comes after it only informs.
        Some(_) => {
            law16_information::withdrawn(table, seat, said);
            true
        }
        None => calls_again(table, seat, said),
    }
}

/// Notes the second call of a player who has called already. False if he has not.
pub(crate) fn calls_again(table: &mut Table, seat: Seat, said: SpokenCall) -> bool {
    let Some(at) = table.auction.last_call_of(seat) else {
        return false;
    };
    let open = &mut table.auction.trouble().open;
    let earlier = open.iter_mut().find_map(|open| match open {
        Open::Change { by, said, .. } if *by == seat => Some(said),
        _ => None,
    });
    match earlier {
        Some(second) => *second = said,
        None => {
            // It is looked at before what is irregular about the first call (25A).
            let own = open.iter().position(|open| open.at() == Some(at));
            let place = own.unwrap_or(open.len());
            open.insert(place, Open::Change { by: seat, at, said });
            let late = partner_has_called(&table.auction, seat);
            note_late(table, seat, late);
        }
    }
    true
}

/// Whether the partner of one who changes his call has called since, in rotation or not.
fn partner_has_called(auction: &Auction, seat: Seat) -> bool {
    let partner = seat.partner();
    let open = || auction.trouble.iter().flat_map(|trouble| &trouble.open);
    let in_turn = |turn: Seat| turn == partner && auction.turn == partner.lho();
    let own = open().find_map(|open| match *open {
        Open::OutOfRotation { by, turn, .. } if by == seat => Some(turn),
        _ => None,
    });
    let out_of_rotation = |open: &Open| matches!(*open, Open::OutOfRotation { by, turn, .. } if by == partner && turn != seat);
    own.is_some_and(in_turn) || open().any(out_of_rotation)
}

fn note_late(table: &mut Table, seat: Seat, late: bool) {
    if late {
        table.auction.trouble().changed_late.push(seat);
    }
}

/// Whether the change comes too late: his partner had called before it (25A2 in 2007, 25A4 in 2017).
pub(super) fn was_late(table: &mut Table, by: Seat) -> bool {
    let changed_late = &mut table.auction.trouble().changed_late;
    let late = changed_late.contains(&by);
    changed_late.retain(|seat| *seat != by);
    if late {
        table.cite(law!(2007: "25A2", 2017: "25A4"));
    }
    late
}

/// The same of a call that stands.
fn too_late(table: &mut Table, by: Seat, at: usize) -> bool {
    let called = table.auction.called_since(at, by.partner());
    if called {
        table.cite(law!(2007: "25A2", 2017: "25A4"));
    }
    was_late(table, by) || called
}

/// Whether the second call can take the place of the first at all: an inadmissible double or redouble never does, nor a bid
/// above seven, for nobody can accept it (32, 36, 38A).
fn can_replace(table: &Table, by: Seat, at: usize, said: SpokenCall) -> bool {
    let call = match said.call() {
        None => return false,
        Some(call @ (Call::Double | Call::Redouble)) => call,
        Some(_) => return true,
    };
    let mut before = table.auction.clone();
    before.take_back(at, by);
    law19_doubles::admissible(&before, by).contains(call)
}

/// The left-hand opponent calls over the second call: it stands (25B1), if it can stand at all. Nobody called the Director,
/// so nothing else follows.
pub(crate) fn called_over(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    if let (Some(call), false) = (said.call(), can_replace(table, by, at, said)) {
        called_over_what_cannot_stand(table, by, call, said);
        return;
    }
    let first = table.auction.calls[at].said();
    table.cite(law!("25B1"));
    law22_end_of_auction::reopen(table);
    left_hand_opponent_calls_again(table, by, at);
    law17_auction_period::cancel_from(table, at, by);
    let regular = law35_inadmissible_calls::calls_without_restriction(table, by);
    place(table, by, said);
    if said.call().is_some_and(|call| regular.contains(call)) {
        // Calling over it is the Law's own way of accepting it: the first call is withdrawn as by a statement (25B3, 26).
        let change = Exchange {
            by,
            at,
            goes: first,
            stays: said,
        };
        withdraw(table, change, law23_comparable_call::ask_when_called);
        note_last(table, by);
    } else {
        law16_information::withdrawn(table, by, first);
    }
}

/// The first call remains, for nothing has taken its place; the double stands behind it until somebody notices, and is wiped out
/// then with all that followed (36A).
fn called_over_what_cannot_stand(table: &mut Table, by: Seat, call: Call, said: SpokenCall) {
    let artificial = said.artificial;
    let made = Made {
        by,
        call,
        artificial,
    };
    law36_inadmissible_doubles::note(table, made, by.lho());
    law36_inadmissible_doubles::called_over(table, by.lho());
}

/// The left-hand opponent had called over the first call, which is replaced with his leave: he calls anew, over the second.
fn left_hand_opponent_calls_again(table: &mut Table, by: Seat, at: usize) {
    let next = table.auction.calls.get(at + 1).copied();
    if let Some(old) = next.filter(|made| made.by == by.lho()) {
        law16_information::taken_back_freely(table, old.by, old.said());
    }
}

/// Whether the left-hand opponent may still accept the second call: nobody but him has called since the first (25B1).
pub(super) fn may_be_accepted(auction: &Auction, by: Seat, at: usize) -> bool {
    let mut since = auction.calls.iter().skip(at + 1);
    since.all(|made| made.by == by.lho())
}

/// Somebody goes on as if the change had not been made, which is too late to stand: the first call remains (25B2).
pub(crate) fn passed_over(table: &mut Table, by: Seat, said: SpokenCall) {
    table.cite(law!("25B2"));
    law16_information::withdrawn(table, by, said);
}

/// The same by a call over it, which needs an auction that goes on.
pub(super) fn may_be_called_over(auction: &Auction, by: Seat, at: usize, said: SpokenCall) -> bool {
    let mut changed = auction.clone();
    changed.take_back(at, by);
    if let Some(call) = said.call() {
        let artificial = said.artificial;
        changed.push(Made {
            by,
            call,
            artificial,
        });
    }
    may_be_accepted(auction, by, at) && law22_end_of_auction::ended(&changed).is_none()
}

/// A change of a call is ruled on before what is irregular about that call, or about a later one: was the first call ever meant? False if
/// there is none such.
pub(crate) fn comes_first(table: &mut Table) -> bool {
    let Some(trouble) = &mut table.auction.trouble else {
        return false;
    };
    let double = trouble.inadmissible.map(|double| double.at);
    let first = trouble.open.first().copied();
    let later_than = |call: usize| match first {
        _ if double.is_some_and(|at| call <= at) => true,
        // They come after all that stands.
        Some(Open::Insufficient { .. } | Open::AboveSeven { .. }) => true,
        Some(Open::NotPassed { at, .. } | Open::NotRepeated { at, .. }) => call <= at,
        _ => false,
    };
    let of_it = |open: &Open| matches!(*open, Open::Change { at, .. } if later_than(at));
    let change = trouble.open.iter().position(of_it);
    let change = change.map(|at| trouble.open.remove(at));
    let Some(Open::Change { by, at, said }) = change else {
        return false;
    };
    rectify(table, by, at, said);
    true
}

/// The Director rules on a change of call.
pub(crate) fn rectify(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    if too_late(table, by, at) {
        refuse(table, by, at, said);
        return;
    }
    table.ask(
        Asked::Director,
        law!("25A1").in_edition(table.edition()),
        Question::Fact(Fact::Unintended),
        Unintended { by, at, said },
    );
}

/// 25A: was the first call, at that place, unintended?
#[derive(Debug, Clone, PartialEq)]
struct Unintended {
    by: Seat,
    at: usize,
    said: SpokenCall,
}

impl Matter for Unintended {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.by)
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let Self { by, at, said } = *self;
        match finding {
            Finding::Unintended(true) => {
                if !law25_unintended_call::was_never_made(table, by, said) {
                    substitute(table, by, at, said);
                }
            }
            Finding::Unintended(false) => was_intended(table, by, at, said),
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }
}

/// The first call was what the player meant to make: the left-hand opponent may accept the second all the same.
fn was_intended(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    cite_intended(table);
    if !can_replace(table, by, at, said) {
        table.cite(match said.call() {
            Some(_) => law!("36B1"),
            None => law!("38A"),
        });
        refuse(table, by, at, said);
        return;
    }
    if !may_be_accepted(&table.auction, by, at) {
        refuse(table, by, at, said);
        return;
    }
    ask_left_hand_opponent(table, by, Substitute { by, at, said });
}

pub(super) fn cite_intended(table: &mut Table) {
    if table.edition() == Edition::E2017 {
        table.cite_one(law!(2017: "25A2"));
    }
}

pub(super) fn ask_left_hand_opponent(table: &mut Table, by: Seat, matter: impl Matter) {
    table.ask(
        Asked::Player(by.lho()),
        law!("25B1").in_edition(table.edition()),
        Question::Options(vec![Choice::Accepts, Choice::Declines]),
        matter,
    );
}

/// 25B: is the substitute accepted?
#[derive(Debug, Clone, PartialEq)]
struct Substitute {
    by: Seat,
    at: usize,
    said: SpokenCall,
}

impl Matter for Substitute {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let Self { by, at, said } = *self;
        match choice {
            Choice::Accepts => accepted(table, by, at, said),
            _ => refuse(table, by, at, said),
        }
    }
}

/// 25A: the intended call takes the place of the other, and is judged by its own Law; no lead restriction follows.
fn substitute(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    table.cite(law!("25A1"));
    let law = law!(2007: "25A4", 2017: "25A6");
    put_freely(table, by, at, said, law);
}

/// A call changed by right, under 25A or 21B: the auction goes on from it, and the left-hand opponent may change too.
pub(crate) fn put_freely(table: &mut Table, by: Seat, at: usize, said: SpokenCall, law: Cite) {
    let mut later = table.auction.calls[at + 1..].iter();
    let later = later.find(|made| made.by == by.lho());
    let later = later.map(|made| made.said());
    let open = take_what_is_open(table, by.lho());
    if open.is_some() || double_by(table, by.lho()) {
        // It was irregular over the call that is replaced, and is looked at anew.
        let mut own = table.irregularities.iter();
        let own = own.rposition(|it| it.by == by.lho());
        own.map(|at| table.irregularities.remove(at));
    }
    let later = later.or(open);
    law22_end_of_auction::reopen(table);
    law17_auction_period::take_back(table, at, by);
    let others = table.auction.trouble().open.clone();
    place(table, by, said);
    if table.phase == Phase::Auction {
        table.auction.trouble().newest_first(&others);
    } else {
        void(table, by, others);
    }
    if let Some(call) = later {
        offer_again(table, by.lho(), call, law);
    }
}

/// Whether a double or redouble of that player lies there on which nobody has ruled (36).
fn double_by(table: &Table, by: Seat) -> bool {
    let trouble = table.auction.trouble.as_ref();
    let double = trouble.and_then(|trouble| trouble.inadmissible);
    double.is_some_and(|double| double.by == by)
}

/// The left-hand opponent's own irregular call in rotation, on which nobody has ruled: it was made over the call that is replaced.
fn take_what_is_open(table: &mut Table, by: Seat) -> Option<SpokenCall> {
    let own = |open: &Open| {
        let (Open::Insufficient {
            by: who, changed, ..
        }
        | Open::AboveSeven {
            by: who, changed, ..
        }) = open
        else {
            return false;
        };
        *who == by && changed.is_none()
    };
    let open = &mut table.auction.trouble.as_mut()?.open;
    let at = open.iter().position(own)?;
    match open.remove(at) {
        Open::Insufficient { said, .. } | Open::AboveSeven { said, .. } => Some(said),
        _ => None,
    }
}

/// The call as changed has ended the auction: what others called out of rotation since comes after its end, and is void (39A).
fn void(table: &mut Table, by: Seat, open: Vec<Open>) {
    table.auction.trouble().open.retain(|it| !open.contains(it));
    for open in open {
        let (Open::OutOfRotation { by: who, said, .. } | Open::Change { by: who, said, .. }) = open
        else {
            continue;
        };
        table.cite(law!("39A"));
        if Side::of(who) == Side::of(by) {
            law16_information::withdrawn(table, who, said);
        } else {
            law16_information::taken_back_freely(table, who, said);
        }
    }
}

/// The left-hand opponent may keep or change the call that he made over the one now replaced (25A4 and 25A6, 21B2).
fn offer_to_left_hand_opponent(table: &mut Table, old: Made, law: Cite) {
    let irregular = |it: &Trouble| !it.open.is_empty() || it.inadmissible.is_some();
    let free = table.auction.turn == old.by
        && table.phase == Phase::Auction
        && table.pending.is_none()
        && !table.auction.trouble.as_deref().is_some_and(irregular);
    let legal = law35_inadmissible_calls::legal_calls_owing(table, old.by);
    if free && legal == Calls::only(old.call) {
        // He had to make it, and has to make it again (30A, 31A1, 37B): there is nothing to choose.
        place(table, old.by, old.said());
        return;
    }
    table.cite(law);
    if !free || !legal.contains(old.call) {
        // His call no longer fits, or the new call is itself irregular: he simply calls at his turn.
        left_hand_opponent_withdraws(table, old, law);
        return;
    }
    table.ask(
        Asked::Player(old.by),
        law.in_edition(table.edition()),
        Question::Options(vec![Choice::Keeps, Choice::Changes]),
        LeftHandOpponent { old, law },
    );
}

/// 25A6, 21B2: does the left-hand opponent keep his call, or take it back and make another?
#[derive(Debug, Clone, PartialEq)]
struct LeftHandOpponent {
    old: Made,
    law: Cite,
}

impl Matter for LeftHandOpponent {
    fn chosen(
        self: Box<Self>,
        table: &mut Table,
        _: Seat,
        choice: Choice,
        said: Option<SpokenCall>,
    ) {
        let Self { old, law } = *self;
        if choice == Choice::Keeps {
            place(table, old.by, old.said());
        } else {
            left_hand_opponent_withdraws(table, old, law);
            place(table, old.by, said.unwrap_or(old.said()));
        }
    }
}

/// What the left-hand opponent's call showed is his side's alone after 25A, where the others erred; after 21B his own side
/// gave the wrong information, so it is the others' alone, and 2007 reviews the damage (21B2).
fn left_hand_opponent_withdraws(table: &mut Table, old: Made, law: Cite) {
    if law != law!("21B2") {
        law16_information::taken_back_freely(table, old.by, old.said());
        return;
    }
    law16_information::withdrawn(table, old.by, old.said());
    if table.edition() == Edition::E2007 {
        table.review(law!(2007: "21B2"));
    }
}

/// The left-hand opponent accepts the substitute (25B1). An insufficient bid is accepted with it (27A1); what can never be
/// accepted goes to its own Law.
fn accepted(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    let first = table.auction.calls[at].said();
    table.cite(law!("25B1"));
    law22_end_of_auction::reopen(table);
    left_hand_opponent_calls_again(table, by, at);
    law17_auction_period::cancel_from(table, at, by);
    let change = Exchange {
        by,
        at,
        goes: first,
        stays: said,
    };
    let held = table.auction.bar(by).is_some() || must_repeat(table, by);
    match said.call() {
        Some(call @ Call::Bid(_)) if !held => {
            let regular = law35_inadmissible_calls::calls_without_restriction(table, by);
            if regular.contains(call) {
                withdraw(table, change, law23_comparable_call::ask);
                place(table, by, said);
            } else {
                table.irregular(law!("18D"), by);
                withdraw(table, change, law23_comparable_call::ask);
                law27_insufficient_bid::accept(table, by, said);
            }
        }
        _ => {
            withdraw(table, change, law23_comparable_call::ask);
            // What is irregular about it is ruled on before what came earlier (36, 37, 38).
            let others = table.auction.trouble().open.clone();
            place(table, by, said);
            table.auction.trouble().newest_first(&others);
        }
    }
    note_last(table, by);
}

/// Whether he has to repeat a call at this turn (31A1), so that nobody can accept another one in its place.
fn must_repeat(table: &Table, by: Seat) -> bool {
    table.auction.owed(by).any(|owed| owed.kind.must_repeat())
}

/// The left-hand opponent does not accept: the first call remains (25B2).
pub(super) fn refuse(table: &mut Table, by: Seat, at: usize, said: SpokenCall) {
    table.cite(law!("25B2"));
    let stands = table.auction.calls[at];
    let change = Exchange {
        by,
        at,
        goes: said,
        stays: stands.said(),
    };
    withdraw(table, change, law23_comparable_call::ask);
    if let Some(withdrawn) = table.auction.trouble().withdrawn.last_mut() {
        withdrawn.last = Some(stands);
    }
    law26_lead_restrictions::set_up_again(table);
}

/// The call that stands in the end, beside the one withdrawn last.
pub(super) fn note_last(table: &mut Table, by: Seat) {
    let at = table.auction.last_call_of(by);
    let last = at.map(|at| table.auction.calls[at]);
    if let Some(withdrawn) = table.auction.trouble().withdrawn.last_mut()
        && withdrawn.by == by
    {
        withdrawn.last = last;
    }
}

/// 25B3, and Law 26: in 2017 it depends on a comparison, unless the call that stays is the same.
pub(super) fn withdraw(
    table: &mut Table,
    change: Exchange,
    ask: fn(&mut Table, Clause, Owed, Changed),
) {
    let Exchange {
        by,
        at,
        goes,
        stays,
    } = change;
    table.cite(law!("25B3"));
    law16_information::withdrawn(table, by, goes);
    let law26 = match table.edition() {
        Edition::E2007 => Law26::Applies,
        Edition::E2017 => Law26::Not,
    };
    let call = Withdrawn::over(by, goes, law26, at.checked_sub(1));
    let withdrawn = table.auction.put_aside(call);
    // It was a call for that turn, not one that came after it.
    if let Some(call) = table.auction.trouble().withdrawn.get_mut(withdrawn) {
        call.stood = at;
    }
    // If the call that stays is taken back, the lead depends on the one in its place.
    let owed = Owed {
        by,
        withdrawn,
        kind: OwedFor::LeadOnly,
        paid_at: Some(at),
    };
    law29_out_of_rotation::is_paid(table, owed, at);
    match table.edition() {
        Edition::E2017 if goes == stays => {
            table.cite_one(law!(2017: "26A"));
            law23_comparable_call::opens(table, owed, None);
        }
        // A pass that he had to make is nobody's choice: there is nothing to compare.
        Edition::E2017 if stays.call() == Some(Call::Pass) && table.auction.bar(by).is_some() => {
            owed.lead_restriction(table, Law26::Applies);
        }
        Edition::E2017 => ask(table, law!(2017: "26B"), owed, Changed { owed }),
        Edition::E2007 => {}
    }
}

/// Of two calls of one player for one turn, at that place, which goes and which stays.
#[derive(Debug, Clone, Copy)]
pub(super) struct Exchange {
    pub by: Seat,
    pub at: usize,
    pub goes: SpokenCall,
    pub stays: SpokenCall,
}

/// 26B of 2017: is the call that stands after an attempt to change it comparable to the one withdrawn?
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Changed {
    owed: Owed,
}

impl Matter for Changed {
    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let comparable = law23_comparable_call::answer(finding)?;
        if comparable {
            law23_comparable_call::free_of_lead_restriction(table, self.owed);
        } else {
            self.owed.lead_restriction(table, Law26::Applies);
        }
        law26_lead_restrictions::set_up_again(table);
        Ok(())
    }
}

/// A call out of rotation was changed before the ruling: first whether it was unintended (25A), then the rotation (29).
pub(crate) fn ask_of_what_is_open(
    table: &mut Table,
    by: Seat,
    first: SpokenCall,
    second: SpokenCall,
    turn: Seat,
) {
    let calls = TwoCalls {
        by,
        first,
        second,
        turn,
    };
    if was_late(table, by) {
        return counts(table, calls, Choice::Declines);
    }
    table.ask(
        Asked::Director,
        law!("25A1").in_edition(table.edition()),
        Question::Fact(Fact::Unintended),
        UnintendedOutOfRotation(calls),
    );
}

/// Two calls of one player out of rotation, and whose turn it was.
#[derive(Debug, Clone, Copy, PartialEq)]
struct TwoCalls {
    by: Seat,
    first: SpokenCall,
    second: SpokenCall,
    turn: Seat,
}

/// 25A: was the first of two calls out of rotation unintended?
#[derive(Debug, Clone, PartialEq)]
struct UnintendedOutOfRotation(TwoCalls);

impl Matter for UnintendedOutOfRotation {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.0.by)
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let calls = self.0;
        match finding {
            Finding::Unintended(true) => {
                if law25_unintended_call::was_never_made(table, calls.by, calls.second) {
                    return Ok(());
                }
                table.cite(law!("25A1"));
                if law38_bid_above_seven::was_called_over(table, calls.by) {
                    table.cite(law!(2007: "25A4", 2017: "25A6"));
                }
                law29_out_of_rotation::rectify(table, calls.by, calls.second, calls.turn);
            }
            Finding::Unintended(false) => {
                cite_intended(table);
                if law29_out_of_rotation::can_stand(table, calls.by, calls.second) {
                    ask_left_hand_opponent(table, calls.by, SubstituteOutOfRotation(calls));
                } else {
                    // Nobody can accept what can never stand (32, 38A).
                    counts(table, calls, Choice::Declines);
                }
            }
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }
}

/// 25B: is the second of two calls out of rotation accepted in place of the first? The other is withdrawn.
#[derive(Debug, Clone, PartialEq)]
struct SubstituteOutOfRotation(TwoCalls);

impl Matter for SubstituteOutOfRotation {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.0.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        counts(table, self.0, choice);
    }
}

/// It is known which of the two calls counts, the second if it is accepted: the rotation is looked at with that one.
fn counts(table: &mut Table, calls: TwoCalls, choice: Choice) {
    let TwoCalls {
        by,
        first,
        second,
        turn,
    } = calls;
    let (stays, goes) = if choice == Choice::Accepts {
        law38_bid_above_seven::was_called_over(table, by);
        table.cite(law!("25B1"));
        (second, first)
    } else {
        table.cite(law!("25B2"));
        (first, second)
    };
    table.cite(law!("25B3"));
    law16_information::withdrawn(table, by, goes);
    let law26 = match table.edition() {
        Edition::E2007 => Law26::Applies,
        Edition::E2017 => Law26::Not,
    };
    owe(table, by, goes, law26, OwedFor::LeadOnly);
    law29_out_of_rotation::rectify(table, by, stays, turn);
}

/// The left-hand opponent calls over what was put in place of a bid above seven: he accepts it (25B1).
pub(crate) fn called_over_change_of_eight(
    table: &mut Table,
    by: Seat,
    eight: SpokenCall,
    second: SpokenCall,
    over: Option<SpokenCall>,
) {
    table.cite(law!("25B1"));
    law16_information::withdrawn(table, by, eight);
    calls_anew(table, by, over);
    place(table, by, second);
}

/// The left-hand opponent had called over the bid above seven: he calls anew, over what takes its place.
pub(super) fn calls_anew(table: &mut Table, by: Seat, over: Option<SpokenCall>) {
    if let Some(first) = over {
        law16_information::taken_back_freely(table, by.lho(), first);
    }
}

/// A bid above seven was changed before the ruling: first whether it was unintended (25A), then Law 38.
pub(crate) fn rectify_eight(
    table: &mut Table,
    by: Seat,
    eight: SpokenCall,
    second: SpokenCall,
    over: Option<SpokenCall>,
) {
    let calls = UnintendedEight {
        by,
        eight,
        second,
        over,
    };
    if was_late(table, by) {
        return eight_counts(table, calls);
    }
    table.ask(
        Asked::Director,
        law!("25A1").in_edition(table.edition()),
        Question::Fact(Fact::Unintended),
        calls,
    );
}

/// 25A: was the bid above seven unintended?
#[derive(Debug, Clone, Copy, PartialEq)]
struct UnintendedEight {
    by: Seat,
    eight: SpokenCall,
    second: SpokenCall,
    /// What the left-hand opponent had called over it.
    over: Option<SpokenCall>,
}

impl Matter for UnintendedEight {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.by)
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        match finding {
            Finding::Unintended(true) => {
                if law25_unintended_call::was_never_made(table, self.by, self.second) {
                    return Ok(());
                }
                table.cite(law!("25A1"));
                let others = table.auction.trouble().open.clone();
                place(table, self.by, self.second);
                table.auction.trouble().newest_first(&others);
                if let Some(first) = self.over {
                    offer_again(
                        table,
                        self.by.lho(),
                        first,
                        law!(2007: "25A4", 2017: "25A6"),
                    );
                }
            }
            Finding::Unintended(false) => {
                cite_intended(table);
                if law29_out_of_rotation::can_stand(table, self.by, self.second) {
                    ask_left_hand_opponent(table, self.by, SubstituteForEight(*self));
                } else {
                    eight_counts(table, *self);
                }
            }
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }
}

/// What the left-hand opponent had called over the bid above seven he may keep or change (25A6; 25A4 in 2007), if it can be kept.
pub(super) fn offer_again(table: &mut Table, by: Seat, first: SpokenCall, law: Cite) {
    let artificial = first.artificial;
    match first.call() {
        Some(call) => {
            let made = Made {
                by,
                call,
                artificial,
            };
            offer_to_left_hand_opponent(table, made, law);
        }
        None => {
            table.cite(law);
            law16_information::taken_back_freely(table, by, first);
        }
    }
}

/// 25B: is the second call accepted in place of the bid above seven?
#[derive(Debug, Clone, PartialEq)]
struct SubstituteForEight(UnintendedEight);

impl Matter for SubstituteForEight {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.0.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        let UnintendedEight {
            by,
            eight,
            second,
            over,
        } = self.0;
        if choice != Choice::Accepts {
            return eight_counts(table, self.0);
        }
        table.cite(law!("25B1"));
        let change = Exchange {
            by,
            at: table.auction.calls.len(),
            goes: eight,
            stays: second,
        };
        withdraw(table, change, law23_comparable_call::ask);
        calls_anew(table, by, over);
        let others = table.auction.trouble().open.clone();
        place(table, by, second);
        table.auction.trouble().newest_first(&others);
        note_last(table, by);
    }
}

/// The second call is withdrawn, and the bid above seven goes to its own Law (25B2, 38).
fn eight_counts(table: &mut Table, calls: UnintendedEight) {
    let UnintendedEight {
        by,
        eight,
        second,
        over,
    } = calls;
    table.cite(law!("25B2"));
    law16_information::withdrawn(table, by, second);
    match over {
        Some(first) => {
            law38_bid_above_seven::ruled_after_a_call_over_it(table, by, eight, first);
        }
        None => law38_bid_above_seven::rectify(table, by, eight),
    }
}
