//! What follows from each answer, before anybody has chosen (9B2, 10C1): found by giving the answer and looking, so that no
//! rule stands here a second time.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use serde::Serialize;

use crate::answers::{Answer, Offered, Saying};
use crate::awaiting::{Awaiting, Choice, Fact, Question};
use crate::calls::Calls;
use crate::clause::Clause;
use crate::corrections::Way;
use crate::effects::{self, Effect};
use crate::entry::{Action, Designation, Entry, Finding, SpokenCall};
use crate::notation::written;
use crate::table::auction::OwedFor;
use crate::table::{Phase, Table};

/// How many answers follow on one another at most. The longest way of the Laws has four: whether a call was unintended,
/// whether it is accepted, what the next player calls, what the offender calls then.
const LONGEST: usize = 4;

/// One answer, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Consequence {
    /// The answer, for whoever puts it into words.
    #[serde(skip)]
    pub offered: Offered,
    /// The answer as the log writes it.
    #[serde(flatten)]
    pub said: Saying,
    /// The clauses that it brings in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<Clause>,
    /// What it brings about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// Who is asked next, and what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Awaiting>,
    /// Whose turn it is, if nobody is asked.
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "written::maybe"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::openapi::Seat>))]
    pub turn: Option<Seat>,
    /// What each answer to that, or each way of putting a call right, leads to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub consequences: Vec<Consequence>,
}

impl Table {
    /// What each answer that the board waits for would lead to; none where it waits for nothing.
    ///
    /// ```
    /// use openroom_laws::consequences::Consequence;
    /// use openroom_laws::effects::Effect;
    /// use openroom_laws::{log, replay};
    ///
    /// let log = &log::read("board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}]").unwrap()[0];
    /// let answers = replay::replay(log, log.edition()).unwrap().consequences();
    /// let [accepts, declines] = &answers[..] else { panic!() };
    /// assert!(accepts.consequences.is_empty());
    /// // Not accepted, East puts it right in one of three ways; with the last West must pass.
    /// let [lowest, comparable, other] = &declines.consequences[..] else { panic!() };
    /// let bars = |told: &Consequence| told.effects.iter().any(|effect| matches!(effect, Effect::Bar { .. }));
    /// assert!(!bars(lowest) && !bars(comparable) && bars(other));
    /// ```
    #[must_use]
    pub fn consequences(&self) -> Vec<Consequence> {
        following(self, LONGEST)
    }
}

fn following(table: &Table, left: usize) -> Vec<Consequence> {
    if left == 0 {
        return Vec::new();
    }
    let answers = table.answers();
    if answers.is_empty() {
        return owed_next(table).map_or_else(Vec::new, |ahead| by_calls(&ahead, left));
    }
    let mut all: Vec<Consequence> = Vec::new();
    for told in answers.into_iter().filter_map(|it| given(table, it, left)) {
        // What any of several may answer is told once.
        let same = |other: &Consequence| {
            other.offered == told.offered && alike(other, &told, same_but_for_who)
        };
        if !all.iter().any(same) {
            all.push(told);
        }
    }
    all
}

fn given(table: &Table, answer: Answer, left: usize) -> Option<Consequence> {
    let Answer { offered, law, said } = answer;
    let after = applied(table, &offered, &said)?;
    let mut told = told(table, &after, offered, said, left);
    // The clause of a way stands first, even if it was applied before.
    told.laws.retain(|&other| Some(other) != law);
    told.laws.splice(0..0, law);
    Some(told)
}

fn told(before: &Table, after: &Table, offered: Offered, said: Saying, left: usize) -> Consequence {
    let new = |law: &&Clause| !before.cited().contains(law);
    let laws = after.cited().iter().filter(new).copied().collect();
    Consequence {
        effects: effects::between(before, after),
        laws,
        then: after.awaiting().cloned(),
        turn: after.turn(),
        consequences: following(after, left - 1),
        offered,
        said,
    }
}

/// The board after that answer; with what the Director finds, where a way of putting a call right says what he will.
fn applied(table: &Table, offered: &Offered, said: &Saying) -> Option<Table> {
    let mut samples = samples(table, offered, said);
    let mut after = samples.find_map(|entry| after(table, &entry))?;
    if let Offered::Way(way, None) = offered
        && is_compared(&after)
    {
        let finding = Finding::Comparable(*way == Way::Comparable);
        after.apply(&Entry::Director(finding)).ok()?;
    }
    Some(after)
}

fn is_compared(table: &Table) -> bool {
    let asked = table.awaiting().map(|awaiting| &awaiting.question);
    asked == Some(&Question::Fact(Fact::Comparable))
}

fn after(table: &Table, entry: &Entry) -> Option<Table> {
    let mut after = table.clone();
    after.apply(entry).is_ok().then_some(after)
}

