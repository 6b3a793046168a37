//! A ruling step by step. The page sends what has happened so far, as entries of the table log; the answer says what the Laws make
//! of it, who is asked what, and which entry each answer would be. The page knows no Law.

use axum::Json;
use openroom_laws::log;
use openroom_laws::replay::replay;
use openroom_words::words::{Language, Message, Words};
use openroom_words::{ask, explain};
use serde_json::{Value, json};

use crate::access::{Actor, Rank};
use crate::api;
use crate::problem::{Answer, Problem};
use crate::said::Reader;

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
    if wish.entries.len() + wish.auction.len() + wish.play.len() > MOST {
        return Err(Problem::unsound(Message::ServeTooManyEntries));
    }
    let work = move || told(&wish, reader);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Problem::ours)?.map(Json)
}

fn told(wish: &api::StepAsked, reader: Reader) -> Result<api::Step, Problem> {
    let text = text(wish);
    let logs = log::read(&text).map_err(|error| Problem::unsound(error.said()))?;
    let [board] = logs.as_slice() else {
        return Err(Problem::unsound(Message::ServeOneBoard));
    };
    let edition = openroom_laws::Edition::ALL
        .into_iter()
        .find(|edition| edition.year() == wish.edition)
        .ok_or_else(|| Problem::malformed(Message::ServeEdition))?;
    let asked = wish.language.as_deref().map(str::parse::<Language>);
    let language = match asked {
        None => reader.language,
        Some(Ok(language)) => language,
        Some(Err(_)) => return Err(Problem::malformed(Message::ServeLanguage)),
    };
    let words = Words::new(language);
    let table = match replay(board, edition) {
        Ok(table) => table,
        Err(error) => {
            return Ok(api::Step {
                outcome: None,
                awaiting: None,
                open: false,
                told: Vec::new(),
                log: None,
                refused: Some(api::StepRefused {
                    problem: words.said(&error.said()),
                }),
            });
        }
    };
    let told = explain::told(board, edition, &words)
        .map_err(|error| Problem::unsound(words.said(&error.said())))?;
    Ok(api::Step {
        outcome: Some(json!(table.outcome())),
        awaiting: Some(ask::question(&table, &words)).filter(|question| !question.is_null()),
        open: table.is_for_the_director(),
        told,
        log: Some(text),
        refused: None,
    })
}

/// The log as text. JSON is YAML: every value is written as JSON, so nothing in it can be taken for something else.
fn text(wish: &api::StepAsked) -> String {
    let mut text = format!("edition: {}\n", wish.edition);
    let mut line = |key: &str, value: Option<Value>| {
        if let Some(value) = value {
            text.push_str(&format!("{key}: {value}\n"));
        }
    };
    line("board", wish.board.map(|board| json!(board)));
    line("dealer", wish.dealer.as_ref().map(|dealer| json!(dealer)));
    line("vul", wish.vul.as_ref().map(|vul| json!(vul)));
    line("deal", wish.deal.as_ref().map(|deal| json!(deal)));
    let joined = |all: &[String]| (!all.is_empty()).then(|| json!(all.join(" ")));
    line("auction", joined(&wish.auction));
    line("play", joined(&wish.play));
    text.push_str("log:\n");
    for entry in &wish.entries {
        match entry.as_str() {
            // An answer that we offered ourselves, as a line of the log.
            Some(line) => text.push_str(&format!("- {}\n", line.replace(char::is_control, " "))),
            None => text.push_str(&format!("- {entry}\n")),
        }
    }
    if wish.entries.is_empty() {
        text.truncate(text.len() - "log:\n".len());
    }
    text
}
