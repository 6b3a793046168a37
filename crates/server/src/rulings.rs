//! A ruling step by step. The page sends what has happened so far, as entries of the table log; the answer says what the Laws make
//! of it, who is asked what, and which entry each answer would be. The page knows no Law.

use axum::Json;
use openroom_laws::log;
use openroom_laws::replay::replay;
use openroom_words::words::{Language, Words};
use openroom_words::{ask, explain};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::access::{Actor, Rank};
use crate::problem::{Answer, Problem};

/// What has happened so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    edition: u16,
    board: Option<u32>,
    #[serde(default)]
    dealer: Option<String>,
    #[serde(default)]
    vul: Option<String>,
    #[serde(default)]
    deal: Option<String>,
    #[serde(default)]
    auction: Vec<String>,
    #[serde(default)]
    play: Vec<String>,
    #[serde(default)]
    entries: Vec<Value>,
    #[serde(default)]
    language: Option<String>,
}

/// At most so many entries: no board has more.
const MOST: usize = 500;

/// `POST /api/rulings/step`.
pub async fn step(actor: Actor, Json(wish): Json<Step>) -> Answer {
    actor.must_be(Rank::Assistant)?;
    if wish.entries.len() + wish.auction.len() + wish.play.len() > MOST {
        return Err(Problem::unsound("no board has so many entries"));
    }
    let work = move || told(&wish);
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Problem::ours)?.map(Json)
}

fn told(wish: &Step) -> Result<Value, Problem> {
    let text = text(wish);
    let logs = log::read(&text).map_err(|error| Problem::unsound(error.to_string()))?;
    let [board] = logs.as_slice() else {
        return Err(Problem::unsound("one board at a time"));
    };
    let edition = openroom_laws::Edition::ALL
        .into_iter()
        .find(|edition| edition.year() == wish.edition)
        .ok_or_else(|| Problem::malformed("the edition is 2007 or 2017"))?;
    let language = wish.language.as_deref().and_then(|code| code.parse().ok());
    let words = Words::new(language.unwrap_or(Language::English));
    let table = match replay(board, edition) {
        Ok(table) => table,
        Err(error) => {
            return Ok(json!({"refused": {"problem": error.to_string()}}));
        }
    };
    let told = explain::told(board, edition, &words)
        .map_err(|error| Problem::unsound(error.to_string()))?;
    let outcome: Value = serde_json::from_str(&table.outcome()).map_err(Problem::ours)?;
    Ok(json!({
        "outcome": outcome,
        "awaiting": ask::question(&table, &words),
        "told": told,
        "log": text,
    }))
}

/// The log as text. JSON is YAML: every value is written as JSON, so nothing in it can be taken for something else.
fn text(wish: &Step) -> String {
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
