//! A ruling step by step. The page sends what has happened so far, as a table log; the answer says what the Laws make of it, who is
//! asked what, which entry each answer would be, and what else is possible. The page knows no Law.

use axum::Json;
use openroom_laws::replay::replay;
use openroom_laws::{Log, Table};
use openroom_words::words::{Language, Message, Words};
use openroom_words::{ask, explain, meanings};

use crate::access::{Actor, Rank};
use crate::api;
use crate::aside::aside;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, in_words};

/// At most so many entries: no board has more.
const MOST: usize = 500;

/// A ruling step by step: what the Laws make of what has happened, and who is asked what.
#[utoipa::path(post, path = "/rulings/step", tag = "rulings", request_body = api::StepAsked, responses((status = 200, body = api::Step)), security(("cookie" = []), ("token" = [])))]
pub async fn step(
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::StepAsked>,
) -> Answer<Json<api::Step>> {
    actor.must_be(Rank::Assistant)?;
    let work = move || told(wish, reader);
    aside(work).await?.map(Json)
}

fn told(wish: api::StepAsked, reader: Reader) -> Result<api::Step, Problem> {
    let mut log = wish.log.0.map_err(|error| Problem::unsound(error.said()))?;
    if log.entries.len() + log.calls.len() + log.cards.len() > MOST {
        return Err(Problem::unsound(Message::ServeTooManyEntries));
    }
    let asked = wish.language.as_deref().map(str::parse::<Language>);
    let language = match asked {
        None => reader.language,
        Some(Ok(language)) => language,
        Some(Err(_)) => return Err(Problem::malformed(Message::ServeLanguage)),
    };
    let words = Words::new(language);
    let entry = match wish.act.map(|act| act.entry()).transpose() {
        Ok(entry) => entry,
        Err(error) => return Ok(refused(words.said(&error.said()))),
    };
    log.entries.extend(entry.clone());
    let table = match replay(&log, log.edition()) {
        Ok(table) => table,
        Err(error) => return Ok(refused(words.said(&error.said()))),
    };
    let revoke = wish
        .revoke
        .map(|told| table.ask_of_revoke(&log.entries, &told));
    match revoke.transpose() {
        Ok(revoke) => Ok(api::Step {
            entry,
            revoke,
            ..answer(&log, &table, &words)?
        }),
        Err(error) => Ok(refused(words.said(&error.said()))),
    }
}

/// What two calls mean, compared: the Director decides whether the one that replaces the other is comparable.
#[utoipa::path(post, path = "/rulings/comparable", tag = "rulings", request_body = api::ComparableAsked, responses((status = 200, body = meanings::Comparable)), security(("cookie" = []), ("token" = [])))]
pub async fn comparable(
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::ComparableAsked>,
) -> Answer<Json<meanings::Comparable>> {
    actor.must_be(Rank::Assistant)?;
    let work = move || {
        for meaning in [&wish.withdrawn, &wish.replacement] {
            meaning.check().map_err(Problem::unsound)?;
        }
        Ok(in_words(reader.language, |words| {
            let [first, second] = [&wish.withdrawn, &wish.replacement];
            meanings::comparable(first, second, wish.edition, wish.reading, words)
        }))
    };
    aside(work).await?.map(Json)
}

/// The usual meanings of calls, to be picked and then adjusted.
#[utoipa::path(get, path = "/rulings/meanings", tag = "rulings", responses((status = 200, body = [meanings::UsualMeaning])), security(("cookie" = []), ("token" = [])))]
pub async fn usual(actor: Actor, reader: Reader) -> Answer<Json<Vec<meanings::UsualMeaning>>> {
    actor.must_be(Rank::Assistant)?;
    Ok(Json(in_words(reader.language, meanings::usual)))
}

/// What the Laws make of a board that is played in the browser, from its table log.
pub fn of_record(text: &str, words: &Words) -> Result<api::Step, Problem> {
    let logs = openroom_laws::log::read(text).map_err(Problem::ours)?;
    let log = logs
        .into_iter()
        .next()
        .ok_or_else(|| Problem::ours("no log"))?;
    let table = replay(&log, log.edition()).map_err(Problem::ours)?;
    answer(&log, &table, words)
}

fn answer(log: &Log, table: &Table, words: &Words) -> Result<api::Step, Problem> {
    let told = explain::told(log, log.edition(), words)
        .map_err(|error| Problem::unsound(words.said(&error.said())))?;
    Ok(api::Step {
        outcome: Some(table.outcome()),
        awaiting: ask::question(table, words),
        open: table.is_for_the_director(),
        acts: table.possible_acts(),
        told,
        log: Some(log.to_yaml()),
        ..api::Step::default()
    })
}

fn refused(problem: String) -> api::Step {
    api::Step {
        refused: Some(api::StepRefused { problem }),
        ..api::Step::default()
    }
}
