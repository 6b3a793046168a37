//! The pages, which are inside the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{LazyLock, Mutex};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use openroom_words::words::Language;

use crate::app::App;
use crate::aside::aside;
use crate::book;
use crate::said::Reader;

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// What is shown if the program was built without its pages.
const NONE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Openroom</title><p>This Openroom was built without its pages. Run scripts/setup in its source folder, and build it again.";

/// The page at any address: in the files it names the others by where they lie.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let page = found("index.html").unwrap_or(NONE.as_bytes());
    String::from_utf8_lossy(page).replace("\"./", "\"/")
});

/// The same for those who play or read.
static EVERYDAY: LazyLock<String> = LazyLock::new(|| with_everyday(&PAGE));

/// Whether a page needs no server: the pages have the same list (`site.ts`).
fn is_pocket(path: &str) -> bool {
    ["assistant", "book", "learn"].contains(&path.split('/').next().unwrap_or_default())
}

/// The files that a page needs at first, as the build of the pages names them.
#[derive(serde::Deserialize)]
struct First {
    /// Of the assistant.
    scripts: Vec<String>,
    styles: Vec<String>,
    /// Of the pages that players and readers open.
    #[serde(default)]
    everyday: Vec<String>,
    words: HashMap<String, Vec<String>>,
    /// What asks the engine of the rulings.
    #[serde(default)]
    asks: Vec<String>,
    /// That engine.
    #[serde(default)]
    code: Vec<String>,
    /// What it says, by language.
    #[serde(default)]
    spoken: HashMap<String, String>,
}

static FIRST: LazyLock<Option<First>> =
    LazyLock::new(|| found("first.json").and_then(|bytes| serde_json::from_slice(bytes).ok()));

/// The page with the names of what the assistant needs at first: on a slow network each file that is found late costs half a second. Where
/// no server answers in its place (`engine`), the engine is one of them.
#[must_use]
pub fn with_first(page: &str, root: &str, language: Option<Language>, engine: bool) -> String {
    let Some(first) = &*FIRST else {
        return page.to_owned();
    };
    let code = language.map_or("", Language::code);
    // A variety stands on its language.
    let base = code.split('-').next().unwrap_or_default();
    let varieties = [base, code];
    let spoken = &varieties[usize::from(base == code)..];
    let words = spoken.iter().filter_map(|code| first.words.get(*code));
    let said = spoken.iter().filter_map(|code| first.spoken.get(*code));
    let asks = first.asks.iter().filter(|_| engine);
    let code = first.code.iter().chain(said).filter(|_| engine);
    let scripts = first.scripts.iter().chain(words.flatten()).chain(asks);
    let links = named(scripts.chain(&first.styles), root)
        + &code
            .map(|name| {
                format!("<link rel=\"preload\" as=\"fetch\" fetchpriority=\"low\" crossorigin href=\"{root}{name}\">")
            })
            .collect::<String>();
    page.replacen("</head>", &format!("{links}</head>"), 1)
}

/// The page with the names of what players and readers need at first.
fn with_everyday(page: &str) -> String {
    let files = FIRST.as_ref().map_or(&[][..], |first| &first.everyday);
    let links = named(files.iter(), "/");
    page.replacen("</head>", &format!("{links}</head>"), 1)
}

/// The names of scripts and styles, as a page begins to load them.
fn named<'f>(files: impl Iterator<Item = &'f String>, root: &str) -> String {
    let kind = |name: &str| match name.ends_with(".css") {
        true => "stylesheet",
        false => "modulepreload",
    };
    files
        .map(|name| {
            let kind = kind(name);
            format!("<link rel=\"{kind}\" crossorigin href=\"{root}{name}\">")
        })
        .collect()
}

/// The built pages, each file with its name.
#[must_use]
pub fn files() -> &'static [(&'static str, &'static [u8])] {
    FILES
}

