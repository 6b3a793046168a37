//! What a board waits for, as a page or an assistant asks it: who, in which words, and the entry of the log that each answer
//! would be.

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Suit};
use openroom_laws::awaiting::{Asked, Awaiting, Choice, Fact, Question};
use openroom_laws::corrections::{Correction, Way};
use openroom_laws::entry::{Action, Entry, Finding, Meant, Remedy, Said, Spoken, Strains};
use openroom_laws::notation::{call_text, seat_text};
use openroom_laws::{Edition, Table};
use serde_json::{Value, json};

use crate::clauses::clause_summary;
use crate::deeds;
use crate::explain::option;
use crate::show::outcome;
use crate::words::{Message, Words};

/// The question that the board waits for; null if there is none.
///
/// An answer is either ready (`entry`, a line of the log) or needs something more (`needs`: `call`, `card`, `tricks`, `adjust`),
/// to be written after `verb` for `by`; `calls` are those among which a call is found.
///
/// Where nobody is asked, but a player is to put his call right, he is told his ways; after play, the Director is asked whether
/// there was damage, clause by clause.
#[must_use]
pub fn question(table: &Table, words: &Words) -> Value {
    match (table.awaiting(), table.corrections()) {
        (Some(awaiting), _) => awaited(table, awaiting, words),
        (None, Some((seat, ways))) => corrected(table.edition(), seat, &ways, words),
        (None, None) => reviewed(table, words),
    }
}

/// What a player may call in place of a call that was not accepted.
fn corrected(edition: Edition, seat: Seat, ways: &[Correction], words: &Words) -> Value {
    let Some(first) = ways.first() else {
        return Value::Null;
    };
    let answers: Vec<Value> = ways
        .iter()
        .flat_map(|way| corrections(edition, seat, way, words))
        .collect();
    json!({
        "by": [seat_text(seat)],
        "who": outcome::who(&Asked::Player(seat), words),
        "law": first.law.id(),
        "rule": clause_summary(first.law, words.language),
        "text": words.say(Message::AskCorrection),
        "answers": answers,
    })
}

fn corrections(edition: Edition, seat: Seat, way: &Correction, words: &Words) -> Vec<Value> {
    let law = way.law.id();
    let by = seat_text(seat);
    let calls: Vec<String> = way.calls.iter().map(call_text).collect();
    let free = |message: Message, call: Call, said: Said| {
        let name = words.tell(
            message,
            [("call", deeds::spoken(Spoken::Call(call), words).into())],
        );
        let entry = Entry::Player(seat, Action::Call(said)).to_string();
        json!({"text": name, "by": by, "law": law, "entry": entry})
    };
    let other = |message: Message| {
        vec![
            json!({"text": words.say(message), "by": by, "law": law, "verb": "", "needs": "call", "calls": calls}),
        ]
    };
    let natural = |message: Message| -> Vec<Value> {
        let calls = way.calls.iter();
        calls
            .map(|call| free(message, call, Said::natural(call)))
            .collect()
    };
    let artificial = |call: Call| Said {
        artificial: Some(Strains::NONE),
        ..Said::natural(call)
    };
    match (way.way, edition) {
        (Way::Lowest, _) => natural(Message::AnswerLowest),
        (Way::LowestNatural, _) => natural(Message::AnswerLowestNatural),
        (Way::LowestArtificial, _) => {
            let calls = way.calls.iter();
            calls
                .map(|call| free(Message::AnswerLowestArtificial, call, artificial(call)))
                .collect()
        }
        (Way::Comparable, Edition::E2017) => other(Message::AnswerComparable),
        (Way::Comparable, Edition::E2007) => other(Message::AnswerSameMeaning),
        (Way::PartnerSilent, _) => other(Message::AnswerPartnerSilent),
        (Way::PartnerPassesOnce, _) => other(Message::AnswerPartnerPassesOnce),
    }
}

/// What is left to be asked when the board is over: whether there was damage, by the first clause that wants to know.
fn reviewed(table: &Table, words: &Words) -> Value {
    let Some(law) = table.review_due() else {
        return Value::Null;
    };
    json!({
        "by": ["D"],
        "who": outcome::who(&Asked::Director, words),
        "law": law.id(),
        "rule": clause_summary(law, words.language),
        "text": words.say(Message::AskDamage),
        "answers": yes_no(Finding::Damage, words),
    })
}

fn found(message: Message, finding: Finding, words: &Words) -> Value {
    json!({"text": words.say(message), "by": "D", "entry": Entry::Director(finding).to_string()})
}

fn yes_no(of: fn(bool) -> Finding, words: &Words) -> Vec<Value> {
    vec![
        found(Message::AnswerYes, of(true), words),
        found(Message::AnswerNo, of(false), words),
    ]
}

