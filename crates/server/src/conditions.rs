//! The regulations of an event, for players and Directors: what holds beside the Laws, and the system cards with what the policy of the
//! event does not permit of them.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use openroom_book::beside::{Beside, beside};
use openroom_tournament::{Tournament, view};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api;
use crate::app::App;
use crate::problem::Answer;
use crate::said::Reader;

/// What is asked of the regulations.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// Only those that these words find, the best first, as the book of Laws is searched.
    #[serde(default)]
    words: Option<String>,
}

/// The regulations of an event. Everybody may read them.
#[utoipa::path(get, path = "/events/{id}/regulations", tag = "events", params(("id" = String, Path, description = "The event"), Asked), responses((status = 200, body = api::ConditionsShown)), security((), ("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Answer<Json<api::ConditionsShown>> {
    let mut shown = read(&app, &id).await?;
    if let Some(words) = asked.words {
        let texts = &shown.conditions.texts;
        let all: Vec<Beside<'_>> = texts
            .iter()
            .map(|one| Beside {
                title: &one.text.title,
                text: &one.text.text,
            })
            .collect();
        let found = beside(&all, &words, reader.language);
        shown.conditions.texts = found.into_iter().map(|at| texts[at].clone()).collect();
    }
    Ok(Json(shown))
}

/// The same beside the files of the book, where a device keeps them for when there is no network.
pub async fn beside_the_book(
    app: App,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    let Some(id) = file.strip_suffix(".json") else {
        return Ok(StatusCode::NOT_FOUND.into_response());
    };
    let shown = read(&app, id).await?;
    let tag = format!("\"{}\"", shown.entries);
    let tag = HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"0\""));
    let about = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::ETAG, tag.clone()),
    ];
    let has = headers.get(header::IF_NONE_MATCH);
    Ok(match has == Some(&tag) {
        true => (StatusCode::NOT_MODIFIED, about).into_response(),
        false => (about, Json(shown)).into_response(),
    })
}

async fn read(app: &App, id: &str) -> Answer<api::ConditionsShown> {
    let (event, _) = app.event(id).await?.now().await;
    Ok(shown(&event))
}

fn shown(event: &Tournament) -> api::ConditionsShown {
    let now = view::RegulationsNow::of(event);
    api::ConditionsShown {
        entries: event.state().entries,
        best_effort: now.best_effort,
        policy: now.policy,
        conditions: event.conditions(),
        // Whose card it is players know by the number: names are not for everybody.
        system_cards: view::system_cards(event)
            .map(|card| view::CardState {
                pair: String::new(),
                ..card
            })
            .collect(),
    }
}
