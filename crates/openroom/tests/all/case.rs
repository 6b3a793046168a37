//! `openroom case` as a Director meets it.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

fn openroom(case: &str, args: &[&str]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["case", "-"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(case.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

fn led(case: &str) -> Value {
    let (status, out, err) = openroom(case, &["--json"]);
    assert_eq!((status, err.as_str()), (0, ""));
    serde_json::from_str(&out).expect("JSON")
}

const BEGUN: &str = "edition: 2017
case: {kind: information, board: {number: 1, result: 4S W =}}
acts:
- fact: {passed: {by-way-of: tempo, by: E, at: X, seconds: 20, agreed: agreed}}
- fact: {chosen: {by: W, action: 4S, led-to: 4S W =}}
- found: {question: happened, answer: yes, evidence: [all four agree]}
- found: {question: conveyed, answer: yes}
- poll: {hand: KJ874.94.AQT83.6, seat: W, auction: [1H, X, 4H, Pass, Pass, X, Pass]}
- answer: {answer: {chooses: Pass}}
- answer: {answer: {chooses: Pass, considers: [4S]}}
- answer: {answer: {chooses: 4S}}
";

const REST: &str = "- found: {question: alternatives, answer: yes}
- found: {question: suggested, answer: yes}
- outcomes: {outcomes: [60% 4HX N =, 40% 4HX N -1]}
- found: {question: damage, answer: yes}
- found: {question: self-inflicted, answer: no}
- skipped: {question: penalty, why: no warning is needed}
- consulted: {who: Eve Moss}
";

#[test]
fn the_next_question_with_its_measure() {
    let told = led(BEGUN);
    let next = &told["next"];
    assert_eq!(next["question"], json!("alternatives"));
    assert_eq!(next["laws"], json!(["16B1b"]));
    assert_eq!(next["white_book"], json!(["16.6.1", "16.6.2", "16.6.3"]));
    assert_eq!(next["suggests"], json!("yes"));
    assert_eq!(told["poll"]["actions"][0]["standing"], json!("alternative"));
    assert_eq!(told["verdict"], json!(null));
}

#[test]
fn to_the_written_ruling_in_every_language() {
    let case = format!("{BEGUN}{REST}");
    let told = led(&case);
    assert_eq!(told["next"], json!(null));
    assert!(told["verdict"].as_str().unwrap().starts_with("assigned: "));
    for (language, word) in [
        ("en", "Written ruling (draft)"),
        ("pt", "Decisão escrita (rascunho)"),
        ("es", "Decisión escrita (borrador)"),
        ("es-ES", "Artículos: "),
        ("it", "Decisione scritta (bozza)"),
        ("ro", "Decizia scrisă (ciornă)"),
    ] {
        let (status, out, err) = openroom(&case, &["--lang", language]);
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.contains(word), "{out}");
    }
    let (_, out, _) = openroom(&case, &["--lang", "en"]);
    insta::assert_snapshot!(out);
}

#[test]
fn what_cannot_be_taken_is_told_with_its_place() {
    let wrong = format!("{BEGUN}- found: {{question: alternatives, answer: perhaps}}\n");
    let (status, out, err) = openroom(&wrong, &[]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.contains("act 9 of the case: perhaps does not answer"),
        "{err}"
    );
    let (status, _, err) = openroom("case: {kind: tempo}\n", &[]);
    assert_eq!(status, 2);
    assert!(err.contains("line 1"), "{err}");
    let disallowed = format!("{BEGUN}{}", REST.replace("40% 4HX N -1", "40% 4S W -1"));
    let (status, _, err) = openroom(&disallowed, &[]);
    assert_eq!(status, 2);
    assert!(
        err.contains("4S W -1 needs the call that is disallowed"),
        "{err}"
    );
}
