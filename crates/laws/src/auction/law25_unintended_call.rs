//! Law 25A of a call that did not simply stand: an irregular one, one in place of another, one on which the Director has ruled or about
//! which somebody is to answer. Until his partner calls its maker may say that he never meant it. So each such call is kept as it was made,
//! with the board before it: if it was unintended the board goes on from there, and nothing that came of it is left.

use std::sync::Arc;

use contract_bridge::Seat;

use super::law25_changes_of_call::{
    Exchange, ask_left_hand_opponent, calls_anew, cite_intended, note_last, offer_again, refuse,
    withdraw,
};
use super::law37_obligation_to_pass::put_aside;
use super::{
    Open, law17_auction_period, law23_comparable_call, law27_insufficient_bid,
    law29_out_of_rotation,
};
use crate::awaiting::{Asked, Choice, Fact, Question};
use crate::edition::Edition;
use crate::entry::{Action, Entry, Finding, SpokenCall};
use crate::impossible::Impossible;
use crate::irregularities::law16_information;
use crate::law;
use crate::pending::{Matter, Pending, not_sought};
use crate::table::auction::{LastCall, Law26, OwedFor, owe};
use crate::table::{Irregularity, Phase, Table};

/// The first irregular call of a regular auction is about to be made.
#[cold]
#[inline(never)]
pub(super) fn first_irregular(table: &mut Table, by: Seat, said: SpokenCall) {
    if table.auction.trouble.is_none() {
        let before = table.clone();
        remember(table, before, by, said);
    }
}

/// An entry has been applied on a board where something is or was irregular.
pub(crate) fn happened(table: &mut Table, before: Table, entry: &Entry) {
    if table.auction.trouble.is_none() || before.phase == Phase::Play {
        return;
    }
    match entry {
        Entry::Player(seat, Action::Call(_)) if is_noted_as_change(table, *seat) => {
            is_changed(table, *seat);
        }
        Entry::Player(seat, Action::Call(said)) => {
            somebody_calls(table, *seat, *said);
            remember(table, before, *seat, *said);
        }
        Entry::Player(seat, Action::Changes(said)) if before.is_asked(*seat, Choice::Changes) => {
            somebody_calls(table, *seat, *said);
        }
        Entry::Player(seat, Action::Changes(_)) => is_changed(table, *seat),
        _ => something_else(table, entry),
    }
}

/// Whether he has called a second time before anybody ruled, which is a change of his call (25, 30B2, 31C, 32C).
fn is_noted_as_change(table: &mut Table, seat: Seat) -> bool {
    let mut open = table.auction.trouble().open.iter();
    open.any(|open| match *open {
        Open::Change { by, .. } => by == seat,
        Open::Insufficient { by, changed, .. }
        | Open::OutOfRotation { by, changed, .. }
        | Open::AboveSeven { by, changed, .. } => by == seat && changed.is_some(),
        _ => false,
    })
}

fn is_changed(table: &mut Table, seat: Seat) {
    for last in &mut table.auction.trouble().last_calls {
        last.changed |= last.by == seat;
        last.too_much_since |= last.by != seat;
    }
}

fn remember(table: &mut Table, mut before: Table, by: Seat, said: SpokenCall) {
    // While somebody was to answer, the call was an answer too.
    let too_much_since = before.pending.is_some();
    if let Some(trouble) = &mut before.auction.trouble {
        trouble.last_calls.clear();
    }
    table.auction.trouble().last_calls.push(LastCall {
        by,
        said,
        before: Arc::new(before),
        over: None,
        changed: false,
        ruled: false,
        too_much_since,
    });
}

/// The right of his partner ends with it (25A2; 25A4 in 2017), and his own earlier call is not his last any more.
fn somebody_calls(table: &mut Table, seat: Seat, said: SpokenCall) {
    let all = &mut table.auction.trouble().last_calls;
    // Who calls after a change that is not ruled on has accepted it or gone on without it (25B).
    all.retain(|last| last.by != seat && last.by != seat.partner() && !last.changed);
    for last in all.iter_mut() {
        match last.by.lho() == seat && last.over.is_none() {
            true => last.over = Some(said),
            false => last.too_much_since = true,
        }
    }
}

fn something_else(table: &mut Table, entry: &Entry) {
    let all = &mut table.auction.trouble().last_calls;
    match entry {
        Entry::Director(Finding::Called) => all.iter_mut().for_each(|last| last.ruled = true),
        // An answer. If it was about the change, that is settled.
        Entry::Director(Finding::Comparable(_) | Finding::Unintended(_))
        | Entry::Player(_, Action::Accepts | Action::Declines | Action::Keeps) => {
            all.retain(|last| !last.changed);
            all.iter_mut().for_each(|last| last.ruled = true);
        }
        Entry::Player(_, Action::Attention(None) | Action::LetsSlip { .. }) => {}
        _ => all.iter_mut().for_each(|last| last.too_much_since = true),
    }
}

