//! What a board waits for, as a page or an assistant asks it: who, in which words, the entry of the log that each answer would
//! be, and what would follow from it.

use contract_bridge::Strain;
use contract_bridge::auction::Call;
use openroom_laws::answers::{Answer as Given, Offered, Saying};
use openroom_laws::awaiting::{self, Asked, Awaiting, Choice, Fact};
use openroom_laws::consequences::Consequence;
use openroom_laws::corrections::Way;
use openroom_laws::entry::{Actor, Entry, Finding, Meant, Remedy, Spoken};
use openroom_laws::{Calls, Clause, Edition, Table};
use serde::Serialize;

use crate::clauses::clause_summary;
use crate::consequences::{self, Following};
use crate::deeds;
use crate::explain::{option, plain};
use crate::show::{notation, outcome};
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
    /// What it says, in our words; with those of the clauses that the answers come under, a line each.
    pub rule: String,
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
    /// What would follow from it (9B2, 10C1); missing where that depends on what is still to be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub following: Option<Following>,
    /// What is written for it.
    #[serde(flatten)]
    pub said: Saying,
}

/// The question that the board waits for, if there is one.
///
/// Where nobody is asked, but a player is to put his call right, he is told his ways; after play, the Director is asked whether
/// there was damage, clause by clause.
#[must_use]
pub fn question(table: &Table, words: &Words) -> Option<Question> {
    match (table.awaiting(), table.corrections()) {
        (Some(awaiting), _) => Some(awaited(table, awaiting, words)),
        (None, Some((seat, ways))) => {
            let text = words.say(Message::AskCorrection);
            let by = Asked::Player(seat);
            let law = ways.first()?.law;
            Some(asked(&by, law, text, offered(table, law, words), words))
        }
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
        who: who(by, words),
        law,
        rule: rule(law, &answers, words),
        text,
        answers,
    }
}

/// What the clause says, and those of its Law under which the answers come; of a contested claim all that the Director goes by (70).
fn rule(law: Clause, answers: &[Answer], words: &Words) -> String {
    let of_answer = |answer: &Answer| {
        let following = answer.following.iter();
        let laws = following.flat_map(|following| following.laws.iter().copied());
        answer.law.into_iter().chain(laws).collect::<Vec<_>>()
    };
    let mut all = vec![law];
    let steps = match law.id() {
        "70A" => &[
            "70B1", "70B2", "70B3", "70C", "70C1", "70C2", "70C3", "70D1",
        ][..],
        _ => &[],
    };
    let steps = steps
        .iter()
        .filter_map(|id| Clause::find(law.edition(), id));
    let answers = answers.iter().flat_map(of_answer);
    for clause in steps.chain(answers.filter(|clause| clause.law() == law.law())) {
        if !all.contains(&clause) {
            all.push(clause);
        }
    }
    let said = |clause: &Clause| clause_summary(*clause, words.language);
    match &all[..] {
        [only] => said(only).to_owned(),
        _ => {
            let lines = all
                .iter()
                .map(|clause| format!("{}: {}", clause.id(), said(clause)));
            lines.collect::<Vec<_>>().join("\n")
        }
    }
}

/// Whether two or more are asked, and each of them must agree.
pub(crate) fn must_all_agree(asked: &Asked) -> bool {
    matches!(asked, Asked::All(seats) if seats.len() > 1)
}

/// Who is asked: one, either, or all of several.
pub(crate) fn who(asked: &Asked, words: &Words) -> String {
    match asked {
        Asked::All(seats) => {
            let seats: Vec<String> = seats.iter().map(|&s| notation::seat(s, words)).collect();
            words.all_of(&seats)
        }
        _ => outcome::who(asked, words),
    }
}

