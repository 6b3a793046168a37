//! A ruling step by step. The page sends what has happened so far, as a table log; the answer says what the Laws make of it, who is
//! asked what, which entry each answer would be, and what else is possible. The page knows no Law.

use std::time::Duration;

use axum::Json;
use openroom_laws::replay::replay;
use openroom_words::beginnings::{self, First, FirstAsked};
use openroom_words::meanings;
use openroom_words::ruling::{self, Unanswered};
use openroom_words::words::{Message, Words};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::limits::Pace;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, in_words};

impl From<Unanswered> for Problem {
    fn from(why: Unanswered) -> Self {
        match why {
            Unanswered::Unread(said) => Self::unsound(*said),
            Unanswered::TooMany => Self::unsound(Message::ServeTooManyEntries),
            Unanswered::Language => Self::malformed(Message::ServeLanguage),
            Unanswered::Untold(text) => Self::unsound(text),
        }
    }
}

/// A ruling step by step: what the Laws make of what has happened, and who is asked what.
#[utoipa::path(post, path = "/rulings/step", tag = "rulings", request_body = api::StepAsked, responses((status = 200, body = api::Step)), security(("cookie" = []), ("token" = [])))]
pub async fn step(
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::StepAsked>,
) -> Answer<Json<api::Step>> {
    actor.must_be(Rank::Assistant)?;
    let work = move || -> Result<api::Step, Unanswered> {
        let language = wish.language(reader.language)?;
        in_words(language, |words| ruling::step(wish, words))
    };
    Ok(Json(aside(work).await??))
}

/// First rulings from one address: a phone asks until its own engine is there, and an address may be that of a whole course of Directors.
const FIRST: Pace = Pace {
    burst: 60,
    every: Duration::from_secs(1),
};

/// The first ruling of the assistant, from what was tapped. Anybody may ask, as anybody may open the assistant: on the first visit over
/// a slow network its engine is still on the way. It is about a few entries only; what comes after it the phone knows itself.
#[utoipa::path(post, path = "/rulings/first", tag = "rulings", request_body = FirstAsked, responses((status = 200, body = First)))]
pub async fn first(
    app: App,
    Client(from): Client,
    reader: Reader,
    Json(wish): Json<FirstAsked>,
) -> Answer<Json<First>> {
    app.limits.one_more(format!("first {from}"), FIRST)?;
    let work = move || in_words(reader.language, |words| beginnings::first(&wish, words));
    Ok(Json(aside(work).await??))
}

/// What two calls mean, compared: the Director decides whether the one that replaces the other is comparable.
#[utoipa::path(post, path = "/rulings/comparable", tag = "rulings", request_body = api::ComparableAsked, responses((status = 200, body = meanings::Comparable)), security(("cookie" = []), ("token" = [])))]
pub async fn comparable(
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::ComparableAsked>,
) -> Answer<Json<meanings::Comparable>> {
    actor.must_be(Rank::Assistant)?;
    let work = move || in_words(reader.language, |words| ruling::comparable(&wish, words));
    Ok(Json(aside(work).await??))
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
    Ok(ruling::answer(&log, &table, words)?)
}
