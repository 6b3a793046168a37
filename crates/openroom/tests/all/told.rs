//! Twenty rulings as a Director tells them, in each language, to be read aloud.

use std::process::Command;

fn told(language: &str) -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/rulings.yaml");
    let run = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["table", "--explain", "--lang", language, file])
        .output()
        .unwrap();
    let refused = String::from_utf8(run.stderr).unwrap();
    assert!(run.status.success(), "{refused}");
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn in_english() {
    insta::assert_snapshot!(told("en"));
}

#[test]
fn in_portuguese() {
    insta::assert_snapshot!(told("pt"));
}

#[test]
fn in_spanish() {
    insta::assert_snapshot!(told("es"));
}

#[test]
fn in_the_spanish_of_spain() {
    insta::assert_snapshot!(told("es-ES"));
}

#[test]
fn in_italian() {
    insta::assert_snapshot!(told("it"));
}

#[test]
fn in_romanian() {
    insta::assert_snapshot!(told("ro"));
}
