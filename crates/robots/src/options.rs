//! What to answer when the Laws give a choice: what pays over deals that may be.

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Strain};
use openroom_analysis::Position;
use openroom_analysis::double_dummy::CardByCard;
use openroom_laws::act::{Act, Need};
use openroom_laws::answers::Saying;
use openroom_laws::entry::{Actor, SpokenCall};
use openroom_laws::log::Deal;
use openroom_laws::{Action, Calls, Entry, Phase, Side, Table};
use openroom_scoring::{Tricks, score_ns};

use crate::known::Known;
use crate::sample::Layout;
use crate::system::System;

/// More acts than these do not follow a choice.
const MOST_ACTS: usize = 80;

/// The answers that this seat can give, as entries: those that are ready, and for what is not said whole yet what the rules of the system or
/// the table allow.
pub(crate) fn answers(known: &Known, system: &System, asked: &[Saying]) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for saying in asked {
        match saying {
            Saying::Ready { entry } if entry.by() == Actor::Player(known.me) => {
                all.push(entry.clone());
            }
            Saying::Unfinished {
                by: Actor::Player(seat),
                act,
                needs,
                calls,
                ..
            } => all.extend(finished(known, system, *seat, *act, *needs, *calls)),
            // Where nobody directs, people say what a Director would find; a robot leaves that to them.
            Saying::Ready { .. } | Saying::Unfinished { .. } => {}
        }
    }
    all.retain(|entry| known.table.clone().apply(entry).is_ok());
    all
}

fn finished(
    known: &Known,
    system: &System,
    seat: Seat,
    act: Act,
    needs: Need,
    calls: Option<Calls>,
) -> Vec<Entry> {
    let entry = |action| Entry::Player(seat, action);
    match (act, needs) {
        (Act::Call, Need::Call) => {
            let among = calls.unwrap_or(Calls::ALL);
            let own = own_call(known, system, among);
            let say = |call| entry(Action::Call(SpokenCall::natural(call)));
            // The system's own call first, the others behind it.
            own.into_iter()
                .chain(among.iter())
                .map(say)
                .take(4)
                .collect()
        }
        (Act::Changes, Need::Call) => {
            let among = calls.unwrap_or(Calls::ALL);
            let own = own_call(known, system, among).into_iter();
            let say = |call| entry(Action::Changes(SpokenCall::natural(call)));
            own.map(say).collect()
        }
        (Act::Card, Need::Card) => {
            let held = known.holds[seat as usize]
                .into_iter()
                .flat_map(|it| it.iter());
            held.map(|card| Entry::card(seat, card)).collect()
        }
        (Act::Corrects, Need::Card) => {
            let held = known.holds[seat as usize]
                .into_iter()
                .flat_map(|it| it.iter());
            held.map(|card| entry(Action::Corrects(card))).collect()
        }
        _ => Vec::new(),
    }
}

/// What the system would call now, if the calls before it are regular.
fn own_call(known: &Known, system: &System, among: Calls) -> Option<Call> {
    let hand = known.table.hand(known.me)?;
    let calls = known.calls.as_ref()?;
    let own = crate::system::after(known.board.dealer, calls.len()) == known.me;
    let call = system.call(hand, known.board.vul, known.board.dealer, calls, among);
    own.then_some(call)
}

/// The answer that pays best over these layouts; the first one where that cannot be told.
pub(crate) fn best(
    known: &Known,
    system: &System,
    answers: &[Entry],
    layouts: &[Layout],
    most: usize,
) -> Option<Entry> {
    let side = Side::of(known.me);
    let mut solver = CardByCard::new();
    let mut worth = vec![0_i64; answers.len()];
    for layout in layouts.iter().take(most) {
        let dealt = |seat: Seat| layout.hands[seat as usize] | known.played[seat as usize];
        let deal = Deal(Seat::ALL.map(|seat| Some(dealt(seat))));
        let mut table = Table::new(known.table.edition(), known.board, &deal);
        if known
            .entries
            .iter()
            .any(|entry| table.apply(entry).is_err())
        {
            continue;
        }
        for (answer, worth) in answers.iter().zip(&mut worth) {
            let mut then = table.clone();
            if then.apply(answer).is_ok() {
                let ns = outcome(then, system, &mut solver).unwrap_or_default();
                *worth += if side == Side::Ns { ns } else { -ns };
            }
        }
    }
    let most = worth.iter().max()?;
    let place = worth.iter().position(|it| it == most)?;
    answers.get(place).cloned()
}

/// What a table comes to for North-South if everybody goes on by the system and double dummy.
fn outcome(mut table: Table, system: &System, solver: &mut CardByCard) -> Option<i64> {
    for _ in 0..MOST_ACTS {
        match table.phase() {
            Phase::Over => return table.result().map(|result| i64::from(result.score)),
            // Somebody else has a choice then: what a Director offers first.
            _ if table.awaiting().is_some() => {
                let answers = table.answers().into_iter();
                let ready = answers.filter_map(|answer| match answer.said {
                    Saying::Ready { entry } => Some(entry),
                    Saying::Unfinished { .. } => None,
                });
                let entry = ready
                    .into_iter()
                    .find(|entry| table.clone().apply(entry).is_ok())?;
                table.apply(&entry).ok()?;
            }
            Phase::Auction => {
                let seat = table.turn()?;
                let calls: Vec<Call> = table.calls().iter().map(|made| made.call).collect();
                let (board, legal) = (*table.board(), table.legal_calls());
                let hand = table.hand(seat)?;
                let call = system.call(hand, board.vul, board.dealer, &calls, legal);
                table.apply(&Entry::call(seat, call)).ok()?;
            }
            Phase::Clarification | Phase::Play => {
                let (contract, declarer) = table.contract()?;
                let position = Position::of(&table).ok()?;
                let turn = position.turn();
                let legal = table.legal_cards();
                let found = solver.worth(&position).ok()?;
                let best = found
                    .cards
                    .iter()
                    .filter(|(card, _)| legal.is_none_or(|legal| legal.contains(*card)))
                    .map(|(_, tricks)| *tricks)
                    .max()?;
                let own = table.won(Side::of(turn)) + best;
                let tricks = match Side::of(turn) == Side::of(declarer) {
                    true => own,
                    false => 13_u8.saturating_sub(own),
                };
                let tricks = Tricks::try_new(tricks).ok()?;
                let score = score_ns(contract, declarer, table.board().vul, tricks);
                return Some(i64::from(score));
            }
        }
    }
    None
}

/// A bid that is too low, for one who errs.
pub(crate) fn insufficient(calls: &[Call]) -> Option<Call> {
    let last = calls.iter().rev().find_map(|call| match call {
        Call::Bid(bid) => Some(*bid),
        _ => None,
    })?;
    let below = Strain::ASC
        .into_iter()
        .rfind(|strain| *strain < last.strain)?;
    Some(Call::Bid(contract_bridge::Bid {
        level: last.level,
        strain: below,
    }))
}
