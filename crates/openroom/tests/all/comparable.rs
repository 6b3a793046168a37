//! `openroom comparable` as a Director meets it.

use std::process::Command;

use serde_json::{Value, json};

fn openroom(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("comparable")
        .args(args)
        .output()
        .expect("the binary starts");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

fn compared(args: &[&str]) -> Value {
    let args: Vec<&str> = args.iter().copied().chain(["--json"]).collect();
    let (status, out, err) = openroom(&args);
    assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn the_reading_and_the_edition_make_a_difference() {
    let both = ["0-7; except 5-7 6+major", "5-7"];
    assert_eq!(compared(&both)["relation"], "subset");
    let strict = compared(&[both[0], both[1], "--strict"]);
    assert_eq!(strict["relation"], "neither");
    assert_eq!(strict["lets_in"]["points"], 7);
    let stayman = ["stayman", "4+ 4+major; asks:majors"];
    assert_eq!(compared(&stayman)["clause"], "23A3");
    let old = compared(&[stayman[0], stayman[1], "--edition", "2007"]);
    assert_eq!(
        (&old["relation"], old.get("clause")),
        (&json!("purpose"), None)
    );
    // An exact share, and the notation to send it again.
    let told = compared(&["15-17 balanced", "15-18 balanced"]);
    assert_eq!(told["outside"], "15667973/111029739");
    assert_eq!(told["notation"]["withdrawn"], "15-17 balanced");
}

#[test]
fn told_to_people() {
    for language in ["en", "pt", "es", "es-ES", "it", "ro"] {
        let args = [
            "--lang",
            language,
            "--strict",
            "5+H; except 10+ 5H 4+S; transfers:H",
            "10+ 5+H; forcing",
        ];
        let (status, out, err) = openroom(&args);
        assert_eq!((status, err.as_str()), (0, ""), "{language}");
        insta::assert_snapshot!(format!("told_to_people_{language}"), out);
    }
}

#[test]
fn the_usual_meanings_are_listed() {
    let (status, out, _) = openroom(&["--lang", "it"]);
    assert_eq!(status, 0);
    assert!(
        out.contains("multi                2♦ Multi: 5–10 punti, 6 ♥; oppure"),
        "{out}"
    );
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let (status, out, err) = openroom(&["12-14 balancd", "any", "--lang", "en"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.contains("`12-14 balancd`: character 7: balancd is not a condition"),
        "{err}"
    );
    for wrong in [
        &["any"][..],
        &["any", "any", "--strict", "--liberal"],
        &["any", "any", "--edition", "1987"],
    ] {
        assert_eq!(openroom(wrong).0, 2, "{wrong:?}");
    }
}