fn awaited(table: &Table, awaiting: &Awaiting, words: &Words) -> Value {
    let seats: Vec<Seat> = match &awaiting.by {
        Asked::Director => Vec::new(),
        Asked::Player(seat) => vec![*seat],
        Asked::Either(one, other) => vec![*one, *other],
        Asked::Any(seats) => seats.clone(),
    };
    let (text, answers) = match &awaiting.question {
        Question::Fact(of) => fact(*of, table.edition(), words),
        Question::Options(options) => {
            let mut answers = Vec::new();
            for &seat in &seats {
                answers.extend(
                    options
                        .iter()
                        .map(|&choice| chosen(seat, choice, awaiting, words)),
                );
                answers.extend(together(seat, &table.forbidden_together(), words));
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

/// Several suits forbidden at once: every two, and all if there are more.
fn together(seat: Seat, suits: &[Suit], words: &Words) -> Vec<Value> {
    let pairs = suits
        .iter()
        .enumerate()
        .flat_map(|(i, &one)| suits[i + 1..].iter().map(move |&other| vec![one, other]));
    let all = (suits.len() > 2).then(|| suits.to_vec());
    let answer = |suits: Vec<Suit>| {
        let names = deeds::suits(suits.iter().copied());
        let text = words.tell(Message::OptionForbids, [("suit", names.into())]);
        let action = Action::Forbids(suits.into());
        json!({"text": text, "by": seat_text(seat), "entry": Entry::Player(seat, action).to_string()})
    };
    pairs.chain(all).map(answer).collect()
}

fn chosen(seat: Seat, choice: Choice, awaiting: &Awaiting, words: &Words) -> Value {
    let text = option(choice, awaiting.law, words);
    let by = seat_text(seat);
    let ready = |action: Action| json!({"text": text, "by": by, "entry": Entry::Player(seat, action).to_string()});
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
pub(crate) fn of_director(of: Fact, edition: Edition, words: &Words) -> String {
    fact(of, edition, words).0
}

/// What the Director finds out, and the answers that he may give.
fn fact(of: Fact, edition: Edition, words: &Words) -> (String, Vec<Value>) {
    let yes_no = |of: fn(bool) -> Finding| yes_no(of, words);
    let needs = |message: Message, what: &str| json!({"text": words.say(message), "by": "D", "verb": of.word(), "needs": what});
    let (message, answers) = match of {
        Fact::Comparable if edition == Edition::E2007 => {
            (Message::AskSameMeaning, yes_no(Finding::Comparable))
        }
        Fact::Comparable => (Message::AskComparable, yes_no(Finding::Comparable)),
        Fact::Unintended => (Message::AskUnintended, yes_no(Finding::Unintended)),
        Fact::Slip => (Message::AskSlip, yes_no(Finding::Slip)),
        Fact::Meant(open) => {
            let of_calls = open.iter().all(|meant| meant.is_of_calls());
            let message = match of_calls {
                true => Message::AskMeantCall,
                false => Message::AskMeantCard,
            };
            let answers = open.iter().map(|&meant| of_meaning(meant, words));
            (message, answers.collect())
        }
        Fact::Intended => (
            Message::AskIntended,
            vec![needs(Message::AnswerCard, "card")],
        ),
        Fact::Claim => (
            Message::AskClaim,
            vec![
                found(Message::AnswerNoClaim, Finding::Claim(None), words),
                needs(Message::AnswerClaim, "number"),
            ],
        ),
        Fact::Tricks => (
            Message::AskTricks,
            vec![needs(Message::AnswerTricks, "tricks")],
        ),
        Fact::Seen => (Message::AskSeen, yes_no(Finding::Seen)),
        Fact::Playable => (Message::AskPlayable, yes_no(Finding::Playable)),
        Fact::Interferes => (Message::AskInterferes, yes_no(Finding::Interferes)),
        Fact::Quitted => (Message::AskQuitted, yes_no(Finding::Quitted)),
        Fact::Differs => (Message::AskDiffers, yes_no(Finding::Differs)),
        Fact::Remedy(open) => {
            let answers = open.iter().map(|&remedy| of_remedy(remedy, words));
            (Message::AskRemedy, answers.collect())
        }
        Fact::Adjust => (
            Message::AskAdjust,
            vec![needs(Message::AnswerAdjust, "adjust")],
        ),
    };
    (words.say(message), answers)
}

fn of_meaning(meant: Meant, words: &Words) -> Value {
    let message = match meant {
        Meant::Over => Message::AnswerOver,
        Meant::OwnTurn => Message::AnswerOwnTurn,
        Meant::Lead => Message::AnswerLead,
        Meant::Play => Message::AnswerPlay,
    };
    found(message, Finding::Meant(meant), words)
}

fn of_remedy(remedy: Remedy, words: &Words) -> Value {
    let message = match remedy {
        Remedy::Seats => Message::AnswerRemedySeats,
        Remedy::Redeal => Message::AnswerRemedyRedeal,
        Remedy::Play => Message::AnswerRemedyPlay,
        Remedy::Adjust => Message::AnswerRemedyAdjust,
    };
    found(message, Finding::Remedy(remedy), words)
}

#[cfg(test)]
mod tests {
    use openroom_laws::log;
    use openroom_laws::replay::replay;

    use super::*;
    use crate::words::Language;

    /// The question after a log, as clause, words, and each answer with its entry or what it needs.
    fn asked(edition: Edition, log: &str) -> (String, String, Vec<String>) {
        let logs = log::read(log).unwrap();
        let table = replay(&logs[0], edition).unwrap();
        let question = question(&table, &Words::new(Language::English));
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let answers = question["answers"].as_array().cloned().unwrap_or_default();
        let one = |answer: &Value| match answer["entry"].as_str() {
            Some(entry) => entry.to_owned(),
            None => format!("{} {}", text(&answer["law"]), text(&answer["needs"])),
        };
        (
            text(&question["law"]),
            text(&question["text"]),
            answers.iter().map(one).collect(),
        )
    }

    const REFUSED: &str = "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}, {S: declines}]\n";

    #[test]
    fn an_insufficient_bid_is_put_right_in_the_order_of_27b() {
        let (law, _, answers) = asked(Edition::E2017, REFUSED);
        assert_eq!(law, "27B1a");
        assert_eq!(answers, ["E: 2H", "27B1b call", "27B2 call"]);
        // In 2007 whether one of the bids is artificial counts.
        let (_, _, answers) = asked(Edition::E2007, REFUSED);
        let artificial = "E: {call: 2H, shows: []}";
        assert_eq!(answers, ["E: 2H", artificial, "27B1b call", "27B2 call"]);
    }

    #[test]
    fn what_is_offered_is_taken_and_2007_knows_no_comparable_call() {
        for edition in Edition::ALL {
            let log = REFUSED.replace("{S: declines}", "{S: declines}, {E: 2D}");
            let (law, text, answers) = asked(edition, &log);
            assert_eq!(law, "27B1b");
            assert_eq!(text.contains("comparable"), edition == Edition::E2017);
            assert_eq!(answers, ["D: {comparable: yes}", "D: {comparable: no}"]);
        }
        let free = REFUSED.replace("{S: declines}", "{S: declines}, {E: 2H}");
        assert_eq!(asked(Edition::E2007, &free).2, Vec::<String>::new());
        let artificial = "{S: declines}, {E: {call: 2H, shows: []}}";
        let asks = REFUSED.replace("{S: declines}", artificial);
        assert_eq!(asked(Edition::E2007, &asks).0, "27B1b");
    }

    #[test]
    fn a_call_out_of_rotation_says_what_each_way_costs() {
        let log = "board: 1\nlog: [{S: 1H}, {D: called}, {W: declines}, {N: Pass}, {E: Pass}]\n";
        let (law, _, answers) = asked(Edition::E2017, log);
        assert_eq!(answers.len(), 2, "{law}: {answers:?}");
        assert!(answers.iter().all(|answer| answer.ends_with("call")));
    }

    #[test]
    fn once_there_is_a_call_nobody_changes_seats_and_nothing_is_dealt_anew() {
        let all = ["seats", "redeal", "play", "adjust"];
        let found = |remedies: &[&str]| -> Vec<String> {
            let line = |word: &&str| format!("D: {{remedy: {word}}}");
            remedies.iter().map(line).collect()
        };
        let before = "board: 1\nlog: [{D: {informed: E}}, {D: {interferes: yes}}]\n";
        for edition in Edition::ALL {
            assert_eq!(asked(edition, before).2, found(&all));
        }
        let after = "board: 1\nlog: [{N: 1S}, {D: {informed: E}}]\n";
        assert_eq!(asked(Edition::E2017, after).2, found(&all[2..]));
    }

    #[test]
    fn hands_and_boards_have_questions_of_their_own() {
        let log = "board: 1\nlog: [{D: {cards: {N: 14, E: 12}}}]\n";
        let (_, text, answers) = asked(Edition::E2017, log);
        assert_eq!(text, Words::new(Language::English).say(Message::AskSeen));
        assert_eq!(answers, ["D: {seen: yes}", "D: {seen: no}"]);
    }
}
