//! What a board waits for, as a page or an assistant asks it: who, in which words, and the entry of the log that each answer
//! would be.

use contract_bridge::Seat;
use openroom_laws::Table;
use openroom_laws::awaiting::{Asked, Awaiting, Choice, Question};
use openroom_laws::entry::{Action, Entry, Finding, Meant};
use openroom_laws::log::entry_text;
use openroom_laws::notation::seat_text;
use serde_json::{Value, json};

use crate::clauses::clause_summary;
use crate::explain::option;
use crate::show::outcome;
use crate::words::{Message, Words};

/// The question that the board waits for; null if there is none.
///
/// An answer is either ready (`entry`, a line of the log) or needs something more (`needs`: `call`, `card`, `tricks`, `adjust`),
/// to be written after `verb` for `by`.
#[must_use]
pub fn question(table: &Table, words: &Words) -> Value {
    let Some(awaiting) = table.awaiting() else {
        return Value::Null;
    };
    let seats: Vec<Seat> = match &awaiting.by {
        Asked::Director => Vec::new(),
        Asked::Player(seat) => vec![*seat],
        Asked::Either(one, other) => vec![*one, *other],
        Asked::Any(seats) => seats.clone(),
    };
    let (text, answers) = match &awaiting.question {
        Question::Fact(word) => fact(word, awaiting, words),
        Question::Options(options) => {
            let mut answers = Vec::new();
            for &seat in &seats {
                answers.extend(
                    options
                        .iter()
                        .map(|&choice| chosen(seat, choice, awaiting, words)),
                );
            }
            (words.say(Message::AskChoice), answers)
        }
    };
    let by: Vec<&str> = match seats.as_slice() {
        [] => vec!["D"],
        seats => seats.iter().map(|&seat| seat_text(seat)).collect(),
    };
    json!({
        "by": by,
        "who": outcome::who(&awaiting.by, words),
        "law": awaiting.law.id(),
        "rule": clause_summary(awaiting.law, words.language),
        "text": text,
        "answers": answers,
    })
}

fn chosen(seat: Seat, choice: Choice, awaiting: &Awaiting, words: &Words) -> Value {
    let text = option(choice, awaiting.law, words);
    let by = seat_text(seat);
    let ready = |action: Action| json!({"text": text, "by": by, "entry": entry_text(&Entry::Player(seat, action))});
    match choice {
        Choice::Accepts => ready(Action::Accepts),
        Choice::Declines => ready(Action::Declines),
        Choice::Agrees => ready(Action::Agrees),
        Choice::Objects => ready(Action::Objects),
        Choice::Keeps => ready(Action::Keeps),
        Choice::Waives => ready(Action::Waives),
        Choice::Spreads => ready(Action::Spreads),
        Choice::RequestsPlay => ready(Action::RequestsPlay),
        Choice::Consents => ready(Action::Consents),
        Choice::Requires(what) => ready(Action::Requires(what)),
        Choice::Forbids(suit) => ready(Action::Forbids(Box::new([suit]))),
        Choice::Plays(card) => ready(Action::Play(card)),
        Choice::Names(Some(card)) => {
            ready(Action::Names(openroom_laws::entry::Designation::Card(card)))
        }
        Choice::Changes => json!({"text": text, "by": by, "verb": "changes", "needs": "call"}),
        Choice::Corrects => json!({"text": text, "by": by, "verb": "corrects", "needs": "card"}),
        Choice::Names(None) => json!({"text": text, "by": by, "verb": "names", "needs": "card"}),
        Choice::Card => json!({"text": text, "by": by, "verb": "", "needs": "card"}),
    }
}

/// The question that the Director is asked.
pub(crate) fn of_director(word: &str, awaiting: &Awaiting, words: &Words) -> String {
    fact(word, awaiting, words).0
}

/// What the Director finds out, and the answers that he may give.
fn fact(word: &str, awaiting: &Awaiting, words: &Words) -> (String, Vec<Value>) {
    let found = |message: Message, finding: Finding| json!({"text": words.say(message), "by": "D", "entry": entry_text(&Entry::Director(finding))});
    let yes_no = |of: fn(bool) -> Finding| {
        vec![
            found(Message::AnswerYes, of(true)),
            found(Message::AnswerNo, of(false)),
        ]
    };
    let needs = |message: Message, what: &str| json!({"text": words.say(message), "by": "D", "verb": word, "needs": what});
    let (message, answers) = match word {
        "comparable" => (Message::AskComparable, yes_no(Finding::Comparable)),
        "unintended" => (Message::AskUnintended, yes_no(Finding::Unintended)),
        "slip" => (Message::AskSlip, yes_no(Finding::Slip)),
        "meant" if awaiting.law.id().starts_with("28") => (
            Message::AskMeantCall,
            vec![
                found(Message::AnswerOver, Finding::Meant(Meant::Over)),
                found(Message::AnswerOwnTurn, Finding::Meant(Meant::OwnTurn)),
            ],
        ),
        "meant" => (
            Message::AskMeantCard,
            vec![
                found(Message::AnswerLead, Finding::Meant(Meant::Lead)),
                found(Message::AnswerPlay, Finding::Meant(Meant::Play)),
            ],
        ),
        "intended" => (
            Message::AskIntended,
            vec![needs(Message::AnswerCard, "card")],
        ),
        "claim" => (
            Message::AskClaim,
            vec![
                found(Message::AnswerNoClaim, Finding::Claim(None)),
                needs(Message::AnswerClaim, "number"),
            ],
        ),
        "tricks" => (
            Message::AskTricks,
            vec![needs(Message::AnswerTricks, "tricks")],
        ),
        _ => (
            Message::AskAdjust,
            vec![needs(Message::AnswerAdjust, "adjust")],
        ),
    };
    (words.say(message), answers)
}