fn last_call(table: &Table, by: Seat) -> Option<LastCall> {
    let all = &table.auction.trouble.as_ref()?.last_calls;
    let last = all
        .iter()
        .find(|last| last.by == by && !last.too_much_since);
    last.cloned()
}

/// The call was not what its maker meant: the board goes on from before it, with the one that he did mean. False if the board cannot be taken
/// back so, and has to be put right from where it is.
pub(super) fn was_never_made(table: &mut Table, by: Seat, second: SpokenCall) -> bool {
    let Some(last) = last_call(table, by) else {
        return false;
    };
    let Some(board) = instead(table, &last, second) else {
        return false;
    };
    *table = board;
    true
}

fn instead(table: &Table, last: &LastCall, second: SpokenCall) -> Option<Table> {
    let mut board = Table::clone(&last.before);
    let in_rotation = board.auction.turn == last.by;
    if last.over.is_some() && !in_rotation {
        // By calling over it the left-hand opponent gave him the turn.
        return None;
    }
    board.attention = false;
    board.cite(law!("25A1"));
    let others = board.auction.trouble().open.clone();
    law17_auction_period::call(&mut board, last.by, second).ok()?;
    board.auction.trouble().newest_first(&others);
    carry_over(&mut board, table, last);
    if let Some(first) = last.over {
        offer_again(
            &mut board,
            last.by.lho(),
            first,
            law!(2007: "25A4", 2017: "25A6"),
        );
    }
    Some(board)
}

/// What others did since, and what was said, is there all the same.
fn carry_over(board: &mut Table, table: &Table, last: &LastCall) {
    let known = last.before.irregularities.len();
    let since = table.irregularities.get(known..).unwrap_or_default();
    let before_the_ruling = law!("9B2").in_edition(table.edition());
    // His own call came before the ruling, whichever it was. What the left-hand opponent called is looked at anew.
    let stays = |it: &&Irregularity| {
        let about_the_calls = it.by == last.by || last.over.is_some() && it.by == last.by.lho();
        it.law == before_the_ruling || !about_the_calls
    };
    board.irregularities.extend(since.iter().filter(stays));
    let said = table.information.iter().filter(|info| {
        let known = last.before.information.contains(info);
        // What a penalty card tells goes by what lies there now (50E): here nothing does, or the board knows it.
        let of_a_penalty_card = info.law.id().starts_with("50E");
        !info.withdrawn_call && !known && !of_a_penalty_card
    });
    board.information.extend(said.cloned());
}

/// A player says that he meant another call than his last one, on which the Director has ruled, or about which somebody is to answer: he is
/// asked at once whether it was unintended. False if nothing of that kind is there.
pub(crate) fn is_said_of_what_was_ruled_on(
    table: &mut Table,
    by: Seat,
    second: SpokenCall,
) -> bool {
    let open_still = match table.phase {
        Phase::Auction => true,
        Phase::Clarification => !law17_auction_period::lead_is_faced(table),
        Phase::Over => table.passed_out() && !table.returned,
        Phase::Play => false,
    };
    let Some(last) = last_call(table, by).filter(|_| open_still) else {
        return false;
    };
    match &table.pending {
        Some(pending) => {
            if pending.awaiting.law.id().starts_with("25") {
                return false;
            }
            if is_open(table, by) {
                // His call is ruled on later, and the change with it.
                super::law25_changes_of_call::changes_what_is_open(table, by, second);
                return true;
            }
            if law29_out_of_rotation::is_changed_while_asked(table, by, second) {
                return true;
            }
        }
        None if place_of(table, &last).is_some() || is_open(table, by) => return false,
        None => {}
    }
    let kept = table.pending.take();
    let (law, question) = (law!("25A1"), Question::Fact(Fact::Unintended));
    let law = law.in_edition(table.edition());
    let matter = Unintended(Changed { last, second, kept });
    table.ask(Asked::Director, law, question, matter);
    true
}

/// Where his last call stands; nowhere if it was cancelled, or is in question.
fn place_of(table: &Table, last: &LastCall) -> Option<usize> {
    let at = table.auction.last_call_of(last.by)?;
    let is_it =
        at >= last.before.auction.calls.len() && table.auction.calls[at].said() == last.said;
    is_it.then_some(at)
}

/// Whether his call is one on which nobody has ruled yet.
fn is_open(table: &Table, by: Seat) -> bool {
    let Some(trouble) = &table.auction.trouble else {
        return false;
    };
    let own = |open: &Open| open.by() == by && !matches!(open, Open::Late { .. });
    let eight = trouble.eight_called_over.as_ref();
    trouble.open.iter().any(own) || eight.is_some_and(|eight| eight.by == by)
}

/// A player's last call, the one that he says he meant, and what the board waits for besides.
#[derive(Debug, Clone, PartialEq)]
struct Changed {
    last: LastCall,
    second: SpokenCall,
    kept: Option<Box<Pending>>,
}

