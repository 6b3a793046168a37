//! `openroom score` as a user meets it.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// Runs the command; gives the exit status, standard output and standard error.
fn openroom(args: &[&str], stdin: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("score")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A command that does not read its input may be gone already.
    let _ = child.stdin.take().expect("a pipe").write_all(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    (
        output.status.code().expect("no signal"),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

fn scored(event: &str) -> Value {
    let (status, out, err) = openroom(&["-"], event.as_bytes());
    assert_eq!((status, err.as_str()), (0, ""), "{event}");
    serde_json::from_str(&out).expect("JSON")
}

/// The event is refused; the message has all of these in it.
fn refused(event: &str, parts: &[&str]) {
    let (status, out, err) = openroom(&["-"], event.as_bytes());
    assert_eq!((status, out.as_str()), (2, ""), "{event}\n{err}");
    for part in parts {
        assert!(err.contains(part), "{part:?} is not in {err:?}");
    }
    assert!(err.contains("remedy: "), "{err:?}");
}

const PAIRS: &str = "\
event:    {name: Thursday Pairs, kind: pairs}
edition:  2017
scoring:  {method: matchpoints}
contestants: [{id: 1, names: [Ana, Bea]}, {id: 2}, {id: 3}, {id: 4}, {id: 5}, {id: 6}]
results:
  - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: \"+1\"}
  - {board: 1, ns: 3, ew: 4, contract: Pass}
  - {board: 1, ns: 5, ew: 6, score: -50}
penalties:
  - {contestant: 3, standard: 1}
";

#[test]
fn standings_and_boards() {
    let scores = scored(PAIRS);
    let first = &scores["standings"][0];
    assert_eq!(first["rank"], 1);
    assert_eq!(first["tied"], true);
    assert_eq!(first["percent"], 100);
    let third = scores["standings"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|s| s["contestant"] == 3);
    assert_eq!(third.expect("3")["total"].to_string(), "1.6");
    assert_eq!(scores["boards"][0]["top"], 4);
    let line = &scores["boards"][0]["lines"][1];
    assert_eq!(
        (&line["ns"], &line["ns_points"]),
        (&Value::from(3), &Value::from(2))
    );
}

#[test]
fn json_is_read_as_well() {
    let json = r#"{"event": {"name": "J"}, "scoring": {"method": "matchpoints"},
	"results": [{"board": 1, "ns": "N", "ew": "no", "score": 50}, {"board": 1, "ns": 3, "ew": 4, "score": -50}]}"#;
    let scores = scored(json);
    assert_eq!(scores["standings"][0]["contestant"], 4);
    assert_eq!(scores["boards"][0]["lines"][0]["ew"], "no");
}

#[test]
fn tables_for_people() {
    let (status, out, _) = openroom(&["--format", "text", "-"], PAIRS.as_bytes());
    assert_eq!(status, 0);
    assert!(out.starts_with("Thursday Pairs\n"), "{out}");
    assert!(
        out.contains("1=") && out.contains("Ana, Bea") && out.contains("(penalty 0.4)"),
        "{out}"
    );
}

#[test]
fn a_figure_is_explained() {
    let (status, out, _) = openroom(
        &["--explain", "1/3", "--format", "text", "-"],
        PAIRS.as_bytes(),
    );
    assert_eq!(status, 0);
    assert!(
        out.contains("+450 x 1, +0 x 1, -50 x 1") && out.contains("[78A]"),
        "{out}"
    );
    let (status, out, _) = openroom(&["--explain", "1/3", "-"], PAIRS.as_bytes());
    assert_eq!(status, 0);
    let steps: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        steps["steps"]
            .as_array()
            .expect("steps")
            .last()
            .expect("a step")["value"],
        2
    );
    for wrong in ["1", "9/3", "1/9"] {
        let (status, _, err) = openroom(&["--explain", wrong, "-"], PAIRS.as_bytes());
        assert!(status == 2 && err.contains("BOARD/CONTESTANT"), "{err}");
    }
}

#[test]
fn teams_have_matches() {
    let scores = scored(
        "event: {kind: teams}
scoring: {method: imps, vp: {scale: wbf-2013, boards: 24}}
results:
  - {match: 1, board: 1, room: open, ns: A, ew: B, contract: 4S, by: S, result: \"=\"}
  - {match: 1, board: 1, room: closed, ns: B, ew: A, contract: 4S, by: S, result: -1}
",
    );
    let played = &scores["matches"][0];
    assert_eq!(played["teams"].to_string(), r#"["A","B"]"#);
    assert_eq!(played["imps"].to_string(), "[10,-10]");
    assert_eq!(played["vps"].to_string(), "[12.33,7.67]");
    assert_eq!(scores["boards"][0]["lines"][1]["ns_points"], -10);
}

#[test]
fn bad_events_are_refused_with_line_and_remedy() {
    let results = |lines: &str| {
        format!("event: {{kind: pairs}}\nscoring: {{method: matchpoints}}\nresults:\n{lines}")
    };
    refused(
        &results(
            "  - {board: 1, ns: 1, ew: 2, assigned: {ns: [[420, 0.6], [-50, 0.3]], ew: 420}}\n",
        ),
        &["line 4", "results[0].assigned.ns", "add up to 0.9"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 1, score: 50}\n"),
        &["line 4", "board 1", "plays against itself"],
    );
    refused(
        &results(
            "  - {board: 1, ns: 1, ew: 2, score: 50}\n  - {board: 1, ns: 3, ew: 2, score: 50}\n",
        ),
        &["line 5", "board 1", "contestant 2 has two results"],
    );
    refused(
        "scoring: {method: matchpoints, vp: {scale: ebu-20, boards: 8}}\n",
        &[
            "line 1",
            "scoring.vp.scale",
            "\"ebu-20\" is unknown",
            "ebu-teams4-20",
        ],
    );
    refused(
        &results(
            "  - {board: 1, ns: 1, ew: 2, score: 50}\n  - {board: 1, ns: 3, ew: 4, score: 50}\n  - {board: 1, ns: 5, ew: 6, score: 50, form: b}\n",
        ),
        &["line 6", "board 1", "form b", "147.2"],
    );
    refused(
        "contestants: [{id: 1}]\nresults:\n  - {board: 1, ns: 1, ew: 7, score: 50}\n",
        &["line 3", "contestant 7 is unknown"],
    );
    refused(
        "contestants: [{id: 1}, {id: 1}]\n",
        &["line 1", "contestants[1]", "twice"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, scare: 50}\n"),
        &["line 4", "results[0]", "unknown key \"scare\""],
    );
    refused("sporing: {}\n", &["line 1", "unknown key \"sporing\""]);
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, score: 425}\n"),
        &["line 4", "multiples of 10"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, contract: 8S, by: N, result: =}\n"),
        &["line 4", "no contract"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, contract: 4S, by: N, result: +4}\n"),
        &["line 4", "not possible"],
    );
    refused(
        &results("  - {board: x, ns: 1, ew: 2, contract: 4S, by: N, result: =}\n"),
        &["line 4", "vulnerability"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, award: {ns: AVE++, ew: AVE}}\n"),
        &["line 4", "AVE+, AVE, AVE-"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2}\n"),
        &["line 4", "no result"],
    );
    refused(
        "event: {kind: teams}\nscoring: {method: imps}\nresults:\n  - {board: 1, ns: A, ew: B, score: 50}\n",
        &["line 4", "one side only"],
    );
    refused(
        "event: {kind: teams}\nscoring: {method: butler}\n",
        &["line 2", "scoring.method"],
    );
    refused("", &["empty"]);
    refused("[1, 2]", &["line 1"]);
    refused("results: [{board: 1, ns: [", &["not YAML"]);
    refused(
        "scoring: {expected: 1}\nresults:\n- {board: 1, ns: 1, ew: 2, score: 50}\n- {board: 1, ns: 3, ew: 4, score: 50}\n",
        &["line 4", "2 results where 1 are expected"],
    );
}

#[test]
fn every_error_is_told_at_once() {
    let (status, _, err) = openroom(
        &["-"],
        b"event: {kind: trios}\nresults:\n- {board: 1, ns: 1, ew: 2, score: x}\n- {board: 1, ns: 3, ew: 4}\n",
    );
    assert_eq!(status, 2);
    assert_eq!(err.lines().count(), 3, "{err}");
}

#[test]
fn a_missing_file_is_told() {
    let (status, _, err) = openroom(&["no-such-event.yaml"], b"");
    assert!(status == 2 && err.contains("no-such-event.yaml"), "{err}");
    let (status, _, err) = openroom(&["-"], b"event: \xff\n");
    assert!(status == 2 && err.contains("line 1: not UTF-8"), "{err}");
}
