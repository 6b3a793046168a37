//! How the board stands or ended, and what was irregular.

use contract_bridge::Seat;
use openroom_laws::awaiting::{Asked, Awaiting, Question};
use openroom_laws::table::BoardResult;
use openroom_laws::{Phase, Side, Table};
use openroom_scoring::Tricks;

use super::cell::bold;
use super::notation;
use crate::adjusted;
use crate::clauses::clause_summary;
use crate::terminal::wrap;
use crate::words::{Message, Words};

/// Contract, result and score; of a board that is not over, whose turn it is or who is asked what.
pub fn lines(table: &Table, words: &Words) -> String {
    let mut lines = Vec::new();
    if table.passed_out() {
        lines.push(words.say(Message::PassedOut));
    }
    if let Some((contract, declarer)) = table.contract() {
        let contract = notation::contract(contract, words).text;
        let seat = notation::seat(declarer, words);
        lines.push(words.tell(
            Message::Contract,
            [("contract", contract.into()), ("seat", seat.into())],
        ));
    }
    match table.result() {
        // It stands in the place of the result (12C1a).
        _ if table.adjusted().is_some() => {
            let score = table.adjusted();
            lines.extend(score.map(|score| adjusted::told(score, table.board().vul, words)));
        }
        Some(result) => {
            lines.extend(tricks(table, result, words));
            lines.push(score(result, words));
        }
        None => lines.extend(stage(table, words)),
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Declarer's tricks against what the contract needs.
fn tricks(table: &Table, result: BoardResult, words: &Words) -> Option<String> {
    let (contract, _) = table.contract()?;
    let tricks = result.tricks?;
    let needed = Tricks::needed(contract).get();
    let count = tricks.abs_diff(needed);
    let against = match tricks.cmp(&needed) {
        std::cmp::Ordering::Less => words.tell(Message::Undertricks, [("count", count.into())]),
        std::cmp::Ordering::Equal => words.say(Message::Made),
        std::cmp::Ordering::Greater => words.tell(Message::Overtricks, [("count", count.into())]),
    };
    Some(words.tell(
        Message::Result,
        [("tricks", tricks.into()), ("against", against.into())],
    ))
}

fn score(result: BoardResult, words: &Words) -> String {
    let side = match result.score {
        0 => return words.say(Message::ScoreZero),
        1.. => Side::Ns,
        _ => Side::Ew,
    };
    let points = result.score.unsigned_abs().to_string();
    let side = notation::side(side, words);
    words.tell(
        Message::Score,
        [("points", points.into()), ("side", side.into())],
    )
}

fn stage(table: &Table, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    if table.phase() == Phase::Play {
        let [ns, ew] = [Side::Ns, Side::Ew].map(|side| table.won(side).into());
        lines.push(words.tell(Message::WonSoFar, [("ns", ns), ("ew", ew)]));
    }
    if let Some(seat) = table.turn() {
        let seat = notation::seat(seat, words);
        lines.push(words.tell(Message::Turn, [("seat", seat.into())]));
    }
    lines.extend(table.awaiting().map(|awaiting| awaited(awaiting, words)));
    lines
}

/// Who is asked.
pub fn who(asked: &Asked, words: &Words) -> String {
    let any = |seats: &[Seat]| {
        let seats: Vec<String> = seats.iter().map(|&s| notation::seat(s, words)).collect();
        words.any_of(&seats)
    };
    match asked {
        Asked::Director => words.say(Message::Director),
        Asked::Player(seat) => notation::seat(*seat, words),
        Asked::Either(one, other) => any(&[*one, *other]),
        Asked::All(seats) => any(seats),
    }
}

fn awaited(awaiting: &Awaiting, words: &Words) -> String {
    let who = who(&awaiting.by, words);
    // The words of the log: they are what is to be written next.
    let options = match &awaiting.question {
        Question::Fact(fact) => fact.word().to_owned(),
        Question::Options(options) => {
            let options: Vec<String> = options.iter().map(ToString::to_string).collect();
            options.join(", ")
        }
    };
    words.tell(
        Message::Awaited,
        [
            ("who", who.into()),
            ("clause", awaiting.law.id().into()),
            ("options", options.into()),
        ],
    )
}

/// What was irregular: the clause, the player, the rule.
pub fn irregular(table: &Table, words: &Words, width: usize) -> String {
    let mut out = String::new();
    if table.irregularities().is_empty() {
        return out;
    }
    out.push_str(&bold(&words.say(Message::Irregular)).text);
    out.push('\n');
    for irregularity in table.irregularities() {
        let seat = notation::seat(irregularity.by, words);
        let line = words.tell(
            Message::Irregularity,
            [
                ("clause", irregularity.law.id().into()),
                ("seat", seat.into()),
                (
                    "summary",
                    clause_summary(irregularity.law, words.language).into(),
                ),
            ],
        );
        wrap(&mut out, &line, "  ", width);
    }
    out
}
