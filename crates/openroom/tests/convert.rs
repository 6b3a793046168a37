//! `openroom convert` from outside.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

fn convert(from: &str, to: &str, strict: bool, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["convert", "-", "-", "--from", from, "--to", to])
        .args(strict.then_some("--strict"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("openroom runs");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input)
        .expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn check(from: &str, to: &str, input: &str, wanted: &[&str]) -> String {
    let out = convert(from, to, false, input.as_bytes());
    let text = String::from_utf8(out.stdout).expect("text");
    let errors = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(out.status.success(), "{errors}");
    for part in wanted {
        assert!(
            text.contains(part) || errors.contains(part),
            "{part}\n{text}\n{errors}"
        );
    }
    text
}

const EVENT: &str = "event: {name: Club Night, kind: pairs}
contestants: [{id: 1, names: [Ana, Bea]}, {id: 2, names: [Cleo, Dan]}]
results:
- {board: 1, ns: 1, ew: 2, contract: 4S, by: N, tricks: 11, score: 450}
- {board: 2, ns: 1, ew: 2, award: {ns: AVE+, ew: AVE-}}
- {board: 3, ns: 1, ew: 2, contract: Pass, score: 0}
";

#[test]
fn a_log_becomes_pbn_and_lin() {
    let log = "board: 1\nauction: 1NT Pass Pass Pass\nplay: SA S2 S3 S4\n";
    let pbn = check("yaml", "pbn", log, &["[Contract \"1NT\"]", "SA S2 S3 S4"]);
    check(
        "pbn",
        "yaml",
        &pbn,
        &["auction: 1NT Pass Pass Pass", "play: SA S2 S3 S4"],
    );
    check("pbn", "lin", &pbn, &["mb|1N|mb|p|mb|p|mb|p|pg||pc|SA|"]);
    check("yaml", "json", log, &["\"auction\":\"1NT Pass Pass Pass\""]);
}

#[test]
fn what_is_lost_is_named() {
    let log =
        "board: 1\nlog: [{N: 1NT}, {E: 1S}, {S: attention}, {D: called}, {S: declines}, {E: 2S}]\n";
    let out = convert("yaml", "pbn", false, log.as_bytes());
    assert!(out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("lost: log 1: the entry E: 1S"));
    let out = convert("yaml", "pbn", true, log.as_bytes());
    assert_eq!(out.status.code(), Some(1));
    assert!(out.stdout.is_empty());
}

#[test]
fn faults_have_lines_and_the_rest_is_read_too() {
    let text = "[Board \"x\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n[Dealer \"Q\"]\n";
    let out = convert("pbn", "yaml", false, text.as_bytes());
    assert_eq!(out.status.code(), Some(2));
    assert!(out.stdout.is_empty());
    let errors = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(
        errors.contains("line 1: Board") && errors.contains("line 6: Dealer"),
        "{errors}"
    );
}

#[test]
fn results_go_round() {
    let xml = check(
        "yaml",
        "usebio",
        EVENT,
        &["EVENT_TYPE=\"PAIRS\"", "<SCORE>A6040</SCORE>"],
    );
    let yaml = check("usebio", "yaml", &xml, &["Ana", "AVE+"]);
    assert!(yaml.contains("\"contract\":\"4S\""), "{yaml}");
    let csv = check("yaml", "csv", EVENT, &["1,1,2,4S,N,,11,450", "the entries"]);
    check("csv", "json", &csv, &["\"AVE-\""]);
    let json = check(
        "yaml",
        "bridgemate",
        EVENT,
        &["\"Level\":-7", "\"TotalTricks\":11"],
    );
    check("bridgemate", "csv", &json, &["1,1,2,4S,N,,11"]);
    check(
        "yaml",
        "pbn",
        EVENT,
        &["[Contract \"4S\"]", "[North \"Ana\"]"],
    );
}

#[test]
fn latin_1_is_read() {
    let out = convert("pbn", "pbn", true, b"[Board \"1\"]\n[North \"Malm\xf6\"]\n");
    assert!(out.status.success());
    assert!(String::from_utf8_lossy(&out.stdout).contains("Malmö"));
}