fn found(name: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by(|(file, _)| (*file).cmp(name));
    at.ok().map(|at| FILES[at].1)
}

/// Everything that is not the interface: a file of the pages, or the page itself, which finds its own way.
pub async fn page(app: App, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if let Some(bytes) = found(path).filter(|_| !path.is_empty()) {
        // The names of built files change with what is in them.
        let keep = match path.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        };
        let [brotli, gzip] =
            ["br", "gzip"].map(|way| is_packed(path) && takes(request.headers(), way));
        // The build of the pages has packed what is large.
        let smallest = found(&format!("{path}.br")).filter(|_| brotli);
        let mut response = match smallest {
            Some(small) => ([(header::CONTENT_ENCODING, "br")], small).into_response(),
            None if gzip => packed(path.to_owned(), bytes).await,
            None => bytes.into_response(),
        };
        if is_packed(path) {
            let headers = response.headers_mut();
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        return file(kind(path), keep, response);
    }
    if let Some(name) = path.strip_prefix("book-data/") {
        return book::sent(name, request.headers()).await;
    }
    if path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = "text/html; charset=utf-8";
    let page = match path {
        "assistant" => {
            let language = Reader::of(request.headers()).language;
            // Until its engine is there, the server rules.
            Cow::Owned(with_first(&PAGE, "/", Some(language), false))
        }
        _ if is_pocket(path) => Cow::Borrowed(PAGE.as_str()),
        _ => Cow::Borrowed(EVERYDAY.as_str()),
    };
    match app.language {
        Some(language) => file(kind, "no-cache", in_the_clubs(page.as_bytes(), language)),
        None => file(kind, "no-cache", page.into_owned()),
    }
}

/// Whether packing makes it smaller.
fn is_packed(path: &str) -> bool {
    !matches!(
        path.rsplit('.').next().unwrap_or_default(),
        "png" | "ico" | "woff2"
    )
}

/// Whether a browser takes what is packed in that way.
fn takes(headers: &HeaderMap, way: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let text = accepted.and_then(|value| value.to_str().ok());
    let mut ways = text.unwrap_or_default().split(',').map(str::trim);
    ways.any(|one| one.split(';').next() == Some(way) && !one.ends_with("q=0"))
}

/// A file as it goes over a slow network: packed when it is first asked for, and kept.
async fn packed(path: String, bytes: &'static [u8]) -> Response {
    static PACKED: LazyLock<Mutex<HashMap<String, &'static [u8]>>> =
        LazyLock::new(|| Mutex::new(HashMap::new()));
    let known = || PACKED.lock().unwrap_or_else(|broken| broken.into_inner());
    let there = known().get(&path).copied();
    let small = match there {
        Some(small) => small,
        None => {
            let work = move || {
                let mut packer =
                    flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
                packer.write_all(bytes).and_then(|()| packer.finish()).ok()
            };
            let Ok(Some(made)) = aside(work).await else {
                return bytes.into_response();
            };
            // There are as many as there are files: they stay.
            *known().entry(path).or_insert_with(|| made.leak())
        }
    };
    ([(header::CONTENT_ENCODING, "gzip")], small).into_response()
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
        "wasm" => "application/wasm",
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
    fn what_a_browser_takes_packed() {
        let accepts = |text: &'static str, way| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(text));
            takes(&headers, way)
        };
        let gzip = |text| accepts(text, "gzip");
        assert!(gzip("gzip") && gzip("deflate, gzip;q=0.8, br"));
        assert!(!gzip("") && !gzip("br") && !gzip("gzip;q=0, br"));
        assert!(accepts("gzip, deflate, br", "br") && !accepts("gzip, br;q=0", "br"));
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn the_page_tells_the_language_of_the_club() {
        let page = in_the_clubs(b"<head><title>x</title></head>", Language::SpanishOfSpain);
        assert_eq!(
            page,
            r#"<head><title>x</title><meta name="club-language" content="es-ES"></head>"#
        );
    }
}
