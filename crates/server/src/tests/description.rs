//! The description of the interface is true: the committed copy is the one that is made, and every answer that a test gets is as
//! described.

use std::sync::LazyLock;

use axum::http::StatusCode;
use serde_json::{Map, Value};

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&crate::description()).unwrap());

#[test]
fn the_committed_copies_are_those_that_are_made() {
    for (name, made) in [
        ("openapi.json", crate::description()),
        ("src/lib/bridge.json", super::bridge::text()),
    ] {
        let file = format!("{}/../../web/{name}", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("OPENROOM_BLESS").is_some() {
            std::fs::write(&file, &made).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            kept == made,
            "web/{name} is out of date: run the tests of openroom-server with OPENROOM_BLESS=1"
        );
    }
}

#[test]
fn every_reference_leads_somewhere() {
    fn walk(value: &Value) {
        match value {
            Value::Object(map) => {
                if let Some(Value::String(at)) = map.get("$ref") {
                    assert!(!target(at).is_null(), "{at}");
                }
                map.values().for_each(walk);
            }
            Value::Array(all) => all.iter().for_each(walk),
            _ => {}
        }
    }
    walk(&DESCRIPTION);
}

/// Asserts that an answer is as the description has it.
pub fn check(method: &str, path: &str, status: StatusCode, body: &Value) {
    let path = path.split('?').next().unwrap_or_default();
    let Some(route) = route(path) else {
        assert_eq!(status, StatusCode::NOT_FOUND, "{path} is not described");
        return;
    };
    let Some(operation) = route.get(method.to_lowercase()) else {
        assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        return;
    };
    let response = &operation["responses"][status.as_str()];
    assert!(
        !response.is_null(),
        "{method} {path}: {status} is not described"
    );
    let schema = &response["content"]["application/json"]["schema"];
    if schema.is_null() {
        return;
    }
    let mut wrong = Vec::new();
    // What a test shows too much of on purpose is no part of the interface.
    let mut body = body.clone();
    for at in ["", "/table"] {
        let shown = body.pointer_mut(at).and_then(Value::as_object_mut);
        shown.map(|shown| shown.remove("widened"));
    }
    let body = &body;
    holds(schema, body, "", true, &mut wrong);
    assert!(
        wrong.is_empty(),
        "{method} {path} {status} is not as described:\n{}\n{body}",
        wrong.join("\n")
    );
}

/// Every method and path that begins like that.
pub fn under(begins: &str) -> Vec<(String, String)> {
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let paths = paths.iter().filter(|(path, _)| path.starts_with(begins));
    paths
        .flat_map(|(path, route)| {
            let methods = route.as_object().unwrap().keys();
            methods.map(|method| (method.to_uppercase(), path.clone()))
        })
        .collect()
}

/// Every path that can be looked at.
pub fn gettable() -> Vec<String> {
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let with = paths.iter().filter(|(_, route)| !route["get"].is_null());
    with.map(|(path, _)| path.clone()).collect()
}

/// Every method and path that can change something.
pub fn writable() -> Vec<(String, String)> {
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let of = |(path, route): (&String, &Value)| {
        let methods = ["post", "delete"].into_iter();
        let there: Vec<_> = methods
            .filter(|method| !route[method].is_null())
            .map(|method| (method.to_uppercase(), path.clone()))
            .collect();
        there
    };
    paths.iter().flat_map(of).collect()
}

/// The paths of the description; `{name}` in one stands for anything.
fn route(path: &str) -> Option<&'static Value> {
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |described: &str| {
        let described: Vec<&str> = described.split('/').collect();
        described.len() == parts.len()
            && described
                .iter()
                .zip(&parts)
                .all(|(d, p)| d.starts_with('{') || d == p)
    };
    let paths = DESCRIPTION["paths"].as_object()?;
    // A path without a name in it is the closer one.
    let mut found: Vec<_> = paths
        .iter()
        .filter(|(described, _)| fits(described))
        .collect();
    found.sort_by_key(|(described, _)| described.matches('{').count());
    found.first().map(|(_, route)| *route)
}

fn target(reference: &str) -> &'static Value {
    let pointer = reference.strip_prefix('#').unwrap_or_default();
    DESCRIPTION.pointer(pointer).unwrap_or(&Value::Null)
}

/// Whether a value is as a schema has it. `strict`: a key that the schema does not name is wrong too.
fn holds(schema: &Value, value: &Value, at: &str, strict: bool, wrong: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        return holds(target(reference), value, at, strict, wrong);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(all) = schema[key].as_array() {
            one_of(all, value, at, strict, wrong);
        }
    }
    for part in schema["allOf"].as_array().into_iter().flatten() {
        holds(part, value, at, false, wrong);
    }
    if !is_type(&schema["type"], value) {
        wrong.push(format!("{at}: {value} is no {}", schema["type"]));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        wrong.push(format!("{at}: {value} is none of {words:?}"));
    }
    if let Some(items) = value.as_array()
        && !schema["items"].is_null()
    {
        for (number, item) in items.iter().enumerate() {
            holds(
                &schema["items"],
                item,
                &format!("{at}/{number}"),
                true,
                wrong,
            );
        }
    }
    if let Some(map) = value.as_object() {
        keys(schema, map, at, strict, wrong);
    }
}

fn one_of(all: &[Value], value: &Value, at: &str, strict: bool, wrong: &mut Vec<String>) {
    let tried: Vec<Vec<String>> = all
        .iter()
        .map(|one| {
            let mut wrong = Vec::new();
            holds(one, value, at, strict, &mut wrong);
            wrong
        })
        .collect();
    let fitting = tried.iter().filter(|wrong| wrong.is_empty()).count();
    if fitting != 1 {
        wrong.push(format!("{at}: fits {fitting} of the kinds, not one"));
        wrong.extend(tried.into_iter().flatten());
    }
}

fn keys(schema: &Value, map: &Map<String, Value>, at: &str, strict: bool, wrong: &mut Vec<String>) {
    for key in schema["required"].as_array().into_iter().flatten() {
        if !map.contains_key(key.as_str().unwrap_or_default()) {
            wrong.push(format!("{at}: {key} is missing"));
        }
    }
    let mut known = Map::new();
    named(schema, &mut known);
    let more = &schema["additionalProperties"];
    for (key, value) in map {
        let at = format!("{at}/{key}");
        match schema["properties"].get(key) {
            Some(schema) => holds(schema, value, &at, true, wrong),
            None if *more == Value::Bool(false) => wrong.push(format!("{at}: must not be there")),
            None if more.is_object() => holds(more, value, &at, true, wrong),
            None if strict && !known.is_empty() && !known.contains_key(key) => {
                wrong.push(format!("{at}: is not described"));
            }
            None => {}
        }
    }
}

/// The keys that a schema and its parts name.
fn named(schema: &Value, known: &mut Map<String, Value>) {
    if let Some(reference) = schema["$ref"].as_str() {
        return named(target(reference), known);
    }
    known.extend(
        schema["properties"]
            .as_object()
            .cloned()
            .into_iter()
            .flatten(),
    );
    for key in ["allOf", "oneOf"] {
        for part in schema[key].as_array().into_iter().flatten() {
            named(part, known);
        }
    }
}

fn is_type(kind: &Value, value: &Value) -> bool {
    let one = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    };
    match kind {
        Value::String(kind) => one(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).any(one),
        _ => true,
    }
}
