//! System cards as files: a PDF or a picture, kept under the hash of what is in it, and the card of each pair of an event, which it has at
//! every table from then on.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use contract_bridge::Seat;
use openroom_laws::notation::seat_text;
use openroom_store::Change;
use openroom_tournament::Tournament;
use openroom_tournament::entry::EventKind;
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};

use super::{AtEvent, Guest, Link};
use crate::access::{Actor, side_of, sits};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::limits::Pace;
use crate::problem::{Answer, Problem};
use crate::secrets;

/// The largest file.
pub const LARGEST: usize = 1024 * 1024;

/// Files that come from one device.
const FILES: Pace = Pace {
    burst: 6,
    every: std::time::Duration::from_secs(60),
};

/// Files that come from one address: a hall of players has one.
const FROM_ONE: Pace = Pace {
    burst: 60,
    every: std::time::Duration::from_secs(20),
};

/// Under what files are kept, and the cards of pairs.
const FILE: &str = "card-file";
const OF_PAIR: &str = "card-of-pair";

/// Where a file is asked for.
const ADDRESS: &str = "/api/cards/";

/// A file as it is kept.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    kind: String,
    bytes: String,
}

/// What a file is by how it begins; nothing else can be shown safely.
fn kind_of(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [b'%', b'P', b'D', b'F', b'-', ..] => Some("application/pdf"),
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some("image/png"),
        [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
        [
            b'R',
            b'I',
            b'F',
            b'F',
            _,
            _,
            _,
            _,
            b'W',
            b'E',
            b'B',
            b'P',
            ..,
        ] => Some("image/webp"),
        _ => None,
    }
}

/// Whether a PDF says that it runs something or carries something along.
fn has_scripts(bytes: &[u8]) -> bool {
    let has = |word: &[u8]| {
        // A name ends where something else begins: `/JS` is not `/JSize`.
        let ends = |at: usize| {
            bytes
                .get(at)
                .is_none_or(|byte| !byte.is_ascii_alphanumeric())
        };
        let mut windows = bytes.windows(word.len()).enumerate();
        windows.any(|(at, window)| window == word && ends(at + word.len()))
    };
    [&b"/JavaScript"[..], b"/JS", b"/Launch", b"/EmbeddedFile"]
        .into_iter()
        .any(has)
}

/// Takes in a system card as a file: a PDF, or a picture in PNG, JPEG or WebP, of at most a megabyte. Where it is then is what is attached.
#[utoipa::path(post, path = "/play/{id}/card", tag = "play", params(("id" = String, Path, description = "The table"), Link), request_body(content = Vec<u8>, content_type = "application/octet-stream"), responses((status = 200, body = api::CardKept), (status = 422, description = "Neither a PDF nor a picture, or too large", body = api::Problem)))]
pub async fn take_in(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    bytes: Bytes,
) -> Answer<Json<api::CardKept>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if super::room::seat_of(guest.role).is_none() {
        return Err(Problem::forbidden(Message::ServeTableLooksOn));
    }
    app.limits
        .one_more(format!("cards {}", guest.kept), FILES)?;
    app.limits.one_more(format!("cards {from}"), FROM_ONE)?;
    let kind = kind_of(&bytes).filter(|_| bytes.len() <= LARGEST);
    let kind = kind.ok_or_else(|| Problem::unsound(Message::ServeCardFile))?;
    if kind == "application/pdf" && has_scripts(&bytes) {
        return Err(Problem::unsound(Message::ServeCardScripts));
    }
    app.clubs.room(&app.store).await?;
    let bytes = secrets::hex(&bytes);
    let hash = secrets::kept(&bytes);
    let kept = Kept {
        kind: kind.to_owned(),
        bytes,
    };
    let body = serde_json::to_string(&kept).map_err(Problem::ours)?;
    // The same file again is the same: it is kept once.
    if app.store.paper(FILE, &hash).await?.is_none() {
        let put = Change::Put {
            kind: FILE,
            id: hash.clone(),
            body,
            seen: None,
        };
        app.store.change_papers(vec![put]).await?;
    }
    Ok(Json(api::CardKept {
        card: format!("{ADDRESS}{hash}"),
    }))
}

