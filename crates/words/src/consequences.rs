//! What an answer leads to, told before anybody chooses (9B2, 10C1): the sentences of a Director, and below them who is asked
//! next and what his answers lead to.

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