/// 25A: was the call unintended?
#[derive(Debug, Clone, PartialEq)]
struct Unintended(Changed);

impl Matter for Unintended {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.0.last.by)
    }

    fn found(self: Box<Self>, table: &mut Table, finding: &Finding) -> Result<(), Impossible> {
        let change = self.0;
        match finding {
            Finding::Unintended(true) => match instead(table, &change.last, change.second) {
                Some(board) => *table = board,
                None => declined(table, change),
            },
            Finding::Unintended(false) => was_intended(table, change),
            _ => return Err(not_sought(finding)),
        }
        Ok(())
    }

    /// The others go on with no Director there: who calls over the change accepts it (25B1).
    fn goes_on(&self, table: &mut Table, by: Seat, action: &Action) {
        table.pending = None;
        let change = self.0.clone();
        let over = matches!(action, Action::Call(_)) && by == change.last.by.lho();
        match over && may_be_accepted(&change) {
            true => accepted(table, change),
            false => declined(table, change),
        }
    }
}

/// The first call was what he meant to make.
fn was_intended(table: &mut Table, change: Changed) {
    cite_intended(table);
    let Changed { last, second, kept } = change;
    let by = last.by;
    table.pending = kept;
    if law27_insufficient_bid::is_changed_while_asked(table, by, second) {
        return;
    }
    let calls_again = table.pending.is_none()
        && (table.phase, table.auction.turn) == (Phase::Auction, by)
        && place_of(table, &last).is_none();
    if calls_again && last.ruled {
        // His call was cancelled and he is to make another: this is it.
        law17_auction_period::place(table, by, second);
        return;
    }
    let kept = table.pending.take();
    let change = Changed { last, second, kept };
    match may_be_accepted(&change) {
        true => ask_left_hand_opponent(table, by, Substitute(change)),
        false => declined(table, change),
    }
}

/// Whether the left-hand opponent may have the second call in place of the first (25B1): it was his turn, nobody has ruled on the first, and
/// the second can stand at all (32, 36, 38A).
fn may_be_accepted(change: &Changed) -> bool {
    let Changed { last, second, kept } = change;
    let before = &last.before;
    let in_rotation = (before.phase, before.auction.turn) == (Phase::Auction, last.by);
    let stopped = |it: &Pending| it.awaiting.question == Question::Fact(Fact::Adjust);
    let not_ruled_on = match kept {
        // A board that is stopped because of it (15C of 2007) is not taken up again.
        Some(pending) => !stopped(pending),
        None => !last.ruled,
    };
    in_rotation && not_ruled_on && law29_out_of_rotation::can_stand(before, last.by, *second)
}

/// 25B: is the second call accepted in place of the first?
#[derive(Debug, Clone, PartialEq)]
struct Substitute(Changed);

impl Matter for Substitute {
    fn about_call_of(&self) -> Option<Seat> {
        Some(self.0.last.by)
    }

    fn chosen(self: Box<Self>, table: &mut Table, _: Seat, choice: Choice, _: Option<SpokenCall>) {
        match choice {
            Choice::Accepts => accepted(table, self.0),
            _ => declined(table, self.0),
        }
    }
}

/// The first call is withdrawn, and the second made in its place (25B1).
fn accepted(table: &mut Table, change: Changed) {
    let Changed { last, second, .. } = change;
    let by = last.by;
    let mut board = Table::clone(&last.before);
    board.irregularities.clone_from(&table.irregularities);
    board.attention = false;
    *table = board;
    table.cite(law!("25B1"));
    let exchange = Exchange {
        by,
        at: table.auction.calls.len(),
        goes: last.said,
        stays: second,
    };
    withdraw(table, exchange, law23_comparable_call::ask);
    calls_anew(table, by, last.over);
    let others = table.auction.trouble().open.clone();
    law17_auction_period::place(table, by, second);
    table.auction.trouble().newest_first(&others);
    note_last(table, by);
}

/// The second call is withdrawn, and the board goes on from what became of the first (25B2).
fn declined(table: &mut Table, change: Changed) {
    let Changed { last, second, kept } = change;
    let by = last.by;
    match place_of(table, &last) {
        Some(at) => refuse(table, by, at, second),
        None => {
            table.cite(law!("25B2"));
            table.cite(law!("25B3"));
            law16_information::withdrawn(table, by, second);
            if !last.ruled && table.phase == Phase::Auction {
                is_put_aside(table, by, second);
            }
        }
    }
    table.pending = kept;
}

/// What the second call means for the lead (26): he is to make another call at this turn, or a pass has been put in.
fn is_put_aside(table: &mut Table, by: Seat, second: SpokenCall) {
    if table.auction.owes(by) {
        let law26 = match table.edition() {
            Edition::E2007 => Law26::Applies,
            Edition::E2017 => Law26::Not,
        };
        owe(table, by, second, law26, OwedFor::LeadOnly);
    } else {
        put_aside(table, by, second);
    }
}
