//! What a board waits for, as a page or an assistant asks it: who, in which words, and the entry of the log that each answer
//! would be.

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Suit};
use openroom_laws::act::{Act, Need, Numbers};
use openroom_laws::awaiting::{self, Asked, Awaiting, Choice, Fact};
use openroom_laws::corrections::{Correction, Way};
use openroom_laws::entry::{
    Action, Actor, Designation, Entry, Finding, Meant, Remedy, Spoken, SpokenCall, Strains,
};
use openroom_laws::{Calls, Clause, Edition, Table};
use serde::Serialize;

use crate::clauses::clause_summary;
use crate::deeds;
use crate::explain::option;
use crate::show::outcome;
use crate::words::{Message, Words};

/// Who is asked what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Question {
    /// Who may answer.
    pub by: Vec<Actor>,
    /// The same in words.
    pub who: String,
    /// The clause.
    pub law: Clause,
    /// What it says, in our words.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub rule: &'static str,
    /// The question.
    pub text: String,
    /// The answers, in the order in which a Director offers them.
    pub answers: Vec<Answer>,
}

/// An answer that may be given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = OfferedAnswer))]
pub struct Answer {
    /// For people.
    pub text: String,
    /// The clause that opens this way, where each has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<Clause>,
    /// What is written for it.
    #[serde(flatten)]
    pub said: Saying,
}

/// What is written for an answer: an entry, or an act that needs something more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Saying {
    /// The entry of the log.
    Ready {
        /// As it is written.
        entry: Entry,
    },
    /// An act that is not said whole yet.
    Unfinished {
        /// Who answers.
        by: Actor,
        /// The act.
        act: Act,
        /// What is needed.
        needs: Need,
        /// The numbers from which it is said.
        #[serde(skip_serializing_if = "Option::is_none")]
        numbers: Option<Numbers>,
        /// The calls among which it is found.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>))]
        calls: Option<Calls>,
    },
}

impl Answer {
    const fn ready(text: String, entry: Entry) -> Self {
        Self {
            text,
            law: None,
            said: Saying::Ready { entry },
        }
    }

    const fn unfinished(text: String, by: Actor, act: Act, needs: Need) -> Self {
        let said = Saying::Unfinished {
            by,
            act,
            needs,
            numbers: needs.numbers(),
            calls: None,
        };
        let law = None;
        Self { text, law, said }
    }
}

/// The question that the board waits for, if there is one.
///
/// Where nobody is asked, but a player is to put his call right, he is told his ways; after play, the Director is asked whether
/// there was damage, clause by clause.
#[must_use]
pub fn question(table: &Table, words: &Words) -> Option<Question> {
    match (table.awaiting(), table.corrections()) {
        (Some(awaiting), _) => Some(awaited(table, awaiting, words)),
        (None, Some((seat, ways))) => corrected(table.edition(), seat, &ways, words),
        (None, None) => reviewed(table, words),
    }
}

fn asked(by: &Asked, law: Clause, text: String, answers: Vec<Answer>, words: &Words) -> Question {
    let actors = match by.seats() {
        seats if seats.is_empty() => vec![Actor::Director],
        seats => seats.into_iter().map(Actor::Player).collect(),
    };
    Question {
        by: actors,
        who: outcome::who(by, words),
        law,
        rule: clause_summary(law, words.language),
        text,
        answers,
    }
}

/// What a player may call in place of a call that was not accepted.
fn corrected(edition: Edition, seat: Seat, ways: &[Correction], words: &Words) -> Option<Question> {
    let law = ways.first()?.law;
    let answers = ways
        .iter()
        .flat_map(|way| corrections(edition, seat, way, words))
        .collect();
    let text = words.say(Message::AskCorrection);
    Some(asked(&Asked::Player(seat), law, text, answers, words))
}

