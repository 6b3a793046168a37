//! The description of the interface (OpenAPI 3.1), made from the routes and the shapes themselves.

use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, ContentBuilder, OpenApi, Ref, RefOr};
use utoipa::{Modify, OpenApi as _};

use crate::access::COOKIE;
use crate::api;

/// What is said of the interface as a whole.
#[derive(Debug, utoipa::OpenApi)]
#[openapi(
    info(
        title = "Openroom",
        description = "A club evening of duplicate bridge: sessions, tables, rulings, results. An event is a log; whoever looks at it is sent what the role may see.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "people", description = "Signing in, accounts, tokens"),
        (name = "home", description = "The page of a club, its calendar, who wants to play"),
        (name = "members", description = "The people of a club"),
        (name = "seasons", description = "Series, championships, ladders, simultaneous events, programmes"),
        (name = "events", description = "Events and their log"),
        (name = "tables", description = "Phones at the tables"),
        (name = "play", description = "Boards played in the browser"),
        (name = "results", description = "Rankings, boards, scorecards"),
        (name = "rulings", description = "Rulings step by step"),
        (name = "exports", description = "Files for other programs"),
    ),
    components(schemas(
        api::Problem,
        api::NextPlace,
        api::Sitter,
        api::ExportFormat,
        api::PrintDocument,
        api::PrintFormat,
        api::PrintPaper
    )),
    modifiers(&Schemes),
)]
pub struct About;

/// How somebody shows who he is.
struct Schemes;

impl Modify for Schemes {
    fn modify(&self, description: &mut OpenApi) {
        let components = description.components.get_or_insert_with(Components::new);
        let cookie = ApiKeyValue::with_description(
            COOKIE,
            "Set by `/api/sign-in`, `/api/setup` and `/api/reset` for a person, by `/api/join` for a device with the code of a table. What changes something must come from the same site.",
        );
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A token that a director has made at `/api/tokens`."));
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    }
}

/// The description of a router whose routes have been collected; the refusals that any route of its kind can give are added.
pub fn finished(mut description: OpenApi) -> OpenApi {
    for (path, item) in &mut description.paths.paths {
        for (method, operation) in operations(item) {
            operation.operation_id = Some(name(method, path));
            refusals(operation);
            for response in operation.responses.responses.values_mut() {
                if let RefOr::T(response) = response
                    && response.description.is_empty()
                {
                    response.description = "Done".to_owned();
                }
            }
        }
    }
    description
}

/// The name of an operation, other for each: `get-events-id`.
fn name(method: &str, path: &str) -> String {
    let parts = path.split('/').filter(|part| !["", "api"].contains(part));
    let mut name = method.to_owned();
    for part in parts {
        name.push('-');
        name.push_str(part.trim_matches(['{', '}']));
    }
    name
}

/// The description as JSON.
pub fn text(description: &OpenApi) -> String {
    let mut text = description.to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
}

/// The description to which the routes are added.
pub fn begun() -> OpenApi {
    About::openapi()
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let PathItem {
        get,
        post,
        put,
        delete,
        ..
    } = item;
    let all = [
        ("get", get),
        ("post", post),
        ("put", put),
        ("delete", delete),
    ];
    all.into_iter()
        .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

fn refusals(operation: &mut Operation) {
    let mut add = |status: &str, about: &str| {
        let responses = &mut operation.responses.responses;
        if !responses.contains_key(status) {
            responses.insert(status.to_owned(), RefOr::T(problem(about)));
        }
    };
    let parameters = operation.parameters.iter().flatten();
    let of = |kind: ParameterIn| {
        parameters
            .clone()
            .any(|parameter| parameter.parameter_in == kind)
    };
    let (path, query) = (of(ParameterIn::Path), of(ParameterIn::Query));
    let body = operation.request_body.is_some();
    if path || query || body {
        add("400", "The request cannot be understood");
    }
    add(
        "401",
        "Nobody is signed in, or the cookie, token, password or code is not known",
    );
    add(
        "403",
        "The role may not do this, or the request comes from another site",
    );
    if path {
        add("404", "There is no such thing, or it is not to be seen yet");
    }
    add("408", "It took too long");
    if body {
        add("409", "Somebody else was first");
        add("413", "The body is too large");
        add("415", "The body is not JSON");
    }
    add("422", "It is understood, and refused");
    add(
        "429",
        "Too many tries, entries or connections; `retry_after` says how many seconds to wait",
    );
    add("500", "The server could not do it; try again");
    add("507", "The server's disk is full; nothing was saved");
}

fn problem(about: &str) -> Response {
    let schema = Ref::from_schema_name("Problem");
    ResponseBuilder::new()
        .description(about)
        .content(
            "application/json",
            ContentBuilder::new().schema(Some(schema)).build(),
        )
        .build()
}