/// The answers in words, each with what would follow.
fn offered(table: &Table, law: Clause, words: &Words) -> Vec<Answer> {
    let told = table.consequences();
    let answer = |given: Given| {
        // What any of several may answer is told once, unless it matters who does.
        let own = told.iter().find(|one| one.said == given.said);
        // Two ways to put a call right may be said alike, for what the call means decides between them (23A).
        let way = told
            .iter()
            .find(|one| matches!(one.offered, Offered::Way(..)) && one.offered == given.offered);
        let own = way.or(own);
        let follows = own.or_else(|| told.iter().find(|one| one.offered == given.offered));
        let laws = follows.map_or(&[][..], |one| &one.laws);
        Answer {
            text: worded(
                &given.offered,
                &given.said,
                Some(law),
                (laws, follows.and_then(|one| one.then.as_ref())),
                table.edition(),
                words,
            ),
            law: given.law,
            following: follows.map(|one| consequences::following(one, table.edition(), words)),
            said: follows
                .filter(|one| matches!(one.offered, Offered::Way(..)))
                .map_or(given.said, |one| one.said.clone()),
        }
    };
    // A pass that would end the auction is told apart.
    let last_pass = |one: &&Consequence| {
        matches!(
            one.offered,
            Offered::LastPass | Offered::Way(_, Some(Call::Pass))
        )
    };
    let passes = told.iter().filter(last_pass).map(|one| Answer {
        text: text(one, Some(law), table.edition(), words),
        law: one
            .laws
            .first()
            .copied()
            .filter(|_| one.offered != Offered::LastPass),
        following: Some(consequences::following(one, table.edition(), words)),
        said: one.said.clone(),
    });
    let answers = table.answers().into_iter().map(answer);
    answers.chain(passes).collect()
}

/// An answer that can be foreseen, in words.
pub(crate) fn text(
    one: &Consequence,
    law: Option<Clause>,
    edition: Edition,
    words: &Words,
) -> String {
    let leads_to = (&*one.laws, one.then.as_ref());
    worded(&one.offered, &one.said, law, leads_to, edition, words)
}

/// An answer in words. A choice is worded by the clause under which it is offered, and by what it leads to: clauses, and who is asked
/// next.
fn worded(
    offered: &Offered,
    said: &Saying,
    law: Option<Clause>,
    (laws, then): (&[Clause], Option<&Awaiting>),
    edition: Edition,
    words: &Words,
) -> String {
    let applies = |id: &str| laws.iter().any(|law| law.id() == id);
    match offered {
        // He has put another call in the place of the insufficient bid before the ruling.
        Offered::Choice(Choice::Accepts) if applies("27C") => {
            words.say(Message::OptionAcceptsFirst)
        }
        Offered::Choice(Choice::Declines) if applies("27C") => {
            words.say(Message::OptionDeclinesFirst)
        }
        // He is not next in turn: what the other defender says prevails (55A).
        Offered::Choice(choice @ (Choice::Accepts | Choice::Declines))
            if law.is_some_and(|law| law.id() == "55A")
                && then.is_some_and(|then| then.law.id() == "55A") =>
        {
            let message = match choice {
                Choice::Accepts => Message::OptionAcceptsLeadOther,
                _ => Message::OptionDeclinesLeadOther,
            };
            let next = then.map_or_else(String::new, |then| who(&then.by, words));
            words.tell(message, [("seat", next.into())])
        }
        // His double is cancelled already: nothing else is left to him.
        Offered::Way(Way::PartnerSilent, None) if applies("27B3") => {
            words.say(Message::AnswerAfterDouble)
        }
        Offered::Choice(choice) => {
            law.map_or_else(|| choice.to_string(), |law| option(*choice, law, words))
        }
        Offered::Way(way, call) => of_way(*way, *call, edition, words),
        Offered::LastPass => words.say(Message::AnswerLastPassCompared),
        Offered::EndsAuction => words.say(Message::AnswerEndsAuction),
        Offered::Found(finding) => words.say(of_finding(finding)),
        Offered::Finds(fact) => match needed(*fact) {
            Some(message) => words.say(message),
            None => of_director(*fact, edition, words),
        },
        Offered::Calls => match said {
            Saying::Unfinished {
                calls: Some(calls), ..
            } => of_calls(*calls, words),
            _ => words.say(Message::OptionChanges),
        },
    }
}

/// So many calls are named; of more it is said that it may be any other.
const NAMED: usize = 3;

fn of_calls(calls: Calls, words: &Words) -> String {
    let names: Vec<String> = calls
        .iter()
        .map(|call| deeds::spoken(Spoken::Call(call), words))
        .collect();
    if let (true, Some(strain)) = (names.len() > 1, only_strain(calls)) {
        let args = [(
            "denomination",
            plain(&notation::strain(strain, words).text).into(),
        )];
        return words.tell(Message::AnswerBidIn, args);
    }
    if names.len() > NAMED {
        return words.say(Message::AnswerOtherCall);
    }
    words.tell(
        Message::AnswerCall,
        [("calls", words.any_of(&names).into())],
    )
}