fn corrections(edition: Edition, seat: Seat, way: &Correction, words: &Words) -> Vec<Answer> {
    let law = Some(way.law);
    let free = |message: Message, call: Call, said: SpokenCall| {
        let name = deeds::spoken(Spoken::Call(call), words);
        let text = words.tell(message, [("call", name.into())]);
        let entry = Entry::Player(seat, Action::Call(said));
        Answer {
            law,
            ..Answer::ready(text, entry)
        }
    };
    let other = |message: Message| {
        let said = Saying::Unfinished {
            by: Actor::Player(seat),
            act: Act::Call,
            needs: Need::Call,
            numbers: None,
            calls: Some(way.calls),
        };
        let text = words.say(message);
        vec![Answer { text, law, said }]
    };
    let natural = |message: Message| -> Vec<Answer> {
        let calls = way.calls.iter();
        calls
            .map(|call| free(message, call, SpokenCall::natural(call)))
            .collect()
    };
    let artificial = |call: Call| SpokenCall {
        artificial: Some(Strains::NONE),
        ..SpokenCall::natural(call)
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
fn reviewed(table: &Table, words: &Words) -> Option<Question> {
    let law = table.review_due()?;
    let text = words.say(Message::AskDamage);
    let answers = yes_no(Finding::Damage, words);
    Some(asked(&Asked::Director, law, text, answers, words))
}

fn found(message: Message, finding: Finding, words: &Words) -> Answer {
    Answer::ready(words.say(message), Entry::Director(finding))
}

fn yes_no(of: fn(bool) -> Finding, words: &Words) -> Vec<Answer> {
    vec![
        found(Message::AnswerYes, of(true), words),
        found(Message::AnswerNo, of(false), words),
    ]
}

fn awaited(table: &Table, awaiting: &Awaiting, words: &Words) -> Question {
    let (text, answers) = match &awaiting.question {
        awaiting::Question::Fact(of) => fact(*of, table.edition(), words),
        awaiting::Question::Options(options) => {
            let mut answers = Vec::new();
            for seat in awaiting.by.seats() {
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
    asked(&awaiting.by, awaiting.law, text, answers, words)
}

/// Several suits forbidden at once: every two, and all if there are more.
fn together(seat: Seat, suits: &[Suit], words: &Words) -> Vec<Answer> {
    let pairs = suits
        .iter()
        .enumerate()
        .flat_map(|(i, &one)| suits[i + 1..].iter().map(move |&other| vec![one, other]));
    let all = (suits.len() > 2).then(|| suits.to_vec());
    let answer = |suits: Vec<Suit>| {
        let names = deeds::suits(suits.iter().copied());
        let text = words.tell(Message::OptionForbids, [("suit", names.into())]);
        Answer::ready(text, Entry::Player(seat, Action::Forbids(suits.into())))
    };
    pairs.chain(all).map(answer).collect()
}

fn chosen(seat: Seat, choice: Choice, awaiting: &Awaiting, words: &Words) -> Answer {
    let text = option(choice, awaiting.law, words);
    let action = match choice {
        Choice::Accepts => Action::Accepts,
        Choice::Declines => Action::Declines,
        Choice::Agrees => Action::Agrees,
        Choice::Objects => Action::Objects,
        Choice::Keeps => Action::Keeps,
        Choice::Waives => Action::Waives,
        Choice::Spreads => Action::Spreads,
        Choice::RequestsPlay => Action::RequestsPlay,
        Choice::Consents => Action::Consents,
        Choice::Requires(what) => Action::Requires(what),
        Choice::Forbids(suit) => Action::Forbids(Box::new([suit])),
        Choice::Plays(card) => Action::Play(card),
        Choice::Names(Some(card)) => Action::Names(Designation::Card(card)),
        Choice::Changes | Choice::Corrects | Choice::Names(None) | Choice::Card => {
            let needs = match choice {
                Choice::Changes => Need::Call,
                _ => Need::Card,
            };
            return Answer::unfinished(text, Actor::Player(seat), choice.act(), needs);
        }
    };
    Answer::ready(text, Entry::Player(seat, action))
}

/// The question that the Director is asked.
pub(crate) fn of_director(of: Fact, edition: Edition, words: &Words) -> String {
    fact(of, edition, words).0
}

/// What the Director finds out, and the answers that he may give.
fn fact(of: Fact, edition: Edition, words: &Words) -> (String, Vec<Answer>) {
    let yes_no = |of: fn(bool) -> Finding| yes_no(of, words);
    let needs = |message: Message, what: Need| {
        Answer::unfinished(words.say(message), Actor::Director, of.act(), what)
    };
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
            vec![needs(Message::AnswerCard, Need::Card)],
        ),
        Fact::Claim => (
            Message::AskClaim,
            vec![
                found(Message::AnswerNoClaim, Finding::Claim(None), words),
                needs(Message::AnswerClaim, Need::Number),
            ],
        ),
        Fact::Tricks => (
            Message::AskTricks,
            vec![needs(Message::AnswerTricks, Need::SideTricks)],
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
            vec![needs(Message::AnswerAdjust, Need::Adjust)],
        ),
    };
    (words.say(message), answers)
}

fn of_meaning(meant: Meant, words: &Words) -> Answer {
    let message = match meant {
        Meant::Over => Message::AnswerOver,
        Meant::OwnTurn => Message::AnswerOwnTurn,
        Meant::Lead => Message::AnswerLead,
        Meant::Play => Message::AnswerPlay,
    };
    found(message, Finding::Meant(meant), words)
}

fn of_remedy(remedy: Remedy, words: &Words) -> Answer {
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
        let Some(question) = question(&table, &Words::new(Language::English)) else {
            return Default::default();
        };
        let one = |answer: &Answer| match &answer.said {
            Saying::Ready { entry } => entry.to_string(),
            Saying::Unfinished { needs, .. } => {
                let law = answer.law.map(|law| law.id()).unwrap_or_default();
                format!("{law} {needs:?}")
            }
        };
        let answers = question.answers.iter().map(one);
        (
            question.law.id().to_owned(),
            question.text.clone(),
            answers.collect(),
        )
    }

    const REFUSED: &str = "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}, {S: declines}]\n";

    #[test]
    fn an_insufficient_bid_is_put_right_in_the_order_of_27b() {
        let (law, _, answers) = asked(Edition::E2017, REFUSED);
        assert_eq!(law, "27B1a");
        assert_eq!(answers, ["E: 2H", "27B1b Call", "27B2 Call"]);
        // In 2007 whether one of the bids is artificial counts.
        let (_, _, answers) = asked(Edition::E2007, REFUSED);
        let artificial = "E: {call: 2H, shows: []}";
        assert_eq!(answers, ["E: 2H", artificial, "27B1b Call", "27B2 Call"]);
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
        assert!(answers.iter().all(|answer| answer.ends_with("Call")));
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