/// Entries that stand for the answer, the first that the board takes being as good as any.
fn samples(table: &Table, offered: &Offered, said: &Saying) -> Box<dyn Iterator<Item = Entry>> {
    let (by, calls) = match said {
        Saying::Ready { entry } => return Box::new(core::iter::once(entry.clone())),
        Saying::Unfinished { by, calls, .. } => (*by, *calls),
    };
    let Some(seat) = by.seat() else {
        // A number or a score is not guessed.
        return Box::new(core::iter::empty());
    };
    let of = move |action: Action| Entry::Player(seat, action);
    let cards = move |hand: Option<Hand>| Hand::iter(hand.unwrap_or(Hand::ALL));
    match offered {
        Offered::Choice(Choice::Changes) => {
            let calls = most_telling(table.legal_calls());
            Box::new(calls.map(move |call| of(Action::Changes(SpokenCall::natural(call)))))
        }
        Offered::Choice(Choice::Corrects) => {
            Box::new(cards(table.hand(seat)).map(move |card: Card| of(Action::Corrects(card))))
        }
        Offered::Choice(Choice::Card) => {
            Box::new(cards(table.hand(seat)).map(move |card| of(Action::Play(card))))
        }
        Offered::Choice(Choice::Names(None)) => {
            let cards = cards(table.hand(seat.partner()));
            Box::new(cards.map(move |card| of(Action::Names(Designation::Card(card)))))
        }
        _ => {
            let calls = most_telling(calls.unwrap_or(Calls::BIDS));
            Box::new(calls.map(move |call| of(Action::Call(SpokenCall::natural(call)))))
        }
    }
}

/// Bids first, pass last: a pass may end the auction, and a double is often none of the ways.
fn most_telling(calls: Calls) -> impl Iterator<Item = Call> {
    let rank = |call: &Call| match call {
        Call::Bid(_) => 0,
        Call::Double | Call::Redouble => 1,
        Call::Pass => 2,
    };
    let mut calls: Vec<Call> = calls.iter().collect();
    calls.sort_by_key(rank);
    calls.into_iter()
}

/// The board at the next turn on which a call that was cancelled depends: of who owes another, or of his right-hand opponent
/// where his call decides what is owed (31A, 32A). Who calls before him passes.
fn owed_next(table: &Table) -> Option<Table> {
    let mut ahead = table.clone();
    for _ in Seat::ALL {
        if ahead.phase() != Phase::Auction || ahead.awaiting().is_some() {
            return None;
        }
        let seat = ahead.turn()?;
        let decides = |kind: OwedFor, by: Seat| {
            matches!(kind, OwedFor::AfterRightHandOpponent { passed: None }) && by.rho() == seat
        };
        let owed = &ahead.auction.trouble.as_ref()?.owed;
        if owed.is_empty() {
            return None;
        }
        if owed
            .iter()
            .any(|it| it.by == seat || decides(it.kind, it.by))
        {
            return Some(ahead);
        }
        ahead = after(&ahead, &Entry::call(seat, Call::Pass))?;
    }
    None
}

/// What the calls of the player in turn lead to, those that lead to the same together.
fn by_calls(table: &Table, left: usize) -> Vec<Consequence> {
    if table.corrections().is_some() {
        return following(table, left);
    }
    let Some(seat) = table.turn() else {
        return Vec::new();
    };
    let legal = table.legal_calls();
    // That he must pass has been told.
    if legal == Calls::PASS {
        return Vec::new();
    }
    let groups = match table.auction.owes(seat) {
        true => {
            let mut groups = alike_in_effect(table, seat, legal, left);
            // A call by its name comes before all others.
            groups.sort_by_key(|(calls, _)| calls.iter().count());
            groups
        }
        // Of his right-hand opponent it only matters whether he passes (31A, 32A).
        false => {
            let others = legal.without(Call::Pass);
            let each = [Calls::PASS, others].into_iter();
            each.filter_map(|calls| Some((calls, called(table, seat, calls, left)?)))
                .collect()
        }
    };
    let whole = |(calls, mut told): (Calls, Consequence)| {
        told.said = Answer::one_of(Offered::Calls, seat, calls).said;
        told
    };
    groups.into_iter().map(whole).collect()
}

/// What a call leads to: of several the most telling one.
fn called(table: &Table, seat: Seat, calls: Calls, left: usize) -> Option<Consequence> {
    most_telling(calls).find_map(|call| {
        let entry = Entry::call(seat, call);
        let after = after(table, &entry)?;
        // Others may not pass as was supposed, so that nothing ends here.
        let goes_on = after.phase() == Phase::Auction;
        let said = Saying::Ready { entry };
        goes_on.then(|| told(table, &after, Offered::Calls, said, left))
    })
}

fn alike_in_effect(
    table: &Table,
    seat: Seat,
    legal: Calls,
    left: usize,
) -> Vec<(Calls, Consequence)> {
    let mut groups: Vec<(Calls, Consequence)> = Vec::new();
    for call in most_telling(legal) {
        let Some(one) = called(table, seat, Calls::only(call), left) else {
            continue;
        };
        let same = |group: &&mut (Calls, Consequence)| alike(&group.1, &one, PartialEq::eq);
        match groups.iter_mut().find(same) {
            Some((calls, _)) => *calls = calls.with(call),
            None => groups.push((Calls::only(call), one)),
        }
    }
    groups
}

/// How two questions that follow are compared.
type Compare = fn(&Option<Awaiting>, &Option<Awaiting>) -> bool;

/// Of several who must all consent each leaves the others to be asked (68D2b): the order does not matter.
fn same_but_for_who(one: &Option<Awaiting>, other: &Option<Awaiting>) -> bool {
    let asked = |then: &Option<Awaiting>| then.as_ref().map(|it| (it.law, it.question.clone()));
    asked(one) == asked(other)
}

/// Whether two answers lead to the same, whatever the calls among which the next are found.
fn alike(one: &Consequence, other: &Consequence, same: Compare) -> bool {
    let [next, others] = [one, other].map(|it| &it.consequences);
    (&one.effects, one.turn, &one.laws) == (&other.effects, other.turn, &other.laws)
        && same(&one.then, &other.then)
        && next.len() == others.len()
        && next
            .iter()
            .zip(others)
            .all(|(one, other)| alike(one, other, same))
}