/// The denomination of the bids, if all are bids in one.
fn only_strain(calls: Calls) -> Option<Strain> {
    let strain = |call: Call| match call {
        Call::Bid(bid) => Some(bid.strain),
        _ => None,
    };
    let first = strain(calls.iter().next()?)?;
    calls
        .iter()
        .all(|call| strain(call) == Some(first))
        .then_some(first)
}

pub(crate) fn of_way(way: Way, call: Option<Call>, edition: Edition, words: &Words) -> String {
    let name = call.map(|call| deeds::spoken(Spoken::Call(call), words));
    let named = |message: Message| {
        let call = name.clone().unwrap_or_default();
        words.tell(message, [("call", call.into())])
    };
    // A pass that is told apart ends the auction.
    if let (Way::PartnerSilent | Way::PartnerPassesOnce, Some(Call::Pass)) = (way, call) {
        return words.say(Message::AnswerLastPass);
    }
    match (way, edition) {
        (Way::Lowest, _) => named(Message::AnswerLowest),
        (Way::LowestNatural, _) => named(Message::AnswerLowestNatural),
        (Way::LowestArtificial, _) => named(Message::AnswerLowestArtificial),
        (Way::Comparable(Some(to)), Edition::E2017) => {
            compared(Message::AnswerComparableTo, to, words)
        }
        (Way::Comparable(None), Edition::E2017) => words.say(Message::AnswerComparable),
        (Way::Comparable(_), Edition::E2007) => words.say(Message::AnswerSameMeaning),
        (Way::PartnerSilent, _) => words.say(Message::AnswerPartnerSilent),
        (Way::PartnerPassesOnce, _) => words.say(Message::AnswerPartnerPassesOnce),
    }
}

/// Said of one of several calls that a player has withdrawn.
fn compared(message: Message, to: Spoken, words: &Words) -> String {
    words.tell(message, [("call", deeds::spoken(to, words).into())])
}

pub(crate) const fn of_finding(finding: &Finding) -> Message {
    match finding {
        Finding::Meant(Meant::Over) => Message::AnswerOver,
        Finding::Meant(Meant::OwnTurn) => Message::AnswerOwnTurn,
        Finding::Meant(Meant::Lead) => Message::AnswerLead,
        Finding::Meant(Meant::Play) => Message::AnswerPlay,
        Finding::Remedy(Remedy::Seats) => Message::AnswerRemedySeats,
        Finding::Remedy(Remedy::Redeal) => Message::AnswerRemedyRedeal,
        Finding::Remedy(Remedy::Play) => Message::AnswerRemedyPlay,
        Finding::Remedy(Remedy::Adjust) => Message::AnswerRemedyAdjust,
        Finding::Claim(_) => Message::AnswerNoClaim,
        Finding::Slip(true) => Message::AnswerSlip,
        Finding::Slip(false) => Message::AnswerNoSlip,
        Finding::NotRevoked
        | Finding::Comparable(false)
        | Finding::Unintended(false)
        | Finding::Seen(false)
        | Finding::Playable(false)
        | Finding::Interferes(false)
        | Finding::Quitted(false)
        | Finding::Differs(false)
        | Finding::Forfeited(false)
        | Finding::Damage(false) => Message::AnswerNo,
        _ => Message::AnswerYes,
    }
}

/// What the Director still has to say; none where the question itself says it.
const fn needed(fact: Fact) -> Option<Message> {
    match fact {
        Fact::Claim => Some(Message::AnswerClaim),
        Fact::Tricks => Some(Message::AnswerTricks),
        Fact::Adjust => Some(Message::AnswerAdjust),
        Fact::Intended => Some(Message::AnswerCard),
        _ => None,
    }
}

/// What is left to be asked when the board is over: whether there was damage, by the first clause that wants to know.
fn reviewed(table: &Table, words: &Words) -> Option<Question> {
    let law = table.review_due()?;
    // After a revoke it is asked what the transfer has not made good.
    let text = words.say(match law.id() {
        "64C" | "64C1" => Message::AskDamageRevoke,
        _ => Message::AskDamage,
    });
    let answer = |yes: bool| {
        let finding = Finding::Damage(yes);
        Answer {
            text: words.say(of_finding(&finding)),
            law: None,
            following: None,
            said: Saying::Ready {
                entry: Entry::Director(finding),
            },
        }
    };
    let answers = [true, false].map(answer).to_vec();
    Some(asked(&Asked::Director, law, text, answers, words))
}

