//! `openroom table --explain` and `--compare`, as a user sees them.

use std::io::Write as _;
use std::process::{Command, Stdio};

const BARRED: &str = "\
title: Corrected with a pass, then a bid by the partner who must pass
edition: 2017
dealer: S
vul: EW
auction: 1S Pass 2S
log:
- E: 2D
- S: attention
- D: called
- S: declines
- E: Pass
- D: {comparable: no}
- S: 4S
- W: 5C
- N: attention
- D: called
- N: Pass
- E: Pass
- S: forbids H
";

const EXPOSED: &str = "\
title: A card shown, a call out of rotation, a hesitation
editions: [2007, 2017]
board: 1
log:
- N: 1S
- E: exposes HK
- S: attention
- D: called
- S: 2S
- W: attention
- D: called
- W: declines
- E: hesitates
- E: Pass
- S: 2S
- W: Pass
- N: 4S
- E: Pass
- S: Pass
- W: Pass
";

const ARTIFICIAL: &str = "\
title: The same suit shown
dealer: W
vul: none
log:
- W: 1NT
- N: 2S
- E: {call: 2D, shows: [H]}
- S: attention
- D: called
- S: declines
- E: 3H
";

fn table(args: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("table")
        .args(args)
        .arg("-")
        .envs([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    (
        output.status.code(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

fn out(args: &[&str], input: &str) -> String {
    let (code, out, err) = table(args, input);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    out
}

#[test]
fn a_ruling_explained() {
    insta::assert_snapshot!(out(&["--explain"], BARRED));
}

#[test]
fn a_ruling_explained_in_italian() {
    insta::assert_snapshot!(out(&["--explain", "--lang", "it"], BARRED));
}

#[test]
fn explained_under_both_editions() {
    insta::assert_snapshot!(out(&["--explain"], EXPOSED));
}

#[test]
fn every_language_explains() {
    for language in ["en", "pt", "es", "it", "ro"] {
        let text = out(&["--explain", "--lang", language], EXPOSED);
        assert!(text.contains("24B") && text.contains('♥'), "{text}");
        assert!(
            !text.contains("explain-") && !text.contains("option-"),
            "{text}"
        );
    }
}

#[test]
fn what_cannot_be_is_an_error_here_too() {
    let (code, out, err) = table(&["--explain"], "board: 1\nlog: [{N: accepts}]");
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("log entry 1"), "{err}");
}

#[test]
fn editions_compared() {
    insta::assert_snapshot!(out(&["--compare"], ARTIFICIAL));
}

#[test]
fn nothing_differs_on_a_regular_board() {
    let text = out(&["--compare"], "board: 1\nauction: 1NT Pass Pass Pass");
    let last = text.lines().last().unwrap();
    assert_eq!(last, r#"{"differs":[],"clauses":[]}"#);
}

/// The same log under 2007 and 2017 differs only where the catalogue says that a Law differs.
#[test]
fn every_difference_has_its_clauses() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "yaml") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        // A file at once; where it holds what is refused before any Law is looked at, one log after the other.
        let (code, out, _) = table(&["--compare"], &text);
        let told: Vec<String> = match code {
            Some(0) => vec![out],
            _ => text.split("\n---\n").map(compared).collect(),
        };
        let lines: Vec<&str> = told.iter().flat_map(|told| told.lines()).collect();
        // Both outcomes, and what differs between them.
        for three in lines.chunks(3) {
            // Refused under both editions, each in its own words.
            if three[..2]
                .iter()
                .all(|line| line.starts_with(r#"{"error""#))
            {
                continue;
            }
            let found: serde_json::Value = serde_json::from_str(three[2]).unwrap();
            let differs = found["differs"].as_array().unwrap();
            let clauses = found["clauses"].as_array().unwrap();
            assert!(
                differs.is_empty() || !clauses.is_empty(),
                "{}\n{}",
                path.display(),
                three.join("\n")
            );
        }
    }
}

/// What is said of one log; nothing if it is refused.
fn compared(document: &str) -> String {
    let (code, out, _) = table(&["--compare"], document);
    if code == Some(0) { out } else { String::new() }
}
