//! What follows from each answer, before anybody has chosen (9B2, 10C1): found by giving the answer and looking, so that no
//! rule stands here a second time.

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};
use serde::Serialize;

use crate::answers::{Answer, Offered, Saying};
use crate::awaiting::{Asked, Awaiting, Choice, Fact, Question};
use crate::calls::Calls;
use crate::clause::Clause;
use crate::corrections::Way;
use crate::effects::{self, Effect};
use crate::entry::{Action, Designation, Entry, Finding, SpokenCall};
use crate::notation::written;
use crate::table::auction::OwedFor;
use crate::table::{Phase, Table};

/// How many answers follow on one another at most. The longest way of the Laws has six: whether a call was unintended, whether the
/// change is accepted, whether the call out of rotation is, what the offender calls then, and how that compares with each of the two
/// calls that he has taken back.
const LONGEST: usize = 6;

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
    /// The others who must give the same answer before it leads to this (68D2bi).
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "written::all")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::openapi::Seat>))]
    pub with: Vec<Seat>,
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
        following(self, LONGEST, Reached::Now)
    }
}

/// Whether the players have come to this turn, or are supposed to have passed until then.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    Now,
    ByPasses,
}

fn following(table: &Table, left: usize, reached: Reached) -> Vec<Consequence> {
    if left == 0 {
        return Vec::new();
    }
    let answers = table.answers();
    if answers.is_empty() {
        return owed_next(table)
            .map_or_else(Vec::new, |(ahead, reached)| by_calls(&ahead, left, reached));
    }
    let mut all: Vec<Consequence> = Vec::new();
    let answers = answers.into_iter().flat_map(|it| match reached {
        Reached::Now => pass_apart(table, it),
        Reached::ByPasses => vec![it],
    });
    for told in answers.filter_map(|it| given(table, it, left)) {
        // What any of several may answer is told once.
        let same = |other: &Consequence| {
            other.offered == told.offered && alike(other, &told, same_but_for_who)
        };
        if !all.iter().any(same) {
            all.push(told);
        }
    }
    tell_once(&mut all);
    all
}

/// Where an answer leaves all to another player, whose answers stand beside it and lead to the same, they are not told again (55A).
fn tell_once(all: &mut [Consequence]) {
    let told = all.to_vec();
    for one in all {
        let known = |next: &Consequence| {
            let mut told = told.iter();
            told.any(|other| other.said == next.said && other.effects == next.effects)
        };
        if !one.consequences.is_empty() && one.consequences.iter().all(known) {
            one.consequences.clear();
        }
    }
}

/// Where all of several must give the same answer (68D2bi): the board when they have given it, and who the others are.
fn given_by_all(table: &Table, after: Table, offered: &Offered) -> (Table, Vec<Seat>) {
    let asked = |table: &Table| match table.awaiting() {
        Some(awaiting) if matches!(awaiting.by, Asked::All(_)) => Some(awaiting.law),
        _ => None,
    };
    let (mut last, mut others) = (after, Vec::new());
    while asked(&last).is_some() && asked(&last) == asked(table) {
        let mut same = last.answers().into_iter();
        let Some(next) = same.find(|it| it.offered == *offered) else {
            break;
        };
        let Some(after) = applied(&last, &next.offered, &next.said) else {
            break;
        };
        others.extend(next.said.by().seat());
        last = after;
    }
    (last, others)
}

/// A pass that would end the auction is told apart from the other calls of a way: nobody has a turn after it. Where the Director is to
/// compare it, it is told once, and what follows depends on what he finds.
fn pass_apart(table: &Table, mut answer: Answer) -> Vec<Answer> {
    let (Offered::Way(way, None), Saying::Unfinished { by, calls, .. }) =
        (&answer.offered, &mut answer.said)
    else {
        return vec![answer];
    };
    let (Some(seat), Some(all)) = (by.seat(), *calls) else {
        return vec![answer];
    };
    let entry = Entry::call(seat, Call::Pass);
    let way = *way;
    let ends = applied(
        table,
        &answer.offered,
        &Saying::Ready {
            entry: entry.clone(),
        },
    )
    .is_some_and(|after| after.phase() != Phase::Auction);
    if !all.contains(Call::Pass) || !ends {
        return vec![answer];
    }
    *calls = Some(all.without(Call::Pass));
    let compared = after(table, &entry).is_some_and(|after| is_compared(&after));
    let (offered, law) = match compared {
        true if matches!(way, Way::Comparable(_)) => return vec![answer],
        true => (Offered::LastPass, None),
        false => (Offered::Way(way, Some(Call::Pass)), answer.law),
    };
    let said = Saying::Ready { entry };
    vec![answer, Answer { offered, law, said }]
}

