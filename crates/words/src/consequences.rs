//! What an answer leads to, told before anybody chooses (9B2, 10C1): the sentences of a Director, and below them who is asked
//! next and what his answers lead to.

use contract_bridge::Seat;
use openroom_laws::answers::{Offered, Saying};
use openroom_laws::awaiting::{Awaiting, Question};
use openroom_laws::consequences::Consequence;
use openroom_laws::effects::Effect;
use openroom_laws::{Clause, Edition};
use serde::Serialize;

use crate::ask;
use crate::effects;
use crate::show::notation;
use crate::words::{Message, Words};

/// What follows from an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Following {
    /// What it brings about, a sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<String>,
    /// Who is asked next, and what; or who puts his call right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
    /// The answers to that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Foreseen>,
    /// The clauses that it brings in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<Clause>,
}

/// An answer that somebody will be able to give.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Foreseen {
    /// The answer.
    pub text: String,
    /// What follows from it.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub following: Following,
}

/// What follows from an answer, in words.
pub(crate) fn following(told: &Consequence, edition: Edition, words: &Words) -> Following {
    // That a call is cancelled the answer says itself; of two calls of one player it speaks of one.
    let of = |effect: &Effect| match effect {
        Effect::Cancelled { seat, .. } => Some(*seat),
        _ => None,
    };
    let said = |effect: &Effect| {
        let own = of(effect);
        own.is_some() && told.effects.iter().filter(|it| of(it) == own).count() == 1
    };
    let effects: Vec<Effect> = (told.effects.iter())
        .filter(|effect| !said(effect))
        .cloned()
        .collect();
    let mut sentences = effects::all_told(&effects, words);
    let then = then(told, edition, words);
    if let (None, Some(seat)) = (&then, told.turn) {
        let seat = notation::seat(seat, words);
        sentences.push(words.tell(Message::FollowsTurn, [("seat", seat.into())]));
    }
    let law = told.then.as_ref().map(|awaiting| awaiting.law);
    let answers = told.consequences.iter().map(|next| {
        let mut text = ask::text(next, law, edition, words);
        // Beside no other there is no "any other".
        if told.consequences.len() == 1 && text == words.say(Message::AnswerOtherCall) {
            text = words.say(Message::AnswerAnyCall);
        }
        Foreseen {
            text,
            following: following(next, edition, words),
        }
    });
    Following {
        effects: sentences,
        then,
        answers: answers.collect(),
        laws: told.laws.clone(),
    }
}

/// Who has a say then.
fn then(told: &Consequence, edition: Edition, words: &Words) -> Option<String> {
    if let Some(awaiting) = &told.then {
        return Some(asked(
            awaiting,
            told.consequences.is_empty(),
            edition,
            words,
        ));
    }
    let next = told.consequences.first()?;
    let first = called_before(told, &next.said, edition, words);
    let then = first
        .into_iter()
        .chain(calls_then(told, next, edition, words));
    Some(then.collect::<Vec<_>>().join(" "))
}

/// Who calls before the player on whose call it depends: whoever has the turn and those behind him, as they wish. His partner may not use
/// what the cancelled call told him (16C2 of 2017, 16D2 of 2007); of one who must pass it is said already.
fn called_before(
    told: &Consequence,
    said: &Saying,
    edition: Edition,
    words: &Words,
) -> Option<String> {
    let (turn, then) = (told.turn?, said.by().seat()?);
    let must_pass = |seat: Seat| {
        let bars =
            |effect: &Effect| matches!(effect, Effect::Bar { seat: who, .. } if *who == seat);
        told.effects.iter().any(bars)
    };
    let around = [turn, turn.lho(), turn.partner(), turn.rho()];
    let before = around.into_iter().take_while(|seat| *seat != then);
    let free: Vec<Seat> = before.filter(|seat| !must_pass(*seat)).collect();
    if free.is_empty() {
        return None;
    }
    let names: Vec<String> = free
        .iter()
        .map(|&seat| notation::seat(seat, words))
        .collect();
    let message = match free.len() {
        1 => Message::FollowsBefore,
        _ => Message::FollowsBeforeSeveral,
    };
    let args = [
        ("seat", notation::seat(then, words).into()),
        ("who", words.all_of(&names).into()),
    ];
    let mut text = words.tell(message, args);
    if let Some(offender) = cancelled(told)
        && free.contains(&offender.partner())
    {
        let clause = match edition {
            Edition::E2007 => "16D2",
            Edition::E2017 => "16C2",
        };
        let seat = notation::seat(offender.partner(), words);
        let args = [("seat", seat.into()), ("clause", clause.into())];
        text.push(' ');
        text.push_str(&words.tell(Message::FollowsBeforePartner, args));
    }
    Some(text)
}

