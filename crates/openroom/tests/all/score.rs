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
    for wrong in ["77", "9/3", "1/9", "match:1/3", "round:x/3", "round:7/3"] {
        let (status, _, err) = openroom(&["--explain", wrong, "-"], PAIRS.as_bytes());
        assert!(status == 2 && err.contains("BOARD/CONTESTANT"), "{err}");
    }
}

#[test]
fn totals_and_matches_are_explained_in_every_language() {
    let explained = |figure: &str, lang: &str| {
        let args = ["--explain", figure, "--format", "text", "--lang", lang, "-"];
        let (status, out, err) = openroom(&args, PAIRS.as_bytes());
        assert_eq!(status, 0, "{err}");
        out
    };
    assert_eq!(
        explained("3", "en"),
        "1. Board 1. = 2\n2. The points are added up. = 2\n3. Procedural penalty: 1 x the standard penalty of 0.4. = -0.4  [90; White Book 90.2, 12.5]\n\
         4. Total. = 1.6\n5. The total is given as a percentage of 4. = 40  [White Book 143.1]\n6. Place 4.  [White Book 143.1]\n"
    );
    assert!(explained("3", "pt").contains("Penalidade de procedimento"));
    assert!(explained("3", "es").contains("Penalidad de procedimiento"));
    assert!(explained("3", "it").contains("Penalità procedurale"));
    assert!(explained("3", "ro").contains("Penalizare procedurală"));
    let teams = "event: {kind: teams}
scoring: {vp: {scale: ebu-teams4-20, boards: 8}}
matches: [{match: 1, teams: [A, B], imps: [12, -12]}]
";
    let args = [
        "--explain",
        "match:1/B",
        "--format",
        "text",
        "--lang",
        "en",
        "-",
    ];
    let (status, out, _) = openroom(&args, teams.as_bytes());
    assert_eq!(status, 0);
    assert!(
        out.contains("boards: 7 to 9, margin: -12. = 5  [White Book 161.1]"),
        "{out}"
    );
    let (status, out, _) = openroom(&["--explain", "A", "-"], teams.as_bytes());
    assert_eq!(status, 0);
    let steps: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(steps["contestant"], "A");
    let (_, tables, _) = openroom(&["--format", "text", "--lang", "ro", "-"], PAIRS.as_bytes());
    assert!(
        tables.contains("Concurent") && tables.contains("Dona 1"),
        "{tables}"
    );
}

/// What the table says of a ruled board goes into the event as it is.
#[test]
fn an_outcome_of_the_table_is_a_result_of_the_event() {
    let log = "edition: 2017
dealer: N
vul: none
auction: 1NT Pass 3NT Pass Pass Pass
log:
- D: called
- D: {misinformed: W}
- E: S4
- N: claims 9
- E: agrees
- D: {damage: yes}
- D: {adjust: {assigned: [[400, 0.6], [-50, 0.4]]}}
";
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["table", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(log.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let told = String::from_utf8_lossy(&output.stderr);
    let outcome: Value =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text} {told}"));
    let adjusted = &outcome["adjusted"];
    assert!(adjusted.is_object(), "{outcome}");
    let event = |line: &str| {
        format!(
            "scoring: {{method: matchpoints}}\nresults:\n- {{board: 1, ns: 1, ew: 2, {line}}}\n\
             - {{board: 1, ns: 3, ew: 4, score: 90}}\n- {{board: 1, ns: 5, ew: 6, score: -50}}\n"
        )
    };
    let by_hand = scored(&event("assigned: [[400, 0.6], [-50, 0.4]]"));
    assert_eq!(scored(&event(&format!("adjusted: {adjusted}"))), by_hand);
    // The result at the table may stand beside it; it does not count.
    assert_eq!(
        scored(&event(&format!("score: 90, adjusted: {adjusted}"))),
        by_hand
    );
    refused(
        &event("adjusted: {assigned: [[120, 0.6]]}"),
        &["line 3", "results[0].adjusted.assigned", "add up to 0.6"],
    );
    refused(
        &event("award: 60/40, adjusted: {award: 60/40}"),
        &["line 3", "`adjusted` cannot go with `award`"],
    );
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
        &["line 4", "results[0]", "the key \"scare\" is unknown"],
    );
    refused(
        "sporing: {}\n",
        &["line 1", "the key \"sporing\" is unknown"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, score: 425}\n"),
        &["line 4", "a multiple of 10"],
    );
    refused(
        &results("  - {board: 1, ns: 1, ew: 2, contract: 8S, by: N, result: =}\n"),
        &["line 4", "not a contract"],
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
        &["line 4", "one way round only"],
    );
    refused(
        "event: {kind: teams}\nscoring: {method: butler}\n",
        &["line 2", "scoring.method"],
    );
    refused("", &["empty"]);
    refused("[1, 2]", &["line 1"]);
    refused("results: [{board: 1, ns: [", &["not valid YAML"]);
    refused(
        "scoring: {expected: 1}\nresults:\n- {board: 1, ns: 1, ew: 2, score: 50}\n- {board: 1, ns: 3, ew: 4, score: 50}\n",
        &["line 4", "more results (2) than expected (1)"],
    );
}