fn given(table: &Table, answer: Answer, left: usize) -> Option<Consequence> {
    let Answer { offered, law, said } = answer;
    let after = applied(table, &offered, &said)?;
    let (after, with) = given_by_all(table, after, &offered);
    let mut told = told(table, &after, offered, said, left);
    told.with = with;
    if told.offered == Offered::Choice(Choice::Changes) {
        leave_out_sample(table, &mut told.effects);
    }
    // The clause of a way stands first, even if it was applied before.
    told.laws.retain(|&other| Some(other) != law);
    told.laws.splice(0..0, law);
    Some(told)
}

/// Which call he will make nobody knows: of those that stand then only the calls before it are told, and only if others go (21B2).
fn leave_out_sample(before: &Table, effects: &mut Vec<Effect>) {
    effects.retain_mut(|effect| match effect {
        Effect::Calls { stand } => {
            stand.pop();
            stand.len() + 1 < before.auction.calls.len()
        }
        _ => true,
    });
}

fn told(before: &Table, after: &Table, offered: Offered, said: Saying, left: usize) -> Consequence {
    let new = |law: &&Clause| !before.cited().contains(law);
    let laws = after.cited().iter().filter(new).copied().collect();
    Consequence {
        effects: effects::between(before, after),
        with: Vec::new(),
        laws,
        then: after.awaiting().cloned(),
        turn: after.turn(),
        consequences: following(after, left - 1, Reached::Now),
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
        let finding = Finding::Comparable(matches!(way, Way::Comparable(_)));
        after.apply(&Entry::Director(finding)).ok()?;
    }
    Some(after)
}

fn is_compared(table: &Table) -> bool {
    let asked = table.awaiting().map(|awaiting| &awaiting.question);
    matches!(asked, Some(Question::Fact(Fact::Comparable(_))))
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
            // Nobody has the turn while he is asked; the highest bid is sufficient whatever stands before his call.
            let calls = most_telling(Calls::BIDS.with(Call::Pass)).collect::<Vec<_>>();
            let bids = calls.into_iter().rev().filter(|call| *call != Call::Pass);
            let calls = bids.chain([Call::Pass]);
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
fn owed_next(table: &Table) -> Option<(Table, Reached)> {
    let mut ahead = table.clone();
    let mut reached = Reached::Now;
    // Who is told what follows knows whose turn it is: no call is cancelled with a bid above seven any more (38B).
    if let Some(trouble) = &mut ahead.auction.trouble {
        trouble.after_eight = None;
    }
    for _ in Seat::ALL {
        if ahead.phase() != Phase::Auction || ahead.awaiting().is_some() {
            return None;
        }
        let seat = ahead.turn()?;
        let decides = |kind: OwedFor, by: Seat| {
            matches!(kind, OwedFor::AfterRightHandOpponent { called: None }) && by.rho() == seat
        };
        let owed = &ahead.auction.trouble.as_ref()?.owed;
        if owed.is_empty() {
            return None;
        }
        if owed
            .iter()
            .any(|it| it.by == seat || decides(it.kind, it.by))
        {
            return Some((ahead, reached));
        }
        ahead = after(&ahead, &Entry::call(seat, Call::Pass))?;
        reached = Reached::ByPasses;
    }
    None
}

/// What the calls of the player in turn lead to, those that lead to the same together.
fn by_calls(table: &Table, left: usize, reached: Reached) -> Vec<Consequence> {
    if table.corrections().is_some() {
        return following(table, left, Reached::ByPasses);
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
            let mut groups = alike_in_effect(table, seat, legal, left, reached);
            // A call by its name comes before all others.
            groups.sort_by_key(|(calls, _)| calls.iter().count());
            groups
        }
        // Of his right-hand opponent it only matters whether he passes (31A, 32A).
        false => {
            let others = legal.without(Call::Pass);
            let each = [Calls::PASS, others].into_iter();
            each.filter_map(|calls| Some((calls, called(table, seat, calls, left, reached)?)))
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
fn called(
    table: &Table,
    seat: Seat,
    calls: Calls,
    left: usize,
    reached: Reached,
) -> Option<Consequence> {
    most_telling(calls).find_map(|call| {
        let entry = Entry::call(seat, call);
        let after = after(table, &entry)?;
        let said = Saying::Ready { entry };
        match (after.phase(), reached) {
            (Phase::Auction, _) => Some(told(table, &after, Offered::Calls, said, left)),
            // Nobody leads before the players know that it is over.
            (_, Reached::Now) => Some(Consequence {
                turn: None,
                ..told(table, &after, Offered::EndsAuction, said, left)
            }),
            // Others may not pass as was supposed, so that nothing ends here.
            (_, Reached::ByPasses) => None,
        }
    })
}

fn alike_in_effect(
    table: &Table,
    seat: Seat,
    legal: Calls,
    left: usize,
    reached: Reached,
) -> Vec<(Calls, Consequence)> {
    let mut groups: Vec<(Calls, Consequence)> = Vec::new();
    for call in most_telling(legal) {
        let Some(one) = called(table, seat, Calls::only(call), left, reached) else {
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

/// Of two who are asked each may leave it to the other (46B5): the order does not matter.
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
