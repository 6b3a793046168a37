//! The files of the book of Laws that the pages fetch: made once by crate `book`, kept packed.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use openroom_book::files::{self, File};
use sha2::{Digest as _, Sha256};

use crate::aside::aside;
use crate::ranking::packed;

/// A file as it is sent.
struct Kept {
    file: &'static File,
    packed: Bytes,
    /// A name for what it holds: who has that already is not sent it again.
    tag: HeaderValue,
}

static KEPT: LazyLock<HashMap<&'static str, Kept>> = LazyLock::new(|| {
    let kept = |file: &'static File| {
        let hash: String = Sha256::digest(file.text.as_bytes())
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let tag = HeaderValue::try_from(format!("\"{hash}\""));
        let kept = Kept {
            file,
            packed: packed(&file.text),
            tag: tag.unwrap_or(HeaderValue::from_static("\"book\"")),
        };
        (file.name.as_str(), kept)
    };
    files::all().iter().map(kept).collect()
});

/// The file of that name.
pub async fn sent(name: &str, headers: &HeaderMap) -> Response {
    let known = |name: &str| files::NAMES.iter().find(|one| **one == name).copied();
    let Some(name) = known(name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // The first time every scenario is replayed for it.
    let kept = match aside(move || KEPT.get(name)).await {
        Ok(Some(kept)) => kept,
        Ok(None) => return StatusCode::NOT_FOUND.into_response(),
        Err(problem) => return problem.into_response(),
    };
    let asked = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let about = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::VARY, HeaderValue::from_static("Accept-Encoding")),
        (header::ETAG, kept.tag.clone()),
    ];
    let has = asked(header::IF_NONE_MATCH).zip(kept.tag.to_str().ok());
    if has.is_some_and(|(has, tag)| has.contains(tag)) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let takes = asked(header::ACCEPT_ENCODING).is_some_and(|all| all.contains("gzip"));
    if takes && !kept.packed.is_empty() {
        let packed = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
        return (about, packed, kept.packed.clone()).into_response();
    }
    (about, kept.file.text.as_str()).into_response()
}
