//! The pages, which are inside the program.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use openroom_words::words::Language;

use crate::app::App;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// What is shown if the program was built without its pages.
const NONE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Openroom</title><p>This Openroom was built without its pages. Run scripts/setup in its source folder, and build it again.";

/// Everything that is not the interface: a file of the pages, or the page itself, which finds its own way.
pub async fn page(app: App, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let found = |name: &str| {
        let at = FILES.binary_search_by(|(file, _)| (*file).cmp(name));
        at.ok().map(|at| FILES[at].1)
    };
    if let Some(bytes) = found(path).filter(|_| !path.is_empty()) {
        // The names of built files change with what is in them.
        let keep = match path.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        return file(kind(path), keep, bytes);
    }
    if path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    let page = found("index.html").unwrap_or(NONE.as_bytes());
    let kind = "text/html; charset=utf-8";
    match app.language {
        Some(language) => file(kind, "no-cache", in_the_clubs(page, language)),
        None => file(kind, "no-cache", page),
    }
}

/// The page with the language of the club, which it takes where a device asks for none or for no variety.
fn in_the_clubs(page: &[u8], language: Language) -> String {
    let meta = format!(
        "<meta name=\"club-language\" content=\"{}\"></head>",
        language.code()
    );
    String::from_utf8_lossy(page).replacen("</head>", &meta, 1)
}

fn file(kind: &'static str, keep: &'static str, bytes: impl IntoResponse) -> Response {
    let mut response = bytes.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" | "webmanifest" => "application/json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_the_language_of_the_club() {
        let page = in_the_clubs(b"<head><title>x</title></head>", Language::SpanishOfSpain);
        assert_eq!(
            page,
            r#"<head><title>x</title><meta name="club-language" content="es-ES"></head>"#
        );
    }
}
