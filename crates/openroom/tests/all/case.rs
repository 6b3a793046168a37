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

const LANGUAGES: [&str; 6] = ["en", "pt", "es", "es-ES", "it", "ro"];

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
    let hint = next["hint"].as_str().unwrap();
    assert!(hint.contains("one in five"), "{hint}");
    let explained = led("case: {kind: misinformation}\n");
    let hint = explained["next"]["hint"].as_str().unwrap();
    assert!(hint.contains("presume"), "{hint}");
    assert_eq!(told["poll"]["actions"][0]["standing"], json!("alternative"));
    assert_eq!(told["verdict"], json!(null));
}

#[test]
fn to_the_written_ruling_in_every_language() {
    let case = format!("{BEGUN}{REST}");
    let told = led(&case);
    assert_eq!(told["next"], json!(null));
    assert!(told["verdict"].as_str().unwrap().starts_with("assigned: "));
    for language in LANGUAGES {
        let (status, out, err) = openroom(&case, &["--lang", language]);
        assert_eq!((status, err.as_str()), (0, ""));
        insta::assert_snapshot!(format!("the_written_ruling_{language}"), out);
    }
}

#[test]
fn what_a_question_takes_in_every_language() {
    // A remedy to choose, a penalty that may be none, outcomes to write down; then the first question, before and after the play.
    let remedy = "case: {kind: extraneous}\nacts:\n- called: {when: before}\n- found: {question: happened, answer: yes}\n- found: {question: interferes, answer: yes}\n";
    let fault = "case: {kind: slow-play}\n";
    let penalty = "case: {kind: slow-play}\nacts:\n- found: {question: fault-ns, answer: none}\n- found: {question: fault-ew, answer: directly}\n";
    let outcomes = "case: {kind: unplayable}\nacts:\n- found: {question: clear, answer: yes}\n";
    let during = "case: {kind: information}\nacts:\n- called: {when: play}\n";
    let after = "case: {kind: information}\nacts:\n- called: {when: after}\n";
    for language in LANGUAGES {
        let told = [remedy, fault, penalty, outcomes, during, after].map(|case| {
            let (status, out, err) = openroom(case, &["--lang", language]);
            assert_eq!((status, err.as_str()), (0, ""));
            out
        });
        insta::assert_snapshot!(format!("the_next_question_{language}"), told.join("---\n"));
    }
}

#[test]
fn what_cannot_be_taken_is_told_with_its_place() {
    let wrong = format!("{BEGUN}- found: {{question: alternatives, answer: perhaps}}\n");
    let (status, out, err) = openroom(&wrong, &[]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(
        err.contains("act 9 of the case: perhaps is not an answer"),
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

#[test]
fn what_is_withdrawn_is_told_as_withdrawn_and_is_no_part_of_the_ruling() {
    let case = format!(
        "{BEGUN}{REST}- withdrawn: {{act: 1, why: it was another board}}\n- withdrawn: {{act: 2, instead: {{chosen: {{by: W, action: 5C}}}}}}\n"
    );
    let told = led(&case);
    let facts = told["facts"].as_array().unwrap();
    assert_eq!(facts.len(), 3);
    assert_eq!(facts[0]["withdrawn"]["why"], json!("it was another board"));
    assert_eq!(facts[2]["act"], json!(17));
    assert_eq!(facts[2]["withdrawn"], json!(null));
    let (status, out, _) = openroom(&case, &["--lang", "en"]);
    assert_eq!(status, 0);
    let (ruling, withdrawn) = out.split_once("Withdrawn").expect("a heading of its own");
    assert!(
        ruling.contains("5♣") && !ruling.contains("20 s"),
        "{ruling}"
    );
    assert!(
        withdrawn.contains("20 s") && withdrawn.contains("it was another board"),
        "{withdrawn}"
    );
    let (status, _, err) = openroom(&format!("{BEGUN}- withdrawn: {{act: 40}}\n"), &[]);
    assert_eq!(status, 2);
    assert!(err.contains("the case has no act 40"), "{err}");
}

#[test]
fn what_can_be_done_after_the_first_call_is_by_edition() {
    let answers = |edition: u16| {
        let case = format!(
            "edition: {edition}\ncase: {{kind: extraneous}}\nacts:\n- called: {{when: auction}}\n- found: {{question: happened, answer: yes}}\n- found: {{question: interferes, answer: yes}}\n"
        );
        let next = led(&case)["next"].clone();
        (
            next["question"].clone(),
            next["answers"].clone(),
            next["text"].to_string(),
        )
    };
    let (question, words, _) = answers(2017);
    assert_eq!(
        (question, words),
        (json!("remedy"), json!(["play-on", "score"]))
    );
    let (question, _, text) = answers(2007);
    assert_eq!(question, json!("affected"));
    assert!(text.starts_with("\"May what"), "{text}");
}