/// Whose call an answer cancels.
fn cancelled(told: &Consequence) -> Option<Seat> {
    told.effects.iter().find_map(|effect| match effect {
        Effect::Cancelled { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// What depends on a player's call.
fn calls_then(
    told: &Consequence,
    next: &Consequence,
    edition: Edition,
    words: &Words,
) -> Option<String> {
    let who = by(&next.said, words);
    let only = matches!(&next.said, Saying::Unfinished { calls: Some(calls), .. } if calls.iter().count() == 1);
    if only && told.consequences.len() == 1 {
        let call = ask::text(next, None, edition, words);
        let args = [("who", who.into()), ("call", call.into())];
        return Some(words.tell(Message::FollowsMustCall, args));
    }
    let message = match next.offered {
        Offered::Way(..) if told.consequences.len() > 1 => Message::FollowsCorrects,
        _ if told.consequences.len() == 1 => Message::FollowsAnyCall,
        _ => Message::FollowsCalls,
    };
    Some(words.tell(message, [("who", who.into())]))
}

/// Who is asked, and what; alone where his answers are told elsewhere, or nobody can foresee them.
fn asked(awaiting: &Awaiting, alone: bool, edition: Edition, words: &Words) -> String {
    let all = ask::must_all_agree(&awaiting.by);
    let who = ask::who(&awaiting.by, words).into();
    match awaiting.question {
        Question::Fact(fact) => {
            let question = ask::of_director(fact, edition, words);
            let args = [("who", who), ("question", question.into())];
            words.tell(Message::FollowsFinds, args)
        }
        Question::Options(_) if alone => words.tell(Message::FollowsChoosesAlone, [("who", who)]),
        // Whoever asks for it, it is for the three others.
        Question::Options(_) if all && awaiting.by.seats().len() == 3 => {
            words.say(Message::FollowsConsentOthers)
        }
        Question::Options(_) if all => words.tell(Message::FollowsConsent, [("who", who)]),
        Question::Options(_) => words.tell(Message::FollowsChooses, [("who", who)]),
    }
}

fn by(said: &Saying, words: &Words) -> String {
    match said.by().seat() {
        Some(seat) => notation::seat(seat, words),
        None => words.say(Message::Director),
    }
}

#[cfg(test)]
mod tests {
    use openroom_laws::log;
    use openroom_laws::replay::replay;

    use super::*;
    use crate::words::Language;

    /// What is said to follow from the answer that stands at that place.
    fn follows(edition: Edition, log: &str, at: usize) -> String {
        let logs = log::read(log).unwrap();
        let table = replay(&logs[0], edition).unwrap();
        let words = Words::new(Language::English);
        let told = following(&table.consequences()[at], edition, &words);
        told.then.unwrap_or_default()
    }

    #[test]
    fn who_calls_before_the_offender_is_said_first() {
        // At his partner's turn: South and West call first (31B1), South without what the call told him.
        let partner = "board: 2\nlog: [{E: 1H}, {N: 2C}, {D: called}]\n";
        let said = follows(Edition::E2017, partner, 1);
        let first = "Before North’s turn South and West may make any legal call. South must not use information from the cancelled call (Law 16C2). North";
        assert!(said.starts_with(first), "{said}");
        // In 2007 the partner must pass, and only West is free.
        let said = follows(Edition::E2007, partner, 1);
        assert!(!said.contains("South"), "{said}");
        // A first call at the turn of his left-hand opponent: all three others call first (31B1 of 2017).
        let lho = "board: 2\nlog: [{N: 1H}, {D: called}]\n";
        let said = follows(Edition::E2017, lho, 1);
        let first = "Before North’s turn East, South and West may make any legal call.";
        assert!(said.starts_with(first), "{said}");
        // An insufficient bid is put right at once.
        let insufficient = "board: 1\nlog: [{N: 1S}, {E: 1H}, {D: called}]\n";
        let said = follows(Edition::E2017, insufficient, 1);
        assert!(said.starts_with("East then replaces"), "{said}");
    }
}
