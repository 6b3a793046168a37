//! `openroom dd`, `openroom claim` and `openroom table --dd`, as a user sees them.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

const BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/board.yaml");

fn openroom(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .envs([
            ("LC_ALL", ""),
            ("LC_MESSAGES", ""),
            ("LANG", ""),
            ("OPENROOM_CACHE", ""),
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn out(args: &[&str], input: &str) -> String {
    let output = openroom(args, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The figures of the board and of a claim on it.
const CLAIM: &str = "
dealer: S
vul: none
edition: 2017
deal: 'S:84.AKQ73.K52.A96 AQT5.96.QJ9.T875 K73.J854.A64.QJ2 J962.T2.T873.K43'
auction: 1H Pass 3H Pass 4H Pass Pass Pass
play: SA S3 S2 S4 DQ DA D3 D2 HJ H2 HA H6
log:
- S: 'claims 9: I give up a diamond'
- W: objects
";

#[test]
fn a_table_of_tricks_and_par() {
    insta::assert_snapshot!(out(&["dd", BOARD], ""));
}

#[test]
fn a_table_of_tricks_and_par_as_json() {
    insta::assert_snapshot!(out(&["dd", "--json", BOARD], ""));
}

#[test]
fn several_boards_in_romanian() {
    let boards = "board: 1\ndeal: 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'\n\
        ---\nboard: 2\ndeal: 'N:AKQJT98.765432.. ..AKQJT98.765432 765432.AKQJT98.. ..765432.AKQJT98'\n";
    insta::assert_snapshot!(out(&["dd", "-", "--lang", "ro"], boards));
}

#[test]
fn a_hand_that_is_not_known() {
    let output = openroom(&["dd", "-"], "board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 - - -'\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(
        text.contains("standard input: document 1: deal: the hand of E is not known"),
        "{text}"
    );
}

#[test]
fn a_claim_for_people() {
    insta::assert_snapshot!(out(&["claim", "-"], CLAIM));
}

#[test]
fn a_claim_in_every_language() {
    for lang in ["pt", "es", "it", "ro"] {
        let text = out(&["claim", "-", "--lang", lang], CLAIM);
        assert!(text.contains("{tricks: {NS: 10}}"), "{text}");
    }
}

#[test]
fn a_claim_for_programs() {
    let json = out(&["claim", "-", "--json", "--class", "expert"], CLAIM);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["tricks"], serde_json::json!({"NS": 10}));
    assert_eq!(value["claimed"], 9);
    assert_eq!(value["left"], 10);
    assert_eq!(value["clauses"], serde_json::json!(["70A", "70C2", "70E2"]));
    assert_eq!(value["line"].as_array().unwrap().len(), 40);
    assert_eq!(value["lost"].as_array().unwrap().len(), 2);
    assert_eq!(value["if_other_line_irrational"], serde_json::Value::Null);
}

#[test]
fn no_claim_to_analyse() {
    let output = openroom(&["claim", "-"], "board: 1\nauction: Pass Pass Pass Pass\n");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("There is no claim in this log"), "{text}");
}

#[test]
fn what_the_cards_were_worth() {
    let json = out(&["table", "--dd", "-"], CLAIM);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    let plays = value["dd"]["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 12);
    assert_eq!(plays[0]["card"], "SA");
    let claim = &value["dd"]["claims"][0];
    assert_eq!(
        (&claim["seat"], &claim["claimed"]),
        (&"S".into(), &11.into())
    );
    // Each card leaves what there was but for its cost to the side that played it; the claim is held against what is left.
    let mut tricks = value["dd"]["tricks"].as_i64().unwrap();
    for play in plays {
        let cost = play["cost"].as_i64().unwrap();
        let declares = ["N", "S"].contains(&play["seat"].as_str().unwrap());
        tricks += if declares { -cost } else { cost };
        assert_eq!(play["tricks"], tricks, "{play}");
    }
    assert_eq!(claim["tricks"], tricks);
    // Nothing else of the outcome changes.
    let plain = out(&["table", "-"], CLAIM);
    let mut without = value.clone();
    without.as_object_mut().unwrap().remove("dd");
    assert_eq!(
        without,
        serde_json::from_str::<serde_json::Value>(&plain).unwrap()
    );
}