/// A system card. Who has its address was at a table where it lay: it cannot be guessed. Nothing in it is run.
#[utoipa::path(get, path = "/cards/{card}", tag = "play", params(("card" = String, Path, description = "The hash of the file")), responses((status = 200, description = "The file", content_type = "application/octet-stream")))]
pub async fn file(app: App, Path(card): Path<String>) -> Answer<Response> {
    let missing = || Problem::missing(Message::ServeNoCard);
    let found = app.store.paper(FILE, &card).await?.ok_or_else(missing)?;
    let kept: Kept = serde_json::from_str(&found.body).map_err(Problem::ours)?;
    let bytes = secrets::unhex(&kept.bytes).ok_or_else(missing)?;
    let kind = HeaderValue::from_str(&kept.kind).map_err(Problem::ours)?;
    let policy = match kept.kind.as_str() {
        // Browsers show a PDF by a page of their own, which a sandbox would forbid.
        "application/pdf" => "default-src 'none'; object-src 'self'; frame-ancestors 'none'",
        _ => "default-src 'none'; img-src 'self'; sandbox; frame-ancestors 'none'",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("inline"),
        ),
        (
            header::CACHE_CONTROL,
            // What is under a hash never changes.
            HeaderValue::from_static("private, max-age=86400, immutable"),
        ),
        (
            HeaderName::from_static("content-security-policy"),
            HeaderValue::from_static(policy),
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            HeaderValue::from_static("same-origin"),
        ),
    ];
    Ok((headers, bytes).into_response())
}

/// By what the card of a pair is kept. The halves of a team have one each, by the side on which they sit.
fn pair(at: &AtEvent, event: &Tournament, seat: Seat) -> Option<String> {
    let state = event.state();
    let sitting = state.table(at.session, at.round, &at.table)?.sitting;
    let letter = seat_text(seat).chars().next()?;
    let who = sits(sitting, letter)?;
    let teams = state.created.as_ref()?.kind == EventKind::Teams;
    let side = match teams {
        true => format!(".{}", side_of(letter).index()),
        false => String::new(),
    };
    Some(format!("{}.{who}{side}", at.event))
}

/// Keeps the system card of a pair for the tables to come; nothing takes it away.
pub async fn keep(app: &App, at: &AtEvent, seat: Seat, card: &str) -> Result<(), Problem> {
    let (event, _) = app.event(&at.event).await?.now().await;
    let Some(id) = pair(at, &event, seat) else {
        return Ok(());
    };
    let change = match card.trim() {
        "" => Change::Take { kind: OF_PAIR, id },
        card => Change::Put {
            kind: OF_PAIR,
            id,
            body: card.to_owned(),
            seen: None,
        },
    };
    app.store.change_papers(vec![change]).await?;
    Ok(())
}

/// The system card of the pair at a seat.
pub async fn kept(
    app: &App,
    at: &AtEvent,
    event: &Tournament,
    seat: Seat,
) -> Result<Option<String>, Problem> {
    let Some(id) = pair(at, event, seat) else {
        return Ok(None);
    };
    Ok(app.store.paper(OF_PAIR, &id).await?.map(|card| card.body))
}

#[cfg(test)]
mod tests {
    use super::{has_scripts, kind_of};

    #[test]
    fn a_file_is_what_it_begins_with() {
        assert_eq!(kind_of(b"%PDF-1.7\n"), Some("application/pdf"));
        assert_eq!(kind_of(&[0xff, 0xd8, 0xff, 0xe0]), Some("image/jpeg"));
        assert_eq!(kind_of(b"RIFF1234WEBPVP8 "), Some("image/webp"));
        for other in [
            &b"<svg xmlns='x'><script/></svg>"[..],
            b"<html>",
            b"GIF89a",
            b"",
        ] {
            assert_eq!(kind_of(other), None);
        }
    }

    #[test]
    fn a_file_that_runs_something_is_known_by_its_words() {
        assert!(has_scripts(b"%PDF-1.7 << /S /JavaScript /JS (x) >>"));
        assert!(has_scripts(b"%PDF-1.7 <</S/Launch>>"));
        assert!(!has_scripts(b"%PDF-1.7 << /Type /Catalog /JSize 3 >>"));
    }
}