#[test]
fn slips_that_would_score_wrongly_are_refused() {
    let pairs = |more: &str| {
        format!(
            "results:\n- {{board: 1, ns: 1, ew: 2, score: 50}}\n- {{board: 1, ns: 3, ew: 4, score: 0}}\n{more}"
        )
    };
    let teams = |more: &str| {
        format!(
            "event: {{kind: teams}}\nscoring: {{vp: {{scale: ebu-teams4-20, boards: 8}}}}\n{more}"
        )
    };
    let cases: [(String, &[&str]); 18] = [
        (pairs("penalties: [{contestant: 33, standard: 1}]"), &["line 4", "contestant 33 is unknown"]),
        (pairs("penalties: [{contestant: 1, standard: -1}]"), &["line 4", "penalties[0].standard", "not more than 0"]),
        (pairs("penalties: [{contestant: 1, standard: 1, match: 9}]"), &["line 4", "match 9 is unknown"]),
        (pairs("penalties: [{contestant: 1, standard: 1, amount: 2}]"), &["line 4", "exactly one amount is needed"]),
        (pairs("carry-over: {totals: [{contestant: 1, total: 10}]}"), &["carry-over", "contestant 1", "possible"]),
        (
            pairs("carry-over: {totals: [{contestant: 1, total: 1, possible: 2}, {contestant: 1, total: 1, possible: 2}]}"),
            &["line 4", "contestant 1 appears twice"],
        ),
        (pairs("withdrawals: [{contestant: 1, after: 3, of: 2}]"), &["line 4", "more rounds were played"]),
        (
            pairs("withdrawals: [{contestant: 1, after: 1, of: 2}, {contestant: 1, after: 1, of: 2}]"),
            &["line 4", "withdraws twice"],
        ),
        (pairs("matches: [{match: 1, teams: [1, 2], vps: [12, 8]}]"), &["line 4", "do not count"]),
        (pairs("settings: {repeated-average-plus: [60, 150]}"), &["line 4", "more than 100"]),
        (pairs("settings: {imp-unit: -1}"), &["line 4", "settings.imp-unit", "less than 0"]),
        (
            pairs("scales: {x: {columns: [{boards: [1, 8], rows: [[5, 5, 0]]}, {boards: [8, 9], rows: [[5, 5, 0]]}]}}"),
            &["line 4", "scales.x", "two columns cover the same number of boards, 8"],
        ),
        (
            teams("matches: [{match: 1, teams: [A, B], vps: [12, 8]}, {match: 1, teams: [C, D], vps: [12, 8]}]"),
            &["line 3", "match 1 appears twice"],
        ),
        (teams("matches: [{match: 1, teams: [A, A], vps: [12, 8]}]"), &["line 3", "two different contestants"]),
        (
            "event: {kind: teams}\nmatches: [{match: 1, teams: [A, B], vps: [12, 8]}, {match: 2, teams: [A, B], imps: [12, 8]}]".to_owned(),
            &["line 2", "victory points are given in an event that has none"],
        ),
        (
            "event: {kind: teams}\nresults:\n- {board: 1, ns: A, ew: B, room: open, score: 50}\n- {board: 1, ns: B, ew: A, room: open, score: 50}\n"
                .to_owned(),
            &["line 4", "board 1", "same room"],
        ),
        (
            "event: {kind: teams}\nscoring: {team-of: 8, teams-of-eight: aggregate}\nresults:\n- {board: 1, ns: A, ew: B, score: 50}\n- {board: 1, ns: A, ew: B, score: 50}\n- {board: 1, ns: B, ew: A, score: 50}\n"
                .to_owned(),
            &["line 4", "board 1", "A must have the same number of results each way, not 2 as North-South and 1"],
        ),
        (
            "event: {kind: teams}\nscoring: {vp: {scale: ebu-teams4-20, boards: 1}}\nresults:\n- {board: 1, ns: A, ew: B, score: 50}\n- {board: 1, ns: B, ew: A, score: 50}\n- {board: 2, ns: A, ew: B, score: 50}\n- {board: 2, ns: B, ew: A, score: 50}\n"
                .to_owned(),
            &["line 4", "2 boards in a match of 1"],
        ),
    ];
    for (event, parts) in cases {
        refused(&event, parts);
    }
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
