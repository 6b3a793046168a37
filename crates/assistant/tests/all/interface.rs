//! The description of what is asked and answered, from which the types for TypeScript are made.

use std::fs;
use std::path::Path;

use openroom_assistant::describe::Interface;
use openroom_assistant_more::describe::Interface as More;
use openroom_assistant_solver::describe::Interface as Solver;
use utoipa::OpenApi as _;

/// The file holds that text, or is written anew with `OPENROOM_BLESS=1`.
fn held(path: &Path, text: &str) {
    if std::env::var_os("OPENROOM_BLESS").is_some() {
        fs::write(path, text).unwrap();
    }
    let there = fs::read_to_string(path).unwrap_or_default();
    let name = path.file_name().unwrap().display();
    assert!(
        there == text,
        "{name} is out of date; remedy: OPENROOM_BLESS=1 cargo nextest run -p openroom-assistant interface"
    );
}

#[test]
fn the_interface_is_described_as_it_is() {
    let mut described = Interface::openapi();
    described.merge(More::openapi());
    described.merge(Solver::openapi());
    let text = described.to_pretty_json().unwrap() + "\n";
    held(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("interface.json"),
        &text,
    );
}

#[test]
fn the_page_asks_what_the_interface_asks() {
    let asked = openroom_words::beginnings::asked_first();
    let text = serde_json::to_string_pretty(&asked).unwrap() + "\n";
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    held(&root.join("web/src/lib/beginnings.json"), &text);
}