fn awaited(table: &Table, awaiting: &Awaiting, words: &Words) -> Question {
    let text = match &awaiting.question {
        awaiting::Question::Fact(fact) => of_director(*fact, table.edition(), words),
        awaiting::Question::Options(_) if must_all_agree(&awaiting.by) => {
            words.say(Message::AskConsent)
        }
        awaiting::Question::Options(_) => words.say(Message::AskChoice),
    };
    let answers = offered(table, awaiting.law, words);
    asked(&awaiting.by, awaiting.law, text, answers, words)
}

/// The question that the Director is asked.
pub(crate) fn of_director(of: Fact, edition: Edition, words: &Words) -> String {
    let message = match of {
        Fact::Revoked(at) => {
            let args = [
                ("seat", notation::seat(at.by, words).into()),
                ("trick", at.trick.to_string().into()),
            ];
            return words.tell(Message::AskRevoked, args);
        }
        Fact::Comparable(_) if edition == Edition::E2007 => Message::AskSameMeaning,
        Fact::Comparable(Some(to)) => return compared(Message::AskComparableTo, to, words),
        Fact::Comparable(None) => Message::AskComparable,
        Fact::Unintended => Message::AskUnintended,
        Fact::Slip => Message::AskSlip,
        Fact::Meant(open) if open.iter().all(|meant| meant.is_of_calls()) => Message::AskMeantCall,
        Fact::Meant(_) => Message::AskMeantCard,
        Fact::Intended => Message::AskIntended,
        Fact::Claim => Message::AskClaim,
        Fact::Tricks => Message::AskTricks,
        Fact::Seen => Message::AskSeen,
        Fact::Playable => Message::AskPlayable,
        Fact::Interferes => Message::AskInterferes,
        Fact::Quitted => Message::AskQuitted,
        Fact::Differs => Message::AskDiffers,
        Fact::Forfeited => Message::AskForfeited,
        Fact::Remedy(_) => Message::AskRemedy,
        Fact::Adjust => Message::AskAdjust,
    };
    words.say(message)
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
    fn the_rule_has_the_clauses_of_the_answers_and_the_steps_of_a_claim() {
        let rule = |log: &str| {
            let logs = log::read(log).unwrap();
            let table = replay(&logs[0], Edition::E2017).unwrap();
            question(&table, &Words::new(Language::English))
                .unwrap()
                .rule
        };
        let begins = |rule: &str, id: &str| rule.lines().any(|line| line.starts_with(id));
        let lead = rule("board: 1\nauction: 1NT Pass Pass Pass\nlog: [{W: SK}, {D: called}]\n");
        for id in ["54A: ", "54B: ", "54D: "] {
            assert!(begins(&lead, id), "{id} {lead}");
        }
        let claim = rule(
            "board: 1\nauction: 1NT Pass Pass Pass\nplay: C2\nlog: [{N: claims 12}, {E: objects}, {D: called}]\n",
        );
        for id in ["70B1: ", "70B3: ", "70C1: ", "70D1: "] {
            assert!(begins(&claim, id), "{id} {claim}");
        }
    }

    #[test]
    fn after_a_revoke_it_is_asked_whether_the_transfer_made_it_good() {
        let (law, text, _) = asked(
            Edition::E2017,
            "board: 1\nlog: [{D: {played: {contract: 4S, by: S, tricks: 9}}}, {D: {revoked: {by: W, trick: 8, won: W, after: 2}}}]\n",
        );
        assert_eq!(law, "64C1");
        assert!(text.starts_with("Without the revoke"), "{text}");
    }

    #[test]
    fn hands_and_boards_have_questions_of_their_own() {
        let log = "board: 1\nlog: [{D: {cards: {N: 14, E: 12}}}]\n";
        let (_, text, answers) = asked(Edition::E2017, log);
        assert_eq!(text, Words::new(Language::English).say(Message::AskSeen));
        assert_eq!(answers, ["D: {seen: yes}", "D: {seen: no}"]);
    }
}
